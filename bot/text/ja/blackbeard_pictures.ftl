### 黒ひげ2（Barbe Noire 2）の画像の言葉と代替テキスト。

## 画像の言葉

blackbeard-picture_turn = { $turn ->
    [0] 第1ターンの前
   *[other] 第{ $turn }ターン
}
blackbeard-picture_over = ゲーム終了
blackbeard-picture_log = あなたの航海日誌
blackbeard-picture_map = { $map ->
    [GC] 黄金海岸
    [IO] インド洋
   *[other] 大西洋とカリブ海
}
blackbeard-picture_legend = { $sign ->
    [notoriety] 悪名
   *[other] 人望
}
blackbeard-picture_flag = { $nation ->
    [English] 英
    [French] 仏
    [Spanish] 西
    [Dutch] 蘭
    [Portuguese] 葡
    [Moorish] ム
   *[other] ?
}
blackbeard-picture_place = { $sea ->
    [NA] 北大西洋{ $hex }
    [CAR] カリブ海{ $hex }
    [GC] 黄金海岸{ $hex }
    [IO] インド洋{ $hex }
    [zone] 通過海域{ $hex }
   *[other] { $hex }
}
blackbeard-picture_short = { $sea ->
    [NA] 北大{ $hex }
    [CAR] カリブ{ $hex }
    [GC] 黄金{ $hex }
    [IO] 印度{ $hex }
   *[other] { $hex }
}
blackbeard-picture_fate = { $status ->
    [captive] 捕虜
    [marooned] 置き去り
    [imprisoned] 投獄中
    [retired] 引退
   *[other] 脱落
}
blackbeard-picture_shipless = 船なし
blackbeard-picture_figures = 戦闘力{ $combat }・速力{ SIGNED($speed) }
blackbeard-picture_battle_figures = 戦闘力{ $combat }・速力{ SIGNED($speed) }・技量{ $competence }
blackbeard-picture_water = { $water ->
    [flooded] 浸水
   *[other] 大破
}
blackbeard-picture_wound = { $grade ->
    [superficial] かすり傷
    [minor] 軽傷
    [incapacitating] 重傷
   *[prosthesis] 義肢・眼帯
}
blackbeard-picture_wounded = { $part }：{ blackbeard-picture_wound }
blackbeard-picture_hostage = { $what ->
    [relative] { $home }の身内（{ $nation }{ $port ->
        [none] {""}
       *[other] 、{ $port }
    }）
   *[port] { $nation }（{ $home }）
}
blackbeard-picture_scurvy = 壊血病
blackbeard-picture_jury = 応急修理：{ $section }
blackbeard-picture_company = { $what ->
    [pet] ペット
    [parrot] オウム
    [tattoo] 刺青
    [debauched] 乱痴気騒ぎで1回休み
   *[careened] 船底清掃中
}
blackbeard-picture_told = { $port }：{ $governor }
blackbeard-picture_drawn = 配置する総督：{ $governors }

blackbeard-picture_fight = { $what ->
    [duel] 決闘
   *[other] 海戦
}
blackbeard-picture_fight_sheet = { blackbeard-picture_fight }：{ $one }対{ $two }
blackbeard-picture_more_hunters = ほか{ $count }隻の追っ手
blackbeard-picture_round = 第{ $round }ラウンド
blackbeard-picture_track = { $track ->
    [combat] 戦闘力
    [endurance] 持久力
   *[speed] 速力
}
blackbeard-picture_unknown = 正体不明
blackbeard-picture_guard = 番人
blackbeard-picture_squadron = 艦隊
blackbeard-picture_duellist = 攻撃力{ $attack }・防御力{ $defence }
blackbeard-picture_unhurt = 無傷
blackbeard-picture_outcome = { $result ->
    [open] まだ1ラウンドも戦っていません
    [round] { $what ->
        [duel] { $winner }がラウンドに勝ちました
        [hunters] { $winner }がラウンドに勝ちました
       *[pirates] { $winner }がラウンドに勝ちました：損傷{ $points }点
    }
    [tied] ラウンドは引き分け
    [won] { $winner }の勝ち
    [lost] { $winner }の勝ち
    [surrendered] { $loser }が降伏しました
    [smoke] 煙幕で戦闘は終わりました
    [broke_off] { $leaver ->
        [none] 戦闘は途中で終わりました
       *[other] { $leaver }が戦闘から離脱しました
    }
    [board] 切り込み：船長同士の決闘へ
    [down] { $winner }の勝ち：{ $loser }は戦闘不能
    [surrender] { $winner }の勝ち：{ $loser }は降伏
   *[gone] 戦闘は終わりました
}
blackbeard-picture_held = { $how ->
    [mast] { $holder }の船のマスト
    [plank] { $holder }の捕虜
    [island] 島に置き去り（{ $holder }）
   *[prison] 獄中（{ $holder }）
}
blackbeard-picture_captive = { $pirate }{ $how ->
    [mast] （マスト）
   *[other] （捕虜）
}
blackbeard-picture_relative = { $event ->
    [46] 総督の令嬢（{ $pirate }）
   *[other] { $pirate }の{ blackbeard-relative }
}

blackbeard-picture_key_sheet = { $sheet ->
    [ports] 凡例：海と港
    [ships] 凡例：船
   *[flags] 凡例：旗と航海日誌
}
blackbeard-picture_key_meaning = { $sign ->
    [waters] 深海・海岸・陸地
    [ridge] 2つのヘクスの間の陸地（通れない）
    [border] 2つの海域の境
    [lane] 航路（商船が現れる）
    [way_out] 通過海域への出口
    [port] 港（文字は国）
    [pirate_port] 海賊港
    [refuge] プレイヤーの根拠地
    [hidden] 裏向きの総督
    [pro] 親海賊の総督
    [anti] 反海賊の総督
    [told] 明るい縁（航海日誌のみ）：あなただけが知っている
    [goods] 港の市場の商品（ここでは売れない）
    [destroyed] 壊滅した港
    [blockade] 封鎖中の港
    [ship] 海賊の船（数字はプレイヤー）
    [several] 同じプレイヤーの海賊の1人
    [anchored] 停泊中
    [careened] 船底清掃中
    [track] 直前の移動
    [face_down] 裏向きの商船（ここでは2隻）
    [known] 商船（国と防御力）
    [crates] 漂う木箱
    [warship] 軍艦（判明すれば戦闘力と速力）
    [kc] 国王の討伐船
    [ghost] 幽霊船
    [target] 追っ手の下では、追われている海賊
    [lead] 点のあるヘクスを指す
    [goal] 機密文書の届け先
    [island] 置き去りの海賊
    [notoriety] 悪名
    [popularity] 人望
    [gold] 船長室の金
    [hold] 積荷／船倉の容量
    [damage] 損傷
    [wound] 負傷
    [hostage] 人質
    [captive] 捕虜の海賊
    [die] 移動ダイス
    [chest] 隠した財宝
    [home] 根拠地
    [letter] 私掠免許状
    [token] 追加行動
    [enemy] 敵対する国
    [rumour] 情報
   *[other] { blackbeard-event_name }
}

## 代替テキスト

blackbeard-picture_head = { $over ->
    [true] 第{ $turn }ターンでゲームは終わりました。
   *[other] { $turn ->
        [0] 第1ターンの前です。
       *[other] 第{ $turn }ターン。{ $seat }から行動します。
    }
}地図：{ blackbeard-picture_map }{ $part ->
    [true] （海賊の周辺）。
   *[other] 。
}
blackbeard-picture_log_turn = { $turn ->
    [0] 第1ターンの前です。
   *[other] 第{ $turn }ターン。
}自分の船の周辺の地図と航海日誌です。
blackbeard-picture_pirate = { $pirate }（{ $seat }）：悪名{ $notoriety }、人望{ $popularity }。{ $status ->
    [active] { $ship }、{ $place }{ $mode ->
        [anchored] で停泊中
        [careened] で船底清掃中
        [port] の港内で停泊中
        [harbour] の港内
       *[other] {""}
    }
   *[other] { blackbeard-picture_fate }
}。船長室の財宝{ $cabin }ダブロン、船倉{ $held }/{ $room }{ $damage_count ->
    [0] {""}
   *[other] 、損傷：{ $damage }
}{ $hurt ->
    [0] {""}
   *[other] 、負傷{ $hurt }か所
}{ $captives ->
    [0] {""}
   *[other] 、人質{ $captives }人
}{ $members_count ->
    [0] {""}
   *[other] 、捕虜：{ $members }
}。
blackbeard-picture_pirate-damage = { $section }{ $n }点{ $jury ->
    [true] （応急修理中）
   *[false] {""}
}
    .separator = 、
blackbeard-picture_pirate_brief = { $pirate }（{ $seat }）：悪名{ $notoriety }、人望{ $popularity }、{ $status ->
    [active] { $place }
   *[other] { blackbeard-picture_fate }
}、船長室の財宝{ $cabin }ダブロン、船倉{ $held }/{ $room }{ $damage_count ->
    [0] {""}
   *[other] 、損傷あり
}{ $members_count ->
    [0] {""}
   *[other] 、捕虜：{ $members }
}。
blackbeard-picture_pirates = 海賊（悪名と人望）：{ $rows }。
blackbeard-picture_pirates-rows = { $pirate }（{ $seat }）{ $notoriety }と{ $popularity }、{ $status ->
    [active] { $place }
   *[other] { blackbeard-picture_fate }
}
    .separator = {"；"}
blackbeard-picture_ships = 海賊：{ $rows }{ blackbeard-picture_and_more }
blackbeard-picture_ships-rows = { $pirate }（{ $seat }）は{ $place }
    .separator = 、
blackbeard-picture_and_more = { $more ->
    [0] 。
   *[other] 、ほか{ $more }。
}
blackbeard-picture_refuges = 根拠地：{ $rows }{ blackbeard-picture_and_more }
blackbeard-picture_refuges-rows = { $port }（{ $seat }）
    .separator = 、
blackbeard-picture_merchants = 裏向きの商船：{ $rows }{ blackbeard-picture_and_more }
blackbeard-picture_merchants-rows = { $place }{ $n ->
    [1] {""}
   *[other] ×{ $n }
}
    .separator = 、
blackbeard-picture_known = 正体のわかった商船：{ $rows }{ blackbeard-picture_and_more }
blackbeard-picture_known-rows = { $place }の{ $merchant }
    .separator = 、
blackbeard-picture_governors = { $stance ->
    [pro] 親海賊の総督
    [anti] 反海賊の総督
   *[other] 裏向きの総督
}：{ $rows }{ blackbeard-picture_and_more }
blackbeard-picture_governors-rows = { $port }
    .separator = 、
blackbeard-picture_goods = 港の市場：{ $rows }{ blackbeard-picture_and_more }
blackbeard-picture_goods-rows = { $port }（{ $n }個）
    .separator = 、
blackbeard-picture_destroyed = 壊滅した港：{ $rows }{ blackbeard-picture_and_more }
blackbeard-picture_destroyed-rows = { $port }
    .separator = 、
blackbeard-picture_crates = 漂う木箱：{ $rows }{ blackbeard-picture_and_more }
blackbeard-picture_crates-rows = { $place }
    .separator = 、
blackbeard-picture_own = { $pirate }、{ $status ->
    [active] { $ship }（戦闘力{ $combat }、速力{ SIGNED($speed) }）、{ $place }
   *[other] 船なし、{ blackbeard-picture_fate }
}：悪名{ $notoriety }、人望{ $popularity }、船長室の財宝{ $cabin }ダブロン{ $treasure ->
    [0] {""}
   *[other] 、隠した財宝{ $treasure }ダブロン
}{ $port ->
    [none] {""}
   *[other] 、根拠地は{ $port }{ $shut ->
        [true] （使えません）
       *[false] {""}
    }
}{ $nation ->
    [none] {""}
   *[other] 、{ $nation }の私掠免許状
}{ $die ->
    [none] {""}
   *[other] 、移動ダイス{ $die }
}。{ $status ->
    [active] { $cargo_count ->
        [0] 船倉は空です。
       *[other] 船倉：{ $cargo }{ blackbeard-picture_and_more }
    }
   *[other] {""}
}{ $damage_count ->
    [0] {""}
   *[other] 損傷：{ $damage }。
}{ $wounds_count ->
    [0] {""}
   *[other] 負傷：{ $wounds }。
}{ $captives ->
    [0] {""}
   *[other] 人質：{ $captives }人。
}{ $members_count ->
    [0] {""}
   *[other] 捕虜：{ $members }。
}{ $enemies_count ->
    [0] {""}
   *[other] 敵国：{ $enemies }。
}
blackbeard-picture_own-damage = { $section }{ $n }点{ $jury ->
    [true] （応急修理中）
   *[false] {""}
}
    .separator = 、
blackbeard-picture_own-cargo = { $marker }{ $n ->
    [1] {""}
   *[other] ×{ $n }
}
    .separator = 、
blackbeard-picture_own-wounds = { $part }（{ blackbeard-picture_wound }）
    .separator = 、
blackbeard-picture_own-enemies = { $nation }
    .separator = 、
blackbeard-picture_own_drawn = 配置する総督：{ $rows }。
blackbeard-picture_own_drawn-rows = { $governor }（{ blackbeard-picture_stance }）
    .separator = 、
blackbeard-picture_own_told = 自分だけが知る総督：{ $rows }{ blackbeard-picture_and_more }
blackbeard-picture_own_told-rows = { $port }：{ $governor }（{ blackbeard-picture_stance }）
    .separator = 、
blackbeard-picture_stance = { $stance ->
    [pro] 親海賊
   *[other] 反海賊
}
blackbeard-picture_fight_head = { $what ->
    [duel] 決闘：{ $pirate ->
        [none] 番人
       *[other] { $pirate }
    }対{ $target ->
        [none] 番人
       *[other] { $target }
    }
    [hunters] { $place }での海戦：{ $pirate }対{ $hunters }
   *[pirates] { $place }での海戦：{ $pirate }対{ $target }
}{ $helper ->
    [none] {""}
   *[other] （加勢：{ $helper }）
}{ $round ->
    [0] 。
   *[other] 、第{ $round }ラウンド。
}
blackbeard-picture_fight_outcome = { $result ->
    [open] まだ1ラウンドも戦っていません。
    [round] { $pirate ->
        [none] 番人
       *[other] { $pirate }
    }がラウンドに勝ちました{ $what ->
        [pirates] （損傷{ $points }点）。
       *[other] 。
    }
    [tied] ラウンドは引き分けです。
    [surrendered] { $target }が降伏しました。
    [smoke] 煙幕で戦闘は終わりました。
    [broke_off] { $pirate }が戦闘から離脱しました。
    [board] 切り込みです。船長同士が決闘します。
    [gone] 戦闘は終わりました。
    [let_go] 戦闘は終わりました。
   *[won] { $pirate ->
        [none] 番人
       *[other] { $pirate }
    }の勝ちです{ $result ->
        [surrender] （相手は降伏）。
       *[other] 。
    }
}
blackbeard-picture_fight_ship = { $pirate }（{ $seat }）、{ $ship }：戦闘力{ $combat }、速力{ SIGNED($speed) }{ $damage_count ->
    [0] 、損傷なし
   *[other] 、損傷：{ $damage }
}{ $wounds_count ->
    [0] {""}
   *[other] 、負傷：{ $wounds }
}。
blackbeard-picture_fight_ship-damage = { $section }{ $n }点{ $jury ->
    [true] （応急修理中）
   *[false] {""}
}
    .separator = 、
blackbeard-picture_fight_ship-wounds = { $part }（{ blackbeard-picture_wound }）
    .separator = 、
blackbeard-picture_fight_hunter = { $hunter }{ $piece ->
    [none] {""}
   *[other] 、{ $piece }
}{ $nation ->
    [none] {""}
   *[other] 、{ $nation }
}{ $piece ->
    [none] 、正体不明。
   *[other] ：戦闘力{ $combat }、速力{ $speed }。
}
blackbeard-picture_fight_duellist = { $pirate ->
    [none] 番人
   *[other] { $pirate }
}：攻撃力{ $attack }、防御力{ $defence }、持久力{ $endurance }/{ $most }{ $wounds_count ->
    [0] 。
   *[other] 、負傷：{ $wounds }。
}
blackbeard-picture_fight_duellist-wounds = { $part }（{ blackbeard-picture_wound }）
    .separator = 、
blackbeard-picture_fight_rolls = 前のラウンド：{ $total }対{ $rolled }。
blackbeard-picture_hunters = 追っ手：{ $rows }{ blackbeard-picture_and_more }
blackbeard-picture_hunters-rows = { $hunter }（{ $place }）{ $piece ->
    [none] {""}
   *[other] 戦闘力{ $combat }・速力{ $speed }
}{ $target ->
    [none] {""}
   *[other] 、標的は{ $target }
}
    .separator = {"；"}
blackbeard-picture_marks = 続いていること：{ $rows }{ blackbeard-picture_and_more }
blackbeard-picture_marks-rows = { $event ->
    [goal] 機密文書の届け先
    [blockade] 封鎖
    [island] 置き去りの海賊
   *[other] { blackbeard-event_name }
}（{ $place }）
    .separator = 、
blackbeard-picture_key = { $letter ->
    [none] { $sign ->
        [waters] 濃い水・淡い水・陸
        [ridge] 細い陸地
        [border] 破線
        [lane] 番号のある輪
        [way_out] 矢印
        [port] 文字のある札
        [pirate_port] 髑髏の黒い札
        [refuge] 番号のある家
        [hidden] ？
        [pro] ＋
        [anti] −
        [told] 光る縁
        [goods] 数字のある箱
        [destroyed] 炎
        [blockade] 赤地に白い棒
        [ship] 番号のあるコイン
        [several] 番号と文字のあるコイン
        [anchored] 錨のあるコイン
        [careened] 傾いた船体のあるコイン
        [track] 点線
        [face_down] 帆
        [sails] 帆
        [known] 帆と文字と数字
        [crates] ×印の箱
        [warship] 赤地に船
        [kc] 赤地に王冠
        [ghost] 赤地に幽霊
        [target] 照準
        [lead] 点のある線
        [12] 優勝杯
        [35] 宝箱
        [41] ハート
        [46] 王冠
        [51] ×印
        [53] 封をした紙
        [goal] 旗
        [56] 「！」のある箱
        [island] ヤシ
        [notoriety] 髑髏
        [popularity] ハート
        [gold] 硬貨
        [hold] 箱
        [damage] 破裂
        [wound] しずく
        [hostage] 格子
        [captive] 鎖
        [die] サイコロ
        [chest] 宝箱
        [home] ヤシ
        [letter] 封をした紙
        [token] 砂時計
        [enemy] サーベル
        [rumour] 吹き出し
        [hull] 船体
        [rudder] 舵輪
        [guns] 大砲
       *[crew] 水夫
    }
   *[other] { $letter }
}：{ $words }
