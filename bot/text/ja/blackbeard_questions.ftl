### 黒ひげ2（Barbe Noire 2）の質問、助言、回答。メッセージの名前と使える引数は bot/text/__init__.py を参照。

## いくつかの質問で使う言葉

blackbeard-port_status = { $status ->
    [refuge] あなたの根拠地
    [pirate] 海賊港
    [pro] 友好的な港
    [neutral] 中立の港
    [anti] 敵対的な港（商売はできません）
    [old_refuge] 失った根拠地（商売は不可、引退はできます）
    [unknown] 総督不明：追い出されるおそれあり
    [own_pro] 友好的な港（あなただけが知っています）
    [own_anti] 敵対的な港（あなただけが知っています）
    [banned] 今は入れません
   *[closed] 壊滅
}
blackbeard-way = { $turns ->
    [-1] 海路では行けません
    [0] 現在地
    [1] { $cost ->
        [0] このターン
       *[other] { $cost }ヘクス、このターンに到着
    }
   *[other] { $hexes }ヘクス、約{ $turns }ターン
}
blackbeard-prey = { $sails ->
    [0] { $holder ->
        [none] {""}
       *[other] ・{ $holder }が足止めした商船（ほかの海賊は攻撃不可）
    }
    [1] ・商船1隻（攻撃すれば拿捕の見込み{ $odds }％）
   *[other] ・商船{ $sails }隻（拿捕の見込み最大{ $odds }％）
}
blackbeard-wreck_here = { $wreck ->
    [true] ・財宝のある難破船
   *[other] {""}
}
blackbeard-more = { $port ->
    [none] {""}
   *[other] ・{ $port }
}{ $lane ->
    [none] {""}
   *[other] ・航路{ $lane }
}
blackbeard-marker_copy = { $marker }{ $copies ->
    [1] {""}
   *[other] （{ $copies }個中{ $copy }個目）
}
blackbeard-near_refuge = 8ヘクス以内に航路マス{ $lanes }か所、{ $sails ->
    [0] 商船なし
   *[other] 商船{ $sails }隻
}
blackbeard-near_end = 8ヘクス以内に航路マス{ $lanes }か所、{ $sails ->
    [0] 商船なし
   *[other] 商船{ $sails }隻
}
blackbeard-near_next = 8ヘクス以内に航路マス{ $next_lanes }か所、{ $next_sails ->
    [0] 商船なし
   *[other] 商船{ $next_sails }隻
}
blackbeard-end_next = { $certain ->
    [true] {""}
   *[none] { $next ->
        [none] 、またはその先
       *[other] 、取られたら{ $next }（{ $next_nation }）
    }
}
blackbeard-end_lower = （{ $nation ->
    [none] {""}
   *[other] { $nation }、
}番号の小さいほう）
blackbeard-end_higher = （{ $nation ->
    [none] {""}
   *[other] { $nation }、
}番号の大きいほう）
blackbeard-home_of = { $home ->
    [none] { $relative_of ->
        [none] 人質
       *[other] { $relative_of }の身内の人質
    }
   *[other] { $home }出身の人質
}
blackbeard-woman_of = { $event ->
    [43] { $relative_of }の娘
    [44] { $relative_of }の姉妹
    [45] { $relative_of }の愛人
    [46] 総督令嬢
   *[other] { $relative_of }の恋人
}
blackbeard-offer_gives = { $give_count ->
    [0] { $pay ->
        [0] なし
       *[other] { $pay }ダブロン
    }
   *[other] { $give }{ $pay ->
        [0] {""}
       *[other] と{ $pay }ダブロン
    }
}
blackbeard-offer_wants = { $ask_count ->
    [0] { $charge ->
        [0] なし
       *[other] { $charge }ダブロン
    }
   *[other] { $ask }{ $charge ->
        [0] {""}
       *[other] と{ $charge }ダブロン
    }
}
blackbeard-offer_promises = { $promise ->
    [peace] 。約束：手出しをしない
    [way_clear] 。約束：進路を邪魔しない
    [favour] 。約束：後で力を貸す
   *[none] {""}
}

## 準備

blackbeard-place_governors = { $count }人の総督をどの港に置きますか？
    .hint = 1つの港に1人ずつ、裏向きに置きます。誰がどこにいるかは、ほかのプレイヤーには見えません。海賊に友好的な総督の港では商売ができ、敵対的な総督の港からは追い出されます。裏向きの総督がいる港は、根拠地（本拠の港）に選べません。ほかのプレイヤーと同じ港を選んだときはダイスで決め、負けた総督は番号順で次に空いている港へ行きます。
    .proposal-spread = 沿岸に広く配置する
    .summary = { $placed }
blackbeard-place_governors-placed = { $port }：{ $governor ->
    [none] 正体不明の総督
   *[other] { $governor }（{ $stance ->
        [pro] 親海賊：海賊に友好的
       *[anti] 反海賊：海賊に敵対的
    }）
}
blackbeard-governor_port = { $governor ->
    [none] { $number }人目の総督をどの港に置きますか？
   *[other] 総督{ $governor }をどの港に置きますか？
}
    .hint = { $stance ->
        [pro] 親海賊：海賊に友好的な総督です。航路からあまり離れていない、売却や修理に使いたい港に置きましょう。
        [anti] 海賊を追い出す、敵対的な総督です。ほかのプレイヤーが行きたがる港に置き、自分は近づかないようにしましょう。
       *[none] 海賊がその港に入るまで、正体は誰にもわかりません。
    }
    .step = { $governor ->
        [none] 総督{ $number }
       *[other] { $governor }（{ $stance ->
            [pro] 友好的
           *[anti] 敵対的
        }）
    }
    .group = 港を選択…
    .option = { $port }（{ $nation }、{ $sea }）
blackbeard-choose_refuge = あなたの海賊{ $pirate }の根拠地をどの港にしますか？
    .hint = { $beside ->
        [true] 選べるのは、沿岸に沿った港の順で、使われている根拠地にいちばん近{ $governed ->
            [false] い
           *[none] く、裏向きの総督も反海賊の総督もいない
        }港だけです。根拠地では20％高く売れ、すべてを修理でき、財宝も隠せます。近くに航路の多い港が有利です。
       *[false] 本拠の港で、北大西洋の{ $governed ->
            [false] {""}
           *[none] 、裏向きの総督も反海賊の総督もいない
        }港から選びます。ふつうはここから出発し、20％高く売れ、すべてを修理でき、財宝も隠せます。近くに航路の多い港が有利です。この港と同じ国の船を襲うと、港は敵対します。
    }
    .step = { $pirate }：根拠地
    .group = 港を選択…
    .option = { $port }（{ $nation }）・{ blackbeard-near_refuge }
blackbeard-choose_end = 最初のプレイヤーの根拠地は{ $port }に決まりました。{ $same ->
    [true] { $certain ->
        [true] あなたの根拠地は、どちらを選んでも下の同じ港です。先に取れるプレイヤーもいません。
       *[false] 次に空いている港{ $home }は、あなたより先に選ぶ船長の根拠地になります。下のどの港をあなたの根拠地にしますか？
    }
   *[false] あなたの根拠地には、番号の小さいほうと大きいほう、どちらの空いた港を探しますか？
}
    .hint = 港には沿岸に沿って番号があります（地図には書かれていません）。{ $certain ->
        [true] 根拠地は下に名前のある港です。先に取れるプレイヤーはいません。
       *[false] { $same ->
            [true] { $second ->
                [true] 選んだ港を先に取れるプレイヤーはいません。
               *[none] 選んだ港も先に取られた場合は、選んだほう（番号の小さいほうか大きいほう）で次に空いている港になり、遠くなることもあります。
            }
           *[false] 根拠地は、下で最初に名前のある港です。ほかのプレイヤーが先にその港を取った場合は、選んだほうで次に空いている港になり、遠くなることもあります。
        }
    }
    .group = 港を選択…
    .lower = { $port ->
        [none] 小さいほう：空いている港はありません
       *[other] { $same ->
            [true] { $certain ->
                [true] { $port }{ blackbeard-end_lower }{ blackbeard-end_next }・{ blackbeard-near_end }
               *[false] { $next ->
                    [none] 小さいほう：ほかに港なし
                   *[other] { $next }（{ $next_nation }）・{ blackbeard-near_next }
                }
            }
           *[none] { $port }{ blackbeard-end_lower }{ blackbeard-end_next }・{ blackbeard-near_end }
        }
    }
    .upper = { $port ->
        [none] 大きいほう：空いている港はありません
       *[other] { $same ->
            [true] { $certain ->
                [true] { $port }{ blackbeard-end_higher }{ blackbeard-end_next }・{ blackbeard-near_end }
               *[false] { $next ->
                    [none] 大きいほう：ほかに港なし
                   *[other] { $next }（{ $next_nation }）・{ blackbeard-near_next }
                }
            }
           *[none] { $port }{ blackbeard-end_higher }{ blackbeard-end_next }・{ blackbeard-near_end }
        }
    }

## ボタンの案：船長が1人だけなら行き先も

blackbeard-plan_go_on = { $does ->
    [business] { $port }で売る
    [attack_merchant] { $place ->
        [none] 商船を攻撃する
       *[other] { $place }{ blackbeard-plan_lane }の商船を攻撃する
    }
   *[other] { $port ->
        [none] { $lane ->
            [none] 前の進路を続ける
           *[other] 引き続き{ $place }{ blackbeard-plan_lane }へ向かう（捜索なし）
        }
       *[other] { $arrives ->
            [true] { $port }に入港し、何もしない
           *[false] 引き続き{ $port }へ向かう
        }
    }
}
blackbeard-plan_lane = { $lane ->
    [none] {""}
   *[other] （航路{ $lane }）
}
blackbeard-plan_at = { $place ->
    [none] {""}
   *[other] { $place }で
}
blackbeard-plan_where = { $place ->
    [none] {""}
   *[other] { $place }{ blackbeard-plan_lane }で
}
blackbeard-plan_to = { $place ->
    [none] {""}
   *[other] （{ $place }へ）
}
blackbeard-plan_hunt = { $does ->
    [attack_merchant] { $place ->
        [none] 商船を攻撃する
       *[other] { $place }{ blackbeard-plan_lane }の商船を攻撃する
    }
    [search] { blackbeard-plan_where }商船を捜索する
   *[other] 商船を狩る
}
blackbeard-plan_places = { $places_count ->
    [none] {""}
    [0] {""}
   *[other] ：{ $places }
}
blackbeard-plan_home = { $port ->
    [none] 港で売る
   *[other] { $does ->
        [business] { $port }で売る
       *[other] 売るために{ $port }へ向かう
    }
}
blackbeard-plan_repair = { $port ->
    [none] 船を修理する
   *[other] { $does ->
        [none] 船を修理するために{ $port }へ向かう
       *[other] { $port }で船を修理する
    }
}
blackbeard-plan_retire = { $captain ->
    [none] {""}
   *[other] { $captain }：
}{ $port ->
    [none] 引退する
   *[other] { $does ->
        [retire] { $port }で引退する
       *[other] 引退するために{ $port }へ向かう
    }
}

## 航海命令

blackbeard-orders_reach = { $reach_count ->
    [none] {""}
    [0] {""}
    [1] { $reach }
   *[other] 移動の上限（ダイスの出目＋速力）：{ $reach }。
}
blackbeard-orders-reach = { $alone ->
    [true] { $allowance ->
        [0] { $pirate }の船は今は動けません。
       *[other] { $pirate }は最大{ $allowance }ヘクス（移動ダイス{ $die }、速力{ SIGNED($speed) }）。
    }
   *[false] { $pirate }{ $allowance }ヘクス
}
    .separator = 、
blackbeard-orders = 第{ $turn }ターン：{ $captains ->
    [0] 何を命じますか？
    [1] 海賊は何をしますか？
   *[other] 海賊たちは何をしますか？
}
    .hint = { $captains ->
        [0] { $detained_count ->
            [0] {""}
           *[other] { $gives_up ->
                [true] { $detained }は捕まっているか、島に置き去りにされています。ほかの人の海賊が救いに来ることがあり、その謝礼を約束できます。救出をあきらめれば、新しい海賊が代わりを務められます。
               *[false] { $detained }は捕まっているか、島に置き去りにされています。ほかの人の海賊が救いに来ることがあり、その謝礼を約束できます。
            }
        }
       *[other] 全員が非公開で命令を出し、その後まとめて実行します。海賊は1回移動し、着いた場所で行動を1つ行います。船倉が空なら商船を狩り、いっぱいなら港へ向かって売りましょう。{ blackbeard-orders_reach }
    }
    .proposal-go_on = { blackbeard-plan_go_on }
    .proposal-hunt = { blackbeard-plan_hunt }{ blackbeard-plan_places }
    .proposal-home = { blackbeard-plan_home }
    .proposal-repair = { blackbeard-plan_repair }
    .proposal-retire = { blackbeard-plan_retire }
    .proposal-each = 海賊ごとに、状況に合った行動をとる
    .proposal-stay = { $captains ->
        [0] 何も命じない
       *[other] { $leaves ->
            [true] { $flees ->
                [true] 追っ手から離れるだけにする
               *[false] 港を出るだけにする
            }{ blackbeard-plan_to }
           *[false] 何もせずにとどまる
        }
    }
    .summary = { $orders_count ->
        [0] このターンに命令を受ける海賊はいません。
       *[other] { $orders }
    }{ $refuges_count ->
        [0] {""}
       *[other] {"\u000A"}{ $refuges }
    }{ $hunters ->
        [none] {""}
       *[other] {"\u000A"}{ $hunters }
    }{ $allies_count ->
        [0] {""}
       *[other] {"\u000A"}{ $allies }
    }{ $breaks_count ->
        [0] {""}
       *[other] {"\u000A"}{ $breaks }
    }{ $petitions_count ->
        [0] {""}
       *[other] {"\u000A"}{ $petitions }
    }{ $doubts_count ->
        [0] {""}
       *[other] {"\u000A"}{ $doubts }
    }{ $captives_count ->
        [0] {""}
       *[other] {"\u000A"}{ $captives }
    }{ $abandoned_count ->
        [0] {""}
       *[other] {"\u000A"}{ $abandoned }
    }{ $pledges_count ->
        [0] {""}
       *[other] {"\u000A"}{ $pledges }
    }{ $parley ->
        [true] {"\u000A"}交渉：ターンの終わりに、同じヘクスにいるほかのプレイヤーの海賊と取引できます
       *[false] {""}
    }{ $spend_tokens ->
        [true] {"\u000A"}このターンは、追加アクションを使うかどうか聞かれます
       *[false] { $saved ->
            [0] {""}
           *[other] {"\u000A"}-# このターンは追加アクションを希望しない（残りのトークン：{ $saved }）
        }
    }
    .sure = { $ends ->
        [true] 成功すると、全員の対戦がそこで終わります。あなたの最後の海賊だからです。
       *[false] 成功すると、{ $leavers }は対戦から退き、二度と戻りません。{ $heirs ->
            [0] {""}
           *[other] あなたは新しい海賊で続けます（残り{ $heirs }人）。
        }
    }
blackbeard-orders-orders = { $pirate }：{ $move ->
    [go] { $course ->
        [none] { blackbeard-order_goal }へ{ $cost ->
            [0] {""}
           *[other] { $cost }ヘクス
        }航行し、このターンに到着
       *[other] { $course }へ向かい{ $turns ->
            [-1] {""}
           *[other] （{ $hexes }ヘクス、約{ $turns }ターン）
        }、このターンは{ $end ->
            [enter_port] 途中の{ $place }に寄港
            [enter_harbour] 途中の{ $place }に寄港
           *[other] { $place }まで航行
        }{ blackbeard-order_late }
    }
    [pursue] { $target }を追跡{ $beyond ->
        [true] （相手が近づかなければ届かない）
       *[false] {""}
    }
    [transit] { $place }へ航行
    [turn] その場で回頭
   *[hold] { $leaves ->
        [true] 港を出る
       *[false] 移動しない
    }
}（{ $end ->
    [anchor] 沿岸に投錨
    [enter_port] 港内に投錨
    [enter_harbour] 港内、錨は下ろさない
   *[sea] 海上
}）、その後：{ $operation_code ->
    [business] 商売
    [careen] { $floats ->
        [true] 船底清掃
       *[false] 船底清掃（船体の修理：港では毎ターン1点、海岸では2ターンに1点）
    }
    [assault] 港を攻撃（負けると船が損傷するか海賊が負傷し、沈没や死亡もありうる）
    [nothing] { $course ->
        [none] { $operation }
       *[other] 行動なし（まだ航海の途中）
    }
    [refit] { $sections_count ->
        [0] { $operation }
       *[other] 修理：{ $sections }
    }
   *[other] { $operation }
}{ $prey ->
    [0] {""}
   *[other] （商船が{ $prey }隻います）
}{ $merchant ->
    [none] { $unseen ->
        [true] ：正体不明の商船
       *[false] {""}
    }
   *[other] ：{ $merchant }
}{ $finds ->
    [0] { $meets ->
        [none] {""}
       *[other] （{ blackbeard-order_odds }）
    }
   *[other] （発見{ $finds }％、嵐{ $storms }％{ $warships ->
        [0] {""}
       *[other] 、軍艦{ $warships }％
    }{ $meets ->
        [none] {""}
       *[other] 。見つけたら{ blackbeard-order_odds }
    }）
}{ $against_count ->
    [0] {""}
    [1] ：{ $against }
   *[other] （その場にいる最初の相手）：{ $against }
}{ $strikes ->
    [-1] {""}
   *[other] （1ラウンドごとの勝率{ $strikes }％、切り込んだ場合の決闘の勝率{ $boards }％）{"\u000A"}・注意：5点差でラウンドに負けると、船の一部か海賊自身が5点の損傷を受けます。船を失うことも、海賊が死亡して所持金と隠し財宝をすべて失うこともあります
}{ $frees ->
    [true] （捕虜の解放のため）
   *[false] {""}
}{ $sells ->
    [true] {"\u000A"}・{ $unsold ->
        [0] 積荷をすべて売る
       *[other] 買い手のつく積荷を売る
    }{ $priced ->
        [true] （今の値段で{ $sale }ダブロン{ $unsold ->
            [0] {""}
           *[other] 。{ $unsold }個は買い手がつかず失われる：同じ種類がもうこの港にある
        }）
       *[false] （値段は総督しだい。総督はまだ不明で、追い出されるおそれもある）
    }
   *[false] {""}
}{ $ransoms ->
    [0] {""}
   *[other] {"\u000A"}・人質{ $ransoms }人を身代金と引き換える（ダイスしだいで1人{ $ransom_low }～{ $ransom_high }ダブロン）
}{ $buys_letter ->
    [true] {"\u000A"}・私掠免許状を買う（値段しだい）
   *[false] {""}
}{ $bribes ->
    [true] {"\u000A"}・賄賂を贈る（値段しだい）
   *[false] {""}
}{ $item_count ->
    [0] {""}
   *[other] {"\u000A"}・購入：{ $item }（{ $price }ダブロン）
}{ $section ->
    [none] {""}
   *[other] ：{ $section }{ $lasts ->
        [1] {""}
       *[other] （今と次の2ターンかかります）
    }（その後は毎ターンの終わりに、ダイスの目が1だと壊れる）
}{ $floats ->
    [true] ：作業を終えて船を浮かべる
   *[false] {""}
}{ $retires ->
    [0] {""}
    [100] （必ず成功）
   *[other] （成功率{ $retires }％）{"\u000A"}-# 失敗したら：財宝が{ $again }ダブロンに達すれば、もう一度試せる
}{ $retires ->
    [0] {""}
   *[other] {"\u000A"}・注意：{ $retires ->
        [100] {""}
       *[other] 成功すると、
    }{ $pirate }は対戦から退き、{ blackbeard-order_worth }{ $finale ->
        [true] 。最後の海賊なので、対戦もそこで終わる
       *[false] { $heirs ->
            [0] {""}
           *[other] 。船と積荷は新しい海賊が引き継ぐ（残り{ $heirs }人）
        }
    }{ blackbeard-order_again }{ blackbeard-order_result }
}{ $betrays ->
    [true] {"\u000A"}・注意：同盟相手を攻撃すると同盟は終わる
   *[false] {""}
}{ blackbeard-order_dangers }{ $nation ->
    [none] {""}
   *[other] {"\u000A"}・{ blackbeard-order_flag }
}{ $surplus ->
    [0] {""}
   *[other] {"\u000A"}・注意：船長室には5,000ダブロンまでしか入らず、約{ $surplus }ダブロンを失う
}{ $costs ->
    [true] {"\u000A"}・注意：この攻撃をすると根拠地を失う。{ blackbeard-refuge_price }
   *[false] {""}
}{ $spares ->
    [0] {""}
   *[other] { $nation ->
        [none] {"\u000A"}-# 方針：防御力{ $spares }以上の商船は見逃す（1隻ごとに悪名−1、人望−1）
       *[other] { $shuns ->
            [true] {""}
           *[false] {"\u000A"}-# 方針：防御力{ $spares }以上の商船は見逃す（1隻ごとに悪名−1、人望−1）
        }
    }
}{ $debauch ->
    [true] {"\u000A"}・注意：その後、乗組員が乱痴気騒ぎを求める。{ $drinks ->
        [no] 方針：断る（人望−1）
        [ask] 許す{ blackbeard-order_missed }か断る（人望−1）かを、そのときあなたに確認する
       *[yes] 方針：許す{ blackbeard-order_missed }
    }
   *[false] { $drinks ->
        [none] {""}
        [no] {"\u000A"}-# 拿捕の後に乗組員が乱痴気騒ぎを求めたら、断る（人望−1）
        [ask] {""}
       *[yes] {"\u000A"}-# 拿捕の後に乗組員が乱痴気騒ぎを求めたら、許す{ blackbeard-order_missed }
    }
}{ $markers_count ->
    [0] {""}
   *[other] {"\u000A"}・海に捨てる：{ $markers }
}{ $hides ->
    [true] {"\u000A"}・{ $early ->
        [true] 出航前に{ $whole ->
            [true] 金をすべて隠す
           *[false] { blackbeard-doubloons }を隠す
        }
       *[false] ターンの終わりに根拠地の港にいれば、{ $whole ->
            [true] 売上も含めて金をすべて隠す
           *[false] { blackbeard-doubloons }を隠す
        }
    }
   *[false] {""}
}{ $fetches ->
    [true] {"\u000A"}・{ $early ->
        [true] 出航前に、隠した財宝を船長室に移す
       *[false] ターンの終わりに、隠した財宝を船長室に移す：そのとき隠し場所の港にいる場合だけ
    }
   *[false] {""}
}{ $policies_count ->
    [0] {""}
   *[other] {"\u000A"}・この計画での方針（このターンだけ）：{"\u000A"}{ $policies }
}
blackbeard-order_odds = { $meets ->
    [attacks] 拿捕の見込み{ $capture }％
   *[other] 拿捕{ $capture }％、失敗{ $misses }％、見逃し{ $declines }％
}
blackbeard-order_dangers = { $unrest ->
    [true] {"\u000A"}・注意：人望は{ $popularity }で、0になると反乱が起こり、ダイスで人望6に戻るか、船長がいなくなる（商船を見逃す、惜しくも逃す、戦いで損傷する、乱痴気騒ぎを断る：それぞれ人望−1）
   *[false] {""}
}{ $uneasy ->
    [true] {"\u000A"}・人望は残り{ $popularity }で、0になると反乱が起こり、ダイスで人望6に戻るか、船長がいなくなる（商船を見逃す、惜しくも逃す、戦いで損傷する、乱痴気騒ぎを断る：それぞれ人望−1。乱痴気騒ぎで1上がる）
   *[false] {""}
}{ blackbeard-order_rolled }{ $stranded ->
    [none] {""}
   *[other] {"\u000A"}・注意：{ $stranded }では引退できない（引退できるのは根拠地、海賊港、友好的な港だけ）。誰かが引退すれば、最後に数えるのは引退した海賊の財宝だけ。誰も引退しなければ悪名で決まる
}{ $stuck ->
    [none] {""}
    [sails] {"\u000A"}・帆がすべて損傷しているため、先に修理しないと航行できない
   *[speed] {"\u000A"}・速力が−5を下回るため、先に修理しないと航行できない
}{ $vain ->
    [none] {""}
    [besieged] {"\u000A"}・注意：港が封鎖されているため、売ることも身代金を取ることもできず、命じた購入もない（行動か、この港で買える物があれば買う物を変更できる）
    [sold] {"\u000A"}・注意：この港ではもう売ったため、出直すまで売れず、命じた購入もない（行動か、この港で買える物があれば買う物を変更できる）
    [kept] {"\u000A"}・注意：何も売らず、命じた購入もない（行動か売る物、この港で買える物があれば買う物を変更できる）
   *[empty] {"\u000A"}・注意：売る物も、命じた購入もない（行動か、この港で買える物があれば買う物を変更できる）
}{ $outgunned ->
    [-1] {""}
   *[other] {"\u000A"}・注意：軍艦の戦闘力は7～12、この船は{ $outgunned }です。捕まると沈められることがあり、その場合は金も隠した財宝もすべて失われます
}{ $chasers_count ->
    [0] {""}
   *[other] {"\u000A"}・注意：この海賊を追跡中で、移動先まで追って来られる距離にいる追っ手：{ $chasers }
}{ $prowlers_count ->
    [0] {""}
   *[other] {"\u000A"}・注意：近くに{ $prowlers }。こうした船は標的だけでなく、同じヘクスにいるほかのプレイヤーの海賊すべてを捕まえようとする
}
blackbeard-order_worth = この海賊の成績は{ $worth }ダブロンになる（{ $hidden ->
    [0] {""}
   *[other] 船長室{ $cabin }＋隠した財宝{ $hidden }。
}積荷は含まない）
blackbeard-order_rolled = { $before ->
    [0] {""}
   *[other] {"\u000A"}・振り直した結果、移動ダイスは{ $rolled }（前は{ $before }）で、{ $allowance }ヘクスまで進める{ $operation_code ->
        [search] （商船の捜索には、上限いっぱいの移動が必要）
       *[other] { $short ->
            [true] 。この移動はそれより短いので、捜索はできない（上限いっぱいの移動が必要）
           *[false] {""}
        }
    }。機転は残り{ $left }点
}
blackbeard-order_again = { $rerolls ->
    [true] { $barred ->
        [true] {"\u000A"}・失敗しても、前に使った後でほかのプレイヤーの海賊が機転を使っていなければ、振り直せない
       *[false] {"\u000A"}・失敗したら、機転を使って振り直す（合わせて{ $either }％）
    }
   *[false] {""}
}
blackbeard-known_sum = { $known }ダブロン
blackbeard-order_result = { $best ->
    [0] {""}
   *[other] {"\u000A"}・あなたのこれまでの最高額{ $best }を{ $betters ->
        [true] 上回る
       *[false] 上回らない
    }（引退した海賊の最高額が成績になる）
}{ $behind ->
    [true] {"\u000A"}・注意：ほかのプレイヤーの海賊が、これより多い{ blackbeard-known_sum }以上を持って引退済み
   *[false] {"\u000A"}-# { $rivals ->
        [0] ほかのプレイヤーの海賊は、まだ誰も引退していない
       *[other] ほかに{ $rivals }人のプレイヤーの海賊が引退済み（{ $known ->
            [0] 額は最後に公開
           *[other] 最高額は{ blackbeard-known_sum }以上
        }）
    }
}
blackbeard-order_goal = { $waters ->
    [true] { $place }の沖
   *[false] { $place }
}
blackbeard-order_flag = { $shuns ->
    [true] { $nation }船（襲うと根拠地を失う）{ $spares ->
        [0] {""}
       *[other] と防御力{ $spares }以上の商船
    }は見逃す。1隻ごとに悪名−1、人望−1
   *[false] 注意：{ $nation }船を襲うと根拠地を失う。{ blackbeard-refuge_price }
}
blackbeard-order_missed = { $last ->
    [true] { $tokens ->
        [0] {""}
       *[other] （その後の追加アクションはなし）
    }
   *[false] （{ $tokens ->
        [0] {""}
       *[other] このターンの追加アクションはもうなく、
    }{ $final ->
        [true] 最終ターン
       *[false] 次のターン
    }は休み）
}
blackbeard-order_late = { $last ->
    [true] （最後のターンなので到着しない）
   *[false] {""}
}
blackbeard-order_bluff = { $bluff ->
    [true] {"\u000A"}・注意：速力は{ $speed }なので、はったり（見破られると軍艦を失う）
   *[false] {""}
}
blackbeard-refuge_price = 失うと、そこでは売ることも隠すこともできなくなる（隠した財宝は取り出せ、引退すれば成績に入る）
blackbeard-orders-orders-policies = -# { $policy }：{ blackbeard-policy.option }{ $sections_count ->
    [0] {""}
   *[other] 、{ $sections }
}{ $triggers_count ->
    [0] {""}
    [1] （{ $triggers }）
    [2] （{ $triggers }）
    [3] （{ $triggers }）
   *[other] （{ $triggers_count }種類のロール）
}
    .separator = {"\u000A"}
blackbeard-orders-refuges = { $captain ->
    [none] {""}
   *[other] { $retired ->
        [true] { $captain }は引退しました。
       *[false] { $captain }を失いました。
    }
}{ $new ->
    [true] 次の船長（行動は次のターンから）
   *[false] {""}
}{ $pirate }の{ $port ->
    [none] 根拠地：なし
   *[other] { $sole ->
        [true] 根拠地：{ $port }（ほかに選べる港なし{ $contested ->
            [true] 。ただし、ほかのプレイヤーも希望中
           *[none] {""}
        }）
       *[none] 根拠地に{ $port }を選ぶ（ほかのプレイヤーも同じ港を選んだら、ダイスで決まる）
    }
}{ $place ->
    [none] {""}
   *[other] {"、"}{ $place }から登場
}
blackbeard-orders-allies = { $pirate }：{ $target }に同盟を申し出る
blackbeard-orders-breaks = { $pirate }：{ $target }との同盟を破棄する
blackbeard-orders-petitions = { $pirate }：{ $target }を討つよう国王に請願する（{ $odds }％で、{ $target }を追う討伐船が現れ、あなたが動かす）
blackbeard-orders-doubts = { $hunter }が{ $hexes }ヘクス以上進んだら、はったりの見破りを宣言する
blackbeard-orders-captives = { $target }：{ $fate ->
    [release] 解放する
   *[on] 拷問する
}
blackbeard-orders-abandoned = { $pirate }：見捨てる（二度と戻りません）
blackbeard-orders-pledges = { $pirate }：自分を助けた者に{ $pledge }ダブロンを約束する
blackbeard-who_spends = { $captain ->
    [none] トークンを使い、
   *[other] { $captain }がトークンを使い、
}
blackbeard-extra_action = 第{ $turn }ターン：{ $spenders_count ->
    [1] 海賊はもう一度行動しますか？
   *[other] もう一度行動する海賊はいますか？
}
    .hint = トークン1個で追加アクションができます。このターンにもう1回移動し、行動を1つします。{ $last ->
        [true] このターンで対戦が終わるので、残したトークンはもう役に立ちません。
       *[false] トークンは生涯に数個だけで、増えません。
    }{"\u000A"}{ $spenders }
    .proposal-go_on = { blackbeard-who_spends }{ blackbeard-plan_go_on }
    .proposal-hunt = { blackbeard-who_spends }{ $does ->
        [attack_merchant] { $place ->
            [none] 商船を攻撃する
           *[other] { $place }の商船を攻撃する
        }
        [search] { blackbeard-plan_at }商船を捜索する
       *[other] 商船を狩る
    }
    .proposal-home = { blackbeard-who_spends }{ blackbeard-plan_home }
    .proposal-repair = { blackbeard-who_spends }{ blackbeard-plan_repair }
    .proposal-retire = { blackbeard-who_spends }{ $port ->
        [none] 引退する
       *[other] { $does ->
            [retire] { $port }で引退する
           *[other] 引退するために{ $port }へ向かう
        }
    }
    .proposal-stay = トークンを使わない
    .summary = { $orders_count ->
        [0] 今の選択：トークンを使わない
       *[other] { $orders }
    }
    .sure = { $ends ->
        [true] 成功すると、全員の対戦がそこで終わります。あなたの最後の海賊だからです。
       *[false] 成功すると、{ $leavers }は対戦から退き、二度と戻りません。{ $heirs ->
            [0] {""}
           *[other] あなたは新しい海賊で続けます（残り{ $heirs }人）。
        }
    }
blackbeard-extra_action-spenders = { $pirate }（{ $place }）：トークン残り{ $tokens }個。直前の命令：{ $operation }
blackbeard-extra_action-orders = （トークンを使用）{ blackbeard-orders-orders }{ $idle ->
    [true] {"\u000A"}・注意：移動も行動もせず、トークンが無駄になる（移動か行動を変更できる）
   *[false] {""}
}
blackbeard-extra_action-orders-policies = { blackbeard-orders-orders-policies }
    .separator = {"\u000A"}
blackbeard-spend_token = { $pirate }：トークンを使ってもう一度行動しますか？
    .hint = 残りは{ $tokens }個です。この行動の移動ダイスの出目は{ $die }です。
    .step = { $pirate }：追加アクション
    .group = 選択…
    .no = 使わずに取っておく
    .yes = トークンを使う
blackbeard-reroll_die = { $pirate }：移動ダイスの出目は{ $die }、{ $allowance }ヘクスまで進めます。振り直しますか？
    .hint = 機転を1点使います（残り{ $cunning }点）。前より悪くても、新しい出目に従います。次に使えるのは、ほかのプレイヤーの海賊が機転を使った後です。この回答は取り消せません。
    .step = { $pirate }：移動ダイス
    .change = { $pirate }：移動ダイスを振り直す（機転1点、残り{ $cunning }点）
    .group = 選択…
    .no = この出目のままにする
    .yes = 振り直す（機転1点）
blackbeard-boosts = { $pirate }：航行に特別な指示（メインスルなど）はありますか？
    .hint = { $spent_count ->
        [0] {""}
       *[other] メインスルと六分儀は、使うとなくなります。
    }指示がなければ追っ手を避けて進みます。たいていのターンは何も選びません。
    .step = { $pirate }：航行の特別指示
    .group = 選択…
    .mainsail = メインスルを張る：このターンは2ヘクス多く進める
    .sextant = 六分儀を使う：港に入るなら最大6ヘクス多く進める
    .direct = 追っ手がいても最短の進路を取る
blackbeard-heading = { $sector ->
    [NE] 北東
    [SE] 南東
    [S] 南
    [SW] 南西
    [NW] 北西
   *[N] 北
}
blackbeard-move = { $pirate }（{ $place }）：どこへ進みますか？　{ $mode ->
    [zone] {""}
   *[other] { $allowance ->
        [0] 今は動けません。
       *[other] 最大{ $allowance }ヘクスです。
    }
}{ $before ->
    [0] {""}
   *[other] （振り直しの結果は{ $die }、前は{ $before }）
}
    .hint = { $mode ->
        [zone] 次の海域や海へ出るには、それぞれ丸1ターンかかります。
       *[other] { $allowance ->
            [0] 帆がこれ以上の損傷を受けられない船と、速力が−5より低い船は、修理するまで動けません。
           *[other] 上限は移動ダイスの出目（{ $die }）に船の速力を足した数です。もっと遠い港や航路も選べ、次のターンからは「引き続き～へ向かう」を選ぶたびに近づきます。商船の捜索には上限いっぱいの移動が必要です（「捜索可能」のヘクス）。
        }
    }
    .step = { $pirate }：行き先
    .group = { $head ->
        [none] 行き先を選択…
        [port] 港
        [lane] 商船・航路
        [pursue] 海賊や追っ手を追う
        [transit] 通過海域
        [N] 北へ
        [NE] 北東へ
        [SE] 南東へ
        [S] 南へ
        [SW] 南西へ
        [NW] 北西へ
        [near] 近く（3ヘクスまで）
        [far] 4ヘクス以上先
       *[other] { $head }
    }
    .next-port = どの港？
    .next-lane = どの航路？
    .next-pursue = 相手は？
    .hold = ここにとどまる{ blackbeard-wreck_here }{ blackbeard-prey }
    .turn = その場で回頭する（舵の損傷で進めません）
    .transit = { $zone ->
        [true] { $place }に入る
       *[false] 海域を出て{ $place }へ
    }
    .port = { $port }：{ blackbeard-way }・{ blackbeard-port_status }{ $sale ->
        [0] { $besieged ->
            [true] ・封鎖中で売れない
           *[false] {""}
        }
       *[other] ・積荷の売値{ $sale }ダブロン
    }
    .lane = 航路{ $lane }（{ $at }）：{ blackbeard-way }{ blackbeard-wreck_here }{ $sails ->
        [0] { $holder ->
            [none] ・襲える商船なし
           *[other] { blackbeard-prey }
        }
       *[other] { blackbeard-prey }
    }
    .pursue = { $place }の{ $target }を追う：{ blackbeard-way }
    .option = { $at }・{ blackbeard-heading }へ{ $cost }ヘクス・{ $terrain ->
        [deep] 外洋
       *[coast] 沿岸
    }{ blackbeard-more }{ blackbeard-wreck_here }{ $search ->
        [true] ・捜索可能
       *[false] {""}
    }{ $danger ->
        [true] ・追っ手あり
       *[false] {""}
    }{ blackbeard-prey }
blackbeard-wares = { $buys ->
    [true] ・私掠免許状
   *[false] {""}
}{ $bribes ->
    [true] ・賄賂
   *[false] {""}
}{ $shops ->
    [true] ・装備
   *[false] {""}
}
blackbeard-operation = { $chase ->
    [none] { $pirate }（{ $place }）：そこで何をしますか？
   *[other] 今は{ $pirate }から{ $chase }に届きません。追いついたら（{ $place }）、何をしますか？
}{ $holder ->
    [none] {""}
   *[other] {"　"}そこの商船は{ $holder }が足止め中で、{ $holder }が離れるまでほかの海賊は攻撃できません。
}
    .hint = 行動は1ターンに1つです。商船や港を攻撃すると、その国の敵となり、その国の港から敵対されます。根拠地がその国の港なら、根拠地も失います。{ $retires ->
        [none] 行動が実行時にできなくなっていれば、何も起こりません。
        [port] 引退するには、根拠地、海賊港、友好的な港のどれかに入る必要があります{ $needs ->
            [0] {""}
           *[other] 。ダイスで成功しうる財宝は{ $needs }ダブロンからです（今は{ $worth }）
        }。
        [again] もう一度引退を試みるには、財宝が{ $needs }ダブロン必要です（今は{ $worth }）。
       *[shut] この港には今入れないので、ここでは引退できません。
    }
    .step = { $pirate }：行動
    .group = 行動を選択…
    .nothing = 何もしない
    .search = 商船を捜索する：発見{ $merchants }％、嵐{ $storm }％{ $warship ->
        [0] {""}
       *[other] 、軍艦{ $warship }％
    }
    .attack_merchant = 商船を攻撃する：{ $sails ->
        [1] 1隻、攻撃すれば拿捕の見込み{ $odds }％
       *[other] { $sails }隻、拿捕の見込み最大{ $odds }％
    }
    .attack_pirate = 海賊を攻撃する：{ $targets_count ->
        [1] 対象1隻、1ラウンドごとの勝率{ $odds }％、切り込んだ場合の決闘の勝率{ $wins }％
       *[other] 対象{ $targets_count }隻、1ラウンドごとの勝率最大{ $odds }％、切り込んだ場合の決闘の勝率最大{ $wins }％
    }
    .attack_hunter = { $hunters_count ->
        [1] { $hunter }を攻撃する：{ $known ->
            [true] 1ラウンドの勝ち{ $won }％、負け{ $lost }％
           *[false] 強さは非公開
        }
       *[other] { $hunters_count }隻の追っ手の1隻を攻撃する
    }
    .rescue = 島に置き去りにされた海賊を救い出す
    .petition = 国王に請願する：ライバルを追う討伐船が現れることがある
    .infiltrate = 夜の{ $port }に潜入する：{ $what ->
        [prisoner] 監獄から{ $target }を救い出す
        [gang] 盗賊の財宝を奪う
       *[beloved] 逮捕された恋人を救い出す
    }（決闘：攻撃力{ $attack }、防御力{ $defence }、持久力{ $endurance }）
    .dive = 難破船の財宝を探して潜る：ダイスで1が出れば見つかる
    .business = 商売をする：{ $status ->
        [unknown] 売却、身代金、購入（まだ不明の総督が認めれば）
       *[other] { $sale ->
            [0] { $hostages ->
                [0] { $besieged ->
                    [true] 封鎖中で売却なし
                   *[false] 売却なし
                }
               *[other] 人質{ $hostages }人の身代金
            }{ blackbeard-wares }{ $celebrates ->
                [true] ・乱痴気騒ぎ
               *[false] {""}
            }
           *[other] 積荷を{ $sale }ダブロンで売却{ $hostages ->
                [0] {""}
               *[other] 、人質{ $hostages }人の身代金
            }{ $stocked ->
                [true] 、購入
               *[false] {""}
            }
        }
    }{ $compulsory ->
        [true] ・その後、乗組員が乱痴気騒ぎを求める
       *[false] {""}
    }
    .purchases = 買い物だけする（積荷はそのまま）{ blackbeard-wares }
    .assault = { $port }を攻撃する：成功{ $odds }％（守備隊{ $garrison }）、略奪品{ $loot }ダブロン
    .sack = { $port }を略奪する：港を壊滅させる見込み{ $odds }％、悪名+{ $fame }{ $die ->
        [true] とダイス1個分
       *[false] {""}
    }
    .refit = 船を修理する（帆・舵・大砲・乗組員。船体は直らない）：{ $status ->
        [unknown] 量はまだ不明の総督しだい
       *[other] { $points ->
            [0] すべて
           *[other] 損傷{ $damage }点のうち{ $points }点
        }
    }
    .careen = { $careened ->
        [true] 船底清掃を続けて船体を修理する、または船を浮かべる
       *[false] 船を岸に上げて船体を修理する（船底清掃）：約{ $turns }ターンで完了
    }
    .jury = 海上で応急修理をする：帆・船体・舵の損傷1点を当面は無傷とみなす
    .heal = 港で療養する：ターンの終わりに負傷と壊血病が治る
    .retire = { $worth }ダブロンを持って引退する：{ $odds ->
        [0] お金が足りず不可能
       *[other] 成功{ $odds }％
    }
blackbeard-move_end = { $pirate }：{ $place }での移動をどう終えますか？
    .hint = { $port ->
        [none] 船底清掃には投錨が必要です。商船の捜索は海上でしかできません。
       *[other] 商売、修理、療養、港への攻撃には、港（{ $port }）の中での投錨が必要です。敵対的な総督が現れると追い出されます。
    }
    .step = { $pirate }：移動の終わり方
    .group = 選択…
    .sea = 海上にとどまる
    .anchor = 沿岸に投錨する
    .enter_port = 港に入って投錨する
    .enter_harbour = 港に入り、投錨はしない
blackbeard-merchant_target = { $pirate }（{ $place }）：どの商船を攻撃しますか？
    .hint = 正体不明の商船の防御力は2から8です。攻撃の前に正体がわかりますが、見逃すと悪名と人望が1ずつ下がります。{ $sure ->
        [true] 正体のわかっている商船は、どんなに強くても攻撃します。
       *[false] {""}
    }
    .step = { $pirate }：標的
    .group = 商船を選択…
    .random = { $sails ->
        [1] 正体不明の商船
       *[other] 正体不明の{ $sails }隻からランダムに1隻
    }：攻撃すれば拿捕の見込み平均{ $odds }％
    .option = { $number ->
        [0] {""}
       *[other] { $number }．
    }{ $merchant }：拿捕の見込み{ $odds }％
blackbeard-search_target = { $pirate }（{ $place }）：商船を見つけたら、どれを攻撃しますか？
    .hint = 正体不明の商船は攻撃の前に正体がわかりますが、そこで見逃すと悪名と人望が1ずつ下がります。最初からどれにも手を出さなければ、何も失いません。{ $sure ->
        [true] 正体のわかっている商船は、どんなに強くても攻撃します。
       *[false] {""}
    }
    .step = { $pirate }：捜索で見つけた商船をどうするか
    .group = 商船を選択…
    .random = 正体不明の商船をランダムに1隻：攻撃すれば拿捕の見込み平均{ $odds }％
    .option = { $number ->
        [0] {""}
       *[other] { $number }．
    }{ $merchant }：拿捕の見込み{ $odds }％
    .leave = 攻撃しない：捜索だけにする
blackbeard-business_sell = { $pirate }（{ $port }）：積荷をすべて売りますか？
    .hint = { $status ->
        [unknown] 値段は総督しだいなので、港に入るまでわかりません。
       *[other] 今なら、金{ $gold }＋品物{ $sold }個×{ $price }{ $more ->
            [0] {""}
           *[other] ＋特別収入{ $more }
        }{ $percentage ->
            [0] {""}
           *[other] 、この港の修正{ SIGNED($percentage) }％
        }＝{ $sale }ダブロンです。{ $unsold ->
            [0] この港はすべて買い取ります。
           *[other] ほかの{ $unsold }個は、同じ種類がもうこの港にあるので売れず、失われます。
        }
    }売上1,000ダブロンごとに、悪名と人望が1ずつ上がります。
    .step = { $pirate }：売却
    .group = 選択…
    .yes = すべて売る
    .no = 売らない
blackbeard-business_ransom = { $pirate }（{ $port }）：身代金と引き換えに人質{ $hostages }人を渡しますか？
    .hint = 1人につきダイス1個の出目×100ダブロンで、港によって増減します。全員まとめて渡します。
    .step = { $pirate }：身代金
    .group = 選択…
    .yes = 身代金と引き換える
    .no = 今はやめておく
blackbeard-business_letter = { $pirate }（{ $port }）：私掠免許状（{ $nation }）に最大いくら払いますか？
    .hint = 持っていると、その国の港が好意的になります。敵対的な港は中立に、中立の港は友好的になります。その国を攻撃すると失効します。値段は先にダイスで決まります。船長室には今{ $cabin }ダブロンあります。売却はその前に行います。
    .step = { $pirate }：私掠免許状
    .group = 上限を選択…
    .no = 買わない
    .ask = 値段がわかってから決める
    .option = { $limit }ダブロンまで：足りる見込み{ $odds }％
blackbeard-business_bribe = { $pirate }（{ $port }）：賄賂を贈って根拠地をここに移しますか？　最大いくらまで払いますか？
    .hint = { $empty ->
        [true] 値段はダイス1個の出目×100ダブロンです。まだ総督がいないので、支払いの後に1人引きます。3人に2人は友好的で、根拠地が移ります。敵対的な総督なら、金は取られて港を追い出されます。
       *[false] 値段はダイス1個の出目×100ダブロンです。払えば根拠地は必ずここに移ります。
    }船長室には今{ $cabin }ダブロンあります。売却はその前に行います。
    .step = { $pirate }：賄賂
    .group = 上限を選択…
    .no = 賄賂を贈らない
    .ask = 値段がわかってから決める
    .option = { $limit }ダブロンまで：足りる見込み{ $odds }％
blackbeard-business_shop = { $pirate }（{ $port }）：何を買いますか？
    .hint = 船長室の財宝（今は{ $cabin }ダブロン）で払います。売却があれば、その後に買います。装備は船倉の場所を1つ取ります。白枠を付けた区画は、損傷を1点だけ白枠が代わりに受け、白枠はなくなります。
    .step = { $pirate }：買い物
    .group = 買う物を選択…
    .picked = { $item }・{ $price }ダブロン
    .option = { $item }：{ $item_about }
blackbeard-sack_goods = { $pirate }：{ $port }からどの品物を奪いますか？
    .hint = 略奪に成功したときだけ奪えます。港には各種類を1個ずつ残します。船倉の空きは{ $room }個分です。
    .step = { $pirate }：奪う品物
    .group = 品物を選択…
    .option = { blackbeard-marker_copy }
blackbeard-refit_first = { $pirate }：どこから修理しますか？
    .hint = { $status ->
        [unknown] 修理の量は総督しだいです。いちばん大切なのは帆で、損傷1点で速力が3下がります。
       *[other] { $points ->
            [0] この港ではすべて直るので、順番は問題になりません。
           *[other] この港では損傷{ $damage }点のうち{ $points }点が直ります。いちばん大切なのは帆で、損傷1点で速力が3下がります。
        }
    }
    .step = { $pirate }：先に修理する区画
    .group = 区画を選択…
    .option = { $section }：損傷{ $damage }点
blackbeard-refit_second = { $pirate }：2点目はどこを修理しますか？
    .hint = この港では損傷{ $damage }点のうち{ $points }点が直ります。1点目の場所は選んであります。
    .step = { $pirate }：2番目に修理する区画
    .group = 区画を選択…
    .option = { $section }：損傷{ $damage }点
blackbeard-careening = { $pirate }の船は岸に上がっています。船底清掃を続けますか？
    .hint = { $damage ->
        [0] 船体は無傷です。
       *[other] 船体の損傷はあと{ $damage }点、約{ $turns }ターンかかります。港では1ターンに1点、沿岸では2ターンに1点直ります。
    }岸に上がっている間は航行できません。
    .step = { $pirate }：船底清掃
    .group = 選択…
    .go_on = 作業を続ける
    .end = 船を浮かべる
blackbeard-retire_cunning = { $pirate }：引退に失敗したら、機転を使って振り直しますか？
    .hint = 機転を1点使います（残り{ $cunning }点）。2回目の結果が有効です。
    .step = { $pirate }：引退に失敗したときの振り直し
    .group = 選んでください…
    .yes = はい、失敗したら振り直す
    .policy = 機転についての事前指示に従う
blackbeard-jury_section = { $pirate }：どの区画を応急修理しますか？
    .hint = { $turns ->
        [1] このターンに終わります。
       *[other] 乗組員が欠けているので、続けて2ターンかかります。
    }ターンの終わりのダイスで1が出るまで、損傷1点を無傷とみなします。
    .step = { $pirate }：応急修理
    .group = 区画を選択…
    .option = { $section }
blackbeard-extras = { $pirate }：このターンにほかにすることはありますか？
    .hint = 金、積荷、方針についてです。すでに選ばれているものは命令の一部で、選択を消すと取り消されます。{ $nation ->
        [none] {""}
       *[other] このターンの方針を消すと、{ $nation }船を襲うことがあり、襲えば根拠地を失います。
    }
    .step = { $pirate }：金とそのほか
    .group = 選択…
    .treasure = 船長室と隠した財宝の間で金を移す
    .treasure_first = 金の移動を、ターンの終わりではなく出航前に行う
    .jettison = 積荷を海に捨てる
    .stow = 船倉を積み直す
    .pardon = 国王の恩赦を使い、その国の敵でなくなる
    .chest = 機密文書の箱を、置かれている港で積み込む
    .policies = このターンだけ船長の方針を変える
blackbeard-treasure_way = { $pirate }：金をどちらへ移しますか？
    .hint = 船長室に{ $cabin }ダブロン、陸に隠した財宝が{ $treasure }ダブロンあります。船長室に置けるのは5,000ダブロンまでで、制圧や逮捕で失われます。そのときも隠した財宝は残りますが、死ぬとどちらも失われます。{ $early ->
        [true] 移すのは出航前です。
       *[false] 移すのはターンの終わり（売却の後）で、そのときその港にいなければ何も動きません。
    }
    .step = { $pirate }：財宝
    .group = 選択…
    .deposit_all = 船長室の財宝をすべて根拠地に隠す{ $empty ->
        [true] （今は船長室が空です）
       *[none] {""}
    }
    .withdraw_all = 隠した財宝をすべて船長室に移す{ $empty ->
        [true] （今は何も隠していません）
       *[none] {""}
    }
    .deposit = 一部を隠す{ $empty ->
        [true] （今は船長室が空です。売却の代金を隠すなら「すべて」を選びます）
       *[none] {""}
    }
    .withdraw = 一部を取り出す{ $empty ->
        [true] （今は何も隠していないので、できません）
       *[none] {""}
    }
blackbeard-treasure_amount = { $pirate }：何ダブロン{ $way ->
    [deposit] 隠しますか
   *[withdraw] 取り出しますか
}？
    .step = { $pirate }：金額
blackbeard-jettison = { $pirate }：何を海に捨てますか？
    .hint = ターンの初めに捨て、二度と戻りません。
    .step = { $pirate }：海に捨てる物
    .group = 選択…
    .option = { blackbeard-marker_copy }
blackbeard-stow = { $pirate }：船倉{ $hold }に何を積みますか？
    .hint = 同じ船倉に武器と酒を積むと爆発、金のマーカーと薬物を積むと盗難のおそれがあります。生き物はいちばん上の船倉に単独で積みます。残りは最後の船倉に入ります。
    .step = { $pirate }：船倉{ $hold }
    .group = 選択…
    .option = { blackbeard-marker_copy }、今は船倉{ $hold }
blackbeard-override = { $pirate }：このターンはどの方針を変えますか？
    .hint = この海賊の、このターンだけに効きます。その後は、いつもの方針に戻ります。
    .step = { $pirate }：船長の方針
    .group = 選択…
    .option = { $policy }
blackbeard-seat_extras = 交渉や追加アクションをしますか？
    .hint = { $allied ->
        [true] 交渉を開くと、ターンの終わりに、同じヘクスにいるほかのプレイヤーの海賊と取引でき、どの海賊にも契約を申し出られます。
       *[false] 交渉を開くと、ターンの終わりに、同じヘクスにいるほかのプレイヤーの海賊と取引できます。
    }トークンを使うと追加アクションができます。このターンにもう1回移動し、もう1回行動することです。使うかどうかを後で選べるのは、ここか船長の方針でそう決めたときだけです。どれも不要なら何も選ばないでください。
    .step = 取引（交渉）と追加アクション
    .group = 選択…
    .parley = { $allied ->
        [true] 交渉を開く：同じヘクスにいるほかのプレイヤーの海賊と取引する、または契約を申し出る
       *[false] 交渉を開く：同じヘクスにいるほかのプレイヤーの海賊と取引する
    }
    .spend_tokens = このターン、後で追加アクションを使うか選ぶ
blackbeard-start_hex = { $pirate }はどこに登場しますか？
    .hint = 根拠地か、船のいない海のヘクスです。
    .step = { $pirate }：登場場所
    .group = { $head ->
        [none] 場所を選択…
        [NA] 北大西洋
        [CAR] カリブ海
        [GC] 黄金海岸
        [IO] インド洋
       *[other] { $head }列
    }
    .refuge = 根拠地の港内に投錨
    .option = { $at }・{ $terrain ->
        [deep] 外洋
       *[coast] 沿岸
    }{ blackbeard-more }

## 途中で起こること

blackbeard-chased_to = { $port ->
    [none] { $pirate }は失敗して追い払われます。どこへ逃げますか？
   *[other] { $pirate }は{ $port }から追い出されます。どこへ逃げますか？
}
    .hint = { $port ->
        [none] 別のターンになれば戻れます。
       *[other] ほかの港に入るまで、この港には戻れません。
    }
    .group = { $head ->
        [none] ヘクスを選択…
       *[other] ヘクス{ $head }
    }
    .option = { $place }{ $facing ->
        [none] {""}
        [1] （船首は北）
        [2] （船首は北東）
        [3] （船首は南東）
        [4] （船首は南）
        [5] （船首は南西）
       *[6] （船首は北西）
    }
blackbeard-attack_merchant = { $pirate }は{ $merchant }を見つけました。攻撃しますか？
    .hint = 戦闘力{ $combat }＋ダイス2個と、防御力{ $defence }＋ダイス2個の勝負です。拿捕の見込みは{ $odds }％です。逃げられると悪名が1下がり（差が1か2なら人望も1下がる）、見逃すと悪名と人望が1ずつ下がります。{ $costs ->
        [true] 注意：根拠地と同じ国の船なので、攻撃すると根拠地を失います。
       *[false] { $marks ->
            [true] 攻撃するとその国の敵となり、その国の港から敵対されます。
           *[false] {""}
        }
    }
    .group = 選択…
    .attack = 攻撃する{ $costs ->
        [true] （根拠地を失う）
       *[false] {""}
    }
    .decline = 見逃す
blackbeard-invest_arms = { $pirate }が{ $port ->
    [none] { $merchant }
   *[other] { $port }
}を攻撃します。武器マーカーを何個使いますか？
    .hint = 1個につきダイスが1個増えます。{"\u000A"}{ $odds }
blackbeard-invest_arms-odds = { $arms }個：成功{ $chance }％
blackbeard-stow_cargo = { $pirate }：何を積み込みますか？
    .hint = { $aboard ->
        [true] 空きが足りません。手元に残す物を{ $room }個まで選んでください。選ばなかった積荷は海に捨て、略奪品は置いていきます。
       *[false] { $fits ->
            [true] すべて積めます
           *[false] 空きは{ $room }個分です
        }。残した物は失われます。
    }
    .group = 選択…
    .option = { blackbeard-marker_copy }{ $aboard ->
        [true] （積載中）
       *[other] {""}
    }
blackbeard-torture_hostage = { $pirate }は{ blackbeard-home_of }を捕らえました。拷問しますか？
    .hint = ダイス1個と残忍さの勝負です。話して死ぬ（{ $dies }％）、話して生き残る（{ $talks }％）、黙り通す（{ $silent }％）のどれかになります。情報を聞き出せば、その港や海賊への攻撃にダイスが1個加わります。乗組員は喜び、人望が1上がります。死んだ人質の身代金は取れません。
    .group = 選択…
    .no = 拷問しない
    .yes = 拷問する
blackbeard-take_ship = 拿捕した{ $ship }が使えます。{ $pirate }はどうしますか？
    .hint = 今の船（{ $own }）：積荷は最大{ $capacity }個、戦闘力{ $combat }、速力{ SIGNED($speed) }、{ $damage ->
        [0] 無傷
       *[other] 損傷{ $damage }点
    }、今の積荷は{ $markers_aboard }個（金と装備を含む）。{ $full ->
        [true] 積荷は船より先に積むので、場所がなくて残した物や捨てた物は失われます。
       *[none] {""}
    }
    .group = 選択…
    .decline = 置いていく
    .swap = 乗り換える：積荷は最大{ $capacity }個、戦闘力{ $combat }、速力{ SIGNED($speed) }、無傷（今の船は沈めます）
    .commission = 新しい海賊に任せる（出せる海賊はあと{ $careers }人、次のターンから行動）
blackbeard-debauch = { $merchant ->
    [none] { $port ->
        [none] { $pirate }：
       *[other] { $pirate }は{ $port }で商売を終えました。
    }
   *[other] { $pirate }は{ $merchant }を拿捕しました。
}乗組員に乱痴気騒ぎを許しますか？
    .hint = { $forced ->
        [true] { $port ->
            [none] 拿捕のカードにより
           *[other] 海賊港で売ったので
        }乗組員には騒ぐ権利があり、断ると人望が1下がります。
       *[false] {""}
    }許すと、人望（今は{ $popularity }）が1上がります。{ $alcohol ->
        [0] {""}
       *[other] 積んでいる酒（{ $alcohol }個）も飲み干され、人望がさらに{ $alcohol }上がります。
    }{ $last ->
        [true] { $tokens ->
            [0] このターンが最後なので、ほかに失うものはありません。
           *[other] 最終ターンなので休みにはなりませんが、トークンによる追加アクションはもうできません。
        }
       *[false] その代わり、{ $tokens ->
            [0] {""}
           *[other] このターンの追加アクションはもうできず、
        }{ $final ->
            [true] 最終ターン
           *[false] 次のターン
        }は休みです。
    }人望が0になると反乱が起こります。{ $port ->
        [none] {""}
       *[other] 酒場では、乗組員が減ることも増えることもあります。
    }
    .group = 選択…
    .yes = 許す{ $last ->
        [true] { $tokens ->
            [0] {""}
           *[other] （追加アクションはなし）
        }
       *[false] （{ $tokens ->
            [0] {""}
           *[other] 追加アクションはなしで、
        }{ $final ->
            [true] 最終ターン
           *[false] 次のターン
        }は休み）
    }
    .no = { $forced ->
        [true] 許さない（人望−1）
       *[false] 許さない
    }
blackbeard-consume_drugs = { $pirate }：乗組員に薬物を何個使わせますか？
    .hint = 1個使うごとに人望が1上がります。
blackbeard-home_port = { $pirate }が捕らえた人質の出身港（{ $sea }）を、あなたが決めます。どの港にしますか？
    .hint = 人質が話すと、{ $pirate }はその港への攻撃でダイスが1個増えます。守備隊が強く、攻撃されそうにない港を選びましょう。
    .group = 港を選択…
    .option = { $port }・守備隊{ $garrison }
blackbeard-spyglass = { $pirate }の捜索の結果：{ $found ->
    [storm] 嵐
    [warship] 軍艦
    [merchant_1] 商船1隻
    [merchant_2] 商船2隻
   *[nothing] 発見なし
}。望遠鏡を使いますか？
    .hint = カードをもう1枚引き、2枚のうち1枚に従います。望遠鏡は使うとなくなります。
    .group = 選択…
    .no = 使わずに取っておく
    .yes = 望遠鏡を使う
blackbeard-spyglass_card = { $pirate }の望遠鏡で2枚目のカードが出ました。どちらに従いますか？
    .group = 選択…
    .option = { $found ->
        [storm] 嵐
        [warship] 軍艦
        [merchant_1] 商船1隻
        [merchant_2] 商船2隻
       *[nothing] 発見なし
    }
blackbeard-pay_price = { $what ->
    [won_letter] あなたの軍艦が{ $letter ->
        [none] 私掠免許状
       *[other] { $letter }
    }を得ました。{ $pirate }は自分の免許状と交換しますか？
    [letter] { $pirate }：私掠免許状の値段は{ $price }ダブロンです。払いますか？
   *[bribe] { $pirate }：ここを根拠地にする賄賂は{ $price }ダブロンです。払いますか？
}
    .hint = { $what ->
        [won_letter] 無料ですが、持てるのは1通だけなので、自分の免許状はストックに戻ります。断れば、あなたのほかの海賊が受け取れます。
       *[other] 船長室には{ $cabin }ダブロンあります。払わなければ何も起こりません。
    }
    .group = 選択…
    .no = いいえ
    .yes = はい
blackbeard-storm_ship = 嵐が起こりました。あなたのどの船を中心に広がりますか？
    .hint = { $face ->
        [1] 襲われるのはその船だけです。
        [6] 同じ海の海上にいるすべての船が襲われます。
       *[other] { $face }ヘクス以内のすべての船が襲われます。自分の船が少なく、相手の船が多い場所を選びましょう。
    }
    .group = 船を選択…
    .option = { $pirate }
blackbeard-reroll = { $pirate }の出目は{ $foe_count ->
    [0] { $dice }
   *[other] { $own }、相手の出目は{ $foe }
}です（{ $what ->
    [merchant] 商船への攻撃
    [port] 港への攻撃
    [prize_ship] 拿捕した船
    [mutiny] 反乱
    [retirement] 引退
    [leak] 浸水
    [ransom] 身代金
    [bribe] 賄賂
    [torture] 拷問
    [tavern] 酒場
    [passenger] 乗客
    [danger] 危険な積荷
    [sack] 港の略奪
    [petition] 請願
    [dispute] 優先争い
    [evasion] 追っ手の回避
    [interception] 追っ手の捕捉
    [careened_found] 港からの脱出
    [hunter_battle] 追っ手との戦闘
    [battle] 戦闘
    [speed_tie] 速さの勝負
    [hot_shot] 赤熱弾砲
    [duel] 決闘
    [downed] 戦闘不能の海賊
    [captive] 捕虜の拷問
    [treason] 反逆罪の裁き
    [arrest] 薬物の売却
    [discontent] 反乱
    [dive] 難破船への潜水
    [grief] 悲しみ
    [fire] 火災
    [location] 損傷する区画
    [wound_part] 負傷する部位
    [flood] 水浸しの船倉
    [jury] 応急修理
    [crates] 漂う木箱
    [cistern] 消火槽
    [danger_damage] 危険な積荷による損傷
    [assault_damage] 港への攻撃での損傷
    [handful] ひとつかみの硬貨
    [goods] 積荷の品物：個数、次に種類
    [crusade] 人質
    [rescue] 救出の名声
    [hunger] 捕らわれの身での生存
    [fine] 罰金
   *[other] 今のダイス
}）。{ $result ->
    [passed] この出目なら成功です。
    [failed] この出目なら失敗です。
    [won] この出目なら勝ちです。
    [lost] この出目なら負けです。
    [ahead] この出目なら優勢です。
    [behind] この出目なら劣勢です。
    [tied] この出目なら互角です。
    [hanged] この出目なら絞首刑です。
    [imprisoned] この出目なら投獄されます。
    [released] この出目なら自由の身です。
    [talked] この出目なら人質は口を割ります。
    [died_talking] この出目なら人質は口を割り、死にます。
    [silent] この出目なら人質は口を割りません。
    [nothing] この出目なら何も起こりません。
    [tight] この出目なら船体は持ちこたえます。
    [leaks] この出目なら浸水がひどくなります。
    [sinks] この出目なら船は沈みます。
    [dry] この出目なら船倉は水浸しになりません。
    [flooded] この出目なら船倉{ $hold }が水浸しになります。
    [hit] この出目で損傷する区画：{ $sections }。
    [wounded] この出目で負傷する部位：{ $part }。
    [kills] この出目なら致命傷です。
    [floats] この出目なら品物が{ $count }個漂います。
    [hurts] この出目なら{ $points }点の損傷を受けます。
    [crew_lost] この出目なら乗組員を1点失います。
    [crew_found] この出目なら乗組員が最大{ $count }点戻ります。
    [brings] この出目なら{ blackbeard-doubloons }を受け取ります。
    [costs] この出目なら値段は{ blackbeard-doubloons }です。
    [fame] この出目なら悪名が{ $notoriety }上がります。
    [coins] この出目なら硬貨を最大{ $count }枚つかみます。
    [fined] この出目なら財宝の{ $percentage }%を払います。
    [hostages] この出目なら人質を{ $count }人取ります。
    [goods] この出目での品物：{ $goods }。
    [usable] この出目なら拿捕した船を使えます。
    [useless] この出目なら拿捕した船は使えません。
    [arrested] この出目なら逮捕されます。
    [unseen] この出目なら誰にも気づかれません。
    [dead] この出目なら{ $victim }は死にます。
    [wounds_3] この出目なら{ $victim }は傷を3つ負います。
    [wounds_2] この出目なら{ $victim }は傷を2つ負います。
    [wound] この出目なら{ $victim }は傷を負います。
    [incapacitating] この出目なら{ $victim }は重傷を負います。
    [minor] この出目なら{ $victim }は軽傷を負います。
    [superficial] この出目なら{ $victim }はかすり傷を負います。
    [disgraced] この出目なら{ $victim }の人望が1下がります。
    [beasts] この出目なら猛獣が逃げ出します。
    [hostage] この出目なら人質になる乗客がいます。
    [relative] この出目なら、ほかの海賊の身内が乗っています。
    [nobody] この出目なら人質になる乗客はいません。
    [damaged] この出目なら船倉{ $hold }の積荷で船が損傷します。
    [wrecked] この出目なら船倉{ $hold }が壊れます。
    [wrecked_and_fought] この出目なら船倉{ $hold }が壊れ、乗組員を1点失います。
    [fire] この出目なら火災が起こります。
    [grieves] この出目なら悪名が1下がります。
    [chest] この出目なら箱が見つかります。
    [no_chest] この出目なら何も見つかりません。
   *[none] {""}
}振り直しますか？
    .hint = { $cunning ->
        [none] 数少ない機転を1点使います。
       *[other] 機転を1点使います（残り{ $cunning }点）。
    }このロールのダイスをすべて振り直し、新しい出目に従います。次に機転を使えるのは、ほかのプレイヤーの海賊が使った後です。
    .group = 選択…
    .no = この出目のままにする
    .yes = 振り直す（機転1点）
blackbeard-float_crates = { $pirate }の船が沈みます。漂わせる品物を{ $count }個選んでください。
    .hint = 通りかかった船が拾うことができます。
    .group = 選択…
    .option = { blackbeard-marker_copy }

## 取引

blackbeard-make_offers = 交渉：何を申し出ますか？
    .hint = 同じヘクスの海賊に3件まで申し出ることができます。相手が受け入れられるのは1件で、それまでは何も動きません。申し出は当事者の2人にしか見えません。
    .summary = { $offers_count ->
        [0] { $contracts ->
            [none] 何も申し出ません。
           *[other] 取引は申し出ません。
        }
       *[other] { $offers }
    }{ $contracts ->
        [none] {""}
       *[other] {"\u000A"}{ $contracts }
    }
blackbeard-make_offers-offers = { $pirate }から{ $target }へ：渡す物は{ blackbeard-offer_gives }、求める物は{ blackbeard-offer_wants }{ blackbeard-offer_promises }
blackbeard-offer_to = 申し出{ $number }：誰が誰と取引しますか？
    .step = 申し出{ $number }
    .group = 選択…
    .none = { $number ->
        [1] 何も申し出ない
       *[other] 申し出はここまで
    }
    .option = { $pirate }から{ $target }へ
blackbeard-offer_give = { $pirate }は{ $target }に何を渡しますか？
    .hint = 船を交換すると、互いの船を損傷も含めてそのまま引き継ぎます。
    .step = 申し出{ $number }：{ $pirate }が渡す物
    .group = 選択…
    .pet = ペット
    .parrot = オウム
    .ship = 船（相手の船と交換）
    .hostage = { blackbeard-home_of }（人質{ $number }）
    .relative = { blackbeard-woman_of }
    .option = { blackbeard-marker_copy }
blackbeard-offer_ask = { $pirate }は{ $target }に何を求めますか？
    .step = 申し出{ $number }：{ $pirate }が求める物
    .group = 選択…
    .pet = ペット
    .parrot = オウム
    .hostage = { blackbeard-home_of }（人質{ $number }）
    .relative = { blackbeard-woman_of }
    .option = { blackbeard-marker_copy }
blackbeard-offer_pay = { $pirate }は{ $target }に何ダブロン払いますか？
    .hint = 船長室には{ $cabin }ダブロンあります。
    .step = 申し出{ $number }：{ $pirate }が払う額
blackbeard-offer_charge = { $pirate }は{ $target }に何ダブロン求めますか？
    .hint = { $target }の船長室には{ $cabin }ダブロンあります。
    .step = 申し出{ $number }：{ $target }が払う額
blackbeard-offer_promise = { $pirate }は{ $target }にほかに何か約束しますか？
    .hint = 約束に拘束力はありません。
    .step = 申し出{ $number }：約束
    .group = 選択…
    .none = 約束しない
    .peace = 互いに手出しをしない
    .way_clear = 進路を邪魔しない
    .favour = 後で力を貸す
blackbeard-answer_offers = どの申し出を受け入れますか？
    .hint = { $offers_count ->
        [0] {""}
       *[other] { $offers }
    }
    .summary = { $accepted_count ->
        [0] { $contracts ->
            [none] どれも受け入れません。
           *[other] 受け入れる申し出：
        }
       *[other] 受け入れる申し出：{"\u000A"}{ $accepted }
    }{ $contracts ->
        [none] {""}
       *[other] {"\u000A"}{ $contracts }
    }
blackbeard-answer_offers-offers = { $pirate }が{ $target }に渡す物は{ blackbeard-offer_gives }、求める物は{ blackbeard-offer_wants }{ blackbeard-offer_promises }
blackbeard-answer_offers-accepted = { blackbeard-answer_offers-offers }
blackbeard-accept_offer = { $pirate }は{ $target }の申し出を受け入れますか？
    .hint = { $offers }
    .step = { $pirate }と{ $target }
    .group = 申し出を選択…
    .none = どれも受け入れない
    .offer = 申し出{ $number }を受け入れる：もらう物は{ $give_count ->
        [0] { $pay ->
            [0] なし
           *[other] { $pay }ダブロン
        }
       *[other] { $give_count }点{ $pay ->
            [0] {""}
           *[other] と{ $pay }ダブロン
        }
    }、渡す物は{ $ask_count ->
        [0] { $charge ->
            [0] なし
           *[other] { $charge }ダブロン
        }
       *[other] { $ask_count }点{ $charge ->
            [0] {""}
           *[other] と{ $charge }ダブロン
        }
    }
blackbeard-accept_offer-offers = { $number }．{ blackbeard-answer_offers-offers }

## 船長の方針

blackbeard-policies = 船長の方針
    .hint = ターンの命令に含まれないことを、海賊に代わって決めます。あなたがその場にいるときでも、戦闘や決闘も決めます。「あなたに確認する」とした方針では、あなたに質問します。ほかの人には見えず、いつでも変えられます。
    .summary = { $answer }
    .proposal-unchanged = 今のまま
    .proposal-ask_fights = 戦闘・決闘・乗組員が求める乱痴気騒ぎではあなたに確認する
blackbeard-ask_me = { $once ->
    [true] あなたに確認する（このターンだけ）
   *[false] 毎回あなたに確認する
}
blackbeard-policy = { $which ->
    [merchant] 海賊はどの商船を自分の判断で攻撃しますか？
    [arms] 攻撃に武器マーカーを何個使いますか？
    [prize_ship] 航行できる拿捕船をどうしますか？
    [stowage] 何を積み、どこに積むかを誰が決めますか？
    [torture] 捕らえた人質を拷問しますか？
    [debauch_free] 自由に選べるとき、乗組員に乱痴気騒ぎを許しますか？
    [debauch_forced] 乗組員の権利である乱痴気騒ぎを認めますか？
    [free_damage] 選べるとき、船のどの区画が先に損傷を受けますか？
    [cunning] どんなときに機転を使ってダイスを振り直しますか？
    [pet] どんなときにペットやオウムが負傷を引き受けますか？
    [spyglass] 捜索でどんなときに望遠鏡を使いますか？
    [extra_actions] トークンを使う追加アクションについて、質問を受けますか？
    [home_port] ほかのプレイヤーの人質の出身港を決めるとき、どの港にしますか？
    [storm] 嵐はあなたのどの船を中心に広がりますか？
    [drugs] 乱痴気騒ぎで乗組員に薬物を使わせますか？
    [interception_won] 来た追っ手が捕捉に失敗したとき、攻撃しますか？
    [help_ally] 同じヘクスで攻撃された同盟相手に加勢しますか？
    [join_ally] 商船や港を攻撃する同盟相手に加わりますか？
    [hunter_attacks] 自分が動かす追っ手が海賊を捕捉したとき、攻撃しますか？
    [break_from_hunters] 追っ手との戦闘から、できるだけ早く離脱しますか？
    [break_from_pirates] 海賊との戦闘から、できるだけ早く離脱しますか？
    [board] できるときに敵の海賊に切り込みますか？
    [smoke] どんなときに煙幕を使いますか？
    [barrel] どんなときに破壊工作樽を使いますか？
    [surrender] 私掠免許状を出した国の追っ手に、どんなときに降伏しますか？
    [give_letter] 私掠免許状を、それを出した国の軍艦に渡しますか？
    [duel_surrender] 決闘でどんなときに降伏しますか？
    [evasion] 海岸の近くのスクーナーは、追っ手を回避しますか？
    [precedence] 順番が大事なとき、先と後のどちらで行動しますか？
   *[other] { $policy }
}
    .hint = { $which ->
        [merchant] 船の戦闘力＋ダイス2個と、商船の防御力＋ダイス2個の勝負です。逃げられると悪名が1下がり（差が1か2なら人望も1下がる）、見逃すと悪名と人望が1ずつ下がります。{ $named ->
            [true] 命令で名指しした商船は、この方針に関係なく攻撃します。
           *[false] {""}
        }
        [arms] 1個につき攻撃のダイスが1個増え、そのマーカーはなくなります。武器は売れば100ダブロン以上になります。
        [prize_ship] 置いていく、乗り換える、新しい海賊に任せる、のどれかです。
        [stowage] 自動なら、危険な品物は分けて積まれ、安い積荷は高い積荷に場所を譲ります。すでに積んである物を動かせるのは、ターンの初め、移動の前だけです。
        [torture] 乗組員は喜び（人望+1）、港への攻撃に役立つ話を聞けることがあります。人質が死ぬと身代金は取れません。
        [debauch_free] 人望が1上がり、酒があればさらに上がりますが、次のターンは丸ごと休みです。0になると反乱が起こるので、人望が低いときに役立ちます。
        [debauch_forced] 断ると人望が1下がります。認めると人望が1上がり、次のターンは丸ごと休みです。
        [free_damage] 2番目以降の区画も選べます。選ばない区画は通常の順（乗組員、大砲、舵、船体、帆）に続きます。損傷1点につき、帆は速力が3、大砲は戦闘力が2下がります。
        [cunning] 機転は生涯に数点だけです。
        [pet] 引き受けた動物は死にます。
        [spyglass] 捜索のカードをもう1枚引けます。使うとなくなります。
        [extra_actions] 航海命令の中で、そのターンだけ質問を受けることもできます。
        [home_port] 人質の話は、その港への攻撃に役立ちます。
        [storm] 海上に自分の船が何隻かいるときだけの方針です。
        [drugs] 1個使うごとに人望が1上がります。
        [interception_won] 攻撃すると、その国の敵になります。軍艦は損傷を受けません。
        [help_ally] ダイスを1個多く振り、いちばん低い1個を除きます。ただし、加勢する側も損傷をすべて受けます。
        [join_ally] どちらも悪名を得ます。ただし、その国の敵になり、略奪品は同盟相手が分けます。
        [hunter_attacks] 軍艦は自分の標的を必ず攻撃します。
        [break_from_hunters] 同点のラウンドの後と、第3ラウンドからは、速い側が離脱できます。海賊が離脱すると人望−1です。軍艦は離脱しません。
        [break_from_pirates] ラウンドに勝った側、第3ラウンドからは速い船が離脱できます。離脱すると悪名−1、第3ラウンドからは人望も−1です。自分が動かす国王の討伐船にも使われ、討伐船は何も失いません。
        [board] 船長同士が、船と積荷をかけて決闘します。負けると死ぬことがあります。
        [smoke] 相手が仕掛けた戦闘を、最初のラウンドの前に終わらせます。使うとなくなります。
        [barrel] 相手が仕掛けた戦闘の1ラウンドを取り消します。使うとなくなります。
        [surrender] 免許状と船にあるものをすべて失い、ダイス1個で決まります。1は絞首刑、2～5は監獄、6は自由です。
        [give_letter] 渡せば、このターンは見逃してもらえますが、免許状は失われます。軍艦と戦えば、たいてい悪い結果になります。
        [duel_surrender] 持久力の残りが多い海賊が相手のときだけです。人望−3、悪名−3ですが、負傷はしません。持久力が0になると、負傷か死かをダイスで決めます。切り込みのあとは、どちらでも制圧され、船長室の金と積荷を失います。
        [evasion] ダイスの出目が追っ手の速力を上回れば、このターンは捕捉されません。何も失いません。
        [precedence] 同じものを望む海賊が何人もいれば、ダイスを振ります。戦闘、港への攻撃、救出では、勝った海賊の希望どおりの順番になります。商船、木箱、買い物では、勝った海賊が必ず先です。
       *[other] {""}
    }
    .step = { $pirate ->
        [none] { $policy }
       *[other] { $pirate }：{ $policy }
    }
    .answer = { $pirate ->
        [none] { $policy }
       *[other] { $pirate }：{ $policy }
    }：{ $answer }
    .group = 選択…
    .option = { $which ->
        [merchant] { $value ->
            [combat] 防御力が自分の戦闘力+1以下の商船
            [0] 攻撃しない
            [8] すべて（防御力8以下）
            [ask] { blackbeard-ask_me }
            [spare] 防御力が自分の戦闘力+1以下で、根拠地の国のものではない商船
            [others] 根拠地の国のもの以外のすべての商船
           *[other] 防御力{ $value }以下
        }
        [arms] { $value ->
            [0] 使わない
            [all] 持っているだけ全部
            [ask] { blackbeard-ask_me }
           *[other] { $value }個まで
        }
        [prize_ship] { $value ->
            [decline] 置いていく
            [swap] 乗り換える
            [commission] 新しい海賊に任せる（残っていなければ置いていく）
           *[ask] { blackbeard-ask_me }
        }
        [stowage] { $value ->
            [auto] 自動で安全に積み、毎ターンの初めに積み直す
           *[ask] 積む物をあなたに確認する
        }
        [free_damage] { $value ->
            [crew] 乗組員が先
            [guns] 大砲が先
            [rudder] 舵が先
            [hull] 船体が先
           *[sails] 帆が先
        }
        [cunning] { $value ->
            [grave] 沈没、死亡、投獄、失脚につながる出目のときだけ
            [listed] 自分が選んだロールで出目が悪いとき
            [never] 使わない
           *[ask] 勝っていないロールのたびにあなたに確認する
        }
        [pet] { $value ->
            [fatal] 命に関わる負傷のときだけ
            [always] いつでも
           *[never] 引き受けさせない
        }
        [spyglass] { $value ->
            [no_merchants] 最初のカードが商船でなければ使う
            [dangers] 最初のカードが嵐か軍艦のときだけ使う
            [never] 使わない
           *[ask] { blackbeard-ask_me }
        }
        [extra_actions] { $value ->
            [pass] 聞かない（航海命令で頼んだターンだけ聞く）
           *[ask] 毎ターン聞く
        }
        [home_port] { $value ->
            [lowest] 番号のいちばん小さい港
           *[ask] { blackbeard-ask_me }
        }
        [storm] { $value ->
            [others] 自分の船の被害がいちばん少ない所
           *[ask] { blackbeard-ask_me }
        }
        [interception_won] { $value ->
            [no] 避ける
            [yes] 攻撃する
           *[ask] { blackbeard-ask_me }
        }
        [board] { $value ->
            [stronger] 決闘攻撃力と持久力の合計が相手以上なら切り込む
            [always] いつでも切り込む
            [never] 切り込まない
           *[ask] { blackbeard-ask_me }
        }
        [smoke] { $value ->
            [warships] 軍艦に対して使う
            [weaker] 相手の戦闘力のほうが高いか非公開なら使う
            [always] 相手が仕掛けた戦闘ではいつでも使う
           *[no] 使わない
        }
        [barrel] { $value ->
            [never] 使わない
           *[other] 損傷{ $value }点以上のとき
        }
        [debauch_free] { $value ->
            [yes] 許す（次のターンは休み）
            [no] 許さない
           *[ask] { blackbeard-ask_me }
        }
        [debauch_forced] { $value ->
            [yes] 許す（次のターンは休み）
            [no] 断る（人望−1）
           *[ask] { blackbeard-ask_me }
        }
        [surrender] { $value ->
            [last] あと1点の損傷で沈むとき
            [never] 降伏しない
           *[ask] ラウンドの前に毎回あなたに確認する
        }
        [duel_surrender] { $value ->
            [0] 降伏しない
            [ask] 決闘の前に毎回あなたに確認する
           *[other] 持久力{ $value }以下のとき
        }
        [evasion] { $value ->
            [always] いつでも
           *[never] しない
        }
        [precedence] { $value ->
            [first] 先
           *[last] 後
        }
       *[other] { $value ->
            [yes] はい
            [no] いいえ
            [ask] { blackbeard-ask_me }
           *[other] { $value }
        }
    }
blackbeard-own_policies = ほかと違う方針に従う船長はいますか？
    .hint = 選んだ船長ごとに、どの方針が違うかを次に決めます。それ以外は、いつもの方針に従います。
    .step = 独自の方針に従う船長
    .answer = 独自の方針に従う船長：{ $answer }
    .empty = なし
    .group = 選択…
    .option = { $pirate }
blackbeard-own_policy = { $pirate }：どの方針がいつもと違いますか？
    .hint = ここで変えるまで効き続けます。それ以外は、いつもの方針に従います。
    .step = { $pirate }：独自の方針
    .answer = { "" }
    .group = 選択…
    .option = { $policy }
blackbeard-policy_list = { $which ->
    [free_damage] 次に損傷を受けるのはどの区画ですか？　順に選んでください。
   *[other] どのロールの出目が悪いとき、機転を使いますか？
}
    .hint = { $which ->
        [free_damage] 選ばなければ通常の順（乗組員、大砲、舵、船体、帆）です。選ばない区画は、その順に後に続きます。
       *[other] 機転が残っていれば、悪い出目を振り直します。次に使えるのは、ほかのプレイヤーの海賊が機転を使った後です。
    }
    .step = { $pirate ->
        [none] { $which ->
            [free_damage] 次に損傷を受ける区画
           *[other] 機転を使うロール
        }
       *[other] { $pirate }：{ $which ->
            [free_damage] 次に損傷を受ける区画
           *[other] 機転を使うロール
        }
    }
    .answer = { $pirate ->
        [none] { "" }
       *[other] { $pirate }：
    }{ $which ->
        [free_damage] 次に損傷を受ける区画
       *[other] 機転を使うロール
    }：{ $answer }
    .group = 選択…
    .option = { $which ->
        [free_damage] { $section }
       *[other] { $trigger }
    }

## 拒否の理由

blackbeard-refused-no_way_there = 今の場所から、そこへ通じる海路はありません。
