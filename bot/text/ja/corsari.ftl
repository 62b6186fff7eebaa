### Corsari。メッセージの名前と使える引数は bot/text/__init__.py を参照。
### 「合計」は密航者の合計、「累計」は得点表の点数。英語の total を訳し分ける。

corsari-pitch = 港で最高の乗組員を集め、ほかの船の準備が整う前に出航しましょう。密航者は、その数字がペナルティになります。ペナルティがたまりすぎると敗退し、最後まで残った人の勝ちです。
    .title = Corsari
    .length = { $lo }～{ $hi }人、約30～45分（メッセージでゆっくり進めるなら数日）
    .how =
        手番ではカードを1枚引き、1枚捨てるか、出航してラウンドを終わらせます{ $no_sail_first_lap ->
            [true] （出航できるのは、ラウンドごとに2回目の手番からです）
           *[false] {""}
        }。
        誰かが出航したら、全員が手札を3つに仕分けます。捕虜（酒場のいちばん上と同じ色）と乗組員（2色まで、同じ数字は1枚だけ）にペナルティはなく、残り（密航者）は数字がそのままペナルティになります。ほかの人は仕分ける前に、出航した人（出航プレイヤー）の乗組員にカードを追加して手放せます。
        出航するのは、密航者の合計が小さいときにしましょう。ほかの全員の合計があなたより大きければ、あなたのペナルティは0点です。合計があなたと同じか小さい人がいると追い抜かれ、その人の密航者はペナルティにならず、累計が10点減り（減るほど有利）、あなたは「10点＋自分の合計＋追い抜いた人全員の合計」のペナルティになります。{ $sweep ->
            [round] {""}
            [eliminate_two] 密航者なしで出航すれば（スイープ）、相手プレイヤーが2人まで敗退するので、合計がごく小さいときは、それを狙って待つのも手です。
           *[match] 密航者なしで出航すれば（スイープ）、その場で対戦に勝つので、合計がごく小さいときは、それを狙って待つのも手です。
        }{ $end_mode ->
            [first_bust] ペナルティの累計が{ $limit }点以上の人が出たら対戦は終わり、累計がいちばん少ない人の勝ちです。
            [fixed_rounds] { $fixed_rounds }ラウンド（無効ラウンドを除く）で対戦は終わり、累計がいちばん少ない人の勝ちです。
           *[last_standing] ペナルティの累計が{ $limit }点以上になると敗退し、最後まで残った人の勝ちです。
        }
    .aliases = コルサリ, コルサーリ

## 用語

corsari-term-card = { $letters ->
        [R] ❤️赤{ $digits }
        [O] 🧡オ{ $digits }
        [Y] 💛黄{ $digits }
        [G] 💚緑{ $digits }
        [A] 🩵水{ $digits }
        [B] 💙青{ $digits }
        [V] 💜紫{ $digits }
        [P] 🩷ピ{ $digits }
        [N] 🤎茶{ $digits }
        [S] 🩶グ{ $digits }
       *[other] { $value }
    }
    .separator = {" "}
    .none = なし
corsari-term-colour = { $letters ->
    [R] ❤️赤
    [O] 🧡オレンジ
    [Y] 💛黄色
    [G] 💚緑
    [A] 🩵水色
    [B] 💙青
    [V] 💜紫
    [P] 🩷ピンク
    [N] 🤎茶色
    [S] 🩶グレー
   *[other] { $value }
}
corsari-spoken-card = { $letters ->
        [R] 赤{ $numbers }
        [O] オレンジ{ $numbers }
        [Y] 黄色{ $numbers }
        [G] 緑{ $numbers }
        [A] 水色{ $numbers }
        [B] 青{ $numbers }
        [V] 紫{ $numbers }
        [P] ピンク{ $numbers }
        [N] 茶色{ $numbers }
        [S] グレー{ $numbers }
       *[other] { $letters }{ $numbers }
    }
    .separator = {"、"}
corsari-spoken-colour = { $letters ->
    [R] 赤
    [O] オレンジ
    [Y] 黄色
    [G] 緑
    [A] 水色
    [B] 青
    [V] 紫
    [P] ピンク
    [N] 茶色
    [S] グレー
   *[other] { $letters }
}
corsari-letter = { $letters ->
    [R] 赤
    [O] オ
    [Y] 黄
    [G] 緑
    [A] 水
    [B] 青
    [V] 紫
    [P] ピ
    [N] 茶
    [S] グ
   *[other] {""}
}
corsari-named-pile = { $value ->
    [pile] 山札
    [discard] 捨て札
   *[tavern] 酒場
}

## 出来事

corsari-match_started = ⚓ ゲーム開始です。最初の親は{ $first_dealer }です。{ $options_count ->
    [0] {""}
   *[other] {"\u000A"}オプション：{ $options }
}
    .brief = ⚓ ゲーム開始です。最初の親は{ $first_dealer }です。
    .why = { $chance ->
        [true] オプションで指定がないため、公正な抽選でランダムに決まりました。
       *[false] この卓のオプションで、最初の親に{ $first_dealer }が指定されています。
    }
corsari-round_started = 🍻 第{ $round }ラウンドです。親は{ $dealer }、スタートプレイヤーは{ $starter }です。
    酒場（右端がいちばん上）：{ $tavern }
    酒場の色は{ $colour }、最初の捨て札は{ $discard }です。
    .brief = 🍻 第{ $round }ラウンドです。親は{ $dealer }、スタートプレイヤーは{ $starter }です。
    .why = { $seats_count }人に12枚ずつ配り、次の{ $tavern_count }枚を酒場に並べました（5枚＋人数分）。その次の1枚が最初の捨て札で、残りの{ $pile_size }枚が山札です。
        最後に置いたカードが酒場のいちばん上で、その色が酒場の色（{ $colour }）です。{ $starter }は{ $dealer }の左隣なので、最初の手番です。シャッフルは、公正な抽選1回で決まります。
corsari-hand_dealt = 配られた手札{ $hand_count }枚：{ $hand }
    .why = 出航で全員の手札が公開されるまで、このカードはあなたにしか見えません。シャッフルは、公正な抽選1回で決まります。
corsari-drew = { $source ->
    [pile] { $seat }は山札から引きました。{ $pile_size ->
        [0] {""}
        [1] 山札は残り1枚です。引いた人は強制出航になります。
       *[other] {""}
    }
    [discard] { $seat }は捨て札から{ $card }を引きました。
   *[tavern] { $seat }は酒場から{ $card }を引きました。{ $tavern_size ->
        [0] {""}
        [1] 酒場は残り1枚です。
       *[other] {""}
    }
}
    .act = { $source ->
        [pile] 山札から引きました
        [discard] 捨て札から{ $card }を引きました
       *[tavern] 酒場から{ $card }を引きました
    }
    .act-then = { $source ->
        [pile] 山札から引き、
        [discard] 捨て札から{ $card }を引き、
       *[tavern] 酒場から{ $card }を引き、
    }
    .why = { $source ->
        [pile] 山札のいちばん上のカードで、見たのは{ $seat }だけです。
        [discard] いちばん上の（直前に捨てられた）捨て札です。その下のカードは引けません。
       *[tavern] 酒場のいちばん上のカードです。その下のカードは引けません。
    }残りは山札{ $pile_size }枚、酒場{ $tavern_size }枚です。
corsari-drew_card = 引いたカード：{ $card }
    .why = 山札から引いたので、あなた以外は見ていません。
corsari-tavern_colour = 酒場の色が{ $colour }に変わりました。
    .why = 新しくいちばん上になったカードの色は{ $colour }です。その色のカードが捕虜になります。そのためだけに酒場のカードを引き、すぐに捨てることもできます。
corsari-discarded = { $seat }は{ $card }を捨てました。
    .act = { $card }を捨てました
    .why = 出航しない場合は、カードを1枚表向きに捨てて手番を終えます。
corsari-doldrums = { $closed ->
    [true] 🌫️ 凪に入りました。誰かが山札か酒場から引くまで、捨て札からは引けません。
   *[false] 🌬️ 凪が終わりました。再び捨て札から引けます。
}
    .why = { $closed ->
        [true] 捨て札から引く手番が{ $turns }回続きました（1人あたり3回）。
       *[false] 捨て札以外から引かれたので、回数は最初から数え直します。
    }
corsari-sail_declared = { $forced ->
    [true] ⛵ { $seat }が山札の最後のカードを引きました。強制出航です！
   *[false] ⛵ { $seat }が出航しました。
}
    .why = { $forced ->
        [true] 山札の最後のカードでした。引いた人は、準備ができていなくても、その手番で出航します。
       *[false] カードを引いた後は、捨てる代わりに出航できます。出航は取り消せません。
    }
corsari-layout_revealed = { $seat }が手札を公開しました。密航者の合計は{ $total }です。
    乗組員：{ $crew }
    捕虜：{ $prisoners }
    密航者：{ $stowaways }
    { $scuttled ->
        [none] 裏向きの捨て札：1枚（非公開）
       *[other] 裏向きの捨て札：{ $scuttled }
    }
    .brief = ⛵ { $seat }が手札を公開しました。密航者の合計は{ $total }です。
    .drawn = { $seat }：合計{ $total }
        乗組員：{ $crew }
        捕虜：{ $prisoners }
        密航者：{ $stowaways }
        { $scuttled ->
            [none] 裏向きの捨て札：1枚（非公開）
           *[other] 裏向きの捨て札：{ $scuttled }
        }
    .why = { $stowaways_count ->
        [0] 密航者がいないので、合計は0です。
       *[other] 密航者（{ $stowaways }）の数字を足すと{ $total }です。
    }酒場の色は{ $colour }で、その色のカードは捕虜です。捕虜と乗組員にペナルティはありません。
        { $scuttled ->
            [none] 裏向きの捨て札にもペナルティはありません。対戦が終わるまで、どのカードかは出航プレイヤーしか知りません。
           *[other] 裏向きの捨て札の{ $scuttled }にもペナルティはありません。
        }
corsari-loads_revealed = 全員の手札が公開されました。
    { $loads }
    .brief = ⛵ 全員の手札が公開されました（ログで見られます）。
    .why = { $declarer }の合計は{ $declared }で、これ以下なら追い抜きです。{ $crew_count ->
            [0] 出航プレイヤーの乗組員がいないため、何も追加できませんでした。
           *[other] 追加できたのは、乗組員（{ $crew }）にある色で、まだない数字のカードです。
        }捕虜になる色は{ $colour }です。
        { $loads }
corsari-loads_revealed-loads = { $seat }：合計{ $total }{ $added_count ->
        [0] {""}
       *[other] ／{ $declarer }の乗組員に追加：{ $added }
    }／乗組員：{ $crew }／捕虜：{ $prisoners }／密航者：{ $stowaways }
corsari-round_scored = 📜 { $overtakers_count ->
        [0] { $seat }は密航者の合計{ $declared }で出航し、逃げ切りました。{ $scores_count ->
            [2] もう1人の合計は{ $declared }を上回りました。
           *[other] ほかの人の合計は、すべて{ $declared }より大きい数でした。
        }
        [1] { $seat }は密航者の合計{ $declared }で出航し、{ $level ->
            [true] 同じ合計の
           *[false] 合計{ $lead }の
        }{ $overtakers }に追い抜かれました。
       *[other] { $seat }は密航者の合計{ $declared }で出航し、合計が{ $declared }以下の{ $overtakers }に追い抜かれました。
    }
    { $scores }
    .short = 📜 { $seat }が合計{ $declared }で出航し、{ $overtakers_count ->
        [0] 逃げ切り
       *[other] { $overtakers }が追い抜き
    }（{ $scores }）
    .why = { $seat }の合計は{ $declared }です。ほかの全員の合計を、これと比べます。
        { $scores }
corsari-round_scored-scores = { $seat }：ペナルティ累計 { $before } { PLUS($change) } = **{ $total }点**（{ $case ->
        [1] 密航者の合計{ $load }、追い抜けず
        [2] 密航者の合計{ $load }、{ $declarer }を追い抜き
        [3] 逃げ切り
       *[other] { $overtakers }に追い抜かれた：{ $surcharge }＋自分の合計{ $load }＋{ $overtakers_count ->
            [1] { $overtakers }の合計
           *[other] 追い抜いた人の合計
        }{ $received }
    }{ $floored ->
        [true] ・0点に戻す
       *[false] {""}
    }）
corsari-round_scored-short-scores = { $seat } { SIGNED($change) }
    .separator = 、
corsari-sweep = 🌊 スイープ！　{ $seat }が密航者なしで出航しました。
    .short = 🌊 { $seat }がスイープ
    .why = 公開された12枚に密航者が1人もいません。{ $sweep ->
        [eliminate_two] この卓では、スイープで敗退するのは相手プレイヤー2人までです。
       *[other] 累計にかかわらず、その場で対戦の勝者となります。
    }ほかのプレイヤーはカードを追加せず、得点も動きません。
corsari-round_void = 🍺 { $seat }が酒場の最後のカードを引き、無効ラウンドになりました。得点は動かず、手札も公開されません。
    .short = 🍺 { $seat }が酒場の最後のカードを引き、無効ラウンド（得点なし）
    .why = 酒場が空になりました。最後のカードは誰の手札にも入らず、親は次の人に移ります。
corsari-seat_resigned = 🏳️ { $seat }が投了しました。このラウンドが終わるまで、この席は既定の回答で進みます。
    .why = ラウンドが終わるまでは既定の回答で進むので、ほかの人に影響はありません。その後に敗退となり、同じラウンドの敗退者より下の順位になります。
corsari-seat_eliminated = { $cause ->
    [limit] ☠️ { $seat }は累計{ $total }点（{ $limit }点以上）で敗退し、{ $place }位になりました。
    [sweep] ☠️ スイープにより{ $seat }は敗退し、累計{ $total }点、{ $place }位になりました。
   *[resigned] ☠️ { $seat }は投了したため敗退し、累計{ $total }点、{ $place }位になりました。
}
    .short = ☠️ { $seat }が敗退
    .why = { $cause ->
        [limit] 累計{ $total }点は、敗退ラインの{ $limit }点に達しています。
        [sweep] スイープによる敗退です。累計は{ $total }点のまま変わりません。
       *[resigned] 投了した席です。同じラウンドの敗退者より下の順位になります。
    }後から敗退した人ほど順位が上です。同じラウンドなら累計の少ない人が上で、同点なら同じ順位です。
corsari-match_ended = { corsari-result }{ $scuttled_count ->
    [0] {""}
   *[other] {"\u000A"}裏向きだった捨て札：{"\u000A"}{ $scuttled }
}
    .why = { $reason ->
        [sweep] スイープを決めた人が1位です。続いて累計の少ない順に並び、先に敗退していた人がその後に続きます。
        [first_bust] 敗退ラインの{ $limit }点に達した人が出ました。累計がいちばん少ない人が1位で、同点なら同じ順位です。
        [fixed_rounds] 予定していた{ $scored_rounds }ラウンド（無効ラウンドを除く）が終わりました。累計がいちばん少ない人が1位で、同点なら同じ順位です。
        [max_rounds] 無効ラウンドを含めて{ $rounds }ラウンドが終わりました。累計がいちばん少ない人が1位で、同点なら同じ順位です。
        [resigned] 続ける人がいなくなりました。このラウンドは無効で、勝者はいません。
       *[last_standing] ほかの全員が敗退しました。後から敗退した人ほど順位が上で、同じラウンドなら累計の少ない人が上です。
    }
        { $totals }
corsari-match_ended-scuttled = 第{ $round }ラウンド、{ $seat }：{ $card }

## 「なぜ？」の説明に含まれる行

corsari-loads_revealed-why-loads = { $seat }：{ $stowaways_count ->
        [0] 密航者なし、合計0
       *[other] { $stowaways }、合計{ $total }
    }
corsari-round_scored-why-scores = { $seat }：{ $case ->
        [1] 合計{ $load }は出航プレイヤーより大きいので、そのままペナルティ
        [2] 合計{ $load }は出航プレイヤー以下なので追い抜き、密航者は出航プレイヤーへ
        [3] 追い抜かれなかったのでペナルティなし
       *[other] 自分の合計{ $load }、渡された密航者{ $received }、追加ペナルティ{ $surcharge }
    }。累計{ $before }点 → { $total }点（{ $change ->
        [0] 変わらず
       *[other] { SIGNED($change) }点
    }{ $floored ->
        [true] 、0点に戻す
       *[false] {""}
    }）
corsari-match_ended-why-totals = { $seat }：{ $total }点

## 対戦の結果

corsari-result = { $reason ->
    [sweep] 🏆 スイープを決めた{ $winners }の勝ちです。
    [first_bust] 🏆 敗退ラインに達した人が出たので終了です。{ $winners_count ->
        [1] 累計がいちばん少ない{ $winners }の勝ちです。
       *[other] 累計がいちばん少ない{ $winners }の勝ちです（同点）。
    }
    [fixed_rounds] 🏆 最終ラウンドが終わりました。{ $winners_count ->
        [1] 累計がいちばん少ない{ $winners }の勝ちです。
       *[other] 累計がいちばん少ない{ $winners }の勝ちです（同点）。
    }
    [max_rounds] 🏆 最大ラウンド数に達したので終了です。{ $winners_count ->
        [1] 累計がいちばん少ない{ $winners }の勝ちです。
       *[other] 累計がいちばん少ない{ $winners }の勝ちです（同点）。
    }
    [resigned] 🏳️ 全員が投了したため、勝者なしで終了しました。
   *[last_standing] 🏆 { $winners_count ->
        [1] 最後まで残った{ $winners }の勝ちです。{ $totals_count ->
            [2] {""}
           *[other] ほかの人は、長く残った人ほど順位が上で、同じラウンドなら累計の少ない人が上です。
        }
       *[other] ほかの全員が敗退し、{ $winners }の勝ちです（同点）。
    }
}
corsari-result-row = { $place }位：{ $seat }（{ $cause ->
    [limit] 第{ $out }ラウンドで敗退、
    [sweep] 第{ $out }ラウンドのスイープで敗退、
    [resigned] 第{ $out }ラウンドで投了、
   *[none] {""}
}ペナルティ{ $score }点）
corsari-verdict = { $reason ->
    [resigned] **勝者なし：**全員が投了しました。
   *[other] { $won ->
        [true] **あなたの勝ちです。**ペナルティの累計は{ $score }点でした。
       *[false] **あなたは{ $place }位です。**{ $cause ->
            [limit] 第{ $out }ラウンドで累計が{ $score }点になり、敗退しました。
            [sweep] 第{ $out }ラウンドのスイープで敗退しました。ペナルティの累計は{ $score }点でした。
            [resigned] 第{ $out }ラウンドで投了しました。
           *[none] ペナルティの累計は{ $score }点でした。
        }
    }
}

## 盤面と、本人だけに見えるもの

corsari-board_round = **第{ $round }ラウンド**・親：{ $dealer }
corsari-board_tavern = 酒場（右端がいちばん上）：{ $tavern }
    いちばん上は{ $top }、捕虜になる色は{ $colour }
corsari-board_piles = 捨て札：{ $discard ->
        [none] なし
       *[other] { $discard }
    }・山札：{ $pile_size }枚
corsari-board_scores = { $end_mode ->
        [first_bust] ペナルティ累計（{ $limit }点で終了）：
        [fixed_rounds] ペナルティ累計（無効ラウンドを除く全{ $fixed_rounds }ラウンド）：
       *[last_standing] ペナルティ累計（{ $limit }点で敗退）：
    }
    { $scores }
corsari-board_scores-scores = { $seat }：{ $total }点{ $place ->
    [0] { $resigned ->
        [true] {" "}🏳️ 投了
       *[other] {""}
    }
   *[other] {" "}☠️ 敗退（{ $place }位）
}
corsari-own_hand = あなたの手札（{ $cards }枚）：
    { $bands }
corsari-own_hand-bands = { $hand }
corsari-own_drawn = 引いたカード：{ $card }
corsari-own_scuttled = あなたの裏向きの捨て札：{ $card }
corsari-own_advice = { $sails ->
    [false] 密航者の合計{ $cards ->
        [13] （まだ出航できません。{ $scuttled }を捨てた場合）
       *[other] （まだ出航できません）
    }
   *[true] { $cards ->
        [13] 今出航した場合の密航者の合計（{ $scuttled }を裏向きに捨てて）
       *[other] 今の密航者の合計
    }
}：{ $total }
corsari-known_sail = { $total ->
    [0] { $scuttled }を裏向きに捨てると、密航者の合計は0になります。{ $sweep ->
        [match] スイープなので、その場で対戦に勝ちます。
        [eliminate_two] スイープなので、相手プレイヤーが2人まで敗退します。
       *[other] {""}
    }
   *[other] { $scuttled }を裏向きに捨てると、密航者の合計は{ $total }になります。
}

## 画像の中の言葉はできるだけ少なく。そのあとは代替テキストだけのもの

corsari-picture_round = 第{ $round }ラウンド
corsari-picture_limit = { $limit }点で敗退
corsari-picture_bust = { $limit }点で終了
corsari-picture_fixed = { $rounds }ラウンド、累計が最少なら勝ち
corsari-picture_ended = 最終順位
corsari-picture_seat = 席{ $number }
corsari-picture_place = { $place }位
corsari-picture_tavern = 酒場
corsari-picture_pile = 山札
corsari-picture_discard = 捨て札
corsari-picture_crew = 乗組員
corsari-picture_added = 追加
corsari-picture_prisoners = 捕虜
corsari-picture_stowaways = 密航者
corsari-picture_hand = あなたの手札
corsari-picture_advice = { $sails ->
    [false] { $cards ->
        [13] 密航者の合計（{ $aside }を捨てた後）
       *[other] 密航者の合計
    }
   *[true] { $cards ->
        [13] 今出航した場合の合計（{ $aside }を捨てた後）
       *[other] 今の密航者の合計
    }
}
corsari-picture_scuttled = 裏向きの捨て札
corsari-picture_turn = { $phase ->
    [draw] { $seat }がカードを引く番です。
    [act] { $seat }はカードを引きました。{ $sails ->
        [false] 1枚捨てます（最初の手番では出航できません）。
       *[true] 捨てるか、出航するかを選びます。
    }
    [layout] { $seat }が出航し、手札を仕分けています。
    [press] { $seat }がスイープを決めました。敗退させる2人を選んでいます。
    [load] { $seat }が出航しました。ほかの人は、カードの追加と手札の仕分けを選んでいます。
   *[over] ラウンドは終わりました。
}
corsari-picture_hands = 手札の枚数：
    { $hands }
corsari-picture_hands-hands = { $seat }：{ $size }枚

## 質問

corsari-draw = どこから引きますか？
    .hint = 酒場のいちばん上（右端）を引くと、その下のカードの色がすぐに酒場の色になります。酒場の最後の1枚が引かれると、ラウンドはその場で終わって無効になり、誰の得点も動きません。
    .pile = { $pile_size ->
        [1] 山札の最後のカードを引く（強制出航）
       *[other] 山札から引く（残り{ $pile_size }枚）
    }
    .discard = 捨て札から引く：{ $card }
    .tavern = { $tavern_size ->
        [1] 酒場の最後のカードを引く：{ $card }（無効ラウンドになる）
       *[other] 酒場から引く：{ $card }（酒場の色は{ $colour }{ $stays ->
            [true] のまま
           *[other] になる
        }）
    }
    .sure-pile = 山札の最後のカードです。引くと、すぐに出航しなければなりません。{ corsari-act.ordinary }
    .sure-tavern = 酒場の最後のカードです。引くとこのラウンドは無効になり、誰の得点も動きません。
    .undo-pile = 出航することになるので、元に戻せません。
    .undo-tavern = ラウンドが終わるので、元に戻せません。
corsari-act = { $source ->
        [discard] 捨て札から{ $card }を引きました
        [tavern] 酒場から{ $card }を引きました
       *[pile] { $card }を引きました
    }{ $sails ->
        [false] 。どのカードを捨てますか？
       *[true] { $total ->
            [none] {""}
           *[other] （今出航すると密航者の合計は{ $total }）
        }。どうしますか？
    }
    .hint = 酒場の色（捕虜になる色）は{ $colour }です。{ $sails ->
        [false] この卓では、ラウンドの最初の手番では誰も出航できません。1枚捨てて手番を終えてください。{ $total ->
            [none] {""}
           *[other] { $scuttled }を捨てると、密航者の合計が{ $total }になります。
        }
       *[true] 1枚捨てて手番を終えるか、出航してラウンドを終わらせてください。{ $total ->
            [none] {""}
           *[other] 出航する場合は{ $scuttled }を裏向きに捨てると、密航者の合計が{ $total }になります。
        }
    }
    .group-drop = カードを捨てる…
    .next-drop = どのカードにしますか？
    .drop = { $card }を捨てる
    .sail = 出航する
    .sure-sail = { $total ->
        [0] { $sweep ->
            [match] { corsari-act.swept }
            [eliminate_two] { corsari-act.swept }
           *[none] { corsari-act.ordinary }
        }
       *[none] { corsari-act.ordinary }
    }
    .swept = 次の画面の仕分けをそのまま確定すると、スイープになります。ほかの人はカードを追加できず、このラウンドでは誰の得点も動きません。
    .ordinary = このラウンドはここで終わり、全員が手札を公開します。追い抜かれなければ、あなたのペナルティは0点、ほかの人は各自の密航者の合計です。密航者の合計があなた以下の人がいると追い抜かれ、その場合のあなたのペナルティは「10点＋自分の合計＋追い抜いた人全員の合計」です。追い抜いた人の密航者はペナルティにならず、累計が10点減ります（減るほど有利）。
corsari-layout = 出航しました。手札をこの仕分けで公開しますか？
    .hint = 手札を「捕虜・乗組員・密航者」に仕分けます。13枚で1枚多いので、1枚を裏向きに捨てます。捕虜は{ $colour }のカードです。{ $sweep ->
        [match] 密航者の合計は0にできます。0で確定するとスイープになり、その場で対戦に勝ちます。
        [eliminate_two] 密航者の合計は0にできます。0で確定するとスイープになり、相手プレイヤーが2人まで敗退します。
       *[none] ほかの人は、あなたの乗組員にある色で、まだない数字のカードを追加して手放せます。そうしたカードが入る所の数が「空き」で、少ないほどあなたに有利です。
    }
    .part = 手札の仕分けを変更します。
    .proposal-best = 最善の案：乗組員：{ $crew_colours }／裏向き：{ $scuttled }（密航者の合計{ $total }、{ corsari-layout.worth }）
    .proposal-other = 乗組員：{ $crew_colours }／裏向き：{ $scuttled }（密航者の合計{ $total }、{ corsari-layout.worth }）
    .worth = { $sweep ->
        [match] スイープ
        [eliminate_two] スイープ
       *[none] 空き{ $openings }
    }
    .summary = 密航者の合計：{ $total }{ $lowest ->
            [true] （これより小さくはできません）
           *[other] （もっと小さい仕分け方があります）
        }
        裏向きの捨て札（ペナルティなし）：{ $scuttled }
        あなたの乗組員：{ $crew }
        捕虜：{ $prisoners }
        密航者：{ $stowaways }
        { $sweep ->
            [match] **スイープ：**確定すると、その場で対戦に勝ちます
            [eliminate_two] **スイープ：**確定すると、相手プレイヤーが2人まで敗退します
           *[none] 空き（乗組員にほかのカードが入る所）：{ $openings }か所（少ないほど有利）
        }
corsari-scuttle = どのカードを裏向きに捨てますか？
    .hint = 手札から完全に取り除かれ、ペナルティにもなりません。
    .step = 裏向きの捨て札
    .group = 裏向きに捨てるカードを選ぶ…
    .option = { $card }
corsari-crew = どのカードを乗組員にしますか？　2色まで、同じ数字は1枚だけです。
    .hint = { $declares ->
        [true] 裏向きに捨てるカード
       *[other] ほかの船に追加するカード
    }は選べません。捕虜を除く残りのカードは、すべて密航者です。
    .step = 乗組員
    .option = { $card }
corsari-load = { $declarer }が密航者の合計{ $declared }で出航しました。{ $within_reach ->
        [true] あなたの合計が{ $declared }以下なら追い抜きです。
       *[false] あなたの合計は最小でも{ $least }なので、追い抜けません。
    }手札をこう仕分けますか？
    .hint = 出航プレイヤー（{ $declarer }）の乗組員：{ $crew }。ここにある色で、まだない数字のカードを追加できます。{ $within_reach ->
        [true] 追い抜くと、あなたの累計が10点減り（減るほど有利）、あなたの密航者の合計は出航プレイヤーのペナルティになります。
       *[false] {""}
    }捕虜は{ $colour }のカードです。
    .part = { $declarer }が密航者の合計{ $declared }で出航しました。手札の仕分けを変更します。
    .proposal-best = 密航者の合計を最小にする：{ $total }{ $overtakes ->
        [true] （追い抜いて累計が10点減る）
       *[false] {""}
    }
    .proposal-heaviest = 密航者の合計{ $total }で追い抜く（相手に最大のペナルティ）
    .summary = 密航者の合計：{ $total }{ $overtakes ->
            [true] （追い抜き）
           *[other] { $lost ->
                [none] {""}
                [first_bust] 。累計が{ $points }点になり、{ $limit }点に達するので、**対戦が終わります**
               *[last_standing] 。累計が{ $points }点（敗退ラインは{ $limit }点）になり、**あなたは敗退します**
            }
        }
        { $declarer }の乗組員に追加：{ $added_count ->
            [0] { $addable_count ->
                [0] なし（追加できるカードがありません）
               *[other] なし（追加できるカード：{ $addable }）
            }
           *[other] { $added }
        }
        あなたの乗組員：{ $crew }
        捕虜：{ $prisoners }
        密航者：{ $stowaways }
corsari-add = 出航プレイヤーの乗組員にどのカードを追加しますか？　同じ数字は1枚だけです。
    .hint = その乗組員にある色で、まだない数字のカードだけを追加できます（色が違っても、同じ数字は追加できません）。
    .step = 追加するカード
    .option = { $card }
corsari-press = 誰を敗退させますか？
    .hint = 相手プレイヤーを2人選んでください。選ばれた2人は敗退します。
    .option = { $seat }
    .answer = 敗退：{ $answer }
corsari-orders = 前もって、何を決めておきますか？
    .hint = ほかの人には見えません。いつでも変えられます。
corsari-loading = ほかの人が出航したら、あなたの手札をどう仕分けますか？
    .hint = 指示しておくと、あなたを待たずにラウンドが進みます。あなたの密航者の合計が、出航プレイヤーの合計以下なら追い抜きです。あなたの累計が10点減り（減るほど有利）、あなたの合計は出航プレイヤーのペナルティになるので、追い抜ける範囲で大きいほど有利です。
    .step = 回答
    .ask = そのつど自分で選ぶ
    .best = 密航者の合計をいちばん小さくする
    .heaviest = 追い抜ける範囲で密航者の合計をいちばん大きくする（追い抜けなければ最小にする）
    .answer = ほかの人が出航したら：{ $answer }

## 回答を受け付けなかった理由

corsari-refused-not_in_hand = { $card }は手札にありません。
corsari-refused-duplicate_card = { $card }が2回選ばれています。
corsari-refused-scuttle_in_crew = { $card }は裏向きの捨て札なので、乗組員にはできません。
corsari-refused-card_used_twice = { $card }は、追加と自分の乗組員のどちらか一方にしか使えません。
corsari-refused-tavern_colour_in_crew = { $card }は酒場の色なので捕虜です。乗組員にはできません。
corsari-refused-tavern_colour_added = { $card }は酒場の色なので捕虜です。追加はできません。
corsari-refused-add_colour_not_aboard = { $card }は追加できません。出航プレイヤーの船に、その色の乗組員がいません。
corsari-refused-add_number_aboard = { $card }は追加できません。出航プレイヤーの船に、その数字の乗組員がすでにいます。
corsari-refused-add_number_repeated = { $card }は追加できません。同じ数字のカードをすでに追加しています。
corsari-refused-too_many_colours = 乗組員は2色までです。今は{ $colours_count }色選ばれています。
corsari-refused-number_repeated_in_crew = { $card }は乗組員にできません。同じ数字の乗組員がすでにいます。
corsari-refused-bad_option = { $setting ->
    [none] これらのオプションは同時に選べません。スイープを「相手が2人まで敗退する」にする場合、終了条件は「最後の1人まで」に限られます。
   *[other] その値は、オプション「{ $setting }」には使えません。
}

## 対戦のオプション

corsari-option-limit = 敗退ライン
    .hint = 累計がこの点数に達すると敗退です。{ $lo }～{ $hi }点、通常は{ $default }です。
    .value = { $value }点
corsari-option-first_dealer = 最初の親
    .hint = ルールシートでは、いちばん最近、船に乗った人です。席を選ぶか、ランダムにします。
    .random = ランダム
    .value = 席{ $ordinal }
corsari-option-end_mode = 終了条件
    .hint = 対戦がいつ終わるかを決めます。通常は、最後の1人になるまで続きます。
    .last_standing = 最後の1人まで
    .first_bust = 誰かが敗退ラインに達したら終了
    .fixed_rounds = ラウンド数固定
corsari-option-fixed_rounds = ラウンド数
    .hint = 「ラウンド数固定」でだけ使います。無効ラウンドを除いて{ $lo }～{ $hi }ラウンド、通常は{ $default }です。
    .value = { $value }ラウンド
corsari-option-max_rounds = 最大ラウンド数
    .hint = この数に達すると、対戦は必ず終わります。{ $lo }～{ $hi }ラウンド、通常は{ $default }です。
    .value = { $value }ラウンド
corsari-option-sweep = スイープ
    .hint = 密航者なしで出航したときにどうなるかを決めます。
    .match = その場で対戦に勝つ
    .round = 通常のラウンドと同じ扱い（特別な効果なし）
    .eliminate_two = 相手が2人まで敗退する
corsari-option-overtake_penalty = 追加ペナルティ
    .hint = 追い抜かれた出航プレイヤーの10点を、1回だけにするか、追い抜いた人数分にするかを決めます。
    .once = 10点を1回だけ
    .each = 追い抜き1人につき10点
corsari-option-received = 追い抜いた人の密航者
    .hint = 追い抜いた人の密航者を、出航プレイヤーのペナルティとしてどう数えるかを決めます。
    .as_laid = 実際に仕分けた合計で数える
    .minimised = 仕分けで作れる最小の合計で数える
corsari-option-score_floor = 0点未満の累計
    .hint = 追い抜いて累計が10点減るとき、0点を下回ってもよいかを決めます。
    .none = 0点を下回ってもよい（マイナスになる）
    .zero = 0点を下回ったら0点に戻す
corsari-option-scuttle_face = 裏向きの捨て札
    .hint = 出航プレイヤーの裏向きの捨て札を、みんなに見せるかを決めます。
    .down = 裏向き
    .up = 表向き
corsari-option-last_tavern_card = 酒場の最後のカード
    .hint = 引くと無効ラウンドになるか、引けないかを決めます。
    .void = 引くと無効ラウンドになる
    .closed = 引けない（無効ラウンドは起こらない）
corsari-option-no_sail_first_lap = 1巡目は出航不可
    .hint = ラウンドの最初の手番では、誰も出航できません。2人対戦におすすめです。
    .true = オン
    .false = オフ
corsari-option-advice = 自分の合計の表示
    .hint = 今出航した場合の合計を、本人だけに表示します。
    .true = オン
    .false = オフ

## ルールの項目

corsari-chapter-CO-0 = ゲームとルールシート
corsari-chapter-CO-1 = 物語
corsari-chapter-CO-2 = カード
corsari-chapter-CO-3 = 準備
corsari-chapter-CO-4 = 目的
corsari-chapter-CO-5 = 手番
corsari-chapter-CO-6 = 出航
corsari-chapter-CO-7 = 最後のカード
corsari-chapter-CO-8 = ラウンドの得点
corsari-chapter-CO-9 = 対戦の終わり
corsari-chapter-spec-2 = 数値とオプション
corsari-chapter-spec-3 = 準備の詳細
corsari-chapter-spec-4 = ラウンドと手番の詳細
corsari-chapter-spec-5 = 出航と得点の詳細
corsari-chapter-spec-6 = 終了と順位の詳細
corsari-chapter-spec-7 = 非公開の情報
corsari-chapter-spec-8 = AI席

## ルールの要約。ルールシートの順

corsari-rule-CO-0-1 = Corsariはレオ・コロヴィーニ作のカードゲームです。ルール番号は、2017年の日本語ルールシートの記述に、上から順に付けたものです。
    .title = ゲームとルールシート
corsari-rule-CO-0-2 = 2～4人で遊びます。
    .title = 人数
corsari-rule-CO-0-3 = 対象年齢は8歳以上です。
    .title = 対象年齢
corsari-rule-CO-1-1 = あなたは、港に停泊する私掠船の船主です。乗組員を雇い、身代金の取れる捕虜を捕らえ、密航者を船に乗せないようにしましょう。
    .title = 物語
corsari-rule-CO-2-1 = カードは110枚です。10色あり、各色に1～11の数字が1枚ずつあります。
    .title = カード
corsari-rule-CO-2-2 = 色は海賊の一団を、数字は船での職業を表します。
    .title = 一団と職業
corsari-rule-CO-2-3 = 1＝船長、2＝1等航海士、3＝2等航海士、4＝戦闘員、5＝水夫長、6＝船大工、7＝1等水夫、8＝2等水夫、9＝料理人、10＝水夫見習い、11＝船医。職業は雰囲気を出すためのもので、効果はありません。
    .title = 11の職業
corsari-rule-CO-3-1 = ルールシートでは、いちばん最近、船に乗った人が最初の親です。ここでは、ホストが席を指定するか、ランダムに決めます。新しいラウンドのたびに、親は時計回りに移ります。
    .title = 最初の親と親の移動
corsari-rule-CO-3-2 = すべてのカードをシャッフルし、各プレイヤーに1枚ずつ裏向きに、12枚になるまで配ります。
    .title = カードを配る
corsari-rule-CO-3-3 = 酒場は表向きのカードの列で、2、3、4人ならそれぞれ7、8、9枚です。いちばん上のカードの色が、酒場の色です。
    .title = 酒場
corsari-rule-CO-3-4 = 残りのカードは裏向きのまま山札になります。
    .title = 山札
corsari-rule-CO-3-5 = 山札のいちばん上のカードをめくり、最初の捨て札にします。
    .title = 捨て札
corsari-rule-CO-4-1 = できるだけよい乗組員を雇い、出航を宣言します。
    .title = 目的
corsari-rule-CO-4-2 = 誰かが出航を宣言するまで、手札は非公開です。
    .title = 手札は非公開
corsari-rule-CO-4-3 = 出航が宣言されると、そのラウンドの手番は終わります。全員が出航し、ペナルティを数えます。
    .title = 出航宣言の効果
corsari-rule-CO-4-4 = 密航者がペナルティになります。手札と酒場の色に気を配り、密航者を少なく、数字を小さく抑えましょう。
    .title = ペナルティのもと
corsari-rule-CO-5-1 = 親の左隣のプレイヤーから始め、時計回りに手番を行います。
    .title = スタートプレイヤー
corsari-rule-CO-5-2 = 手番では、カードを1枚引きます。山札、捨て札、酒場のどれかの、いちばん上のカードです。
    .title = カードを引く
corsari-rule-CO-5-3 = 酒場のいちばん上を引くと、次のカードが現れます。その瞬間からその色が酒場の色になります。引いた本人も例外ではありません。
    .title = 酒場の色が変わる
corsari-rule-CO-5-4 = カードを引いた後、出航を宣言できます。「帆を上げろ！」と宣言した人は出航プレイヤーになり、手番を終えて、出航の処理に移ります。
    .title = 出航を宣言する
corsari-rule-CO-5-5 = 出航しない場合は、カードを1枚表向きに捨てます。引いたばかりのカードでもかまいません。
    .title = カードを捨てる
corsari-rule-CO-5-6 = 続いて次のプレイヤーの手番になります。誰かが宣言するまで繰り返します。
    .title = 次の手番
corsari-rule-CO-6-1 = 出航プレイヤーは13枚のうち1枚を裏向きに捨て、残り12枚を捕虜、乗組員、密航者の3グループに仕分けて公開します。
    .title = 出航プレイヤーの仕分け
corsari-rule-CO-6-2 = 酒場の色のカードは、すべて捕虜です。身代金が取れるのでペナルティはありません。乗組員にはできません。
    .title = 捕虜
corsari-rule-CO-6-3 = 乗組員は2色まで、同じ数字は1枚だけです。ペナルティはありません。1～11がそろえば理想的です。
    .title = 乗組員
corsari-rule-CO-6-4 = それ以外のカードは、すべて密航者です。数字がそのままペナルティになります。出航プレイヤーは合計を発表します。
    .title = 密航者
corsari-rule-CO-6-5 = 例：密航者が緑1、紫2、グレー2なら、合計は5です。
    .title = 合計の例
corsari-rule-CO-6-6 = 乗組員と同じ数字の2枚目のカードは、色が乗組員と同じでも密航者になります。
    .title = 同じ数字の2枚目
corsari-rule-CO-6-7 = ほかのプレイヤーも全員出航します。自分のカードを仕分ける前に、出航プレイヤーの乗組員に好きな枚数を追加できます。全員が非公開で決め、同時に公開します。
    .title = カードの追加
corsari-rule-CO-6-8 = 追加できるのは、出航プレイヤーの乗組員と同じ色で、数字が重ならないカードです。
    .title = 追加できるカード
corsari-rule-CO-6-9 = 乗組員がオレンジの1、2、7、8と紫の3、10なら、オレンジの9は追加できます。紫の7は、すでに7がいるので追加できません。
    .title = 追加の例
corsari-rule-CO-6-10 = 紫の9とオレンジの9のように、2人が同じ数字を追加してもかまいません。判定に使うのは、出航プレイヤーが公開した乗組員だけです。
    .title = 追加は互いに影響しない
corsari-rule-CO-6-11 = 1人で同じ数字のカードを2枚追加することはできません。
    .title = 同じ数字は1人1枚まで
corsari-rule-CO-7-1 = 酒場の最後のカードが引かれると、ラウンドはすぐに終わります。無効ラウンドとなり、得点は動かず、親は次の人に移ります。
    .title = 酒場の最後のカード
corsari-rule-CO-7-2 = 山札の最後のカードを引いた人は、その手番で出航を宣言しなければなりません。
    .title = 山札の最後のカード
corsari-rule-CO-8-1 = 出航の後、各プレイヤーの合計を出航プレイヤーの合計と比べます。それ以外のプレイヤー同士は比べません。
    .title = 合計を比べる
corsari-rule-CO-8-2 = 自分の合計が出航プレイヤーより大きければ、自分の合計がペナルティになります。
    .title = 追い抜けなかったとき
corsari-rule-CO-8-3 = 自分の合計が出航プレイヤーと同じか小さければ、追い抜きです。自分の密航者は自分のペナルティにならず、累計が10点減ります（減るほど有利）。自分の密航者の合計は、出航プレイヤーのペナルティになります。
    .title = 追い抜き
corsari-rule-CO-8-4 = ほかの全員の合計が出航プレイヤーより大きければ、出航プレイヤーは0点です。
    .title = 逃げ切り
corsari-rule-CO-8-5 = 誰かに追い抜かれた場合、出航プレイヤーのペナルティは、10点に自分の合計と、追い抜いた全員の合計を加えた点数です。
    .title = 追い抜かれたとき
corsari-rule-CO-9-1 = ペナルティはラウンドごとに累計していきます。少ないほど有利です。
    .title = 累計
corsari-rule-CO-9-2 = 累計が敗退ライン（通常は101点）に達すると敗退です。100点ならまだ敗退しません。
    .title = 敗退ライン
corsari-rule-CO-9-3 = 残ったプレイヤーだけで、新しいラウンドを続けます。
    .title = 対戦を続ける
corsari-rule-CO-9-4 = 最後に残った1人の勝ちです。
    .title = 対戦の勝者
corsari-rule-CO-9-5 = スイープ：出航を宣言し、密航者が1人もいなければ、その場で対戦に勝ちます。ほかのプレイヤーはカードを追加しません。
    .title = スイープ
corsari-rule-CO-9-6 = ルールシートには、2人が同時に敗退するという記述があります。オプションでこれを文字どおりに適用すると、スイープで相手プレイヤー2人が敗退します。相手が3人なら、出航プレイヤーが2人を選びます。
    .title = 2人同時の敗退

## ルールシートに書かれていないことの、ここでの扱い

corsari-rule-spec-2-3 = 手札は12枚です。2、3、4人の場合、酒場はそれぞれ7、8、9枚、山札は78、65、52枚です。敗退ラインは101点、追い抜いた人は累計が10点減り、追い抜かれた出航プレイヤーには追加ペナルティが10点付きます。
    .title = 数値の一覧
corsari-rule-spec-2-4 = 敗退ライン、最初の親、終了条件、スイープなどは卓ごとに変えられます。オプションはすべて、対戦の開始時に確定します。
    .title = 対戦のオプション
corsari-rule-spec-3-1 = 席の番号は時計回りです。最初の親はホストが指定でき、指定しなければランダムに決まります。累計は全員0点から始まります。
    .title = 対戦の開始
corsari-rule-spec-3-2 = 最初の1枚は親の左隣に、最後の1枚は親に配ります。酒場に最後に置いたカードが、酒場のいちばん上です。酒場のカードはすべて見えています。
    .title = 配り方の詳細
corsari-rule-spec-3-3 = 敗退者が出ると、次のラウンドからは残った人数に合わせて準備します。酒場の枚数は減り、山札は増えます。
    .title = 人数が減ったとき
corsari-rule-spec-4-1 = ラウンドが終わるたびに、親は、残っている次のプレイヤーに移ります。無効ラウンドの後も同じです。
    .title = ラウンドの移り変わり
corsari-rule-spec-4-2 = 時間切れの場合は、山札から引き（それで強制出航になるなら捨て札から引き）、引いたカードを捨てます。出航では、最善のグループ分けをし、合計がいちばん小さくなるようにカードを追加します。
    .title = 時間切れ
corsari-rule-spec-4-3 = 捨て札から引けるのは最後の1枚だけ、酒場から引けるのはいちばん上の1枚だけです。補充もリシャッフルもありません。出航の宣言は取り消せません。
    .title = 手番の詳細
corsari-rule-spec-5-1 = 出航して得点を計算するときは、全員の手札が公開されます。無効ラウンドやスイープの後、公開されなかった手札は非公開のままです。
    .title = 出航で公開されるもの
corsari-rule-spec-5-2 = 酒場の色のカードは、必ずすべて捕虜にします。乗組員は1色でも、1人もいなくてもかまいません。最善の仕分け方にする義務はありません。
    .title = 3つのグループ
corsari-rule-spec-5-3 = 13枚のどれでも裏向きの捨て札にできます。捕虜でもかまいません。対戦が終わるまで、どのカードかは出航プレイヤーしか知りません。表向きにするオプションもあります。
    .title = 裏向きの捨て札
corsari-rule-spec-5-4 = 最善の仕分けがあらかじめ用意され、そのまま確定できます。合計がいちばん小さく、同じならほかの人が追加できる空きがいちばん少ないものです。ルールに合っていれば、ほかの仕分け方もできます。
    .title = 最善の仕分け
corsari-rule-spec-5-5 = 自分の乗組員と追加するカードは別々の船に乗るので、同じ数字があってもかまいません。出航プレイヤーの乗組員が1色ならその色だけを追加でき、乗組員がいなければ何も追加できません。
    .title = 追加の詳細
corsari-rule-spec-5-6 = カードを追加できるときは、合計がいちばん小さくなる案があらかじめ用意され、そのまま確定できます。追い抜くと自分の密航者は出航プレイヤーのペナルティになるので、追い抜ける範囲で合計がいちばん大きい案も示されます。
    .title = できるだけ大きな合計での追い抜き
corsari-rule-spec-5-7 = 追い抜かれたときの10点は1回だけで、引き渡された密航者はそのままの数字で数えます。累計は0点を下回ることもあります。オプション：追い抜き1人につき10点、追い抜いた人の密航者を最小の合計で数える、累計の下限を0点にする。
    .title = 得点計算の詳細
corsari-rule-spec-5-8 = スイープは、強制出航でも対戦の勝利になります。オプション：通常のラウンドとして扱う（ほかの人も合計0で並べば追い抜き）、または相手プレイヤーが2人まで敗退する（相手が3人なら、残った2人で対戦を続ける。そのラウンドは、誰の得点も動かない）。
    .title = スイープの詳細
corsari-rule-spec-5-9 = 凪：捨て札から引く手番が人数の3倍だけ続くと、誰かがほかの場所から引くまで、捨て札からは引けなくなります。オプション：酒場の最後のカードを引けなくする（無効ラウンドがなくなる）。
    .title = 凪と最後のカード
corsari-rule-spec-6-1 = 同時に何人敗退しても、必ず1人は残ります。敗退が遅いほど順位は上で、同じラウンドなら累計の少ない人が上です。累計も同じなら同順位です。
    .title = 最後の1人まで
corsari-rule-spec-6-2 = オプション：途中で抜ける人はいません。誰かが敗退ラインに達したラウンドで対戦が終わり、累計のいちばん少ない人の勝ちです。
    .title = 誰かが敗退ラインに達したら終了
corsari-rule-spec-6-3 = オプション：敗退も敗退ラインもありません。無効ラウンドを除き、決まったラウンド数で対戦が終わり、累計のいちばん少ない人の勝ちです。
    .title = ラウンド数固定
corsari-rule-spec-6-4 = スイープした人が1位です。ほかのプレイヤーは累計の少ない順に続き、先に敗退していた人はその後になります。
    .title = スイープ後の順位
corsari-rule-spec-6-5 = 無効ラウンドも含めて40ラウンドに達すると対戦が終わり、累計のいちばん少ない人の勝ちです。この数はオプションで変えられます。
    .title = 最大ラウンド数
corsari-rule-spec-6-6 = 投了した席は、そのラウンドの終わりまで既定の回答で進み、その後敗退します。順位は同じラウンドに敗退した人より下で、勝つことはありません。全員が投了すれば勝者なしです。
    .title = 投了
corsari-rule-spec-7 = 非公開：手札、山札から引いたカード、山札の中身、裏向きの捨て札、追加するカード（全員の回答がそろうまで）。公開：酒場、すべての捨て札、枚数、累計。
    .title = 非公開のもの
corsari-rule-spec-8-4 = AI席は、その席から見えるものしか知りません。いちばん期待できる場所から引き、合計が小さければ出航し（巡目が進むほど基準は厳しくなります）、できるだけ大きな合計で追い抜きます。
    .title = AI席
