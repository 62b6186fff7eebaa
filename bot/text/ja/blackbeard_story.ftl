### 黒ひげ2：対戦の物語、盤面、結果。メッセージの名前と引数は bot/text/__init__.py を参照。
### 場面の始まりでは海賊を席の名前とともに「Low（Ann）」と書き、それに続くだけの行では海賊の名前だけを書く。

## 準備

blackbeard-match_start = 🏴‍☠️ 冒険の始まりです。舞台：{ $seas }。{ $rolled ->
    [true] 抽選の結果、{ $starter }が先頭です。
   *[false] 取り決めにより、{ $starter }が先頭です。
}{ $options_count ->
    [0] {""}
   *[other] この卓のオプション：{ $options }。
}
    .why = 先頭のプレイヤーは最初に根拠地を選び、第1ターンでも最優先になります。先頭はターンごとに左隣へ移ります。
blackbeard-pirate_dealt = 🃏 { $seat }は{ $pirate }として海に出ます。
    .why = 海賊は、まだ誰も使っていない海賊の中からランダムに引きます。
blackbeard-governors_drawn = 📜 { $seat }が総督を{ $count }人引きました。裏向きで港に置きます。{ $governors_count ->
    [none] {""}
   *[other] 知っているのはあなただけです：{ $governors }。
}
blackbeard-governor_clash = 🎲 総督の置き場所が重なりました（{ $port }）：{ $seats }。ダイスで{ $seat }が勝ちました。負けた総督は、港の番号順で次に空いている港へ行きます。
    .why = それぞれ11～66のダイスを振り、高い方が優先です：{ $rolls }。
blackbeard-governor_clash-why-rolls = { $seat }{" "}{ $face }
    .separator = 、
blackbeard-governor_placed = 🏛️ { $seat }が総督を裏向きで{ $port }に置きました。{ $governor ->
    [none] {""}
   *[other] 知っているのはあなただけです：{ $governor }。
}
    .row = 🏛️ 総督{ $count }人が裏向きで置かれました。
blackbeard-merchant_placed = { $lane ->
    [none] {""}
   *[other] ⛵ 商船が{ $hex }に現れました。
}
    .row = { $count ->
        [2] ⛵ 商船が{ $hex }に現れました。
        [3] ⛵ 商船が{ $hex }に現れました。
       *[other] ⛵ 商船{ $count }隻が現れました。
    }
    .why = { $lane ->
        [none] 商船はこのヘクスで見つかりました。
       *[other] { $rolled ->
            [0] アクションカードが航路を決めました：{ $lane }番。
           *[other] アクションカードの指示により、航路をダイスで決めました：{ $lane }番。
        }
    }どのような船か、まだ誰も知りません。
blackbeard-refuge_chosen = { $port ->
    [none] 🏠 { $pirate }（{ $seat }）には、根拠地にできる港がありません。
   *[other] 🏠 { $pirate }（{ $seat }）は{ $port }を根拠地とします。{ $taken ->
        [none] {""}
       *[other] { $taken }は先にほかの船長が取りました。
    }{ $only ->
        [none] {""}
       *[other] その時点ではほかに選べる港がなかったので、質問はありませんでした。
    }
}
    .why = 北大西洋に選べる港があるうちは、根拠地はそこに置きます。海賊港、ほかの船長の根拠地、裏向きの総督や反海賊の総督のいる港は選べません。残りが一つだけのときは、質問しません。
blackbeard-first_turn = 🌅 第1ターンが始まります。
blackbeard-chart = {""}

## ターン

blackbeard-turn_start = 🧭 **第{ $turn }ターン**：{ $seat }から席順に処理します。同じものを望む船長同士は、ダイスで決めます。
    .why = 航海命令は全員が同時に、秘密のうちに出します。行動がぶつかったプレイヤー同士はダイスで決め、それ以外は{ $seat }から席順に処理します。
blackbeard-die_rolled = {""}
blackbeard-orders_revealed = 📜 封印された航海命令を開きます：{ $seats }。
blackbeard-token_spent = ⏩ { $pirate }（{ $seat }）がトークンを使い、追加アクションを行います。{ $tokens ->
    [0] これが最後の1個でした。
   *[other] 残りは{ $tokens }個です。
}
    .why = どの海賊も、生涯で技量と同じ数のトークンを使えます。
blackbeard-bargain = { $pirate }（{ $seat }）が渡すもの：{ $give_count ->
    [0] { $pay ->
        [0] なし
       *[other] { $pay }ダブロン
    }
   *[other] { $give }{ $pay ->
        [0] {""}
       *[other] 、{ $pay }ダブロン
    }
}。{ $target }が渡すもの：{ $ask_count ->
    [0] { $charge ->
        [0] なし
       *[other] { $charge }ダブロン
    }
   *[other] { $ask }{ $charge ->
        [0] {""}
       *[other] 、{ $charge }ダブロン
    }
}。{ $promise ->
    [none] {""}
    [peace] { $pirate }は、互いに手出しをしないことも約束しました。
    [way_clear] { $pirate }は、進路を邪魔しないことも約束しました。
   *[favour] { $pirate }は、後で力を貸すことも約束しました。
}
blackbeard-offered = ✉️ 取引の申し出です。{ blackbeard-bargain }
    .why = 承諾されるまで、申し出を知るのは当事者の2人だけです。
blackbeard-offer_lapsed = ✉️ 約束の品がもうないか、積む場所がないため、取引は流れました。{ blackbeard-bargain }
blackbeard-traded = 🤝 取引が成立しました。{ blackbeard-bargain }
    .why = 品物はすべて同時に入れ替わります。約束に拘束力はありません。
blackbeard-relative_home = 🏡 { $pirate }（{ $seat }）のもとに身内が帰ってきました。もう人質ではありません。
blackbeard-dispute = 🎲 { $place ->
    [none] {""}
   *[other] { $place }：
}{ $seats }が、{ $what ->
    [pursuit] 追う側と追われる側になりました
    [crates] 同じ木箱を狙っています
    [operation] われ先に行動しようとしています
    [refuge] 同じ根拠地を希望しています
    [trade] 同じ船と取引しようとしています
    [challenge] 同じ軍艦のはったりを見破ろうとしています
   *[other] 争っています
}。ダイス（{ $rolls }）で{ $seat }が勝ち{ $what ->
    [pursuit] ました。追う側の勝ちなら相手の移動先まで追い、追われる側の勝ちなら、追う側は相手が元いた場所へ向かうだけです
   *[other] ました
}。
    .why = それぞれダイス2個を十の位と一の位にして振ります（11～66）。高いほうの勝ちで、同じなら振り直します：{ $rolls }。
blackbeard-dispute-rolls = { $seat }{" "}{ $face }
    .separator = 、
blackbeard-dispute-why-rolls = { blackbeard-dispute-rolls }
    .separator = 、
blackbeard-sailed = ⛵ { $pirate }（{ $seat }）が{ $path_count ->
    [0] { $place }に{ $mode ->
        [anchored] 錨を下ろしました
       *[other] とどまりました
    }
   *[other] { $path_count }ヘクス航海し、{ $place }に{ $mode ->
        [anchored] 錨を下ろしました
       *[other] 到着しました
    }
}。
    .why = 移動ダイスの出目は{ $die }です。船の速力と合わせて{ $allowance }ヘクスまで進めます。実際に進んだのは{ $path_count }ヘクスです。
blackbeard-pursued = { $reached ->
    [true] 🏹 { $pirate }（{ $seat }）が{ $target }を追跡します。
   *[false] 🏹 { $pirate }（{ $seat }）が{ $target }を追跡しますが、遠くて届きません。
}
    .why = どちらが後に動くかをダイスで決めます。獲物が後なら、追う側は獲物がいた場所へ向かい、獲物はそこから先へ進めます。
blackbeard-pursuit_circle = 🎲 互いに追いかけ合っているため、出目のいちばん低い海賊が先に動きます：{ $rolls }。
    .why = それぞれ11～66のダイスを振ります。いちばん低い海賊が、ほかの海賊の行き先を知らないまま先に動きます。同じ出目なら振り直します。
blackbeard-pursuit_circle-rolls = { $pirate }{" "}{ $face }
    .separator = 、
blackbeard-entered_port = { $mode ->
    [port] ⚓ { $pirate }（{ $seat }）が{ $port }に入港し、錨を下ろしました。
   *[other] ⚓ { $pirate }（{ $seat }）が錨を下ろさずに{ $port }に入りました。
}
blackbeard-left_port = ⚓ { $pirate }（{ $seat }）が{ $port }を出港しました。
blackbeard-anchored = ⚓ { $pirate }（{ $seat }）が{ $place }で錨を下ろしました。
blackbeard-weighed_anchor = ⚓ { $pirate }（{ $seat }）が{ $place }で錨を上げました。
blackbeard-entered_zone = 🌐 { $pirate }（{ $seat }）が地図の外へ出て、{ $place }に入りました。
    .why = 通過海域は地図と地図をつなぎます。入るには移動をすべて使います。
blackbeard-left_zone = 🌐 陸が見えました！　{ $pirate }（{ $seat }）が地図に戻り、{ $place }に着きました。
blackbeard-turned = 🔄 舵が壊れている{ $pirate }（{ $seat }）は、向きを変えるだけで精一杯です。船首の向き：{ $facing ->
    [1] 北
    [2] 北東
    [3] 南東
    [4] 南
    [5] 南西
   *[6] 北西
}。
    .why = 舵の損傷のため望む方向に進めず、移動の代わりに時計回りに向きを変えました。
blackbeard-operation_lost = 🚫 { $pirate }（{ $seat }）は「{ $operation }」を実行できませんでした{ $because ->
    [stopped] （このターンに船を止められたため）
    [moved] （同じターンに航行した船ではできないため）
    [left] （{ $target }はすでに別のヘクスにいるため）
    [out_of_play] （{ $target }が活動中でなくなったため）
    [taken] （同じ場所の{ $captain }が先だったため）
    [gone] （もう狙える獲物がいないため）
    [outside] （港に入れなかったため）
   *[none] { $operation_code ->
        [attack_pirate] （標的が港に入っているか、届かない所にいるため）
       *[other] （もうできなくなったため）
    }
}。
    .why = { $operation_code ->
        [search] 捜索には、同じターンに海での移動が必要です。船が移動していなかったか、追っ手に止められました。
        [attack_merchant] 実行する時点で、その商船がもういなかったか、ほかの海賊の獲物になっていたか（先に正体を確かめた海賊だけが攻撃できます）、船が同じヘクスの海上にいなかったか、追っ手に止められていました。
        [attack_pirate] 実行する時点で、その海賊がほかのヘクスか港の中にいたか、船が追っ手に止められていました。
        [attack_hunter] 実行する時点で、その追っ手がもういなかったか、船がその追っ手に止められていました。
        [careen] 船底清掃は、同じターンに航行していない船だけが海岸で行えます。追っ手に止められた船ではできません。
        [jury] 応急修理は、同じターンに航行していない海上の船だけが行えます。追っ手に止められた船ではできません。
        [business] 船が、海賊に開かれた港に停泊していませんでした。
        [purchases] 船が、海賊に開かれた港に停泊していませんでした。
       *[other] 実行する時点で、もう不可能になっていました。船が必要な場所にいなかった、追っ手に止められた、動かずに行う指示なのに先に移動した、目当てのものがなくなったかほかの海賊に先を越された、のいずれかです。
    }
blackbeard-governor_revealed = 🏛️ { $port }の総督が明らかになりました：{ $governor }（{ $stance ->
    [pro] 親海賊
   *[anti] 反海賊
}）。
    .why = 裏向きの総督は、海賊が入港したとき、または港を攻撃した後に表にします。
blackbeard-chased = { $port ->
    [none] 💨 { $pirate }（{ $seat }）は追い払われ、{ $place }へ逃げました。
   *[other] 💨 { $pirate }（{ $seat }）は{ $port }を追い出され、{ $place }へ逃げました。
}
    .why = 反海賊の総督、攻撃を退けた守備隊、港に入った追っ手、蜂起した先住民、救出を退けた別の海賊は、海賊を追い出します。移動はそこで終わり、人望が1下がります。ほかの港に入るまで、この港には戻れません。
blackbeard-drifted = 🌊 航行不能の{ $pirate }（{ $seat }）の船が{ $place }へ漂流しました。
    .why = 航行不能の船は2ターンごとに1ヘクス漂流します。ダイスが方向を決めます（1が北、以降は時計回り）：{ $face }。
blackbeard-stayed_ashore = 🌊 航行不能の{ $pirate }（{ $seat }）の船は、流される先に水がなく、その場に留まりました。
    .why = ダイスが方向を決めます（1が北、以降は時計回り）：{ $face }。そちらは陸か、地図の端です。
blackbeard-mainsail_set = 💨 予備のメインスルのおかげで、{ $pirate }（{ $seat }）の速力はこのターン2上がります。
blackbeard-sextant_used = 🧭 { $pirate }（{ $seat }）は六分儀を使い、ダイスの出目より遠い港にたどり着きます。
blackbeard-misses_turn = 🥱 { $pirate }（{ $seat }）の乗組員は二日酔いで、このターンは動けません。
blackbeard-turn_over = {""}

## 名声、金、積荷

blackbeard-cause = { $cause ->
    [capture] 拿捕
    [declined] 商船の見逃し
    [escaped] 商船の逃走
    [hostage] 人質
    [sale] 売却
    [rich_sale] 5,000ダブロンを超える売却
    [port_taken] 港の占領
    [port_sacked] 港の略奪
    [wound] 負傷
    [debauch] 乱痴気騒ぎ
    [alcohol] 乗組員の酒
    [drugs] 乗組員の薬物
    [torture] 拷問
    [full_holds] 満載での帰港
    [combat_damage] 戦闘の損傷
    [crew_lost] 乗組員の喪失
    [debauch_refused] 乱痴気騒ぎの拒否
    [chased] 港からの追い出し
    [scurvy] 壊血病
    [mutiny_quelled] 反乱鎮圧
    [new_captain] 新しい海賊
    [deposit] 隠した財宝へ
    [withdrawal] 隠した財宝から
    [ransom] 身代金
    [letter] 私掠免許状
    [bribe] 賄賂
    [bought] 購入
    [loot] 略奪品
    [prize] 拿捕船
    [passed] 譲渡
    [jettison] 投棄
    [spent] 使用
    [sold] 売却
    [unsold] 売れ残り
    [flooded] 船倉の浸水
    [wrecked] 船倉の破壊
    [fire] 火災
    [swap] 乗り換え
    [handful] 財宝の発掘
    [destroyed] 港の壊滅
    [retired] 引退後の資金
    [lost] 喪失
    [trade] 取引
    [port_attack] 港への攻撃
    [merchant] 商船との戦い
    [storm] 嵐
    [leak] 浸水
    [cargo] 危険な積荷
    [tavern] 酒場
    [flotsam] 漂う木箱
    [careening] 船底清掃
    [refit] 修理
    [blockade] 封鎖
    [blockade_over] 封鎖の終わり
    [tournament] 大会への不参加
    [relative_lost] 身内の喪失
    [grief] 悲しみ
    [daughter] 総督令嬢
    [papers] 機密文書
    [outlaw] お尋ね者の退治
    [gang] 盗賊退治
    [stolen] 盗難
    [shortage] 物資不足
    [auction] 競売
    [delivered] 引き渡し
    [wreck] 難破船
    [sirens] セイレーン
    [reef] 座礁
    [shore] 岸への衝突
    [current] 海流
    [creature] 海の怪物
    [duel_won] 決闘の勝利
    [duel_lost] 決闘の敗北
    [surrendered] 降伏
    [conquest] 制圧
    [conquered] 敗北
    [freed] 解放
    [rescued] 救出
    [relative] 身内の解放
    [restarted] 出直し
    [battle] 戦闘
    [hot_shot] 赤熱弾
    [broke_off] 離脱
    [got_away] 追っ手からの脱出
    [sank_hunter] 追っ手の撃沈
    [seized] 没収
    [fine] 罰金
    [jailbreak] 脱獄
    [pledge] 解放の謝礼
    [contract] 契約
    [bounty] 賞金首
   *[other] { $cause }
}
blackbeard-notoriety = 📣 { $pirate }：悪名{ SIGNED($by) }、現在{ $now }（{ blackbeard-cause }）
    .why = { $cause ->
        [capture] 拿捕すると、悪名が海賊の残忍さの分だけ上がります。2回目の攻撃なら1、3回目以降なら2が加わります。
        [declined] 商船の正体を確かめてから見逃すと、悪名が1下がります。
        [escaped] 商船に逃げられると、悪名が1下がります。
        [hostage] 人質1人につき悪名が1上がります。
        [sale] 売上1,000ダブロンごとに悪名が1上がります。
        [rich_sale] 売上が5,000ダブロンを超えると、悪名がさらに5上がります。
        [port_taken] 占領した港の価値の分だけ悪名が上がります（卓の取り決めによっては守備隊の分）。
        [port_sacked] 略奪すると、港の印刷された価値にダイス1個を足した分だけ上がります。
        [wound] 負傷マーカー1個につき、悪名が1上がります。
        [tournament] 大会に行かないと、悪名が5下がります。
        [relative_lost] 身内が帰らないと、悪名が5下がります。
        [grief] いなくなった身内への悲しみで、悪名が1下がります。
        [daughter] 総督令嬢を送り届けると、悪名が10上がります。
        [duel_won] 海賊との決闘に勝つと、敗者の悪名の半分（端数切り上げ）だけ上がります。
        [surrendered] 決闘で降伏すると、悪名が3下がります。
        [conquered] ほかの海賊に船を制圧されると、悪名が10下がります。
        [freed] 解放された捕虜は、悪名が5上がります。
        [rescued] 捕虜を解放すると、ダイス2個分、スペインの港の監獄からならその2倍、上がります。
        [relative] 身内を解放すると、悪名が5上がります。
        [broke_off] 海賊との戦闘から離脱すると、悪名が1下がります。
        [got_away] 攻撃してきた追っ手から逃げ延びると、悪名が5上がります。
        [sank_hunter] 国王の討伐船を沈めると、その元の戦闘力の分だけ上がります。
       *[other] 悪名は0から100までです。100に達した海賊のプレイヤーがその場で勝ちます。
    }
blackbeard-popularity = 👥 { $pirate }：人望{ SIGNED($by) }、現在{ $now }（{ blackbeard-cause }）
    .why = { $cause ->
        [declined] 乗組員は獲物を期待していたので、見逃すと人望が1下がります。
        [escaped] 1か2の差で商船に逃げられると、人望が1下がります。
        [sale] 売上1,000ダブロンごとに人望が1上がります。
        [rich_sale] 売上が5,000ダブロンを超えると、人望がさらに5上がります。
        [port_sacked] 略奪すると、港の印刷された価値の分だけ上がります。
        [wound] 船長が軽傷を負うと人望が1、重傷を負うと2下がります。
        [debauch] 乱痴気騒ぎで人望が1上がります。
        [alcohol] 乗組員が飲んだ酒のマーカー1個につき人望が1上がります。
        [drugs] 乗組員が使った薬物のマーカー1個につき人望が1上がります。
        [torture] 乗組員は拷問を喜び、人望が1上がります。
        [full_holds] 船倉を満載にして根拠地に戻ると、人望が1上がります。
        [combat_damage] 戦闘の損傷1点につき、人望が1下がります（卓の取り決めによっては戦闘1回ごとに1）。
        [crew_lost] 失った乗組員1点につき人望が1下がります。
        [debauch_refused] 乗組員が求める乱痴気騒ぎを拒むと、人望が1下がります。
        [chased] 港を追い出されると、人望が1下がります。
        [mutiny_quelled] 反乱を鎮圧すると、人望は6になります。
        [blockade] 封鎖されると人望が1、さらに災難イベントのたびに1下がります。
        [blockade_over] どちらかが去って封鎖が終わると、人望が1上がります。
        [relative_lost] 身内が帰らないと、人望が2下がります。
        [daughter] 総督令嬢を送り届けると、人望が2上がります。
        [scurvy] 壊血病で人望が2、船長も病に倒れるとさらに1下がります。
        [duel_won] 海賊との決闘に勝つと、乗組員に見直され、人望が上がります。
        [duel_lost] 番人に負け、ほかに何も失わないと、人望が1下がります。
        [surrendered] 決闘で降伏すると、人望が3下がります。
        [conquest] 自分より悪名の高くない海賊を制圧すると、人望が1上がります。
        [conquered] 悪名が自分以上の海賊に制圧されると、人望が5下がります。
        [freed] 監獄から出ると、人望が1上がります。
        [relative] 自分の身内を連れ帰ると、人望が2上がります。
        [restarted] 出直すと、人望は7から始まります。
        [broke_off] 追っ手との戦闘から離脱すると1、海賊との戦闘でも第3ラウンドからは人望が1下がります。
       *[other] 人望は0から15までです。0になると反乱が起こります。
    }
blackbeard-doubloons = { $doubloons }ダブロン
blackbeard-cabin_by = 船長室の財宝{ SIGNED($by) }ダブロン
blackbeard-cabin = { $cause ->
    [deposit] 💰 { $pirate }：{ blackbeard-cabin_by }、残り{ $now }ダブロン（{ blackbeard-cause }）
    [withdrawal] 💰 { $pirate }：{ blackbeard-cabin_by }、合計{ $now }ダブロン（{ blackbeard-cause }）
    [retired] 💰 { $pirate }：{ blackbeard-cabin_by }、残り{ $now }ダブロン（{ blackbeard-cause }）
    [lost] 💰 { $pirate }：{ blackbeard-cabin_by }、残り{ $now }ダブロン（{ blackbeard-cause }）
    [outlaw] 💰 { $pirate }：{ blackbeard-cabin_by }、合計{ $now }ダブロン（{ blackbeard-cause }）
    [gang] 💰 { $pirate }：{ blackbeard-cabin_by }、合計{ $now }ダブロン（{ blackbeard-cause }）
    [conquest] 💰 { $pirate }：{ blackbeard-cabin_by }、合計{ $now }ダブロン（{ blackbeard-cause }）
    [conquered] 💰 { $pirate }：{ blackbeard-cabin_by }、残り{ $now }ダブロン（{ blackbeard-cause }）
    [seized] 💰 { $pirate }：{ blackbeard-cabin_by }、残り{ $now }ダブロン（{ blackbeard-cause }）
   *[other] {""}
}
    .why = 船長室の財宝は{ $now }ダブロンになりました。上限は5,000ダブロンです。
blackbeard-doubloons_lost = 💸 { $pirate }：船長室に入りきらない{ blackbeard-doubloons }が失われました（{ blackbeard-cause }）。
    .why = 船長室に置けるのは5,000ダブロンまでです。余りを財宝に加えられるのは、自分の根拠地にいるときだけです。
blackbeard-treasure = { $cause ->
    [deposit] 🗝️ { $pirate }（{ $seat }）がダブロンを{ $port }に隠しました。
    [withdrawal] 🗝️ { $pirate }（{ $seat }）が{ $port }に隠したダブロンを取り出しました。
    [sale] 🗝️ { $pirate }（{ $seat }）が船長室に入りきらない分を{ $port }に隠しました。
    [ransom] 🗝️ { $pirate }（{ $seat }）が船長室に入りきらない分を{ $port }に隠しました。
    [bought] 🗝️ { $pirate }（{ $seat }）が{ $port }に隠したダブロンで支払いました。
    [letter] 🗝️ { $pirate }（{ $seat }）が{ $port }に隠したダブロンで支払いました。
    [retired] 🗝️ { $pirate }（{ $seat }）が{ $port }に隠した財宝とともに引退します。
    [handful] 🗝️ { $pirate }（{ $seat }）が{ $port }に隠した財宝が見つかり、散逸しました。
    [destroyed] 🗝️ { $pirate }（{ $seat }）が{ $port }に隠した財宝は、港とともに失われました。
    [daughter] 🗝️ { $pirate }（{ $seat }）がダブロンを{ $port }に隠しました。
    [papers] 🗝️ { $pirate }（{ $seat }）がダブロンを{ $port }に隠しました。
    [outlaw] 🗝️ { $pirate }（{ $seat }）がダブロンを{ $port }に隠しました。
    [shortage] 🗝️ { $pirate }（{ $seat }）がダブロンを{ $port }に隠しました。
    [contract] 🗝️ { $pirate }（{ $seat }）がダブロンを{ $port }に隠しました。
    [gang] 🗝️ { $pirate }（{ $seat }）がダブロンを{ $port }に隠しました。
    [fine] 🗝️ { $pirate }（{ $seat }）が{ $port }に隠したダブロンで支払いました。
    [jailbreak] 🗝️ 財宝の半分は救い出した人のものです。{ $pirate }（{ $seat }）が{ $port }に隠したダブロンで支払いました。
    [pledge] 🗝️ { $pirate }（{ $seat }）が{ $port }に隠したダブロンで支払いました。
    [stolen] 🗝️ { $pirate }（{ $seat }）が{ $port }に隠した財宝がなくなりました。
   *[other] 🗝️ { $pirate }（{ $seat }）が{ $port }に隠した財宝は失われました。
}{ $now ->
    [none] {""}
    [0] そこにはもう何も残っていません。
   *[other] 隠した財宝は、これで{ $now }ダブロンです。
}
    .why = 財宝が動いたことは全員にわかりますが、額を知っているのは持ち主だけです（財宝を公開する卓を除く）。
blackbeard-loaded = {""}
blackbeard-unloaded = { $cause ->
    [jettison] 🗑️ { $pirate }（{ $seat }）が場所を空けるため、海に捨てました：{ $markers }。
    [alcohol] 🍺 { $pirate }の乗組員が飲み干しました：{ $markers }。
    [drugs] 🌿 { $pirate }の乗組員が使いました：{ $markers }。
    [spent] 🎒 { $pirate }（{ $seat }）が船倉の{ $markers }を使いました。
    [lost] 🌊 { $pirate }の船倉から失われました：{ $markers }。
    [wrecked] 🌊 { $pirate }の壊れた船倉で失われました：{ $markers }。
    [seized] ⚖️ { $pirate }から没収されました：{ $markers }。
    [conquered] 🏴‍☠️ { $pirate }の積荷は勝者の思いのままです：{ $markers }。
   *[other] {""}
}
blackbeard-restowed = 📦 { $pirate }（{ $seat }）が積荷を積み直しました。
blackbeard-hostage_taken = ⛓️ { $pirate }（{ $seat }）が人質を取りました：{ $relative_of ->
    [none] { $nation_code ->
        [unidentified] 国籍不明の乗客
       *[other] { $nation }船の乗客
    }。{ $home ->
        [none] {""}
       *[other] 拷問すれば、出身港（{ $home }）の情報を話すかもしれません。
    }
   *[other] { $relative_of }の身内{ $home ->
        [none] {""}
       *[other] （出身港：{ $home }）
    }です！ 身代金と引き換えるか、拷問できます。
}
    .why = 人質は、商売のできる港で身代金と引き換える、拷問で情報を得る（出身港への攻撃でダイス1個追加）、取引に使う、のいずれかに役立ちます。1人につき悪名が1上がります。{ $relative_of ->
        [none] {""}
       *[other] { $relative_of }自身は何も失いません。拷問された身内の話は、{ $relative_of }やその根拠地への攻撃に役立ちます。海賊同士が戦える対戦では、{ $relative_of }が人質の持ち主に勝って身内を救い出すと、悪名が5上がります。
    }

## 海で

blackbeard-card_drawn = {""}
blackbeard-reshuffled = 🔀 アクションカードが尽き、{ $cards }枚をシャッフルして新しい山札にしました。
blackbeard-searched = { $helper ->
    [none] 🔭 { $pirate }（{ $seat }）が捜索し
   *[other] 🔭 { $helper }も同盟相手の{ $pirate }と捜索し
}{ $result ->
    [merchant_1] 、帆影を1つ見つけました！
    [merchant_2] 、帆影を2つ見つけました！
    [warship] 、軍艦に出くわしました！
    [storm] ましたが、見えるのは{ $helper ->
        [none] 黒い雲ばかりです。
       *[other] 遠ざかる黒い雲ばかりです。
    }
   *[nothing] ましたが、何も見つかりませんでした。
}
    .why = アクションカードで決まり、沿岸と外洋では結果が異なります。
blackbeard-storm = { $face ->
    [1] ⛈️ { $pirate }（{ $seat }）が{ $place }で突風に見舞われました。
    [6] ⛈️ { $pirate }（{ $seat }）を中心に{ $place }で嵐が起こり、海域全体を覆いました。
   *[other] ⛈️ { $pirate }（{ $seat }）を中心に{ $place }で嵐が起こり、{ $face }ヘクス先まで広がりました。
}{ $ships_count ->
    [0] 巻き込まれた海賊はいません。
   *[other] { $face ->
        [1] {""}
       *[other] 巻き込まれた海賊：{ $ships }。
    }
}
    .why = ダイスが嵐の広さを決めます（1はその船だけ、6は海域全体）：{ $face }。嵐は帆を傷め、沿岸では船体も傷めます。2以上なら商船も散らします。
blackbeard-merchant_sighted = {""}
blackbeard-merchant_identified = 👁️ { $pirate }（{ $seat }）が近づいて正体を確かめました：{ $merchant }。
blackbeard-merchant_declined = 🕊️ { $pirate }（{ $seat }）は、{ $merchant }を襲わずに見逃しました。商船はその場に残ります。
    .why = プレイヤーの回答か事前指示による判断です。見逃すと悪名と人望が1ずつ下がります。
blackbeard-merchant_fought = ⚔️ { $pirate }（{ $seat }）が{ $merchant }を攻撃{ $attempt ->
    [1] {""}
   *[other] （{ $attempt }回目）
}、{ $total }対{ $rolled }：{ $result ->
    [captured] 拿捕しました！
    [held] 決着はつきません。
   *[escaped] 商船は逃げました。
}
    .why = { $pirate }：戦闘力{ $combat }とダイス（{ $dice }）{ $arms_count ->
        [0] {""}
       *[other] 、武器（{ $arms }）
    }{ $ally ->
        [0] {""}
       *[other] 、同盟相手（{ $ally }）
    }{ $debauch ->
        [none] {""}
       *[other] 、乱痴気騒ぎの後の乗組員−{ $debauch }
    }で合計{ $total }。商船：防御力とダイス2個（{ $defence }）で合計{ $rolled }。上回れば拿捕、同じなら引き分け、下回れば逃げられます。
blackbeard-enemy_mark = 🚩 { $pirate }（{ $seat }）の敵国が増えました：{ $nation }。この国の港は敵対し、根拠地であっても商売できなくなります。
    .why = ある国の船や港を攻撃すると、その国の敵になります。その国の港は敵対し、その国の私掠免許状は無効になります。そこにある根拠地では、隠した財宝の取り出しと引退しかできなくなります。隠した財宝は引退すれば成績に入ります。
blackbeard-prize_taken = 💰 { $pirate }（{ $seat }）が{ $merchant }から奪いました：{ $gold ->
    [0] { $sorts ->
        [0] めぼしい物なし
       *[other] { $wares }
    }
   *[other] { $gold }ダブロン分の金{ $sorts ->
        [0] {""}
       *[other] 、{ $wares }
    }
}。{ $left_count ->
    [0] {""}
   *[other] この中から{ $left_gold ->
        [0] { $left_count }個（{ $left_wares }）
       *[other] { $left_gold }ダブロン分の金{ $left_sorts ->
            [0] {""}
           *[other] と{ $left_wares }
        }
    }を、船倉に場所がないため置いていきました。
}
    .why = 金はアクションカードで、品物の数はダイス1個で、種類は1個ごとにダイスで決まります。金も船倉に入り、売却して初めてお金になります。船倉に入らないものは置いていきます。
blackbeard-passenger = { $result ->
    [beasts] 🐅 { $pirate }（{ $seat }）の拿捕船には、乗客ではなく猛獣がいて、乗り込んだ乗組員を襲いました！
   *[other] {""}
}
    .why = 乗客は11～66のダイスで決まります：{ $face }。
blackbeard-tortured = { $result ->
    [died_talking] 🩸 { $pirate }（{ $seat }）が人質を拷問しました。人質は口を割り、息絶えました。
    [talked] 🩸 { $pirate }（{ $seat }）が人質を拷問しました。人質は口を割りました。
   *[silent] 🩸 { $pirate }（{ $seat }）が人質を拷問しましたが、一言も話しません。
}{ $about ->
    [none] {""}
   *[other] この情報は{ $about }への攻撃で役に立ちます。
}
    .why = ダイスの出目は{ $face }です。海賊の残忍さより低ければ、人質は話して死に、同じなら話して生き残り、高ければ黙り通します。有力情報1つで、攻撃のダイスが1個増えます。
blackbeard-prize_ship = { $usable ->
    [true] ⛵ { $pirate }（{ $seat }）は拿捕した{ $ship }を自分の船にできます。
   *[false] { $face ->
        [6] ⛵ { $pirate }（{ $seat }）は拿捕した{ $ship }を自分の船にはできません。同じ型の船が余っていないためです。奪った積荷には影響しません。
       *[other] ⛵ { $pirate }（{ $seat }）は拿捕した{ $ship }を自分の船にはできません（出目{ $face }、必要なのは6）。奪った積荷には影響しません。
    }
}
    .why = ダイスの出目は{ $face }です。使えるのは6が出て、しかも同じ型の船がまだ余っている場合だけです。
blackbeard-ship_swapped = ⛵ { $pirate }（{ $seat }）が{ $ship }に乗り換え、古い船を手放しました。
blackbeard-commissioned = ⛵ { $captain }が拿捕した{ $ship }を新しい海賊に任せました：{ $pirate }（{ $seat }）。
blackbeard-debauched = 🍻 乱痴気騒ぎです！　{ $pirate }（{ $seat }）が{ $place }で乗組員に酒を許しました。{ $because ->
    [trade] 海賊港で商売をしたので、乗組員が求めました。
    [prize] 拿捕を決めたアクションカードにより、乗組員が求めました。
    [none] {""}
   *[wish] {""}
}乗組員はこのターンはもう行動できず（追加アクションも不可）、次のターンを休みます。
    .why = 乱痴気騒ぎは人望を上げますが、乗組員は次のターンを休みます。認めるかどうかは船長の方針で決まり、変えていなければ、乗組員が求めたときに認めます。乗組員が求めたときに断ると、人望が1下がります。
blackbeard-cargo_danger = { $result ->
    [none] {""}
   *[other] { $what ->
        [explosion] 💥 酒と武器を積んだ{ $pirate }（{ $seat }）の船倉{ $hold }が爆発しました！
        [theft] 🔪 { $pirate }（{ $seat }）の船倉{ $hold }で薬物と金が盗まれ、乗組員の争いで船が壊れました。
       *[living] { $result ->
            [wrecked_and_fought] 🐅 { $pirate }（{ $seat }）の生き物が暴れ、船倉{ $hold }を壊して乗組員を襲いました。
           *[other] 🐅 { $pirate }（{ $seat }）の生き物が暴れ、船倉{ $hold }を壊しました。
        }
    }
}
    .why = 危険な船倉ごとに、毎ターンダイスを振ります：{ $face }。{ $what ->
        [explosion] 酒と武器が同じ船倉にあると、1で爆発します。
        [theft] 薬物と金が同じ船倉にあると、1で盗みが起こり、争いで船が傷みます。
       *[living] いちばん上の船倉に生き物だけを積んでいなければ、1か2で暴れ出します。2なら乗組員も傷つきます。
    }
blackbeard-flotsam_left = 📦 { $place }に木箱が漂っています：{ $markers }。
blackbeard-flotsam_taken = 📦 { $pirate }（{ $seat }）が{ $place }で漂う木箱を引き揚げました：{ $markers }。
blackbeard-merchants_removed = 🌫️ { $tokens_count ->
    [0] 取り除かれる商船はありません
   *[other] 商船{ $tokens_count }隻が取り除かれました
}（{ $parity ->
    [odd] 奇数段のヘクス
   *[even] 偶数段のヘクス
}）。

## 港で

blackbeard-sold = 🪙 { $pirate }（{ $seat }）が{ $port }で略奪品を売りました。売上：{ $proceeds }ダブロン。{ $lost_count ->
    [0] {""}
   *[other] { $lost }は買い手がつかず、失われました。
}
    .why = 金：{ $gold }ダブロン。品物は1個{ $price }ダブロン（港の市場にある1種類につき100ダブロン）：{ $goods_count ->
        [0] なし
       *[other] { $goods }
    }。港の態度による修正：{ SIGNED($adjustment) }ダブロン。合計：{ $proceeds }ダブロン。すでに市場にある種類は売れず、失われます。
blackbeard-ransomed = 🪙 { $pirate }（{ $seat }）が{ $port }で人質{ $hostages_count }人の身代金を得ました：{ $proceeds }ダブロン。
    .why = ダイスの出目は{ $face }です。その100倍のダブロンに人質の数（{ $hostages_count }）を掛け、港の態度による修正を加えます。合計：{ $proceeds }ダブロン。
blackbeard-letter_offered = 📜 新たに売り出されました：{ $letter }。
blackbeard-letter_price = { $bought ->
    [true] 📜 { $pirate }（{ $seat }）が{ $price }ダブロンで買いました：{ $letter }。
   *[false] 📜 { $pirate }（{ $seat }）は{ $price }ダブロンと聞き、買いませんでした：{ $letter }。
}
    .why = ダイスの出目は{ $face }です。1につき、友好的な港では50ダブロン、中立の港では100ダブロンです：{ $price }ダブロン。
blackbeard-governor_drawn = { $permanent ->
    [true] 🏛️ { $port }に反海賊の総督が着任し、二度と替わりません。
   *[false] 🏛️ { $port }に新しい総督が着任しました：{ $governor }。
}
blackbeard-bribed = { $result ->
    [moved] 💼 { $pirate }（{ $seat }）が{ $port }の総督に{ $price }ダブロンの賄賂を贈りました。ここが新しい根拠地になります。
    [refused] 💼 { $pirate }（{ $seat }）が{ $price }ダブロンを払いましたが、{ $port }の総督は金だけ受け取り、衛兵を呼びました。
   *[not_paid] 💼 { $port }の賄賂は{ $price }ダブロンです。{ $pirate }（{ $seat }）は払いません。
}
    .why = ダイスの出目は{ $face }、1につき100ダブロンです：{ $price }ダブロン。{ $stance ->
        [pro] 総督は親海賊で、約束を守ります。
        [anti] 総督は反海賊で、金は失われます。
       *[none] 支払いはありません。
    }
blackbeard-bought = 🛒 { $pirate }（{ $seat }）が{ $price }ダブロンで買いました：{ $item }。
blackbeard-refuge_moved = 🏠 { $pirate }（{ $seat }）が根拠地を{ $port }に移しました。
blackbeard-tavern = { $change ->
    [-1] 🍺 { $port }の酒場に行った{ $pirate }（{ $seat }）の乗組員の一部が、戻ってきません。
    [0] 🍺 { $port }の酒場では、{ $pirate }（{ $seat }）の乗組員に何も起こりませんでした。
   *[other] 🍺 { $pirate }（{ $seat }）が{ $port }の酒場で新しい仲間を見つけました。
}
    .why = 酒場のダイスの出目は{ $face }です。低ければ乗組員を1点失い、高ければ{ $change ->
        [2] 2点
       *[other] 1点か2点
    }回復します。境目は港によって異なります。
blackbeard-port_attacked = { $sack ->
    [true] 🏰 { $pirate }（{ $seat }）が{ $port }の略奪を狙って戦います
   *[false] 🏰 { $pirate }（{ $seat }）が{ $port }を攻撃します
}。{ $total }対{ $garrison_total }：{ $result ->
    [won] 守備隊を破りました！
    [tied] 守備隊は退きましたが、痛手を負いました。
   *[lost] 撃退されました。
}
    .why = { $pirate }：戦闘力{ $combat }とダイス（{ $dice }）{ $arms_count ->
        [0] {""}
       *[other] 、武器（{ $arms }）
    }{ $information_count ->
        [0] {""}
       *[other] 、有力情報（{ $information }）
    }{ $debauch ->
        [none] {""}
       *[other] 、乱痴気騒ぎの後の乗組員−{ $debauch }
    }で合計{ $total }。防御側：守備隊とダイス3個（{ $garrison_dice }）で合計{ $garrison_total }。同じかそれ以上なら勝ちです。同じなら船がダイス1個分の損傷を受け、下回れば差の分の損傷を受けます。
blackbeard-port_taken = 🏴‍☠️ { $port }は{ $pirate }（{ $seat }）の手に落ちました！　略奪品：{ $loot }ダブロン分の金。
    .why = 港の価値（{ $value }）1につき100ダブロンです：{ $loot }ダブロン。金は船倉に入り、売却して初めてお金になります。その後、価値は1下がります。
blackbeard-port_sacked = 🔥 { $pirate }（{ $seat }）が{ $port }を略奪しました。{ $goods_count ->
    [0] 奪う品物はありません。
   *[other] 奪った品物：{ $goods }。
}{ $left_count ->
    [0] {""}
   *[other] このうち{ $left }を、船倉に場所がないため置いていきました。
}
    .why = { $face ->
        [0] 略奪すると、港の守備隊の2倍だけ悪名が上がります。
       *[other] 略奪すると、港の印刷された価値とダイス（{ $face }）の分だけ悪名が上がります。
    }市場の品物は、種類ごとに1個残ります。
blackbeard-port_destroyed = 🔥 { $port }は壊滅し、二度と使えません。
blackbeard-handful = 🤲 { $port }の廃墟で、{ $pirate }（{ $seat }）が{ $victim }の財宝の一部を掘り当てました：{ $markers }。
    .why = ダイス2個の合計だけ、見ないでつかみ取ります。残りは失われます。

## 船と海賊

blackbeard-damaged = 💥 { $pirate }：{ $section }に{ $points }点の損傷、累計{ $now }点（{ blackbeard-cause }）。{ $absorbed ->
    [0] {""}
   *[other] うち{ $absorbed }点は白枠が受けました。
}
    .why = 損傷{ $points }点のうち、白枠が受けたのは{ $absorbed }点です。この区画の損傷は、これで{ $now }点です。入りきらない損傷はほかの区画へ回り、すべての区画が損傷でいっぱいになると船は沈没します。
blackbeard-repaired = 🔨 { $pirate }：{ $section }の損傷が{ $points }点回復（{ blackbeard-cause }）。{ $now ->
    [0] この区画の損傷はなくなりました。
   *[other] この区画に残る損傷：{ $now }点。
}
blackbeard-upgraded = 🔨 { $pirate }の{ $section }は、損傷をあと1点多く受けられます。
blackbeard-careened = { $on ->
    [true] 🏖️ { $pirate }（{ $seat }）が船底清掃のため船を浜に上げました。
   *[false] 🏖️ { $pirate }（{ $seat }）が浜に上げた船を再び海に浮かべました。
}
blackbeard-jury_rigged = 🪢 { $pirate }（{ $seat }）が海上で応急修理をしました：{ $section }。
    .why = 損傷1点を無傷とみなします。次のターンから毎ターンダイスを振り、1が出ると修理は壊れます。
blackbeard-jury_failed = 🪢 { $pirate }（{ $seat }）の応急修理が壊れました：{ $section }。
    .why = 応急修理は1が出ると壊れます：{ $face }。
blackbeard-jury_fell = 🪢 { $pirate }（{ $seat }）の応急修理が損傷で壊れました：{ $section }。
    .why = 区画がまた損傷すると、その応急修理も壊れます。そこには失う点がもうないので、損傷はほかの区画へ回ります。
blackbeard-leaked = { $face ->
    [1] 💧 { $pirate }（{ $seat }）の船体の浸水がひどくなりました。
   *[other] {""}
}
    .why = 損傷した船体は、毎ターン浸水のダイスを振ります：{ $face }。1なら損傷が1点増え、すでに損傷が3点なら船は沈没します。振る前の損傷：{ $hull }点。続いて、ダイス1個か2個で船倉の浸水を調べます。
blackbeard-flooded = 💧 { $pirate }（{ $seat }）の船倉{ $hold }が水に浸かりました。{ $markers_count ->
    [0] {""}
   *[other] 失ったもの：{ $markers }。
}
    .why = ダイスの出目が船倉の番号です：{ $face }。船体がすっかり直るまで使えません。
blackbeard-fire = { $face ->
    [0] { $out ->
        [true] 🔥 { $pirate }（{ $seat }）の船で火災です！　燃えるものはありませんでした。
       *[false] 🔥 { $pirate }（{ $seat }）の船で火災です！　燃えたもの：{ $markers }。
    }
    [1] { $out ->
        [true] 🔥 { $pirate }（{ $seat }）の船で火災です！　消火槽は壊れましたが、燃えるものはありませんでした。
       *[false] 🔥 { $pirate }（{ $seat }）の船で火災です！　消火槽が壊れ、燃えました：{ $markers }。
    }
   *[other] 🔥 { $pirate }（{ $seat }）の船で火災です！　消火槽のおかげで消し止めました。
}
    .why = { $face ->
        [0] 消火槽を積んでいません。
       *[other] 消火槽は1で役に立たなくなります：{ $face }。
    }酒と武器が燃え、マーカー1個につき損傷が1点です。
blackbeard-sunk = ☠️ { $pirate }（{ $seat }）の船が{ $place }で沈没しました。原因：{ blackbeard-cause }。
blackbeard-wounded = { $grade ->
    [superficial] 🩹 { $pirate }（{ $seat }）がかすり傷を負いました：{ $part }。
    [minor] 🩹 { $pirate }（{ $seat }）が軽傷を負いました：{ $part }。
    [incapacitating] 🩹 { $pirate }（{ $seat }）が重傷を負いました：{ $part }。
   *[prosthesis] 🩹 { $pirate }（{ $seat }）は今後{ $face ->
        [1] 眼帯
        [2] 眼帯
        [3] 鉤手
        [4] 鉤手
       *[other] 義足
    }を着けます：{ $part }。
}
    .why = { $card ->
        [none] 傷の程度は決まっていたので、カードは引きません。
       *[other] 傷の程度はアクションカード、部位はダイス（{ $face }）で決まります。
    }負傷マーカー1個につき、残忍さ以外の能力値がすべて1下がり、残忍さと悪名が1上がります。重傷は2個分です。
blackbeard-pet_lost = { $pet ->
    [parrot] 🦜 { $pirate }（{ $seat }）のオウムが身代わりになって死にました。海賊は無傷です。
   *[pet] 🐒 { $pirate }（{ $seat }）のペットが身代わりになって死にました。海賊は無傷です。
}
blackbeard-healed = ❤️‍🩹 { $pirate }（{ $seat }）が回復しました{ $parts_count ->
    [0] {""}
   *[other] ：{ $parts }
}。
    .why = かすり傷は自然に治り、ほかの負傷は港での療養で治ります。
blackbeard-rerolled = 🎲 { $pirate }（{ $seat }）が機転を1点使い、振り直しました（{ $what ->
    [move] 移動
    [merchant] 商船
    [port] 港
    [mutiny] 反乱
    [leak] 浸水
    [prize_ship] 拿捕船
    [torture] 拷問
    [ransom] 身代金
    [bribe] 賄賂
    [tavern] 酒場
    [passenger] 乗客
    [danger] 危険な積荷
    [sack] 港の略奪
    [retirement] 引退
    [battle] 戦闘
    [hunter_battle] 戦闘
    [duel] 決闘
    [downed] 決闘
    [evasion] 追っ手の回避
    [interception] 追っ手の捕捉
    [careened_found] 船底清掃中の船
    [speed_tie] 速力
    [hot_shot] 赤熱弾砲
    [captive] 捕虜
    [treason] 反逆罪表
    [petition] 請願
    [dispute] 優先争い
    [discontent] 不満
    [dive] 潜水
    [fire] 火災
    [grief] 悲しみ
    [arrest] 逮捕
    [location] 損傷する区画
    [wound_part] 負傷する部位
    [flood] 水浸しの船倉
    [jury] 応急修理
    [crates] 漂う木箱
    [cistern] 消火槽
    [danger_damage] 危険な積荷による損傷
    [assault_damage] 港への攻撃での損傷
    [handful] ひとつかみの硬貨
    [goods] 拿捕船の品物
    [crusade] 人質
    [rescue] 救出
    [hunger] 捕らわれの身
    [fine] 罰金
   *[other] { $what }
}）{ $before ->
    [none] 。
   *[other] ：{ $sides ->
        [own] この海賊側の出目は{ $first_same ->
            [true] { $first_before }のまま
           *[false] { $first_before }から{ $first_after }に{ $second_same ->
                [true] 変わり
               *[false] {""}
            }
        }、相手側は{ $second_same ->
            [true] { $second_before }のままです。
           *[false] { $second_before }から{ $second_after }に変わりました。
        }
        [attacker] 攻撃側の出目は{ $first_same ->
            [true] { $first_before }のまま
           *[false] { $first_before }から{ $first_after }に{ $second_same ->
                [true] 変わり
               *[false] {""}
            }
        }、防御側は{ $second_same ->
            [true] { $second_before }のままです。
           *[false] { $second_before }から{ $second_after }に変わりました。
        }
       *[other] { $same ->
            [true] 出目は{ $before }のまま変わりませんでした。
           *[false] 出目は{ $before }から{ $after }に変わりました。
        }
    }
}
    .why = プレイヤーの回答か、事前指示「機転による振り直し」による判断です。機転1点で、その判定のダイスを相手の分も含めてすべて振り直します。新しい出目が有効です。その後、ほかのプレイヤーの海賊が機転を使うまで、同じ海賊は使えません。
blackbeard-mutiny = { $result ->
    [quelled] 🗡️ { $pirate }（{ $seat }）に対する反乱です！　船長の言葉が届き、乗組員は静まりました。
    [retired] 🗡️ { $pirate }（{ $seat }）に対する反乱です！　乗組員は船長を座から引きずり降ろしました。
   *[marooned] 🗡️ { $pirate }（{ $seat }）に対する反乱です！　乗組員は船長を島に置き去りにしました。
}
    .why = 人望が0になったため、カリスマに対してダイスを振ります：{ $face }対{ $charisma }。低ければ鎮圧、同じなら船長は降ろされ、高ければ島に置き去りになります。
blackbeard-retirement_tried = { $result ->
    [retired] 🌴 { $pirate }（{ $seat }）が海賊稼業から足を洗いました。
   *[failed] 🌴 { $pirate }（{ $seat }）は引退しようとしましたが、ダイスに恵まれませんでした。財宝が次の100ダブロンの区切りに達すれば、もう一度試せます。
}
    .why = ダイス2個を十の位と一の位にした数（11～66）が、財宝÷100（端数切り捨て）以下なら引退できます。失敗すると、財宝が増えるまで再び試せません。
blackbeard-kept_at_least = { $known ->
    [none] { $untold ->
        [none] {""}
       *[other] （金額は終了まで秘密）
    }
   *[other] （少なくとも{ blackbeard-known_sum }）
}
blackbeard-left_play = { $cause ->
    [retired] 🌴 { $pirate }（{ $seat }）は引退し、悠々と余生を送ります{ blackbeard-kept_at_least }。
    [pardoned] 🌴 { $pirate }（{ $seat }）は国王の恩赦を受け、引退します。
    [deposed] 🪦 { $pirate }（{ $seat }）は乗組員に船長の座を追われましたが、隠した財宝を持って引退します。
    [marooned_by_crew] 🪦 { $pirate }（{ $seat }）は無人島で生涯を終えました。
    [duel] 🪦 { $pirate }（{ $seat }）は決闘で生涯を終えました。
    [disease] 🪦 { $pirate }（{ $seat }）は病で生涯を終えました。
    [wounds] 🪦 { $pirate }（{ $seat }）は重なる傷で生涯を終えました。
    [sunk] 🪦 { $pirate }（{ $seat }）は海の底で生涯を終えました。
    [boarded] 🪦 { $pirate }（{ $seat }）は切り込み戦で生涯を終えました。
    [captivity] 🪦 { $pirate }（{ $seat }）は捕虜のまま生涯を終えました。
    [hanged] 🪦 { $pirate }（{ $seat }）は絞首台で生涯を終えました。
    [abandoned] 🪦 { $pirate }（{ $seat }）は見捨てられ、生涯を終えました。
    [natives] 🪦 { $pirate }（{ $seat }）は先住民の蜂起で生涯を終えました。
   *[prison] 🪦 { $pirate }（{ $seat }）は重い罰金を払って引退します。
}
    .why = 引退した海賊の財宝は最後に数えます。死んだ海賊の財宝は数えません。
blackbeard-replaced = { $pirate ->
    [none] 🏴‍☠️ 新しい海賊が{ $place }に現れました：{ $successor }（{ $seat }）。
   *[other] 🏴‍☠️ { $successor }（{ $seat }）が{ $place }で{ $pirate }の船を引き継ぎました。
}

## ターンの終わりと対戦の終わり

blackbeard-action_card = 🎴 { $pirate ->
    [none] アクションカード
   *[other] { $pirate }（{ $seat }）が引いたアクションカード
}：{ $action ->
    [draw_1] 新しい商船が1隻、海に出ます。
    [draw_2] 新しい商船が2隻、海に出ます。
    [remove_odd] 奇数段のヘクスの商船が港に帰ります。
    [remove_even] 偶数段のヘクスの商船が港に帰ります。
    [kc_operation] 国王の討伐船への命令です。
    [move_warships] 軍艦への命令です。
    [intercept_notorious] すべての軍艦が悪名最高の海賊を狙います。軍艦がいなければ1隻現れます。
    [hazard] 災難イベントです。まず、海上で海賊と同じヘクスに追っ手がいれば、ダイスなしで海賊を捕捉します。
   *[other] { $action }
}{ $idle ->
    [true] この対戦では使わないので、何も起こりません。
    [none] {""}
   *[false] {""}
}{ $absent ->
    [true] 国王の討伐船は出ていません。
   *[none] {""}
}
    .why = ターンの終わりに、悪名最高の海賊がアクションカードを引きます。追っ手や災難イベントの指示は、それらを使う対戦でだけ意味があります。
blackbeard-fate = { $fate ->
    [active] 現役
    [captive] 捕虜
    [marooned] 置き去り
    [imprisoned] 投獄中
    [retired] 引退
    [pardoned] 恩赦で引退
    [deposed] 反乱で引退
    [marooned_by_crew] 反乱で置き去り
    [duel] 決闘で死亡
    [disease] 病死
    [wounds] 負傷で死亡
    [sunk] 溺死
    [boarded] 切り込み戦で死亡
    [captivity] 捕虜のまま死亡
    [hanged] 絞首刑
    [abandoned] 見捨てられて死亡
    [prison] 罰金を払って引退
    [natives] 先住民の蜂起で死亡
   *[other] { $fate }
}
blackbeard-last_secrets = 👁️ { $governors_count ->
    [0] {""}
   *[other] 裏向きのままゲームから除かれた総督：{ $governors }。
}{ $gangs_count ->
    [0] {""}
   *[other] 盗賊の手に残った財宝：{ $gangs }。
}
    .why = 最後に、隠されていたことはすべて明かされます。
blackbeard-last_secrets-gangs = { $pirate }の{ blackbeard-doubloons }（{ $port }）
    .separator = 、
blackbeard-scoring = { $reason ->
    [resigned] {""}
   *[other] {"\u000A"}{ $scored ->
        [treasure] 得点は、引退した海賊のうちいちばん裕福な1人のダブロンです。{ $reason ->
            [notoriety] 悪名100は得点より優先します。
           *[other] {""}
        }{ $without ->
            [0] {""}
            [1] 引退した海賊のいないプレイヤーは0点です。
           *[other] 引退した海賊のいないプレイヤーは0点で、順位は悪名で決まります。
        }{ $tied ->
            [true] 同点なら、その海賊の悪名、次に引退した海賊全員のダブロンで決まります。
           *[false] {""}
        }
       *[notoriety] 引退した海賊がいないので、得点は現役の海賊のいちばん高い悪名です。{ $tied ->
            [true] 同点なら、海賊がまだ持っているダブロンで決まります。
           *[false] {""}
        }
    }
}
blackbeard-match_end = { blackbeard-result }{ blackbeard-scoring }
    { $pirates }{ $governors_count ->
        [0] {""}
       *[other] {"\u000A"}裏向きのままだった総督：{ $governors }。
    }
    .why = プレイヤーごとに、引退した海賊のうちいちばん裕福な1人の財宝で比べます。引退した海賊のいないプレイヤーはその後に、現役の海賊のいちばん高い悪名の順で続きます。悪名100に達した海賊のプレイヤーはその場で勝ちます。
blackbeard-match_end-pirates = { $pirate }（{ $seat }）：{ blackbeard-fate }・悪名{ $notoriety }・人望{ $popularity }・拿捕{"\u2060"}{ $prizes }隻・港{"\u2060"}{ $ports }{"\u2060"}か{"\u2060"}所・決闘{"\u2060"}{ $duels }回{ $treasure ->
    [0] {""}
   *[other] ・{ $treasure }ダブロン
}
blackbeard-match_end-governors = { $port }（{ $governor }）
    .separator = 、
blackbeard-result = { $reason ->
    [notoriety] 🏆 悪名が100に達した海賊が出て、冒険は終わりました。
    [careers] 🏆 あるプレイヤーの海賊が全員、引退するか失われたため、冒険は終わりました。
    [turn_cap] 🏆 最後のターンが終わり、冒険は終わりました。
   *[resigned] 🏳️ 全員が投了し、勝者なしで終わりました。
}{ $winners_count ->
    [0] {""}
   *[other] { $winners }の勝ちです。
}
blackbeard-result-row = { $place }位：{ $seat }（得点{ $score }）

## 盤面と、本人だけに見えるもの

blackbeard-board_turn = **第{ $turn }ターン**・先頭は{ $seat }・アクションカード残り{ $deck }枚
blackbeard-sooner = { $careers ->
    [1] 海賊は1人ずつなので、誰かの海賊が引退するか失われるか、悪名が100になると、そこで終わります。
   *[other] あるプレイヤーの海賊が全員いなくなるか、誰かの悪名が100になると、そこで対戦が終わります。{ $even ->
        [true] どのプレイヤーも、海賊はあと{ $left }人（活動中を含む）です。
       *[false] 海賊は1人のプレイヤーにつき{ $careers }人までです。残りがいちばん少ないのは{ $nearest }で、あと{ $left }人（活動中を含む）です。
    }
}
blackbeard-board_last_turns = ⏳ { $turns ->
    [0] これが最後のターンです。
   *[other] 冒険は遅くとも第{ $cap }ターンで終わります。このターンの後、残り{ $turns }ターンです。{ blackbeard-sooner }
}引退した海賊のうち、いちばん裕福な海賊の勝ちです。引退した海賊がいなければ、悪名がいちばん高い現役の海賊の勝ちです。
blackbeard-board_pirate = { $status ->
    [dead] 🪦 { $pirate }（{ $seat }）：脱落・悪名{ $notoriety }
    [retired] 🌴 { $pirate }（{ $seat }）：引退{ blackbeard-kept_at_least }・悪名{ $notoriety }
   *[other] 🏴‍☠️ **{ $pirate }**（{ $seat }）：{ $status ->
        [captive] { $place }、捕虜（船なし）
        [marooned] { $place }、無人島に置き去り（船なし）
        [imprisoned] { $place }、投獄中（船なし）
       *[active] { $ship }、{ $place }{ $waters ->
            [true] の沖
           *[none] {""}
        }、{ $mode ->
            [sea] 航海中
            [anchored] 停泊中
            [harbour] 港内
            [port] 入港中
           *[zone] 地図の外
        }
    }・悪名{ $notoriety }・人望{ $popularity }・船長室{ $cabin }ダブロン・根拠地{ $refuge ->
        [none] なし
       *[other] ：{ $refuge }{ $shut ->
            [enemy] （その国の敵なので、商売はできません）
            [governor] （反海賊の総督がいるため、商売はできません）
            [destroyed] （壊滅）
           *[none] {""}
        }
    }・追加アクションのトークン{ $tokens }個{ $markers_count ->
        [0] {""}
       *[other] ・積荷：{ $markers }
    }{ $hostages ->
        [0] {""}
       *[other] ・人質{ $hostages }人
    }{ $damage }{ $jury_count ->
        [0] {""}
       *[other] {"・"}応急修理：{ $jury }（1点は無傷とみなします）
    }
}
blackbeard-board_pirate-jury = { $section }
    .separator = 、
blackbeard-board_pirate-damage = { $sails ->
    [none] {""}
   *[other] ・帆−{ $sails }
}{ $hull ->
    [none] {""}
   *[other] ・船体−{ $hull }
}{ $rudder ->
    [none] {""}
   *[other] ・舵−{ $rudder }
}{ $guns ->
    [none] {""}
   *[other] ・大砲−{ $guns }
}{ $crew ->
    [none] {""}
   *[other] ・乗組員−{ $crew }
}
blackbeard-board_merchant = ⛵ { $merchant }：{ $place }{ $pirate ->
    [none] {""}
   *[other] ・{ $pirate }が足止め
}
blackbeard-board_governors = ❔ 裏向きの総督：{ $ports }
blackbeard-board_port = 🏛️ { $port }{ $destroyed ->
    [true] ：壊滅
   *[false] {""}
}{ $governor ->
    [none] {""}
   *[other] ・在任：{ $governor }
}{ $display_count ->
    [0] {""}
   *[other] ・港の市場：{ $display }
}
blackbeard-own_drawn = 🤫 これから置く総督：{ $governors }
blackbeard-own_governor = 🤫 { $port }：裏向きの総督は{ $governor }（{ $stance ->
    [pro] 親海賊：海賊に友好的
   *[anti] 反海賊：海賊に敵対的
}）
blackbeard-own_treasure = 🗝️ { $pirate }、{ $port }：隠した財宝{ blackbeard-doubloons }（引退すれば成績に入ります）
blackbeard-own_score = 🌴 { $pirate }は{ blackbeard-doubloons }で引退しました
blackbeard-own_die = 🎲 { $pirate }：移動ダイス{ $die }
