### Tortuga 1667 : conseils pour la première rencontre avec un type de question.

tortuga-first-brethren = Prenez le pirate qui vous plaît. Ce choix n’a aucun effet sur la partie.
tortuga-first-start_hold = Chaque navire a une cale anglaise et une cale française. On choisit d’habitude sa nation, parfois l’autre pour cacher son allégeance.{ $dutch ->
    [true] {" "}La nation hollandaise, sans cale, vise l’égalité.
   *[false] {""}
}
tortuga-first-action = Le but : que votre nation secrète ait le plus de coffres{ $dutch ->
    [true] {" "}(la nation hollandaise vise l’égalité)
   *[false] {" "}(à égalité : mort subite)
}. { $duties_count ->
    [0] D’habitude, on épie ou révèle des cartes Événement, puis on va où l’on peut prendre un rang.
   *[other] On se sert d’habitude de son rang s’il peut rapporter un coffre ; sinon, on épie ou révèle une carte.
}
tortuga-first-forced_card = On vous force à retourner l’une de deux cartes Événement, et son effet est pour vous. D’habitude, on choisit une carte déjà épiée qui ne nuit guère.
tortuga-first-ballot = On soutient d’habitude les votes utiles à sa nation, et on sabote ceux qui lui nuisent. { $cards ->
    [2] Mais un vote unique se devine facilement.
   *[other] Moins il y a de votants, plus il est facile de deviner qui a joué quoi.
}
tortuga-first-orders = Ces consignes jouent vos cartes de vote à votre place, même en votre absence. Mettez en premier ce que vous préférez. Si vous laissez vide un type de vote, la question vous est posée.
tortuga-first-attack_source = Votre attaque a réussi, et vous prenez un coffre. On le prend d’habitude à la nation contre laquelle on joue.
tortuga-first-attack_dest = Tout le monde voit où vous mettez le coffre. D’habitude, on choisit malgré tout sa propre nation.{ $dutch ->
    [true] {" "}La nation hollandaise vise l’égalité.
   *[false] {""}
}
tortuga-first-forfeit = Être débarqué quand on est déjà à Tortuga coûte une carte de vote. On rend d’habitude celle qui aiderait le moins son camp.
tortuga-first-letter = Une lettre de marque fait monter quelqu’un à bord aussitôt. On s’en sert d’habitude pour soi quand on n’est pas à bord ; sinon, on la conserve.
tortuga-first-pistol = Un pistolet envoie n’importe qui à Tortuga. On vise d’habitude un capitaine ou un second à qui l’on ne fait pas confiance.
tortuga-first-map = Une carte au trésor donne à son détenteur un pouvoir qui dure jusqu’à la fin. On la garde d’habitude pour soi.
tortuga-first-gunpowder = Une chaloupe est perdue pour de bon. On fait d’habitude sauter celle d’un rival, pour retarder son retour à bord.
tortuga-first-cabin = La fièvre des cabines inverse la file d’un navire. On choisit d’habitude celui dont on devient capitaine, ou dont un allié le devient.
tortuga-first-pieces = Un coffre passe dans l’autre cale de son navire. On le fait d’habitude passer à sa propre nation.{ $dutch ->
    [true] {" "}La nation hollandaise vise l’égalité.
   *[false] {""}
}

## Pourquoi l’IA répond ainsi

tortuga-reason-look_at_unknown = { $percent ->
        [0] Vous ne connaissez pas encore { $unknown ->
            [1] l’une de ces cartes
           *[other] ces cartes
        }. Ensuite, vous saurez lesquelles retourner et lesquelles éviter. Pour l’instant, aucune autre action ne rapporte davantage.
       *[other] Il est utile de savoir si { $slot ->
            [0] l’une de ces cartes
           *[other] la carte { $slot }
        } est l’Armada espagnole, qui met fin à la partie : environ { $percent } chances sur 100.
}
tortuga-reason-turn_up_unknown = { $percent ->
        [0] { $end ->
            [1] Vous ne connaissez pas cette carte. Mais { $dutch ->
                [1] à égalité, c’est vous qui gagnez
               *[0] votre nation mène
            }, et chaque carte retournée rapproche la fin.
           *[other] Vous ne connaissez pas cette carte, mais aucun autre choix ne semble meilleur.
        }
       *[other] Vous ne connaissez pas cette carte. Il y a environ { $percent } chances sur 100 que ce soit l’Armada espagnole, et alors { $end ->
            [1] vous gagnez aussitôt.
            [0] la mort subite commence. Aucun autre choix ne semble meilleur.
           *[other] vous perdez. Pourtant, aucun autre choix ne semble meilleur.
        }
}{ tortuga-reason-next }
tortuga-reason-forced_unknown = { $other ->
    [0] Vous ne connaissez aucune des deux cartes : peu importe laquelle vous retournez.
   *[other] Vous ne connaissez aucune des deux cartes. Mais il y a environ { $other } chances sur 100 que l’autre soit l’Armada espagnole, et celle-ci ne peut pas l’être.
}
tortuga-reason-spare_known = Vous connaissez l’autre carte ({ $card }) : elle vous nuirait sans doute plus que celle que vous ne connaissez pas.
tortuga-reason-turn_up_known = Vous connaissez cette carte ({ $card }) : { $helps ->
    [0] aucun autre choix n’est meilleur.
   *[other] { $card_code ->
        [LOM] elle peut vous faire monter à bord d’un navire, tout de suite ou plus tard.
        [PIS] elle débarque un pirate de votre choix.
        [MAP-FD] si vous la gardez, vous pourrez déplacer des coffres sur ce navire, quel que soit votre rang.
        [MAP-JR] si vous la gardez, vous pourrez déplacer des coffres sur ce navire, quel que soit votre rang.
        [MAP-TOR] si vous la gardez, vous pourrez lancer des bagarres à Tortuga, quel que soit votre rang.
        [CRO] elle vous montre toutes les autres cartes de la rangée.
        [STO] les coffres rendus au galion changent le compte en votre faveur.
       *[PIE] vous pouvez déplacer un coffre en votre faveur.
    }
}{ tortuga-reason-next }
tortuga-reason-next = { $next ->
    [none] {""}
   *[other] {" "}La carte qui la remplacera est l’Armada espagnole environ { $next } fois sur 100.
}
tortuga-reason-end_the_match = { $end ->
    [1] Cette carte est l’Armada espagnole, qui met fin à la partie : { $dutch ->
        [1] il y a égalité, vous gagnez donc aussitôt.
       *[0] votre nation mène, vous gagnez donc aussitôt.
    }
    [0] Cette carte est l’Armada espagnole, et il y a égalité : la mort subite commence. Aucun autre choix n’est meilleur pour vous.
   *[other] Cette carte est l’Armada espagnole, qui met fin à la partie : vous perdez. Pourtant, aucun autre choix n’est meilleur pour vous.
}
tortuga-reason-lost_soon = { $known ->
    [0] Tout le monde peut déduire
    [1] { $seat } sait comme vous
   *[other] { $known } autres personnes savent comme vous
} que la carte { $slot } est l’Armada espagnole. Si on la retourne avant votre prochain tour, vous perdez, les coffres étant là où ils sont. Aucune action ne l’empêche à coup sûr. Si la partie continue, celle-ci vous aide le plus.
tortuga-reason-no_effect = Ce n’est qu’un nom et une couleur, sans effet sur la partie.
tortuga-reason-prospect = { $rank_code ->
    [CPT] vous devenez capitaine et mousse, et pouvez attaquer{ $stows ->
        [0] {""}
       *[other] {" "}ou déplacer un coffre en votre faveur
    }.
    [FM] vous devenez second et mousse, et pouvez lancer une mutinerie{ $stows ->
        [0] {""}
       *[other] {" "}ou déplacer un coffre en votre faveur
    }.
    [CB] vous devenez mousse, et pouvez déplacer un coffre{ $stows ->
        [0] {""}
       *[other] {" "}en votre faveur
    }.
    [GOV] vous devenez gouverneur, et pouvez lancer une bagarre.
   *[none] votre place dans la file sera meilleure.
}
tortuga-reason-risk = { $captain ->
    [none] {""}
   *[other] {" "}Mais une fois à bord, avant votre tour suivant, c’est au capitaine, { $captain }, de jouer : il peut vous débarquer.
}
tortuga-reason-better_place = { $where_code ->
    [TOR] À { $where }
   *[other] À bord du { $where }
}, { tortuga-reason-prospect }{ tortuga-reason-risk }
tortuga-reason-better_boat = Depuis une chaloupe, votre prochaine action peut vous mener { $destination_code ->
    [TOR] à { $destination }
   *[other] à bord du { $destination }
}. Là, { tortuga-reason-prospect }{ tortuga-reason-risk }{ $empty ->
    [none] {""}
   *[other] {" "}Si le { $empty } est encore vide à ce moment-là, vous pourrez plutôt en devenir capitaine.
}
tortuga-reason-sign = (indice : son choix du côté { $nation ->
    [B] anglais
   *[other] français
} pour { $sign ->
    [start] le premier coffre de son navire
    [attack] un coffre pris
   *[other] un coffre déplacé
})
tortuga-reason-ally = { $seat } semble { $dutch ->
    [1] aider la nation qui est derrière { tortuga-reason-sign }, et il vous faut l’égalité.
   *[0] être de votre camp { tortuga-reason-sign }.
}
tortuga-reason-foe = { $seat } semble { $dutch ->
    [1] aider la nation qui mène { tortuga-reason-sign }, et il vous faut l’égalité.
   *[0] être de l’autre camp { tortuga-reason-sign }.
}
tortuga-reason-harms_nobody_else = Cela ne nuit à personne d’autre.
tortuga-reason-against_enemy = { tortuga-reason-foe }
tortuga-reason-against_friend = { tortuga-reason-ally } Mais tout autre choix vous coûterait davantage.
tortuga-reason-against_unknown = Rien ne dit avec certitude de quel camp est { $seat }, { $rank_code ->
    [CPT] mais un capitaine peut attaquer ou débarquer quelqu’un.
    [FM] mais un second peut lancer une mutinerie.
    [CB] mais un mousse peut déplacer un coffre.
   *[none] et tout autre choix vous rapporterait moins.
}
tortuga-reason-attack_chance = { $percent ->
    [0] Avec vos cartes de vote et celles qui peuvent encore sortir, cette attaque contre le { $target } ne peut pas réussir. Mais vous en piochez ensuite une nouvelle, et aucune autre action ne semble meilleure.
   *[other] L’attaque contre le { $target } réussit environ { $percent } fois sur 100. Vous prendriez un coffre et choisiriez sa cale.
}
tortuga-reason-mutiny_chance = Une mutinerie contre { $seat } réussit environ { $percent } fois sur 100. Vous deviendriez capitaine, et { $seat } se retrouverait à Tortuga.
tortuga-reason-treasure_gain = { $gain ->
    [2] Votre nation gagne un coffre, que l’autre nation perd.
   *[other] Votre nation perd un coffre au profit de l’autre, mais tout autre déplacement est aussi mauvais.
} Il va ici : { $hold }.
tortuga-reason-treasure_level = À égalité, c’est vous qui gagnez. { $gain ->
    [0] L’écart entre Anglais et Français reste de { $before }, et aucun autre choix n’est meilleur.
    [2] L’écart entre Anglais et Français passe de { $before } à { $after }.
   *[other] L’écart entre Anglais et Français passe pourtant de { $before } à { $after }, mais aucun autre choix n’est meilleur.
}
tortuga-reason-treasure_hold = { $side ->
    [own] Là, le coffre compte pour votre nation : { $hold }.
    [level] Vous gagnez à égalité, et c’est là que le coffre en rapproche le plus : { $hold }.
   *[other] Aucune autre cale n’est meilleure pour vous : { $hold }.
}
tortuga-reason-bluff = C’est un bluff qui cache votre allégeance. Du côté de l’autre nation ({ $hold }), le coffre pourra être déplacé plus tard.
tortuga-reason-treasure_robbed = C’est là que vous avez avantage à prendre un coffre : { $hold }.
tortuga-reason-keep_card = C’est entre vos mains que la carte vaut le plus.
tortuga-reason-brawl_for_flag = Une bagarre peut donner les coffres de Tortuga { $loyalty_code ->
    [B] aux Anglais
   *[F] aux Français
}, ce qui vous servirait.
tortuga-reason-brawl_for_tie = À égalité dans une bagarre, chaque nation prend un coffre de Tortuga, ce qui vous sert.
tortuga-reason-brawl_no_worse = Aucune autre action ne semble meilleure.
tortuga-reason-wish_attack = { $why ->
    [own] Le succès vous sert : c’est vous qui placez le coffre.
    [level] Le succès vous desservirait sans doute : il y a égalité, comme il vous le faut, et le coffre peut y mettre fin.
    [friend] Le succès vous servirait sans doute. { tortuga-reason-ally }
    [enemy] Le succès vous desservirait sans doute. { tortuga-reason-foe }
   *[stranger] Le succès vous desservirait sans doute : { $seat } décide où va le coffre, et rien ne montre encore que cela vous aidera.
}
tortuga-reason-wish_mutiny = { $why ->
    [own] Le succès vous sert : vous devenez capitaine.
    [friend] Le succès vous desservirait sans doute. { tortuga-reason-ally }
    [enemy] Le succès vous servirait sans doute. { tortuga-reason-foe }
    [heir_friend] Le succès vous servirait sans doute : { $seat } deviendrait capitaine. { tortuga-reason-ally }
   *[heir_enemy] Le succès vous desservirait sans doute : { $seat } deviendrait capitaine. { tortuga-reason-foe }
}
tortuga-reason-card_attack = { $card_code ->
    [CBS] il faut un canon ; avec celui-ci, il suffit d’une torche de plus que d’eau.
    [CBN] il faut un canon ; avec celui-ci, il suffit d’une torche de plus que d’eau.
    [CFS] il faut un canon ; avec celui-ci, il suffit d’une torche de plus que d’eau.
    [CFN] il faut un canon ; avec celui-ci, il suffit d’une torche de plus que d’eau.
    [TBS] il faut un canon et plus de torches que d’eau, et en voici une de plus.
    [TBN] il faut un canon et plus de torches que d’eau, et en voici une de plus.
    [TFS] il faut un canon et plus de torches que d’eau, et en voici une de plus.
    [TFN] il faut un canon et plus de torches que d’eau, et en voici une de plus.
    [WBS] elle éteint une torche, et il faut plus de torches que d’eau.
    [WBN] elle éteint une torche, et il faut plus de torches que d’eau.
    [WFS] elle éteint une torche, et il faut plus de torches que d’eau.
   *[WFN] elle éteint une torche, et il faut plus de torches que d’eau.
}
tortuga-reason-ballot_attack = { tortuga-reason-wish_attack } Cette carte va donc dans votre sens : { tortuga-reason-card_attack }{ $equal ->
    [0] {""}
   *[other] {" "}Parmi celles qui se valent, c’est celle dont vous aurez le moins besoin.
}
tortuga-reason-card_mutiny = { $card_code ->
    [CBS] elle a une tête de mort, et il en faut sur plus de la moitié des cartes.
    [CBN] elle n’a pas de tête de mort, et il en faut sur plus de la moitié des cartes.
    [CFS] elle a une tête de mort, et il en faut sur plus de la moitié des cartes.
    [CFN] elle n’a pas de tête de mort, et il en faut sur plus de la moitié des cartes.
    [TBS] elle a une tête de mort, et il en faut sur plus de la moitié des cartes.
    [TBN] elle n’a pas de tête de mort, et il en faut sur plus de la moitié des cartes.
    [TFS] elle a une tête de mort, et il en faut sur plus de la moitié des cartes.
    [TFN] elle n’a pas de tête de mort, et il en faut sur plus de la moitié des cartes.
    [WBS] elle a une tête de mort, et il en faut sur plus de la moitié des cartes.
    [WBN] elle n’a pas de tête de mort, et il en faut sur plus de la moitié des cartes.
    [WFS] elle a une tête de mort, et il en faut sur plus de la moitié des cartes.
   *[WFN] elle n’a pas de tête de mort, et il en faut sur plus de la moitié des cartes.
}
tortuga-reason-ballot_mutiny = { tortuga-reason-wish_mutiny } Cette carte va donc dans votre sens : { tortuga-reason-card_mutiny }{ $equal ->
    [0] {""}
   *[other] {" "}Parmi celles qui se valent, c’est celle dont vous aurez le moins besoin.
}
tortuga-reason-ballot_brawl = Vous voulez que le drapeau de cette carte gagne la bagarre.{ $equal ->
    [0] {""}
   *[other] {" "}Parmi celles qui se valent, c’est celle dont vous aurez le moins besoin.
}
tortuga-reason-ballot_even = Quelle que soit la nation qui gagne cette bagarre, cela revient au même pour vous. { $tie ->
    [0] Une égalité est impossible.
   *[other] Le mieux serait une égalité.
}{ $equal ->
    [0] {""}
   *[other] {" "}De vos cartes, c’est celle dont vous aurez le moins besoin.
}
tortuga-reason-ballot_useless = { $vote ->
    [attack] { tortuga-reason-wish_attack } Aucune de vos cartes ne va dans votre sens ; celle-ci vous nuit le moins.
    [mutiny] { tortuga-reason-wish_mutiny } Aucune de vos cartes ne va dans votre sens.
   *[brawl] Aucune de vos cartes ne porte le drapeau { $wanted ->
        [B] anglais
       *[F] français
    }, que vous voulez voir gagner la bagarre.
}{ $equal ->
    [0] {""}
   *[other] {" "}Parmi celles qui se valent, c’est celle dont vous aurez le moins besoin.
}
tortuga-reason-ballot_bluff = { $vote ->
    [attack] { tortuga-reason-wish_attack } Cette carte est pourtant un bluff : une autre vous aiderait davantage, mais celle-ci brouille les pistes.
    [mutiny] { tortuga-reason-wish_mutiny } Cette carte est pourtant un bluff : une autre vous aiderait davantage, mais celle-ci brouille les pistes.
   *[none] C’est un bluff : une autre de vos cartes sert mieux votre camp, mais celle-ci brouille les pistes.
}
tortuga-reason-ballot_unsure = Aucune des deux issues n’est clairement meilleure pour vous : rien ne montre encore de quel camp sont { $captain } et { $seat }.{ $equal ->
    [0] {""}
   *[other] {" "}De vos cartes, c’est celle dont vous aurez le moins besoin.
}
tortuga-reason-least_useful_card = Cette carte est celle dont vous aurez le moins besoin dans les votes à venir.
tortuga-reason-friend_in_front = À bord du { $ship }, le nouvel ordre de la file vous sert le mieux.
