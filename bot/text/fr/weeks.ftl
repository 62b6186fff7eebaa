### Une table qui dure des semaines : ce qu’elle était à tout moment, toutes mes tables, les consignes permanentes, les tables en sommeil.

## La table à un moment passé

bot-at-title = **{ $game }** : { $number ->
    [0] avant tout événement
   *[other] la table après l’événement { $number } sur { $last }
}
bot-at-own = 🔒 La suite ne s’affiche que pour vous : ce que votre place savait alors.
bot-at-own-nothing = Rien que les autres n’aient vu.
bot-at-first = Début
bot-at-back = Avant
bot-at-forth = Après
bot-at-last = Maintenant
bot-at-log = Récit
bot-log-at = La table à ce moment
bot-command-game-at = Où en était la table à un moment passé
    .name = moment
bot-command-game-at-number = Après quel événement ; le récit les numérote
    .name = numéro
