### A table that runs for weeks: how it was at any moment, all my tables, standing orders, tables that lie still.

## The table at an earlier moment

bot-at-title = **{ $game }**: { $number ->
    [0] before anything had happened
   *[other] the table after event { $number } of { $last }
}
bot-at-beyond = { $last ->
    [0] There is no event yet.
    [one] There is only one event so far.
   *[other] There are only { $last } events so far.
} This is the table now.
bot-at-own = 🔒 Only you see what follows: what your seat knew then.
bot-at-own-nothing = Nothing that the others did not see.
bot-at-first = Beginning
bot-at-back = Earlier
bot-at-forth = Later
bot-at-last = Now
bot-at-log = Story
bot-log-at = The table then
bot-command-game-at = How the table stood at an earlier moment
    .name = at
bot-command-game-at-number = After which event; the story numbers them
    .name = number

## The news of a turn that is over

bot-news-elsewhere = **Elsewhere**
bot-news-quiet = Nothing happened that everybody could see.
bot-news-passage = {""}
    .separator = {" "}
bot-news-cut = -# … { $count ->
    [one] one earlier line: `/game log`
   *[other] { $count } earlier lines: `/game log`
}

## All my tables

bot-mine-title = { $count ->
    [0] You sit at no table just now. `/game new` in a channel opens one.
    [one] **Your table** { $asked ->
        [0] {""}
       *[other] · it waits for you
    }
   *[other] **Your { $count } tables** { $asked ->
        [0] · none waits for you
        [one] · one waits for you
       *[other] · { $asked } wait for you
    }
}
bot-mine-table = **{ $game }** · { $server } · { $link }
bot-mine-nowhere = a server that I am not on any more
bot-mine-asked = 🔔 It is your turn.{ $until ->
    [none] {""}
   *[other] {" "}Deadline: { $until }
}
bot-mine-lobby = 🪑 Not begun yet: { $taken } of { $most } seats { $taken ->
    [one] is
   *[other] are
} taken.
bot-mine-frozen = 🧊 At a standstill; whoever runs the bot has been told.
bot-mine-kept = 🔁 { $person ->
    [none] The AI
   *[other] { $person }
} plays for you{ $until ->
    [none] {" "}until you are back
   *[other] , up to { $until }
}. To have your seat back sooner: **More** under the table’s message, then **I play again**.
bot-command-my = What is yours, wherever it is
    .name = my
bot-command-my-games = All your tables, those first that wait for you
    .name = games

## Standing orders

bot-orders = Standing orders
bot-orders-stand = 📜 **Your standing orders**
    { $orders }
bot-orders-many = { $count ->
    [one] 📜 One standing order stands; `/orders` shows it.
   *[other] 📜 { $count } standing orders stand; `/orders` shows them.
}
bot-orders-none = 📜 You have given no standing orders.
bot-orders-hint = They answer for you as soon as you are asked, and at once what is open now, unless they say that they may wait. Nobody else is told of them; where it is seen who has answered, an answer that comes at once may give them away, and a record of the match that others may read later holds them.
bot-orders-old = They are older than the form for them. They still hold as far as they fit; give them anew to be sure.
bot-orders-waiting = 📜 Your standing orders answer this after a while, unless you do so first.
bot-recommended-set = Set the recommended order
bot-recommended-wished = 📜 Your order will stand when the match begins. `/orders` shows and changes it then.
bot-recommended-none = The game recommends no standing order here.
bot-orders-set = Your orders stand.
bot-orders-clear = Clear them
bot-orders-cleared = You have no standing orders any more.
bot-command-orders = Say in advance what to answer for you
    .name = orders

## Tables at which nobody plays any more

bot-idle-soon = 💤 { $people ->
    [none] {""}
   *[other] { $people }:{" "}
}Nobody has played here for a long time. { $when }, this table is archived; any move keeps it.
bot-idle-wake = Wake
bot-idle-woken = The match goes on where it was left.
bot-idle-not-yours = Whoever plays here can wake this table.
bot-idle-here = 💤 The match of this channel is archived. `/game wake` goes on with it; `/game new` opens another table.
bot-idle-none = No match of this channel is archived.
bot-notice-archived = 💤 Nobody has played for a long time, so this match is archived. Nothing is lost: **Wake** brings it back, as long as the channel is free for it.
bot-mine-archived = 💤 Archived; **Wake** under its message brings it back.
bot-command-game-wake = Bring this channel's archived match back
    .name = wake
