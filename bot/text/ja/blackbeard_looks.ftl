### 黒ひげ2（Barbe Noire 2）：いつでも誰でも確認できること。手札に代わる船長の航海日誌。

blackbeard-look_map = ### 🗺️ { $map ->
    [GC] 黄金海岸
    [IO] インド洋
   *[other] 大西洋とカリブ海
}
blackbeard-look_pirate = 🏴‍☠️ **{ $pirate }**（{ $seat }）、{ $ship }：{ $place }{ $mode ->
    [anchored] で停泊中
    [port] の港内で停泊中
    [harbour] の港内
   *[other] {""}
}
blackbeard-look_merchants = ⛵ 裏向きの商船：{ $rows }
blackbeard-look_merchants-rows = { $place }{ $n ->
    [1] {""}
   *[other] ×{ $n }
}
    .separator = 、
blackbeard-look_merchant = ⛵ { $place }：{ $merchant }
blackbeard-look_crates = 📦 { $place }に漂う木箱：{ $markers }
blackbeard-look_governors = ❔ 裏向きの総督：{ $rows }
blackbeard-look_governors-rows = { $port }
    .separator = 、
blackbeard-look_port = ⚓ **{ $port }**：{ $destroyed ->
    [true] 壊滅
   *[other] { $stance ->
        [pro] 親海賊の総督{ $governor ->
            [none] {""}
           *[other] { $governor }
        }
        [anti] 反海賊の総督{ $governor ->
            [none] {""}
           *[other] { $governor }
        }
       *[other] 表向きの総督なし
    }{ $english ->
        [true] 、今はイギリスの港
       *[other] {""}
    }{ $seats_count ->
        [0] {""}
       *[other] 、{ $seats }の根拠地
    }{ $display_count ->
        [0] {""}
       *[other] 、港の市場：{ $display }
    }
}

blackbeard-look_no_ships = ⛵ まだ海に出た海賊はいません。
bot-command-blackbeard = 黒ひげ2：確認する
    .name = 黒ひげ
bot-command-blackbeard-map = 使用中の地図の全体：港、商船、海賊
    .name = 地図
bot-command-blackbeard-ships = 海賊ごとの船、積荷、損傷：1つの席、またはすべて
    .name = 船
bot-command-blackbeard-ships-seat = どの席の船か（省略するとすべて）
    .name = 席
bot-look-blackbeard-map = 地図
    .about = 使用中の地図の全体を見ます
bot-look-blackbeard-ships = 船と積荷
    .about = 海賊ごとの船、積荷、損傷を見ます
bot-command-blackbeard-key = 画像の記号の意味
    .name = 凡例
bot-look-blackbeard-key = 記号の凡例
    .about = 画像の記号の意味を見ます

bot-my-hand-blackbeard = 航海日誌を見る
bot-back-hand-blackbeard = 航海日誌に戻る
bot-orders-none-blackbeard = 📜 船長の方針はまだ変えていません。下の標準の方針が使われます。
bot-joined-blackbeard = 着席しました。ダイレクトメッセージを送りましたので、ご確認ください。航海日誌はそちらに届きます。
bot-joined-touch-blackbeard = 着席しました。航海日誌はここに表示されます。
bot-seat-dm-blackbeard = { $channel }の**{ $game }**に着席しました。航海日誌はここに届きます。
