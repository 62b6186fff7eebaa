### 時間：ペース、締め切り、リマインド、不在

## 卓のペース

bot-pace = { $speed ->
    [none] 締め切りなし
    [live] リアルタイム：回答は{ $time }以内
    [daily] 一日一手：回答は{ $time }以内
    [slow] ゆっくり：回答は{ $time }以内
   *[own] 回答は{ $time }以内
}{ $speed ->
    [none] {""}
   *[other] 。時間切れのときは{ $by ->
        [pilot] AIが回答
       *[default] 既定の手
    }
}
bot-lobby-button-pace = ペース
bot-more-pace = ペース
bot-more-return = 自分で打つ
bot-pace-line = **ペース**：{ $pace }
bot-time-minutes = { $count }分
bot-time-hours = { $count }時間
bot-time-days = { $count }日
bot-pace-title = **この卓のペースを選んでください。** 誰かの静かな時間に当たる締め切りは、その後に移ります。
bot-pace-typed = ほかの長さは `/ゲーム ペース` に「36h」「2d」のように入力してください。
bot-pace-choose-speed = 回答までの時間
bot-pace-choose-by = 時間切れのとき
bot-pace-choose-then = 返事のない人がいるとき
bot-pace-choose-every = リマインドの間隔（最短）
bot-pace-speed = { $value ->
    [none] 締め切りなし
    [live] リアルタイム：数分
    [daily] 一日一手：一日
    [slow] ゆっくり：三日
   *[own] そのほかの長さ
}
bot-pace-by = { $value ->
    [pilot] AIが回答する
   *[default] 既定の手を打つ
}
bot-pace-then = { $value ->
    [offer] { $count }回続いたら席を募集する
    [pilot] { $count }回続いたらAIが代わる
   *[nothing] いつまでも本人の席のまま
}
bot-pace-every = { $time }おき
bot-pace-every-fit = ペースに合わせる
bot-pace-done = ペースを決めました。いま開いている質問の時間は、これから数えます。
bot-pace-unknown = その長さは読み取れません。「36h」「2d」「90」（分）のように、最長4週間までで入力してください。live、daily、slow、none も使えます。

## 締め切りと時間切れ

bot-deadline-seat = { $seat } { $until }
bot-deadlines = ⏰ 締め切り：{ $deadlines }
bot-deadline-common = ⏰ 全員の回答の締め切り：{ $until }
bot-deadline-own = ⏰ あなたの回答の締め切り：{ $until }
bot-out = ⌛ { $seat }は時間切れのため、代わりに回答しました。
bot-away = { $why ->
    [vacation] 🏖️ { $seat }は休暇中です。その間はAIが代わります。
   *[absent] 💤 { $seat }は不在です。戻るまでAIが代わります。
}
bot-away-own = 🤖 いまはAIがあなたの代わりに打っています。
bot-return = 自分で打つ
bot-returned = おかえりなさい。これからはまたご自分で打てます。
bot-returned-already = すでにご自分で打っています。
bot-offer-open = 🪑 { $seat }の席を引き継ぐ人を募集しています。

## 本人へのお知らせ

bot-remind = { $count ->
    [1] ⏰ あなたの番です。
   *[other] ⏰ { $count }卓があなたを待っています。
}
bot-remind-line = { $channel } · **{ $game }**{ $until ->
    [none] {""}
   *[other] {" "}· 締め切り { $until }
}
bot-told-out = ⌛ { $channel }（**{ $game }**）で時間切れになったため、{ $by ->
    [pilot] AIが代わりに回答しました
   *[default] 既定の手を打ちました
}{ $played ->
    [none] 。
   *[other] ：{ $played }
}
bot-told-away = 💤 { $channel }（**{ $game }**）で時間切れが続いたため、いまはAIがあなたの席で打っています。席はあなたのものです。ボタンを押せば、すぐに戻れます。
bot-told-offered = 💤 { $channel }（**{ $game }**）で時間切れが続いたため、あなたの席を募集しています。誰かが引き継ぐまでは、あなたの席です。そのまま打ち続けられます。
bot-told-back = 👋 { $channel }（**{ $game }**）はまたあなたの番手です。いまの様子は**手札を見る**で、その間のことは `/ゲーム ログ` で分かります。
bot-told-standin = 🪑 { $seat }が留守にするので、{ $channel }（**{ $game }**）であなたに代わりをお願いしたいそうです。卓のメッセージにボタンがあります。押すまでは何も変わりません。
bot-told-over = 👋 { $channel }（**{ $game }**）で留守を預かった相手が戻りました。ありがとうございました。

## 自分のための設定

bot-me = ## あなたの時間
    タイムゾーン：{ $zone }
    静かな時間：{ $quiet ->
        [none] なし
       *[other] { $quiet }
    }
    週末：{ $weekends ->
        [true] 静かにする
       *[false] 平日と同じ
    }
    リマインド：{ $remind }（{ $by ->
        [channel] 秘密に触れないときはチャンネルで
       *[dm] DMで
    }）
    { $vacation ->
        [none] { "" }
       *[other] 休暇：{ $vacation }
    }
bot-me-zone = いま、あなたの時計では{ $now }です。タイムゾーンの変更は `/設定 タイムゾーン` です。
bot-me-quiet = { $start }時から{ $end }時まで
bot-me-quiet-from = 静かな時間の始まり…
bot-me-quiet-to = …終わり
bot-me-hour = { $hour }時
bot-me-quiet-none = 静かな時間なし
bot-me-weekends = { $value ->
    [true] 週末は静かにする
   *[false] 週末も平日と同じ
}
bot-me-weekends-which = 週末
bot-me-remind-which = リマインドの時期（選ばなければ、なし）
bot-me-remind = { $value ->
    [turn] 自分の番になったとき
    [half] 半分を過ぎたとき
   *[last] 締め切りの少し前
}
bot-me-by-which = リマインドの届け先
bot-me-by = { $value ->
    [channel] チャンネル
   *[dm] DM
}
bot-me-set = 設定しました。
bot-me-awake = 静かな時間は、一日に4時間以上を残してください。
bot-zone-set = タイムゾーンは{ $zone }です。いま、あなたの時計では{ $now }です。
bot-zone-unknown = そのタイムゾーンは分かりません。「Tokyo」のように都市名を入力すると、候補が出ます。

## 休暇

bot-vacation = { $start }から{ $until }まで、{ $who ->
    [nobody] 締め切りは待ちます
    [ai] AIが代わります
   *[other] { $who }に代わりをお願いします
}
bot-vacation-set = よい休暇を：{ $vacation }。
bot-vacation-none = 休暇の予定はありません。`/休暇` に最終日を入力すると予定できます。
bot-vacation-over = おかえりなさい。休暇は終わりです。
bot-vacation-end = 戻りました
bot-vacation-day = その日付は読み取れません。「2026-08-15」のように入力してください。最終日の翌日に戻ります。
bot-vacation-long = 休暇は、終わりより前に始まり、まだ過ぎておらず、長くても{ $days }日までです。
bot-vacation-self = 自分の代わりに自分を選ぶことはできません。ボットではない、ほかの人を選んでください。
bot-settings-manage = それを選べるのは、サーバーを管理できる人だけです。

## プライバシー

bot-privacy-settings = 時間についての設定：{ $settings ->
    [none] なし
   *[other] { $settings }
}

## コマンド

bot-command-game-pace = この卓のペース：締め切りと時間切れ（主催者かサーバー管理者）
    .name = ペース
bot-command-game-pace-time = live、daily、slow、none、または「36h」「2d」のような長さ
    .name = 長さ
bot-command-settings-me = 自分の都合のよい時間と、リマインドの受け取り方
    .name = 自分
bot-command-settings-zone = 自分のタイムゾーン（静かな時間と週末に使います）
    .name = タイムゾーン
bot-command-settings-zone-zone = 近くの都市
    .name = 都市
bot-command-vacation = しばらく留守にする：締め切りを待たせるか、代わりを頼む
    .name = 休暇
bot-command-vacation-until = 留守の最終日（例：2026-08-15）
    .name = 最終日
bot-command-vacation-start = 留守の初日（省略すると、いまから）
    .name = 初日
bot-command-vacation-ai = AIに代わってもらうかどうか
    .name = ai代打
bot-command-vacation-person = 引き受けてもらえるなら代わりを頼む人
    .name = 人
