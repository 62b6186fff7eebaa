### Barbe Noire 2 : conseils pour la première rencontre avec un type de question.

blackbeard-first-place_governors = Les gouverneurs décident de l’accueil des pirates dans les ports ; chacun en place quelques-uns en secret. Pour une première partie, le mieux est de confirmer la répartition proposée ci-dessous.
blackbeard-first-governor_port = On met d’habitude les gouverneurs pro-pirates là où l’on veut commercer, et les anti-pirates près des Refuges des autres.
blackbeard-first-choose_refuge = On choisit d’habitude un port avec beaucoup de voies maritimes à proximité, car les marchands y apparaissent.
blackbeard-first-choose_end = On choisit d’habitude le port avec le plus de voies maritimes et de marchands à proximité. Attaquer un navire de sa nation coûte le Refuge : on la laisse donc en paix.
blackbeard-first-orders = { $captains ->
    [0] {""}
   *[other] Le plus riche pirate à la retraite gagne, sinon le plus notoire. La retraite se tente aux dés : plus le trésor est gros, mieux c’est. On remplit les cales, on vend, on cache l’argent au Refuge.
}
blackbeard-first-move = Un pirate se déplace une fois par tour. On va d’habitude vers les marchands quand les cales sont vides, et vers un port ami quand elles sont pleines.
blackbeard-first-operation = Après son déplacement, un pirate fait une seule opération. En mer, on cherche ou on attaque d’habitude un marchand ; dans un port ami, on commerce.
blackbeard-first-move_end = Vous dites ici où se trouve le navire après son déplacement. Choisissez ce que demandera la prochaine opération.
blackbeard-first-business_shop = Un équipement rend le navire plus rapide, plus fort ou plus sûr. D’habitude, on répare et on épargne d’abord, et l’on achète avec le reste.
blackbeard-first-extras = Avant de quitter son Refuge, on cache d’habitude ici son argent à partir de 500 doublons ; les plans de départ le font d’eux-mêmes. Les autres tours, le plus souvent, ne choisissez rien.
blackbeard-first-seat_extras = Un jeton sert à vendre, à réparer ou à prendre un marchand dès ce tour-ci. Quand un pirate approche d’un port ou d’une proie, gardez-vous ce choix pour plus tard dans le tour.
blackbeard-first-extra_action = On dépense d’habitude un jeton pour vendre sa cargaison, ou pour attraper un marchand, juste à temps.
blackbeard-first-spend_token = On garde d’habitude ses jetons, sauf si l’action supplémentaire rapporte tout de suite.
blackbeard-first-reroll_die = Ce dé dit jusqu’où va le navire. Un point d’astuce permet de le relancer ; on le garde d’habitude pour un jet dont dépend la vie du pirate.
blackbeard-first-chased_to = Votre pirate doit quitter ce lieu tout de suite. On choisit d’habitude la case la plus proche d’un autre port ou d’un marchand.
blackbeard-first-attack_merchant = Un marchand capturé rapporte cargaison, argent et notoriété. On attaque d’habitude quand on a plus d’une chance sur deux, sauf si cela coûte le Refuge.
blackbeard-first-invest_arms = On dépense d’habitude un ou deux marqueurs d’armes quand l’attaque est serrée, et l’on vend les autres, 100 doublons ou plus chacun.
blackbeard-first-stow_cargo = Vous décidez de ce qui vient à bord. On commence d’habitude par l’or, puis viennent les marchandises, selon la place.
blackbeard-first-torture_hostage = Un otage torturé peut dire quelque chose d’utile, ou mourir sans rançon. On préfère d’habitude en tirer une rançon.
blackbeard-first-take_ship = { $commission ->
    [true] Un navire capturé peut remplacer le vôtre ou être confié à un nouveau pirate, ce que l’on fait d’habitude.
   *[none] Un navire capturé peut remplacer le vôtre. On passe d’habitude sur un navire plus grand.
}
blackbeard-first-debauch = { $last ->
    [true] Au dernier tour, la popularité ne compte presque plus, et une débauche n’en coûte pas d’autre. Qui veut encore une action supplémentaire refuse.
   *[none] { $final ->
        [true] L’accorder coûte le dernier tour, où un pirate peut encore se retirer. On refuse d’habitude, sauf si l’équipage devait aussitôt se mutiner.
       *[none] { $forced ->
            [true] { $patience ->
                [0] L’accorder donne 1 point de popularité, mais coûte le tour suivant ; refuser coûte 1 point. On l’accorde d’habitude, sauf si le pirate peut encore se retirer ce tour-ci.
               *[other] L’accorder donne 1 point de popularité, mais coûte le tour suivant, passé à la merci de tous. Avec { $patience } de popularité ou plus, on refuse d’habitude et on en perd 1 ; avec moins, on l’accorde.
            }
           *[none] L’accorder donne 1 point de popularité, mais coûte le tour suivant. On ne le fait d’habitude qu’avec { $unhappy } de popularité ou moins, car à 0 l’équipage se mutine.
        }
    }
}
blackbeard-first-consume_drugs = On vend d’habitude ses drogues, sauf si une mutinerie menace.
blackbeard-first-home_port = Un autre joueur a pris un otage, et vous dites d’où il vient. On nomme d’habitude un port puissant, que personne n’attaquerait.
blackbeard-first-spyglass = On utilise d’habitude la longue-vue si la recherche a trouvé une tempête, un navire de guerre ou rien.
blackbeard-first-spyglass_card = On choisit d’habitude la carte avec le plus de marchands, et l’on évite une tempête ou un navire de guerre.
blackbeard-first-pay_price = Le prix est tiré au dé, et vous pouvez encore refuser. On paie d’habitude s’il reste assez d’argent pour les réparations.
blackbeard-first-storm_ship = La tempête part de l’un de vos navires. On choisit d’habitude celui qui a beaucoup de rivaux et peu d’amis autour.
blackbeard-first-reroll = Un point d’astuce permet de relancer les dés d’un jet. On les garde d’habitude pour les jets qui peuvent finir la carrière du pirate.
blackbeard-first-float_crates = Une part de la cargaison flotte, et n’importe qui peut la prendre. On laisse d’habitude ce qui vaut le moins.
blackbeard-first-make_offers = Des pirates dans la même case peuvent marchander. On offre d’habitude ce que l’on a en trop, contre de l’argent ou ce qui manque.
blackbeard-first-answer_offers = D’autres vous proposent un échange. On accepte d’habitude quand on reçoit au moins autant qu’on donne.
blackbeard-first-policies = Ces consignes règlent pour vous les combats, les duels et les petites questions. En direct, choisissez plutôt « Me demander » pour les combats et les duels, et laissez le reste tel quel.
blackbeard-first-abandon_captive = Tant que votre pirate captif attend du secours, vous n’en recevez pas de nouveau. On attend d’habitude, sauf si personne n’a de raison de le délivrer.
blackbeard-first-start_hex = On commence d’habitude au Refuge : il est sûr, et c’est un port où commercer.
blackbeard-first-hunter_zone = Les joueurs dirigent les chasseurs qui traquent les pirates des autres. On place d’habitude le sien dans la zone la plus proche de sa cible.
blackbeard-first-hunter_order = Les joueurs dirigent, par des ordres secrets, les chasseurs qui traquent les pirates des autres. On mène d’habitude le sien droit sur sa cible.
blackbeard-first-hunter_hexes = Personne d’autre ne connaît la vitesse de votre navire de guerre : par bluff, il peut aller plus loin qu’elle ne le permet. On ne bluffe d’habitude que pour rattraper la cible.
blackbeard-first-challenge_speed = Vous affirmez que ce navire de guerre va plus loin qu’il ne peut. Si c’est vrai, il abandonne la chasse. On ne conteste d’habitude qu’un long trajet près de son propre pirate.
blackbeard-first-new_target = Un rival a prétendu à tort que votre navire de guerre dépassait sa vitesse (un bluff) : il peut poursuivre l’un de ses pirates. On choisit d’habitude le pirate le plus riche.
blackbeard-first-free_operation = Votre chasseur agit tout de suite, en plus de son tour. On s’en sert d’habitude pour approcher la cible.
blackbeard-first-free_hunter = L’un de vos chasseurs agit tout de suite. On choisit d’habitude le plus proche de sa cible.
blackbeard-first-thrown_out = Votre chasseur doit quitter ce port. On choisit d’habitude la case la plus proche de sa cible.
blackbeard-first-enter_zone = Un chasseur ne peut changer de mer que maintenant. On le fait d’habitude si sa cible se trouve là-bas.
blackbeard-first-hunter_attacks = Votre chasseur a rattrapé un pirate. On attaque d’habitude, car un combat peut finir la carrière d’un rival.
blackbeard-first-attack_or_avoid = Votre pirate s’est échappé et peut encore attaquer. Presque tout le monde évite le combat : face à un chasseur, il y a peu à gagner et beaucoup à perdre.
blackbeard-first-hand_letter = La lettre de marque sauve votre pirate une fois. On la remet d’habitude, car ces combats finissent le plus souvent mal.
blackbeard-first-surrender = Se rendre coûte la lettre et tout ce qui est à bord, mais peut sauver la vie du pirate. On se rend d’habitude quand le navire va couler.
blackbeard-first-battle_plan = Vous préparez tout le combat d’avance. Contre un chasseur, on rompt d’habitude dès que possible ; contre un rival, on continue tant qu’on est plus fort.
blackbeard-first-plan_breaks = Rompre met fin au combat. On rompt d’habitude face aux chasseurs, qui n’ont pas de cargaison.
blackbeard-first-plan_board = Aborder mène à un duel pour le navire et la cargaison. On n’aborde d’habitude que si son pirate est meilleur au duel.
blackbeard-first-press_on = Votre camp choisit la suite du combat. On aborde d’habitude si l’on gagnerait sans doute le duel, et l’on rompt si l’on est plus faible.
blackbeard-first-help_ally = Votre pirate peut aider un allié au combat, et partage le risque. On aide d’habitude quand les deux ensemble sont nettement plus forts.
blackbeard-first-join_attack = Votre pirate peut se joindre à l’attaque d’un allié et en avoir sa part. On s’y joint d’habitude, car un marchand fait rarement mal.
blackbeard-first-share_loot = Vous décidez de la part de votre allié. On donne d’habitude environ la moitié, pour que l’alliance dure.
blackbeard-first-duel_duty = Votre équipage ivre impose un duel. On défie d’habitude le pirate le plus faible au duel.
blackbeard-first-accept_duel = Un rival défie votre pirate. On accepte d’habitude si l’on est aussi fort, car refuser coûte notoriété et popularité.
blackbeard-first-duel_plan = Vous préparez le duel d’avance. On se bat d’habitude jusqu’au bout, et l’on garde l’astuce pour le coup qui abattrait son pirate.
blackbeard-first-aftermath = Vous avez gagné : à vous de décider du vaincu, du navire et de la cargaison. On garde d’habitude le meilleur navire et tout ce qui tient à bord.
blackbeard-first-loser_fate = { $stronger ->
    [true] { $rescue ->
        [true] Le vaincu repart ou devient captif.
       *[false] Le vaincu devient captif.
    } On écarte d’habitude un rival riche le plus longtemps possible.
   *[false] Le vaincu recommence ou repart. On choisit d’habitude ce qui fait perdre le plus de temps à un rival.
}
blackbeard-first-free_or_keep = Libérer un pirate secouru rapporte de la notoriété, et la récompense promise s’il y en a une. On le libère d’habitude, sauf s’il est à un rival en tête.
blackbeard-first-captive_fate = Vous décidez du sort de votre captif. On le garde d’habitude jusqu’à ce qu’il promette assez, puis on le relâche contre la récompense promise.
blackbeard-first-broken_bargain = Le pirate délivré ne peut pas payer tout ce qu’il a promis. On prend d’habitude ce qu’il a, et on le laisse partir.
blackbeard-first-end_alliance = Une alliance est rompue, et vous pouvez répondre. On ne fait d’habitude rien, ou l’on met une petite prime sur un rival dangereux.
blackbeard-first-mutiny_pirate = Vous choisissez l’équipage qui peut se mutiner. On choisit d’habitude le rival dont la popularité est la plus basse.
blackbeard-first-law_vote = Une nouvelle loi change les règles pour tout le monde. On vote d’habitude pour celle qui aide le plus ses pirates.
blackbeard-first-sealed_bid = Chacun enchérit en secret, et la plus haute offre paie. On offre d’habitude un peu plus qu’un nombre rond, pour battre ceux qui offrent ce nombre.
blackbeard-first-share_treasure = Un trésor dérobé se partage, et vous décidez comment. On en donne d’habitude un peu aux autres et l’on garde l’essentiel.
blackbeard-first-dolphins = Les dauphins offrent à votre pirate un déplacement et une opération gratuits. Presque tout le monde en profite.

## Pourquoi l’IA répond ainsi

blackbeard-reason-orders_retire = { $pirate } est assez riche pour tenter sa retraite : elle réussit aux dés environ { $odds } fois sur 100, et seul l’argent des pirates à la retraite compte.
blackbeard-reason-orders_attack = { $target ->
        [none] Pour { $pirate }, ce qu’une attaque contre un rival peut rapporter vaut le risque.
       *[other] Pour { $pirate }, ce qu’une attaque contre { $target } peut rapporter vaut le risque (en cabine { $cabin ->
            [one] { $cabin } doublon
           *[other] { $cabin } doublons
        }, dans les cales { $aboard ->
            [one] { $aboard } marqueur
           *[other] { $aboard } marqueurs
        }).
}
blackbeard-reason-orders_refit = Son navire a { $boxes ->
        [one] { $boxes } point
       *[other] { $boxes } points
    } de dommage : mieux vaut réparer avant le prochain combat ({ $pirate }).{ $way ->
        [true] {" "}Il gagne un port pour cela, et cherche des marchands en chemin.
       *[none] {""}
    }
blackbeard-reason-orders_sell = { $pirate } a assez de cargaison à bord : mieux vaut la vendre avant de la perdre{ $way ->
    [true] . Il gagne un port, et cherche des marchands en chemin.
   *[none] .
}{ blackbeard-richer }
blackbeard-richer = { $richer ->
    [none] {""}
   *[other] {" "}{ $richer } paierait plus, mais { $retires ->
        [true] la fin approche, et il peut prendre sa retraite à { $port }.
       *[false] { $port } est plus près.
    }
}
blackbeard-reason-orders_hunt = { $operation_code ->
        [attack_merchant] { $pirate } { blackbeard-has_room }, et un marchand à sa portée{ $odds ->
            [0] .
           *[other] {"\u00A0"}: il le capture environ { $odds } fois sur 100.
        }
        [search] { $pirate } { blackbeard-has_room }{ $way ->
            [true] {"\u00A0"}: il se dirige vers un marchand et en cherche d’autres en chemin.
           *[none] , et rien de mieux à proximité : il cherche des marchands.
        }
       *[none] { $pirate } { blackbeard-has_room } : il se dirige vers un marchand.
}{ blackbeard-though_damaged }
blackbeard-has_room = { $room ->
    [none] a de la place à bord
    [one] n’a plus de place que pour 1 marqueur
   *[other] n’a plus de place que pour { $room } marqueurs
}
blackbeard-though_damaged = { $damage ->
    [none] {""}
    [one] {" "}Attention : le navire a { $damage } point de dommage, pas encore réparé.
   *[other] {" "}Attention : le navire a { $damage } points de dommage, pas encore réparés.
}
blackbeard-reason-orders_market = { $pirate } n’a rien de mieux à chasser : il { $here ->
    [true] commerce dans le port où il se trouve.
   *[false] { $way ->
        [true] cherche en route vers un port{ $laden ->
            [true] {" "}qui paie bien.
           *[none] {""}.
        }
       *[none] va { $laden ->
            [true] au port qui paie le mieux.
           *[none] vers un port.
        }
    }
}
blackbeard-reason-orders_calm = Popularité du pirate { $pirate } : { $popularity }. À 0, son équipage se mutine : il { $here ->
    [true] commerce dans ce port, où une débauche la fait remonter.
   *[false] va dans un port où une débauche la fait remonter.
}
blackbeard-reason-orders_cash = C’est le dernier tour. { $pirate } vend d’abord, puis peut tenter de prendre sa retraite par une action supplémentaire (un jeton) : elle réussit environ { $odds } fois sur 100, ou plus.
blackbeard-reason-orders_onward = C’est le dernier tour. { $pirate } est assez riche pour prendre sa retraite, mais n’atteint pas de port pour cela avec ce déplacement. Une action supplémentaire (un jeton) peut l’y mener : il réussirait alors environ { $odds } fois sur 100.
blackbeard-reason-orders_end = C’est le dernier tour. { $pirate } n’y prend pas sa retraite : ni son argent ni une vente ne comptent plus{ $retired ->
    [true] .
   *[false] { $hunts ->
        [true] , mais une prise rapporte de la notoriété, qui départage les joueurs sans pirate à la retraite.
       *[false] .
    }
}
blackbeard-reason-orders_unready = { $pirate } voudrait prendre sa retraite, mais ne peut pas l’essayer ici maintenant : après un échec, son trésor doit d’abord grossir. En attendant, il fait ce qui se fait sur place.
blackbeard-reason-orders_ashore = Le navire ne peut pas naviguer pour l’instant : { $pirate } fait ce qui se fait sur place.
blackbeard-reason-orders_safest = Des chasseurs rôdent près du pirate { $pirate } : c’est le déplacement le moins risqué, environ { $odds } chances sur 100 d’être pris.
blackbeard-reason-orders_careened = { $damage ->
    [0] La coque est de nouveau intacte : le navire est remis à flot, car en carène il ne peut pas naviguer ({ $pirate }).
    [one] Le navire est en carène : il reste { $damage } point de dommage à la coque, à réparer avant de repartir ({ $pirate }).
   *[other] Le navire est en carène : il reste { $damage } points de dommage à la coque, à réparer avant de repartir ({ $pirate }).
}
blackbeard-reason-orders_none = Aucun pirate ne peut rien faire d’utile pour l’instant.
blackbeard-reason-token_spent = { $operation_code ->
    [attack_merchant] Avec un jeton, { $pirate } attaque un marchand dès ce tour{ $odds ->
        [0] .
       *[other] {"\u00A0"}: il le capture environ { $odds } fois sur 100.
    }{ blackbeard-though_damaged }
    [attack_pirate] Avec un jeton, { $pirate } attaque un rival dès ce tour : ce qu’il peut y gagner vaut le risque.
    [business] Avec un jeton, { $pirate } fait des affaires au port dès ce tour : la cargaison ou les otages rapportent tout de suite.{ blackbeard-richer }
    [search] Avec un jeton, { $pirate } cherche des marchands dès ce tour : il reste peu de tours, et les jetons non utilisés ne vaudront rien.
    [refit] Avec un jeton, { $pirate } répare son navire dès ce tour.
    [retire] Avec un jeton, { $pirate } tente de prendre sa retraite dès ce tour : elle réussit environ { $odds } fois sur 100.
   *[other] Pour { $pirate }, l’action supplémentaire rapporte tout de suite.
}
blackbeard-reason-tokens_saved = { $last ->
    [true] Aucune action supplémentaire ne rapporterait quelque chose avant la fin de la partie.
   *[false] { $odds ->
        [none] Aucune action supplémentaire ne rapporterait tout de suite : on garde les jetons.
       *[other] { $behind ->
            [none] { $pirate } ne réussirait à prendre sa retraite que dans { $odds } % des cas environ. Il reste des tours pour gagner plus et augmenter ses chances : on garde les jetons.
           *[other] { $pirate } pourrait prendre sa retraite ({ $odds } % de chances environ), mais perdrait la partie : un rival s’est retiré plus riche. Il reste des tours pour gagner plus : on garde les jetons.
        }
    }
}
blackbeard-reason-debauch_last = Une débauche coûterait le dernier tour au pirate { $pirate }. Refuser lui coûte peu : à la fin, la popularité ne compte pas.
blackbeard-reason-debauch_retire = { $pirate } peut tenter ici de prendre sa retraite par une action supplémentaire : il réussirait environ { $odds } fois sur 100. Après une débauche, il ne le pourrait plus ce tour-ci.
blackbeard-reason-debauch_sober = Popularité du pirate { $pirate } : { $popularity }. Il peut en perdre un point, alors qu’un équipage en débauche reste sur place un tour, à la merci de tous.
blackbeard-reason-debauch_unhappy = Popularité du pirate { $pirate } : { $popularity }. À 0, son équipage se mutine, et une débauche la relève.
blackbeard-reason-ship_commission = Le navire capturé reçoit son propre pirate : deux des vôtres naviguent alors.
blackbeard-reason-ship_swap = { $holds } cales, combat { $combat } et vitesse { SIGNED($speed) } servent mieux un pirate que les { $own_holds } cales, le combat { $own_combat } et la vitesse { SIGNED($own_speed) } de son navire actuel.
blackbeard-reason-ship_faster = { $left ->
    [0] C’est le dernier tour : un nouveau navire ne sert plus à rien.
    [one] Il ne reste qu’un tour après celui-ci. Son navire actuel est plus rapide (vitesse { SIGNED($own_speed) } au lieu de { SIGNED($speed) }), et ce qui est à bord ne compte qu’une fois au port.
   *[other] Il ne reste que { $left } tours après celui-ci. Son navire actuel est plus rapide (vitesse { SIGNED($own_speed) } au lieu de { SIGNED($speed) }), et ce qui est à bord ne compte qu’une fois au port.
}
blackbeard-reason-ship_keep = Le navire actuel ({ $own }) vaut au moins autant que le navire capturé ({ $ship }).
blackbeard-reason-refuge_lanes = { $port } a au moins autant de voies maritimes et de marchands à proximité, en tout, que tout autre choix : { blackbeard-near_refuge }.
blackbeard-reason-governors_proposed = Cette répartition convient à la plupart des parties.
blackbeard-reason-press_board = { $pirate } gagnerait le duel contre { $target } { $odds } fois sur 100 environ, et le butin l’emporte sur le risque.
blackbeard-reason-press_on = Le navire du pirate { $pirate } est plus fort de { $lead } en combat, mais le duel est trop risqué : gagné { $odds } fois sur 100 environ.
blackbeard-reason-press_off = Le butin ne vaut pas le risque : { $pirate } gagnerait le duel contre { $target } { $odds } fois sur 100 environ.
blackbeard-reason-duel_cunning = On garde l’astuce pour le coup qui abattrait le pirate.
blackbeard-reason-plan_hunter = Contre { $target }, un chasseur n’a rien à perdre : il continue le combat.
blackbeard-reason-plan_fight = Seul un combat gagné rapporte du butin : { $pirate } continue donc. Il n’aborde { $target } que comme le dit son plan.
blackbeard-reason-plan_outmatched = { $target } est bien plus fort, au combat comme en duel : { $pirate } ne gagnerait une manche que dans { $odds } % des cas environ. Il rompt donc si l’occasion se présente.
blackbeard-reason-plan_break_off = Un chasseur ne transporte rien et peut mettre fin à une carrière : { $pirate } rompt à la première occasion.
blackbeard-reason-plan_orders = C’est ce que disent vos consignes pour un tel combat.
blackbeard-reason-after_exchange = Le navire du pirate { $target } est aussi bon et bien moins endommagé : { $pirate } le prend.
blackbeard-reason-after_cargo = { $pirate } garde son navire et prend la cargaison qui vaut le plus.
blackbeard-reason-chased_safe = Aucun chasseur ne se trouve sur cette case.
blackbeard-reason-after_wreck = { $target } ne garde qu’une épave : il mettra longtemps à redevenir dangereux.
blackbeard-reason-reroll_yes = La carrière du pirate peut dépendre de ce jet : il vaut un point d’astuce.
blackbeard-reason-reroll_no = Le résultat n’est pas assez mauvais pour dépenser l’un des rares points d’astuce du pirate.
blackbeard-reason-reroll_small = Ce jet compte trop peu pour y dépenser l’un des rares points d’astuce du pirate.
blackbeard-reason-target_richer = { $target } est la proie la plus riche, et le rival le plus dangereux.
blackbeard-reason-target_kept = Aucun autre n’est plus riche ni plus dangereux : { $target } reste la cible.
blackbeard-reason-offers_taken = L’offre rapporte au moins { $gain } doublons de plus qu’elle ne coûte, ou ne coûte rien.
blackbeard-reason-offers_refused = Aucune offre ne rapporte au moins { $gain } doublons de plus qu’elle ne coûte.
blackbeard-reason-bid_some = L’offre est une part raisonnable de l’argent de la cabine, et un peu plus qu’un nombre rond.
blackbeard-reason-bid_nothing = Ce qui est vendu ne sert à rien au pirate pour l’instant, ou il n’a pas d’argent.
blackbeard-reason-offers_made = Un pirate en danger préfère l’argent à des marchandises qu’il peut perdre.
blackbeard-reason-offers_none = Aucun échange ne rapporterait plus qu’il ne coûte pour l’instant.
blackbeard-reason-join_yes = À deux, les pirates sont assez forts, et chacun y gagne.
blackbeard-reason-join_no = L’attaque est trop risquée, ou pourrait coûter une lettre de marque.
blackbeard-reason-help_yes = Le navire est en bon état, et les deux alliés sont les plus forts.
blackbeard-reason-help_no = Le navire est trop endommagé, ou l’ennemi trop fort même pour deux.
blackbeard-reason-share_some = Un allié qui reçoit sa part aidera encore.
blackbeard-reason-share_nothing = Il n’y a aucun marqueur à partager.
