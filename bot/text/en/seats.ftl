### Seats that change hands, as it is told to people directly

bot-parted = 🔁 { $person ->
    [none] An AI
   *[other] { $person }
} now plays for you in { $channel } (**{ $game }**). You have nothing more to do there.
bot-parted-back = 🔁 { $person } is playing again in { $channel } (**{ $game }**). You have nothing more to do there. Thanks for standing in!
bot-parted-meanwhile = 🔁 { $person ->
    [none] An AI
   *[other] { $person }
} is playing for you in { $channel } (**{ $game }**) until you’re back. You have nothing to do there. To take your seat back now, press **More** under the table’s message, then **I’m back**.
bot-kept = 🔁 { $person ->
    [none] The AI
   *[other] { $person }
} is playing for you here until you’re back. Press **I’m back** to take your seat back now.

## Closing a lobby where somebody sits

bot-sure-cancel = Cancel this lobby? { $count ->
    [0] Its seats and options will be lost.
    [one] Another person has already joined.
   *[other] { $count } others have already joined.
}
bot-sure-cancel-yes = Yes, cancel it

## A seat on offer

bot-told-offer = 🪑 You’re offered { $seat }’s seat in { $channel } (**{ $game }**). If you take it, you continue with its cards. Nothing happens until then.
