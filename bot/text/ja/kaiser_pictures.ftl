### 「The Kaiser’s Pirates」の画像の言葉と、画像の説明文。

## 画像の言葉

kaiser-picture_round = { $rounds ->
    [none] 第{ $round }ラウンド
   *[other] ラウンド{ $round }/{ $rounds }
}
kaiser-picture_after = 第{ $round }ラウンド終了
kaiser-picture_over = ゲーム終了
kaiser-picture_discards = 捨て札
kaiser-picture_extra = 追加ターン
kaiser-picture_further = 追加ラウンド
kaiser-picture_seat = 席{ $number }
kaiser-picture_total = 合計{ $va }点
kaiser-picture_va = { $va }点
kaiser-picture_points = { $points }点
kaiser-picture_state = { $state ->
    [damage] 損傷
    [supply] 補給不足
    [refuge] 避難中
    [identified] 正体判明
    [disguised] 偽装
    [fog] 濃霧
    [deception] 欺瞞工作
    [british] イギリス海軍
    [upright] 縦向きのカード
    [waiting] 商船待ちのドイツ艦
    [points_brief] ラウンドポイント
    [points] ラウンドポイント（★の左は勝利得点）
    [warship] 軍艦
    [raider] 通商破壊艦
    [prize] 拿捕船
   *[other] 1ターン休み
}
kaiser-picture_purpose = { $purpose ->
    [intercept] 攻撃
    [mines] 機雷攻撃
    [torpedo] 魚雷攻撃
    [recognise_prize] 拿捕船の識別
    [duel] 砲戦
    [amc_guns] 仮装巡洋艦の反撃
    [pursuit] 追撃
    [safe_passage] 入港の判定
    [refuge_repair] 避難場所での修理
    [refuge_supply] 避難場所での再補給
   *[other] 拿捕船の物資
}
kaiser-picture_side = { $role ->
    [safe_passage] 阻止側
    [shallow_run] 浅瀬
    [exhausted] 残りの物資
    [navy] イギリス海軍
    [breakout] 阻止側（包囲網）
    [breaking_out] 包囲の突破
   *[none] { $what }
}
kaiser-picture_outcome = { $outcome ->
    [sunk] { $hit ->
        [captured] 拿捕
       *[other] 撃沈
    }
    [damaged] { $hit ->
        [again] 沈まず
        [afloat] 沈まず
        [spared] 拿捕ならず
       *[other] 損傷
    }
    [success] 成功
    [failure] { $purpose ->
        [shallow_run] 座礁
       *[other] 失敗
    }
   *[other] 効果なし
}
kaiser-picture_mod = { $why ->
    [night] 夜間
    [surprise_attack] 奇襲
    [searchlight] サーチライト
    [monitor] モニター艦
    [damaged] 損傷
    [low_supply] 補給不足
    [fast_ship] 高速船
    [non_combatant] 非戦闘員
    [seeadler] Seeadler
    [prize] 拿捕船
    [wolf] Wolf
    [sailing_ship] 帆船
    [fair_seas] 好天
    [fast_raider] 高速な通商破壊艦
   *[other] 石炭
}{ SIGNED($amount) }
kaiser-picture_part = { $part ->
    [attack] 攻撃
    [defence] 防御
    [special] スペシャル
    [reflag] 国籍
   *[other] 欺瞞
}
kaiser-picture_entry = { $entry ->
    [end] ターン終了
    [warship_intercept] 軍艦の襲撃
    [raider_intercept] 通商破壊艦の襲撃
    [british_intercept] イギリス海軍の迎撃
    [submarine_torpedo] 魚雷
    [submarine_mines] 機雷
   *[none] なし
}
kaiser-picture_counted = { $how ->
    [sunk] 商船{ $n }隻撃沈
    [safe] 入港{ $n }隻
    [prize] 拿捕船{ $n }隻
    [exhausted] 使い切り{ $n }隻
    [german] ドイツ艦{ $n }隻撃沈
   *[card] カードの船{ $n }隻撃沈
}
kaiser-picture_counted_in = 第{ $round }ラウンド：{ $counted }
kaiser-picture_struck = { $round ->
    [none] 得点にならない船
   *[other] 第{ $round }ラウンドで得点にならなかった船
}：{ $names }
kaiser-picture_past = 第{ $round }ラウンド：{ $va }点、{ SIGNED($points) }
kaiser-picture_afloat = 残っている艦：{ $names }
kaiser-picture_hand = 手札（{ $count }枚）
kaiser-picture_family = { $family ->
    [action] アクション
    [reaction] リアクション
   *[other] 補助
}
kaiser-picture_sign = { $sign ->
    [sideways] イギリス海軍のダイス
    [night] 夜間
    [challenge] 効果（自分 : 相手のダイス）
    [upright] 効果のダイス
    [mine] 機雷
    [torp] 魚雷
    [gun] 砲
    [dc] 爆雷
   *[defence] 防御
}
kaiser-picture_knows = { $name }の手札（わかっている分）：
kaiser-picture_next = 山札の上から：
kaiser-picture_committed = 裏向き：
kaiser-picture_laid = { $name }（{ $where }）
kaiser-picture_where = { $mode ->
    [british] イギリス海軍
   *[other] 縦向き
}
kaiser-picture_effect = { $kind ->
    [amc] 商船に代わって戦う
    [blockade_runner] 再補給を試みる
    [boarding_party] 撃沈せずに拿捕する
    [team_only] チーム戦専用（効果なし）
    [bounding_main] 次の敵は1ターン休み
    [break_contact] 攻撃の振り切りを狙う
    [breakdown] 敵艦の損傷を狙う
    [breakout] 新しいドイツ艦の獲得を狙う
    [collier] 全艦の補給不足を解消
    [damage_control] 1隻を修理
    [deception] 敵が使えるのはランダムな1枚だけ
    [exchange_information] チームメイトと交換
    [fair_seas] 入港を試みる（+1）
    [fast_ship] 通商破壊艦の攻撃に−2
    [fog_bank] 敵1人を1回休みに
    [good_hunting] 通商破壊艦が2隻攻撃
    [heavy_weather] 損傷した船を失うおそれ
    [intelligence] 手札か山札を見る
    [interned] 敵艦の除外を狙う
    [interrogate] 正体を暴いて攻撃
    [island_refuge] 避難して修理
    [lay_mines] 商船の列に機雷
    [minesweeper] 機雷攻撃を無効化
    [mistaken_identity] 沈められた商船を交換する
    [monitor] 避難中の船を攻撃
    [non_combatant] 自分の商船への攻撃−2
    [pull_the_plug] 自沈し、得点させない
    [qqq] 通商破壊艦の正体を暴く
    [q_ship] 潜水艦と戦う
    [razzle_dazzle] 魚雷の回避を狙う
    [recalled] 敵艦の帰還を狙う
    [recon_aircraft] ランダムな2枚を奪う
    [reflag] 自分の船を偽装
    [rendezvous_missed] 敵を補給不足（攻撃−2）に
    [sail_q_ship] 帆船で潜水艦と戦う
    [scuttle] 損傷した自艦を自沈
    [searchlight] 夜間に+3
    [second_chance] 追加ターンを得る
    [shallow_run] 逃走、損傷のおそれ
    [shipping_lanes] 軍艦が全商船を攻撃
    [slim_pickings] 攻撃を止める／標的を1隻に減らす
    [special_cargo] 沈めた商船は得点2倍
    [submarine_u] 商船に魚雷攻撃
    [submarine_uc] 魚雷か機雷
    [surprise_attack] +2、逃走を封じる
    [transfer_command] 敵艦の奪取を試みる
    [trap] 攻撃された自分の商船が反撃
   *[wireless_intercept] 捨て札の上2枚を取る
}

## 画像の説明文

kaiser-picture_turn = { kaiser-picture_round }{ $seat ->
    [none] {""}
   *[other] 。{ $seat }のターン
}{ $extra ->
    [true] （追加ターン）
   *[other] {""}
}。山札{ $remaining }枚。
kaiser-picture_fight = { $card ->
    [none] { kaiser-picture_purpose }
   *[other] { $card }
}：{ $sides }、{ kaiser-picture_outcome }。
kaiser-picture_fight-sides = { kaiser-picture_side }（{ $seat }）{ $dice }{ $mods_count ->
    [0] {""}
   *[other] 、{ $mods }
}、結果{ $result }
    .separator = ／
kaiser-picture_fight-sides-dice = d{ $sides } { $face }
    .separator = 、
kaiser-picture_fight-sides-mods = { kaiser-picture_mod }
    .separator = 、
kaiser-picture_read = ソリティアカード：{ $read }。
kaiser-picture_read-read = { kaiser-picture_part }{ $face ->
    [none] {""}
   *[other] {" "}{ $face }
} { $card ->
    [none] { kaiser-picture_entry }
   *[other] { $card }
}
    .separator = 、
kaiser-picture_fleet = { $seat }：手札{ $size }枚、勝利得点{ $amount }点{ $waiting ->
    [none] {""}
    [0] {""}
   *[other] （沈めたドイツ艦{ $waiting }隻は、対になる商船待ち）
}、ラウンドポイント{ $total }点{ $fog ->
    [true] 、濃霧
   *[other] {""}
}{ $deception ->
    [true] 、欺瞞工作
   *[other] {""}
}{ $skipped ->
    [true] 、1ターン休み
   *[other] {""}
}。{ $ships_count ->
    [0] ドイツ艦なし
   *[other] { $ships }
}{ $prizes_count ->
    [0] {""}
   *[other] 。拿捕船：{ $prizes }
}{ $row_count ->
    [0] {""}
   *[other] 。商船：{ $row }
}
kaiser-picture_fleet-ships = { kaiser-picture_fleet-row }
    .separator = 、
kaiser-picture_fleet-prizes = { kaiser-picture_fleet-row }
    .separator = 、
kaiser-picture_fleet-row = { $name } { $va }{ $identified ->
    [true] 正体判明
   *[other] {""}
}{ $damage ->
    [0] {""}
    [1] 損傷
   *[other] 損傷×{ $damage }
}{ $supply ->
    [true] 補給不足
   *[other] {""}
}{ $refuge ->
    [true] 避難中
   *[other] {""}
}
    .separator = 、
kaiser-picture_table = 伏せたカード：{ $slots }。
kaiser-picture_table-slots = { $ship ->
    [none] { kaiser-picture_place }
   *[other] { $ship }
}{ $card ->
    [none] {""}
   *[other] ：{ $card }
}{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
    .separator = 、
kaiser-picture_place = { $where ->
    [british] イギリス海軍
    [action] アクション
    [lay] 機雷
   *[other] 襲撃
}
kaiser-picture_top = 捨て札：{ $top }。
kaiser-picture_round_over = 第{ $round }ラウンドが終わりました。
kaiser-picture_match_over = 対戦が終わりました。{ $winners_count ->
    [0] 勝者なし。
   *[other] 勝者：{ $winners }。
}
kaiser-picture_scored = { $seat }、ラウンドポイント{ $total }点。{ $rounds_count ->
    [0] {""}
   *[other] { $rounds }。
}{ $counted_count ->
    [0] {""}
   *[other] { $last ->
        [none] {""}
       *[other] 第{ $last }ラウンド：
    }{ $counted }。
}{ $struck_count ->
    [0] {""}
   *[other] { $last ->
        [none] 得点にならない船
       *[other] 第{ $last }ラウンドで得点にならなかった船
    }：{ $struck }。
}{ $ships_count ->
    [0] {""}
   *[other] 残っている艦：{ $ships }。
}
kaiser-picture_scored-rounds = 第{ $n }ラウンド：勝利得点{ $va }点、ラウンドポイント{ SIGNED($points) }点
    .separator = 、
kaiser-picture_scored-counted = { kaiser-picture_counted }
    .separator = 、
kaiser-picture_scored-struck = { $name }
    .separator = 、
kaiser-picture_scored-ships = { $name }
    .separator = 、
kaiser-picture_cards = あなたの手札（{ $size }枚）：{ $cards }。
kaiser-picture_cards-cards = { $card }（{ $coin }{ $night ->
    [true] 夜間
   *[other] {""}
}）{ $kind ->
    [none] {""}
   *[other] { kaiser-picture_effect }
}
    .separator = 、
kaiser-picture_laid_cards = あなたの前に裏向き：{ $slots }。
kaiser-picture_laid_cards-slots = { $card }（{ $ship ->
    [none] { kaiser-picture_place }
   *[other] { $ship }
}）
    .separator = 、
kaiser-picture_known = { $seat }の手札のうちわかっているカード：{ $known }。
kaiser-picture_deck = 山札の上から：{ $order }。
