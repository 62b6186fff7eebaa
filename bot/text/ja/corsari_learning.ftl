### Corsari: 初めての種類の質問につくヒント.

corsari-first-draw = 手番ごとにカードを1枚引き、2色までで同じ数字のない乗組員をそろえます。見えているカードは、密航者の合計か人数が大きく減るときに引き、それ以外は山札から引くのが普通です。カードの「オ」はオレンジ、「水」は水色、「ピ」はピンク、「グ」はグレーです。
corsari-first-act = 手札は13枚で、1枚多い状態です。乗組員にも捕虜にもならない大きな数字を捨て、{ $sails ->
    [false] 2回目の手番からは、密航者の合計が小さくなったら
   *[true] 密航者の合計が小さくなったら
}、ほかの人より先に出航する人がほとんどです。{ $sweep ->
    [round] {""}
    [eliminate_two] ただし、合計がごく小さいときは、相手が2人まで敗退するスイープ（合計0での出航）を狙って待つこともあります。
   *[match] ただし、合計がごく小さいときは、それだけで対戦に勝てるスイープ（合計0での出航）を狙って待つこともあります。
}
corsari-first-layout = ペナルティになるのは密航者だけです。用意された最善の仕分けを、そのまま確定する人がほとんどです。
corsari-first-scuttle = 手札は13枚で、1枚多い状態です。密航者になるはずのカードのうち、いちばん大きいものを選ぶのが普通です。
corsari-first-crew = { $within_reach ->
    [true] 乗組員はペナルティになりません。数字の合計をできるだけ大きくするのが普通ですが、追い抜けるなら、追い抜ける範囲で密航者の合計が大きいほど、出航プレイヤーのペナルティが大きくなります。
   *[none] 乗組員はペナルティにならないので、大きな数字をできるだけ入れます。数字の合計がいちばん大きくなる2色を選ぶのが普通です。
}
corsari-first-load = 誰かが出航すると、全員が手札を「捕虜・乗組員・密航者」に仕分けます。出航プレイヤーの乗組員にカードを追加することもできます。普通は、密航者の合計がいちばん小さくなる案を選びます。追い抜けば、あなたの密航者の合計は、あなたではなく出航プレイヤーのペナルティになります。
corsari-first-add = 出航プレイヤーの乗組員に追加したカードは、あなたのペナルティになりません。追加できるカードは全部追加する人がほとんどですが、追い抜けるなら、密航者を残すほうが得なこともあります。密航者の合計は出航プレイヤーのペナルティになるからです。
corsari-first-press = 密航者なしで出航したので、相手プレイヤーを2人敗退させます。勝利に近い、累計の少ない2人を選ぶ人がほとんどです。
corsari-first-orders = ほかの人が出航したとき、あなたの代わりに回答する指示です。これがあると、ラウンドがあなたを待たずに進みます。追い抜ける範囲で合計を最大にする指示なら、追い抜いたとき相手のペナルティがいちばん大きくなり、追い抜けないときは自分の合計が最小になります。

## AIがその回答を選ぶ理由

corsari-reason-draw_sweeps = このカードを引くと密航者がいなくなり、合計が0になります。
corsari-reason-draw_known = 見えているこのカードを引くと、1枚捨てた後の密航者の合計を{ $total }まで下げられます。{ $gap ->
        [same] 山札から引いた場合の平均と同じですが、密航者の人数は少なくなります。
        [hardly] 山札から引いた場合の平均より少し小さい合計です。
        [lower] 山札から引いた場合の平均（{ $other }ほど）より小さい合計です。
       *[none] 山札から引いた場合の平均より小さい合計です。
    }{ corsari-reason-draw_known.keeps }{ corsari-reason-draw_known.void }
    .keeps = { $colour ->
        [none] {""}
       *[other] 大事なのは酒場の色で、引くと{ $colour }になります。AIなら、引いた{ $card }はそのまま捨てます。
    }{ $leaves ->
        [fewer] AIなら、そのあと合計{ $after }でも密航者の人数が少ない手札を残します。後で有利だからです。
        [denied] { $better }を捨てれば{ $lowest }になりますが、AIなら、そのカードを{ $opponent }に渡さないよう、合計{ $after }の手札を残します。{ $still ->
            [true] それでも、ほかから引くより密航者が少なく、後で有利です。
           *[none] {""}
        }
       *[none] {""}
    }
    .void = { $void ->
        [early] 酒場の最後の1枚を引けば、誰の得点も動かない無効ラウンドになります。AIがそれを選ぶのは、合計が{ $content }より大きいまま、あなたの{ $patience }巡目を迎えてからです。{ $opponents ->
            [1] { $opponent }
           *[other] 相手
        }が先にスイープするおそれもありますが、試しに行った対戦では、早めに無効にしても勝ちは増えませんでした。
        [low] 酒場の最後の1枚を引けば、誰の得点も動かない無効ラウンドになります。AIがそれを選ぶのは、合計が{ $content }より大きいときだけで、あなたの合計は{ $held }です。
        [never] 酒場の最後の1枚を引けば、誰の得点も動かない無効ラウンドになります。この卓では、AIがそれを選ぶことはありません。
       *[none] {""}
    }
corsari-reason-draw_fewer = 1枚捨てた後の密航者の合計は、いちばんよく仕分けても、{ $rival ->
        [pile] 山札からなら平均で{ $least }ほど
        [discard] 捨て札からなら{ $least }
       *[tavern] 酒場からなら{ $least }
    }、{ $source ->
        [pile] 山札からなら平均で{ $total }ほどになります。それでも山札
        [discard] 捨て札からなら{ $total }になります。それでも捨て札
       *[tavern] 酒場からなら{ $total }になります。それでも酒場
    }から引くほうが、手札に残る密航者が少なく、後で有利です。{ corsari-reason-draw_known.keeps }{ corsari-reason-draw_known.void }
corsari-reason-draw_level = 1枚捨てた後の密航者の合計は、いちばんよく仕分けて、{ $rival ->
        [pile] 山札からなら平均で{ $least }ほど
        [discard] 捨て札からなら{ $least }
       *[tavern] 酒場からなら{ $least }
    }で、{ $source ->
        [pile] 山札からでも平均すればほぼ同じです。山札
        [discard] 捨て札からでもほぼ同じです。捨て札
       *[tavern] 酒場からでもほぼ同じです。酒場
    }から引くほうが、手札に残る密航者が少なく、後で有利です。{ corsari-reason-draw_known.keeps }{ corsari-reason-draw_known.void }
corsari-reason-draw_unknown = 山札から引くと、1枚捨てた後の密航者の合計は平均で{ $total }ほどになります。{ $gap ->
    [same] 見えているカードでいちばんよいものと同じで、その場合AIは山札から引きます。
    [hardly] 見えているカードでいちばんよいものより少し小さい合計です。
    [lower] 見えているカードでいちばんよいもの（{ $other }）より小さい合計です。
    [alone] {""}
   *[none] 見えているカードを引くより小さい合計です。
}{ corsari-reason-draw_known.void }
corsari-reason-void_round = { corsari-reason-may_not_sail.turn }で合計が{ $total }もあるので、続けるより無効ラウンドにするほうが得です。
corsari-reason-empty_tavern = { corsari-reason-may_not_sail.turn }で合計が{ $total }もあるので、誰の得点も動かない無効ラウンドにするのがいちばん得です。酒場の最後のカードを誰かが引くと、ラウンドは無効になります。いちばん上を引くとそれに近づき、酒場は残り{ $tavern_size }枚になります。そのときあなたの合計は、最小でも{ $after }です。
corsari-reason-sweep = 密航者が1人もいないので、今出航すればスイープ（合計0での出航）{ $sweep ->
    [match] で、その場で対戦に勝ちます。
    [eliminate_two] で、相手プレイヤーが2人まで敗退します。
   *[none] です。
}
corsari-reason-low_risk_of_overtake = { $percent ->
        [none] { corsari-reason-may_not_sail.turn }の合計{ $total }は出航できるほど小さく、合計がこれ以下の相手に追い抜かれる見込みは低いといえます。
       *[other] { corsari-reason-may_not_sail.turn }の合計{ $total }は出航できるほど小さい合計です。合計がこれ以下の{ $opponents ->
            [1] { $opponent }
           *[other] 相手
        }に追い抜かれるのは100回中{ $percent }回ほどで、残りの{ $safe }回ほどは、あなたのペナルティは0点、{ $opponents ->
            [1] { $opponent }
           *[other] 相手
        }は自分の合計がペナルティになります。{ $sweep ->
            [round] 待つと、{ $opponents ->
                [1] { $opponent }
               *[other] 相手
            }にも合計を下げたり先に出航したりする時間を与えます。この卓では、合計0（スイープ）にも特別な効果はありません。
           *[other] 待つより得です。
        }
}{ $most ->
    [none] {""}
   *[other] （AIがこの巡目に出航するのは合計{ $span ->
        [range] { $least }から{ $most }まで。それ未満なら、{ corsari-reason-risk_of_overtake.unless }スイープを待ちます
        [exact] { $most }のとき。それ未満なら、{ corsari-reason-risk_of_overtake.unless }スイープを待ちます
       *[none] { $most }まで
    }。）
}{ $stake ->
    [sails] ただし、あなたの累計は{ $points }点なので、追い抜かれると{ $limit }点に達して{ corsari-reason-may_not_sail.ends }おそれがあります。
   *[none] {""}
}
corsari-reason-risk_of_overtake = { $percent ->
        [none] { corsari-reason-may_not_sail.turn }の合計{ $total }は出航するには大きく、合計がこれ以下の相手に追い抜かれそうです。
        [100] { corsari-reason-may_not_sail.turn }の合計{ $total }は出航するには大きく、合計がこれ以下の{ $opponents ->
            [1] { $opponent }
           *[other] 相手
        }にほぼ確実に追い抜かれます。
       *[other] { corsari-reason-may_not_sail.turn }に合計{ $total }で出航すると、100回中{ $percent }回ほど、合計がこれ以下の{ $opponents ->
            [1] { $opponent }
           *[other] 相手
        }に追い抜かれます。
    }{ $lap ->
        [1] { corsari-reason-risk_of_overtake.price }
        [none] { corsari-reason-risk_of_overtake.price }
       *[other] {""}
    }{ corsari-reason-risk_of_overtake.wins }{ $hope ->
        [void] 酒場の最後の1枚を誰かが引けば、誰の得点も動かない無効ラウンドになるので、待つほうが得です。
        [true] 合計はまだ下がり、0（スイープ）になることもあるので、待つほうが得です。
       *[none] 合計はまだ下がるかもしれないので、待つほうが得です。
    }{ $late ->
        [true] ここまで巡目が進むと、AIは、{ corsari-reason-risk_of_overtake.unless }合計0（スイープ）になるまで出航しません。{ corsari-reason-risk_of_overtake.tried }
        [lead] ここまで巡目が進むと、累計で{ $lead }点リードしていても、AIが出航するのは合計{ $least }未満のときだけです。{ corsari-reason-risk_of_overtake.tried }
        [false] { $lead ->
            [none] {""}
            [0] {""}
           *[other] 累計で{ $lead }点リードしていても、
        }AIがこの巡目に出航するのは、合計{ $span ->
            [range] { $least }から{ $most }までのときだけです（それ未満なら、{ corsari-reason-risk_of_overtake.unless }スイープを待ちます）。
            [exact] { $most }のときだけです（それ未満なら、{ corsari-reason-risk_of_overtake.unless }スイープを待ちます）。
           *[none] { $most }以下のときだけです。
        }
       *[none] {""}
    }{ corsari-reason-may_not_sail.stake }{ corsari-reason-may_not_sail.leaves }{ $hope ->
        [void] {""}
       *[other] { corsari-reason-risk_of_overtake.tavern }
    }
    .price = 追い抜かれたときのペナルティは、10点に自分の合計と、{ $opponents ->
        [1] { $opponent }の合計
       *[other] 追い抜いた人全員の合計
    }を足した点数です。
    .wins = { $wins ->
        [true] { $percent ->
            [none] {""}
            [100] {""}
           *[other] 追い抜かれなければ、その場で対戦に勝ちます。
        }
       *[none] {""}
    }
    .tried = 試しに行った多くの対戦では、待つほうが多く勝てました。
    .unless = { $clear ->
        [none] {""}
        [0] {""}
       *[other] 累計で{ $opponents ->
            [1] {""}
           *[other] 相手全員を
        }{ $clear }点以上リードしていない限り、
    }
    .tavern = { $tavern_left ->
        [1] 酒場は残り1枚で、誰かが引くと無効ラウンドになります。
        [2] 酒場は残り2枚で、2枚とも引かれると無効ラウンドになります。
       *[none] {""}
    }
corsari-reason-finish = { $opponents ->
        [1] { $opponent }
       *[other] 相手
    }に追い抜かれなければ、今出航すると{ $opponents ->
        [1] { $opponent }
       *[other] 相手全員
    }の累計が{ $limit }点に達し、その場で対戦に勝ちます。{ $percent ->
        [none] { corsari-reason-may_not_sail.turn }の合計{ $total }なら、追い抜かれる見込みは低いといえます。
       *[other] { corsari-reason-may_not_sail.turn }の合計{ $total }なら、追い抜かれるのは100回中{ $percent }回ほどだけです。
    }{ $stake ->
        [sails] ただし、あなたの累計は{ $points }点なので、追い抜かれると自分が{ $limit }点に達して{ corsari-reason-may_not_sail.ends }おそれがあります。
       *[none] {""}
    }
corsari-reason-lead = 累計で{ $lead }点リードしているので、いちばんの心配は相手のスイープです。自分のスイープを待つと、{ $opponents ->
        [1] { $opponent }
       *[other] 相手
    }にもその時間を与えてしまいます。今、合計{ $total }で出航すると、100回中{ $percent }回ほど追い抜かれますが、それで敗退することはありません。追い抜かれなければあなたのペナルティは0点で、{ $opponents ->
        [1] { $opponent }
       *[other] 相手
    }は自分の合計がペナルティになります。
corsari-reason-wait_for_sweep = 今出航すると合計は{ $total }です。ここまで小さければ、0になるのを待ち、スイープ（合計0での出航）を狙うほうが得です。{ corsari-reason-wait_for_sweep.wins }{ corsari-reason-wait_for_sweep.chances }{ $rivals ->
    [none] {""}
   *[other] { $wins ->
        [true] 今出航して追い抜かれなければその場で対戦に勝ちますが、
       *[none] 今出航しても、{ $opponents ->
            [1] { $opponent }
           *[other] 相手
        }にペナルティがつくだけで、
    }100回中{ $percent }回ほどは追い抜かれ{ $loss ->
        [none] ます
       *[other] 、{ $loss }点以上のペナルティになります
    }。
}{ corsari-reason-may_not_sail.stake }{ corsari-reason-may_not_sail.leaves }{ corsari-reason-risk_of_overtake.tavern }
    .wins = { $sweep ->
        [match] スイープなら、その場で対戦に勝ちます。
        [eliminate_two] スイープなら、相手プレイヤーが2人まで敗退します。
       *[none] {""}
    }
    .chances = { $tavern_left ->
        [1] { corsari-reason-wait_for_sweep.first }
        [2] { corsari-reason-wait_for_sweep.first }
       *[other] { $rivals ->
            [none] { corsari-reason-wait_for_sweep.first }
           *[other] 待つと、100回中{ $own }回ほどは自分がスイープし、{ $rivals }回ほどは{ $opponents ->
                [1] { $opponent }
               *[other] 相手
            }が先にスイープします{ $rest ->
                [none] 。
                [0] 。
               *[other] （残りはスイープなしで終わります）。
            }
        }
    }
    .first = { $opponents ->
        [none] 相手
        [1] { $opponent }
       *[other] 相手
    }が先にスイープするおそれもあります。
corsari-reason-wait_in_danger = 今、合計{ $total }で出航すると、100回中{ $percent }回ほど{ $opponents ->
    [1] { $opponent }
   *[other] 相手
}に追い抜かれ{ $loss ->
    [none] ます
   *[other] 、あなたのペナルティは{ $loss }点以上になります
}。{ corsari-reason-risk_of_overtake.wins }AIなら、合計が0になるのを待ってスイープを狙います。{ corsari-reason-wait_for_sweep.wins }{ corsari-reason-wait_for_sweep.chances }{ $opponents ->
    [1] { $opponent }
   *[other] ほかの人
}が出航しても、合計が小さければペナルティは少なくてすみます。試しに行った多くの対戦では、待つほうが多く勝てました。{ corsari-reason-may_not_sail.stake }{ corsari-reason-may_not_sail.leaves }{ corsari-reason-risk_of_overtake.tavern }
corsari-reason-may_not_sail = まだ出航できません。{ corsari-reason-may_not_sail.leaves }
    .turn = { $lap }巡目
    .ends = { $end ->
        [first_bust] 対戦が終わる
       *[last_standing] 敗退する
    }
    .stake = { $stake ->
        [none] {""}
        [sails] 累計が{ $points }点なので、出航して追い抜かれると、必ず{ $limit }点に達して{ corsari-reason-may_not_sail.ends }ことになります。
        [waits] ただし、累計が{ $points }点なので、ほかの人が出航したときに追い抜けないと、{ $limit }点に達して{ corsari-reason-may_not_sail.ends }おそれがあります。
       *[both] 累計が{ $points }点なので、出航して追い抜かれると、必ず{ $limit }点に達して{ corsari-reason-may_not_sail.ends }ことになります。ただし、待っても、ほかの人が出航したときに追い抜けなければ、そのおそれがあります。
    }
    .leaves = { $leaves ->
        [lowest] これを捨てると、合計がいちばん小さくなります（{ $after }）。
        [fewer] これを捨てると合計は{ $after }で、{ $better }を捨てる場合（{ $lowest }）より大きくなりますが、密航者の人数が減るので、後で有利です。
        [denied] これを捨てると合計は{ $after }です。{ $better }を捨てれば{ $lowest }になりますが、{ $opponent }がこれまでに引いたカードと捨てたカードからみて、そのカードは相手の役に立ちそうです。
       *[none] これを捨てるのが、いちばん有望です。
    }
corsari-reason-hard_to_overtake = { $sweep ->
    [match] 密航者が1人もいないので、このまま確定すればスイープになり、その場で対戦に勝ちます。
    [eliminate_two] 密航者が1人もいないので、このまま確定すればスイープになり、相手プレイヤーが2人まで敗退します。
   *[none] 合計が小さいほど、追い抜かれにくくなります。
}
corsari-reason-lowest_total = 合計は{ $total }で、これより小さくはできません。
corsari-reason-overtake = あなたの合計{ $total }は{ $level ->
    [true] 出航プレイヤーの合計と同じな
   *[false] 出航プレイヤーの合計より小さい
}ので追い抜きになり、密航者を{ $declarer ->
    [none] 出航プレイヤー
   *[other] { $declarer }
}に押しつけられます。
corsari-reason-press_leaders = 累計のいちばん少ない2人だからです。
