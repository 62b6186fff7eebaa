### The Kaiser’s Pirates : le texte de la partie. Comment les messages se nomment et ce qu’ils peuvent utiliser : voir bot/text/__init__.py.
### 🏴‍☠️ corsaire, ⚓ navire de guerre, 🚢 navire marchand ; 🔵 d10, 🟢 d8, ⚪ d6, 🔴 d4. PV : points de victoire, le nombre imprimé sur un navire.
### Un nom de personne ou de navire ne suit jamais « de » ni « que », qui s’élideraient devant une voyelle.

kaiser-pitch = La haute mer, de 1914 à 1918 : lancez vos corsaires sur les navires marchands, traquez ceux des autres avec la Royal Navy, et bluffez avec des cartes face cachée.
    .title = The Kaiser’s Pirates
    .length = De { $lo } à { $hi } personnes (en solitaire contre le Fantôme), { $rounds ->
        [1] une manche de 30 à 45 minutes environ (ou une semaine environ, à raison de quelques coups par jour)
       *[other] { $rounds } manches de 30 à 45 minutes environ (ou quelques semaines, à raison de quelques coups par jour)
    }
    .how =
        Vous commandez vos navires allemands et vos navires marchands, ainsi que la Royal Navy contre les navires allemands des autres : elle trouve les navires de guerre, mais les corsaires seulement une fois identifiés.
        À votre tour, posez des cartes Action près de vos navires et attaquez : le meilleur dé de l’attaquant contre celui du défenseur. Plus haut, il endommage ; au moins le double, il coule.
        Navires coulés ou capturés et marchands arrivés au port rapportent des points de victoire (PV) ; un navire allemand ne compte qu’avec un marchand de votre propre pile, un pour un. La manche finit avec la dernière carte Action ; son classement rapporte des points de manche (★), et qui en a le plus après toutes les manches gagne.
    .aliases = Les pirates du Kaiser

## Termes

kaiser-term-ship = { $value ->
    [W1] ⚓ Dresden
    [W2] ⚓ Emden
    [W3] ⚓ Karlsruhe
    [W4] ⚓ Königsberg
    [W5] ⚓ Leipzig
    [W6] ⚓ Nürnberg
    [R1] 🏴‍☠️ Berlin
    [R2] 🏴‍☠️ Cap Trafalgar
    [R3] 🏴‍☠️ Cormoran
    [R4] 🏴‍☠️ Geier
    [R5] 🏴‍☠️ Greif
    [R6] 🏴‍☠️ Iltis
    [R7] 🏴‍☠️ Kaiser Wilhelm der Grosse
    [R8] 🏴‍☠️ Kronprinz Wilhelm
    [R9] 🏴‍☠️ Leopard
    [R10] 🏴‍☠️ Meteor
    [R11] 🏴‍☠️ Möwe
    [R12] 🏴‍☠️ Prinz Eitel Friedrich
    [R13] 🏴‍☠️ Seeadler
    [R14] 🏴‍☠️ Wolf
    [M01] 🚢 Anne de Bretagne
    [M02] 🚢 Buenos Ayres
    [M03] 🚢 Charles Gounod
    [M04] 🚢 Dee
    [M05] 🚢 Dupleix
    [M06] 🚢 Invercoe
    [M07] 🚢 Isabel Browne
    [M08] 🚢 John H. Kirby
    [M09] 🚢 Maréchal Davout
    [M10] 🚢 Staut
    [M11] 🚢 Størebrot
    [M12] 🚢 Eddie
    [M13] 🚢 Hallbjørg
    [M14] 🚢 Author
    [M15] 🚢 Banksfield
    [M16] 🚢 Bowes Castle
    [M17] 🚢 Flamenco
    [M18] 🚢 Hudson Maru
    [M19] 🚢 Hyades
    [M20] 🚢 Igotz Mendi
    [M21] 🚢 King Lud
    [M22] 🚢 Lundy Island
    [M23] 🚢 Luxembourg
    [M24] 🚢 Maria
    [M25] 🚢 Pontoporos
    [M26] 🚢 Potaro
    [M27] 🚢 Rio Iguassu
    [M28] 🚢 Ryazan
    [M29] 🚢 Wairuna
    [M30] 🚢 Westburn
    [M31] 🚢 William P. Frye
    [M32] 🚢 Yarrowdale
    [M33] 🚢 Brecknockshire
    [M34] 🚢 City of Winchester
    [M35] 🚢 Clan Mactavish
    [M36] 🚢 Demeterton
    [M37] 🚢 Diplomat
    [M38] 🚢 Dramatist
    [M39] 🚢 Elsinor
    [M40] 🚢 Floride
    [M41] 🚢 Governor
    [M42] 🚢 Guadeloupe
    [M43] 🚢 Hitachi Maru
    [M44] 🚢 Indrani
    [M45] 🚢 Kaipara
    [M46] 🚢 Lovat
    [M47] 🚢 Manchester Commerce
    [M48] 🚢 Matheran
    [M49] 🚢 Perseus
    [M50] 🚢 Saint Theodore
    [M51] 🚢 Turritella
    [M52] 🚢 Appam
    [M53] 🚢 Georgic
    [M54] 🚢 Highland Brae
    [M55] 🚢 La Correntina
    [M56] 🚢 Mount Temple
    [M57] 🚢 Otaki
    [M58] 🚢 Troilus
    [M59] 🚢 Vandyck
    [M60] 🚢 Voltaire
   *[other] { $value }
}
kaiser-ship_line = { $id ->
    [W1] 14 PV · ⚔️ 🔵🟢⚪ · 🛡️ 🔵⚪
    [W2] 14 PV · ⚔️ 🔵🟢⚪ · 🛡️ 🔵⚪
    [W3] 16 PV · ⚔️ 🔵🟢🟢 · 🛡️ 🔵🟢
    [W4] 14 PV · ⚔️ 🔵🟢⚪ · 🛡️ 🔵⚪
    [W5] 12 PV · ⚔️ 🔵🟢🔴 · 🛡️ 🟢⚪
    [W6] 14 PV · ⚔️ 🔵🟢⚪ · 🛡️ 🔵⚪
    [R1] 8 PV · ⚔️ 🟢⚪ · 🛡️ 🔵
    [R2] 8 PV · ⚔️ 🟢⚪ · 🛡️ 🔵
    [R3] 8 PV · ⚔️ 🔵⚪ · 🛡️ ⚪
    [R4] 6 PV · ⚔️ 🟢 · 🛡️ ⚪
    [R5] 10 PV · ⚔️ 🔵🟢🔴 · 🛡️ 🟢
    [R6] 6 PV · ⚔️ ⚪🔴 · 🛡️ ⚪
    [R7] 10 PV · ⚔️ 🔵⚪🔴 · 🛡️ 🔵
    [R8] 10 PV · ⚔️ 🔵🔴 · 🛡️ 🔵
    [R9] 10 PV · ⚔️ 🔵🟢⚪ · 🛡️ 🟢
    [R10] 6 PV · ⚔️ 🟢🔴 · 🛡️ ⚪
    [R11] 12 PV · ⚔️ 🔵🟢⚪ · 🛡️ 🟢
    [R12] 10 PV · ⚔️ 🔵⚪ · 🛡️ 🟢
    [R13] 8 PV · ⚔️ 🟢🔴 · 🛡️ ⚪
    [R14] 12 PV · ⚔️ 🔵🟢🟢 · 🛡️ 🟢
    [M01] 3 PV · 🛡️ 🔴
    [M02] 3 PV · 🛡️ 🔴
    [M03] 3 PV · 🛡️ 🔴
    [M04] 3 PV · 🛡️ 🔴
    [M05] 3 PV · 🛡️ 🔴
    [M06] 3 PV · 🛡️ 🔴
    [M07] 3 PV · 🛡️ 🔴
    [M08] 3 PV · 🛡️ 🔴
    [M09] 3 PV · 🛡️ 🔴
    [M10] 3 PV · 🛡️ 🔴
    [M11] 3 PV · 🛡️ 🔴
    [M12] 3 PV · 🛡️ ⚪
    [M13] 3 PV · 🛡️ ⚪
    [M14] 5 PV · 🛡️ ⚪
    [M15] 5 PV · 🛡️ ⚪
    [M16] 5 PV · 🛡️ 🔴
    [M17] 5 PV · 🛡️ ⚪
    [M18] 5 PV · 🛡️ ⚪
    [M19] 5 PV · 🛡️ ⚪
    [M20] 5 PV · 🛡️ 🟢
    [M21] 5 PV · 🛡️ ⚪
    [M22] 5 PV · 🛡️ ⚪
    [M23] 5 PV · 🛡️ 🟢
    [M24] 5 PV · 🛡️ ⚪
    [M25] 5 PV · 🛡️ ⚪
    [M26] 5 PV · 🛡️ 🟢
    [M27] 5 PV · 🛡️ ⚪
    [M28] 5 PV · 🛡️ ⚪
    [M29] 5 PV · 🛡️ 🟢
    [M30] 5 PV · 🛡️ ⚪
    [M31] 5 PV · 🛡️ 🔴
    [M32] 5 PV · 🛡️ 🟢
    [M33] 7 PV · 🛡️ 🟢
    [M34] 7 PV · 🛡️ 🟢
    [M35] 7 PV · 🛡️ 🟢
    [M36] 7 PV · 🛡️ ⚪
    [M37] 7 PV · 🛡️ 🟢
    [M38] 7 PV · 🛡️ ⚪
    [M39] 7 PV · 🛡️ ⚪
    [M40] 7 PV · 🛡️ 🟢
    [M41] 7 PV · 🛡️ 🟢
    [M42] 7 PV · 🛡️ 🟢
    [M43] 7 PV · 🛡️ 🟢
    [M44] 7 PV · 🛡️ 🟢
    [M45] 7 PV · 🛡️ 🟢
    [M46] 7 PV · 🛡️ 🟢
    [M47] 7 PV · 🛡️ ⚪
    [M48] 7 PV · 🛡️ 🟢
    [M49] 7 PV · 🛡️ 🟢
    [M50] 7 PV · 🛡️ 🟢
    [M51] 7 PV · 🛡️ ⚪
    [M52] 9 PV · 🛡️ 🟢
    [M53] 9 PV · 🛡️ 🔵
    [M54] 9 PV · 🛡️ 🟢
    [M55] 9 PV · 🛡️ 🟢
    [M56] 9 PV · 🛡️ 🟢
    [M57] 9 PV · 🛡️ 🔵
    [M58] 9 PV · 🛡️ 🟢
    [M59] 9 PV · 🛡️ 🔵
   *[M60] 9 PV · 🛡️ 🟢
}
kaiser-target_line = { $id ->
    [W1] 14 PV · 🛡️ 🔵⚪
    [W2] 14 PV · 🛡️ 🔵⚪
    [W3] 16 PV · 🛡️ 🔵🟢
    [W4] 14 PV · 🛡️ 🔵⚪
    [W5] 12 PV · 🛡️ 🟢⚪
    [W6] 14 PV · 🛡️ 🔵⚪
    [R1] 8 PV · 🛡️ 🔵
    [R2] 8 PV · 🛡️ 🔵
    [R3] 8 PV · 🛡️ ⚪
    [R4] 6 PV · 🛡️ ⚪
    [R5] 10 PV · 🛡️ 🟢
    [R6] 6 PV · 🛡️ ⚪
    [R7] 10 PV · 🛡️ 🔵
    [R8] 10 PV · 🛡️ 🔵
    [R9] 10 PV · 🛡️ 🟢
    [R10] 6 PV · 🛡️ ⚪
    [R11] 12 PV · 🛡️ 🟢
    [R12] 10 PV · 🛡️ 🟢
    [R13] 8 PV · 🛡️ ⚪
    [R14] 12 PV · 🛡️ 🟢
   *[other] { kaiser-ship_line }
}
kaiser-about-ship = { $value ->
    [W1] 🔵🟢⚪
    [W2] 🔵🟢⚪
    [W3] 🔵🟢🟢
    [W4] 🔵🟢⚪
    [W5] 🔵🟢🔴
    [W6] 🔵🟢⚪
    [R1] 🟢⚪
    [R2] 🟢⚪
    [R3] 🔵⚪
    [R4] 🟢
    [R5] 🔵🟢🔴
    [R6] ⚪🔴
    [R7] 🔵⚪🔴
    [R8] 🔵🔴
    [R9] 🔵🟢⚪
    [R10] 🟢🔴
    [R11] 🔵🟢⚪
    [R12] 🔵⚪
    [R13] 🟢🔴
    [R14] 🔵🟢🟢
   *[other] {""}
}
kaiser-term-card = { $letters ->
    [amc] { $digits ->
        [1] Croiseur auxiliaire HMS Alcantara
        [2] Croiseur auxiliaire HMS Carmania
       *[none] Croiseur auxiliaire
    }
    [blockade_runner] Forceur de blocus
    [boarding_party] Équipe d’abordage
    [bounding_main] Mer forte
    [break_contact] Rupture de contact
    [breakdown] Panne
    [breakout] Percée
    [collier] Charbonnier
    [damage_control] Réparations
    [deception] Ruse de guerre
    [exchange_information] Échange de renseignements
    [fair_seas] Mer belle
    [fast_ship] Navire rapide
    [fog_bank] Banc de brume
    [good_hunting] Bonne chasse
    [heavy_weather] Gros temps
    [intelligence] Renseignement
    [interned] Internement
    [interrogate] Arraisonnement
    [island_refuge] Île refuge
    [lay_mines] Mouillage de mines
    [minesweeper] Dragueur de mines
    [mistaken_identity] Erreur d’identification
    [monitor] Monitor
    [non_combatant] Non-combattant
    [pull_the_plug] Vannes ouvertes
    [qqq] QQQ
    [q_ship] { $digits ->
        [1] Bateau-piège Q-7 Penshurst
        [2] Bateau-piège Q-19 Privet
       *[none] Bateau-piège
    }
    [razzle_dazzle] Camouflage disruptif
    [recalled] Retour au port
    [recon_aircraft] Avion de reconnaissance
    [reflag] Changement de pavillon
    [rendezvous_missed] Rendez-vous manqué
    [sail_q_ship] { $digits ->
        [1] Voilier-piège Q-21 Prize
       *[none] Voilier-piège
    }
    [scuttle] Sabordage
    [searchlight] Projecteur
    [second_chance] Seconde chance
    [shallow_run] Fuite par les hauts-fonds
    [shipping_lanes] Routes maritimes
    [slim_pickings] Maigre butin
    [special_cargo] Cargaison spéciale
    [submarine_u] { $digits ->
        [1] Sous-marin U-27
        [2] Sous-marin U-41
       *[none] Sous-marins U-27 et U-41
    }
    [submarine_uc] { $digits ->
        [1] Sous-marin UC-16
        [2] Sous-marin UC-29
       *[none] Sous-marins UC-16 et UC-29
    }
    [surprise_attack] Attaque surprise
    [transfer_command] Transfert de commandement
    [trap] Piège
    [wireless_intercept] Écoute radio
    [royal_navy] Royal Navy
    [british_intercept] Royal Navy
    [warship_intercept] interception par un navire de guerre
    [raider_intercept] interception par un corsaire
    [submarine_torpedo] sous-marin, torpille
    [submarine_mines] sous-marin, mines
    [none] aucune réaction
   *[other] { $value }
}
    .several = { $item } ×{ $count }
kaiser-term-drawn = { kaiser-term-card }
    .run = { $item } ×{ $count }
kaiser-term-copy = { kaiser-term-card }{ $letters ->
    [amc] {""}
    [q_ship] {""}
    [sail_q_ship] {""}
    [submarine_u] {""}
    [submarine_uc] {""}
   *[other] { $digits ->
        [none] {""}
        [1] {""}
       *[other] {" "}(exemplaire { $digits })
    }
}
kaiser-term-piece = { $letters ->
    [R] { kaiser-term-ship }
    [W] { kaiser-term-ship }
    [M] { kaiser-term-ship }
    [amc] { $digits ->
        [1] HMS Alcantara
        [2] HMS Carmania
       *[none] Croiseur auxiliaire
    }
    [submarine_u] { $digits ->
        [none] Sous-marin
       *[other] { kaiser-term-card }
    }
    [submarine_uc] { $digits ->
        [none] Sous-marin
       *[other] { kaiser-term-card }
    }
    [breakout] { $digits ->
        [none] blocus
       *[other] { kaiser-term-card }
    }
   *[other] { kaiser-term-card }
}
kaiser-coin = { $coin ->
    [B] 🔵
    [G] 🟢
    [W] ⚪
    [R] 🔴
    [BG] 🔵🟢
    [BW] 🔵⚪
    [BR] 🔵🔴
    [GW] 🟢⚪
    [GR] 🟢🔴
    [WR] ⚪🔴
    [BGG] 🔵🟢🟢
    [BGW] 🔵🟢⚪
    [BGR] 🔵🟢🔴
    [BWR] 🔵⚪🔴
    [BBW] 🔵🔵⚪
   *[none] {""}
}
kaiser-ours = { $challenge ->
    [B] 🔵
    [G] 🟢
    [W] ⚪
    [BG] 🔵🟢
   *[R] 🔴
}
kaiser-theirs = { $response ->
    [B] 🔵
    [G] 🟢
   *[W] ⚪
}
kaiser-passage = { kaiser-ours }{ $plus ->
    [0] {""}
   *[other] {" "}{ SIGNED($plus) }
} contre { kaiser-theirs } ({ $chance } %)
kaiser-mods = { $mods_count ->
    [none] {""}
    [0] {""}
   *[other] {" "}· { $mods }
}
kaiser-weak = { $why ->
    [night] de nuit
    [low_supply] pénurie
   *[damaged] endommagé
} { SIGNED($amount) }
kaiser-odds = { $odds ->
    [none] {""}
   *[other] {" "}· { $odds }
}{ $passage ->
    [none] {""}
   *[other] {" "}· { $passage }
}
kaiser-odds_of = coulé { $sunk } %{ $damaged ->
    [0] { $sunk ->
        [100] {""}
       *[other] , sinon rien de plus
    }
   *[other] , endommagé { $damaged } %
}
kaiser-chances = coulé { $sunk } %{ $damaged ->
    [0] {""}
   *[other] , endommagé { $damaged } %
}
kaiser-captures = capturé { $sunk } % ({ $worth ->
    [none] PV doublés pour l’ennemi, s’il le garde
   *[other] une prise compte double : { $worth } PV pour l’ennemi, s’il la garde
}), sinon indemne
kaiser-succeeds = { $succeeds ->
    [none] {""}
   *[other] {" "}· succès { $succeeds } %
}
kaiser-passage_of = raté { $missed } % (puis port { $chance } %)
kaiser-replied_act = { $reply ->
    [amc] , qui combat à la place du navire { $target }
   *[other] {""}
}
kaiser-replied = { $reply ->
    [amc] {" "}Un croiseur auxiliaire combat à la place du navire { $target }.
    [break_contact] {" "}Le navire peut échapper à l’attaque.
    [fast_ship] {" "}L’attaque se fait à −2.
    [mistaken_identity] {" "}Le navire reste coulé, mais peut passer dans la pile de victoire de son propriétaire, en échange d’un autre.
    [non_combatant] {" "}L’attaque se fait à −2 ; si elle coule quand même le navire, il est capturé.
    [qqq] {" "}Son appel à l’aide identifie le corsaire.
    [qqq_late] {" "}Son appel à l’aide identifiera votre corsaire à la fin de cette attaque.
    [q_ship] {" "}Un navire de guerre déguisé affronte le sous-marin.
    [sail_q_ship] {" "}Un navire de guerre déguisé affronte le sous-marin.
    [razzle_dazzle] {" "}La torpille peut manquer sa cible.
    [recalled] {" "}Le navire attaquant peut être renvoyé au port.
    [reflag] {" "}Le navire est de nouveau déguisé.
    [slim_pickings] {" "}Un seul navire marchand reste attaqué.
    [shallow_run] {" "}Le navire évite l’attaque, mais risque de s’échouer.
    [trap] {" "}Le navire marchand riposte, et un corsaire est identifié.
   *[none] {""}
}
kaiser-need = Vous lancez { kaiser-ours } contre { kaiser-theirs } et devez faire plus{ $kind ->
    [rendezvous_missed] , une fois par navire
   *[other] {""}
}{ $succeeds ->
    [none] {""}
   *[other] {" "}({ $succeeds } %)
}.
kaiser-die = { $die ->
    [B] 🔵
    [G] 🟢
    [W] ⚪
   *[R] 🔴
}{ $face }
kaiser-mod = { $why ->
    [night] de nuit
    [damaged] endommagé
    [low_supply] à court de ravitaillement
    [surprise_attack] Attaque surprise
    [searchlight] Projecteur
    [monitor] Monitor
    [fast_ship] Navire rapide
    [non_combatant] Non-combattant
    [fair_seas] Mer belle
    [prize] prise
    [coal] charbon
    [seeadler] Seeadler à la voile
    [sailing_ship] voilier
    [wolf] hydravion du Wolf
    [fast_raider] corsaire rapide
   *[other] { $why }
} { SIGNED($amount) }
kaiser-named-place = { $head ->
    [british] Cartes pour la Royal Navy
    [ship] Carte à l’horizontale sur { $ship }
    [lay] Carte à la verticale sur { $ship }
   *[action] Cartes à la verticale
}

## Options d’une partie

kaiser-option-teams = Jeu en équipes
    .hint = Les partenaires se font face. Ne parlez pas des cartes : une seule carte permet d’en échanger.
    .true = deux équipes de deux
    .false = chacun pour soi
kaiser-option-deck_size = Cartes Action, manche 1
    .hint = Pour tous les joueurs ensemble, jamais moins de 7 chacun. Moins : manche courte. 0 : 20 chacun.
    .value = { $value ->
        [0] 20 chacun
       *[other] { $value } pour tous (jamais moins de 7 chacun)
    }
kaiser-option-deck_size_second = Cartes Action, manche 2
    .hint = Moins de cartes, manche plus courte. 0 : comme à la manche 1.
    .value = { $value ->
        [0] comme à la manche 1
       *[other] { $value } pour tous (jamais moins de 7 chacun)
    }
kaiser-option-deck_size_third = Cartes Action, manche 3
    .hint = À partir de la troisième manche. 0 : comme à la manche précédente.
    .value = { $value ->
        [0] comme à la manche précédente
       *[other] { $value } pour tous (jamais moins de 7 chacun)
    }
kaiser-option-first_player = Qui commence la manche 1
    .hint = Un dé bleu décide, ou la flotte la plus faible commence.
    .d10 = le plus haut dé bleu
    .lowest_va = les navires allemands les plus faibles en PV
kaiser-option-first_later = Qui commence les manches suivantes
    .hint = La place qui a le moins de points commence : ceux de toutes les manches, ou de la dernière.
    .total = la place qui a le moins de points en tout
    .last = la place qui en a le moins à la dernière manche
kaiser-option-rounds = Manches
    .hint = De { $lo } à { $hi }. À chaque manche, on joue jusqu’au bout de la pioche Action.
    .value = { $value }
kaiser-option-max_extra_rounds = Manches de départage
    .hint = En cas d’égalité de points de manche et de total de PV, on ajoute au plus ce nombre de manches.
    .value = { $value }
kaiser-option-coal = Soutes à charbon
    .hint = Les navires au charbon se trouvent plus souvent à court, et se ravitaillent moins facilement.
    .true = oui
    .false = non
kaiser-option-sail_raider = Corsaire à voiles
    .hint = Le Seeadler navigue à la voile : moins à ravitailler, mais il fuit et poursuit moins bien.
    .true = oui
    .false = non
kaiser-option-little_wolf = Petit loup
    .hint = Le Wolf emporte un hydravion : il surprend et s’échappe mieux ; ses cibles s’échappent moins bien.
    .true = oui
    .false = non
kaiser-option-tournament = Équilibre de tournoi
    .hint = À la manche 1, toutes les flottes se valent.
    .off = non
    .random = flottes au hasard
    .choose = flottes au choix
kaiser-option-after_1914 = Après 1914
    .hint = Les navires perdus en 1914 sont écartés. Incompatible avec l’équilibre de tournoi.
    .true = oui
    .false = non
kaiser-option-drop_breakout = Après 1914, sans Percée
    .hint = Les trois cartes Percée sont écartées. Seulement à quatre joueurs et avec « Après 1914 ».
    .true = oui
    .false = non
kaiser-option-drop_1914_merchants = Après 1914, moins de navires marchands
    .hint = Les 19 navires marchands perdus en 1914 sont écartés. Exige « Après 1914 ».
    .true = oui
    .false = non
kaiser-option-fast_raiders = Corsaires rapides
    .hint = D’anciens paquebots rattrapent un Navire rapide au prix de leurs soutes. Les hauts-fonds les gênent.
    .true = oui
    .false = non
kaiser-option-carry_over = Report de navires
    .hint = Navires allemands gardés d’une manche à l’autre. Chacun coûte une carte de la prochaine main.
    .true = jusqu’à trois navires
    .false = un navire
kaiser-option-extra_damage = Dégâts cumulés
    .hint = Un navire peut être endommagé plusieurs fois, et chaque fois compte.
    .true = oui
    .false = non
kaiser-option-torpedo_prizes = Torpillage des prises
    .hint = Les sous-marins peuvent s’en prendre aux prises déguisées, s’ils les reconnaissent.
    .true = oui
    .false = non
kaiser-option-shallow_pursuit = Poursuite sur les hauts-fonds
    .hint = On peut poursuivre un navire marchand sur les hauts-fonds. Tous deux risquent l’échouage.
    .true = oui
    .false = non
kaiser-option-sail_merchants = Voiliers marchands
    .hint = Les douze voiliers sont lents : ni Croiseur auxiliaire, ni Bateau-piège, ni Navire rapide.
    .true = oui
    .false = non
kaiser-option-prize_resupply = Ravitaillement sur les prises
    .hint = Une prise peut ravitailler un navire par tour, au risque de s’y épuiser.
    .true = oui
    .false = non
kaiser-option-reflag_cancels = Le Changement de pavillon arrête l’attaque
    .hint = Au dernier moment, arrête-t-il la Royal Navy, l’Internement et le Transfert de commandement ?
    .true = oui
    .false = non
kaiser-option-slim_chooser = Maigre butin – qui choisit
    .hint = Face à plusieurs cibles, Maigre butin n’en laisse qu’une. Qui dit laquelle ?
    .attacker = l’attaquant
    .defender = le défenseur
kaiser-option-refuge_safe = Le refuge protège aussi des cartes
    .hint = L’Internement, le Transfert de commandement et la Panne épargnent-ils un navire à l’abri ?
    .true = oui
    .false = non
kaiser-option-team_refuge_transfer = Sortie du refuge en équipes
    .hint = Un navire qui quitte son refuge rejoint la flotte du partenaire : toujours, ou au choix.
    .mandatory = toujours
    .optional = au choix
kaiser-option-auto_safe_passage = Passage sûr d’office
    .hint = Un navire marchand intact après une attaque tente de gagner un port. Cela ne coûte rien.
    .true = toujours tenté
    .false = demandé à chaque fois
kaiser-option-reaction_prompts = Demander les réactions
    .hint = Ne demander qu’aux joueurs qui peuvent réagir va plus vite, mais trahit leur main.
    .always = toujours
    .only_if_able = seulement s’il y a de quoi réagir
kaiser-option-solo_first = Contre le Fantôme – qui commence
    .hint = En solitaire seulement.
    .live = vous
    .phantom = le Fantôme
    .d10 = le plus haut dé bleu
kaiser-option-solo_reshuffle = Contre le Fantôme – le mélange
    .hint = En solitaire seulement : quand remélanger les cartes Solitaire ?
    .every_turn = après chacun de ses tours
    .when_empty = quand il n’en reste plus
kaiser-option-pp_targeting = Contre le Fantôme – ses choix
    .hint = En solitaire seulement : comment le Fantôme choisit ses navires et ses cibles.
    .best = au mieux pour lui
    .random = au hasard
    .live = c’est vous qui choisissez

## Le plateau, et ce que chacun est seul à voir

kaiser-board_round = **Manche { $round }** · { $seat ->
        [none] entre deux tours
       *[other] à { $seat } de jouer
    }{ $extra ->
        [true] {" "}· tour en plus
       *[false] {""}
    } · 🎴 pioche : { $left }{ $top_count ->
        [none] {""}
        [0] {""}
       *[other] {" "}· dessus de la défausse : { $top }
    }
    ⚓ navire de guerre · 🏴‍☠️ corsaire · 🚢 navire marchand · ✋ cartes en main
    PV : points de victoire de la manche ; entre parenthèses, ceux que vaut chaque navire
    🎭 déguisé · 👁️ identifié · 💥 endommagé · ⛽ à court de ravitaillement · 🏝️ à l’abri
kaiser-board_force = **{ $seat }** · ✋ { $hand_size } · { $exact ->
        [true] { $least }
       *[false] { $least } à { $most }
    } PV · points de manche : { $total }{ $fog ->
        [true] {" "}· 🌫️ Banc de brume
       *[false] {""}
    }{ $deception ->
        [true] {" "}· 🎭 Ruse de guerre
       *[false] {""}
    }
    { $ships_count ->
        [0] Aucun navire allemand
       *[other] { $ships }
    }{ $prizes_count ->
        [0] {""}
       *[other] {"\u000A"}Prises : { $prizes }
    }{ $row_count ->
        [0] {""}
       *[other] {"\u000A"}{ $row }
    }
kaiser-board_force-ships = { kaiser-vessel }
    .separator = {" · "}
kaiser-board_force-prizes = { kaiser-vessel }
    .separator = {" · "}
kaiser-board_force-row = { kaiser-vessel }
    .separator = {" · "}
kaiser-vessel = { $ship } ({ $va }){ $seen ->
    [disguised] 🎭
    [identified] 👁️
   *[none] {""}
}{ $damage ->
    [0] {""}
    [1] 💥
   *[other] 💥{ $damage }
}{ $low_supply ->
    [true] ⛽
   *[false] {""}
}{ $refuge ->
    [true] 🏝️
   *[false] {""}
}
kaiser-board_committed = 🎴 Cartes engagées par { $seat } :
    { $slots }
kaiser-board_committed-slots = Carte { $slot }, { $up ->
    [true] { $card }, { kaiser-place }
   *[false] face cachée, { kaiser-place }
}
kaiser-place = { $place ->
    [ship] à l’horizontale sur { $ship }
    [lay] à la verticale sur { $ship }
    [british] à l’horizontale, pour la Royal Navy
   *[action] à la verticale
}
kaiser-own_hand = Votre main ({ $cards }) : { $cards ->
    [0] aucune carte
   *[other] { $hand }
}
kaiser-own_committed = Vos cartes engagées, encore face cachée :
    { $slots }
kaiser-own_committed-slots = { $card } ({ kaiser-place })
kaiser-own_known = Cartes que vous connaissez chez { $seat } : { $known }
kaiser-own_deck = Vous savez ce qui vient dans la pioche, dans cet ordre : { $order_count ->
    [none] { $deck }
   *[other] { $order }
}

## Événements : le début d’une manche

kaiser-round_start = 📜 **Manche { $round }**{ $extra ->
        [true] {" "}— une de plus, pour départager
       *[false] {""}
    }. La pioche compte { $deck } cartes Action, premières mains comprises ; { $aside } autres sont mises de côté, sans que personne ne les voie. La manche finit quand la dernière carte de la pioche est prise.{ $options_count ->
        [none] {""}
        [0] {""}
       *[other] {" "}La table a choisi ces options – { $options }.
    }{ $teams ->
        [true] { $round ->
            [1] {"\u000A"}🤝 Les partenaires se font face. Interdit de dire, de suggérer ou de montrer ce que vous avez en main, même à votre partenaire.
           *[other] {""}
        }
       *[none] {""}
    }
    .brief = 📜 **Manche { $round }** · cartes Action, premières mains comprises : { $deck }
    .why = Chacun commande des navires allemands et des navires marchands, et joue la Royal Navy contre tous les autres. Ce que l’on coule ou ramène au port rapporte ses PV. À la fin de la manche, le joueur qui a le plus de PV reçoit le plus de points de manche.
kaiser-picked = { $seat } prend { $ship }.
    .act = prend { $ship }
    .why = Une option de cette table fait commencer avec des flottes de force égale.
kaiser-dealt_ships = ⚓ { $seat } commande { $ships }.
    .brief = {""}
    .why = Les corsaires commencent déguisés : tant qu’ils ne sont pas identifiés, la Royal Navy ne peut pas les attaquer. Les navires de guerre sont toujours identifiés.
kaiser-dealt_merchants = 🚢 { $seat } protège { $ships }.
    .brief = {""}
    .why = Chacun a trois navires marchands et, après chaque tour, en reprend jusqu’à trois. Les autres leur donnent la chasse ; ceux qui arrivent à bon port comptent pour leur propriétaire.
kaiser-dealt_hand = { $hand_count ->
        [none] {""}
        [0] {""}
       *[other] 🎴 Distribuées au début de la manche : { $hand }
    }
    .why = Personne d’autre ne la voit, pas même un partenaire. Chaque carte a deux moitiés : à l’horizontale, elle lance un navire ou la Royal Navy à l’attaque ; à la verticale, elle fait ce que dit son texte.
kaiser-first_rolled = 🎲 Qui commence ? { $faces }{ $seat ->
        [none] {" "}— tout s’annule, on relance.
       *[other] {""}
    }
    .why = Le plus haut dé commence. Les nombres sortis deux fois ou plus sont écartés.
kaiser-first_rolled-faces = { $seat } 🔵{ $face }
    .separator = {" · "}
kaiser-first_seat = 🧭 { $seat } commence.
    .why = Aux manches suivantes, la place qui a le moins de points de manche commence. Les places à égalité sont écartées, et la suivante par ordre croissant commence ; s’il n’en reste aucune, les dés décident. Puis on joue dans le sens horaire.
kaiser-reshuffled = { $deck ->
        [german_deck] 🔀 Les navires allemands sortis du jeu sont mélangés et forment une nouvelle pioche ({ $cards }).
        [merchant_deck] 🔀 Les navires marchands sortis du jeu sont mélangés et forment une nouvelle pioche ({ $cards }).
       *[other] {""}
    }
    .why = Une pioche de navires épuisée se reforme avec les navires sortis du jeu. La pioche Action n’est jamais remélangée en cours de manche.

## Événements : les tours et les cartes

kaiser-turn_start = { $fog ->
        [true] 🌫️ Un Banc de brume cache les navires de cette flotte (**{ $seat }**) : aucune carte à jouer ni à piocher ce tour-ci.
       *[false] { $deception ->
            [true] 🎭 **{ $seat }** subit une Ruse de guerre : une seule carte à jouer ce tour-ci, tirée au hasard.
           *[false] { $extra ->
                [true] 🧭 **{ $seat }** joue un tour supplémentaire.
               *[false] 🧭 À **{ $seat }** de jouer.
            }
        }
    }
    .act = { $fog ->
        [true] a perdu un tour dans un Banc de brume
       *[false] { $deception ->
            [true] Ruse de guerre, une seule carte
           *[false] { $extra ->
                [true] commence un tour supplémentaire
               *[false] {""}
            }
        }
    }
    .why = { $fog ->
        [true] Un Banc de brume fait perdre le tour suivant ; d’ici là, il cache tous les navires de la flotte. Il est défaussé maintenant.
       *[false] { $deception ->
            [true] Sous une Ruse de guerre, on ne choisit rien : le hasard prend une carte dans la main, la seule que l’on puisse jouer.
           *[false] { $extra ->
                [true] Seconde chance donne un tour de plus après celui où on la joue.
               *[false] On engage d’abord ses cartes, puis on les retourne une à une. À la fin, on en pioche une, quoi que l’on ait joué.
            }
        }
    }
kaiser-turn_skipped = 🌊 Mer forte : { $seat } perd ce tour, pioche comprise.
    .act = a perdu un tour à cause de Mer forte
    .why = Mer forte fait perdre son prochain tour à l’adversaire de gauche, pioche comprise.
kaiser-turn_end = {""}
kaiser-committed = { $slots_count ->
        [0] { $empty ->
            [true] { $seat } n’a aucune carte en main à engager, et en pioche une à la fin du tour.
           *[none] { $seat } n’engage aucune carte.
        }
       *[other] 🎴 { $seat } engage { $slots_count ->
            [one] 1 carte : { $slots }
           *[other] { $slots_count } cartes : { $places }
        }.{ $faces_count ->
            [none] {""}
           *[other] {" "}Face cachée : { $faces }.
        }
    }
    .act = { $slots_count ->
        [0] { $empty ->
            [true] n’a aucune carte en main et passe son tour
           *[none] n’engage aucune carte
        }
        [one] engage { $slots_count } carte
       *[other] engage { $slots_count } cartes
    }{ $faces_count ->
        [none] {""}
        [0] {""}
       *[other] {" "}({ $faces })
    }
    .why = Chacun voit où et dans quel sens sont les cartes, personne ne voit ce qu’elles sont. À l’horizontale sur un navire, une carte attaquera des navires marchands ; à l’horizontale devant la flotte, elle lancera la Royal Navy. À la verticale devant la flotte, elle fait ce que dit son texte… ou n’est qu’un bluff. À la verticale sur un navire, ce ne peut être que Mouillage de mines.
kaiser-committed-slots = { $place ->
    [ship] sur { $ship } (attaque)
    [lay] sur { $ship } (mines)
    [british] pour la Royal Navy
   *[action] à la verticale
}
    .separator = {", "}
kaiser-committed-places = { $count } { $place ->
    [ship] sur { $ship } (attaque)
    [lay] sur { $ship } (mines)
    [british] pour la Royal Navy
   *[action] à la verticale
}
    .separator = {", "}
kaiser-deception_drawn = { $cards ->
        [0] 🎭 Main vide pour { $seat } : aucune carte n’est prise au hasard.
       *[other] 🎭 Une carte { DE($seat) } est tirée au hasard et reste secrète pour les autres. Elle ne peut servir qu’à la verticale, pas à intercepter.{ $faces_count ->
            [none] {""}
            [0] {""}
           *[other] {" "}C’est { $faces }.
        }
    }
    .why = Tant qu’elle n’est pas jouée, une seule personne la voit : { $seat }. Si elle ne sert pas, elle est défaussée à la fin du tour.
kaiser-revealed = { $place ->
        [action] { $target ->
            [none] { $what ->
                [none] 🃏 { $seat } joue { $card }.
               *[other] ➕ Soutien pour { $what } : { $card }.
            }
           *[other] ➕ { $card } : il s’agit de prendre le navire { $target }, pas de le couler.
        }
       *[other] {""}
    }
    .act = { $place ->
        [action] { $target ->
            [none] { $what ->
                [none] joue { $card }
               *[other] soutient { $what } avec { $card }
            }
           *[other] joue { $card } pour prendre le navire { $target }, pas le couler
        }
       *[other] {""}
    }
    .why = Une carte engagée face cachée est retournée et prend effet. Elle a été engagée au début du tour et ne peut plus revenir en main.
kaiser-declared = { $attack ->
        [WI] ⚔️ { $what } attaque { $targets } ({ $defender })
        [RI] ⚔️ { $what } attaque { $targets } ({ $defender })
        [BI] 👑 { $seat } lance la Royal Navy contre { $targets } ({ $defender })
        [IN] 👑 La Royal Navy ({ $seat }) ouvre le feu sur { $targets } ({ $defender })
        [MO] 👑 { $seat } envoie un Monitor pilonner le refuge où se cache { $targets } ({ $defender })
        [MI] 🧨 { $seat } mouille des mines devant les navires marchands adverses ({ $defender }) : { $targets }
       *[TO] 🧨 { $what } lance une torpille sur { $targets } ({ $defender })
    }{ $night ->
        [true] , de nuit
       *[false] {""}
    } — { kaiser-coin }
    .why = Ces dés sont lancés, et le plus haut compte ; la cible lance les siens. Au-dessus d’elle, le coup porte ; à partir du double, il la coule. { $night ->
        [true] De nuit, l’attaque perd 1, mais la cible ne peut jouer ni Rupture de contact, ni Fuite par les hauts-fonds, ni Navire rapide.
       *[false] Avant cela, { $defender } peut réagir avec une carte de sa main.
    }{ $surprise ->
        [true] {" "}L’Attaque surprise ajoute 2, et la cible ne peut jouer ni Rupture de contact, ni Fuite par les hauts-fonds, ni Navire rapide.
       *[false] {""}
    }{ $searchlight ->
        [true] {" "}Le Projecteur ajoute 3.
       *[false] {""}
    }{ $cargo ->
        [true] {" "}Cargaison spéciale : ce qui est coulé compte double.
       *[false] {""}
    }
kaiser-reacted = { $window ->
        [after_sinking] 🛡️ Trop tard pour sauver { $target }, mais { $seat } réplique : { $card } !{ kaiser-replied }
        [recall_late] 🛡️ { $seat } réplique à sa perte : { $card } !{ kaiser-replied }
       *[other] 🛡️ { $seat } réagit : { $card } !{ $calls_off ->
            [true] {" "}L’attaque est annulée.
           *[none] { kaiser-replied }
        }
    }
    .act = répond avec { $card }{ $calls_off ->
        [true] {" "}et annule l’attaque
       *[none] { kaiser-replied_act }
    }
    .why = { $card } – { $card_about }{"\u000A"}Une réaction vient directement de la main. Chaque attaque contre un navire ne permet qu’une seule carte, et seulement à son propriétaire.
kaiser-passed = {""}
kaiser-released = { $left ->
        [none] Les cibles restantes s’échappent.
       *[other] Un seul navire reste attaqué, { $left } ; les autres s’échappent.
    }
    .why = Quand plusieurs navires marchands sont attaqués ensemble, Maigre butin n’en laisse qu’un à l’attaquant, ici chez { $seat }. Un autre navire peut encore attaquer les autres.
kaiser-thrown = { $spent ->
    [true] Défausse :{" "}
   *[none] Défausse de ce tour ({ $seat }) :{" "}
}
kaiser-discarded = { $faces_count ->
        [none] {""}
        [0] { $last_count ->
            [none] {""}
            [0] {""}
           *[other] 🗑️{" "}
        }
       *[other] 🗑️{" "}
    }{ $spent ->
        [true] { $deceived ->
            [true] Sous une Ruse de guerre, la carte ne peut pas intercepter, et une réaction ou un soutien ne se joue pas seul : { $seat } n’a rien à jouer, et le tour se termine.{" "}
           *[none] { $seat } n’a plus rien à jouer : le tour se termine.{" "}
        }
       *[none] {""}
    }{ $faces_count ->
        [none] {""}
        [0] { $last_count ->
            [none] {""}
            [0] {""}
           *[other] { kaiser-thrown }{ $last }.
        }
       *[other] { kaiser-thrown }{ $faces }{ $last_count ->
            [none] {""}
            [0] {""}
           *[other] , puis { $last }
        }.
    }
    .act = {""}
    .why = À la fin d’un tour, toutes les cartes engagées sont défaussées, même celles qui n’ont pas servi, puis les réactions jouées par les autres. La dernière nommée est sur le dessus, et tout le monde peut regarder les deux premières.
kaiser-discarded-last = { $card } ({ $ended ->
    [true] carte posée par { $seat }, son effet est fini
   *[none] réaction, { $seat }
})
    .separator = {", "}
kaiser-drew_card = { $card ->
        [none] 🎴 { $seat } pioche une carte ; il en reste { $left }.
       *[other] 🎴 Vous piochez { $card } ; il en reste { $left } dans la pioche.
    }
    .act = { $card ->
        [none] pioche une carte
       *[other] {""}
    }
    .why = Chaque tour finit par une nouvelle carte, quoi que l’on ait joué. Dès que la dernière est piochée, la manche est finie.
kaiser-refilled = 🚢 { $seat } reçoit { $ships_count ->
        [1] un nouveau navire marchand
       *[other] de nouveaux navires marchands
    } : { $ships }.
    .brief = {""}
    .why = Après chaque tour, chacun reprend des navires marchands jusqu’à trois.

## Événements : les dés

kaiser-roll = 🎲 { $purpose ->
        [intercept] { $ours } · { $theirs }
        [mines] Mine : { $ours } · { $theirs }
        [torpedo] Torpille : { $ours } · { $theirs }
        [amc] Contre le croiseur auxiliaire : { $ours } · { $theirs }
        [amc_guns] Le croiseur auxiliaire tire en même temps : { $ours } · { $theirs }
        [trap] Le navire marchand tire en même temps : { $ours } · { $theirs }
        [duel] Duel d’artillerie, tirs simultanés : { $ours } · { $theirs }
        [safe_passage] Tentative de passage sûr vers un port : { $ours } · poursuivants : { $theirs }
        [break_contact] Rupture de contact : { $ours } · { $theirs }
        [shallow_run] Fuite par les hauts-fonds : { $ours } · récifs{ $theirs }
        [razzle_dazzle] Camouflage disruptif : { $ours } · { $theirs }
        [q_ship] Bateau-piège : { $ours } · { $theirs }
        [recalled] Retour au port : { $ours } · { $theirs }
        [mistaken_identity] Erreur d’identification : { $ours } · { $theirs }
        [interrogate] Arraisonnement : { $ours } · { $theirs }
        [interned] Internement : { $ours } · { $theirs }
        [transfer_command] Transfert de commandement : { $ours } · { $theirs }
        [rendezvous_missed] Rendez-vous manqué : { $ours } · { $theirs }
        [heavy_weather] Gros temps : { $ours } · { $theirs }
        [breakdown] Panne : { $ours } · { $theirs }
        [breakout] Percée : { $ours } · { $theirs }
        [blockade_runner] { $ship ->
            [none] Ravitaillement : { $ours } · { $theirs }
           *[other] Ravitaillement pour { $ship } : { $ours } · { $theirs }
        }
        [refuge_repair] { $ship ->
            [none] Réparations à l’abri : { $ours } · { $theirs }
           *[other] Réparations sur { $ship } : { $ours } · { $theirs }
        }
        [refuge_supply] { $ship ->
            [none] Ravitaillement à l’abri : { $ours } · { $theirs }
           *[other] Ravitaillement pour { $ship } : { $ours } · { $theirs }
        }
        [pursuit] Après la poursuite : { $ours } · soutes{ $theirs }
        [exhausted] La prise est-elle épuisée ? { $ours } · réserves{ $theirs }
        [recognise_prize] Est-ce une prise ? { $ours } · { $theirs }
       *[other] { $ours } · { $theirs }
    } — { $outcome ->
        [sunk] au moins le double !
        [damaged] { $hit ->
            [again] touché, mais moins du double : le navire endommagé ne coule pas.
            [spared] touché, mais moins du double : il n’est pas capturé.
           *[other] touché, mais moins du double : endommagé, il ne coule pas.
        }
        [success] { $purpose ->
            [shallow_run] le navire s’échappe sans dommage !
            [safe_passage] { $ship } fait plus et atteint le port !
            [break_contact] réussie !
            [breakdown] réussie !
            [breakout] réussie !
            [mistaken_identity] réussie !
            [refuge_repair] réussies !
           *[other] réussi !
        }
        [failure] { $purpose ->
            [safe_passage] échec, le navire reste en mer.
            [interrogate] pas identifié : pas d’attaque.
            [rendezvous_missed] sans effet : le navire garde son ravitaillement.
            [shallow_run] l’attaque est évitée, mais le navire heurte les récifs.
           *[other] échec.
        }
       *[none] sans effet.
    }
    .why = { $contest ->
        [attack] De chaque côté, seul le plus haut dé compte, avec ses modificateurs, et jamais moins de 1. Il faut dépasser le défenseur pour endommager, et faire au moins le double pour couler. Avec une Équipe d’abordage ou un Non-combattant, le double capture le navire, et un coup plus faible ne l’endommage pas.
       *[challenge] De chaque côté, seul le plus haut dé compte, avec ses modificateurs, et jamais moins de 1. Il faut dépasser l’autre ; l’égalité ne suffit pas.{ $purpose ->
            [safe_passage] {" "}Qui attaque lance le dé des poursuivants (avec Mer belle : l’adversaire suivant).
            [breakout] {" "}L’adversaire suivant lance le dé du blocus.
           *[other] {""}
        }
    }{ $hit ->
        [again] {" "}Un navire endommagé ne l’est pas davantage, sauf avec l’option « Dégâts cumulés ».
       *[other] {""}
    }
kaiser-rolling = { $told ->
    [none] {""}
    [seat] { $seat }
    [whole] { $what } ({ $seat })
    [navy] Tir de la Royal Navy ({ $seat })
   *[what] { $what }
}
kaiser-roll-ours = { kaiser-rolling } { $dice }{ kaiser-total }
kaiser-roll-theirs = { kaiser-rolling } { $dice }{ kaiser-total }
kaiser-total = { $mods_count ->
    [0] { $dice_count ->
        [1] {""}
       *[other] {" "}→ **{ $result }**
    }
   *[other] {" "}({ $mods }) → **{ $result }**{ $raised ->
        [true] {" "}(minimum)
       *[other] {""}
    }
}
kaiser-roll-ours-dice = { kaiser-die }
    .separator = {" "}
kaiser-roll-ours-mods = { kaiser-mod }
    .separator = {", "}
kaiser-roll-theirs-dice = { kaiser-die }
    .separator = {" "}
kaiser-roll-theirs-mods = { kaiser-mod }
    .separator = {", "}

## Événements : ce qui arrive aux navires

kaiser-damaged = 💥 Le navire { $ship } ({ $seat }) est endommagé{ $damage ->
        [1] {""}
       *[other] {" "}({ $damage } fois)
    }.
    .why = Un navire endommagé défend à −2, et un navire allemand attaque aussi à −2. Un navire marchand endommagé ne peut plus être capturé ni tenter le passage sûr.
kaiser-repaired = 🔧 Le navire { $ship } ({ $seat }) est réparé{ $damage ->
        [0] {""}
       *[other] , mais pas entièrement
    }.
    .why = On lui retire un marqueur de dégâts.
kaiser-supply_lost = ⛽ { $ship } ({ $seat }) est à court de ravitaillement (pénurie : −2 à ses attaques).
    .why = À court de ravitaillement, un navire attaque à −2 et se laisse rattraper plus facilement.
kaiser-supply_gained = ⛽ Le navire { $ship } ({ $seat }) est ravitaillé.
    .why = On lui retire son marqueur de pénurie.
kaiser-identified = 👁️ Le navire { $ship } ({ $seat }) est identifié.
    .why = Tant qu’il n’est pas de nouveau déguisé, la Royal Navy de tous les autres peut lui donner la chasse.
kaiser-disguised = 🎭 Le navire { $ship } ({ $seat }) est de nouveau déguisé.
    .why = Tant qu’il est déguisé, la Royal Navy ne peut pas lui donner la chasse.
kaiser-joined = { $joined_count ->
    [none] {""}
    [1] {" "}Les { $joined_va } PV du navire { $joined } comptent maintenant aussi.
   *[other] { $waiting ->
        [0] {" "}Tous les navires allemands de cette pile de victoire comptent désormais ({ $joined } : { $joined_va } PV).
       *[other] {" "}Un navire allemand coulé de plus compte maintenant.
    }
}
kaiser-sunk = ☠️ { $by } coule { $ship } ({ $seat }) : { $va } PV{ $waits ->
        [true] {" "}mis de côté. Ils compteront avec le prochain navire marchand marqué (un pour chaque navire allemand). S’il en manque en fin de manche, le sort choisit les navires allemands qui comptent.
       *[none] { $doubled ->
            [true] {" "}(comptés double)
           *[false] {""}
        }.{ kaiser-joined }
    }
    .short = ☠️ { $by } coule { $ship } ({ $seat })
    .why = { $doubled ->
        [true] Avec une Cargaison spéciale à bord, un navire marchand coulé compte double.
       *[false] Un navire coulé va dans la pile de victoire du joueur qui l’a coulé. Un navire allemand n’y compte qu’avec un navire marchand, un pour un : d’ici là, le plateau ne le compte pas. Les navires marchands perdus sont remplacés à la fin du tour, les navires allemands ne le sont pas dans cette manche.
    }
kaiser-captured = 🏴 { $by } capture { $ship } ({ $seat }) : une prise, qui compte double ({ $worth } PV, perdus si on la prend ou la coule). Elle est déguisée : les autres doivent l’identifier avant de l’attaquer.{ kaiser-joined }
    .short = 🏴 { $by } capture { $ship } ({ $seat })
    .why = Une prise navigue déguisée derrière les navires allemands. Elle compte double si elle est encore là à la fin de la manche, ou si elle arrive à bon port avant.
kaiser-safe = 🏁 { $ship } arrive à bon port et compte{ $doubled ->
        [true] {" "}double
       *[false] {""}
    } pour { $seat } : { $va } PV.{ kaiser-joined }
    .short = 🏁 { $ship } ({ $seat }) arrive à bon port : { $va } PV
    .why = { $doubled ->
        [true] Une prise arrivée à bon port compte double pour le joueur qui l’a capturée.
       *[false] Un navire marchand sorti intact d’une attaque peut tenter de gagner un port ami (passage sûr).
    }
kaiser-card_scored = 🏅 Coulé : { $card }. Cela fait { $va } PV pour { $seat }.
    .short = 🏅 Coulé : { $card } (pour { $seat })
    .why = Croiseurs auxiliaires, bateaux-pièges et sous-marins comptent pour le joueur qui les coule.
kaiser-out_of_play = { $cause ->
        [interned] ⛓️ Le navire { $ship } ({ $seat }) est interné dans un port neutre.
        [heavy_weather] 🌊 { $ship } ({ $seat }) sombre dans la tempête.
        [recalled] 🏠 { $ship } ({ $seat }) doit rentrer en Allemagne.
        [pull_the_plug] 🕳️ L’équipage ouvre les vannes : { $seat } perd { $ship }, et personne n’en profite.
       *[scuttle] 🕳️ { $seat } saborde { $ship }.
    }
    .why = Le navire est retiré du jeu et ne compte pour personne. Un navire allemand perdu n’est pas remplacé dans cette manche.
kaiser-transferred = 🔁 { $ship } change de camp : { $origin } le perd, { $seat } le gagne.
    .why = Il garde ses dégâts, son ravitaillement et son déguisement, et ne peut pas attaquer ce tour-ci.
kaiser-broke_out = 🌅 { $ship } s’échappe de la mer du Nord et rejoint { $seat }.
    .why = Une Percée amène un nouveau navire, et deux si le jet atteint le double. Un corsaire arrive déguisé ; un navire de guerre, jamais : la Royal Navy des autres peut l’attaquer aussitôt.
kaiser-refuge_enter = 🏝️ { $ship } ({ $seat }) se met à l’abri près d’une île.
    .why = À l’abri, un navire ne craint que les Monitors ; à chaque tour, les dés peuvent le réparer et le ravitailler. Il ne peut pas attaquer, et reste au moins jusqu’au prochain tour de son propriétaire.
kaiser-refuge_leave = ⛵ { $seat } fait sortir { $ship } de son refuge.
    .why = À partir du tour suivant, on peut faire sortir un navire de son refuge quand on veut. Un corsaire qui le quitte est de nouveau déguisé. Il ne peut pas attaquer ce tour-ci.
kaiser-prize_supplies = ⛽ Une prise, { $prize } ({ $seat }), cède ses réserves : le navire { $ship } est ravitaillé.
    .why = Chaque prise peut ravitailler un navire par tour, au risque de s’y épuiser.
kaiser-prize_exhausted = 🕳️ Le navire { $ship } n’a plus rien à donner : { $seat } le saborde, et il compte une fois ({ $va } PV).
    .why = Une prise qui a livré ses dernières réserves est coulée par ceux qui l’ont prise, et compte pour eux.
kaiser-pursued = 💨 { $ship } pousse les feux derrière { $target }.
    .why = Le Navire rapide ne gêne pas un corsaire qui pousse les feux, mais le corsaire risque de se trouver à court de ravitaillement.
kaiser-swapped = 🔁 Échange entre piles de victoire : { $ship } passe dans celle { DE($seat) }, { $swapped } dans celle { DE($other) }. Aucun des deux ne revient en mer.
    .why = Les deux cartes changent de pile de victoire. Une place qui compte double continue de compter double.

## Événements : les mains et les pioches

kaiser-fog = 🌫️ { $by } plonge { $seat } dans la brume : son prochain tour est perdu, mais d’ici là personne ne peut attaquer ses navires.
    .why = { $seat } perd son prochain tour, mais d’ici là aucune carte ne peut viser ses navires. Seul le Gros temps les atteint encore.
kaiser-deception = 🎭 Ruse de guerre : { $by } trompe { $seat }, qui ne pourra jouer à son prochain tour qu’une carte tirée au hasard de sa main, et seulement à la verticale : ni interception, ni réaction, ni soutien.
    .why = À son prochain tour, { $seat } n’engage aucune carte. Une carte est tirée au hasard de sa main, et seul son effet à la verticale peut servir. Aux tours des autres, les réactions restent possibles.
kaiser-bounding_main = 🌊 { $by } déchaîne la mer : { $seat } perdra son prochain tour.
    .why = L’adversaire de gauche perd tout son prochain tour, pioche comprise.
kaiser-hand_seen = 👁️ { $seat } regarde toute la main adverse ({ $victim }){ $hand_count ->
        [none] .
        [0] {" :"} il n’y en a aucune.
       *[other] {" :"} { $hand }
    }
    .why = Renseignement montre toute la main d’un adversaire. Nombre de cartes ici : { $cards }. Personne d’autre ne les voit.
kaiser-deck_seen = 👁️ { $seat } regarde { $cards ->
        [1] la prochaine carte
       *[other] les { $cards } prochaines cartes
    } de la pioche{ $order_count ->
        [none] .
        [0] .
       *[other] {" :"} { $order }
    }
    .why = Renseignement montre les prochaines cartes, autant qu’il y a de places. On les remet dans l’ordre que l’on veut.
kaiser-deck_ordered = 🔀 { $seat } les remet{ $order_count ->
        [none] {" "}dans l’ordre de son choix.
        [0] .
       *[other] , à piocher dans cet ordre : { $order }
    }
    .why = Personne d’autre ne connaît cet ordre.
kaiser-cards_taken = ✈️ { $seat } prend { $cards ->
        [1] une carte
       *[other] { $cards } cartes
    } { $lost_count ->
        [none] à { $victim }
       *[other] dans votre main
    } (Avion de reconnaissance){ $taken_count ->
        [none] { $lost_count ->
            [none] .
           *[other] {" :"} { $lost }.
        }
       *[other] {" :"} { $taken }.
    }
    .why = L’Avion de reconnaissance prend deux cartes au hasard. Les deux personnes concernées sont seules à savoir lesquelles.
kaiser-cards_lost = ✈️ { $seat } perd { $cards ->
        [1] une carte
       *[other] { $cards } cartes
    } de sa main (Avion de reconnaissance){ $lost_count ->
        [none] .
       *[other] {" :"} { $lost }
    }
    .why = L’Avion de reconnaissance du Fantôme fait défausser deux cartes au hasard, face cachée.
kaiser-overheard = 📻 { $seat } prend dans la défausse { $taken }.
    .why = L’Écoute radio prend les deux premières cartes de la défausse. Elles ne peuvent pas servir ce tour-ci.
kaiser-wished = 🤝 Souhait exprimé par { $seat } : { $wish ->
        [reactions] des cartes Réaction
        [assists] des cartes Soutien
        [supply_or_repair] de quoi ravitailler ou réparer
        [attacks] des cartes d’attaque
       *[nothing] rien de particulier
    }.
    .why = Avant d’échanger des cartes, chaque partenaire peut exprimer un souhait, parmi quelques phrases toutes faites. On ne peut rien dire d’autre sur les cartes.
kaiser-exchanged = 🤝 { $seat } et { $partner } échangent des cartes : { $gifts }.{ $got_count ->
        [none] {""}
       *[other] {" "}Cartes données : { $gave_count ->
            [0] aucune
           *[other] { $gave }
        } ; cartes reçues : { $got_count ->
            [0] aucune
           *[other] { $got }
        }.
    }
    .why = Chacun choisit en secret, et tout change de main en même temps. Les deux partenaires sont seuls à connaître les cartes.
kaiser-exchanged-gifts = { $seat } en donne { $count }
    .separator = {", "}

## Événements : le Fantôme

kaiser-solitaire_card = {""}
kaiser-line_rolled = { $purpose ->
        [attack] { $face ->
            [1] 👻 🔴1 : fin du tour du Fantôme.
           *[other] {""}
        }
       *[other] {""}
    }
    .why = Pour chaque carte Solitaire du Fantôme, on lance un dé rouge : 1 termine son tour, 2 envoie un navire à l’attaque, 3 et 4 désignent une autre action.
kaiser-phantom_rolled = {""}
kaiser-phantom_specials = { $specials_count ->
        [0] {""}
       *[other] 👻 Atouts du Fantôme pour cette attaque : { $specials }.
    }
    .why = Pour chaque attaque de ses navires, on tire des cartes Solitaire jusqu’à ce que l’une n’apporte rien de nouveau. Ce qu’elles apportent agit comme la carte de même nom. Changement de pavillon vient après l’attaque.
kaiser-phantom_idle = 👻 { $action ->
        [warship_intercept] Aucun navire de guerre du Fantôme ne peut attaquer
        [raider_intercept] Aucun corsaire du Fantôme ne peut attaquer
        [british_intercept] La Royal Navy n’a personne à traquer
        [submarine_torpedo] Un sous-marin ne trouve aucun navire marchand
        [submarine_mines] Un sous-marin ne trouve aucun navire marchand
        [lay_mines] Aucun corsaire ne peut mouiller de mines
        [blockade_runner] Personne n’a besoin d’un Forceur de blocus
        [breakout] Plus aucun navire pour une Percée
        [collier] Personne n’a besoin d’un Charbonnier
        [damage_control] Il n’y a rien à réparer
        [deception] Une carte de ce genre est déjà en jeu
        [fog_bank] La brume est déjà là
        [fair_seas] Aucun navire marchand ne peut tenter le passage sûr
        [heavy_weather] La tempête ne trouve aucun navire endommagé
        [interned] Il n’y a rien à interner
        [interrogate] Il n’y a personne à arraisonner
        [island_refuge] Aucun navire ne peut gagner un refuge
        [monitor] Un Monitor ne trouve rien à pilonner
        [recon_aircraft] L’avion ne trouve aucune carte en main
        [rendezvous_missed] Plus aucun navire n’a de ravitaillement à perdre
        [transfer_command] Il n’y a aucun navire dont s’emparer
       *[other] Il n’y a rien à faire
    }{ $ends ->
        [true] {" "}— et le tour du Fantôme s’arrête là.
       *[false] .
    }
    .why = Une carte Solitaire le demandait au Fantôme, mais c’était impossible. { $ends ->
        [true] Certaines lignes terminent son tour, qu’elles aboutissent ou non.
       *[false] Il continue avec la carte suivante.
    }
kaiser-phantom_answered = { $plays ->
        [true] 👻 Le Fantôme réagit : { $card } !{ kaiser-replied }
       *[false] 👻 Le Fantôme voudrait réagir ({ $card }), mais c’est impossible ici.
    }
    .why = { $card } – { $card_about }{"\u000A"}Un joueur choisirait une telle réaction dans sa main. Pour le Fantôme, une carte tirée et un dé rouge la choisissent chaque fois que vous attaquez. Elle ne vaut que si elle est permise ici.
kaiser-phantom_drew = 🎴 Le Fantôme écarte la carte suivante ; il en reste { $left } dans la pioche.
    .why = Son tour finit ainsi : la carte ne rejoint pas sa main, qui ne sert qu’à l’Avion de reconnaissance. La manche est finie quand la dernière est partie.

## Événements : la fin d’une manche et de la partie

kaiser-score = 🏁 { $seat } marque **{ $va }** PV.{ $struck_count ->
        [0] {""}
       *[other] {" "}On ne compte pas plus de navires allemands que de navires marchands : { $lost } PV sont perdus ({ $struck }).
    }
    .why = On additionne les navires de la pile de victoire et les prises encore en mer, qui comptent double. On ne compte pas plus de navires allemands que de navires marchands ; le hasard raye ceux de trop.
kaiser-round_points = 🏆 Fin de la manche { $round }. Points de manche selon les PV : { $rows_count ->
        [2] 2 au 1er, 1 au 2e
        [3] 3 au 1er, 2 au 2e, 1 au 3e
       *[other] 4 au 1er, 3 au 2e, 2 au 3e, 1 au 4e
    } (à égalité, le plus haut pour tous ; sans PV, 0). Avant + maintenant = total :
    { $rows }
    .short = 🏆 Manche { $round } : { $rows }
    .why = Chaque joueur reçoit un point de manche pour chaque joueur qui n’a pas plus de PV que lui, lui-même compris. Sans PV, il n’en reçoit aucun.
kaiser-round_points-rows = { $seat } : { LESS($total, $points) } + { $points } = **{ $total }** ({ $amount } PV)
kaiser-round_points-short-rows = { $seat } +{ $points }
    .separator = {", "}
kaiser-carried = { $ships_count ->
        [0] {""}
       *[other] ⚓ { $seat } garde { $ships } pour la manche suivante.
    }
    .why = Chaque navire gardé coûte une carte de la prochaine main. Les corsaires recommencent déguisés.
kaiser-fleets_sorted = 🤝 Navires pour la manche suivante :
    { $fleets }
    .why = En équipes, un navire peut être gardé, proposé au partenaire ou cédé. Tout le monde décide en même temps.
kaiser-fleets_sorted-fleets = { $seat } : { $keep_count ->
    [0] ne garde aucun navire
   *[other] garde { $keep }
}, { $offer_count ->
    [0] n’en propose aucun
   *[other] propose { $offer }
}
kaiser-match_end = { kaiser-result }
    { $rows }
    .drawn = { $rows }
    .brief = { kaiser-result }
    .why = Qui a le plus de points de manche gagne ; en équipes, ceux des deux partenaires s’ajoutent. À égalité, le total des PV de toutes les manches décide, puis des manches supplémentaires.
kaiser-match_end-rows = { $seat } : **{ $points }** ({ $amount } PV)
kaiser-seat_resigned = 🏳️ { $seat } abandonne. La place reste, mais elle ne joue plus de cartes et ne réagit plus.
    .why = La place répond par défaut jusqu’à la fin : ses navires restent en mer, on peut les couler, et elle pioche encore une carte par tour.
kaiser-result = { $reason ->
    [resigned] 🏳️ Tout le monde a abandonné : la partie s’achève sans victoire.
    [shared] 🤝 Égalité jusqu’au bout : la victoire est partagée entre { $winners }{ $phantom ->
        [true] {" "}et le Fantôme
       *[none] {""}
    }.
   *[other] 🏆 La victoire revient { $winners_count ->
        [0] au Fantôme
       *[other] à { $winners }
    }{ $reason ->
        [amounts] {" :"} à égalité de points de manche, les PV décident.
        [further_round] {" "}après une manche de départage.
       *[points] , avec le plus de points de manche.
    }
}
kaiser-result-row = { $place }. { $seat } : { $score ->
    [one] { $score } point de manche
   *[other] { $score } points de manche
}{ $amount ->
    [none] {""}
   *[other] {" "}({ $amount } PV)
}
kaiser-ranking-alone = { $rows }
kaiser-ranking-alone-rows = { $seat } : { $points ->
    [one] { $points } point de manche
   *[other] { $points } points de manche
} ({ $amount } PV)

## Questions : votre tour

kaiser-commit = Quelles cartes engagez-vous ce tour-ci ?
    .hint = À l’horizontale, une carte lance un navire ou la Royal Navy à l’attaque ; à la verticale, elle fait ce que dit son texte. Vous ne jouerez ce tour-ci que ces cartes (et Changement de pavillon), qui ne reviennent pas en main. Les réactions se jouent depuis la main.
    .summary = { $placed_count ->
        [0] Aucune carte ce tour-ci.
       *[other] { $placed_count ->
            [one] 1 carte
           *[other] { $placed_count } cartes
        } :
    { $placed }
    }{ $alone_count ->
        [0] {""}
       *[other] {"\u000A"}Aucune carte à l’horizontale : peut-être pas d’attaque pour { $alone }
    }
kaiser-commit-placed = { $card } : { $place ->
    [ship] { $ship } attaque
    [lay] { $ship } mouille des mines
    [british] la Royal Navy attaque
   *[action] à la verticale
}
kaiser-commit_cards = Choisissez les cartes à engager, ou aucune.
    .hint =
        { $fleet ->
            [0] Vous n’avez plus de navire allemand : seules des cartes, comme Percée, en apportent un dans cette manche. La Royal Navy attaque toujours.
           *[other] Horizontale, toute carte fait attaquer un navire{ $guns_count ->
                [none] {""}
                [0] {""}
               *[other]  : { $guns }
            }. Verticale, elle suit son texte.
        }
        { $fleet ->
            [1] Un navire allemand perdu ne revient pas de la manche.
            [2] Un navire allemand perdu ne revient pas de la manche.
           *[other] Les autres ne voient que leur place.
        } On pioche une carte par tour.
    .step = les cartes
    .empty = aucune carte
    .group = Choisir des cartes…
    .option = { $copy ->
        [none] { $card }
       *[other] { $copy }
    }
    .answer = Cartes : { $answer }
kaiser-commit_cards-guns = { $ship } ⚔️ { $ship_about }
    .separator = {", "}
kaiser-which = { $copy ->
    [none] { $card }
   *[other] { $copy }
}
kaiser-commit_place = { kaiser-which } : où va cette carte ?
    .hint = { $bluff ->
        [true] { $mines ->
            [free] • À la verticale sur { $ships } : mines contre tous les marchands d’un adversaire ; devant la flotte, simple bluff.
            [taken] • Aucun de vos mouilleurs de mines n’est libre : à la verticale, ce n’est qu’un bluff.
            [lacking] • Aucun de vos navires ne mouille de mines (seuls Berlin, Iltis, Meteor, Möwe et Wolf le peuvent) : à la verticale, c’est un bluff.
           *[none] { $team_only ->
                [true] • À la verticale, elle est sans effet à cette table (en équipes seulement) : simple bluff.
               *[none] • Réaction : à la verticale devant la flotte, simple bluff. Gardée en main, elle peut répondre à un adversaire.
            }
        }{"\u000A"}• À l’horizontale : un navire lance ses dés, la Royal Navy ceux de la carte (→).
       *[false] • À la verticale – { $card_about }{ $assist ->
            [true] . Ajoutez une carte à l’horizontale, qui attaque.
           *[false] {""}
        }{"\u000A"}• À l’horizontale : un navire lance ses dés, la Royal Navy ceux de la carte (→).
    }{ $night ->
        [true] {"\u000A"}De nuit (lune) : −1, et aucune réaction « de jour ».
       *[false] {""}
    }
    .step = emplacement ({ kaiser-which })
    .group = Choisir un emplacement…
    .group-ship = Choisir un navire qui attaque des navires marchands…
    .group-lay = Choisir un corsaire qui mouille des mines…
    .action = À la verticale, devant la flotte : { $use ->
        [bluff] bluff, sans effet
        [assist] en soutien d’une attaque
        [lacking] en soutien d’une attaque (aucun navire pour elle)
        [idle] pour son effet (inutile pour l’instant)
       *[text] pour son effet
    }
    .british = À l’horizontale : { $hunted ->
        [false] Royal Navy
       *[other] la Royal Navy attaque
    }{ $coin ->
        [none] {" "}un navire identifié
       *[other] {" "}· { kaiser-coin }
    }{ kaiser-mods }{ $hunted ->
        [false] {" "}(aucune cible : simple bluff)
        [true] {" "}· cibles : { $prey_count }
       *[none] {""}
    }
    .ship = { $mods_count ->
        [none] À l’horizontale : { $ship } attaque des navires marchands
        [0] À l’horizontale : { $ship } attaque des navires marchands
        [3] Sur { $ship }
       *[other] À l’horizontale : { $ship }
    } · ⚔️ { $ship_about }{ kaiser-mods }
    .lay = À la verticale : { $ship } mouille des mines
    .about-british = { $prey_count ->
        [1] Cible actuelle : { $prey }
        [2] Cibles : { $prey }
        [3] Cibles : { $prey }
       *[none] Chasse navires de guerre et corsaires identifiés avec les dés de la carte ; déguisés, ils sont saufs
    }
    .about-lay = Elles attaquent tous les marchands d’un adversaire. Sur un navire, chacun reconnaît la carte
    .answer = { kaiser-which } — { $answer }
kaiser-commit_place-mods = { kaiser-weak }
    .separator = {", "}
kaiser-play-only = { $ship }{ $challenge ->
    [none] {""}
   *[other] , passage { kaiser-passage }
}{ $succeeds ->
    [none] {""}
   *[other] , succès { $succeeds } %
}
kaiser-ahead_move-only = { kaiser-play-only }
kaiser-play-aim = { kaiser-target_line }{ kaiser-odds }
kaiser-play-aim-odds = { kaiser-odds_of }
kaiser-play-aim-passage = { kaiser-passage_of }
kaiser-ahead_move-aim = { kaiser-play-aim }
kaiser-ahead_move-aim-odds = { kaiser-odds_of }
kaiser-ahead_move-aim-passage = { kaiser-passage_of }
kaiser-play-mods = { kaiser-weak }
    .separator = {", "}
kaiser-ahead_move-mods = { kaiser-weak }
    .separator = {", "}
kaiser-play-idle = { $card } ({ $why ->
    [gone] son navire est perdu
    [refuge] son navire est à l’abri
    [acted] son navire a déjà attaqué
    [foe] { $place ->
        [british] Royal Navy : aucun navire identifié qu’elle n’ait déjà attaqué ce tour-ci
       *[other] plus aucun navire marchand à attaquer
    }
    [reaction] seulement depuis la main, pour réagir à une attaque
    [mines] seulement à la verticale sur un mouilleur de mines
    [teams] seulement en équipes
   *[other] à la verticale : personne à viser, ou aucun navire
})
    .separator = {" ; "}
kaiser-play = À vous : que faites-vous maintenant ?
    .sure = { $defender ->
        [none] {""}
       *[other] { $aim ->
            [none] { $place ->
                [ship] { kaiser-play.about-reveal }.{" "}
                [british] { kaiser-play.about-reveal }.{" "}
               *[other] {""}
            }
           *[other] { kaiser-play.about-reveal }.{" "}
        }Toutes vos attaques de ce tour viseront alors { $defender }.
    }
    .hint = { $down ->
        [0] Il ne vous reste aucune carte à retourner.
       *[none] { $moves ->
            [0] Aucune carte face cachée ne peut plus servir : elles seront défaussées à la fin de votre tour.
           *[none] Retournez vos cartes une à une, dans l’ordre que vous voulez. Celles qui restent face cachée seront défaussées à la fin de votre tour.
        }
    }{ $idle_count ->
        [0] {""}
       *[other] {"\u000A"}Inutilisable pour l’instant : { $idle }
    }{ $assists_count ->
        [0] {""}
       *[other] { $moves ->
            [0] { $idle_count ->
                [0] {""}
               *[other] {"\u000A"}Seulement en soutien d’une attaque : { $assists }
            }
           *[none] {"\u000A"}{ $assists } { $assists_count ->
                [one] se joue pendant une attaque qui convient
               *[other] se jouent pendant une attaque qui convient
            } ; on vous le demandera à ce moment-là.
        }
    }
    .group = Choisir…
    .group-reveal = Choisir une carte à retourner…
    .group-leave_refuge = Choisir un navire qui quitte son refuge…
    .group-resupply = Choisir une prise et un navire…
    .reveal = { $place ->
        [ship] { $ship } attaque{ $only ->
            [none] {""}
           *[other] {" "}{ $only }
        } · { $mods_count ->
            [2] carte
            [3] carte
           *[other] carte dépensée
        } : { $card }{ kaiser-mods }
        [lay] { $ship } mouille des mines
        [british] La Royal Navy attaque{ $only ->
            [none] {""}
           *[other] {" "}{ $only }
        } · { kaiser-coin }{ kaiser-mods } · carte dépensée : { $copy ->
            [none] { $card }
           *[other] { $copy }
        }
       *[action] Jouer { $copy ->
            [none] { $card }
           *[other] { $copy }
        }{ $only ->
            [none] {""}
           *[other] {" "}: { $only }
        }
    }
    .about-reveal = { $place ->
        [ship] { $aim ->
            [none] Le navire attaque avec ses propres dés ; le texte de la carte ne compte pas
           *[other] { $aim }
        }
        [british] { $aim ->
            [none] { $waits ->
                [true] Avec les dés de la carte. Coulé, il { $lots ->
                    [true] sera en trop : le sort dira quels navires allemands comptent
                   *[none] ne comptera pas encore : il faut marquer un navire marchand
                }
               *[none] La Royal Navy lance les dés de la carte, dont le texte ne compte pas
            }
           *[other] { $aim }{ $waits ->
                [true] {" "}({ $lots ->
                    [true] le sort dira quels navires allemands comptent
                   *[none] ne comptera pas encore, faute de marchand
                })
               *[none] {""}
            }
        }
       *[other] { $aim ->
            [none] { $waits ->
                [true] Coulé, il { $lots ->
                    [true] sera en trop : en fin de manche, le sort dira quels navires allemands comptent
                   *[none] ne comptera pas encore : il faut aussi marquer un navire marchand
                }
               *[none] {""}
            }
           *[other] { $aim }{ $waits ->
                [true] {" "}({ $lots ->
                    [true] le sort dira quels navires allemands comptent
                   *[none] ne comptera pas encore, faute de marchand
                })
               *[none] {""}
            }
        }
    }
    .leave_refuge = { $ship } quitte son refuge
    .resupply = { $prize } ravitaille { $ship }
    .end_turn = { $id ->
        [end_turn] Terminer le tour
       *[other] Ranger ma défausse et terminer (un autre joueur peut prendre les 2 du dessus)
    }
kaiser-ahead = À vous : préparez vos actions, dans l’ordre où elles se feront.
    .hint = Elles s’enchaînent d’elles-mêmes, même en votre absence. Dès que l’une n’est plus possible, la question vous est posée. Changez vos consignes pour choisir une action à la fois.
    .summary = { $moves }
kaiser-ahead-moves = { $n }. { $move ->
    [reveal] { $place ->
        [ship] { $ship } attaque { $targets_count ->
            [0] des navires marchands
           *[other] { $targets }
        } · carte dépensée : { $card }
        [lay] { $ship } mouille des mines
        [british] La Royal Navy attaque{ $targets_count ->
            [0] {""}
           *[other] {" "}{ $targets }
        } · carte dépensée : { $card }
       *[action] { $card }{ $targets_count ->
            [0] {""}
           *[other] { " " }: { $targets }
        }
    }{ $assists_count ->
        [0] { "" }
       *[other] , avec { $assists }
    }
    [leave_refuge] { $ship } quitte son refuge
    [resupply] { $prize } ravitaille { $ship }
    [end_turn] Puis mon tour se termine.
   *[ask_again] Puis la question m’est posée.
}
kaiser-ahead_move = { $n ->
    [1] Que faites-vous d’abord ?
   *[other] { $before ->
        [none] Et ensuite, comme action { $n } ?
       *[other] { $before } (rien n’est encore joué). Quelle est l’action { $n } ?
    }
}
    .hint = Les cartes qui restent à la fin du tour sont défaussées face visible, sans effet.
    .step = action { $n }
    .group = Choisir…
    .group-reveal = Choisir une carte à retourner…
    .group-leave_refuge = Choisir un navire qui quitte son refuge…
    .group-resupply = Choisir une prise et un navire…
    .reveal = { kaiser-play.reveal }
    .about-reveal = { kaiser-play.about-reveal }
    .leave_refuge = { kaiser-play.leave_refuge }
    .resupply = { kaiser-play.resupply }
    .end_turn = Terminer le tour
    .ask_again = Décider plus tard, au moment de jouer
    .answer = { $answer }
kaiser-ahead_move-before = { kaiser-ahead-moves }
kaiser-ahead_seat = { $what } : contre qui ?
    .hint = { $attack ->
        [true] Toutes vos attaques de ce tour le viseront.{" "}
       *[none] {""}
    }{ kaiser-target_seat.hint }
    .step = adversaire de l’action { $n }
    .group = Choisir un adversaire…
    .option = { $seat }{ kaiser-succeeds }{ $no_prey ->
        [true] {" "}(aucune cible pour votre carte Royal Navy)
       *[none] {""}
    }
    .answer = Contre { $answer }
kaiser-ahead_ship = { kaiser-aim }{ kaiser-why_these }
    .hint = { kaiser-target_ship.hint }
    .step = cible de l’action { $n }
    .group = Choisir un navire…
    .option = { kaiser-target_ship.option }
    .answer = { $answer }
kaiser-ahead_ships = { $what } attaque { $count } navires marchands ({ $defender }) : lesquels, et dans quel ordre ?
    .hint = { kaiser-targets.hint }
    .step = cibles de l’action { $n }
    .group = Choisir des navires marchands…
    .option = { kaiser-targets.option }
    .picked = { $ship }
    .answer = { $answer }
kaiser-helped = { $what } attaque { $target ->
    [none] { $defender }
   *[other] { $target } ({ $defender })
}{ $bound ->
    [true] {" "}(même adversaire tout le tour)
   *[none] {""}
}
kaiser-helper = { $card }{ $kind ->
    [none] {""}
   *[other]  : { kaiser-picture_effect }
}
kaiser-ahead_assists = { kaiser-helped } : avec quelles cartes de soutien ?
    .hint = Elles seront retournées au moment de l’attaque. Une Équipe d’abordage va contre la première cible. Aucune, si vous voulez.
    .step = soutien de l’action { $n }
    .group = Choisir des cartes…
    .option = { kaiser-helper }
    .picked = { $card }
    .answer = Avec { $answer }
kaiser-does = { $kind ->
    [fog_bank] Il perd son prochain tour ; d’ici là, personne, pas même vous, n’attaque ses navires.{" "}
    [deception] À son prochain tour, il ne peut jouer qu’une carte, tirée au hasard de sa main, et seulement à la verticale.{" "}
    [recon_aircraft] Vous prenez deux cartes au hasard dans sa main.{" "}
    [breakdown] Un succès endommage un navire allemand intact.{" "}
    [interned] Un succès retire du jeu un navire de guerre ou un navire identifié.{" "}
    [transfer_command] Un succès vous donne un de ses navires de guerre ou identifiés.{" "}
    [rendezvous_missed] Un succès met un navire en pénurie (attaques −2).{" "}
   *[none] {""}
}
kaiser-target_seat = { $what } : { $attack ->
        [true] quel adversaire attaquez-vous ? (Toutes vos attaques de ce tour le viseront.)
       *[none] contre qui ?
    }
    .hint = { kaiser-does }{ $challenge ->
        [none] {""}
       *[other] { kaiser-need }{" "}
    }{ $attack ->
        [true] { $harms_count ->
            [none] {""}
            [0] {""}
            [1] { $harms } peut aussi viser un autre adversaire : ce n’est pas une attaque.
           *[other] { $harms } peuvent aussi viser un autre adversaire : ce ne sont pas des attaques.
        }
       *[none] { $kind ->
            [recon_aircraft] {""}
           *[other] Les attaques d’un tour visent un seul adversaire ; une carte comme celle-ci peut aussi en viser un autre.
        }
    }
    .group = Choisir un adversaire…
    .option = { $seat }{ kaiser-succeeds }{ $no_prey ->
        [true] {" "}(aucune cible pour votre carte Royal Navy)
       *[none] {""}
    }
    .answer = Contre { $answer }
kaiser-aim = { $own ->
    [true] { $kind ->
        [fair_seas] { $what } : quel navire tente le passage sûr (à +1) ?
        [damage_control] { $what } : quel navire est réparé ?
        [island_refuge] { $what } : quel navire se met à l’abri ?
        [scuttle] { $what } : lequel de vos navires sabordez-vous ?
       *[none] { $what } : pour quel navire ?
    }
   *[none] { $what } contre { $defender } : quel navire{ $kind ->
        [transfer_command] {" "}voulez-vous prendre
        [interned] {" "}voulez-vous faire interner
        [breakdown] {" "}voulez-vous endommager
       *[none] {""}
    } ?
}
kaiser-hurt = { $damage ->
    [none] {""}
    [0] {""}
    [1] {" "}· 💥 { $succeeds ->
        [none] endommagé : −2
       *[other] endommagé
    }
   *[other] {" "}· 💥 { $succeeds ->
        [none] endommagé{" "}
       *[other] {""}
    }×{ $damage }
}
kaiser-explained = PV : ce qu’il rapporte ; puis ses dés d’attaque et de défense (d8 : dé à 8 faces).
kaiser-prize_of = { $captor ->
    [none] {""}
   *[other] { $challenge ->
        [none] {" "}(prise, { $captor })
       *[other] {" "}(prise)
    }
}
kaiser-aimed_at = { $attacked_count ->
    [none] PV : ce qu’un navire rapporte ; puis ses dés de défense (d8 : dé à 8 faces).
    [one] Déjà attaqué ce tour-ci (une fois au plus) : { $attacked }.
   *[other] Déjà attaqués ce tour-ci (une fois au plus) : { $attacked }.
}
kaiser-same_foe = { $attacked_count ->
    [none] {" "}Toutes les attaques d’un tour visent le même adversaire.
   *[other] {""}
}
kaiser-waits = { $waits ->
    [true] {" "}Un navire allemand ne compte qu’avec un marchand de votre pile. Il en manque un : { $lots ->
        [true] sinon, le sort dira lesquels comptent.
       *[none] il comptera quand vous l’aurez.
    }
   *[none] {""}
}
kaiser-why_these = { $bound ->
    [true] {" "}({ $attacked_count ->
        [none] Même adversaire tout le tour
        [0] Même adversaire tout le tour
        [one] Même adversaire tout le tour ; déjà attaqué : { $attacked }
       *[other] Même adversaire tout le tour ; déjà attaqués : { $attacked }
    }.)
   *[none] { $attacked_count ->
        [none] {""}
        [0] {""}
        [one] {" "}(Déjà attaqué ce tour-ci : { $attacked }.)
       *[other] {" "}(Déjà attaqués ce tour-ci : { $attacked }.)
    }
}
kaiser-target_ship = { kaiser-aim }{ kaiser-why_these }
    .hint = { $own ->
        [true] { $kind ->
            [fair_seas] Le navire lance son dé de passage (autre que son dé de défense), à +1, contre celui de ses poursuivants (d8 : dé à 8 faces). S’il fait plus, il arrive au port : un marchand rapporte alors ses PV, une prise, déjà comptée, est à l’abri. Sinon, il reste en mer.
            [island_refuge] À l’abri, à chaque tour, un navire endommagé lance { kaiser-ours } contre { kaiser-theirs } pour être réparé ; un navire à court de ravitaillement fait de même pour être ravitaillé. Il faut faire plus.
           *[other] { kaiser-explained }
        }
       *[none] { $challenge ->
            [none] { $raid ->
                [true] { kaiser-aimed_at } Si la cible s’en tire indemne, elle tente aussitôt le passage sûr : arrivée au port, elle rapporte ses PV à son propriétaire.{ kaiser-same_foe }
               *[none] { kaiser-aimed_at }{ kaiser-same_foe }{ kaiser-waits }
            }
           *[other] { $kind ->
                [interrogate] 1) { kaiser-ours } contre { kaiser-theirs } : plus haut, il est identifié. 2) Puis vous attaquez : vous lancez 🔵⚪, lui sa défense. Les chances tiennent compte des deux.{ kaiser-waits }
                [interned] { kaiser-need } Les dés du navire ne comptent pas. S’il est endommagé : +2. S’il est à court de ravitaillement : +2.
               *[other] { kaiser-need } Les dés du navire ne comptent pas.
            }
        }
    }
    .group = Choisir un navire…
    .option = { $ship }{ kaiser-prize_of } · { $challenge ->
        [none] { $odds ->
            [none] { kaiser-ship_line }
           *[other] { kaiser-target_line }
        }
       *[other] { $worth } PV · passage { kaiser-passage }
    }{ kaiser-succeeds }{ kaiser-hurt }{ kaiser-odds }
    .about = { $odds ->
        [none] {""}
       *[other] { $ship_about ->
            [none] {""}
           *[other] Ses propres dés, quand il attaque vos marchands : { $ship_about }
        }
    }
    .answer = { $answer }
kaiser-target_ship-odds = { kaiser-odds_of }
kaiser-target_ship-passage = { kaiser-passage_of }
kaiser-targets-odds = { kaiser-odds_of }
kaiser-targets-passage = { kaiser-passage_of }
kaiser-targets = { $what } attaque { $count } navires marchands ({ $defender }) : { $all ->
        [true] dans quel ordre ?
       *[none] lesquels, et dans quel ordre ?
    }
    .hint = Les combats se suivent dans cet ordre, tant que votre navire est à flot : commencez par le plus important. { kaiser-aimed_at }{ $attacked_count ->
        [none] {" "}Qui s’en tire indemne tente aussitôt le passage sûr.
       *[other] {""}
    }
    .group = Choisir des navires marchands…
    .option = { $ship } · { kaiser-ship_line }{ kaiser-hurt }{ kaiser-odds }
    .picked = { $ship }
kaiser-assists_idle = { $idle_count ->
    [none] {""}
    [0] {""}
   *[other] {"\u000A"}{ $idle }
}
kaiser-assists-idle = { kaiser-idle_assist }
    .separator = {"\u000A"}
kaiser-idle_assist = { $card } : { $fits ->
    [raider] un corsaire, deux cibles
    [warship] un navire de guerre, deux cibles
    [night] de nuit seulement
    [merchants] contre des marchands
    [boarding] après le choix de la cible
   *[other] pas dans cette attaque
}
kaiser-assists = { kaiser-helped } : { $options ->
        [0] aucune carte de soutien ne convient.
       *[other] avec quelles cartes de soutien ?
    }
    .hint = { $hi ->
        [0] { $idle_count ->
            [none] { kaiser-unfit_laid }
            [0] { kaiser-unfit_laid }
           *[other] Ces cartes ne conviennent pas ici :{ kaiser-assists_idle }
        }
       *[other] Elles sont retournées maintenant et renforcent l’attaque. Aucune, si vous voulez.{ kaiser-assists_idle }
    }
    .empty = aucune carte
    .group = Choisir des cartes…
    .option = { kaiser-helper }
    .picked = { $card }
kaiser-asked_anyway = Aucune de vos cartes ne convient ici. On vous le demande quand même, pour que personne ne devine vos cartes.
kaiser-unfit = { $options ->
    [1] {"\u000A"}{ kaiser-asked_anyway }
   *[other] {""}
}
kaiser-unfit_laid = Aucune carte posée à la verticale ne convient ici. On vous le demande quand même, pour que personne ne les devine.
kaiser-boarding = { $what } va attaquer { $target }. Envoyez-vous une Équipe d’abordage ?
    .hint = Un coup qui coulerait le navire le capture : la prise compte double si vous l’avez encore à la fin de la manche, ou si elle gagne un port. Sinon, il reste indemne et tente aussitôt le passage sûr{ $passage ->
        [none] {""}
       *[other] {" "}({ $passage })
    }.{ $options ->
        [1] {"\u000A"}{ kaiser-unfit_laid }
       *[other] {""}
    }
    .no = Non
    .yes = Envoyer l’Équipe d’abordage
    .answer = { $answer }
kaiser-boarding-passage = { $chance } %
kaiser-mine_order = { $what } contre { $defender } : dans quel ordre les navires rencontrent-ils les mines ?{ kaiser-why_these }
    .hint = Chaque navire marchand est attaqué de toute façon, avec son propre jet. L’ordre ne compte que si { $defender } joue Erreur d’identification après la perte d’un navire, ce qui n’est possible qu’une fois.
    .group = Choisir des navires…
    .option = { $ship } · { kaiser-ship_line }{ kaiser-hurt }{ kaiser-odds }
    .picked = { $ship }
kaiser-mine_order-odds = { kaiser-odds_of }
kaiser-slim_target = Maigre butin : quel navire marchand reste attaqué ?
    .hint = Les autres s’échappent ; un autre navire peut encore les attaquer ce tour-ci. PV : ce qu’un navire rapporte ; puis ses dés de défense (d8 : dé à 8 faces).
    .group = Choisir un navire…
    .option = { $ship } · { kaiser-ship_line }{ kaiser-hurt }
kaiser-uc_mode = { $what } : torpille ou mines ?
    .hint = Une torpille (🔵⚪) attaque un navire marchand, les mines (🔵🔴) tous ceux d’un adversaire.
    .torpedo = Torpille : un navire marchand
    .mines = Mines : tous les navires marchands d’un adversaire
kaiser-intelligence_mode = Renseignement : que regardez-vous ?
    .hint = Regardez toute la main d’un adversaire, ou les prochaines cartes de la pioche, à remettre dans l’ordre que vous voulez.
    .group = Choisir…
    .group-hand = Choisir une main…
    .deck = { $cards ->
        [1] La prochaine carte de la pioche
       *[other] Les { $cards } prochaines cartes de la pioche
    }
    .hand = La main adverse : { $seat }
kaiser-intelligence_order = Dans quel ordre les remettez-vous ? La première sera piochée d’abord.
    .hint = Vous piocherez la première à la fin de ce tour, les suivants piocheront les autres. Personne d’autre ne connaît l’ordre.
    .group = Choisir des cartes…
    .option = { $copy ->
        [none] { $card }
       *[other] { $copy }
    }
kaiser-breakout_gift = Deux navires réussissent leur percée : lequel va à { $partner } ?
    .hint = En équipes, vous en gardez un, et l’autre va à votre partenaire. PV : ce qu’il rapporte ; puis ses dés d’attaque et de défense (d8 : dé à 8 faces).
    .group = Choisir un navire…
    .option = { $ship } · { kaiser-ship_line }
kaiser-refuge_transfer = Le navire { $ship } quitte son refuge : rejoint-il { $partner } ?
    .hint = En équipes, un navire peut passer ici dans la flotte du partenaire.
    .yes = Il rejoint le partenaire
    .no = Il reste avec moi
kaiser-discard_order = Dans quel ordre défaussez-vous ? La dernière sera au-dessus.
    .hint = Ce choix termine votre tour. Tout le monde peut regarder les deux cartes du dessus, et une carte, l’Écoute radio, les prend.
    .group = Choisir des cartes…
    .option = { $copy ->
        [none] { $card }
       *[other] { $copy }
    }
kaiser-resupply_capture = Le navire { $ship } est à court de ravitaillement : se sert-il sur { $prize } ?
    .hint = Il est alors ravitaillé, mais la prise peut se révéler épuisée ; il faut alors la saborder.
    .no = Non
    .yes = Prendre le ravitaillement
kaiser-pursue_fast = Le navire { $target } est rapide : poussez-vous les feux ({ $what }) ?
    .hint = Navire rapide n’affaiblit alors pas l’attaque. Ensuite, un jet décide si votre navire se trouve à court de ravitaillement.
    .no = Non, attaquer à −2
    .yes = Pousser les feux
kaiser-pursue_shallow = Le navire { $target } fuit par les hauts-fonds : le poursuivez-vous ({ $what }) ?
    .hint = Tous deux risquent alors l’échouage, et l’attaque continue. Sans poursuite, le navire marchand s’échappe, parfois endommagé.
    .no = Non
    .yes = Poursuivre

## Questions : les réactions

kaiser-threat = { $attack ->
    [WI] ⚔️ { $what } ({ $seat }) attaque
    [RI] ⚔️ { $what } ({ $seat }) attaque
    [BI] 👑 { $seat } lance la Royal Navy contre
    [IN] 👑 La Royal Navy ({ $seat }) ouvre le feu sur
    [MO] 👑 { $seat } envoie un Monitor pilonner
    [MI] 🧨 { $seat } mouille des mines devant
   *[TO] 🧨 { $what } ({ $seat }) lance une torpille sur
}
kaiser-manner = { $night ->
    [true] {" "}· de nuit −1
   *[false] {""}
}{ $surprise ->
    [true] {" "}· Attaque surprise
   *[false] {""}
}{ $searchlight ->
    [true] {" "}· Projecteur +3
   *[false] {""}
}{ $cargo ->
    [true] {" "}· Cargaison spéciale : compte double
   *[false] {""}
}
kaiser-sure = { $card ->
    [none] {""}
   *[other] { $card_about }
}
kaiser-guard = { $defence ->
    [B] 🔵
    [G] 🟢
    [W] ⚪
    [R] 🔴
    [BG] 🔵🟢
    [BW] 🔵⚪
   *[GW] 🟢⚪
}
kaiser-defends = { $defence ->
    [none] {""}
   *[other] {" ;"} dés de défense :{" "}{ kaiser-guard }{ $weak ->
        [none] {""}
        [0] {""}
       *[other] {" "}(endommagé { SIGNED($weak) })
    }
}
kaiser-react = { $attack ->
        [MI] { kaiser-threat } { $targets } (dés d’attaque : { kaiser-coin }{ kaiser-manner }). Réagissez-vous ?
       *[other] { kaiser-threat } { $target } (dés d’attaque : { kaiser-coin }{ kaiser-manner }{ $boarding ->
            [true] {" "}· une Équipe d’abordage est prête à le capturer
           *[none] {""}
        }{ kaiser-defends }). Réagissez-vous ?
    }
    .hint = { $attack ->
        [MI] Un Dragueur de mines, si vous en avez un, suffit à tout arrêter. Si vous passez, chaque navire se défend avec ses propres dés.{ $odds_count ->
            [none] {""}
           *[other] {"\u000A"}{ $odds }
        }
       *[other] { $sunk ->
            [none] Vous pouvez réagir avec une carte, ou passer et laisser parler les dés.
           *[other] Si vous passez : { $boarding ->
                [true] { kaiser-captures }
               *[none] { kaiser-chances }
            }.{ $options ->
                [1] {""}
               *[other] {" "}Vous pouvez réagir avec une carte.
            }
        }
    }{ $replies_count ->
        [none] {""}
        [0] {""}
       *[other] {"\u000A"}{ $replies }
    }{ kaiser-blocked }{ kaiser-unfit }
    .group = Choisir une réaction…
    .sure = { kaiser-sure }
    .pass = Passer
    .option = { $card }
    .answer = { $answer }
kaiser-blocked = { $blocked_count ->
    [none] {""}
    [0] {""}
   *[other] {"\u000A"}Pas contre cette attaque : { $blocked }
}
kaiser-react-blocked = { $card } ({ $why ->
    [night] de jour seulement
    [surprise] pas après une Attaque surprise
   *[damaged] navire intact seulement
})
    .separator = {" ; "}
kaiser-react-odds = { $ship } : coulé { $sunk } %, endommagé { $damaged } %
kaiser-react-replies = • { $card } : { $ends ->
    [none] { $sunk ->
        [none] les chances restent les mêmes
       *[other] { $reveals ->
            [true] n’arrête pas l’attaque (comme Passer), mais identifie l’attaquant, que la Royal Navy peut alors viser
           *[none] { $captures ->
                [true] { kaiser-captures }
               *[none] { kaiser-chances }
            }
        }
    }
    [0] { $sunk ->
        [none] les chances restent les mêmes
       *[other] { $captures ->
            [true] { kaiser-captures }
           *[none] { kaiser-chances }
        }
    }
    [100] { $sunk ->
        [none] { $plugged ->
            [true] votre navire est perdu, mais personne ne marque ses PV
           *[none] arrête l’attaque
        }
        [0] { $damaged ->
            [0] évite l’attaque
           *[other] évite l’attaque, mais risque de s’échouer : endommagé { $damaged } %
        }
       *[other] évite l’attaque, mais risque de s’échouer : coulé { $sunk } %, au profit de l’attaquant
    }
   *[other] arrête l’attaque dans { $ends } % des cas{ $sunk ->
        [none] {""}
       *[other] {" ;"} en tout, { $captures ->
            [true] { kaiser-captures }
           *[none] { kaiser-chances }
        }
    }
}{ $back ->
    [none] {""}
   *[other] {" ;"} { $back }
}{ $lost ->
    [none] {""}
   *[other] {" ;"} { $lost }
}{ $port ->
    [none] {""}
   *[other] , avec +{ $port } à sa tentative de passage sûr
}{ $identifies ->
    [true] { $reveals ->
        [true] {""}
       *[none] {" ;"} identifie le corsaire
    }
   *[none] {""}
}
kaiser-react-replies-back = riposte : attaquant coulé { $sunk } %, endommagé { $damaged } %
kaiser-react-replies-lost = le croiseur peut couler ({ $sunk } %, { $va } PV pour l’attaquant)
kaiser-slim = { kaiser-threat } { $targets }, d’un seul coup (dés d’attaque : { kaiser-coin }{ kaiser-manner }). Réagissez-vous ?
    .hint = { $options ->
        [1] { kaiser-asked_anyway }
       *[other] Maigre butin n’en laisse qu’un à l’attaquant ; les autres s’échappent. Ensuite, vous pourrez encore réagir pour chaque navire attaqué.
    }
    .sure = { kaiser-sure }
    .pass = Passer
    .option = { $card }
    .answer = { $answer }
kaiser-after_sinking = ☠️ { $what } ({ $seat }) : le navire { $target } est coulé. Réagissez-vous ?
    .hint = { $options ->
        [1] { kaiser-asked_anyway }
       *[other] { $replies_count ->
            [none] { $attack ->
                [MI] Si vous l’avez en main, Erreur d’identification peut échanger le navire coulé contre un navire marchand coulé par vous auparavant.
                [TO] Si vous l’avez en main, Erreur d’identification peut échanger le navire coulé contre un navire marchand coulé par vous auparavant.
               *[other] Si vous les avez en main, Retour au port peut renvoyer l’attaquant chez lui pour de bon, et Erreur d’identification peut échanger le navire coulé contre un navire marchand coulé par vous auparavant.
            }
           *[other] Le navire coulé ne revient pas en mer, quoi que vous jouiez.{"\u000A"}{ $replies }
        }
    }
    .group = Choisir une réaction…
    .sure = { kaiser-sure }
    .pass = Passer
    .option = { $card }{ kaiser-succeeds }
    .answer = { $answer }
kaiser-after_sinking-replies = • { $card } : vous lancez { kaiser-ours } contre { kaiser-theirs } ; si vous faites plus ({ $succeeds } %), { $target ->
    [none] l’attaquant rentre pour de bon et ne compte pour personne
   *[other] { $kind ->
        [recalled] l’attaquant rentre pour de bon et ne compte pour personne
       *[other] { $target } passe dans votre pile de victoire, en échange d’un marchand que vous aviez coulé et qui passe dans celle { DE($other) }
    }
}
kaiser-recall_late-replies = { kaiser-after_sinking-replies }
kaiser-recall_late = { $seat } va terminer son tour. Retour au port pour { $ships_count ->
        [one] { $ships }
       *[other] l’un de ces navires : { $ships }
    } ?
    .hint = { $options ->
        [1] { kaiser-asked_anyway }
       *[other] Retour au port peut renvoyer chez lui pour de bon un navire qui a coulé l’un de vos navires marchands ce tour-ci.{ $replies_count ->
            [none] {""}
           *[other] {"\u000A"}{ $replies }
        }
    }
    .sure = { kaiser-sure }
    .pass = Passer
    .option = { $card }{ kaiser-succeeds }
    .answer = { $answer }
kaiser-recall_ship = Quel navire renvoyez-vous au port ?
    .hint = Si votre jet est plus haut, il rentre pour de bon et ne compte pour personne.
    .group = Choisir un navire…
    .option = { $ship } · { kaiser-ship_line }
kaiser-reflag = { $cause ->
        [interned] { $seat } veut faire interner { $target }. Changez-vous son pavillon ?
        [transfer_command] { $seat } veut s’emparer du navire { $target }. Changez-vous son pavillon ?
       *[other] Le navire { $target } vient d’être identifié. Voulez-vous le déguiser de nouveau ?
    }
    .hint = { $options ->
        [1] { kaiser-asked_anyway }
       *[other] { $cause ->
            [interned] Cette carte déguise de nouveau le navire, et la carte jouée contre lui échoue.
            [transfer_command] Cette carte déguise de nouveau le navire, et la carte jouée contre lui échoue.
           *[other] Cette carte déguise de nouveau le navire : la Royal Navy ne peut plus lui donner la chasse.
        }
    }
    .sure = { kaiser-sure }
    .pass = Passer
    .option = { $card }
    .answer = { $answer }
kaiser-mistaken_pick = Erreur d’identification : quel navire coulé donnez-vous en échange du navire { $ship } ?
    .hint = Vous lancez { kaiser-ours } contre { kaiser-theirs }. Si vous faites plus ({ $succeeds } %), { $ship } passe dans votre pile de victoire, et celui que vous donnez dans celle { DE($other) } ; aucun ne revient en mer. Moins il vaut de PV, mieux c’est.
    .group = Choisir un navire…
    .option = { $ship } · { $va } PV
kaiser-safe_passage = Le navire { $ship } s’en tire intact. Tente-t-il le passage sûr (gagner un port) ?
    .hint = Il lance son dé de passage, autre que son dé de défense : { kaiser-passage }. Si son jet dépasse celui de ses poursuivants, il compte aussitôt pour vous : { $worth } PV. Sinon, vous ne perdez rien.
    .try = Tenter le passage sûr
    .stay = Rester en mer

## Questions : les partenaires, les manches et le Fantôme

kaiser-wish = Votre souhait pour { $partner } ?
    .hint = Vous allez échanger des cartes. C’est tout ce que vous avez le droit de dire à votre partenaire.
    .group = Choisir un souhait…
    .nothing = Rien de particulier
    .reactions = Des cartes Réaction
    .assists = Des cartes Soutien
    .supply_or_repair = De quoi ravitailler ou réparer
    .attacks = Des cartes d’attaque
    .answer = Mon souhait ? { $answer }
kaiser-exchange = Quelles cartes donnez-vous à { $partner } ?
    .hint = Autant que vous voulez, même aucune. Vous recevez en même temps ce que votre partenaire vous donne.
    .empty = aucune carte
    .group = Choisir des cartes…
    .option = { $copy ->
        [none] { $card }
       *[other] { $copy }
    }
kaiser-mends = { $mends ->
    [true] { $supplies ->
        [true] {" "}· 💥⛽ sera réparé et ravitaillé
       *[other] {" "}· 💥 sera réparé
    }
   *[other] { $supplies ->
        [true] {" "}· ⛽ sera ravitaillé
       *[other] {""}
    }
}
kaiser-carry = { $most ->
        [1] Quel navire gardez-vous pour la manche suivante, contre une carte de moins dans la prochaine main ? Aucun, si vous voulez.
       *[other] Quels navires gardez-vous pour la manche suivante, contre une carte de moins par navire dans la prochaine main ? Au plus { $most }, ou aucun.
    }
    .hint = Chaque navire gardé coûte une carte de la prochaine main, mais repart réparé et ravitaillé. Le hasard remplace ceux que vous ne gardez pas.
    .empty = aucun navire
    .group = Choisir…
    .option = { $ship } · { kaiser-ship_line }{ kaiser-mends }
kaiser-carry_fate = { $ship } : que devient ce navire ?
    .hint = Chaque navire gardé coûte une carte de la prochaine main, mais repart réparé et ravitaillé. Ceux que vous proposez, votre partenaire peut les prendre.
    .step = le sort d’un navire
    .give_up = Le céder
    .keep = Le garder pour la manche suivante
    .offer = Le proposer au partenaire
    .answer = { $ship } — { $answer }
kaiser-carry_swap = Avec quels navires commencez-vous la manche suivante ? Au plus { $most }.
    .hint = Les vôtres, si vous les avez gardés, et ceux que propose votre partenaire. Chacun coûte une carte de la prochaine main.
    .empty = aucun navire
    .group = Choisir des navires…
    .option = { $ship } · { kaiser-ship_line }{ kaiser-mends }
kaiser-tournament_pick = Quel navire prenez-vous ?
    .hint = PV : ce qu’il rapporte ; puis ses dés d’attaque et de défense (d8 : dé à 8 faces). Plus il vaut de PV pour vous, plus il en vaut pour qui le coule.
    .group = Choisir un navire…
    .option = { $ship } · { kaiser-ship_line }
kaiser-pp_choice = { $about ->
        [ship] Le Fantôme attaque : avec quel navire ?
        [target] Le Fantôme attaque : quel navire vise-t-il ?
        [fair_seas] Mer belle pour le Fantôme : quel navire tente le passage sûr ?
        [damage_control] Le Fantôme répare : quel navire ?
        [island_refuge] Le Fantôme cherche un refuge : pour quel navire ?
        [lay_mines] Le Fantôme mouille des mines : avec quel corsaire ?
        [reflag] Le Fantôme change de pavillon : sur quel navire ?
        [carry] Le Fantôme garde un navire pour la manche suivante : lequel ?
       *[other] Le Fantôme choisit un navire : lequel ?
    }
    .hint = À cette table, c’est vous qui choisissez pour le Fantôme, au mieux pour lui. Le meilleur choix d’après les chiffres est signalé comme d’habitude.
    .group = Choisir un navire…
    .option = { $ship } · { $challenge ->
        [none] { kaiser-ship_line }
       *[other] { $worth } PV · passage { kaiser-passage }
    }

## Consignes permanentes

kaiser-recommended = 📜 **Conseil** : avec des consignes permanentes, on passe à votre place quand vous n’avez aucune réaction possible, et vous choisissez d’avance toutes les actions de votre tour. Dès qu’il y a quelque chose à décider, la question vous est posée.
    Si le temps donné pour réagir est d’une heure ou plus, on attend un moment avant de passer, pour que le délai ne dise rien de vos cartes.
kaiser-orders = Que faire pour vous quand on vous attaque, que vous soyez là ou non ?
    .hint = Personne d’autre ne voit ces consignes, et vous pouvez les changer à tout moment.
    .proposal-recommended = Conseillé : passer si je n’ai aucune réaction possible, préparer mes actions
kaiser-pass_orders = Quand faut-il passer pour vous ?
    .hint = Conseillé : quand vous n’avez aucune réaction possible. Votre tour se termine alors aussi de lui-même quand il n’y a plus rien à jouer. Toutes les questions qui laissent un vrai choix vous sont encore posées.
    .step = passer
    .group = Choisir…
    .ask = Jamais : toujours me demander
    .if_unable = Quand je n’ai aucune réaction possible
    .by_attack = Sauf si j’ai une carte que je nomme ici
    .until_turn = Toujours, jusqu’à mon prochain tour
    .always = Toujours
    .answer = Passer à ma place : { $answer }
kaiser-merchants_orders = Attaques contre vos navires marchands : pour quelles cartes vous demander ?
    .hint = Si vous n’en avez aucune, on passe pour vous.
    .step = attaques contre les navires marchands
    .empty = aucune carte
    .group = Choisir des cartes…
    .option = { $card }
    .answer = Attaques contre les navires marchands, me demander avec : { $answer }
kaiser-ships_orders = Attaques contre vos navires allemands et vos prises : pour quelles cartes vous demander ?
    .hint = Si vous n’en avez aucune, on passe pour vous.
    .step = attaques contre les navires allemands
    .empty = aucune carte
    .group = Choisir des cartes…
    .option = { $card }
    .answer = Attaques contre les navires allemands, me demander avec : { $answer }
kaiser-mines_orders = Mines : pour quelles cartes vous demander ?
    .hint = Si vous n’en avez aucune, on passe pour vous.
    .step = attaques par mines
    .empty = aucune carte
    .group = Choisir des cartes…
    .option = { $card }
    .answer = Mines, me demander avec : { $answer }
kaiser-torpedoes_orders = Torpilles : pour quelles cartes vous demander ?
    .hint = Si vous n’en avez aucune, on passe pour vous.
    .step = attaques à la torpille
    .empty = aucune carte
    .group = Choisir des cartes…
    .option = { $card }
    .answer = Torpilles, me demander avec : { $answer }
kaiser-least_orders = À partir de combien de PV un navire vaut-il une question ?
    .hint = Pour les navires de moins de PV, on passe pour vous. Avec 0, on vous demande pour chaque navire ; le maximum est 16 PV.
    .step = PV minimaux
    .answer = { $answer ->
        [0] Me demander pour chaque navire attaqué
       *[other] Me demander si le navire attaqué vaut au moins : { $answer } PV
    }
kaiser-passage_orders = Passage sûr : vos navires marchands tentent-ils de gagner un port après une attaque ?
    .hint = { $automatic ->
        [true] À cette table, la tentative a toujours lieu, quelles que soient vos consignes.
       *[false] La tentative ne coûte rien.
    }
    .step = passage sûr
    .group = Choisir…
    .ask = Me demander
    .try = Toujours le tenter
    .stay = Toujours rester en mer
    .answer = Passage sûr : { $automatic ->
        [true] toujours tenté à cette table
       *[false] { $answer }
    }
kaiser-timing_orders = À quel moment passer pour vous ?
    .hint = Aux tables où l’on joue quelques coups par jour, on attend un peu, pour qu’une réponse trop rapide ne trahisse pas une main sans réaction. Aussitôt, c’est plus rapide, mais cela se voit.
    .step = moment
    .later = Après un délai
    .at_once = Aussitôt
    .answer = Quand passer : { $answer }
kaiser-moves_orders = Comment choisissez-vous les actions de votre tour ?
    .hint = Conseillé : préparées d’avance. Vos cartes sont alors jouées l’une après l’autre, sans vous attendre chaque fois qu’un adversaire a réagi.
    .step = mes actions
    .group = Choisir…
    .each = Une à la fois
    .ahead = Préparées d’avance
    .answer = Mes actions : { $answer }

## Pourquoi une réponse n’a pas été prise

kaiser-refused-bad_option = { $option ->
    [teams] Les équipes sont activées ou non, et il faut être quatre à la table : ajoutez une IA, ou désactivez les équipes dans les options.
   *[other] { $setting ->
        [none] Ces options ne vont pas ensemble : « Après 1914 » écarte des navires dont l’équilibre de tournoi a besoin. « Sans Percée » et « moins de navires marchands » exigent « Après 1914 ».
       *[other] Cette valeur ne convient pas à l’option « { $setting } ».
    }
}
