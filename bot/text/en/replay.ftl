### A match to show: one HTML file, made by "Replay (file)" or `quartermaster replay`.

bot-button-replay = Replay (file)
replay-title = { $game }: the match, event by event
replay-spectator = A spectator
replay-everybody = Everyone, with all cards open
replay-eyes = As seen by
replay-event = Event
replay-pictures = Pictures of the table
replay-log = What happened
replay-controls = Go through the match
replay-where = { $n } of { $last }
replay-undone = (undone later)
replay-of = { $name }: { $told }
replay-why = Why?
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
replay-keys = Keyboard: ← and → move one event, Page Up and Page Down ten events. Home goes to the first, End to the last. P plays or pauses.
replay-without-script = This page needs JavaScript. It loads nothing from the network.
replay-too-old = This browser cannot open the file: it is too old, or the file is damaged. Use a current Firefox, Chrome, Edge or Safari.
replay-dice = Check the dice
replay-dice-about = The fingerprint was shown before the match, and the salt at its start. Every draw of the match follows from the keys and the salt.
replay-dice-export = **Export** gives you a file with { $whole ->
    [true] all draws
   *[false] the draws whose keys are public
}. To check them, use `quartermaster verify` or the page “Check the dice” that comes with Quartermaster.
replay-dice-sealed = The keys are revealed when the match is over.
replay-dice-kept = Some keys stay secret for ever. Only their fingerprints (SHA-256) are shown.
replay-commitment = Fingerprint
replay-salt = Salt
replay-key = Key “{ $kind }”
replay-hash = Fingerprint of the key “{ $kind }”

## What the bot says of it

replay-told = The match, event by event, as { $whole ->
        [true] you saw it, as spectators saw it, and with all cards open
       *[false] you saw it, and as spectators saw it
    }. Download the file and open it in a browser; it loads nothing from the network.
replay-told-public = The match, event by event, as { $whole ->
        [true] spectators saw it, and with all cards open
       *[false] spectators saw it
    }. Download the file and open it in a browser; it loads nothing from the network.
replay-told-own = It contains things only you have seen, and some of them stay secret after the match. Be careful who you share it with.
replay-not-made = The replay could not be made. **Export** gives you the match as a file. The bot’s owner can make the replay from it with `quartermaster replay`.
