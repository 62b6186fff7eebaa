### Une table qui dure des semaines : ce qu’elle était à tout moment, toutes mes tables, les consignes permanentes, les tables en sommeil.

## La table à un moment passé

bot-at-title = **{ $game }** : { $number ->
    [0] avant tout événement
   *[other] la table après l’événement { $number } sur { $last }
}
bot-at-beyond = { $last ->
    [0] Il n’y a encore aucun événement.
    [one] Il n’y a encore qu’un événement.
   *[other] Il n’y a encore que { $last } événements.
} Voici la table en ce moment.
bot-at-own = 🔒 La suite ne s’affiche que pour vous : ce que votre place savait alors.
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

## Les nouvelles d’un tour terminé

bot-news-elsewhere = **Ailleurs**
bot-news-quiet = Rien ne s’est passé que tout le monde ait pu voir.
bot-news-passage = {""}
    .separator = {" "}
bot-news-cut = -# … { $count ->
    [one] { $count } ligne précédente : `/partie historique`
   *[other] { $count } lignes précédentes : `/partie historique`
}

## Toutes mes tables

bot-mine-title = { $count ->
    [0] Vous n’êtes à aucune table en ce moment. Dans un salon, `/partie nouvelle` en ouvre une.
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
bot-mine-asked = 🔔 C’est à vous de jouer.{ $until ->
    [none] {""}
   *[other] {" "}Échéance : { $until }
}
bot-mine-lobby = 🪑 Pas encore commencée : { $taken ->
    [0] aucune place prise
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $most }.
bot-mine-frozen = 🧊 Suspendue ; la personne responsable du bot est prévenue.
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
bot-orders-many = { $count ->
    [one] 📜 Une consigne permanente est donnée ; `/consignes` la montre.
   *[other] 📜 { $count } consignes permanentes sont données ; `/consignes` les montre.
}
bot-orders-none = 📜 Vous n’avez donné aucune consigne permanente.
bot-orders-hint = Elles répondent à votre place dès que la question vous est posée, et tout de suite à celle qui vous attend déjà, sauf si elles peuvent attendre. Personne d’autre n’en est informé ; mais là où l’on voit qui a répondu, une réponse immédiate peut les trahir, et elles figurent dans l’enregistrement de la partie s’il peut être lu par d’autres.
bot-orders-old = Elles sont plus anciennes que leur formulaire. Elles valent encore là où elles conviennent ; redonnez-les pour en être sûr.
bot-orders-waiting = 📜 Vos consignes permanentes y répondront dans un moment, à moins que vous ne le fassiez avant.
bot-recommended-set = Donner la consigne conseillée
bot-recommended-wished = 📜 Votre consigne prendra effet au début de la partie. `/consignes` permettra alors de la voir et de la changer.
bot-recommended-none = Le jeu ne conseille aucune consigne ici.
bot-orders-set = Vos consignes sont enregistrées.
bot-orders-clear = Les effacer
bot-orders-cleared = Vous n’avez plus de consignes permanentes.
bot-command-orders = Dire d’avance quoi répondre à votre place
    .name = consignes

## Tables où plus personne ne joue

bot-idle-soon = 💤 { $people ->
    [none] {""}
   *[other] { $people } :{" "}
}Personne n’a joué ici depuis longtemps. Cette table sera archivée { $when } ; il suffit d’un coup pour la garder.
bot-idle-wake = Réveiller
bot-idle-woken = La partie reprend là où elle s’était arrêtée.
bot-idle-not-yours = Seules les personnes qui jouent ici peuvent réveiller cette table.
bot-idle-here = 💤 La partie de ce salon est archivée. `/partie réveiller` la reprend ; `/partie nouvelle` ouvre une autre table.
bot-idle-none = Aucune partie de ce salon n’est archivée.
bot-notice-archived = 💤 Personne n’a joué depuis longtemps : cette partie est archivée. Rien n’est perdu : **Réveiller** la ramène, tant que le salon est libre.
bot-mine-archived = 💤 Archivée : le bouton **Réveiller**, sous son message, la relance.
bot-command-game-wake = Ramener la partie archivée de ce salon
    .name = réveiller
