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
    [server] 🚪 I was removed from the server where **{ $game }** is played, so I can no longer show its table. Nothing is lost: your cards and questions still come here. If I am invited again soon, the table goes on where it stood.
    [channel] 🚪 The channel of **{ $game }** was deleted. Nothing is lost: cards and questions still come by direct message. To bring the table to another channel of the server, use `/game move` there.
    [files] 🖼️ The table of **{ $game }** in { $channel } is shown without pictures, because I lack this permission: { $missing }.
   *[permissions] 🔒 I lack { $missing_count ->
        [one] a permission
       *[other] permissions
    } for the table of **{ $game }** in { $channel }: { $missing }. Nothing is lost: cards and questions still come by direct message, and the table goes on by itself when I have { $missing_count ->
        [one] the permission
       *[other] the permissions
    } again. To bring it to another channel of the server, use `/game move` there.
}
bot-place-line = { $why ->
    [server] 🚪 I was removed from the server of this table. Until I am invited again, you can go on here.
    [channel] 🚪 The channel of this table was deleted. You can go on here; anyone with a seat can bring the table to another channel with `/game move`.
    [files] 🖼️ I lack a permission in { $channel }, so there are no pictures: { $missing }.
   *[permissions] 🔒 I lack { $missing_count ->
        [one] a permission
       *[other] permissions
    } in { $channel }: { $missing }. You can go on here; anyone with a seat can bring the table to another channel with `/game move`.
}

## Moving a table

bot-place-moved = The match goes on in { $channel }: { $link }
bot-place-gone = deleted channel
bot-move-choice = { $game } · { $place } · { $people }
bot-move-done = The match is here now: { $link }
bot-move-here = That match is in this channel already.
bot-move-unknown = I do not know that match. The matches that you can bring here are offered while you type.
bot-move-server = That match belongs to another server, and can only be moved to a channel there.
bot-move-over = That match is over, so it stays where it is.
bot-move-pressed = This match goes on elsewhere, so nothing has changed: { $link }
bot-command-game-move = Bring a match of this server to this channel (host or server managers)
    .name = move
bot-command-game-move-match = Which match
    .name = match
