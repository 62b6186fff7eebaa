### Les places qui changent de mains, telles qu’on en parle directement aux gens

bot-parted = 🔁 { $person ->
    [none] Une IA
   *[other] { $person }
} joue désormais à votre place dans { $channel } (**{ $game }**). Plus aucune question ne vous y attend.
