## Images : le moins de mots possible. Puis ce que seul dit leur texte de remplacement

tortuga-picture_round = Manche { $round }
tortuga-picture_setup = Appareillage
tortuga-picture_over = Fin de partie
tortuga-picture_sudden = mort subite
tortuga-picture_restricted = Révéler ou Forcer
tortuga-picture_actions = { $actions } actions par tour
tortuga-picture_seat = Place { $number }
tortuga-picture_place = { $at ->
    [FD] Hollandais volant
    [JR] Jolly Roger
    [TOR] Tortuga
    [GAL] Galion
    [B1] Chaloupe du Hollandais
   *[B2] Chaloupe du Roger
}
tortuga-picture_rank = { $rank ->
    [CPT] Capitaine
    [FM] Second
    [CB] Mousse
   *[GOV] Gouverneur
}
tortuga-picture_deck = Pioche
tortuga-picture_discard = Défausse
tortuga-picture_vote = { $vote ->
    [attack] Attaque
    [mutiny] Mutinerie
   *[brawl] Bagarre
}
tortuga-picture_outcome = { $outcome ->
    [success] réussie
    [failure] manquée
    [british] aux Anglais
    [french] aux Français
   *[split] un chacun
}
tortuga-picture_won = { $reason ->
    [draw] Égalité, partagée par tous
    [resigned] Personne ne gagne
   *[most_treasure] { $side ->
        [B] Victoire anglaise
        [F] Victoire française
       *[D] Victoire hollandaise
    }
}
tortuga-picture_hand = Votre main
tortuga-picture_loyalty = { $side ->
    [B] Anglais
    [F] Français
   *[D] Hollandais
}
tortuga-picture_votes = { $count ->
    [0] Aucune carte de vote
    [one] Votre carte de vote
   *[other] Vos cartes de vote
}
tortuga-picture_seen = Vues dans la rangée
tortuga-picture_held = Devant vous
tortuga-picture_calling = { $vote ->
    [attack] Vous votez : attaque { $aim ->
        [GAL] du Galion
        [FD] du Hollandais volant
       *[JR] du Jolly Roger
    }
    [mutiny] Vous votez : mutinerie sur { $at ->
        [FD] le Hollandais volant
       *[JR] le Jolly Roger
    }
   *[brawl] Vous votez : bagarre à Tortuga
}
tortuga-picture_card = { $code ->
    [LOM] Lettre de marque
    [PIS] Pistolet
    [ALB] Albatros
    [BSP] Tache noire
    [MAP-FD] Carte : Hollandais
    [MAP-JR] Carte : Jolly Roger
    [MAP-TOR] Carte : Tortuga
    [GUN] Poudre à canon
    [STO] Tempête
    [CRO] Nid-de-pie
    [CAB] Grogne à bord
    [PIE] Pièces de huit
    [KIL] Guildive
    [ARM] Armada espagnole
   *[none] aucune
}
tortuga-picture_turn = { $phase ->
    [setup] Les capitaines chargent leurs navires.
    [sudden_death] Mort subite, manche { $round } : à { $seat } de jouer.
   *[main] Manche { $round } : à { $seat } de jouer.
}{ $actions ->
    [0] {""}
    [1] {""}
   *[other] {" "}{ $actions } actions par tour.
}{ $restricted ->
    [true] {" "}Révéler ou Forcer la main, rien d’autre.
   *[false] {""}
}
tortuga-picture_end = { $reason ->
    [draw] Égalité, partagée par tous.
    [resigned] Personne ne gagne.
   *[most_treasure] { $side ->
        [B] Victoire anglaise
        [F] Victoire française
       *[D] Victoire hollandaise
    } : { $winners }.
}
    { $loyalties }
tortuga-picture_end-loyalties = { $seat } : { tortuga-picture_loyalty }
tortuga-picture_tally = Coffres : Anglais { $british }, Français { $french }, sur le galion { $galleon }.
tortuga-picture_line = { $at ->
    [FD] Hollandais volant, capitaine en tête
    [JR] Jolly Roger, capitaine en tête
   *[TOR] Tortuga, gouverneur en tête
} : { $line_count ->
    [0] personne
   *[other] { $line }
}. Cale anglaise { $british }, cale française { $french }{ $outside ->
    [0] {""}
   *[other] , non attribués { $outside }
}.
tortuga-picture_boats = { $boats }
tortuga-picture_boats-boats = { tortuga-picture_place } : { $destroyed ->
    [true] détruite
   *[false] { $seat ->
        [none] libre
       *[other] { $seat }
    }
}
tortuga-picture_row = Cartes Événement (pioche { $deck } ; défausse { $size ->
        [0] 0
       *[other] { $size }, au sommet { tortuga-picture_card }
    }) :
    { $row }
tortuga-picture_row-row = { $slot } : { $lies ->
    [down] face cachée
   *[empty] vide
}{ $peekers_count ->
    [0] {""}
   *[other] , vue par { $peekers }
}
tortuga-picture_kept = Gardées face visible :
    { $kept }
tortuga-picture_kept-kept = { $seat } : { tortuga-picture_card }
tortuga-picture_fewer = Moins de 3 cartes de vote :
    { $fewer }
tortuga-picture_fewer-fewer = { $seat } : { $size }
tortuga-picture_open = Un vote est en cours. { $vote ->
    [attack] { $caller } attaque { $aim ->
        [GAL] le Galion
        [FD] le Hollandais volant
       *[JR] le Jolly Roger
    } avec { $at ->
        [FD] le Hollandais volant
       *[JR] le Jolly Roger
    }.
    [mutiny] { $caller } appelle à la mutinerie sur { $at ->
        [FD] le Hollandais volant
       *[JR] le Jolly Roger
    } contre { $captain }.
   *[brawl] { $caller } lance une bagarre à Tortuga.
}
tortuga-picture_last = Dernier vote : { $vote ->
    [attack] { $caller } a attaqué { $aim ->
        [GAL] le Galion
        [FD] le Hollandais volant
       *[JR] le Jolly Roger
    } avec { $at ->
        [FD] le Hollandais volant
       *[JR] le Jolly Roger
    }. Canons { $cannons }, torches { $torches }, eau { $waters }
    [mutiny] { $caller } a appelé à la mutinerie sur { $at ->
        [FD] le Hollandais volant
       *[JR] le Jolly Roger
    } contre { $captain }. Têtes de mort { $skulls } sur { $size }
   *[brawl] { $caller } a lancé une bagarre à Tortuga. Drapeaux anglais { $british }, drapeaux français { $french }
} : { $outcome ->
    [success] réussie
    [failure] manquée
    [british] aux Anglais
    [french] aux Français
    [split] un chacun
   *[none] à juger
}. Cartes : { $cards }.
tortuga-picture_allegiance = Votre allégeance : { tortuga-picture_loyalty }
tortuga-picture_cards = { $count ->
    [0] Vous n’avez aucune carte de vote.
   *[other] Vos cartes de vote :
    { $cards }
}
tortuga-picture_cards-cards = { $code } : { $top ->
    [C] canon
    [T] torche
   *[W] eau
}, { $flag ->
    [B] drapeau anglais
   *[F] drapeau français
}, { $bottom ->
    [S] tête de mort
   *[N] sans tête de mort
}
tortuga-picture_memory = Vous avez vu dans la rangée :
    { $memory }
tortuga-picture_memory-memory = { $slot } : { tortuga-picture_card }
tortuga-picture_owned = Devant vous, visibles de tous :
    { $owned }
tortuga-picture_owned-owned = { tortuga-picture_card }
