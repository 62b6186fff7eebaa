### いつでも読めるもの：記録、理由、ルール、結果。エクスポート、検証、再戦。

## 卓のメッセージのボタン

bot-button-log = ログ
bot-button-rules = ルール
bot-button-again = もう一度
bot-button-export = エクスポート
bot-button-verify = 抽選を検証

## ページに分けた記録

bot-log-title = **{ $game }のログ**・{ $page }／{ $pages }ページ
bot-log-empty = ログにはまだ何もありません。
bot-log-silent = ここに表示する出来事はありません。
bot-log-private = 🔒の付いた行には、全員には見えない内容があります
bot-log-undone = ↩️ 取り消された行
bot-log-seat = 🔁 { $kind ->
    [ai] { $before }に代わり、AIがプレイします。
    [back] { $now }が席に戻りました。
   *[person] { $before }に代わり、{ $now }がプレイします。
}
bot-log-first = 最初
bot-log-back = 前へ
bot-log-forth = 次へ
bot-log-last = 最新
bot-log-jump = 見たい場面を選ぶ…
bot-log-why = なぜ？
bot-log-return = 出来事の一覧に戻る
bot-log-open = 出来事の一覧を開く
bot-log-rule = 関連するルール
bot-no-story = このチャンネルでは、まだ対戦が行われていません。
bot-look-other-game = これは「{ $game }」のコマンドです。ここでは別のゲーム「{ $played }」をプレイしています。できることは**手を選ぶ**（または`/手番`）で見られます。
bot-why-title = **なぜ？**
bot-why-undone = これは後で取り消されました。

## 項目別のルール

bot-rules-title = ## { $game }のルール
bot-rules-topic = **{ $title }**・{ $page }／{ $pages }ページ
bot-rules-topics = 項目を選ぶ…
bot-rules-overview = すべての項目
bot-rules-open = **項目を選んでください：**
bot-rules-find = 検索…
    .title = ルールの検索
    .asked = 言葉またはルール番号
bot-rules-further = そのほかのルール
bot-rules-near = ルール{ $asked }はありません。近いルール：
bot-rules-best = 見つかった{ $found }件のルールのうち、近い順に{ $shown }件です。ほかは、言葉を足すなど、もっと詳しく検索すると見つかります。

## 対戦の終わり

bot-ended-by = **決着までの動き：**
bot-ended-places = **最終順位**

## もう一度遊ぶ

bot-again-opened = 同じ顔ぶれで、ロビーを開きました。席順は1つずれます。{ $link }
bot-again-there = 次の卓はもう立っています：{ $link }
bot-again-not-yours = 再戦を始められるのは、この卓に着席していた人だけです。`/ゲーム 新規`で自分の卓を立てられます。

## エクスポート

bot-export-story = あなたから見たこの対戦の記録と、{ $keys ->
    [true] 抽選を検証するための鍵です。
   *[false] 抽選の証明用ハッシュです。
}{ $open ->
    [true] あなただけに見えた情報も含まれるため、対戦中は人に渡さないようご注意ください。
   *[false] {""}
}
bot-export-stopped = 対戦が途中で中止されたため、非公開情報は公開されません。完全な記録はお渡しできず、抽選の鍵も非公開のままです。
bot-export-public = この対戦の公開記録と、{ $keys ->
    [true] 抽選を検証するための鍵です。
   *[false] 抽選の証明用ハッシュです。
}
bot-export-record = 対戦が終わったので、抽選の鍵を含む完全な記録もお渡しします。`quartermaster replay`でリプレイ、`quartermaster verify`で検証ができます。
bot-export-too-large = ファイルが大きすぎて、Discordでは送れません。ボットの管理者が`quartermaster export`で書き出せます。

## 対戦の検証

bot-verify-open = ✅ ログに欠けはありません。{ $answers }件の回答をリプレイし、すべて実際の進行と一致しました。
    { $state ->
        [stopped] 対戦が中止されたため、抽選の鍵は公開されません。
        [over] この対戦では、終了後も一部の情報が非公開のままなので、公開されない鍵もあります。公開された鍵は**エクスポート**で入手できます。
       *[open] 抽選の検証は、鍵が公開される対戦終了後にできます。
    }
bot-verify-over = ✅ ログに欠けはありません。{ $entries }件の回答などの操作と{ $draws }回の抽選（シャッフルは1回と数えます）をリプレイし、すべて実際の進行と一致しました。
bot-verify-keys = ✅ 抽選の鍵は、対戦開始時に表示した証明用ハッシュと一致します。
bot-verify-compare = -# 抽選の証明用ハッシュ：`{ $commitment }`。対戦開始を知らせるメッセージのハッシュと同じか確かめてください。対戦がまるごと差し替えられていれば、このハッシュが違います。
bot-verify-unsealed = この対戦はバージョン{ $version }より前に始まったため、チェックサムがありません。リプレイできる形で書き換えられていても検出できません。
bot-verify-unreplayed = ⚠️ この対戦はバージョン{ $version }より前に始まったためチェックサムがなく、リプレイもできません。古いルールで行われたか、書き換えられたかのどちらかです。
bot-verify-older = ✅ ログは書き換えられていません。古いルール（バージョン{ $version }）で行われた対戦のため、リプレイはできません。
bot-verify-altered = ❌ ボットのデータベースで、この対戦が書き換えられています。この検証では何も変更していません。ボットの管理者に知らせてください。`quartermaster verify --all`で、書き換えられた箇所がわかります。
bot-verify-bad = ❌ ログをリプレイした結果が、実際の進行と一致しませんでした。何も変更していません。ボットの管理者に知らせてください。

## コマンド

bot-command-game-log = このチャンネルの対戦のログをページごとに見る
    .name = ログ
bot-command-game-log-page = ページ番号（省略すると最新のページ）
    .name = ページ
bot-command-game-export = このチャンネルの対戦の記録をファイルで受け取る（終了後は完全な記録も）
    .name = エクスポート
bot-command-game-verify = このチャンネルの対戦が、実際の進行どおりに保存されているか検証する
    .name = 検証

## A message's part of the story

bot-summary-acts = **{ $seat }**：{ $acts }
    .separator = {"。"}
bot-summary-undone = ↩️ { $seat }が取り消しました：{ $acts }
bot-summary-gap = …{ $told }
bot-summary-more = { $told } *（ほか{ $count }件はログ）*
# The outcomes among what has happened, such as who has sunk what.
bot-summary-short = **まとめ：**{ $told }
    .separator = {"・"}
bot-result-of = 第{ $round }ラウンド：{ $told }
