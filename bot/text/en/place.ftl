### The place of a table: moving it, and what keeps the bot from its channel

## Permissions, as Discord's client calls them

bot-permission = { $name ->
    [view_channel] View Channel
    [send_messages] Send Messages
    [send_messages_in_threads] Send Messages in Threads
    [manage_threads] Manage Threads
    [read_message_history] Read Message History
   *[attach_files] Attach Files
}

## What keeps the bot from the channel

bot-place-told = { $why ->
    [server] 🚪 I was removed from the server where **{ $game }** is being played, so I can no longer show its table. Nothing is lost: you still get your cards and questions here. If I’m invited back soon, the match continues where it left off.
    [channel] 🚪 The channel of **{ $game }** was deleted. Nothing is lost: you still get your cards and questions by direct message. To move the table to another channel of the server, use `/game move` there.
    [files] 🖼️ The table of **{ $game }** in { $channel } has no pictures because I don’t have this permission: { $missing }.
   *[permissions] 🔒 I need { $missing_count ->
        [one] a permission
       *[other] permissions
    } for the table of **{ $game }** in { $channel }: { $missing }. Nothing is lost: you still get your cards and questions by direct message. The table continues by itself once I have { $missing_count ->
        [one] the permission
       *[other] the permissions
    } again. To move it to another channel of the server, use `/game move` there.
}
bot-place-line = { $why ->
    [server] 🚪 I was removed from this table’s server. You can continue here.
    [channel] 🚪 This table’s channel was deleted. You can continue here. Any player can move the table to another channel with `/game move`.
    [files] 🖼️ There are no pictures in { $channel } because I don’t have this permission: { $missing }.
   *[permissions] 🔒 I need { $missing_count ->
        [one] a permission
       *[other] permissions
    } in { $channel }: { $missing }. You can continue here. Any player can move the table to another channel with `/game move`.
}

## Moving a table

bot-place-moved = The match continues in { $channel }: { $link }
bot-place-gone = deleted channel
bot-move-choice = { $game } · { $place } · { $people }
bot-move-done = The match is here now: { $link }
bot-move-here = That match is already in this channel.
bot-move-unknown = I don’t know that match. Suggestions appear as you type.
bot-move-server = That match belongs to another server. It can only be moved to a channel there.
bot-move-over = That match is over, so it stays where it is.
bot-move-pressed = This match continues in another channel. Nothing has changed: { $link }
bot-command-game-move = Move a match of this server to this channel (host or server managers)
    .name = move
bot-command-game-move-match = Which match
    .name = match
