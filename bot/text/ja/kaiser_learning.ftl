### The Kaiser’s Pirates: 初めての種類の質問につくヒント.

kaiser-first-commit = ターンの初めにカードを裏向きに割り当て、それだけをプレイできます。初めは、敵1人の商船への迎撃を1つか2つにし、リアクションカードは手札に残すとよいでしょう。
kaiser-first-commit_cards = どのカードでも、書かれた内容にかかわらず艦を迎撃に出せます。今は役に立たないカードを迎撃に使うのが普通です。
kaiser-first-commit_place = 自分のドイツ艦に置くと商船への迎撃になり、縦向きに置くと名前のとおりの効果になります。まず、いちばん攻撃の強い艦に置くのが普通です。
kaiser-first-play = 割り当てたカードを1枚ずつ表にします。助けになるカード、攻撃の順にプレイし、ターンを終えるのが普通です。
kaiser-first-ahead = ターン全体をここで計画すると、あなたを待たずに進みます。助けになるカードを先に、攻撃を後にするのが普通です。
kaiser-first-ahead_move = 1つの行動で、カードを1枚表にします。役に立つものがなくなったら、ターンを終えてください。
kaiser-first-ahead_seat = { kaiser-first-target_seat }
kaiser-first-ahead_ship = { kaiser-first-target_ship }
kaiser-first-ahead_ships = { kaiser-first-targets }
kaiser-first-ahead_assists = { kaiser-first-assists }
kaiser-first-target_seat = 1ターンの攻撃は、敵1人だけに向けます。首位の人か、高価で沈めやすい商船を持つ人を狙うのが普通です。
kaiser-first-target_ship = 沈めた船の勝利得点は、あなたのものになります。得点が高く、防御のダイスが少ないか小さい船を狙うのが普通です。
kaiser-first-targets = 1隻で、複数の商船と順に戦えます。いちばん見込みのよい商船から始めるのが普通です。
kaiser-first-assists = 縦向きのカードのうち使えるものは、この攻撃を強めます。どのみちターンの終わりに失われるので、いちばんよい攻撃に全部使うのが普通です。
kaiser-first-boarding = 「切り込み隊」は、商船を沈める代わりに拿捕します。勝利得点の高い商船に使うのが普通です。
kaiser-first-mine_order = 機雷は、敵の商船すべてを攻撃します。順番はそのままにする人がほとんどです。
kaiser-first-slim_target = 「乏しい収穫」で、標的の商船が1隻だけになります。攻撃側は沈められそうな高価な船を、防御側はいちばん安い船を選ぶのが普通です。
kaiser-first-uc_mode = この潜水艦は、商船1隻を魚雷で狙うか、列全体に機雷を敷設します。相手の商船が3隻以上なら、機雷を選ぶ人がほとんどです。
kaiser-first-intelligence_mode = 「情報」で、見えないカードを見られます。いちばんよいカードを自分で引けるように、山札を見る人がほとんどです。
kaiser-first-intelligence_order = 最初の1枚はあなたが、続きは次のプレイヤーが引きます。いちばんよいカードを最初に、悪いカードをその次に置くのが普通です。
kaiser-first-breakout_gift = 新しい艦が2隻来て、あなたとチームメイトが1隻ずつ受け取ります。攻撃の強いほうを自分に残すのが普通です。
kaiser-first-refuge_transfer = 避難場所を出る艦は、チームメイトに移せます。チームメイトの艦が少なすぎなければ、自分に残すのが普通です。
kaiser-first-discard_order = 捨て札の上の2枚は誰でも見られ、取られることもあります。役に立たないカードを上に置くのが普通です。
kaiser-first-resupply_capture = 補給欠乏の艦は戦いに不利です。安い拿捕船からは物資を取り、高価な拿捕船は大事にするのが普通です。
kaiser-first-pursue_fast = 補給を危険にさらせば、高速船にも全力で攻撃できます。勝利得点の高い商船なら追うのが普通です。
kaiser-first-pursue_shallow = 商船を追うこともできますが、どちらも座礁の危険があります。よい艦を危険にさらしてまで追わない人がほとんどです。
kaiser-first-react = あなたの船が攻撃され、手札のカード1枚で応じられます。カードは勝利得点の高い船のために残し、安い船ではパスするのが普通です。
kaiser-first-slim = あなたの商船が何隻も一度に攻撃されます。「乏しい収穫」は1隻以外をすべて救うので、高価な船が2隻以上なら使うのが普通です。
kaiser-first-after_sinking = あなたの船が沈められました。使えるカードがあれば、攻撃した艦を帰還させるか、失った船を安い船と入れ替えられます。
kaiser-first-recall_late = あなたの商船を沈めた艦を帰還させる、最後の機会です。攻撃の強い艦に使うのが普通です。
kaiser-first-recall_ship = 帰還させた艦は、もう戻りません。これからいちばん害になりそうな艦を選ぶのが普通です。
kaiser-first-reflag = 偽装した艦は、イギリス海軍に狙われません。損傷した艦か大事な艦に「国籍変更」を使うのが普通です。
kaiser-first-mistaken_pick = 失った船を、以前に沈めた船と入れ替えます。いちばん安い船を差し出すのが普通です。
kaiser-first-safe_passage = 切り抜けた商船は、港に着けばあなたの得点になります。失敗しても損はないので、ほとんどの人が試みます。
kaiser-first-wish = 交換の前に、どんなカードが欲しいかをチームメイトに伝えます。手札に足りないものを挙げるのが普通です。
kaiser-first-exchange = チームメイトと同時にカードを渡し合います。余裕があれば、相手が希望したカードを渡すのが普通です。
kaiser-first-carry = 艦を次のラウンドに持ち越せますが、1隻につき手札が1枚減ります。攻撃のとても強い艦だけを持ち越すのが普通です。
kaiser-first-carry_fate = この艦は、持ち越すか、手放すか、チームメイトに譲るかを選べます。攻撃の強い艦だけを残すのが普通です。
kaiser-first-carry_swap = 初めから持つ艦は、1隻につき手札を1枚減らします。攻撃の特に強い艦だけを選ぶのが普通です。
kaiser-first-tournament_pick = 順番に船を選びます。ドイツ艦は攻撃の強いもの、商船は敵の得点になりにくい安いものを選ぶのが普通です。
kaiser-first-pp_choice = 対戦相手のファントムの代わりに決めます。ファントムにいちばん有利なもの、つまり印のある選択肢を選ぶのが公正です。
kaiser-first-orders = パスしかできない質問を減らすための指示です。おすすめのとおりにする人がほとんどです。

## AIがその回答を選ぶ理由

kaiser-reason-only = ほかに選べるものがありません。
kaiser-reason-commit_attack = { $other }への攻撃は、カードを手札に残すより、{ $gain }点ほど多い勝利得点を見込めます。
kaiser-reason-commit_own = 今は割に合う攻撃がありませんが、「{ $card }」は後より今のほうが役に立ちます。
kaiser-reason-commit_nothing = 割に合う攻撃がありません。カードは、後のターンやリアクションのために残すほうが得です。
kaiser-reason-play_first = 「{ $card }」は、効果を先に出すために、攻撃の前にプレイします。
kaiser-reason-play_attack = 攻撃の準備になるカードは済んだので、攻撃のうちこれを最初に行います。
kaiser-reason-play_late = 「{ $card }」は、守りや次への備えになるので、攻撃の後にプレイします。
kaiser-reason-play_end = { $left ->
        [0] プレイするものが残っていません。
       *[other] 残ったカードは、今プレイしても役に立ちません。
}
kaiser-reason-play_leave = { $ship }は無傷で補給も足りているので、また狩りに出られます。
kaiser-reason-play_resupply = 物資は、勝利得点の低い拿捕船{ $ship }を失う危険より値打ちがあります。
kaiser-reason-seat_best = このターンのカードは、{ $other }に使うのがいちばん得です。
kaiser-reason-ship_odds = 値打ちと見込みの釣り合いが、いちばんよい船です。{ $target }は{ $va }点で、100回に{ $odds }回ほど沈められます。
kaiser-reason-ship_best = { $target }に使うのが、いちばん効果があります。
kaiser-reason-ships_odds = いちばん有望な目標が先です。{ $target }は{ $va }点で、100回に{ $odds }回ほど沈められます。
kaiser-reason-ships_best = 有望な目標から順に狙います。
kaiser-reason-slim_cheapest = { $target }は勝利得点がいちばん低い（{ $va }点）ので、失っても痛手がいちばん小さくなります。
kaiser-reason-assists_none = この攻撃に使えるカードがありません。
kaiser-reason-assists_all = このターンにもっとよい攻撃はなく、残したカードは失われるからです。
kaiser-reason-assists_saved = 「{ $card }」は、このターンの別の攻撃に使うほうが得です。
kaiser-reason-boarding_yes = { $target }（{ $va }点）は、沈めるより拿捕するほうが得です。
kaiser-reason-boarding_no = { $target }（{ $va }点）は、沈めるか損傷を与えるほうが得です。
kaiser-reason-react_pass = { $target ->
        [none] 十分に役立つカードが手札にありません。
       *[other] { $target }（{ $va }点）がこの攻撃で沈むのは、100回に{ $odds }回ほどです。後で使うより役に立つカードはありません。
}
kaiser-reason-react_card = { $target ->
        [none] 「{ $card }」は、後より今のほうが役に立ちます。
       *[other] { $target }（{ $va }点）がこの攻撃で沈むのは、100回に{ $odds }回ほどです。「{ $card }」は、後で使うより今のほうが役に立ちます。
}
kaiser-reason-after_pass = ここで使うより、後のために残すほうが得です。
kaiser-reason-after_recall = この艦はこれからも大きな害になりうるので、「{ $card }」を試す値打ちがあります。
kaiser-reason-after_mistaken = 失った船を安い船と入れ替えられるので、「{ $card }」を試す値打ちがあります。
kaiser-reason-reflag_yes = 偽装すれば{ $ship }を守れます。カードより値打ちがあります。
kaiser-reason-reflag_pass = { $ship }は、カードを使うほどの危険にありません。
kaiser-reason-supply_yes = 物資は、拿捕船を失う危険より値打ちがあります。
kaiser-reason-supply_no = 拿捕船の値打ちが高く、物資のために危険にさらせません。
kaiser-reason-pursue_yes = この目標なら、全速で追うほうが補給より値打ちがあります。
kaiser-reason-pursue_no = 攻撃を強めるより、補給を守るほうが得です。
kaiser-reason-carry_keep = { $ships }は新しい艦より攻撃が強く、カード1枚以上の値打ちがあります。
kaiser-reason-carry_none = 次の手札1枚分の値打ちがある艦はありません。
kaiser-reason-uc_mines = 魚雷1本より、列全体への機雷のほうが見込みがあります。
kaiser-reason-uc_torpedo = この列では、機雷より商船1隻への魚雷のほうが見込みがあります。
kaiser-reason-pick_german = 残った艦の中で、{ $ship }がいちばん攻撃に優れています。
kaiser-reason-pick_merchant = { $ship }は残った商船のうち勝利得点がいちばん低く（{ $va }点）、沈められても敵の得になりません。
kaiser-reason-mines_cheap_first = 「船の誤認」を早く使わせるために、安い商船を先にします。
kaiser-reason-recall_best = このラウンドの残りで、持ち主にいちばん役立ちそうな艦です。
kaiser-reason-give_cheapest = いちばん安い船を差し出します。
kaiser-reason-passage_free = 失敗しても失うものがないので、試すだけ得です。
kaiser-reason-shallow_risk = 座礁の危険は、この商船の値打ちに見合いません。
kaiser-reason-deck_helps_us = 次のカードのうち、いちばんよいものを引けるからです。
kaiser-reason-best_card_first = いちばんよいカードを自分が引き、次の人に悪いカードを回します。
kaiser-reason-give_weaker = 攻撃の弱いほうを渡し、強いほうを自分に残します。
kaiser-reason-keep_ship = この艦は、チームメイトのところと同じだけ、自分のところでも役に立ちます。
kaiser-reason-wish_attacks = 得点につながりやすいのは、攻撃のカードです。
kaiser-reason-exchange_none = チームメイトに必要なものがわからないので、すべて手元に残します。
kaiser-reason-discard_worst_up = 「無線傍受」で得をされないように、役に立たないカードを上に置きます。
