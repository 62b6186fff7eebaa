### The Kaiser’s Pirates : conseils pour la première rencontre avec un type de question.

kaiser-first-commit = Les autres voient où sont vos cartes, pas lesquelles. Vous les retournerez ensuite une à une. Si vous engagez toute votre main, vous n’aurez qu’une carte au tour suivant.
kaiser-first-commit_cards = Toute carte peut attaquer. Un navire coulé rapporte ses points de victoire (PV). Sur six cartes, on en engage d’habitude de deux à quatre, une seule d’une petite main ; davantage si l’attaque le vaut.
kaiser-first-commit_place = On pose d’habitude au moins une carte à l’horizontale sur le navire allemand aux meilleurs dés d’attaque, et les cartes de soutien à la verticale, devant la flotte.
kaiser-first-play = On joue d’habitude d’abord les cartes qui aident, puis les attaques, et l’on termine son tour.{ $fog ->
    [true] {" "}Le Banc de brume se joue après les attaques : il arrête aussi les vôtres.
   *[none] {""}
}
kaiser-first-ahead = Vous préparez ici tout votre tour, qui se joue ensuite sans vous attendre. On met d’habitude d’abord les cartes qui aident, puis les attaques.
kaiser-first-ahead_move = Chaque action retourne une carte. Terminez le tour quand il ne reste rien d’utile.
kaiser-first-ahead_seat = { kaiser-first-target_seat }
kaiser-first-ahead_ship = { kaiser-first-target_ship }
kaiser-first-ahead_ships = { kaiser-first-targets }
kaiser-first-ahead_assists = { kaiser-first-assists }
kaiser-first-target_seat = On attaque d’habitude l’adversaire qui mène, ou celui dont les navires valent beaucoup de PV et sont faciles à couler.
kaiser-first-target_ship = De chaque côté, seul le plus haut dé compte : plus haut, il endommage ; au double, il coule ; égal, rien. { $waits ->
    [true] On vise d’habitude de petits dés de défense.
   *[none] Coulé, un navire rapporte ses PV : on vise beaucoup de PV et de petits dés de défense.
}
kaiser-first-targets = Votre navire peut combattre plusieurs navires marchands, l’un après l’autre. On commence d’habitude par celui qui vaut le plus de PV et qui est facile à couler.
kaiser-first-assists = Les cartes qui ne servent pas sont perdues à la fin du tour. On met d’habitude toutes celles qui conviennent dans sa meilleure attaque.
kaiser-first-boarding = Une Équipe d’abordage capture un navire marchand au lieu de le couler. On s’en sert d’habitude contre ceux qui valent beaucoup de PV.
kaiser-first-mine_order = Les mines attaquent tous les navires marchands de l’adversaire. On commence d’habitude par ceux de peu de PV.
kaiser-first-slim_target = Maigre butin ne laisse qu’un navire marchand attaqué. L’attaquant choisit celui qui vaut le plus de PV et qu’il peut couler ; le défenseur, celui qui en vaut le moins.
kaiser-first-uc_mode = Ce sous-marin torpille un navire marchand ou attaque par mines tous ceux d’un adversaire. On choisit d’habitude les mines contre une rangée complète de trois.
kaiser-first-intelligence_mode = Renseignement vous montre des cartes secrètes. On regarde d’habitude la pioche, pour piocher soi-même la meilleure de ces cartes.
kaiser-first-intelligence_order = Vous piochez la première de ces cartes, les joueurs suivants les autres. On met d’habitude la meilleure en premier, et les mauvaises juste derrière.
kaiser-first-breakout_gift = Deux nouveaux navires arrivent : un pour vous, un pour votre partenaire. On garde d’habitude celui qui a les meilleurs dés d’attaque.
kaiser-first-refuge_transfer = Un navire qui quitte son refuge peut passer chez votre partenaire. On le garde d’habitude, sauf si le partenaire en a trop peu.
kaiser-first-discard_order = On met d’habitude les cartes les moins utiles sur le dessus.
kaiser-first-resupply_capture = Un navire à court de ravitaillement combat moins bien. On se sert d’habitude sur une prise de peu de PV, et l’on épargne celles qui en valent beaucoup.
kaiser-first-pursue_fast = Votre navire peut garder toute sa force contre un navire rapide, au risque de son ravitaillement. On le fait d’habitude pour un navire marchand de beaucoup de PV.
kaiser-first-pursue_shallow = Votre navire peut poursuivre le navire marchand, et chacun risque l’échouage. On ne risque d’habitude pas un bon navire pour cela.
kaiser-first-react = Un adversaire attaque l’un de vos navires ; une carte de votre main peut y répondre. On garde d’habitude ses cartes pour les navires de beaucoup de PV (le nombre inscrit), sinon l’on passe.
kaiser-first-slim = Plusieurs de vos navires marchands sont attaqués d’un coup. On joue d’habitude Maigre butin si deux d’entre eux ou plus valent beaucoup de PV.
kaiser-first-after_sinking = On répond d’habitude si le navire perdu valait beaucoup de PV, ou si l’attaquant a de bons dés d’attaque.
kaiser-first-recall_late = C’est votre dernière occasion de renvoyer ce navire au port. On le fait d’habitude contre un navire qui a de bons dés d’attaque.
kaiser-first-recall_ship = Le navire renvoyé au port quitte le jeu pour de bon. On choisit d’habitude celui qui pourrait encore faire le plus de mal.
kaiser-first-reflag = On utilise d’habitude Changement de pavillon pour un navire endommagé ou qui vaut beaucoup de PV.
kaiser-first-mistaken_pick = Dans les piles de victoire, vous échangez un navire perdu contre un navire que vous aviez coulé. On donne d’habitude celui qui vaut le moins de PV.
kaiser-first-safe_passage = Votre navire marchand a survécu à l’attaque et peut tenter de gagner un port, où il compte pour vous. Presque tout le monde tente le passage sûr.
kaiser-first-wish = Avant l’échange, vous dites à votre partenaire de quelles cartes vous avez besoin. On nomme d’habitude ce qui manque à sa main.
kaiser-first-exchange = Vous et votre partenaire vous donnez des cartes en même temps. On donne d’habitude ce que l’autre a souhaité, si l’on peut s’en passer.
kaiser-first-carry = Des navires peuvent rester avec vous pour la manche suivante, au prix d’une carte chacun. On ne garde d’habitude qu’un navire qui a de très bons dés d’attaque.
kaiser-first-carry_fate = Vous pouvez garder ce navire, le céder ou le proposer à votre partenaire. On garde d’habitude un navire qui a de bons dés d’attaque, et l’on cède les autres.
kaiser-first-carry_swap = Chaque navire avec lequel vous commencez coûte une carte. On ne prend d’habitude que ceux qui ont les meilleurs dés d’attaque.
kaiser-first-tournament_pick = Chacun choisit ses navires à son tour. On prend d’habitude un navire allemand qui a de bons dés d’attaque, et des navires marchands de peu de PV, qui rapportent peu à l’adversaire qui les coule.
kaiser-first-pp_choice = Vous décidez pour le Fantôme, votre adversaire. Pour jouer franc jeu, choisissez ce qui l’aide le plus. Cette option est signalée.
kaiser-first-orders = Avec ces consignes, on ne vous demande rien quand vous ne pourriez que passer. On prend d’habitude celles qui sont conseillées.

## Pourquoi l’IA répond ainsi

kaiser-reason-only = Il n’y a pas d’autre choix.
kaiser-reason-commit_attack = Attaquer { $other } devrait valoir { $gain } PV environ de plus que garder { $laid ->
    [1] cette carte
   *[other] ces cartes
}{ $many ->
    [true] , bien qu’on en engage d’habitude moins
   *[false] {""}
}. { $kept ->
    [0] Il ne vous restera aucune carte en main : au tour suivant, vous n’aurez que celle que vous allez piocher.
    [one] Vous garderez { $kept } carte en main.
   *[other] Vous garderez { $kept } cartes en main.
}{ $card ->
    [none] {""}
   *[other] {" "}{ $card } est une réaction, mais mieux vaut attaquer que la garder.
}{ $answering_count ->
    [none] {""}
    [0] {""}
   *[other] {" "}{ $answering } sont des réactions, mais mieux vaut attaquer que les garder.
}{ $besides_count ->
    [none] {""}
    [0] {""}
    [1] {" "}{ $besides }, à la verticale, { $more ->
        [0] est plus utile ce tour-ci que plus tard.
       *[other] devrait valoir environ { $more } PV de plus ce tour-ci que plus tard.
    }
   *[other] {" "}{ $besides }, à la verticale, { $more ->
        [0] sont plus utiles ce tour-ci que plus tard.
       *[other] devraient valoir environ { $more } PV de plus ce tour-ci que plus tard.
    }
}
kaiser-reason-commit_on = { $closed ->
    [true] C’est à ces places que les cartes encore à placer devraient rapporter le plus.
   *[false] { $added_count ->
        [0] Aucune autre carte ne mérite d’être engagée avec ce que vous avez choisi.
       *[other] Ce qui complète le mieux votre choix : { $added }.
    }
}{ $gain ->
    [0] {" "}Mais toutes ces cartes valent autant en main, ou davantage.
   *[other] {" "}{ $other ->
        [none] Toutes ces cartes devraient rapporter
       *[other] En attaquant { $other }, toutes ces cartes devraient rapporter
    } environ { $gain } PV de plus qu’en main.
}{ $loss ->
    [0] {""}
   *[other] {" "}En recommençant, l’IA { $same ->
        [true] engagerait les mêmes cartes à d’autres places
       *[false] { $instead_count ->
            [0] n’engagerait aucune carte
           *[other] engagerait plutôt { $instead }
        }
    }, ce qui devrait valoir environ { $loss } PV de plus.
}
kaiser-reason-commit_own = Aucune attaque ne vaut pour l’instant la carte qu’elle coûte, mais { $card } est plus utile ce tour-ci que plus tard.
kaiser-reason-commit_extra = { $card } donne un tour de plus, et donc une carte de plus à piocher.
kaiser-reason-commit_nothing = Aucune attaque ne vaut pour l’instant la carte qu’elle coûte : les cartes valent plus en main, pour les tours suivants et pour réagir.{ $few ->
    [true] {" "}Avec si peu de cartes, il peut être bon d’attendre une meilleure attaque.
   *[none] {""}
}
kaiser-reason-play_first = Mieux vaut jouer { $card } avant les attaques.
kaiser-reason-play_attack = { $rest ->
    [none] Rien d’autre n’est jouable maintenant, et une carte laissée face cachée est perdue à la fin du tour.
    [best] De toutes les attaques de vos navires, c’est celle qui devrait rapporter le plus : elle passe en premier.
    [weaker] Un navire marchand que cette attaque endommage sera plus facile à couler dans les suivantes : elle passe donc en premier.
    [unhurt] Un navire marchand endommagé ne peut plus être capturé : l’attaque avec Équipe d’abordage passe donc en premier.
    [attacks] Les autres cartes jouables maintenant attaquent aussi, et rien n’oblige à garder celle-ci pour plus tard.
    [mixed] Rien n’oblige à garder cette attaque pour plus tard, et les cartes qui n’attaquent pas seront tout aussi utiles après elle.
   *[others] Les autres cartes n’attaquent pas, et seront tout aussi utiles après cette attaque.
}
kaiser-reason-play_now = { $card } est utile maintenant, et il ne reste aucune attaque à faire avant.
kaiser-reason-play_extra = { $card } donne un tour de plus, et donc une carte de plus à piocher.
kaiser-reason-play_end = { $kept ->
        [0] Il ne reste rien à jouer.
       *[other] Aucune carte jouable maintenant n’aiderait.
}
kaiser-reason-play_leave = { $ship } n’est ni endommagé ni à court de ravitaillement, et peut reprendre la chasse.
kaiser-reason-play_resupply = Le ravitaillement vaut plus que le risque pour une prise de peu de PV : { $ship }.
kaiser-reason-seat_best = { $why ->
    [more] Contre { $other }, les attaques de ce tour devraient valoir environ { $gain } PV, contre { $rival } environ { $less } seulement.
    [ahead] Contre { $other }, les attaques de ce tour rapportent à peu près autant que contre { $rival }, mais { $other } est en tête des deux.
    [even] Les attaques de ce tour rapportent autant contre { $other } que contre { $rival }, et aucune autre cible n’est meilleure.
   *[little] C’est contre { $other } que les attaques de ce tour rapportent le plus, un peu plus que contre { $rival }.
}
kaiser-reason-seat_card = C’est contre { $other } que cette carte est le plus utile : { $card }.
kaiser-reason-ship_odds = { $over ->
    [none] { $even ->
        [true] Aucune cible n’est meilleure : { $target }
       *[false] Le meilleur compromis entre valeur et chances est { $target }
    }, { $va } PV, environ { $odds } % de chances de le couler.
   *[other] { $target } ({ $va } PV, environ { $odds } % de chances de le couler) est la meilleure cible, devant { $over } ({ $over_va } PV, { $over_odds } %) : { $why ->
        [port] un navire manqué peut gagner un port et rapporter ses PV à son propriétaire ; avec celui-ci, ce serait moins en moyenne.
        [unlock] chaque navire marchand fait aussi compter un navire allemand coulé, et celui-ci coule plus souvent.
        [pair] un navire allemand ne compte qu’avec un navire marchand.
        [owner] son propriétaire y perd aussi davantage.
       *[other] les dommages et les tours suivants comptent aussi.
    }
}{ $frees ->
    [true] {" "}Un navire marchand fait aussi compter un navire allemand que vous avez déjà coulé.
   *[false] {""}
}
kaiser-reason-ship_best = { $card ->
    [none] C’est la cible qui devrait rapporter le plus : { $target }.
   *[other] { $kind ->
        [fair_seas] { $card } rapporte le plus avec { $target } : { $va } PV, et environ { $chance } % de chances de gagner le port.
        [breakdown] { $card } est le plus utile contre { $target } : de ces navires, c’est celui que les dommages gênent le plus.
        [interned] { $card } est le plus utile contre { $target } (succès { $chance } %) : son propriétaire y perd le plus.
        [transfer_command] { $card } rapporte le plus avec { $target } (succès { $chance } %) : vous gagnez ce que son propriétaire perd.
        [damage_control] { $card } est le plus utile pour { $target } : de vos navires, c’est celui que ses dommages gênent le plus.
        [island_refuge] { $card } est le plus utile pour { $target } : à l’abri, il est difficile à attaquer et peut être réparé et ravitaillé.
        [reflag] { $card } est le plus utile pour { $target } : déguisé, il échappe à la Royal Navy, et sa perte coûterait le plus.
        [lay_mines] { $target } pose les mines, car ses propres dés manqueront le moins.
        [scuttle] { $target } est le navire qu’un ennemi a le plus de chances de couler et de marquer.
       *[other] { $card } rapporte le plus avec { $target }.
    }
}
kaiser-reason-ships_odds = La meilleure cible d’abord : le navire { $target }, { $va } PV, environ { $odds } % de chances de le couler.
kaiser-reason-ships_best = Les meilleures cibles passent en premier.
kaiser-reason-slim_cheapest = { $target } vaut le moins de PV ({ $va }) : sa perte coûterait le moins.
kaiser-reason-assists_none = Aucune carte ne convient à cette attaque.
kaiser-reason-assists_all = Aucune meilleure attaque ne suit ce tour-ci, et les cartes qui restent sont perdues.
kaiser-reason-assists_saved = Cette carte vaut plus dans une autre attaque de ce tour : { $card }.
kaiser-reason-boarding_yes = { $target } ({ $va } PV) vaut plus comme prise que coulé.
kaiser-reason-boarding_no = { $target } ({ $va } PV) rapporte plus s’il est simplement coulé ou endommagé.
kaiser-reason-react_risk = { $target ->
    [none] {""}
   *[other] Le navire { $target } ({ $va } PV) risque { $captures ->
        [true] d’être capturé
       *[false] de couler
    } (environ { $odds } %).{" "}
}
kaiser-reason-react_pass = { kaiser-reason-react_risk }{ $card ->
    [none] Aucune carte de votre main n’y changerait rien d’utile.
   *[other] Jouer { $card } { $close ->
        [true] vaudrait ici un peu moins que la garder pour plus tard.
       *[false] vaudrait ici { $gain ->
            [0] moins de 1 PV
           *[other] { $gain } PV environ
        }, mais la garder pour plus tard en vaut { $price } environ.
    }{ $rivals ->
        [true] {" "}(Vous avez plusieurs adversaires : les PV que marque l’un d’eux comptent moins ici que les vôtres.)
       *[false] {""}
    }
}
kaiser-reason-react_card = { kaiser-reason-react_risk }{ $close ->
    [true] Jouer { $card } vaut ici un peu plus que la garder pour plus tard.
   *[false] Jouer { $card } vaut ici { $gain } PV environ ; la garder pour plus tard, { $price ->
        [0] moins de 1.
       *[other] { $price } seulement.
    }
}
kaiser-reason-after_pass = { $card ->
    [none] Aucune carte de votre main n’aide ici.
   *[other] Jouer { $card }{ $chance ->
        [none] {""}
       *[other] {" "}(succès { $chance } %)
    } { $close ->
        [true] vaudrait ici un peu moins que la garder pour plus tard.
       *[false] vaudrait ici { $gain ->
            [0] moins de 1 PV
           *[other] { $gain } PV environ
        }, mais la garder pour plus tard en vaut { $price } environ.
    }
}
kaiser-reason-after_recall = L’attaquant peut encore faire beaucoup de mal : cette carte vaut la peine d’être tentée ({ $card }).{ $chance ->
    [none] {""}
   *[other] {" "}Elle réussit dans environ { $chance } % des cas.
}
kaiser-reason-after_mistaken = Un navire moins cher peut être échangé contre celui qui est perdu : cette carte vaut la peine d’être tentée ({ $card }).{ $chance ->
    [none] {""}
   *[other] {" "}Elle réussit dans environ { $chance } % des cas.
}
kaiser-reason-reflag_yes = Un nouveau déguisement protège un navire qui vaut plus que la carte : { $ship }.
kaiser-reason-reflag_pass = { $ship } risque trop peu pour y dépenser la carte.
kaiser-reason-supply_yes = Le ravitaillement vaut plus que le risque pour la prise.
kaiser-reason-supply_no = La prise vaut trop pour la risquer contre du ravitaillement.
kaiser-reason-pursue_yes = Pousser les feux rapporte plus, contre cette cible, que ne vaut le ravitaillement.
kaiser-reason-pursue_no = Le ravitaillement vaut plus que l’attaque renforcée.
kaiser-reason-carry_keep = De meilleurs dés d’attaque qu’un nouveau navire, ce qui vaut plus qu’une carte : { $ships }.
kaiser-reason-carry_none = Aucun de ces navires ne vaut une carte de la prochaine main.
kaiser-reason-uc_mines = Des mines contre toute une rangée devraient rapporter plus qu’une torpille.
kaiser-reason-uc_torpedo = Une torpille contre un seul navire marchand devrait rapporter plus que des mines contre cette rangée.
kaiser-reason-pick_german = C’est, parmi les navires qui restent, celui qui a les meilleurs dés d’attaque : { $ship }.
kaiser-reason-pick_merchant = { $ship } vaut le moins de PV parmi les navires marchands qui restent ({ $va }) : c’est celui qui rapporte le moins à l’adversaire qui le coule.
kaiser-reason-mines_cheap_first = Les navires marchands de peu de PV d’abord : si l’adversaire a Erreur d’identification, il la dépensera peut-être pour l’un d’eux.
kaiser-reason-recall_best = C’est le navire qui servirait le mieux son propriétaire d’ici la fin de la manche.
kaiser-reason-give_cheapest = On donne le navire qui vaut le moins.
kaiser-reason-passage_free = La tentative ne peut que rapporter : en cas d’échec, rien n’est perdu.
kaiser-reason-shallow_risk = Un échouage coûterait plus que ne vaut le navire marchand.
kaiser-reason-deck_helps_us = La meilleure des prochaines cartes vous revient alors.
kaiser-reason-best_card_first = Vous piochez la meilleure carte, et le joueur suivant la moins bonne.
kaiser-reason-give_weaker = Vous donnez le navire qui a les moins bons dés d’attaque et gardez le meilleur.
kaiser-reason-keep_ship = Le navire vous sert autant qu’il servirait votre partenaire.
kaiser-reason-wish_attacks = Ce sont les cartes d’attaque qui rapportent le plus souvent.
kaiser-reason-exchange_none = Vous ne savez pas ce qui manque à votre partenaire : gardez toutes vos cartes.
kaiser-reason-discard_worst_up = Les cartes les moins utiles vont sur le dessus, car Écoute radio pourrait prendre les deux premières.
