### Barbe Noire 2 : le récit de la guerre contre les pirates : chasseurs, rivaux, captifs, alliances, événements aléatoires. Voir blackbeard_story.ftl pour le ton.
### Un chasseur est cité avec son article, « le navire de guerre nº 12 », jamais en tête de phrase ni après « à » ou « de » ; la place qui suit est celle qui le mène.

## Les termes

blackbeard-term-hunter = { $letters ->
    [warship] le navire de guerre nº { $digits }
    [kc] le corsaire du Roi nº { $digits }
    [ghost] le vaisseau fantôme
   *[other] { $value ->
        [W01] Scarborough
        [W02] Shoreham
        [W03] San Felipe
        [W04] Hirondelle
        [W05] Pearl
        [W06] Greyhound
        [W07] Princesa
        [W08] Valeur
        [W09] Garde noir
        [W10] Phoenix
        [W11] Seaford
        [W12] Santa Rosa
        [W13] Oranje Galei
        [W14] Garde de la Compagnie
        [W15] Winchelsea
        [W16] Nuestra Señora del Carmen
        [W17] Nossa Senhora da Glória
        [W18] Siddi de Janjira
        [W19] Swallow
        [W20] Ludlow
        [W21] Escorte de convoi
        [W22] San José
        [W23] Wapen van Zeeland
        [W24] Rainha dos Anjos
        [KC1] Ogle
        [KC2] Rogers
        [KC3] Morgan
        [KC4] Solgard
        [KC5] Rhett
        [KC6] Barnet
        [KC7] Maynard
        [KC8] Hornigold
       *[other] { $value }
    }
}

## Les chasseurs : arrivée, route, ports

blackbeard-hunter_arrived = { $what ->
    [kc] 👑 Le Roi lance { $piece } ({ $nation }, combat { $combat }, vitesse { $speed }) aux trousses d’un pirate : { $target }. Dirigé par { $seat }, { $hunter } attend à { $place }.
    [ghost] 👻 Une voile noire surgit à { $place } : c’est { $hunter }. Dirigé par { $seat }, il traque les pirates des autres joueurs, attaque ceux qu’il intercepte et peut les couler. Combat { $combat }, vitesse { $speed }.
   *[warship] 🚨 Un navire de guerre paraît à { $place } et traque { $target } : c’est { $hunter }, dirigé par { $seat }.{ $piece ->
        [none] {""}
       *[other] {" "}Vous êtes la seule personne à le connaître : { $piece } ({ blackbeard-hunter_flag }, combat { $combat }, vitesse { $speed }).
    }
}
    .why = { $what ->
        [kc] Un corsaire du Roi vient par une pétition ou par un événement aléatoire, et attend dans une zone de transit choisie par { $seat }. Il rentre quand sa cible n’est plus en jeu.
        [ghost] Les dés ont désigné la voie maritime : { $lane }. Le joueur à droite de celui qui a tiré l’événement dirige le vaisseau fantôme, qui se bat comme un navire de guerre et en emprunte les valeurs. Il disparaît au prochain événement aléatoire.
       *[other] { $lane ->
            [none] Le navire de guerre est venu dans la case du pirate qu’il traque.
           *[other] { $rolled ->
                [0] Une carte Action a désigné la voie maritime : { $lane }.
               *[other] Les dés ont désigné la voie maritime : { $lane }.
            }
        } Le joueur à droite du propriétaire du pirate traqué le dirige ; lui seul connaît les valeurs d’un navire de guerre, jusqu’à ce qu’un combat les révèle.
    }
blackbeard-hunter_flag = { $nation_code ->
    [unidentified] pavillon inconnu
   *[other] { $nation }
}
blackbeard-hunter_nation = 🚩 { CAPITAL($hunter) } ({ $seat }) hisse { $nation_code ->
    [unidentified] un pavillon inconnu
   *[other] le pavillon { $nation }
}.
    .why = Un navire de guerre montre son pavillon au début d’un combat, et en entrant dans un port.
blackbeard-hunter_known = 👁️ On sait désormais tout sur { $hunter } ({ $seat }) : { $piece } ({ blackbeard-hunter_flag }), combat { $combat }, vitesse { $speed }.
    .why = Au combat, quand on conteste sa vitesse et à la fin de la partie, un navire de guerre montre toutes ses valeurs.
blackbeard-hunter_turned = 🎯 Nouvelle cible pour { $hunter } ({ $seat }) : { $target }.{ $piece ->
    [none] {""}
   *[other] {" "}Vous apprenez qui il est : { $piece } ({ blackbeard-hunter_flag }), combat { $combat }, vitesse { $speed }.
}
    .why = Un navire de guerre change de cible quand une carte Action désigne le pirate le plus notoire, ou après une contestation injustifiée de sa vitesse.
blackbeard-hunter_sailed = ⛵ { CAPITAL($hunter) } ({ $seat }) avance { $path_count ->
    [one] d’une case
   *[other] de { $path_count } cases
} jusqu’à { $place }{ $target ->
    [none] .
   *[other] , à la poursuite du pirate { $target }.
}
    .why = Un navire de guerre peut parcourir jusqu’à 5 cases par tour, même au-delà de sa vitesse secrète : un autre joueur peut alors la contester. Un corsaire du Roi va aussi loin que sa vitesse, et seulement aux tours où une carte Action ou un événement l’appelle.
blackbeard-merchants_haunted = 👻 { $tokens_count ->
    [1] Un marchand fuit
   *[other] { $tokens_count } marchands fuient
} devant { $hunter } à { $place }.
blackbeard-merchants_scattered = ⛈️ { $tokens_count ->
    [1] La tempête chasse un marchand, à { $places }.
   *[other] La tempête chasse { $tokens_count } marchands ({ $places }).
}
    .why = Une tempête qui dépasse un seul navire renvoie à la réserve les marchands qu’elle atteint.
blackbeard-hunter_drifted = 🌊 Le courant emporte { $hunter } ({ $seat }) à { $place }.
    .why = Le dé donne la direction, 1 pour le nord, puis dans le sens horaire : { $face }.
blackbeard-hunter_shifted = 🌊 Le courant emporte { $hunter } ({ $seat }) à { $place }.
blackbeard-hunter_entered_zone = 🌐 Hors de la carte, { $hunter } ({ $seat }) passe à { $place }.
    .why = Un chasseur ne peut entrer dans une zone de transit que lors d’un événement aléatoire.
blackbeard-hunter_left_zone = 🌐 De retour sur la carte, { $hunter } ({ $seat }) paraît à { $place }.
blackbeard-hunter_entered_port = ⚓ { CAPITAL($hunter) } ({ $seat }) entre à { $port } : tous les pirates doivent fuir, sauf ceux que dirige { $seat }.
    .why = Un corsaire du Roi peut entrer dans les ports neutres et anti-pirates, un navire de guerre seulement dans ceux de son pavillon. Tous deux peuvent entrer dans un port pirate si un autre chasseur garde la mer devant lui ; alors tous les pirates doivent partir.
blackbeard-hunter_thrown_out = 💨 On refuse l’entrée à { $port } : { $hunter } ({ $seat }) reste à { $place }.
    .why = Un gouverneur pro-pirate n’admet aucun corsaire du Roi ; un port dont la nation a une lettre de marque en vente, ou entre les mains d’un pirate, non plus.
blackbeard-hunter_worn = 💥 Affaibli, { $hunter } ({ $seat }) tombe à combat { $combat }, vitesse { $speed } ({ blackbeard-cause }).
    .why = Un corsaire du Roi perd du combat et de la vitesse dans les batailles, les tempêtes et la maladie. Un radoub au port les rend. À 0 point de combat, il coule.
blackbeard-hunter_mended = 🔨 Réparé, { $hunter } ({ $seat }) remonte à combat { $combat }, vitesse { $speed }.
blackbeard-hunter_gone = 🌫️ { $what ->
    [ghost] C’est fini : { $hunter } disparaît.
   *[other] Fin de la traque pour { $hunter } ({ $seat }). Cible abandonnée : { $target }.
}
    .why = Un chasseur retourne, réparé, à la réserve quand sa cible est prise ou hors jeu, quand il coule ou se fait prendre à naviguer trop vite, et lors de certains événements. Il peut revenir.
blackbeard-speed_challenged = { $result ->
    [caught] 🧐 { $seat } conteste à raison la vitesse : { $hexes } cases parcourues par { $hunter }, pour une vitesse de { $speed }. Il doit se retirer.
   *[honest] 🧐 { $seat } crie au bluff et conteste à tort la vitesse : { $hexes } cases parcourues par { $hunter }, pour une vitesse de { $speed }.
}
    .why = Si un navire de guerre dépasse sa vitesse secrète, chaque joueur peut la contester une fois, sauf celui qui le dirige et celui dont il poursuit un pirate. S’il allait trop vite, il retourne à la réserve ; sinon, le joueur qui le dirige peut le lancer contre un pirate de celui qui a contesté, et repartir aussitôt.
blackbeard-petitioned = { $result ->
    [granted] ✒️ { $pirate } ({ $seat }) adresse à la Couronne une pétition contre { $target }. La Couronne l’accorde.
   *[refused] ✒️ { $pirate } ({ $seat }) adresse à la Couronne une pétition contre { $target }, en vain.
}
    .why = Un jet de 11 à 66 ne doit pas dépasser la notoriété de la cible ({ $target }) : { $face } contre { $notoriety }. Alors vient un corsaire du Roi. Pavillon : { $nation }.
blackbeard-careened_found = { $result ->
    [chased] 🏖️ À { $port }, { $hunter } tombe sur { $pirate } ({ $seat }) en pleine carène. Le navire est remis à flot de justesse.
   *[captured] 🏖️ À { $port }, { $hunter } tombe sur { $pirate } ({ $seat }) en pleine carène. Aucune issue.
}
    .why = Un dé chacun, pour le pirate et le chasseur ({ $dice }). Seul un dé plus haut sauve un pirate en carène ; sinon, le chasseur prend le capitaine et le navire.
blackbeard-port_english = 🏛️ Ce n’est plus un port pirate : { $port }. Il est désormais anglais, avec un gouverneur anti-pirate.
    .why = Quand des chasseurs font fuir des pirates d’un port pirate, on tire un gouverneur. S’il est anti-pirate, le port devient anglais pour de bon, avec une valeur de 1 et une garnison de 4.
blackbeard-blockaded = ⛓️ { $pirate } ({ $seat }) subit un blocus à { $port }.
    .why = Un chasseur d’un autre joueur se tient en mer devant le port. Un pirate sous blocus ne peut ni vendre ni libérer d’otages contre rançon ; cela coûte 1 point de popularité aussitôt, et 1 de plus à chaque événement aléatoire.
blackbeard-blockade_over = 🕊️ { $pirate } ({ $seat }) ne subit plus de blocus à { $port }.
    .why = Quand un blocus prend fin parce que l’un des deux s’en va, cela rapporte 1 point de popularité.
blackbeard-letter_won = 📜 { $seat } reçoit une récompense, car { $hunter } a pris sa cible : { $letter }. Elle revient au premier de ses pirates qui jette l’ancre dans un port sans être ennemi de cette nation.
    .why = Un navire de guerre qui prend sa cible rapporte une lettre de marque de son pavillon. Elle va au premier pirate de ce joueur qui jette l’ancre dans un port sans être ennemi de cette nation.
blackbeard-letter_taken = 📜 { $pirate } ({ $seat }) reçoit une { $letter }.

## Interceptions et combats contre les chasseurs

blackbeard-evasion = { $result ->
    [evaded] 🌫️ { $pirate } ({ $seat }) cache sa goélette le long de la côte à { $place } : { $hunter } passe sans la voir.
   *[seen] 🌫️ { $pirate } ({ $seat }) veut cacher sa goélette le long de la côte à { $place }, mais { $hunter } l’a vue.
}
    .why = Près d’une côte, une goélette échappe à un chasseur si son dé dépasse la vitesse de celui-ci : { $face }. Rien ne s’ajoute au dé.
blackbeard-interception = { $result ->
    [avoided] 🔎 À { $place }, { $hunter } tente d’intercepter { $pirate } ({ $seat }), { $face } contre { $total } : le pirate s’échappe.
   *[caught] 🔎 À { $place }, { $hunter } tente d’intercepter { $pirate } ({ $seat }), { $face } contre { $total } : le pirate est rattrapé.
}
    .why = { $pirate } : dé ({ $dice }) et vitesse { $speed }{ $debauch ->
        [0] {""}
       *[other] , débauche −{ $debauch }
    }, total { $total }. Le chasseur : son dé seul, { $face }. Il faut un total plus haut pour s’échapper.
blackbeard-taken_careened = 🏖️ Surprise à { $place } : { $hunter } trouve { $pirate } ({ $seat }) en pleine carène, sans pouvoir ni fuir ni combattre.
    .why = Un pirate en carène qui est rattrapé est pris aussitôt.
blackbeard-hunter_let_go = 🏳️ Pas d’attaque : { $hunter } laisse partir { $pirate }.
blackbeard-letter_handed = 📜 { $pirate } ({ $seat }) cède une { $letter }. Pour ce tour, { $hunter } ({ $nation }) ferme les yeux.
    .why = Avant un combat, un pirate peut céder une lettre de marque du pavillon du navire de guerre, qui le laisse alors en paix pour ce tour.
blackbeard-hunter_battle = { $began ->
    [hunter] ⚔️ Attaque à { $place } : { $hunters } contre { $pirate } ({ $seat }).
   *[pirate] ⚔️ { $pirate } ({ $seat }) attaque { $hunters } à { $place }.
}{ $helper ->
    [none] {""}
   *[other] {" "}{ $helper } vient à la rescousse du pirate.
}
    .why = { $began ->
        [hunter] Un jet de dés permet d’échapper à un chasseur, mais lors d’un événement aléatoire il n’en a pas besoin, même si le pirate lui avait déjà échappé aux dés.{" "}
       *[pirate] {""}
    }On se bat manche après manche, jusqu’à ce que quelqu’un coule, se rende ou rompe le combat. Plusieurs navires de guerre se battent comme un seul : leur combat s’additionne, et la plus grande vitesse compte.
blackbeard-hunter_round = ⚔️ Manche { $round }, { $pirate } { $total } contre { $hunter_total } : { $result ->
    [won] { $pirate } l’emporte, mais subit 1 point de dommage.
    [tied] personne n’est touché.
   *[lost] l’ennemi l’emporte, et { $pirate } subit { $points ->
        [one] { $points } point de dommage
       *[other] { $points } points de dommage
    }.
}{ $slower ->
    [none] {""}
    [held] {" "}Trop lent (vitesse { $speed } contre { $hunter_speed }), { $pirate } ne peut pas rompre le combat.
   *[known] {" "}{ $pirate } est le plus lent (vitesse { $speed } contre { $hunter_speed }).
}
    .why = { $pirate } : combat { $combat }, vitesse { $speed }, compétence { $competence } et dé ({ $dice }){ $helper ->
        [none] {""}
       *[other] , ou le dé lancé par { $helper } ({ $ally }) s’il est plus haut
    }{ $arms_count ->
        [0] {""}
       *[other] , armes ({ $arms })
    }{ $debauch ->
        [0] {""}
       *[other] , débauche −{ $debauch }
    }, total { $total }. En face, { $hunters } : combat { $hunter_combat }, vitesse { $hunter_speed } et dé ({ $face }), total { $hunter_total }. Le plus bas subit la différence, et le vainqueur 1 point lui aussi. Un navire de guerre ne subit rien. Un dé désigne la partie du navire touchée ou, sur un 6, le capitaine lui-même : chaque point le blesse.
blackbeard-smoke_screen = 🌫️ { $pirate } ({ $seat }) disparaît derrière un rideau de fumée à { $place }. Il n’y aura pas de combat.
    .why = Un rideau de fumée met fin à un combat avant la première manche, et il est alors épuisé.
blackbeard-barrel_used = 🛢️ { $pirate } ({ $seat }) laisse dériver un tonneau de saboteur : la manche ne compte pas, et voilà { $points ->
    [one] { $points } point de dommage évité
   *[other] { $points } points de dommage évités
}.
    .why = Le pirate qui est attaqué peut annuler une manche avec un tonneau de saboteur, pour les deux camps. Le tonneau est alors épuisé.
blackbeard-hot_shot = { $result ->
    [burns] 🔥 { $pirate } ({ $seat }) tire à boulets rouges, et l’ennemi prend feu.
    [missed] 🔥 { $pirate } ({ $seat }) tire à boulets rouges, mais rien ne prend feu.
    [burst] 🔥 { $pirate } ({ $seat }) : le canon à boulets rouges éclate !
   *[held] {""}
}
    .why = { $result ->
        [burns] Après une manche gagnée, le canon à boulets rouges met le feu à l’ennemi sur un 5 ou un 6 : { $face }. Chaque manche suivante lui coûte alors 1 point de voilure, ou 1 de vitesse à un corsaire du Roi. Les navires de guerre ne brûlent pas.
        [missed] Après une manche gagnée, le canon à boulets rouges met le feu à l’ennemi sur un 5 ou un 6 : { $face }.
       *[other] Après une manche perdue, le canon à boulets rouges éclate sur un 1 et met le feu à son propre navire : { $face }.
    }
blackbeard-speed_tie = { $result ->
    [faster] 💨 { $pirate } ({ $seat }) va aussi vite { QUE($hunters) }, et a la chance de prendre le vent.
   *[slower] 💨 { $pirate } ({ $seat }) va aussi vite { QUE($hunters) }, mais perd le vent.
}
    .why = À vitesse égale, un dé chacun désigne le plus rapide, celui du pirate d’abord ({ $dice }). Un équipage qui cuve son rhum compte moins ; à égalité, on relance.
blackbeard-broke_off = 💨 { $pirate } ({ $seat }) rompt le combat.
    .why = { $against ->
        [hunter] Rompre le combat contre un chasseur coûte 1 point de popularité. Les deux navires restent dans la case.
       *[pirate] Rompre le combat contre un pirate coûte 1 point de notoriété et, à partir de la manche 3, 1 point de popularité en plus. Les deux navires restent dans la case.
    }
blackbeard-surrendered = 🏳️ { $pirate } ({ $seat }) amène son pavillon devant { $hunter }, en misant sur une lettre de marque. Pavillon : { $nation }.
    .why = Avec une lettre de marque du pavillon du chasseur, un pirate peut se rendre et passe devant les juges. Sans elle, il n’y a que le gibet.
blackbeard-hunter_sunk = 🔥 À { $place }, { $hunter } sombre !
    .why = À 0 point de combat, un corsaire du Roi coule. Cela rapporte autant de notoriété que son combat imprimé.
blackbeard-hunter_battle_over = { $result ->
    [won] 🏴‍☠️ { $pirate } ({ $seat }) a gagné le combat.
    [lost] ☠️ { $pirate } ({ $seat }) a perdu le combat.
    [gone] 🌫️ Plus aucun chasseur face à { $pirate } ({ $seat }).
   *[other] {""}
}
    .why = { $rounds ->
        [0] Aucune manche n’a eu lieu.
        [1] Il y a eu une manche contre { $hunters }.
       *[other] Il y a eu { $rounds } manches contre { $hunters }.
    }
blackbeard-got_away = 🏴‍☠️ { $pirate } ({ $seat }) a pu semer { $hunters }.
    .why = Après l’attaque d’un chasseur, quitter vivant sa case pour la première fois rapporte 5 points de notoriété.

## Pirates contre pirates

blackbeard-pirate_battle = { $aim ->
    [conquer] ⚔️ { $pirate } ({ $seat }) attaque { $target } à { $place } pour s’emparer du navire.
   *[other] ⚔️ { $pirate } ({ $seat }) attaque { $target } à { $place } pour délivrer quelqu’un à bord.
}{ $helper ->
    [none] {""}
   *[other] {" "}{ $helper } se range aux côtés du pirate { $target }.
}
    .why = Après chaque manche gagnée, un pirate peut continuer, rompre le combat ou passer à l’abordage, qui mène à un duel. À partir de la manche 3, c’est le navire le plus rapide qui choisit.
blackbeard-pirate_round = ⚔️ Manche { $round }, { $pirate } contre { $target }, { $total } à { $rolled } : { $result ->
    [won] { $target } subit { $points ->
        [one] { $points } point de dommage
       *[other] { $points } points de dommage
    }.
    [tied] personne n’est touché.
   *[lost] { $pirate } subit { $points ->
        [one] { $points } point de dommage
       *[other] { $points } points de dommage
    }.
}
    .why = { $pirate } : combat { $combat } et dés ({ $dice }){ $arms_count ->
        [0] {""}
       *[other] , armes ({ $arms })
    }{ $information_count ->
        [0] {""}
       *[other] , informations ({ $information })
    }{ $debauch ->
        [0] {""}
       *[other] , débauche −{ $debauch }
    }, total { $total }. { $target } : combat { $foe_combat } et { $helper ->
        [none] dés ({ $foe_dice })
       *[other] les deux meilleurs dés, grâce à { $helper } ({ $foe_dice })
    }{ $foe_arms_count ->
        [0] {""}
       *[other] , armes ({ $foe_arms })
    }{ $foe_debauch ->
        [0] {""}
       *[other] , débauche −{ $foe_debauch }
    }, total { $rolled }. Le plus bas subit la différence en dommages. Un dé désigne la partie du navire touchée ou, sur un 6, le capitaine lui-même : chaque point le blesse.
blackbeard-faster_ship = 💨 Les deux navires se valent en vitesse ; les dés donnent le vent à { $pirate } ({ $seat }) plutôt qu’à { $target }.
    .why = À vitesse égale, un dé chacun désigne le plus rapide ({ $rolls }). Un équipage qui cuve son rhum compte moins ; à égalité, on relance.
blackbeard-pirate_battle_over = { $result ->
    [won] 🏴‍☠️ { $pirate } ({ $seat }) a gagné le combat contre { $target }.
    [lost] ☠️ { $pirate } ({ $seat }) a perdu le combat contre { $target }.
   *[other] {""}
}
    .why = Manches livrées : { $rounds }.
blackbeard-boarded = 🪝 { $pirate } ({ $seat }) se lance à l’abordage contre { $target }. Les capitaines tirent l’épée.
    .why = Le vainqueur du duel prend l’autre navire, ou délivre la personne pour qui l’attaque a été lancée.
blackbeard-duel_begun = 🤺 { $pirate ->
    [none] Un duel : un garde attaque { $target }.
   *[other] { $target ->
        [none] { $pirate } ({ $seat }) croise le fer avec un garde.
       *[other] { $pirate } ({ $seat }) croise le fer avec { $target }.
    }
}
    .why = Les valeurs de l’attaquant d’abord. Attaque en duel : { $attack }. Défense en duel : { $defence }. Endurance : { $endurance }. Ils attaquent à tour de rôle ; qui n’a plus d’endurance est à terre.
blackbeard-duel_round = 🤺 Manche { $round } : { $pirate ->
    [none] le garde frappe { $target }, { $total } contre { $rolled }
   *[other] { $target ->
        [none] { $pirate } frappe le garde, { $total } contre { $rolled }
       *[other] { $pirate } frappe { $target }, { $total } contre { $rolled }
    }
}, et { $result ->
    [hit] fait mouche{ $even ->
        [true] {" "}(l’égalité suffit)
       *[false] {""}
    } : { $target ->
        [none] le garde
       *[other] { $target }
    } perd 1 d’endurance.
   *[parried] se fait repousser et perd 1 d’endurance.
} Endurance restante : { $pirate ->
    [none] le garde
   *[other] { $pirate }
} { $endurance }, { $target ->
    [none] le garde
   *[other] { $target }
} { $foe_endurance }.
    .why = { $pirate ->
        [none] Le garde
       *[other] { $pirate }
    } : attaque { $attack }. { $target ->
        [none] Le garde
       *[other] { $target }
    } : défense { $defence }. Avec un dé chacun ({ $dice }) : { $total } contre { $rolled }. Autant ou plus fait mouche et coûte 1 point d’endurance au défenseur, moins en coûte 1 à l’attaquant.
blackbeard-duel_over = { $result ->
    [down] { $pirate ->
        [none] 🤺 Le garde a battu { $target }.
       *[other] 🤺 { $target ->
            [none] { $pirate } ({ $seat }) a battu le garde.
           *[other] { $pirate } ({ $seat }) gagne le duel : { $target } est à terre.
        }
    }
   *[other] 🤺 { $target ->
        [none] { $pirate } ({ $seat }) a gagné le duel.
       *[other] { $pirate } ({ $seat }) gagne le duel : { $target } se rend.
    }
}
    .why = Manches livrées : { $rounds }. Battre un autre pirate rapporte la moitié de la notoriété du perdant, et de la popularité. Le pirate qui se rend perd 3 points des deux. Battre un garde ne rapporte rien.
blackbeard-downed = { $result ->
    [dead] 🩸 { $pirate } ({ $seat }) ne se relève pas.
    [disgraced] 🩸 { $pirate } ({ $seat }) doit reculer jusqu’au navire, sous les yeux de l’équipage.
    [wounds_2] 🩸 { $pirate } ({ $seat }) est à terre, avec deux blessures.
    [wounds_3] 🩸 { $pirate } ({ $seat }) est à terre, avec trois blessures.
   *[other] 🩸 { $pirate } ({ $seat }) est à terre, avec une blessure.
}
    .why = { $captain ->
        [none] Le pirate qui perd contre un garde lance un dé ({ $face }) : 1, c’est la mort, 2 ou 3 une blessure, de 4 à 6 la perte de 1 point de popularité.
       *[other] { $captain } lance un dé ({ $face }) : 1, c’est la mort, 2 trois blessures, 3 deux ; 4 une blessure incapacitante, 5 une mineure, 6 une superficielle.
    }
blackbeard-challenged = 🧤 { $pirate } ({ $seat }) lance à { $target } un défi en duel.
    .why = Après une débauche, ou quand une alliance est rompue, un pirate proche peut défier l’autre. Refuser vaut reddition.
blackbeard-duel_refused = 🏳️ { $pirate } ({ $seat }) refuse le duel contre { $target }, ce qui vaut reddition.
    .why = Une reddition coûte 3 points de popularité et 3 de notoriété. L’autre est récompensé comme pour un duel gagné.
blackbeard-conquered = 🏴‍☠️ À { $place }, { $pirate } ({ $seat }) a vaincu { $target }{ $fate ->
    [ashore] {" "}et fait déposer le capitaine au port
    [wreck] {" "}et ne lui laisse qu’une épave
    [let_go] {" "}et lui rend la liberté
   *[other] {""}
}.{ $exchanged ->
    [true] {" "}Les deux navires changent de mains.
   *[false] {""}
}
    .why = La cargaison et l’argent du perdant sont au vainqueur. Si le perdant n’était pas le plus notoire, le vainqueur choisit entre l’île, la planche et le mât ; sinon, entre le port et une épave.
blackbeard-hostages_lost = { $cause ->
    [conquest] 🩸 { $count ->
        [1] L’otage à bord du navire { DE($pirate) } ({ $seat }) meurt lors de sa prise.
       *[other] Les { $count } otages à bord meurent lors de la prise du navire : { $pirate } ({ $seat }).
    }
   *[crew_lost] 🩸 { $count ->
        [1] L’otage à bord du navire { DE($pirate) } ({ $seat }) meurt avec l’équipage.
       *[other] Les { $count } otages à bord meurent avec l’équipage : { $pirate } ({ $seat }).
    }
}
    .why = Tous les otages à bord meurent au deuxième point de dommage à l’équipage, ou quand un autre pirate prend le navire.
blackbeard-ship_scuttled = 🌊 Le vainqueur { DE($pirate) } ({ $seat }) saborde le navire qu’il ne garde pas ({ $ship }).
blackbeard-captive_taken = { $how ->
    [island] 🏝️ { $captain } abandonne { $pirate } ({ $seat }) sur une île déserte à { $place }. Il ne reçoit plus d’ordres tant que le pirate d’un autre joueur ne l’y recueille pas.
    [mast] ⛓️ { $captain } fait ligoter { $pirate } ({ $seat }) au mât, à { $place }. Il ne reçoit plus d’ordres tant qu’il n’est ni relâché ni secouru.
   *[plank] ⛓️ { $captain } garde { $pirate } ({ $seat }) en captivité à bord, à { $place }, la planche bien en vue. Il ne reçoit plus d’ordres tant qu’il n’est ni relâché ni secouru.
}
    .why = Un captif ne donne pas d’ordres. Un pirate d’un autre joueur peut venir à son secours ; le captif et son ravisseur peuvent aussi s’entendre.
blackbeard-captive_weakened = { $result ->
    [wounded] 🩸 { $how ->
        [island] { $pirate } ({ $seat }) souffre de faim et de soif sur son île : une blessure.
       *[other] { $pirate } ({ $seat }) souffre de sa captivité : une blessure.
    }
   *[holds_out] {""}
}
    .why = À chaque tour, on lance un dé pour un captif sur une île ou à bord : { $face }. Un 1 est une blessure.
blackbeard-captive_tortured = { $result ->
    [silent] 🩸 { $pirate } ({ $seat }) fait torturer { $target }, sans obtenir un mot.
    [weakened] 🩸 { $pirate } ({ $seat }) fait torturer { $target }. Endurance restante : { $endurance }.
    [talked] 🩸 { $pirate } ({ $seat }) fait torturer { $target }, jusqu’aux aveux.
   *[wounded] 🩸 { $pirate } ({ $seat }) fait torturer { $target } : une blessure.
}{ $about ->
    [none] {""}
   *[other] {" "}Ces informations serviront dans une attaque contre { $about }.
}
    .why = Un dé chacun ({ $dice }) : cruauté et dé font { $total }, endurance du captif et dé { $rolled }. Plus haut coûte 1 point d’endurance au captif. À 0, il révèle son Refuge ; ensuite, c’est chaque fois une blessure.
blackbeard-captive_freed = { $captain ->
    [none] 🔓 { $pirate } ({ $seat }) retrouve la liberté.
   *[other] 🔓 { $captain } délivre { $pirate } ({ $seat }).
}
    .why = { $rolls_count ->
        [0] Personne n’en est récompensé.
       *[other] Un pirate délivré gagne 5 points de notoriété. Le pirate qui le délivre gagne deux dés ({ $rolls }), le double pour une prison dans un port espagnol.
    }
blackbeard-castaway_found = 🏝️ { $pirate } ({ $seat }) retrouve { $target } sur l’île, à { $place }, et l’accueille à bord.
blackbeard-relative_rescued = { $is_own ->
    [true] 🏡 { $pirate } ({ $seat }) arrache un de ses proches aux griffes du pirate { $target }.
   *[false] 🔓 { $pirate } ({ $seat }) prend à { $target } un proche d’un autre pirate.
}
    .why = Délivrer un proche d’un pirate rapporte 5 points de notoriété ; le sien rentre à la maison et rapporte aussi 2 points de popularité.
blackbeard-relative_passed = 🔒 { $pirate } ({ $seat }) détient désormais un proche d’un autre pirate, pris avec le navire du pirate { $target }.
    .why = Le vainqueur reprend ceux que le vaincu détenait : un proche captif suit le navire.
blackbeard-restarted = ⚓ { $pirate } ({ $seat }) repart à { $port } avec un navire ({ $ship }), et recevra des ordres dès le tour suivant.

## Devant les juges

blackbeard-captured = ⚖️ { $hunter ->
    [none] { $pirate } ({ $seat }) se fait arrêter.
   *[other] { CAPITAL($hunter) } capture { $pirate } ({ $seat }).
}{ $nation_code ->
    [unidentified] {""}
   *[other] {" "}Pavillon des juges : { $nation }.
}
    .why = Sans lettre de marque de ce pavillon, un pirate capturé est pendu. Avec elle, la table de trahison décide.
blackbeard-treason_tried = { $result ->
    [hanged] ⚖️ { $pirate } ({ $seat }) : mort par pendaison.
    [high_security] ⚖️ { $pirate } ({ $seat }) finit au quartier de haute sécurité, à { $port }.
    [death_row] ⚖️ { $pirate } ({ $seat }) attend son exécution à { $port }.
    [trial] ⚖️ { $pirate } ({ $seat }) attend son jugement à { $port }.
    [hearing] ⚖️ { $pirate } ({ $seat }) attend son audition à { $port }.
   *[released] ⚖️ { $pirate } ({ $seat }) repart libre : les papiers sont en ordre.
}
    .why = On lance un dé sur la table de trahison ({ $face }{ $bonus ->
        [0] {""}
       *[other] , et { $bonus } de plus pour une lettre de marque
    }). La table : 1 pendaison, 2 quartier de haute sécurité, 3 détenu pour être exécuté, 4 détenu pour être jugé, 5 détenu pour être entendu, 6 papiers en ordre. Il faut délivrer un prisonnier avant le prochain événement aléatoire. Tout ce qui était à bord est perdu.
blackbeard-sentence_passed = { $result ->
    [hanged] ⚖️ Personne n’est venu à temps : { $pirate } ({ $seat }) finit sur le gibet à { $port }.
    [retired] ⚖️ Personne n’est venu à temps : { $pirate } ({ $seat }) sort de prison à { $port } contre une amende, et doit prendre sa retraite.
   *[continues] ⚖️ { $pirate } ({ $seat }) sort de prison à { $port } contre une amende.
}{ $doubloons ->
    [none] {""}
   *[other] {" "}Vous êtes la seule personne à en savoir le montant en doublons : { $doubloons }.
}
    .why = { $dice_count ->
        [0] Du quartier de haute sécurité, on ne sort que délivré.
       *[other] L’amende est de 10 % du trésor caché par point des dés ({ $dice }) : { $percentage } %.
    }
blackbeard-pledge_posted = 🤞 { $seat } promet { blackbeard-doubloons } à qui délivrera { $pirate }.{ $promise ->
    [none] {""}
    [peace] {" "}Et la paix en plus.
    [way_clear] {" "}Et de laisser le champ libre.
   *[favour] {" "}Et un service en retour.
}
    .why = Les doublons sont pris dans le trésor du captif au moment de sa délivrance. Les autres promesses n’engagent à rien.
blackbeard-pledge_paid = { $result ->
    [paid] 💰 { $pirate } ({ $seat }) verse à { $target } { $doubloons ->
        [one] le doublon
       *[other] les { $doubloons } doublons
    } promis.
   *[short] 💰 { $pirate } ({ $seat }) ne peut verser à { $target } { $doubloons ->
        [one] le doublon promis : il ne reste rien.
       *[other] les { $doubloons } doublons promis, seulement ce qui reste.
    }
}
blackbeard-infiltrated = { $what ->
    [prisoner] 🗝️ { $pirate } ({ $seat }) s’infiltre de nuit à { $port } pour tirer { $target } de prison.
    [gang] 🗝️ { $pirate } ({ $seat }) s’infiltre de nuit à { $port } pour trouver les bandits et le trésor dérobé.
   *[beloved] 🗝️ { $pirate } ({ $seat }) s’infiltre de nuit à { $port } pour délivrer un être aimé.
}
    .why = Il faut battre en duel un garde, ou le chef des bandits. Après un échec, on peut réessayer à un autre tour.
blackbeard-bargain_broken = 🩸 { $pirate } ({ $seat }) apprend { QUE($target) } ne peut payer la somme promise, et tue le prisonnier.
blackbeard-gang_beaten = { $is_own ->
    [true] 💰 { $pirate } ({ $seat }) bat les bandits à { $port } et récupère deux fois son trésor.
   *[false] 💰 { $pirate } ({ $seat }) bat les bandits à { $port } et garde le trésor dérobé.
}
    .why = Le propriétaire récupère le double, dont la moitié vient du butin des bandits. Un autre pirate reçoit la somme simple.
blackbeard-beloved_freed = { $is_own ->
    [true] 💖 { $pirate } ({ $seat }) ramène à la maison l’être aimé.
   *[false] 💖 { $pirate } ({ $seat }) délivre l’être aimé du pirate { $target }, et le garde à bord.
}
    .why = Cela rapporte 5 points de notoriété ; ramener l’être qu’on aime rapporte aussi 2 points de popularité.
blackbeard-pardon_used = 📜 { $pirate } ({ $seat }) fait valoir le pardon royal. Pavillon : { $nation }.
    .why = Un pardon royal met fin à l’hostilité de sa nation, ou permet de prendre sa retraite sans jet de dés dans un de ses ports.

## Alliances et contrats

blackbeard-allied = 🤝 { $pirate } ({ $seat }) et { $target } scellent une alliance, le verre à la main, à { $place }.
    .why = Des alliés peuvent chercher ensemble, attaquer ensemble et se défendre l’un l’autre. Une alliance peut prendre fin à tout moment.
blackbeard-alliance_ended = 💔 { $pirate } ({ $seat }) rompt l’alliance avec { $target }.
    .why = Cela ne coûte rien. Mais l’autre peut lancer un défi en duel dans la même case, ou mettre une tête à prix.
blackbeard-ally_joined = { $what ->
    [merchant] 🤝 { $pirate } ({ $seat }) se joint à { $target } pour attaquer le marchand.
   *[port] 🤝 { $pirate } ({ $seat }) se joint à { $target } pour attaquer le port.
}
    .why = { $what ->
        [merchant] L’allié ajoute un dé. Les deux gagnent de la notoriété, deviennent ennemis du pavillon et partagent la prise.
       *[port] L’allié ajoute son combat, { $combat }. Les deux gagnent la même notoriété, deviennent ennemis du pavillon et partagent le butin.
    }
blackbeard-contract_promised = { $text ->
    [peace] la paix
    [territory] chacun reste dans sa mer
    [defence] l’entraide dans chaque combat
    [prizes] le partage de toutes les prises
   *[none] {""}
}
blackbeard-contract_reward = { $condition ->
    [target] pour qui coulera, tuera ou capturera { $target }
    [deliver] pour le premier qui vendra ceci à { $port } : { $marker }
    [meet] à partager si tous se retrouvent à temps à { $port }
    [stay_out] pour { $target }, qui doit éviter cette mer : { $sea }
   *[none] {""}
}
blackbeard-contract = Partenaires : { $members }{ $text ->
    [none] {""}
   *[other] . Convenu : { blackbeard-contract_promised }
}{ $condition ->
    [none] {""}
   *[other] . Une prime { blackbeard-contract_reward }
}{ $stakes_count ->
    [0] { $condition ->
        [none] {""}
       *[other] . Mises : rien
    }
   *[other] . Mises : { $stakes }
}. Valable jusqu’au tour { $until }.
blackbeard-contract_offered = 📃 { $seat } propose un contrat au nom du pirate { $pirate }. { blackbeard-contract }
    .why = Il est conclu si tous l’acceptent. La promesse n’engage à rien ; l’argent est versé quand la condition est remplie. { $public ->
        [true] Tout le monde connaîtra le contrat.
       *[false] Seuls les partenaires le connaîtront.
    }
blackbeard-contract_offered-stakes = { $pirate } { $doubloons }
    .separator = {", "}
blackbeard-contract_made = 📃 Un contrat est signé, rédigé par { $pirate } ({ $seat }). { blackbeard-contract }
    .why = La promesse n’engage à rien ; l’argent est versé quand la condition est remplie, et rendu quand le délai est passé. { $public ->
        [true] Tout le monde connaît le contrat.
       *[false] Seuls les partenaires le connaissent.
    }
blackbeard-contract_made-stakes = { $pirate } { $doubloons }
    .separator = {", "}
blackbeard-contract_lapsed = 📃 Le contrat rédigé par { $pirate } ({ $seat }) tombe à l’eau. { blackbeard-contract }
    .why = Quelqu’un n’est plus là, ou ne peut payer sa mise. { $public ->
        [true] Tout le monde aurait connu le contrat.
       *[false] Seuls les partenaires le connaissaient.
    }
blackbeard-contract_lapsed-stakes = { $pirate } { $doubloons }
    .separator = {", "}
blackbeard-contract_over = 📃 { $result ->
    [paid] { $members_count ->
        [1] Prime gagnée ({ $target })
       *[other] Contrat rempli ({ $members })
    } : { $pot } { $pot ->
        [one] doublon va
       *[other] doublons vont
    } à { $winners }.
    [fulfilled] Contrat rempli ({ $members }) par { $winners }.
    [refunded] { $members_count ->
        [1] Prime sans suite ({ $target })
       *[other] Contrat sans suite ({ $members })
    } : { $pot ->
        [one] le doublon est rendu.
       *[other] les { $pot } doublons sont rendus.
    }
   *[ended] Contrat arrivé à son terme ({ $members }).
}
    .why = { $members_count ->
        [1] Offerte par { $pirate } ({ $seat }).
       *[other] Rédigé par { $pirate } ({ $seat }).
    }{ $text ->
        [none] {""}
       *[other] {" "}Convenu : { blackbeard-contract_promised }.
    }{ $pot ->
        [0] {" "}Il n’y avait pas de mise : rien n’est payé.
       *[other] { $condition ->
            [none] {""}
           *[other] {" "}Une prime { blackbeard-contract_reward }. Plusieurs gagnants se partagent la somme à parts égales.
        }
    }
blackbeard-bounty_posted = 💰 { $pirate } ({ $seat }) met à prix une tête, { $target } : { blackbeard-doubloons }, jusqu’au tour { $until }.
    .why = Tout pirate d’un autre joueur qui coule, tue ou capture la cible est payé. L’argent est déjà mis de côté.

## Événements aléatoires : le tirage, la fin

blackbeard-event_name = { $event ->
    [11] Tremblement de terre
    [12] Bras de fer
    [13] Scorbut
    [14] Tempête en mer
    [15] Lettre de marque
    [16] Mutinerie
    [21] Soulèvement indigène
    [22] Intervention du pape
    [23] Nouveaux gouverneurs
    [24] Barbe Noire
    [25] Chasse au pirate
    [26] Pardon royal
    [31] Déclaration de paix
    [32] Mutinerie
    [33] Pardon royal
    [34] Loi anti-esclavagiste
    [35] Trésor dérobé
    [36] Perroquet
    [41] Arrestation de la bien-aimée
    [42] Rapt de la bien-aimée
    [43] Rapt de la fille du pirate
    [44] Rapt de la sœur du pirate
    [45] Rapt de la maîtresse du pirate
    [46] Enlèvement de la fille du gouverneur
    [51] Carte au trésor
    [52] Prohibition
    [53] Contrebande de secrets
    [54] Loi anti-drogue
    [55] Sirènes
    [56] Pénurie
    [61] Jésuites
    [62] Chasse aux sorcières
    [63] Récifs de corail
    [64] Courants marins
    [65] Incendie à bord
   *[66] Créature marine
}
blackbeard-event_rule = { $event ->
    [11] Un port est détruit, avec tout ce qu’il contient et tous ses prisonniers. Les navires prennent la mer.
    [12] Chaque pirate doit passer au tournoi avant le prochain événement aléatoire, ou perd 5 points de notoriété.
    [13] Les pirates et les corsaires du Roi tombent malades dans les zones de transit et, en mer, ceux du joueur qui a tiré l’événement. Le scorbut dure jusqu’à la guérison.
    [14] Une tempête frappe tous les navires d’une mer, zones de transit comprises.
    [15] Une lettre de marque est mise en vente. Les corsaires du Roi doivent quitter les ports de cette nation.
    [16] Le joueur qui a tiré l’événement désigne un pirate dont l’équipage risque de se mutiner.
    [21] Les pirates sont chassés des côtes et des ports d’une mer, et un pirate en carène est tué. Les gouverneurs pro-pirates partent, et des ports sans gouverneur peuvent en recevoir un anti-pirate.
    [22] Tous les corsaires du Roi rentrent, et les joueurs votent une loi.
    [23] Chaque port d’une mer qui n’a pas de gouverneur en reçoit un, face cachée.
    [24] Le vaisseau fantôme traque tout le monde sauf les pirates du joueur qui le dirige, jusqu’au prochain événement aléatoire.
    [25] Un chasseur du joueur de droite agit aussitôt ; s’il n’en a pas, il en vient un nouveau.
    [26] Une lettre de marque va à la meilleure enchère secrète. Elle vaut aussi pardon royal.
    [31] Toutes les lettres de marque sont rendues, et toute l’astuce peut resservir.
    [32] Le joueur qui a tiré l’événement désigne un pirate dont l’équipage risque de se mutiner.
    [33] Une lettre de marque va à la meilleure enchère secrète. Elle vaut aussi pardon royal.
    [34] Désormais, le pirate qui bat un pirate ayant des êtres vivants (des esclaves, par exemple) à bord reçoit 100 doublons par point de notoriété du perdant.
    [35] Des bandits dérobent le trésor d’un Refuge. On peut le reprendre jusqu’au prochain événement aléatoire.
    [36] Un perroquet va à la meilleure enchère secrète. Il prend une blessure à la place du pirate.
    [41] L’être aimé d’un pirate est détenu dans un port jusqu’au prochain événement aléatoire.
    [42] L’être aimé d’un pirate est détenu à bord d’un autre navire jusqu’au prochain événement aléatoire.
    [43] La fille d’un pirate est détenue à bord d’un autre navire jusqu’au prochain événement aléatoire.
    [44] La sœur d’un pirate est détenue à bord d’un autre navire jusqu’au prochain événement aléatoire.
    [45] La maîtresse d’un pirate est détenue à bord d’un autre navire jusqu’au prochain événement aléatoire.
    [46] Le pirate le plus notoire détient la fille d’un gouverneur. Un autre pirate qui la gagne en duel et la ramène chez elle reçoit 10 000 doublons, 10 points de notoriété et 2 de popularité.
    [51] Une épave et son trésor gisent sur une voie maritime. Le pirate qui y plonge les trouve sur un 1.
    [52] Tout l’alcool à bord des navires pirates est vendu aux enchères secrètes des autres joueurs.
    [53] Un coffre de secrets rapporte 10 000 doublons s’il passe d’un port à un autre avant le prochain événement aléatoire.
    [54] Désormais, les drogues se vendent dix fois leur prix en plus, mais chaque marqueur peut mener à une arrestation.
    [55] Des sirènes attirent des hommes d’un navire par-dessus bord.
    [56] Un port manque d’une marchandise et paie 1 000 doublons par marqueur.
    [61] Le prochain pirate qui gagne un duel contre un pirate prend aussi des otages.
    [62] Le prochain pirate qui gagne un duel contre un pirate prend aussi des otages.
    [63] Un navire en route dans une mer heurte un récif.
    [64] Un courant emporte dans le même sens tous les navires en route dans une mer.
    [65] Les navires qui ont de l’alcool ou des armes à bord peuvent prendre feu.
   *[66] Une créature marine croise un navire.
}
blackbeard-relative = { $event ->
    [43] sa fille
    [44] sa sœur
    [45] sa maîtresse
   *[other] sa bien-aimée
}
blackbeard-hazard_drawn = ⚡ Événement, tiré par { $pirate } ({ $seat }) : **{ blackbeard-event_name }**.
    .why = { blackbeard-event_rule } Un jet de deux dés, de 11 à 66, l’a désigné : { $rolls }.
blackbeard-hazard_idle = { $event ->
    [65] Aucun navire n’a d’alcool ni d’armes à bord : aucun incendie ne se déclare.
   *[other] Rien ni personne n’est touché.
}
    .why = Chaque événement dit ce qu’il frappe. Rien en jeu n’y correspond à présent : il ne se passe rien.
blackbeard-event_over = { $event ->
    [12] 🏁 Le tournoi de bras de fer est terminé.
    [24] 👻 Le vaisseau fantôme s’évanouit dans la brume.
    [35] { $cause ->
        [robbed] {""}
        [port_destroyed] 💰 { $pirate } ({ $seat }) : le trésor dérobé est enseveli avec le port.
       *[other] 💰 { $pirate } ({ $seat }) : les bandits s’enfuient avec le trésor dérobé.
    }
    [46] { $cause ->
        [expired] 🏴‍☠️ La fille du gouverneur y a pris goût : elle se fait pirate.
        [set_free] 🕊️ La fille du gouverneur est remise en liberté.
        [ship_lost] 🌊 La fille du gouverneur disparaît avec le navire.
        [port_destroyed] 🕊️ La fille du gouverneur n’a plus de port où rentrer.
       *[other] {""}
    }
    [51] { $cause ->
        [replaced] 🗺️ L’ancienne carte au trésor est oubliée.
       *[other] {""}
    }
    [53] { $cause ->
        [delivered] {""}
       *[other] 📦 Le coffre de secrets est perdu.
    }
    [56] { $cause ->
        [port_destroyed] 📦 La pénurie disparaît avec le port.
       *[other] {""}
    }
    [61] {""}
    [62] {""}
   *[other] { $cause ->
        [home] 🏡 { $pirate } ({ $seat }) : { blackbeard-relative } est de retour à la maison.
        [set_free] 🕊️ { $pirate } ({ $seat }) : { blackbeard-relative } est remise en liberté.
        [ship_lost] 🌊 { $pirate } ({ $seat }) : { blackbeard-relative } disparaît avec le navire.
        [port_destroyed] 🌊 { $pirate } ({ $seat }) : { blackbeard-relative } meurt dans les ruines du port.
        [owner_left] 🍂 { $pirate } ({ $seat }) n’est plus là, et { blackbeard-relative } tombe dans l’oubli.
       *[expired] 💔 { $pirate } ({ $seat }) : trop tard, { blackbeard-relative } ne rentrera jamais.
    }
}
    .why = { $event ->
        [12] Le pirate qui devait venir et n’est pas venu perd 5 points de notoriété.
        [41] Perdre un proche coûte au pirate 5 points de notoriété et 2 de popularité.
        [42] Perdre un proche coûte au pirate 5 points de notoriété et 2 de popularité.
        [43] Perdre un proche coûte au pirate 5 points de notoriété et 2 de popularité.
        [44] Perdre un proche coûte au pirate 5 points de notoriété et 2 de popularité.
        [45] Perdre un proche coûte au pirate 5 points de notoriété et 2 de popularité.
       *[other] { blackbeard-event_rule }
    }

## Événements aléatoires : ports et couronnes

blackbeard-earthquake = 🌋 { $port ->
    [none] La terre tremble, mais il ne reste pas de port à détruire.
   *[other] Un tremblement de terre détruit { $port } !
}
    .why = Un jet de 11 à 66, répété jusqu’à ce qu’il convienne, désigne le port{ $rolls_count ->
        [0] {""}
       *[other]  : { $rolls }
    }. Les prisonniers y meurent, et les navires prennent la mer sans dommage.
blackbeard-put_to_sea = { $cause ->
    [natives] 💨 { $pirate } ({ $seat }) fuit le soulèvement et prend la mer à { $place }.
   *[earthquake] 💨 { $pirate } ({ $seat }) prend la mer à temps, à { $place }.
}
blackbeard-tournament = 💪 { $port ->
    [none] Il ne reste pas de port pour un tournoi de bras de fer.
   *[other] Tous les pirates sont attendus au tournoi de bras de fer à { $port }.
}
    .why = Un jet de 11 à 66, répété jusqu’à ce qu’il convienne, désigne le port{ $rolls_count ->
        [0] {""}
       *[other]  : { $rolls }
    }. Le pirate qui n’y est pas passé avant le prochain événement aléatoire perd 5 points de notoriété.
blackbeard-tournament_joined = 💪 { $pirate } ({ $seat }) se montre au tournoi à { $port }.
blackbeard-rising = 🏹 Les indigènes se soulèvent le long des côtes de cette mer : { $sea }. Les gouverneurs pro-pirates partent, et seuls des anti-pirates prennent un port libre.
    .why = Un dé, relancé jusqu’à ce qu’il convienne, désigne la mer : { $rolls }. Les pirates de ses côtes et de ses ports sont chassés et perdent 1 point de popularité ; un pirate en carène est perdu.
blackbeard-governor_gone = { $cause ->
    [natives] 🏛️ Le soulèvement chasse { $governor }, en place à { $port }.
   *[other] 🏛️ { $port } tire { $governor } comme gouverneur : il est pro-pirate et retourne au stock.
}
    .why = Les gouverneurs pro-pirates sont chassés pour de bon. Puis chaque port sans gouverneur en tire un : anti-pirate, il reste ; pro-pirate, il retourne au stock, et le port suivant peut le tirer à son tour.
blackbeard-new_governors = 🏛️ De nouveaux gouverneurs partent pour les ports de cette mer : { $sea }.
    .why = Un dé, relancé jusqu’à ce qu’il convienne, désigne la mer : { $rolls }.
blackbeard-governor_came = { $permanent ->
    [true] 🏛️ Un gouverneur anti-pirate s’installe pour de bon à { $port }.
   *[false] 🏛️ Un gouverneur arrive face cachée à { $port }.
}
blackbeard-law_voted = 🗳️ Les joueurs ont voté une loi : **{ blackbeard-event_name }**.
    .why = Les voix : { $votes }. À égalité, la voix du joueur qui a tiré l’événement décide.
blackbeard-law_voted-why-votes = { $seat } : { blackbeard-event_name }
    .separator = {" ; "}
blackbeard-law = { $again ->
    [true] ⚖️ { blackbeard-event_name } : la loi est déjà en vigueur.
   *[false] ⚖️ Une nouvelle loi, jusqu’à la fin de la partie : **{ blackbeard-event_name }**. { blackbeard-event_rule }
}
blackbeard-peace = 🕊️ La paix est déclarée : les lettres de marque retournent à la réserve, et chaque pirate retrouve toute son astuce.{ $letters_count ->
    [0] {""}
   *[other] {" "}Ne vaut plus rien désormais : { $letters }.
}
    .why = Toutes les lettres de marque retournent à la réserve, celles en vente aussi. Chaque pirate retrouve toute son astuce.
blackbeard-pardon_offered = 📜 Un pardon royal est à vendre : { $letter }.
    .why = Il va à la meilleure enchère secrète, même à un ennemi de cette nation.
blackbeard-auction = 🔨 { $pirate ->
    [none] { $what ->
        [pardon] Aucune enchère pour le pardon royal.
        [parrot] Aucune enchère pour le perroquet.
       *[alcohol] Aucune enchère pour l’alcool à bord chez { $target }. Il est perdu.
    }
   *[other] { $what ->
        [pardon] { $pirate } ({ $seat }) obtient le pardon royal pour { blackbeard-doubloons } : { $letter }.
        [parrot] { $pirate } ({ $seat }) obtient le perroquet pour { blackbeard-doubloons }.
       *[alcohol] { $pirate } ({ $seat }) achète à { $target } son alcool pour { blackbeard-doubloons } (marqueurs : { $count }).
    }
}
    .why = { $what ->
        [parrot] Le perroquet prend une blessure à la place du pirate et en meurt.{" "}
       *[other] {""}
    }Enchères secrètes : { $bids_count ->
        [0] personne ne pouvait enchérir
       *[other] { $bids }
    }.{ $rolls_count ->
        [0] {""}
       *[other] {" "}Les plus hautes étaient égales, départagées de 11 à 66 : { $rolls }.
    }
blackbeard-auction-why-bids = { $pirate } ({ $seat }) { $doubloons }
    .separator = {", "}
blackbeard-auction-why-rolls = { $pirate } { $face }
    .separator = {", "}
blackbeard-discontent = { $result ->
    [mutiny] 🗡️ { $pirate } ({ $seat }) : le mécontentement gagne le bord, et l’équipage se soulève.
   *[calm] 🗡️ { $pirate } ({ $seat }) : on grogne à bord, mais l’équipage reste calme.
}
    .why = L’équipage se soulève si deux dés ({ $rolls }) dépassent la popularité ({ $popularity }).
blackbeard-outlaw_beaten = ⚖️ { $pirate } ({ $seat }) a vaincu { $target }, hors-la-loi. Le prochain port versera { $doubloons } doublons.
    .why = La loi anti-esclavagiste : 100 doublons par point de notoriété d’un pirate qui a des êtres vivants à bord.
blackbeard-drugs_watched = { $result ->
    [arrested] 🚔 { $pirate } ({ $seat }) vend des drogues à { $port } et se fait prendre !
   *[unseen] 🤫 { $pirate } ({ $seat }) vend des drogues à { $port } sans se faire prendre.
}
    .why = La loi anti-drogue : un dé par marqueur, et un 1 mène à l’arrestation ({ $rolls }).
blackbeard-drugs_sold = 🪙 { $pirate } ({ $seat }) tire des drogues interdites { $doubloons } doublons de plus à { $port }.
    .why = Les drogues interdites rapportent dix fois leur prix en plus. Marqueurs vendus : { $count }.
blackbeard-shortage = 📦 { $port ->
    [none] Aucun port ne manque de rien.
   *[other] Pénurie à { $port } : { $markers }. Le premier à en livrer reçoit 1 000 doublons par marqueur.
}
    .why = Un jet de 11 à 66, répété jusqu’à ce qu’il convienne, désigne le port{ $rolls_count ->
        [0] {""}
       *[other] {" "}({ $rolls })
    }, un dé la marchandise ({ $face }).
blackbeard-shortage_met = 📦 { $pirate } ({ $seat }) livre à { $port } ce qui manquait : { $markers }. Récompense : { $doubloons } doublons.

## Événements aléatoires : trésors et proches

blackbeard-treasure_stolen = 💰 { $pirate } ({ $seat }) : des bandits dérobent le trésor caché à { $port }.
    .why = Jusqu’au prochain événement aléatoire, un pirate peut s’infiltrer dans le port et battre en duel le chef des bandits. Le propriétaire reçoit alors le double.
blackbeard-treasure_map = 🗺️ Une carte au trésor refait surface : une épave gît à { $place }.
    .why = { $rolled ->
        [0] Une carte Action a désigné la voie maritime : { $lane }.
       *[other] La carte Action laissait la voie maritime aux dés : { $lane }.
    } Les navires peuvent y jeter l’ancre et plonger ; un 1 trouve le coffre.
blackbeard-dived = { $face ->
    [1] 🤿 { $pirate } ({ $seat }) plonge à { $place } et trouve le coffre !
   *[other] 🤿 { $pirate } ({ $seat }) plonge à { $place } et ne trouve rien.
}
    .why = On lance un dé pour chaque plongeur à son tour : { $face }. Le premier 1 trouve le coffre.
blackbeard-wreck_found = 💰 { $pirate } ({ $seat }) remonte de l’épave à { $place } de l’or pour ses cales, d’une valeur de { $doubloons } doublons.
    .why = Une carte dit combien, comme pour la plus riche sorte de prise dans cette mer. Vendu dans un port, l’or devient de l’argent dans la cabine. Ce qui n’entre pas dans les cales est perdu.
blackbeard-secret_papers = 📜 { $ports_count ->
    [0] Personne n’a de secrets à faire passer.
   *[other] Un coffre de secrets attend à { $port }. Récompense à { $ports } : 10 000 doublons.
}
    .why = Des jets de 11 à 66, répétés jusqu’à ce qu’ils conviennent, désignent les deux ports{ $rolls_count ->
        [0] {""}
       *[other]  : { $rolls }
    }. Le coffre prend une cale entière, et disparaît au prochain événement aléatoire.
blackbeard-chest_delivered = 📜 { $pirate } ({ $seat }) livre le coffre de secrets à { $port } : 10 000 doublons.
blackbeard-beloved_arrested = 💔 { $port ->
    [none] { $pirate } ({ $seat }) : personne ne trouve l’être aimé.
   *[other] { $pirate } ({ $seat }) : l’être aimé est arrêté et détenu à { $port }.
}
    .why = Un jet de 11 à 66, répété jusqu’à ce qu’il convienne, désigne le port{ $rolls_count ->
        [0] {""}
       *[other]  : { $rolls }
    }. Le pirate qui y bat le garde en duel gagne 5 points de notoriété. Si personne n’y parvient avant le prochain événement aléatoire, { $pirate } perd 5 points de notoriété et 2 de popularité.
blackbeard-relative_abducted = 💔 { $target ->
    [none] { $pirate } ({ $seat }) : personne n’est là pour enlever { blackbeard-relative }.
   *[other] { $target } enlève un être cher à { $pirate } ({ $seat }) : { blackbeard-relative }.
}
    .why = { $target ->
        [none] Le ravisseur serait le pirate le plus notoire du premier joueur à droite. Dans une partie sans rivaux, personne n’est enlevé.
       *[other] Le ravisseur est le pirate le plus notoire du premier joueur à droite. Le pirate qui le bat en duel à son bord gagne 5 points de notoriété. Si personne n’y parvient avant le prochain événement aléatoire, { $pirate } perd 5 points de notoriété et 2 de popularité.
    }
blackbeard-daughter_abducted = 💔 { $port ->
    [none] { $pirate } ({ $seat }) ne trouve aucune fille de gouverneur à enlever.
   *[other] { $pirate } ({ $seat }) enlève la fille d’un gouverneur. Elle vient { DE($port) }. Le pirate d’un autre joueur peut attaquer ce navire dans sa case : s’il gagne le duel, il la prend à bord.
}
    .why = Le ravisseur est le pirate le plus notoire, et un jet de 11 à 66, répété jusqu’à ce qu’il convienne, désigne le port{ $rolls_count ->
        [0] {""}
       *[other]  : { $rolls }
    }. Le pirate qui la tire du navire et la ramène chez elle reçoit 10 000 doublons, 10 points de notoriété et 2 de popularité ; pas le ravisseur. Si personne n’y parvient avant le prochain événement aléatoire, elle se fait pirate.
blackbeard-daughter_home = 🏡 { $pirate } ({ $seat }) ramène la fille du gouverneur chez elle à { $port } : 10 000 doublons.
    .why = Cela rapporte aussi 10 points de notoriété et 2 de popularité.
blackbeard-grief = { $face ->
    [1] 😢 { $pirate } ({ $seat }) n’a plus qu’une pensée : { blackbeard-relative }, disparue.
   *[other] {""}
}
    .why = À chaque tour, on lance un dé pour le chagrin : { $face }. Un 1 coûte 1 point de notoriété.
blackbeard-crusade = ⛪ { $again ->
    [true] { blackbeard-event_name } : l’événement attend déjà.
   *[false] { $event ->
        [61] Des jésuites sont en route. Le prochain pirate qui gagne un duel contre un pirate les prend en otages.
       *[62] Des sorcières fuient le bûcher. Le prochain pirate qui gagne un duel contre un pirate les prend en otages.
    }
}
blackbeard-crusade_won = ⛪ { $event ->
    [61] { $pirate } ({ $seat }), pour avoir vaincu { $target }, met la main sur des jésuites. Nombre : { $count }.
   *[62] { $pirate } ({ $seat }), pour avoir vaincu { $target }, met la main sur des sorcières en fuite. Nombre : { $count }.
}
    .why = Deux dés donnent le nombre d’otages ({ $rolls }). Chacun rapporte 1 point de notoriété.

## Événements aléatoires : la mer

blackbeard-scurvy = { $result ->
    [captain_ill] 🦷 { $pirate } ({ $seat }) : le scorbut à bord, et le capitaine tombe malade.
    [captain_died] 🦷 { $pirate } ({ $seat }) : le scorbut emporte le capitaine.
    [hostages_died] 🦷 { $pirate } ({ $seat }) : le scorbut emporte tous les otages.
   *[none] 🦷 { $pirate } ({ $seat }) : le scorbut à bord.
}
    .why = Le scorbut coûte 1 point d’équipage et 2 points de popularité. Un dé dit la suite : { $face }. Sur un 1, le capitaine tombe malade, ou meurt s’il l’était déjà ; sur un 2, les otages meurent. Une guérison au port y met fin.
blackbeard-sea_storm = ⛈️ La tempête fait rage sur toute une mer : { $sea }. { $ships_count ->
    [0] Aucun pirate n’est touché.
   *[other] Navires touchés : { $ships }.
}
    .why = Un dé, relancé jusqu’à ce qu’il convienne, désigne la mer : { $rolls }. Les zones de transit et les ports sont touchés aussi.
blackbeard-sirens = 🧜 { $pirate ->
    [none] Les sirènes chantent, mais aucun navire ne les entend.
   *[other] { $pirate } ({ $seat }) : les sirènes attirent des hommes par-dessus bord.
}
    .why = On tire au sort un navire en route. Il perd 1 point d’équipage.
blackbeard-reef = 🪸 { $pirate ->
    [none] Les récifs guettent dans cette mer, mais personne ne les heurte : { $sea }.
   *[other] { $pirate } ({ $seat }) heurte un récif de corail ({ $sea }).
}
    .why = Un dé, relancé jusqu’à ce qu’il convienne, désigne la mer : { $rolls }. On y tire au sort un navire en route, qui perd 1 point de coque.
blackbeard-currents = 🌊 Un fort courant porte au { $face ->
    [1] nord
    [2] nord-est
    [3] sud-est
    [4] sud
    [5] sud-ouest
   *[6] nord-ouest
} : { $sea }.
    .why = Les dés désignent la mer (relancés jusqu’à ce qu’elle convienne : { $rolls }) et la direction ({ $face } ; 1 est le nord, puis dans le sens horaire). Tous les navires en route y bougent d’une case ; un navire jeté à la côte perd 1 point de coque.
blackbeard-shifted = 🌊 Le courant emporte { $pirate } ({ $seat }) à { $place }.
blackbeard-fire_danger = { $result ->
    [fire] 🔥 { $pirate } ({ $seat }) : une lanterne tombe à bord !
   *[safe] {""}
}
    .why = Un navire chargé d’alcool ou d’armes prend feu sur un 1 : { $face }.
blackbeard-creature = { $face ->
    [0] 🐙 Une créature marine cherche un navire et n’en trouve pas.
    [1] 🐙 { $pirate } ({ $seat }) : un calmar géant entraîne des hommes au fond.
    [2] 🐟 { $pirate } ({ $seat }) : un poisson-scie perce la coque.
    [3] 🦈 { $pirate } ({ $seat }) : un requin emporte des hommes.
    [4] 🐬 { $pirate } ({ $seat }) suit des dauphins : une opération gratuite, tout de suite.
    [5] 🐟 { $pirate } ({ $seat }) : une raie manta géante balaie des hommes par-dessus bord.
   *[6] 🐉 { $pirate } ({ $seat }) : un serpent de mer s’en prend au navire.
}
    .why = { $face ->
        [0] Aucun navire n’était en route.
       *[other] On tire au sort un navire en route, et un dé désigne la créature ({ $face }) : 1, 3 et 5 coûtent un point d’équipage, 2 un point de coque, 6 un point de coque et un de voilure. 4 offre une action gratuite.
    }
blackbeard-dolphins_followed = 🐬 { $pirate } ({ $seat }) suit les dauphins.

## La table, et ce qu’une seule personne voit

blackbeard-board_hunter = { $what ->
    [kc] 👑 Chasseur : { $hunter }
    [ghost] 👻 Chasseur : { $hunter }
   *[warship] 🚨 Chasseur : { $hunter }
} ({ $seat }) à { $place }, { $mode ->
    [port] au port
    [zone] entre les cartes
   *[other] en mer
}{ $target ->
    [none] {""}
   *[other] {" "}· cible { $target }{ $what ->
        [warship] , et intercepte aussi les autres pirates adverses dans sa case
       *[other] {""}
    }
}{ $piece ->
    [none] {""}
   *[other] {" "}· { $piece }
}{ $nation ->
    [none] {""}
   *[other] {" "}· { $nation }
}{ $piece ->
    [none] {""}
   *[other] {" "}· combat { $combat } · vitesse { $speed }
}
blackbeard-board_event = { $event ->
    [12] 💪 Tournoi de bras de fer à { $port } : { $members_count ->
        [0] tout le monde est venu
       *[other] 5 points de notoriété perdus pour qui ne vient pas ({ $members })
    }
    [24] 👻 Le vaisseau fantôme de Barbe Noire hante la mer
    [34] ⚖️ Loi anti-esclavagiste : prime sur les pirates ayant des êtres vivants à bord
    [35] 💰 { $pirate } ({ $seat }) : des bandits tiennent son trésor à { $port }
    [46] 💔 La fille du gouverneur, venue { DE($port) }, est retenue sur le navire du pirate { $captain } : un pirate d’un autre joueur peut attaquer ce navire, la gagner en duel et la ramener chez elle pour 10 000 doublons
    [51] 🗺️ Une épave et son trésor gisent à { $place }
    [53] 📜 Un coffre de secrets { $captain ->
        [none] { $port ->
            [none] est perdu
           *[other] attend à { $port }
        }
       *[other] se trouve sur le navire du pirate { $captain }
    } ; destination : { $ports }
    [54] ⚖️ Loi anti-drogue : les drogues rapportent bien plus, au risque d’une arrestation
    [56] 📦 Pénurie à { $port } : { $markers } · 1 000 doublons par marqueur
    [61] ⛪ Des jésuites seront les otages du prochain pirate qui gagne un duel contre un pirate
    [62] ⛪ Des sorcières en fuite seront les otages du prochain pirate qui gagne un duel contre un pirate
   *[other] 💔 { $pirate } ({ $seat }) : { blackbeard-relative } est captive { $captain ->
        [none] à { $port }
       *[other] sur le navire du pirate { $captain }
    }
}{ $until ->
    [hazard] {" "}· jusqu’au prochain événement aléatoire
   *[ever] { $event ->
        [34] {" "}· jusqu’à la fin de la partie
        [54] {" "}· jusqu’à la fin de la partie
        [51] {" "}· jusqu’à sa découverte
        [56] {" "}· jusqu’à une livraison
       *[other] {""}
    }
}
blackbeard-board_blockade = ⛓️ { $pirate } ({ $seat }) subit un blocus à { $port } ({ $hunters }) · jusqu’au départ de l’un d’eux
blackbeard-board_captive = { $how ->
    [island] 🏝️ { $pirate } ({ $seat }) attend sur une île déserte à { $place }
    [mast] ⛓️ { $pirate } ({ $seat }) est au mât, chez { $captain }
   *[plank] ⛓️ { $pirate } ({ $seat }) est en captivité sur le navire du pirate { $captain }
} · jusqu’à sa libération
blackbeard-board_resting = 🥱 { $pirate } ({ $seat }) : pas d’ordres jusqu’à la fin du tour { $turn }, après une débauche
blackbeard-board_scurvy = 🦷 { $pirate } ({ $seat }) : scorbut à bord{ $ill ->
    [true] , capitaine malade
   *[false] {""}
} · jusqu’à la guérison
blackbeard-board_prisoner = ⚖️ { $pirate } est en prison à { $port } : { $sentence ->
    [high_security] quartier de haute sécurité, promis au gibet
    [death_row] détenu pour être exécuté
    [trial] détenu pour être jugé
   *[hearing] détenu pour être entendu
}
blackbeard-board_pledge = 🤝 { $pirate } promet { blackbeard-doubloons } au pirate qui le délivrera
blackbeard-board_alliance = 🤝 Alliance : { $members }
blackbeard-contract_terms = { $members } · jusqu’au tour { $until }{ $text ->
    [none] {""}
   *[other] {" "}· { blackbeard-contract_promised }
}{ $pot ->
    [0] { $condition ->
        [none] {""}
       *[other] {" "}· 0 doublon
    }
    [one] {" "}· 1 doublon
   *[other] {" "}· { $pot } doublons
}{ $condition ->
    [none] {""}
   *[other] {" "}{ blackbeard-contract_reward }
}
blackbeard-board_contract = { $members_count ->
    [1] 💰 Prime : { blackbeard-contract_terms }
   *[other] 📃 Contrat : { blackbeard-contract_terms }
}
blackbeard-own_contract = 📃 Connu des seuls partenaires : { blackbeard-contract_terms }
blackbeard-own_hunter = 🤫 Vous connaissez { $hunter } : { $piece } ({ blackbeard-hunter_flag }), combat { $combat }, vitesse { $speed }
