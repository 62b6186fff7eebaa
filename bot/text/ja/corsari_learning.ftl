### Corsari: 初めての種類の質問につくヒント.

corsari-first-draw = 手番ごとにカードを1枚引き、2色で数字の重ならない乗組員をそろえます。見えているカードは合計が下がるときだけ引き、それ以外は山札から引く人がほとんどです。
corsari-first-act = 手札は13枚で、1枚多い状態です。どこにも使えない大きな数字を捨て、合計が小さくなったら、ほかの人より先に出航する人がほとんどです。
corsari-first-layout = 手札を乗組員・捕虜・密航者に分けます。ペナルティになるのは密航者だけです。用意された最善のグループ分けを、そのまま確定する人がほとんどです。
corsari-first-scuttle = 13枚のうち1枚は取り除かれ、ペナルティになりません。密航者になるはずのカードのうち、いちばん大きいものを選ぶのが普通です。
corsari-first-crew = 乗組員はペナルティにならないので、大きな数字をできるだけ入れます。数字の合計がいちばん大きくなる2色を選ぶのが普通です。
corsari-first-load = 誰かが出航すると、全員が手札を分けます。出航プレイヤーの乗組員にカードを追加することもできます。普通は、自分の合計がいちばん小さくなる案を選びます。追い抜けるなら、「相手に最大のペナルティ」の案で、出航プレイヤーのペナルティを増やせます。
corsari-first-add = 出航プレイヤーの乗組員に追加したカードは、あなたのペナルティになりません。追加できるカードは全部追加する人がほとんどです。
corsari-first-press = 密航者なしで出航したので、相手プレイヤーを2人敗退させます。勝利に近い、累計の少ない2人を選ぶ人がほとんどです。
corsari-first-orders = ほかの人が出航したとき、あなたの代わりに回答する指示です。これがあると、ラウンドがあなたを待たずに進みます。「合計を最小にする」なら安心です。

## AIがその回答を選ぶ理由

corsari-reason-draw_sweeps = このカードを引くと密航者がいなくなり、合計が0になります。
corsari-reason-draw_known = 見えているこのカードなら合計が{ $total }になり、山札から引く平均より小さくなります。
corsari-reason-draw_unknown = 山札なら合計は平均で{ $total }ほどになり、見えているカードより小さくなります。
corsari-reason-void_round = { $lap }巡目で合計が{ $total }もあるので、続けるより無効ラウンドにするほうが得です。
corsari-reason-empty_tavern = { $lap }巡目で合計が{ $total }もあるので、無効ラウンドにするのがいちばん得です。酒場の最後のカードが引かれると無効になります。これを引くと、酒場は残り{ $tavern_size }枚です。
corsari-reason-sweep = 密航者が1人もいないので、今出航すればスイープです。
corsari-reason-low_risk_of_overtake = { $percent ->
        [none] { $lap }巡目の合計{ $total }は出航できるほど小さく、追い抜かれる見込みは低いといえます。
       *[other] { $lap }巡目の合計{ $total }は出航できるほど小さく、追い抜かれるのは100回に{ $percent }回ほどです。
}
corsari-reason-risk_of_overtake = { $percent ->
        [none] { $lap }巡目の合計{ $total }は出航するには大きく、追い抜かれそうです。これを捨てると、合計がいちばん小さくなります。
       *[other] { $lap }巡目の合計{ $total }は出航するには大きく、100回に{ $percent }回ほど追い抜かれます。これを捨てると、合計がいちばん小さくなります。
}
corsari-reason-wait_for_sweep = 合計が{ $total }まで下がったので、0になるのを待ち、スイープを狙うほうが得です。
corsari-reason-may_not_sail = まだ出航できません。これを捨てると、合計がいちばん小さくなります。
corsari-reason-lowest_total = 合計は{ $total }で、これより小さくはできません。
corsari-reason-overtake = 合計{ $total }でも{ $declared }を追い抜けるので、密航者を出航プレイヤーに押しつけられます。
corsari-reason-press_leaders = 累計のいちばん少ない2人だからです。
