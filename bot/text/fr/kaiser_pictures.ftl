### Les mots des images de The Kaiser’s Pirates et les lignes de leurs textes de remplacement.

## Les mots des images

kaiser-picture_round = Manche { $round }{ $rounds ->
    [none] {""}
   *[other] /{ $rounds }
}
kaiser-picture_after = Après la manche { $round }
kaiser-picture_over = Fin de partie
kaiser-picture_discards = Défausse
kaiser-picture_extra = tour supplémentaire
kaiser-picture_further = prolongation
kaiser-picture_seat = Place { $number }
kaiser-picture_total = { $va } PV en tout
kaiser-picture_va = { $va } PV
kaiser-picture_points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
kaiser-picture_state = { $state ->
    [damage] endommagé
    [supply] pénurie
    [refuge] à l’abri
    [identified] identifié
    [disguised] déguisé
    [fog] brume
    [deception] trompé
    [british] Royal Navy
    [upright] carte verticale
    [waiting] coulé, attend un marchand
    [points_brief] pts de manche
    [points] points de manche (à leur gauche : PV de la manche)
    [warship] navire de guerre
    [raider] corsaire
    [prize] prise
   *[other] perd un tour
}
kaiser-picture_purpose = { $purpose ->
    [intercept] Attaque
    [mines] Attaque par mines
    [torpedo] Attaque à la torpille
    [recognise_prize] Reconnaissance de la prise
    [duel] Duel d’artillerie
    [amc_guns] Tir du croiseur auxiliaire
    [pursuit] Poursuite
    [safe_passage] Passage sûr
    [refuge_repair] Réparation à l’abri
    [refuge_supply] Ravitaillement à l’abri
   *[other] Réserves de la prise
}
kaiser-picture_side = { $role ->
    [safe_passage] Poursuivants
    [shallow_run] Récifs
    [exhausted] Réserves
    [navy] Royal Navy
    [breakout] Blocus
    [breaking_out] Percée
   *[none] { $what }
}
kaiser-picture_outcome = { $outcome ->
    [sunk] { $hit ->
        [captured] capturé
       *[other] coulé
    }
    [damaged] { $hit ->
        [again] encore à flot
        [afloat] encore à flot
        [spared] pas capturé
       *[other] endommagé
    }
    [success] { $purpose ->
        [break_contact] réussie
        [breakdown] réussie
        [breakout] réussie
        [mistaken_identity] réussie
        [refuge_repair] réussie
        [pursuit] réussie
        [recognise_prize] réussie
       *[other] réussi
    }
    [failure] { $purpose ->
        [shallow_run] récifs touchés
       *[other] échec
    }
   *[other] sans effet
}
kaiser-picture_mod = { $why ->
    [night] nuit
    [surprise_attack] surprise
    [searchlight] projecteur
    [monitor] monitor
    [damaged] endommagé
    [low_supply] pénurie
    [fast_ship] navire rapide
    [non_combatant] non-combattant
    [seeadler] Seeadler
    [prize] prise
    [wolf] Wolf
    [sailing_ship] voilier
    [fair_seas] mer belle
    [fast_raider] corsaire rapide
   *[other] charbon
} { SIGNED($amount) }
kaiser-picture_part = { $part ->
    [attack] Attaque
    [defence] Défense
    [special] Spécial
    [reflag] Pavillon
   *[other] Ruse
}
kaiser-picture_entry = { $entry ->
    [end] fin du tour
    [warship_intercept] interception, navire de guerre
    [raider_intercept] interception, corsaire
    [british_intercept] interception, Royal Navy
    [submarine_torpedo] torpille
    [submarine_mines] mines
   *[none] aucune
}
kaiser-picture_counted = { $how ->
    [sunk] { $n ->
        [one] { $n } marchand coulé
       *[other] { $n } marchands coulés
    }
    [safe] { $n } au port
    [prize] { $n ->
        [one] { $n } prise
       *[other] { $n } prises
    }
    [exhausted] prises épuisées : { $n }
    [german] { $n ->
        [one] { $n } navire allemand coulé
       *[other] { $n } navires allemands coulés
    }
   *[card] { $n ->
        [one] { $n } navire coulé (joué en carte)
       *[other] { $n } navires coulés (joués en cartes)
    }
}
kaiser-picture_counted_in = M{ $round } : { $counted }
kaiser-picture_struck = Non comptés{ $round ->
    [none] {""}
   *[other] {" "}(M{ $round })
} : { $names }
kaiser-picture_past = M{ $round } : { $va } PV, { SIGNED($points) }
kaiser-picture_afloat = À flot : { $names }
kaiser-picture_hand = Votre main ({ $count })
kaiser-picture_family = { $family ->
    [action] Action
    [reaction] Réaction
   *[other] Soutien
}
kaiser-picture_sign = { $sign ->
    [sideways] dés de la Royal Navy
    [night] de nuit
    [challenge] effet (vos dés : ceux d’en face)
    [upright] dés de l’effet
    [mine] mines
    [torp] torpille
    [gun] canon
    [dc] grenades
   *[defence] défense
}
kaiser-picture_knows = { $name } détient :
kaiser-picture_next = Sommet de la pioche :
kaiser-picture_committed = Face cachée :
kaiser-picture_laid = { $name } ({ $where })
kaiser-picture_where = { $mode ->
    [british] Royal Navy
   *[other] verticale
}
kaiser-picture_effect = { $kind ->
    [amc] combat pour le navire marchand
    [blockade_runner] peut ravitailler
    [boarding_party] capture au lieu de couler
    [team_only] seulement en équipes
    [bounding_main] le suivant perd un tour
    [break_contact] peut semer l’attaquant
    [breakdown] peut endommager un ennemi
    [breakout] peut amener un navire allemand
    [collier] ravitaille toute la flotte
    [damage_control] répare un navire
    [deception] l’ennemi joue 1 carte au hasard
    [exchange_information] échange avec le partenaire
    [fair_seas] passage sûr à +1
    [fast_ship] −2 à l’attaque d’un corsaire
    [fog_bank] un adversaire perd un tour
    [good_hunting] le corsaire vise 2 navires
    [heavy_weather] perte de navires endommagés
    [intelligence] voir une main ou la pioche
    [interned] peut retirer un navire ennemi
    [interrogate] peut identifier et attaquer
    [island_refuge] abri et réparation
    [lay_mines] mines contre les marchands
    [minesweeper] annule une attaque par mines
    [mistaken_identity] échange votre marchand coulé
    [monitor] attaque un navire à l’abri
    [non_combatant] votre marchand : attaque à −2
    [pull_the_plug] vous sabordez ; aucun PV
    [qqq] identifie le corsaire
    [q_ship] combat un sous-marin
    [razzle_dazzle] peut esquiver une torpille
    [recalled] peut renvoyer le navire
    [recon_aircraft] prend 2 cartes au hasard
    [reflag] déguise votre navire
    [rendezvous_missed] pénurie : attaques −2
    [sail_q_ship] voilier contre sous-marin
    [scuttle] sabordez votre navire touché
    [searchlight] +3 de nuit
    [second_chance] un tour supplémentaire
    [shallow_run] fuite, dégâts possibles
    [shipping_lanes] attaque toute la rangée
    [slim_pickings] arrête ou limite l’attaque
    [special_cargo] PV des marchands coulés doublés
    [submarine_u] torpille un navire marchand
    [submarine_uc] torpille ou mines
    [surprise_attack] +2 ; empêche la fuite
    [transfer_command] peut prendre un navire
    [trap] votre marchand riposte
   *[wireless_intercept] prend 2 cartes défaussées
}

## Les textes de remplacement

kaiser-picture_turn = { kaiser-picture_round }{ $seat ->
    [none] {""}
   *[other] {". À "}{ $seat } de jouer
}{ $extra ->
    [true] {" (tour supplémentaire)"}
   *[other] {""}
}. Pioche : { $remaining }.
kaiser-picture_fight = { $card ->
    [none] { kaiser-picture_purpose }
   *[other] { $card }
} : { $sides } ; { kaiser-picture_outcome }.
kaiser-picture_fight-sides = { kaiser-picture_side } ({ $seat }) { $dice }{ $mods_count ->
    [0] {""}
   *[other] {", "}{ $mods }
}, résultat { $result }
    .separator = {" / "}
kaiser-picture_fight-sides-dice = d{ $sides } { $face }
    .separator = {", "}
kaiser-picture_fight-sides-mods = { kaiser-picture_mod }
    .separator = {", "}
kaiser-picture_read = Cartes Solitaire : { $read }.
kaiser-picture_read-read = { kaiser-picture_part }{ $face ->
    [none] {""}
   *[other] {" "}{ $face }
} { $card ->
    [none] { kaiser-picture_entry }
   *[other] { $card }
}
    .separator = {" ; "}
kaiser-picture_fleet = { $seat } : { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}, { $amount } PV{ $waiting ->
    [none] {""}
    [0] {""}
    [one] {" "}({ $waiting } navire allemand coulé attend un marchand)
   *[other] {" "}({ $waiting } navires allemands coulés attendent chacun un marchand)
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
}{ $fog ->
    [true] , brume
   *[other] {""}
}{ $deception ->
    [true] , trompé
   *[other] {""}
}{ $skipped ->
    [true] , perd un tour
   *[other] {""}
}. { $ships_count ->
    [0] Aucun navire allemand
   *[other] { $ships }
}{ $prizes_count ->
    [0] {""}
   *[other] . Prises : { $prizes }
}{ $row_count ->
    [0] {""}
   *[other] . Marchands : { $row }
}
kaiser-picture_fleet-ships = { kaiser-picture_fleet-row }
    .separator = {", "}
kaiser-picture_fleet-prizes = { kaiser-picture_fleet-row }
    .separator = {", "}
kaiser-picture_fleet-row = { $name } { $va }{ $identified ->
    [true] {" "}identifié
   *[other] {""}
}{ $damage ->
    [0] {""}
    [1] {" "}endommagé
   *[other] {" "}endommagé ×{ $damage }
}{ $supply ->
    [true] {" "}pénurie
   *[other] {""}
}{ $refuge ->
    [true] {" "}à l’abri
   *[other] {""}
}
    .separator = {", "}
kaiser-picture_table = Cartes engagées : { $slots }.
kaiser-picture_table-slots = { $ship ->
    [none] { kaiser-picture_place }
   *[other] { $ship }
}{ $card ->
    [none] {""}
   *[other] {" : "}{ $card }
}{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
    .separator = {", "}
kaiser-picture_place = { $where ->
    [british] Royal Navy
    [action] action
    [lay] mines
   *[other] interception
}
kaiser-picture_top = Défausse : { $top }.
kaiser-picture_round_over = La manche { $round } est terminée.
kaiser-picture_match_over = La partie est terminée. { $winners_count ->
    [0] Pas de gagnant.
    [one] Victoire de : { $winners }.
   *[other] Victoire de : { $winners }.
}
kaiser-picture_scored = { $seat }, { $total ->
    [one] { $total } point
   *[other] { $total } points
}.{ $rounds_count ->
    [0] {""}
   *[other] {" "}{ $rounds }.
}{ $counted_count ->
    [0] {""}
   *[other] {" "}{ $last ->
        [none] {""}
       *[other] Manche { $last } :{" "}
    }{ $counted }.
}{ $struck_count ->
    [0] {""}
   *[other] {" "}Non comptés{ $last ->
        [none] {""}
       *[other] {" "}(manche { $last })
    } : { $struck }.
}{ $ships_count ->
    [0] {""}
   *[other] {" "}À flot : { $ships }.
}
kaiser-picture_scored-rounds = Manche { $n } : { $va } PV, { SIGNED($points) }
    .separator = {" ; "}
kaiser-picture_scored-counted = { kaiser-picture_counted }
    .separator = {", "}
kaiser-picture_scored-struck = { $name }
    .separator = {", "}
kaiser-picture_scored-ships = { $name }
    .separator = {", "}
kaiser-picture_cards = { $size ->
    [one] Votre main ({ $size } carte) :
   *[other] Votre main ({ $size } cartes) :
} { $cards }.
kaiser-picture_cards-cards = { $card } ({ $coin }{ $night ->
    [true] {" "}nuit
   *[other] {""}
}){ $kind ->
    [none] {""}
   *[other] {" "}{ kaiser-picture_effect }
}
    .separator = {" ; "}
kaiser-picture_laid_cards = Face cachée devant vous : { $slots }.
kaiser-picture_laid_cards-slots = { $card } ({ $ship ->
    [none] { kaiser-picture_place }
   *[other] { $ship }
})
    .separator = {", "}
kaiser-picture_known = { $seat } détient : { $known }.
kaiser-picture_deck = Sommet de la pioche : { $order }.
