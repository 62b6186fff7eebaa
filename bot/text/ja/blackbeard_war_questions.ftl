### 黒ひげ2（Barbe Noire 2）：海賊との戦争の質問（追っ手、戦闘、決闘、捕虜、同盟、災難イベント）。
### メッセージの名前と使える引数は bot/text/__init__.py を参照。

## いくつかの質問で使う言葉

blackbeard-hunter_strength = { $known ->
    [true] 戦闘力{ $hunter_combat }、速力{ $hunter_speed }
   *[false] 戦闘力と速力は非公開
}
blackbeard-hunter_chances = { $known ->
    [true] 各ラウンドの見込みは、勝ち{ $won }％、負け{ $lost }％です。
   *[false] 相手の戦闘力と速力はまだ秘密なので、見込みはわかりません。
}
blackbeard-hunter_escape = { $escape ->
    [free] 第3ラウンドからは、いつでも離脱できます。
    [faster] 今は相手より速いので、同点のラウンドの後と、第3ラウンドからは離脱できます。
    [equal] 速力は互角です。同点のラウンドの後と、第3ラウンドからは、ダイスで速いと決まれば離脱できます（{ $escape_odds }％）。
    [slower] 今は相手より遅いので離脱できません。{ $immune ->
        [false] 離脱できるのは追っ手だけです。
       *[true] 速い軍艦は決して逃がしてくれません。
    }
   *[secret] 同点のラウンドの後か、第3ラウンドからは、相手より速ければ離脱できます。速い軍艦は決して逃がしてくれません。
}
blackbeard-break_when = { $against ->
    [pirate] { $pirate ->
        [none] （同点のラウンドの後か第3ラウンドから、相手より速ければ）
       *[other] （勝ったラウンドの後か、第3ラウンドからは相手より速ければ）
    }
   *[hunter] { $escape ->
        [free] （第3ラウンドから）
        [slower] （今は相手より遅いので、できません）
       *[faster] （同点のラウンドの後か第3ラウンドから、相手より速ければ）
    }
}
blackbeard-duellist = 決闘攻撃力{ $attack }、決闘防御力{ $defence }、持久力{ $endurance }
blackbeard-duel_foe = 決闘攻撃力{ $foe_attack }、決闘防御力{ $foe_defence }、持久力{ $foe_endurance }
blackbeard-prisoner_how = { $how ->
    [island] 島に置き去りにされています
    [plank] 板歩きのために船に捕らえられています
    [mast] マストに縛られています
   *[prison] 監獄にいます
}
blackbeard-contract_says = { $text ->
    [peace] 互いに手出しをしない
    [territory] 互いの縄張りを守る
    [defence] 戦闘で助け合う
    [prizes] 獲物を分け合う
   *[none] 約束なし
}
blackbeard-contract_pays = { $condition ->
    [target] { $target }を沈めるか、殺すか、捕らえた参加者が賭け金を取る
    [deliver] 最初に{ $port }で{ $marker }を売った参加者が賭け金を取る
    [meet] 全員が{ $port }で落ち合えば賭け金を分け合う
    [stay_out] { $target }がこの海に入らなければ賭け金を取る（{ $sea }）
   *[none] 賭け金なし
}

## 航海命令：追っ手

blackbeard-orders-hunters = あなたが動かす{ $hunter }：{ $order ->
    [chase] { $target ->
        [none] 標的を追う
       *[other] { $target }を追う
    }
    [blockade] { $port }を封鎖
    [enter] { $port }へ向かい、港に入る
    [refit] 港で修理
    [hold] 移動しない
   *[other] { $place }へ航行
}{ $hexes ->
    [none] {""}
   *[other] （{ $hexes }ヘクスまで）
}{ blackbeard-order_bluff }{ $explained ->
    [true] {"\u000A"}-# 軍艦を動かすのは、標的ではないプレイヤー。別の命令を出さなければ、{ $target ->
        [none] 標的
       *[other] { $target }
    }を追い続ける
   *[other] {""}
}
blackbeard-hunter_order = { $hunter }（{ $place }）：何をしますか？
    .hint = { $what ->
        [kc] あなたが動かす国王の討伐船です。戦闘力{ $combat }、速力{ $speed }。港では自分を直し、海賊を追い出します。
        [ghost] 次の災難イベントまで、あなたが動かす幽霊船です。戦闘力{ $combat }、速力{ $speed }。最初に出会った海賊と戦います。
       *[warship] あなたが動かす軍艦で、その能力を知るのはあなただけです。戦闘力{ $combat }、速力{ $speed }。損傷は受けません。
    }{ $target ->
        [none] あなたの海賊のほかは、誰でも追えます。
       *[other] 標的は{ $target }です。何も命じなければ、標的を追います。
    }
    .step = { $hunter }
    .group = { $head ->
        [none] 行動を選択…
        [chase] 海賊を追う
        [transit] 通過海域
        [blockade] 海上から港を封鎖する
        [enter] 港に入って海賊を追い出す
        [goto] ヘクスへ進む
        [N] 北へ
        [NE] 北東へ
        [SE] 南東へ
        [S] 南へ
        [SW] 南西へ
        [NW] 北西へ
       *[other] { $head }
    }
    .chase = { $target ->
        [none] いちばん近い海賊を追う
       *[other] { $target }を追う
    }
    .hold = ここにとどまる
    .refit = 修理する：戦闘力と速力が回復する
    .transit = { $zone ->
        [true] { $place }に入る
       *[false] 海域を出て{ $place }へ
    }
    .blockade = { $port }を封鎖する（{ $hexes }ヘクス）：中の海賊は売却できない
    .enter = { $port }に入って海賊を追い出す（{ $hexes }ヘクス）
    .goto = { $place }・{ $cost }ヘクス{ blackbeard-more }{ $bluff ->
        [true] （はったり）
       *[false] {""}
    }
blackbeard-hunter_hexes = { $hunter }：最大で何ヘクス進みますか？
    .hint = 速力は{ $speed }です。{ $what ->
        [warship] { $bluff ->
            [true] { $speed ->
                [5] ほかの人はそれを知りません。はったりだと宣言されたら、その人の海賊に標的を変えられます。
               *[other] ほかの人はそれを知らないので、5ヘクスまで命じられます。ただし、はったりの見破りを宣言されることがあります。速力を超えていれば軍艦は盤面から去り、そうでなければ、宣言した人の海賊に標的を変えられます。
            }
           *[false] それより遠くへは進めません。
        }
       *[other] {""}
    }
    .step = { $hunter }：ヘクス数
blackbeard-hunter_others = { $hunter }：標的のほかの海賊も攻撃しますか？
    .hint = 標的は{ $target }です。1ターンに戦うのは海賊1人（とその同盟相手）だけで、標的を先に狙います。
    .step = { $hunter }：ほかの海賊
    .group = 選択…
    .no = 標的だけを攻撃する
    .yes = 出会った海賊も攻撃する
blackbeard-challenge_speed = { $hunter }（{ $place }、標的：{ $target }）は、速力より遠くへ進むはったりをするかもしれません。見破りを宣言しますか？
    .hint = 軍艦の速力（2～5）は非公開ですが、5ヘクスまで進めます。速力より遠くへ進んでいれば軍艦は盤面から去り、そうでなければ、あなたの海賊が標的になることがあります。宣言は、軍艦1隻につき対戦中に1回だけです。
    .step = { $hunter }のはったり
    .change = { $hunter }のはったりを見破る
    .group = 選択…
    .never = 宣言しない
    .option = { $hexes }ヘクス以上進んだら見破りを宣言する
blackbeard-petition_target = { $pirate }：誰を討つよう国王に請願しますか？
    .hint = 聞き入れられると国王の討伐船が現れ、その海賊を追います。動かすのはあなたです。相手の悪名が高いほど、聞き入れられやすくなります。
    .step = { $pirate }：請願
    .group = 海賊を選択…
    .nobody = 請願しない
    .option = { $target }（悪名{ $notoriety }）：聞き入れられる見込み{ $odds }％

## 航海命令：攻撃、救出、潜入

blackbeard-attack_aim = { $pirate }（{ $place }）：何のために攻撃しますか？
    .hint = どの場合も、相手の船に切り込み、船長同士の決闘に勝つ必要があります。
    .step = { $pirate }：目的
    .group = 選択…
    .conquer = 船と積荷を奪う
    .captive = { $target }の捕虜{ $captain }を救い出す
    .hostage = { $target }の人質になっている身内を救い出す
    .lasting = { $target }の船にいる女性を救い出す
blackbeard-attack_targets = { $pirate }（{ $place }）：誰を攻撃しますか？
    .hint = 優先する順に選んでください。まだそこにいる最初の1人を攻撃します。パーセントは、戦闘の1ラウンドに勝つ見込みと、切り込んだ場合に決闘に勝つ見込みです。いつ切り込み、いつ離脱するかは船長の方針が決めます。あなたに確認させることもできます。
    .step = { $pirate }：標的
    .group = 海賊を順に選択…
    .option = { $target }・{ $ship }、戦闘力{ $combat }、速力{ SIGNED($speed) }・1ラウンド{ $odds }％・決闘{ $wins }％
blackbeard-attack_arms = { $pirate }：ラウンドごとに武器マーカーを何個使いますか？
    .hint = 1個につき、そのラウンドのダイスが1個増えます。積んでいる武器は{ $arms }個です。
    .step = { $pirate }：武器
    .answer = ラウンドごとに武器マーカーを{ $answer }個使います。
blackbeard-hunter_target = { $pirate }（{ $place }）：どの追っ手を攻撃しますか？
    .hint = 攻撃すると、その国の敵になります。損傷を受けるのは国王の討伐船だけで、軍艦は損傷を受けません。
    .step = { $pirate }：追っ手
    .group = 追っ手を選択…
    .option = { $hunter }・{ blackbeard-hunter_strength }{ $known ->
        [true] ・1ラウンドに勝つ見込み{ $won }％
       *[false] {""}
    }
blackbeard-rescue_whom = { $pirate }（{ $place }）：島から誰を救い出しますか？
    .hint = その後、自由にするか、捕虜にするかを決めます。海賊を自由にすると、ダイス2個分の悪名を得ます。
    .step = { $pirate }：救出
    .group = 海賊を選択…
    .option = { $pirate }
blackbeard-errand = { $pirate }（{ $place }）：何のために港に潜入しますか？
    .hint = 番人が行く手を阻むので、決闘に勝つ必要があります。数字は番人の決闘攻撃力、決闘防御力、持久力です。番人に負けると負傷し、死ぬこともあります。盗賊の頭には追い払われるだけです。生きていれば別のターンにやり直せます。
    .step = { $pirate }：夜の潜入
    .group = 選択…
    .prisoner = { $port }の監獄から{ $target }を救い出す{ $pledge ->
        [0] {""}
       *[other] （謝礼{ $pledge }ダブロン）
    }・番人{ $attack }/{ $defence }/{ $endurance }
    .gang = { $port }の盗賊の財宝を奪う・頭{ $attack }/{ $defence }/{ $endurance }
    .beloved = { $port }で逮捕された恋人を救い出す・番人{ $attack }/{ $defence }/{ $endurance }

## 航海命令：捕虜、謝礼、同盟

blackbeard-captive_fate = { $pirate }の捕虜{ $target }をどうしますか？
    .hint = { $how ->
        [mast] 拷問は、ダイス1個＋残忍さ{ $cruelty }と、ダイス1個＋捕虜の残りの持久力{ $endurance }の勝負です。持久力が尽きると、{ $pirate }は捕虜の根拠地の有力情報（攻撃のダイス+1個）を得て、その後は成功するたびに負傷させます。
       *[plank] 毎ターン、ダイスで1が出ると捕虜は負傷します。
    }ほかの海賊が救出に来ることがあります。放せば、捕虜は{ $pledge ->
        [0] {""}
       *[other] 約束した謝礼{ $pledge }ダブロン（足りなければ持っている分）を払い、
    }自分の根拠地からやり直します。
    .step = 捕虜{ $target }
    .group = 選択…
    .stop = 捕らえておく
    .on = 捕らえておき、拷問する
    .release = 放す
blackbeard-abandon_captive = 捕らえられた海賊のうち、誰をあきらめますか？
    .hint = 死んだものとみなし、新しい海賊が代わりを務められます。救出を待つなら、何も選ばないでください。
    .step = あきらめる捕虜
    .group = 選択…
    .option = { $pirate }
blackbeard-pledge_amount = { $pirate }：救い出してくれた人に何ダブロン払うと約束しますか？
    .hint = 今は{ blackbeard-prisoner_how }。謝礼の額は全員に見え、救い出されたときに隠した財宝から払います。{ $how ->
        [prison] 財宝の半分は、謝礼とは別に救い出した人のものになります。
       *[other] {""}
    }後で増やせますが、減らせません。今の謝礼は{ $pledge }ダブロンです。
    .step = { $pirate }：謝礼
blackbeard-pledge_promise = { $pirate }：救い出してくれた人にほかに何か約束しますか？
    .hint = 約束に拘束力はありません。
    .step = { $pirate }：約束
    .group = 選択…
    .none = 約束しない
    .peace = 互いに手出しをしない
    .way_clear = 進路を邪魔しない
    .favour = 後で力を貸す
blackbeard-ally_with = あなたの海賊は誰と同盟を結びたいですか？
    .hint = 同じ港に停泊している2人が互いを選ぶと、同盟が成立します。同盟相手とはいっしょに捜索します。相手の攻撃に加わるか、戦闘で助けるかは船長の方針が決めます。変えなければ、どちらもしません。
    .step = 同盟の申し出
    .group = 選択…
    .option = { $pirate }と{ $target }（{ $place }）
blackbeard-break_with = どの同盟を破棄しますか？
    .hint = 離れていても、すぐに破棄されます。どちらの側も、懸賞金をかけたり、同じヘクスなら決闘を申し込んだりできます。
    .step = 破棄する同盟
    .group = 選択…
    .option = { $pirate }と{ $target }

## 追っ手

blackbeard-hunter_zone = 国王が{ $target }に討伐船を差し向けます。どの通過海域に置きますか？
    .hint = 動かすのはあなたです。アクションカードで討伐船が呼ばれた後にだけ行動します。国籍：{ $nation }。
    .group = 海域を選択…
    .option = { $place }
blackbeard-new_target = { $seat }は、{ $hunter }が速力を超えて進んだ（はったり）と宣言しましたが、超えていませんでした。標的を{ $seat }の海賊に変えますか？
    .hint = 外れた宣言の罰として、標的を変えることができます。今の標的は{ $target }です。能力が公開されたので、新しい標的へすぐに進むこともできます。
    .group = 選択…
    .keep = 変えずに{ $target }を追う
    .sail = 標的を{ $target }（{ $place }）に変え、すぐに向かう
    .turn = 標的を{ $target }（{ $place }）に変え、次のターンから追う
blackbeard-free_operation = 海賊狩り：{ $hunter }は今すぐ何をしますか？
    .hint = { $target ->
        [none] いつものターンとは別に、すぐに行動します。
       *[other] いつものターンとは別に、すぐに行動します。標的は{ $target }です。
    }
    .summary = { $hunters }
blackbeard-free_operation-hunters = { blackbeard-orders-hunters }
blackbeard-free_hunter = 海賊狩り：あなたのどの追っ手が今すぐ行動しますか？
    .group = 追っ手を選択…
    .option = { $hunter }（{ $place }）{ $target ->
        [none] {""}
       *[other] ：標的は{ $target }
    }
blackbeard-thrown_out = { $hunter }は{ $port }から追い出されます。どこへ出ますか？
    .hint = 総督が海賊に友好的か、その国の私掠免許状が出ているためです。
    .group = ヘクスを選択…
    .option = { $place }
blackbeard-enter_zone = { $hunter }は{ $place }に入りますか？
    .hint = { $target ->
        [none] 追っ手が海域に入れるのは、災難イベントが起こった今だけです。
       *[other] 追っ手が海域に入れるのは、災難イベントが起こった今だけです。標的は{ $target }です。
    }
    .group = 選択…
    .no = 海上にとどまる
    .yes = 海域に入る
blackbeard-hunter_attacks = { $hunter }が{ $target }を捕捉しました。攻撃しますか？
    .hint = 海賊は戦闘力{ $combat }、速力{ SIGNED($speed) }。追っ手は{ blackbeard-hunter_strength }。{ $known ->
        [true] 各ラウンドの海賊の見込みは、勝ち{ $won }％、負け{ $lost }％です。
       *[false] {""}
    }
    .group = 選択…
    .attack = 攻撃する
    .let_go = 見逃す
blackbeard-attack_or_avoid = { $pirate }は{ $hunter }の捕捉を逃れました。攻撃しますか？
    .hint = 避ければ安全です。攻撃すると、その国の敵になります。{ blackbeard-hunter_chances }
    .group = 選択…
    .avoid = 避ける
    .attack = 攻撃する
blackbeard-hand_letter = { $hunter }が{ $pirate }を攻撃します。{ $letter }を渡しますか？
    .hint = 渡せば、このターンは見逃してもらえますが、免許状は失われます。軍艦は損傷を受けず、戦えばたいてい悪い結果になります。
    .group = 選択…
    .yes = 渡す
    .no = 渡さずに戦う
blackbeard-surrender = { $pirate }は{ $hunters }と戦っています。降伏しますか？
    .hint = { $letter }があるので、すぐに絞首刑にはなりません。免許状と船にあるものをすべて失い、ダイス1個で決まります。1は絞首刑、2～5は監獄、6は自由です。船はあと{ $boxes }点の損傷で沈みます。{ blackbeard-hunter_chances }
    .group = 選択…
    .surrender = 降伏する
    .fight_on = 戦い続ける

## 戦闘

blackbeard-battle_plan = { $pirate ->
    [none] { $hunter ->
        [none] あなたの追っ手が{ $target }と戦います。どうしますか？
       *[other] { $number ->
            [1] { $hunter }が{ $target }と戦います。どうしますか？
           *[other] { $hunter }と{ $target }の戦闘は第{ $number }ラウンドに入ります。どうしますか？
        }
    }
   *[other] { $against ->
        [pirate] { $number ->
            [1] { $pirate }は{ $target }と戦います。作戦をどうしますか？
           *[other] { $pirate }と{ $target }の戦闘は第{ $number }ラウンドに入ります。作戦をどうしますか？
        }
       *[other] { $number ->
            [1] { $pirate }は{ $hunters }と戦います。作戦をどうしますか？
           *[other] { $pirate }と{ $hunters }の戦闘は第{ $number }ラウンドに入ります。作戦をどうしますか？
        }
    }
}
    .hint = 第{ $number }ラウンドからの作戦です。選べることがあれば、3ラウンドごとに立て直します。{ $against ->
        [pirate] { $pirate ->
            [none] { $known ->
                [true] 各ラウンドの海賊の見込みは、勝ち{ $won }％、負け{ $lost }％です。
               *[false] {""}
            }
           *[other] 戦闘力{ $combat }{ blackbeard-battle_plan.mine }対{ $foe_combat }{ blackbeard-battle_plan.theirs }、どちらもダイス2個です。低い側が差の分の損傷か負傷を受け、沈没や死亡（隠し財宝も失います）もありえます。切り込んだ場合、決闘に勝つ見込みは{ $duel }％です。
        }
       *[other] { $immune ->
            [false] 海賊の「戦闘力＋速力＋技量＋ダイス1個」と、追っ手の「戦闘力＋速力＋ダイス1個」の勝負です。
           *[true] 軍艦は決して傷つきませんが、海賊は勝ったラウンドでも損傷を1点受けます。戦い続けても得るものはありません。
        }{ blackbeard-hunter_chances }{ blackbeard-hunter_escape }
    }
    .proposal-break_off = { $escape ->
        [slower] 離脱を望む（今は相手より遅く、離脱できません）
       *[none] できるだけ早く離脱する
    }
    .proposal-fight_on = { $immune ->
        [true] 戦い続ける（得るものなし）
       *[other] 戦い続ける
    }
    .summary = { $surrender ->
        [now] すぐに降伏します。
       *[other] { $smoke ->
            [true] 煙幕を使い、戦闘を終わらせます。
           *[false] { $breaks ->
                [yes] できるだけ早く離脱します{ blackbeard-break_when }。
                [ask] 離脱するかどうかは、そのときに聞かれます。
               *[no] 戦い続けます。
            }{ $board ->
                [always] できるときに切り込みます。
                [stronger] 決闘の攻撃力＋持久力が相手以上なら、できるときに切り込みます。
                [ask] 切り込むかどうかは、そのときに聞かれます。
               *[never] {""}
            }{ $arms ->
                [0] {""}
               *[other] 武器マーカーを{ $arms }個使います。
            }{ $mainsail ->
                [true] メインスルを張ります。
               *[false] {""}
            }{ $barrel ->
                [0] {""}
               *[other] 損傷{ $barrel }点以上で破壊工作樽を使います。
            }{ $surrender ->
                [last] 沈みそうになったら降伏します。
                [ask] 降伏するかを、そのときに答えます。
               *[never] {""}
            }
        }
    }
    .mine = { $debauch ->
        [none] {""}
        [0] {""}
       *[other] −{ $debauch }（乱痴気騒ぎの後）
    }
    .theirs = { $foe_debauch ->
        [none] {""}
        [0] {""}
       *[other] −{ $foe_debauch }（乱痴気騒ぎの後）
    }
blackbeard-plan_arms = { $pirate }：この作戦の第{ $number }ラウンドに武器マーカーを何個使いますか？
    .hint = 1個につき、そのラウンドのダイスが1個増え、マーカーはなくなります。
    .step = 武器、第{ $number }ラウンド
    .answer = 武器マーカーを{ $answer }個使います。
blackbeard-plan_smoke = { $pirate }：煙幕を使いますか？
    .hint = 最初のラウンドの前に戦闘が終わり、どちらの船もヘクスに残ります。使うとなくなります。
    .step = 煙幕
    .group = 選択…
    .no = 使わない
    .yes = 使う
blackbeard-plan_mainsail = { $pirate }：メインスルを張りますか？
    .hint = { $against ->
        [pirate] このターンは速力+2です。同点の後と、第3ラウンドからは、速い船が戦闘の続け方を選びます。使うとなくなります。
       *[other] このターンは速力+2で、毎ラウンドの勝負と離脱に効きます。使うとなくなります。
    }
    .step = メインスル
    .group = 選択…
    .no = 張らない
    .yes = 張る
blackbeard-plan_barrel = { $pirate }：破壊工作樽をいつ使いますか？
    .hint = その点数以上の損傷を受ける最初のラウンドを取り消します。使うとなくなります。
    .step = 破壊工作樽
    .group = 選択…
    .never = 使わない
    .option = 損傷{ $value }点以上のとき
blackbeard-plan_breaks = { $pirate ->
    [none] あなたの追っ手は、できるときに離脱しますか？
   *[other] { $pirate }：できるときに離脱しますか？
}
    .hint = { $against ->
        [pirate] { $pirate ->
            [none] 同点のラウンドの後と、第3ラウンドからは、速い側が離脱できます。追っ手は何も失いません。
           *[other] ラウンドに勝った側、第3ラウンドからは速い船が離脱できます。離脱すると悪名−1、第3ラウンドからは人望も−1です。
        }
       *[other] 同点のラウンドの後と、第3ラウンドからは、速い側が離脱できます。海賊が離脱すると人望−1です。
    }
    .step = 離脱
    .group = 選択…
    .yes = できるだけ早く離脱する
    .no = 戦い続ける
    .ask = そのときにあなたに確認する
blackbeard-plan_board = { $pirate }：できるときに切り込みますか？
    .hint = ラウンドに勝った側、第3ラウンドからは速い船が切り込めます。船長同士が、船と積荷をかけて決闘します。負けると死ぬことがあります。
    .step = 切り込み
    .group = 選択…
    .stronger = 決闘の攻撃力＋持久力が相手以上なら切り込む
    .always = いつでも切り込む
    .never = 切り込まない
    .ask = そのときにあなたに確認する
blackbeard-plan_surrender = { $pirate }：いつ降伏しますか？
    .hint = 私掠免許状があるので、すぐに絞首刑にはなりません。免許状と船にあるものをすべて失い、ダイス1個で決まります。1は絞首刑、2～5は監獄、6は自由です。
    .step = 降伏
    .group = 選択…
    .last = あと1点の損傷で沈むとき
    .never = 降伏しない
    .now = すぐに
    .ask = ラウンドの前に毎回あなたに確認する
blackbeard-press_on = { $by ->
    [none] { $pirate }は{ $target }との戦闘の続け方を選べます。どうしますか？
    [hunter] { $hunter }は{ $target }との戦闘から離脱できます。どうしますか？
   *[pirate] { $pirate }は{ $hunters }との戦闘から離脱できます。どうしますか？
}
    .hint = { $by ->
        [none] 戦闘力{ $combat }{ blackbeard-battle_plan.mine }対{ $foe_combat }{ blackbeard-battle_plan.theirs }です。離脱すると悪名−1{ $number ->
            [1] {""}
            [2] {""}
           *[other] 、人望−1
        }です。切り込むと、船長同士が船と積荷をかけて決闘します。{ $pirate }が勝つ見込みは{ $duel }％です。
        [hunter] 何も失わず、どちらの船もヘクスに残ります。海賊の船はあと{ $boxes }点の損傷で沈みます。
       *[pirate] 人望−1で、どちらの船もヘクスに残ります。船はあと{ $boxes }点の損傷で沈みます。{ blackbeard-hunter_chances }{ $immune ->
            [true] 軍艦は決して傷つかず、戦い続けても得るものはありません。
           *[other] {""}
        }
    }
    .group = 選択…
    .break_off = 離脱する
    .go_on = 戦い続ける
    .board = 切り込む
blackbeard-help_ally = { $target }が攻撃されています。同盟相手の{ $pirate }は加勢しますか？
    .hint = { $against ->
        [hunter] ダイスを2個振り、高いほうを使います。
       *[pirate] ダイスを3個振り、高い2個を使います。
    }ただし、結果は2人ともに及びます。{ $pirate }も損傷をすべて受け、自分の人望を失います。
    .group = 選択…
    .no = 加勢しない
    .yes = 加勢する
blackbeard-join_attack = { $target }が{ $what ->
    [merchant] { $merchant }
   *[port] 港
}を攻撃します。同盟相手の{ $pirate }も加わりますか？
    .hint = { $what ->
        [merchant] 攻撃のダイスが1個増え、どちらの海賊も悪名を得ます。
       *[port] 攻撃に戦闘力{ $combat }が加わり、どちらの海賊も悪名を得ます。
    }ただし、その国の敵になり、略奪品は{ $target }が分けます。{ $what ->
        [merchant] {""}
       *[port] どちらの船も損傷をすべて受けます。
    }
    .group = 選択…
    .no = 加わらない
    .yes = 加わる
blackbeard-share_loot = { $pirate }は同盟相手の{ $target }に何を分けますか？
    .hint = 略奪品：{ $markers }。
    .summary = { $markers_count ->
        [0] { $hostage ->
            [true] 同盟相手は、人質がいれば受け取ります。
           *[false] 同盟相手には何も分けません。
        }
       *[other] 同盟相手の取り分：{ $markers }{ $hostage ->
            [true] 、人質（いれば）
           *[false] {""}
        }
    }
blackbeard-share_markers = { $pirate }：{ $target }に何を分けますか？
    .hint = 選ばなかった物は自分のものになります。
    .step = 同盟相手の取り分
    .group = 選択…
    .option = { blackbeard-marker_copy }
blackbeard-share_hostage = { $pirate }：人質がいれば、誰が引き取りますか？
    .hint = 人質を引き取ると悪名が1上がり、身代金も取れます。
    .step = 人質
    .group = 選択…
    .own = 自分
    .ally = 同盟相手

## 決闘

blackbeard-duel_duty = { $pirate }は誰かに決闘を申し込まなければなりません。誰にしますか？
    .hint = 乗組員が酔って、けんか相手を探しています。{ $pirate }：{ blackbeard-duellist }。勝者は敗者の悪名の半分と人望を得ます。負けると死ぬことがあります。
    .group = 相手を選択…
    .option = { $target }・{ blackbeard-duellist }
blackbeard-accept_duel = { $target }が{ $pirate }に決闘を申し込みました。受けますか？
    .hint = { $pirate }：{ blackbeard-duellist }。{ $target }：{ blackbeard-duel_foe }。断ると降伏したことになり、人望−3、悪名−3で、相手はこちらの悪名の半分を得ます。
    .group = 選択…
    .fight = 受ける
    .refuse = 断る
blackbeard-duel_plan = { $pirate }は{ $target }と決闘します。作戦をどうしますか？
    .hint = { $pirate }：{ blackbeard-duellist }。{ $target }：{ blackbeard-duel_foe }。交互に攻撃し、攻撃力＋ダイス1個と防御力＋ダイス1個を比べます。攻撃側が低ければ攻撃側、そうでなければ防御側が持久力を1失います。0になると戦闘不能で、負傷か死かをダイスで決めます。
    .summary = { $surrender ->
        [0] 降伏しません。
       *[other] 持久力{ $surrender }以下で降伏します。
    }{ $cunning ->
        [none] {""}
        [grave] 戦闘不能になる出目なら、機転で振り直します。
        [lost] ラウンドに負けたら、機転で振り直します。
        [ask] 機転を使うかを、ロールのたびに答えます。
       *[never] 機転は使いません。
    }
blackbeard-duel_surrender = { $pirate }（持久力{ $endurance }、相手は{ $foe_endurance }）：いつ降伏しますか？
    .hint = 相手の持久力のほうが高い間だけ降伏できます。人望−3、悪名−3ですが、負傷はしません。{ $fall ->
        [captive] ただし、制圧されることに変わりはなく、船長室の金、積荷、人質、船を失い、さらに悪名−10、人望−5で、捕虜になります。
        [beaten] ただし、制圧されることに変わりはなく、船長室の金、積荷、人質を失い、さらに悪名−10で、空の船か壊れた船で出直します。
        [mercy] ただし、捕虜は解放され、勝者は船長室の金、積荷、人質を奪い、自由か船も奪うことができます。
        [chased] ただし、だれも救い出せず、1ヘックス追い払われてさらに人望−1です。
       *[none] {""}
    }0になると、負傷か死かをダイスで決めます。
    .step = 降伏
    .group = 選択…
    .option = { $value ->
        [0] 降伏しない
       *[other] { $now ->
            [true] できるならすぐに（持久力{ $value }以下）
           *[none] 持久力{ $value }以下のとき
        }
    }
blackbeard-duel_cunning = { $pirate }：この決闘で機転をいつ使いますか？
    .hint = そのラウンドのダイスを両方とも振り直します。機転は生涯に数点だけです。
    .step = 機転
    .group = 選択…
    .grave = 戦闘不能になる出目のときだけ
    .lost = ラウンドに負けたとき
    .never = 使わない
    .ask = ロールのたびにあなたに確認する

## 戦闘の後

blackbeard-aftermath = { $pirate }は{ $target }を破りました。相手の海賊、船、積荷をどうしますか？
    .hint = { $cabin ->
        [0] 敗者の船長室は空です。
       *[other] 敗者の船長室の{ $cabin }ダブロンは、空きがあるだけ勝者の船長室に移ります。
    }どちらの船に乗っても、大砲と乗組員は直ります。{ $rescue ->
        [true] 放す場合は何も取りません。
       *[false] {""}
    }
    .summary = { $fate ->
        [none] 敗れた海賊は死亡
        [maroon] 島に置き去りにする
        [plank] 板歩きのために船に捕らえる
        [mast] マストに縛る
        [ashore] 港に降ろす
        [wreck] 敗者には壊れた船だけを与える
       *[let_go] 放す
    }{ $fate ->
        [let_go] {""}
       *[other] 。船：{ $exchanged ->
            [true] 相手の船に乗り換える
           *[false] 今の船のまま
        }。自分の船倉に積む物：{ $markers_count ->
            [0] なし
           *[other] { $markers }
        }
    }
blackbeard-loser_fate = { $pirate }は敗れた{ $target }をどうしますか？
    .hint = { $stronger ->
        [true] 捕虜は、誰かに救い出されるまで何もできません。捕虜のプレイヤーは謝礼を約束できます。島か板歩きの捕虜は、毎ターン、ダイスで1が出ると負傷します。{ $pirate }の人望は1上がり、{ $target }は人望5と悪名10を失います。
       *[false] 敗者は{ $pirate }より悪名が高かったので、捕虜にはできません。港に降ろすと人望7でやり直します。壊れた船に乗せて放すと、そのヘクスから航海を続けますが、人望が下がることがあります。どちらでも悪名10を失います。
    }
    .step = 敗者
    .group = 選択…
    .maroon = 島に置き去りにする：ほかのプレイヤーの海賊なら救い出せる
    .plank = 板歩きのために船に捕らえる：救い出すには、あなたに決闘で勝つしかない
    .mast = マストに縛る：同じく船に捕らえ、拷問で根拠地の情報を聞き出せることがある
    .ashore = 港に降ろす：空のスループと人望7で、根拠地からやり直す
    .wreck = あなたが乗らないほうの船に乗せて放す：船倉は空、大砲と乗組員の損傷は2点以上
    .let_go = 船と積荷ごと放す
blackbeard-keep_ship = { $pirate }は{ $target }を破りました。どちらの船に乗りますか？
    .hint = その船の大砲と乗組員はすぐに直り、ほかの損傷はそのままです。{ $fate ->
        [wreck] もう一方の船は敗者に残します。
       *[other] もう一方の船は沈めます。
    }
    .step = 船
    .group = 船を選択…
    .own = 自分の船（{ blackbeard-kept_ship }）
    .exchange = 相手の船（{ blackbeard-kept_ship }）
blackbeard-kept_ship = { $ship }：船倉{ $holds }、戦闘力{ $combat }、速力{ SIGNED($speed) }、{ $damage ->
    [0] 無傷
   *[other] 損傷{ $damage }点
}
blackbeard-keep_cargo = { $pirate }：両方の積荷から、何を自分の船倉に積みますか？
    .hint = { $room }個まで積めます。ほかは失われます。
    .step = 積荷
    .group = 選択…
    .option = { blackbeard-marker_copy }
blackbeard-free_or_keep = { $pledge ->
    [0] { $target }は{ $pirate }の手の中にあります。自由にしますか？
   *[other] { $target }は約束した{ $pledge }ダブロンを払えません。{ $pirate }はそれでも自由にしますか？
}
    .hint = 自由にすると、ダイス2個分の悪名{ $pledge ->
        [0] { $promised ->
            [none] と、約束された謝礼があればそれも得ます
            [0] を得ます。謝礼の約束はありません
           *[other] と、約束された{ $promised }ダブロン（金貨で船倉に入ります）を得ます
        }
       *[other] と、持っている分のダブロンを得ます
    }。捕虜にすると船に残り、ほかの海賊が救出に来ることがあります。
    .group = 選択…
    .free = 自由にする
    .plank = 板歩きのために船に捕らえておく
    .mast = マストに縛っておく
blackbeard-broken_bargain = { $target }は約束した{ $pledge }ダブロンを払えません。{ $pirate }はどうしますか？
    .hint = 自由にすれば、持っている分と財宝の半分を受け取れます。殺せば何も受け取れません。
    .group = 選択…
    .free = それでも自由にする
    .kill = 殺す
blackbeard-end_alliance = { $pirate }と{ $target }の同盟は終わりました。{ $pirate }はどうしますか？
    .hint = 船長室には{ $cabin }ダブロンあります。
    .summary = { $reply ->
        [duel] 決闘を申し込みます。
        [bounty] { blackbeard-doubloons }の懸賞金をかけます。
       *[nothing] 何もしません。
    }
blackbeard-breach_answer = { $pirate }は{ $target }に何かしますか？
    .hint = 懸賞金はすぐに払い、10ターン以内に{ $target }を沈めるか、殺すか、捕らえた海賊のものになります。それを過ぎると戻ってきます。決闘を断ると、降伏したことになります。
    .step = 応じ方
    .group = 選択…
    .nothing = 何もしない
    .duel = 決闘を申し込む
    .bounty = 懸賞金をかける
blackbeard-breach_bounty = { $pirate }は{ $target }に何ダブロンの懸賞金をかけますか？
    .hint = 船長室には{ $cabin }ダブロンあります。
    .step = 懸賞金

## 契約

blackbeard-make_offers-contracts = { $members }の契約：{ blackbeard-contract_says }。{ blackbeard-contract_pays }。第{ $until }ターンまで。{ $public ->
    [true] 公開
   *[false] 非公開
}{ $stakes_count ->
    [0] {""}
   *[other] 。賭け金：{ $stakes }
}
blackbeard-make_offers-contracts-stakes = { $pirate }{ blackbeard-doubloons }
    .separator = 、
blackbeard-answer_offers-contracts = { $members }の契約：{ blackbeard-contract_says }。{ blackbeard-contract_pays }。第{ $until }ターンまで{ $stakes_count ->
    [0] {""}
   *[other] 。賭け金：{ $stakes }
}
blackbeard-answer_offers-contracts-stakes = { blackbeard-make_offers-contracts-stakes }
    .separator = 、
blackbeard-contract_by = あなたの海賊は契約を申し出ますか？
    .hint = 契約は、ほかの海賊との約束を書いたものです。約束に拘束力はありませんが、全員で賭け金を出し、条件を満たした海賊が受け取るようにできます。
    .step = 契約
    .group = 選択…
    .none = 契約しない
    .option = { $pirate }が申し出る
blackbeard-contract_with = { $pirate }は誰と契約しますか？
    .hint = 全員が受け入れたときだけ成立します。
    .step = 契約の相手
    .group = 海賊を選択…
    .option = { $pirate }
blackbeard-contract_text = { $pirate }の契約で何を約束しますか？
    .hint = この約束に拘束力はありません。
    .step = 契約の約束
    .group = 選択…
    .none = 約束なし（賭け金だけ）
    .peace = 互いに手出しをしない
    .territory = 互いの縄張りを守る
    .defence = 戦闘で助け合う
    .prizes = 獲物を分け合う
blackbeard-contract_condition = 賭け金はどんな条件で支払われますか？
    .hint = 条件が満たされると自動で払われます。期限までに満たされなければ、それぞれに戻ります。
    .step = 賭け金の条件
    .group = 選択…
    .none = 賭け金なし
    .target = 海賊を沈める、殺す、または捕らえる
    .deliver = 決まった品物をある港で売る
    .meet = ある港で落ち合う
    .stay_out = ある海に入らない
blackbeard-contract_target = { $condition ->
    [target] どの海賊を沈める、殺す、または捕らえるのですか？
   *[stay_out] どの海賊が、ある海に入らないと約束しますか？
}
    .step = 海賊
    .group = 海賊を選択…
    .option = { $pirate }
blackbeard-contract_good = どの品物ですか？
    .step = 品物
    .group = 品物を選択…
    .option = { $marker }
blackbeard-contract_port = どの港ですか？
    .step = 港
    .group = { $head ->
        [none] 港を選択…
        [NA] 北大西洋
        [CAR] カリブ海
        [GC] 黄金海岸
        [IO] インド洋
       *[other] { $head }
    }
    .option = { $port }
blackbeard-contract_sea = { $target }はどの海に入らないのですか？
    .step = 海
    .group = 海を選択…
    .option = { $sea }
blackbeard-contract_stake = { $pirate }は賭け金を何ダブロン出しますか？
    .hint = 船長室には{ $cabin }ダブロンあります。全員が受け入れたときに払います。
    .step = { $pirate }：賭け金
blackbeard-contract_turns = 契約は何ターン続きますか？
    .hint = { $pirate }が今申し出て、全員が受け入れると始まります。
    .step = ターン数
blackbeard-contract_public = 契約を全員に公開しますか？
    .hint = 公開しなければ、{ $pirate }と契約の相手だけが知っています。
    .step = 公開
    .group = 選択…
    .no = 相手だけが知る
    .yes = 全員に公開する
blackbeard-accept_contract = { $pirate }が契約を申し出ました（{ $members }）。受け入れますか？
    .hint = 約束：{ blackbeard-contract_says }{"\u000A"}{ blackbeard-contract_pays }{"\u000A"}第{ $until }ターンまで。{ $public ->
        [true] 公開
       *[false] 非公開
    }{ $stakes_count ->
        [0] {""}
       *[other] 。賭け金：{ $stakes }。期限までに条件が満たされなければ、それぞれに戻ります。
    }
    .step = 契約{ $number }
    .group = 選択…
    .refuse = 断る
    .accept = { $stake ->
        [0] 受け入れる
       *[other] 受け入れて、賭け金{ $stake }ダブロンを払う
    }
blackbeard-accept_contract-stakes = { $pirate }{ blackbeard-doubloons }
    .separator = 、

## 災難イベント

blackbeard-mutiny_pirate = 誰の乗組員に反乱をそそのかしますか？
    .hint = ダイス2個の合計がその海賊の人望を上回ると、反乱が起こります。自分の海賊も選べます。
    .group = 海賊を選択…
    .option = { $pirate }・人望{ $popularity }、悪名{ $notoriety }
blackbeard-law_vote = ローマ教皇が介入しました。どの法に投票しますか？
    .hint = 全員が非公開で投票します。票のいちばん多い法がすぐに成立し、同数ならイベントを引いた人が決めます。
    .group = 法を選択…
    .option = { $event ->
        [34] 奴隷取引禁止法：積荷に生き物（奴隷など）のある海賊に懸賞金がかかる
        [52] 禁酒法：船に積んだ酒がすべて、すぐに競売にかけられる
       *[54] 薬物取締法：薬物がずっと高く売れるが、逮捕されることがある
    }
blackbeard-sealed_bid = 競売：{ $what ->
    [pardon] 国王の恩赦（{ $letter ->
        [none] 私掠免許状
       *[other] { $letter }
    }）
    [parrot] オウム
   *[alcohol] { $target ->
        [none] ほかの船
       *[other] { $target }
    }の酒{ $count }個
}。あなたの海賊はいくら入札しますか？
    .hint = { blackbeard-bid_explained }
    .summary = { $bids }
blackbeard-sealed_bid-bids = { $pirate }：{ $doubloons ->
    [0] 入札しない
   *[other] { blackbeard-doubloons }
}
blackbeard-bid_explained = { $what ->
    [pardon] 私掠免許状なので、その国の港が好意的になります。使うと、その国の敵でなくなるか、その国の港でダイスを振らずに引退できます。
    [parrot] オウムは、海賊の代わりに負傷を1回引き受けて死にます。
   *[alcohol] 売ることも、乱痴気騒ぎで飲むこともできます。買い手の船倉に入らない分は失われます。
}{"\u000A"}全員が同時に、非公開で入札します。最高額の人だけが船長室から払います。
blackbeard-bid = { $pirate }は{ $what ->
    [pardon] 国王の恩赦
    [parrot] オウム
   *[alcohol] 酒
}にいくら入札しますか？
    .hint = { blackbeard-bid_explained }{"\u000A"}船長室には{ $cabin }ダブロンあります。加わらないなら0にしてください。
    .step = { $pirate }：入札額
blackbeard-share_treasure = あなたの盗賊が{ blackbeard-doubloons }の財宝を盗み出しました。誰のものにしますか？
    .hint = ほかの海賊に渡さない分は{ $pirate }のものになります。取り分は、それぞれの海賊の根拠地に隠されます。
    .summary = { $shares }
blackbeard-share_treasure-shares = { $pirate }：{ blackbeard-doubloons }
blackbeard-share = { $pirate }は何ダブロン受け取りますか？
    .hint = 残りは{ blackbeard-doubloons }です。
    .step = { $pirate }：取り分
blackbeard-dolphins = イルカが{ $pirate }を導きます。今すぐ行動しますか？
    .hint = 今すぐ1回移動し、行動を1つ行えます。トークンは使いません。
    .proposal-go_on = { blackbeard-plan_go_on }
    .proposal-hunt = { blackbeard-plan_hunt }
    .proposal-home = { blackbeard-plan_home }
    .proposal-repair = { blackbeard-plan_repair }
    .proposal-retire = { blackbeard-plan_retire }
    .proposal-stay = 何もしない
    .summary = { $orders_count ->
        [0] 行動しません。
       *[other] { $orders }
    }
    .sure = { $ends ->
        [true] 成功すると、全員の対戦がそこで終わります。あなたの最後の海賊だからです。
       *[false] 成功すると、{ $leavers }は対戦から退き、二度と戻りません。{ $heirs ->
            [0] {""}
           *[other] あなたは新しい海賊で続けます（残り{ $heirs }人）。
        }
    }
blackbeard-dolphins-orders = { blackbeard-orders-orders }
blackbeard-dolphins-orders-policies = { blackbeard-orders-orders-policies }
    .separator = {"\u000A"}
blackbeard-free_action = { $pirate }：この行動を使いますか？
    .hint = この行動の移動ダイスの出目は{ $die }です。
    .step = { $pirate }：今すぐ行動
    .group = 選択…
    .no = 使わない
    .yes = 使う
