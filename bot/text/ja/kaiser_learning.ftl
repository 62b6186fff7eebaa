### The Kaiser’s Pirates: 初めての種類の質問につくヒント.

kaiser-first-commit = ほかの人に見えるのは置き場所だけで、中身は見えません。この後、1枚ずつ表にします。
kaiser-first-commit_cards = どのカードでも攻撃できます。沈めた船の数字（勝利得点）が得点です。全部使うと、次のターンは1枚しかありません。6枚なら2～4枚、手札が少なければ1枚だけ伏せるのが普通で、よい攻撃ができるなら、もっと伏せます。
kaiser-first-commit_place = 少なくとも1枚は、攻撃のダイスがいちばん強いドイツ艦に横向きに置き、攻撃を助けるカードは手前へ縦向きに置くのが普通です。
kaiser-first-play = 助けになるカードを先に、次に攻撃のカードをプレイし、それからターンを終えるのが普通です。{ $fog ->
    [true] 「濃霧」は自分の攻撃も止めるので、攻撃の後にプレイします。
   *[none] {""}
}
kaiser-first-ahead = ターン全体をここで計画すると、あなたを待たずに進みます。助けになるカードを先に、攻撃を後にするのが普通です。
kaiser-first-ahead_move = 1つの行動で、カードを1枚表にします。役に立つものがなくなったら、ターンを終えてください。
kaiser-first-ahead_seat = { kaiser-first-target_seat }
kaiser-first-ahead_ship = { kaiser-first-target_ship }
kaiser-first-ahead_ships = { kaiser-first-targets }
kaiser-first-ahead_assists = { kaiser-first-assists }
kaiser-first-target_seat = 首位の人か、勝利得点が高くて沈めやすい船を持つ人を狙うのが普通です。
kaiser-first-target_ship = 比べるのは、それぞれのいちばん大きい目だけです（足しません）。上回れば損傷、2倍以上なら撃沈、同じなら効果なしです。{ $waits ->
    [true] 防御のダイスが少ないか小さい船を狙うのが普通です。
   *[none] 沈めた船の勝利得点は、あなたのものです。勝利得点が高く、防御のダイスが少ないか小さい船を狙うのが普通です。
}
kaiser-first-targets = 1隻で、複数の商船と順に戦えます。勝利得点が高くて沈めやすい商船から始めるのが普通です。
kaiser-first-assists = 使わなかったカードは、ターンの終わりに失われます。使えるカードを、いちばんよい攻撃に全部使うのが普通です。
kaiser-first-boarding = 「切り込み隊」は、商船を沈める代わりに拿捕します。勝利得点の高い商船に使うのが普通です。
kaiser-first-mine_order = 機雷は、敵の商船すべてを攻撃します。勝利得点の低い商船から始めるのが普通です。
kaiser-first-slim_target = 「乏しい収穫」で、標的の商船が1隻だけになります。攻撃側は沈められそうで勝利得点の高い船を、防御側は勝利得点のいちばん低い船を選ぶのが普通です。
kaiser-first-uc_mode = この潜水艦は、商船1隻を魚雷で狙うか、敵1人の商船すべてを機雷で攻撃します。相手の商船が3隻そろっていれば、機雷を選ぶのが普通です。
kaiser-first-intelligence_mode = 「情報」で、見えないカードを見られます。いちばんよいカードを自分で引けるように、山札を見る人がほとんどです。
kaiser-first-intelligence_order = 最初の1枚はあなたが、続きは次のプレイヤーが引きます。いちばんよいカードを最初に、悪いカードをその次に置くのが普通です。
kaiser-first-breakout_gift = 新しい艦が2隻来て、あなたとチームメイトが1隻ずつ受け取ります。攻撃のダイスの強いほうを自分に残すのが普通です。
kaiser-first-refuge_transfer = 避難場所を出る艦は、チームメイトに移せます。チームメイトの艦が少なすぎなければ、自分に残すのが普通です。
kaiser-first-discard_order = 役に立たないカードを上に置くのが普通です。
kaiser-first-resupply_capture = 補給不足の艦は戦いに不利です。勝利得点の低い拿捕船からは物資を取り、高い拿捕船は大事にするのが普通です。
kaiser-first-pursue_fast = 補給を危険にさらせば、高速船にも全力で攻撃できます。勝利得点の高い商船なら追うのが普通です。
kaiser-first-pursue_shallow = 商船を追うこともできますが、どちらも座礁の危険があります。よい艦を危険にさらしてまで追わない人がほとんどです。
kaiser-first-react = あなたの船が攻撃されています。手札のカード1枚で応じられます。カードは勝利得点（船の数字）の高い船のために残し、低い船ではパスするのが普通です。
kaiser-first-slim = あなたの商船が何隻も一度に攻撃されます。そのうち2隻以上の勝利得点が高ければ、「乏しい収穫」を使うのが普通です。
kaiser-first-after_sinking = 失った船の勝利得点が高いときや、攻撃した艦の攻撃のダイスが強いときに応じるのが普通です。
kaiser-first-recall_late = この艦を帰還させる最後の機会です。攻撃のダイスの強い艦に使うのが普通です。
kaiser-first-recall_ship = 帰還させた艦は、もう戻りません。これからいちばん害になりそうな艦を選ぶのが普通です。
kaiser-first-reflag = 「国籍変更」は、損傷した船か勝利得点の高い船に使うのが普通です。
kaiser-first-mistaken_pick = 勝利得点パイルで、失った船を、以前に沈めた船と入れ替えます。勝利得点のいちばん低い船を差し出すのが普通です。
kaiser-first-safe_passage = 攻撃を切り抜けた商船は、入港すればあなたの得点になります。ほとんどの人が試みます。
kaiser-first-wish = 交換の前に、どんなカードが欲しいかをチームメイトに伝えます。手札に足りないものを挙げるのが普通です。
kaiser-first-exchange = チームメイトと同時にカードを渡し合います。余裕があれば、相手が希望したカードを渡すのが普通です。
kaiser-first-carry = 艦を次のラウンドに持ち越せますが、1隻につき手札が1枚減ります。攻撃のダイスがとても強い艦だけを持ち越すのが普通です。
kaiser-first-carry_fate = この艦は、持ち越すか、手放すか、チームメイトに譲るかを選べます。攻撃のダイスの強い艦だけを残すのが普通です。
kaiser-first-carry_swap = 初めから持つ艦は、1隻につき手札を1枚減らします。攻撃のダイスが特に強い艦だけを選ぶのが普通です。
kaiser-first-tournament_pick = 順番に船を選びます。ドイツ艦は攻撃のダイスの強いものを、商船は、沈められても敵の得点が少ない、勝利得点の低いものを選ぶのが普通です。
kaiser-first-pp_choice = 対戦相手のファントムの代わりに決めます。公正に対戦するには、ファントムにいちばん有利な選択肢を選びます。その選択肢には印があります。
kaiser-first-orders = パスしかできないときに質問が届かないようにする指示です。おすすめのとおりにする人がほとんどです。

## AIがその回答を選ぶ理由

kaiser-reason-only = ほかに選べるものがありません。
kaiser-reason-commit_attack = { $other }を攻撃するほうが、{ $laid ->
    [1] このカード
   *[other] これらのカード
}を手札に残すより約{ $gain }点分得な見込みです。{ $many ->
    [true] 一度に置く枚数としては多めです。
   *[false] {""}
}{ $kept ->
    [0] 手札はなくなります。次のターンに使えるのは、これから引くカードだけです。
   *[other] 手札に残るのは{ $kept }枚です。
}{ $card ->
    [none] {""}
   *[other] { $card }はリアクションですが、手札に残すより攻撃に使うほうが得です。
}{ $answering_count ->
    [none] {""}
    [0] {""}
   *[other] { $answering }はリアクションですが、手札に残すより攻撃に使うほうが得です。
}{ $besides_count ->
    [none] {""}
    [0] {""}
   *[other] { $besides }は縦向きに置きます。{ $more ->
        [0] 効果は、後で使うより今のほうが役に立ちます。
       *[other] 後で使うより、さらに約{ $more }点分得な見込みです。
    }
}
kaiser-reason-commit_on = { $closed ->
    [true] 場所の決まっていなかったカードは、この置き方がいちばん得になる見込みです。
   *[false] { $added_count ->
        [0] 今の選択に加えて割に合うカードは、ほかにありません。
       *[other] 今の選択にいちばん合うのは{ $added }です。
    }
}{ $gain ->
    [0] ただし、これらのカードはすべて、手札に残しても同じかそれ以上の値打ちがあります。
   *[other] { $other ->
        [none] {""}
       *[other] { $other }への攻撃で、
    }手札に残すより合わせて約{ $gain }点多く取れる見込みです。
}{ $loss ->
    [0] {""}
   *[other] 最初から選び直すなら、AIは{ $same ->
        [true] 同じカードを別の場所に置き
       *[false] { $instead_count ->
            [0] カードを置かず
           *[other] { $instead }を置き
        }
    }、さらに約{ $loss }点の得を見込みます。
}
kaiser-reason-commit_own = 今は割に合う攻撃がありませんが、{ $card }は後より今のほうが役に立ちます。
kaiser-reason-commit_extra = { $card }で追加のターンを得ます。カードも1枚多く引けます。
kaiser-reason-commit_nothing = 今は割に合う攻撃がありません。カードは、後のターンやリアクションのために温存するほうが得です。{ $few ->
    [true] 手札が少ないときは、よい攻撃ができるまでためるのも手です。
   *[none] {""}
}
kaiser-reason-play_first = { $card }は、攻撃の前にプレイするのがいちばんです。
kaiser-reason-play_attack = { $rest ->
    [none] 今プレイできるのはこれだけで、伏せたままのカードはターンの終わりに失われます。
    [best] 自分の艦の攻撃の中で、いちばん多く取れる見込みなので、先に行います。
    [weaker] この攻撃で損傷した商船は、続く攻撃で沈めやすくなるので、先に行います。
    [unhurt] 損傷した商船は拿捕できなくなるので、「切り込み隊」を使える襲撃を先に行います。
    [attacks] 今プレイできるほかのカードも攻撃に使うもので、この攻撃を後に回す理由はありません。
    [mixed] この攻撃を後に回す理由はなく、攻撃しないカードは後でも同じように役に立ちます。
   *[others] ほかのカードは攻撃しないので、この攻撃の後でも同じように役に立ちます。
}
kaiser-reason-play_now = { $card }は今プレイすると役に立ちます。先にしたい攻撃は、残っていません。
kaiser-reason-play_extra = { $card }で追加のターンを得ます。カードも1枚多く引けます。
kaiser-reason-play_end = { $kept ->
        [0] プレイするものが残っていません。
       *[other] 今プレイして役に立つカードは、もうありません。
}
kaiser-reason-play_leave = { $ship }は無傷で補給も足りているので、また狩りに出られます。
kaiser-reason-play_resupply = 物資は、勝利得点の低い拿捕船{ $ship }を失う危険より値打ちがあります。
kaiser-reason-seat_best = { $why ->
    [more] このターンの攻撃は、{ $other }を狙えば約{ $gain }点の値打ちですが、{ $rival }なら約{ $less }点です。
    [ahead] このターンの攻撃は、{ $other }を狙っても{ $rival }を狙っても同じくらい得ですが、{ $other }のほうが先行しています。
    [even] このターンの攻撃は、{ $other }を狙っても{ $rival }を狙っても同じくらい得で、もっとよい相手はいません。
   *[little] このターンの攻撃は、{ $other }を狙うのがいちばん得です。{ $rival }を狙うより、少しだけ多く取れる見込みです。
}
kaiser-reason-seat_card = { $card }は、{ $other }に使うのがいちばん効果的です。
kaiser-reason-ship_odds = { $over ->
    [none] { $even ->
        [true] { $target }よりよい標的は、ほかにありません。
       *[false] 勝利得点と沈む見込みの釣り合いが、いちばんよい船は{ $target }です。
    }{ $va }点で、沈める確率は約{ $odds }％です。
   *[other] { $target }（{ $va }点、沈める確率は約{ $odds }％）は、{ $over }（{ $over_va }点、約{ $over_odds }％）よりよい標的です。{ $why ->
        [port] 逃した船は入港して持ち主の得点になることがありますが、この船なら、その得点が平均して少ないからです。
        [unlock] 商船を沈めるごとに、沈めたドイツ艦も数えられるようになります。この船のほうが、沈む見込みが高いのです。
        [pair] ドイツ艦は、対になる商船がないと数えません。
        [owner] 失う持ち主の痛手も、こちらが大きいからです。
       *[other] 損傷や、この先のターンも考えに入れています。
    }
}{ $frees ->
    [true] 商船を沈めると、前に沈めたドイツ艦も数えられるようになります。
   *[false] {""}
}
kaiser-reason-ship_best = { $card ->
    [none] いちばん多く取れる見込みの標的は、{ $target }です。
   *[other] { $kind ->
        [fair_seas] { $card }は、{ $target }に使うのがいちばん得です。入港する確率は約{ $chance }％で、{ $va }点の船です。
        [breakdown] { $card }は、{ $target }に使うのがいちばん効きます。損傷でいちばん弱くなる艦だからです。
        [interned] { $card }は、{ $target }に使うのがいちばん効きます（成功{ $chance }％）。持ち主の痛手がいちばん大きい船だからです。
        [transfer_command] { $card }は、{ $target }に使うのがいちばん得です（成功{ $chance }％）。持ち主が失うものを、そのまま得られます。
        [damage_control] { $card }は、{ $target }に使うのがいちばん役に立ちます。損傷でいちばん困っている艦だからです。
        [island_refuge] { $card }は、{ $target }に使うのがいちばん役に立ちます。避難中は攻撃されにくく、修理や補給もできます。
        [reflag] { $card }は、{ $target }に使うのがいちばん役に立ちます。偽装すればイギリス海軍に狙われません。失えば、いちばん痛手になる船です。
        [lay_mines] 機雷を敷設するのは{ $target }です。この艦のダイスが、攻撃にいちばん惜しくないからです。
        [scuttle] { $target }は、敵に沈められて得点にされるおそれが、いちばん大きい艦です。
       *[other] { $card }は、{ $target }に使うのがいちばん得です。
    }
}
kaiser-reason-ships_odds = いちばん有望な標的が先です。{ $target }は{ $va }点で、沈める確率は約{ $odds }％です。
kaiser-reason-ships_best = 有望な標的から順に狙います。
kaiser-reason-slim_cheapest = { $target }は勝利得点がいちばん低い（{ $va }点）ので、失っても痛手がいちばん小さくなります。
kaiser-reason-assists_none = この攻撃に使える補助カードがありません。
kaiser-reason-assists_all = このターンにもっとよい攻撃はなく、使わなかったカードは失われます。
kaiser-reason-assists_saved = { $card }は、このターンの別の攻撃に使うほうが得です。
kaiser-reason-boarding_yes = { $target }（{ $va }点）は、沈めるより拿捕するほうが得です。
kaiser-reason-boarding_no = { $target }（{ $va }点）は、沈めるか損傷を与えるほうが得です。
kaiser-reason-react_risk = { $target ->
    [none] {""}
   *[other] { $target }（{ $va }点）がこの攻撃で{ $captures ->
        [true] 拿捕される
       *[false] 沈む
    }確率は約{ $odds }％です。
}
kaiser-reason-react_pass = { kaiser-reason-react_risk }{ $card ->
    [none] 役に立つカードが手札にありません。
   *[other] { $card }は、{ $close ->
        [true] ここで使うより、温存するほうが少し得です。
       *[false] ここで使うと{ $gain ->
            [0] 1点未満
           *[other] 約{ $gain }点
        }の値打ちですが、温存すれば約{ $price }点の値打ちがあります。
    }{ $rivals ->
        [true] （敵は何人もいるので、そのうち1人に入る点は、自分の点より軽く見積もっています。）
       *[false] {""}
    }
}
kaiser-reason-react_card = { kaiser-reason-react_risk }{ $close ->
    [true] { $card }は、温存するより、ここで使うほうが少し得です。
   *[false] { $card }は、ここで使うと約{ $gain }点の値打ちがあり、温存すると{ $price ->
        [0] 1点未満
       *[other] 約{ $price }点
    }です。
}
kaiser-reason-after_pass = { $card ->
    [none] 役に立つカードが手札にありません。
   *[other] { $card }{ $chance ->
        [none] {""}
       *[other] （成功{ $chance }％）
    }は、{ $close ->
        [true] ここで使うより、温存するほうが少し得です。
       *[false] ここで使うと{ $gain ->
            [0] 1点未満
           *[other] 約{ $gain }点
        }の値打ちですが、温存すれば約{ $price }点の値打ちがあります。
    }
}
kaiser-reason-after_recall = この艦はこれからも大きな害になりうるので、{ $card }を試す値打ちがあります。{ $chance ->
    [none] {""}
   *[other] 成功する確率は約{ $chance }％です。
}
kaiser-reason-after_mistaken = 失った船を勝利得点の低い船と入れ替えられるので、{ $card }を試す値打ちがあります。{ $chance ->
    [none] {""}
   *[other] 成功する確率は約{ $chance }％です。
}
kaiser-reason-reflag_yes = 偽装すれば{ $ship }を守れます。カードより値打ちがあります。
kaiser-reason-reflag_pass = { $ship }は、カードを使うほどの危険にはさらされていません。
kaiser-reason-supply_yes = 物資は、拿捕船を失う危険より値打ちがあります。
kaiser-reason-supply_no = 拿捕船の勝利得点が高く、物資のために危険にさらせません。
kaiser-reason-pursue_yes = この標的なら、補給を危険にさらしても全速で追うほうが得です。
kaiser-reason-pursue_no = 攻撃を強めるより、補給を守るほうが得です。
kaiser-reason-carry_keep = { $ships }は新しく引く艦より攻撃のダイスが強く、手札を1枚減らしても持ち越す値打ちがあります。
kaiser-reason-carry_none = 手札を1枚減らしてまで持ち越したい艦はありません。
kaiser-reason-uc_mines = 魚雷1本より、敵の商船すべてへの機雷のほうが見込みがあります。
kaiser-reason-uc_torpedo = この相手には、機雷より商船1隻への魚雷のほうが見込みがあります。
kaiser-reason-pick_german = 残った艦の中で、{ $ship }の攻撃のダイスがいちばん強いからです。
kaiser-reason-pick_merchant = { $ship }は残った商船のうち勝利得点がいちばん低く（{ $va }点）、沈められても敵の得点がいちばん少なくて済みます。
kaiser-reason-mines_cheap_first = 敵が「船の誤認」を使うなら勝利得点の低い商船に使わせたいので、低い商船を先にします。
kaiser-reason-recall_best = このラウンドの残りで、持ち主にいちばん役立ちそうな艦です。
kaiser-reason-give_cheapest = 勝利得点のいちばん低い船を差し出します。
kaiser-reason-passage_free = 失敗しても失うものがないので、試すだけ得です。
kaiser-reason-shallow_risk = 座礁の危険は、この商船の勝利得点に見合いません。
kaiser-reason-deck_helps_us = 次のカードのうち、いちばんよいものを引けるからです。
kaiser-reason-best_card_first = いちばんよいカードを自分が引き、次の人に悪いカードを回します。
kaiser-reason-give_weaker = 攻撃のダイスの弱いほうを渡し、強いほうを自分に残します。
kaiser-reason-keep_ship = この艦は、チームメイトのところと同じだけ、自分のところでも役に立ちます。
kaiser-reason-wish_attacks = 得点につながりやすいのは、攻撃のカードです。
kaiser-reason-exchange_none = チームメイトに必要なものがわからないので、すべて手元に残します。
kaiser-reason-discard_worst_up = 「無線傍受」で上の2枚を取られることがあるので、役に立たないカードを上に置きます。
