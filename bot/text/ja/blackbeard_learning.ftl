### Barbe Noire 2: 初めての種類の質問につくヒント.

blackbeard-first-place_governors = 総督は、港が海賊をどう扱うかを決めます。各プレイヤーが何人かを非公開で置きます。初めての対戦では、下に示された配置をそのまま確定する人がほとんどです。
blackbeard-first-governor_port = 友好的な総督は商売をしたい港に、敵対的な総督はほかの人の根拠地の近くに置くのが普通です。
blackbeard-first-choose_refuge = 商船は航路に現れるので、近くに航路の多い港を選ぶのが普通です。
blackbeard-first-choose_end = 近くに航路と商船の多い港を選ぶのが普通です。その港の国の船を襲うと根拠地を失うので、その国の船は襲わないようにします。
blackbeard-first-orders = { $captains ->
    [0] {""}
   *[other] 引退した海賊のうち、いちばん裕福な1人のプレイヤーが勝ち、誰も引退していなければ、悪名最高の海賊が勝ちます。引退の成否はダイスで決まり、財宝が多いほど成功しやすくなります。船倉を満たし、港で売り、根拠地に金を隠し、頃合いを見て引退するのが普通です。
}
blackbeard-first-move = 海賊は1ターンに1回移動します。船倉が空なら商船のほうへ、いっぱいなら友好的な港へ向かうのが普通です。
blackbeard-first-operation = 移動の後、行動を1つ行います。海上では商船を捜索するか攻撃し、友好的な港では商売をするのが普通です。
blackbeard-first-move_end = 移動の後、船がどこにいるかを決めます。次にしたい行動に必要なものを選んでください。
blackbeard-first-business_shop = 装備で、船は速く、強く、安全になります。まず修理と蓄えを済ませ、余った金で買うのが普通です。
blackbeard-first-extras = 根拠地を出る前に金が500ダブロン以上あれば、ここで隠すのが普通です（出航する案には初めから含まれます）。ほかのターンでは、たいてい何も選びません。
blackbeard-first-seat_extras = トークンを使うと、このターンのうちに売る、修理する、商船を捕らえるといったことができます。港や獲物に近づくターンには、追加アクションを使うか後で選べるようにしましょう。
blackbeard-first-extra_action = 今なら積荷を売れる、今なら商船を捕らえられる、というときにトークンを使うのが普通です。
blackbeard-first-spend_token = 追加アクションがすぐに得になる場合のほかは、トークンを取っておくのが普通です。
blackbeard-first-reroll_die = このダイスで、船の進める距離が決まります。機転1点で振り直せますが、海賊の命がかかる場面まで取っておくのが普通です。
blackbeard-first-chased_to = 海賊はすぐに立ち去らなければなりません。次の港や商船にいちばん近いヘクスを選ぶのが普通です。
blackbeard-first-attack_merchant = 商船を拿捕すると、積荷と金が手に入り、悪名も上がります。根拠地を失わず、見込みが半分より高ければ攻撃するのが普通です。
blackbeard-first-invest_arms = きわどい攻撃で武器マーカーを1、2個使い、残りは売る（1個100ダブロン以上）のが普通です。
blackbeard-first-stow_cargo = 何を積むかを決めます。まず金のマーカー、次に品物を、空きのあるかぎり積むのが普通です。
blackbeard-first-torture_hostage = 拷問すると有力な情報が得られることも、死んで身代金を失うこともあります。拷問せずに身代金を取る人がほとんどです。
blackbeard-first-take_ship = { $commission ->
    [true] 拿捕した船に乗り換えるか、新しい海賊に任せられます。新しい海賊に任せるのが普通です。
   *[none] 拿捕した船に乗り換えられます。今の船より大きければ乗り換えるのが普通です。
}
blackbeard-first-debauch = { $last ->
    [true] 最終ターンでは人望の意味はほとんどなく、乱痴気騒ぎで休むターンもありません。まだ追加アクションをしたいなら断りましょう。
   *[none] { $final ->
        [true] 許すと、まだ引退を試みられる最終ターンを失います。断るとすぐ反乱になる場合を除き、断るのが普通です。
       *[none] { $forced ->
            [true] { $patience ->
                [0] 断ると人望が1下がり、許すと1上がりますが、次のターンは休みです。許すのが普通ですが、このターンにまだ引退できるなら断りましょう。
               *[other] 許すと人望が1上がりますが、次のターンは休みで、誰に見つかるかわかりません。人望が{ $patience }以上なら断って1失い、それ未満なら許すのが普通です。
            }
           *[none] 許すと人望が1上がりますが、次のターンは休みです。人望が0になると反乱が起こるため、{ $unhappy }以下のときだけ許すのが普通です。
        }
    }
}
blackbeard-first-consume_drugs = 反乱が近くなければ、薬物は売るのが普通です。
blackbeard-first-home_port = ほかのプレイヤーが捕らえた人質の出身港を決めます。誰も攻撃しそうにない、守りの固い港を選ぶのが普通です。
blackbeard-first-spyglass = 捜索の結果が嵐、軍艦、発見なしのときに望遠鏡を使うのが普通です。
blackbeard-first-spyglass_card = 商船の多いほうのカードを選び、嵐や軍艦は避けるのが普通です。
blackbeard-first-pay_price = 値段が決まりましたが、まだ断れます。修理代が残るなら払うのが普通です。
blackbeard-first-storm_ship = 嵐は、あなたの船1隻を中心に広がります。まわりにライバルが多く、味方の少ない船を選ぶのが普通です。
blackbeard-first-reroll = 機転1点で、ロール1回のダイスを振り直せます。海賊の命運がかかるロールまで取っておくのが普通です。
blackbeard-first-float_crates = 沈む船の積荷の一部は漂い、誰でも拾えます。いちばん安い物を残すのが普通です。
blackbeard-first-make_offers = 同じヘクスの海賊同士は取引できます。余っている物を出し、金や足りない物を求めるのが普通です。
blackbeard-first-answer_offers = 取引の申し出が届きました。渡す物に見合うだけ受け取れるなら、受け入れるのが普通です。
blackbeard-first-policies = 戦闘や決闘、細かい質問にあなたの代わりに答える方針です。その場で続けて遊ぶ人の多くは、戦闘と決闘では質問されるようにし、ほかはそのままにします。
blackbeard-first-abandon_captive = 捕らえられた海賊が救出を待つ間は、新しい海賊を出せません。助かる見込みがあれば待つのが普通です。
blackbeard-first-start_hex = 安全で、取引もできる根拠地から始めるのが普通です。
blackbeard-first-hunter_zone = ほかの人の海賊を追う追っ手は、プレイヤーが動かします。あなたの追っ手は、標的にいちばん近い海域に置くのが普通です。
blackbeard-first-hunter_order = ほかの人の海賊を追う追っ手は、プレイヤーが秘密の命令で動かします。あなたの追っ手は、標的へまっすぐ向かわせるのが普通です。
blackbeard-first-hunter_hexes = 軍艦の速力を知っているのはあなただけで、はったりで遠くへ進めます。標的に追いつくときだけ、はったりを使うのが普通です。
blackbeard-first-challenge_speed = 軍艦が速力より遠くへ進んだと宣言します。正しければ軍艦は去ります。自分の海賊の近くで長く進んだときだけ宣言するのが普通です。
blackbeard-first-new_target = 軍艦が速力を超えた（はったり）という宣言が外れたので、軍艦の標的を、宣言した人の海賊に変えられます。いちばん裕福な海賊を選ぶのが普通です。
blackbeard-first-free_operation = あなたの追っ手が、いつものターンとは別に行動します。標的へ近づけるのが普通です。
blackbeard-first-free_hunter = あなたの追っ手1隻がすぐに行動します。標的にいちばん近いものを選ぶのが普通です。
blackbeard-first-thrown_out = あなたの追っ手は、この港を出なければなりません。標的にいちばん近いヘクスを選ぶのが普通です。
blackbeard-first-enter_zone = 追っ手が別の海へ渡れるのは今だけです。標的が向こうにいるなら渡るのが普通です。
blackbeard-first-hunter_attacks = あなたの追っ手が海賊を捕捉しました。戦闘でライバルを倒せるので、攻撃するのが普通です。
blackbeard-first-attack_or_avoid = 逃れた海賊は、それでも攻撃できます。追っ手からは得るものが少なく危険なので、ほとんどの人が避けます。
blackbeard-first-hand_letter = 私掠免許状を渡せば、1回だけ見逃してもらえます。戦うとたいてい悪い結果になるので、渡すのが普通です。
blackbeard-first-surrender = 降伏すると免許状と積んだものをすべて失いますが、海賊の命が助かることがあります。船が沈みそうなときに降伏するのが普通です。
blackbeard-first-battle_plan = 戦闘全体の作戦を先に決めます。追っ手からはできるだけ早く離脱し、ライバルとは自分が強いうちは戦い続けるのが普通です。
blackbeard-first-plan_breaks = 離脱すると戦闘が終わります。積荷のない追っ手からは離脱するのが普通です。
blackbeard-first-plan_board = 切り込むと、船と積荷をかけた決闘になります。自分の海賊のほうが決闘に強いときだけ切り込むのが普通です。
blackbeard-first-press_on = 戦闘の続け方を選べます。決闘に勝てそうなら切り込み、弱ければ離脱するのが普通です。
blackbeard-first-help_ally = 同盟相手の戦闘を助けられますが、危険も分かち合います。2人でなら明らかに強いときに助けるのが普通です。
blackbeard-first-join_attack = 同盟相手の攻撃に加わり、分け前を得られます。商船が相手なら危険が少ないので、加わるのが普通です。
blackbeard-first-share_loot = 同盟相手に渡す分け前を決めます。同盟が続くように、半分ほど渡すのが普通です。
blackbeard-first-duel_duty = 酔った乗組員のせいで、決闘を申し込まなければなりません。決闘のいちばん弱い海賊を選ぶのが普通です。
blackbeard-first-accept_duel = ライバルに決闘を申し込まれました。断ると悪名と人望が下がるので、互角以上なら受けるのが普通です。
blackbeard-first-duel_plan = 決闘の進め方を先に決めます。戦い続け、機転は倒されそうな一撃まで取っておくのが普通です。
blackbeard-first-aftermath = 勝ったので、敗者と船と積荷の扱いを決めます。よいほうの船を取り、積めるだけ積むのが普通です。
blackbeard-first-loser_fate = { $stronger ->
    [true] { $rescue ->
        [true] 敗者を放すか、捕虜にします。
       *[false] 敗者は捕虜になります。
    }裕福なライバルは、できるだけ長く動けなくするのが普通です。
   *[false] 敗者はやり直すか、航海を続けます。ライバルにとって時間のかかるほうを選ぶのが普通です。
}
blackbeard-first-free_or_keep = 救い出した海賊を自由にすると、悪名と、約束があれば謝礼を得ます。首位のライバルの海賊でなければ、自由にするのが普通です。
blackbeard-first-captive_fate = 捕虜の扱いを決めます。十分な謝礼を約束するまで留めておき、それと引き換えに放すのが普通です。
blackbeard-first-broken_bargain = 解放された海賊は、約束した謝礼を払いきれません。あるだけ受け取って、自由にするのが普通です。
blackbeard-first-end_alliance = 同盟が終わり、対応を選べます。何もしないか、危険なライバルに少額の懸賞金をかけるのが普通です。
blackbeard-first-mutiny_pirate = 反乱を誘う乗組員を選びます。人望のいちばん低いライバルを選ぶのが普通です。
blackbeard-first-law_vote = 新しい法は、全員のルールを変えます。自分の海賊にいちばん有利な法に投票するのが普通です。
blackbeard-first-sealed_bid = 全員が非公開で入札し、最高額の人が払います。切りのよい額の入札に負けないように、それより少し多く入れるのが普通です。
blackbeard-first-share_treasure = 盗んだ財宝の分け方を決めます。ほかの人に少し渡し、大部分を自分のものにするのが普通です。
blackbeard-first-dolphins = イルカのおかげで、無料で移動と行動ができます。ほとんどの人が使います。

## AIがその回答を選ぶ理由

blackbeard-reason-orders_retire = { $pirate }は、引退を試せるほど裕福です。ダイスで決まり、成功するのは100回に{ $odds }回ほどで、最後に数えるのは引退した海賊の財宝だけです。
blackbeard-reason-orders_attack = { $target ->
        [none] { $pirate }がライバルを攻撃すれば、危険より得のほうが大きくなります。
       *[other] { $pirate }が{ $target }を攻撃すれば、危険より得のほうが大きくなります（船長室に{ $cabin }ダブロン、船倉に積荷{ $aboard }個）。
}
blackbeard-reason-orders_refit = { $pirate }の船は{ $boxes }点の損傷を受けています。次の戦いの前に修理します。{ $way ->
    [true] 修理のために港へ向かい、途中で商船も探します。
   *[none] {""}
}
blackbeard-reason-orders_sell = { $pirate }の積荷は十分です。失う前に売ります。{ $way ->
    [true] 港へ向かい、途中で商船も探します。
   *[none] {""}
}{ blackbeard-richer }
blackbeard-richer = { $richer ->
    [none] {""}
   *[other] { $richer }のほうが高く売れますが、{ $retires ->
        [true] 終わりが近く、{ $port }なら引退できます。
       *[false] { $port }のほうが近くにあります。
    }
}
blackbeard-reason-orders_hunt = { $operation_code ->
        [attack_merchant] { $pirate }の船倉には{ blackbeard-has_room }空きがあり、商船が手の届くところにいます。{ $odds ->
            [0] {""}
           *[other] 拿捕できるのは100回に{ $odds }回ほどです。
        }
        [search] { $pirate }の船倉には{ blackbeard-has_room }空きがあ{ $way ->
            [true] るので、商船へ向かいながら、ほかの商船も捜索します。
           *[none] り、近くによい商船がいないので、商船を捜索します。
        }
       *[none] { $pirate }の船倉には{ blackbeard-has_room }空きがあるので、商船へ向かいます。
}{ blackbeard-though_damaged }
blackbeard-has_room = { $room ->
    [none] {""}
   *[other] あと{ $room }個分だけ
}
blackbeard-though_damaged = { $damage ->
    [none] {""}
   *[other] ただし、船の損傷{ $damage }点はまだ修理していません。
}
blackbeard-reason-orders_market = { $pirate }にはほかによい商船がないので、{ $here ->
    [true] 今いる港で商売をします。
   *[false] { $laden ->
        [true] 高く売れる港へ
       *[none] 港へ
    }{ $way ->
        [true] 向かいながら、商船を捜索します。
       *[none] 向かいます。
    }
}
blackbeard-reason-orders_calm = { $pirate }の人望は{ $popularity }で、0になると乗組員が反乱を起こします。{ $here ->
    [true] この港で商売をし、乱痴気騒ぎで人望を上げます。
   *[false] 乱痴気騒ぎで人望を上げられる港へ向かいます。
}
blackbeard-reason-orders_cash = これが最後のターンです。{ $pirate }は先に積荷を売り、その後、追加アクション（トークン1個）で引退を試せます。成功の見込みは約{ $odds }％以上です。
blackbeard-reason-orders_onward = これが最後のターンです。{ $pirate }は引退できるだけの財産がありますが、この移動では引退できる港に届きません。追加アクション（トークン1個）で着けば、約{ $odds }％の見込みで引退できます。
blackbeard-reason-orders_end = 最後のターンです。{ $pirate }は引退しないので、財宝も売上ももう成績に入りません。{ $retired ->
    [true] {""}
   *[false] { $hunts ->
        [true] ただし、拿捕で上がる悪名は、引退した海賊のいないプレイヤーどうしの順位を決めます。
       *[false] {""}
    }
}
blackbeard-reason-orders_unready = { $pirate }は引退したくても、今ここでは試せません。一度失敗すると、先に財宝を増やす必要があります。その場でできることをします。
blackbeard-reason-orders_ashore = { $pirate }の船は今航行できないので、その場でできることをします。
blackbeard-reason-orders_safest = { $pirate }の近くに追っ手がいます。これがいちばん安全で、捕まるのは100回に{ $odds }回ほどです。
blackbeard-reason-orders_careened = { $damage ->
    [0] { $pirate }の船の船体は元どおりになりました。船底清掃のままでは航行できないので、船を浮かべます。
   *[other] { $pirate }の船は船底清掃中です。船体の損傷がまだ{ $damage }点あるので、直るまで岸にとどまります。
}
blackbeard-reason-orders_none = 今、命令できることのある海賊はいません。
blackbeard-reason-token_spent = { $operation_code ->
    [attack_merchant] { $pirate }はトークンを使えば、このターンのうちに商船を攻撃できます。{ $odds ->
        [0] {""}
       *[other] 拿捕できるのは100回に{ $odds }回ほどです。
    }{ blackbeard-though_damaged }
    [attack_pirate] { $pirate }はトークンを使えば、このターンのうちにライバルを攻撃でき、危険より得のほうが大きくなります。
    [business] { $pirate }はトークンを使えば、このターンのうちに港で商売をして、積荷や人質を金に換えられます。{ blackbeard-richer }
    [search] { $pirate }はトークンを使い、このターンのうちに商船を捜索します。残りのターンはわずかで、使わなかったトークンには価値がありません。
    [refit] { $pirate }はトークンを使えば、このターンのうちに船を修理できます。
    [retire] { $pirate }はトークンを使えば、このターンのうちに引退を試せます。成功するのは100回に{ $odds }回ほどです。
   *[other] { $pirate }にとって、追加アクションはすぐに得になります。
}
blackbeard-reason-tokens_saved = { $last ->
    [true] 対戦が終わるまでに得になる追加アクションはありません。
   *[false] { $odds ->
        [none] すぐに得になる追加アクションがないので、トークンは取っておきます。
       *[other] { $behind ->
            [none] { $pirate }の引退が成功する確率は{ $odds }%ほどです。もっと稼いで確率を上げるターンが残っているので、トークンは取っておきます。
           *[other] { $pirate }は今引退できますが（成功率は{ $odds }%ほど）、もっと豊かに引退した相手がいるので、負けてしまいます。もっと稼ぐターンが残っているので、トークンは取っておきます。
        }
    }
}
blackbeard-reason-debauch_last = 乱痴気騒ぎを許すと、{ $pirate }は最終ターンを失います。人望は最後には数えられないので、断っても損はわずかです。
blackbeard-reason-debauch_retire = { $pirate }は追加アクションでここで引退を試みることができ、成功は100回に約{ $odds }回です。乱痴気騒ぎの後では、このターンには試みられません。
blackbeard-reason-debauch_sober = { $pirate }の人望は{ $popularity }で、1失っても平気です。乱痴気騒ぎをすると1ターン動けず、誰にでも見つかります。
blackbeard-reason-debauch_unhappy = { $pirate }の人望は{ $popularity }しかなく、0になると反乱が起こります。乱痴気騒ぎで上がります。
blackbeard-reason-ship_commission = 拿捕した船に新しい海賊を乗せれば、あなたの海賊が2人になります。
blackbeard-reason-ship_swap = 船倉{ $holds }つ・戦闘力{ $combat }・速力{ SIGNED($speed) }の船は、船倉{ $own_holds }つ・戦闘力{ $own_combat }・速力{ SIGNED($own_speed) }の今の船より役に立ちます。
blackbeard-reason-ship_faster = { $left ->
    [0] 最後のターンなので、船を乗り換えても役に立ちません。
   *[other] 残りはこのターンの後{ $left }ターンだけです。今の船のほうが速く（速力{ SIGNED($own_speed) }、新しい船は{ SIGNED($speed) }）、積荷は港に着かなければ得点になりません。
}
blackbeard-reason-ship_keep = 今の{ $own }は、拿捕した{ $ship }に劣りません。
blackbeard-reason-refuge_lanes = 近くの航路マスと商船の合計がいちばん多い選択肢は{ $port }です（{ blackbeard-near_refuge }）。
blackbeard-reason-governors_proposed = この配置は、たいていの対戦に合っています。
blackbeard-reason-press_board = { $pirate }が{ $target }との決闘に勝つのは100回に{ $odds }回ほどで、略奪品は危険に見合います。
blackbeard-reason-press_on = { $pirate }の船は戦闘力で{ $lead }上回りますが、決闘は危険です。勝つのは100回に{ $odds }回ほどです。
blackbeard-reason-press_off = 略奪品は危険に見合いません。{ $pirate }が{ $target }との決闘に勝つのは100回に{ $odds }回ほどです。
blackbeard-reason-duel_cunning = 機転は、海賊が倒されそうな一撃まで取っておきます。
blackbeard-reason-plan_hunter = { $target }が相手なら、追っ手には失うものがないので、戦い続けます。
blackbeard-reason-plan_fight = 戦利品は戦闘に勝たなければ手に入らないので、{ $pirate }は戦い続けます。{ $target }に切り込むのは、作戦に書かれた条件のとおりです。
blackbeard-reason-plan_outmatched = { $target }は戦闘でも決闘でもはるかに強く、{ $pirate }が1ラウンドに勝つ確率は{ $odds }%ほどです。機会があれば離脱します。
blackbeard-reason-plan_break_off = 追っ手は積荷を運んでおらず、海賊の命取りにもなるので、{ $pirate }は最初の機会に離脱します。
blackbeard-reason-plan_orders = このような戦闘についての、あなたの事前指示のとおりです。
blackbeard-reason-after_exchange = { $target }の船は見劣りせず、損傷もずっと少ないので、{ $pirate }が乗り換えます。
blackbeard-reason-after_cargo = { $pirate }は自分の船を使い続け、いちばん価値のある積荷を取ります。
blackbeard-reason-chased_safe = このヘクスには追っ手がいません。
blackbeard-reason-after_wreck = { $target }には壊れた船だけを残し、立ち直るのを遅らせます。
blackbeard-reason-reroll_yes = 海賊の命運がかかるロールなので、機転を1点使う値打ちがあります。
blackbeard-reason-reroll_no = 数少ない機転を使うほど悪い結果ではありません。
blackbeard-reason-reroll_small = 数少ない機転を使うほど大事なロールではありません。
blackbeard-reason-target_richer = { $target }はいちばん裕福な獲物で、いちばん危険なライバルです。
blackbeard-reason-target_kept = { $target }より裕福な、または危険な相手はいません。
blackbeard-reason-offers_taken = 申し出は、費用より{ $gain }ダブロン以上得になるか、費用がかかりません。
blackbeard-reason-offers_refused = 費用より{ $gain }ダブロン以上得になる申し出はありません。
blackbeard-reason-bid_some = 船長室の金のうち、売り物に見合う額を、切りのよい額より少し多く入札します。
blackbeard-reason-bid_nothing = 今の海賊には役に立たない売り物か、払う金がありません。
blackbeard-reason-offers_made = 危険にさらされた海賊にとっては、失うかもしれない品物より金のほうが得です。
blackbeard-reason-offers_none = 今は、費用に見合う取引がありません。
blackbeard-reason-join_yes = 2人でなら十分に強く、どちらも得をします。
blackbeard-reason-join_no = 攻撃は危険すぎるか、私掠免許状を失うおそれがあります。
blackbeard-reason-help_yes = 船の状態はよく、同盟の2人のほうが強い側です。
blackbeard-reason-help_no = 船の損傷がひどいか、2人でも敵のほうが強すぎます。
blackbeard-reason-share_some = 分け前をもらった同盟相手は、また助けてくれます。
blackbeard-reason-share_nothing = 分けるマーカーがありません。
