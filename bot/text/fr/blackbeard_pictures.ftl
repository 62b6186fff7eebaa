### Les mots des images de Barbe Noire 2 et les lignes de leurs textes de remplacement.

## Mots des images

blackbeard-picture_turn = { $turn ->
    [0] Préparatifs
   *[other] Tour { $turn }
}
blackbeard-picture_over = Fin de la partie
blackbeard-picture_log = Votre journal de bord
blackbeard-picture_map = { $map ->
    [GC] Côte Dorée
    [IO] Océan Indien
   *[other] Atlantique et Caraïbes
}
blackbeard-picture_legend = { $sign ->
    [notoriety] Notoriété
   *[other] Popularité
}
blackbeard-picture_flag = { $nation ->
    [English] A
    [French] F
    [Spanish] E
    [Dutch] H
    [Portuguese] P
    [Moorish] M
   *[other] ?
}
blackbeard-picture_place = { $sea ->
    [NA] Atlantique Nord { $hex }
    [CAR] Caraïbes { $hex }
    [GC] Côte Dorée { $hex }
    [IO] océan Indien { $hex }
    [zone] zone de transit { $hex }
   *[other] { $hex }
}
blackbeard-picture_short = { $sea ->
    [NA] AN { $hex }
    [CAR] CAR { $hex }
    [GC] CD { $hex }
    [IO] IND { $hex }
   *[other] { $hex }
}
blackbeard-picture_fate = { $status ->
    [captive] captif
    [marooned] abandonné sur une île
    [imprisoned] en prison
    [retired] à la retraite
   *[other] hors jeu
}
blackbeard-picture_shipless = sans navire
blackbeard-picture_figures = Combat { $combat }, vitesse { SIGNED($speed) }
blackbeard-picture_battle_figures = Combat { $combat }, vitesse { SIGNED($speed) }, comp. { $competence }
blackbeard-picture_water = { $water ->
    [flooded] inondée
   *[other] défoncée
}
blackbeard-picture_wound = { $grade ->
    [superficial] superficielle
    [minor] mineure
    [incapacitating] incapacitante
   *[prosthesis] prothèse
}
blackbeard-picture_wounded = { $part } : { blackbeard-picture_wound }
blackbeard-picture_hostage = { $what ->
    [relative] famille { DE($home) } ({ $nation }{ $port ->
        [none] {""}
       *[other] , { $port }
    })
   *[port] { $nation } ({ $home })
}
blackbeard-picture_scurvy = scorbut
blackbeard-picture_jury = réparation de fortune : { $section }
blackbeard-picture_company = { $what ->
    [pet] animal domestique
    [parrot] perroquet
    [tattoo] tatouage
    [debauched] passe un tour après une débauche
   *[careened] en carène
}
blackbeard-picture_told = { $port } : { $governor }
blackbeard-picture_drawn = À placer : { $governors }

blackbeard-picture_fight = { $what ->
    [duel] Duel
   *[other] Combat
}
blackbeard-picture_fight_sheet = { blackbeard-picture_fight } : { $one } – { $two }
blackbeard-picture_more_hunters = { $count ->
    [one] et 1 autre chasseur
   *[other] et { $count } autres chasseurs
}
blackbeard-picture_round = manche { $round }
blackbeard-picture_track = { $track ->
    [combat] Combat
    [endurance] Endurance
   *[speed] Vitesse
}
blackbeard-picture_unknown = pas encore identifié
blackbeard-picture_guard = garde
blackbeard-picture_squadron = l’escadre
blackbeard-picture_duellist = Attaque { $attack }, défense { $defence }
blackbeard-picture_unhurt = aucune blessure
blackbeard-picture_outcome = { $result ->
    [open] Aucune manche n’a encore eu lieu
    [round] { $what ->
        [duel] Manche gagnée : { $winner }
        [hunters] Manche gagnée : { $winner }
       *[pirates] Manche gagnée : { $winner } ; dommages : { $points }
    }
    [tied] Manche nulle
    [won] Victoire : { $winner }
    [lost] Victoire : { $winner }
    [surrendered] Reddition : { $loser }
    [smoke] Un rideau de fumée met fin au combat
    [broke_off] { $leaver ->
        [none] Le combat est rompu
       *[other] { $leaver } rompt le combat
    }
    [board] À l’abordage : duel des capitaines
    [down] Victoire : { $winner } ; à terre : { $loser }
    [surrender] Victoire : { $winner } ; reddition : { $loser }
   *[gone] Le combat est fini
}
blackbeard-picture_held = { $how ->
    [mast] au mât, chez { $holder }
    [plank] à bord, chez { $holder }
    [island] sur une île, { $holder }
   *[prison] en prison : { $holder }
}
blackbeard-picture_captive = { $pirate }{ $how ->
    [mast] {" "}(au mât)
   *[other] {" "}(captivité)
}
blackbeard-picture_relative = { $event ->
    [46] fille du gouverneur ({ $pirate })
   *[other] { blackbeard-relative } ({ $pirate })
}

blackbeard-picture_key_sheet = { $sheet ->
    [ports] Légende : mers et ports
    [ships] Légende : navires
   *[flags] Légende : pavillons et journal
}
blackbeard-picture_key_meaning = { $sign ->
    [waters] haute mer, côte et terre
    [ridge] terre entre deux hexagones, sans passage
    [border] limite entre deux mers
    [lane] voie maritime, où apparaissent des marchands
    [way_out] mène à une zone de transit
    [port] port d’une nation, selon la lettre
    [pirate_port] port pirate
    [refuge] Refuge d’un joueur
    [hidden] gouverneur face cachée
    [pro] gouverneur pro-pirate
    [anti] gouverneur anti-pirate
    [told] bord lumineux, au journal de bord : connu de vous seul
    [goods] marchandises visibles, invendables ici
    [destroyed] port détruit
    [blockade] port sous blocus
    [ship] navire d’un pirate, avec le numéro du joueur
    [several] l’un des pirates d’un joueur
    [anchored] à l’ancre
    [careened] en carène
    [track] dernier déplacement
    [face_down] marchands face cachée (ici deux)
    [known] marchand, avec nation et défense
    [crates] caisses à la dérive
    [warship] navire de guerre, combat et vitesse si connus
    [kc] corsaire du Roi
    [ghost] vaisseau fantôme
    [target] sous un chasseur : le pirate qu’il chasse
    [lead] vaut pour l’hexagone du point
    [goal] Destination des papiers
    [island] Pirate abandonné
    [46] Fille du gouverneur
    [notoriety] Notoriété
    [popularity] Popularité
    [gold] or dans la cabine
    [hold] cargaison / place
    [damage] avaries
    [wound] blessures
    [hostage] otages
    [captive] pirates captifs
    [die] dé de mouvement
    [chest] trésor caché
    [home] Refuge
    [letter] lettre de marque
    [token] actions supplémentaires
    [enemy] ennemi d’une nation
    [rumour] informations
   *[other] { blackbeard-event_name }
}

## Textes de remplacement

blackbeard-picture_head = { $over ->
    [true] La partie est finie après le tour { $turn }.
   *[other] { $turn ->
        [0] Avant le premier tour.
       *[other] Tour { $turn }. { $seat } agit en premier.
    }
} Carte : { blackbeard-picture_map }{ $part ->
    [true] {" "}(autour des pirates).
   *[other] .
}
blackbeard-picture_log_turn = { $turn ->
    [0] Avant le premier tour.
   *[other] Tour { $turn }.
} La carte autour de vos navires et leurs journaux de bord.
blackbeard-picture_pirate = { $pirate } ({ $seat }) : notoriété { $notoriety }, popularité { $popularity } ; { $status ->
    [active] { $ship } à { $place }{ $mode ->
        [anchored] {", "}à l’ancre
        [careened] {", "}en carène
        [port] {", "}à l’ancre dans le port
        [harbour] {", "}dans le port
       *[other] {""}
    }
   *[other] { blackbeard-picture_fate }
} ; cabine { $cabin } { $cabin ->
    [one] doublon
   *[other] doublons
}, cales { $held } sur { $room }{ $damage_count ->
    [0] {""}
   *[other] { " ; " }dommages : { $damage }
}{ $hurt ->
    [0] {""}
   *[other] { " ; " }blessures : { $hurt }
}{ $captives ->
    [0] {""}
   *[other] { " ; " }otages : { $captives }
}{ $members_count ->
    [0] {""}
   *[other] { " ; " }captifs à bord : { $members }
}.
blackbeard-picture_pirate-damage = { $section } { $n }{ $jury ->
    [true] {" "}(réparation de fortune)
   *[false] {""}
}
    .separator = {", "}
blackbeard-picture_pirate_brief = { $pirate } ({ $seat }) : notoriété { $notoriety }, popularité { $popularity }, { $status ->
    [active] à { $place }
   *[other] { blackbeard-picture_fate }
}, cabine { $cabin } { $cabin ->
    [one] doublon
   *[other] doublons
}, cales { $held } sur { $room }{ $damage_count ->
    [0] {""}
   *[other] , endommagé
}{ $members_count ->
    [0] {""}
   *[other] { " ; " }captifs à bord : { $members }
}.
blackbeard-picture_pirates = Pirates, avec notoriété et popularité : { $rows }.
blackbeard-picture_pirates-rows = { $pirate } ({ $seat }) { $notoriety } et { $popularity }, { $status ->
    [active] { $place }
   *[other] { blackbeard-picture_fate }
}
    .separator = {" ; "}
blackbeard-picture_ships = Pirates : { $rows }{ blackbeard-picture_and_more }
blackbeard-picture_ships-rows = { $pirate } ({ $seat }) à { $place }
    .separator = {" ; "}
blackbeard-picture_and_more = { $more ->
    [0] .
    [one] {" "}et 1 de plus.
   *[other] {" "}et { $more } de plus.
}
blackbeard-picture_refuges = Refuges : { $rows }{ blackbeard-picture_and_more }
blackbeard-picture_refuges-rows = { $port } ({ $seat })
    .separator = {", "}
blackbeard-picture_merchants = Marchands face cachée : { $rows }{ blackbeard-picture_and_more }
blackbeard-picture_merchants-rows = { $place }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
    .separator = {", "}
blackbeard-picture_known = Marchands identifiés : { $rows }{ blackbeard-picture_and_more }
blackbeard-picture_known-rows = { $merchant } à { $place }
    .separator = {" ; "}
blackbeard-picture_governors = { $stance ->
    [pro] Gouverneurs pro-pirates
    [anti] Gouverneurs anti-pirates
   *[other] Gouverneurs face cachée
} : { $rows }{ blackbeard-picture_and_more }
blackbeard-picture_governors-rows = { $port }
    .separator = {", "}
blackbeard-picture_goods = Marchandises visibles : { $rows }{ blackbeard-picture_and_more }
blackbeard-picture_goods-rows = { $port } ({ $n })
    .separator = {", "}
blackbeard-picture_destroyed = Ports détruits : { $rows }{ blackbeard-picture_and_more }
blackbeard-picture_destroyed-rows = { $port }
    .separator = {", "}
blackbeard-picture_crates = Caisses à la dérive : { $rows }{ blackbeard-picture_and_more }
blackbeard-picture_crates-rows = { $place }
    .separator = {", "}
blackbeard-picture_own = { $pirate }, { $status ->
    [active] { $ship } (combat { $combat }, vitesse { SIGNED($speed) }), à { $place }
   *[other] sans navire, { blackbeard-picture_fate }
} : notoriété { $notoriety }, popularité { $popularity }, cabine { $cabin } { $cabin ->
    [one] doublon
   *[other] doublons
}{ $treasure ->
    [0] {""}
   *[other] {", "}trésor { $treasure }
}{ $port ->
    [none] {""}
   *[other] {", "}Refuge : { $port }{ $shut ->
        [true] {" "}(fermé pour lui)
       *[false] {""}
    }
}{ $nation ->
    [none] {""}
   *[other] {", "}lettre de marque (pavillon { $nation })
}{ $die ->
    [none] {""}
   *[other] {", "}dé { $die }
}.{ $status ->
    [active] {" "}{ $cargo_count ->
        [0] Cales vides.
       *[other] Cales : { $cargo }{ blackbeard-picture_and_more }
    }
   *[other] {""}
}{ $damage_count ->
    [0] {""}
   *[other] {" "}Dommages : { $damage }.
}{ $wounds_count ->
    [0] {""}
   *[other] {" "}Blessures : { $wounds }.
}{ $captives ->
    [0] {""}
   *[other] {" "}Otages : { $captives }.
}{ $members_count ->
    [0] {""}
   *[other] {" "}Captifs à bord : { $members }.
}{ $enemies_count ->
    [0] {""}
   *[other] {" "}Pavillons ennemis : { $enemies }.
}
blackbeard-picture_own-damage = { $section } { $n }{ $jury ->
    [true] {" "}(réparation de fortune)
   *[false] {""}
}
    .separator = {", "}
blackbeard-picture_own-cargo = { $marker }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
    .separator = {", "}
blackbeard-picture_own-wounds = { $part } ({ blackbeard-picture_wound })
    .separator = {", "}
blackbeard-picture_own-enemies = { $nation }
    .separator = {", "}
blackbeard-picture_own_drawn = Gouverneurs à placer : { $rows }.
blackbeard-picture_own_drawn-rows = { $governor } ({ blackbeard-picture_stance })
    .separator = {", "}
blackbeard-picture_own_told = Gouverneurs que vous connaissez : { $rows }{ blackbeard-picture_and_more }
blackbeard-picture_own_told-rows = { $port } : { $governor } ({ blackbeard-picture_stance })
    .separator = {" ; "}
blackbeard-picture_stance = { $stance ->
    [pro] pro-pirate
   *[other] anti-pirate
}
blackbeard-picture_fight_head = { $what ->
    [duel] Duel : { $pirate ->
        [none] un garde
       *[other] { $pirate }
    } contre { $target ->
        [none] un garde
       *[other] { $target }
    }
    [hunters] Combat à { $place } : { $pirate } contre { $hunters }
   *[pirates] Combat à { $place } : { $pirate } contre { $target }
}{ $helper ->
    [none] {""}
   *[other] {", "}avec { $helper }
}{ $round ->
    [0] .
   *[other] , manche { $round }.
}
blackbeard-picture_fight_outcome = { $result ->
    [open] Aucune manche n’a encore eu lieu.
    [round] Manche gagnée : { $pirate ->
        [none] le garde
       *[other] { $pirate }
    }{ $what ->
        [pirates] { " ; " }dommages : { $points }.
       *[other] .
    }
    [tied] Manche nulle.
    [surrendered] Reddition : { $target }.
    [smoke] Un rideau de fumée met fin au combat.
    [broke_off] { $pirate } rompt le combat.
    [board] Abordage : duel des capitaines.
    [gone] Le combat est fini.
    [let_go] Le combat est fini.
   *[won] Victoire : { $pirate ->
        [none] le garde
       *[other] { $pirate }
    }{ $result ->
        [surrender] , par reddition.
       *[other] .
    }
}
blackbeard-picture_fight_ship = { $pirate } ({ $seat }), { $ship } : combat { $combat }, vitesse { SIGNED($speed) }{ $damage_count ->
    [0] {", "}aucun dommage
   *[other] {", "}dommages : { $damage }
}{ $wounds_count ->
    [0] {""}
   *[other] {", "}blessures : { $wounds }
}.
blackbeard-picture_fight_ship-damage = { $section } { $n }{ $jury ->
    [true] {" "}(réparation de fortune)
   *[false] {""}
}
    .separator = {", "}
blackbeard-picture_fight_ship-wounds = { $part } ({ blackbeard-picture_wound })
    .separator = {", "}
blackbeard-picture_fight_hunter = Chasseur : { $hunter }{ $piece ->
    [none] {""}
   *[other] {", "}{ $piece }
}{ $nation ->
    [none] {""}
   *[other] {", "}{ $nation }
}{ $piece ->
    [none] , pas encore identifié.
   *[other] { " : " }combat { $combat }, vitesse { $speed }.
}
blackbeard-picture_fight_duellist = { $pirate ->
    [none] Garde
   *[other] { $pirate }
} : attaque { $attack }, défense { $defence }, endurance { $endurance } sur { $most }{ $wounds_count ->
    [0] .
   *[other] , blessures : { $wounds }.
}
blackbeard-picture_fight_duellist-wounds = { $part } ({ blackbeard-picture_wound })
    .separator = {", "}
blackbeard-picture_fight_rolls = Dernière manche : { $total } contre { $rolled }.
blackbeard-picture_hunters = Chasseurs : { $rows }{ blackbeard-picture_and_more }
blackbeard-picture_hunters-rows = { $hunter } à { $place }{ $piece ->
    [none] {""}
   *[other] {" "}(combat { $combat }, vitesse { $speed })
}{ $target ->
    [none] {""}
   *[other] {", "}cible { $target }
}
    .separator = {" ; "}
blackbeard-picture_marks = Effets durables : { $rows }{ blackbeard-picture_and_more }
blackbeard-picture_marks-rows = { $event ->
    [goal] destination du coffre de secrets
    [blockade] blocus
    [island] pirate abandonné
   *[other] { blackbeard-event_name }
} à { $place }
    .separator = {" ; "}
blackbeard-picture_key = { $letter ->
    [none] { $sign ->
        [waters] Eau sombre, eau claire, terre
        [ridge] Bande de terre
        [border] Ligne tiretée
        [lane] Anneau avec un numéro
        [way_out] Flèche
        [port] Plaque avec une lettre
        [pirate_port] Plaque noire avec un crâne
        [refuge] Maison avec un numéro
        [hidden] ?
        [pro] +
        [anti] −
        [told] Bord lumineux
        [goods] Caisse avec un nombre
        [destroyed] Flamme
        [blockade] Barre blanche sur rouge
        [ship] Pièce avec un numéro
        [several] Pièce avec un numéro et une lettre
        [anchored] Pièce avec une ancre
        [careened] Pièce avec une coque couchée
        [track] Ligne pointillée
        [face_down] Voile
        [sails] Voile
        [known] Voile avec une lettre et un nombre
        [crates] Boîte barrée
        [warship] Navire sur rouge
        [kc] Couronne sur rouge
        [ghost] Fantôme sur rouge
        [target] Viseur
        [lead] Trait avec un point
        [12] Coupe
        [35] Coffre
        [41] Cœur
        [46] Couronne
        [51] Croix
        [53] Feuille scellée
        [goal] Drapeau
        [56] Caisse avec point d’exclamation
        [island] Palmier
        [notoriety] Crâne
        [popularity] Cœur
        [gold] Pièces
        [hold] Caisse
        [damage] Éclat
        [wound] Goutte
        [hostage] Barreaux
        [captive] Chaîne
        [die] Dé
        [chest] Coffre
        [home] Palmier
        [letter] Feuille scellée
        [token] Sablier
        [enemy] Sabres
        [rumour] Bulle
        [hull] Coque
        [rudder] Roue
        [guns] Canon
       *[crew] Marins
    }
   *[other] { $letter }
} : { $words }
