### チャットの横に表示される、触って遊べる卓。引数はブラウザーがそのまま埋め込みます。

touch-your-turn = あなたの番
touch-games = ゲームを選んでください
touch-another-game = ほかのゲーム
touch-zoom-table = ボードを拡大
touch-zoom-hand = 手札を拡大
touch-ask = あなたの選択
touch-hint = ヒント：
touch-explain = 説明
touch-since = 前回の手番からの出来事
touch-ok = OK
touch-close = 閉じる
touch-story = 最近の出来事
touch-older = 以前の出来事
touch-newest = 最新の出来事
touch-why = なぜ？
touch-result = 結果
touch-result-board = この時点の盤面
touch-several = { $first }など、選択肢{ $count }個
touch-counted = { $label }（{ $count }）
touch-left = 残りの選択肢：{ $count }個
touch-lit = 絵の中で光っているものから選んでください。
touch-lit-or = 絵の中で光っているものか、次の中から選んでください。
touch-back = 戻る
touch-fault-offline = 接続が切れました。再接続しています…
touch-fault-failed = エラーが発生しました。失われたものはありません。
touch-fault-unknown = このボタンはもう使えません。
