### ループバック版Discordのウェブページ。引数はブラウザーがそのまま差し込むので、引数による選択式は使えない。

## ページの枠

page-brand = Quartermaster
page-guild = 海賊の酒場
page-channel-tavern = 広間
page-channel-harbour = 港
page-rooms = チャンネルとスレッド
page-room-asked-turn = { $name }：あなたの番です
page-room-asked-answer = { $name }：あなたの選択待ちです
page-room-asked-react = { $name }：リアクションできます
page-thread-new = 新しいスレッド（別のゲームを遊べます）
# The name of a thread, as people would type it.
page-thread = 卓{ $n }
page-mark-turn = あなたの番
page-mark-answer = 選択待ち
page-mark-react = リアクション可
page-mark-in-turn = あなたの番：{ $name }
page-mark-in-answer = あなたの選択待ち：{ $name }
page-mark-in-react = リアクションできます：{ $name }
page-called-turn = あなたの番です。
page-called-answer = あなたの選択待ちです。
page-called-react = リアクションできます。
page-called-in-turn = { $name }であなたの番です。
page-called-in-answer = { $name }であなたの選択を待っています。
page-called-in-react = { $name }でリアクションできます。
page-lost = 接続が切れました。再接続しています…
page-back = 再接続しました。
page-skip-table = 卓へ移動
page-skip = 入力欄へ移動
page-you = { $name }としてプレイ中
page-close = 閉じる
page-cancel = キャンセル
page-send = 送信
page-ok = OK
page-yes = はい
page-no = いいえ

## 誰として使うか

page-people = ユーザーと言語の切り替え
page-people-title = 誰として遊びますか？
page-people-hint = タブごとに別のユーザーになれます。新しいタブで2人目を開くと、1人で両方の席を遊べます。
page-people-door = 選ぶまで、誰のカードも表示されません。
page-people-played = 別のタブで使用中
page-people-now = 現在のユーザー
page-people-become = { $name }として遊ぶ
page-people-tab = 新しいタブ
page-people-tab-of = { $name }を新しいタブで開く
page-newcomer-title = 新しいユーザー
page-newcomer-name = 名前
page-newcomer-go = 入室
page-language = 言語
page-language-en-US = English
page-language-fr = Français
page-language-ja = 日本語
page-table-too = 卓の言語も{ $language }にする
page-table-set = 卓の言語を変更しました。

## 2つの欄

page-panes = 会話
page-pane-channel = { $name }
page-pane-touch = 卓
page-pane-dm = あなただけ
page-about-channel = このチャンネルは全員に表示されます
page-about-dm = ほかの人には見えません
page-log-channel = { $name }のメッセージ
page-log-dm = { $name }とのやりとり（あなただけに表示）
page-empty-channel = まだ何も書き込まれていません。「/」を入力すると、ボットにできることが表示されます。
page-empty-dm = あなたのカードと質問は、ここに届きます。
page-write-channel = #{ $name }に書き込む（/でコマンド）
page-write-dm = { $name }へ（/でコマンド）
page-unread = 未読{ $count }件
page-newer = 新しいメッセージ
page-heard = { $place }、{ $name }：{ $text }

## メッセージ

page-app = アプリ
page-dismiss = 非表示にする
page-dismiss-all = { $count }件すべて非表示にする
page-thinking = { $name }が考え中…
page-picture = 説明のない画像
# What a screen reader calls one of several buttons with the same words.
page-under = { $label }：{ $title }
page-spoiler = 隠されたテキスト（押すと表示）
page-choose = 選んでください…
page-choose-some = 選んでください（{ $lo }～{ $hi }）。
page-none = なし

## コマンド

page-commands = コマンド
page-command-cancel = 入力に戻る
page-command-go = 送信
page-optional = { $label }（任意）
page-missing = 入力してください：{ $names }
page-takes-nothing = { $name }の後には何も付けられません。「{ $typed }」は無視しました。
page-no-such-command = そのようなコマンドはここにはありません。
page-nearest-command = そのようなコマンドはここにはありません。{ $name }のことですか？

## うまくいかなかったとき

page-fault-not_possible = 今はその操作ができません。何も変わっていません。
page-fault-not_answered = 時間内に応答がありませんでした。何も失われていません。もう一度お試しください。
page-fault-malformed = この内容では送信できませんでした。何も変わっていません。
page-fault-failed = 問題が発生しました。何も失われていません。もう一度お試しください。
page-fault-offline = 今は接続できません。少し待ってからもう一度お試しください。
page-fault-name = 名前は1～32文字で、見えない文字は使えません。別の名前をお試しください。
