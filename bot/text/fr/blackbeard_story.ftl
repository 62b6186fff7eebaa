### Barbe Noire 2 : le récit d’une partie, la table et le résultat. Noms et arguments des messages : voir bot/text/__init__.py.
### Un pirate est cité avec sa place, « Low (Ann) », là où une scène commence ; les lignes qui en découlent citent le pirate seul.

## La mise en place

blackbeard-match_start = 🏴‍☠️ La campagne commence. Mers en jeu : { $seas }. { $rolled ->
    [true] Le sort a désigné { $starter } pour commencer.
   *[false] Comme convenu, { $starter } commence.
}{ $options_count ->
    [0] {""}
   *[other] {" "}Options convenues : { $options }.
}
    .why = La personne qui commence choisit son Refuge en premier et passe en premier au premier tour. Après chaque tour, c’est à la place de gauche de passer en premier.
blackbeard-pirate_dealt = 🃏 { $seat } prendra la mer sous le nom de capitaine { $pirate }.
    .why = Le pirate est tiré au hasard parmi les pirates que personne n’a encore joués.
blackbeard-governors_drawn = 📜 { $count ->
    [one] { $seat } tire { $count } gouverneur, à placer
   *[other] { $seat } tire { $count } gouverneurs, à placer
} face cachée.{ $governors_count ->
    [none] {""}
   *[other] {" "}Vous êtes la seule personne à savoir lesquels : { $governors }.
}
blackbeard-governor_clash = 🎲 Même port voulu pour un gouverneur ({ $port }) : { $seats }. { $seat } l’emporte au jet de dés ; le gouverneur perdant va au prochain port libre dans l’ordre des ports.
    .why = Chaque joueur lance de 11 à 66, et le plus haut l’emporte : { $rolls }.
blackbeard-governor_clash-why-rolls = { $seat } { $face }
    .separator = {", "}
blackbeard-governor_placed = 🏛️ { $seat } place un gouverneur face cachée à { $port }.{ $governor ->
    [none] {""}
   *[other] {" "}Vous êtes la seule personne à savoir qui : { $governor }.
}
    .row = 🏛️ { $count } gouverneurs sont placés face cachée.
blackbeard-merchant_placed = { $lane ->
    [none] {""}
   *[other] ⛵ Un marchand apparaît à { $hex }.
}
    .row = { $count ->
        [2] ⛵ Des marchands apparaissent à { $hex }.
        [3] ⛵ Des marchands apparaissent à { $hex }.
       *[other] ⛵ { $count } marchands apparaissent.
    }
    .why = { $lane ->
        [none] Le marchand a été aperçu dans cette case.
       *[other] { $rolled ->
            [0] Une carte Action a désigné la voie maritime : { $lane }.
           *[other] La carte Action laissait la voie maritime aux dés : { $lane }.
        }
    } Personne ne sait encore de quel navire il s’agit.
blackbeard-refuge_chosen = { $port ->
    [none] 🏠 { $pirate } ({ $seat }) ne trouve pas de port pour son Refuge.
   *[other] 🏠 { $pirate } ({ $seat }) établit son Refuge à { $port }.{ $taken ->
        [none] {""}
       *[other] {" "}Un autre capitaine avait déjà pris { $taken }.
    }{ $only ->
        [none] {""}
       *[other] {" "}Le choix ne s’est pas posé : à ce moment-là, aucun autre port n’était possible pour lui.
    }
}
    .why = Les Refuges se trouvent dans l’Atlantique Nord tant qu’un port y est libre : ni port pirate, ni Refuge d’un autre capitaine, ni port dont le gouverneur est face cachée ou anti-pirate. S’il n’en reste qu’un, personne n’est interrogé.
blackbeard-first_turn = 🌅 Le premier tour commence.
blackbeard-chart = {""}

## Le tour

blackbeard-turn_start = 🧭 **Tour { $turn }.** { $seat } passe en premier, puis on suit le sens horaire ; ceux qui veulent la même chose lancent les dés.
    .why = Tous les ordres se donnent en même temps et en secret. Ceux qui se gênent lancent les dés ; pour le reste, on fait le tour de la table à partir de cette place : { $seat }.
blackbeard-die_rolled = {""}
blackbeard-orders_revealed = 📜 On ouvre les ordres scellés : { $seats }.
blackbeard-token_spent = ⏩ { $pirate } ({ $seat }) dépense un jeton pour une action supplémentaire. { $tokens ->
    [0] C’était le dernier.
    [1] Il en reste un.
   *[other] Il en reste { $tokens }.
}
    .why = Un pirate a autant de jetons que de compétence, pour toute sa carrière.
blackbeard-bargain = { $pirate } ({ $seat }) donne : { $give_count ->
    [0] { $pay ->
        [0] rien
        [one] { $pay } doublon
       *[other] { $pay } doublons
    }
   *[other] { $give }{ $pay ->
        [0] {""}
        [one] {" "}et { $pay } doublon
       *[other] {" "}et { $pay } doublons
    }
} ; { $target } donne : { $ask_count ->
    [0] { $charge ->
        [0] rien
        [one] { $charge } doublon
       *[other] { $charge } doublons
    }
   *[other] { $ask }{ $charge ->
        [0] {""}
        [one] {" "}et { $charge } doublon
       *[other] {" "}et { $charge } doublons
    }
}.{ $promise ->
    [none] {""}
    [peace] {" "}{ $pirate } promet aussi la paix.
    [way_clear] {" "}{ $pirate } promet aussi de laisser le champ libre.
   *[favour] {" "}{ $pirate } promet aussi un service en retour.
}
blackbeard-offered = ✉️ Une offre : { blackbeard-bargain }
    .why = Jusqu’à son acceptation, seuls les deux partenaires connaissent l’offre.
blackbeard-offer_lapsed = ✉️ Le marché tombe à l’eau : ce qui était convenu n’est plus à bord, ou la place manque. { blackbeard-bargain }
blackbeard-traded = 🤝 Marché conclu. { blackbeard-bargain }
    .why = Tout change de mains en même temps. Les promesses n’engagent à rien.
blackbeard-relative_home = 🏡 { $pirate } ({ $seat }) retrouve un de ses proches : l’otage est libre.
blackbeard-dispute = 🎲 { $seats } { $what ->
    [pursuit] : l’un poursuit l’autre
    [crates] veulent les mêmes caisses
    [operation] veulent agir en premier
    [refuge] veulent le même Refuge
    [trade] proposent des marchés pour le même navire
    [challenge] contestent la même vitesse
   *[other] ont un différend
}{ $place ->
    [none] {""}
   *[other] {" "}à { $place }
}. { $seat } l’emporte au jet de dés ({ $rolls }){ $what ->
    [pursuit] . Si le gagnant est le poursuivant, il suit l’autre pirate où qu’il aille ; si c’est le poursuivi, le poursuivant ne va que là où celui-ci se trouvait
   *[other] {""}
}.
    .why = Chacun lance deux dés, l’un pour les dizaines, l’autre pour les unités (de 11 à 66). Le plus haut l’emporte ; à égalité, on relance : { $rolls }.
blackbeard-dispute-rolls = { $seat } { $face }
    .separator = {", "}
blackbeard-dispute-why-rolls = { blackbeard-dispute-rolls }
    .separator = {", "}
blackbeard-sailed = ⛵ { $pirate } ({ $seat }) { $path_count ->
    [0] reste à { $place }{ $mode ->
        [anchored] {" "}et y jette l’ancre
       *[other] {""}
    }
   *[other] parcourt { $path_count ->
        [one] { $path_count } case
       *[other] { $path_count } cases
    }{ $mode ->
        [anchored] , arrive à { $place } et y jette l’ancre
       *[other] {" "}et arrive à { $place }
    }
}.
    .why = Le dé de mouvement donne { $die } ; avec la vitesse du navire, cela permet { $allowance ->
        [one] { $allowance } case
       *[other] { $allowance } cases
    }. Parcouru : { $path_count }.
blackbeard-pursued = { $reached ->
    [true] 🏹 { $pirate } ({ $seat }) prend { $target } en chasse.
   *[false] 🏹 { $pirate } ({ $seat }) prend { $target } en chasse, sans pouvoir l’atteindre.
}
    .why = On lance les dés pour se déplacer en dernier. Si c’est la proie, le poursuivant va là où elle se trouvait, et elle peut en repartir.
blackbeard-pursuit_circle = 🎲 Ces pirates se poursuivent en rond, et le jet le plus bas doit partir d’abord : { $rolls }.
    .why = Chacun lance de 11 à 66. Le plus bas part d’abord, sans savoir où iront les autres ; à égalité, on relance.
blackbeard-pursuit_circle-rolls = { $pirate } { $face }
    .separator = {", "}
blackbeard-entered_port = { $mode ->
    [port] ⚓ { $pirate } ({ $seat }) entre à { $port } et jette l’ancre.
   *[other] ⚓ { $pirate } ({ $seat }) entre à { $port } sans jeter l’ancre.
}
blackbeard-left_port = ⚓ { $pirate } ({ $seat }) quitte { $port }.
blackbeard-anchored = ⚓ { $pirate } ({ $seat }) jette l’ancre à { $place }.
blackbeard-weighed_anchor = ⚓ { $pirate } ({ $seat }) lève l’ancre à { $place }.
blackbeard-entered_zone = 🌐 { $pirate } ({ $seat }) quitte les mers de la carte et passe à { $place }.
    .why = Les zones de transit mènent d’une carte à l’autre. Y entrer prend tout le déplacement.
blackbeard-left_zone = 🌐 Terre en vue ! { $pirate } ({ $seat }) retrouve la carte à { $place }.
blackbeard-turned = 🔄 Gouvernail brisé : { $pirate } ({ $seat }) ne peut que virer. La proue pointe maintenant au { $facing ->
    [1] nord
    [2] nord-est
    [3] sud-est
    [4] sud
    [5] sud-ouest
   *[6] nord-ouest
}.
    .why = Les dommages du gouvernail ne permettaient aucun pas utile : le déplacement a servi à tourner dans le sens horaire.
blackbeard-operation_lost = 🚫 { $pirate } ({ $seat }) doit renoncer à cet ordre : « { $operation } »{ $because ->
    [stopped] {" "}(son navire a été arrêté pendant ce tour)
    [moved] {" "}(le navire ne devait pas naviguer dans le même tour)
    [left] {" "}({ $target } est alors dans une autre case)
    [out_of_play] {" "}({ $target } n’est plus là, ni en mer ni au port)
    [taken] {" "}({ $captain } y est aussi et passe avant lui)
    [gone] {" "}(la proie n’y est plus pour lui)
    [outside] {" "}(son navire n’a pas pu entrer au port)
   *[none] { $operation_code ->
        [attack_pirate] {" "}(sa cible est alors à l’abri d’un port, ou hors d’atteinte)
       *[other] {" "}(ce n’est plus possible)
    }
}.
    .why = { $operation_code ->
        [search] Chercher exige un déplacement en mer dans le même tour. Le navire n’en a pas fait, ou un chasseur l’a arrêté.
        [attack_merchant] Le moment venu, le marchand avait disparu ou était la proie d’un autre pirate (qui l’identifie le premier peut seul l’attaquer), le navire n’était pas en mer dans son hexagone, ou un chasseur avait arrêté le navire.
        [attack_pirate] Le moment venu, ce pirate se trouvait dans un autre hexagone ou à l’abri d’un port, ou un chasseur avait arrêté le navire.
        [attack_hunter] Le moment venu, ce chasseur n’était plus là, ou il avait lui-même arrêté le navire.
        [careen] On ne met en carène, sur une côte, qu’un navire qui n’a pas navigué dans le même tour et qu’aucun chasseur n’a arrêté.
        [jury] Une réparation de fortune exige un navire en mer qui n’a pas navigué dans le même tour et qu’aucun chasseur n’a arrêté.
        [business] Le navire n’était pas au mouillage dans un port ouvert au pirate.
        [purchases] Le navire n’était pas au mouillage dans un port ouvert au pirate.
       *[other] Le moment venu, ce n’était plus possible : le navire n’était pas là où il fallait, un chasseur l’avait arrêté, il avait navigué avant un ordre qui exige un navire immobile, ou l’objet de l’ordre n’existait plus ou était pris par un autre pirate.
    }
blackbeard-governor_revealed = 🏛️ Un gouverneur se montre à { $port } : { $governor }, { $stance ->
    [pro] pro-pirate
   *[anti] anti-pirate
}.
    .why = Un gouverneur face cachée est retourné quand un pirate entre au port, ou après une attaque.
blackbeard-chased = { $port ->
    [none] 💨 { $pirate } ({ $seat }) doit prendre la fuite et s’échappe à { $place }.
   *[other] 💨 { $pirate } ({ $seat }) doit fuir { $port } et s’échappe à { $place }.
}
    .why = Un gouverneur anti-pirate chasse les pirates ; une garnison qui repousse une attaque, un chasseur dans le port, des indigènes en révolte et un pirate qui repousse des sauveteurs aussi. Cela met fin au déplacement et coûte 1 point de popularité ; le port reste fermé tant que le pirate n’est pas passé par un autre.
blackbeard-drifted = 🌊 { $pirate } ({ $seat }) ne peut plus naviguer et dérive jusqu’à { $place }.
    .why = Un navire immobilisé dérive d’une case un tour sur deux. Le dé donne la direction, 1 pour le nord, puis dans le sens horaire : { $face }.
blackbeard-stayed_ashore = 🌊 { $pirate } ({ $seat }) ne peut plus naviguer et dériverait, mais il n’y a pas d’eau de ce côté.
    .why = Le dé donne la direction, 1 pour le nord, puis dans le sens horaire : { $face }. Là se trouve la terre, ou le bord de la carte.
blackbeard-mainsail_set = 💨 La grande voile de rechange donne 2 points de vitesse en plus à { $pirate } ({ $seat }) pour ce tour.
blackbeard-sextant_used = 🧭 Grâce au sextant, { $pirate } ({ $seat }) atteint un port plus lointain que le dé ne le permet.
blackbeard-misses_turn = 🥱 { $pirate } ({ $seat }) passe son tour : l’équipage cuve son rhum.
blackbeard-turn_over = {""}

## Renommée, argent, cargaison

blackbeard-cause = { $cause ->
    [capture] prise
    [declined] marchand épargné
    [escaped] marchand échappé
    [hostage] otage
    [sale] vente
    [rich_sale] vente de plus de 5 000
    [port_taken] port conquis
    [port_sacked] mise à sac
    [wound] blessure
    [debauch] débauche
    [alcohol] alcool pour l’équipage
    [drugs] drogues pour l’équipage
    [torture] torture
    [full_holds] retour à cales pleines
    [combat_damage] dommages au combat
    [crew_lost] pertes dans l’équipage
    [debauch_refused] débauche refusée
    [chased] fuite du port
    [scurvy] scorbut
    [mutiny_quelled] mutinerie matée
    [new_captain] nouveau pirate
    [deposit] dépôt à terre
    [withdrawal] repris à terre
    [ransom] rançon
    [letter] lettre de marque
    [bribe] pot-de-vin
    [bought] achat
    [loot] pillage
    [prize] prise
    [passed] passé à d’autres
    [jettison] jeté par-dessus bord
    [spent] utilisé
    [sold] vendu
    [unsold] invendu
    [flooded] cale inondée
    [wrecked] cale détruite
    [fire] incendie
    [swap] changement de navire
    [handful] déterré par d’autres
    [destroyed] port détruit
    [retired] mise de côté pour la retraite
    [lost] perte
    [trade] marchandage
    [port_attack] attaque d’un port
    [merchant] combat contre un marchand
    [storm] tempête
    [leak] voie d’eau
    [cargo] cargaison dangereuse
    [tavern] taverne
    [flotsam] caisses à la dérive
    [careening] mise en carène
    [refit] radoub
    [blockade] blocus
    [blockade_over] fin d’un blocus
    [tournament] tournoi manqué
    [relative_lost] perte d’un proche
    [grief] chagrin
    [daughter] fille du gouverneur
    [papers] contrebande de secrets
    [outlaw] hors-la-loi vaincu
    [gang] bandits vaincus
    [stolen] dérobé
    [shortage] pénurie
    [auction] enchères
    [delivered] livraison
    [wreck] épave
    [sirens] sirènes
    [reef] récif
    [shore] jeté à la côte
    [current] courant
    [creature] créature marine
    [duel_won] duel gagné
    [duel_lost] duel perdu
    [surrendered] reddition
    [conquest] conquête
    [conquered] défaite
    [freed] délivrance
    [rescued] secours
    [relative] proche délivré
    [restarted] nouveau départ
    [battle] combat
    [hot_shot] boulets rouges
    [broke_off] combat rompu
    [got_away] chasseurs semés
    [sank_hunter] chasseur coulé
    [seized] saisie
    [fine] amende
    [jailbreak] délivrance du prisonnier
    [pledge] somme promise
    [contract] contrat
    [bounty] tête mise à prix
   *[other] { $cause }
}
blackbeard-notoriety = 📣 { $pirate } : notoriété { SIGNED($by) }, désormais { $now } ({ blackbeard-cause }).
    .why = { $cause ->
        [capture] Une prise rapporte autant de notoriété que le pirate a de cruauté, un point de plus au deuxième essai, deux à partir du troisième.
        [declined] Examiner un marchand et le laisser partir coûte 1 point de notoriété.
        [escaped] Un marchand qui s’échappe coûte 1 point de notoriété.
        [hostage] Chaque otage rapporte 1 point de notoriété.
        [sale] Chaque millier entier de doublons d’une vente rapporte 1 point de notoriété.
        [rich_sale] Une vente de plus de 5 000 doublons rapporte 5 points de notoriété de plus.
        [port_taken] Un port conquis rapporte autant de notoriété que sa valeur, ou que sa garnison si la table en a décidé ainsi.
        [port_sacked] Une mise à sac rapporte autant de notoriété que la valeur imprimée du port et un dé.
        [wound] Chaque marqueur de blessure ajoute 1 point de notoriété.
        [tournament] Un tournoi manqué coûte 5 points de notoriété.
        [relative_lost] Un proche qui ne rentre jamais coûte 5 points de notoriété.
        [grief] Le chagrin pour un proche disparu coûte 1 point de notoriété.
        [daughter] Ramener la fille du gouverneur rapporte 10 points de notoriété.
        [duel_won] Un duel gagné contre un pirate rapporte la moitié de la notoriété du perdant, arrondie au-dessus.
        [surrendered] Se rendre dans un duel coûte 3 points de notoriété.
        [conquered] Être vaincu à l’abordage par un autre pirate coûte 10 points de notoriété.
        [freed] Un captif délivré gagne 5 points de notoriété.
        [rescued] Délivrer un captif rapporte deux dés de notoriété, le double pour une prison dans un port espagnol.
        [relative] Délivrer un proche rapporte 5 points de notoriété.
        [broke_off] Rompre le combat contre un pirate coûte 1 point de notoriété.
        [got_away] Semer un chasseur qui a attaqué rapporte 5 points de notoriété.
        [sank_hunter] Couler un corsaire du Roi rapporte autant de notoriété que son combat imprimé.
       *[other] La notoriété va de 0 à 100. Le pirate qui atteint 100 gagne aussitôt.
    }
blackbeard-popularity = 👥 { $pirate } : popularité { SIGNED($by) }, désormais { $now } ({ blackbeard-cause }).
    .why = { $cause ->
        [declined] L’équipage espérait une prise : y renoncer coûte 1 point de popularité.
        [escaped] Un marchand qui s’échappe de justesse, à 1 ou 2 près, coûte 1 point de popularité.
        [sale] Chaque millier entier de doublons d’une vente rapporte 1 point de popularité.
        [rich_sale] Une vente de plus de 5 000 doublons rapporte 5 points de popularité de plus.
        [port_sacked] Une mise à sac rapporte autant de popularité que la valeur imprimée du port.
        [wound] Une blessure mineure du capitaine coûte 1 point de popularité, une blessure incapacitante 2.
        [debauch] Une débauche rapporte 1 point de popularité.
        [alcohol] Chaque marqueur d’alcool bu par l’équipage rapporte 1 point de popularité.
        [drugs] Chaque marqueur de drogues pris par l’équipage rapporte 1 point de popularité.
        [torture] La torture plaît à l’équipage et rapporte 1 point de popularité.
        [full_holds] Rentrer au Refuge les cales pleines rapporte 1 point de popularité.
        [combat_damage] Les dommages au combat coûtent de la popularité : 1 par point, ou 1 en tout si la table en a décidé ainsi.
        [crew_lost] Chaque point d’équipage perdu coûte 1 point de popularité.
        [debauch_refused] Refuser une débauche que l’équipage exige coûte 1 point de popularité.
        [chased] Devoir fuir un port coûte 1 point de popularité.
        [mutiny_quelled] Après une mutinerie matée, la popularité est de 6.
        [blockade] Subir un blocus coûte 1 point de popularité, et 1 de plus à chaque événement aléatoire.
        [blockade_over] Un blocus qui prend fin parce que l’un des deux s’en va rapporte 1 point de popularité.
        [relative_lost] Un proche qui ne rentre jamais coûte 2 points de popularité.
        [daughter] Ramener la fille du gouverneur rapporte 2 points de popularité.
        [scurvy] Le scorbut coûte 2 points de popularité, et 1 de plus si le capitaine tombe malade.
        [duel_won] Un duel gagné contre un pirate impressionne l’équipage et rapporte de la popularité.
        [duel_lost] Être battu par un garde coûte 1 point de popularité, quand cela ne coûte pas plus.
        [surrendered] Se rendre dans un duel coûte 3 points de popularité.
        [conquest] Vaincre à l’abordage un pirate qui n’est pas plus notoire rapporte 1 point de popularité.
        [conquered] Être vaincu à l’abordage par un pirate au moins aussi notoire coûte 5 points de popularité.
        [freed] Sortir de prison rapporte 1 point de popularité.
        [relative] Ramener l’un des siens à la maison rapporte 2 points de popularité.
        [restarted] Un nouveau départ se fait avec 7.
        [broke_off] Rompre le combat contre un chasseur coûte 1 point de popularité, et contre un pirate aussi à partir de la manche 3.
       *[other] La popularité va de 0 à 15. À 0, l’équipage se mutine.
    }
blackbeard-doubloons = { $doubloons } { $doubloons ->
    [one] doublon
   *[other] doublons
}
blackbeard-cabin_by = { $by } { $by ->
    [one] doublon
   *[other] doublons
} dans la cabine
blackbeard-cabin = { $cause ->
    [deposit] 💰 { $pirate } : { blackbeard-cabin_by }, il en reste { $now } ({ blackbeard-cause }).
    [withdrawal] 💰 { $pirate } : +{ blackbeard-cabin_by }, désormais { $now } ({ blackbeard-cause }).
    [retired] 💰 { $pirate } : { blackbeard-cabin_by }, il en reste { $now } ({ blackbeard-cause }).
    [lost] 💰 { $pirate } : { blackbeard-cabin_by }, il en reste { $now } ({ blackbeard-cause }).
    [outlaw] 💰 { $pirate } : +{ blackbeard-cabin_by }, désormais { $now } ({ blackbeard-cause }).
    [gang] 💰 { $pirate } : +{ blackbeard-cabin_by }, désormais { $now } ({ blackbeard-cause }).
    [conquest] 💰 { $pirate } : +{ blackbeard-cabin_by }, désormais { $now } ({ blackbeard-cause }).
    [conquered] 💰 { $pirate } : { blackbeard-cabin_by }, il en reste { $now } ({ blackbeard-cause }).
    [seized] 💰 { $pirate } : { blackbeard-cabin_by }, il en reste { $now } ({ blackbeard-cause }).
   *[other] {""}
}
    .why = Doublons maintenant dans la cabine : { $now }. Elle en contient 5 000 au plus.
blackbeard-doubloons_lost = 💸 { $pirate } : pas de place dans la cabine pour { $doubloons ->
    [one] { $doubloons } doublon, perdu
   *[other] { $doubloons } doublons, perdus
} ({ blackbeard-cause }).
    .why = Une cabine contient 5 000 doublons. Un pirate ne peut cacher le reste que dans son propre Refuge.
blackbeard-treasure = { $cause ->
    [deposit] 🗝️ { $pirate } ({ $seat }) cache des doublons à { $port }.
    [withdrawal] 🗝️ { $pirate } ({ $seat }) reprend des doublons cachés à { $port }.
    [sale] 🗝️ { $pirate } ({ $seat }) cache à { $port } ce que la cabine ne peut contenir.
    [ransom] 🗝️ { $pirate } ({ $seat }) cache à { $port } ce que la cabine ne peut contenir.
    [bought] 🗝️ { $pirate } ({ $seat }) paie avec des doublons cachés à { $port }.
    [letter] 🗝️ { $pirate } ({ $seat }) paie avec des doublons cachés à { $port }.
    [retired] 🗝️ { $pirate } ({ $seat }) emporte dans sa retraite le trésor caché à { $port }.
    [handful] 🗝️ { $pirate } ({ $seat }) : le trésor caché à { $port } est découvert et dispersé.
    [destroyed] 🗝️ { $pirate } ({ $seat }) : le trésor caché à { $port } disparaît avec le port.
    [daughter] 🗝️ { $pirate } ({ $seat }) cache des doublons à { $port }.
    [papers] 🗝️ { $pirate } ({ $seat }) cache des doublons à { $port }.
    [outlaw] 🗝️ { $pirate } ({ $seat }) cache des doublons à { $port }.
    [shortage] 🗝️ { $pirate } ({ $seat }) cache des doublons à { $port }.
    [contract] 🗝️ { $pirate } ({ $seat }) cache des doublons à { $port }.
    [gang] 🗝️ { $pirate } ({ $seat }) cache des doublons à { $port }.
    [fine] 🗝️ { $pirate } ({ $seat }) paie avec des doublons cachés à { $port }.
    [jailbreak] 🗝️ La moitié du trésor revient à qui le délivre : { $pirate } ({ $seat }) paie avec des doublons cachés à { $port }.
    [pledge] 🗝️ { $pirate } ({ $seat }) paie avec des doublons cachés à { $port }.
    [stolen] 🗝️ { $pirate } ({ $seat }) n’a plus de trésor à { $port }.
   *[other] 🗝️ { $pirate } ({ $seat }) : le trésor caché à { $port } est perdu.
}{ $now ->
    [none] {""}
   [0] {" "}Il n’y reste rien.
    [one] {" "}Trésor caché là désormais : 1 doublon.
   *[other] {" "}Trésor caché là désormais : { $now } doublons.
}
    .why = Tout le monde voit qu’un trésor change. Le montant reste le secret de son propriétaire, sauf si la table joue à trésors ouverts.
blackbeard-loaded = {""}
blackbeard-unloaded = { $cause ->
    [jettison] 🗑️ { $pirate } ({ $seat }) jette par-dessus bord : { $markers }.
    [alcohol] 🍺 { $pirate } : l’équipage boit tout ({ $markers }).
    [drugs] 🌿 { $pirate } : l’équipage se sert ({ $markers }).
    [spent] 🎒 { $pirate } ({ $seat }) prend dans ses cales et utilise : { $markers }.
    [lost] 🌊 Perdu dans les cales du pirate { $pirate } : { $markers }.
    [wrecked] 🌊 { $pirate } : perdu dans la cale détruite, { $markers }.
    [seized] ⚖️ Saisi chez { $pirate } : { $markers }.
    [conquered] 🏴‍☠️ À la merci du vainqueur, dans les cales du pirate { $pirate } : { $markers }.
   *[other] {""}
}
blackbeard-restowed = 📦 { $pirate } ({ $seat }) fait changer l’arrimage de la cargaison.
blackbeard-hostage_taken = ⛓️ { $pirate } ({ $seat }) prend un otage : { $relative_of ->
    [none] un passager d’un navire { $nation_code ->
        [unidentified] de nationalité inconnue
       *[other] sous pavillon { $nation }
    }.{ $home ->
        [none] {""}
       *[other] {" "}Sous la torture, il pourrait renseigner sur son port d’origine, { $home }.
    }
   *[other] un proche du pirate { $relative_of }, à rançonner ou à torturer !{ $home ->
        [none] {""}
       *[other] {" "}Port d’origine : { $home }.
    }
}
    .why = Un otage peut être libéré contre rançon dans tout port où l’on commerce, torturé pour des informations (un dé de plus dans une attaque contre son port d’origine), ou échangé. Chacun rapporte 1 point de notoriété.{ $relative_of ->
        [none] {""}
       *[other] {" "}Le pirate { $relative_of } lui-même ne perd rien. Ce que dit sous la torture un proche aide contre lui ou son Refuge ; là où les pirates peuvent se combattre, il peut le libérer en battant le ravisseur, ce qui rapporte 5 points de notoriété.
    }

## En mer

blackbeard-card_drawn = {""}
blackbeard-reshuffled = 🔀 Les cartes Action sont épuisées : { $cards } cartes sont remélangées en une nouvelle pioche.
blackbeard-searched = { $helper ->
    [none] 🔭 { $pirate } ({ $seat }) scrute l’horizon
   *[other] 🔭 { $helper } scrute l’horizon pour son allié { $pirate }
} : { $result ->
    [merchant_1] une voile !
    [merchant_2] deux voiles !
    [warship] un navire de guerre !
    [storm] rien que des nuages noirs{ $helper ->
        [none] .
       *[other] , qui passent au loin.
    }
   *[nothing] rien.
}
    .why = Une carte Action décide, et pas de la même façon près des côtes et en pleine mer.
blackbeard-storm = { $face ->
    [1] ⛈️ { $pirate } ({ $seat }) essuie un grain à { $place }.
    [6] ⛈️ { $pirate } ({ $seat }) se retrouve, à { $place }, au cœur d’une tempête qui couvre toute la mer.
   *[other] ⛈️ { $pirate } ({ $seat }) se retrouve, à { $place }, au cœur d’une tempête étendue à { $face } cases à la ronde.
}{ $ships_count ->
    [0] {" "}Aucun pirate n’est touché.
   *[other] { $face ->
        [1] {""}
       *[other] {" "}Navires touchés : { $ships }.
    }
}
    .why = Le dé donne l’étendue, 1 pour ce seul navire, 6 pour toute la mer : { $face }. La tempête déchire la voilure, et sur une côte ouverte elle abîme aussi la coque. À partir de 2, elle disperse les marchands.
blackbeard-merchant_sighted = {""}
blackbeard-merchant_identified = 👁️ { $pirate } ({ $seat }) s’approche assez pour reconnaître { $merchant }.
blackbeard-merchant_declined = 🕊️ { $pirate } ({ $seat }) renonce à { $merchant } sans combattre ; ce marchand reste dans sa case.
    .why = Il en décide par sa réponse ou par ses consignes. Y renoncer coûte 1 point de notoriété et 1 point de popularité.
blackbeard-merchant_fought = ⚔️ { $pirate } ({ $seat }) attaque { $merchant }{ $attempt ->
    [1] {""}
   *[other] {" "}pour la { $attempt }e fois
}, { $total } contre { $rolled } : { $result ->
    [captured] c’est une prise !
    [held] personne ne l’emporte.
   *[escaped] le marchand s’échappe.
}
    .why = { $pirate } : combat { $combat } et dés ({ $dice }){ $arms_count ->
        [0] {""}
       *[other] , armes ({ $arms })
    }{ $ally ->
        [0] {""}
       *[other] , renfort allié ({ $ally })
    }{ $debauch ->
        [none] {""}
       *[other] , débauche −{ $debauch }
    }, total { $total }. Le marchand : sa défense et deux dés ({ $defence }), total { $rolled }. Plus haut, c’est une prise ; à égalité, rien ; plus bas, il s’échappe.
blackbeard-enemy_mark = 🚩 { $pirate } ({ $seat }) a désormais pour ennemi le pavillon { $nation } : les ports de cette nation lui sont hostiles, et si son Refuge en est un, il n’y fait plus d’affaires.
    .why = Attaquer un navire ou un port d’une nation, c’est en devenir l’ennemi : ses ports sont hostiles, et sa lettre de marque ne vaut plus rien. Un Refuge qui s’y trouve lui est fermé : il n’y entre plus que pour reprendre l’argent caché, qui compte toujours à sa retraite, ou pour prendre sa retraite.
blackbeard-prize_taken = 💰 { $pirate } ({ $seat }) pille { $merchant }. À bord : { $gold ->
    [0] { $sorts ->
        [0] rien de valeur
       *[other] { $wares }
    }
    [one] { $gold } doublon d’or{ $sorts ->
        [0] {""}
        [1] {" "}et { $wares }
       *[other] , { $wares }
    }
   *[other] { $gold } doublons d’or{ $sorts ->
        [0] {""}
        [1] {" "}et { $wares }
       *[other] , { $wares }
    }
}.{ $left_count ->
    [0] {""}
   *[other] {" "}De ce butin, faute de place, il laisse { $left_gold ->
        [0] { $left_count ->
            [one] { $left_count } marqueur
           *[other] { $left_count } marqueurs
        } ({ $left_wares })
       *[other] { $left_gold } doublons d’or{ $left_sorts ->
            [0] {""}
            [1] {" "}et { $left_wares }
           *[other] , { $left_wares }
        }
    }.
}
    .why = Une carte Action donne l’or ; un dé donne le nombre de marchandises, puis un dé chacune leur nature. L’or va lui aussi dans les cales et ne devient de l’argent qu’à la vente. Ce qui n’y entre pas reste sur place.
blackbeard-passenger = { $result ->
    [beasts] 🐅 { $pirate } ({ $seat }) : au lieu de passagers, la prise cachait des fauves, qui se jettent sur l’équipage !
   *[other] {""}
}
    .why = On lance de 11 à 66 pour les passagers : { $face }.
blackbeard-tortured = { $result ->
    [died_talking] 🩸 { $pirate } ({ $seat }) fait torturer un otage, qui parle et n’y survit pas.
    [talked] 🩸 { $pirate } ({ $seat }) fait torturer un otage, qui parle.
   *[silent] 🩸 { $pirate } ({ $seat }) fait torturer un otage, qui ne dit pas un mot.
}{ $about ->
    [none] {""}
   *[other] {" "}Ces informations serviront dans une attaque contre { $about }.
}
    .why = Le dé donne { $face }. En dessous de la cruauté du pirate, l’otage parle et meurt ; à égalité, il parle et survit ; au-dessus, il se tait. Une information donne un dé de plus dans une attaque.
blackbeard-prize_ship = { $usable ->
    [true] ⛵ { $pirate } ({ $seat }) pourrait garder le navire pris ({ $ship }).
   *[false] { $face ->
        [6] ⛵ { $pirate } ({ $seat }) ne peut pas garder le navire pris ({ $ship }) : trop de navires de ce type sont déjà en jeu. Cela ne change rien au butin.
       *[other] ⛵ { $pirate } ({ $seat }) ne peut pas garder le navire pris ({ $ship }) : le dé donne { $face }, il fallait un 6. Cela ne change rien au butin.
    }
}
    .why = Le dé donne { $face }. Seul un 6 permet de garder le navire pris, et seulement s’il n’y a pas déjà trop de navires de ce type en jeu.
blackbeard-ship_swapped = ⛵ { $pirate } ({ $seat }) passe sur le navire pris ({ $ship }) et abandonne l’ancien.
blackbeard-commissioned = ⛵ { $captain } confie la prise ({ $ship }) à un nouveau pirate : { $pirate } ({ $seat }).
blackbeard-debauched = 🍻 Débauche ! { $pirate } ({ $seat }) laisse boire l’équipage à { $place }. { $because ->
    [trade] L’équipage l’a réclamée après des affaires avec des pirates.{" "}
    [prize] L’équipage l’a réclamée après la prise, comme le demandait la carte Action de la prise.{" "}
    [none] {""}
   *[wish] {""}
}L’équipage n’agit plus ce tour-ci, actions supplémentaires comprises, et passe le tour suivant.
    .why = Une débauche rapporte de la popularité, et l’équipage passe le tour suivant. Les consignes du capitaine en décident ; à défaut, il l’accorde quand l’équipage la réclame. La refuser alors coûte 1 point de popularité.
blackbeard-cargo_danger = { $result ->
    [none] {""}
   *[other] { $what ->
        [explosion] 💥 { $pirate } ({ $seat }) : alcool et armes ensemble, explosion dans la cale { $hold } !
        [theft] 🔪 { $pirate } ({ $seat }) : de l’or à côté des drogues, et un vol dans la cale { $hold } finit en bagarre qui endommage le navire.
       *[living] { $result ->
            [wrecked_and_fought] 🐅 { $pirate } ({ $seat }) : les êtres vivants se déchaînent, détruisent la cale { $hold } et blessent l’équipage.
           *[other] 🐅 { $pirate } ({ $seat }) : les êtres vivants se déchaînent et détruisent la cale { $hold }.
        }
    }
}
    .why = À chaque tour, un dé est lancé pour chaque cale dangereuse : { $face }. { $what ->
        [explosion] De l’alcool à côté d’armes explose sur un 1.
        [theft] Des drogues à côté d’or sont volées sur un 1, et la bagarre endommage le navire.
       *[living] Des êtres vivants qui ne sont pas seuls dans la cale du haut se déchaînent sur un 1 ou un 2 ; sur un 2, l’équipage souffre aussi.
    }
blackbeard-flotsam_left = 📦 Des caisses dérivent à { $place } : { $markers }.
blackbeard-flotsam_taken = 📦 { $pirate } ({ $seat }) repêche des caisses à { $place } : { $markers }.
blackbeard-merchants_removed = 🌫️ { $tokens_count ->
    [0] Aucun marchand ne quitte
    [1] Un marchand quitte
   *[other] { $tokens_count } marchands quittent
} la carte ({ $parity ->
    [odd] rangées impaires
   *[even] rangées paires
}).

## Au port

blackbeard-sold = 🪙 { $pirate } ({ $seat }) vend son butin à { $port }. Produit : { $proceeds ->
    [one] { $proceeds } doublon
   *[other] { $proceeds } doublons
}.{ $lost_count ->
    [0] {""}
   *[other] {" "}Marchandises sans acheteur, donc perdues : { $lost }.
}
    .why = Or : { $gold }. Marchandises à { $price } pièce, soit 100 par sorte exposée dans le port : { $goods_count ->
        [0] aucune
       *[other] { $goods }
    }. Selon l’attitude du port envers le pirate : { SIGNED($adjustment) }. En tout : { $proceeds } doublons. Les sortes déjà exposées ne se vendent pas et sont perdues.
blackbeard-ransomed = 🪙 { $pirate } ({ $seat }) libère contre rançon { $hostages_count ->
    [1] un otage
   *[other] { $hostages_count } otages
} à { $port } : { $proceeds ->
    [one] { $proceeds } doublon
   *[other] { $proceeds } doublons
}.
    .why = Le dé donne { $face } : autant de centaines de doublons par otage ({ $hostages_count }), puis plus ou moins selon l’attitude du port envers le pirate. En tout : { $proceeds } doublons.
blackbeard-letter_offered = 📜 En vente à partir de maintenant : { $letter }.
blackbeard-letter_price = { $bought ->
    [true] 📜 { $pirate } ({ $seat }) achète pour { $price } doublons : { $letter }.
   *[false] 📜 { $pirate } ({ $seat }) demande le prix, { $price } doublons, et n’achète pas : { $letter }.
}
    .why = Le dé donne { $face }. Chaque point coûte 50 doublons dans un port ami, 100 dans un port neutre : { $price } doublons.
blackbeard-governor_drawn = { $permanent ->
    [true] 🏛️ Un gouverneur anti-pirate s’installe pour de bon à { $port }.
   *[false] 🏛️ Nouveau gouverneur à { $port } : { $governor }.
}
blackbeard-bribed = { $result ->
    [moved] 💼 { $pirate } ({ $seat }) soudoie pour { $price } doublons le gouverneur en place à { $port } : le port sera un Refuge.
    [refused] 💼 { $pirate } ({ $seat }) verse { $price } doublons au gouverneur en place à { $port }, qui empoche l’argent et appelle la garde.
   *[not_paid] 💼 { $pirate } ({ $seat }) ne verse pas les { $price } doublons que coûterait un pot-de-vin à { $port }.
}
    .why = Le dé donne { $face }, à 100 doublons le point : { $price } doublons. { $stance ->
        [pro] Le gouverneur est pro-pirate et tient parole.
        [anti] Le gouverneur est anti-pirate : l’argent est perdu.
       *[none] Rien n’a été payé.
    }
blackbeard-bought = 🛒 { $pirate } ({ $seat }) achète pour { $price } doublons : { $item }.
blackbeard-refuge_moved = 🏠 { $pirate } ({ $seat }) transfère son Refuge à { $port }.
blackbeard-tavern = { $change ->
    [-1] 🍺 { $pirate } ({ $seat }) : une partie de l’équipage ne revient pas des tavernes { DE($port) }.
    [0] 🍺 { $pirate } ({ $seat }) : rien n’arrive à l’équipage dans les tavernes { DE($port) }.
   *[other] 🍺 { $pirate } ({ $seat }) trouve de nouveaux bras dans les tavernes { DE($port) }.
}
    .why = Le dé de taverne donne { $face }. Un petit jet coûte un point d’équipage, un grand en rend { $change ->
        [2] deux
       *[other] un ou deux
    } ; les seuils dépendent du port.
blackbeard-port_attacked = { $sack ->
    [true] 🏰 { $pirate } ({ $seat }) se bat pour mettre à sac { $port }
   *[false] 🏰 { $pirate } ({ $seat }) attaque { $port }
}, { $total } contre { $garrison_total } : { $result ->
    [won] la garnison est battue !
    [tied] la garnison cède, mais à quel prix !
   *[lost] attaque repoussée.
}
    .why = { $pirate } : combat { $combat } et dés ({ $dice }){ $arms_count ->
        [0] {""}
       *[other] , armes ({ $arms })
    }{ $information_count ->
        [0] {""}
       *[other] , informations ({ $information })
    }{ $debauch ->
        [none] {""}
       *[other] , débauche −{ $debauch }
    }, total { $total }. Défense : la garnison et trois dés ({ $garrison_dice }), total { $garrison_total }. Autant ou plus, c’est gagné ; à égalité, le navire subit un dé de dommages, et en dessous il subit la différence.
blackbeard-port_taken = 🏴‍☠️ { $port } tombe aux mains du pirate { $pirate } ({ $seat }) ! Pillage : de l’or pour { $loot } doublons.
    .why = 100 doublons par point de valeur du port ({ $value }) : { $loot } doublons. L’or va dans les cales et ne devient de l’argent qu’à la vente. La valeur baisse ensuite de 1.
blackbeard-port_sacked = 🔥 { $pirate } ({ $seat }) met à sac { $port }. { $goods_count ->
    [0] Il n’y a rien à emporter.
   *[other] Emporté : { $goods }.
}{ $left_count ->
    [0] {""}
   *[other] {" "}De ce butin, faute de place, reste là : { $left }.
}
    .why = { $face ->
        [0] Une mise à sac rapporte de la notoriété : deux fois la garnison du port.
       *[other] Une mise à sac rapporte de la notoriété : la valeur imprimée du port et un dé ({ $face }).
    } Un marqueur de chaque sorte exposée reste sur place.
blackbeard-port_destroyed = 🔥 À { $port }, il ne reste que des ruines, pour de bon.
blackbeard-handful = 🤲 Dans les ruines, à { $port }, { $pirate } ({ $seat }) déterre une part d’un trésor, celui du pirate { $victim } : { $markers }.
    .why = Deux dés disent combien de pièces la main saisit à l’aveugle. Le reste est perdu.

## Navires et pirates

blackbeard-damaged = 💥 { $pirate } { $absorbed ->
    [0] perd
   *[other] devait perdre
} { $section ->
    [canons] { $points ->
        [one] { $points } canon
       *[other] { $points } canons
    }
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $section ->
        [voilure] de voilure
        [coque] de coque
        [gouvernail] de gouvernail
       *[other] d’équipage
    }
} { $cause ->
    [battle] au combat
    [merchant] en combattant un marchand
    [port_attack] en attaquant un port
    [storm] dans la tempête
    [leak] à cause d’une voie d’eau
    [cargo] à cause de ce qu’il y a à bord
    [hot_shot] sous les boulets rouges
    [fire] dans l’incendie
    [reef] sur un récif
    [current] contre la côte
    [creature] face à une créature marine
    [scurvy] à cause du scorbut
    [sirens] à l’appel des sirènes
    [tavern] à la taverne
    [conquest] à l’abordage
   *[other] ({ blackbeard-cause })
}{ $now ->
    [0] .
   *[other] {" "}(dommages à cette section : { $now }).
}{ $absorbed ->
    [0] {""}
   *[other] {" "}La case blanche en encaisse { $absorbed }.
}
    .why = Points : { $points }, dont encaissés par une case blanche : { $absorbed }. Points de dommage dans cette section : { $now }. Ce qui n’y trouve plus de place va à une autre section ; quand toutes sont pleines, le navire coule.
blackbeard-repaired = 🔨 { $pirate } : { $points ->
    [one] { $points } point réparé
   *[other] { $points } points réparés
} ({ $section }, { blackbeard-cause }). { $now ->
    [0] Cette section est de nouveau intacte.
   *[other] Dommages restants à cette section : { $now }.
}
blackbeard-upgraded = 🔨 { $pirate } : une section encaisse désormais un point de plus ({ $section }).
blackbeard-careened = { $on ->
    [true] 🏖️ { $pirate } ({ $seat }) échoue son navire pour le mettre en carène.
   *[false] 🏖️ { $pirate } ({ $seat }) remet à flot son navire mis en carène.
}
blackbeard-jury_rigged = 🪢 { $pirate } ({ $seat }) fait une réparation de fortune en mer : { $section }.
    .why = Un point de dommage compte comme réparé. À partir du tour suivant, un dé est lancé à chaque tour : sur un 1, la réparation lâche.
blackbeard-jury_failed = 🪢 { $pirate } ({ $seat }) : la réparation de fortune lâche ({ $section }).
    .why = Une réparation de fortune lâche sur un 1 : { $face }.
blackbeard-jury_fell = 🪢 { $pirate } ({ $seat }) : la réparation de fortune ne résiste pas au coup ({ $section }).
    .why = Un nouveau dommage à une section défait aussi sa réparation de fortune. Il n’y restait aucun point, le dommage va donc à une autre section.
blackbeard-leaked = { $face ->
    [1] 💧 { $pirate } ({ $seat }) : la voie d’eau s’élargit dans la coque.
   *[other] {""}
}
    .why = Une coque endommagée lance un dé de voie d’eau à chaque tour : { $face }. Sur un 1, elle subit un point de dommage de plus ; si elle en avait déjà 3, le navire coule. Points de dommage avant : { $hull }. Puis un ou deux dés disent si une cale est inondée.
blackbeard-flooded = 💧 { $pirate } ({ $seat }) : la cale { $hold } est inondée.{ $markers_count ->
    [0] {""}
   *[other] {" "}Perdu : { $markers }.
}
    .why = Le dé désigne la cale : { $face }. Elle reste sous l’eau tant que la coque n’est pas intacte.
blackbeard-fire = { $face ->
    [0] { $out ->
        [true] 🔥 { $pirate } ({ $seat }) : le feu est à bord, mais ne trouve rien à brûler.
       *[false] 🔥 { $pirate } ({ $seat }) : le feu est à bord ! Tout cela brûle : { $markers }.
    }
    [1] { $out ->
        [true] 🔥 { $pirate } ({ $seat }) : le feu est à bord ! La citerne éclate, mais il n’y a rien à brûler.
       *[false] 🔥 { $pirate } ({ $seat }) : le feu est à bord ! La citerne éclate, et tout cela brûle : { $markers }.
    }
   *[other] 🔥 { $pirate } ({ $seat }) : le feu est à bord, mais la citerne en vient à bout.
}
    .why = { $face ->
        [0] Il n’y a pas de citerne de pompier à bord.
       *[other] La citerne échoue sur un 1 : { $face }.
    } L’alcool et les armes brûlent, et chaque marqueur fait un point de dommage.
blackbeard-sunk = ☠️ { $pirate } ({ $seat }) sombre { $cause ->
    [battle] au combat
    [merchant] en combattant un marchand
    [port_attack] en attaquant un port
    [storm] dans la tempête
    [leak] à cause d’une voie d’eau
    [cargo] à cause de ce qu’il y a à bord
    [hot_shot] sous les boulets rouges
    [fire] dans l’incendie
    [reef] sur un récif
    [current] contre la côte
    [creature] face à une créature marine
    [scurvy] à cause du scorbut
    [sirens] à l’appel des sirènes
    [tavern] à la taverne
   *[other] ({ blackbeard-cause })
} à { $place }.
blackbeard-wounded = { $grade ->
    [superficial] 🩹 { $pirate } ({ $seat }) reçoit une blessure superficielle : { $part }.
    [minor] 🩹 { $pirate } ({ $seat }) reçoit une blessure mineure : { $part }.
    [incapacitating] 🩹 { $pirate } ({ $seat }) reçoit une blessure incapacitante : { $part }.
   *[prosthesis] 🩹 { $pirate } ({ $seat }) portera désormais { $face ->
        [1] un bandeau
        [2] un bandeau
        [3] un crochet
        [4] un crochet
       *[other] une jambe de bois
    } : { $part }.
}
    .why = { $card ->
        [none] Pas besoin de carte : on savait déjà combien la blessure est grave.
       *[other] Une carte Action dit combien c’est grave, et un dé désigne la partie du corps ({ $face }).
    } Chaque marqueur de blessure baisse de 1 toutes les caractéristiques sauf la cruauté, qui monte de 1 comme la notoriété. Une blessure incapacitante compte double.
blackbeard-pet_lost = { $pet ->
    [parrot] 🦜 { $pirate } ({ $seat }) : le perroquet se jette devant le coup et meurt. Pas de blessure.
   *[pet] 🐒 { $pirate } ({ $seat }) : l’animal domestique se jette devant le coup et meurt. Pas de blessure.
}
blackbeard-healed = ❤️‍🩹 { $pirate } ({ $seat }) guérit{ $parts_count ->
    [0] {""}
   *[other] {" "}({ $parts })
}.
    .why = Les blessures superficielles guérissent d’elles-mêmes ; les autres, dans un port.
blackbeard-rerolled = 🎲 { $pirate } ({ $seat }) dépense 1 point d’astuce et relance ({ $what ->
    [move] mouvement
    [merchant] marchand
    [port] port
    [mutiny] mutinerie
    [leak] voie d’eau
    [prize_ship] navire pris
    [torture] torture
    [ransom] rançon
    [bribe] pot-de-vin
    [tavern] taverne
    [passenger] passagers
    [danger] cargaison dangereuse
    [sack] mise à sac
    [retirement] retraite
    [battle] combat
    [hunter_battle] combat
    [duel] duel
    [downed] duel
    [evasion] évasion
    [interception] interception
    [careened_found] navire en carène
    [speed_tie] vitesse
    [hot_shot] canon à boulets rouges
    [captive] captif
    [treason] table de trahison
    [petition] pétition
    [dispute] différend
    [discontent] mécontentement
    [dive] plongée
    [fire] incendie
    [grief] chagrin
    [arrest] arrestation
    [location] section touchée
    [wound_part] blessure
    [flood] cale inondée
    [jury] réparation de fortune
    [crates] caisses à la dérive
    [cistern] citerne de pompier
    [danger_damage] dommages de la cargaison dangereuse
    [assault_damage] dommages au port
    [handful] poignée à l’aveugle
    [goods] marchandises d’une prise
    [crusade] otages
    [rescue] sauvetage
    [hunger] captivité
    [fine] amende
   *[other] { $what }
}){ $before ->
    [none] .
   *[other]  : { $sides ->
        [own] de son côté, { $first_same ->
            [true] de nouveau { $first_before }
           *[false] { $first_before } { $first_before_count ->
                [1] devient
               *[other] deviennent
            } { $first_after }
        } ; en face, { $second_same ->
            [true] de nouveau { $second_before }
           *[false] { $second_before } { $second_before_count ->
                [1] devient
               *[other] deviennent
            } { $second_after }
        }.
        [attacker] chez l’attaquant, { $first_same ->
            [true] de nouveau { $first_before }
           *[false] { $first_before } { $first_before_count ->
                [1] devient
               *[other] deviennent
            } { $first_after }
        } ; chez le défenseur, { $second_same ->
            [true] de nouveau { $second_before }
           *[false] { $second_before } { $second_before_count ->
                [1] devient
               *[other] deviennent
            } { $second_after }
        }.
       *[other] { $same ->
            [true] de nouveau { $after }.
           *[false] { $after } au lieu de { $before }.
        }
    }
}
    .why = La réponse du joueur ou les consignes « relances par astuce » en décident. Un point d’astuce relance tous les dés d’une même épreuve, ceux de l’adversaire aussi. Le nouveau résultat reste. Ensuite, un pirate d’un autre joueur doit user d’astuce avant que le même puisse recommencer.
blackbeard-mutiny = { $result ->
    [quelled] 🗡️ Mutinerie contre { $pirate } ({ $seat }) ! Le capitaine trouve les mots, et l’équipage se calme.
    [retired] 🗡️ Mutinerie contre { $pirate } ({ $seat }) ! L’équipage dépose son capitaine.
   *[marooned] 🗡️ Mutinerie contre { $pirate } ({ $seat }) ! L’équipage abandonne son capitaine sur une île.
}
    .why = La popularité est tombée à 0, et un dé est lancé contre le charisme : { $face } contre { $charisma }. Plus bas, la mutinerie est matée ; à égalité, le capitaine est déposé ; plus haut, il est abandonné sur une île.
blackbeard-retirement_tried = { $result ->
    [retired] 🌴 { $pirate } ({ $seat }) tourne le dos à la piraterie.
   *[failed] 🌴 { $pirate } ({ $seat }) tente de prendre sa retraite, mais les dés en décident autrement. Avant un nouvel essai, son trésor doit atteindre la centaine de doublons suivante.
}
    .why = Deux dés, l’un pour les dizaines, l’autre pour les unités (de 11 à 66), ne doivent pas dépasser le trésor en centaines de doublons. Après un échec, le trésor doit grossir avant un nouvel essai.
blackbeard-kept_at_least = { $known ->
    [none] { $untold ->
        [none] {""}
       *[other] , avec une somme secrète jusqu’à la fin
    }
   *[other] , avec au moins { blackbeard-known_sum }
}
blackbeard-left_play = { $cause ->
    [retired] 🌴 { $pirate } ({ $seat }) finit sa carrière en retraite dorée{ blackbeard-kept_at_least }.
    [pardoned] 🌴 { $pirate } ({ $seat }) finit sa carrière avec le pardon royal.
    [deposed] 🪦 { $pirate } ({ $seat }) finit sa carrière : l’équipage dépose son capitaine, qui garde le trésor caché.
    [marooned_by_crew] 🪦 { $pirate } ({ $seat }) finit sa carrière sur une île déserte.
    [duel] 🪦 { $pirate } ({ $seat }) finit sa carrière dans un duel.
    [disease] 🪦 { $pirate } ({ $seat }) finit sa carrière dans la maladie.
    [wounds] 🪦 { $pirate } ({ $seat }) finit sa carrière : trop de blessures.
    [sunk] 🪦 { $pirate } ({ $seat }) finit sa carrière au fond de la mer.
    [boarded] 🪦 { $pirate } ({ $seat }) finit sa carrière dans un abordage.
    [captivity] 🪦 { $pirate } ({ $seat }) finit sa carrière en captivité.
    [hanged] 🪦 { $pirate } ({ $seat }) finit sa carrière au bout d’une corde.
    [abandoned] 🪦 { $pirate } ({ $seat }) finit sa carrière sans personne pour lui porter secours.
    [natives] 🪦 { $pirate } ({ $seat }) finit sa carrière dans le soulèvement des indigènes.
   *[prison] 🪦 { $pirate } ({ $seat }) finit sa carrière en payant une lourde amende.
}
    .why = Le trésor d’un pirate à la retraite compte à la fin. Celui d’un pirate mort ne compte pas.
blackbeard-replaced = { $pirate ->
    [none] 🏴‍☠️ Un nouveau pirate paraît à { $place } : { $successor } ({ $seat }).
   *[other] 🏴‍☠️ { $successor } ({ $seat }) prend le commandement à la suite du pirate { $pirate }, à { $place }.
}

## La fin d’un tour et de la partie

blackbeard-action_card = 🎴 Carte Action{ $pirate ->
    [none] {""}
   *[other] {" "}pour { $pirate } ({ $seat })
} : { $action ->
    [draw_1] un marchand de plus prend la mer.
    [draw_2] deux marchands de plus prennent la mer.
    [remove_odd] les marchands des rangées impaires de la carte rentrent au port.
    [remove_even] les marchands des rangées paires de la carte rentrent au port.
    [kc_operation] des ordres pour les corsaires du Roi.
    [move_warships] des ordres pour les navires de guerre.
    [intercept_notorious] tous les navires de guerre visent le pirate le plus notoire ; s’il n’y en a pas, un arrive.
    [hazard] un événement aléatoire. D’abord, si un chasseur est en mer dans la case d’un pirate, il le rattrape sans jet de dé.
   *[other] { $action }
}{ $idle ->
    [true] {" "}Non utilisé dans cette partie : il ne se passe rien.
    [none] {""}
   *[false] {""}
}{ $absent ->
    [true] {" "}Aucun corsaire du Roi n’est en jeu.
   *[none] {""}
}
    .why = À la fin d’un tour, le pirate le plus notoire tire une carte Action. Ce qu’elle dit des chasseurs et des événements aléatoires ne compte que s’ils sont en jeu.
blackbeard-fate = { $fate ->
    [active] toujours en jeu
    [captive] en captivité
    [marooned] sur une île déserte
    [imprisoned] en prison
    [retired] à la retraite
    [pardoned] à la retraite, pardon royal
    [deposed] à la retraite après une mutinerie
    [marooned_by_crew] sur une île déserte après une mutinerie
    [duel] mort en duel
    [disease] mort de maladie
    [wounds] mort de ses blessures
    [sunk] mort dans le naufrage de son navire
    [boarded] mort dans un abordage
    [captivity] mort en captivité
    [hanged] mort par pendaison
    [abandoned] abandonné
    [prison] à la retraite après une amende
    [natives] mort dans un soulèvement
   *[other] { $fate }
}
blackbeard-last_secrets = 👁️ { $governors_count ->
    [0] {""}
   *[other] Sortis du jeu face cachée : { $governors }.{ $gangs_count ->
        [0] {""}
       *[other] {" "}
    }
}{ $gangs_count ->
    [0] {""}
   *[other] Dérobé, et encore aux mains des bandits : { $gangs }.
}
    .why = À la fin, tout ce qui était caché est montré.
blackbeard-last_secrets-gangs = { blackbeard-doubloons } du pirate { $pirate }, à { $port }
    .separator = {" ; "}
blackbeard-scoring = { $reason ->
    [resigned] {""}
   *[other] {"\u000A"}{ $scored ->
        [treasure] Score : les doublons du plus riche pirate à la retraite.{ $reason ->
            [notoriety] {" "}Atteindre 100 points de notoriété passe avant tout score.
           *[other] {""}
        }{ $without ->
            [0] {""}
            [1] {" "}Un joueur sans pirate à la retraite a un score de 0.
           *[other] {" "}Les joueurs sans pirate à la retraite ont un score de 0, et la notoriété les départage.
        }{ $tied ->
            [true] {" "}À égalité comptent la notoriété de ce pirate, puis les doublons de tous les pirates à la retraite.
           *[false] {""}
        }
       *[notoriety] Score : la notoriété du pirate le plus notoire encore en jeu, car personne n’a pris sa retraite.{ $tied ->
            [true] {" "}À égalité comptent les doublons que les pirates du joueur possèdent encore.
           *[false] {""}
        }
    }
}
blackbeard-match_end = { blackbeard-result }{ blackbeard-scoring }
    { $pirates }{ $governors_count ->
        [0] {""}
       *[other] {"\u000A"}Encore face cachée : { $governors }.
    }
    .why = Pour chaque joueur compte le plus riche de ses pirates à la retraite, d’après son trésor. Les joueurs qui n’en ont pas viennent après, selon la plus haute notoriété d’un pirate encore en jeu. Le joueur dont un pirate atteint 100 points de notoriété gagne aussitôt.
blackbeard-match_end-pirates = { $pirate } ({ $seat }) : { blackbeard-fate } · notoriété { $notoriety } · popularité { $popularity } · prises { $prizes } · ports { $ports } · duels { $duels }{ $treasure ->
    [0] {""}
    [one] {" "}· 1 doublon
   *[other] {" "}· { $treasure } doublons
}
blackbeard-match_end-governors = { $port } – { $governor }
    .separator = {" ; "}
blackbeard-result = { $reason ->
    [notoriety] 🏆 Un pirate atteint 100 points de notoriété, et la campagne est finie.
    [careers] 🏆 Un joueur n’a plus de pirate en jeu, et la campagne est finie.
    [turn_cap] 🏆 Le dernier tour est passé, et la campagne est finie.
   *[resigned] 🏳️ Tout le monde a abandonné : la partie se termine sans victoire.
}{ $winners_count ->
    [0] {""}
    [1] {" "}{ $winners } gagne la partie.
   *[other] {" "}{ $winners } gagnent ensemble.
}
blackbeard-result-row = { $place }. { $seat } : score { $score }

## La table, et ce qu’une seule personne voit

blackbeard-board_turn = { $turn ->
    [0] **Mise en place**
   *[other] **Tour { $turn }**
} · { $seat } passe en premier · cartes Action restantes : { $deck }
blackbeard-sooner = { $careers ->
    [1] {" "}Elle finit plus tôt si le pirate d’un joueur prend sa retraite, est perdu ou atteint 100 points de notoriété : chacun n’en a qu’un.
   *[other] {" "}Elle finit plus tôt si un joueur n’a plus aucun pirate, ou si un pirate atteint 100 points de notoriété. { $even ->
        [true] Il reste à chacun { $left ->
            [one] { $left } pirate
           *[other] { $left } pirates
        } (ceux en jeu compris).
       *[false] Chacun a { $careers } pirates en tout. Le plus près d’en manquer : { $nearest }, à qui il en reste { $left } (ceux en jeu compris).
    }
}
blackbeard-board_last_turns = ⏳ { $turns ->
    [0] C’est le dernier tour.
    [1] La partie finit au plus tard après le tour { $cap } : encore 1 tour après celui-ci.{ blackbeard-sooner }
   *[other] La partie finit au plus tard après le tour { $cap } : encore { $turns } tours après celui-ci.{ blackbeard-sooner }
} Le plus riche des pirates à la retraite gagne ; si personne n’a pris sa retraite, c’est le plus notoire encore en jeu.
blackbeard-board_pirate = { $status ->
    [dead] 🪦 { $pirate } ({ $seat }) : hors jeu · notoriété { $notoriety }
    [retired] 🌴 { $pirate } ({ $seat }) : à la retraite{ blackbeard-kept_at_least } · notoriété { $notoriety }
   *[other] 🏴‍☠️ **{ $pirate }** ({ $seat }) : { $status ->
        [captive] en captivité à { $place }, sans navire
        [marooned] sur une île déserte à { $place }, sans navire
        [imprisoned] en prison à { $place }, sans navire
       *[active] { $ship } { $waters ->
            [true] au large { DE($place) }
           *[none] à { $place }
        }, { $mode ->
            [sea] en mer
            [anchored] à l’ancre
            [harbour] dans la rade
            [port] au port
           *[zone] entre les cartes
        }
    } · notoriété { $notoriety } · popularité { $popularity } · cabine { $cabin } { $cabin ->
        [one] doublon
       *[other] doublons
    } · Refuge : { $refuge ->
        [none] aucun
       *[other] { $refuge }{ $shut ->
            [enemy] {" "}(fermé à son commerce : il est ennemi de sa nation)
            [governor] {" "}(fermé à son commerce : gouverneur anti-pirate)
            [destroyed] {" "}(détruit)
           *[none] {""}
        }
    } · jetons d’action supplémentaire : { $tokens }{ $markers_count ->
        [0] {""}
       *[other] {" "}· dans les cales : { $markers }
    }{ $hostages ->
        [0] {""}
       *[other] {" "}· otages : { $hostages }
    }{ $damage }{ $jury_count ->
        [0] {""}
       *[other] {" "}· réparation de fortune : { $jury }, 1 point compte comme réparé
    }
}
blackbeard-board_pirate-jury = { $section }
    .separator = {", "}
blackbeard-board_pirate-damage = { $sails ->
    [none] {""}
   *[other] {" "}· voilure −{ $sails }
}{ $hull ->
    [none] {""}
   *[other] {" "}· coque −{ $hull }
}{ $rudder ->
    [none] {""}
   *[other] {" "}· gouvernail −{ $rudder }
}{ $guns ->
    [none] {""}
   *[other] {" "}· canons −{ $guns }
}{ $crew ->
    [none] {""}
   *[other] {" "}· équipage −{ $crew }
}
blackbeard-board_merchant = ⛵ { $merchant } à { $place }{ $pirate ->
    [none] {""}
   *[other] {" "}· face à { $pirate }
}
blackbeard-board_governors = ❔ Gouverneurs face cachée : { $ports }
blackbeard-board_port = 🏛️ { $port }{ $destroyed ->
    [true]  : en ruines
   *[false] {""}
}{ $governor ->
    [none] {""}
   *[other] {" "}· en place : { $governor }
}{ $display_count ->
    [0] {""}
   *[other] {" "}· marchandises visibles : { $display }
}
blackbeard-own_drawn = 🤫 Gouverneurs à placer : { $governors }
blackbeard-own_governor = 🤫 { $port } : le gouverneur face cachée est { $governor }, { $stance ->
    [pro] pro-pirate
   *[anti] anti-pirate
}
blackbeard-own_treasure = 🗝️ { $pirate }, { $port } : { $doubloons ->
    [one] { $doubloons } doublon caché, qui compte
   *[other] { $doubloons } doublons cachés, qui comptent
} à sa retraite
blackbeard-own_score = 🌴 { $pirate } est à la retraite avec { blackbeard-doubloons }
blackbeard-own_die = 🎲 { $pirate } : dé de mouvement { $die }
