### 卓の場所：卓の移動と、ボットがチャンネルに書き込めない理由

## 権限の名前（Discordの表示どおり）

bot-permission = { $name ->
    [view_channel] チャンネルを見る
    [send_messages] メッセージを送信
    [send_messages_in_threads] スレッドでメッセージを送信
    [manage_threads] スレッドの管理
    [read_message_history] メッセージ履歴を読む
   *[attach_files] ファイルを添付
}

## ボットが書き込めない理由

bot-place-told = { $why ->
    [server] 🚪 **{ $game }**のサーバーからボットが外されたため、卓を表示できなくなりました。何も失われていません。手札や質問は引き続きここに届きます。近いうちにまた招待されれば、卓は中断したところから続きます。
    [channel] 🚪 **{ $game }**のチャンネルが削除されました。何も失われていません。手札や質問は引き続きダイレクトメッセージで届きます。同じサーバーの別のチャンネルで続けるには、そのチャンネルで`/ゲーム 移動`を使ってください。
    [files] 🖼️ { $channel }の**{ $game }**の卓は、次の権限がないため画像なしで表示されます：{ $missing }。
   *[permissions] 🔒 { $channel }の**{ $game }**の卓に必要な権限がありません：{ $missing }。何も失われていません。手札や質問は引き続きダイレクトメッセージで届き、権限が戻れば卓は自動的に続きます。同じサーバーの別のチャンネルで続けるには、そのチャンネルで`/ゲーム 移動`を使ってください。
}
bot-place-line = { $why ->
    [server] 🚪 この卓のサーバーからボットが外されました。また招待されるまでは、ここで続けられます。
    [channel] 🚪 この卓のチャンネルが削除されました。ここで続けられます。席に着いている人なら誰でも、`/ゲーム 移動`で卓を別のチャンネルに移せます。
    [files] 🖼️ { $channel }でボットの権限が足りないため、画像を表示できません：{ $missing }。
   *[permissions] 🔒 { $channel }でボットの権限が足りません：{ $missing }。ここで続けられます。席に着いている人なら誰でも、`/ゲーム 移動`で卓を別のチャンネルに移せます。
}

## 卓の移動

bot-place-moved = 対戦は{ $channel }で続いています：{ $link }
bot-place-gone = 削除されたチャンネル
bot-move-choice = { $game }・{ $place }・{ $people }
bot-move-done = 対戦をこのチャンネルに移しました：{ $link }
bot-move-here = その対戦はすでにこのチャンネルにあります。
bot-move-unknown = その対戦は見つかりません。入力中に、ここへ移せる対戦の候補が出ます。
bot-move-server = その対戦は別のサーバーのものです。移せるのは、そのサーバーのチャンネルだけです。
bot-move-over = その対戦は終わっているため、移せません。
bot-move-pressed = この対戦は別の場所で続いているため、何も変わっていません：{ $link }
bot-command-game-move = このサーバーの対戦をこのチャンネルに移す（ホスト・管理者のみ）
    .name = 移動
bot-command-game-move-match = どの対戦か
    .name = 対戦
