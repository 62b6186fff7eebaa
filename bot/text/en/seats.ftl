### Seats that change hands, as it is told to people directly

bot-parted = 🔁 { $person ->
    [none] An AI
   *[other] { $person }
} plays on for you at { $channel } (**{ $game }**) now. Nothing more is asked of you there.

## Closing a lobby where somebody sits

bot-sure-cancel = Close this lobby? { $count ->
    [one] Somebody else sits here already.
   *[other] { $count } others sit here already.
}
bot-sure-cancel-yes = Yes, close it
