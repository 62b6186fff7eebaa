### Barbe Noire 2 : ce que chacun peut consulter à tout moment, et ce qu’un capitaine a au lieu d’une main de cartes.

blackbeard-look_map = ### 🗺️ { $map ->
    [GC] Côte Dorée
    [IO] Océan Indien
   *[other] Atlantique et Caraïbes
}
blackbeard-look_pirate = 🏴‍☠️ **{ $pirate }** ({ $seat }), { $ship } : à { $place }{ $mode ->
    [anchored] {", "}à l’ancre
    [port] {", "}à l’ancre dans le port
    [harbour] {", "}dans le port
   *[other] {""}
}
blackbeard-look_merchants = ⛵ Marchands face cachée : { $rows }
blackbeard-look_merchants-rows = { $place }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
    .separator = {", "}
blackbeard-look_merchant = ⛵ À { $place } : { $merchant }
blackbeard-look_crates = 📦 Caisses à la dérive à { $place } : { $markers }
blackbeard-look_governors = ❔ Gouverneurs face cachée : { $rows }
blackbeard-look_governors-rows = { $port }
    .separator = {", "}
blackbeard-look_port = ⚓ **{ $port }** : { $destroyed ->
    [true] détruit
   *[other] { $stance ->
        [pro] gouverneur pro-pirate{ $governor ->
            [none] {""}
           *[other] {" "}{ $governor }
        }
        [anti] gouverneur anti-pirate{ $governor ->
            [none] {""}
           *[other] {" "}{ $governor }
        }
       *[other] aucun gouverneur visible
    }{ $english ->
        [true] {" ; "}désormais anglais
       *[other] {""}
    }{ $seats_count ->
        [0] {""}
       *[other] {" ; "}Refuge : { $seats }
    }{ $display_count ->
        [0] {""}
       *[other] {" ; "}marchandises visibles : { $display }
    }
}

blackbeard-look_no_ships = ⛵ Aucun pirate n’a encore pris la mer.
bot-command-blackbeard = Barbe Noire 2 : consulter
    .name = barbenoire
bot-command-blackbeard-map = Les cartes en jeu, entières, avec ports, marchands et pirates
    .name = carte
bot-command-blackbeard-ships = Chaque pirate, son navire, sa cargaison et ses avaries : une place, ou toutes
    .name = navires
bot-command-blackbeard-ships-seat = Les navires de qui ; tous si vous ne nommez personne
    .name = siège
bot-look-blackbeard-map = Carte
    .about = les cartes en jeu, entières
bot-look-blackbeard-ships = Navires et cargaisons
    .about = chaque pirate, son navire, sa cargaison et ses avaries
bot-command-blackbeard-key = Ce que signifient les signes des images
    .name = légende
bot-look-blackbeard-key = Légende des signes
    .about = ce que signifient les signes des images

bot-my-hand-blackbeard = Mon journal de bord
bot-back-hand-blackbeard = Retour à mon journal de bord
bot-orders-none-blackbeard = 📜 Vous n’avez pas modifié vos consignes permanentes : les consignes habituelles, ci-dessous, s’appliquent.
bot-joined-blackbeard = Votre place est réservée. Je vous ai écrit en privé : c’est là que vous trouverez votre journal de bord.
bot-joined-touch-blackbeard = Votre place est réservée. C’est ici que vous trouverez votre journal de bord.
bot-seat-dm-blackbeard = Votre place est réservée dans { $channel } pour une partie de **{ $game }**. Votre journal de bord sera ici.
