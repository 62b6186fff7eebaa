### Une table qui dure des semaines : ce qu’elle était à tout moment, toutes mes tables, les consignes permanentes, les tables en sommeil.

## La table à un moment passé

bot-at-title = **{ $game }** : { $number ->
    [0] avant tout événement
   *[other] le plateau après l’événement { $number } sur { $last }
}
bot-at-beyond = { $last ->
    [0] Il n’y a encore aucun événement.
    [one] Il n’y a encore qu’un événement.
   *[other] Il n’y a encore que { $last } événements.
} Voici le plateau en ce moment.
bot-at-own = 🔒 La suite ne s’affiche que pour vous : ce que l’on savait alors à votre place.
bot-at-own-nothing = Rien que les autres n’aient vu.
bot-at-first = Début
bot-at-back = Précédent
bot-at-forth = Suivant
bot-at-last = Maintenant
bot-at-log = Historique
bot-log-at = Le plateau à ce moment
bot-command-game-at = Voir le plateau à un moment passé
    .name = moment
bot-command-game-at-number = Après quel événement (l’historique les numérote)
    .name = numéro

## Les nouvelles d’un tour terminé

bot-news-elsewhere = **Ailleurs**
bot-news-quiet = Rien de public ne s’est passé.
bot-news-passage = {""}
    .separator = {" "}
bot-news-cut = -# … { $count ->
    [one] { $count } ligne précédente : `/partie historique`
   *[other] { $count } lignes précédentes : `/partie historique`
}

## Toutes mes tables

bot-mine-title = { $count ->
    [0] Vous n’êtes à aucune table en ce moment. Pour en ouvrir une dans un salon : `/partie nouvelle`.
    [one] **Votre table** { $asked ->
        [0] {""}
       *[other] · elle vous attend
    }
   *[other] **Vos { $count } tables** { $asked ->
        [0] · aucune ne vous attend
        [one] · { $asked } vous attend
       *[other] · { $asked } vous attendent
    }
}
bot-mine-table = **{ $game }** · { $server } · { $link }
bot-mine-nowhere = un serveur où je ne suis plus
bot-mine-asked = 🔔 { bot-called }{ $until ->
    [none] {""}
   *[other] {" "}Échéance : { $until }
}
bot-mine-lobby = 🪑 Pas encore commencée : { $taken ->
    [0] aucune place prise
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $most }.
bot-mine-frozen = 🧊 Suspendue. La personne responsable du bot est prévenue.
bot-mine-kept = 🔁 { $person ->
    [none] L’IA
   *[other] { $person }
} joue pour vous { $until ->
    [none] jusqu’à votre retour
   *[other] jusqu’au { $until } inclus
}. Pour reprendre votre place plus tôt : **Plus** sous le message de la table, puis **Je reprends ma place**.
bot-command-my = Ce qui est à vous, où que ce soit
    .name = mes
bot-command-my-games = Toutes vos tables, celles qui vous attendent en premier
    .name = parties

## Consignes permanentes

bot-orders = Consignes
bot-orders-stand = 📜 **Vos consignes permanentes**
    { $orders }
bot-orders-below = 📜 Vos consignes permanentes sont en vigueur. Leur liste se trouve plus bas, sous le titre et son explication.
bot-orders-many = 📜 Vos consignes permanentes répondent à certaines questions. **Consignes** les montre et les change.
bot-orders-answered = 📜 Vos consignes ont répondu pour vous.
bot-orders-none = 📜 Vous n’avez donné aucune consigne permanente.
bot-orders-hint = Les consignes répondent aussitôt aux questions qui vous sont posées, y compris à celles déjà posées{ $waits ->
        [true]  ; certaines, selon leur réglage, attendent un moment avant de répondre
       *[false] {""}
    }. Personne d’autre n’en est informé. Mais une réponse très rapide peut les trahir, et elles figurent dans l’enregistrement de la partie, que d’autres pourront lire plus tard.
bot-orders-old = Elles viennent d’un ancien formulaire. Elles valent encore autant que possible, mais mieux vaut les redonner.
bot-orders-waiting = 📜 Vos consignes permanentes y répondront dans un moment, à moins que vous ne le fassiez avant.
bot-recommended-set = Prendre les consignes conseillées
bot-recommended-wished = 📜 Vos consignes prendront effet au début de la partie. **Consignes** permettra alors de les voir et de les changer.
bot-recommended-none = Ce jeu n’a pas de consignes conseillées.
bot-orders-proposed = Ce qui suit est une proposition, pas encore en vigueur : **{ bot-confirm }** en fait vos consignes permanentes.
bot-orders-unsaved = Pas encore enregistré : appuyez sur **{ bot-confirm }** pour en faire vos consignes permanentes.
bot-orders-set = Vos consignes sont enregistrées.
bot-orders-asked = Aucune consigne permanente : on vous demandera à chaque fois.
bot-orders-clear = Les effacer
bot-orders-cleared = Vous n’avez plus de consignes permanentes.
bot-command-orders = Donner des réponses d’avance
    .name = consignes

## Tables où plus personne ne joue

bot-idle-soon = 💤 { $people ->
    [none] {""}
   *[other] { $people } :{" "}
}Personne n’a joué ici depuis longtemps. Cette table sera archivée { $when }, à moins que quelqu’un ne joue d’ici là.
bot-idle-wake = Rouvrir
bot-idle-woken = La partie reprend là où elle s’était arrêtée.
bot-idle-not-yours = Seules les personnes qui jouent cette partie peuvent la rouvrir.
bot-idle-here = 💤 La partie de ce salon est archivée. `/partie réveiller` la rouvre. `/partie nouvelle` ouvre une autre table.
bot-idle-none = Aucune partie de ce salon n’est archivée.
bot-notice-archived = 💤 Personne n’a joué depuis longtemps : cette partie est archivée. Rien n’est perdu : **Rouvrir** la ramène, tant que le salon est libre.
bot-mine-archived = 💤 Archivée. Le bouton **Rouvrir**, sous son message, la relance.
bot-command-game-wake = Rouvrir la partie archivée de ce salon
    .name = réveiller
