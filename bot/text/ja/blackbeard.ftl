### 黒ひげ2（Barbe Noire 2）の用語とオプション。メッセージの名前と使える引数は bot/text/__init__.py を参照。
### 場所は「ハバナ」「ヘクスX20」のように名詞のまま入る。商船は「スペインのコルベット（防御力2）」の形。

blackbeard-pitch = 海賊の黄金時代の大海原で、商船を襲い、総督を買収し、港を略奪しましょう。悪名を極めるか、誰よりも裕福になって引退すれば勝利です。
    .title = 黒ひげ2
    .length = { $lo }～{ $hi }人、{ $turn_cap ->
        [0] ターン数の上限なし（60ターンで丸1日、メッセージでゆっくり進めるなら数か月）
        [1] 1ターンだけ
        [60] 最大60ターン（丸1日、メッセージでゆっくり進めるなら数か月）
       *[other] 最大{ $turn_cap }ターン（60ターンで丸1日、メッセージでゆっくり進めるなら数か月）
    }
    .alone = 、{ $turn_cap }ターン
    .how =
        全員が同時にターンの計画を立てます。海賊をどこへ進め、そこで何をするかを決めます。
        商船を拿捕し、人質を取り、港で売却や修理をするか港を略奪し、根拠地（本拠の港）に財宝を隠しましょう。{ $m_hunters ->
            [true] 国王の追っ手が迫ります。
           *[false] {""}
        }
        海賊の悪名が100に達すれば、その場で勝利です。そうでなければ、あるプレイヤーの海賊（{ $careers ->
            [1] 1人だけ
           *[other] 全部で{ $careers }人、{ $max_active ->
                [1] 同時に出るのは1人
               *[other] 同時に何人か出ることもあります
            }
        }）が全員いなくなったとき、または最終ターンの後に対戦が終わり、引退した海賊のうち、いちばん裕福な海賊のプレイヤーが勝利です（引退の成否はダイスで決まり、財宝が多いほど成功しやすくなります）。誰も引退していなければ、悪名最高の海賊が勝ちます。
    .aliases = 黒ひげ, くろひげ

## 用語

blackbeard-term-pirate = { $value ->
    [PI01] ロロネー
    [PI02] ロー
    [PI03] デイヴィス
    [PI04] ウィン
    [PI05] テイラー
    [PI06] ケネディ
    [PI07] イングランド船長
    [PI08] クウェルチ
    [PI09] テュー
    [PI10] ヴェイン
    [PI11] キッド
    [PI12] ミッソン
    [PI13] ド・リュサン
    [PI14] ティーチ
    [PI15] ブラッド
    [PI16] ラ・ビューズ
    [PI17] ラッカム
    [PI18] エイヴリー
    [PI19] スプリッグス
    [PI20] ラウザー
    [PI21] ポルトゥゲス
    [PI22] ボネット
    [PI23] コンデント
    [PI24] ロバーツ
   *[other] { blackbeard-term-hunter }
}
blackbeard-term-port = { $letters ->
    [PI] { blackbeard-term-pirate }の船
   *[other] { $digits ->
        [11] ボストン
        [12] ニューポート
        [13] ニューヨーク
        [14] フィラデルフィア
        [15] ジェームズタウン
        [16] バスタウン
        [21] チャールズタウン
        [22] セントオーガスティン
        [23] バミューダのセントジョージズ
        [24] カルタヘナ
        [25] ハバナ
        [26] ラ・マサナ
        [31] ポートロイヤル
        [32] カンペチェ
        [33] ポルトベロ
        [34] サントドミンゴ
        [35] トルトゥーガ
        [36] プティ・ゴアーヴ
        [41] サンフアン
        [42] マラカイボ
        [43] キュラソー
        [44] ニュープロビデンス
        [45] マルティニーク
        [46] バルバドス
        [51] ガンビアのジェームズ砦
        [52] エルミナ
        [53] ケープコースト
        [54] ウィダー
        [55] プリンシペ
        [56] モザンビーク
        [61] ジョアンナ
        [62] モカ
        [63] スーラト
        [64] ボンベイ
        [65] ゴア
        [66] サント・マリー島
       *[other] { $value }
    }
}
blackbeard-term-place = { $value ->
    [I1] ボストン
    [H2] ニューポート
    [G3] ニューヨーク
    [G4] フィラデルフィア
    [G6] ジェームズタウン
    [H7] バスタウン
    [E11] チャールズタウン
    [E13] セントオーガスティン
    [R6] バミューダのセントジョージズ
    [R26] カルタヘナ
    [G19] ハバナ
    [G20] ラ・マサナ
    [N21] ポートロイヤル
    [B24] カンペチェ
    [N29] ポルトベロ
    [S19] サントドミンゴ
    [P18] トルトゥーガ
    [Q19] プティ・ゴアーヴ
    [V17] サンフアン
    [U25] マラカイボ
    [W23] キュラソー
    [K16] ニュープロビデンス
    [BB18] マルティニーク
    [DD19] バルバドス
    [GC-B2] ガンビアのジェームズ砦
    [GC-I5] エルミナ
    [GC-J4] ケープコースト
    [GC-K5] ウィダー
    [GC-N6] プリンシペ
    [IO-A15] モザンビーク
    [IO-C14] ジョアンナ
    [IO-B4] モカ
    [IO-O2] スーラト
    [IO-O3] ボンベイ
    [IO-O4] ゴア
    [IO-F15] サント・マリー島
   *[other] { $letters ->
        [GC-A] ヘクスA{ $digits }（黄金海岸）
        [GC-B] ヘクスB{ $digits }（黄金海岸）
        [GC-C] ヘクスC{ $digits }（黄金海岸）
        [GC-D] ヘクスD{ $digits }（黄金海岸）
        [GC-E] ヘクスE{ $digits }（黄金海岸）
        [GC-F] ヘクスF{ $digits }（黄金海岸）
        [GC-G] ヘクスG{ $digits }（黄金海岸）
        [GC-H] ヘクスH{ $digits }（黄金海岸）
        [GC-I] ヘクスI{ $digits }（黄金海岸）
        [GC-J] ヘクスJ{ $digits }（黄金海岸）
        [GC-K] ヘクスK{ $digits }（黄金海岸）
        [GC-L] ヘクスL{ $digits }（黄金海岸）
        [GC-M] ヘクスM{ $digits }（黄金海岸）
        [GC-N] ヘクスN{ $digits }（黄金海岸）
        [IO-A] ヘクスA{ $digits }（インド洋）
        [IO-B] ヘクスB{ $digits }（インド洋）
        [IO-C] ヘクスC{ $digits }（インド洋）
        [IO-D] ヘクスD{ $digits }（インド洋）
        [IO-E] ヘクスE{ $digits }（インド洋）
        [IO-F] ヘクスF{ $digits }（インド洋）
        [IO-G] ヘクスG{ $digits }（インド洋）
        [IO-H] ヘクスH{ $digits }（インド洋）
        [IO-I] ヘクスI{ $digits }（インド洋）
        [IO-J] ヘクスJ{ $digits }（インド洋）
        [IO-K] ヘクスK{ $digits }（インド洋）
        [IO-L] ヘクスL{ $digits }（インド洋）
        [IO-M] ヘクスM{ $digits }（インド洋）
        [IO-N] ヘクスN{ $digits }（インド洋）
        [IO-O] ヘクスO{ $digits }（インド洋）
        [IO-P] ヘクスP{ $digits }（インド洋）
        [IO-Q] ヘクスQ{ $digits }（インド洋）
        [IO-R] ヘクスR{ $digits }（インド洋）
       *[other] { blackbeard-zone }
    }
}
blackbeard-zone = { $value ->
    [TZ1] 通過海域T1（北大西洋・カリブ海の沖）
    [TZ2] 通過海域T2（カリブ海から黄金海岸へ）
    [TZ3] 通過海域T3（黄金海岸の沖）
    [TZ4] 通過海域T4（黄金海岸からインド洋へ・西）
    [TZ5] 通過海域T5（黄金海岸からインド洋へ・東）
    [TZ6] 通過海域T6（インド洋）
   *[other] ヘクス{ $value }
}
blackbeard-term-governor = { $letters ->
    [face_down] 裏向きの総督
    [permanent] 二度と替わらない反海賊の総督
   *[other] { $value ->
        [GOV01] スポッツウッド
        [GOV02] ベロモント
        [GOV03] ニコルソン
        [GOV04] ローズ
        [GOV05] リンチ
        [GOV06] シュート
        [GOV07] フェニー
        [GOV08] ハート
        [GOV09] リチャードソン
        [GOV10] カー
        [GOV11] イーデン
        [GOV12] ビーストン
        [GOV13] マーカム
        [GOV14] リシエ
        [GOV15] フレッチャー
        [GOV16] トロット
        [GOV17] ジョーンズ
        [GOV18] ハスケット
        [GOV19] モディフォード
        [GOV20] ハミルトン
        [GOV21] クランストン
        [GOV22] ソーテル
        [GOV23] ドジュロン
        [GOV24] デュカス
       *[other] { $value }
    }
}
blackbeard-term-marker = { $head ->
    [hostage] 人質
    [relative] 身内
   *[other] { $letters ->
        [gold] 金（{ $digits }）
        [cloth] 織物
        [food] 食料
        [drink] 飲料
        [living] 生き物
        [drugs] 薬物
        [furniture] 調度品
        [arms] 武器
        [spices] 香辛料
        [alcohol] 酒
        [smoke] 煙幕
        [barrel] 破壊工作樽
        [sextant] 六分儀
        [spyglass] 望遠鏡
        [mainsail] メインスル
        [cannon] 赤熱弾砲
        [cistern] 消火槽
        [chest] 機密文書の箱
        [pet] ペット
        [parrot] オウム
        [ship] 船そのもの
       *[other] { $value }
    }
}
    .several = { $item }×{ $count }
blackbeard-term-nation = { $value ->
    [English] イギリス
    [Spanish] スペイン
    [French] フランス
    [Dutch] オランダ
    [Portuguese] ポルトガル
    [Moorish] ムーア
    [pirate] 海賊
    [unidentified] 国籍不明
   *[other] { $value }
}
blackbeard-term-merchant = { $value ->
    [M01] イギリスのコルベット（防御力2）
    [M02] スペインのコルベット（防御力2）
    [M03] フランスのコルベット（防御力2）
    [M04] 国籍不明のコルベット（防御力2）
    [M05] イギリスのスループ（防御力3）
    [M06] イギリスのスループ（防御力3）
    [M07] オランダのスループ（防御力3）
    [M08] フランスのスループ（防御力3）
    [M09] 国籍不明のスループ（防御力3）
    [M10] イギリスのスループ（防御力4）
    [M11] スペインのスループ（防御力4）
    [M12] スペインのスクーナー（防御力4）
    [M13] オランダのスクーナー（防御力4）
    [M14] ポルトガルのスクーナー（防御力4）
    [M15] 国籍不明のスクーナー（防御力4）
    [M16] イギリスのスクーナー（防御力5）
    [M17] フランスのスクーナー（防御力5）
    [M18] オランダのスクーナー（防御力5）
    [M19] スペインのブリガンティン（防御力5）
    [M20] イギリスのブリガンティン（防御力5）
    [M21] ポルトガルのブリガンティン（防御力5）
    [M22] スペインのブリガンティン（防御力6）
    [M23] イギリスのブリガンティン（防御力6）
    [M24] オランダのブリガンティン（防御力6）
    [M25] ムーアのブリガンティン（防御力6）
    [M26] フランスのブリガンティン（防御力6）
    [M27] スペインの三本マスト横帆船（防御力7）
    [M28] イギリスの三本マスト横帆船（防御力7）
    [M29] ポルトガルの三本マスト横帆船（防御力7）
    [M30] ムーアの三本マスト横帆船（防御力7）
    [M31] スペインの三本マスト横帆船（防御力8）
    [M32] ムーアの三本マスト横帆船（防御力8）
   *[other] { $value }
}
blackbeard-term-ship = { $value ->
    [sloop] スループ
    [schooner] スクーナー
    [brigantine] ブリガンティン
    [square-rigger] 三本マスト横帆船
    [corvette] コルベット
   *[other] { $value }
}
blackbeard-term-section = { $value ->
    [sails] 帆
    [hull] 船体
    [rudder] 舵
    [guns] 大砲
    [crew] 乗組員
    [captain] 船長
   *[other] { $value }
}
blackbeard-term-trigger = { $value ->
    [grave] 沈没、死亡、投獄、失脚につながるロール
    [merchants] 商船への攻撃
    [prizes] 捕らえた船
    [ports] 港への攻撃
    [interceptions] 迎撃
    [battles] 戦闘
    [duels] 決闘
    [mutinies] 反乱
    [judges] 逮捕と裁判
    [petitions] 請願
    [retirement] 引退
    [hull] 浸水、火災、応急修理
   *[other] { $value }
}
blackbeard-term-part = { $letters ->
    [right_eye] 右目
    [left_eye] 左目
    [right_hand] 右手
    [left_hand] 左手
    [right_leg] 右脚
    [left_leg] 左脚
   *[other] { $value }
}
blackbeard-term-letter = { $value ->
    [LM01] フランスの私掠免許状
    [LM02] フランスの私掠免許状
    [LM03] フランスの私掠免許状
    [LM04] ポルトガルの私掠免許状
    [LM05] ポルトガルの私掠免許状
    [LM06] ポルトガルの私掠免許状
    [LM07] イギリスの私掠免許状
    [LM08] イギリスの私掠免許状
    [LM09] イギリスの私掠免許状
    [LM10] スペインの私掠免許状
    [LM11] スペインの私掠免許状
    [LM12] スペインの私掠免許状
   *[other] { $value }
}
blackbeard-term-item = { $head ->
    [smoke] 煙幕
    [barrel] 破壊工作樽
    [sextant] 六分儀
    [spyglass] 望遠鏡
    [mainsail] メインスル
    [cannon] 赤熱弾砲
    [cistern] 消火槽
    [pet] ペット
    [tattoo] 刺青
    [box] { $tail ->
        [sails] 白枠（帆）
        [hull] 白枠（船体）
        [rudder] 白枠（舵）
        [guns] 白枠（大砲）
        [crew] 白枠（乗組員）
       *[other] 白枠
    }
   *[other] { $value }
}
blackbeard-term-operation = { $letters ->
    [search] 捜索
    [attack_merchant] 商船を攻撃
    [attack_pirate] 海賊を攻撃
    [attack_hunter] 追っ手を攻撃
    [rescue] 救出
    [business] 商売（売却や買い物など）
    [purchases] 買い物だけ
    [refit] 修理（船体以外）
    [careen] 船底清掃（船体の修理）
    [jury] 応急修理
    [heal] 療養
    [assault] 港を攻撃
    [sack] 港を略奪
    [retire] 引退
    [petition] ライバルを追う討伐船を国王に請願
    [infiltrate] 潜入
    [dive] 財宝を探して潜る
    [nothing] 行動なし
   *[other] { $value }
}
blackbeard-term-policy = { $letters ->
    [merchant] 攻撃する商船
    [arms] 攻撃に使う武器
    [prize_ship] 拿捕船の扱い
    [stowage] 積荷の積み方
    [torture] 人質の拷問
    [debauch_free] 乱痴気騒ぎ（自由に選べるとき）
    [debauch_forced] 乗組員が求める乱痴気騒ぎ
    [drugs] 乱痴気騒ぎでの薬物
    [free_damage] 先に損傷を受ける区画
    [cunning] 機転による振り直し
    [pet] ペットが負傷を引き受けるとき
    [spyglass] 望遠鏡を使うとき
    [extra_actions] 追加アクション
    [home_port] 人質の出身港
    [storm] 嵐が襲う場所
    [interception_won] 捕捉を逃れた後の攻撃
    [help_ally] 同盟相手への加勢
    [join_ally] 同盟相手の攻撃への参加
    [hunter_attacks] 自分が動かす追っ手の攻撃
    [break_from_hunters] 追っ手との戦闘からの離脱
    [break_from_pirates] 海賊との戦闘からの離脱
    [board] 切り込み
    [smoke] 煙幕を使うとき
    [barrel] 破壊工作樽を使うとき
    [surrender] 私掠免許状があるときの降伏
    [give_letter] 私掠免許状の引き渡し
    [duel_surrender] 決闘での降伏
    [evasion] スクーナーの回避
    [precedence] 先に動くか後に動くか
   *[other] { $value }
}
blackbeard-term-sea = { $value ->
    [NA] 北大西洋
    [CAR] カリブ海
    [GC] 黄金海岸
    [IO] インド洋
   *[other] { $value }
}

## 用語の説明（メニュー用）。100字まで

blackbeard-about-ship = { $value ->
    [sloop] 船倉2（通常8個分）、戦闘力6、速力+3。帆に1点でも損傷を受けると航行不能です
    [schooner] 船倉3（通常12個分）、戦闘力5、速力+3。海岸の近くで追っ手を回避できます
    [brigantine] 船倉4（通常16個分）、戦闘力8、速力+1
    [square-rigger] 船倉5（通常20個分）、戦闘力10、速力0
   *[other] 海賊は乗れません
}
blackbeard-about-marker = { $letters ->
    [gold] 売却のたびに額面どおりの価値になります
    [living] 港で売れます。いちばん上の船倉に単独で積まないと危険です
    [drugs] 港で売るか、乱痴気騒ぎで使って1つにつき人望+1
    [arms] 港で売るか、攻撃で使って1つにつきダイス+1個
    [drink] コーヒー、茶、カカオ。港の市場にまだなければ、その港で売れます
    [alcohol] ラム酒かワイン。港で売るか、乱痴気騒ぎで飲んで1つにつき人望+1
    [smoke] 1回限り：海戦を始まる前に終わらせます
    [barrel] 1回限り：海上で攻撃されたとき、負けた1ラウンドを取り消します
    [sextant] 1回限り：港に着く移動を最大6ヘクス延ばせます
    [spyglass] 1回限り：捜索で2枚目のカードを引き、どちらにするか選びます
    [mainsail] 1回限り：そのターンの移動が2ヘクス増えます
    [cannon] 何度でも：海戦で敵船に火をつけることがありますが、自分の船が燃えることもあります
    [cistern] 何度でも：船の火事をほぼ確実に消します
    [chest] 船倉1つを丸ごと使います
   *[other] 港の市場にまだない種類なら、その港で売れます
}
blackbeard-about-item = { $head ->
    [smoke] 500ダブロン。1回限り：海戦を始まる前に終わらせます
    [barrel] 500ダブロン。1回限り：海上で攻撃されたとき、負けた1ラウンドを取り消します
    [sextant] 500ダブロン。1回限り：港に着く移動を最大6ヘクス延ばせます
    [spyglass] 500ダブロン。1回限り：捜索で2枚目のカードを引き、どちらにするか選びます
    [mainsail] 500ダブロン。1回限り：そのターンの移動が2ヘクス増えます
    [cannon] 2,000ダブロン。何度でも：海戦で敵船に火をつけますが、自分の船が燃えることもあります
    [cistern] 2,000ダブロン。何度でも：船の火事をほぼ確実に消します
    [pet] 1,000ダブロン。海賊の代わりに負傷を1回引き受けます
    [tattoo] 1,000ダブロン。決闘のたびに持久力+1
    [box] { $tail ->
        [sails] 1,000ダブロン。帆の損傷1点を引き受け、それまで速力が最大で1上がります
        [hull] 1,000ダブロン。船体の損傷1点を引き受け、それまで船倉が1つ増えます
        [guns] 1,000ダブロン。大砲の損傷1点を引き受け、それまで戦闘力が1上がります
        [rudder] 1,000ダブロン。舵の損傷1点を引き受けます
       *[other] 1,000ダブロン。乗組員の損傷1点を引き受けます
    }
   *[other] 装備
}
blackbeard-about-operation = { $letters ->
    [search] カードを引き、この海域に何がいるかを調べます。商船、嵐、または発見なし
    [attack_merchant] ヘクスにいる商船の正体を確かめ、攻撃するか見逃します
    [attack_pirate] 船と積荷、または捕虜のために戦います。切り込みと決闘で決まります
    [attack_hunter] 追っ手と戦います。軍艦は損傷を受けませんが、国王の討伐船は沈められます
    [rescue] 島に置き去りの海賊を救い、自由にするか捕虜にします。自由にすると悪名を得ます
    [business] 積荷の売却、人質の身代金、免許状、賄賂、買い物、乱痴気騒ぎ
    [purchases] 人質の身代金、私掠免許状、賄賂、買い物。積荷はそのままです
    [refit] 港で帆、舵、大砲、乗組員を修理します。船体は船底清掃で修理します
    [careen] 海岸か港で動かずに、船体を少しずつ修理します
    [jury] 海上で動かずに、損傷した区画1つを当面もたせます
    [heal] 港で海賊の負傷と壊血病を治します
    [assault] 勝つと金と悪名を得ます。負けると船の損傷か負傷で、死ぬこともあります。その国の敵になります
    [sack] 占領した港をもう一度攻撃して壊滅させ、悪名と人望を得ます
    [retire] 財宝を守ってこの海賊の経歴を終えます。ダイスで決まり、財宝が多いほど有利です
    [petition] 港で、ライバルを追う国王の討伐船を願い出ます。動かすのはあなたです
    [infiltrate] 港のそばに停泊し、番人との決闘に勝って、囚人を救うか財宝を奪います
    [dive] 難破船の上で、ダイスで1が出れば財宝を得ます
    [nothing] 移動だけするか、とどまります
   *[other] 行動
}
blackbeard-about-policy = { $letters ->
    [merchant] 海賊が、あなたに聞かずに攻撃する商船の防御力の上限
    [arms] 攻撃に使う武器の数。1つにつきダイスが1個増えます
    [prize_ship] 拿捕した船に乗り換えるか、新しい海賊に任せるか、置いていくか
    [stowage] 安全と価値を優先して自動で積むか、あなたに確認するか
    [torture] 人望+1。攻撃に役立つ情報が得られることも、人質が死ぬこともあります
    [debauch_free] 人望+1。ただし次のターンは休みになります
    [debauch_forced] 断ると人望−1、応じると次のターンが休みになります
    [drugs] 使った薬物のマーカー1個ごとに人望+1
    [free_damage] 損傷の場所を選べるとき、先に受ける区画
    [cunning] 機転を1点使って振り直すとき
    [pet] ペットは海賊の代わりに負傷を1回引き受けます
    [spyglass] 捜索で2枚目のカードを引くとき
    [extra_actions] トークンを使う追加アクションについて、あなたに確認するか
    [home_port] 選べるとき、人質の出身港にする港
    [storm] 選べるとき、嵐が襲うヘクス
    [interception_won] 捕捉に失敗した追っ手を攻撃するか
    [help_ally] 同じヘクスの同盟相手が攻撃されたら加勢するか
    [join_ally] 同盟相手が商船や港を攻撃するときに加わるか
    [hunter_attacks] 自分が動かす追っ手が判定に勝ったら攻撃するか
    [break_from_hunters] 追っ手との戦闘から、できるだけ早く離脱するか
    [break_from_pirates] 海賊との戦闘から、できるだけ早く離脱するか
    [board] 敵船に切り込むか。切り込むと決闘になります
    [smoke] 煙幕を使って、始まる前に終わらせる戦闘
    [barrel] 破壊工作樽を使う損傷の大きさ
    [surrender] 私掠免許状に守られているとき、追っ手に降伏するか
    [give_letter] 発行国の軍艦に私掠免許状を渡すか
    [duel_surrender] 相手の持久力のほうが高いとき、降伏する持久力
    [evasion] スクーナーが海岸の近くで敵を回避するか
    [precedence] ほかの人より先に動きたいか、後に動きたいか
   *[other] 船長の方針
}

## 対戦のオプション

blackbeard-preset-short_voyage = 短い航海
    .hint = 海賊は1人ずつ、20ターン、戦争はなし。商船と港と財宝の航海です。初めての対戦に。
blackbeard-preset-full_war = 全面戦争
    .hint = 4海域すべて、同盟、すべてのモジュールを使います。最大120ターン。
blackbeard-preset-two_captains = 2人の海賊
    .hint = 海賊は2人ずつ、2人が同時に海に出て、40ターン。
blackbeard-option-seas = 海域
    .hint = 黄金海岸とインド洋は人数の多い卓向きです。使わないと、海賊同士が早く出会います。
    .auto = 人数しだい（4人か5人なら4海域）
    .all = 4海域すべて
    .na_car = 北大西洋とカリブ海のみ
blackbeard-option-careers = 1人あたりの海賊の数
    .hint = { $lo }～{ $hi }人。海賊は順に登場し、あるプレイヤーの海賊が全員いなくなると対戦が終わります。
    .value = { $value }人
blackbeard-option-max_active = 同時に活動できる海賊の上限
    .hint = 1人あたり{ $lo }～{ $hi }人。「1人あたりの海賊の数」までです。多いほどターンが長くなります。
    .value = { $value }人
blackbeard-option-turn_cap = 最大ターン数
    .hint = このターンが終わると、対戦は必ず終わります。0にすると無制限です。
    .value = { $value ->
        [0] 無制限
       *[other] { $value }ターン
    }
blackbeard-option-starter = 最初の根拠地
    .hint = 最初に根拠地を選ぶ人を決めます。ルールでは最年少の人です。ランダムにもできます。
    .random = ランダム
    .value = 席{ $value }
blackbeard-option-governors_per_seat = 1人あたりの総督の数
    .hint = 開始時に各自がこの人数の総督を裏向きに置きます。5人の対戦では最大4人です。
    .value = { $value }人
blackbeard-option-governor_peek = 自分の総督を見る
    .hint = 裏向きに置く総督が誰なのかを、置く人が見られるかを決めます。
    .true = 見られる
    .false = 誰も見られない
blackbeard-option-merchants_per_seat = 1人あたりの商船の数
    .hint = 開始時に、1人につきこの数の商船を航路に置きます。
    .value = { $value }隻
blackbeard-option-alliances = 同盟（戦争）
    .hint = 別々のプレイヤーの海賊が同盟を結べるかを決めます。
    .auto = 3人以上なら結べる
    .on = 結べる
    .off = 結べない
blackbeard-option-transit_openings = 通過海域の出口
    .hint = 各地図への出口となる海域を1つにするか、複数にして大洋の行き来を速くするかを決めます。
    .chain = 地図ごとに1つ
    .all = 地図ごとに複数
blackbeard-option-kc_timing = 国王の討伐船（戦争）
    .hint = カードで行動が決まった討伐船が、次のターンに動くか、すぐに動くかを決めます。
    .next_turn = 次のターン
    .immediate = すぐに
blackbeard-option-most_notorious_card = 悪名最高の海賊（戦争）
    .hint = カードで指名されたら、軍艦が標的をその海賊に変えるか、全艦が戻って新しく1隻引きます。
    .retarget = 軍艦が標的を変える
    .redraw = 新しい軍艦を引く
blackbeard-option-damage_location = 損傷の場所
    .hint = 1ラウンド分の損傷の場所をダイス1個でまとめて決めるか、1点ずつ決めるかを選びます。
    .per_round = 1ラウンドに1個
    .per_point = 1点ごとに1個
blackbeard-option-port_notoriety = 港を占領したときの悪名
    .hint = 港の価値の分（略奪ではさらにダイス1個）か、守備隊の分（略奪では2倍）を得ます。
    .value = 港の価値で決める
    .garrison = 守備隊で決める
blackbeard-option-port_win_damage = 港への勝利で受ける損傷
    .hint = 港への攻撃がはっきり成功したときにも受ける損傷です。
    .value = { $value ->
        [0] なし
       *[other] { $value }点
    }
blackbeard-option-combat_popularity = 戦闘で失う人望
    .hint = 戦闘の損傷で人望を失います。損傷1点ごとに1か、戦闘1回ごとに1（やさしめ）です。
    .per_point = 損傷1点ごとに1
    .per_battle = 戦闘1回ごとに1
blackbeard-option-warship_battle = 軍艦との戦闘（戦争）
    .hint = 速い軍艦からは逃げられないか、3ラウンド目からいつでも離脱できる（やさしめ）かを決めます。
    .to_the_end = 最後まで戦う
    .three_rounds = 3ラウンド目から離脱できる
blackbeard-option-duel_win_popularity = 決闘に勝ったときの人望（戦争）
    .hint = ルールブックには2通りの数が書かれています。
    .value = +{ $value }
blackbeard-option-extra_action_rounds = 追加アクションの回数
    .hint = 誰かがトークンを使う限り続けるか、1ターンに1回だけにするかを決めます。
    .reactive = トークンが使われる限り
    .single = 1ターンに1回
blackbeard-option-gang_collusion = 盗まれた財宝（戦争）
    .hint = 盗賊が別のプレイヤーと組んで盗んだ財宝が、その人のものになるか、失われるかを決めます。
    .to_accomplice = 共犯者のもの
    .lost = 失われる
blackbeard-option-pardon_retirement = 恩赦による引退（戦争）
    .hint = 国王の恩赦で得た免許状があれば、ダイスを振らずに引退できます。
    .true = オン
    .false = オフ
blackbeard-option-refuge_amounts = 根拠地の財宝
    .hint = 根拠地にある財宝の額を、全員に見せるか、持ち主だけに見せるかを決めます。
    .secret = 秘密
    .public = 公開
blackbeard-option-hold_capacity = 船倉1つの容量
    .hint = 船倉1つに積めるマーカーの数です。{ $lo }～{ $hi }個、通常は{ $default }です。
    .value = { $value }個
blackbeard-option-exact_change = 船長室の金
    .hint = 「箱単位」では、船長室の箱を丸ごと支払いに使い、値段を超えた分は失われます。
    .holds = 1ダブロン単位
    .strict = 厳密（箱単位）
blackbeard-option-abandon_captive = 捕虜をあきらめる（戦争）
    .hint = 捕虜になった自分の海賊を、救出を待たずにあきらめられるかを決めます。
    .true = オン
    .false = オフ
blackbeard-option-m_goods = 品物
    .hint = オフにすると、拿捕船から得られるのは、港で売る金だけになります。
    .true = オン
    .false = オフ
blackbeard-option-m_dangerous = 危険な積荷
    .hint = 積み方が悪いと、爆発したり船倉を壊したりする品物があります。
    .true = オン
    .false = オフ
blackbeard-option-m_equipment = 装備
    .hint = 海賊港で望遠鏡、六分儀、メインスルなどの装備を買えます。
    .true = オン
    .false = オフ
blackbeard-option-m_traffickers = 密売総督
    .hint = 親海賊の総督のうち6人が、船の白枠、ペット、刺青を売ります。
    .true = オン
    .false = オフ
blackbeard-option-m_taverns = 酒場
    .hint = 港での乱痴気騒ぎは酒場に続き、そこで何が起きるかをダイスで決めます。
    .true = オン
    .false = オフ
blackbeard-option-m_family = 身内の人質
    .hint = 拿捕した商船に、ほかのプレイヤーの海賊の身内が乗っていることがあります。
    .true = オン
    .false = オフ
blackbeard-option-m_extra_actions = 追加アクション
    .hint = どの海賊も、生涯で技量と同じ数のトークンを使い、追加で行動できます。
    .true = オン
    .false = オフ
blackbeard-option-m_jury = 応急修理
    .hint = 海上で、しばらくもつ小さな修理ができます。
    .true = オン
    .false = オフ
blackbeard-option-m_cunning = 機転
    .hint = 海賊は機転を使って、ダイスを振り直せます。
    .true = オン
    .false = オフ
blackbeard-option-m_bluff = 軍艦の速力（戦争、3人以上）
    .hint = 軍艦は、はったりを見破られない限り、秘密の速力より速く動けます。3人以上で使います。
    .true = オン
    .false = オフ
blackbeard-option-m_leaks = 浸水
    .hint = 船体の損傷は、ターンごとに悪化したり、船倉を水浸しにしたりします。
    .true = オン
    .false = オフ
blackbeard-option-m_story_events = 物語のイベント（戦争）
    .hint = 災難イベントに、誘拐、宝の地図、法律など、長く続く物語が加わります。
    .true = オン
    .false = オフ
blackbeard-option-m_prosthesis = 義肢
    .hint = 重傷が治ると、眼帯、鉤手、義足がずっと残ります。
    .true = オン
    .false = オフ
blackbeard-option-m_hunters = 追っ手（戦争）
    .hint = 国王の討伐船と軍艦が海賊を追います。
    .true = オン
    .false = オフ
blackbeard-option-m_rivals = 海賊同士の戦い（戦争）
    .hint = 別々のプレイヤーの海賊が互いに攻撃できます。
    .true = オン
    .false = オフ
blackbeard-option-m_hazards = 災難イベント（戦争）
    .hint = アクションカードで災難が起こります。「追っ手（戦争）」がオフなら、追っ手は現れません。
    .true = オン
    .false = オフ

## 船長の方針

blackbeard-recommended = 📜 **おすすめ**：船長の方針は初めのままにしておきましょう。海賊は勝てそうな商船を攻撃し、積荷を安全に積み、拷問はしません。拿捕船をどうするかは質問が届きます。
    方針は1つずついつでも変えられます。そのターンの航海命令だけ、方針と違う指示を出すこともできます。
