### The Kaiser's Pirates：いつでも確認できるものと、ルールが動かす席。

kaiser-automaton = ファントム

kaiser-look_discard = { $discarded ->
    [0] 🗑️ 捨て札はまだありません。
   *[other] 🗑️ 捨て札：{ $discarded }枚。{ $top_count ->
        [0] 裏向きです。
       *[other] いちばん上から：{ $top }
    }
}
kaiser-look_deck = 🎴 アクションカードの山札は残り{ $left }枚です。{ $aside ->
    [0] {""}
   *[other] このラウンドでは{ $aside }枚を、誰も見ずに取り除いてあります。
}
kaiser-look_pile = **{ $seat }**：{ $scored_count ->
    [0] 勝利得点パイルはまだ空です
   *[other] { $exact ->
        [true] { $most }点
       *[false] { $least }～{ $most }点（数えるドイツ艦は、ラウンド終了時にランダムに決まります）
    }{ $surplus ->
        [0] {""}
       *[other] （商船が足りないので、ドイツ艦{ $surplus }隻はまだ数えません）
    }{ $prizes_count ->
        [0] {""}
       *[other] （拿捕船の分を含む）
    }
    { $scored }{ $prizes_count ->
        [0] {""}
       *[other] {"\u000A"}{ $prizes }
    }
}
kaiser-look_pile-scored = - { $what }：{ $va }点{ $doubled ->
    [true] （2倍）
   *[false] {""}
}
kaiser-look_pile-prizes = - 拿捕船{ $prize }：{ $va }点（2倍）

bot-command-kaiser = The Kaiser’s Pirates：確認する
    .name = kaiser
bot-command-kaiser-discard = 捨て札のいちばん上の2枚
    .name = 捨て札
bot-command-kaiser-pile = 勝利得点パイル：1つの席、またはすべて
    .name = 得点パイル
bot-command-kaiser-pile-seat = どの席のパイルか（省略するとすべて）
    .name = 席
bot-command-kaiser-deck = アクションカードの残り枚数
    .name = 山札
bot-look-kaiser-discard = 捨て札
    .about = 上の2枚を見ます
bot-look-kaiser-pile = 勝利得点パイル
    .about = 各席が勝利得点にした船を見ます
bot-look-kaiser-deck = 山札
    .about = アクションカードの残り枚数を見ます
