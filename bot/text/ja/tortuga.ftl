### トルトゥーガ 1667。メッセージの名前と使える引数は bot/text/__init__.py を参照。

tortuga-pitch = 秘密投票で力を合わせ、スペインのガレオン船から宝箱を奪いましょう。ただし、隣の仲間がどの勢力の味方かは誰にもわかりません。
    .title = トルトゥーガ 1667
    .length = { $lo }～{ $hi }人、約30～45分（メッセージでゆっくり進めるなら数日）
    .how =
        全員がひそかにイギリス人かフランス人です（奇数人数なら1人はオランダ人で、同点のときに勝ちます）。勝敗は勢力ごとに決まります。
        手番ではアクションを1つ（2人だけなら2つ）行います。イベントカードを覗くかめくる、ボートで移動する、または役職の力（襲撃、島流し、反乱、宝箱の移動、乱闘）を使います。
        襲撃と反乱、乱闘は秘密投票で決まります。スペイン無敵艦隊のカードがめくられたとき、宝箱の多い勢力の勝ちです。同点でオランダの人がいなければサドンデスになり、先に上回った勢力の勝ちです。
    .aliases = トルトゥーガ, トルトゥガ

## 用語

tortuga-term-place = { $value ->
    [FD] フライング・ダッチマン号
    [JR] ジョリーロジャー号
    [TOR] トルトゥーガ
    [GAL] スペインのガレオン船
    [B1] ダッチマンのボート
    [B2] ロジャーのボート
   *[other] { $value }
}
tortuga-term-hold = { $value ->
    [GAL] スペインのガレオン船
    [FD-B] 🇬🇧フライング・ダッチマン号のイギリス側
    [FD-F] 🇫🇷フライング・ダッチマン号のフランス側
    [JR-B] 🇬🇧ジョリーロジャー号のイギリス側
    [JR-F] 🇫🇷ジョリーロジャー号のフランス側
    [TOR-B] 🇬🇧トルトゥーガのイギリス側
    [TOR-F] 🇫🇷トルトゥーガのフランス側
    [TOR-X] トルトゥーガ（未確定）
   *[other] { $value }
}
tortuga-term-card = { $value ->
    [LOM] 📜私掠免許状
    [PIS] 🔫ピストル
    [ALB] 🕊️アホウドリ
    [BSP] ⚫黒丸
    [MAP-FD] 🗺️宝の地図（フライング・ダッチマン号）
    [MAP-JR] 🗺️宝の地図（ジョリーロジャー号）
    [MAP-TOR] 🗺️宝の地図（トルトゥーガ）
    [GUN] 🛢️火薬
    [STO] ⛈️嵐
    [CRO] 🔭見張り台
    [CAB] 🌀船内の鬱憤
    [PIE] 🪙八レアル銀貨
    [KIL] 🥃悪魔殺し
    [ARM] 🇪🇸スペイン無敵艦隊
   *[other] { $value }
}
tortuga-term-vote = { $value ->
    [CBS] 💣🇬🇧💀
    [CBN] 💣🇬🇧▫️
    [CFS] 💣🇫🇷💀
    [CFN] 💣🇫🇷▫️
    [TBS] 🔥🇬🇧💀
    [TBN] 🔥🇬🇧▫️
    [TFS] 🔥🇫🇷💀
    [TFN] 🔥🇫🇷▫️
    [WBS] 💧🇬🇧💀
    [WBN] 💧🇬🇧▫️
    [WFS] 💧🇫🇷💀
    [WFN] 💧🇫🇷▫️
   *[other] { $value }
}
    .separator = {" | "}
tortuga-term-loyalty = { $value ->
    [B] 🇬🇧イギリス
    [F] 🇫🇷フランス
    [D] 🇳🇱オランダ
   *[other] { $value }
}
tortuga-term-rank = { $value ->
    [CPT] 船長
    [FM] 一等航海士
    [CB] 給仕
    [GOV] 知事
   *[other] { $value }
}
tortuga-term-duty = { $value ->
    [CPT] 船長（襲撃か島流しができます）
    [FM] 一等航海士（反乱を起こせます）
    [CB] 給仕（船の宝箱を移せます）
    [GOV] 知事（乱闘を始められます）
   *[other] { $value }
}
tortuga-term-pirate = { $digits ->
    [1] ⬛フランソワ・ロロネー
    [2] 🟥ヘンリー・モーガン
    [3] 🟧ロック・ブラジリアーノ
    [4] 🟩バルトロメウ・ポルトゲス
    [5] 🟦エドワード・マンスフェルト
    [6] 🟨ミシェル・ル・バスク
    [7] 🟪ダニエル・モンバール
    [8] 🟫ジャコット・ドゥラエ
    [9] ⬜アンヌ・デュー＝ル＝ヴー
   *[other] { $value }
}
tortuga-spoken-vote = { $letters ->
        [CBS] 大砲、イギリスの国旗、髑髏
        [CBN] 大砲、イギリスの国旗、髑髏なし
        [CFS] 大砲、フランスの国旗、髑髏
        [CFN] 大砲、フランスの国旗、髑髏なし
        [TBS] 松明、イギリスの国旗、髑髏
        [TBN] 松明、イギリスの国旗、髑髏なし
        [TFS] 松明、フランスの国旗、髑髏
        [TFN] 松明、フランスの国旗、髑髏なし
        [WBS] 水、イギリスの国旗、髑髏
        [WBN] 水、イギリスの国旗、髑髏なし
        [WFS] 水、フランスの国旗、髑髏
        [WFN] 水、フランスの国旗、髑髏なし
       *[other] { $letters }
    }
    .separator = {"／"}
tortuga-parts = { $id ->
    [CBS] 💣🇬🇧💀大砲・イギリス・髑髏
    [CBN] 💣🇬🇧▫️大砲・イギリス・髑髏なし
    [CFS] 💣🇫🇷💀大砲・フランス・髑髏
    [CFN] 💣🇫🇷▫️大砲・フランス・髑髏なし
    [TBS] 🔥🇬🇧💀松明・イギリス・髑髏
    [TBN] 🔥🇬🇧▫️松明・イギリス・髑髏なし
    [TFS] 🔥🇫🇷💀松明・フランス・髑髏
    [TFN] 🔥🇫🇷▫️松明・フランス・髑髏なし
    [WBS] 💧🇬🇧💀水・イギリス・髑髏
    [WBN] 💧🇬🇧▫️水・イギリス・髑髏なし
    [WFS] 💧🇫🇷💀水・フランス・髑髏
   *[WFN] 💧🇫🇷▫️水・フランス・髑髏なし
}
tortuga-legend = 襲撃では💣大砲／🔥松明／💧水、乱闘では🇬🇧イギリス／🇫🇷フランスの国旗、反乱では💀髑髏／▫️髑髏なしを数えます
tortuga-effect = { $card_code ->
    [LOM] { tortuga-rule-TO_E-LOM }
    [PIS] { tortuga-rule-TO_E-PIS }
    [ALB] { tortuga-rule-TO_E-ALB }
    [BSP] { tortuga-rule-TO_E-BSP }
    [MAP-FD] { tortuga-rule-TO_E-MAP_FD }
    [MAP-JR] { tortuga-rule-TO_E-MAP_JR }
    [MAP-TOR] { tortuga-rule-TO_E-MAP_TOR }
    [GUN] { tortuga-rule-TO_E-GUN }
    [STO] { tortuga-rule-TO_E-STO }
    [CRO] { tortuga-rule-TO_E-CRO }
    [CAB] { tortuga-rule-TO_E-CAB }
    [PIE] { tortuga-rule-TO_E-PIE }
    [KIL] { tortuga-rule-TO_E-KIL }
   *[ARM] { tortuga-rule-TO_E-ARM }
}
tortuga-gist = { $card_code ->
    [LOM] すぐに、または後で、1人を船に乗せる
    [PIS] 自分以外の1人を島流しにする
    [ALB] 手元に残り、同じ船に2枚そろうと乗組員全員が島流し
    [BSP] めくった人が島流し
    [MAP-FD] 持ち主はこの船で宝箱を移せる
    [MAP-JR] 持ち主はこの船で宝箱を移せる
    [MAP-TOR] 持ち主は島で乱闘を起こせる
    [GUN] ボートを1艘破壊する
    [STO] めくった人の船の宝箱がガレオン船に戻る
    [CRO] めくった人が残りのカードを全部見る
    [CAB] 船の列を逆順にする
    [PIE] 船の宝箱1個を反対側に移す
    [KIL] 全員の投票カードを配り直す
   *[ARM] 対戦が終わる
}
tortuga-turned = { $card_code ->
    [ALB] 同じ船に2枚そろうと乗組員全員が島流し
   *[other] { tortuga-gist }
}
tortuga-idle = { $card_code ->
    [GUN] ボートがもう残っていません
    [STO] { $seat }は宝箱のある船に乗っていません
    [PIE] どちらの船にも宝箱がありません
   *[CAB] その船の乗組員が2人に足りません
}
tortuga-dutch = { $loyalty_code ->
    [D] イギリスとフランスが同点で終われば、あなたの勝ちです。
   *[other] {""}
}
tortuga-named-slot = イベントカード{ $value }

## 出来事：準備

tortuga-match_started = 🏴‍☠️ 1667年、トルトゥーガ。2隻の海賊船と、宝箱を積んだスペインのガレオン船。誰もがひそかに、どこかの王に仕えています。席順（時計回り）：{ $order }。{ $options_count ->
    [0] {""}
   *[other] オプションは「{ $options }」です。
}
    .brief = 🏴‍☠️ 1667年、トルトゥーガ。席順（時計回り）：{ $order }
    .why = 忠誠はイギリスとフランスが同数で、人数が奇数なら、余る1枚がオランダになります。この対戦は{ $order_count }人です。
tortuga-loyalty_dealt = 🤫 あなたの忠誠：{ $loyalty }。{ tortuga-dutch }何を語るのも自由ですが、このカードは誰にも見せないでください。
    .why = { tortuga-dutch }忠誠カードをシャッフルし、1人に1枚ずつ配りました。対戦が終わるまで、あなたの忠誠はほかの人には見えません。
tortuga-hand_dealt = 🗳️ 配られた投票カード{ $hand_count }枚：{ $hand }
    { tortuga-legend }
    .why = 投票カードは1人に3枚ずつ配られます。対戦中、手札がほかの人に見えることはありません。投票で公開されるときも、誰のカードかは伏せられます。
tortuga-row_laid = 🎴 イベントカード{ $slots_count }枚が裏向きに並びました。イベントの山札は{ $deck }枚で、その最後の5枚のどこかにスペイン無敵艦隊が潜んでいます。
    .brief = {""}
    .why = 無敵艦隊は、イベントの山札の下の4枚と合わせてシャッフルされました。めくられると、宝箱を数えて対戦が決着します。
tortuga-brethren_chosen = { $seat }は{ $pirate }を名乗ります。
    .act = { $pirate }を名乗りました
    .why = 沿岸の兄弟団の名前と色は雰囲気を出すためのもので、ルール上の効果はありません。
tortuga-pawn_drawn = { $line_count ->
    [1] 🎩 袋から出たのは{ $seat }のポーンです。{ $where }の船長になります！{ $where_code ->
        [JR] {"　"}この船の船長が最初の手番を行います。
       *[other] {""}
    }
    [2] 続いて{ $seat }が、{ $where }の一等航海士になります。最後尾の間は給仕も兼ねます。
   *[other] { $seat }は{ $where }の{ $line_count }番目に乗り込みます。
}
    .act = { $line_count ->
        [1] { $where }の船長になりました
        [2] { $where }の一等航海士になりました（最後尾の間は給仕も兼任）
       *[other] { $where }に乗り込みました
    }
    .why = ポーンは袋からランダムに引かれ、フライング・ダッチマン号から順に、2隻へ交互に乗ります。今の列（先頭から）：{ $line }
tortuga-start_hold_chosen = 💰 { $seat }が船の最初の宝箱を置きました：{ $hold }
    .act = 最初の宝箱を置きました（{ $hold }）
    .why = どちらの船も、宝箱1個で始まります。ジョリーロジャー号の船長から先に、どちら側の船倉に置くかを決め、その時点からその勢力の宝箱として数えます。

## 出来事：手番とイベントカード

tortuga-turn_started = 🧭 第{ $round }ラウンド、{ $seat }の手番です（{ $where }{ $ranks_count ->
    [0] {""}
   *[other] ・{ $ranks }
}）。{ $actions ->
    [1] {""}
   *[other] 行えるアクションは{ $actions }回です。
}{ $restricted ->
    [true] ⏳ { $stalled ->
        [none] 長いあいだ
       *[other] { tortuga-stalled }続けて
    }イベントカードがめくられていません。この手番では、1枚めくるか、ほかの人にめくらせなければなりません。
   *[false] {""}
}
    .act = {""}
    .why = 手番は、役職に関係なく席の時計回りです。この手番のアクションは{ $actions }回です。{ $restricted ->
        [true] この卓で決めたラウンド数のあいだ、誰もイベントカードをめくりませんでした。誰かがめくるまで、手番では、めくるか、ほかの人にめくらせなければなりません。
       *[false] トルトゥーガやボートにいても、手番は普段どおり回ってきます。
    }
tortuga-peeked = { $seen_count ->
    [none] 👁️ { $seat }はイベントカード{ $slots }番をこっそり覗きました。
   *[other] 👁️ あなたはイベントカード{ $slots }番をこっそり覗きました。{"\u000A"}{ $seen }
}
    .act = イベントカード{ $slots }番を覗きました{ $seen_count ->
        [none] {""}
        [0] {""}
       *[other] （{ $seen }）
    }
    .why = どのカードを覗いたかは全員にわかりますが、{ $seen_count ->
        [none] 中身を知っているのは{ $seat }だけです。
       *[other] 中身を知っているのはあなただけです。
    }カードは元の場所に残ります。{ $seen_count ->
        [none] {""}
        [0] {""}
       *[other] {"\u000A"}{ $seen }
    }
tortuga-peeked-why-seen = { $card }：{ tortuga-effect }
tortuga-peeked-seen = { $slot }番は{ $card }：{ tortuga-gist }
tortuga-peeked-act-seen = { $slot }番は{ $card }：{ tortuga-gist }
    .separator = {"／"}
tortuga-actions_left = ➰ { $seat }はこの手番にあと{ $actions }回アクションを行えます。
    .act = {""}
    .why = この卓では、1手番に複数回アクションを行います。
tortuga-forced = 👉 { $seat }が{ $victim }に迫り、イベントカード{ $slots }番をめくらせます。
    .act = { $victim }にイベントカード{ $slots }番をめくらせました
    .why = どちらをめくるかは{ $victim }が選びます。カードの効果に伴う選択も、すべて{ $victim }が行います。
tortuga-forced-act-slots =
    .separator = {"番か"}
tortuga-forced-slots =
    .separator = {"番か"}
tortuga-card_revealed = 🎴 { $seat }が{ $slot }番のイベントカードをめくりました――{ $card }（{ tortuga-turned }）
    .act = { $slot }番の「{ $card }」をめくりました（{ tortuga-turned }）
    .why = めくったカードはすぐに効果を発揮し、選択はすべて{ $seat }が行います。効果を断ることはできません。{"\u000A"}{ $card }：{ tortuga-effect }
tortuga-card_discarded = { $holder ->
    [none] {""}
   *[other] { $holder }は、取っておいた{ $card }を使いました。
}
    .brief = { $holder ->
        [none] {""}
       *[other] **{ $holder }**：取っておいた{ $card }を使いました
    }
    .why = 取っておいた私掠免許状を使うのも1回のアクションです。使ったカードは捨て札になります。
tortuga-card_kept = ✋ { $card }――表向きのまま{ $seat }の前に置かれました。
    .act = { $card }を表向きで受け取りました
    .why = めくったのは{ $giver }です。私掠免許状、アホウドリ、宝の地図は、受け取った人の前に表向きで残ります。
tortuga-row_refilled = { $filled ->
    [true] {""}
   *[false] 🕳️ イベントの山札が尽きました。{ $slot }番の枠は空いたままになります。
}
    .why = 空いた枠には、イベントの山札のいちばん上のカードを裏向きに置きます。山札の残りは{ $deck }枚です。
tortuga-row_scouted = { $slots_count ->
    [0] 🔭 { $seat }は見張り台に登りましたが、覗けるカードはもう残っていません。
   *[other] 🔭 { $seen_count ->
        [none] { $seat }は見張り台から、並んでいるカードをすべて見渡しました（{ $slots }番）。
       *[other] あなたは見張り台から、並んでいるカードをすべて見渡しました（{ $slots }番）。{"\u000A"}{ $seen }
    }
}
    .act = 並んだカードをすべて見ました{ $seen_count ->
        [none] {""}
        [0] {""}
       *[other] （{ $seen }）
    }
    .why = めくった人は、並んでいるほかの裏向きのカードをすべて見られます。空いた枠に補充されるカードは見られません。{ $seen_count ->
        [none] 中身を知っているのは{ $seat }だけです。
       *[other] 中身を知っているのはあなただけです。
    }{ $seen_count ->
        [none] {""}
        [0] {""}
       *[other] {"\u000A"}{ $seen }
    }
tortuga-row_scouted-why-seen = { $card }：{ tortuga-effect }
tortuga-row_scouted-seen = { $slot }番は{ $card }：{ tortuga-gist }
tortuga-row_scouted-act-seen = { $slot }番は{ $card }：{ tortuga-gist }
    .separator = {"／"}
tortuga-no_effect = 💨 { $seat }がめくった{ $card }は、効果がありませんでした（{ tortuga-idle }）。
    .act = 効果はありませんでした（{ tortuga-idle }）
    .why = カードの効果は、できる範囲で必ず実行します。今回は、効果の及ぶ対象がありませんでした。
tortuga-events_reshuffled = 🔀 イベントの山札が尽きました。捨て札をシャッフルし、{ $deck }枚の新しい山札にします。
    .why = サドンデスではイベントカードが尽きることはなく、いつも5枚が並びます。

## 出来事：ポーン

tortuga-pawn_moved = { $line_count ->
    [0] 🚣 { $seat }はボートに乗りました（{ $origin } → { $destination }）。
    [1] { $destination_code ->
        [TOR] 🏝️ { $seat }は誰もいないトルトゥーガに上陸し、知事になりました。
       *[other] 🪜 { $seat }は誰もいない{ $destination }に乗り、船長になりました。
    }
   *[other] 🪜 { $seat }は{ $destination }に移り、列の最後尾につきました。
}
    .act = { $line_count ->
        [0] { $destination }に乗りました
       *[other] { $destination }に移りました
    }
    .why = { $line_count ->
        [0] 船やトルトゥーガからは、空いているどのボートにも移れます。ボートの上では役職がなく、投票にも加われません。
       *[other] ボートからは、どちらの船にもトルトゥーガにも移れます。私掠免許状なら、直接船に乗れます。今の列（先頭から）：{ $line }
    }{"\u000A"}元の場所：{ $origin }
tortuga-behind = { $line_count ->
    [1] に着きました
   *[other] の列の最後尾につきました
}
tortuga-marooned = { $by ->
    [none] { $origin_code ->
        [TOR] 🏝️ { $seat }は島流しになりましたが、すでにトルトゥーガにいたため、列の最後尾に回りました。
       *[other] 🏝️ { $seat }が島流しになり、トルトゥーガ{ tortuga-behind }（元の場所：{ $origin }）。
    }
   *[other] { $origin_code ->
        [TOR] 🏝️ { $by }が{ $seat }を島流しにしました。{ $seat }はすでにトルトゥーガにいたため、列の最後尾に回りました。
       *[other] 🏝️ { $by }が{ $seat }を島流しにしました。{ $seat }はトルトゥーガ{ tortuga-behind }（元の場所：{ $origin }）。
    }
}
    .brief = { $by ->
        [none] { $origin_code ->
            [TOR] 🏝️ { $seat }が島流しになりましたが、すでにトルトゥーガにいるので、列の最後尾に回りました。
           *[other] 🏝️ { $seat }がトルトゥーガへ島流しになりました。
        }
       *[other] { $origin_code ->
            [TOR] 🏝️ { $by }が{ $seat }を島流しにしました。すでにトルトゥーガにいるので、列の最後尾に回りました。
           *[other] 🏝️ { $by }が{ $seat }をトルトゥーガへ島流しにしました。
        }
    }
    .why = 島流しにされた人はトルトゥーガの列の最後尾につき、元の列では後ろの人が前に詰めます。すでにトルトゥーガにいた人だけが、投票カードを1枚失います。今の列（先頭から）：{ $line }
tortuga-card_forfeited = 🃏 { $type ->
    [none] { $seat }はトルトゥーガで再び島流しになったため、投票カードを1枚失いました。残りは{ $hand_size }枚です。
   *[other] あなたはトルトゥーガで再び島流しになったため、投票カードを1枚失いました：{ $type }。
}{ $hand_count ->
    [none] {""}
    [0] 投票カードはもうありません。
   *[other] 手札：{ $hand }
}
    .act = { $type ->
        [none] 投票カードを1枚失いました（残り{ $hand_size }枚）
       *[other] 投票カード1枚（{ $type }）を戻しました
    }
    .why = トルトゥーガにいるときに島流しになると、投票カードを1枚、投票の山札のいちばん下に戻します。どのカードかは本人しか知りません。手札は対戦の終わりまで{ $hand_size }枚のままです。
tortuga-shipwreck = 🌊 アホウドリが集まりすぎました！　{ $ship }の乗組員{ $crew_count }人（{ $crew }）は海に投げ出され、トルトゥーガへ泳ぎ着きました。
    .why = 同じ船の乗組員がアホウドリを合わせて2枚以上持つと、最後尾から船長まで、全員が島流しになります。船からの島流しなので、投票カードは失いません。アホウドリは持ち主の前に残ります。トルトゥーガの列（先頭から）：{ $line }
tortuga-boat_destroyed = 💥 大爆発！　{ $by }が{ $boat }を破壊しました。{ $seat ->
    [none] {""}
   *[other] 乗っていたのは{ $seat }です。
}
    .why = 破壊されたボートは、対戦の終わりまで使えません。{ $seat ->
        [none] 誰も乗っていませんでした。
       *[other] { $seat }はトルトゥーガに泳ぎ着き、投票カードは失いません。
    }
tortuga-line_reversed = 🌀 { $by }のめくった「船内の鬱憤」で、{ $ship }の列が逆順になりました。今の列（先頭から）：{ $line }
    .why = 船の列が逆順になります。乗り降りする人はいません。列の順番が役職なので、役職も変わります。
tortuga-ranks_changed = 🎖️ 新しい役職：
    { $gained }
    .brief = {""}
    .why = 列の順番が役職になります。先頭が船長、2番目が一等航海士、最後尾が給仕、トルトゥーガの先頭が知事です。1人が複数の役職を兼ねることもあります。
tortuga-ranks_changed-gained = { $seat }：{ $ranks }（{ $where }）

## 出来事：投票

tortuga-vote_called = { $vote ->
    [attack] ⚔️ 「砲門を開け！」――{ $seat }が{ $target }への襲撃を呼びかけました。{ $where }の乗組員が投票します。
    [mutiny] 🗡️ { $seat }が{ $captain }に刃を向けました。{ $where }で反乱です！　船長を除く乗組員全員が投票します。
   *[brawl] 🍻 { $seat }がジョッキを投げつけました。{ $where }で乱闘です！　島にいる全員が投票します。
}{ $voters_count ->
    [0] {""}
   *[other] 投票者：{ $voters }。
}{ $cardless_count ->
    [0] {""}
   *[other] 投票なし：{ $cardless }。
}
    .brief = { $vote ->
        [attack] ⚔️ { $seat }が{ $target }への襲撃を呼びかけました。
        [mutiny] 🗡️ { $seat }が{ $captain }への反乱を起こしました。
       *[brawl] 🍻 { $seat }が{ $where }で乱闘を始めました。
    }
    .why = { $vote ->
        [attack] 襲撃では、船長を含め、襲う船の全員が投票します。大砲が1枚以上あり、松明が水より多ければ成功です。
        [mutiny] 反乱では、船長を除く乗組員全員が投票します。成功には、全カードの過半数に髑髏が必要です。
       *[brawl] 乱闘は、知事か「宝の地図（トルトゥーガ）」を持つ人が呼びかけます。トルトゥーガにいる全員が投票します。国旗の多い勢力が、島の宝箱を2個とも手に入れます。同数なら、各勢力が1個ずつです。
    }投票の山札のいちばん上の1枚も混ぜます。ボートにいる人は投票できません。
tortuga-vote_revealed = 🗳️ { $ballots ->
        [0] 票はありません。投票の山札からの1枚だけを開きます。
       *[other] { $ballots }票と、投票の山札からの1枚を、混ぜて一斉に開きます。
    }
    { $pool }
    { $vote ->
        [attack] 💣大砲{ $cannons }・🔥松明{ $torches }・💧水{ $waters }――{ $cannons ->
            [0] { $torches ->
                [0] 大砲も松明もありません。
               *[other] { $lit ->
                    [0] 大砲がなく、松明はすべて水で消えました。
                   *[other] 大砲がありません。
                }
            }
           *[other] { $torches ->
                [0] 松明がありません。
               *[other] { $waters ->
                    [0] 松明を消す水はありません。
                   *[other] 水のカード1枚が松明1枚を消します。
                }
            }
        }
        [mutiny] 💀髑髏：{ $size }枚中{ $skulls }枚――{ $skulls ->
            [0] 髑髏がありません。
           *[other] 過半数が必要です。
        }
       *[brawl] 🇬🇧イギリス{ $british }・🇫🇷フランス{ $french }――国旗の多い勢力が宝箱を2個とも手に入れます。同数なら、各勢力が1個ずつです。
    }
    .drawn = 🗳️ { $pool }
    .brief = 🗳️ { $vote ->
        [attack] 💣大砲{ $cannons }・🔥松明{ $torches }・💧水{ $waters }（大砲が1枚以上あり、松明が水より多ければ成功）
        [mutiny] 💀髑髏{ $skulls }／{ $size }枚（過半数で成功）
       *[brawl] 🇬🇧イギリス{ $british }・🇫🇷フランス{ $french }
    }
    .why = { $vote ->
        [attack] 必要なのは、大砲（今回は{ $cannons }枚）と、消えずに残った松明です。松明{ $torches }枚と水{ $waters }枚なら、燃え残るのは{ $lit }枚で、1枚以上なら足ります。水で大砲が使えなくなることはありません。
        [mutiny] 投票の山札からの1枚を含めた全カードの過半数に、髑髏が必要です。今回は{ $size }枚中{ $skulls }枚です。ちょうど半分では足りません。
       *[brawl] 国旗を数えます。イギリス{ $british }枚、フランス{ $french }枚です。多い勢力がトルトゥーガの宝箱を2個とも手に入れます。同数なら、各勢力が1個ずつです。
    }種類順に並べてあるので、並び順から誰のカードかはわかりません。
tortuga-cast_in = { $vote ->
    [attack] 襲撃の投票
    [mutiny] 反乱の投票
    [brawl] 乱闘の投票
   *[none] 投票
}
tortuga-ballot_ack = { $blind ->
    [true] 🤐 この{ tortuga-cast_in }では、ランダムに選ばれた{ $type }を出しました。
   *[false] 🤐 この{ tortuga-cast_in }であなたが出したカード：{ $type }
}
    .why = これを知っているのはあなただけです。「ランダムに投票」を選んだ場合も、時間切れの場合も、同じように手札から1枚がランダムに選ばれます。
tortuga-vote_result = { $vote ->
    [attack] { $outcome ->
        [success] 💥 { $target }への襲撃は成功です！
       *[failure] 🌫️ { $target }への襲撃は失敗です。
    }
    [mutiny] { $outcome ->
        [success] ☠️ { $where }の反乱は成功です！
       *[failure] ⚓ { $where }の反乱は失敗です。
    }
   *[brawl] { $outcome ->
        [british] 🥊 { $seat }が始めた乱闘は、イギリスの勝ちです。{ $where }の宝箱は2個とも{ $stays ->
            [true] すでにイギリスのものなので、動きません。
           *[false] イギリスのものです。
        }
        [french] 🥊 { $seat }が始めた乱闘は、フランスの勝ちです。{ $where }の宝箱は2個とも{ $stays ->
            [true] すでにフランスのものなので、動きません。
           *[false] フランスのものです。
        }
       *[split] 🥊 { $seat }が始めた乱闘は、引き分けです。{ $where }の宝箱は{ $stays ->
            [true] すでに1個ずつなので、動きません。
           *[false] 1個ずつ分け合います。
        }
    }
}
    .short = { $vote ->
        [attack] { $outcome ->
            [success] 💥 { $seat }の襲撃（{ $target }）は成功
           *[failure] 🌫️ { $seat }の襲撃（{ $target }）は失敗
        }
        [mutiny] { $outcome ->
            [success] ☠️ { $seat }の反乱（{ $where }）は成功
           *[failure] ⚓ { $seat }の反乱（{ $where }）は失敗
        }
       *[brawl] { $outcome ->
            [british] 🥊 { $seat }の乱闘はイギリスの勝ち
            [french] 🥊 { $seat }の乱闘はフランスの勝ち
           *[split] 🥊 { $seat }の乱闘は引き分け
        }
    }
    .why = { $vote ->
        [attack] 大砲が1枚以上あり、水に打ち消されない松明が1枚以上残れば、襲撃は成功です。余った分にかかわらず、奪えるのは必ず1個です。
        [mutiny] 全カードの過半数に髑髏があれば、反乱は成功です。船長は島流しになり、後ろの全員が前に詰めます。
       *[brawl] 国旗の多い勢力が宝箱を2個とも手に入れます。同数なら、各勢力が1個ずつです。この2個がトルトゥーガを離れることはありません。
    }投票を呼びかけたのは{ $seat }です。
tortuga-vote_recycled = 🔀 カードは混ぜられて投票の山札の下に戻り、投票した人は新たに1枚引きます。
    .brief = {""}
    .why = 投票の山札の枚数は投票前と同じに戻ります。誰が何を引いたかは、本人にしかわかりません。
tortuga-hand_refilled = 🗳️ 今の投票カード：{ $hand }
    .why = 投票の後、カードを出した人は投票の山札から1枚引きます。あなたの手札は、ほかの人には見えません。
tortuga-hands_reshuffled = 🥃 { $seat }がラム酒「悪魔殺し」を開けました。全員の手札が混ぜられ、配り直されました。{ $hand_count ->
    [none] {""}
    [0] {""}
   *[other] 今の投票カード：{ $hand }
}
    .act = 全員の手札が配り直されました
    .why = 全員の手札を投票の山札に戻してシャッフルし、それぞれに元と同じ枚数を配ります。

## 出来事：宝箱と決着

tortuga-treasure_moved = { $cause ->
    [attack] 💰 { $seat }が宝箱を奪いました。{"\u000A"}{ $hauls }{"\u000A"}
    [stow] 💰 { $seat }が宝箱を反対側の船倉へ移しました。{"\u000A"}{ $hauls }{"\u000A"}
    [brawl] 💰{" "}
    [storm] ⛈️ 嵐で、宝箱がガレオン船に戻りました。{"\u000A"}{ $hauls }{"\u000A"}
   *[pieces] 🪙 { $seat }が八レアル銀貨で、宝箱を反対側へ移しました。{"\u000A"}{ $hauls }{"\u000A"}
}宝箱の合計：🇬🇧{ $british }個・🇫🇷{ $french }個
    .brief = 💰 { $cause ->
        [brawl] {""}
       *[stow] { $hauls }（{ $seat }）。
    }宝箱の合計：🇬🇧{ $british }個・🇫🇷{ $french }個
    .short = { $cause ->
        [brawl] {""}
       *[stow] 💰 { $seat }：{ $hauls }
    }
    .why = { $cause ->
        [attack] 襲撃に成功すると、宝箱を1個だけ奪います。どこから奪い、どちら側に置くかは船長が決めます。
        [stow] 給仕、またはその船の地図を持って乗っている人は、宝箱1個を反対側の船倉へ移せます。投票は不要です。
        [brawl] 乱闘の結果に従って、トルトゥーガの宝箱2個を置き直します。
        [storm] { $seat }の乗っている船の宝箱が、すべてガレオン船に戻ります。
       *[pieces] どちらかの船の宝箱1個を、同じ船の反対側に移します。選ぶのは{ $seat }です。
    }船とトルトゥーガの宝箱の合計は、イギリス{ $british }個、フランス{ $french }個です。ガレオン船の宝箱と、トルトゥーガの未確定の宝箱は、どちらにも数えません。
tortuga-treasure_moved-hauls = 宝箱{ $pieces }個：{ $source } → { $hold }
    .separator = {"／"}
tortuga-treasure_moved-short-hauls = 宝箱{ $pieces }個 → { $hold }
    .separator = {"／"}
tortuga-armada = 🇪🇸 水平線に帆影！　{ $seat }がスペイン無敵艦隊を呼び寄せました。宝箱を数えます。🇬🇧{ $british }個・🇫🇷{ $french }個
    .why = 無敵艦隊がめくられた瞬間、カードが残っていても決着です。2隻の船とトルトゥーガの宝箱を勢力ごとに合計します。イギリス{ $british }個、フランス{ $french }個です。
tortuga-sudden_death_started = ⚔️ 同点で、オランダもいません。サドンデスに入ります！　新しいカードが並び、イベントの山札は{ $deck }枚です。次は{ $seat }の手番です。先に上回った勢力の勝ちです。
    .why = 同点でオランダがいないときは、無敵艦隊を除くイベントカードをすべてシャッフルし、新しく並べます。ほかはすべてそのままです。宝箱が動いてどちらかが上回った瞬間、その勢力の勝ちになります。
tortuga-match_over = { tortuga-result }
    { $loyalties }
    .why = { $reason ->
        [most_treasure] 船倉とトルトゥーガの宝箱は、イギリス{ $british }個、フランス{ $french }個です。多い勢力の全員が勝ちます。どちらのものでもない宝箱は数えません。
        [dutch] 宝箱はイギリス{ $british }個、フランス{ $french }個の同点です。同点なら、オランダが1人で勝ちます。
        [sudden_death] サドンデスでは、先に上回った勢力の勝ちです。宝箱はイギリス{ $british }個、フランス{ $french }個です。
        [draw] この卓で決めたラウンド数のあいだサドンデスを続けても、宝箱は{ $british }個対{ $french }個のまま決着がつきませんでした。
       *[resigned] 続ける人がいなくなりました。宝箱はイギリス{ $british }個、フランス{ $french }個でした。
    }
tortuga-match_over-loyalties = { $seat }：{ $loyalty }
tortuga-seat_resigned = 🏳️ { $seat }が投了しました。席は最後まで既定の回答で進み、その勢力と運命を共にします。
    .why = 忠誠が卓から抜けることはありません。投票も列もこれまでどおり続くよう、席は既定の回答で進みます。

## 対戦の結果

tortuga-result = { $reason ->
    [most_treasure] 🏆 スペイン無敵艦隊が現れて対戦が終わり、{ $loyalty }の勝利です！　宝箱は🇬🇧{ $british }個・🇫🇷{ $french }個です。{ $winners_count ->
        [1] { $winners }の勝ちです。
       *[other] { $winners }の勝ちです。
    }
    [dutch] 🏆 スペイン無敵艦隊が現れ、対戦が終わりました。宝箱は🇬🇧{ $british }個・🇫🇷{ $french }個の同点なので、オランダの勝利です。{ $winners }が1人で勝ちました。
    [sudden_death] 🏆 サドンデスが決着し、{ $loyalty }の勝利です！　宝箱は🇬🇧{ $british }個・🇫🇷{ $french }個です。{ $winners_count ->
        [1] { $winners }の勝ちです。
       *[other] { $winners }の勝ちです。
    }
    [draw] 🤝 最後まで宝箱は🇬🇧{ $british }個・🇫🇷{ $french }個の同点で、引き分けです。
   *[resigned] 🏳️ 全員が投了したため、勝者なしで終了しました。
}
tortuga-verdict = { $reason ->
    [draw] **引き分けです。** 宝箱は{ $british }対{ $french }でした。
    [resigned] **勝者はいません。** 全員が投了しました。
   *[other] { $won ->
        [true] **あなたの勝ちです。**
       *[false] **あなたの負けです。**
    } { $reason ->
        [sudden_death] サドンデスで先に差がつき、
       *[most_treasure] {""}
    }{ $loyalty_code ->
        [B] イギリスの勝利（宝箱{ $british }対{ $french }）。
        [F] フランスの勝利（宝箱{ $french }対{ $british }）。
       *[D] 同点でオランダの勝利（宝箱{ $british }対{ $french }）。
    }
}
tortuga-result-row = { $reason ->
    [draw] 引き分け
    [resigned] 勝者なし
   *[other] { $place ->
        [1] 勝ち
       *[other] 負け
    }
}：{ $seat }（{ $loyalty ->
    [D] オランダ：{ $reason ->
        [dutch] { $british }対{ $french }の同点で勝利
       *[other] 勝ちには同点が必要、イギリス{ $british }個・フランス{ $french }個
    }
   *[none] 自分の勢力の宝箱{ $score }個
}）

## 盤面と、本人だけに見えるもの

tortuga-board_turn = **第{ $round }ラウンド**・{ $seat }の手番{ $phase ->
    [sudden_death] ・⚔️ サドンデス
   *[main] {""}
}{ $restricted ->
    [true] ・⏳ 「めくる」か「めくらせる」のみ
   *[false] {""}
}
tortuga-board_ship = ⛵ **{ $ship }**（船長～給仕）：{ $line_count ->
        [0] なし
       *[other] { $line }
    }・宝箱：🇬🇧{ $british }個・🇫🇷{ $french }個
tortuga-board_island = 🏝️ **トルトゥーガ**（知事から順に）：{ $line_count ->
        [0] なし
       *[other] { $line }
    }・宝箱：🇬🇧{ $british }個・🇫🇷{ $french }個{ $outside ->
        [0] {""}
       *[other] ・未確定{ $outside }個
    }
tortuga-board_boats = { $boats }
tortuga-board_boats-boats = 🚣 { $boat }：{ $destroyed ->
    [true] 💥破壊
   *[false] { $seat ->
        [none] 空き
       *[other] { $seat }
    }
}
tortuga-board_treasure = 💰 宝箱：**🇬🇧{ $british }個・🇫🇷{ $french }個**・ガレオン船{ $galleon }個
tortuga-board_row = 🎴 イベントカード（イベントの山札{ $deck }枚）・裏向き：{ $down_count ->
        [0] なし
       *[other] { $down }番
    }{ $seen_count ->
        [0] {""}
       *[other] ・👁️覗いた人：{ $seen }
    }
    捨て札：{ $discard_count ->
        [0] なし
       *[other] { $discard }
    }
tortuga-board_row-seen = { $slot }番（{ $peekers }）
    .separator = {"・"}
tortuga-board_armada = 🇪🇸 無敵艦隊（対戦終了）は、イベントカードの最後の5枚に混ぜてあります。今ある場所は、{ $slots_count ->
    [0] イベントの山札の最後の{ $deck }枚の中です。次に裏向きで並ぶカードかもしれません。
   *[other] 裏向きの{ $slots_count ->
        [1] { $slots }番
        [2] { $slots }番のどちらか
       *[other] { $slots }番のどれか
    }{ $deck ->
        [0] です。
       *[other] { $slots_count ->
            [1] か、
           *[other] 、または
        }イベントの山札の中です。
    }
}
tortuga-board_seats = { $seats }
tortuga-board_seats-seats = { $seat }：🗳️投票カード{ $hand_size }枚{ $held_count ->
    [0] {""}
   *[other] ・{ $held }
}
tortuga-board_vote = { $vote ->
    [attack] ⚔️ **襲撃**：{ $caller }が{ $target }を襲撃しています。
    [mutiny] 🗡️ **反乱**：{ $caller }が{ $captain }に反乱を起こしています。
   *[brawl] 🍻 **乱闘**：{ $caller }が始めました。
}投票者{ $voters_count }人{ $cardless_count ->
    [0] {""}
   *[other] 、投票なし{ $cardless_count }人
}
tortuga-own_loyalty = あなたの忠誠：{ $loyalty }{ $loyalty_code ->
    [D] （イギリスとフランスが同点で終われば、あなたの勝ち）
   *[other] {""}
}
tortuga-own_hand = あなたの投票カード（{ $cards }枚）：{ $cards ->
        [0] なし
       *[other] { $hand }
    }
    { tortuga-legend }
tortuga-own_memory = あなたが見たイベントカード：
    { $memory }
tortuga-own_memory-memory = { $slot }番：{ $card }
tortuga-own_known = すでに見たカード：
    { $memory }
tortuga-own_known-memory = { $slot }番：{ $card }。{ tortuga-effect }
tortuga-own_deduced = { $slot }番は🇪🇸スペイン無敵艦隊のはずです。ほかの場所にはありえません。
tortuga-own_end = { $maybe ->
    [true] このカードがスペイン無敵艦隊なら
   *[false] スペイン無敵艦隊で対戦が終わります。今の宝箱の位置では
}、{ $dutch ->
    [true] { $ends ->
        [won] { $mine }対{ $theirs }の同点で、あなたの勝ちです。
       *[lost] 同点ではない（イギリス{ $mine }、フランス{ $theirs }）ので、あなたの負けです。
    }
   *[false] { $ends ->
        [won] { $mine }対{ $theirs }であなたの勝ちです。
        [lost] { $mine }対{ $theirs }であなたの負けです。
       *[sudden] { $mine }対{ $theirs }の同点で、サドンデスが始まります。
    }
}

## 質問

tortuga-brethren = 沿岸の兄弟団のうち、誰を名乗りますか？
    .hint = 変わるのはポーンの色だけです。全員に公開されます。
    .group = 海賊を選ぶ…
    .option = { $pirate }
tortuga-start_hold = 船長、{ $ship }の最初の宝箱をどちら側に置きますか？
    .hint = 置いた時点でその勢力の宝箱になり、全員に公開されます。後で移すこともできます。
    .option = { $hold }
tortuga-obliged = { $obliged_own ->
    [true] 次のあなたの手番であなた
   *[false] 次は{ $obliged }
}
tortuga-stalled = { $stalled }ラウンド
tortuga-action = { $actions ->
    [1] { $begun ->
        [true] あなたの手番です（残り1アクション）。どうしますか？
       *[false] あなたの手番です。どうしますか？
    }
   *[other] あなたの手番です（残り{ $actions }アクション）。どうしますか？
}
    .hint = 今いる場所：{ $where }、役職：{ $duties_count ->
        [0] なし
       *[other] { $duties }
    }。{ $restricted ->
        [true] { tortuga-stalled }続けてイベントカードがめくられていません。1枚めくるか、ほかの人にめくらせてください。
       *[false] { $turns_before ->
            [0] アクションを必ず1つ行います。ほかの人にめくらせると、2枚のどちらにするかはその人が選び、効果もその人に及びます。
            [1] この手番でイベントカードがめくられないと、{ tortuga-stalled }続けてめくられないことになり、{ tortuga-obliged }が、めくるか、ほかの人にめくらせなければなりません。
           *[other] この手番を含めて{ $turns_before }手番のうちにイベントカードがめくられないと、{ tortuga-stalled }続けてめくられないことになり、{ tortuga-obliged }が、めくるか、ほかの人にめくらせなければなりません。
        }
    }
    .group = { $head ->
        [none] アクションを選ぶ…
       *[other] { $head }
    }
    .group-peek = 👁️ イベントカードを2枚覗く（見るのは自分だけ）…
    .group-reveal = 🎴 イベントカードをめくる（効果はすぐ出ます）…
    .group-force = 👉 ほかの人に、2枚のどちらかをめくらせる…
    .group-move = 🚣 ポーンを移動する…
    .group-attack = ⚔️ 襲撃する…
    .group-maroon = 🏝️ 島流しにする…
    .group-stow = 💰 船内で宝箱を移す…
    .group-letter = 📜 私掠免許状を使う…
    .peek = { $slots_count ->
        [1] 👁️ { $slots }番を覗く{ $known ->
            [none] {""}
           *[other] （{ $known }）
        }
       *[other] 👁️ { $slots }番を覗く
    }
    .reveal = 🎴 { $slot }番をめくる{ $known ->
        [none] {""}
       *[other] （{ $known }）
    }
    .force = 👉 { $seat }に{ $first }番か{ $second }番をめくらせる{ $seen_count ->
        [none] {""}
        [1] （{ $seen }）
       *[other] （どちらも知っています）
    }
    .move = { $where_code ->
        [TOR] 🚣 { $where }に上陸する
        [FD] 🚣 { $where }に乗る
        [JR] 🚣 { $where }に乗る
       *[other] 🚣 { $where }に乗る。次にどこへでも行けます
    }
    .attack = ⚔️ { $target }を襲撃する
    .maroon = 🏝️ { $seat }を島流しにする
    .mutiny = 🗡️ { $seat }に対して反乱を起こす
    .stow = { $source_code ->
        [FD-B] 💰 宝箱1個をイギリス側からフランス側へ移す
        [JR-B] 💰 宝箱1個をイギリス側からフランス側へ移す
       *[other] 💰 宝箱1個をフランス側からイギリス側へ移す
    }
    .brawl = 🍻 乱闘を始める
    .letter = { $oneself ->
        [true] 📜 自分が{ $ship }に乗る
       *[other] 📜 { $seat }を{ $ship }に乗せる
    }
    .sure-attack = 自分の船の全員が投票し、投票の山札のいちばん上の1枚を加えます。大砲が1枚以上あり、松明が水より多ければ成功で、宝箱を1個奪えます。
    .sure-mutiny = 船長を除く乗組員全員が投票し、投票の山札のいちばん上の1枚を加えます。全カードの過半数に髑髏があれば、船長は島流しになり、あなたが船長になります。
    .sure-brawl = トルトゥーガにいる全員が投票し、投票の山札のいちばん上の1枚を加えます。国旗の多い勢力が島の宝箱を2個とも手に入れます。同数なら、各勢力が1個ずつです。
    .sure-maroon = 相手はトルトゥーガの列の最後尾につきます。投票は行いません。
    .sure-stow = 宝箱は、移した先の船倉の勢力のものになります。投票は行いません。
    .next-peek = どの2枚？
    .next-reveal = どのカード？　効果は断れず、伴う選択はあなたが行います。
    .next-force = { $depth ->
        [1] 誰に？
       *[other] どのカード？
    }
    .next-move = どこへ？
    .next-attack = どこを？
    .next-maroon = 誰を？
    .next-stow = どちらから？
    .next-letter = { $depth ->
        [1] 誰が？
       *[other] どの船に？
    }
    .about-attack = 乗組員が投票します。大砲があり、松明が水より多ければ、宝箱を1個奪えます。
    .about-mutiny = 船長以外の乗組員が投票します。カードの過半数に髑髏があれば、船長は島流しです。
    .about-brawl = トルトゥーガの全員が投票します。国旗の多い勢力が、島の宝箱を2個とも手に入れます。
    .about-maroon = 相手はトルトゥーガの列の最後尾につきます。投票は行いません。
    .about-stow = 宝箱は、移した先の船倉の勢力のものになります。投票は行いません。
    .about-letter = { $wrecks ->
        [true] 注意：アホウドリが2枚そろい、乗組員は全員トルトゥーガに流されます。
       *[false] 船の列の最後尾につきます。私掠免許状は捨て札になります。
    }
    .about-peek = { $slots_count ->
        [1] 何のカードかを知るのは、あなただけです。カードは元の場所に残ります。
       *[other] { $seen_count ->
            [none] {""}
           *[other] わかっているカード：{ $seen }
        }
    }
    .about-reveal = { $ends ->
        [won] すぐに対戦が終わり、宝箱{ $mine }対{ $theirs }{ $dutch ->
            [true] の同点で
           *[false] で
        }あなたの勝ちです。
        [lost] すぐに対戦が終わり、宝箱{ $mine }対{ $theirs }{ $dutch ->
            [true] で同点ではないので
           *[false] で
        }あなたの負けです。
        [sudden] 宝箱{ $mine }対{ $theirs }の同点なので、サドンデスが始まり、先にリードした勢力の勝ちです。
       *[none] {""}
    }
    .about-move = { $where_code ->
        [B1] どのボートからも、次のアクションで、どちらの船にもトルトゥーガにも行けます。ボートの上では役職も投票もありません。
        [B2] どのボートからも、次のアクションで、どちらの船にもトルトゥーガにも行けます。ボートの上では役職も投票もありません。
        [TOR] { $aboard ->
            [0] 島には誰もいないので、あなたが知事になります。
           *[other] トルトゥーガの列の最後尾につきます。先頭が知事です。
        }
       *[other] { $wrecks ->
            [true] 注意：アホウドリが2枚そろい、あなたを含む全員がトルトゥーガに流されます。
           *[false] { $aboard ->
                [0] 誰も乗っていないので、あなたが船長と給仕になります。
               *[other] 船の列の最後尾につきます。船長は自分の手番であなたを島流しにできます。
            }
        }
    }
    .about-force = { $seen_count ->
        [none] {""}
        [1] {""}
       *[other] わかっているカード：{ $seen }
    }
    .sure-move = { $where_code ->
        [B1] 移った先の列の最後尾につきます。
        [B2] 移った先の列の最後尾につきます。
       *[other] どのボートからも、次のアクションで、どちらの船にもトルトゥーガにも行けます。ボートの上では役職も投票もありません。
    }
    .sure-force = 2枚のどちらをめくるかは、相手が選びます。効果は相手に及び、それに伴う選択も相手が行います。
    .sure-reveal = 効果はすぐに出て、断れません。効果に伴う選択はあなたが行います。
    .undo-peek = カードを見た後は、取り消せません。
    .undo-reveal = カードがめくられた後は、取り消せません。
    .undo-attack = 投票が始まった後は、取り消せません。
    .undo-mutiny = 投票が始まった後は、取り消せません。
    .undo-brawl = 投票が始まった後は、取り消せません。
    .undo-force = カードがめくられた後は、取り消せません。
tortuga-action-known = { $deduced ->
    [true] { $card }のはず
   *[false] 見たカード：{ $card }
}
tortuga-action-seen = { $slot }番は{ $card }
    .separator = {"／"}
tortuga-forced_card = { $caller }に、イベントカードをめくるよう迫られました。どちらをめくりますか？
    .hint = めくったカードの効果はあなたに及び、それに伴う選択もあなたが行います。
    .undo = カードがめくられた後は、取り消せません。
    .option = 🎴 { $slot }番{ $known ->
        [none] {""}
       *[other] （{ $known }）
    }{ $ends ->
        [won] 、あなたの勝ち
        [lost] 、あなたの負け
        [sudden] 、サドンデス開始
       *[none] {""}
    }
tortuga-forced_card-known = { $deduced ->
    [true] { $card }のはず
   *[false] 見たカード：{ $card }
}
tortuga-ballot = { $vote ->
    [attack] ⚔️ { $caller_own ->
        [true] あなたが
       *[false] { $caller }が
    }{ $target }を襲撃します{ $cards ->
        [2] {""}
       *[other] （投票者：{ $voters }）
    }。
    [mutiny] 🗡️ { $caller_own ->
        [true] あなたが
       *[false] { $caller }が
    }{ $captain }に反乱を起こします{ $cards ->
        [2] {""}
       *[other] （投票者：{ $voters }）
    }。
   *[brawl] 🍻 { $caller_own ->
        [true] あなたが
       *[false] { $caller }が
    }乱闘を始めました{ $cards ->
        [2] {""}
       *[other] （投票者：{ $voters }）
    }。
}どのカードを出しますか？
    .hint = 計{ $cards }枚（{ $cards ->
        [2] あなたの1枚と投票の山札の1枚
       *[other] うち1枚は投票の山札から
    }）。{ $vote ->
        [attack] 大砲があり、松明が水より多ければ成功です。
        [mutiny] { $cards ->
            [2] 2枚とも髑髏なら成功です。
           *[other] 髑髏が{ $needed }枚以上あれば成功です。
        }
       *[brawl] 数えるのは国旗だけです。
    }
        { $vote ->
        [attack] 成功すると宝箱を1個奪い、イギリス側とフランス側のどちらに置くかは船長が決めます。
        [mutiny] 成功すると{ $captain }はトルトゥーガへ島流しになり、後ろの全員が前に詰めます。
       *[brawl] 国旗の多い勢力がトルトゥーガの宝箱を2個とも手に入れます。同数なら、各勢力が1個ずつです。
    }{ $cards ->
        [2] 投票するのはあなただけなので、出したカードを推測されることがあります。
       *[other] カードはすべて公開されますが、対戦中、誰がどれを出したかは明かされません。
    }投票の後、カードを1枚引きます。
    .option = { tortuga-parts }{ $count ->
        [none] {""}
        [1] {""}
       *[other] （手札に{ $count }枚）
    }
    .blind = 🎲 ランダムに投票
    .answer = 出すカードは{ $answer }
tortuga-orders = 投票が始まったら、あなたの代わりに何を出しますか？
tortuga-attack_orders = 襲撃では何を出しますか？　優先する順に選んでください。
    .hint = 手札のうち、条件に合う最初の1枚を出します。持っていないものは飛ばし、どれも合わなければあなたに質問します。対戦中は、指示による票だとは誰にもわかりません。
    .step = 襲撃
    .C = 💣 大砲
    .T = 🔥 松明
    .W = 💧 水
    .blind = 🎲 ランダム
    .ask = 自分に聞く
    .answer = ⚔️ 襲撃では：{ $answer }
tortuga-mutiny_orders = 反乱では何を出しますか？　優先する順に選んでください。
    .hint = 船長が誰でも、誰が起こした反乱でも同じです。自分が船長のときは投票しません。
    .step = 反乱
    .S = 💀 髑髏あり
    .N = ▫️ 髑髏なし
    .blind = 🎲 ランダム
    .ask = 自分に聞く
    .answer = 🗡️ 反乱では：{ $answer }
tortuga-brawl_orders = 乱闘では何を出しますか？　優先する順に選んでください。
    .hint = 手札のうち、その国旗の最初の1枚を出します。
    .step = 乱闘
    .B = 🇬🇧 イギリスの国旗
    .F = 🇫🇷 フランスの国旗
    .blind = 🎲 ランダム
    .ask = 自分に聞く
    .answer = 🍻 乱闘では：{ $answer }
tortuga-attack_source = 襲撃は成功です。{ $ship }のどちら側から奪いますか？
    .hint = 宝箱を1個奪い、その勢力の宝箱が1個減ります。
    .option = { $hold }（{ $pieces }個）
tortuga-attack_dest = 奪った宝箱を、{ $ship }のどちら側に置きますか？
    .hint = 奪った場所：{ $source }。置いた側の勢力の宝箱になります。
    .option = { $hold }
tortuga-forfeit = { $by ->
    [none] 黒丸で島流しですが、あなたはすでにトルトゥーガにいます。代わりに投票カードを1枚、対戦の終わりまで失います。どれにしますか？
   *[other] { $by }があなたをピストルで狙いましたが、あなたはすでにトルトゥーガにいます。代わりに投票カードを1枚、対戦の終わりまで失います。どれにしますか？
}
    .hint = あなたはトルトゥーガの列の最後尾に回りました。選んだカードは投票の山札のいちばん下に戻します。どのカードかを知るのはあなただけです。
    .option = { tortuga-parts }{ $count ->
        [none] {""}
        [1] {""}
       *[other] （手札に{ $count }枚）
    }
    .blind = 🎲 ランダムに任せる
    .answer = 手放すカードは{ $answer }
tortuga-letter = 私掠免許状です。誰をどちらの船に乗せますか？　取っておくこともできます。
    .hint = トルトゥーガかボートにいる1人を、すぐにどちらかの船の最後尾に乗せられます。取っておいて、後でアクションとして使うこともできます。
    .group = { $head ->
        [none] 乗せる人を選ぶ…
       *[other] { $head }
    }
    .option = { $oneself ->
        [true] 自分が{ $ship }に乗る
       *[other] { $seat }（{ $where }）を{ $ship }に乗せる
    }
    .save = 📜 取っておく
tortuga-pistol = 弾の入ったピストルです。誰を島流しにしますか？
    .hint = 自分以外なら、どこにいる人でも選べます。すでにトルトゥーガにいる人は、投票カードを1枚失います。
    .group = 相手を選ぶ…
    .option = { $seat }（{ $where }）
tortuga-map = 「{ $card }」を誰に渡しますか？　{ $card_code ->
    [MAP-TOR] 持ち主はトルトゥーガにいるあいだ、役職に関係なく乱闘を始められます。
   *[other] 持ち主はその船にいるあいだ、役職に関係なく宝箱を反対側へ移せます。
}
    .hint = 効果は対戦の終わりまで続き、後で人に渡すことはできません。自分で持ってもかまいません。
    .group = 渡す相手を選ぶ…
    .option = { $oneself ->
        [true] 自分で持つ
       *[other] { $seat }（{ $where }）
    }
tortuga-gunpowder = どのボートを爆破しますか？
    .hint = 対戦の終わりまで使えなくなります。乗っている人はトルトゥーガに泳ぎ着きます。
    .option = 💥 { $boat }（{ $seat ->
        [none] 空き
       *[other] { $oneself ->
            [true] あなた
           *[false] { $seat }
        }
    }）
tortuga-cabin = 「船内の鬱憤」です。どちらの船の列を逆順にしますか？
    .hint = 最後尾の人が船長になります。
    .option = { $ship }（{ $line_count ->
        [0] なし
       *[other] { $line_count }人
    }）
tortuga-pieces = 八レアル銀貨です。どの宝箱を移しますか？
    .hint = 宝箱は同じ船に残りますが、反対の勢力のものになります。
    .group = 宝箱を選ぶ…
    .option = { $source } → { $hold }

## 回答を受け付けなかった理由

tortuga-refused-reveal_first = 長いあいだ誰もイベントカードをめくっていません。1枚めくるか、ほかの人にめくらせてください。
tortuga-refused-two_cards = 裏向きに並んでいる、異なる2枚を選んでください。
tortuga-refused-slot_empty = その枠にはカードがありません。
tortuga-refused-force_oneself = 自分にめくらせることはできません。ほかの人を指名するか、自分で1枚めくってください。
tortuga-refused-boat_taken = { $boat }の定員は1人で、{ $seat }が乗っています。
tortuga-refused-boat_destroyed = { $boat }は破壊されています。
tortuga-refused-by_boat_only = そこ（{ $where }）へ直接は行けません。船やトルトゥーガからは空いているボートへ、ボートからは船かトルトゥーガへ移動します。
tortuga-refused-no_rank_in_boat = ボートの上では役職がなく、地図も使えません。
tortuga-refused-rank_needed = それには次の役職が必要です：{ $rank }
tortuga-refused-no_target = 奪える宝箱がありません。
tortuga-refused-not_in_crew = 自分の船の、自分以外の乗組員を選んでください。
tortuga-refused-hold_empty = あなたの船のその側には、宝箱がありません。
tortuga-refused-no_letter = 取っておいた私掠免許状がありません。
tortuga-refused-aboard_already = 私掠免許状では、トルトゥーガかボートにいる人を、どちらかの船に乗せます。
tortuga-refused-wait = 今はあなたが決める場面ではありません。質問が届くまでお待ちください。
tortuga-refused-ballot_final = 投票は済んでいます。投票のやり直しはできません。
tortuga-refused-no_vote_card = 投票カードが残っていないため、投票できません。
tortuga-refused-not_in_electorate = この投票には参加しません。{ $vote ->
    [attack] 襲撃では、襲う船の乗組員が投票します。
    [mutiny] 反乱では、船長を除くその船の乗組員が投票します。
   *[brawl] 乱闘では、トルトゥーガにいる人が投票します。
}
tortuga-refused-bad_option = { $setting ->
    [none] これらのオプションは同時に選べません。星マークのカードは、異なる3枚を選んでください。
   *[other] その値は、オプション「{ $setting }」には使えません。
}

## 対戦のオプション

tortuga-option-event_set = イベントカード
    .hint = 星マークのカード3枚を加えるか、普通のカードだけで短めに遊ぶかを決めます。
    .full = 星マーク入り
    .core = 普通のカードのみ
tortuga-option-starred_pick = 星マークのカード
    .hint = 6枚のうち3枚を、見ずにランダムで選ぶか、ホストが指定して全員に公開するかを決めます。
    .random = ランダム（非公開）
    .chosen = 指定した3枚
tortuga-option-starred_first = 星マークのカード1
    .hint = 3枚を指定する場合にだけ使います。通常は{ $default }です。
    .gun = 火薬
    .sto = 嵐
    .cro = 見張り台
    .cab = 船内の鬱憤
    .pie = 八レアル銀貨
    .kil = 悪魔殺し
tortuga-option-starred_second = 星マークのカード2
    .hint = 3枚を指定する場合にだけ使います。通常は{ $default }です。
    .gun = 火薬
    .sto = 嵐
    .cro = 見張り台
    .cab = 船内の鬱憤
    .pie = 八レアル銀貨
    .kil = 悪魔殺し
tortuga-option-starred_third = 星マークのカード3
    .hint = 3枚を指定する場合にだけ使います。通常は{ $default }です。
    .gun = 火薬
    .sto = 嵐
    .cro = 見張り台
    .cab = 船内の鬱憤
    .pie = 八レアル銀貨
    .kil = 悪魔殺し
tortuga-option-vote_deck = 投票カード
    .hint = 32枚か、大砲の少ない初版の30枚かを選びます。
    .pub32 = 32枚
    .ks30 = 30枚
tortuga-option-brethren = 沿岸の兄弟団
    .hint = 海賊を順番に選ぶか、ランダムに割り当てるかを決めます。
    .pick = 順番に選ぶ
    .auto = ランダム
tortuga-option-seat_order = 席順
    .hint = 参加した順に時計回りにするか、シャッフルするかを決めます。
    .join = 参加順
    .shuffled = シャッフル
tortuga-option-tortuga_start = トルトゥーガの宝箱
    .hint = 島の宝箱2個を、未確定で始めるか、各勢力1個ずつで始めるかを決めます。
    .outside = 未確定
    .split = 1個ずつ
tortuga-option-rowboats = ボートの数
    .hint = { $lo }艘か{ $hi }艘、通常は{ $default }です。1艘なら移動が難しくなります。
    .value = { $value }艘
tortuga-option-attack_target = 襲撃の対象
    .hint = もう1隻の海賊船を、ガレオン船が空になってから襲えるか、いつでも襲えるかを決めます。
    .galleon_first = ガレオン船が先
    .captain_choice = 船長が選ぶ
tortuga-option-tiebreak_keep_held = サドンデスの保持カード
    .hint = プレイヤーの前にあるカードを、そのまま残すか、混ぜ直すかを決めます。
    .true = 残す
    .false = 混ぜ直す
tortuga-option-actions_per_turn = 手番のアクション数
    .hint = 通常は1回、2人で遊ぶときだけ2回です。
    .auto = 人数による
    .value = { $value }回
tortuga-option-stall_rounds = イベントカードなしのラウンド数
    .hint = このラウンド数だけ誰もイベントカードをめくらないと、めくるしかなくなります。{ $lo }（無制限）～{ $hi }ラウンド、通常は{ $default }です。
    .value = { $value ->
        [0] 無制限
       *[other] { $value }ラウンド
    }
tortuga-option-sudden_death_rounds = サドンデスの長さ
    .hint = このラウンド数が終わると引き分けになります。{ $lo }（無制限）～{ $hi }ラウンド、通常は{ $default }です。
    .value = { $value ->
        [0] 無制限
       *[other] { $value }ラウンド
    }
tortuga-option-post_game_disclosure = 終了後の公開
    .hint = 忠誠だけを公開するか、手札や票もすべて公開するかを決めます。
    .loyalties = 忠誠のみ
    .full = すべて
tortuga-option-missing_voters = 未投票の表示
    .hint = 人数だけか、名前も出すか。名前を出すと、時間切れでランダムになった人がわかることがあります。
    .count = 人数のみ
    .names = 名前

## ルールの話題

tortuga-chapter-TO-0 = ゲームとルールシート
tortuga-chapter-TO-1 = 島とその歴史
tortuga-chapter-TO-2 = 準備
tortuga-chapter-TO-3 = 手番とアクション
tortuga-chapter-TO-4 = ゲームの終了
tortuga-chapter-TO-5 = 島流し
tortuga-chapter-TO-6 = ボート
tortuga-chapter-TO-7 = 襲撃
tortuga-chapter-TO-8 = 反乱
tortuga-chapter-TO-9 = 乱闘
tortuga-chapter-TO-10 = 勝敗
tortuga-chapter-TO-11 = ルールシートの補足
tortuga-chapter-TO_E = イベントカード

## ルールの要約。ルールシートの順

tortuga-rule-TO-0-1 = 忠誠を隠した海賊たちのゲームです。ルール番号は、クラウドファンディング中の2017年1月に書かれた日本語ルールシートの段落に、順に付けたものです。シートには、ざっくりとした訳だと断り書きがあります。
    .title = ゲームとルールシート
tortuga-rule-TO-1-1 = トルトゥーガはカリブ海の北部に実在する島で、海賊の根城として知られました。
    .title = 島
tortuga-rule-TO-1-2 = 17世紀、イギリス、フランス、オランダの海賊とスペイン海軍が、この島を争いました。スペインの財宝船団の航路にあったからです。
    .title = 争った者たち
tortuga-rule-TO-1-3 = 島の持ち主は何度も変わり、世紀の終わり頃には、事実上海賊が支配していました。
    .title = 移り変わる支配者
tortuga-rule-TO-1-4 = その争いがゲームのテーマです。イギリスとフランスの海賊が、スペインから、そして互いから宝を奪い合います。
    .title = テーマ
tortuga-rule-TO-2-1 = 忠誠カードを1人に1枚、裏向きに配ります。内容は非公開です。どの船に乗っていても、同じ勢力の人は全員で勝ちます。オランダの人は、同点のときに1人で勝ちます。
    .title = 忠誠
tortuga-rule-TO-2-2 = イギリスとフランスが同数です。人数が奇数なら、余る1枚がオランダです。スペインの忠誠はありません。
    .title = 忠誠の内訳
tortuga-rule-TO-2-3 = 投票カードを1人に3枚配ります。手札は非公開です。残りが投票の山札になります。
    .title = 投票カード
tortuga-rule-TO-2-4 = スペイン無敵艦隊を取り分けます。星マークのカード6枚のうち3枚（ランダムに非公開で選ぶか、ホストが指定）を、普通のカードに混ぜてシャッフルします。
    .title = イベントカード
tortuga-rule-TO-2-5 = イベントの山札の下4枚に無敵艦隊を加えてシャッフルし、下に戻します。無敵艦隊は最後の5枚のどれかです。
    .title = 無敵艦隊の場所
tortuga-rule-TO-2-6 = イベントカード5枚を裏向きに並べます。
    .title = カードの並び
tortuga-rule-TO-2-7 = イベントには、得になるものも損になるものもあります。
    .title = よいイベント、悪いイベント
tortuga-rule-TO-2-8 = 各プレイヤーは、沿岸の兄弟団の1人になります。名前とポーンの色だけで、効果はありません。
    .title = 沿岸の兄弟団
tortuga-rule-TO-2-9 = ポーンを袋から1個ずつ引き、1個目はフライング・ダッチマン号、2個目はジョリーロジャー号と、交互に列の最後尾に乗せます。
    .title = どの船に乗るか
tortuga-rule-TO-2-10 = 各船に最初に乗ったポーンが船長です。
    .title = 船長
tortuga-rule-TO-2-11 = 各船に2番目に乗ったポーンが一等航海士です。
    .title = 一等航海士
tortuga-rule-TO-2-12 = 列の順番が役職になります。先頭が船長、2番目が一等航海士、最後尾が給仕です。兼ねることもあり、1人だけなら船長と給仕を兼ねます。
    .title = 順番と役職
tortuga-rule-TO-2-13 = トルトゥーガの列の先頭が知事です。
    .title = 知事
tortuga-rule-TO-2-14 = 宝箱は8個です。スペインのガレオン船に4個、トルトゥーガに2個、各船に1個ずつで始めます。
    .title = 宝箱
tortuga-rule-TO-2-15 = トルトゥーガの2個は未確定です。各船の1個は、ジョリーロジャー号から順に、船長がイギリス側かフランス側に置きます。宝箱は船倉のもので、プレイヤーのものにはなりません。
    .title = 最初の宝箱の場所
tortuga-rule-TO-2-16 = 宝箱は対戦中に移動します。1か所に置ける数に限りはありません。
    .title = 船倉
tortuga-rule-TO-3-1 = ジョリーロジャー号の船長から始め、席の時計回りに手番を行います。1手番に1アクション（2人なら2アクション）です。手番のパスはできません。3ラウンド（または卓で決めた数）続けてイベントカードがめくられないと、手番では、めくるか、ほかの人にめくらせなければなりません。
    .title = 手番
tortuga-rule-TO-3-2 = 誰でも、覗く、めくる、めくらせる、移動の4つができます。役職によるアクションは、襲撃と島流し（船長）、反乱（一等航海士）、宝箱を移す（給仕）、乱闘（知事）です。
    .title = アクション
tortuga-rule-TO-3-3a = 並んでいるイベントカードを2枚、こっそり見ます。どの2枚かは全員にわかりますが、中身はわかりません。1枚しかなければ、その1枚を見ます。
    .title = 覗く
tortuga-rule-TO-3-3b = 並んでいるイベントカードを1枚めくります。効果はすぐに起こり、その後、イベントの山札から裏向きに補充します。
    .title = めくる
tortuga-rule-TO-3-3c = 裏向きのイベントカード2枚と、ほかの1人を指定します。どちらをめくるかはその人が選び、効果に伴う選択もすべて行います。
    .title = めくらせる
tortuga-rule-TO-3-3d = 船かトルトゥーガから空いているボートへ、またはボートからどちらかの船かトルトゥーガの最後尾へ移ります。
    .title = 移動
tortuga-rule-TO-3-4a = 船長は、投票を呼びかけ、ガレオン船から宝箱を1個奪います。ガレオン船が空なら、もう1隻の船から奪います。
    .title = 襲撃
tortuga-rule-TO-3-4b = 船長は、自分の船の、ほかの乗組員1人をトルトゥーガに送ります。投票は行いません。
    .title = 島流し
tortuga-rule-TO-3-5 = 一等航海士は、船長を島流しにするための投票を呼びかけます。
    .title = 反乱
tortuga-rule-TO-3-6 = 給仕は、自分の船の宝箱1個を、反対側の船倉へ移します。投票はしません。
    .title = 宝箱を移す
tortuga-rule-TO-3-7 = 知事は、トルトゥーガの宝箱2個がどちらの勢力のものかを、投票で決めます。
    .title = 乱闘
tortuga-rule-TO-4-1 = 誰がめくっても、スペイン無敵艦隊が出た瞬間にゲーム終了です。イベントカードが残っていてもかまいません。3ラウンド（または卓で決めた数）続けてカードがめくられなければ、1枚めくらなければなりません。
    .title = 無敵艦隊で終了
tortuga-rule-TO-5-1 = 島流しにされた人は、トルトゥーガの列の最後尾につきます。
    .title = 島へ
tortuga-rule-TO-5-2 = 後ろにいた人は前に詰め、役職も変わります。
    .title = 列を詰める
tortuga-rule-TO-5-3 = 誰もいない船にも宝箱は残ります。勝敗にも数え、奪うこともできます。
    .title = 無人の船
tortuga-rule-TO-5-4 = トルトゥーガでも、手番は普段どおりです。列には全員が並べます。
    .title = 島での手番
tortuga-rule-TO-5-5 = トルトゥーガにいるときに島流しになると、列の最後尾に回り、投票カードを1枚、対戦の終わりまで失います。投票カードがなければ、それ以上は失いません。
    .title = 重ねての島流し
tortuga-rule-TO-6-1 = ボートに乗るのに1アクション、降りるのに1アクションかかります。どのボートからもどこへでも行けますが、ほかに移動の手段はありません。
    .title = ボートでの移動
tortuga-rule-TO-6-2 = ボートの定員は1人です。乗っている人には役職がなく、どの投票にも加われません。
    .title = ボートの上では
tortuga-rule-TO-6-3 = ボートには好きなだけとどまり、ほかの人の道をふさぐことができます。
    .title = 道をふさぐ
tortuga-rule-TO-6-4 = ボートから島流しにされた人は、トルトゥーガの列の最後尾につきます。投票カードは失いません。
    .title = ボートからの島流し
tortuga-rule-TO-7-1 = 船長は、1人だけでも襲撃を呼びかけられます。
    .title = 1人での襲撃
tortuga-rule-TO-7-2 = 船長を含め、襲う船の全員が投票カードを1枚ずつ、秘密に出します。投票の山札のいちばん上の1枚を混ぜます。
    .title = 襲撃の投票者
tortuga-rule-TO-7-3 = 集めたカードを、すべて同時に開きます。
    .title = カードを開く
tortuga-rule-TO-7-4 = カードの上段を見ます。大砲、松明、水のどれかです。
    .title = 大砲、松明、水
tortuga-rule-TO-7-5 = 水のカード1枚が松明1枚を打ち消します。大砲が1枚以上あり、打ち消されない松明が1枚以上残れば成功です。そうでなければ、何も起こりません。
    .title = 襲撃成功の条件
tortuga-rule-TO-7-6 = ガレオン船に宝箱がなくなったら、もう1隻の船を襲います。
    .title = もう1隻の船を襲う
tortuga-rule-TO-7-7 = 大砲や松明が何枚あっても、奪えるのは必ず1個です。どこから奪い、どちら側に置くかは船長が決めます。
    .title = 奪うのは1個
tortuga-rule-TO-7-8 = カードをシャッフルして投票の山札の下に戻し、投票した人は1枚ずつ引きます。
    .title = 襲撃の後
tortuga-rule-TO-8-1 = 反乱を呼びかけられるのは、一等航海士だけです。
    .title = 反乱を呼びかける人
tortuga-rule-TO-8-2 = 船長を除く乗組員全員が投票カードを1枚ずつ、秘密に出します。投票の山札のいちばん上の1枚を混ぜます。
    .title = 反乱の投票者
tortuga-rule-TO-8-3 = 集めたカードを、すべて同時に開きます。
    .title = カードを開く
tortuga-rule-TO-8-4 = カードの下段を見ます。髑髏か、髑髏なしかです。
    .title = 髑髏
tortuga-rule-TO-8-5 = 投票の山札からの1枚を含めた全カードの過半数に髑髏があれば、船長は島流しになり、後ろの全員が前に詰めます。そうでなければ、何も起こりません。
    .title = 反乱成功の条件
tortuga-rule-TO-8-6 = カードをシャッフルして投票の山札の下に戻し、投票した人は1枚ずつ引きます。
    .title = 反乱の後
tortuga-rule-TO-9-1 = 知事は、島に1人だけでも乱闘を呼びかけられます。「宝の地図（トルトゥーガ）」を持つ人も呼びかけられます。
    .title = 乱闘を呼びかける人
tortuga-rule-TO-9-2 = トルトゥーガにいる全員が投票カードを1枚ずつ、秘密に出します。投票の山札のいちばん上の1枚を混ぜます。
    .title = 乱闘の投票者
tortuga-rule-TO-9-3 = 集めたカードを、すべて同時に開きます。
    .title = カードを開く
tortuga-rule-TO-9-4 = カードの中段を見ます。イギリスかフランスの国旗です。
    .title = 国旗
tortuga-rule-TO-9-5 = 国旗の多い勢力が、トルトゥーガの宝箱を2個とも手に入れます。
    .title = 国旗の多い勢力
tortuga-rule-TO-9-6 = 国旗が同数なら、宝箱を1個ずつ分けます。
    .title = 国旗が同数のとき
tortuga-rule-TO-9-7 = トルトゥーガの宝箱2個が、島を離れることはありません。
    .title = 島にとどまる宝箱
tortuga-rule-TO-9-8 = カードをシャッフルして投票の山札の下に戻し、投票した人は1枚ずつ引きます。
    .title = 乱闘の後
tortuga-rule-TO-10-1 = 2隻の船とトルトゥーガの宝箱を、勢力ごとに合計します。多い勢力の勝ちで、その忠誠を持つ全員が勝者です。ガレオン船と未確定の宝箱は数えません。
    .title = 宝箱の多い勢力の勝ち
tortuga-rule-TO-10-2 = 同点なら、オランダのプレイヤーが1人で勝ちます。
    .title = 同点でオランダがいるとき
tortuga-rule-TO-10-3 = 同点でオランダがいなければ、サドンデスです。無敵艦隊を除くイベントカードを、プレイヤーの前にあるものも含めてシャッフルし、新しく5枚並べます。ほかはすべてそのままです。
    .title = サドンデス
tortuga-rule-TO-10-4 = 次の席から続けます。宝箱が動いてどちらかの勢力が上回った瞬間、その勢力の勝ちです。
    .title = 先に上回った勢力
tortuga-rule-TO-11-1 = ルールシートには、イベントカードの文章がありません。ここでは、後の版や公開資料にある効果を使い、資料のない部分は独自に補っています。
    .title = シートとイベントカード
tortuga-rule-TO-11-2 = シートには、完成までにルールが少し変わるかもしれない、とあります。
    .title = 暫定のルール
tortuga-rule-TO-11-3 = シートの筆者は、誰がどの勢力かわからないことを魅力に挙げています。
    .title = 隠された忠誠
tortuga-rule-TO-11-4 = シートの筆者は、ルールが少ないことも魅力に挙げています。
    .title = 少ないルール
tortuga-rule-TO-11-5 = 宝箱を奪うときはたいてい投票になり、どこにも両方の勢力が混ざっています。宝箱を動かすには、その場所にいる必要があります。
    .title = その場にいること
tortuga-rule-TO-11-6 = 移動は必ずボートを経由します。島流しが、かえって近道になることもあります。
    .title = 近道
tortuga-rule-TO-11-7 = シートが書かれた時点で、約2500人が出資しており、製品化はすでに決まっていました。
    .title = クラウドファンディング

## イベントカード

tortuga-rule-TO_E-LOM = トルトゥーガかボートにいる1人（自分でもよい）を、どちらかの船の最後尾に乗せます。または表向きに取っておき、後でどこからでも、1アクションとして使います。乗せる人がいなければ取っておきます。このカードは全部で3枚あります。
    .title = 私掠免許状
tortuga-rule-TO_E-PIS = 自分以外の1人を、どこにいても島流しにします。すでにトルトゥーガにいる人は、投票カードを1枚失います。このカードは全部で3枚あります。
    .title = ピストル
tortuga-rule-TO_E-ALB = 対戦の終わりまで持ち続けます。同じ船の乗組員が合わせて2枚以上持つと、全員が最後尾から順に島流しになります。島とボートでは害がありません。このカードは全部で3枚あります。
    .title = アホウドリ
tortuga-rule-TO_E-BSP = めくった人が島流しになります。すでにトルトゥーガにいれば、投票カードを1枚失います。このカードは全部で3枚あります。
    .title = 黒丸
tortuga-rule-TO_E-MAP_FD = 誰か（自分でもよい）に渡します。持ち主はフライング・ダッチマン号にいるあいだ、役職に関係なく宝箱を移せます。後で人に渡すことはできません。
    .title = 宝の地図（フライング・ダッチマン号）
tortuga-rule-TO_E-MAP_JR = 誰か（自分でもよい）に渡します。持ち主はジョリーロジャー号にいるあいだ、役職に関係なく宝箱を移せます。後で人に渡すことはできません。
    .title = 宝の地図（ジョリーロジャー号）
tortuga-rule-TO_E-MAP_TOR = 誰か（自分でもよい）に渡します。持ち主はトルトゥーガにいるあいだ、役職に関係なく乱闘を呼びかけられますが、知事になるわけではありません。後で人に渡すことはできません。
    .title = 宝の地図（トルトゥーガ）
tortuga-rule-TO_E-GUN = ボートを1艘、対戦の終わりまで破壊します。乗っている人は島流しになりますが、投票カードは失いません。ボートがもうなければ、何も起こりません。星マークのカード6枚の1つです。
    .title = 火薬
tortuga-rule-TO_E-STO = 船に乗っていれば、その船の宝箱がすべてガレオン船に戻ります。島やボートにいれば、何も起こりません。星マークのカード6枚の1つです。
    .title = 嵐
tortuga-rule-TO_E-CRO = 並んでいるほかのカードを、すべてこっそり見ます。補充されるカードは見られません。星マークのカード6枚の1つです。
    .title = 見張り台
tortuga-rule-TO_E-CAB = 自分の船の列を逆順にし、役職も変わります。船に乗っていなければ、どちらかの船を選びます。星マークのカード6枚の1つです。
    .title = 船内の鬱憤
tortuga-rule-TO_E-PIE = どちらかの船の宝箱1個を、同じ船の反対側に移します。宝箱があれば必ず移します。星マークのカード6枚の1つです。
    .title = 八レアル銀貨
tortuga-rule-TO_E-KIL = 全員の手札を投票の山札に戻してシャッフルし、元と同じ枚数を配り直します。星マークのカード6枚の1つです。
    .title = 悪魔殺し
tortuga-rule-TO_E-ARM = ゲームが終わり、宝箱を数えます。ゲームの初めには、イベントの山札の最後の5枚のどこかにあります。
    .title = スペイン無敵艦隊

## ルールシートに書かれていない点の、ここでの扱い

tortuga-rule-TO_P1 = 2人で遊ぶときは、1手番に2アクションです。
    .title = 2人のとき
tortuga-rule-TO_P2 = ボートは2艘です。卓で決めれば1艘にもできます。
    .title = ボートの数
tortuga-rule-TO_P3 = めくらせる相手はほかの人で、自分は選べません。
    .title = 自分には選ばせない
tortuga-rule-TO_P4 = 全員が一度に島流しになるときは、最後尾の人から順に島へ上がり、船長が最後です。
    .title = 島に上がる順番
tortuga-rule-TO_P5 = 襲撃に成功したら、どこから奪い、どちら側に置くかを船長が選びます。
    .title = 船長の選択
tortuga-rule-TO_P6 = めくったイベントカードの効果は、必ず実行します。
    .title = 効果は断れない
tortuga-rule-TO_H1 = 何ラウンドか（通常は3ラウンド）イベントカードがめくられないと、誰かがめくるまで、手番では、めくるか、ほかの人にめくらせなければなりません。1ラウンド前から、そのことが表示されます。
    .title = イベントカードがめくられないとき
tortuga-rule-TO_H2 = サドンデスが長引くと（通常は20ラウンド）、引き分けになり、全員で分け合います。
    .title = サドンデスの打ち切り
tortuga-rule-TO_H3 = 選ぶ余地がないと全員にわかる場合だけ、質問を省きます。「ランダムに投票」では手札から1枚がランダムに選ばれ、時間切れの場合もそうなります。
    .title = ランダムに投票
tortuga-rule-TO_H4 = 失う投票カードは、本人が秘密に選ぶか、ランダムに任せます。
    .title = 失う投票カード
tortuga-rule-TO_H5 = 奪える宝箱がなければ、襲撃は呼びかけられません。
    .title = 奪うものがないとき
tortuga-rule-TO_H6 = 船の地図の持ち主はその船で宝箱を移せ、トルトゥーガの地図の持ち主は島で乱闘を呼びかけられます。
    .title = 宝の地図の効果
tortuga-rule-TO_H7 = 投票のカードはすべて公開されますが、誰がどれを出したかは明かされません。投票者が少ないほど、推測されやすくなります。票は変更できず、一度に、種類順に公開されます。それまでにわかるのは票の数だけです。誰の票がランダムだったかも公開されません。ただし、すべてを公開すると決めた卓では、対戦の終了後に明かされます。
    .title = 秘密投票
tortuga-rule-TO_H8 = 投票カードがない人は投票できませんが、投票を呼びかけることはできます。1票もなければ、投票の山札からの1枚だけで決まります。
    .title = 投票カードがないとき

## 画像：言葉はできるだけ少なく。続いて代替テキストだけの文

tortuga-picture_round = 第{ $round }ラウンド
tortuga-picture_setup = 準備
tortuga-picture_over = ゲーム終了
tortuga-picture_sudden = サドンデス
tortuga-picture_restricted = めくるかめくらせるのみ
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
tortuga-picture_power = { $rank ->
    [CPT] 襲撃、島流し
    [FM] 反乱
    [CB] 宝箱を移す
   *[GOV] 乱闘
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
tortuga-picture_seen = わかっているカード
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
tortuga-picture_letter = { $code ->
    [B] 英
    [F] 仏
    [D] 蘭
    [MAP-FD] ダ
    [MAP-JR] ロ
    [MAP-TOR] ト
   *[other] {""}
}
tortuga-picture_sign = { $code ->
    [C] 大砲
    [T] 松明
    [W] 水
    [B] イギリス
    [F] フランス
    [S] 髑髏
   *[N] 髑髏なし
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
tortuga-picture_whole_card = { $code ->
    [MAP-FD] 宝の地図（フライング・ダッチマン号）
    [MAP-JR] 宝の地図（ジョリーロジャー号）
    [MAP-TOR] 宝の地図（トルトゥーガ）
   *[other] { tortuga-picture_card }
}
tortuga-picture_turn = { $phase ->
    [pirates] 全員が名乗る海賊を選びます。
    [setup] 2人の船長が最初の宝箱を置きます。
    [sudden_death] サドンデス、第{ $round }ラウンド：{ $seat }の手番。
   *[main] 第{ $round }ラウンド：{ $seat }の手番。
}{ $actions ->
    [0] {""}
    [1] {""}
   *[other] 1手番に{ $actions }アクション。
}{ $restricted ->
    [true] この手番では、イベントカードをめくるか、ほかの人にめくらせなければなりません。
   *[false] {""}
}
tortuga-picture_end = { $reason ->
    [draw] 引き分けです。
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
    [0] 誰もいません
   *[other] { $line }
}。宝箱はイギリス側{ $british }個、フランス側{ $french }個{ $outside ->
    [0] {""}
   *[other] 、未確定{ $outside }個
}。
tortuga-picture_boats = { $boats }
tortuga-picture_boat = { $at ->
    [B1] ダッチマンのボート
   *[B2] ロジャーのボート
}
tortuga-picture_boats-boats = { tortuga-picture_boat }：{ $destroyed ->
    [true] 破壊
   *[false] { $seat ->
        [none] 空き
       *[other] { $seat }
    }
}
tortuga-picture_row = イベントカード（山札{ $deck }枚、捨て札{ $size ->
        [0] 0枚
       *[other] { $size }枚、いちばん上は{ tortuga-picture_card }
    }）、裏向き：{ $down_count ->
        [0] なし
       *[other] { $down }番
    }。{ $seen_count ->
        [0] {""}
       *[other] 覗かれたカード：{ $seen }。
    }{ $armada ->
        [0] {""}
       *[other] { $armada }番はスペイン無敵艦隊です。
    }
tortuga-picture_row-seen = { $slot }番は{ $peekers }
    .separator = {"、"}
tortuga-picture_kept = 表向きで保持：
    { $kept }
tortuga-picture_kept-kept = { $seat }：{ tortuga-picture_whole_card }
tortuga-picture_fewer = { $fewer }
tortuga-picture_fewer-fewer = { $seat }の投票カードは残り{ $size }枚です。
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
    }を襲撃。大砲{ $cannons }枚、松明{ $torches }枚、水{ $waters }枚
    [mutiny] { $caller }が{ $at ->
        [FD] ダッチマン号
       *[JR] ジョリーロジャー号
    }で船長{ $captain }に反乱。{ $size }枚のうち髑髏{ $skulls }枚
   *[brawl] { $caller }がトルトゥーガで乱闘。イギリスの国旗{ $british }枚、フランスの国旗{ $french }枚
}：{ $outcome ->
    [success] 成功
    [failure] 失敗
    [british] イギリスへ
    [french] フランスへ
    [split] 1個ずつ
   *[none] 判定前
}。カード：{ $pool }。
tortuga-picture_allegiance = あなたの忠誠：{ tortuga-picture_loyalty }
tortuga-picture_cards = { $count ->
    [0] 投票カードはありません。
   *[other] あなたの投票カード：
    { $hand }
}
tortuga-picture_memory = あなたにわかっているカード：
    { $memory }
tortuga-picture_memory-memory = { $slot }番：{ tortuga-picture_whole_card }
tortuga-picture_owned = あなたの前に表向き：
    { $owned }
tortuga-picture_owned-owned = { tortuga-picture_whole_card }
