### Les places qui changent de mains, telles qu’on en parle directement aux gens

bot-parted = 🔁 { $person ->
    [none] Une IA
   *[other] { $person }
} joue désormais à votre place dans { $channel } (**{ $game }**). Vous n’avez plus rien à y faire.
bot-parted-back = 🔁 { $person } joue de nouveau dans { $channel } (**{ $game }**). Vous n’avez plus rien à y faire. Merci d’avoir assuré le remplacement !
bot-parted-meanwhile = 🔁 { $person ->
    [none] Une IA
   *[other] { $person }
} joue pour vous dans { $channel } (**{ $game }**) jusqu’à votre retour. D’ici là, vous n’avez rien à y faire. Pour reprendre votre place plus tôt : **Plus** sous le message de la table, puis **Je reprends ma place**.
bot-kept = 🔁 { $person ->
    [none] L’IA
   *[other] { $person }
} joue ici pour vous jusqu’à votre retour. **Je reprends ma place** vous rend aussitôt la main.

## Fermer une salle d’attente où quelqu’un a pris place

bot-sure-cancel = Annuler cette table ? { $count ->
    [0] Les places prises et les options choisies seront perdues.
    [one] Quelqu’un d’autre y a déjà pris place.
   *[other] { $count } autres personnes y ont déjà pris place.
}
bot-sure-cancel-yes = Oui, l’annuler

## Une place proposée

bot-told-offer = 🪑 La place occupée par { $seat } dans { $channel } (**{ $game }**) vous est proposée. Si vous l’acceptez, vous reprenez ses cartes ; d’ici là, rien ne change.
