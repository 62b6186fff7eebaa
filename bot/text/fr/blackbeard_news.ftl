### Barbe Noire 2 : les nouvelles, une page pour tous à la fin de chaque tour et une page privée pour chaque pirate. Comment les messages se nomment : voir bot/text/__init__.py.

## La page d’un tour, pour tous

blackbeard-news_page = { $turn ->
    [none] ## 📰 La campagne commence
   *[other] ## 📰 Les nouvelles du tour { $turn }
}
blackbeard-news_captain = 🏴‍☠️ **{ $seat }**

## Ce que lit un pirate avant de donner ses ordres

blackbeard-news_since = { $turns ->
    [one] 🗞️ **Ce que le tour { $last } vous a apporté**
   *[other] 🗞️ **Depuis vos derniers ordres (tours { $first } à { $last })**
}
blackbeard-news_unretired = 🌴 Aucun de vos pirates n’est encore à la retraite, et seul compte l’argent de ceux qui y sont. { $rivals ->
    [0] Si un autre joueur en a un et vous aucun, votre score sera nul ; si personne n’en a, la notoriété décide.
   *[other] Un autre joueur en a déjà un à la retraite : si vous n’en avez jamais, votre score sera nul.
} Pour cela, un pirate rejoint son Refuge, un port pirate ou pro-pirate (pas neutre) et y reçoit l’opération « Prendre sa retraite ».{ $pirate ->
    [none] {""}
   *[other] {" "}{ $odds ->
        [0] Deux dés en décident, dès { $least } { $least ->
            [one] doublon
           *[other] doublons
        }, en cabine ou cachés ({ $pirate } en a moins) : il réussit { $chance } fois sur 100, et toujours avec 6 600.
       *[other] Deux dés en décident : avec l’argent qu’il a, { $pirate } réussirait { $odds } fois sur 100 (avec 6 600, toujours).
    }
}
blackbeard-news_pirate = { $pirate } : { $changes_count ->
    [0] rien à signaler
   *[other] { $changes }
}
blackbeard-news_pirate-changes = { $what ->
    [notoriety] notoriété { SIGNED($by) }
    [popularity] popularité { SIGNED($by) }
    [cabin] cabine { SIGNED($by) } { $by ->
        [one] doublon
       *[other] doublons
    }
    [treasure] trésor caché { SIGNED($by) } { $by ->
        [one] doublon
       *[other] doublons
    }
    [prize] prise : { $merchant }
    [saved] retraite avec { $by } { $by ->
        [one] doublon
       *[other] doublons
    }
    [deals] marchés conclus : { $by }
    [wounds] blessures : { $by }
    [hostages] otages pris : { $by }
    [ransomed] otages rendus contre rançon : { $by }
    [loaded] pris à bord : { $markers }
    [jettisoned] jeté par-dessus bord : { $markers }
    [unloaded] vendu, utilisé ou perdu : { $markers }
    [healed] blessures guéries : { $by }
    [ships] nouveau navire
    [upgrades] améliorations du navire : { $by }
    [storms] tempêtes : { $by }
    [repairs] réparations du navire : { $by }
   *[damage] points de dommage au navire : { $by }
}
    .separator = {" · "}
blackbeard-news_refuge_lost = 🏠 Le Refuge de ce pirate ({ $pirate }), { $port }, lui est fermé : ce pavillon est désormais son ennemi. Il peut encore y reprendre l’argent caché, qui compte à sa retraite, ou y prendre sa retraite.
blackbeard-news_aboard = 📖 { $pirate } : { $shipless ->
    [true] son navire est perdu
   *[false] { $room ->
        [0] plus de place dans les cales
        [one] encore { $room } place dans les cales
       *[other] encore { $room } places dans les cales
    }
}{ $unusable ->
    [0] {""}
    [one] {" "}(1 cale est inutilisable tant que la coque est endommagée)
   *[other] {" "}({ $unusable } cales sont inutilisables tant que la coque est endommagée)
}{ $treasure ->
    [0] {""}
    [one] {" "}· trésor caché : 1 doublon
   *[other] {" "}· trésor caché : { $treasure } doublons
}{ $parts_count ->
    [0] {""}
   *[other] {" "}· blessures : { $parts }
}{ $letter ->
    [none] {""}
   *[other] {" "}· { $letter }
}{ $misses ->
    [true] {" "}· l’équipage cuve son rhum
   *[false] {""}
}
blackbeard-news_rumours = 👂 **Ce que l’on signale à { $pirate }**{ $hunters_count ->
    [0] {""}
   *[other] {"\u000A"}{ $hunters }
}{ $merchants_count ->
    [0] {""}
   *[other] {"\u000A"}{ $merchants }
}{ $more ->
    [0] {""}
    [one] {"\u000A"}⛵ Encore { $more } marchand à { $around } cases au plus
   *[other] {"\u000A"}⛵ Encore { $more } marchands à { $around } cases au plus
}{ $rivals_count ->
    [0] {""}
   *[other] {"\u000A"}{ $rivals }
}{ $known_count ->
    [0] {""}
   *[other] {"\u000A"}{ $known }
}
blackbeard-news_rumours-hunters = 🚨 { CAPITAL($hunter) }{ $hunts ->
    [true] , à ses trousses
   *[false] {""}
}, à { $place } · { blackbeard-news_away }
blackbeard-news_rumours-merchants = ⛵ { $merchant ->
    [none] Un marchand non identifié
   *[other] { CAPITAL($merchant) }
}{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}, à { $place } · { blackbeard-news_away }{ $holder ->
    [none] {""}
   *[other] {" "}· proie réservée à { $holder } tant qu’il reste là
}
blackbeard-news_rumours-rivals = 🏴‍☠️ { $target } ({ $seat }), { $ship }, à { $place } · { blackbeard-news_away }
blackbeard-news_rumours-known = 🏛️ { $port } : gouverneur { $governor }, { $stance ->
    [anti] anti-pirate
   *[pro] pro-pirate
} · { blackbeard-news_away }
blackbeard-news_away = { $away ->
    [0] sur place
    [one] à { $away } case
   *[other] à { $away } cases
}

## Pièces placées à la suite, racontées ensemble

blackbeard-news_governors = 🏛️ Gouverneurs, face cachée : { $rows }.
blackbeard-news_governors-rows = { $seat } les place à { $ports }
    .separator = {" ; "}
blackbeard-news_merchants = ⛵ Des marchands apparaissent dans les cases { $rows }.
blackbeard-news_merchants-rows = { $code }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
    .separator = {", "}

## Batailles et duels, chacun raconté d’un trait

blackbeard-news_rounds = { $rounds }{ $more ->
    [0] {""}
    [one] {" "}(entre les deux, encore { $more } manche)
   *[other] {" "}(entre les deux, encore { $more } manches)
}.
blackbeard-news_rounds-rounds = Manche { $round } : { $total } ({ $dice_count ->
    [1] dé
   *[other] dés
} : { $dice }) à { $rolled } ({ $foe_dice_count ->
    [1] dé
   *[other] dés
} : { $foe_dice }), { $result ->
    [tied] égalité
   *[other] { $captain ->
        [none] gagnée par les chasseurs
       *[other] gagnée par { $captain }
    }
}
    .separator = {". "}
blackbeard-news_duel = { $rounds }{ $more ->
    [0] {""}
    [one] {" "}(entre les deux, encore { $more } manche)
   *[other] {" "}(entre les deux, encore { $more } manches)
}.
blackbeard-news_duel-rounds = Manche { $round } : { $pirate ->
    [none] le garde
   *[other] { $pirate }
} frappe à { $total } (dé : { $dice }) contre { $rolled } (dé : { $foe_dice }) et { $result ->
    [hit] fait mouche
   *[parried] se fait repousser
}
    .separator = {". "}
blackbeard-news_toll = Au bout du compte : { $sides }.
blackbeard-news_toll-sides = { $pirate }, { $changes }
    .separator = {" ; "}
blackbeard-news_toll-sides-changes = { $what ->
    [ship] points de dommage : { $by }
    [crew] équipage perdu : { $by }
    [repairs] réparations { $by }
    [wounds] blessures : { $by }
    [loaded] marqueurs pris à bord : { $by }
    [unloaded] marqueurs utilisés ou perdus : { $by }
    [cabin] cabine { SIGNED($by) } { $by ->
        [one] doublon
       *[other] doublons
    }
    [notoriety] notoriété { SIGNED($by) }
   *[popularity] popularité { SIGNED($by) }
}
    .separator = {", "}
