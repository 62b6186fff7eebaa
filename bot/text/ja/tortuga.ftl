## 画像：言葉はできるだけ少なく。続いて代替テキストだけの文

tortuga-picture_round = 第{ $round }ラウンド
tortuga-picture_setup = 出航準備
tortuga-picture_over = ゲーム終了
tortuga-picture_sudden = サドンデス
tortuga-picture_restricted = めくるか選ばせるのみ
tortuga-picture_actions = 1手番に{ $actions }アクション
tortuga-picture_seat = 席{ $number }
tortuga-picture_place = { $at ->
    [FD] ダッチマン号
    [JR] ロジャー号
    [TOR] トルトゥーガ
    [GAL] ガレオン船
    [B1] ダッチマンのボート
   *[B2] ロジャーのボート
}
tortuga-picture_rank = { $rank ->
    [CPT] 船長
    [FM] 一等航海士
    [CB] 給仕
   *[GOV] 知事
}
tortuga-picture_deck = 山札
tortuga-picture_discard = 捨て札
tortuga-picture_vote = { $vote ->
    [attack] 襲撃
    [mutiny] 反乱
   *[brawl] 乱闘
}
tortuga-picture_outcome = { $outcome ->
    [success] 成功
    [failure] 失敗
    [british] イギリスへ
    [french] フランスへ
   *[split] 1個ずつ
}
tortuga-picture_won = { $reason ->
    [draw] 引き分け
    [resigned] 勝者なし
   *[most_treasure] { $side ->
        [B] イギリスの勝利
        [F] フランスの勝利
       *[D] オランダの勝利
    }
}
tortuga-picture_hand = あなたの手札
tortuga-picture_loyalty = { $side ->
    [B] イギリス
    [F] フランス
   *[D] オランダ
}
tortuga-picture_votes = { $count ->
    [0] 投票カードなし
   *[other] 投票カード{ $count }枚
}
tortuga-picture_seen = 覗いたカード
tortuga-picture_held = 表向きで保持
tortuga-picture_calling = { $vote ->
    [attack] 投票中：{ $aim ->
        [GAL] ガレオン船
        [FD] ダッチマン号
       *[JR] ジョリーロジャー号
    }への襲撃
    [mutiny] 投票中：{ $at ->
        [FD] ダッチマン号
       *[JR] ジョリーロジャー号
    }の反乱
   *[brawl] 投票中：トルトゥーガの乱闘
}
tortuga-picture_card = { $code ->
    [LOM] 私掠免許状
    [PIS] ピストル
    [ALB] アホウドリ
    [BSP] 黒丸
    [MAP-FD] 地図：ダッチマン号
    [MAP-JR] 地図：ジョリーロジャー号
    [MAP-TOR] 地図：トルトゥーガ
    [GUN] 火薬
    [STO] 嵐
    [CRO] 見張り台
    [CAB] 船内の鬱憤
    [PIE] 八レアル銀貨
    [KIL] 悪魔殺し
    [ARM] スペイン無敵艦隊
   *[none] なし
}
tortuga-picture_turn = { $phase ->
    [setup] 両船長が宝箱を積み込みます。
    [sudden_death] サドンデス、第{ $round }ラウンド：{ $seat }の手番。
   *[main] 第{ $round }ラウンド：{ $seat }の手番。
}{ $actions ->
    [0] {""}
    [1] {""}
   *[other] 1手番に{ $actions }アクション。
}{ $restricted ->
    [true] めくるか選ばせるのみ。
   *[false] {""}
}
tortuga-picture_end = { $reason ->
    [draw] 引き分け。全員で分け合います。
    [resigned] 勝者なし。
   *[most_treasure] { $side ->
        [B] イギリスの勝利
        [F] フランスの勝利
       *[D] オランダの勝利
    }：{ $winners }。
}
    { $loyalties }
tortuga-picture_end-loyalties = { $seat }：{ tortuga-picture_loyalty }
tortuga-picture_tally = 宝箱：イギリス{ $british }個、フランス{ $french }個、ガレオン船に{ $galleon }個。
tortuga-picture_line = { $at ->
    [FD] フライング・ダッチマン号（先頭が船長）
    [JR] ジョリーロジャー号（先頭が船長）
   *[TOR] トルトゥーガ（先頭が知事）
}：{ $line_count ->
    [0] 誰もいない
   *[other] { $line }
}。イギリス側{ $british }個、フランス側{ $french }個{ $outside ->
    [0] {""}
   *[other] 、未確定{ $outside }個
}。
tortuga-picture_boats = { $boats }
tortuga-picture_boats-boats = { tortuga-picture_place }：{ $destroyed ->
    [true] 破壊
   *[false] { $seat ->
        [none] 空き
       *[other] { $seat }
    }
}
tortuga-picture_row = イベントカード（山札{ $deck }枚、捨て札{ $size ->
        [0] 0枚
       *[other] { $size }枚、一番上は{ tortuga-picture_card }
    }）：
    { $row }
tortuga-picture_row-row = { $slot }番：{ $lies ->
    [down] 裏向き
   *[empty] なし
}{ $peekers_count ->
    [0] {""}
   *[other] 、覗いた人：{ $peekers }
}
tortuga-picture_kept = 表向きで保持：
    { $kept }
tortuga-picture_kept-kept = { $seat }：{ tortuga-picture_card }
tortuga-picture_fewer = 投票カードが3枚未満：
    { $fewer }
tortuga-picture_fewer-fewer = { $seat }：{ $size }枚
tortuga-picture_open = 投票中です。{ $vote ->
    [attack] { $caller }が{ $at ->
        [FD] ダッチマン号
       *[JR] ジョリーロジャー号
    }で{ $aim ->
        [GAL] ガレオン船
        [FD] ダッチマン号
       *[JR] ジョリーロジャー号
    }を襲撃。
    [mutiny] { $caller }が{ $at ->
        [FD] ダッチマン号
       *[JR] ジョリーロジャー号
    }で船長{ $captain }への反乱を呼びかけ。
   *[brawl] { $caller }がトルトゥーガで乱闘を呼びかけ。
}
tortuga-picture_last = 前回の投票：{ $vote ->
    [attack] { $caller }が{ $at ->
        [FD] ダッチマン号
       *[JR] ジョリーロジャー号
    }で{ $aim ->
        [GAL] ガレオン船
        [FD] ダッチマン号
       *[JR] ジョリーロジャー号
    }を襲撃。大砲{ $cannons }、松明{ $torches }、水{ $waters }
    [mutiny] { $caller }が{ $at ->
        [FD] ダッチマン号
       *[JR] ジョリーロジャー号
    }で船長{ $captain }に反乱。{ $size }枚のうち髑髏{ $skulls }
   *[brawl] { $caller }がトルトゥーガで乱闘。イギリスの国旗{ $british }、フランスの国旗{ $french }
}：{ $outcome ->
    [success] 成功
    [failure] 失敗
    [british] イギリスへ
    [french] フランスへ
    [split] 1個ずつ
   *[none] 判定前
}。カード：{ $cards }。
tortuga-picture_allegiance = あなたの忠誠：{ tortuga-picture_loyalty }
tortuga-picture_cards = { $count ->
    [0] 投票カードはありません。
   *[other] あなたの投票カード：
    { $cards }
}
tortuga-picture_cards-cards = { $code }：{ $top ->
    [C] 大砲
    [T] 松明
   *[W] 水
}、{ $flag ->
    [B] イギリスの国旗
   *[F] フランスの国旗
}、{ $bottom ->
    [S] 髑髏
   *[N] 髑髏なし
}
tortuga-picture_memory = 並びで覗いたカード：
    { $memory }
tortuga-picture_memory-memory = { $slot }番：{ tortuga-picture_card }
tortuga-picture_owned = あなたの前に表向き：
    { $owned }
tortuga-picture_owned-owned = { tortuga-picture_card }
