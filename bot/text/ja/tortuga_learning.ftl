### Tortuga 1667: 初めての種類の質問につくヒント.

tortuga-first-brethren = 対戦で名乗る海賊の名前です。効果はないので、好きなものを選んでください。
tortuga-first-start_hold = 最初の宝箱は、それぞれの船の船長が置きます。自分の勢力の側に置くのが普通ですが、忠誠を隠すために反対側に置く人もいます。
tortuga-first-action = 対戦の終わりに、宝箱が自分の忠誠に合う位置にあることが目標です。まずイベントカードを覗き、次に、位を得られる船へ移る人がほとんどです。襲撃や宝箱の移動は、位がないとできません。
tortuga-first-forced_card = 2枚のイベントカードのうち1枚をめくらされ、その効果を受けます。覗いたことのあるカードのうち、害の少ないほうを選ぶのが普通です。
tortuga-first-ballot = 投票者は1枚ずつ裏向きに出し、混ぜてから数えるので、誰が何を出したかはわかりません。自分の勢力に有利な投票は助け、不利な投票は邪魔するのが普通です。
tortuga-first-orders = 不在の間、あなたに代わって投票する指示です。優先する順に選んでください。空けておいた種類の投票では、質問が届きます。
tortuga-first-attack_source = 襲撃に成功し、宝箱を1個奪います。自分と対立する勢力から奪うのが普通です。
tortuga-first-attack_dest = 宝箱は、置いた側の勢力のものになります。自分の勢力に置くのが普通ですが、全員に見られます。
tortuga-first-forfeit = もう一度島流しになると、投票カードを1枚失います。自分の側にいちばん役立たないカードを手放すのが普通です。
tortuga-first-letter = 私掠免許状は、誰かをすぐに船に乗せます。自分が船の外にいるときは自分に使い、そうでなければ取っておくのが普通です。
tortuga-first-pistol = ピストルは誰でもトルトゥーガに送れます。信用できない船長か一等航海士を狙うのが普通です。
tortuga-first-map = 宝の地図の力は、対戦の終わりまで続きます。自分で持つ人がほとんどです。
tortuga-first-gunpowder = ボートが1隻、最後まで使えなくなります。ライバルの乗ったボートを選び、船に戻るのを遅らせるのが普通です。
tortuga-first-cabin = 片方の船の列を逆順にします。自分か仲間が船長になる船を選ぶのが普通です。
tortuga-first-pieces = 宝箱1個を、同じ船の反対側に移します。自分の勢力の側に移すのが普通です。

## AIがその回答を選ぶ理由

tortuga-reason-only = ほかに選べるものがありません。
tortuga-reason-peek = 今できることの中では、カードを知るのがいちばん役に立ちます。
tortuga-reason-peek_armada = まだ知らないカードの中に、対戦を終わらせるスペイン無敵艦隊があるかもしれません。場所を知るほうが得です。
tortuga-reason-reveal_known = 「{ $card }」はあなたに有利で、場所もわかっています。
tortuga-reason-reveal_armada = スペイン無敵艦隊で対戦が終わります。今の宝箱の位置なら、あなたの勝ちです。
tortuga-reason-reveal_armada_lost = 今は、ほかの選択のほうが損になります。
tortuga-reason-reveal_unknown = ほかによい手がなく、知らないカードが助けになるかもしれません。
tortuga-reason-reveal_unknown_ahead = 宝箱は望みどおりの位置にあるので、終わりが近づくほど有利です。
tortuga-reason-force = 2枚とも有害なカードで、{ $seat }は相手側のようです。
tortuga-reason-move = { $where }なら、今の場所よりよい位か、位への道が得られます。
tortuga-reason-attack = あなたの手札と乗組員なら、{ $target }の宝箱は襲撃する値打ちがあります。
tortuga-reason-maroon_enemy = { $seat }は相手側のようです。船の場所を失わせます。
tortuga-reason-maroon_unknown = ほかによい手がありません。前の人が減れば、あなたの位が上がります。
tortuga-reason-mutiny_enemy = { $seat }は相手側のようで、あなたは髑髏を持っています。
tortuga-reason-mutiny_unknown = { $seat }より新しい船長のほうが助けになるかもしれません。あなたは髑髏を持っています。
tortuga-reason-stow = { $source }から{ $hold }へ宝箱を移すと、望みどおりの位置に近づき、失敗もありません。
tortuga-reason-brawl = 乱闘で、トルトゥーガの宝箱を有利にできるかもしれません。
tortuga-reason-letter = 免許状で{ $ship }に乗れば、位に手が届きます。
tortuga-reason-letter_saved = 今の場所で十分なので、免許状は取っておきます。
tortuga-reason-forced_known = わかっているかぎりでは、「{ $card }」のほうが害が少ないカードです。
tortuga-reason-forced_unknown = 知らないカードですが、もう1枚より害は少ないでしょう。
tortuga-reason-ballot_own = 自分が呼びかけた投票なので、成功に役立つカードを出します。
tortuga-reason-ballot_friend = { $captain }は味方のようなので助けます。同じ助けになるなら、惜しくないカードを出します。
tortuga-reason-ballot_enemy = { $captain }は味方ではなさそうなので、邪魔になるカードを出します。同じなら、惜しくないカードを選びます。
tortuga-reason-ballot_flag = 乱闘で勝ってほしい国旗のカードです。
tortuga-reason-hold_own = 最初の宝箱は、忠誠に合う側に置きます。
tortuga-reason-hold_bluff = まだ1個の影響は小さいので、忠誠を隠すために使います。
tortuga-reason-rob = { $hold }の宝箱を奪うのが、いちばん得です。
tortuga-reason-keep_chest = { $hold }に置けば、忠誠に合う宝箱になります。
tortuga-reason-forfeit = これからの投票に、いちばん役立たないカードです。
tortuga-reason-forfeit_blind = どのカードも同じだけ役に立ちます。
tortuga-reason-pistol = { $seat }はよい場所にいて、味方ではなさそうです。
tortuga-reason-map_kept = 地図の力は、自分で持つのがいちばんです。
tortuga-reason-boat_enemy = { $seat }は相手側のようなので、トルトゥーガまで泳がせます。
tortuga-reason-boat_empty = 空のボートなら、味方の場所を失いません。
tortuga-reason-cabin = { $ship }の新しい順番が、あなたにいちばん有利です。
