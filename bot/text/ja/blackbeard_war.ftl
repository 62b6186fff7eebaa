### 黒ひげ2：海賊との戦争の物語。追っ手、ライバル、捕虜、同盟、災難イベント。文体は blackbeard_story.ftl を参照。
### 追っ手は「軍艦12（Ben）」のように書く。かっこの中は、それを動かすプレイヤー。

## 用語

blackbeard-term-hunter = { $letters ->
    [warship] 軍艦{ $digits }
    [kc] 討伐船{ $digits }
    [ghost] 黒ひげの幽霊船
   *[other] { $value ->
        [W01] スカボロー号
        [W02] ショアハム号
        [W03] サン・フェリペ号
        [W04] イロンデル号
        [W05] パール号
        [W06] グレイハウンド号
        [W07] プリンセサ号
        [W08] ヴァルール号
        [W09] 黒い警備船
        [W10] フェニックス号
        [W11] シーフォード号
        [W12] サンタ・ロサ号
        [W13] オランエ・ガレイ号
        [W14] 会社の警備船
        [W15] ウィンチェルシー号
        [W16] ヌエストラ・セニョーラ・デル・カルメン号
        [W17] ノッサ・セニョーラ・ダ・グロリア号
        [W18] ジャンジラのシッディー
        [W19] スワロー号
        [W20] ラドロー号
        [W21] 船団護衛船
        [W22] サン・ホセ号
        [W23] ワーペン・ファン・ゼーラント号
        [W24] ライーニャ・ドス・アンジョス号
        [KC1] オーグル
        [KC2] ロジャーズ
        [KC3] モーガン
        [KC4] ソルガード
        [KC5] レット
        [KC6] バーネット
        [KC7] メイナード
        [KC8] ホーニゴールド
       *[other] { $value }
    }
}

## 追っ手：到着、航海、港

blackbeard-hunter_arrived = { $what ->
    [kc] 👑 国王が{ $target }の討伐を命じました：{ $piece }（{ $nation }、戦闘力{ $combat }、速力{ $speed }）。{ $hunter }（{ $seat }）が{ $place }で待ちます。
    [ghost] 👻 黒ひげの幽霊船が{ $place }に現れました。{ $seat }が動かし、ほかのプレイヤーの海賊を追って、捕捉すれば攻撃します。敗れた海賊は沈むこともあります。戦闘力{ $combat }、速力{ $speed }。
   *[warship] 🚨 軍艦が{ $place }に現れ、{ $target }を追います：{ $hunter }（{ $seat }）。{ $piece ->
        [none] {""}
       *[other] 正体を知っているのはあなただけです：{ $piece }（{ blackbeard-hunter_flag }、戦闘力{ $combat }、速力{ $speed }）。
    }
}
    .why = { $what ->
        [kc] 国王の討伐船は請願か災難イベントで現れ、{ $seat }の選ぶ通過海域で待ちます。標的がゲームから離れると帰ります。
        [ghost] ダイスが航路を決めました：{ $lane }番。イベントを引いたプレイヤーの右隣の人が幽霊船を動かします。軍艦と同じように戦い、数値は軍艦1隻のものを借ります。次の災難イベントで去ります。
       *[other] { $lane ->
            [none] 軍艦は、追う海賊のいるヘクスに来ました。
           *[other] { $rolled ->
                [0] アクションカードが航路を決めました：{ $lane }番。
               *[other] ダイスが航路を決めました：{ $lane }番。
            }
        }追われる海賊のプレイヤーの右隣の人が動かします。戦闘で明らかになるまで、軍艦の数値を知っているのはその人だけです。
    }
blackbeard-hunter_flag = { $nation_code ->
    [unidentified] 国籍不明
   *[other] { $nation }
}
blackbeard-hunter_nation = 🚩 { $hunter }（{ $seat }）が{ $nation_code ->
    [unidentified] 国籍不明の旗を掲げました
   *[other] 旗を掲げました：{ $nation }
}。
    .why = 軍艦は、戦闘が始まるときと入港するときに旗を見せます。
blackbeard-hunter_known = 👁️ { $hunter }（{ $seat }）の正体が明らかになりました：{ $piece }（{ blackbeard-hunter_flag }）、戦闘力{ $combat }、速力{ $speed }。
    .why = 戦闘のとき、はったりの見破りを宣言されたとき、対戦が終わるとき、軍艦は数値をすべて見せます。
blackbeard-hunter_turned = 🎯 { $hunter }（{ $seat }）の標的が変わりました：{ $target }。{ $piece ->
    [none] {""}
   *[other] 正体があなたに明かされました：{ $piece }（{ blackbeard-hunter_flag }）、戦闘力{ $combat }、速力{ $speed }。
}
    .why = アクションカードが悪名最高の海賊を指したとき、または速力を超えた（はったり）という宣言が外れたとき、軍艦は標的を変えます。
blackbeard-hunter_sailed = ⛵ { $hunter }（{ $seat }）が{ $path_count }ヘクス航海し、{ $place }に着きました。{ $target ->
    [none] {""}
   *[other] 標的：{ $target }。
}
    .why = 軍艦は毎ターン5ヘクスまで進めます。秘密の速力を超えてもかまいませんが、ほかのプレイヤーにはったりを見破られるかもしれません。討伐船は、アクションカードかイベントで呼ばれたターンにだけ、速力の分まで進みます。
blackbeard-merchants_haunted = 👻 { $place }の商船{ $tokens_count }隻が{ $hunter }から逃げました。
blackbeard-merchants_scattered = ⛈️ 嵐で、{ $places }の商船{ $tokens_count }隻が追い散らされました。
    .why = 1隻だけに当たる嵐を除いて、嵐に巻き込まれた商船はストックに戻ります。
blackbeard-hunter_drifted = 🌊 海流が{ $hunter }（{ $seat }）を{ $place }へ流しました。
    .why = ダイスが方向を決めます（1が北、以降は時計回り）：{ $face }。
blackbeard-hunter_shifted = 🌊 海流が{ $hunter }（{ $seat }）を{ $place }へ流しました。
blackbeard-hunter_entered_zone = 🌐 { $hunter }（{ $seat }）が地図の外へ出て、{ $place }に入りました。
    .why = 追っ手が通過海域に入れるのは、災難イベントのときだけです。
blackbeard-hunter_left_zone = 🌐 { $hunter }（{ $seat }）が通過海域を出て、{ $place }に現れました。
blackbeard-hunter_entered_port = ⚓ { $hunter }（{ $seat }）が{ $port }に入港しました。{ $seat }の海賊を除き、海賊は全員逃げなければなりません。
    .why = 討伐船は中立と反海賊の港に、軍艦は自国の港にだけ入れます。海賊港には、別の追っ手が港の外の海を固めているときに入れます。そのときは海賊が全員追い出されます。
blackbeard-hunter_thrown_out = 💨 { $port }が{ $hunter }（{ $seat }）を締め出しました。今の位置：{ $place }。
    .why = 親海賊の総督は討伐船を入れません。自国の私掠免許状が売りに出ているか海賊の手にある港も、入れません。
blackbeard-hunter_worn = 💥 { $hunter }（{ $seat }）が弱りました：戦闘力{ $combat }、速力{ $speed }（{ blackbeard-cause }）。
    .why = 討伐船は、戦闘、嵐、病で戦闘力と速力を失います。港で修理すると元に戻ります。戦闘力が0になると沈没します。
blackbeard-hunter_mended = 🔨 { $hunter }（{ $seat }）が修理されました：戦闘力{ $combat }、速力{ $speed }。
blackbeard-hunter_gone = 🌫️ { $what ->
    [ghost] { $hunter }が姿を消しました。
   *[other] { $hunter }（{ $seat }）が{ $target }の追跡を終えました。
}
    .why = 標的を捕らえたとき、標的がゲームから離れたとき、沈没したとき、速すぎる航海を見破られたとき、また一部のイベントで、追っ手は修理されてストックに戻ります。また現れることもあります。
blackbeard-speed_challenged = { $result ->
    [caught] 🧐 { $seat }が{ $hunter }のはったりを見破りました。速力は{ $speed }なのに{ $hexes }ヘクス進んでいました。軍艦は去ります。
   *[honest] 🧐 { $seat }は、{ $hunter }が速力を超えて進んだ（はったり）と宣言しましたが、間違いでした。速力は{ $speed }、進んだのは{ $hexes }ヘクスです。
}
    .why = 軍艦が秘密の速力を超えて進んだと思ったら、動かす人と標的のプレイヤー以外は、1回ずつ見破りを宣言できます。超えていれば軍艦はストックに戻ります。超えていなければ、動かすプレイヤーは、宣言した人の海賊に標的を変え、すぐにもう一度進めます。
blackbeard-petitioned = { $result ->
    [granted] ✒️ { $pirate }（{ $seat }）が{ $target }の討伐を国王に請願し、聞き入れられました。
   *[refused] ✒️ { $pirate }（{ $seat }）が{ $target }の討伐を国王に請願しましたが、聞き入れられません。
}
    .why = 11～66のダイスの出目が{ $target }の悪名以下なら成功です：{ $face }対{ $notoriety }。成功すると、この国の討伐船が来ます：{ $nation }。
blackbeard-careened_found = { $result ->
    [chased] 🏖️ { $hunter }が{ $port }で船底清掃中の{ $pirate }（{ $seat }）を見つけました。船は間一髪で海に戻ります。
   *[captured] 🏖️ { $hunter }が{ $port }で船底清掃中の{ $pirate }（{ $seat }）を見つけました。逃げ場はありません。
}
    .why = 海賊と追っ手がダイスを1個ずつ振ります（{ $dice }）。船底清掃中の海賊が助かるのは、出目が上回ったときだけです。そうでなければ、海賊も船も捕らえられます。
blackbeard-port_english = 🏛️ { $port }は海賊港ではなくなりました。反海賊の総督が就き、これからはイギリスの港です。
    .why = 追っ手が海賊港から海賊を追い出すと、総督を1人引きます。反海賊なら港はずっとイギリスのものになり、価値は1、守備隊は4です。
blackbeard-blockaded = ⛓️ { $pirate }（{ $seat }）が{ $port }で封鎖されました。
    .why = 港の外の海に、ほかのプレイヤーの追っ手がいます。封鎖された海賊は、売却も身代金の受け取りもできません。人望がすぐに1、その後は災難イベントのたびに1下がります。
blackbeard-blockade_over = 🕊️ { $port }にいた{ $pirate }（{ $seat }）の封鎖が解けました。
    .why = どちらかが去って封鎖が終わると、人望が1上がります。
blackbeard-letter_won = 📜 { $hunter }が標的を捕らえたので、{ $seat }はほうびに{ $letter }を得ました。自分の海賊のうち、その国の敵でなく、最初に港で錨を下ろした者が受け取ります。
    .why = 標的を捕らえた軍艦は、自国の私掠免許状をもたらします。そのプレイヤーの海賊のうち、その国の敵でなく、最初に港で錨を下ろした者が受け取ります。
blackbeard-letter_taken = 📜 { $pirate }（{ $seat }）が{ $letter }を受け取りました。

## 捕捉と追っ手との戦闘

blackbeard-evasion = { $result ->
    [evaded] 🌫️ { $pirate }（{ $seat }）のスクーナーが{ $place }の岸に隠れ、{ $hunter }は気づかずに通り過ぎました。
   *[seen] 🌫️ { $pirate }（{ $seat }）のスクーナーが{ $place }の岸に隠れようとしましたが、{ $hunter }に見つかりました。
}
    .why = 海岸の近くのスクーナーは、ダイスの出目が追っ手の速力を上回れば見つかりません：{ $face }。ダイスには何も加えません。
blackbeard-interception = { $result ->
    [avoided] 🔎 { $hunter }が{ $place }で{ $pirate }（{ $seat }）を捕捉しようとします。{ $face }対{ $total }：海賊は逃れました。
   *[caught] 🔎 { $hunter }が{ $place }で{ $pirate }（{ $seat }）を捕捉しようとします。{ $face }対{ $total }：海賊は捕捉されました。
}
    .why = { $pirate }：ダイス（{ $dice }）と速力{ $speed }{ $debauch ->
        [0] {""}
       *[other] 、乱痴気騒ぎの後の乗組員−{ $debauch }
    }で合計{ $total }。追っ手：ダイスだけで{ $face }。上回れば逃れられます。
blackbeard-taken_careened = 🏖️ { $hunter }が{ $place }で船底清掃中の{ $pirate }（{ $seat }）を襲いました。逃げることも戦うこともできません。
    .why = 船底清掃中に捕捉された海賊は、すぐに捕らえられます。
blackbeard-hunter_let_go = 🏳️ { $hunter }は{ $pirate }を見逃しました。
blackbeard-letter_handed = 📜 { $pirate }（{ $seat }）が{ $hunter }（{ $nation }）の艦長に{ $letter }を渡しました。この軍艦は、このターンは見ないふりをします。
    .why = 戦闘の前に、軍艦と同じ国の私掠免許状を差し出せば、その軍艦はこのターン手を出しません。
blackbeard-hunter_battle = { $began ->
    [hunter] ⚔️ { $place }で{ $hunters }が{ $pirate }（{ $seat }）に砲撃を始めました。
   *[pirate] ⚔️ { $pirate }（{ $seat }）が{ $place }で{ $hunters }を攻撃します。
}{ $helper ->
    [none] {""}
   *[other] { $helper }が海賊に加勢します。
}
    .why = { $began ->
        [hunter] 海賊はダイスで追っ手から逃れられますが、災難イベントでは、前にダイスで逃れていても、ダイスなしで捕捉されます。
       *[pirate] {""}
    }どちらかが沈むか、降伏するか、離脱するまで、ラウンドを重ねます。複数の軍艦は1隻として戦います。戦闘力は合計し、速力はいちばん高いものを使います。
blackbeard-hunter_round = ⚔️ 第{ $round }ラウンド、{ $pirate }{" "}{ $total }対{ $hunter_total }：{ $result ->
    [won] { $pirate }の勝ちですが、{ $pirate }も1点の損傷を受けます。
    [tied] どちらも無傷です。
   *[lost] 追っ手の勝ちです。{ $pirate }が{ $points }点の損傷を受けます。
}{ $slower ->
    [none] {""}
    [held] 速力{ $speed }対{ $hunter_speed }で相手より遅く、{ $pirate }は離脱できません。
   *[known] 速力は{ $pirate }のほうが下です（{ $speed }対{ $hunter_speed }）。
}
    .why = { $pirate }：戦闘力{ $combat }、速力{ $speed }、技量{ $competence }とダイス（{ $dice }）{ $helper ->
        [none] {""}
       *[other] （{ $helper }のダイス{ $ally }の方が高ければそちら）
    }{ $arms_count ->
        [0] {""}
       *[other] 、武器（{ $arms }）
    }{ $debauch ->
        [0] {""}
       *[other] 、乱痴気騒ぎの後の乗組員−{ $debauch }
    }で合計{ $total }。{ $hunters }：戦闘力{ $hunter_combat }、速力{ $hunter_speed }とダイス（{ $face }）で合計{ $hunter_total }。低い側は差の分、勝った側も1点の損傷を受けます。軍艦は何も受けません。損傷を受ける区画はダイスで決まります。6が出ると損傷は海賊自身に当たり、1点につき1つ負傷します。
blackbeard-smoke_screen = 🌫️ { $pirate }（{ $seat }）が{ $place }で煙幕の中に消えました。戦闘は起こりません。
    .why = 煙幕は最初のラウンドの前に戦闘を終わらせ、なくなります。
blackbeard-barrel_used = 🛢️ { $pirate }（{ $seat }）が破壊工作樽を流しました。このラウンドは無効になり、{ $points }点の損傷を免れます。
    .why = 攻撃された側は、破壊工作樽1つで1ラウンドを双方とも無効にできます。樽はなくなります。
blackbeard-hot_shot = { $result ->
    [burns] 🔥 { $pirate }（{ $seat }）の赤熱弾が当たり、敵が燃え出しました。
    [missed] 🔥 { $pirate }（{ $seat }）が赤熱弾を撃ちましたが、火はつきません。
    [burst] 🔥 { $pirate }（{ $seat }）の赤熱弾砲が破裂しました！
   *[held] {""}
}
    .why = { $result ->
        [burns] ラウンドに勝つと、赤熱弾砲は5か6で敵に火をつけます：{ $face }。以後のラウンドごとに、敵は帆を1点、討伐船なら速力を1失います。軍艦は燃えません。
        [missed] ラウンドに勝つと、赤熱弾砲は5か6で敵に火をつけます：{ $face }。
       *[other] ラウンドに負けると、赤熱弾砲は1で破裂し、自分の船に火がつきます：{ $face }。
    }
blackbeard-speed_tie = { $result ->
    [faster] 💨 { $pirate }（{ $seat }）は{ $hunters }と同じ速さですが、運よく風をつかみました。
   *[slower] 💨 { $pirate }（{ $seat }）は{ $hunters }と同じ速さですが、風を逃しました。
}
    .why = 速力が同じなら、ダイスを1個ずつ振って速い方を決めます（海賊が先）：{ $dice }。乱痴気騒ぎの後の乗組員は不利です。同じ出目なら振り直します。
blackbeard-broke_off = 💨 { $pirate }（{ $seat }）が戦闘から離脱しました。
    .why = { $against ->
        [hunter] 追っ手との戦闘から離脱すると、人望が1下がります。どちらの船もヘクスに残ります。
       *[pirate] 海賊との戦闘から離脱すると、悪名が1下がり、第3ラウンドからは人望も1下がります。どちらの船もヘクスに残ります。
    }
blackbeard-surrendered = 🏳️ { $pirate }（{ $seat }）が私掠免許状（{ $nation }）を頼みに、{ $hunter }に降伏しました。
    .why = 追っ手と同じ国の私掠免許状があれば降伏でき、裁きを受けます。なければ絞首台だけです。
blackbeard-hunter_sunk = 🔥 { $hunter }が{ $place }で沈みました！
    .why = 戦闘力が0になると、討伐船は沈没します。元の戦闘力の分だけ悪名が上がります。
blackbeard-hunter_battle_over = { $result ->
    [won] 🏴‍☠️ { $pirate }（{ $seat }）が戦闘に勝ちました。
    [lost] ☠️ { $pirate }（{ $seat }）が戦闘に敗れました。
    [gone] 🌫️ { $pirate }（{ $seat }）と戦う追っ手は、もういません。
   *[other] {""}
}
    .why = { $rounds ->
        [0] ラウンドは行われませんでした。
       *[other] { $hunters }と{ $rounds }ラウンド戦いました。
    }
blackbeard-got_away = 🏴‍☠️ { $pirate }（{ $seat }）が{ $hunters }から逃げ延びました。
    .why = 追っ手に攻撃された海賊が、生きて初めてそのヘクスを離れると、悪名が5上がります。

## 海賊同士の戦い

blackbeard-pirate_battle = { $aim ->
    [conquer] ⚔️ { $pirate }（{ $seat }）が{ $place }で{ $target }を攻撃します。狙いは船の制圧です。
   *[other] ⚔️ { $pirate }（{ $seat }）が{ $place }で{ $target }を攻撃します。狙いは船にいる者の救出です。
}{ $helper ->
    [none] {""}
   *[other] { $helper }が{ $target }に加勢します。
}
    .why = ラウンドに勝った海賊は、続ける、離脱する、切り込む（決闘になる）のどれかを選びます。第3ラウンドからは速い船が選びます。
blackbeard-pirate_round = ⚔️ 第{ $round }ラウンド、{ $pirate }対{ $target }、{ $total }対{ $rolled }：{ $result ->
    [won] { $target }が{ $points }点の損傷を受けます。
    [tied] どちらも無傷です。
   *[lost] { $pirate }が{ $points }点の損傷を受けます。
}
    .why = { $pirate }：戦闘力{ $combat }とダイス（{ $dice }）{ $arms_count ->
        [0] {""}
       *[other] 、武器（{ $arms }）
    }{ $information_count ->
        [0] {""}
       *[other] 、有力情報（{ $information }）
    }{ $debauch ->
        [0] {""}
       *[other] 、乱痴気騒ぎの後の乗組員−{ $debauch }
    }で合計{ $total }。{ $target }：戦闘力{ $foe_combat }と{ $helper ->
        [none] ダイス（{ $foe_dice }）
       *[other] 、{ $helper }の加勢によりダイスの高い2個（{ $foe_dice }）
    }{ $foe_arms_count ->
        [0] {""}
       *[other] 、武器（{ $foe_arms }）
    }{ $foe_debauch ->
        [0] {""}
       *[other] 、乱痴気騒ぎの後の乗組員−{ $foe_debauch }
    }で合計{ $rolled }。低い側が差の分の損傷を受けます。損傷を受ける区画はダイスで決まります。6が出ると損傷は海賊自身に当たり、1点につき1つ負傷します。
blackbeard-faster_ship = 💨 2隻の速さは同じです。ダイスの結果、{ $target }ではなく{ $pirate }（{ $seat }）が風をつかみました。
    .why = 速力が同じなら、ダイスを1個ずつ振って速い方を決めます：{ $rolls }。乱痴気騒ぎの後の乗組員は不利です。同じ出目なら振り直します。
blackbeard-pirate_battle_over = { $result ->
    [won] 🏴‍☠️ { $pirate }（{ $seat }）が{ $target }との戦闘に勝ちました。
    [lost] ☠️ { $pirate }（{ $seat }）が{ $target }との戦闘に敗れました。
   *[other] {""}
}
    .why = 戦ったラウンド：{ $rounds }。
blackbeard-boarded = 🪝 { $pirate }（{ $seat }）が{ $target }の船に切り込みました。船長同士が剣を抜きます。
    .why = 決闘の勝者は相手の船を奪うか、助けに来た相手を解放します。
blackbeard-duel_begun = 🤺 { $pirate ->
    [none] 決闘です。番人が{ $target }に斬りかかります。
   *[other] { $target ->
        [none] { $pirate }（{ $seat }）が番人と剣を交えます。
       *[other] { $pirate }（{ $seat }）と{ $target }が剣を交えます。
    }
}
    .why = 攻撃側、防御側の順です。決闘攻撃力：{ $attack }。決闘防御力：{ $defence }。持久力：{ $endurance }。交互に攻撃し、持久力がなくなった側が戦闘不能になります。
blackbeard-duel_round = 🤺 第{ $round }ラウンド：{ $pirate ->
    [none] 番人が{ $target }に斬りつけます
   *[other] { $target ->
        [none] { $pirate }が番人に斬りつけます
       *[other] { $pirate }が{ $target }に斬りつけます
    }
}。{ $total }対{ $rolled }、{ $result ->
    [hit] { $even ->
        [true] 同点なので命中し、
       *[false] 命中し、
    }{ $target ->
        [none] 番人
       *[other] { $target }
    }の持久力が1減りました。
   *[parried] はね返され、斬りつけた側の持久力が1減りました。
}残りの持久力：{ $pirate ->
    [none] 番人
   *[other] { $pirate }
}{ $endurance }、{ $target ->
    [none] 番人
   *[other] { $target }
}{ $foe_endurance }。
    .why = { $pirate ->
        [none] 番人
       *[other] { $pirate }
    }の決闘攻撃力{ $attack }と{ $target ->
        [none] 番人
       *[other] { $target }
    }の決闘防御力{ $defence }に、ダイスを1個ずつ加えます（{ $dice }）：{ $total }対{ $rolled }。同じかそれ以上なら命中で、防御側の持久力が1減ります。下回れば攻撃側の持久力が1減ります。
blackbeard-duel_over = { $result ->
    [down] { $pirate ->
        [none] 🤺 番人が{ $target }を倒しました。
       *[other] 🤺 { $target ->
            [none] { $pirate }（{ $seat }）が番人を倒しました。
           *[other] { $pirate }（{ $seat }）が決闘に勝ちました。{ $target }は戦闘不能です。
        }
    }
   *[other] 🤺 { $target ->
        [none] { $pirate }（{ $seat }）が決闘に勝ちました。
       *[other] { $pirate }（{ $seat }）が決闘に勝ちました。{ $target }は降伏しました。
    }
}
    .why = 戦ったラウンド：{ $rounds }。ほかの海賊に勝つと、敗者の悪名の半分と、人望を得ます。降伏すると、どちらも3下がります。番人に勝っても何も得ません。
blackbeard-downed = { $result ->
    [dead] 🩸 { $pirate }（{ $seat }）は二度と起き上がりません。
    [disgraced] 🩸 { $pirate }（{ $seat }）は船まで追い返され、乗組員に見られてしまいました。
    [wounds_2] 🩸 { $pirate }（{ $seat }）が倒れ、傷を2つ負いました。
    [wounds_3] 🩸 { $pirate }（{ $seat }）が倒れ、傷を3つ負いました。
   *[other] 🩸 { $pirate }（{ $seat }）が倒れ、傷を負いました。
}
    .why = { $captain ->
        [none] 番人に負けるとダイスを振ります（{ $face }）。1は死亡、2か3は傷1つ、4～6は人望が1下がります。
       *[other] { $captain }がダイスを振ります（{ $face }）。1は死亡、2は傷3つ、3は傷2つ、4は重傷、5は軽傷、6はかすり傷です。
    }
blackbeard-challenged = 🧤 { $pirate }（{ $seat }）が{ $target }に決闘を申し込みました。
    .why = 乱痴気騒ぎの後や同盟破棄のとき、近くの海賊は相手に決闘を申し込めます。断れば降伏と同じです。
blackbeard-duel_refused = 🏳️ { $pirate }（{ $seat }）が{ $target }との決闘を断りました。降伏と同じ扱いです。
    .why = 降伏すると、人望が3、悪名が3下がります。相手は決闘に勝ったときと同じ報酬を得ます。
blackbeard-conquered = 🏴‍☠️ { $pirate }（{ $seat }）が{ $place }で{ $target }を破りました{ $fate ->
    [ashore] 。敗れた海賊は港に降ろされます
    [wreck] 。敗れた海賊には壊れた船だけが残ります
    [let_go] 。敗れた海賊は見逃されます
   *[other] {""}
}。{ $exchanged ->
    [true] 2隻の船は入れ替わります。
   *[false] {""}
}
    .why = 敗者の積荷と金は勝者のものです。敗者の悪名の方が低いか同じなら、勝者は島、板歩き、マストから選び、高ければ、港に降ろすか壊れた船を残すかを選びます。
blackbeard-hostages_lost = { $cause ->
    [conquest] 🩸 { $pirate }（{ $seat }）の船が奪われ、船上の人質{ $count }人が死にました。
   *[crew_lost] 🩸 { $pirate }（{ $seat }）の船で、乗組員とともに人質{ $count }人が死にました。
}
    .why = 乗組員の損傷が2点になるか、ほかの海賊に船を奪われると、船上の人質は全員死にます。
blackbeard-ship_scuttled = 🌊 { $pirate }（{ $seat }）に勝った海賊は、自分が乗らないほうの{ $ship }を沈めました。
blackbeard-captive_taken = { $how ->
    [island] 🏝️ { $captain }が{ $pirate }（{ $seat }）を{ $place }の無人島に置き去りにしました。ほかのプレイヤーの海賊に救い出されるまで、命令を受けません。
    [mast] ⛓️ { $captain }が{ $place }で{ $pirate }（{ $seat }）をマストに縛りました。解放されるか救い出されるまで、命令を受けません。
   *[plank] ⛓️ { $captain }が{ $place }で{ $pirate }（{ $seat }）を捕虜にしました。目の前には板が突き出ています。解放されるか救い出されるまで、命令を受けません。
}
    .why = 捕虜は命令を出せません。ほかのプレイヤーの海賊が救出に来ることも、捕らえた側と話をつけることもできます。
blackbeard-captive_weakened = { $result ->
    [wounded] 🩸 { $how ->
        [island] { $pirate }（{ $seat }）が島で飢えと渇きに苦しみ、傷を負いました。
       *[other] { $pirate }（{ $seat }）が捕虜の身で傷を負いました。
    }
   *[holds_out] {""}
}
    .why = 島か船にいる捕虜は、毎ターンダイスを振ります：{ $face }。1で傷を負います。
blackbeard-captive_tortured = { $result ->
    [silent] 🩸 { $pirate }（{ $seat }）が{ $target }を拷問しましたが、一言も話しません。
    [weakened] 🩸 { $pirate }（{ $seat }）が{ $target }を拷問しました。残りの持久力：{ $endurance }。
    [talked] 🩸 { $pirate }（{ $seat }）が{ $target }を拷問し、ついに口を割らせました。
   *[wounded] 🩸 { $pirate }（{ $seat }）が{ $target }を拷問し、傷を負わせました。
}{ $about ->
    [none] {""}
   *[other] この情報は{ $about }への攻撃で役に立ちます。
}
    .why = ダイスを1個ずつ振ります（{ $dice }）。残忍さとダイスで{ $total }、捕虜の持久力とダイスで{ $rolled }です。上回れば、捕虜の持久力が1減ります。0になると根拠地を明かし、その後は毎回傷を負います。
blackbeard-captive_freed = { $captain ->
    [none] 🔓 { $pirate }（{ $seat }）は自由の身になりました。
   *[other] 🔓 { $captain }が{ $pirate }（{ $seat }）を解放しました。
}
    .why = { $rolls_count ->
        [0] 誰も報酬を得ません。
       *[other] 解放された海賊は悪名が5上がります。助けた海賊はダイス2個（{ $rolls }）の分、スペインの港の監獄ならその2倍、上がります。
    }
blackbeard-castaway_found = 🏝️ { $pirate }（{ $seat }）が{ $place }の島で{ $target }を見つけ、船に乗せました。
blackbeard-relative_rescued = { $is_own ->
    [true] 🏡 { $pirate }（{ $seat }）が{ $target }の手から身内を取り戻しました。
   *[false] 🔓 { $pirate }（{ $seat }）が{ $target }の手から、別の海賊の身内を奪いました。
}
    .why = 身内を救い出すと悪名が5上がります。自分の身内なら家に帰り、人望も2上がります。
blackbeard-relative_passed = 🔒 { $target }の船とともに、別の海賊の身内が{ $pirate }（{ $seat }）の手に渡りました。
    .why = 勝者は、敗れた海賊が捕らえていた者を引き継ぎます。イベントの身内は船とともに移ります。
blackbeard-restarted = ⚓ { $pirate }（{ $seat }）が{ $port }から{ $ship }で出直します。次のターンから命令を出せます。

## 裁きの場

blackbeard-captured = ⚖️ { $hunter ->
    [none] { $pirate }（{ $seat }）が逮捕されました。
   *[other] { $hunter }が{ $pirate }（{ $seat }）を捕らえました。
}{ $nation_code ->
    [unidentified] {""}
   *[other] 裁く国：{ $nation }。
}
    .why = その国の私掠免許状がなければ、捕まった海賊は絞首刑です。あれば、反逆罪表で決まります。
blackbeard-treason_tried = { $result ->
    [hanged] ⚖️ { $pirate }（{ $seat }）に絞首刑が言い渡されました。
    [high_security] ⚖️ { $pirate }（{ $seat }）は{ $port }の厳重監獄に入れられました。
    [death_row] ⚖️ { $pirate }（{ $seat }）は{ $port }の死刑囚房に入れられました。
    [trial] ⚖️ { $pirate }（{ $seat }）は{ $port }で裁判を待ちます。
    [hearing] ⚖️ { $pirate }（{ $seat }）は{ $port }で審問を待ちます。
   *[released] ⚖️ { $pirate }（{ $seat }）は書類に不備がなく、釈放されました。
}
    .why = 反逆罪表でダイスを1個振ります（{ $face }{ $bonus ->
        [0] {""}
       *[other] 、私掠免許状により+{ $bonus }
    }）。1は絞首刑、2は厳重監獄、3は死刑囚房、4は裁判待ち、5は審問待ち、6は釈放です。囚人を助け出せるのは次の災難イベントまでです。船にあったものはすべて失われます。
blackbeard-sentence_passed = { $result ->
    [hanged] ⚖️ 助けは間に合わず、{ $pirate }（{ $seat }）は{ $port }で絞首刑になりました。
    [retired] ⚖️ 助けは間に合わず、{ $pirate }（{ $seat }）は罰金を払って{ $port }の監獄を出て、引退します。
   *[continues] ⚖️ { $pirate }（{ $seat }）は罰金を払って{ $port }の監獄を出ました。
}{ $doubloons ->
    [none] {""}
   *[other] 罰金の額を知っているのはあなただけです：{ blackbeard-doubloons }。
}
    .why = { $dice_count ->
        [0] 厳重監獄から出る道は、救出だけです。
       *[other] 罰金は、ダイス（{ $dice }）1につき隠した財宝の10%です：{ $percentage }%。
    }
blackbeard-pledge_posted = 🤞 { $seat }が{ $pirate }の救出に{ blackbeard-doubloons }{ $promise ->
    [none] {""}
    [peace] と休戦
    [way_clear] と進路の譲り合い
   *[favour] とお返しの助力
}を約束しました。
    .why = 解放されたときに、捕虜の財宝から支払います。そのほかの約束に拘束力はありません。
blackbeard-pledge_paid = { $result ->
    [paid] 💰 { $pirate }（{ $seat }）が約束の{ blackbeard-doubloons }を{ $target }に払いました。
   *[short] 💰 { $pirate }（{ $seat }）は約束の{ blackbeard-doubloons }を{ $target }に払いきれず、残りをすべて渡しました。
}
blackbeard-infiltrated = { $what ->
    [prisoner] 🗝️ { $pirate }（{ $seat }）が、{ $target }を脱獄させるため、夜の{ $port }に潜入しました。
    [gang] 🗝️ { $pirate }（{ $seat }）が、財宝を盗んだ盗賊を探して、夜の{ $port }に潜入しました。
   *[beloved] 🗝️ { $pirate }（{ $seat }）が、囚われの恋人を助けるため、夜の{ $port }に潜入しました。
}
    .why = 番人か盗賊の頭に決闘で勝たなければなりません。失敗しても、別のターンにまた試せます。
blackbeard-bargain_broken = 🩸 { $pirate }（{ $seat }）は、{ $target }が約束の額を払えないと知り、殺しました。
blackbeard-gang_beaten = { $is_own ->
    [true] 💰 { $pirate }（{ $seat }）が{ $port }の盗賊を倒し、財宝を2倍にして取り戻しました。
   *[false] 💰 { $pirate }（{ $seat }）が{ $port }の盗賊を倒し、盗まれた財宝を手に入れました。
}
    .why = 持ち主なら2倍の額を得ます（半分は盗賊の蓄えです）。ほかの海賊は盗まれた額を得ます。
blackbeard-beloved_freed = { $is_own ->
    [true] 💖 { $pirate }（{ $seat }）が恋人を連れ帰りました。
   *[false] 💖 { $pirate }（{ $seat }）が{ $target }の恋人を牢から出し、自分の船に乗せました。
}
    .why = 悪名が5上がります。自分の恋人を連れ帰ると、人望も2上がります。
blackbeard-pardon_used = 📜 { $pirate }（{ $seat }）が国王の恩赦を使いました。国：{ $nation }。
    .why = 国王の恩赦で、その国の敵でなくなるか、その国の港でダイスを振らずに引退できます。

## 同盟と契約

blackbeard-allied = 🤝 { $pirate }（{ $seat }）と{ $target }が{ $place }で杯を交わし、同盟を結びました。
    .why = 同盟相手は、一緒に捜索し、一緒に攻撃し、守り合えます。同盟はいつでも終わらせられます。
blackbeard-alliance_ended = 💔 { $pirate }（{ $seat }）が{ $target }との同盟を破棄しました。
    .why = 代償はありません。ただし相手は、同じヘクスにいれば決闘を申し込むことができます。懸賞金をかけることもできます。
blackbeard-ally_joined = { $what ->
    [merchant] 🤝 { $pirate }（{ $seat }）が{ $target }の商船攻撃に加わりました。
   *[port] 🤝 { $pirate }（{ $seat }）が{ $target }の港攻撃に加わりました。
}
    .why = { $what ->
        [merchant] 同盟相手はダイスを1個加えます。2人とも悪名が上がり、その国の敵になり、略奪品を分け合います。
       *[port] 同盟相手は戦闘力{ $combat }を加えます。2人とも同じだけ悪名が上がり、その国の敵になり、略奪品を分け合います。
    }
blackbeard-contract_promised = { $text ->
    [peace] 互いに手出しをしない
    [territory] 互いの縄張りを守る
    [defence] 戦闘で助け合う
    [prizes] 獲物を分け合う
   *[none] {""}
}
blackbeard-contract_reward = { $condition ->
    [target] { $target }を沈めるか、殺すか、捕らえた者が得る
    [deliver] { $port }で最初に{ $marker }を売った者が得る
    [meet] 期限までに全員が{ $port }で落ち合えば分け合う
    [stay_out] { $target }が期限まで{ $sea }に入らなければ本人が得る
   *[none] {""}
}
blackbeard-contract = 当事者：{ $members }。{ $text ->
    [none] {""}
   *[other] 約束：{ blackbeard-contract_promised }。
}{ $condition ->
    [none] {""}
   *[other] 賭け金の条件：{ blackbeard-contract_reward }。
}{ $stakes_count ->
    [0] { $condition ->
        [none] {""}
       *[other] 賭け金：なし。
    }
   *[other] 賭け金：{ $stakes }。
}期限：第{ $until }ターン。
blackbeard-contract_offered = 📃 { $seat }が{ $pirate }の名で契約を持ちかけました。{ blackbeard-contract }
    .why = 全員が承諾すれば成立します。約束に拘束力はなく、金は条件が満たされたときに支払われます。{ $public ->
        [true] 契約は全員に知らされます。
       *[false] 契約を知るのは当事者だけです。
    }
blackbeard-contract_offered-stakes = { $pirate }{" "}{ blackbeard-doubloons }
    .separator = 、
blackbeard-contract_made = 📃 { $pirate }（{ $seat }）のまとめた契約が成立しました。{ blackbeard-contract }
    .why = 約束に拘束力はありません。金は条件が満たされたときに支払われ、期限を過ぎると戻ります。{ $public ->
        [true] 契約は全員が知っています。
       *[false] 契約を知るのは当事者だけです。
    }
blackbeard-contract_made-stakes = { $pirate }{" "}{ blackbeard-doubloons }
    .separator = 、
blackbeard-contract_lapsed = 📃 { $pirate }（{ $seat }）のまとめた契約は流れました。{ blackbeard-contract }
    .why = 誰かがいなくなったか、賭け金を払えません。{ $public ->
        [true] 全員に知らされるはずの契約でした。
       *[false] 当事者だけが知る契約でした。
    }
blackbeard-contract_lapsed-stakes = { $pirate }{" "}{ blackbeard-doubloons }
    .separator = 、
blackbeard-contract_over = 📃 { $result ->
    [paid] { $members_count ->
        [1] 懸賞金（{ $target }）の
       *[other] 契約（{ $members }）の
    }条件が満たされ、{ $pot }ダブロンが{ $winners }に渡りました。
    [fulfilled] 契約（{ $members }）の条件を{ $winners }が満たしました。
    [refunded] { $members_count ->
        [1] 懸賞金（{ $target }）は
       *[other] 契約（{ $members }）は
    }果たされず、{ $pot }ダブロンが戻りました。
   *[ended] 契約（{ $members }）の期限が切れました。
}
    .why = { $members_count ->
        [1] かけたのは{ $pirate }（{ $seat }）です。
       *[other] まとめたのは{ $pirate }（{ $seat }）です。
    }{ $text ->
        [none] {""}
       *[other] 約束：{ blackbeard-contract_promised }。
    }{ $pot ->
        [0] 賭け金がないので、支払いはありません。
       *[other] { $condition ->
            [none] {""}
           *[other] 賭け金の条件：{ blackbeard-contract_reward }。受け取る者が複数なら等分します。
        }
    }
blackbeard-bounty_posted = 💰 { $pirate }（{ $seat }）が{ $target }の首に{ blackbeard-doubloons }の懸賞金をかけました。期限：第{ $until }ターン。
    .why = 標的を沈めるか、殺すか、捕らえたほかのプレイヤーの海賊に支払われます。金はもう取り分けてあります。

## 災難イベント：発生と終わり

blackbeard-event_name = { $event ->
    [11] 地震
    [12] 腕相撲大会
    [13] 壊血病
    [14] 海上の嵐
    [15] 私掠免許状
    [16] 反乱
    [21] 先住民の蜂起
    [22] ローマ教皇の介入
    [23] 新総督の着任
    [24] 黒ひげ
    [25] 海賊狩り
    [26] 国王の恩赦
    [31] 和平布告
    [32] 反乱
    [33] 国王の恩赦
    [34] 奴隷取引禁止法
    [35] 盗まれた財宝
    [36] オウム
    [41] 恋人の逮捕
    [42] 恋人の誘拐
    [43] 娘の誘拐
    [44] 姉妹の誘拐
    [45] 愛人の誘拐
    [46] 総督令嬢の誘拐
    [51] 宝の地図
    [52] 禁酒法
    [53] 機密文書の密輸
    [54] 薬物取締法
    [55] セイレーン
    [56] 物資不足
    [61] イエズス会士
    [62] 魔女狩り
    [63] 珊瑚礁
    [64] 海流
    [65] 船内火災
   *[66] 海の怪物
}
blackbeard-event_rule = { $event ->
    [11] 港が1つ、中のものと囚人もろとも壊滅します。船は海へ出ます。
    [12] どの海賊も、次の災難イベントまでに大会の港へ行かないと、悪名が5下がります。
    [13] 通過海域にいる海賊と討伐船、海ではイベントを引いたプレイヤーの海賊と討伐船が病にかかります。壊血病は治るまで続きます。
    [14] 1つの海域の船すべてが、通過海域も含めて嵐に襲われます。
    [15] 私掠免許状が1通売りに出ます。討伐船はその国の港から出ます。
    [16] イベントを引いたプレイヤーが、反乱の起こりそうな海賊を1人選びます。
    [21] 1つの海域の海岸と港から海賊が追い出され、船底清掃中の海賊は殺されます。親海賊の総督は去り、総督のいない港には反海賊の総督が就くことがあります。
    [22] 討伐船はすべて帰り、プレイヤーが法律を投票で決めます。
    [23] 1つの海域の、総督のいない港すべてに、裏向きの総督が就きます。
    [24] 黒ひげの幽霊船が、次の災難イベントまで、動かすプレイヤー以外の海賊を襲います。
    [25] 右隣のプレイヤーの追っ手がすぐに行動します。いなければ新しく現れます。
    [26] 私掠免許状が1通、秘密入札で売られます。国王の恩赦にもなります。
    [31] 私掠免許状はすべてストックに戻り、機転はすべて使えるようになります。
    [32] イベントを引いたプレイヤーが、反乱の起こりそうな海賊を1人選びます。
    [33] 私掠免許状が1通、秘密入札で売られます。国王の恩赦にもなります。
    [34] これからは、積荷に生き物（奴隷など）のある海賊を倒すと、敗者の悪名1につき100ダブロンを得ます。
    [35] 盗賊が根拠地の財宝を盗みます。次の災難イベントまでなら取り戻せます。
    [36] オウムが秘密入札で売られます。海賊の代わりに負傷を1回引き受けます。
    [41] 海賊の恋人が、次の災難イベントまで港に囚われます。
    [42] 海賊の恋人が、次の災難イベントまで別の船に囚われます。
    [43] 海賊の娘が、次の災難イベントまで別の船に囚われます。
    [44] 海賊の姉妹が、次の災難イベントまで別の船に囚われます。
    [45] 海賊の愛人が、次の災難イベントまで別の船に囚われます。
    [46] 悪名最高の海賊が総督令嬢をさらいます。決闘で奪って実家の港に送り届けた別の海賊は、10,000ダブロンと悪名10、人望2を得ます。
    [51] 財宝を積んだ難破船が航路に沈んでいます。潜って1を出せば見つかります。
    [52] 海賊船の酒がすべて、ほかのプレイヤーの秘密入札で売られます。
    [53] 機密文書の箱を、次の災難イベントまでに別の港へ届けると、10,000ダブロンになります。
    [54] これからは、薬物が値段の10倍も余分に売れますが、1個ごとに逮捕のおそれがあります。
    [55] セイレーンが1隻の船の乗組員を海に誘い込みます。
    [56] 1つの港で品物が不足し、1個につき1,000ダブロンを払います。
    [61] 次に海賊との決闘に勝った海賊が、人質も得ます。
    [62] 次に海賊との決闘に勝った海賊が、人質も得ます。
    [63] 1つの海域を航海中の船が1隻、座礁します。
    [64] 海流が、1つの海域を航海中の船すべてを同じ方向に流します。
    [65] 酒か武器を積んだ船に、火がつくかもしれません。
   *[66] 海の怪物が1隻の船に出会います。
}
blackbeard-relative = { $event ->
    [43] 娘
    [44] 姉妹
    [45] 愛人
   *[other] 恋人
}
blackbeard-hazard_drawn = ⚡ { $pirate }（{ $seat }）が引いたイベント：**{ blackbeard-event_name }**
    .why = { blackbeard-event_rule }ダイス2個で11～66の数を出して決めました：{ $rolls }。
blackbeard-hazard_idle = { $event ->
    [65] 酒や武器を積んだ船がないので、火災は起こりませんでした。
   *[other] 影響を受けるものはありませんでした。
}
    .why = 災難は、当てはまるものにだけ起こります。今は何も当てはまらないので、何も起こりません。
blackbeard-event_over = { $event ->
    [12] 🏁 腕相撲大会が終わりました。
    [24] 👻 黒ひげの幽霊船が霧の中に消えました。
    [35] { $cause ->
        [robbed] {""}
        [port_destroyed] 💰 { $pirate }（{ $seat }）の盗まれた財宝は、港とともに埋もれました。
       *[other] 💰 盗賊が{ $pirate }（{ $seat }）の財宝を持って逃げました。
    }
    [46] { $cause ->
        [expired] 🏴‍☠️ 総督令嬢は海が気に入り、海賊になりました。
        [set_free] 🕊️ 総督令嬢が解放されました。
        [ship_lost] 🌊 総督令嬢は船とともに消えました。
        [port_destroyed] 🕊️ 総督令嬢の帰る港がなくなりました。
       *[other] {""}
    }
    [51] { $cause ->
        [replaced] 🗺️ 古い宝の地図は忘れられました。
       *[other] {""}
    }
    [53] { $cause ->
        [delivered] {""}
       *[other] 📦 機密文書の箱は失われました。
    }
    [56] { $cause ->
        [port_destroyed] 📦 港がなくなり、物資不足も終わりました。
       *[other] {""}
    }
    [61] {""}
    [62] {""}
   *[other] { $cause ->
        [home] 🏡 { $pirate }（{ $seat }）の{ blackbeard-relative }が家に帰りました。
        [set_free] 🕊️ { $pirate }（{ $seat }）の{ blackbeard-relative }が解放されました。
        [ship_lost] 🌊 { $pirate }（{ $seat }）の{ blackbeard-relative }は船とともに消えました。
        [port_destroyed] 🌊 { $pirate }（{ $seat }）の{ blackbeard-relative }は港の廃墟で亡くなりました。
        [owner_left] 🍂 { $pirate }（{ $seat }）の{ blackbeard-relative }を探す者は、もういません。
       *[expired] 💔 間に合いませんでした。{ $pirate }（{ $seat }）の{ blackbeard-relative }は、もう帰りません。
    }
}
    .why = { $event ->
        [12] 呼ばれて来なかった海賊は、悪名が5下がります。
        [41] 身内を失うと、悪名が5、人望が2下がります。
        [42] 身内を失うと、悪名が5、人望が2下がります。
        [43] 身内を失うと、悪名が5、人望が2下がります。
        [44] 身内を失うと、悪名が5、人望が2下がります。
        [45] 身内を失うと、悪名が5、人望が2下がります。
       *[other] { blackbeard-event_rule }
    }

## 災難イベント：港と王

blackbeard-earthquake = 🌋 { $port ->
    [none] 大地が揺れましたが、崩れる港はもうありません。
   *[other] 地震で{ $port }が壊滅しました！
}
    .why = 11～66のダイスで港が決まります（合うまで振り直し）{ $rolls_count ->
        [0] {""}
       *[other] ：{ $rolls }
    }。囚人は亡くなり、船は無事に海へ出ます。
blackbeard-put_to_sea = { $cause ->
    [natives] 💨 { $pirate }（{ $seat }）が蜂起を逃れ、{ $place }へ出ました。
   *[earthquake] 💨 { $pirate }（{ $seat }）が危ういところで{ $place }へ出ました。
}
blackbeard-tournament = 💪 { $port ->
    [none] 腕相撲大会を開ける港がありません。
   *[other] { $port }の腕相撲大会に、海賊全員が呼ばれました。
}
    .why = 11～66のダイスで港が決まります（合うまで振り直し）{ $rolls_count ->
        [0] {""}
       *[other] ：{ $rolls }
    }。次の災難イベントまでに行かなかった海賊は、悪名が5下がります。
blackbeard-tournament_joined = 💪 { $pirate }（{ $seat }）が{ $port }の大会に顔を出しました。
blackbeard-rising = 🏹 この海域の海岸で先住民が蜂起しました：{ $sea }。親海賊の総督は去り、空いた港には反海賊の総督だけが着任します。
    .why = ダイスで海域が決まります（合うまで振り直し）：{ $rolls }。海岸と港の海賊は追い出され、人望が1下がります。船底清掃中の海賊は命を落とします。
blackbeard-governor_gone = { $cause ->
    [natives] 🏛️ 蜂起により、{ $port }の総督{ $governor }が追われました。
   *[other] 🏛️ { $port }の新しい総督に引かれた{ $governor }は親海賊なので、山に戻りました。
}
    .why = 親海賊の総督は追われ、戻りません。その後、総督のいない港は1人ずつ総督を引きます。反海賊なら着任し、親海賊なら山に戻るので、同じ総督が次の港でまた引かれることもあります。
blackbeard-new_governors = 🏛️ 新しい総督たちがこの海域の港へ向かいます：{ $sea }。
    .why = ダイスで海域が決まります（合うまで振り直し）：{ $rolls }。
blackbeard-governor_came = { $permanent ->
    [true] 🏛️ { $port }に反海賊の総督が着任し、二度と替わりません。
   *[false] 🏛️ { $port }に裏向きの総督が着任しました。
}
blackbeard-law_voted = 🗳️ 投票で法律が決まりました：**{ blackbeard-event_name }**
    .why = 投票：{ $votes }。同数なら、イベントを引いたプレイヤーの票で決まります。
blackbeard-law_voted-why-votes = { $seat }（{ blackbeard-event_name }）
    .separator = 、
blackbeard-law = { $again ->
    [true] ⚖️ { blackbeard-event_name }：すでに施行されています。
   *[false] ⚖️ 新しい法律が、この対戦の終わりまで施行されます：**{ blackbeard-event_name }**。{ blackbeard-event_rule }
}
blackbeard-peace = 🕊️ 和平が布告されました。私掠免許状はストックに戻り、どの海賊の機転もすべてまた使えます。{ $letters_count ->
    [0] {""}
   *[other] 無効になりました：{ $letters }。
}
    .why = 私掠免許状は、売りに出ているものも含めてすべてストックに戻ります。どの海賊の機転も、すべてまた使えるようになります。
blackbeard-pardon_offered = 📜 国王の恩赦が売りに出ました：{ $letter }。
    .why = 秘密入札でいちばん高い額をつけた海賊が得ます。その国の敵でもかまいません。
blackbeard-auction = 🔨 { $pirate ->
    [none] { $what ->
        [pardon] 国王の恩赦には、誰も入札しませんでした。
        [parrot] オウムには、誰も入札しませんでした。
       *[alcohol] { $target }の酒には誰も入札せず、酒は失われました。
    }
   *[other] { $what ->
        [pardon] { $pirate }（{ $seat }）が{ blackbeard-doubloons }で国王の恩赦を得ました：{ $letter }。
        [parrot] { $pirate }（{ $seat }）が{ blackbeard-doubloons }でオウムを得ました。
       *[alcohol] { $pirate }（{ $seat }）が{ $target }の酒{ $count }個を{ blackbeard-doubloons }で買いました。
    }
}
    .why = { $what ->
        [parrot] オウムは、海賊の代わりに負傷を1回引き受けて死にます。
       *[other] {""}
    }秘密入札：{ $bids_count ->
        [0] 入札できる海賊がいませんでした
       *[other] { $bids }
    }。{ $rolls_count ->
        [0] {""}
       *[other] 最高額が並んだため、11～66のダイスで決めました：{ $rolls }。
    }
blackbeard-auction-why-bids = { $pirate }（{ $seat }）{ blackbeard-doubloons }
    .separator = 、
blackbeard-auction-why-rolls = { $pirate }{" "}{ $face }
    .separator = 、
blackbeard-discontent = { $result ->
    [mutiny] 🗡️ { $pirate }（{ $seat }）の船に不満が広がり、乗組員が立ち上がりました。
   *[calm] 🗡️ { $pirate }（{ $seat }）の船で不満の声が上がりましたが、乗組員は静かです。
}
    .why = ダイス2個（{ $rolls }）の合計が人望（{ $popularity }）を上回ると、乗組員が立ち上がります。
blackbeard-outlaw_beaten = ⚖️ { $pirate }（{ $seat }）がお尋ね者の{ $target }を倒しました。次の港で{ blackbeard-doubloons }を受け取ります。
    .why = 奴隷取引禁止法：積荷に生き物（奴隷など）のある海賊の悪名1につき100ダブロンです。
blackbeard-drugs_watched = { $result ->
    [arrested] 🚔 { $pirate }（{ $seat }）が{ $port }で薬物を売り、捕まりました！
   *[unseen] 🤫 { $pirate }（{ $seat }）が{ $port }で薬物を売り、見つかりませんでした。
}
    .why = 薬物取締法：1個ごとにダイスを振り、1が出ると逮捕です（{ $rolls }）。
blackbeard-drugs_sold = 🪙 { $pirate }（{ $seat }）の禁制の薬物が、{ $port }で{ blackbeard-doubloons }余分に売れました。
    .why = 禁制の薬物は、値段の10倍が加わります。売れた数：{ $count }。
blackbeard-shortage = 📦 { $port ->
    [none] 物資が足りない港はありません。
   *[other] { $port }で不足しています：{ $markers }。最初に届けた海賊は、1個につき1,000ダブロンを得ます。
}
    .why = 11～66のダイスで港{ $rolls_count ->
        [0] {""}
       *[other] （{ $rolls }）
    }が、ダイス1個で品物（{ $face }）が決まります。
blackbeard-shortage_met = 📦 { $pirate }（{ $seat }）が{ $port }に不足の品を届けました：{ $markers }。報酬：{ blackbeard-doubloons }。

## 災難イベント：財宝と身内

blackbeard-treasure_stolen = 💰 盗賊が{ $port }で{ $pirate }（{ $seat }）の財宝を盗みました。
    .why = 次の災難イベントまでに、港に潜入して盗賊の頭に決闘で勝てば取り戻せます。持ち主なら2倍の額を得ます。
blackbeard-treasure_map = 🗺️ 宝の地図が見つかりました。{ $place }に難破船が沈んでいます。
    .why = { $rolled ->
        [0] アクションカードが航路を決めました：{ $lane }番。
       *[other] アクションカードの指示により、航路をダイスで決めました：{ $lane }番。
    }船はそこに錨を下ろして潜れます。1が出れば箱が見つかります。
blackbeard-dived = { $face ->
    [1] 🤿 { $pirate }（{ $seat }）が{ $place }で潜り、箱を見つけました！
   *[other] 🤿 { $pirate }（{ $seat }）が{ $place }で潜りましたが、何も見つかりませんでした。
}
    .why = 潜る海賊ごとに、順にダイスを振ります：{ $face }。最初に1を出した海賊が箱を見つけます。
blackbeard-wreck_found = 💰 { $pirate }（{ $seat }）が{ $place }の難破船から{ blackbeard-doubloons }相当の金を船倉に引き揚げました。
    .why = 額はカードで決まり、その海域でいちばん豊かな獲物と同じです。金は港で売ると船長室の金になります。船倉に入らない分は失われます。
blackbeard-secret_papers = 📜 { $ports_count ->
    [0] 機密文書を運ばせる者はいません。
   *[other] 機密文書の箱が{ $port }で待っています。{ $ports }に届けると10,000ダブロンです。
}
    .why = 11～66のダイスで2つの港が決まります（合うまで振り直し）{ $rolls_count ->
        [0] {""}
       *[other] ：{ $rolls }
    }。箱は船倉を丸ごと1つ使い、次の災難イベントで消えます。
blackbeard-chest_delivered = 📜 { $pirate }（{ $seat }）が機密文書の箱を{ $port }に届けました：10,000ダブロン。
blackbeard-beloved_arrested = 💔 { $port ->
    [none] { $pirate }（{ $seat }）の恋人は見つかりません。
   *[other] { $pirate }（{ $seat }）の恋人が逮捕され、{ $port }に囚われました。
}
    .why = 11～66のダイスで港が決まります（合うまで振り直し）{ $rolls_count ->
        [0] {""}
       *[other] ：{ $rolls }
    }。そこの番人に決闘で勝った海賊は、悪名が5上がります。次の災難イベントまでに誰も勝てなければ、{ $pirate }の悪名が5、人望が2下がります。
blackbeard-relative_abducted = 💔 { $target ->
    [none] { $pirate }（{ $seat }）の{ blackbeard-relative }をさらう海賊はいません。
   *[other] { $target }が{ $pirate }（{ $seat }）の{ blackbeard-relative }をさらいました。
}
    .why = { $target ->
        [none] さらうのは、右隣から順に見て最初に海賊のいるプレイヤーの、悪名最高の海賊です。海賊同士の戦いがない対戦では、誰もさらわれません。
       *[other] さらうのは、右隣から順に見て最初に海賊のいるプレイヤーの、悪名最高の海賊です。その船での決闘に勝った海賊は、悪名が5上がります。次の災難イベントまでに誰も勝てなければ、{ $pirate }の悪名が5、人望が2下がります。
    }
blackbeard-daughter_abducted = 💔 { $port ->
    [none] { $pirate }（{ $seat }）がさらえる総督令嬢はいません。
   *[other] { $pirate }（{ $seat }）が総督令嬢をさらいました。実家は{ $port }です。ほかのプレイヤーの海賊は、同じヘクスでその船を襲い、決闘に勝てば奪えます。
}
    .why = さらうのは悪名最高の海賊で、港は11～66のダイスで決まります（合うまで振り直し）{ $rolls_count ->
        [0] {""}
       *[other] ：{ $rolls }
    }。奪って実家の港に送り届けた海賊は、10,000ダブロンと悪名10、人望2を得ます（さらった海賊自身は得られません）。次の災難イベントまでに帰れなければ、令嬢は海賊になります。
blackbeard-daughter_home = 🏡 { $pirate }（{ $seat }）が総督令嬢を{ $port }に送り届けました：10,000ダブロン。
    .why = 悪名も10、人望も2上がります。
blackbeard-grief = { $face ->
    [1] 😢 { $pirate }（{ $seat }）は、いなくなった{ blackbeard-relative }のことで頭がいっぱいです。
   *[other] {""}
}
    .why = 毎ターン、悲しみのダイスを振ります：{ $face }。1なら悪名が1下がります。
blackbeard-crusade = ⛪ { $again ->
    [true] { blackbeard-event_name }：すでに待っています。
   *[false] { $event ->
        [61] イエズス会士が旅をしています。次に海賊との決闘に勝った海賊が、人質にします。
       *[62] 魔女たちが火あぶりから逃げています。次に海賊との決闘に勝った海賊が、人質にします。
    }
}
blackbeard-crusade_won = ⛪ { $event ->
    [61] { $target }に勝った{ $pirate }（{ $seat }）が、イエズス会士{ $count }人を人質にしました。
   *[62] { $target }に勝った{ $pirate }（{ $seat }）が、逃げる魔女{ $count }人を人質にしました。
}
    .why = 人質の数はダイス2個で決まります（{ $rolls }）。1人につき悪名が1上がります。

## 災難イベント：海

blackbeard-scurvy = { $result ->
    [captain_ill] 🦷 { $pirate }（{ $seat }）の船で壊血病が出て、船長も病に倒れました。
    [captain_died] 🦷 { $pirate }（{ $seat }）の船で壊血病が出て、船長が亡くなりました。
    [hostages_died] 🦷 { $pirate }（{ $seat }）の船で壊血病が出て、人質が全員亡くなりました。
   *[none] 🦷 { $pirate }（{ $seat }）の船で壊血病が出ました。
}
    .why = 壊血病で、乗組員1点と人望2を失います。さらにダイスを振ります：{ $face }。1なら船長が病に倒れ、すでに病なら亡くなります。2なら人質が亡くなります。港で療養すると治ります。
blackbeard-sea_storm = ⛈️ 嵐が海域全体を襲いました：{ $sea }。{ $ships_count ->
    [0] 巻き込まれた海賊はいません。
   *[other] 巻き込まれた海賊：{ $ships }。
}
    .why = ダイスで海域が決まります（合うまで振り直し）：{ $rolls }。通過海域と港も襲われます。
blackbeard-sirens = 🧜 { $pirate ->
    [none] セイレーンが歌いますが、聞く船はありません。
   *[other] セイレーンが{ $pirate }（{ $seat }）の乗組員を海に誘い込みました。
}
    .why = 航海中の船を1隻引きます。その船は乗組員を1点失います。
blackbeard-reef = 🪸 { $pirate ->
    [none] この海域で珊瑚礁が待ち構えていますが、座礁する船はありません：{ $sea }。
   *[other] { $pirate }（{ $seat }）が珊瑚礁に乗り上げました（{ $sea }）。
}
    .why = ダイスで海域が決まります（合うまで振り直し）：{ $rolls }。そこを航海中の船を1隻引き、その船は船体を1点失います。
blackbeard-currents = 🌊 強い海流が{ $face ->
    [1] 北
    [2] 北東
    [3] 南東
    [4] 南
    [5] 南西
   *[6] 北西
}へ流れています：{ $sea }。
    .why = ダイスで海域（{ $rolls }）と方向（{ $face }、1が北、以降は時計回り）が決まります。そこを航海中の船はすべて1ヘクス動き、岸に乗り上げた船は船体を1点失います。
blackbeard-shifted = 🌊 海流が{ $pirate }（{ $seat }）を{ $place }へ流しました。
blackbeard-fire_danger = { $result ->
    [fire] 🔥 { $pirate }（{ $seat }）の船でランタンが倒れました！
   *[safe] {""}
}
    .why = 酒か武器を積んだ船は、1で火がつきます：{ $face }。
blackbeard-creature = { $face ->
    [0] 🐙 海の怪物が船を探しましたが、見つかりません。
    [1] 🐙 巨大ダコが{ $pirate }（{ $seat }）の乗組員を海の底へ引きずり込みました。
    [2] 🐟 ノコギリエイが{ $pirate }（{ $seat }）の船体に穴を開けました。
    [3] 🦈 サメが{ $pirate }（{ $seat }）の乗組員を襲いました。
    [4] 🐬 イルカが{ $pirate }（{ $seat }）を導きます。すぐに、もう1回移動し、行動を1つできます。
    [5] 🐟 マンタが{ $pirate }（{ $seat }）の乗組員を海に払い落としました。
   *[6] 🐉 大海蛇が{ $pirate }（{ $seat }）の船を襲いました。
}
    .why = { $face ->
        [0] 航海中の船はありませんでした。
       *[other] 航海中の船を1隻引き、怪物をダイスで決めます（{ $face }）。1、3、5は乗組員を1点、2は船体を1点、6は船体と帆を1点ずつ失います。4なら、トークンなしでもう1回移動し、行動を1つできます。
    }
blackbeard-dolphins_followed = 🐬 { $pirate }（{ $seat }）がイルカについて行きます。

## 盤面と、本人だけに見えるもの

blackbeard-board_hunter = { $what ->
    [kc] 👑 { $hunter }
    [ghost] 👻 { $hunter }
   *[warship] 🚨 { $hunter }
}（{ $seat }）：{ $place }、{ $mode ->
    [port] 入港中
    [zone] 地図の外
   *[other] 航海中
}{ $target ->
    [none] {""}
   *[other] ・標的：{ $target }{ $what ->
        [warship] （同じヘクスにいる相手の海賊も捕まえる）
       *[other] {""}
    }
}{ $piece ->
    [none] {""}
   *[other] ・{ $piece }
}{ $nation ->
    [none] {""}
   *[other] ・{ $nation }
}{ $piece ->
    [none] {""}
   *[other] ・戦闘力{ $combat }・速力{ $speed }
}
blackbeard-board_event = { $event ->
    [12] 💪 { $port }で腕相撲大会：{ $members_count ->
        [0] 全員が来ました
       *[other] 来なければ悪名−5（まだの海賊：{ $members }）
    }
    [24] 👻 黒ひげの幽霊船が海をさまよっています
    [34] ⚖️ 奴隷取引禁止法：積荷に生き物（奴隷など）のある海賊には懸賞金がかかっています
    [35] 💰 { $port }の盗賊が{ $pirate }（{ $seat }）の財宝を持っています
    [46] 💔 総督令嬢（実家は{ $port }）が{ $captain }の船に囚われています。ほかのプレイヤーの海賊は、その船を襲って決闘に勝ち、実家に送り届ければ10,000ダブロンを得ます
    [51] 🗺️ { $place }に財宝を積んだ難破船
    [53] 📜 機密文書の箱：{ $captain ->
        [none] { $port ->
            [none] 失われました
           *[other] { $port }で待っています
        }
       *[other] { $captain }の船にあります
    }。届け先は{ $ports }
    [54] ⚖️ 薬物取締法：薬物は高く売れますが、逮捕のおそれがあります
    [56] 📦 { $port }で不足：{ $markers }・1個につき1,000ダブロン
    [61] ⛪ 次に海賊との決闘に勝った海賊が、イエズス会士を人質にします
    [62] ⛪ 次に海賊との決闘に勝った海賊が、逃げる魔女を人質にします
   *[other] 💔 { $pirate }（{ $seat }）の{ blackbeard-relative }が{ $captain ->
        [none] { $port }に
       *[other] { $captain }の船に
    }囚われています
}{ $until ->
    [hazard] ・次の災難イベントまで
   *[ever] { $event ->
        [34] ・ゲーム終了まで
        [54] ・ゲーム終了まで
        [51] ・見つかるまで
        [56] ・届くまで
       *[other] {""}
    }
}
blackbeard-board_blockade = ⛓️ { $pirate }（{ $seat }）は{ $port }で封鎖中：{ $hunters }・どちらかが去るまで
blackbeard-board_captive = { $how ->
    [island] 🏝️ { $pirate }（{ $seat }）は{ $place }の島に置き去り
    [mast] ⛓️ { $pirate }（{ $seat }）は{ $captain }の船のマストに縛られています
   *[plank] ⛓️ { $pirate }（{ $seat }）は{ $captain }の船の捕虜
}・解放されるまで
blackbeard-board_resting = 🥱 { $pirate }（{ $seat }）：乱痴気騒ぎの後、第{ $turn }ターンの終わりまで命令なし
blackbeard-board_scurvy = 🦷 { $pirate }（{ $seat }）：船内に壊血病{ $ill ->
    [true] 、船長も病気
   *[false] {""}
}・治るまで
blackbeard-board_prisoner = ⚖️ { $pirate }は{ $port }の獄中：{ $sentence ->
    [high_security] 厳重監獄（絞首刑待ち）
    [death_row] 死刑囚房
    [trial] 裁判待ち
   *[hearing] 審問待ち
}
blackbeard-board_pledge = 🤝 { $pirate }は、救い出した海賊に{ blackbeard-doubloons }を約束しています
blackbeard-board_alliance = 🤝 同盟：{ $members }
blackbeard-contract_terms = { $members }・第{ $until }ターンまで{ $text ->
    [none] {""}
   *[other] ・{ blackbeard-contract_promised }
}{ $pot ->
    [0] { $condition ->
        [none] {""}
       *[other] ・0ダブロン
    }
   *[other] ・{ $pot }ダブロン
}{ $condition ->
    [none] {""}
   *[other] （{ blackbeard-contract_reward }）
}
blackbeard-board_contract = { $members_count ->
    [1] 💰 懸賞金：{ blackbeard-contract_terms }
   *[other] 📃 契約：{ blackbeard-contract_terms }
}
blackbeard-own_contract = 📃 当事者だけが知る契約：{ blackbeard-contract_terms }
blackbeard-own_hunter = 🤫 { $hunter }の正体を知っているのはあなたです：{ $piece }（{ blackbeard-hunter_flag }）、戦闘力{ $combat }、速力{ $speed }
