### A match to show: one HTML file, made by "Replay" or `quartermaster replay`.

bot-button-replay = Replay
replay-title = { $game }: the match, event by event
replay-spectator = A spectator
replay-everybody = Everyone, with all cards open
replay-eyes = As seen by
replay-event = Event
replay-pictures = Pictures of the table
replay-log = What happened
replay-controls = Go through the match
replay-where = { $n } of { $last }
replay-undone = (taken back later)
replay-of = { $name }: { $told }
replay-slider = Event
replay-first = First event
replay-back = Back
replay-forward = Forward
replay-last = Last event
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-slow = slow
replay-normal = normal
replay-fast = fast
replay-keys = Keys: ← and → one event, Page Up and Page Down ten, Home and End, P to play or pause
replay-without-script = This page needs JavaScript. It loads nothing from the network.
replay-too-old = This browser cannot open the file: it is too old, or the file is damaged. Use a current Firefox, Chrome, Edge or Safari.
replay-dice = Check the dice
replay-dice-about = The commitment was shown before the match, and the salt at its start. Every draw of the match follows from the keys and the salt. **Export** gives you a file with all draws; the page “Check the dice” that comes with Quartermaster and `quartermaster verify` draw them again.
replay-dice-sealed = The keys are revealed when the match is over.
replay-dice-kept = Keys that stay secret for ever: only their hashes are shown.
replay-commitment = Commitment
replay-salt = Salt
replay-key = Key “{ $kind }”
replay-hash = SHA-256 of the key “{ $kind }”

## What the bot says of it

replay-told = The match, event by event, as { $whole ->
        [true] you saw it, and with all cards open
       *[false] you saw it
    }. Download the file and open it in a browser; it loads nothing from the network.
replay-told-public = The match, event by event, as { $whole ->
        [true] spectators saw it, and with all cards open
       *[false] spectators saw it
    }. Download the file and open it in a browser; it loads nothing from the network.
replay-told-own = It holds what only you have seen, so mind to whom you give it: some secrets of this match are not open to all.
replay-not-made = The replay could not be made. **Export** gives you the match as a file, from which the person who runs the bot can make the replay with `quartermaster replay`.
