### 対戦を見せるための1つのHTMLファイル。「リプレイ（ファイル）」ボタンか`quartermaster replay`で作ります。

bot-button-replay = リプレイ（ファイル）
replay-title = { $game }：対戦のリプレイ
replay-spectator = 観戦者
replay-everybody = 全員（すべて公開）
replay-eyes = 視点
replay-event = 出来事
replay-pictures = 盤面の画像
replay-log = ログ
replay-controls = リプレイの操作
replay-where = { $n }／{ $last }
replay-undone = （後で取り消し）
replay-of = { $name }：{ $told }
replay-why = なぜ？
replay-slider = 出来事
replay-first = 最初へ
replay-back = 戻る
replay-forward = 進む
replay-last = 最後へ
replay-play = 再生
replay-pause = 一時停止
replay-speed = 速さ
replay-slow = ゆっくり
replay-normal = 標準
replay-fast = 速い
replay-keys = キーボード：←と→で1つずつ、Page UpとPage Downで10ずつ進む・戻る。Homeで最初へ、Endで最後へ。Pで再生・一時停止。
replay-without-script = このページにはJavaScriptが必要です。ネットワークからは何も読み込みません。
replay-too-old = このブラウザーではファイルを開けません。ブラウザーが古いか、ファイルが壊れています。新しいFirefox、Chrome、Edge、Safariをお使いください。
replay-dice = ダイスの検証
replay-dice-about = 抽選の証明用ハッシュは対戦の前に、ソルトは開始時に公開されました。対戦のすべての抽選は、鍵とソルトから決まります。
replay-dice-export = **エクスポート**では、{ $whole ->
    [true] すべての抽選
   *[false] 鍵が公開された抽選
}を含むファイルを入手できます。Quartermaster付属のページ「ダイスの検証」や`quartermaster verify`で、抽選をやり直して確かめられます。
replay-dice-sealed = 鍵は対戦の終了後に公開されます。
replay-dice-kept = ずっと非公開の鍵もあります。それらはハッシュ（SHA-256）だけを表示します。
replay-commitment = 抽選の証明用ハッシュ
replay-salt = ソルト
replay-key = 鍵「{ $kind }」
replay-hash = 鍵「{ $kind }」のSHA-256

## ボットからの説明

replay-told = { $whole ->
        [true] あなたの視点、観戦者の視点、すべてを公開した視点で
       *[false] あなたの視点と、観戦者の視点で
    }対戦を1手ずつ振り返れます。ファイルをダウンロードして、ブラウザーで開いてください。ネットワークからは何も読み込みません。
replay-told-public = { $whole ->
        [true] 観戦者の視点と、すべてを公開した視点で
       *[false] 観戦者の視点で
    }対戦を1手ずつ振り返れます。ファイルをダウンロードして、ブラウザーで開いてください。ネットワークからは何も読み込みません。
replay-told-own = あなただけに見えた情報が含まれます。この対戦の秘密はすべてが公開されたわけではないため、渡す相手にご注意ください。
replay-not-made = リプレイを作れませんでした。**エクスポート**で対戦のファイルを入手できます。ボットの管理者は`quartermaster replay`でリプレイを作れます。
