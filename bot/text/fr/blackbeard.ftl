### Barbe Noire 2 : les termes, les options. Comment les messages se nomment et ce qu’ils peuvent utiliser : voir bot/text/__init__.py.
### Un port ou un lieu se lit après « à » : « à La Havane », « à la case X20 ». Un nom de personne ou de port ne suit jamais « de » ni « que », qui s’élideraient.
### Une nation s’accorde avec « pavillon » : « sous pavillon anglais ». Un marchand vient avec son article.

blackbeard-pitch = Écumez les océans à l’âge d’or de la piraterie : pillez les navires marchands, soudoyez les gouverneurs, mettez les ports à sac. Devenez le pirate le plus notoire, ou prenez la plus riche des retraites.
    .title = Barbe Noire 2
    .length = De { $lo } à { $hi } personnes, { $turn_cap ->
        [0] sans limite de tours (60 tours prennent une journée entière, ou quelques mois à raison de quelques coups par jour)
        [1] un seul tour
        [60] 60 tours au plus : une journée (ou des mois, à quelques coups par jour)
       *[other] { $turn_cap } tours au plus (60 tours prennent une journée entière, ou quelques mois à raison de quelques coups par jour)
    }
    .alone = , { $turn_cap } tours
    .how =
        Tous préparent leur tour en même temps : où votre pirate navigue, et ce qu’il y fait.
        Capturez marchands et otages, vendez et réparez au port, mettez les ports à sac, cachez votre trésor au Refuge (port d’attache){ $m_hunters ->
            [true] {"\u202F"}; les chasseurs de la Couronne vous poursuivent
           *[false] {""}
        }.
        Un pirate qui atteint 100 points de notoriété gagne aussitôt. Sinon, la partie finit quand un joueur n’a plus de pirate (chacun en a { $careers ->
            [1] un seul
           *[other] { $careers } en tout, { $max_active ->
                [1] un à la fois
               *[other] parfois plusieurs à la fois
            }
        }), ou après le dernier tour. Le plus riche des pirates à la retraite gagne ; on tente sa retraite aux dés : plus le trésor est gros, plus elle a de chances de réussir ; si personne n’y est, c’est le plus notoire.
    .aliases = Barbe Noire

## Termes

blackbeard-term-pirate = { $value ->
    [PI01] L’Olonais
    [PI02] Low
    [PI03] Davis
    [PI04] Wynne
    [PI05] Taylor
    [PI06] Kennedy
    [PI07] England
    [PI08] Quelch
    [PI09] Tew
    [PI10] Vane
    [PI11] Kidd
    [PI12] Misson
    [PI13] De Lusan
    [PI14] Teach
    [PI15] Blood
    [PI16] La Buze
    [PI17] Rackham
    [PI18] Avery
    [PI19] Spriggs
    [PI20] Lowther
    [PI21] Portugues
    [PI22] Bonnet
    [PI23] Condent
    [PI24] Roberts
   *[other] { blackbeard-term-hunter }
}
blackbeard-term-port = { $letters ->
    [PI] le navire du pirate { blackbeard-term-pirate }
   *[other] { $digits ->
        [11] Boston
        [12] Newport
        [13] New York
        [14] Philadelphie
        [15] James Town
        [16] Bath Town
        [21] Charles Town
        [22] Saint-Augustin
        [23] Saint-Georges des Bermudes
        [24] Carthagène
        [25] La Havane
        [26] La Mazana
        [31] Port Royal
        [32] Campêche
        [33] Porto Bello
        [34] Saint-Domingue
        [35] La Tortue
        [36] Petit-Goâve
        [41] San Juan
        [42] Maracaibo
        [43] Curaçao
        [44] New Providence
        [45] La Martinique
        [46] La Barbade
        [51] Fort James en Gambie
        [52] Elmina
        [53] Cape Coast
        [54] Ouidah
        [55] Principe
        [56] Mozambique
        [61] Johanna
        [62] Moka
        [63] Surate
        [64] Bombay
        [65] Goa
        [66] Sainte-Marie
       *[other] { $value }
    }
}
blackbeard-term-place = { $value ->
    [I1] Boston
    [H2] Newport
    [G3] New York
    [G4] Philadelphie
    [G6] James Town
    [H7] Bath Town
    [E11] Charles Town
    [E13] Saint-Augustin
    [R6] Saint-Georges des Bermudes
    [R26] Carthagène
    [G19] La Havane
    [G20] La Mazana
    [N21] Port Royal
    [B24] Campêche
    [N29] Porto Bello
    [S19] Saint-Domingue
    [P18] La Tortue
    [Q19] Petit-Goâve
    [V17] San Juan
    [U25] Maracaibo
    [W23] Curaçao
    [K16] New Providence
    [BB18] La Martinique
    [DD19] La Barbade
    [GC-B2] Fort James en Gambie
    [GC-I5] Elmina
    [GC-J4] Cape Coast
    [GC-K5] Ouidah
    [GC-N6] Principe
    [IO-A15] Mozambique
    [IO-C14] Johanna
    [IO-B4] Moka
    [IO-O2] Surate
    [IO-O3] Bombay
    [IO-O4] Goa
    [IO-F15] Sainte-Marie
   *[other] { $letters ->
        [GC-A] la case A{ $digits } (Côte Dorée)
        [GC-B] la case B{ $digits } (Côte Dorée)
        [GC-C] la case C{ $digits } (Côte Dorée)
        [GC-D] la case D{ $digits } (Côte Dorée)
        [GC-E] la case E{ $digits } (Côte Dorée)
        [GC-F] la case F{ $digits } (Côte Dorée)
        [GC-G] la case G{ $digits } (Côte Dorée)
        [GC-H] la case H{ $digits } (Côte Dorée)
        [GC-I] la case I{ $digits } (Côte Dorée)
        [GC-J] la case J{ $digits } (Côte Dorée)
        [GC-K] la case K{ $digits } (Côte Dorée)
        [GC-L] la case L{ $digits } (Côte Dorée)
        [GC-M] la case M{ $digits } (Côte Dorée)
        [GC-N] la case N{ $digits } (Côte Dorée)
        [IO-A] la case A{ $digits } (océan Indien)
        [IO-B] la case B{ $digits } (océan Indien)
        [IO-C] la case C{ $digits } (océan Indien)
        [IO-D] la case D{ $digits } (océan Indien)
        [IO-E] la case E{ $digits } (océan Indien)
        [IO-F] la case F{ $digits } (océan Indien)
        [IO-G] la case G{ $digits } (océan Indien)
        [IO-H] la case H{ $digits } (océan Indien)
        [IO-I] la case I{ $digits } (océan Indien)
        [IO-J] la case J{ $digits } (océan Indien)
        [IO-K] la case K{ $digits } (océan Indien)
        [IO-L] la case L{ $digits } (océan Indien)
        [IO-M] la case M{ $digits } (océan Indien)
        [IO-N] la case N{ $digits } (océan Indien)
        [IO-O] la case O{ $digits } (océan Indien)
        [IO-P] la case P{ $digits } (océan Indien)
        [IO-Q] la case Q{ $digits } (océan Indien)
        [IO-R] la case R{ $digits } (océan Indien)
       *[other] { blackbeard-zone }
    }
}
blackbeard-zone = { $value ->
    [TZ1] la zone de transit T1 (au large de l’Atlantique Nord et des Caraïbes)
    [TZ2] la zone de transit T2 (des Caraïbes à la Côte Dorée)
    [TZ3] la zone de transit T3 (au large de la Côte Dorée)
    [TZ4] la zone de transit T4 (de la Côte Dorée à l’océan Indien, ouest)
    [TZ5] la zone de transit T5 (de la Côte Dorée à l’océan Indien, est)
    [TZ6] la zone de transit T6 (dans l’océan Indien)
   *[other] la case { $value }
}
blackbeard-term-governor = { $letters ->
    [face_down] un gouverneur face cachée
    [permanent] un gouverneur anti-pirate installé pour de bon
   *[other] { $value ->
        [GOV01] Spotswood
        [GOV02] Bellomont
        [GOV03] Nicholson
        [GOV04] Lawes
        [GOV05] Lynch
        [GOV06] Shute
        [GOV07] Phenney
        [GOV08] Hart
        [GOV09] Richardson
        [GOV10] Carr
        [GOV11] Eden
        [GOV12] Beeston
        [GOV13] Markham
        [GOV14] Richier
        [GOV15] Fletcher
        [GOV16] Trott
        [GOV17] Jones
        [GOV18] Haskett
        [GOV19] Modyford
        [GOV20] Hamilton
        [GOV21] Cranston
        [GOV22] Sothel
        [GOV23] D’Ogeron
        [GOV24] Ducasse
       *[other] { $value }
    }
}
blackbeard-term-marker = { $head ->
    [hostage] un otage
    [relative] un proche
   *[other] { $letters ->
        [gold] or ({ $digits })
        [cloth] tissus
        [food] nourriture
        [drink] boissons
        [living] êtres vivants
        [drugs] drogues
        [furniture] mobilier
        [arms] armes
        [spices] épices
        [alcohol] alcool
        [smoke] rideau de fumée
        [barrel] tonneau de saboteur
        [sextant] sextant
        [spyglass] longue-vue
        [mainsail] grande voile
        [cannon] canon à boulets rouges
        [cistern] citerne de pompier
        [chest] coffre de documents secrets
        [pet] animal domestique
        [parrot] perroquet
        [ship] le navire lui-même
       *[other] { $value }
    }
}
    .several = { $item } ×{ $count }
blackbeard-term-nation = { $value ->
    [English] anglais
    [Spanish] espagnol
    [French] français
    [Dutch] hollandais
    [Portuguese] portugais
    [Moorish] maure
    [pirate] pirate
    [unidentified] non identifié
   *[other] { $value }
}
blackbeard-term-merchant = { $value ->
    [M01] une corvette anglaise (défense 2)
    [M02] une corvette espagnole (défense 2)
    [M03] une corvette française (défense 2)
    [M04] une corvette sans pavillon (défense 2)
    [M05] un sloop anglais (défense 3)
    [M06] un sloop anglais (défense 3)
    [M07] un sloop hollandais (défense 3)
    [M08] un sloop français (défense 3)
    [M09] un sloop sans pavillon (défense 3)
    [M10] un sloop anglais (défense 4)
    [M11] un sloop espagnol (défense 4)
    [M12] une goélette espagnole (défense 4)
    [M13] une goélette hollandaise (défense 4)
    [M14] une goélette portugaise (défense 4)
    [M15] une goélette sans pavillon (défense 4)
    [M16] une goélette anglaise (défense 5)
    [M17] une goélette française (défense 5)
    [M18] une goélette hollandaise (défense 5)
    [M19] un brigantin espagnol (défense 5)
    [M20] un brigantin anglais (défense 5)
    [M21] un brigantin portugais (défense 5)
    [M22] un brigantin espagnol (défense 6)
    [M23] un brigantin anglais (défense 6)
    [M24] un brigantin hollandais (défense 6)
    [M25] un brigantin maure (défense 6)
    [M26] un brigantin français (défense 6)
    [M27] un trois-mâts espagnol (défense 7)
    [M28] un trois-mâts anglais (défense 7)
    [M29] un trois-mâts portugais (défense 7)
    [M30] un trois-mâts maure (défense 7)
    [M31] un trois-mâts espagnol (défense 8)
    [M32] un trois-mâts maure (défense 8)
   *[other] { $value }
}
blackbeard-term-ship = { $value ->
    [sloop] sloop
    [schooner] goélette
    [brigantine] brigantin
    [square-rigger] trois-mâts
    [corvette] corvette
   *[other] { $value }
}
blackbeard-term-section = { $value ->
    [sails] voilure
    [hull] coque
    [rudder] gouvernail
    [guns] canons
    [crew] équipage
    [captain] capitaine
   *[other] { $value }
}
blackbeard-term-trigger = { $value ->
    [grave] tout jet qui devrait le couler, le tuer, l’emprisonner ou le destituer
    [merchants] attaques de marchands
    [prizes] navires pris
    [ports] attaques de ports
    [interceptions] interceptions
    [battles] combats
    [duels] duels
    [mutinies] mutineries
    [judges] arrestations et procès
    [petitions] pétitions
    [retirement] retraite
    [hull] voies d’eau, incendies et réparations de fortune
   *[other] { $value }
}
blackbeard-term-part = { $letters ->
    [right_eye] œil droit
    [left_eye] œil gauche
    [right_hand] main droite
    [left_hand] main gauche
    [right_leg] jambe droite
    [left_leg] jambe gauche
   *[other] { $value }
}
blackbeard-term-letter = { $value ->
    [LM01] lettre de marque française
    [LM02] lettre de marque française
    [LM03] lettre de marque française
    [LM04] lettre de marque portugaise
    [LM05] lettre de marque portugaise
    [LM06] lettre de marque portugaise
    [LM07] lettre de marque anglaise
    [LM08] lettre de marque anglaise
    [LM09] lettre de marque anglaise
    [LM10] lettre de marque espagnole
    [LM11] lettre de marque espagnole
    [LM12] lettre de marque espagnole
   *[other] { $value }
}
blackbeard-term-item = { $head ->
    [smoke] rideau de fumée
    [barrel] tonneau de saboteur
    [sextant] sextant
    [spyglass] longue-vue
    [mainsail] grande voile
    [cannon] canon à boulets rouges
    [cistern] citerne de pompier
    [pet] animal domestique
    [tattoo] tatouage
    [box] { $tail ->
        [sails] case blanche (voilure)
        [hull] case blanche (coque)
        [rudder] case blanche (gouvernail)
        [guns] case blanche (canons)
        [crew] case blanche (équipage)
       *[other] case blanche
    }
   *[other] { $value }
}
blackbeard-term-operation = { $letters ->
    [search] chercher des marchands
    [attack_merchant] attaquer un marchand
    [attack_pirate] attaquer un pirate
    [attack_hunter] attaquer un chasseur
    [rescue] secourir un pirate abandonné
    [business] vendre le butin et commercer
    [purchases] commercer sans vendre
    [refit] réparer tout sauf la coque
    [careen] mettre en carène (réparer la coque)
    [jury] réparation de fortune
    [heal] guérison
    [assault] attaquer le port
    [sack] mettre le port à sac
    [retire] prendre sa retraite
    [petition] demander à la Couronne un navire contre un rival
    [infiltrate] s’infiltrer de nuit dans un port
    [dive] plonger pour le trésor
    [nothing] aucune opération
   *[other] { $value }
}
blackbeard-term-policy = { $letters ->
    [merchant] Marchands à attaquer
    [arms] Armes dépensées dans une attaque
    [prize_ship] Navires capturés
    [stowage] Rangement de la cargaison
    [torture] Torture des otages
    [debauch_free] Débauche facultative
    [debauch_forced] Débauche réclamée par l’équipage
    [drugs] Drogues lors d’une débauche
    [free_damage] Partie du navire touchée en premier
    [cunning] Relances par astuce
    [pet] Blessure encaissée par l’animal
    [spyglass] Emploi de la longue-vue
    [extra_actions] Actions supplémentaires
    [home_port] Port d’origine d’un otage
    [storm] Lieu d’une tempête
    [interception_won] Attaque après une interception
    [help_ally] Aide à un allié
    [join_ally] Se joindre à l’attaque d’un allié
    [hunter_attacks] Attaques de vos chasseurs
    [break_from_hunters] Rompre le combat face aux chasseurs
    [break_from_pirates] Rompre le combat face aux pirates
    [board] Abordage
    [smoke] Emploi du rideau de fumée
    [barrel] Emploi du tonneau de saboteur
    [surrender] Reddition avec une lettre de marque
    [give_letter] Remise d’une lettre de marque
    [duel_surrender] Reddition en duel
    [evasion] Évasion d’une goélette
    [precedence] Agir en premier ou en dernier
   *[other] { $value }
}
blackbeard-term-sea = { $value ->
    [NA] Atlantique Nord
    [CAR] Caraïbes
    [GC] Côte Dorée
    [IO] océan Indien
   *[other] { $value }
}

## Ce que les termes veulent dire, pour les menus. 100 caractères au plus

blackbeard-about-ship = { $value ->
    [sloop] 2 cales (8 places d’ordinaire), combat 6, vitesse +3 ; un seul coup dans la voilure l’immobilise
    [schooner] 3 cales (12 places d’ordinaire), combat 5, vitesse +3 ; peut échapper aux chasseurs près des côtes
    [brigantine] 4 cales (16 places d’ordinaire), combat 8, vitesse +1
    [square-rigger] 5 cales (20 places d’ordinaire), combat 10, vitesse 0
   *[other] Aucun pirate ne peut naviguer dessus
}
blackbeard-about-marker = { $letters ->
    [gold] Compte pour sa valeur à chaque vente
    [living] Se vendent au port ; sans danger seulement s’ils sont seuls dans la cale du haut
    [drugs] Se vendent au port, ou se consomment dans une débauche : 1 point de popularité chacune
    [arms] Se vendent au port, ou se dépensent dans une attaque : un dé de plus chacune
    [drink] Café, thé ou cacao : se vend au port, tant que le port n’en expose pas déjà
    [alcohol] Rhum ou vin : se vend au port, ou se boit dans une débauche (1 point de popularité chacun)
    [smoke] Une seule fois : met fin à un combat naval avant qu’il ne commence
    [barrel] Une seule fois : annule une manche perdue quand on vous attaque en mer
    [sextant] Une seule fois : jusqu’à 6 cases de plus pour un trajet qui finit dans un port
    [spyglass] Une seule fois : une deuxième carte de recherche, et vous choisissez
    [mainsail] Une seule fois : 2 cases de plus pour un tour
    [cannon] Durable : peut mettre le feu au navire ennemi en combat naval, ou au vôtre
    [cistern] Durable : éteint presque toujours un feu à bord
    [chest] Occupe toute une cale
   *[other] Se vend au port, tant que le port n’en expose pas déjà
}
blackbeard-about-item = { $head ->
    [smoke] 500 doublons. Une fois : met fin à un combat naval avant son début
    [barrel] 500 doublons. Une fois : annule une manche perdue contre un attaquant
    [sextant] 500 doublons. Une fois : jusqu’à 6 cases de plus vers un port
    [spyglass] 500 doublons. Une fois : une deuxième carte de recherche, au choix
    [mainsail] 500 doublons. Une fois : 2 cases de plus pour un tour
    [cannon] 2 000 doublons. Durable : peut mettre le feu à l’ennemi, ou à bord
    [cistern] 2 000 doublons. Durable : éteint presque toujours un feu à bord
    [pet] 1 000 doublons. Prend une blessure à la place du pirate
    [tattoo] 1 000 doublons. 1 d’endurance de plus dans chaque duel
    [box] { $tail ->
        [sails] 1 000 doublons. Encaisse un coup sur la voilure ; d’ici là, vitesse +1
        [hull] 1 000 doublons. Encaisse un coup sur la coque ; d’ici là, une cale de plus
        [guns] 1 000 doublons. Encaisse un coup sur les canons ; d’ici là, combat +1
        [rudder] 1 000 doublons. Encaisse un coup sur le gouvernail
       *[other] 1 000 doublons. Encaisse un coup sur l’équipage
    }
   *[other] Équipement
}
blackbeard-about-operation = { $letters ->
    [search] Des cartes disent ce qui croise ici : un marchand à attaquer, une tempête, ou rien
    [attack_merchant] Inspecter un marchand de la case, puis l’attaquer ou y renoncer
    [attack_pirate] Pour son navire et sa cargaison, ou un captif à bord ; l’abordage décide
    [attack_hunter] Rien n’endommage un navire de guerre ; un corsaire du Roi peut couler
    [rescue] Recueillir un pirate abandonné, puis le libérer (notoriété) ou le garder
    [business] Vendre, libérer des otages contre rançon, payer lettre, pot-de-vin, équipement ; débauche
    [purchases] Rançons, lettre de marque, pot-de-vin, équipement ; les cales restent pleines
    [refit] Au port : réparer voilure, gouvernail, canons et équipage ; pour la coque, la carène
    [careen] À la côte ou au port, sans bouger : réparer la coque peu à peu
    [jury] En mer, sans bouger : faire tenir pour l’instant une section abîmée
    [heal] Au port : le pirate fait soigner ses blessures
    [assault] Victoire : or et notoriété. Défaite : dommages ou blessures, mort possible. Fait un ennemi
    [sack] Attaquer encore un port pris pour le détruire : notoriété et popularité
    [retire] Finir sa carrière et garder son trésor. Les dés décident ; plus d’argent aide
    [petition] Au port : un navire de la Couronne peut venir poursuivre un rival ; vous le dirigez
    [infiltrate] Ancré près d’un port : vaincre un garde pour délivrer quelqu’un ou prendre un trésor
    [dive] Au-dessus de l’épave : sur 1, son coffre est à vous
    [nothing] Naviguer seulement, ou rester
   *[other] Une opération
}
blackbeard-about-policy = { $letters ->
    [merchant] La plus forte défense que votre pirate attaque sans vous consulter
    [arms] Combien de marqueurs d’armes dépenser ; chacun ajoute un dé à l’attaque
    [prize_ship] Prendre un navire capturé, le confier à un nouveau pirate, ou y renoncer
    [stowage] D’abord la sûreté, puis la valeur ; ou on vous le demande
    [torture] 1 point de popularité en plus, peut-être des informations pour une attaque ; l’otage peut mourir
    [debauch_free] 1 point de popularité en plus, mais le pirate passe son prochain tour
    [debauch_forced] Refuser coûte 1 point de popularité ; accepter coûte le prochain tour
    [drugs] Chaque marqueur de drogue consommé donne 1 point de popularité
    [free_damage] La section qui prend les dommages dont le choix vous revient
    [cunning] Quand dépenser un point d’astuce pour relancer les dés
    [pet] Un animal prend une blessure à la place du pirate
    [spyglass] Quand tirer une deuxième carte de recherche
    [extra_actions] Vous demander ou non si vous dépensez des jetons pour agir encore
    [home_port] Le port qui paiera la rançon d’un otage, quand vous le choisissez
    [storm] La case frappée par une tempête, quand vous la choisissez
    [interception_won] Attaquer ou non un chasseur dont l’interception a échoué
    [help_ally] Aider ou non un allié attaqué dans votre case
    [join_ally] Se joindre ou non à un allié qui attaque un marchand ou un port
    [hunter_attacks] Un chasseur que vous dirigez attaque-t-il quand son jet l’emporte ?
    [break_from_hunters] Quitter ou non, dès que possible, un combat contre un chasseur
    [break_from_pirates] Quitter ou non, dès que possible, un combat contre un pirate
    [board] Aborder ou non l’ennemi, ce qui mène à un duel
    [smoke] Les combats que votre rideau de fumée arrête avant qu’ils ne commencent
    [barrel] Les dommages à partir desquels sert le tonneau de saboteur
    [surrender] Se rendre ou non à un chasseur quand une lettre de marque vous protège
    [give_letter] Remettre ou non une lettre de marque à un navire de guerre de sa nation
    [duel_surrender] L’endurance à laquelle vous vous rendez si l’ennemi en a plus
    [evasion] Une goélette s’esquive-t-elle près des côtes ?
    [precedence] Agir de préférence avant les autres ou après eux
   *[other] Une consigne
}

## Options d’une partie

blackbeard-preset-short_voyage = Un court voyage
    .hint = Un pirate chacun, 20 tours et pas de guerre : marchands, ports et trésors. Pour une première partie.
blackbeard-preset-full_war = La guerre totale
    .hint = Les quatre mers, les alliances et tous les modules, jusqu’à 120 tours.
blackbeard-preset-two_captains = Deux pirates
    .hint = Deux pirates chacun, tous deux en mer à la fois, et 40 tours.
blackbeard-option-seas = Mers
    .hint = La Côte Dorée et l’océan Indien conviennent aux grandes tables ; sinon on se croise plus tôt.
    .auto = selon la table : les quatre dès 4 personnes
    .all = les quatre
    .na_car = Atlantique Nord et Caraïbes seulement
blackbeard-option-careers = Pirates par joueur
    .hint = De { $lo } à { $hi }. Les pirates d’un joueur se succèdent ; la partie finit quand un joueur n’en a plus.
    .value = { $value }
blackbeard-option-max_active = Maximum de pirates en jeu à la fois par joueur
    .hint = De { $lo } à { $hi }, jamais plus que les pirates par joueur. Plus de navires, tours plus longs.
    .value = { $value }
blackbeard-option-turn_cap = Nombre maximal de tours
    .hint = La partie finit au plus tard après ce tour. 0 : pas de limite.
    .value = { $value ->
        [0] pas de limite
       *[other] { $value }
    }
blackbeard-option-starter = Premier Refuge
    .hint = Qui choisit le premier Refuge ? Selon la règle, la plus jeune personne ; ou bien le hasard.
    .random = au hasard
    .value = place { $value }
blackbeard-option-governors_per_seat = Gouverneurs par joueur
    .hint = Chaque joueur place au début ce nombre de gouverneurs, face cachée. À cinq, 4 au plus.
    .value = { $value }
blackbeard-option-governor_peek = Voir ses gouverneurs
    .hint = Connaît-on les gouverneurs que l’on place face cachée ?
    .true = oui
    .false = non, personne
blackbeard-option-merchants_per_seat = Marchands par joueur
    .hint = Le nombre de marchands posés au début sur les voies maritimes, pour chaque joueur.
    .value = { $value }
blackbeard-option-alliances = Guerre – alliances
    .hint = Des pirates de joueurs différents peuvent s’allier.
    .auto = à partir de 3 personnes
    .on = oui
    .off = non
blackbeard-option-transit_openings = Sorties des zones de transit
    .hint = Une seule zone donne sur chaque carte, ou plusieurs : on change d’océan plus vite.
    .chain = une zone par carte
    .all = plusieurs zones par carte
blackbeard-option-kc_timing = Guerre – corsaires du Roi
    .hint = Quand une carte les fait agir, ils le font au tour suivant ou tout de suite.
    .next_turn = au tour suivant
    .immediate = tout de suite
blackbeard-option-most_notorious_card = Guerre – pirate le plus notoire
    .hint = Si une carte le désigne : les navires de guerre le visent, ou rentrent et l’on en tire un autre.
    .retarget = les navires changent de cible
    .redraw = un nouveau navire est tiré
blackbeard-option-damage_location = Lieu des dommages
    .hint = Un dé pour tous les dommages d’une manche de combat, ou un dé par point.
    .per_round = un dé par manche
    .per_point = un dé par point
blackbeard-option-port_notoriety = Notoriété pour un port pris
    .hint = La valeur du port (plus un dé pour la mise à sac), ou sa garnison (le double pour la mise à sac).
    .value = selon sa valeur
    .garrison = selon sa garnison
blackbeard-option-port_win_damage = Dommages après un port pris
    .hint = Ce que le navire subit même quand l’attaque du port réussit nettement.
    .value = { $value ->
        [0] aucun
       *[other] { $value }
    }
blackbeard-option-combat_popularity = Popularité perdue au combat
    .hint = Les dommages coûtent de la popularité : 1 par point, ou 1 par combat (plus doux).
    .per_point = 1 par point de dommage
    .per_battle = 1 par combat
blackbeard-option-warship_battle = Guerre – face aux navires de guerre
    .hint = Plus rapides, ils ne lâchent jamais prise ; ou on peut rompre dès la 3e manche (plus doux).
    .to_the_end = jusqu’au bout
    .three_rounds = rompre dès la 3e manche
blackbeard-option-duel_win_popularity = Guerre – popularité d’un duel gagné
    .hint = Le livret de règles donne les deux valeurs.
    .value = { $value }
blackbeard-option-extra_action_rounds = Séries d’actions supplémentaires
    .hint = Tant que quelqu’un dépense un jeton, une autre série suit, ou bien il n’y en a qu’une par tour.
    .reactive = tant qu’on dépense des jetons
    .single = une par tour
blackbeard-option-gang_collusion = Guerre – trésor dérobé
    .hint = Des bandits ont dérobé un trésor pour un complice : il lui revient, ou il est perdu.
    .to_accomplice = au complice
    .lost = perdu
blackbeard-option-pardon_retirement = Guerre – retraite par pardon royal
    .hint = Une lettre gagnée par un pardon royal permet de prendre sa retraite sans jet de dés.
    .true = oui
    .false = non
blackbeard-option-refuge_amounts = Trésors de refuge
    .hint = Tout le monde voit-il le montant d’un trésor de refuge, ou seulement son propriétaire ?
    .secret = montants secrets
    .public = montants connus de tous
blackbeard-option-hold_capacity = Marqueurs par cale
    .hint = Ce que contient une cale : de { $lo } à { $hi } marqueurs ; par défaut, { $default }.
    .value = { $value }
blackbeard-option-exact_change = Argent de la cabine
    .hint = Strict : on paie en coffres entiers ; ce qu’ils contiennent au-delà du prix est perdu.
    .holds = au doublon près
    .strict = strict, en coffres entiers
blackbeard-option-abandon_captive = Guerre – renoncer à un captif
    .hint = On peut tenir pour perdu un pirate captif au lieu d’attendre qu’on le délivre.
    .true = oui
    .false = non
blackbeard-option-m_goods = Marchandises
    .hint = Sans elles, les prises ne rapportent que de l’or, à vendre dans un port.
    .true = oui
    .false = non
blackbeard-option-m_dangerous = Cargaison dangereuse
    .hint = Mal rangées, certaines marchandises peuvent exploser ou ravager une cale.
    .true = oui
    .false = non
blackbeard-option-m_equipment = Équipement
    .hint = Les ports pirates vendent des objets : longue-vue, sextant, grande voile…
    .true = oui
    .false = non
blackbeard-option-m_traffickers = Gouverneurs trafiquants
    .hint = Six gouverneurs pro-pirates vendent des cases blanches, un animal ou un tatouage.
    .true = oui
    .false = non
blackbeard-option-m_taverns = Tavernes
    .hint = Une débauche au port finit à la taverne : un dé dit ce qui s’y passe.
    .true = oui
    .false = non
blackbeard-option-m_family = Proches pris en otage
    .hint = Un marchand capturé peut transporter un proche du pirate d’un autre joueur.
    .true = oui
    .false = non
blackbeard-option-m_extra_actions = Actions supplémentaires
    .hint = Chaque pirate a autant de jetons que de compétence, pour agir encore ; pour toute sa carrière.
    .true = oui
    .false = non
blackbeard-option-m_jury = Réparations de fortune
    .hint = En mer, on peut faire de petites réparations qui tiennent un temps.
    .true = oui
    .false = non
blackbeard-option-m_cunning = Astuce
    .hint = Les pirates peuvent dépenser des points d’astuce pour relancer les dés.
    .true = oui
    .false = non
blackbeard-option-m_bluff = Guerre – vitesse des navires (3 joueurs ou plus)
    .hint = Un navire de guerre peut dépasser sa vitesse secrète, sauf contestation. À 3 au moins.
    .true = oui
    .false = non
blackbeard-option-m_leaks = Voies d’eau
    .hint = Les dommages à la coque peuvent s’aggraver à chaque tour et noyer les cales.
    .true = oui
    .false = non
blackbeard-option-m_story_events = Guerre – événements narratifs
    .hint = Des événements aléatoires racontent de longues histoires : rapts, cartes au trésor, lois…
    .true = oui
    .false = non
blackbeard-option-m_prosthesis = Prothèses
    .hint = Une blessure incapacitante guérie laisse pour toujours un bandeau, un crochet ou une jambe de bois.
    .true = oui
    .false = non
blackbeard-option-m_hunters = Guerre – chasseurs
    .hint = Corsaires du Roi et navires de guerre traquent les pirates.
    .true = oui
    .false = non
blackbeard-option-m_rivals = Guerre – rivaux
    .hint = Les pirates de joueurs différents peuvent s’attaquer.
    .true = oui
    .false = non
blackbeard-option-m_hazards = Guerre – événements aléatoires
    .hint = Les cartes Action apportent des événements aléatoires (sans chasseurs s’ils sont exclus).
    .true = oui
    .false = non

## Consignes permanentes

blackbeard-recommended = 📜 **Conseil** : gardez les consignes du capitaine telles quelles. Vos pirates attaquent alors tout marchand à leur portée, rangent la cargaison sans danger et ne torturent personne ; pour les navires capturés, la question vous est posée.
    Vous pouvez changer une consigne à tout moment, et les ordres d’un tour peuvent s’en écarter.
