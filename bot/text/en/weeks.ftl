### A table that runs for weeks: how it was at any moment, all my tables, standing orders, tables that lie still.

## The table at an earlier moment

bot-at-title = **{ $game }**: { $number ->
    [0] the start
   *[other] the board after event { $number } of { $last }
}
bot-at-beyond = { $last ->
    [0] There are no events yet.
    [one] There is only one event so far.
   *[other] There are only { $last } events so far.
} Showing the current board.
bot-at-own = 🔒 Only you see this part: what your seat knew at that point.
bot-at-own-nothing = Nothing hidden from the others.
bot-at-first = Start
bot-at-back = Earlier
bot-at-forth = Later
bot-at-last = Now
bot-at-log = Log
bot-log-at = Table at this point
bot-command-game-at = Show the board at an earlier moment
    .name = at
bot-command-game-at-number = After which event (the log numbers them)
    .name = number

## The news of a turn that is over

bot-news-elsewhere = **Elsewhere**
bot-news-quiet = Nothing happened in public.
bot-news-passage = {""}
    .separator = {" "}
bot-news-cut = -# … { $count ->
    [one] one earlier line: `/game log`
   *[other] { $count } earlier lines: `/game log`
}

## All my tables

bot-mine-title = { $count ->
    [0] You’re not in any match. Open a table with `/game new` in a channel.
    [one] **Your table** { $asked ->
        [0] {""}
       *[other] · waiting for you
    }
   *[other] **Your { $count } tables** { $asked ->
        [0] · none is waiting for you
        [one] · one is waiting for you
       *[other] · { $asked } are waiting for you
    }
}
bot-mine-table = **{ $game }** · { $server } · { $link }
bot-mine-nowhere = a server I’m no longer on
bot-mine-asked = 🔔 { bot-called }{ $until ->
    [none] {""}
   *[other] {" "}Deadline: { $until }
}
bot-mine-lobby = 🪑 Not started yet: { $taken } of { $most } seats { $taken ->
    [one] is
   *[other] are
} taken.
bot-mine-frozen = 🧊 Frozen. The bot’s owner has been told.
bot-mine-kept = 🔁 { $person ->
    [none] The AI
   *[other] { $person }
} is playing for you{ $until ->
    [none] {" "}until you’re back
   *[other] , up to { $until }
}. To take your seat back now, press **More** under the table’s message, then **I’m back**.
bot-command-my = Your matches on all servers
    .name = my
bot-command-my-games = List your tables, those waiting for you first
    .name = games

## Standing orders

bot-orders = Standing orders
bot-orders-stand = 📜 **Your standing orders**
    { $orders }
bot-orders-below = 📜 Your standing orders are in force. They are listed below, under the title and its explanation.
bot-orders-many = 📜 Your standing orders answer some questions for you. **Standing orders** shows and changes them.
bot-orders-answered = 📜 Your standing orders have answered for you.
bot-orders-none = 📜 You have no standing orders.
bot-orders-hint = Standing orders answer what you’re asked at once, including open questions{ $waits ->
        [true] , unless they are set to wait
       *[false] {""}
    }. Nobody else is told about them. However, a very quick answer may give them away, and the match record that others may read later contains them.
bot-orders-old = They were made with an older form. They still apply as far as possible, but please set them again to be sure.
bot-orders-waiting = 📜 Your standing orders will answer this after a while, unless you answer first.
bot-recommended-set = Set the recommended orders
bot-recommended-wished = 📜 Your standing orders will apply from the start of the match. You can see and change them then with **Standing orders**.
bot-recommended-none = This game has no recommended standing orders.
bot-orders-proposed = A proposal, not in force yet: **{ bot-confirm }** makes it your standing orders.
bot-orders-unsaved = Not saved yet: **{ bot-confirm }** makes these your standing orders.
bot-orders-set = Your standing orders are set.
bot-orders-asked = No standing orders: you are asked each time.
bot-orders-clear = Clear orders
bot-orders-cleared = Your standing orders have been cleared.
bot-command-orders = Set answers in advance
    .name = orders

## Tables at which nobody plays any more

bot-idle-soon = 💤 { $people ->
    [none] {""}
   *[other] { $people }:{" "}
}Nobody has played here for a long time. { $when }, this match will be archived. Any move prevents that.
bot-idle-wake = Reopen
bot-idle-woken = The match continues where it left off.
bot-idle-not-yours = Only players in this match can reopen it.
bot-idle-here = 💤 This channel’s match is archived. `/game wake` reopens it. `/game new` opens another table.
bot-idle-none = This channel has no archived match.
bot-notice-archived = 💤 Nobody has played for a long time, so this match has been archived. Nothing is lost: **Reopen** brings it back while no other match is played in this channel.
bot-mine-archived = 💤 Archived. Press **Reopen** under its message to continue.
bot-command-game-wake = Reopen this channel’s archived match
    .name = wake
