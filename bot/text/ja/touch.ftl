### チャットの横に表示される、触って遊べる卓。引数はブラウザーがそのまま埋め込みます。

touch-your-turn = あなたの番
touch-your-turn-answer = 選択待ち
touch-your-turn-react = リアクション可
touch-games = ゲームを選んでください
touch-another-game = ほかのゲーム
touch-name-table = ボード
touch-name-hand = 手札
touch-name-hand-blackbeard = あなたの航海日誌
touch-zoom-table = ボードを拡大
touch-zoom-hand = 自分の図を拡大
touch-zoom-shot = 図を拡大
touch-ask = あなたの選択
touch-tools = ヘルプと一覧
touch-hint = ヒント：
touch-explain = 説明
touch-since = 前回の選択の後の出来事
# Of which only some lines are in view.
touch-since-all = 全{ $count }行を表示
touch-ok = OK
# 矢印キーで選んだメニューの項目を決める。
touch-take = これを選ぶ
touch-close = 閉じる
touch-story = 最近の出来事
touch-older = 以前の出来事
touch-newest = 最新の出来事
touch-why = なぜ？
touch-result = 結果
touch-result-earlier = 前の結果
touch-result-board = この時点の盤面
touch-several = { $name }、選択肢{ $count }個
touch-place = { $name }：{ $option }
touch-left = 続けて選んでください
touch-between = {"・"}
touch-arrows = 矢印キーでほかの候補へ移れます。Escキーで戻れます。F6キーで質問へ移れます。
touch-jump = F6キー：絵へ移動、もう一度で戻る
touch-lit = 絵の中でオレンジの枠が付いたものから選んでください。
touch-lit-or = 絵の中でオレンジの枠が付いたものか、次の中から選んでください。
touch-lit-small = ここから選ぶか、「+」で絵を拡大してください。
# At the lower edge of buttons that scroll: how many follow.
touch-onward = ほかの選択肢{ $count }個
touch-onward-all = 選択肢{ $count }個
# The place of what was chosen, where the order counts.
touch-nth = { $n }番目
touch-back = 戻る
touch-fault-offline = 接続が切れました。再接続しています…
touch-fault-failed = エラーが発生しました。失われたものはありません。
touch-fault-unknown = このボタンはもう使えません。
touch-late = 卓の様子が変わったため、今の操作は受け付けませんでした。
# What a screen reader says for an emoji that stands alone.
bot-mark = { $mark ->
    [attack] 攻撃
    [defence] 防御
    [cannon] 大砲
    [torch] 松明
    [water] 水
    [skull] 髑髏
    [no_skull] 髑髏なし
    [british] イギリス
   *[french] フランス
}
