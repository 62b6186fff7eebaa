### Tortuga 1667. Comment les messages se nomment et ce qu’ils peuvent utiliser : voir bot/text/__init__.py.
### « Tortuga » est le seul lieu d’un seul mot simple : les messages le reconnaissent là où il faut une autre préposition.

tortuga-pitch = Pillez ensemble un galion espagnol, à coups de votes secrets, sans jamais savoir pour qui rament les autres.
    .title = Tortuga 1667
    .length = De { $lo } à { $hi } personnes, 30 à 45 minutes environ (ou quelques jours, à raison de quelques coups par jour)
    .how =
        Chacun est secrètement Anglais ou Français (à nombre impair, un pirate est de nation hollandaise et gagne en cas d’égalité) ; toute une nation gagne ou perd ensemble.
        À votre tour, une action (deux si vous n’êtes que deux) : épier ou révéler des cartes Événement, passer d’un navire à l’autre en chaloupe, ou vous servir de votre rang : attaquer, débarquer quelqu’un, vous mutiner, déplacer un coffre, lancer une bagarre.
        Des votes secrets décident des attaques, des mutineries et des bagarres. Quand quelqu’un retourne la carte Armada espagnole, la nation qui a le plus de coffres gagne. À égalité, si personne n’est de nation hollandaise, c’est la mort subite : la première nation à prendre l’avance gagne.
    .aliases = L’Île de la Tortue, La Tortue

## Termes

tortuga-term-place = { $value ->
    [FD] Hollandais volant
    [JR] Jolly Roger
    [TOR] Tortuga
    [GAL] galion espagnol
    [B1] chaloupe du Hollandais volant
    [B2] chaloupe du Jolly Roger
   *[other] { $value }
}
tortuga-term-hold = { $value ->
    [GAL] galion espagnol
    [FD-B] 🇬🇧 Hollandais volant, cale anglaise
    [FD-F] 🇫🇷 Hollandais volant, cale française
    [JR-B] 🇬🇧 Jolly Roger, cale anglaise
    [JR-F] 🇫🇷 Jolly Roger, cale française
    [TOR-B] 🇬🇧 Tortuga, camp anglais
    [TOR-F] 🇫🇷 Tortuga, camp français
    [TOR-X] Tortuga, hors des camps
   *[other] { $value }
}
tortuga-term-card = { $value ->
    [LOM] 📜 Lettre de marque
    [PIS] 🔫 Pistolet
    [ALB] 🕊️ Albatros
    [BSP] ⚫ Tache noire
    [MAP-FD] 🗺️ Carte au trésor du Hollandais volant
    [MAP-JR] 🗺️ Carte au trésor du Jolly Roger
    [MAP-TOR] 🗺️ Carte au trésor de Tortuga
    [GUN] 🛢️ Poudre à canon
    [STO] ⛈️ Tempête
    [CRO] 🔭 Nid-de-pie
    [CAB] 🌀 Fièvre des cabines
    [PIE] 🪙 Pièces de huit
    [KIL] 🥃 Guildive
    [ARM] 🇪🇸 Armada espagnole
   *[other] { $value }
}
tortuga-term-vote = { $value ->
    [CBS] 💣🇬🇧💀
    [CBN] 💣🇬🇧▫️
    [CFS] 💣🇫🇷💀
    [CFN] 💣🇫🇷▫️
    [TBS] 🔥🇬🇧💀
    [TBN] 🔥🇬🇧▫️
    [TFS] 🔥🇫🇷💀
    [TFN] 🔥🇫🇷▫️
    [WBS] 💧🇬🇧💀
    [WBN] 💧🇬🇧▫️
    [WFS] 💧🇫🇷💀
    [WFN] 💧🇫🇷▫️
   *[other] { $value }
}
    .separator = {" | "}
tortuga-term-loyalty = { $value ->
    [B] 🇬🇧 anglaise
    [F] 🇫🇷 française
    [D] 🇳🇱 hollandaise
   *[other] { $value }
}
tortuga-term-rank = { $value ->
    [CPT] capitaine
    [FM] second
    [CB] mousse
    [GOV] gouverneur
   *[other] { $value }
}
tortuga-term-duty = { $value ->
    [CPT] capitaine (peut attaquer ou débarquer quelqu’un)
    [FM] second (peut lancer une mutinerie)
    [CB] mousse (peut déplacer un coffre à bord)
    [GOV] gouverneur (peut lancer une bagarre)
   *[other] { $value }
}
tortuga-term-pirate = { $digits ->
    [1] ⬛ François l’Olonnais
    [2] 🟥 Henry Morgan
    [3] 🟧 Rock le Brésilien
    [4] 🟩 Bartolomeu Português
    [5] 🟦 Edward Mansvelt
    [6] 🟨 Michel le Basque
    [7] 🟪 Daniel Montbars
    [8] 🟫 Jacquotte Delahaye
    [9] ⬜ Anne Dieu-le-Veut
   *[other] { $value }
}
tortuga-spoken-vote = { $letters ->
        [CBS] canon, drapeau anglais, tête de mort
        [CBN] canon, drapeau anglais, sans tête de mort
        [CFS] canon, drapeau français, tête de mort
        [CFN] canon, drapeau français, sans tête de mort
        [TBS] torche, drapeau anglais, tête de mort
        [TBN] torche, drapeau anglais, sans tête de mort
        [TFS] torche, drapeau français, tête de mort
        [TFN] torche, drapeau français, sans tête de mort
        [WBS] eau, drapeau anglais, tête de mort
        [WBN] eau, drapeau anglais, sans tête de mort
        [WFS] eau, drapeau français, tête de mort
        [WFN] eau, drapeau français, sans tête de mort
       *[other] { $letters }
    }
    .separator = {" ; "}
tortuga-parts = { $id ->
    [CBS] 💣🇬🇧💀 canon · anglais · tête de mort
    [CBN] 💣🇬🇧▫️ canon · anglais · sans tête de mort
    [CFS] 💣🇫🇷💀 canon · français · tête de mort
    [CFN] 💣🇫🇷▫️ canon · français · sans tête de mort
    [TBS] 🔥🇬🇧💀 torche · anglais · tête de mort
    [TBN] 🔥🇬🇧▫️ torche · anglais · sans tête de mort
    [TFS] 🔥🇫🇷💀 torche · français · tête de mort
    [TFN] 🔥🇫🇷▫️ torche · français · sans tête de mort
    [WBS] 💧🇬🇧💀 eau · anglais · tête de mort
    [WBN] 💧🇬🇧▫️ eau · anglais · sans tête de mort
    [WFS] 💧🇫🇷💀 eau · français · tête de mort
   *[WFN] 💧🇫🇷▫️ eau · français · sans tête de mort
}
tortuga-legend = Attaque : 💣 canon, 🔥 torche, 💧 eau · bagarre : 🇬🇧 ou 🇫🇷 · mutinerie : 💀 tête de mort, ▫️ sans
tortuga-effect = { $card_code ->
    [LOM] { tortuga-rule-TO_E-LOM }
    [PIS] { tortuga-rule-TO_E-PIS }
    [ALB] { tortuga-rule-TO_E-ALB }
    [BSP] { tortuga-rule-TO_E-BSP }
    [MAP-FD] { tortuga-rule-TO_E-MAP_FD }
    [MAP-JR] { tortuga-rule-TO_E-MAP_JR }
    [MAP-TOR] { tortuga-rule-TO_E-MAP_TOR }
    [GUN] { tortuga-rule-TO_E-GUN }
    [STO] { tortuga-rule-TO_E-STO }
    [CRO] { tortuga-rule-TO_E-CRO }
    [CAB] { tortuga-rule-TO_E-CAB }
    [PIE] { tortuga-rule-TO_E-PIE }
    [KIL] { tortuga-rule-TO_E-KIL }
   *[ARM] { tortuga-rule-TO_E-ARM }
}
tortuga-gist = { $card_code ->
    [LOM] fait monter quelqu’un à bord, tout de suite ou plus tard
    [PIS] débarque quelqu’un d’autre
    [ALB] se garde ; avec un deuxième albatros à bord, tout l’équipage est débarqué
    [BSP] débarque le pirate qui la retourne
    [MAP-FD] permet de déplacer des coffres à bord de ce navire
    [MAP-JR] permet de déplacer des coffres à bord de ce navire
    [MAP-TOR] permet d’y lancer des bagarres
    [GUN] détruit une chaloupe
    [STO] renvoie au galion les coffres du navire où se trouve le pirate qui la retourne
    [CRO] montre le reste de la rangée au pirate qui la retourne
    [CAB] inverse la file d’un navire
    [PIE] un coffre change de cale à bord d’un navire
    [KIL] toutes les cartes de vote sont redistribuées
   *[ARM] met fin à la partie
}
tortuga-turned = { $card_code ->
    [ALB] avec un deuxième albatros à bord, tout l’équipage est débarqué
   *[other] { tortuga-gist }
}
tortuga-idle = { $card_code ->
    [GUN] il ne reste pas de chaloupe
    [STO] { $seat } n’est à bord d’aucun navire qui porte des coffres
    [PIE] aucun des deux navires n’a de coffre
   *[CAB] il y a moins de deux pirates à bord du navire
}
tortuga-dutch = { $loyalty_code ->
    [D] Vous gagnez si Anglais et Français finissent à égalité.{" "}
   *[other] {""}
}
tortuga-named-slot = Carte Événement { $value }

## Événements : la mise en place

tortuga-match_started = 🏴‍☠️ Tortuga, 1667. Deux navires pirates, un galion bourré d’or espagnol, et chacun sert une couronne en secret. Dans le sens horaire : { $order }.{ $options_count ->
    [0] {""}
   *[other] {" "}Options convenues – { $options }.
}
    .brief = 🏴‍☠️ Tortuga, 1667. Dans le sens horaire : { $order }.
    .why = La moitié des allégeances sont anglaises, l’autre moitié françaises ; quand le nombre de places est impair, celle qui reste est hollandaise. Nombre de places ici : { $order_count }.
tortuga-loyalty_dealt = 🤫 Votre allégeance : { $loyalty }. { tortuga-dutch }Racontez ce que vous voulez, mais ne la montrez à personne.
    .why = { tortuga-dutch }Les allégeances ont été mélangées et distribuées, une par place. Personne d’autre ne voit la vôtre avant la fin de la partie.
tortuga-hand_dealt = { $hand_count ->
        [one] 🗳️ Votre carte de vote : { $hand }
       *[other] 🗳️ Vos { $hand_count } cartes de vote : { $hand }
    }
    { tortuga-legend }
    .why = Chaque place reçoit trois cartes de vote. Tant que dure la partie, personne d’autre ne voit les vôtres : dans un vote, les cartes apparaissent sans leur propriétaire.
tortuga-row_laid = 🎴 Rangée d’événements : { $slots_count } cartes, face cachée. Il en reste { $deck } dans la pioche Événement, et l’Armada espagnole est l’une des cinq dernières.
    .brief = {""}
    .why = L’Armada a été mélangée aux quatre cartes du fond de la pioche Événement. Quand on la retourne, on compte les coffres.
tortuga-brethren_chosen = { $seat } joue { $pirate }.
    .act = joue { $pirate }
    .why = Les noms et les couleurs des Frères de la Côte sont là pour le décor : aucune règle n’en dépend.
tortuga-pawn_drawn = { $line_count ->
    [1] 🎩 { $seat }, premier pion tiré pour le { $where }, en est capitaine !{ $where_code ->
        [JR] {" "}Le capitaine de ce navire joue le premier tour.
       *[other] {""}
    }
    [2] { $seat } est second du { $where }, et mousse tant que personne ne suit.
   *[other] { $seat } monte à bord du { $where }, { $line_count }e de la file.
}
    .act = { $line_count ->
        [1] capitaine du { $where }
        [2] second du { $where } (et mousse tant que personne ne suit)
       *[other] monte à bord du { $where }
    }
    .why = Les pions sont tirés du sac au hasard et montent à bord à tour de rôle, en commençant par le Hollandais volant. De la tête à la queue, pour l’instant : { $line }.
tortuga-start_hold_chosen = 💰 { $seat } range le premier coffre du navire : { $hold }.
    .act = range le premier coffre ({ $hold })
    .why = Chaque navire commence avec un coffre. Son capitaine le met dans une cale, celui du Jolly Roger d’abord, et le coffre compte aussitôt pour cette nation.

## Événements : les tours et la rangée

tortuga-turn_started = 🧭 Manche { $round } : à { $seat } de jouer ({ $where }{ $ranks_count ->
    [0] {""}
   *[other] {" : "}{ $ranks }
}).{ $actions ->
    [1] {""}
   *[other] {" "}{ $actions } actions.
}{ $restricted ->
    [true] {" "}⏳ Aucune carte Événement n’a été retournée depuis { $stalled ->
        [none] trop longtemps
        [one] { $stalled } manche
       *[other] { $stalled } manches
    } : à ce tour, il faut en révéler une ou forcer la main.
   *[false] {""}
}
    .act = {""}
    .why = On joue dans le sens horaire, quels que soient les rangs. Nombre d’actions à ce tour : { $actions }. { $restricted ->
        [true] Personne n’a retourné de carte Événement pendant autant de manches que cette table l’admet. Tant que ce n’est pas fait, chacun doit en révéler une ou forcer la main à quelqu’un.
       *[false] Chaque place joue ses tours, même à terre ou en chaloupe.
    }
tortuga-peeked = { $seen_count ->
    [none] { $slots_count ->
        [1] 👁️ { $seat } épie la carte Événement { $slots }.
       *[other] 👁️ { $seat } épie les cartes Événement { $slots }.
    }
   *[other] { $slots_count ->
        [1] 👁️ Vous épiez la carte Événement { $slots }.
       *[other] 👁️ Vous épiez les cartes Événement { $slots }.
    }{"\u000A"}{ $seen }
}
    .act = { $slots_count ->
        [1] épie la carte { $slots }
       *[other] épie les cartes { $slots }
    }{ $seen_count ->
        [none] {""}
        [0] {""}
       *[other] {" "}({ $seen })
    }
    .why = Tout le monde voit quelles cartes sont épiées. { $seen_count ->
        [none] Ce qu’elles sont reste le secret d’une seule personne, { $seat }.
       *[other] Ce qu’elles sont reste votre secret.
    } Elles ne bougent pas.{ $seen_count ->
        [none] {""}
        [0] {""}
       *[other] {"\u000A"}{ $seen }
    }
tortuga-peeked-why-seen = { $card } : { tortuga-effect }
tortuga-peeked-seen = { $slot } : { $card } — { tortuga-gist }
tortuga-peeked-act-seen = { $slot } : { $card } — { tortuga-gist }
    .separator = {" · "}
tortuga-actions_left = ➰ { $seat } a encore { $actions ->
    [1] une action
   *[other] { $actions } actions
} ce tour-ci.
    .act = {""}
    .why = À cette table, un tour compte plus d’une action.
tortuga-forced = 👉 { $seat } force la main à { $victim }, qui doit retourner la carte { $slots }.
    .act = force la main à { $victim } (carte { $slots })
    .why = { $victim } choisit laquelle des deux, et fait aussi tous les choix que la carte entraîne.
tortuga-forced-act-slots =
    .separator = {" ou "}
tortuga-forced-slots =
    .separator = {" ou la carte "}
tortuga-card_revealed = 🎴 { $seat } retourne la carte { $slot }… { $card } ! ({ tortuga-turned })
    .act = retourne la carte { $slot } : { $card } ({ tortuga-turned })
    .why = Une carte retournée agit aussitôt, et c’est { $seat } qui fait tous les choix qu’elle entraîne. Nul ne peut la refuser.{"\u000A"}{ $card } : { tortuga-effect }
tortuga-card_discarded = { $holder ->
    [none] {""}
   *[other] { $holder } joue sa carte conservée : { $card }.
}
    .brief = { $holder ->
        [none] {""}
       *[other] **{ $holder } :** joue sa carte conservée ({ $card })
    }
    .why = Utiliser une lettre conservée est une action entière. La carte part à la défausse.
tortuga-card_kept = ✋ { $seat } garde cette carte face visible devant son pirate : { $card }.
    .act = conserve { $card } face visible
    .why = La carte a été retournée par { $giver }. Lettres, albatros et cartes au trésor restent devant la personne qui les reçoit, à la vue de tous.
tortuga-row_refilled = { $filled ->
    [true] {""}
   *[false] 🕳️ La pioche Événement est vide : l’emplacement { $slot } de la rangée reste vide, lui aussi.
}
    .why = La première carte de la pioche Événement comble le vide, face cachée. Il y reste : { $deck }.
tortuga-row_scouted = { $slots_count ->
    [0] 🔭 { $seat } grimpe au nid-de-pie, mais il n’y a plus rien à épier.
   *[other] { $seen_count ->
        [none] 🔭 Du haut du nid-de-pie, { $seat } voit toute la rangée : { $slots }.
       *[other] 🔭 Du haut du nid-de-pie, vous voyez toute la rangée : { $slots }.{"\u000A"}{ $seen }
    }
}
    .act = voit toute la rangée{ $seen_count ->
        [none] {""}
        [0] {""}
       *[other] {" "}({ $seen })
    }
    .why = La carte montre toutes les autres cartes de la rangée à la personne qui l’a retournée, mais pas celle qui comblera le vide. { $seen_count ->
        [none] Ce qu’elles sont reste le secret d’une seule personne, { $seat }.
       *[other] Ce qu’elles sont reste votre secret.
    }{ $seen_count ->
        [none] {""}
        [0] {""}
       *[other] {"\u000A"}{ $seen }
    }
tortuga-row_scouted-why-seen = { $card } : { tortuga-effect }
tortuga-row_scouted-seen = { $slot } : { $card } — { tortuga-gist }
tortuga-row_scouted-act-seen = { $slot } : { $card } — { tortuga-gist }
    .separator = {" · "}
tortuga-no_effect = 💨 { $card }, carte retournée par { $seat }, reste sans effet : { tortuga-idle }.
    .act = aucun effet : { tortuga-idle }
    .why = Une carte s’applique autant que possible. Cette fois, elle ne pouvait rien faire.
tortuga-events_reshuffled = 🔀 La pioche Événement est épuisée : la défausse est mélangée et en forme une nouvelle. Nombre de cartes : { $deck }.
    .why = En mort subite, les cartes Événement ne s’épuisent jamais. La rangée en compte toujours cinq.

## Événements : les pions

tortuga-pawn_moved = { $line_count ->
    [0] 🚣 { $seat } embarque dans une chaloupe ({ $origin } → { $destination }).
    [1] { $destination_code ->
        [TOR] 🏝️ { $seat } rame jusqu’à Tortuga, où il n’y a personne, et devient gouverneur.
       *[other] 🪜 { $seat } grimpe à bord du { $destination }, où il n’y a personne, et devient capitaine.
    }
   *[other] { $destination ->
        [Tortuga] 🏝️ { $seat } rame jusqu’à Tortuga et se place en queue de file.
       *[other] 🪜 { $seat } grimpe à bord du { $destination }, en queue de file.
    }
}
    .act = { $line_count ->
        [0] prend la { $destination }
       *[other] { $destination ->
            [Tortuga] rame jusqu’à Tortuga
           *[other] monte à bord du { $destination }
        }
    }
    .why = { $line_count ->
        [0] D’un navire ou de Tortuga, on peut embarquer dans toute chaloupe vide. On n’y a ni rang ni vote.
       *[other] Une chaloupe mène à l’un ou l’autre navire ou à Tortuga ; une lettre de marque, tout droit à un navire. De la tête à la queue, maintenant : { $line }.
    } Départ : { $origin }.
tortuga-behind = { $line_count ->
    [1] {""}
   *[other] , en queue de file
}
tortuga-marooned = { $by ->
    [none] { $origin_code ->
        [TOR] 🏝️ { $seat } doit débarquer, mais se trouve déjà à Tortuga et passe donc en queue de file.
        [FD] 🏝️ { $seat } doit débarquer à Tortuga{ tortuga-behind } (depuis le { $origin }).
        [JR] 🏝️ { $seat } doit débarquer à Tortuga{ tortuga-behind } (depuis le { $origin }).
       *[other] 🏝️ { $seat } se retrouve à Tortuga{ tortuga-behind } (depuis la { $origin }).
    }
   *[other] { $origin_code ->
        [TOR] 🏝️ { $by } débarque { $seat }, qui se trouve déjà à Tortuga et passe donc en queue de file.
        [FD] 🏝️ { $by } débarque { $seat } à Tortuga{ tortuga-behind } (depuis le { $origin }).
        [JR] 🏝️ { $by } débarque { $seat } à Tortuga{ tortuga-behind } (depuis le { $origin }).
       *[other] 🏝️ { $by } débarque { $seat } à Tortuga{ tortuga-behind } (depuis la { $origin }).
    }
}
    .brief = { $by ->
        [none] { $origin_code ->
            [TOR] 🏝️ { $seat } se trouve déjà à Tortuga et passe en queue de file.
           *[other] 🏝️ { $seat } se retrouve à Tortuga.
        }
       *[other] { $origin_code ->
            [TOR] 🏝️ { $by } débarque { $seat }, qui se trouve déjà à Tortuga et passe en queue de file.
           *[other] 🏝️ { $by } débarque { $seat } à Tortuga.
        }
    }
    .why = Un pirate débarqué va en queue de la file de Tortuga ; à l’endroit quitté, la file se resserre. S’il se trouvait déjà à Tortuga, il rend une carte de vote ; sinon, il n’en perd aucune. De la tête à la queue, maintenant : { $line }.
tortuga-card_forfeited = 🃏 { $type ->
    [none] Débarqué alors qu’il est déjà à Tortuga, le pirate { $seat } perd définitivement une carte de vote. Il lui en reste { $hand_size }.
   *[other] On vous débarque alors que vous êtes déjà à Tortuga, et vous perdez définitivement une carte de vote : { $type }.
}{ $hand_count ->
    [none] {""}
    [0] {" "}Vous n’avez plus de carte de vote.
   *[other] {" "}Votre main : { $hand }
}
    .act = { $type ->
        [none] perd une carte de vote (reste : { $hand_size })
       *[other] perd une carte de vote ({ $type })
    }
    .why = Un pirate débarqué alors qu’il est déjà à Tortuga rend une carte de vote, qui va au fond de la pioche de vote. Personne d’autre n’apprend laquelle. Cette main reste plus petite jusqu’à la fin de la partie. Cartes de vote qui y restent : { $hand_size }.
tortuga-shipwreck = 🌊 Deux albatros ou plus à bord : l’équipage du { $ship } passe par-dessus bord ! { $crew_count ->
    [one] { $crew } rejoint
   *[other] { $crew } rejoignent
} Tortuga à la nage.
    .why = Deux albatros ou plus à bord du même navire font débarquer tout l’équipage, de la queue de la file jusqu’au capitaine. Venant d’un navire, personne ne perd de carte de vote ; les albatros restent devant leurs propriétaires. La file de Tortuga, maintenant : { $line }.
tortuga-boat_destroyed = 💥 { $by } fait sauter une chaloupe ({ $boat }).{ $seat ->
    [none] {""}
   *[other] {" "}{ $seat } était dedans.
}
    .why = Une chaloupe détruite est perdue pour toute la partie. { $seat ->
        [none] Elle était vide.
       *[other] { $seat } rejoint Tortuga à la nage et ne perd pas de carte de vote.
    }
tortuga-line_reversed = 🌀 Fièvre des cabines, retournée par { $by } : la file du { $ship } est inversée. La file, maintenant : { $line }.
    .why = La file du navire est inversée ; personne ne part ni n’arrive. La place dans la file fait le rang : les rangs changent donc aussi.
tortuga-ranks_changed = 🎖️ Nouveaux rangs :
    { $gained }
    .brief = {""}
    .why = La place dans la file fait le rang : le premier est capitaine, le deuxième second, le dernier mousse ; à Tortuga, le premier est gouverneur. Un même pion peut avoir plusieurs rangs.
tortuga-ranks_changed-gained = { $seat } : { $ranks } ({ $where })

## Événements : les votes

tortuga-vote_called = { $vote ->
    [attack] ⚔️ « Sortez les canons ! » { $seat } lance une attaque contre le { $target }.
    [mutiny] 🗡️ { $seat } sort le couteau contre { $captain } : mutinerie à bord du { $where } !
   *[brawl] 🍻 { $seat } lance la première chope : bagarre à { $where } !
}{ $voters_count ->
    [1] {" "}Une seule personne vote : { $voters }.
   *[other] {" "}{ $vote ->
        [attack] L’équipage du { $where } vote.
        [mutiny] Tout le monde à bord vote, sauf le capitaine.
       *[brawl] Tous ceux qui s’y trouvent votent.
    }
}{ $voters_count ->
    [0] {""}
    [1] {""}
   *[other] {" "}Votent : { $voters }.
}{ $cardless_count ->
    [0] {""}
   *[other] {" "}Sans carte de vote : { $cardless }.
}
    .brief = { $vote ->
        [attack] ⚔️ { $seat } lance une attaque contre le { $target }.
        [mutiny] 🗡️ { $seat } lance une mutinerie contre { $captain }.
       *[brawl] 🍻 { $seat } lance une bagarre à { $where }.
    }
    .why = { $vote ->
        [attack] Tout l’équipage du navire attaquant vote, capitaine compris. Il faut au moins un canon, et plus de torches que d’eau.
        [mutiny] Tout le monde à bord vote, sauf le capitaine. Il faut une tête de mort sur plus de la moitié des cartes.
       *[brawl] Le gouverneur ou le détenteur de la Carte au trésor de Tortuga peut lancer une bagarre. Tout le monde à Tortuga vote. La nation qui a le plus de drapeaux prend les deux coffres de l’île ; à égalité, chaque nation en prend un.
    } On y mêle la première carte de la pioche de vote. En chaloupe, on ne vote jamais.
tortuga-vote_revealed = 🗳️ { $ballots ->
        [0] Aucun bulletin, une seule carte, celle de la pioche de vote :
        [one] { $ballots } bulletin et une carte de la pioche de vote, mélangés :
       *[other] { $ballots } bulletins et une carte de la pioche de vote, mélangés :
    }
    { $pool }
    { $vote ->
        [attack] 💣 { $cannons ->
            [one] { $cannons } canon
           *[other] { $cannons } canons
        } · 🔥 { $torches ->
            [one] { $torches } torche
           *[other] { $torches } torches
        } · 💧 { $waters } eau — { $cannons ->
            [0] { $torches ->
                [0] il n’y a ni canon ni torche.
               *[other] { $lit ->
                    [0] il n’y a pas de canon, et l’eau éteint toutes les torches.
                   *[other] il n’y a pas de canon.
                }
            }
           *[other] { $torches ->
                [0] il n’y a pas de torche.
               *[other] { $waters ->
                    [0] aucune torche n’est éteinte.
                   *[other] chaque carte Eau éteint une torche.
                }
            }
        }
        [mutiny] 💀 têtes de mort : { $skulls } sur { $size } — { $skulls ->
            [0] il n’y a pas de tête de mort.
           *[other] il en faut plus de la moitié.
        }
       *[brawl] 🇬🇧 Anglais { $british } · 🇫🇷 Français { $french } — la nation qui a le plus de drapeaux prend les deux coffres ; à égalité, chaque nation en prend un.
    }
    .drawn = 🗳️ { $pool }
    .brief = 🗳️ { $vote ->
        [attack] 💣 { $cannons ->
            [one] { $cannons } canon
           *[other] { $cannons } canons
        } · 🔥 { $torches ->
            [one] { $torches } torche
           *[other] { $torches } torches
        } · 💧 { $waters } eau (il faut au moins un canon, et plus de torches que d’eau)
        [mutiny] 💀 têtes de mort : { $skulls } sur { $size } cartes (il en faut plus de la moitié)
       *[brawl] 🇬🇧 Anglais { $british } · 🇫🇷 Français { $french }
    }
    .why = { $vote ->
        [attack] Il faut au moins un canon et une torche encore allumée. L’eau reste sans effet sur les canons. Canons : { $cannons }. Torches : { $torches }. Eau : { $waters }. Torches encore allumées : { $lit }.
        [mutiny] Il faut une tête de mort sur plus de la moitié des cartes, celle de la pioche de vote comprise : ici { $skulls } sur { $size }. La moitié tout juste ne suffit pas.
       *[brawl] On compte les drapeaux : anglais { $british }, français { $french }. La nation qui a le plus de drapeaux prend les deux coffres de Tortuga ; à égalité, chaque nation en prend un.
    } Les cartes sont mélangées, puis rangées par sorte : leur ordre ne dit pas de qui elles viennent.
tortuga-cast_in = { $vote ->
    [attack] cette attaque
    [mutiny] cette mutinerie
    [brawl] cette bagarre
   *[none] ce vote
}
tortuga-ballot_ack = { $blind ->
    [true] 🤐 Le hasard a voté pour vous dans { tortuga-cast_in } : { $type }
   *[false] 🤐 Votre carte dans { tortuga-cast_in } : { $type }
}
    .why = Vous êtes la seule personne à le savoir. Une carte de votre main est tirée au hasard si vous l’avez demandé, ou si votre temps est écoulé.
tortuga-vote_result = { $vote ->
    [attack] { $outcome ->
        [success] 💥 Attaque réussie contre le { $target } !
       *[failure] 🌫️ Attaque manquée contre le { $target }.
    }
    [mutiny] { $outcome ->
        [success] ☠️ Mutinerie réussie à bord du { $where } !
       *[failure] ⚓ Mutinerie manquée à bord du { $where }.
    }
   *[brawl] { $outcome ->
        [british] 🥊 Les Anglais gagnent la bagarre { DE($seat) }{ $stays ->
            [true] , mais les deux coffres de { $where } étaient déjà dans le camp anglais : rien ne bouge.
           *[false] {"\u00A0"}: les deux coffres de { $where } sont désormais dans le camp anglais.
        }
        [french] 🥊 Les Français gagnent la bagarre { DE($seat) }{ $stays ->
            [true] , mais les deux coffres de { $where } étaient déjà dans le camp français : rien ne bouge.
           *[false] {"\u00A0"}: les deux coffres de { $where } sont désormais dans le camp français.
        }
       *[split] 🥊 Égalité dans la bagarre { DE($seat) }{ $stays ->
            [true] , et chaque nation avait déjà un coffre de { $where } : rien ne bouge.
           *[false] {"\u00A0"}: un coffre de { $where } pour chaque nation.
        }
    }
}
    .short = { $vote ->
        [attack] { $outcome ->
            [success] 💥 { $seat } réussit son attaque contre le { $target }
           *[failure] 🌫️ { $seat } manque son attaque contre le { $target }
        }
        [mutiny] { $outcome ->
            [success] ☠️ { $seat } réussit sa mutinerie à bord du { $where }
           *[failure] ⚓ { $seat } manque sa mutinerie à bord du { $where }
        }
       *[brawl] { $outcome ->
            [british] 🥊 Bagarre ({ $seat }) : les Anglais gagnent
            [french] 🥊 Bagarre ({ $seat }) : les Français gagnent
           *[split] 🥊 Bagarre ({ $seat }) : égalité
        }
    }
    .why = { $vote ->
        [attack] Une attaque réussit avec au moins un canon et au moins une torche qu’aucune eau n’éteint. Elle rapporte un seul coffre, quel que soit le surplus.
        [mutiny] Une mutinerie réussit si plus de la moitié des cartes montrent une tête de mort. Le capitaine est alors débarqué, et tous les suivants avancent.
       *[brawl] La nation qui a le plus de drapeaux prend les deux coffres ; à égalité, chaque nation en prend un. Ils ne quittent jamais Tortuga.
    } Vote lancé par { $seat }.
tortuga-vote_recycled = 🔀 Les cartes sont mélangées et vont sous la pioche de vote ; chaque votant en reprend une.
    .brief = {""}
    .why = La pioche de vote retrouve sa taille, et nul ne sait qui pioche quoi.
tortuga-hand_refilled = 🗳️ Vos cartes de vote, maintenant : { $hand }
    .why = Après un vote, chaque personne qui a joué une carte en reprend une à la pioche de vote. Personne d’autre ne voit la vôtre.
tortuga-hands_reshuffled = 🥃 { $seat } débouche la guildive, un rhum fort : toutes les mains sont mélangées et redistribuées.{ $hand_count ->
    [none] {""}
    [0] {""}
   *[other] {" "}Vos cartes de vote, maintenant : { $hand }
}
    .act = toutes les mains sont redistribuées
    .why = Toutes les mains retournent dans la pioche de vote, que l’on mélange ; chaque place reçoit autant de cartes qu’avant.

## Événements : les coffres et la fin

tortuga-treasure_moved = { $cause ->
    [attack] 💰 { $seat } fait hisser le butin à bord.{"\u000A"}{ $hauls }{"\u000A"}
    [stow] 💰 { $seat } déplace un coffre d’une cale à l’autre.{"\u000A"}{ $hauls }{"\u000A"}
    [brawl] 💰{" "}
    [storm] ⛈️ La tempête arrache les écoutilles, et les coffres retournent au galion.{"\u000A"}{ $hauls }{"\u000A"}
   *[pieces] 🪙 { $seat } paie en bon argent, et un coffre change de cale.{"\u000A"}{ $hauls }{"\u000A"}
}Coffres après cela : 🇬🇧 { $british } · 🇫🇷 { $french }
    .brief = 💰 { $cause ->
        [brawl] {""}
       *[stow] { $hauls } (par { $seat }).{" "}
    }Coffres après cela : 🇬🇧 { $british } · 🇫🇷 { $french }
    .short = { $cause ->
        [brawl] {""}
       *[stow] 💰 { $seat } : { $hauls }
    }
    .why = { $cause ->
        [attack] Une attaque réussie rapporte un coffre, un seul. Le capitaine choisit les cales.
        [stow] Le mousse, ou la personne à bord qui détient la carte au trésor du navire, peut déplacer un coffre d’une cale à l’autre. Cela ne se vote pas.
        [brawl] Une bagarre décide à qui vont les deux coffres de Tortuga, où qu’ils se trouvent sur l’île.
        [storm] Tous les coffres du navire où se trouve { $seat } retournent au galion.
       *[pieces] Un coffre de l’un des navires passe dans l’autre cale du même navire, au choix de la personne qui a retourné la carte, { $seat }.
    } Coffres des navires et de Tortuga : anglais { $british }, français { $french }. Les coffres du galion et les coffres non attribués de Tortuga ne comptent pour personne.
tortuga-treasure_moved-hauls = { $pieces ->
    [one] { $pieces } coffre
   *[other] { $pieces } coffres
} : { $source } → { $hold }
    .separator = {" ; "}
tortuga-treasure_moved-short-hauls = { $pieces ->
    [one] { $pieces } coffre
   *[other] { $pieces } coffres
} → { $hold }
    .separator = {" ; "}
tortuga-armada = 🇪🇸 Voiles à l’horizon ! { $seat } a retourné l’Armada espagnole, et l’on compte les coffres : 🇬🇧 { $british } · 🇫🇷 { $french }.
    .why = L’Armada met fin à la partie dès qu’on la retourne, même s’il reste des cartes. On additionne les coffres des deux navires et de Tortuga, nation par nation : anglais { $british }, français { $french }.
tortuga-sudden_death_started = ⚔️ Égalité, et personne n’est de nation hollandaise : mort subite ! Une nouvelle rangée est posée, il reste { $deck } cartes dans la pioche Événement, et c’est à { $seat } de jouer. La première nation à prendre l’avance gagne.
    .why = À égalité et sans allégeance hollandaise, on mélange toutes les cartes Événement sauf l’Armada et l’on pose une nouvelle rangée. Tout le reste demeure. Dès qu’un coffre bouge et qu’une nation mène, elle gagne.
tortuga-match_over = { tortuga-result }
    { $loyalties }
    .why = { $reason ->
        [most_treasure] Coffres des cales et de Tortuga : anglais { $british }, français { $french }. Tous ceux de la nation qui en a le plus gagnent. Les coffres non attribués ne comptent pas.
        [dutch] Coffres : anglais { $british }, français { $french } : à égalité, l’allégeance hollandaise gagne seule.
        [sudden_death] En mort subite, la première avance gagne. Coffres : anglais { $british }, français { $french }.
        [draw] La mort subite a duré autant de manches que cette table l’admet, et l’on en est toujours à { $british } coffres contre { $french }.
       *[resigned] Il ne reste personne pour continuer. Coffres à la fin : anglais { $british }, français { $french }.
    }
tortuga-match_over-loyalties = { $seat } : nation { $loyalty }
tortuga-seat_resigned = 🏳️ { $seat } abandonne. Sa place joue les réponses par défaut jusqu’au bout et partage le sort de sa nation.
    .why = Une allégeance ne peut pas quitter la table : la place donne les réponses par défaut, pour que les votes et les files continuent comme avant.

## La fin

tortuga-result = { $reason ->
    [most_treasure] 🏆 L’Armada espagnole met fin à la partie : victoire { $loyalty } ! Coffres : 🇬🇧 { $british } · 🇫🇷 { $french }. { $winners_count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } gagnent ensemble.
    }
    [dutch] 🏆 L’Armada espagnole met fin à la partie. Coffres : 🇬🇧 { $british } · 🇫🇷 { $french } : égalité, donc victoire 🇳🇱 hollandaise. { $winners } gagne sans partage.
    [sudden_death] 🏆 Victoire { $loyalty } en mort subite ! Coffres : 🇬🇧 { $british } · 🇫🇷 { $french }. { $winners_count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } gagnent ensemble.
    }
    [draw] 🤝 Égalité jusqu’au bout. Coffres : 🇬🇧 { $british } · 🇫🇷 { $french }. La partie est nulle.
   *[resigned] 🏳️ Tout le monde a abandonné : la partie se termine sans victoire.
}
tortuga-verdict = { $reason ->
    [draw] **Partie nulle :** { $british } coffres à { $french }.
    [resigned] **Personne ne gagne :** tout le monde a abandonné.
   *[other] { $won ->
        [true] **Vous gagnez :**
       *[false] **Vous perdez :**
    } { $reason ->
        [sudden_death] première avance en mort subite ;{" "}
       *[most_treasure] {""}
    }{ $loyalty_code ->
        [B] victoire anglaise, { $british } coffres à { $french }.
        [F] victoire française, { $french } coffres à { $british }.
       *[D] victoire hollandaise à égalité, { $british } coffres à { $french }.
    }
}
tortuga-result-row = { $reason ->
    [draw] Partie nulle
    [resigned] Sans victoire
   *[other] { $place ->
        [1] Victoire
       *[other] Défaite
    }
} – { $seat } : { $loyalty ->
    [D] nation hollandaise, { $reason ->
        [dutch] gagne à égalité ({ $british } à { $french })
       *[other] il fallait l’égalité (anglais { $british }, français { $french })
    }
   *[none] { $score ->
        [one] { $score } coffre pour sa nation
       *[other] { $score } coffres pour sa nation
    }
}

## La table, et ce qu’une seule personne voit

tortuga-board_turn = **Manche { $round }** · à { $seat } de jouer{ $phase ->
    [sudden_death] {" "}· ⚔️ mort subite
   *[main] {""}
}{ $restricted ->
    [true] {" "}· ⏳ Révéler ou Forcer la main
   *[false] {""}
}
tortuga-board_ship = ⛵ **{ $ship }**, du capitaine au mousse : { $line_count ->
        [0] personne
       *[other] { $line }
    } · coffres : 🇬🇧 { $british } · 🇫🇷 { $french }
tortuga-board_island = 🏝️ **Tortuga**, gouverneur en tête : { $line_count ->
        [0] personne
       *[other] { $line }
    } · coffres : 🇬🇧 { $british } · 🇫🇷 { $french }{ $outside ->
        [0] {""}
       *[other] {" "}· non attribués : { $outside }
    }
tortuga-board_boats = { $boats }
tortuga-board_boats-boats = 🚣 { $boat } : { $destroyed ->
    [true] 💥 détruite
   *[false] { $seat ->
        [none] vide
       *[other] { $seat }
    }
}
tortuga-board_treasure = 💰 Coffres : **🇬🇧 { $british } · 🇫🇷 { $french }** · sur le galion { $galleon }
tortuga-board_row = 🎴 Cartes Événement (pioche Événement : { $deck }) · face cachée : { $down_count ->
        [0] aucune
       *[other] { $down }
    }{ $seen_count ->
        [0] {""}
       *[other] {" "}· 👁️ { $seen }
    }
    Défausse : { $discard_count ->
        [0] vide
       *[other] { $discard }
    }
tortuga-board_row-seen = { $slot } vue par { $peekers }
    .separator = {" · "}
tortuga-board_armada = 🇪🇸 L’Armada (fin de la partie) a été mélangée aux cinq dernières cartes Événement. C’est donc { $deck ->
    [0] {""}
   *[other] { $slots_count ->
        [0] {""}
       *[other] soit{" "}
    }
}{ $slots_count ->
    [0] l’une des { $deck } dernières cartes de la pioche Événement. La prochaine carte posée, face cachée, dans la rangée peut être celle-là
    [1] la carte cachée { $slots } de la rangée
   *[other] l’une des cartes cachées { $slots } de la rangée
}{ $deck ->
    [0] {""}
   *[other] { $slots_count ->
        [0] {""}
       *[other] , soit encore dans la pioche Événement
    }
}.
tortuga-board_seats = { $seats }
tortuga-board_seats-seats = { $seat } : 🗳️ { $hand_size ->
        [one] { $hand_size } carte de vote
       *[other] { $hand_size } cartes de vote
    }{ $held_count ->
    [0] {""}
   *[other] {" "}· { $held }
}
tortuga-board_vote = { $vote ->
    [attack] ⚔️ **Attaque** contre le { $target }, lancée par { $caller }.
    [mutiny] 🗡️ **Mutinerie** contre { $captain }, lancée par { $caller }.
   *[brawl] 🍻 **Bagarre** lancée par { $caller }.
} Votants : { $voters_count }{ $cardless_count ->
    [0] {""}
   *[other] , sans carte de vote : { $cardless_count }
}
tortuga-own_loyalty = Votre allégeance : { $loyalty }{ $loyalty_code ->
    [D] {" "}(vous gagnez si Anglais et Français finissent à égalité)
   *[other] {""}
}
tortuga-own_hand = Vos cartes de vote ({ $cards }) : { $cards ->
        [0] aucune
       *[other] { $hand }
    }
    { tortuga-legend }
tortuga-own_memory = Ce que vous avez vu dans la rangée :
    { $memory }
tortuga-own_memory-memory = { $slot } : { $card }
tortuga-own_known = { $memory_count ->
        [1] Vous l’avez déjà vue :
       *[other] Vous les avez déjà vues :
    }
    { $memory }
tortuga-own_known-memory = { $slot } : { $card }. { tortuga-effect }
tortuga-own_deduced = La carte { $slot } est forcément l’Armada espagnole 🇪🇸 : elle ne peut être nulle part ailleurs.
tortuga-own_end = { $maybe ->
    [true] Si cette carte est l’Armada espagnole
   *[false] L’Armada espagnole met fin à la partie : les coffres étant là où ils sont
}, { $ends ->
    [won] { $dutch ->
        [true] vous gagnez, car il y a égalité ({ $mine } à { $theirs }).
       *[false] vous gagnez { $mine } à { $theirs }.
    }
    [lost] { $dutch ->
        [true] vous perdez, car il n’y a pas égalité (Anglais { $mine }, Français { $theirs }).
       *[false] vous perdez { $mine } à { $theirs }.
    }
   *[sudden] la mort subite commence ({ $mine } à { $theirs }).
}

## Questions

tortuga-brethren = Qui êtes-vous parmi les Frères de la Côte ?
    .hint = Seule la couleur de votre pion en dépend.
    .group = Choisir un pirate…
    .option = { $pirate }
tortuga-start_hold = Capitaine, où va le premier coffre du { $ship } ?
    .hint = Il compte aussitôt pour cette nation, et tout le monde le voit. On pourra le déplacer plus tard.
    .option = { $hold }
tortuga-obliged = { $obliged_own ->
    [true] vous devrez
   *[false] { $obliged } devra
}
tortuga-stalled = { $stalled ->
    [one] { $stalled } manche
   *[other] { $stalled } manches
}
tortuga-action = { $actions ->
    [1] { $begun ->
        [true] À vous, encore 1 action. Que faites-vous ?
       *[false] À vous. Que faites-vous ?
    }
   *[other] À vous, encore { $actions } actions. Que faites-vous ?
}
    .hint = Vous êtes ici : { $where }. Rang : { $duties_count ->
        [0] aucun
       *[other] { $duties }
    }. { $restricted ->
        [true] Aucune carte Événement n’a été retournée depuis { tortuga-stalled } : révélez-en une, ou forcez la main à quelqu’un.
       *[false] { $turns_before ->
            [0] Vous devez jouer une action. Forcer la main : l’autre choisit entre deux cartes, et l’effet est pour lui.
            [1] Sans carte révélée à votre tour, { tortuga-obliged } en révéler une ou forcer la main ({ tortuga-stalled } sans).
           *[other] Sans carte révélée d’ici { $turns_before } tours, celui-ci compris, { tortuga-obliged } en révéler une ou forcer la main.
        }
    }
    .group = { $head ->
        [none] Choisir une action…
       *[other] { $head }
    }
    .group-peek = 👁️ Épier deux cartes Événement (personne d’autre ne les voit)…
    .group-reveal = 🎴 Révéler une carte Événement (effet immédiat)…
    .group-force = 👉 Forcer la main : un autre pirate retourne l’une de deux cartes…
    .group-move = 🚣 Se déplacer…
    .group-attack = ⚔️ Attaquer…
    .group-maroon = 🏝️ Débarquer quelqu’un…
    .group-stow = 💰 Déplacer un coffre à bord…
    .group-letter = 📜 Utiliser une lettre de marque…
    .peek = { $slots_count ->
        [1] 👁️ Épier la carte { $slots }{ $known ->
            [none] {""}
           *[other] {" "}({ $known })
        }
       *[other] 👁️ Épier les cartes { $slots }
    }
    .reveal = 🎴 Révéler la carte { $slot }{ $known ->
        [none] {""}
       *[other] {" "}({ $known })
    }
    .force = 👉 Carte { $first } ou { $second } pour { $seat }{ $seen_count ->
        [none] {""}
        [1] {" "}({ $seen })
       *[other] {" "}(vous connaissez les deux)
    }
    .move = { $where_code ->
        [TOR] 🚣 Aller à Tortuga
        [FD] 🚣 Monter à bord du { $where }
        [JR] 🚣 Monter à bord du { $where }
       *[other] 🚣 Prendre la { $where } (elle mène partout)
    }
    .attack = ⚔️ Attaquer le { $target }
    .maroon = 🏝️ Débarquer { $seat }
    .mutiny = 🗡️ Mutinerie contre { $seat }
    .stow = { $source_code ->
        [FD-B] 💰 Déplacer un coffre de la cale anglaise à la cale française
        [JR-B] 💰 Déplacer un coffre de la cale anglaise à la cale française
       *[other] 💰 Déplacer un coffre de la cale française à la cale anglaise
    }
    .brawl = 🍻 Lancer une bagarre
    .letter = { $oneself ->
        [true] 📜 Monter vous-même à bord du { $ship }
       *[other] 📜 { $seat } monte à bord du { $ship }
    }
    .sure-attack = Tout l’équipage de votre navire vote, et la première carte de la pioche de vote s’ajoute aux bulletins. Avec au moins un canon, et plus de torches que d’eau, vous prenez un coffre.
    .sure-mutiny = Tout le monde à bord vote, sauf le capitaine, et la première carte de la pioche de vote s’ajoute aux bulletins. Si plus de la moitié des cartes ont une tête de mort, le capitaine est débarqué et vous prenez sa place.
    .sure-brawl = Tout le monde à Tortuga vote, et la première carte de la pioche de vote s’ajoute aux bulletins. La nation qui a le plus de drapeaux prend les deux coffres de l’île ; à égalité, chaque nation en prend un.
    .sure-maroon = Ce pirate passe en queue de file à Tortuga. Cela ne se vote pas.
    .sure-stow = Le coffre compte ensuite pour la nation de la cale où il arrive. Cela ne se vote pas.
    .next-peek = Lesquelles ?
    .next-reveal = Quelle carte ? Elle ne se refuse pas, et vous faites tous les choix qu’elle entraîne.
    .next-force = { $depth ->
        [1] Qui ?
       *[other] Quelles cartes ?
    }
    .next-move = Où ?
    .next-attack = Qui ?
    .next-maroon = Qui ?
    .next-stow = De quelle cale ?
    .next-letter = { $depth ->
        [1] Qui ?
       *[other] Sur quel navire ?
    }
    .about-attack = L’équipage vote. Avec un canon, et plus de torches que d’eau, vous prenez un coffre.
    .about-mutiny = L’équipage vote, sauf le capitaine. Une majorité de têtes de mort fait débarquer le capitaine.
    .about-brawl = Tout le monde à Tortuga vote. La nation qui a le plus de drapeaux y prend les deux coffres.
    .about-maroon = Ce pirate passe en queue de file à Tortuga. Cela ne se vote pas.
    .about-stow = Le coffre compte ensuite pour la nation de la cale où il arrive. Cela ne se vote pas.
    .about-letter = { $wrecks ->
        [true] Attention : deux albatros à bord ! Tout l’équipage se retrouve à Tortuga.
       *[false] En queue de la file du navire. La lettre va à la défausse.
    }
    .about-peek = { $slots_count ->
        [1] Personne d’autre n’apprend ce qu’elle est. Elle reste à sa place.
       *[other] { $seen_count ->
            [none] {""}
           *[other] Vous connaissez : { $seen }
        }
    }
    .about-reveal = { $ends ->
        [won] Elle met aussitôt fin à la partie : { $dutch ->
            [true] vous gagnez, car il y a égalité ({ $mine } à { $theirs }).
           *[false] vous gagnez { $mine } à { $theirs }.
        }
        [lost] Elle met aussitôt fin à la partie : { $dutch ->
            [true] vous perdez, faute d’égalité ({ $mine } à { $theirs }).
           *[false] vous perdez { $mine } à { $theirs }.
        }
        [sudden] À { $mine } coffres partout, la mort subite commence : la première nation en tête gagne.
       *[none] {""}
    }
    .about-move = { $where_code ->
        [B1] Toute chaloupe mène ensuite à l’un des navires ou à Tortuga. En chaloupe, ni rang ni vote.
        [B2] Toute chaloupe mène ensuite à l’un des navires ou à Tortuga. En chaloupe, ni rang ni vote.
        [TOR] { $aboard ->
            [0] Personne n’y est : vous devenez gouverneur.
           *[other] Vous allez en queue de la file de Tortuga, dont le premier est gouverneur.
        }
       *[other] { $wrecks ->
            [true] Attention : deux albatros à bord ! Tout l’équipage, vous compris, se retrouve à Tortuga.
           *[false] { $aboard ->
                [0] Personne n’est à bord : vous devenez capitaine et mousse.
               *[other] En queue de la file du navire. Son capitaine pourra vous débarquer à son tour.
            }
        }
    }
    .about-force = { $seen_count ->
        [none] {""}
        [1] {""}
       *[other] Vous connaissez : { $seen }
    }
    .sure-move = { $where_code ->
        [B1] Vous irez en queue de la file, là-bas.
        [B2] Vous irez en queue de la file, là-bas.
       *[other] Toute chaloupe mène, à l’action suivante, à l’un des deux navires ou à Tortuga. En chaloupe, vous n’avez ni rang ni vote.
    }
    .sure-force = L’autre pirate choisit laquelle des deux cartes retourner : l’effet est pour lui, et il fait tous les choix qu’elle entraîne.
    .sure-reveal = Elle agit aussitôt et ne se refuse pas. Vous faites tous les choix qu’elle entraîne.
    .undo-peek = Une fois une carte vue, impossible de revenir en arrière.
    .undo-reveal = Une fois la carte retournée, impossible de revenir en arrière.
    .undo-attack = Une fois le vote lancé, impossible de revenir en arrière.
    .undo-mutiny = Une fois le vote lancé, impossible de revenir en arrière.
    .undo-brawl = Une fois le vote lancé, impossible de revenir en arrière.
    .undo-force = Une fois la carte retournée, impossible de revenir en arrière.
tortuga-action-known = { $deduced ->
    [true] c’est forcément : { $card }
   *[false] déjà vue : { $card }
}
tortuga-action-seen = { $slot } – { $card }
    .separator = {" · "}
tortuga-forced_card = { $caller } vous force à retourner une carte Événement. Laquelle ?
    .hint = Son effet est pour vous, et c’est vous qui faites tous les choix qu’elle entraîne.
    .undo = Une fois la carte retournée, impossible de revenir en arrière.
    .option = 🎴 Carte { $slot }{ $known ->
        [none] {""}
       *[other] {" "}({ $known })
    }{ $ends ->
        [won] , et vous gagnez
        [lost] , et vous perdez
        [sudden] , et la mort subite commence
       *[none] {""}
    }
tortuga-forced_card-known = { $deduced ->
    [true] c’est forcément : { $card }
   *[false] déjà vue : { $card }
}
tortuga-ballot = { $vote ->
    [attack] ⚔️ { $caller_own ->
        [true] Vous attaquez
       *[false] { $caller } attaque
    } le { $target }{ $cards ->
        [2] {""}
       *[other] {" "}(votants : { $voters })
    }.
    [mutiny] 🗡️ { $caller_own ->
        [true] Vous lancez
       *[false] { $caller } lance
    } une mutinerie contre { $captain }{ $cards ->
        [2] {""}
       *[other] {" "}(votants : { $voters })
    }.
   *[brawl] 🍻 { $caller_own ->
        [true] Vous lancez
       *[false] { $caller } lance
    } une bagarre{ $cards ->
        [2] {""}
       *[other] {" "}(votants : { $voters })
    }.
} Quelle carte jouez-vous ?
    .hint = { $cards } cartes en tout{ $cards ->
        [2] {" "}(la vôtre et une de la pioche de vote)
       *[other] , dont une de la pioche de vote
    } : { $vote ->
        [attack] il faut un canon, et plus de torches que d’eau.
        [mutiny] { $cards ->
            [2] il faut 2 têtes de mort.
           *[other] il faut au moins { $needed } têtes de mort.
        }
       *[brawl] seuls comptent les drapeaux.
    }
        { $vote ->
        [attack] Succès : un coffre monte à bord, et le capitaine choisit la cale, anglaise ou française.
        [mutiny] Succès : { $captain } débarque à Tortuga, et tous les suivants avancent.
       *[brawl] La nation qui en a le plus prend les deux coffres de Tortuga ; à égalité, chaque nation en prend un.
    } { $cards ->
        [2] Sans autre vote, on peut deviner votre carte.
       *[other] On montre les cartes sans dire de qui elles viennent.
    } Puis vous piochez.
    .option = { tortuga-parts }{ $count ->
        [none] {""}
        [1] {""}
       *[other] {" "}(vous en avez { $count })
    }
    .blind = 🎲 Jouer une carte au hasard
    .answer = { $answer }
tortuga-orders = Que jouez-vous quand un vote est lancé, que vous soyez là ou non ?
tortuga-attack_orders = Lors d’une attaque : que jouez-vous, par ordre de préférence ?
    .hint = La première de vos cartes qui convient est jouée ; ce que vous n’avez pas est ignoré. Si rien ne convient, la question vous est posée. Pendant la partie, personne ne verra que c’est une consigne qui a voté.
    .step = attaques
    .C = 💣 Un canon
    .T = 🔥 Une torche
    .W = 💧 De l’eau
    .blind = 🎲 Une carte au hasard
    .ask = Me demander
    .answer = ⚔️ Lors d’une attaque : { $answer }
tortuga-mutiny_orders = Lors d’une mutinerie : que jouez-vous, par ordre de préférence ?
    .hint = Cela vaut pour toute mutinerie à bord de votre navire. Si vous êtes capitaine, vous ne votez pas.
    .step = mutineries
    .S = 💀 Une tête de mort
    .N = ▫️ Pas de tête de mort
    .blind = 🎲 Une carte au hasard
    .ask = Me demander
    .answer = 🗡️ Lors d’une mutinerie : { $answer }
tortuga-brawl_orders = Lors d’une bagarre : que jouez-vous, par ordre de préférence ?
    .hint = La première de vos cartes qui porte ce drapeau est jouée.
    .step = bagarres
    .B = 🇬🇧 Un drapeau anglais
    .F = 🇫🇷 Un drapeau français
    .blind = 🎲 Une carte au hasard
    .ask = Me demander
    .answer = 🍻 Lors d’une bagarre : { $answer }
tortuga-attack_source = L’attaque a réussi. Quelle cale du { $ship } pillez-vous ?
    .hint = Vous y prenez un coffre. Cette nation le perd.
    .option = { $hold } ({ $pieces })
tortuga-attack_dest = Dans quelle cale du { $ship } va le coffre ?
    .hint = Provenance : { $source }. Il compte pour la nation de la cale.
    .option = { $hold }
tortuga-forfeit = { $by ->
    [none] La Tache noire vous débarque, mais vous êtes déjà à terre : vous perdez une carte de vote pour toute la partie. Laquelle ?
   *[other] { $by } vous vise au pistolet, mais vous êtes déjà à terre : vous perdez une carte de vote pour toute la partie. Laquelle ?
}
    .hint = Vous êtes désormais en queue de la file de Tortuga. La carte choisie ira au fond de la pioche de vote, et personne d’autre n’apprendra laquelle.
    .option = { tortuga-parts }{ $count ->
        [none] {""}
        [1] {""}
       *[other] {" "}(vous en avez { $count })
    }
    .blind = 🎲 S’en remettre au hasard
    .answer = Carte à rendre : { $answer }
tortuga-letter = Une lettre de marque : qui monte à bord, et de quel navire ? Ou la conservez-vous ?
    .hint = Toute personne à Tortuga ou en chaloupe peut monter tout de suite sur l’un des navires, en queue de file. Vous pouvez aussi conserver la lettre : l’utiliser plus tard coûtera une action.
    .group = { $head ->
        [none] Choisir qui monte à bord…
       *[other] { $head }
    }
    .option = { $oneself ->
        [true] Monter vous-même à bord du { $ship }
       *[other] { $seat } ({ $where }) monte à bord du { $ship }
    }
    .save = 📜 La conserver pour plus tard
tortuga-pistol = Un pistolet chargé en main : qui débarquez-vous ?
    .hint = N’importe qui d’autre que vous, n’importe où. Un pirate qui est déjà à Tortuga perd une carte de vote.
    .group = Choisir une cible…
    .option = { $seat } ({ $where })
tortuga-map = À qui donnez-vous cette carte ? { $card_code ->
    [MAP-FD] { $card } : à bord de ce navire, qui la détient peut déplacer un coffre d’une cale à l’autre, quel que soit son rang.
    [MAP-JR] { $card } : à bord de ce navire, qui la détient peut déplacer un coffre d’une cale à l’autre, quel que soit son rang.
   *[other] { $card } : à Tortuga, qui la détient peut lancer une bagarre, quel que soit son rang.
}
    .hint = Ce pouvoir dure jusqu’à la fin de la partie, et la carte ne change plus de mains. Vous pouvez la garder pour vous.
    .group = Choisir à qui…
    .option = { $oneself ->
        [true] La garder pour vous
       *[other] { $seat } ({ $where })
    }
tortuga-gunpowder = Quelle chaloupe faites-vous sauter ?
    .hint = Elle est perdue pour toute la partie. Le pirate qui s’y trouve rejoint Tortuga à la nage.
    .option = 💥 { $boat } ({ $seat ->
        [none] vide
       *[other] { $oneself ->
            [true] vous
           *[false] { $seat }
        }
    })
tortuga-cabin = Sur quel navire éclate la fièvre des cabines ?
    .hint = Sa file est inversée : la personne en queue devient capitaine.
    .option = { $ship } ({ $line_count ->
        [0] personne à bord
       *[other] { $line_count } à bord
    })
tortuga-pieces = Pièces de huit : quel coffre change de cale ?
    .hint = Il reste à bord de son navire, mais compte pour l’autre nation.
    .group = Choisir un coffre…
    .option = { $source } → { $hold }

## Pourquoi une réponse n’a pas été prise

tortuga-refused-reveal_first = Personne n’a retourné de carte Événement depuis trop longtemps : révélez-en une, ou forcez la main à quelqu’un.
tortuga-refused-two_cards = Désignez deux cartes différentes, face cachée dans la rangée.
tortuga-refused-slot_empty = Il n’y a pas de carte à cet emplacement de la rangée.
tortuga-refused-force_oneself = Vous ne pouvez pas vous forcer la main. Désignez quelqu’un d’autre, ou révélez simplement une carte.
tortuga-refused-boat_taken = Une chaloupe n’a de place que pour un seul pirate ({ $boat }), et { $seat } s’y trouve.
tortuga-refused-boat_destroyed = Cette chaloupe est détruite ({ $boat }).
tortuga-refused-by_boat_only = On n’y va pas directement ({ $where }). D’un navire ou de Tortuga, on embarque dans une chaloupe vide ; d’une chaloupe, on rejoint un navire ou Tortuga.
tortuga-refused-no_rank_in_boat = En chaloupe, vous n’avez aucun rang, et aucune carte au trésor ne vous sert.
tortuga-refused-rank_needed = Il faut pour cela le rang de { $rank }.
tortuga-refused-no_target = Il n’y a rien à piller.
tortuga-refused-not_in_crew = Ce doit être un autre membre de votre équipage.
tortuga-refused-hold_empty = Il n’y a pas de coffre dans cette cale de votre navire.
tortuga-refused-no_letter = Vous n’avez pas conservé de lettre de marque.
tortuga-refused-aboard_already = Une lettre de marque fait monter sur l’un des deux navires quelqu’un qui est à Tortuga ou en chaloupe.
tortuga-refused-wait = Ce n’est pas à vous de décider : attendez qu’une question vous soit posée.
tortuga-refused-ballot_final = Votre bulletin est déposé, et il est définitif.
tortuga-refused-no_vote_card = Vous n’avez plus de carte de vote : vous ne votez pas.
tortuga-refused-not_in_electorate = Vous ne votez pas cette fois. { $vote ->
    [attack] Une attaque se vote à bord du navire attaquant.
    [mutiny] Une mutinerie se vote à bord du navire, sans le capitaine.
   *[brawl] Une bagarre se vote à Tortuga.
}
tortuga-refused-bad_option = { $setting ->
    [none] Cela ne va pas ensemble : nommez trois cartes étoilées différentes.
   *[other] Cette valeur ne convient pas à l’option « { $setting } ».
}

## Options d’une partie

tortuga-option-event_set = Cartes Événement
    .hint = Avec trois cartes étoilées, ou les cartes ordinaires seulement : une partie plus courte.
    .full = avec cartes étoilées
    .core = ordinaires seulement
tortuga-option-starred_pick = Cartes étoilées
    .hint = Trois sur six, tirées en secret, ou nommées par l’hôte et connues de tout le monde.
    .random = tirées en secret
    .chosen = les trois nommées
tortuga-option-starred_first = Première carte étoilée
    .hint = Ne compte que si les trois sont nommées. Par défaut : { $default }.
    .gun = Poudre à canon
    .sto = Tempête
    .cro = Nid-de-pie
    .cab = Fièvre des cabines
    .pie = Pièces de huit
    .kil = Guildive
tortuga-option-starred_second = Deuxième carte étoilée
    .hint = Ne compte que si les trois sont nommées. Par défaut : { $default }.
    .gun = Poudre à canon
    .sto = Tempête
    .cro = Nid-de-pie
    .cab = Fièvre des cabines
    .pie = Pièces de huit
    .kil = Guildive
tortuga-option-starred_third = Troisième carte étoilée
    .hint = Ne compte que si les trois sont nommées. Par défaut : { $default }.
    .gun = Poudre à canon
    .sto = Tempête
    .cro = Nid-de-pie
    .cab = Fièvre des cabines
    .pie = Pièces de huit
    .kil = Guildive
tortuga-option-vote_deck = Pioche de vote
    .hint = 32 cartes, ou les 30 de la première édition, avec moins de canons.
    .pub32 = 32 cartes
    .ks30 = 30 cartes
tortuga-option-brethren = Frères de la Côte
    .hint = Choisit-on son pirate à tour de rôle, ou le hasard les attribue-t-il ?
    .pick = choisis
    .auto = attribués
tortuga-option-seat_order = Ordre des places
    .hint = Dans le sens horaire, selon l’ordre d’arrivée ou mélangé.
    .join = ordre d’arrivée
    .shuffled = mélangé
tortuga-option-tortuga_start = Coffres de Tortuga
    .hint = Les deux coffres sont-ils d’abord non attribués, ou un à chaque nation ?
    .outside = non attribués
    .split = un par nation
tortuga-option-rowboats = Chaloupes
    .hint = { $lo } ou { $hi } ; par défaut, { $default }. Avec une seule, il est plus difficile de changer de lieu.
    .value = { $value }
tortuga-option-attack_target = Cible des attaques
    .hint = L’autre navire seulement quand le galion est vide, ou selon le choix du capitaine.
    .galleon_first = le galion d’abord
    .captain_choice = le capitaine choisit
tortuga-option-tiebreak_keep_held = Cartes conservées en mort subite
    .hint = Les cartes posées devant les joueurs y restent-elles, ou les mélange-t-on aux autres ?
    .true = elles restent
    .false = mélangées
tortuga-option-actions_per_turn = Actions par tour
    .hint = Par défaut, une, ou deux si l’on joue à deux.
    .auto = selon le nombre de places
    .value = { $value }
tortuga-option-stall_rounds = Manches sans carte Événement
    .hint = Ensuite, il faut retourner une carte Événement. De { $lo } (sans limite) à { $hi } ; par défaut, { $default }.
    .value = { $value ->
        [0] sans limite
       *[other] { $value }
    }
tortuga-option-sudden_death_rounds = Durée de la mort subite
    .hint = Après ce nombre de manches, la partie est nulle. De { $lo } (sans fin) à { $hi } ; par défaut, { $default }.
    .value = { $value ->
        [0] sans fin
       *[other] { $value }
    }
tortuga-option-post_game_disclosure = Révélé à la fin
    .hint = Les allégeances seulement, ou tout : mains et bulletins aussi ?
    .loyalties = allégeances
    .full = tout
tortuga-option-missing_voters = Bulletins attendus
    .hint = Montrer combien il en manque, ou de qui ? Un bulletin tardif peut trahir un vote à l’aveugle.
    .count = combien
    .names = de qui

## Les thèmes des règles

tortuga-chapter-TO-0 = Le jeu et sa feuille de règles
tortuga-chapter-TO-1 = L’île et son histoire
tortuga-chapter-TO-2 = La mise en place
tortuga-chapter-TO-3 = Tours et actions
tortuga-chapter-TO-4 = La fin de la partie
tortuga-chapter-TO-5 = Le débarquement
tortuga-chapter-TO-6 = Les chaloupes
tortuga-chapter-TO-7 = Les attaques
tortuga-chapter-TO-8 = Les mutineries
tortuga-chapter-TO-9 = Les bagarres
tortuga-chapter-TO-10 = Qui gagne
tortuga-chapter-TO-11 = Remarques de la feuille
tortuga-chapter-TO_E = Les cartes Événement

## Les règles en bref, dans l’ordre de la feuille de règles

tortuga-rule-TO-0-1 = Tortuga 1667 est un jeu de pirates aux allégeances secrètes. Ces numéros suivent les paragraphes d’une feuille de règles japonaise de janvier 2017, écrite pendant la campagne de financement : une traduction sommaire, de son propre aveu.
    .title = Le jeu et sa feuille de règles
tortuga-rule-TO-1-1 = Tortuga, l’île de la Tortue, existe bel et bien, au nord des Caraïbes. Ce fut un célèbre repaire de pirates.
    .title = L’île
tortuga-rule-TO-1-2 = Au XVIIe siècle, pirates anglais, français et hollandais et marine espagnole se la disputent : elle est sur la route des convois de trésor de l’Espagne.
    .title = Les camps
tortuga-rule-TO-1-3 = Elle change souvent de mains. Vers la fin du siècle, les pirates en sont de fait les maîtres.
    .title = L’île change de mains
tortuga-rule-TO-1-4 = La partie raconte cette lutte : pirates anglais et français volent l’Espagne, et se volent entre eux.
    .title = De quoi il s’agit
tortuga-rule-TO-2-1 = Chaque place reçoit une allégeance, face cachée et secrète. Toute la nation gagne ensemble, quel que soit le navire où l’on se trouve ; un pirate de nation hollandaise gagne seul, à égalité.
    .title = Les allégeances
tortuga-rule-TO-2-2 = La moitié des allégeances sont anglaises, l’autre moitié françaises. Si le nombre est impair, celle qui reste est hollandaise. Personne n’est espagnol.
    .title = Combien de chacune
tortuga-rule-TO-2-3 = Chaque place reçoit trois cartes de vote, secrètes. Les autres forment la pioche de vote.
    .title = Les cartes de vote
tortuga-rule-TO-2-4 = L’Armada espagnole est mise de côté. Trois des six cartes étoilées, tirées en secret ou nommées par l’hôte, sont mélangées aux cartes ordinaires.
    .title = Les cartes Événement
tortuga-rule-TO-2-5 = Les quatre cartes du fond de la pioche Événement sont mélangées avec l’Armada et remises au fond : l’Armada est l’une des cinq dernières.
    .title = Où se cache l’Armada
tortuga-rule-TO-2-6 = Cinq cartes Événement forment une rangée, face cachée.
    .title = La rangée
tortuga-rule-TO-2-7 = Un événement peut vous servir ou vous nuire.
    .title = Bons et mauvais événements
tortuga-rule-TO-2-8 = Chaque place incarne un des Frères de la Côte : un nom et une couleur de pion, sans aucun effet.
    .title = Les Frères de la Côte
tortuga-rule-TO-2-9 = On tire les pions d’un sac. Le premier monte sur le Hollandais volant, le deuxième sur le Jolly Roger, et ainsi de suite, chacun en queue de file.
    .title = Qui monte où
tortuga-rule-TO-2-10 = Le premier pion d’un navire en est le capitaine.
    .title = Les capitaines
tortuga-rule-TO-2-11 = Le deuxième pion d’un navire en est le second.
    .title = Les seconds
tortuga-rule-TO-2-12 = La place dans la file fait le rang : le premier est capitaine, le deuxième second, le dernier mousse. On peut en avoir plusieurs : à bord sans personne d’autre, on est capitaine et mousse.
    .title = Places et rangs
tortuga-rule-TO-2-13 = Le premier de la file de Tortuga est gouverneur.
    .title = Le gouverneur
tortuga-rule-TO-2-14 = Des huit coffres, quatre sont au départ sur le galion espagnol, deux à Tortuga et un sur chaque navire.
    .title = Les coffres
tortuga-rule-TO-2-15 = Les deux coffres de Tortuga sont d’abord non attribués. Chaque capitaine met le premier coffre de son navire dans la cale anglaise ou française, celui du Jolly Roger d’abord. Un coffre appartient à la cale, jamais à un joueur.
    .title = Où sont les coffres au départ
tortuga-rule-TO-2-16 = En cours de partie, les coffres passent de cale en cale. Une cale en contient autant qu’on veut.
    .title = Les cales
tortuga-rule-TO-3-1 = Le capitaine du Jolly Roger commence. On joue dans le sens horaire, une action par tour (deux si l’on joue à deux). On ne peut pas passer son tour. Après trois manches (ou le nombre convenu) sans carte Événement retournée, il faut en révéler une ou forcer la main.
    .title = Les tours
tortuga-rule-TO-3-2 = Tout le monde peut Épier, Révéler, Forcer la main ou Se déplacer. Les rangs ont leurs propres actions : Attaque et Débarquer (capitaine), Mutinerie (second), Déplacer un coffre (mousse), Bagarre (gouverneur).
    .title = Les actions
tortuga-rule-TO-3-3a = Regardez en secret deux cartes Événement de la rangée. Tout le monde voit lesquelles, mais pas ce qu’elles sont. S’il n’en reste qu’une, regardez celle-là.
    .title = Épier
tortuga-rule-TO-3-3b = Retournez une carte Événement de la rangée. Elle agit aussitôt ; puis la pioche Événement comble le vide, face cachée.
    .title = Révéler
tortuga-rule-TO-3-3c = Désignez quelqu’un d’autre et deux cartes Événement face cachée. Cette personne doit en retourner une, et fait tous les choix qu’elle entraîne.
    .title = Forcer la main
tortuga-rule-TO-3-3d = Passez d’un navire ou de Tortuga dans une chaloupe vide, ou d’une chaloupe vers un navire ou Tortuga, en queue de file.
    .title = Se déplacer
tortuga-rule-TO-3-4a = Le capitaine peut appeler au vote pour prendre un coffre au galion ; quand il est vide, à l’autre navire.
    .title = Attaque
tortuga-rule-TO-3-4b = Le capitaine peut envoyer à Tortuga un autre membre de son équipage. Cela ne se vote pas.
    .title = Débarquer
tortuga-rule-TO-3-5 = Le second peut appeler au vote pour débarquer son capitaine.
    .title = Mutinerie
tortuga-rule-TO-3-6 = Le mousse peut déplacer un coffre d’une cale de son navire à l’autre. Cela ne se vote pas.
    .title = Déplacer un coffre
tortuga-rule-TO-3-7 = Le gouverneur peut appeler au vote pour décider à quel camp vont les deux coffres de Tortuga.
    .title = Bagarre
tortuga-rule-TO-4-1 = La partie se termine dès que l’Armada espagnole est retournée, par qui que ce soit, même s’il reste des cartes Événement. Après trois manches (ou le nombre convenu) sans carte retournée, il faut en retourner une.
    .title = L’Armada met fin à la partie
tortuga-rule-TO-5-1 = Un pirate débarqué va en queue de la file de Tortuga.
    .title = À terre
tortuga-rule-TO-5-2 = Ceux qui étaient derrière avancent, et leurs rangs avec eux.
    .title = La file se resserre
tortuga-rule-TO-5-3 = Un navire sans équipage garde ses coffres, qui comptent toujours et peuvent être pillés.
    .title = Un navire désert
tortuga-rule-TO-5-4 = À Tortuga, on joue ses tours comme ailleurs. La file a de la place pour tout le monde.
    .title = La vie à terre
tortuga-rule-TO-5-5 = Un pirate débarqué alors qu’il est déjà à Tortuga va en queue de file et perd définitivement une carte de vote. Sans carte de vote, il n’y a plus rien à perdre.
    .title = Débarqué une fois de plus
tortuga-rule-TO-6-1 = Il faut une action pour monter en chaloupe et une autre pour en descendre. D’une chaloupe, on peut aller partout ; il n’y a pas d’autre chemin d’un lieu à l’autre.
    .title = En chaloupe
tortuga-rule-TO-6-2 = Une chaloupe porte un seul pion. Celui qui s’y trouve n’a pas de rang et ne participe à aucun vote.
    .title = Dans une chaloupe
tortuga-rule-TO-6-3 = On peut rester en chaloupe aussi longtemps qu’on veut, pour en priver les autres.
    .title = Garder la chaloupe
tortuga-rule-TO-6-4 = Un pirate débarqué d’une chaloupe va en queue de la file de Tortuga et ne perd pas de carte.
    .title = Débarqué d’une chaloupe
tortuga-rule-TO-7-1 = Un capitaine peut lancer une attaque même sans personne d’autre à bord.
    .title = Tout seul aux canons
tortuga-rule-TO-7-2 = Tout l’équipage du navire attaquant, capitaine compris, joue une carte de vote en secret. On y mêle la première carte de la pioche de vote.
    .title = Qui vote lors d’une attaque
tortuga-rule-TO-7-3 = Toutes ces cartes sont retournées ensemble.
    .title = On retourne les cartes
tortuga-rule-TO-7-4 = Le haut de chaque carte compte : un canon, une torche ou de l’eau.
    .title = Canon, torche, eau
tortuga-rule-TO-7-5 = Chaque carte Eau éteint une torche. L’attaque réussit avec au moins un canon et au moins une torche encore allumée ; sinon, il ne se passe rien.
    .title = Quand une attaque réussit
tortuga-rule-TO-7-6 = Quand le galion n’a plus de coffre, on attaque l’autre navire.
    .title = Attaquer l’autre navire
tortuga-rule-TO-7-7 = Une attaque réussie rapporte un seul coffre, quel que soit le nombre de canons et de torches. Le capitaine choisit les cales.
    .title = Un seul coffre
tortuga-rule-TO-7-8 = Les cartes sont mélangées et vont sous la pioche de vote. Puis chaque personne qui en a joué une en reprend une.
    .title = Après une attaque
tortuga-rule-TO-8-1 = Seul le second peut lancer une mutinerie.
    .title = Qui lance une mutinerie
tortuga-rule-TO-8-2 = Tout le monde à bord, sauf le capitaine, joue une carte de vote en secret. On y mêle la première carte de la pioche de vote.
    .title = Qui vote lors d’une mutinerie
tortuga-rule-TO-8-3 = Toutes ces cartes sont retournées ensemble.
    .title = On retourne les cartes
tortuga-rule-TO-8-4 = Le bas de chaque carte compte : une tête de mort, ou rien.
    .title = Les têtes de mort
tortuga-rule-TO-8-5 = Si plus de la moitié des cartes montrent une tête de mort, celle de la pioche de vote comprise, le capitaine est débarqué et tous les suivants avancent. Sinon, il ne se passe rien.
    .title = Quand une mutinerie réussit
tortuga-rule-TO-8-6 = Les cartes sont mélangées et vont sous la pioche de vote. Puis chaque personne qui en a joué une en reprend une.
    .title = Après une mutinerie
tortuga-rule-TO-9-1 = Le gouverneur peut lancer une bagarre, même sans personne d’autre sur l’île, tout comme le détenteur de la Carte au trésor de Tortuga.
    .title = Qui lance une bagarre
tortuga-rule-TO-9-2 = Tout le monde à Tortuga joue une carte de vote en secret. On y mêle la première carte de la pioche de vote.
    .title = Qui vote lors d’une bagarre
tortuga-rule-TO-9-3 = Toutes ces cartes sont retournées ensemble.
    .title = On retourne les cartes
tortuga-rule-TO-9-4 = Le milieu de chaque carte compte : un drapeau anglais ou français.
    .title = Les drapeaux
tortuga-rule-TO-9-5 = La nation qui a le plus de drapeaux prend les deux coffres de Tortuga.
    .title = La majorité des drapeaux
tortuga-rule-TO-9-6 = À égalité de drapeaux, chaque nation prend un des deux coffres.
    .title = Égalité de drapeaux
tortuga-rule-TO-9-7 = Les deux coffres de Tortuga ne quittent jamais l’île.
    .title = Ils restent à terre
tortuga-rule-TO-9-8 = Les cartes sont mélangées et vont sous la pioche de vote. Puis chaque personne qui en a joué une en reprend une.
    .title = Après une bagarre
tortuga-rule-TO-10-1 = On additionne, pour chaque nation, ses cales sur les deux navires et son camp de Tortuga. La nation qui a le plus de coffres gagne, et avec elle tous ceux de cette allégeance. Les coffres du galion et les coffres non attribués ne comptent pour personne.
    .title = Le plus de coffres gagne
tortuga-rule-TO-10-2 = À égalité, le pirate de nation hollandaise gagne seul.
    .title = Égalité avec la nation hollandaise
tortuga-rule-TO-10-3 = À égalité, si personne n’est de nation hollandaise, c’est la mort subite : on mélange toutes les cartes Événement sauf l’Armada, y compris celles posées devant les joueurs, et l’on pose une nouvelle rangée de cinq. Tout le reste demeure.
    .title = Mort subite
tortuga-rule-TO-10-4 = On reprend à la place suivante. Dès que des coffres ont bougé et qu’une nation mène, elle gagne.
    .title = La première avance
tortuga-rule-TO-11-1 = La feuille ne donne pas le texte des cartes Événement. Elles font ici ce qu’en disent les éditions parues et les sources publiques ; là où celles-ci se taisent, une règle maison décide.
    .title = Les événements sur la feuille
tortuga-rule-TO-11-2 = La feuille s’attend à ce que les règles changent encore un peu avant la sortie du jeu.
    .title = Règles provisoires
tortuga-rule-TO-11-3 = L’auteur de la feuille apprécie que nul ne sache qui est de quel côté.
    .title = Les camps cachés
tortuga-rule-TO-11-4 = L’auteur de la feuille apprécie aussi que les règles soient peu nombreuses.
    .title = Peu de règles
tortuga-rule-TO-11-5 = Presque tout vol se vote, et les deux nations se mêlent partout. Pour déplacer un coffre, il faut être sur place.
    .title = Être sur place
tortuga-rule-TO-11-6 = Tout chemin passe par une chaloupe : être débarqué peut donc être un raccourci.
    .title = Raccourcis
tortuga-rule-TO-11-7 = Quand la feuille fut écrite, la campagne comptait quelque 2 500 soutiens, et le jeu était sûr de paraître.
    .title = La campagne

## Les cartes Événement

tortuga-rule-TO_E-LOM = Faites monter qui vous voulez, même vous, de Tortuga ou d’une chaloupe, en queue de file de l’un des navires. Ou conservez la lettre face visible et utilisez-la plus tard, d’où que ce soit, pour une action entière. S’il n’y a personne à faire monter, on la conserve. Il y a trois cartes de ce nom.
    .title = Lettre de marque
tortuga-rule-TO_E-PIS = Envoyez à Tortuga n’importe quel autre pirate, où qu’il se trouve. Un pirate qui est déjà à Tortuga perd une carte de vote. Il y a trois cartes de ce nom.
    .title = Pistolet
tortuga-rule-TO_E-ALB = Gardez-le jusqu’à la fin de la partie. Dès que l’équipage d’un navire réunit deux albatros ou plus, il est débarqué tout entier, en commençant par le dernier de la file. À terre et en chaloupe, il est inoffensif. Il y a trois cartes de ce nom.
    .title = Albatros
tortuga-rule-TO_E-BSP = Le pirate qui l’a retournée est débarqué, et perd une carte de vote s’il est déjà à Tortuga. Il y a trois cartes de ce nom.
    .title = Tache noire
tortuga-rule-TO_E-MAP_FD = Donnez-la à qui vous voulez, même à vous. À bord du Hollandais volant, on peut avec elle déplacer un coffre quel que soit le rang. Elle ne change plus de mains.
    .title = Carte au trésor du Hollandais volant
tortuga-rule-TO_E-MAP_JR = Donnez-la à qui vous voulez, même à vous. À bord du Jolly Roger, on peut avec elle déplacer un coffre quel que soit le rang. Elle ne change plus de mains.
    .title = Carte au trésor du Jolly Roger
tortuga-rule-TO_E-MAP_TOR = Donnez-la à qui vous voulez, même à vous. À Tortuga, on peut avec elle lancer une bagarre quel que soit le rang, sans être gouverneur pour autant. Elle ne change plus de mains.
    .title = Carte au trésor de Tortuga
tortuga-rule-TO_E-GUN = Faites sauter une chaloupe pour toute la partie. Le pirate qui s’y trouve est débarqué et ne perd pas de carte. S’il n’y a plus de chaloupe, il ne se passe rien. L’une des six cartes étoilées.
    .title = Poudre à canon
tortuga-rule-TO_E-STO = Si vous êtes à bord d’un navire, tous les coffres de ses deux cales retournent au galion. À terre ou en chaloupe, il ne se passe rien. L’une des six cartes étoilées.
    .title = Tempête
tortuga-rule-TO_E-CRO = Regardez en secret toutes les autres cartes de la rangée. Vous ne voyez pas celle qui comble le vide. L’une des six cartes étoilées.
    .title = Nid-de-pie
tortuga-rule-TO_E-CAB = La file de votre navire est inversée, et les rangs avec elle. Si vous n’êtes à bord d’aucun navire, choisissez-en un. L’une des six cartes étoilées.
    .title = Fièvre des cabines
tortuga-rule-TO_E-PIE = Déplacez un coffre de l’un des navires dans l’autre cale du même navire. C’est obligatoire, s’il y en a un. L’une des six cartes étoilées.
    .title = Pièces de huit
tortuga-rule-TO_E-KIL = Toutes les mains retournent dans la pioche de vote, que l’on mélange. Chaque place reçoit autant de cartes qu’avant. L’une des six cartes étoilées.
    .title = Guildive
tortuga-rule-TO_E-ARM = La partie se termine et l’on compte les coffres. Au début, elle est parmi les cinq dernières cartes de la pioche Événement.
    .title = Armada espagnole

## Ce que la feuille de règles laisse ouvert, tel qu’on le joue ici

tortuga-rule-TO_P1 = À deux, un tour compte deux actions.
    .title = À deux
tortuga-rule-TO_P2 = Il y a deux chaloupes ; une table peut convenir d’une seule.
    .title = Le nombre de chaloupes
tortuga-rule-TO_P3 = On force la main à quelqu’un d’autre, jamais à soi-même.
    .title = Pas à soi-même
tortuga-rule-TO_P4 = Quand tout un équipage est débarqué, la queue de la file descend d’abord, et le capitaine en dernier.
    .title = L’ordre du débarquement
tortuga-rule-TO_P5 = Après une attaque réussie, le capitaine choisit la cale pillée et la cale remplie.
    .title = Le capitaine choisit
tortuga-rule-TO_P6 = Une carte Événement retournée doit être appliquée.
    .title = Pas de refus
tortuga-rule-TO_H1 = Si aucune carte Événement n’a été retournée pendant quelques manches (trois par défaut), il faut en révéler une ou forcer la main. C’est dit une manche à l’avance.
    .title = Trop de manches sans carte Événement
tortuga-rule-TO_H2 = Si la mort subite dure trop longtemps (20 manches par défaut), la partie est nulle.
    .title = La fin de la mort subite
tortuga-rule-TO_H3 = Une question n’est omise que si tout le monde peut voir qu’il n’y a pas de choix. « Jouer une carte au hasard » en tire une de votre main ; c’est aussi ce qui arrive quand votre temps est écoulé.
    .title = Voter au hasard
tortuga-rule-TO_H4 = Un joueur qui perd une carte de vote la choisit en secret, ou s’en remet au hasard.
    .title = La carte perdue
tortuga-rule-TO_H5 = On ne peut pas lancer d’attaque s’il n’y a rien à prendre.
    .title = Rien à piller
tortuga-rule-TO_H6 = Cartes au trésor : celle d’un navire permet d’y déplacer un coffre, celle de Tortuga d’y lancer une bagarre.
    .title = Le pouvoir des cartes au trésor
tortuga-rule-TO_H7 = On montre toutes les cartes d’un vote, sans dire qui a joué laquelle. Moins il y a de votants, plus les autres peuvent en déduire. Un bulletin est définitif ; tous sont montrés d’un coup et triés ; avant, on n’en connaît que le nombre. On ne dit à personne quelle carte fut jouée au hasard. Avec une option, tout est montré à la fin de la partie.
    .title = Le secret du vote
tortuga-rule-TO_H8 = Sans carte de vote, on ne vote pas, mais on peut encore appeler au vote. S’il n’y a aucun bulletin, la carte de la pioche de vote décide seule.
    .title = Sans carte de vote

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
    [B1] Chaloupe du H. volant
   *[B2] Chaloupe du Jolly Roger
}
tortuga-picture_rank = { $rank ->
    [CPT] Capitaine
    [FM] Second
    [CB] Mousse
   *[GOV] Gouverneur
}
tortuga-picture_power = { $rank ->
    [CPT] attaques
    [FM] mutineries
    [CB] coffres
   *[GOV] bagarres
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
   *[split] un coffre chacun
}
tortuga-picture_won = { $reason ->
    [draw] Partie nulle
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
tortuga-picture_seen = Connues dans la rangée
tortuga-picture_held = Devant vous
tortuga-picture_calling = { $vote ->
    [attack] Vous votez : attaque { $aim ->
        [GAL] du galion
        [FD] du Hollandais volant
       *[JR] du Jolly Roger
    }
    [mutiny] Vous votez : mutinerie ({ $at ->
        [FD] Hollandais volant
       *[JR] Jolly Roger
    })
   *[brawl] Vous votez : bagarre à Tortuga
}
tortuga-picture_letter = { $code ->
    [B] A
    [F] F
    [D] H
    [MAP-FD] H
    [MAP-JR] R
    [MAP-TOR] T
   *[other] {""}
}
tortuga-picture_sign = { $code ->
    [C] canon
    [T] torche
    [W] eau
    [B] anglais
    [F] français
    [S] tête de mort
   *[N] sans tête de mort
}
tortuga-picture_card = { $code ->
    [LOM] Lettre de marque
    [PIS] Pistolet
    [ALB] Albatros
    [BSP] Tache noire
    [MAP-FD] Carte : H. volant
    [MAP-JR] Carte : Jolly Roger
    [MAP-TOR] Carte : Tortuga
    [GUN] Poudre à canon
    [STO] Tempête
    [CRO] Nid-de-pie
    [CAB] Fièvre des cabines
    [PIE] Pièces de huit
    [KIL] Guildive
    [ARM] Armada espagnole
   *[none] aucune
}
tortuga-picture_whole_card = { $code ->
    [MAP-FD] carte au trésor du Hollandais volant
    [MAP-JR] carte au trésor du Jolly Roger
    [MAP-TOR] carte au trésor de Tortuga
   *[other] { tortuga-picture_card }
}
tortuga-picture_turn = { $phase ->
    [pirates] Chacun choisit son pirate.
    [setup] Les capitaines rangent le premier coffre de leur navire.
    [sudden_death] Mort subite, manche { $round } : à { $seat } de jouer.
   *[main] Manche { $round } : à { $seat } de jouer.
}{ $actions ->
    [0] {""}
    [1] {""}
   *[other] {" "}{ $actions } actions par tour.
}{ $restricted ->
    [true] {" "}À ce tour, il faut révéler une carte Événement ou forcer la main.
   *[false] {""}
}
tortuga-picture_end = { $reason ->
    [draw] Partie nulle.
    [resigned] Personne ne gagne.
   *[most_treasure] { $side ->
        [B] Victoire anglaise
        [F] Victoire française
       *[D] Victoire hollandaise
    } : { $winners }.
}
    { $loyalties }
tortuga-picture_end-loyalties = { $seat } : { tortuga-picture_loyalty }
tortuga-picture_tally = Coffres : Anglais { $british }, Français { $french }, sur le galion { $galleon }.
tortuga-picture_line = { $at ->
    [FD] Hollandais volant, capitaine en tête
    [JR] Jolly Roger, capitaine en tête
   *[TOR] Tortuga, gouverneur en tête
} : { $line_count ->
    [0] personne
   *[other] { $line }
}. Coffres : { $at ->
    [TOR] camp anglais { $british }, camp français { $french }
   *[other] cale anglaise { $british }, cale française { $french }
}{ $outside ->
    [0] {""}
   *[other] , non attribués { $outside }
}.
tortuga-picture_boats = { $boats }
tortuga-picture_boat = { $at ->
    [B1] Chaloupe du Hollandais volant
   *[B2] Chaloupe du Jolly Roger
}
tortuga-picture_boats-boats = { tortuga-picture_boat } : { $destroyed ->
    [true] détruite
   *[false] { $seat ->
        [none] libre
       *[other] { $seat }
    }
}
tortuga-picture_row = Cartes Événement (pioche : { $deck } ; défausse : { $size ->
        [0] 0
       *[other] { $size }, sur le dessus { tortuga-picture_card }
    }), face cachée : { $down_count ->
        [0] aucune
       *[other] { $down }
    }.{ $seen_count ->
        [0] {""}
       *[other] {" "}Cartes vues : { $seen }.
    }{ $armada ->
        [0] {""}
       *[other] {" "}La carte { $armada } est l’Armada espagnole.
    }
tortuga-picture_row-seen = { $slot } vue par { $peekers }
    .separator = {" ; "}
tortuga-picture_kept = Conservées face visible :
    { $kept }
tortuga-picture_kept-kept = { $seat } : { tortuga-picture_whole_card }
tortuga-picture_fewer = { $fewer }
tortuga-picture_fewer-fewer = { $size ->
    [0] { $seat } n’a plus de carte de vote.
    [one] { $seat } n’a plus qu’une carte de vote.
   *[other] { $seat } n’a plus que { $size } cartes de vote.
}
tortuga-picture_open = Un vote est en cours. { $vote ->
    [attack] { $caller } attaque { $aim ->
        [GAL] le galion
        [FD] le Hollandais volant
       *[JR] le Jolly Roger
    } avec { $at ->
        [FD] le Hollandais volant
       *[JR] le Jolly Roger
    }.
    [mutiny] { $caller } lance une mutinerie sur { $at ->
        [FD] le Hollandais volant
       *[JR] le Jolly Roger
    } contre { $captain }.
   *[brawl] { $caller } lance une bagarre à Tortuga.
}
tortuga-picture_last = Dernier vote : { $vote ->
    [attack] { $caller } a attaqué { $aim ->
        [GAL] le galion
        [FD] le Hollandais volant
       *[JR] le Jolly Roger
    } avec { $at ->
        [FD] le Hollandais volant
       *[JR] le Jolly Roger
    }. Canons { $cannons }, torches { $torches }, eau { $waters }
    [mutiny] { $caller } a lancé une mutinerie sur { $at ->
        [FD] le Hollandais volant
       *[JR] le Jolly Roger
    } contre { $captain }. Têtes de mort { $skulls } sur { $size }
   *[brawl] { $caller } a lancé une bagarre à Tortuga. Drapeaux anglais { $british }, drapeaux français { $french }
} : { $outcome ->
    [success] réussie
    [failure] manquée
    [british] aux Anglais
    [french] aux Français
    [split] un coffre chacun
   *[none] résultat à venir
}. Cartes : { $pool }.
tortuga-picture_allegiance = Votre allégeance : { tortuga-picture_loyalty }
tortuga-picture_cards = { $count ->
    [0] Vous n’avez aucune carte de vote.
   *[other] Vos cartes de vote :
    { $hand }
}
tortuga-picture_memory = Vous connaissez dans la rangée :
    { $memory }
tortuga-picture_memory-memory = { $slot } : { tortuga-picture_whole_card }
tortuga-picture_owned = Devant vous, visibles de tous :
    { $owned }
tortuga-picture_owned-owned = { tortuga-picture_whole_card }
