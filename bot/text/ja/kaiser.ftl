### カイザーの海賊（The Kaiser’s Pirates）のプレイ中の言葉。メッセージの名前と使える引数は bot/text/__init__.py を参照。
### 🏴‍☠️通商破壊艦、⚓軍艦、🚢商船。🔵d10、🟢d8、⚪d6、🔴d4。カードの名前は「」に入れ、船の名前は原語のまま書く。

kaiser-pitch = 舞台は1914年から1918年の大海原。通商破壊艦で商船を狩り、イギリス海軍で相手の艦を追いつめ、裏向きのカードではったりをかけましょう。
    .title = The Kaiser’s Pirates
    .length = { $lo }～{ $hi }人（1人ならファントムと対戦）、{ $rounds ->
        [1] 1ラウンドのみ、約30～45分（メッセージでゆっくり進めるなら約1週間）
       *[other] 全{ $rounds }ラウンド、各約30～45分（メッセージでゆっくり進めるなら数週間）
    }
    .how =
        自分のドイツ艦と商船を指揮し、ほかの人のドイツ艦に対してはイギリス海軍も指揮します。イギリス海軍が迎撃できるのは、軍艦と、偽装を失って正体が判明した通商破壊艦だけです。
        自分のターンには、アクションカードを裏向きに置いて攻撃します。両側がダイスを振り、もっとも大きい目を比べます。攻撃側が上回れば損傷、2倍以上なら撃沈です。
        撃沈、拿捕、自分の商船の入港が勝利得点です。沈めたドイツ艦は、自分の得点にした商船1隻につき1隻だけ得点になります。最後のアクションカードが引かれるとラウンドが終わり、勝利得点の順位に応じてラウンドポイント（★）を得ます。全ラウンドの★の合計がもっとも多い人の勝ちです。
    .aliases = カイザーの海賊, 皇帝の海賊

## 用語

kaiser-term-ship = { $value ->
    [W1] ⚓Dresden
    [W2] ⚓Emden
    [W3] ⚓Karlsruhe
    [W4] ⚓Königsberg
    [W5] ⚓Leipzig
    [W6] ⚓Nürnberg
    [R1] 🏴‍☠️Berlin
    [R2] 🏴‍☠️Cap Trafalgar
    [R3] 🏴‍☠️Cormoran
    [R4] 🏴‍☠️Geier
    [R5] 🏴‍☠️Greif
    [R6] 🏴‍☠️Iltis
    [R7] 🏴‍☠️Kaiser Wilhelm der Grosse
    [R8] 🏴‍☠️Kronprinz Wilhelm
    [R9] 🏴‍☠️Leopard
    [R10] 🏴‍☠️Meteor
    [R11] 🏴‍☠️Möwe
    [R12] 🏴‍☠️Prinz Eitel Friedrich
    [R13] 🏴‍☠️Seeadler
    [R14] 🏴‍☠️Wolf
    [M01] 🚢Anne de Bretagne
    [M02] 🚢Buenos Ayres
    [M03] 🚢Charles Gounod
    [M04] 🚢Dee
    [M05] 🚢Dupleix
    [M06] 🚢Invercoe
    [M07] 🚢Isabel Browne
    [M08] 🚢John H. Kirby
    [M09] 🚢Maréchal Davout
    [M10] 🚢Staut
    [M11] 🚢Størebrot
    [M12] 🚢Eddie
    [M13] 🚢Hallbjørg
    [M14] 🚢Author
    [M15] 🚢Banksfield
    [M16] 🚢Bowes Castle
    [M17] 🚢Flamenco
    [M18] 🚢Hudson Maru
    [M19] 🚢Hyades
    [M20] 🚢Igotz Mendi
    [M21] 🚢King Lud
    [M22] 🚢Lundy Island
    [M23] 🚢Luxembourg
    [M24] 🚢Maria
    [M25] 🚢Pontoporos
    [M26] 🚢Potaro
    [M27] 🚢Rio Iguassu
    [M28] 🚢Ryazan
    [M29] 🚢Wairuna
    [M30] 🚢Westburn
    [M31] 🚢William P. Frye
    [M32] 🚢Yarrowdale
    [M33] 🚢Brecknockshire
    [M34] 🚢City of Winchester
    [M35] 🚢Clan Mactavish
    [M36] 🚢Demeterton
    [M37] 🚢Diplomat
    [M38] 🚢Dramatist
    [M39] 🚢Elsinor
    [M40] 🚢Floride
    [M41] 🚢Governor
    [M42] 🚢Guadeloupe
    [M43] 🚢Hitachi Maru
    [M44] 🚢Indrani
    [M45] 🚢Kaipara
    [M46] 🚢Lovat
    [M47] 🚢Manchester Commerce
    [M48] 🚢Matheran
    [M49] 🚢Perseus
    [M50] 🚢Saint Theodore
    [M51] 🚢Turritella
    [M52] 🚢Appam
    [M53] 🚢Georgic
    [M54] 🚢Highland Brae
    [M55] 🚢La Correntina
    [M56] 🚢Mount Temple
    [M57] 🚢Otaki
    [M58] 🚢Troilus
    [M59] 🚢Vandyck
    [M60] 🚢Voltaire
   *[other] { $value }
}
kaiser-ship_line = { $id ->
    [W1] 14点・⚔️🔵🟢⚪・🛡️🔵⚪
    [W2] 14点・⚔️🔵🟢⚪・🛡️🔵⚪
    [W3] 16点・⚔️🔵🟢🟢・🛡️🔵🟢
    [W4] 14点・⚔️🔵🟢⚪・🛡️🔵⚪
    [W5] 12点・⚔️🔵🟢🔴・🛡️🟢⚪
    [W6] 14点・⚔️🔵🟢⚪・🛡️🔵⚪
    [R1] 8点・⚔️🟢⚪・🛡️🔵
    [R2] 8点・⚔️🟢⚪・🛡️🔵
    [R3] 8点・⚔️🔵⚪・🛡️⚪
    [R4] 6点・⚔️🟢・🛡️⚪
    [R5] 10点・⚔️🔵🟢🔴・🛡️🟢
    [R6] 6点・⚔️⚪🔴・🛡️⚪
    [R7] 10点・⚔️🔵⚪🔴・🛡️🔵
    [R8] 10点・⚔️🔵🔴・🛡️🔵
    [R9] 10点・⚔️🔵🟢⚪・🛡️🟢
    [R10] 6点・⚔️🟢🔴・🛡️⚪
    [R11] 12点・⚔️🔵🟢⚪・🛡️🟢
    [R12] 10点・⚔️🔵⚪・🛡️🟢
    [R13] 8点・⚔️🟢🔴・🛡️⚪
    [R14] 12点・⚔️🔵🟢🟢・🛡️🟢
    [M01] 3点・🛡️🔴
    [M02] 3点・🛡️🔴
    [M03] 3点・🛡️🔴
    [M04] 3点・🛡️🔴
    [M05] 3点・🛡️🔴
    [M06] 3点・🛡️🔴
    [M07] 3点・🛡️🔴
    [M08] 3点・🛡️🔴
    [M09] 3点・🛡️🔴
    [M10] 3点・🛡️🔴
    [M11] 3点・🛡️🔴
    [M12] 3点・🛡️⚪
    [M13] 3点・🛡️⚪
    [M14] 5点・🛡️⚪
    [M15] 5点・🛡️⚪
    [M16] 5点・🛡️🔴
    [M17] 5点・🛡️⚪
    [M18] 5点・🛡️⚪
    [M19] 5点・🛡️⚪
    [M20] 5点・🛡️🟢
    [M21] 5点・🛡️⚪
    [M22] 5点・🛡️⚪
    [M23] 5点・🛡️🟢
    [M24] 5点・🛡️⚪
    [M25] 5点・🛡️⚪
    [M26] 5点・🛡️🟢
    [M27] 5点・🛡️⚪
    [M28] 5点・🛡️⚪
    [M29] 5点・🛡️🟢
    [M30] 5点・🛡️⚪
    [M31] 5点・🛡️🔴
    [M32] 5点・🛡️🟢
    [M33] 7点・🛡️🟢
    [M34] 7点・🛡️🟢
    [M35] 7点・🛡️🟢
    [M36] 7点・🛡️⚪
    [M37] 7点・🛡️🟢
    [M38] 7点・🛡️⚪
    [M39] 7点・🛡️⚪
    [M40] 7点・🛡️🟢
    [M41] 7点・🛡️🟢
    [M42] 7点・🛡️🟢
    [M43] 7点・🛡️🟢
    [M44] 7点・🛡️🟢
    [M45] 7点・🛡️🟢
    [M46] 7点・🛡️🟢
    [M47] 7点・🛡️⚪
    [M48] 7点・🛡️🟢
    [M49] 7点・🛡️🟢
    [M50] 7点・🛡️🟢
    [M51] 7点・🛡️⚪
    [M52] 9点・🛡️🟢
    [M53] 9点・🛡️🔵
    [M54] 9点・🛡️🟢
    [M55] 9点・🛡️🟢
    [M56] 9点・🛡️🟢
    [M57] 9点・🛡️🔵
    [M58] 9点・🛡️🟢
    [M59] 9点・🛡️🔵
   *[M60] 9点・🛡️🟢
}
kaiser-target_line = { $id ->
    [W1] 14点・🛡️🔵⚪
    [W2] 14点・🛡️🔵⚪
    [W3] 16点・🛡️🔵🟢
    [W4] 14点・🛡️🔵⚪
    [W5] 12点・🛡️🟢⚪
    [W6] 14点・🛡️🔵⚪
    [R1] 8点・🛡️🔵
    [R2] 8点・🛡️🔵
    [R3] 8点・🛡️⚪
    [R4] 6点・🛡️⚪
    [R5] 10点・🛡️🟢
    [R6] 6点・🛡️⚪
    [R7] 10点・🛡️🔵
    [R8] 10点・🛡️🔵
    [R9] 10点・🛡️🟢
    [R10] 6点・🛡️⚪
    [R11] 12点・🛡️🟢
    [R12] 10点・🛡️🟢
    [R13] 8点・🛡️⚪
    [R14] 12点・🛡️🟢
   *[other] { kaiser-ship_line }
}
kaiser-about-ship = { $value ->
    [W1] 🔵🟢⚪
    [W2] 🔵🟢⚪
    [W3] 🔵🟢🟢
    [W4] 🔵🟢⚪
    [W5] 🔵🟢🔴
    [W6] 🔵🟢⚪
    [R1] 🟢⚪
    [R2] 🟢⚪
    [R3] 🔵⚪
    [R4] 🟢
    [R5] 🔵🟢🔴
    [R6] ⚪🔴
    [R7] 🔵⚪🔴
    [R8] 🔵🔴
    [R9] 🔵🟢⚪
    [R10] 🟢🔴
    [R11] 🔵🟢⚪
    [R12] 🔵⚪
    [R13] 🟢🔴
    [R14] 🔵🟢🟢
   *[other] {""}
}
kaiser-term-card = { $letters ->
    [amc] { $digits ->
        [1] 「仮装巡洋艦 HMS Alcantara」
        [2] 「仮装巡洋艦 HMS Carmania」
       *[none] 「仮装巡洋艦」
    }
    [blockade_runner] 「補給船」
    [boarding_party] 「切り込み隊」
    [bounding_main] 「荒れ模様」
    [break_contact] 「コンタクト喪失」
    [breakdown] 「故障」
    [breakout] 「包囲の突破」
    [collier] 「石炭船」
    [damage_control] 「修理」
    [deception] 「欺瞞工作」
    [exchange_information] 「情報交換」
    [fair_seas] 「好天」
    [fast_ship] 「高速船」
    [fog_bank] 「濃霧」
    [good_hunting] 「順調な狩り」
    [heavy_weather] 「荒天」
    [intelligence] 「情報」
    [interned] 「拘束」
    [interrogate] 「臨検」
    [island_refuge] 「島の避難場所」
    [lay_mines] 「機雷敷設」
    [minesweeper] 「機雷掃海」
    [mistaken_identity] 「船の誤認」
    [monitor] 「モニター艦」
    [non_combatant] 「非戦闘員」
    [pull_the_plug] 「栓を抜け」
    [qqq] 「ワレ攻撃サレリ」
    [q_ship] { $digits ->
        [1] 「囮船 Q-7 Penshurst」
        [2] 「囮船 Q-19 Privet」
       *[none] 「囮船」
    }
    [razzle_dazzle] 「カモフラージュ塗装」
    [recalled] 「帰還命令」
    [recon_aircraft] 「偵察機」
    [reflag] 「国籍変更」
    [rendezvous_missed] 「ランデブー失敗」
    [sail_q_ship] { $digits ->
        [1] 「帆船型Q-Ship Q-21 Prize」
       *[none] 「帆船型Q-Ship」
    }
    [scuttle] 「自沈」
    [searchlight] 「サーチライト」
    [second_chance] 「2度目のチャンス」
    [shallow_run] 「浅瀬への逃走」
    [shipping_lanes] 「商船の航路」
    [slim_pickings] 「乏しい収穫」
    [special_cargo] 「特別な貨物」
    [submarine_u] { $digits ->
        [1] 「潜水艦 U-27」
        [2] 「潜水艦 U-41」
       *[none] 「潜水艦 U-27／U-41」
    }
    [submarine_uc] { $digits ->
        [1] 「潜水艦 UC-16」
        [2] 「潜水艦 UC-29」
       *[none] 「潜水艦 UC-16／UC-29」
    }
    [surprise_attack] 「奇襲」
    [transfer_command] 「指揮の移譲」
    [trap] 「罠」
    [wireless_intercept] 「無線傍受」
    [royal_navy] イギリス海軍の哨戒隊
    [british_intercept] イギリス海軍の哨戒隊
    [warship_intercept] 軍艦の襲撃
    [raider_intercept] 通商破壊艦の襲撃
    [submarine_torpedo] 潜水艦の魚雷
    [submarine_mines] 潜水艦の機雷
    [none] リアクションなし
   *[other] { $value }
}
    .several = { $item }×{ $count }
kaiser-term-drawn = { kaiser-term-card }
    .run = { $item }×{ $count }
kaiser-term-copy = { kaiser-term-card }{ $letters ->
    [amc] {""}
    [q_ship] {""}
    [sail_q_ship] {""}
    [submarine_u] {""}
    [submarine_uc] {""}
   *[other] { $digits ->
        [none] {""}
        [1] {""}
       *[other] （{ $digits }枚目）
    }
}
kaiser-term-piece = { $letters ->
    [R] { kaiser-term-ship }
    [W] { kaiser-term-ship }
    [M] { kaiser-term-ship }
    [submarine_u] { $digits ->
        [none] 潜水艦
       *[other] { kaiser-term-card }
    }
    [submarine_uc] { $digits ->
        [none] 潜水艦
       *[other] { kaiser-term-card }
    }
    [breakout] { $digits ->
        [none] 包囲網
       *[other] { kaiser-term-card }
    }
   *[other] { kaiser-term-card }
}
kaiser-coin = { $coin ->
    [B] 🔵
    [G] 🟢
    [W] ⚪
    [R] 🔴
    [BG] 🔵🟢
    [BW] 🔵⚪
    [BR] 🔵🔴
    [GW] 🟢⚪
    [GR] 🟢🔴
    [WR] ⚪🔴
    [BGG] 🔵🟢🟢
    [BGW] 🔵🟢⚪
    [BGR] 🔵🟢🔴
    [BWR] 🔵⚪🔴
    [BBW] 🔵🔵⚪
   *[none] {""}
}
kaiser-ours = { $challenge ->
    [B] 🔵
    [G] 🟢
    [W] ⚪
    [BG] 🔵🟢
   *[R] 🔴
}
kaiser-theirs = { $response ->
    [B] 🔵
    [G] 🟢
   *[W] ⚪
}
kaiser-passage = { kaiser-ours }{ $plus ->
    [0] {""}
   *[other] {" "}{ SIGNED($plus) }
} 対 { kaiser-theirs }（成功率{ $chance }％）
kaiser-mods = { $mods_count ->
    [none] {""}
    [0] {""}
   *[other] ・{ $mods }
}
kaiser-weak = { $why ->
    [night] 夜間
    [low_supply] 補給不足
   *[damaged] 損傷
}{ SIGNED($amount) }
kaiser-odds = { $odds ->
    [none] {""}
   *[other] ・{ $odds }
}{ $passage ->
    [none] {""}
   *[other] ・{ $passage }
}
kaiser-odds_of = { kaiser-chances }{ $damaged ->
    [0] { $sunk ->
        [100] {""}
       *[other] 、それ以外は変化なし
    }
   *[other] {""}
}
kaiser-chances = 撃沈{ $sunk }％{ $damaged ->
    [0] {""}
   *[other] 、損傷{ $damaged }％
}
kaiser-captures = 拿捕{ $sunk }％（{ $worth ->
    [none] 敵が持ち続ければ敵の得点が2倍
   *[other] 拿捕船は2倍：敵が持ち続ければ{ $worth }点
}）、それ以外は無傷
kaiser-succeeds = { $succeeds ->
    [none] {""}
   *[other] ・成功{ $succeeds }％
}
kaiser-passage_of = 外れ{ $missed }％（その場合、入港{ $chance }％）
kaiser-replied_act = { $reply ->
    [amc] 、{ $target }の身代わりに戦わせ
   *[other] {""}
}
kaiser-replied = { $reply ->
    [amc] 仮装巡洋艦が{ $target }の身代わりに戦います。
    [break_contact] 船は攻撃から逃れようとします。
    [fast_ship] 攻撃は−2になります。
    [mistaken_identity] 商船は沈んだままですが、持ち主の勝利得点パイルにある商船と入れ替わるかもしれません。
    [non_combatant] 攻撃は−2になります。それでも沈むはずなら、商船は沈まずに拿捕されます。
    [qqq] 救難信号で、通商破壊艦の正体が判明します。
    [qqq_late] 救難信号により、この攻撃の終わりにあなたの通商破壊艦の正体が判明します。
    [q_ship] 商船を装った軍艦が潜水艦と戦います。
    [sail_q_ship] 帆船を装った軍艦が潜水艦と戦います。
    [razzle_dazzle] 魚雷をかわそうとします。
    [recalled] 攻撃した艦を本国に帰そうとします。
    [reflag] 船は再び偽装します。
    [slim_pickings] 標的の商船は1隻だけになります。
    [shallow_run] 船は攻撃を避けますが、座礁するかもしれません。
    [trap] 商船が撃ち返します。通商破壊艦なら正体も判明します。
   *[none] {""}
}
kaiser-need = { $kind ->
    [rendezvous_missed] 艦ごとに、
   *[other] {""}
}あなたが{ kaiser-ours }、相手が{ kaiser-theirs }を振り、上回れば成功です{ $succeeds ->
    [none] {""}
   *[other] （{ $succeeds }％）
}。
kaiser-die = { $die ->
    [B] 🔵
    [G] 🟢
    [W] ⚪
   *[R] 🔴
}{ $face }
kaiser-mod = { $why ->
    [night] 夜間
    [damaged] 損傷
    [low_supply] 補給不足
    [surprise_attack] 「奇襲」
    [searchlight] 「サーチライト」
    [monitor] 「モニター艦」
    [fast_ship] 「高速船」
    [non_combatant] 「非戦闘員」
    [fair_seas] 「好天」
    [prize] 拿捕船
    [coal] 石炭
    [seeadler] 帆走するSeeadler
    [sailing_ship] 帆船
    [wolf] Wolfの水上機
    [fast_raider] 高速な通商破壊艦
   *[other] { $why }
}{ SIGNED($amount) }
kaiser-named-place = { $head ->
    [british] イギリス海軍のカード
    [ship] { $ship }の横向きカード
    [lay] { $ship }の縦向きカード
   *[action] 縦向きのカード
}

## 対戦のオプション

kaiser-option-teams = チーム戦
    .hint = 4人用で、チームメイトと向かい合わせに座ります。手札の話はできません。カードを渡せるのは「情報交換」だけです。
    .true = 2対2
    .false = なし（個人戦）
kaiser-option-deck_size = アクションカード（第1ラウンド）
    .hint = 全員分の枚数です（1人7枚未満にはなりません）。少ないほど早く終わります。0なら1人20枚です。
    .value = { $value ->
        [0] 1人20枚
       *[other] 全員で{ $value }枚（1人7枚未満にはならない）
    }
kaiser-option-deck_size_second = アクションカード（第2ラウンド）
    .hint = 第2ラウンドに使う枚数です。0なら第1ラウンドと同じです。
    .value = { $value ->
        [0] 第1ラウンドと同じ
       *[other] 全員で{ $value }枚（1人7枚未満にはならない）
    }
kaiser-option-deck_size_third = アクションカード（第3ラウンド以降）
    .hint = 第3ラウンド以降に使う枚数です。0なら前のラウンドと同じです。
    .value = { $value ->
        [0] 前のラウンドと同じ
       *[other] 全員で{ $value }枚（1人7枚未満にはならない）
    }
kaiser-option-first_player = スタートプレイヤー（第1ラウンド）
    .hint = 青いダイスで決めるか、もっとも弱い船団の人から始めます。並んだ人は除き、その次の人が始めます。
    .d10 = 青いダイスで決める
    .lowest_va = ドイツ艦の勝利得点がもっとも低い人
kaiser-option-first_later = スタートプレイヤー（第2ラウンド以降）
    .hint = ラウンドポイントがもっとも少ない人から始めます。
    .total = 累計がもっとも少ない人
    .last = 前のラウンドがもっとも少ない人
kaiser-option-rounds = ラウンド数
    .hint = { $lo }～{ $hi }ラウンドです。アクションカードの山札を1度引ききるまでが1ラウンドです。
    .value = { $value }ラウンド
kaiser-option-max_extra_rounds = 同点時の追加ラウンド
    .hint = ラウンドポイントも勝利得点の合計も同じなら、この数まで追加ラウンドを行って決着をつけます。
    .value = { $value }ラウンドまで
kaiser-option-coal = 石炭の山
    .hint = 石炭を燃やす艦は補給不足になりやすく、再補給もしにくくなります。
    .true = あり
    .false = なし
kaiser-option-sail_raider = セイル
    .hint = 帆走するSeeadlerは補給が長持ちする一方、逃げるのも、速い船を捕らえるのも苦手です。
    .true = あり
    .false = なし
kaiser-option-little_wolf = 子オオカミ
    .hint = Wolfに水上機を積みます。「奇襲」が強まり、逃げやすくなり、「乏しい収穫」が効かなくなります。
    .true = あり
    .false = なし
kaiser-option-tournament = トーナメントバランス
    .hint = 第1ラウンドを互角の戦力で始めます。全員に軍艦1隻、通商破壊艦2隻、5点・7点・9点の商船が1隻ずつです。
    .off = なし
    .random = ランダムに配る
    .choose = 順番に選ぶ
kaiser-option-after_1914 = 1914年より後
    .hint = 1914年に失われた8隻を除き、失った艦もそのラウンドには戻りません。「トーナメントバランス」と同時には選べません。
    .true = あり
    .false = なし
kaiser-option-drop_breakout = 「包囲の突破」のカード
    .hint = 「包囲の突破」3枚を使うかどうかを決めます。除けるのは、4人用で「1914年より後」を選んだときだけです。
    .true = 除く
    .false = 使う
kaiser-option-drop_1914_merchants = 1914年に失われた商船
    .hint = 1914年に失われた商船19隻を使うかどうかを決めます。除くには「1914年より後」が必要です。
    .true = 除く
    .false = 使う
kaiser-option-fast_raiders = 高速な通商破壊艦
    .hint = 元客船の通商破壊艦は、補給不足の危険を冒して「高速船」を全速で追えます。浅瀬では不利です。
    .true = あり
    .false = なし
kaiser-option-carry_over = 船の持ち越し
    .hint = 次のラウンドに持ち越せるドイツ艦を、1隻から3隻に増やします。1隻ごとに次の手札が1枚減ります。
    .true = 3隻まで
    .false = 1隻まで
kaiser-option-extra_damage = 追加ダメージ
    .hint = 船は何度でも損傷し、そのたびに不利が重なります。
    .true = あり
    .false = なし
kaiser-option-torpedo_prizes = 拿捕船への魚雷攻撃
    .hint = 正体を見破れれば、潜水艦で偽装中の拿捕船を攻撃できます。
    .true = あり
    .false = なし
kaiser-option-shallow_pursuit = 浅瀬の追撃
    .hint = 浅瀬へ逃げた商船を艦で追撃できます。どちらも座礁の危険を冒します。
    .true = あり
    .false = なし
kaiser-option-sail_merchants = 帆船型の商船
    .hint = 帆船12隻は足が遅く、「仮装巡洋艦」「囮船」「高速船」が使えず、「コンタクト喪失」も成功しにくくなります。
    .true = あり
    .false = なし
kaiser-option-prize_resupply = 拿捕船による再補給
    .hint = 拿捕船は1ターンに1隻へ補給できますが、それで物資が尽きることもあります。
    .true = あり
    .false = なし
kaiser-option-reflag_cancels = 「国籍変更」での回避
    .hint = とっさの「国籍変更」で、イギリス海軍の迎撃や「拘束」「指揮の移譲」も防げるかを決めます。
    .true = 防げる
    .false = 防げない
kaiser-option-slim_chooser = 「乏しい収穫」で残す商船
    .hint = 「乏しい収穫」を使うと、狙われた数隻のうち1隻だけが標的に残ります。どれかを選ぶ人を決めます。
    .attacker = 攻撃側が選ぶ
    .defender = 防御側が選ぶ
kaiser-option-refuge_safe = 避難中の艦の守り
    .hint = 避難中の艦に「拘束」「指揮の移譲」「故障」も効かないかを決めます。ルールブックで防げるのは攻撃だけです。
    .true = 攻撃もカードも防ぐ
    .false = 攻撃だけを防ぐ
kaiser-option-team_refuge_transfer = チーム戦で避難場所を出た艦
    .hint = チーム戦では、避難場所を出た艦がチームメイトの船団に移ります。必ず移すか、持ち主が選ぶかを決めます。
    .mandatory = 必ず移す
    .optional = 持ち主が選ぶ
kaiser-option-auto_safe_passage = 入港の判定
    .hint = 攻撃を無傷で切り抜けた商船は、入港の判定ができます。損はないので、聞かずに必ず試みることもできます。
    .true = 必ず試みる
    .false = 毎回聞く
kaiser-option-reaction_prompts = リアクションの確認
    .hint = 毎回聞けば、待ち時間から手札は読めません。できる人だけに聞けば早く進みますが、聞くたびに手札が透けます。
    .always = 毎回聞く
    .only_if_able = できる人だけに聞く
kaiser-option-solo_first = ファントム戦の先攻
    .hint = 1人用の卓だけで使います。
    .live = あなた
    .phantom = ファントム
    .d10 = 青いダイスで決める
kaiser-option-solo_reshuffle = ファントム戦のシャッフル
    .hint = 1人用の卓だけで使います。ソリティアカードをいつシャッフルし直すかを決めます。
    .every_turn = ファントムのターンごと
    .when_empty = 使いきったとき
kaiser-option-pp_targeting = ファントムの判断
    .hint = 1人用の卓だけで使います。ファントムがどの艦でどの標的を狙うかの決め方です。
    .best = もっとも得な手
    .random = ランダム
    .live = あなたが選ぶ

## 盤面と、本人だけに見えるもの

kaiser-board_round = **第{ $round }ラウンド**・{ $seat ->
        [none] 次のターンを待っています
       *[other] { $seat }のターン
    }{ $extra ->
        [true] （追加ターン）
       *[false] {""}
    }・🎴山札{ $left }枚{ $top_count ->
        [none] {""}
        [0] {""}
       *[other] ・捨て札（上から）：{ $top }
    }
    ⚓軍艦・🏴‍☠️通商破壊艦・🚢商船・✋手札枚数・（）内は船の勝利得点
    🎭偽装中・👁️正体判明・💥損傷・⛽補給不足・🏝️避難中
kaiser-board_force = **{ $seat }**・✋{ $hand_size }枚・勝利得点{ $exact ->
        [true] { $least }
       *[false] { $least }～{ $most }
    }点・ラウンドポイント{ $total }点{ $fog ->
        [true] ・🌫️「濃霧」
       *[false] {""}
    }{ $deception ->
        [true] ・🎭「欺瞞工作」
       *[false] {""}
    }
    { $ships_count ->
        [0] ドイツ艦なし
       *[other] { $ships }
    }{ $prizes_count ->
        [0] {""}
       *[other] {"\u000A"}拿捕船：{ $prizes }
    }{ $row_count ->
        [0] {""}
       *[other] {"\u000A"}{ $row }
    }
kaiser-board_force-ships = { kaiser-vessel }
    .separator = ・
kaiser-board_force-prizes = { kaiser-vessel }
    .separator = ・
kaiser-board_force-row = { kaiser-vessel }
    .separator = ・
kaiser-vessel = { $ship }（{ $va }）{ $seen ->
    [disguised] 🎭
    [identified] 👁️
   *[none] {""}
}{ $damage ->
    [0] {""}
    [1] 💥
   *[other] 💥{ $damage }
}{ $low_supply ->
    [true] ⛽
   *[false] {""}
}{ $refuge ->
    [true] 🏝️
   *[false] {""}
}
kaiser-board_committed = 🎴 { $seat }が伏せたカード：
    { $slots }
kaiser-board_committed-slots = { $slot }：{ $up ->
    [true] { $card }（{ kaiser-place }）
   *[false] 裏向き（{ kaiser-place }）
}
kaiser-place = { $place ->
    [ship] 横向き・{ $ship }
    [lay] 縦向き・{ $ship }
    [british] 横向き・イギリス海軍
   *[action] 縦向き
}
kaiser-own_hand = あなたの手札（{ $cards }枚）：{ $cards ->
    [0] なし
   *[other] { $hand }
}
kaiser-own_committed = あなたが伏せたカード：
    { $slots }
kaiser-own_committed-slots = { $card }（{ kaiser-place }）
kaiser-own_known = { $seat }の手札のうち、あなたが知っているカード：{ $known }
kaiser-own_deck = あなたが知っている山札（引かれる順）：{ $order_count ->
    [none] { $deck }
   *[other] { $order }
}

## 出来事：ラウンドの準備

kaiser-round_start = 📜 **第{ $round }ラウンド**{ $extra ->
        [true] （同点決着の追加ラウンド）
       *[false] {""}
    }を始めます。アクションカードの山札は、最初の手札を含めて{ $deck }枚です。残る{ $aside }枚は、誰も見ないまま脇へ置きました。山札の最後の1枚が引かれた瞬間、ラウンドが終わります。{ $options_count ->
        [none] {""}
        [0] {""}
       *[other] この卓で選ばれたオプションは次のとおりです――{ $options }。
    }{ $teams ->
        [true] { $round ->
            [1] {"\u000A"}🤝 チームメイトは向かい側です。会話は自由ですが、手札だけは、チームメイトにも話したり、ほのめかしたり、見せたりできません。
           *[other] {""}
        }
       *[none] {""}
    }
    .brief = 📜 **第{ $round }ラウンド**・アクションカード{ $deck }枚（最初の手札を含む）
    .why = 誰もがドイツ艦と商船を率い、同時に、ほかの全員を狩るイギリス海軍も受け持ちます。沈めた船と入港した船が勝利得点になり、ラウンドの勝利得点が高いほど、ラウンドポイントも多くなります。
kaiser-picked = { $seat }は{ $ship }を選びました。
    .act = { $ship }を取りました
    .why = この卓では、互角の戦力で始めると決めています。
kaiser-dealt_ships = ⚓ { $seat }が率いる艦：{ $ships }
    .brief = {""}
    .why = 通商破壊艦は偽装した状態で始まり、正体が判明するまでイギリス海軍に狙われません。軍艦の正体は、いつでも判明しています。
kaiser-dealt_merchants = 🚢 { $seat }が守る商船：{ $ships }
    .brief = {""}
    .why = 商船は1人3隻で、毎ターンの後に3隻まで補充されます。ほかの人に狙われますが、入港すれば持ち主の得点です。
kaiser-dealt_hand = { $hand_count ->
        [none] {""}
        [0] {""}
       *[other] 🎴 ラウンドの初めに配られた手札：{ $hand }
    }
    .why = チームメイトを含め、ほかの人には見えません。どのカードにも2通りの使い方があります。横向きなら、艦が商船を襲撃するか、イギリス海軍が迎撃に出ます。縦向きなら、書かれた効果を使えます。
kaiser-first_rolled = 🎲 スタートプレイヤー決め：{ $faces }{ $seat ->
        [none] ――全員並んだので、振り直します。
       *[other] {""}
    }
    .why = 出目のもっとも大きい人から始めます。2人以上が出した目は除きます。
kaiser-first_rolled-faces = { $seat } 🔵{ $face }
    .separator = ・
kaiser-first_seat = 🧭 スタートプレイヤーは{ $seat }です。
    .why = 第2ラウンド以降は、ラウンドポイントがもっとも少ない人から始めます。同点の人同士は除き、残った中でもっとも少ない人が始めます。誰も残らなければダイスで決めます。その後は時計回りです。
kaiser-reshuffled = { $deck ->
        [german_deck] 🔀 場を離れたドイツ艦をシャッフルし、{ $cards }枚の新しい山札にしました。
        [merchant_deck] 🔀 場を離れた商船をシャッフルし、{ $cards }枚の新しい山札にしました。
       *[other] {""}
    }
    .why = 船の山札が尽きると、場を離れた船で作り直します。アクションカードの山札を、ラウンドの途中でシャッフルし直すことはありません。

## 出来事：ターンとカード

kaiser-turn_start = { $fog ->
        [true] 🌫️ **{ $seat }**の船は「濃霧」に包まれています。このターンはカードを使えず、引くこともできません。
       *[false] { $deception ->
            [true] 🎭 「欺瞞工作」の効果で、**{ $seat }**がこのターンに使えるのは、ランダムに引かれた1枚だけです。
           *[false] { $extra ->
                [true] 🧭 **{ $seat }**の追加ターンです。
               *[false] 🧭 **{ $seat }**のターンです。
            }
        }
    }
    .act = { $fog ->
        [true] 「濃霧」でターンが休みになりました
       *[false] { $deception ->
            [true] 「欺瞞工作」で、使えるのはランダムな1枚だけでした
           *[false] { $extra ->
                [true] 追加ターンを始めました
               *[false] {""}
            }
        }
    }
    .why = { $fog ->
        [true] 「濃霧」を置かれた人は次のターンが休みになりますが、それまで船はすべて霧に隠れます。「濃霧」は、このターンに捨て札になります。
       *[false] { $deception ->
            [true] 「欺瞞工作」を受けると、カードを選べません。手札からランダムに1枚が引かれ、プレイできるのはその1枚だけです。
           *[false] { $extra ->
                [true] 「2度目のチャンス」で、もう1ターンを得ました。
               *[false] まずカードを裏向きに伏せ、それから1枚ずつ表にします。何をプレイしても、ターンの終わりに引くのは1枚です。
            }
        }
    }
kaiser-turn_skipped = 🌊 「荒れ模様」：{ $seat }のこのターンは、ドローも含めて休みです。
    .act = 「荒れ模様」でターンが休みになりました
    .why = 「荒れ模様」は、左隣の敵の次のターンを、ドローも含めてすべて休みにします。
kaiser-turn_end = {""}
kaiser-committed = { $slots_count ->
        [0] { $empty ->
            [true] { $seat }は手札がなく、カードを伏せられません。ターンの終わりに1枚引きます。
           *[none] { $seat }はカードを伏せません。
        }
       *[other] 🎴 { $seat }はカードを{ $slots_count }枚伏せました：{ $slots_count ->
            [1] { $slots }
           *[other] { $places }
        }。{ $faces_count ->
            [none] {""}
           *[other] 伏せたカード：{ $faces }。
        }
    }
    .act = { $slots_count ->
        [0] { $empty ->
            [true] 手札がなく、ターンはそのまま終わりました
           *[none] カードを伏せませんでした
        }
       *[other] カードを{ $slots_count }枚伏せました
    }{ $faces_count ->
        [none] {""}
        [0] {""}
       *[other] （{ $faces }）
    }
    .why = 置き場所と向きは全員に見えますが、中身は見えません。艦の上に横向きなら商船の襲撃、手前に横向きならイギリス海軍の迎撃です。手前に縦向きなら、書かれた効果を使うか、ただのはったりです。艦の上に縦向きなら、「機雷敷設」のほかにありません。
kaiser-committed-slots = { $place ->
    [ship] { $ship }で襲撃
    [lay] { $ship }で機雷敷設
    [british] イギリス海軍で迎撃
   *[action] 縦向き
}
    .separator = 、
kaiser-committed-places = { $place ->
    [ship] { $ship }で襲撃
    [lay] { $ship }で機雷敷設
    [british] イギリス海軍で迎撃
   *[action] 縦向き
}{ $count ->
    [1] {""}
   *[other] （{ $count }枚）
}
    .separator = 、
kaiser-deception_drawn = { $cards ->
        [0] 🎭 { $seat }の手札は空なので、ランダムに引くカードがありません。
       *[other] 🎭 { $seat }の手札から、ランダムに1枚が引かれました（ほかの人には秘密）。使えるのは縦向きの効果だけで、横向きの攻撃はできません。{ $faces_count ->
            [none] {""}
            [0] {""}
           *[other] カードは{ $faces }です。
        }
    }
    .why = 使うまで、中身がわかるのは{ $seat }だけです。使わなければ、ターンの終わりに捨て札になります。
kaiser-revealed = { $place ->
        [action] { $target ->
            [none] { $what ->
                [none] 🃏 { $seat }は{ $card }をプレイします。
               *[other] ➕ { $card }を{ $what }の攻撃に使います。
            }
           *[other] ➕ { $seat }は{ $card }を使い、{ $target }の拿捕を狙います。
        }
       *[other] {""}
    }
    .act = { $place ->
        [action] { $target ->
            [none] { $what ->
                [none] { $card }をプレイしました
               *[other] { $card }を{ $what }の攻撃に使いました
            }
           *[other] { $card }を{ $target }に向かわせました
        }
       *[other] {""}
    }
    .why = 裏向きだったカードを表にして使いました。ターンの初めに伏せたカードは、手札に戻せません。
kaiser-declared = { $attack ->
        [WI] ⚔️ { $what }が{ $defender }の{ $targets }を襲撃します
        [RI] ⚔️ { $what }が{ $defender }の{ $targets }を襲撃します
        [BI] 👑 { $seat }のイギリス海軍が{ $defender }の{ $targets }を迎撃します
        [IN] 👑 { $seat }のイギリス海軍が{ $defender }の{ $targets }に砲火を浴びせます
        [MO] 👑 { $seat }のモニター艦が、{ $targets }（{ $defender }）の避難場所を砲撃します
        [MI] 🧨 { $seat }が{ $defender }の商船の行く手に機雷を敷設します（{ $targets }）
       *[TO] 🧨 { $seat }の{ $what }が{ $defender }の{ $targets }に魚雷を放ちます
    }{ $night ->
        [true] （夜間）
       *[false] {""}
    }：{ kaiser-coin }
    .why = このダイスを振り、最大の目を使います。標的も自分のダイスを振ります。標的を上回れば損傷、2倍以上なら撃沈です。{ $night ->
        [true] 夜間なので攻撃は−1ですが、標的は「コンタクト喪失」「浅瀬への逃走」「高速船」を使えません。
       *[false] その前に{ $defender }は、手札のカード1枚で応じることができます。
    }{ $surprise ->
        [true] 「奇襲」で攻撃は+2になり、標的は「コンタクト喪失」「浅瀬への逃走」「高速船」を使えません。
       *[false] {""}
    }{ $searchlight ->
        [true] 「サーチライト」で攻撃は+3です。
       *[false] {""}
    }{ $cargo ->
        [true] 「特別な貨物」で、撃沈した船の得点は2倍です。
       *[false] {""}
    }
kaiser-reacted = { $window ->
        [after_sinking] 🛡️ { $target }はもう救えません。それでも{ $seat }は{ $card }で応じます！　{ kaiser-replied }
        [recall_late] 🛡️ { $seat }は失った船のために{ $card }で応じます！　{ kaiser-replied }
       *[other] 🛡️ { $seat }は{ $card }で応じます！{ $calls_off ->
            [true] 　攻撃は取りやめになりました。
           *[none] 　{ kaiser-replied }
        }
    }
    .act = { $card }で応じ{ kaiser-replied_act }{ $calls_off ->
        [true] 、攻撃を止めました
       *[none] ました
    }
    .why = { $card }――{ $card_about }{"\u000A"}リアクションカードは、手札から直接プレイします。1隻への攻撃に応じられるのは1枚だけ、応じられるのは船の持ち主だけです。
kaiser-passed = {""}
kaiser-released = { $left ->
        [none] 狙われていた残りの船は逃げのびました。
       *[other] 標的に残るのは{ $left }だけです。ほかの船は逃げのびました。
    }
    .why = 「乏しい収穫」で、狙われていた{ $seat }の商船のうち、標的に残るのは1隻だけになりました。逃げのびた商船も、別の艦に狙われることはあります。
kaiser-thrown = { $spent ->
    [true] 捨て札になったカード：
   *[none] { $seat }のターンに捨て札になったカード：
}
kaiser-discarded = { $faces_count ->
        [none] {""}
        [0] { $last_count ->
            [none] {""}
            [0] {""}
           *[other] 🗑️{" "}
        }
       *[other] 🗑️{" "}
    }{ $spent ->
        [true] { $deceived ->
            [true] 「欺瞞工作」を受けたターンは横向きの攻撃ができず、リアクションカードや補助カードもプレイできません。{ $seat }はプレイできるカードがなく、ターンを終えます。
           *[none] { $seat }はもうプレイできるカードがなく、ターンを終えます。
        }
       *[none] {""}
    }{ $faces_count ->
        [none] {""}
        [0] { $last_count ->
            [none] {""}
            [0] {""}
           *[other] { kaiser-thrown }{ $last }。
        }
       *[other] { kaiser-thrown }{ $faces }{ $last_count ->
            [none] {""}
            [0] {""}
           *[other] 、続いて{ $last }
        }。
    }
    .act = {""}
    .why = ターンの終わりに、伏せたカードは、使わなかったものも含めてすべて捨て札になります。ほかの人がこのターンに使ったリアクションカードも、その上に重なります。最後のカードがいちばん上になり、上の2枚は誰でも見られます。
kaiser-discarded-last = { $seat }の{ $card }（{ $ended ->
    [true] 効果が終了
   *[none] リアクション
}）
    .separator = 、
kaiser-drew_card = { $card ->
        [none] 🎴 { $seat }は1枚引きました。山札は残り{ $left }枚です。
       *[other] 🎴 あなたは{ $card }を引きました。山札は残り{ $left }枚です。
    }
    .act = { $card ->
        [none] カードを1枚引きました
       *[other] {""}
    }
    .why = 何をプレイしても、ターンの終わりに引くのは1枚です。最後の1枚が引かれた瞬間、ラウンドが終わります。
kaiser-refilled = 🚢 { $seat }に新しい商船：{ $ships }
    .brief = {""}
    .why = 毎ターンの後、全員の商船が3隻になるまで補充されます。

## 出来事：ダイス

kaiser-roll = 🎲 { $purpose ->
        [intercept] { $ours } 対 { $theirs }
        [mines] 機雷：{ $ours } 対 { $theirs }
        [torpedo] 魚雷：{ $ours } 対 { $theirs }
        [amc] 仮装巡洋艦との戦い：{ $ours } 対 { $theirs }
        [amc_guns] 仮装巡洋艦も同時に砲撃：{ $ours } 対 { $theirs }
        [trap] 商船も同時に砲撃：{ $ours } 対 { $theirs }
        [duel] 双方同時の砲戦：{ $ours } 対 { $theirs }
        [safe_passage] 入港の判定：{ $ours } 対 阻止側：{ $theirs }
        [break_contact] 「コンタクト喪失」：{ $ours } 対 { $theirs }
        [shallow_run] 「浅瀬への逃走」：{ $ours } 対 浅瀬{ $theirs }
        [razzle_dazzle] 「カモフラージュ塗装」：{ $ours } 対 { $theirs }
        [q_ship] 「囮船」：{ $ours } 対 { $theirs }
        [recalled] 「帰還命令」：{ $ours } 対 { $theirs }
        [mistaken_identity] 「船の誤認」：{ $ours } 対 { $theirs }
        [interrogate] 「臨検」：{ $ours } 対 { $theirs }
        [interned] 「拘束」：{ $ours } 対 { $theirs }
        [transfer_command] 「指揮の移譲」：{ $ours } 対 { $theirs }
        [rendezvous_missed] 「ランデブー失敗」：{ $ours } 対 { $theirs }
        [heavy_weather] 「荒天」：{ $ours } 対 { $theirs }
        [breakdown] 「故障」：{ $ours } 対 { $theirs }
        [breakout] 「包囲の突破」：{ $ours } 対 { $theirs }
        [blockade_runner] { $ship ->
            [none] 再補給：{ $ours } 対 { $theirs }
           *[other] { $ship }の再補給：{ $ours } 対 { $theirs }
        }
        [refuge_repair] { $ship ->
            [none] 避難場所での修理：{ $ours } 対 { $theirs }
           *[other] { $ship }の修理：{ $ours } 対 { $theirs }
        }
        [refuge_supply] { $ship ->
            [none] 避難場所での再補給：{ $ours } 対 { $theirs }
           *[other] { $ship }の再補給：{ $ours } 対 { $theirs }
        }
        [pursuit] 追撃の後の補給：{ $ours } 対 石炭{ $theirs }
        [exhausted] 物資は尽きたか：{ $ours } 対 残りの物資{ $theirs }
        [recognise_prize] 拿捕船を見破れるか：{ $ours } 対 { $theirs }
       *[other] { $ours } 対 { $theirs }
    }。{ $outcome ->
        [sunk] 2倍以上です！
        [damaged] { $hit ->
            [again] 命中しましたが、2倍に届きません。すでに損傷しているため、変化はありません（沈みません）。
            [spared] 命中しましたが、2倍に届かず、拿捕できません。
           *[other] 命中しましたが、2倍に届かないので、撃沈ではなく損傷です。
        }
        [success] { $purpose ->
            [shallow_run] 無傷で逃げ切りました！
            [safe_passage] { $ship }の目が上回り、入港に成功しました！
           *[other] 成功です！
        }
        [failure] { $purpose ->
            [safe_passage] 失敗。船は海上に残ります。
            [interrogate] 正体を暴けず、攻撃もできません。
            [rendezvous_missed] 効果なし。補給は足りています。
            [shallow_run] 攻撃は避けましたが、浅瀬に乗り上げました。
           *[other] 失敗です。
        }
       *[none] 効果なし。
    }
    .why = { $contest ->
        [attack] どちらも、最大の目に修正を加えた数を使います（1未満にはなりません）。攻撃側が防御側を上回れば損傷、2倍以上なら撃沈です。標的に「切り込み隊」か「非戦闘員」が使われていれば、2倍以上で拿捕、2倍に届かなければ損傷もしません。
       *[challenge] どちらも、最大の目に修正を加えた数を使います（1未満にはなりません）。挑戦側が上回れば成功で、同じなら失敗です。{ $purpose ->
            [safe_passage] 入港を阻む側のダイスは、攻撃した人が振ります（「好天」では、次の順番の敵）。
            [breakout] 包囲網のダイスは、次の順番の敵が振ります。
           *[other] {""}
        }
    }{ $hit ->
        [again] すでに損傷した船は、オプション「追加ダメージ」がなければ、それ以上損傷しません。
       *[other] {""}
    }
kaiser-rolling = { $told ->
    [none] {""}
    [seat] { $seat }
    [whole] { $what }（{ $seat }）
    [navy] イギリス海軍の砲撃（{ $seat }）
   *[what] { $what }
}
kaiser-roll-ours = { kaiser-rolling } { $dice }{ kaiser-total }
kaiser-roll-theirs = { kaiser-rolling } { $dice }{ kaiser-total }
kaiser-total = { $mods_count ->
    [0] { $dice_count ->
        [1] {""}
       *[other] {" "}→ **{ $result }**
    }
   *[other] （{ $mods }）→ **{ $result }**{ $raised ->
        [true] （最低1）
       *[other] {""}
    }
}
kaiser-roll-ours-dice = { kaiser-die }
    .separator = {" "}
kaiser-roll-ours-mods = { kaiser-mod }
    .separator = 、
kaiser-roll-theirs-dice = { kaiser-die }
    .separator = {" "}
kaiser-roll-theirs-mods = { kaiser-mod }
    .separator = 、

## 出来事：船の運命

kaiser-damaged = 💥 { $seat }の{ $ship }が損傷しました{ $damage ->
        [1] {""}
       *[other] （{ $damage }度目）
    }。
    .why = 損傷した船は防御が−2、ドイツ艦なら攻撃も−2になります。損傷した商船は拿捕されず、入港の判定もできません。
kaiser-repaired = 🔧 { $seat }の{ $ship }が修理されました{ $damage ->
        [0] {""}
       *[other] が、損傷はまだ残っています
    }。
    .why = ダメージマーカーを1個取り除きます。
kaiser-supply_lost = ⛽ { $seat }の{ $ship }が補給不足になりました（攻撃は−2）。
    .why = 補給不足の艦は攻撃が−2になり、捕まりやすくなります。
kaiser-supply_gained = ⛽ { $seat }の{ $ship }が再補給を受け、補給不足でなくなりました。
    .why = 補給不足マーカーを取り除きます。
kaiser-identified = 👁️ { $seat }の{ $ship }の正体が判明しました。
    .why = 再び偽装するまで、ほかの全員のイギリス海軍に狙われます。
kaiser-disguised = 🎭 { $seat }の{ $ship }が再び偽装しました。
    .why = 偽装しているあいだは、イギリス海軍に狙われません。
kaiser-joined = { $joined_count ->
    [none] {""}
    [1] 保留していた{ $joined }の{ $joined_va }点も、これで数えます。
   *[other] { $waiting ->
        [0] 保留していたドイツ艦（{ $joined }、計{ $joined_va }点）は、これですべて得点になります。
       *[other] 沈めたドイツ艦のうち、もう1隻も数えます。
    }
}
kaiser-sunk = ☠️ { $seat }の{ $ship }が撃沈され、{ $by }の勝利得点パイルに入りました{ $doubled ->
        [true] （2倍）
       *[false] {""}
    }：{ $va }点{ $waits ->
        [true] （保留。{ $by }が商船も得点にすると数えます。ドイツ艦1隻に商船1隻です。足りなければ、数えるドイツ艦はラウンド終了時にランダムに決まります）
       *[none] {""}
    }。{ kaiser-joined }
    .short = ☠️ { $by }が{ $seat }の{ $ship }を撃沈
    .why = { $doubled ->
        [true] 「特別な貨物」を積んだ商船を沈めると、得点が2倍になります。
       *[false] 沈んだ船は、沈めた人の勝利得点パイルに入ります。ドイツ艦は、得点になる商船と同じ数までしか数えません。商船が足りないうちは、盤面の得点に入りません。失った商船はターンの終わりに補充されますが、失ったドイツ艦は、このラウンドには補充されません。
    }
kaiser-captured = 🏴 { $by }が{ $seat }の{ $ship }を拿捕しました。拿捕船は2倍の{ $worth }点です（奪われるか沈められると失います）。偽装しているので、敵は正体を暴くまで攻撃できません。{ kaiser-joined }
    .short = 🏴 { $by }が{ $seat }の{ $ship }を拿捕
    .why = 拿捕船は偽装して、ドイツ艦の後ろに並びます。ラウンドの終わりまで守り抜くか、その前に入港すれば、得点は2倍です。
kaiser-safe = 🏁 { $ship }が入港し、{ $seat }に{ $doubled ->
        [true] 2倍の
       *[false] {""}
    }勝利得点{ $va }点が入ります。{ kaiser-joined }
    .short = 🏁 { $seat }の{ $ship }が入港（勝利得点{ $va }点）
    .why = { $doubled ->
        [true] 拿捕船が入港すると、拿捕した人の得点が2倍になります。
       *[false] 攻撃を無傷で切り抜けた商船は、味方の入港の判定ができます。
    }
kaiser-card_scored = 🏅 { $card }が沈み、{ $seat }に勝利得点{ $va }点が入ります。
    .short = 🏅 { $seat }が{ $card }を撃沈
    .why = 仮装巡洋艦、囮船、潜水艦は、沈めた人の得点になります。
kaiser-out_of_play = { $cause ->
        [interned] ⛓️ { $seat }の{ $ship }は、中立国の港で拘束されました。
        [heavy_weather] 🌊 { $seat }の{ $ship }は、嵐の海に沈みました。
        [recalled] 🏠 { $seat }の{ $ship }に、帰還命令が下りました。
        [pull_the_plug] 🕳️ { $ship }の乗組員が、自ら栓を抜きました。{ $seat }は船を失いますが、誰にも渡しません。
       *[scuttle] 🕳️ { $seat }は{ $ship }を自沈させました。
    }
    .why = プレイから除外され、誰の得点にもなりません。失ったドイツ艦は、このラウンドには補充されません。
kaiser-transferred = 🔁 { $ship }が、{ $origin }から{ $seat }の指揮下に移りました。
    .why = 損傷、補給、偽装の状態はそのままです。このターンは攻撃できません。
kaiser-broke_out = 🌅 { $ship }が北海の包囲を破り、{ $seat }の船団に加わりました。
    .why = 「包囲の突破」に成功すると新しい艦が1隻、2倍以上なら2隻加わります。通商破壊艦は偽装して現れますが、軍艦は偽装しないので、ほかの人のイギリス海軍がすぐに狙えます。
kaiser-refuge_enter = 🏝️ { $seat }の{ $ship }が、島の避難場所に身を隠しました。
    .why = 避難中の艦を攻撃できるのはモニター艦だけで、ダイスしだいで修理と再補給も受けられます。攻撃はできず、少なくとも持ち主の次のターンまでとどまります。
kaiser-refuge_leave = ⛵ { $seat }は{ $ship }を避難場所から出しました。
    .why = 避難した次のターンからは、持ち主が好きなときに避難場所から出せます。出た通商破壊艦は、再び偽装します。このターンは攻撃できません。
kaiser-prize_supplies = ⛽ { $seat }の拿捕船{ $prize }が、{ $ship }に物資を渡しました。
    .why = 拿捕船は1ターンに1隻へ補給でき、それで物資が尽きることもあります。
kaiser-prize_exhausted = 🕳️ { $ship }の物資が尽きました。{ $seat }はこの船を自沈させ、1倍の勝利得点{ $va }点を得ます。
    .why = 物資を使いきった拿捕船は、拿捕した人が自沈させて得点にします。
kaiser-pursued = 💨 { $ship }が全速で{ $target }を追います。
    .why = 追撃する艦に「高速船」は効きませんが、補給不足になることがあります。
kaiser-swapped = 🔁 船の取り違えです。{ $ship }は{ $seat }の勝利得点パイルに、{ $swapped }は{ $other }のパイルに移りました。どちらも海には戻りません。
    .why = 2枚のカードが、2人の勝利得点パイルのあいだで入れ替わりました。2倍になる場所は、2倍のままです。

## 出来事：手札と山札

kaiser-fog = 🌫️ { $by }の「濃霧」：{ $seat }の次のターンは休みになりますが、それまで船は狙われません。
    .why = { $seat }の次のターンは休みになりますが、それまで船を狙うカードを受けません。届くのは「荒天」だけです。
kaiser-deception = 🎭 { $by }の「欺瞞工作」：{ $seat }が次のターンにプレイできるのは、手札からランダムに引かれる1枚だけです。それも縦向きに限られ、横向きの攻撃、リアクションカード、補助カードは使えません。
    .why = { $seat }は次のターン、カードを伏せません。手札からランダムに1枚が引かれ、その縦向きの効果だけを使えます。ほかの人のターンには、リアクションカードを使えます。
kaiser-bounding_main = 🌊 { $by }が海を荒れさせました。{ $seat }の次のターンは休みになります。
    .why = 左隣の敵の次のターンは、ドローも含めてすべて休みになります。
kaiser-hand_seen = 👁️ { $seat }が{ $victim }の手札を見ました{ $hand_count ->
        [none] 。
        [0] 。1枚もありません。
       *[other] ：{ $hand }
    }
    .why = 「情報」を使うと、敵1人の手札（今回は{ $cards }枚）をすべて見られます。ほかの人には見えません。
kaiser-deck_seen = 👁️ { $seat }が山札の上から{ $cards }枚を見ました{ $order_count ->
        [none] 。
        [0] 。
       *[other] ：{ $order }
    }
    .why = 「情報」を使うと、次に引かれるカードを人数分だけ見て、好きな順に戻せます。
kaiser-deck_ordered = 🔀 { $seat }が見たカードを山札に戻しました{ $order_count ->
        [none] （順番は本人しか知りません）。
        [0] 。
       *[other] 。引かれる順：{ $order }
    }
    .why = 順番を知っている人は、ほかにいません。
kaiser-cards_taken = ✈️ { $seat }が「偵察機」で{ $lost_count ->
        [none] { $victim }
       *[other] あなた
    }の手札から{ $cards }枚を奪いました{ $taken_count ->
        [none] { $lost_count ->
            [none] 。
           *[other] ：{ $lost }。
        }
       *[other] ：{ $taken }。
    }
    .why = 「偵察機」は、ランダムに引いた2枚を奪います。どのカードかは、2人しか知りません。
kaiser-cards_lost = ✈️ { $seat }は「偵察機」で手札を{ $cards }枚失いました{ $lost_count ->
        [none] 。
       *[other] ：{ $lost }
    }
    .why = ファントムの「偵察機」は、ランダムに引いた2枚を裏向きのまま捨て札にします。
kaiser-overheard = 📻 { $seat }が捨て札の上から{ $taken }を取りました。
    .why = 「無線傍受」は、捨て札の上の2枚を手札に加えます。このターンには使えません。
kaiser-wished = 🤝 { $seat }の希望：{ $wish ->
        [reactions] リアクションカード
        [assists] 補助カード
        [supply_or_repair] 補給や修理のカード
        [attacks] 攻撃のカード
       *[nothing] 特になし
    }
    .why = カードを交換する前に、決まった希望を1つだけ伝えられます。カードについて、ほかに何も言ってはいけません。
kaiser-exchanged = 🤝 { $seat }と{ $partner }がカードを交換しました（{ $gifts }）。{ $got_count ->
        [none] {""}
       *[other] 渡したカード：{ $gave_count ->
            [0] なし
           *[other] { $gave }
        }。受け取ったカード：{ $got_count ->
            [0] なし
           *[other] { $got }
        }。
    }
    .why = 2人が非公開で選び、同時に渡します。どのカードかは、2人しか知りません。
kaiser-exchanged-gifts = { $seat }から{ $count }枚
    .separator = 、

## 出来事：ファントム

kaiser-solitaire_card = {""}
kaiser-line_rolled = { $purpose ->
        [attack] { $face ->
            [1] 👻 🔴1です。ファントムのターンはここで終わります。
           *[other] {""}
        }
       *[other] {""}
    }
    .why = ファントムは、ソリティアカード1枚ごとに赤いダイスを振ります。1ならターン終了、2なら艦の攻撃、3と4ならほかの行動です。
kaiser-phantom_rolled = {""}
kaiser-phantom_specials = { $specials_count ->
        [0] {""}
       *[other] 👻 ファントムの攻撃に{ $specials }が加わります。
    }
    .why = ファントムの艦が攻撃するたびに、新しいスペシャルアクションが出なくなるまでソリティアカードを引きます。効果は同じ名前のカードと同じです。「国籍変更」は攻撃の後に行います。
kaiser-phantom_idle = 👻 { $action ->
        [warship_intercept] 攻撃できる軍艦がファントムにいません
        [raider_intercept] 攻撃できる通商破壊艦がファントムにいません
        [british_intercept] イギリス海軍は獲物を見つけられません
        [submarine_torpedo] 潜水艦は商船を見つけられません
        [submarine_mines] 潜水艦は商船を見つけられません
        [lay_mines] 機雷を敷設できる通商破壊艦がいません
        [blockade_runner] 補給船の出番はありません
        [breakout] 包囲を突破する艦は残っていません
        [collier] 石炭船の出番はありません
        [damage_control] 修理する船がありません
        [deception] 同じカードがすでに場に出ています
        [fog_bank] すでに霧が出ています
        [fair_seas] 入港の判定ができる商船がいません
        [heavy_weather] 嵐に沈む損傷船がいません
        [interned] 拘束できる船がいません
        [interrogate] 臨検できる船がいません
        [island_refuge] 避難できる艦がいません
        [monitor] モニター艦が砲撃する相手がいません
        [recon_aircraft] 偵察機が奪う手札がありません
        [rendezvous_missed] 補給を失う艦が、もう残っていません
        [transfer_command] 指揮を奪える艦がいません
       *[other] 何もできません
    }。{ $ends ->
        [true] ファントムのターンはここで終わります。
       *[false] {""}
    }
    .why = ソリティアカードが示した行動は、実行できませんでした。{ $ends ->
        [true] 実行の可否にかかわらず、ターンが終わる欄もあります。
       *[false] 次のカードに進みます。
    }
kaiser-phantom_answered = { $plays ->
        [true] 👻 ファントムは{ $card }で応じます！　{ kaiser-replied }
       *[false] 👻 ファントムは{ $card }で応じようとしますが、ここでは使えません。
    }
    .why = { $card }――{ $card_about }{"\u000A"}人間なら手札から選ぶリアクションです。ファントムの場合は、あなたが攻撃するたびに、引いたカードと赤いダイスで決まります。ここで使えるカードでなければ、効果はありません。
kaiser-phantom_drew = 🎴 ファントムは次の1枚を捨て札にしました。山札は残り{ $left }枚です。
    .why = ファントムのターンはいつもこう終わり、カードは手札に加わりません。最後の1枚がなくなると、ラウンドが終わります。

## 出来事：ラウンドと対戦の終わり

kaiser-score = 🏁 { $seat }のこのラウンドの勝利得点は**{ $va }**点です。{ $struck_count ->
        [0] {""}
       *[other] ドイツ艦は得点になる商船と同じ数までしか数えないので、次の{ $lost }点は除かれました：{ $struck }
    }
    .why = 勝利得点パイルの船と、まだ海にいる拿捕船（2倍）の合計です。ドイツ艦は、得点になる商船の数までしか数えません。余った分は、ランダムに除かれます。
kaiser-round_points = 🏆 第{ $round }ラウンドが終わりました。ラウンドポイントは、勝利得点の順に{ $rows_count ->
        [2] 1位2点、2位1点
        [3] 1位3点、2位2点、3位1点
       *[other] 1位4点、2位3点、3位2点、4位1点
    }です（同点なら、どちらも上の順位の点。勝利得点0点なら0点）。それまで + 今回 = 合計：
    { $rows }
    .short = 🏆 第{ $round }ラウンド：{ $rows }
    .why = ラウンドの勝利得点が自分以下の人を、自分も含めて数えます。その人数がラウンドポイントで、4人なら上から4点、3点、2点、1点です。勝利得点が0点なら、ラウンドポイントも0点です。
kaiser-round_points-rows = { $seat }：{ LESS($total, $points) } + { $points } = **{ $total }点**（勝利得点{ $amount }点）
kaiser-round_points-short-rows = { $seat } +{ $points }
    .separator = 、
kaiser-carried = { $ships_count ->
        [0] {""}
       *[other] ⚓ { $seat }は次のラウンドに{ $ships }を持ち越します。
    }
    .why = 持ち越した艦1隻につき、次の手札が1枚減ります。通商破壊艦は、再び偽装して始まります。
kaiser-fleets_sorted = 🤝 次のラウンドの艦：
    { $fleets }
    .why = チーム戦では、艦を持ち越すか、チームメイトに譲るか、手放すかを選びます。全員の選択を同時に公開しました。
kaiser-fleets_sorted-fleets = { $seat }：持ち越す艦は{ $keep_count ->
    [0] なし
   *[other] { $keep }
}、譲る艦は{ $offer_count ->
    [0] なし
   *[other] { $offer }
}
kaiser-match_end = { kaiser-result }
    { $rows }
    .drawn = { $rows }
    .brief = { kaiser-result }
    .why = ラウンドポイントのもっとも多い人の勝ちです。チーム戦では2人の合計で比べます。同点なら全ラウンドの勝利得点の合計、それも同じなら追加ラウンドで決めます。
kaiser-match_end-rows = { $seat }：ラウンドポイント**{ $points }点**（勝利得点{ $amount }点）
kaiser-seat_resigned = 🏳️ { $seat }が投了しました。席は残りますが、カードをプレイすることも、攻撃に応じることもありません。
    .why = この席は、最後まで既定の回答で進みます。艦は海に残って沈められることもあり、カードは毎ターン1枚引きます。
kaiser-result = { $reason ->
    [resigned] 🏳️ 全員が投了し、勝者なしで終了しました。
    [shared] 🤝 最後まで差がつかず、{ $winners }{ $phantom ->
        [true] とファントム
       *[none] {""}
    }が勝利を分け合います。
   *[other] 🏆 { $winners_count ->
        [0] ファントム
       *[other] { $winners }
    }の勝ちです。{ $reason ->
        [amounts] ラウンドポイントは同点、勝利得点で上回りました。
        [further_round] 追加ラウンドで決着しました。
       *[points] もっとも多くのラウンドポイントを集めました。
    }
}
kaiser-result-row = { $place }位：{ $seat }（ラウンドポイント{ $score }点{ $amount ->
    [none] {""}
   *[other] 、勝利得点{ $amount }点
}）
kaiser-ranking-alone = { $rows }
kaiser-ranking-alone-rows = { $seat }（ラウンドポイント{ $points }点、勝利得点{ $amount }点）

## 質問：自分のターン

kaiser-commit = このターン、どのカードを伏せますか？
    .hint = 横向きに置くと、艦が商船を襲撃するか、イギリス海軍が迎撃に出ます。縦向きに置くと、カードに書かれた効果を使えます。このターンにプレイできるのは、今伏せるカード（と手札の「国籍変更」）だけで、伏せたカードは手札に戻せません。リアクションカードは手札に残しておき、攻撃されたときに使います。
    .summary = { $placed_count ->
        [0] このターンはカードを使わず、1枚引いて終わります。
       *[other] 伏せるカード（{ $placed_count }枚）：
    { $placed }
    }{ $alone_count ->
        [0] {""}
       *[other] {"\u000A"}横向きのカードがないので、攻撃がなければ使えません：{ $alone }
    }
kaiser-commit-placed = { $card }：{ $place ->
    [ship] { $ship }が襲撃
    [lay] { $ship }が機雷を敷設
    [british] イギリス海軍が迎撃
   *[action] 縦向き
}
kaiser-commit_cards = 伏せるカードを選んでください。選ばなくてもかまいません。
    .hint =
        { $fleet ->
            [0] ドイツ艦がなくなりました。このラウンドで増やせるのは「包囲の突破」などのカードだけですが、イギリス海軍での攻撃はできます。
           *[other] 横向きなら、どのカードでも、艦が自分のダイスで商船を攻撃します{ $guns_count ->
                [none] {""}
                [0] {""}
               *[other] ：{ $guns }
            }。縦向きなら、カードの効果を使えます。{ $fleet ->
                [1] 失った艦は、このラウンドには補充されません。
                [2] 失った艦は、このラウンドには補充されません。
               *[other] {""}
            }
        }
        ほかの人に見えるのは枚数、置き場所、向きだけです。カードは1ターンに1枚しか引けません。攻撃に応じられるのは、手札に残したリアクションだけです。
    .step = 伏せるカード
    .empty = なし
    .group = カードを選ぶ…
    .option = { $copy ->
        [none] { $card }
       *[other] { $copy }
    }
    .answer = 伏せるカード：{ $answer }
kaiser-commit_cards-guns = { $ship } ⚔️{ $ship_about }
    .separator = 、
kaiser-which = { $copy ->
    [none] { $card }
   *[other] { $copy }
}
kaiser-commit_place = { kaiser-which }をどこに置きますか？
    .hint = { $bluff ->
        [true] { $mines ->
            [free] • 機雷を敷設できる艦（{ $ships }）に縦向きに置くと、敵1人の商船すべてを機雷で攻撃します。手前に縦向きなら、ただのはったりです。
            [taken] • 機雷を敷設できる艦が空いていないので、縦向きに置いても、ただのはったりです。
            [lacking] • 機雷を敷設できる艦（Berlin、Iltis、Meteor、Möwe、Wolf）を1隻も持っていないので、縦向きに置いても、ただのはったりです。
           *[none] { $team_only ->
                [true] • チーム戦でだけ使えるカードなので、縦向きに置いても効果はなく、ただのはったりです。
               *[none] • リアクションカードなので、手前へ縦向きに置くと、ただのはったりです。手札に残しておけば、敵に応じて使えます。
            }
        }{"\u000A"}• 横向き：艦は自分のダイス、イギリス海軍はカードのダイス（→）で攻撃します。
       *[false] • 縦向き――{ $card_about }{ $assist ->
            [true] 攻撃のときに使うので、ほかのカードを横向きに置いてください。
           *[false] {""}
        }{"\u000A"}• 横向き：艦は自分のダイス、イギリス海軍はカードのダイス（→）で攻撃します。
    }{ $night ->
        [true] {"\u000A"}このカード（月のマーク）では夜間の攻撃になり、攻撃の目が−1ですが、相手は「コンタクト喪失」「浅瀬への逃走」「高速船」を使えません。
       *[false] {""}
    }
    .step = { kaiser-which }の置き場所
    .group = 置き場所を選ぶ…
    .group-ship = 商船を襲撃する艦を選ぶ…
    .group-lay = 機雷を敷設する通商破壊艦を選ぶ…
    .action = 縦向き：手前に置{ $use ->
        [bluff] く（はったり、効果なし）
        [assist] き、攻撃の補助に使う
        [lacking] き、攻撃の補助に使う（今は使える艦がない）
        [idle] き、カードの効果を使う（今は対象がない）
       *[text] き、カードの効果を使う
    }
    .british = 横向き：イギリス海軍が{ $coin ->
        [none] 正体の判明した敵を迎撃する
       *[other] 迎撃する・{ kaiser-coin }
    }{ kaiser-mods }{ $hunted ->
        [false] （今は標的なし。はったりだけ）
        [true] ・標的{ $prey_count }隻
       *[none] {""}
    }
    .ship = 横向き：{ $ship }が商船を襲撃する・⚔️{ $ship_about }{ kaiser-mods }
    .lay = 縦向き：{ $ship }が機雷を敷設する
    .about-british = { $prey_count ->
        [1] 今の標的：{ $prey }
        [2] 今の標的：{ $prey }
        [3] 今の標的：{ $prey }
       *[none] カードに描かれたダイスで、軍艦と、正体の判明した通商破壊艦を攻撃します。偽装中の艦は狙えません
    }
    .about-lay = 機雷は敵1人の商船すべてを攻撃します。艦の上に縦向きなので、「機雷敷設」だと全員にわかります
    .answer = { kaiser-which }：{ $answer }
kaiser-commit_place-mods = { kaiser-weak }
    .separator = 、
kaiser-play-only = { $ship }{ $challenge ->
    [none] {""}
   *[other] 、入港判定{ kaiser-passage }
}{ $succeeds ->
    [none] {""}
   *[other] 、成功{ $succeeds }％
}
kaiser-ahead_move-only = { kaiser-play-only }
kaiser-play-aim = { kaiser-target_line }{ kaiser-odds }
kaiser-play-aim-odds = { kaiser-odds_of }
kaiser-play-aim-passage = { kaiser-passage_of }
kaiser-ahead_move-aim = { kaiser-play-aim }
kaiser-ahead_move-aim-odds = { kaiser-odds_of }
kaiser-ahead_move-aim-passage = { kaiser-passage_of }
kaiser-play-mods = { kaiser-weak }
    .separator = 、
kaiser-ahead_move-mods = { kaiser-weak }
    .separator = 、
kaiser-play-idle = { $card }（{ $why ->
    [gone] 置いた艦がもうありません
    [refuge] 置いた艦が避難中です
    [acted] 置いた艦はもう攻撃しました
    [foe] { $place ->
        [british] イギリス海軍：正体の判明した、このターン未攻撃の標的がありません
       *[other] 襲撃できる商船がもうありません
    }
    [reaction] 攻撃に応じるとき、手札から使うカードです
    [mines] 機雷を敷設できる艦に置くカードです
    [teams] チーム戦でだけ使えます
   *[other] 縦向き：使える相手や船がありません
}）
    .separator = 、
kaiser-play = あなたのターンです。次は何をしますか？
    .sure = { $defender ->
        [none] {""}
       *[other] { $aim ->
            [none] { $place ->
                [ship] { kaiser-play.about-reveal }。
                [british] { kaiser-play.about-reveal }。
               *[other] {""}
            }
           *[other] { kaiser-play.about-reveal }。
        }このターンの攻撃は、この後もすべて{ $defender }に向けます。
    }
    .hint = { $down ->
        [0] 表にするカードは、もうありません。
       *[none] { $moves ->
            [0] 裏向きのカードは、もう使えません。ターンを終えると捨て札になります。
           *[none] カードは好きな順に1枚ずつ表にできます。裏向きのまま残したカードは、ターンを終えると捨て札になります。
        }
    }{ $idle_count ->
        [0] {""}
       *[other] {"\u000A"}今は使えないカード：{ $idle }
    }{ $assists_count ->
        [0] {""}
       *[other] { $moves ->
            [0] { $idle_count ->
                [0] {""}
               *[other] {"\u000A"}攻撃の補助にだけ使えるカード：{ $assists }
            }
           *[none] {"\u000A"}攻撃のときに使えるカード（使える場面でお聞きします）：{ $assists }
        }
    }
    .group = 選んでください…
    .group-reveal = 表にするカードを選ぶ…
    .group-leave_refuge = 避難場所を出る艦を選ぶ…
    .group-resupply = 拿捕船と艦を選ぶ…
    .reveal = { $place ->
        [ship] { $ship }で{ $only ->
            [none] 商船
           *[other] { $only }
        }を襲撃する（使うカード：{ $card }）{ kaiser-mods }
        [lay] { $ship }で機雷を敷設する
        [british] イギリス海軍で{ $only ->
            [none] {""}
           *[other] { $only }を
        }迎撃する（使うカード：{ $copy ->
            [none] { $card }
           *[other] { $copy }
        }）・{ kaiser-coin }{ kaiser-mods }
       *[action] { $copy ->
            [none] { $card }
           *[other] { $copy }
        }をプレイする{ $only ->
            [none] {""}
           *[other] （{ $only }）
        }
    }
    .about-reveal = { $place ->
        [ship] { $aim ->
            [none] 艦は自分のダイスで攻撃し、カードの効果は使いません
           *[other] { $aim }
        }
        [british] { $aim ->
            [none] カードに描かれたダイスで攻撃し、カードの効果は使いません
           *[other] { $aim }
        }{ $waits ->
            [true] { $lots ->
                [true] 。沈めると商船が足りず、数えるドイツ艦はランダムに決まります
               *[none] 。沈めても、対になる商船がないので、まだ数えません
            }
           *[none] {""}
        }
       *[other] { $aim ->
            [none] {""}
           *[other] { $aim }{ $waits ->
                [true] 。
               *[none] {""}
            }
        }{ $waits ->
            [true] { $lots ->
                [true] 沈めると商船が足りず、数えるドイツ艦はランダムに決まります
               *[none] 沈めても、対になる商船がないので、まだ数えません
            }
           *[none] {""}
        }
    }
    .leave_refuge = { $ship }が避難場所を出る
    .resupply = { $prize }から{ $ship }に再補給する
    .end_turn = { $id ->
        [end_turn] ターンを終える
       *[other] 捨て札の順番を決めて、ターンを終える（上の2枚は、ほかの人に取られることがあります）
    }
kaiser-ahead = あなたのターンです。行動をまとめて計画してください。
    .hint = 選んだ順に自動で進みます。あなたがいなくても止まりません。できなくなった行動があれば、そこで質問が届きます。1つずつ選びたいときは、事前指示を変えてください。
    .summary = { $moves }
kaiser-ahead-moves = { $n }．{ $move ->
    [reveal] { $place ->
        [ship] { $ship }で商船を襲撃（使うカード：{ $card }）
        [lay] { $ship }で機雷を敷設
        [british] イギリス海軍で迎撃（使うカード：{ $card }）
       *[action] { $card }
    }{ $targets_count ->
        [0] { "" }
       *[other] ：{ $targets }
    }{ $assists_count ->
        [0] { "" }
       *[other] 、補助カード：{ $assists }
    }
    [leave_refuge] { $ship }が避難場所を出る
    [resupply] { $prize }から{ $ship }に再補給
    [end_turn] その後ターンを終える
   *[ask_again] その後質問を受ける
}
kaiser-ahead_move = { $n ->
    [1] 最初に何をしますか？
   *[other] { $before ->
        [none] { $n }番目に何をしますか？
       *[other] { $before }（まだ何も実行していません）。{ $n }番目に何をしますか？
    }
}
    .hint = ターンの終わりに残ったカードは、効果なしで表向きに捨て札になります。
    .step = { $n }番目の行動
    .group = 選んでください…
    .group-reveal = 表にするカードを選ぶ…
    .group-leave_refuge = 避難場所を出る艦を選ぶ…
    .group-resupply = 拿捕船と艦を選ぶ…
    .reveal = { kaiser-play.reveal }
    .about-reveal = { kaiser-play.about-reveal }
    .leave_refuge = { kaiser-play.leave_refuge }
    .resupply = { kaiser-play.resupply }
    .end_turn = ターンを終える
    .ask_again = 後で、そのときに決める
    .answer = { $answer }
kaiser-ahead_move-before = { kaiser-ahead-moves }
kaiser-ahead_seat = { $what }：誰を狙いますか？
    .hint = { $attack ->
        [true] このターンの攻撃は、すべてこの人に向けます。
       *[none] {""}
    }{ kaiser-target_seat.hint }
    .step = { $n }番目の相手
    .group = 敵を選ぶ…
    .option = { $seat }{ kaiser-succeeds }{ $no_prey ->
        [true] （イギリス海軍の標的なし）
       *[none] {""}
    }
    .answer = 狙う相手：{ $answer }
kaiser-ahead_ship = { kaiser-aim }{ kaiser-why_these }
    .hint = { kaiser-target_ship.hint }
    .step = { $n }番目の標的
    .group = 船を選ぶ…
    .option = { kaiser-target_ship.option }
    .answer = { $answer }
kaiser-ahead_ships = { $what }が{ $defender }の商船{ $count }隻を襲撃します。どの船を、どの順に狙いますか？
    .hint = { kaiser-targets.hint }
    .step = { $n }番目の標的
    .group = 商船を選ぶ…
    .option = { kaiser-targets.option }
    .picked = { $ship }
    .answer = { $answer }
kaiser-helped = { $what }で{ $defender }{ $target ->
    [none] {""}
   *[other] の{ $target }
}を攻撃します{ $bound ->
    [true] （攻撃する敵は、ターンを通して1人だけ）
   *[none] {""}
}。
kaiser-helper = { $card }{ $kind ->
    [none] {""}
   *[other] ：{ kaiser-picture_effect }
}
kaiser-ahead_assists = { kaiser-helped }縦向きのカードのうち、どれを一緒に使いますか？
    .hint = 攻撃するときに表にします。「切り込み隊」は最初の標的に向かいます。なしでもかまいません。
    .step = { $n }番目に使う補助カード
    .group = カードを選ぶ…
    .option = { kaiser-helper }
    .picked = { $card }
    .answer = 補助カード：{ $answer }
kaiser-does = { $kind ->
    [fog_bank] 相手の次のターンが休みになり、それまでは、あなたも含めて誰もその人の船を攻撃できません。
    [deception] 相手が次のターンにプレイできるのは、手札からランダムに引かれる1枚だけになり、それも縦向きに限られます。
    [recon_aircraft] 相手の手札から、ランダムに2枚を奪います。
    [breakdown] 成功すれば、無傷のドイツ艦1隻が損傷します。
    [interned] 成功すれば、軍艦か正体の判明した船1隻が、プレイから除外されます。
    [transfer_command] 成功すれば、軍艦か正体の判明した船1隻が、あなたのものになります。
    [rendezvous_missed] 成功した艦は、補給不足（攻撃−2）になります。
   *[none] {""}
}
kaiser-target_seat = { $what }：誰を狙いますか？{ $attack ->
        [true] 　このターンの攻撃は、すべてこの人に向けます。
       *[none] {""}
    }
    .hint = { kaiser-does }{ $challenge ->
        [none] {""}
       *[other] { kaiser-need }
    }{ $attack ->
        [true] { $harms_count ->
            [none] {""}
            [0] {""}
           *[other] { $harms }は攻撃ではないので、別の敵1人にも使えます。
        }
       *[none] { $kind ->
            [recon_aircraft] {""}
           *[other] 1ターンの攻撃はすべて同じ敵に向けますが、このようなカードは、別の敵1人にも使えます。
        }
    }
    .group = 敵を選ぶ…
    .option = { $seat }{ kaiser-succeeds }{ $no_prey ->
        [true] （イギリス海軍の標的なし）
       *[none] {""}
    }
    .answer = 狙う相手：{ $answer }
kaiser-aim = { $own ->
    [true] { $kind ->
        [fair_seas] { $what }：どの船の入港判定をしますか（+1）？
        [damage_control] { $what }：どの船を修理しますか？
        [island_refuge] { $what }：どの艦が避難しますか？
        [scuttle] { $what }：どの船を自沈させますか？
       *[none] { $what }：どの船に使いますか？
    }
   *[none] { $what }で、{ $defender }のどの船を{ $kind ->
        [transfer_command] 奪いますか？
        [interned] 拘束させますか？
        [breakdown] 損傷させますか？
       *[none] 狙いますか？
    }
}
kaiser-hurt = { $damage ->
    [none] {""}
    [0] {""}
    [1] ・💥損傷あり{ $succeeds ->
        [none] （防御−2）
       *[other] {""}
    }
   *[other] ・💥損傷×{ $damage }
}
kaiser-explained = 最初が勝利得点、次が攻撃と防御のダイスです（d8は8面ダイス）。
kaiser-prize_of = { $captor ->
    [none] {""}
   *[other] { $challenge ->
        [none] （{ $captor }の拿捕船）
       *[other] （拿捕船）
    }
}
kaiser-aimed_at = { $attacked_count ->
    [none] 最初が勝利得点、次が防御のダイスです（d8は8面ダイス）。
   *[other] このターンに攻撃済み（1ターンに1回まで）：{ $attacked }。
}
kaiser-same_foe = { $attacked_count ->
    [none] 1ターンの攻撃は、すべて同じ敵に向けます。
   *[other] {""}
}
kaiser-waits = { $waits ->
    [true] ドイツ艦は、自分の勝利得点パイルの商船1隻につき1隻だけ得点になります。対になる商船がまだないので、{ $lots ->
        [true] このままでは、数える艦がランダムに決まります。
       *[none] 商船を得てから数えます。
    }
   *[none] {""}
}
kaiser-why_these = { $bound ->
    [true] { $attacked_count ->
        [none] （攻撃する敵は、ターンを通して1人だけ）
        [0] （攻撃する敵は、ターンを通して1人だけ）
       *[other] （攻撃する敵は、ターンを通して1人だけ。攻撃済み：{ $attacked }）
    }
   *[none] { $attacked_count ->
        [none] {""}
        [0] {""}
       *[other] （このターンに攻撃済み：{ $attacked }）
    }
}
kaiser-target_ship = { kaiser-aim }{ kaiser-why_these }
    .hint = { $own ->
        [true] { $kind ->
            [fair_seas] 船の入港のダイス（防御のダイスとは別、+1）と、阻止側のダイス（敵が振ります）で判定します（d8は8面ダイス）。船の目が上回れば入港し、商船ならその点数があなたのものになります。すでに数えられている拿捕船なら、もう失われません。上回らなければ、海にとどまります。
            [island_refuge] 避難中は毎ターン、損傷した艦なら修理に、補給不足の艦なら再補給に、それぞれ{ kaiser-ours } 対 { kaiser-theirs }でダイスを振ります。艦の目が上回れば成功です。
           *[other] { kaiser-explained }
        }
       *[none] { $challenge ->
            [none] { $raid ->
                [true] { kaiser-aimed_at }無傷で切り抜けた商船は、すぐに入港の判定をします。入港されると、持ち主の勝利得点になります。{ kaiser-same_foe }
               *[none] { kaiser-aimed_at }{ kaiser-same_foe }{ kaiser-waits }
            }
           *[other] { $kind ->
                [interrogate] （1）あなたが{ kaiser-ours }、相手が{ kaiser-theirs }を振り、上回れば正体を暴きます（どの船でも同じ）。（2）成功すれば攻撃です。あなたが🔵⚪、標的が防御のダイスを振ります。確率は2段階を通したものです。{ kaiser-waits }
                [interned] { kaiser-need }標的の船自身のダイスは使いません。損傷した船なら+2、補給不足の船なら+2です。
               *[other] { kaiser-need }標的の船自身のダイスは使いません。
            }
        }
    }
    .group = 船を選ぶ…
    .option = { $ship }{ kaiser-prize_of }・{ $challenge ->
        [none] { $odds ->
            [none] { kaiser-ship_line }
           *[other] { kaiser-target_line }
        }
       *[other] { $worth }点・入港判定{ kaiser-passage }
    }{ kaiser-succeeds }{ kaiser-hurt }{ kaiser-odds }
    .about = { $odds ->
        [none] {""}
       *[other] { $ship_about ->
            [none] {""}
           *[other] この艦があなたの商船を襲うときに振るダイス：{ $ship_about }
        }
    }
    .answer = { $answer }
kaiser-target_ship-odds = { kaiser-odds_of }
kaiser-target_ship-passage = { kaiser-passage_of }
kaiser-targets-odds = { kaiser-odds_of }
kaiser-targets-passage = { kaiser-passage_of }
kaiser-targets = { $what }が{ $defender }の商船{ $count }隻を襲撃します。{ $all ->
        [true] どの順に狙いますか？
       *[none] どの船を、どの順に狙いますか？
    }
    .hint = 自分の艦が沈まないかぎり、この順に戦います。大事な標的から選びましょう。{ kaiser-aimed_at }無傷で切り抜けた商船は、すぐに入港の判定をします。
    .group = 商船を選ぶ…
    .option = { $ship }・{ kaiser-ship_line }{ kaiser-hurt }{ kaiser-odds }
    .picked = { $ship }
kaiser-assists_idle = { $idle_count ->
    [none] {""}
    [0] {""}
   *[other] {"\u000A"}{ $idle }
}
kaiser-assists-idle = { kaiser-idle_assist }
    .separator = {"\u000A"}
kaiser-idle_assist = { $card }：{ $fits ->
    [raider] 通商破壊艦で、標的が2隻以上のときだけ
    [warship] 軍艦で、標的が2隻以上のときだけ
    [night] 夜間の襲撃や迎撃だけ
    [merchants] 商船への攻撃だけ
    [boarding] 標的を選んだ後、無傷の商船なら質問します
   *[other] この攻撃には使えません
}
kaiser-assists = { kaiser-helped }{ $options ->
        [0] 縦向きのカードに、一緒に使えるものはありません。
       *[other] 縦向きのカードのうち、どれを一緒に使いますか？
    }
    .hint = { $hi ->
        [0] { $idle_count ->
            [none] { kaiser-unfit_laid }
            [0] { kaiser-unfit_laid }
           *[other] 次のカードは、この攻撃には使えません。{ kaiser-assists_idle }
        }
       *[other] ここで表にして、攻撃を強めます。なしでもかまいません。{ kaiser-assists_idle }
    }
    .empty = カードなし
    .group = カードを選ぶ…
    .option = { kaiser-helper }
    .picked = { $card }
kaiser-asked_anyway = ここで使えるカードは手札にありません。手札を悟られないように、使えないときも質問します。
kaiser-unfit = { $options ->
    [1] {"\u000A"}{ kaiser-asked_anyway }
   *[other] {""}
}
kaiser-unfit_laid = 縦向きに伏せたカードの中に、ここで使えるものはありません。伏せたカードを悟られないように、使えないときも質問します。
kaiser-boarding = { $what }が{ $target }に迫ります。「切り込み隊」を送りますか？
    .hint = 撃沈になる一撃なら、沈めずに拿捕します。拿捕船は、ラウンドの終わりまで守り抜くか入港すれば、得点が2倍です。それ以外なら、商船は無傷のまま、すぐに入港の判定をします{ $passage ->
        [none] {""}
       *[other] （{ $passage }で入港）
    }。{ $options ->
        [1] {"\u000A"}{ kaiser-unfit_laid }
       *[other] {""}
    }
    .no = 送らない
    .yes = 「切り込み隊」を送る
    .answer = { $answer }
kaiser-boarding-passage = { $chance }％
kaiser-mine_order = { $what }：{ $defender }の商船{ kaiser-why_these }を、どの順に機雷で攻撃しますか？
    .hint = 順番にかかわらず、すべての商船が攻撃され、1隻ずつダイスを振ります。順番が関わるのは、撃沈された船に{ $defender }が「船の誤認」を使うとき（1回まで）だけです。
    .group = 船を選ぶ…
    .option = { $ship }・{ kaiser-ship_line }{ kaiser-hurt }{ kaiser-odds }
    .picked = { $ship }
kaiser-mine_order-odds = { kaiser-odds_of }
kaiser-slim_target = 「乏しい収穫」です。どの商船を標的に残しますか？
    .hint = ほかの商船は逃げのびますが、このターンのうちに別の艦で狙うことはできます。最初が勝利得点、次が防御のダイスです（d8は8面ダイス）。
    .group = 船を選ぶ…
    .option = { $ship }・{ kaiser-ship_line }{ kaiser-hurt }
kaiser-uc_mode = { $what }：魚雷と機雷のどちらを使いますか？
    .hint = 魚雷（🔵⚪）は商船1隻を、機雷（🔵🔴）は敵1人の商船すべてを攻撃します。
    .torpedo = 魚雷：商船1隻
    .mines = 機雷：敵1人の商船すべて
kaiser-intelligence_mode = 「情報」です。何を見ますか？
    .hint = 敵1人の手札をすべて見るか、山札の次のカードを見て好きな順に並べ替えるかを選びます。
    .group = 選んでください…
    .group-hand = 手札を見る相手を選ぶ…
    .deck = 山札の上から{ $cards }枚
    .hand = { $seat }の手札
kaiser-intelligence_order = どの順に戻しますか？　先に引かれるカードから選んでください。
    .hint = 最初の1枚はこのターンの終わりにあなたが、続きは次の人たちが引きます。順番を知っている人は、ほかにいません。
    .group = カードを選ぶ…
    .option = { $copy ->
        [none] { $card }
       *[other] { $copy }
    }
kaiser-breakout_gift = 2隻が包囲を突破しました。どちらを{ $partner }に渡しますか？
    .hint = チーム戦では、1隻を自分に残し、もう1隻をチームメイトに渡します。最初が勝利得点、次が攻撃と防御のダイスです（d8は8面ダイス）。
    .group = 艦を選ぶ…
    .option = { $ship }・{ kaiser-ship_line }
kaiser-refuge_transfer = { $ship }が避難場所を出ます。{ $partner }の船団に移しますか？
    .hint = チーム戦では、ここで艦をチームメイトの船団に移すことができます。
    .yes = チームメイトに移す
    .no = 自分に残す
kaiser-discard_order = どの順に捨てますか？　最後に選んだカードが、捨て札のいちばん上になります。
    .hint = この順番を決めると、ターンが終わります。捨て札の上の2枚（最後に選んだ2枚）は誰でも見ることができ、「無線傍受」というカードで取られることもあります。
    .group = カードを選ぶ…
    .option = { $copy ->
        [none] { $card }
       *[other] { $copy }
    }
kaiser-resupply_capture = { $ship }は補給不足です。{ $prize }から物資を取りますか？
    .hint = 再補給できますが、拿捕船の物資が尽きて、自沈させることになるかもしれません。
    .no = 取らない
    .yes = 物資を取る
kaiser-pursue_fast = { $target }は高速船です。{ $what }は全速で追いますか？
    .hint = 追撃すれば、「高速船」で攻撃が弱まることはありません。その後、補給不足になるかどうかをダイスで決めます。
    .no = 追わずに、−2で攻撃する
    .yes = 追撃する
kaiser-pursue_shallow = { $target }が浅瀬に逃げ込みます。{ $what }は追いますか？
    .hint = 追えば、どちらも座礁の危険を冒し、攻撃は続きます。追わなければ、商船は逃げのびるか、座礁して損傷します。
    .no = 追わない
    .yes = 追撃する

## 質問：リアクション

kaiser-threat = { $attack ->
    [WI] ⚔️ { $seat }の{ $what }
    [RI] ⚔️ { $seat }の{ $what }
    [BI] 👑 { $seat }のイギリス海軍
    [IN] 👑 { $seat }のイギリス海軍
    [MO] 👑 { $seat }のモニター艦
    [MI] 🧨 { $seat }
   *[TO] 🧨 { $seat }の{ $what }
}
kaiser-manner = { $night ->
    [true] ・夜間−1
   *[false] {""}
}{ $surprise ->
    [true] ・「奇襲」
   *[false] {""}
}{ $searchlight ->
    [true] ・「サーチライト」+3
   *[false] {""}
}{ $cargo ->
    [true] ・「特別な貨物」（得点2倍）
   *[false] {""}
}
kaiser-sure = { $card ->
    [none] {""}
   *[other] { $card_about }
}
kaiser-guard = { $defence ->
    [B] 🔵
    [G] 🟢
    [W] ⚪
    [R] 🔴
    [BG] 🔵🟢
    [BW] 🔵⚪
   *[GW] 🟢⚪
}
kaiser-defends = { $defence ->
    [none] {""}
   *[other] （防御{ kaiser-guard }{ $weak ->
        [none] {""}
        [0] {""}
       *[other] ・損傷{ SIGNED($weak) }
    }）
}
kaiser-react = { $attack ->
        [MI] { kaiser-threat }（{ kaiser-coin }{ kaiser-manner }）が{ $targets }の行く手に機雷を敷設しています。リアクションを使いますか？
        [TO] { kaiser-threat }（{ kaiser-coin }{ kaiser-manner }）が{ $target }{ kaiser-defends }に魚雷を放っています。リアクションを使いますか？
        [IN] { kaiser-threat }（{ kaiser-coin }{ kaiser-manner }）が{ $target }{ kaiser-defends }に砲火を浴びせています。リアクションを使いますか？
        [MO] { kaiser-threat }（{ kaiser-coin }{ kaiser-manner }）が{ $target }{ kaiser-defends }を砲撃しています。リアクションを使いますか？
        [BI] { kaiser-threat }（{ kaiser-coin }{ kaiser-manner }）が{ $target }{ kaiser-defends }を迎撃しています。リアクションを使いますか？
       *[other] { kaiser-threat }（{ kaiser-coin }{ kaiser-manner }）が{ $target }{ kaiser-defends }を襲撃しています。{ $boarding ->
            [true] 「切り込み隊」が拿捕を狙っています。
           *[none] {""}
        }リアクションを使いますか？
    }
    .hint = { $attack ->
        [MI] 「機雷掃海」が手札に1枚あれば、すべて防げます。パスすると、1隻ずつ自分のダイスで身を守ります。{ $odds_count ->
            [none] {""}
           *[other] {"\u000A"}{ $odds }
        }
       *[other] { $sunk ->
            [none] 1回の攻撃に使えるリアクションは1枚までです。パスすると、ダイスで決まります。
           *[other] パスすると、{ $boarding ->
                [true] { kaiser-captures }
               *[none] { kaiser-chances }
            }です。{ $options ->
                [1] {""}
               *[other] 1回の攻撃に使えるリアクションは1枚までです。
            }
        }
    }{ $replies_count ->
        [none] {""}
        [0] {""}
       *[other] {"\u000A"}{ $replies }
    }{ kaiser-blocked }{ kaiser-unfit }
    .group = 応じ方を選ぶ…
    .sure = { kaiser-sure }
    .pass = パス
    .option = { $card }
    .answer = { $answer }
kaiser-blocked = { $blocked_count ->
    [none] {""}
    [0] {""}
   *[other] {"\u000A"}この攻撃には使えないカード：{ $blocked }
}
kaiser-react-blocked = { $card }（{ $why ->
    [night] 昼間だけ
    [surprise] 「奇襲」には不可
   *[damaged] 無傷の船だけ
}）
    .separator = 、
kaiser-react-odds = { $ship }：撃沈{ $sunk }％、損傷{ $damaged }％
kaiser-react-replies = • { $card }：{ $back ->
    [none] {""}
   *[other] { $lost ->
        [none] あなたの船は
       *[other] {""}
    }
}{ $ends ->
    [none] { $sunk ->
        [none] 確率は変わりません
       *[other] { $reveals ->
            [true] 攻撃は止まりません（パスと同じ）。攻撃側の正体を暴き、イギリス海軍が狙えるようになります
           *[none] { $captures ->
                [true] { kaiser-captures }
               *[none] { kaiser-chances }
            }
        }
    }
    [0] { $sunk ->
        [none] 確率は変わりません
       *[other] { $captures ->
            [true] { kaiser-captures }
           *[none] { kaiser-chances }
        }
    }
    [100] { $sunk ->
        [none] { $plugged ->
            [true] 船は失われますが、誰の得点にもなりません
           *[none] 攻撃を必ず止めます
        }
        [0] { $damaged ->
            [0] 攻撃を必ずかわします
           *[other] 攻撃は必ずかわしますが、座礁するおそれがあります（損傷{ $damaged }％）
        }
       *[other] 攻撃は必ずかわしますが、座礁するおそれがあります（撃沈{ $sunk }％、攻撃側の得点）
    }
   *[other] { $ends }％で攻撃をかわします{ $sunk ->
        [none] {""}
       *[other] 。全体では{ $captures ->
            [true] { kaiser-captures }
           *[none] { kaiser-chances }
        }
    }
}{ $back ->
    [none] {""}
   *[other] 。{ $back }
}{ $lost ->
    [none] {""}
   *[other] 。{ $lost }
}{ $port ->
    [none] {""}
   *[other] で、入港の判定に+{ $port }
}{ $identifies ->
    [true] { $reveals ->
        [true] {""}
       *[none] 。通商破壊艦の正体を暴きます
    }
   *[none] {""}
}
kaiser-react-replies-back = 攻撃してきた艦は撃沈{ $sunk }％、損傷{ $damaged }％
kaiser-react-replies-lost = 仮装巡洋艦も{ $sunk }％で撃沈され、攻撃側の勝利得点{ $va }点になります
kaiser-slim = { kaiser-threat }（{ kaiser-coin }{ kaiser-manner }）が{ $targets }を一度に襲撃しています。リアクションを使いますか？
    .hint = { $options ->
        [1] { kaiser-asked_anyway }
       *[other] 「乏しい収穫」を使うと、標的は1隻だけになり、ほかの船は逃げのびます。その後も、攻撃される船ごとに応じることができます。
    }
    .sure = { kaiser-sure }
    .pass = パス
    .option = { $card }
    .answer = { $answer }
kaiser-after_sinking = ☠️ { $seat }の{ $what }が{ $target }を撃沈しました。リアクションを使いますか？
    .hint = { $options ->
        [1] { kaiser-asked_anyway }
       *[other] { $replies_count ->
            [none] { $attack ->
                [MI] 「船の誤認」が手札にあれば、沈んだ船を、以前に沈めた商船と入れ替えられるかもしれません。
                [TO] 「船の誤認」が手札にあれば、沈んだ船を、以前に沈めた商船と入れ替えられるかもしれません。
               *[other] 「帰還命令」が手札にあれば、沈めた艦を本国に帰し、プレイから除外できるかもしれません。「船の誤認」が手札にあれば、沈んだ船を、以前に沈めた商船と入れ替えられるかもしれません。
            }
           *[other] 何を使っても、沈んだ船は海に戻りません。{"\u000A"}{ $replies }
        }
    }
    .group = 応じ方を選ぶ…
    .sure = { kaiser-sure }
    .pass = パス
    .option = { $card }{ kaiser-succeeds }
    .answer = { $answer }
kaiser-after_sinking-replies = • { $card }：あなたが{ kaiser-ours }、相手が{ kaiser-theirs }を振り、上回れば（{ $succeeds }％）、{ $target ->
    [none] 攻撃した艦は本国に帰ったまま戻らず、誰の得点にもなりません
   *[other] { $kind ->
        [recalled] 攻撃した艦は本国に帰ったまま戻らず、誰の得点にもなりません
       *[other] { $target }はあなたの勝利得点パイルに移り、代わりに、あなたが沈めていた商船1隻が{ $other }のパイルに移ります
    }
}
kaiser-recall_late-replies = { kaiser-after_sinking-replies }
kaiser-recall_late = { $seat }がターンを終えようとしています。{ $ships_count ->
        [1] { $ships }
       *[other] { $ships }のどれか
    }を帰還させますか？
    .hint = { $options ->
        [1] { kaiser-asked_anyway }
       *[other] このターンに、あなたの商船を沈めた艦です。「帰還命令」で、プレイから除外できるかもしれません。{ $replies_count ->
            [none] {""}
           *[other] {"\u000A"}{ $replies }
        }
    }
    .sure = { kaiser-sure }
    .pass = パス
    .option = { $card }{ kaiser-succeeds }
    .answer = { $answer }
kaiser-recall_ship = どの艦を帰還させますか？
    .hint = あなたの出目が上回れば、艦は本国に帰ったまま戻らず、誰の得点にもなりません。
    .group = 艦を選ぶ…
    .option = { $ship }・{ kaiser-ship_line }
kaiser-reflag = { $cause ->
        [interned] { $seat }が{ $target }を拘束しようとしています。「国籍変更」を使いますか？
        [transfer_command] { $seat }が{ $target }の指揮を奪おうとしています。「国籍変更」を使いますか？
       *[other] { $target }の正体が判明しました。「国籍変更」を使いますか？
    }
    .hint = { $options ->
        [1] { kaiser-asked_anyway }
       *[other] { $cause ->
            [interned] このカードで、船は再び偽装し、相手のカードは失敗します。
            [transfer_command] このカードで、船は再び偽装し、相手のカードは失敗します。
           *[other] このカードで、船は再び偽装し、イギリス海軍に狙われなくなります。
        }
    }
    .sure = { kaiser-sure }
    .pass = パス
    .option = { $card }
    .answer = { $answer }
kaiser-mistaken_pick = 「船の誤認」です。{ $ship }の代わりに、沈めた船のどれを差し出しますか？
    .hint = あなたが{ kaiser-ours }、相手が{ kaiser-theirs }を振ります。上回れば（{ $succeeds }％）、{ $ship }はあなたの勝利得点パイルに、差し出す船は{ $other }のパイルに移ります。どちらも海には戻りません。差し出す船は、勝利得点が低いほど得です。
    .group = 船を選ぶ…
    .option = { $ship }・{ $va }点
kaiser-safe_passage = { $ship }は無傷で切り抜けました。入港の判定をしますか？
    .hint = 防御とは別の、入港のダイスで判定します。{ kaiser-passage }。阻止側（攻撃した人が振ります）の目を上回れば、すぐにあなたの勝利得点{ $worth }点になります。失敗しても損はありません。
    .try = 入港の判定をする
    .stay = 海にとどまる

## 質問：チームメイト、ラウンドの合間、ファントム

kaiser-wish = { $partner }に何を希望しますか？
    .hint = これからカードを交換します。チームメイトに伝えられるのは、これだけです。
    .group = 希望を選ぶ…
    .nothing = 特になし
    .reactions = リアクションカード
    .assists = 補助カード
    .supply_or_repair = 補給や修理のカード
    .attacks = 攻撃のカード
    .answer = 希望：{ $answer }
kaiser-exchange = { $partner }にどのカードを渡しますか？
    .hint = 何枚でも、なしでもかまいません。チームメイトからのカードは、同時に受け取ります。
    .empty = カードなし
    .group = カードを選ぶ…
    .option = { $copy ->
        [none] { $card }
       *[other] { $copy }
    }
kaiser-mends = { $mends ->
    [true] { $supplies ->
        [true] ・💥⛽修理・再補給される
       *[other] ・💥修理される
    }
   *[other] { $supplies ->
        [true] ・⛽再補給される
       *[other] {""}
    }
}
kaiser-carry = { $most ->
        [1] 次のラウンドに持ち越す艦を、1隻まで選んでください。持ち越すと、次の手札が1枚減ります。なしでもかまいません。
       *[other] 次のラウンドにどの艦を持ち越しますか？　1隻につき、次の手札が1枚減ります。{ $most }隻までで、なしでもかまいません。
    }
    .hint = 持ち越した艦1隻につき、次の手札が1枚減ります。損傷や補給不足は、次のラウンドまでになくなります。持ち越さなかった分は、新しい艦がランダムに配られます。
    .empty = 1隻も持ち越さない
    .group = 選んでください…
    .option = { $ship }・{ kaiser-ship_line }{ kaiser-mends }
kaiser-carry_fate = { $ship }をどうしますか？
    .hint = 持ち越した艦1隻につき、次の手札が1枚減ります。損傷や補給不足は、次のラウンドまでになくなります。譲ると決めた艦は、チームメイトが受け取ることができます。
    .step = 艦の処遇
    .give_up = 手放す
    .keep = 次のラウンドに持ち越す
    .offer = チームメイトに譲る
    .answer = { $ship }：{ $answer }
kaiser-carry_swap = 次のラウンドをどの艦で始めますか？　{ $most }隻まで選べます。
    .hint = 自分が持ち越した艦と、チームメイトが譲る艦から選びます。1隻につき、次の手札が1枚減ります。
    .empty = 艦なし
    .group = 艦を選ぶ…
    .option = { $ship }・{ kaiser-ship_line }{ kaiser-mends }
kaiser-tournament_pick = どの船を取りますか？
    .hint = 最初が勝利得点、次が攻撃と防御のダイスです（d8は8面ダイス）。勝利得点の高い船は、敵に沈められたときの痛手も大きくなります。
    .group = 船を選ぶ…
    .option = { $ship }・{ kaiser-ship_line }
kaiser-pp_choice = { $about ->
        [ship] ファントムの攻撃です。どの艦で攻撃しますか？
        [target] ファントムの攻撃です。どの船を狙いますか？
        [fair_seas] ファントムの「好天」です。どの船の入港判定をしますか？
        [damage_control] ファントムの「修理」です。どの船を修理しますか？
        [island_refuge] ファントムの「島の避難場所」です。どの艦が避難しますか？
        [lay_mines] ファントムの「機雷敷設」です。どの通商破壊艦が敷設しますか？
        [reflag] ファントムの「国籍変更」です。どの船に使いますか？
        [carry] ファントムは次のラウンドに1隻を持ち越します。どの艦にしますか？
       *[other] ファントムの選択です。どの船にしますか？
    }
    .hint = この卓では、ファントムがもっとも得をするように、あなたが選びます。計算上もっとも得な手には、いつもどおり印が付きます。
    .group = 船を選ぶ…
    .option = { $ship }・{ $challenge ->
        [none] { kaiser-ship_line }
       *[other] { $worth }点・入港判定{ kaiser-passage }
    }

## 事前指示

kaiser-recommended = 📜 **おすすめ**：使えるリアクションがないときは自動でパスし、自分のターンの行動はまとめて計画します。決めることがあるときは、必ず質問が届きます。
    メッセージで進める卓では、自動のパスは少し待ってから行います。答えるまでの時間から手札を読まれないようにするためです。
kaiser-orders = ほかの人に攻撃されたとき、自動でどうリアクションを使いますか？
    .hint = プレイ中も留守のあいだも有効です。ほかの人には見えず、いつでも変えられます。
    .proposal-recommended = おすすめ：使えるリアクションがなければ自動でパス、行動はまとめて計画
kaiser-pass_orders = どんなときに自動でパスしますか？
    .hint = おすすめは「使えるリアクションがないとき」です。プレイできるものがなくなると、ターンも自動で終わります。選ぶ余地のある質問は、すべてあなたに届きます。
    .step = 自動パス
    .group = 選んでください…
    .ask = しない（毎回自分に聞く）
    .if_unable = 使えるリアクションがないとき
    .by_attack = これから指定するカードが手札にないとき
    .until_turn = 自分の次のターンまで、いつも
    .always = いつも
    .answer = 自動パス：{ $answer }
kaiser-merchants_orders = 商船が攻撃されたとき、どのカードがあれば自分に聞きますか？
    .hint = どれも手札になければ、自動でパスします。
    .step = 商船への攻撃
    .empty = なし
    .group = カードを選ぶ…
    .option = { $card }
    .answer = 商船への攻撃で自分に聞くカード：{ $answer }
kaiser-ships_orders = ドイツ艦や拿捕船が攻撃されたとき、どのカードがあれば自分に聞きますか？
    .hint = どれも手札になければ、自動でパスします。
    .step = 艦や拿捕船への攻撃
    .empty = なし
    .group = カードを選ぶ…
    .option = { $card }
    .answer = 艦や拿捕船への攻撃で自分に聞くカード：{ $answer }
kaiser-mines_orders = 機雷攻撃を受けたとき、どのカードがあれば自分に聞きますか？
    .hint = どれも手札になければ、自動でパスします。
    .step = 機雷攻撃
    .empty = なし
    .group = カードを選ぶ…
    .option = { $card }
    .answer = 機雷攻撃で自分に聞くカード：{ $answer }
kaiser-torpedoes_orders = 魚雷攻撃を受けたとき、どのカードがあれば自分に聞きますか？
    .hint = どれも手札になければ、自動でパスします。
    .step = 魚雷攻撃
    .empty = なし
    .group = カードを選ぶ…
    .option = { $card }
    .answer = 魚雷攻撃で自分に聞くカード：{ $answer }
kaiser-least_orders = 勝利得点が何点以上の船なら、自分に聞きますか？
    .hint = それより低い船では、自動でパスします。0ならすべての船で聞きます。もっとも高い船は16点です。
    .step = 勝利得点の下限
    .answer = { $answer ->
        [0] 質問が届く船：どの船でも、攻撃されたとき
       *[other] 質問が届く船：勝利得点{ $answer }点以上の船が攻撃されたとき
    }
kaiser-passage_orders = 入港の判定：攻撃された後、商船は港を目指しますか？
    .hint = { $automatic ->
        [true] この卓では、指示にかかわらず毎回試みます。
       *[false] 試みても損はありません。
    }
    .step = 入港の判定
    .group = 選んでください…
    .ask = 自分に聞く
    .try = いつも試みる
    .stay = いつも海にとどまる
    .answer = 入港の判定：{ $automatic ->
        [true] この卓では毎回試みる
       *[false] { $answer }
    }
kaiser-timing_orders = 自動パスは、すぐに行いますか？
    .hint = メッセージで進める卓では、少し間を置きます。すぐにパスすると、応じるカードがないと知られてしまうからです。「すぐに」は早く進みますが、手札の様子が伝わります。
    .step = 自動パスのタイミング
    .later = 少し間を置く
    .at_once = すぐに
    .answer = 自動パスのタイミング：{ $answer }
kaiser-moves_orders = ターンの行動を、どのように選びますか？
    .hint = おすすめは「まとめて計画」です。敵が応じるたびにあなたを待つことなく、カードが順にプレイされます。
    .step = 自分の行動
    .group = 選んでください…
    .each = 1つずつ選ぶ
    .ahead = まとめて計画する
    .answer = 自分の行動：{ $answer }

## 回答を受け付けなかった理由

kaiser-refused-bad_option = { $option ->
    [teams] チーム戦はオンかオフで、4人必要です。AIを追加するか、オプションでチーム戦をオフにしてください。
   *[other] { $setting ->
        [none] これらのオプションは同時に選べません。「1914年より後」は「トーナメントバランス」に必要な船を除きます。また、「「包囲の突破」のカード」や「1914年に失われた商船」を除くには「1914年より後」が必要です。
       *[other] その値は、オプション「{ $setting }」には使えません。
    }
}
