### Tortuga 1667: 初めての種類の質問につくヒント.

tortuga-first-brethren = 好きな海賊を選んでください。どれを選んでも、対戦への影響はありません。
tortuga-first-start_hold = 最初の宝箱は、それぞれの船の船長が置きます。自分の勢力の側に置くのが普通ですが、忠誠を隠すために反対側に置く人もいます。{ $dutch ->
    [true] 自分の船倉がないオランダの人は、同点を目指します。
   *[false] {""}
}
tortuga-first-action = 対戦の終わりに、自分の勢力の宝箱が相手より多いことが目標です{ $dutch ->
    [true] （オランダの人だけは同点が目標です）
   *[false] （同点ならサドンデスです）
}。{ $duties_count ->
    [0] イベントカードを覗くかめくるかして、次に、役職を得られる場所へ移る人がほとんどです。襲撃や宝箱の移動は、役職がないとできません。
   *[other] 役職のアクションで宝箱を増やせるなら、そうするのが普通です。増やせなければ、イベントカードを覗くか、めくります。
}
tortuga-first-forced_card = 2枚のイベントカードのうち1枚をめくらされ、その効果を受けます。覗いたことのあるカードのうち、害の少ないほうを選ぶのが普通です。
tortuga-first-ballot = 自分の勢力に有利な投票は助け、不利な投票は邪魔するのが普通です。{ $cards ->
    [2] ただし、1人だけの投票では、何を出したか推測されやすくなります。
   *[other] 投票者が少ないほど、誰が何を出したか推測されやすくなります。
}
tortuga-first-orders = あなたの代わりに投票カードを出す指示で、不在の間も働きます。優先する順に選んでください。何も選ばなかった種類の投票では、質問が届きます。
tortuga-first-attack_source = 襲撃に成功し、宝箱を1個奪います。自分と対立する勢力から奪うのが普通です。
tortuga-first-attack_dest = 宝箱をどちら側に置いたかは全員にわかります。それでも、自分の勢力の側に置くのが普通です。{ $dutch ->
    [true] オランダの人は同点を目指します。
   *[false] {""}
}
tortuga-first-forfeit = トルトゥーガにいるときに島流しになると、投票カードを1枚失います。自分の勢力にとって、いちばん役に立たないカードを手放すのが普通です。
tortuga-first-letter = 私掠免許状があれば、誰か1人をすぐに船に乗せられます。自分が船の外にいるときは自分に使い、そうでなければ取っておくのが普通です。
tortuga-first-pistol = ピストルで、誰でも島流しにできます。信用できない船長か一等航海士を狙うのが普通です。
tortuga-first-map = 宝の地図の力は、対戦の終わりまで続きます。自分で持つ人がほとんどです。
tortuga-first-gunpowder = ボートが1艘、最後まで使えなくなります。ライバルの乗ったボートを選び、船に戻るのを遅らせるのが普通です。
tortuga-first-cabin = 片方の船の列を逆順にします。自分か仲間が船長になる船を選ぶのが普通です。
tortuga-first-pieces = 宝箱1個を、同じ船の反対側に移します。自分の勢力の側に移すのが普通です。{ $dutch ->
    [true] オランダの人は同点を目指します。
   *[false] {""}
}

## AIがその回答を選ぶ理由

tortuga-reason-look_at_unknown = { $percent ->
        [0] この中に、まだ知らないカードが{ $unknown }枚あります。知っておけば、得なものだけをめくれます。今はこれより得なアクションがありません。
       *[other] { $slot ->
            [0] 対戦を終わらせるスペイン無敵艦隊がこの中にあるかどうか、知っておくと役に立ちます。この中にある
           *[other] { $slot }番が、対戦を終わらせるスペイン無敵艦隊かどうか、知っておくと役に立ちます。そうである
        }確率は約{ $percent }％です。
}
tortuga-reason-turn_up_unknown = { $percent ->
        [0] { $end ->
            [1] 知らないカードですが、{ $dutch ->
                [1] 同点ならあなたの勝ちなので、同点の
               *[0] あなたの勢力がリードしている
            }うちに、めくって終わりを近づけるのが得です。
           *[other] 知らないカードですが、これよりよさそうな選択はありません。
        }
       *[other] 知らないカードです。約{ $percent }％の確率でスペイン無敵艦隊です。{ $end ->
            [1] そうなれば、すぐにあなたの勝ちです。
            [0] そうなればサドンデスですが、これよりよさそうな選択はありません。
           *[other] そうなれば負けですが、それでも、これよりよさそうな選択はありません。
        }
}{ tortuga-reason-next }
tortuga-reason-forced_unknown = { $other ->
    [0] 2枚とも知らないカードなので、どちらをめくっても同じです。
   *[other] 2枚とも知らないカードですが、もう1枚は約{ $other }％の確率でスペイン無敵艦隊です。このカードがスペイン無敵艦隊であることはありません。
}
tortuga-reason-spare_known = もう1枚は「{ $card }」だとわかっています。知らないカードより、そちらのほうが損になりそうです。
tortuga-reason-turn_up_known = 「{ $card }」だとわかっています。{ $helps ->
    [0] これよりよい選択はありません。
   *[other] { $card_code ->
        [LOM] すぐに、または後で、自分が船に乗るのに使えます。
        [PIS] 選んだ1人を島流しにできます。
        [MAP-FD] 自分で持てば、その船では役職に関係なく宝箱を移せます。
        [MAP-JR] 自分で持てば、その船では役職に関係なく宝箱を移せます。
        [MAP-TOR] 自分で持てば、トルトゥーガでは役職に関係なく乱闘を始められます。
        [CRO] 並んでいるほかのカードを全部見られます。
        [STO] 宝箱がガレオン船に戻ると、宝箱の差があなたに有利になります。
       *[PIE] 宝箱1個を、あなたに有利な側へ移せます。
    }
}{ tortuga-reason-next }
tortuga-reason-next = { $next ->
    [none] {""}
   *[other] 代わりに並ぶカードは、約{ $next }％の確率でスペイン無敵艦隊です。
}
tortuga-reason-end_the_match = { $end ->
    [1] このカードはスペイン無敵艦隊なので、対戦が終わります。{ $dutch ->
        [1] 同点なので、すぐにあなたの勝ちです。
       *[0] あなたの勢力がリードしているので、すぐにあなたの勝ちです。
    }
    [0] このカードはスペイン無敵艦隊です。同点なのでサドンデスになりますが、これよりよい選択はありません。
   *[other] このカードはスペイン無敵艦隊なので、対戦が終わります。あなたは負けますが、それでも、これよりよい選択はありません。
}
tortuga-reason-lost_soon = { $known ->
    [0] { $slot }番がスペイン無敵艦隊であることは、全員にわかります。
    [1] { $slot }番がスペイン無敵艦隊であることを、{ $seat }も知っています。
   *[other] { $slot }番がスペイン無敵艦隊であることを、ほかの{ $known }人も知っています。
}次のあなたの手番までにめくられると、今の宝箱の数ではあなたの負けです。それを確実に防げるアクションはありません。対戦が続くなら、これがいちばん役に立ちます。
tortuga-reason-no_effect = 名前と色だけで、対戦への影響はありません。
tortuga-reason-prospect = { $rank_code ->
    [CPT] 船長と給仕になり、{ $stows ->
        [0] 襲撃ができるようになります
       *[other] 襲撃ができ、宝箱も有利な側へ移せるようになります
    }。
    [FM] 一等航海士と給仕になり、{ $stows ->
        [0] 反乱を起こせるようになります
       *[other] 反乱を起こせ、宝箱も有利な側へ移せるようになります
    }。
    [CB] 給仕になり、{ $stows ->
        [0] 船の宝箱を移せるようになります
       *[other] 宝箱を有利な側へ移せるようになります
    }。
    [GOV] 知事になり、乱闘を始められるようになります。
   *[none] 列の位置が今より有利になります。
}
tortuga-reason-risk = { $captain ->
    [none] {""}
   *[other] ただし、船に乗った後、次のあなたの手番より前に船長の{ $captain }の手番が来るので、島流しにされるかもしれません。
}
tortuga-reason-better_place = { $where }に{ $where_code ->
    [TOR] 上陸する
   *[other] 乗る
}と、{ tortuga-reason-prospect }{ tortuga-reason-risk }
tortuga-reason-better_boat = ボートからは、次のアクションで{ $destination }に{ $destination_code ->
    [TOR] 上陸できます
   *[other] 乗れます
}。そこでは、{ tortuga-reason-prospect }{ tortuga-reason-risk }{ $empty ->
    [none] {""}
   *[other] そのとき{ $empty }がまだ空なら、代わりにその船長になることもできます。
}
tortuga-reason-sign = { $sign ->
    [start] 船の最初の宝箱を
    [attack] 奪った宝箱を
   *[other] 宝箱を
}{ $nation ->
    [B] イギリス
   *[other] フランス
}側に{ $sign ->
    [start] 置いた
    [attack] 置いた
   *[other] 移した
}
tortuga-reason-ally = { $seat }は、{ tortuga-reason-sign }ので、{ $dutch ->
    [1] 負けている勢力を助けているようです。あなたに必要なのは同点です。
   *[0] 味方のようです。
}
tortuga-reason-foe = { $seat }は、{ tortuga-reason-sign }ので、{ $dutch ->
    [1] リードしている勢力を助けているようです。あなたに必要なのは同点です。
   *[0] 相手側のようです。
}
tortuga-reason-harms_nobody_else = ほかの人には害がありません。
tortuga-reason-against_enemy = { tortuga-reason-foe }
tortuga-reason-against_friend = { tortuga-reason-ally }それでも、ほかの選択はもっと損です。
tortuga-reason-against_unknown = { $seat }がどちら側か、確かなことはわかりませんが、{ $rank_code ->
    [CPT] 船長なので、襲撃や島流しができます。
    [FM] 一等航海士なので、反乱を起こせます。
    [CB] 給仕なので、宝箱を移せます。
   *[none] ほかの選択よりは得です。
}
tortuga-reason-attack_chance = { $percent ->
    [0] 今の手札とこれから出る可能性のあるカードでは、この襲撃は成功しません。ただし、終わると新しい投票カードを1枚引けます。これよりよさそうなアクションはありません。
   *[other] { $target }への襲撃の成功率は約{ $percent }％です。成功すれば宝箱を1個奪い、置く側を選べます。
}
tortuga-reason-mutiny_chance = { $seat }への反乱の成功率は約{ $percent }％です。成功すればあなたが船長になり、{ $seat }は島流しになります。
tortuga-reason-treasure_gain = { $gain ->
    [2] あなたの勢力の宝箱が1個増え、相手の勢力の宝箱が1個減ります。
   *[other] 宝箱が1個、相手の勢力に移りますが、ほかの移し方も同じです。
}移す先は{ $hold }です。
tortuga-reason-treasure_level = 同点ならあなたの勝ちです。イギリスとフランスの差は{ $gain ->
    [0] { $before }個のままで、これよりよい選択はありません。
    [2] { $before }個から{ $after }個になります。
   *[other] { $before }個から{ $after }個になりますが、これよりよい選択はありません。
}
tortuga-reason-treasure_hold = { $side ->
    [own] { $hold }に置けば、宝箱はあなたの勢力のものになります。
    [level] あなたは同点なら勝ちです。{ $hold }に置くと、同点にいちばん近づきます。
   *[other] { $hold }よりよい置き場所はありません。
}
tortuga-reason-bluff = どちらの勢力かを隠すためのはったりです。反対側（{ $hold }）に置いても、後で移せることがあります。
tortuga-reason-treasure_robbed = 宝箱を奪うなら、{ $hold }から奪うのがあなたにいちばん有利です。
tortuga-reason-keep_card = このカードは、自分で持つのがいちばん得です。
tortuga-reason-brawl_for_flag = 乱闘に勝てば、トルトゥーガの宝箱は{ $loyalty_code ->
    [B] イギリス
   *[F] フランス
}のものになり、あなたの得になります。
tortuga-reason-brawl_for_tie = 乱闘が同点なら、トルトゥーガの宝箱は両方の勢力に1個ずつになり、あなたの得になります。
tortuga-reason-brawl_no_worse = これよりよさそうなアクションはありません。
tortuga-reason-wish_attack = { $why ->
    [own] 成功したほうが得です。宝箱を置く側は、あなたが決めます。
    [level] 成功しないほうがよさそうです。今はあなたに必要な同点で、宝箱が動くと崩れるかもしれません。
    [friend] 成功したほうがよさそうです。{ tortuga-reason-ally }
    [enemy] 成功しないほうがよさそうです。{ tortuga-reason-foe }
   *[stranger] 成功しないほうがよさそうです。宝箱を置く側は{ $seat }が決めますが、それがあなたの得になりそうな手がかりは、まだありません。
}
tortuga-reason-wish_mutiny = { $why ->
    [own] 成功したほうが得です。あなたが船長になれます。
    [friend] 成功しないほうがよさそうです。{ tortuga-reason-ally }
    [enemy] 成功したほうがよさそうです。{ tortuga-reason-foe }
    [heir_friend] 成功したほうがよさそうです。成功すると{ $seat }が船長になります。{ tortuga-reason-ally }
   *[heir_enemy] 成功しないほうがよさそうです。成功すると{ $seat }が船長になります。{ tortuga-reason-foe }
}
tortuga-reason-card_attack = { $card_code ->
    [CBS] 大砲が必要で、この1枚があれば、あとは松明が水より1枚多ければ足ります。
    [CBN] 大砲が必要で、この1枚があれば、あとは松明が水より1枚多ければ足ります。
    [CFS] 大砲が必要で、この1枚があれば、あとは松明が水より1枚多ければ足ります。
    [CFN] 大砲が必要で、この1枚があれば、あとは松明が水より1枚多ければ足ります。
    [TBS] 大砲のほかに水より多い松明が必要で、これで松明が1枚増えます。
    [TBN] 大砲のほかに水より多い松明が必要で、これで松明が1枚増えます。
    [TFS] 大砲のほかに水より多い松明が必要で、これで松明が1枚増えます。
    [TFN] 大砲のほかに水より多い松明が必要で、これで松明が1枚増えます。
    [WBS] 襲撃には水より多い松明が必要で、この水が松明を1枚消します。
    [WBN] 襲撃には水より多い松明が必要で、この水が松明を1枚消します。
    [WFS] 襲撃には水より多い松明が必要で、この水が松明を1枚消します。
   *[WFN] 襲撃には水より多い松明が必要で、この水が松明を1枚消します。
}
tortuga-reason-ballot_attack = { tortuga-reason-wish_attack }このカードは、そのために役立ちます。{ tortuga-reason-card_attack }{ $equal ->
    [0] {""}
   *[other] 同じくらい役立つカードの中では、手放してもいちばん惜しくない1枚です。
}
tortuga-reason-card_mutiny = { $card_code ->
    [CBS] 髑髏のカードです。過半数に髑髏があれば成功します。
    [CBN] 髑髏のないカードです。過半数に髑髏がなければ失敗します。
    [CFS] 髑髏のカードです。過半数に髑髏があれば成功します。
    [CFN] 髑髏のないカードです。過半数に髑髏がなければ失敗します。
    [TBS] 髑髏のカードです。過半数に髑髏があれば成功します。
    [TBN] 髑髏のないカードです。過半数に髑髏がなければ失敗します。
    [TFS] 髑髏のカードです。過半数に髑髏があれば成功します。
    [TFN] 髑髏のないカードです。過半数に髑髏がなければ失敗します。
    [WBS] 髑髏のカードです。過半数に髑髏があれば成功します。
    [WBN] 髑髏のないカードです。過半数に髑髏がなければ失敗します。
    [WFS] 髑髏のカードです。過半数に髑髏があれば成功します。
   *[WFN] 髑髏のないカードです。過半数に髑髏がなければ失敗します。
}
tortuga-reason-ballot_mutiny = { tortuga-reason-wish_mutiny }このカードは、そのために役立ちます。{ tortuga-reason-card_mutiny }{ $equal ->
    [0] {""}
   *[other] 同じくらい役立つカードの中では、手放してもいちばん惜しくない1枚です。
}
tortuga-reason-ballot_brawl = 乱闘で勝ってほしい国旗のカードです。{ $equal ->
    [0] {""}
   *[other] 同じくらい有利なカードの中では、手放してもいちばん惜しくない1枚です。
}
tortuga-reason-ballot_even = この乱闘でどちらの勢力が勝っても、あなたには同じことです。{ $tie ->
    [0] 同点にはなりません。
   *[other] いちばんよいのは同点です。
}{ $equal ->
    [0] {""}
   *[other] 手札の中では、手放してもいちばん惜しくない1枚です。
}
tortuga-reason-ballot_useless = { $vote ->
    [attack] { tortuga-reason-wish_attack }そのために役立つカードは手札にありません。これがいちばん害の少ないカードです。
    [mutiny] { tortuga-reason-wish_mutiny }そのために役立つカードは手札にありません。
   *[brawl] 勝ってほしいのは{ $wanted ->
        [B] イギリス
       *[F] フランス
    }の国旗ですが、そのカードは手札にありません。
}{ $equal ->
    [0] {""}
   *[other] 同じくらいのカードの中では、手放してもいちばん惜しくない1枚です。
}
tortuga-reason-ballot_bluff = { $vote ->
    [attack] { tortuga-reason-wish_attack }それでもこのカードを出すのは、はったりです。もっと役立つカードがありますが、これなら、どちら側かを読まれにくくなります。
    [mutiny] { tortuga-reason-wish_mutiny }それでもこのカードを出すのは、はったりです。もっと役立つカードがありますが、これなら、どちら側かを読まれにくくなります。
   *[none] はったりです。手札にはもっと自分の側に有利なカードがありますが、このカードなら、どちら側かを読まれにくくなります。
}
tortuga-reason-ballot_unsure = どちらの結果がよいか、はっきりしません。{ $captain }も{ $seat }も、どちら側かわかる手がかりがまだありません。{ $equal ->
    [0] {""}
   *[other] 手札の中では、手放してもいちばん惜しくない1枚です。
}
tortuga-reason-least_useful_card = これからの投票で、いちばん使いそうにないカードです。
tortuga-reason-friend_in_front = { $ship }の列が逆順になると、あなたにいちばん有利です。
