### 黒ひげ2（Barbe Noire 2）のニュース：各ターンの終わりの全員向けページと、海賊ごとの非公開ページ。メッセージの名前は bot/text/__init__.py を参照。

## 全員が読むターンのページ

blackbeard-news_page = { $turn ->
    [none] ## 📰 航海の始まり
   *[other] ## 📰 第{ $turn }ターンのニュース
}
blackbeard-news_captain = 🏴‍☠️ **{ $seat }**

## 命令の前に船長が読むこと

blackbeard-news_since = { $turns ->
    [1] 🗞️ **第{ $last }ターンの結果**
   *[other] 🗞️ **前回の命令からの変化（第{ $first }～{ $last }ターン）**
}
blackbeard-news_unretired = 🌴 あなたの海賊はまだ誰も引退していません。得点になるのは、引退した海賊の財宝だけです。{ $rivals ->
    [0] ほかのプレイヤーの海賊だけが引退して対戦が終わると、あなたの得点は0です。誰も引退しなければ、悪名で決まります。
   *[other] ほかのプレイヤーの海賊がすでに引退しているので、このまま誰も引退しなければ、あなたの得点は0です。
}引退するには、根拠地、海賊港、友好的な港（中立は不可）のどれかに入り、行動「引退する」を選びます。{ $pirate ->
    [none] {""}
   *[other] { $odds ->
        [0] 成否はダイス2個（十の位と一の位で11～66）で決まり、船長室の金と隠した財宝が合わせて{ $least }ダブロン以上必要ですが、{ $pirate }はまだ足りません。{ $least }ダブロンなら成功率は{ $chance }％、6,600ダブロンなら必ず成功します。
       *[other] 成否はダイス2個（十の位と一の位で11～66）で決まり、{ $pirate }が今の財産で成功する見込みは{ $odds }％です（6,600ダブロンあれば必ず成功）。
    }
}
blackbeard-news_pirate = { $pirate }：{ $changes_count ->
    [0] 変化なし
   *[other] { $changes }
}
blackbeard-news_pirate-changes = { $what ->
    [notoriety] 悪名{ SIGNED($by) }
    [popularity] 人望{ SIGNED($by) }
    [cabin] 船長室の財宝{ SIGNED($by) }ダブロン
    [treasure] 隠した財宝{ SIGNED($by) }ダブロン
    [saved] { $by }ダブロンを持って引退
    [prize] { $merchant }を拿捕
    [deals] 取引{ $by }回
    [wounds] 負傷{ $by }か所
    [hostages] 人質{ $by }人
    [ransomed] 身代金で解放した人質{ $by }人
    [loaded] 新たな積荷：{ $markers }
    [jettisoned] 海に捨てた積荷：{ $markers }
    [unloaded] 売った、使った、または失った積荷：{ $markers }
    [healed] 傷の回復{ $by }か所
    [ships] 新しい船
    [upgrades] 船の強化{ $by }回
    [storms] 嵐{ $by }回
    [repairs] 船の修理{ $by }点
   *[damage] 船の損傷{ $by }点
}
    .separator = ・
blackbeard-news_refuge_lost = 🏠 { $port }は敵国の港になったので、{ $pirate }の根拠地として使えません。隠した財宝の取り出しと引退はでき、隠した財宝は引退すれば成績に入ります。
blackbeard-news_aboard = 📖 { $pirate }：{ $shipless ->
    [true] 船は失われました
   *[false] { $room ->
        [0] 船倉は満杯
       *[other] 船倉の空き{ $room }個分
    }
}{ $unusable ->
    [0] {""}
   *[other] （船体が直るまで船倉{ $unusable }つは使えません）
}{ $treasure ->
    [0] {""}
   *[other] ・隠した財宝{ $treasure }ダブロン
}{ $parts_count ->
    [0] {""}
   *[other] ・負傷：{ $parts }
}{ $letter ->
    [none] {""}
   *[other] ・{ $letter }
}{ $misses ->
    [true] ・乗組員は乱痴気騒ぎの後で動けません
   *[false] {""}
}
blackbeard-news_rumours = 👂 **{ $pirate }への目撃情報**{ $hunters_count ->
    [0] {""}
   *[other] {"\u000A"}{ $hunters }
}{ $merchants_count ->
    [0] {""}
   *[other] {"\u000A"}{ $merchants }
}{ $more ->
    [0] {""}
   *[other] {"\u000A"}⛵ ほかに商船{ $more }隻（{ $around }ヘクス以内）
}{ $rivals_count ->
    [0] {""}
   *[other] {"\u000A"}{ $rivals }
}{ $known_count ->
    [0] {""}
   *[other] {"\u000A"}{ $known }
}
blackbeard-news_rumours-hunters = 🚨 { $hunter }{ $hunts ->
    [true] （この海賊を追跡中）
   *[false] {""}
}：{ $place }・{ blackbeard-news_away }
blackbeard-news_rumours-merchants = ⛵ { $merchant ->
    [none] 正体不明の商船
   *[other] { $merchant }
}{ $count ->
    [1] {""}
   *[other] ×{ $count }
}：{ $place }・{ blackbeard-news_away }{ $holder ->
    [none] {""}
   *[other] ・{ $holder }が足止め中（ほかの海賊は攻撃不可）
}
blackbeard-news_rumours-rivals = 🏴‍☠️ { $target }（{ $seat }）、{ $ship }：{ $place }・{ blackbeard-news_away }
blackbeard-news_rumours-known = 🏛️ { $port }：総督{ $governor }、{ $stance ->
    [anti] 反海賊
   *[pro] 親海賊
}・{ blackbeard-news_away }
blackbeard-news_away = { $away ->
    [0] 同じ場所
   *[other] { $away }ヘクス先
}

## 続けて置かれた駒：まとめて伝える

blackbeard-news_governors = 🏛️ 裏向きの総督が置かれました：{ $rows }。
blackbeard-news_governors-rows = { $seat }（{ $ports }）
    .separator = 、
blackbeard-news_merchants = ⛵ 商船が次のヘクスに現れました：{ $rows }。
blackbeard-news_merchants-rows = { $code }{ $n ->
    [1] {""}
   *[other] ×{ $n }
}
    .separator = 、

## 戦闘と決闘：それぞれを1つの話にまとめる

blackbeard-news_rounds = { $rounds }{ $more ->
    [0] {""}
   *[other] （途中の{ $more }ラウンドは省略）
}。
blackbeard-news_rounds-rounds = 第{ $round }ラウンド：{ $total }（ダイス{ $dice }）対{ $rolled }（ダイス{ $foe_dice }）、{ $result ->
    [tied] 引き分け
   *[other] { $captain ->
        [none] 追っ手の勝ち
       *[other] { $captain }の勝ち
    }
}
    .separator = 。
blackbeard-news_duel = { $rounds }{ $more ->
    [0] {""}
   *[other] （途中の{ $more }ラウンドは省略）
}。
blackbeard-news_duel-rounds = 第{ $round }ラウンド：{ $pirate ->
    [none] 番人
   *[other] { $pirate }
}が{ $total }（ダイス{ $dice }）対{ $rolled }（ダイス{ $foe_dice }）で斬りつけ、{ $result ->
    [hit] 命中
   *[parried] はね返される
}
    .separator = 。
blackbeard-news_toll = 結果：{ $sides }。
blackbeard-news_toll-sides = { $pirate }は{ $changes }
    .separator = 。
blackbeard-news_toll-sides-changes = { $what ->
    [ship] 船の損傷{ $by }点
    [crew] 乗組員の損失{ $by }点
    [repairs] 修理{ $by }点
    [wounds] 負傷{ $by }か所
    [loaded] 積み込んだ積荷{ $by }個
    [unloaded] 使った、または失った積荷{ $by }個
    [cabin] 船長室の財宝{ SIGNED($by) }ダブロン
    [notoriety] 悪名{ SIGNED($by) }
   *[popularity] 人望{ SIGNED($by) }
}
    .separator = ・
