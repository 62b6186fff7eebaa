### Seats that change hands, as it is told to people directly

bot-parted = 🔁 { $person ->
    [none] An AI
   *[other] { $person }
} plays on for you at { $channel } (**{ $game }**) now. Nothing more is asked of you there.
bot-parted-back = 🔁 { $person } plays at { $channel } (**{ $game }**) again. Thank you for standing in: nothing more is asked of you there.
bot-parted-meanwhile = 🔁 { $person ->
    [none] An AI
   *[other] { $person }
} plays for you at { $channel } (**{ $game }**) until you are back. Meanwhile nothing is asked of you there. To have your seat back sooner: **More** under the table’s message, then **I play again**.
bot-kept = 🔁 { $person ->
    [none] The AI
   *[other] { $person }
} plays for you here until you are back. **I play again** takes your seat back at once.

## Closing a lobby where somebody sits

bot-sure-cancel = Close this lobby? { $count ->
    [one] Somebody else sits here already.
   *[other] { $count } others sit here already.
}
bot-sure-cancel-yes = Yes, close it

## A seat on offer

bot-told-offer = 🪑 { $seat }'s seat at { $channel } (**{ $game }**) is on offer to you. Take it, and you play on with its cards; until then nothing happens.
