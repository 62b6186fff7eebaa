### Seats that change hands, as it is told to people directly

bot-parted = 🔁 { $person ->
    [none] An AI
   *[other] { $person }
} plays on for you at { $channel } (**{ $game }**) now. Nothing more is asked of you there.
