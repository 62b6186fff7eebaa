### Barbe Noire 2 : les questions, leurs conseils et leurs réponses. Comment les messages se nomment et ce qu’ils peuvent utiliser : voir bot/text/__init__.py.
### Un nom de personne ou de port ne suit jamais « de » ni « que », qui s’élideraient.

## Ce que disent plusieurs questions

blackbeard-port_status = { $status ->
    [refuge] votre Refuge
    [pirate] port pirate
    [pro] port pro-pirate
    [neutral] port neutre
    [anti] port hostile, commerce impossible
    [old_refuge] son Refuge perdu : sans commerce, retraite possible
    [unknown] gouverneur inconnu, qui peut vous chasser
    [own_pro] port pro-pirate (votre secret)
    [own_anti] port anti-pirate (votre secret)
    [banned] fermé pour vous en ce moment
   *[closed] port détruit
}
blackbeard-way = { $turns ->
    [-1] inaccessible par mer
    [0] vous y êtes
    [1] { $cost ->
        [0] ce tour-ci
        [one] { $cost } case, ce tour-ci
       *[other] { $cost } cases, ce tour-ci
    }
   *[other] { $hexes ->
        [one] { $hexes } case
       *[other] { $hexes } cases
    }, environ { $turns } tours
}
blackbeard-prey = { $sails ->
    [0] { $holder ->
        [none] {""}
       *[other] {" "}· marchand réservé à { $holder } tant qu’il reste là
    }
    [1] {" "}· 1 marchand ({ $odds } % s’il l’attaque)
   *[other] {" "}· { $sails } marchands (capture jusqu’à { $odds } %)
}
blackbeard-wreck_here = { $wreck ->
    [true] {" "}· épave au trésor
   *[other] {""}
}
blackbeard-more = { $port ->
    [none] {""}
   *[other] {" "}· { $port }
}{ $lane ->
    [none] {""}
   *[other] {" "}· voie { $lane }
}
blackbeard-marker_copy = { $marker }{ $copies ->
    [1] {""}
   *[other] {" "}({ $copy } sur { $copies })
}
blackbeard-near_refuge = { $lanes ->
    [one] { $lanes } voie
   *[other] { $lanes } voies
}, { $sails ->
    [0] aucun marchand
    [1] 1 marchand
   *[other] { $sails } marchands
} à 8 cases au plus
blackbeard-near_end = { $lanes ->
    [one] { $lanes } voie
   *[other] { $lanes } voies
}, { $sails ->
    [0] aucun marchand
    [1] 1 marchand
   *[other] { $sails } marchands
}
blackbeard-near_next = { $next_lanes ->
    [one] { $next_lanes } voie
   *[other] { $next_lanes } voies
}, { $next_sails ->
    [0] aucun marchand
    [1] 1 marchand
   *[other] { $next_sails } marchands
}
blackbeard-end_next = { $certain ->
    [true] {""}
   *[none] { $next ->
        [none] {" "}ou plus loin
       *[other] {" "}ou { $next } ({ $next_nation })
    }
}
blackbeard-end_lower = {" "}({ $nation ->
    [none] {""}
   *[other] { $nation },{" "}
}bas)
blackbeard-end_higher = {" "}({ $nation ->
    [none] {""}
   *[other] { $nation },{" "}
}haut)
blackbeard-home_of = { $home ->
    [none] { $relative_of ->
        [none] un otage
       *[other] un otage (un proche du pirate { $relative_of })
    }
   *[other] un otage (port d’origine : { $home })
}
blackbeard-woman_of = { $event ->
    [43] la fille du pirate { $relative_of }
    [44] la sœur du pirate { $relative_of }
    [45] la maîtresse du pirate { $relative_of }
    [46] la fille du gouverneur
   *[other] la bien-aimée du pirate { $relative_of }
}
blackbeard-offer_gives = { $give_count ->
    [0] { $pay ->
        [0] rien
        [one] 1 doublon
       *[other] { $pay } doublons
    }
   *[other] { $give }{ $pay ->
        [0] {""}
        [one] {" "}et 1 doublon
       *[other] {" "}et { $pay } doublons
    }
}
blackbeard-offer_wants = { $ask_count ->
    [0] { $charge ->
        [0] rien
        [one] 1 doublon
       *[other] { $charge } doublons
    }
   *[other] { $ask }{ $charge ->
        [0] {""}
        [one] {" "}et 1 doublon
       *[other] {" "}et { $charge } doublons
    }
}
blackbeard-offer_promises = { $promise ->
    [peace] {" "}Autre promesse : la paix.
    [way_clear] {" "}Autre promesse : laisser le passage libre.
    [favour] {" "}Autre promesse : un service plus tard.
   *[none] {""}
}

## Mise en place

blackbeard-place_governors = Où placez-vous vos { $count } gouverneurs ?
    .hint = Chacun va face cachée dans un port différent ; les autres ne voient pas qui est où. Un gouverneur pro-pirate laisse les pirates commercer, un gouverneur anti-pirate les chasse. Un port dont le gouverneur est face cachée ne peut pas être choisi comme Refuge (port d’attache). Si un autre joueur choisit le même port, les dés décident ; l’autre gouverneur va au prochain port libre dans l’ordre des ports.
    .proposal-spread = Les répartir le long des côtes
    .summary = { $placed }
blackbeard-place_governors-placed = { $port } : { $governor ->
    [none] un gouverneur que personne n’a vu
   *[other] { $governor }, { $stance ->
        [pro] pro-pirate
       *[anti] anti-pirate
    }
}
blackbeard-governor_port = { $governor ->
    [none] Où va votre gouverneur nº { $number } ?
   *[other] Où va le gouverneur { $governor } ?
}
    .hint = { $stance ->
        [pro] Celui-ci est pro-pirate. Placez-le là où vous voudrez vendre et réparer, pas trop loin des voies maritimes.
        [anti] Celui-ci est anti-pirate : il chasse les pirates. Placez-le là où les autres voudront aller, et n’y allez pas vous-même.
       *[none] Personne ne sait qui c’est avant qu’un pirate entre dans le port.
    }
    .step = { $governor ->
        [none] gouverneur nº { $number }
       *[other] { $governor }, { $stance ->
            [pro] pro-pirate
           *[anti] anti-pirate
        }
    }
    .group = Choisir un port…
    .option = { $port } · pavillon { $nation } · { $sea }
blackbeard-choose_refuge = Votre pirate { $pirate } : quel port devient son Refuge ?
    .hint = { $beside ->
        [true] Il doit être le port le plus proche d’un Refuge déjà pris, dans l’ordre des ports le long des côtes{ $governed ->
            [false] {""}
           *[none] , sans gouverneur caché ni hostile
        }. On y vend 20 % plus cher, on y répare tout et on y cache son trésor. Mieux vaut beaucoup de voies maritimes à proximité.
       *[false] Seuls conviennent les ports de l’Atlantique Nord{ $governed ->
            [false] {""}
           *[none] {" "}sans gouverneur caché ni hostile
        }. Il y commence, y vend 20 % plus cher, y répare tout et y cache son trésor. Mieux vaut beaucoup de voies maritimes alentour. S’il attaque ce pavillon, le port lui devient hostile.
    }
    .step = { $pirate } : Refuge
    .group = Choisir un port…
    .option = { $port } (pavillon { $nation }) · { blackbeard-near_refuge }
blackbeard-choose_end = Le Refuge du premier joueur est { $port }. { $same ->
    [true] { $certain ->
        [true] Les deux choix mènent au même port, indiqué plus bas, et personne ne peut le prendre avant vous : peu importe lequel.
       *[false] Le prochain port libre, { $home }, revient à un capitaine qui choisit avant vous. Lequel des ports ci-dessous sera le vôtre ?
    }
   *[false] Le vôtre sera-t-il le prochain port libre de numéro plus petit, ou plus grand ?
}
    .hint = Les ports ont un numéro le long des côtes. Voies et marchands : à 8 cases au plus.{ $certain ->
        [true] {" "}Votre Refuge est le port indiqué : personne ne peut le prendre avant vous.
       *[false] { $same ->
            [true] {" "}{ $second ->
                [true] Personne ne peut prendre avant vous le port que vous choisissez.
               *[none] Si un autre capitaine prend aussi celui-là, votre Refuge est le port libre suivant, plus bas ou plus haut selon votre choix, parfois loin de là.
            }
           *[false] {" "}Votre Refuge est le premier port indiqué, sauf si un autre joueur le prend avant vous : ce sera alors le suivant de libre, plus bas ou plus haut selon votre choix, parfois loin.
        }
    }
    .group = Choisir un port…
    .lower = { $port ->
        [none] Numéro plus petit : aucun port libre
       *[other] { $same ->
            [true] { $certain ->
                [true] { $port }{ blackbeard-end_lower }{ blackbeard-end_next }, { blackbeard-near_end }
               *[false] { $next ->
                    [none] Numéro plus petit : aucun autre port
                   *[other] { $next } (pavillon { $next_nation }) · { blackbeard-near_next }
                }
            }
           *[none] { $port }{ blackbeard-end_lower }{ blackbeard-end_next }, { blackbeard-near_end }
        }
    }
    .upper = { $port ->
        [none] Numéro plus grand : aucun port libre
       *[other] { $same ->
            [true] { $certain ->
                [true] { $port }{ blackbeard-end_higher }{ blackbeard-end_next }, { blackbeard-near_end }
               *[false] { $next ->
                    [none] Numéro plus grand : aucun autre port
                   *[other] { $next } (pavillon { $next_nation }) · { blackbeard-near_next }
                }
            }
           *[none] { $port }{ blackbeard-end_higher }{ blackbeard-end_next }, { blackbeard-near_end }
        }
    }

## Les plans des boutons : leur but, si un seul capitaine navigue

blackbeard-plan_go_on = { $does ->
    [business] Vendre à { $port }
    [attack_merchant] Attaquer un marchand{ blackbeard-plan_where }
   *[other] { $port ->
        [none] { $lane ->
            [none] Continuer sa route
           *[other] Continuer vers { $place }{ blackbeard-plan_lane }, sans recherche
        }
       *[other] { $arrives ->
            [true] Entrer à { $port } sans rien y faire
           *[false] Continuer sa route vers { $port }
        }
    }
}
blackbeard-plan_where = { blackbeard-plan_at }{ blackbeard-plan_lane }
blackbeard-plan_at = { $place ->
    [none] {""}
   *[other] {" "}à { $place }
}
blackbeard-plan_lane = { $lane ->
    [none] {""}
   *[other] {" "}(voie { $lane })
}
blackbeard-plan_to = { $place ->
    [none] {""}
   *[other] {" "}(vers { $place })
}
blackbeard-plan_hunt = { $does ->
    [attack_merchant] Attaquer un marchand{ blackbeard-plan_where }
    [search] Chercher des marchands{ blackbeard-plan_where }
   *[other] Chasser les marchands
}
blackbeard-plan_places = { $places_count ->
    [none] {""}
    [0] {""}
   *[other] {"\u00A0"}: { $places }
}
blackbeard-plan_home = { $port ->
    [none] Vendre dans un port
   *[other] { $does ->
        [business] Vendre à { $port }
       *[other] Faire route vers { $port } pour vendre
    }
}
blackbeard-plan_repair = { $port ->
    [none] Réparer le navire
   *[other] { $does ->
        [none] Faire route vers { $port } pour réparer
       *[other] Réparer à { $port }
    }
}
blackbeard-plan_retire = { $captain ->
    [none] { $port ->
        [none] Prendre sa retraite
       *[other] { $does ->
            [retire] Prendre sa retraite à { $port }
           *[other] Faire route vers { $port } pour prendre sa retraite
        }
    }
   *[other] { $captain } : { $port ->
        [none] retraite
       *[other] { $does ->
            [retire] prendre sa retraite à { $port }
           *[other] vers { $port } pour y prendre sa retraite
        }
    }
}

## Ordres

blackbeard-orders_reach = { $reach_count ->
    [none] {""}
    [0] {""}
    [1] {" "}{ $reach }
   *[other] {" "}Limites en cases (dé + vitesse) : { $reach }.
}
blackbeard-orders-reach = { $alone ->
    [true] { $allowance ->
        [0] Le navire { DE($pirate) } ne peut pas bouger.
        [one] { $pirate } : { $allowance } case au plus (dé { $die }, vitesse { SIGNED($speed) }).
       *[other] { $pirate } : { $allowance } cases au plus (dé { $die }, vitesse { SIGNED($speed) }).
    }
   *[false] { $pirate } { $allowance }
}
    .separator = {", "}
blackbeard-orders = Tour { $turn } : { $captains ->
    [0] quels sont vos ordres ?
    [1] que fait votre pirate ?
   *[other] que font vos pirates ?
}
    .hint = { $captains ->
        [0] { $detained_count ->
            [0] {""}
           *[other] { $gives_up ->
                [true] Captif ou abandonné sur une île : { $detained }. Le pirate d’un autre joueur peut venir à son secours. Vous pouvez promettre une récompense pour cela, ou renoncer à ce secours : un nouveau pirate pourra lui succéder.
               *[false] Captif ou abandonné sur une île : { $detained }. Le pirate d’un autre joueur peut venir à son secours. Vous pouvez promettre une récompense pour cela.
            }
        }
       *[other] Ordres secrets : chaque pirate se déplace, puis fait une opération. Cales vides ? Chassez les marchands. Pleines ? Vendez dans un port.{ blackbeard-orders_reach }
    }
    .proposal-go_on = { blackbeard-plan_go_on }
    .proposal-hunt = { blackbeard-plan_hunt }{ blackbeard-plan_places }
    .proposal-home = { blackbeard-plan_home }
    .proposal-repair = { blackbeard-plan_repair }
    .proposal-retire = { blackbeard-plan_retire }
    .proposal-each = À chaque pirate un plan selon sa situation
    .proposal-stay = { $captains ->
        [0] Ne rien ordonner
       *[other] { $leaves ->
            [true] { $flees ->
                [true] Seulement s’éloigner du chasseur
               *[false] Seulement quitter le port
            }{ blackbeard-plan_to }
           *[false] Ne rien faire
        }
    }
    .summary = { $orders_count ->
        [0] Vous n’avez aucun pirate à qui donner des ordres ce tour-ci.
       *[other] { $orders }
    }{ $refuges_count ->
        [0] {""}
       *[other] {"\u000A"}{ $refuges }
    }{ $hunters ->
        [none] {""}
       *[other] {"\u000A"}{ $hunters }
    }{ $allies_count ->
        [0] {""}
       *[other] {"\u000A"}{ $allies }
    }{ $breaks_count ->
        [0] {""}
       *[other] {"\u000A"}{ $breaks }
    }{ $petitions_count ->
        [0] {""}
       *[other] {"\u000A"}{ $petitions }
    }{ $doubts_count ->
        [0] {""}
       *[other] {"\u000A"}{ $doubts }
    }{ $captives_count ->
        [0] {""}
       *[other] {"\u000A"}{ $captives }
    }{ $abandoned_count ->
        [0] {""}
       *[other] {"\u000A"}{ $abandoned }
    }{ $pledges_count ->
        [0] {""}
       *[other] {"\u000A"}{ $pledges }
    }{ $parley ->
        [true] {"\u000A"}Pourparlers : à la fin du tour, vous pourrez marchander avec les pirates d’autres joueurs dans la même case
       *[false] {""}
    }{ $spend_tokens ->
        [true] {"\u000A"}Des actions supplémentaires vous seront proposées ce tour-ci
       *[false] { $saved ->
            [0] {""}
           *[other] {"\u000A"}-# Vous ne demandez pas d’action supplémentaire ce tour-ci (jetons restants : { $saved })
        }
    }
    .sure = { $ends ->
        [true] En cas de succès, la partie se termine aussitôt pour tout le monde : c’est votre dernier pirate.
       *[false] En cas de succès, { $leavers } { $leavers_count ->
            [1] quitte
           *[other] quittent
        } le jeu pour de bon.{ $heirs ->
            [0] {""}
            [one] {" "}Un nouveau pirate prend la suite, le dernier de votre réserve.
           *[other] {" "}Vous continuez avec un nouveau pirate ; il vous en reste { $heirs }.
        }
    }
blackbeard-orders-orders = { $pirate } { $move ->
    [go] { $course ->
        [none] { $cost ->
            [0] va jusqu’{ blackbeard-order_goal }
            [one] parcourt { $cost } case jusqu’{ blackbeard-order_goal }
           *[other] parcourt { $cost } cases jusqu’{ blackbeard-order_goal }
        }
       *[other] met le cap sur { $course }{ $turns ->
            [-1] {""}
           *[other] {" "}({ $hexes } cases, environ { $turns } tours)
        } et { $end ->
            [enter_port] fait escale ce tour-ci à { $place }
            [enter_harbour] fait escale ce tour-ci à { $place }
           *[other] va ce tour-ci jusqu’à { $place }
        }{ blackbeard-order_late }
    }
    [pursue] poursuit { $target }{ $beyond ->
        [true] {" "}(hors d’atteinte, sauf s’il se rapproche)
       *[false] {""}
    }
    [transit] va jusqu’à { $place }
    [turn] vire sur place
   *[hold] { $leaves ->
        [true] quitte le port
       *[false] reste sur place
    }
}, { $end ->
    [anchor] à l’ancre près de la côte
    [enter_port] au port, à l’ancre
    [enter_harbour] au port, sans jeter l’ancre
   *[sea] en mer
}{" ; "}ensuite : { $operation_code ->
    [business] affaires
    [careen] { $floats ->
        [true] carène
       *[false] mettre en carène (réparer la coque : 1 point par tour au port, 1 tous les deux tours sur une côte)
    }
    [assault] attaquer le port (une défaite endommage le navire ou blesse le pirate, qui peut couler ou mourir)
    [nothing] { $course ->
        [none] { $operation }
       *[other] rien, il est encore en route
    }
    [refit] { $sections_count ->
        [0] { $operation }
       *[other] réparer : { $sections }
    }
   *[other] { $operation }
}{ $prey ->
    [0] {""}
    [one] {" "}(il y a un marchand)
   *[other] {" "}(il y a { $prey } marchands)
}{ $merchant ->
    [none] { $unseen ->
        [true] {" : "}un marchand non identifié
       *[false] {""}
    }
   *[other] {" : "}{ $merchant }
}{ $finds ->
    [0] { $meets ->
        [none] {""}
       *[other] {" "}({ blackbeard-order_odds })
    }
   *[other] {" "}(en trouver : { $finds } %, tempête : { $storms } %{ $warships ->
        [0] {""}
       *[other] , navire de guerre : { $warships } %
    }{ $meets ->
        [none] {""}
       *[other] {" "}; s’il en trouve : { blackbeard-order_odds }
    })
}{ $against_count ->
    [0] {""}
    [1] {" : "}{ $against }
   *[other] {", "}le premier présent : { $against }
}{ $strikes ->
    [-1] {""}
   *[other] {" "}(chances de gagner une manche : { $strikes } % ; le duel, s’il aborde : { $boards } %){"\u000A"}· Attention : une manche perdue de 5 points fait 5 dommages, à une partie du navire ou en blessures au pirate. Il peut y perdre son navire, ou mourir avec tout son argent et son trésor caché
}{ $frees ->
    [true] {", "}pour libérer une personne captive
   *[false] {""}
}{ $sells ->
    [true] {"\u000A"}· { $unsold ->
        [0] Vend toute la cargaison
       *[other] Vend ce qui trouve preneur
    }{ $priced ->
        [true] {" "}({ $sale ->
            [one] { $sale } doublon
           *[other] { $sale } doublons
        } aux prix actuels{ $unsold ->
            [0] {""}
            [one] {" ; "}1 marchandise sans acheteur, donc perdue : le port en a déjà
           *[other] {" ; "}{ $unsold } marchandises sans acheteur, donc perdues : le port en a déjà
        })
       *[false] , au prix du gouverneur : il est encore inconnu et peut chasser { $pirate }
    }
   *[false] {""}
}{ $ransoms ->
    [0] {""}
    [one] {"\u000A"}· Rend 1 otage contre rançon (de { $ransom_low } à { $ransom_high } doublons, selon un dé)
   *[other] {"\u000A"}· Rend { $ransoms } otages contre rançon (de { $ransom_low } à { $ransom_high } doublons chacun, selon un dé)
}{ $buys_letter ->
    [true] {"\u000A"}· Demande une lettre de marque
   *[false] {""}
}{ $bribes ->
    [true] {"\u000A"}· Propose un pot-de-vin
   *[false] {""}
}{ $item_count ->
    [0] {""}
   *[other] {"\u000A"}· Achète : { $item } ({ $price } doublons)
}{ $section ->
    [none] {""}
   *[other] {" : "}{ $section }{ $lasts ->
        [1] {""}
       *[other] , ce qui prend ce tour et le suivant
    } (ensuite, chaque tour, un 1 au dé la défait)
}{ $floats ->
    [true] {" : "}le navire est remis à flot
   *[false] {""}
}{ $retires ->
    [0] {""}
    [100] , succès assuré
   *[other] , { $retires } % de chances{"\u000A"}-# En cas d’échec, nouvel essai possible quand son trésor atteindra { $again } doublons
}{ $retires ->
    [0] {""}
   *[other] {"\u000A"}· Attention : { $retires ->
        [100] {""}
       *[other] s’il réussit,{" "}
    }{ $pirate } quitte le jeu pour de bon. { blackbeard-order_worth } ; sa cargaison ne compte pas{ $finale ->
        [true] . C’est votre dernier pirate : la partie se termine aussitôt
       *[false] { $heirs ->
            [0] {""}
           *[other] . Un nouveau pirate reprend son navire et sa cargaison (il vous en reste { $heirs })
        }
    }{ blackbeard-order_again }{ blackbeard-order_result }
}{ $betrays ->
    [true] {"\u000A"}· Attention : attaquer un allié rompt leur alliance
   *[false] {""}
}{ blackbeard-order_dangers }{ $nation ->
    [none] {""}
   *[other] {"\u000A"}· { blackbeard-order_flag }
}{ $surplus ->
    [0] {""}
   *[other] {"\u000A"}· Attention : sa cabine contient 5 000 doublons au plus, environ { $surplus } seront perdus
}{ $costs ->
    [true] {"\u000A"}· Attention : cette attaque lui coûterait son Refuge. { blackbeard-refuge_price }
   *[false] {""}
}{ $spares ->
    [0] {""}
   *[other] { $nation ->
        [none] {"\u000A"}-# Il laisse filer tout marchand de défense { $spares } ou plus (−1 notoriété et −1 popularité à chaque fois)
       *[other] { $shuns ->
            [true] {""}
           *[false] {"\u000A"}-# Il laisse filer tout marchand de défense { $spares } ou plus (−1 notoriété et −1 popularité à chaque fois)
        }
    }
}{ $debauch ->
    [true] {"\u000A"}· Attention : ensuite, l’équipage réclamera une débauche. { $drinks ->
        [no] Consignes : la refuser (−1 popularité)
        [ask] On vous demandera : l’accorder{ blackbeard-order_missed } ou la refuser (−1 popularité)
       *[yes] Consignes : l’accorder{ blackbeard-order_missed }
    }
   *[false] { $drinks ->
        [none] {""}
        [no] {"\u000A"}-# Si une prise donne droit à une débauche : la refuser (−1 popularité)
        [ask] {""}
       *[yes] {"\u000A"}-# Si une prise donne droit à une débauche : l’accorder{ blackbeard-order_missed }
    }
}{ $markers_count ->
    [0] {""}
   *[other] {"\u000A"}· À la mer : { $markers }
}{ $hides ->
    [true] {"\u000A"}· { $early ->
        [true] Avant de partir, il cache { $whole ->
            [true] tout son argent
           *[false] { blackbeard-doubloons }
        } à terre
       *[false] À la fin du tour, s’il est alors dans son Refuge, il cache { $whole ->
            [true] tout son argent, y compris la recette d’une vente
           *[false] { blackbeard-doubloons }
        }
    }
   *[false] {""}
}{ $fetches ->
    [true] {"\u000A"}· { $early ->
        [true] Avant de partir, il reprend de l’argent caché
       *[false] À la fin du tour, il reprend de l’argent caché : seulement s’il est dans le port où il se trouve
    }
   *[false] {""}
}{ $policies_count ->
    [0] {""}
   *[other] {"\u000A"}· Consignes de ce plan, pour ce tour seulement :{"\u000A"}{ $policies }
}
blackbeard-order_odds = { $meets ->
    [attacks] { $capture } % de chances de capture
   *[other] capture { $capture } %, échec { $misses } %, renoncement { $declines } %
}
blackbeard-order_dangers = { $unrest ->
    [true] {"\u000A"}· Attention : popularité { $popularity }. À 0, son équipage se mutine (un dé décide : sa popularité remonte à 6, ou il quitte le jeu), et un marchand épargné ou manqué de peu, des avaries au combat ou une débauche refusée coûtent chaque fois 1 point
   *[false] {""}
}{ $uneasy ->
    [true] {"\u000A"}· La popularité n’est plus que de { $popularity }, et à 0 son équipage se mutine (un dé décide : elle remonte à 6, ou il quitte le jeu). Un marchand épargné ou manqué de peu, des avaries au combat ou une débauche refusée coûtent chaque fois 1 point ; une débauche en rend un
   *[false] {""}
}{ blackbeard-order_rolled }{ $stranded ->
    [none] {""}
   *[other] {"\u000A"}· Attention : pas de retraite à { $stranded }, seulement dans son Refuge, un port pirate ou pro-pirate. Si quelqu’un prend sa retraite, seul compte l’argent des retraités ; sinon, c’est la notoriété
}{ $stuck ->
    [none] {""}
    [sails] {"\u000A"}· Son navire ne peut pas naviguer : toute sa voilure est endommagée. Il faut d’abord la réparer
   *[speed] {"\u000A"}· Son navire ne peut pas naviguer : sa vitesse est inférieure à −5. Il faut d’abord le réparer
}{ $vain ->
    [none] {""}
    [besieged] {"\u000A"}· Attention : le port est sous blocus, on n’y vend rien et on n’y libère aucun otage contre rançon, et aucun achat n’est ordonné. Changez son opération, ou ses achats si ce port vend quelque chose
    [sold] {"\u000A"}· Attention : il a déjà vendu dans ce port et n’y vendra de nouveau qu’à son retour ; aucun achat n’est ordonné. Changez son opération, ou ses achats si ce port vend quelque chose
    [kept] {"\u000A"}· Attention : il ne vend rien, et aucun achat n’est ordonné. Changez son opération, ses ventes, ou ses achats si ce port vend quelque chose
   *[empty] {"\u000A"}· Attention : il n’a rien à vendre, et aucun achat n’est ordonné. Changez son opération, ou ses achats si ce port vend quelque chose
}{ $outgunned ->
    [-1] {""}
   *[other] {"\u000A"}· Attention : un navire de guerre a de 7 à 12 en combat, le sien { $outgunned }. S’il le rattrape, il peut le couler, et tout son argent et son trésor caché sont alors perdus
}{ $chasers_count ->
    [0] {""}
   *[other] {"\u000A"}· À sa poursuite, à portée : { $chasers }
}{ $prowlers_count ->
    [0] {""}
   *[other] {"\u000A"}· Attention : à proximité, { $prowlers } ; un tel navire cherche à intercepter tout pirate adverse dans sa case, pas seulement sa cible
}
blackbeard-order_worth = Résultat de ce pirate : { $worth } { $worth ->
    [one] doublon
   *[other] doublons
}{ $hidden ->
    [0] {""}
   *[other] {" "}(cabine { $cabin } + trésor caché { $hidden })
}
blackbeard-order_rolled = { $before ->
    [0] {""}
   *[other] {"\u000A"}· Relancé : le dé de mouvement montrait { $before } et montre maintenant { $rolled }, ce qui permet { $allowance } { $allowance ->
        [one] case
       *[other] cases
    }{ $operation_code ->
        [search] , toutes à parcourir pour chercher des marchands
       *[other] { $short ->
            [true] . Ce déplacement est plus court : il ne peut donc pas chercher de marchands, car il devrait parcourir toutes ces cases
           *[false] {""}
        }
    }. Astuce restante : { $left }
}
blackbeard-order_again = { $rerolls ->
    [true] { $barred ->
        [true] {"\u000A"}· En cas d’échec, il ne peut relancer que si le pirate d’un autre joueur a usé d’astuce après lui
       *[false] {"\u000A"}· En cas d’échec, il relance par astuce : { $either } % de chances en tout
    }
   *[false] {""}
}
blackbeard-known_sum = { $known ->
    [one] { $known } doublon
   *[other] { $known } doublons
}
blackbeard-order_result = { $best ->
    [0] {""}
   *[other] {"\u000A"}· { $betters ->
        [true] C’est mieux que
       *[false] Ce n’est pas mieux que
    } votre meilleur résultat, { $best } (seul compte votre pirate retraité le plus riche)
}{ $behind ->
    [true] {"\u000A"}· Attention : un adversaire a pris sa retraite avec au moins { blackbeard-known_sum }, plus que ce résultat
   *[false] {"\u000A"}-# { $rivals ->
        [0] Aucun adversaire n’a de pirate à la retraite
        [one] { $rivals } adversaire a déjà un pirate à la retraite ({ $known ->
            [0] somme non révélée
           *[other] avec au moins { blackbeard-known_sum }
        })
       *[other] { $rivals } adversaires ont déjà un pirate à la retraite ({ $known ->
            [0] sommes non révélées
           *[other] le plus riche avec au moins { blackbeard-known_sum }
        })
    }
}
blackbeard-order_goal = { $waters ->
    [true] au large { DE($place) }
   *[false] à { $place }
}
blackbeard-order_flag = { $shuns ->
    [true] Il laisse filer tout marchand sous pavillon { $nation } (l’attaquer lui coûterait son Refuge){ $spares ->
        [0] {""}
       *[other] {" "}ou de défense { $spares } ou plus
    } : −1 notoriété et −1 popularité à chaque fois
   *[false] Attention : attaquer le pavillon { $nation } lui coûterait son Refuge. { blackbeard-refuge_price }
}
blackbeard-order_missed = { $last ->
    [true] { $tokens ->
        [0] {""}
       *[other] {" "}(sans action supplémentaire ensuite)
    }
   *[false] {" "}(il passe { $final ->
        [true] le dernier tour
       *[false] son tour suivant
    }{ $tokens ->
        [0] {""}
       *[other] {" "}et n’a plus d’action supplémentaire ce tour-ci
    })
}
blackbeard-order_late = { $last ->
    [true] {" "}(c’est le dernier tour : il n’arrive pas)
   *[false] {""}
}
blackbeard-order_bluff = { $bluff ->
    [true] {"\u000A"}· Attention : bluff, car sa vitesse est { $speed }. Si quelqu’un la conteste et qu’il est allé trop loin, vous le perdez
   *[false] {""}
}
blackbeard-refuge_price = Il ne pourrait plus rien y vendre ni y cacher ; il pourrait y reprendre l’argent caché, qui compterait toujours à sa retraite
blackbeard-orders-orders-policies = -# { $policy } : { blackbeard-policy.option }{ $sections_count ->
    [0] {""}
   *[other] , { $sections }
}{ $triggers_count ->
    [0] {""}
    [1] {" "}({ $triggers })
    [2] {" "}({ $triggers })
    [3] {" "}({ $triggers })
   *[other] {" "}({ $triggers_count } sortes de jets)
}
    .separator = {"\u000A"}
blackbeard-orders-refuges = { $captain ->
    [none] {""}
   *[other] { $retired ->
        [true] { $captain } a pris sa retraite.
       *[false] Vous avez perdu { $captain }.
    }{" "}
}{ $port ->
    [none] { $pirate }{ $new ->
        [true] , votre prochain capitaine (il agit dès le prochain tour),
       *[false] {""}
    } reste sans Refuge
   *[other] { $sole ->
        [true] Refuge pour { $pirate }
       *[none] Vous choisissez un Refuge pour { $pirate }
    }{ $new ->
        [true] , votre prochain capitaine (il agit dès le prochain tour)
       *[false] {""}
    } : { $port }{ $sole ->
        [true] { $contested ->
            [true] {" "}(le seul port possible, mais il faut aussi un Refuge à un autre joueur)
           *[none] {" "}(le seul port possible)
        }
       *[none] {" "}(si un autre joueur le choisit aussi, les dés décident)
    }
}{ $place ->
    [none] {""}
   *[other] {" ; "}il entre en jeu à { $place }
}
blackbeard-orders-allies = { $pirate } propose une alliance à { $target }
blackbeard-orders-breaks = { $pirate } rompt l’alliance avec { $target }
blackbeard-orders-petitions = { $pirate } adresse une pétition à la Couronne contre { $target } : { $odds } % de chances d’obtenir un corsaire du Roi, que vous dirigez, pour le poursuivre
blackbeard-orders-doubts = Si { $hunter } parcourt { $hexes } cases ou plus, vous contestez sa vitesse
blackbeard-orders-captives = { $fate ->
    [release] Vous relâchez un captif : { $target }
   *[on] Vous faites torturer un captif : { $target }
}
blackbeard-orders-abandoned = Vous abandonnez { $pirate } à son sort : sa carrière est finie
blackbeard-orders-pledges = { $pirate } promet { $pledge } { $pledge ->
    [one] doublon
   *[other] doublons
} à qui le libère
blackbeard-who_spends = { $captain ->
    [none] Dépenser un jeton :{" "}
   *[other] Dépenser un jeton, { $captain } :{" "}
}
blackbeard-extra_action = Tour { $turn } : { $spenders_count ->
    [1] votre pirate agit-il encore ?
   *[other] l’un de vos pirates agit-il encore ?
}
    .hint = Un jeton donne à un pirate une action supplémentaire : un déplacement et une opération de plus ce tour-ci. { $last ->
        [true] La partie se termine avec ce tour : un jeton gardé ne servira plus.
       *[false] Il en a peu pour toute sa carrière et n’en reçoit jamais d’autres.
    }{"\u000A"}{ $spenders }
    .proposal-go_on = { blackbeard-who_spends }{ $does ->
        [business] vendre à { $port }
        [attack_merchant] attaquer un marchand{ blackbeard-plan_at }
       *[other] { $port ->
            [none] { $lane ->
                [none] continuer sa route
               *[other] continuer vers { $place }{ blackbeard-plan_lane }
            }
           *[other] { $arrives ->
                [true] entrer à { $port } sans rien y faire
               *[false] continuer sa route vers { $port }
            }
        }
    }
    .proposal-hunt = { blackbeard-who_spends }{ $does ->
        [attack_merchant] attaquer un marchand{ blackbeard-plan_at }
        [search] chercher un marchand{ blackbeard-plan_at }
       *[other] chasser les marchands
    }
    .proposal-home = { blackbeard-who_spends }{ $port ->
        [none] vendre dans un port
       *[other] { $does ->
            [business] vendre à { $port }
           *[other] faire route vers { $port } pour vendre
        }
    }
    .proposal-repair = { blackbeard-who_spends }{ $port ->
        [none] réparer le navire
       *[other] { $does ->
            [none] faire route vers { $port } pour réparer
           *[other] réparer à { $port }
        }
    }
    .proposal-retire = { blackbeard-who_spends }{ $port ->
        [none] prendre sa retraite
       *[other] { $does ->
            [retire] prendre sa retraite à { $port }
           *[other] faire route vers { $port } pour prendre sa retraite
        }
    }
    .proposal-stay = Garder les jetons
    .summary = { $orders_count ->
        [0] Choix actuel : garder les jetons.
       *[other] { $orders }
    }
    .sure = { $ends ->
        [true] En cas de succès, la partie se termine aussitôt pour tout le monde : c’est votre dernier pirate.
       *[false] En cas de succès, { $leavers } { $leavers_count ->
            [1] quitte
           *[other] quittent
        } le jeu pour de bon.{ $heirs ->
            [0] {""}
            [one] {" "}Un nouveau pirate prend la suite, le dernier de votre réserve.
           *[other] {" "}Vous continuez avec un nouveau pirate ; il vous en reste { $heirs }.
        }
    }
blackbeard-extra_action-spenders = { $pirate }, à { $place } : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}. Dernier ordre : { $operation }.
blackbeard-extra_action-orders = Avec un jeton : { blackbeard-orders-orders }{ $idle ->
    [true] {"\u000A"}· Attention : il reste sur place et ne fait rien, donc le jeton ne servirait à rien. Changez son opération ou son déplacement
   *[false] {""}
}
blackbeard-extra_action-orders-policies = { blackbeard-orders-orders-policies }
    .separator = {"\u000A"}
blackbeard-spend_token = { $pirate } : dépenser un jeton pour agir encore ?
    .hint = Jetons restants : { $tokens }. Son dé de mouvement pour cette action montre { $die }.
    .step = { $pirate } : agir encore
    .group = Choisir…
    .no = Non, le garder
    .yes = Oui, dépenser un jeton
blackbeard-reroll_die = { $pirate } : le dé de mouvement montre { $die }, ce qui permet { $allowance ->
    [one] { $allowance } case
   *[other] { $allowance } cases
}. Le relancer ?
    .hint = Cela coûte 1 point d’astuce (il en a { $cunning }), et le nouveau résultat compte, même s’il est moins bon. Ensuite, il ne pourra en user de nouveau que quand le pirate d’un autre joueur en aura usé. Votre réponse est définitive.
    .step = { $pirate } : dé de mouvement
    .change = { $pirate } : relancer le dé de mouvement (coûte 1 point d’astuce ; il en a { $cunning })
    .group = Choisir…
    .no = Garder ce résultat
    .yes = Relancer (1 point d’astuce)
blackbeard-boosts = { $pirate } : quelque chose de particulier pour sa route ?
    .hint = { $spent_count ->
        [0] {""}
       *[other] La grande voile et le sextant ne servent qu’une fois.{" "}
    }Sans consigne, il contourne les chasseurs. La plupart du temps, ne choisissez rien.
    .step = { $pirate } : sa route
    .group = Choisir…
    .mainsail = Déployer la grande voile : 2 cases de plus ce tour-ci
    .sextant = Utiliser le sextant : jusqu’à 6 cases de plus, s’il finit dans un port
    .direct = Prendre le plus court chemin, même devant des chasseurs
blackbeard-heading = { $sector ->
    [NE] NE
    [SE] SE
    [S] S
    [SW] SO
    [NW] NO
   *[N] N
}
blackbeard-move = { $pirate }, à { $place } : où va-t-il ?{ $mode ->
    [zone] {""}
   *[other] { $allowance ->
        [0] {" "}Son navire ne peut pas bouger pour l’instant.
        [one] {" "}{ $allowance } case au plus.
       *[other] {" "}{ $allowance } cases au plus.
    }
}{ $before ->
    [0] {""}
   *[other] {" "}(Relancé : { $die }, au premier jet { $before }.)
}
    .hint = { $mode ->
        [zone] Chaque pas d’une zone à l’autre, ou vers la mer, prend un tour entier.
       *[other] { $allowance ->
            [0] Un navire qui a perdu toutes ses voiles, ou dont la vitesse est inférieure à −5, ne bouge plus avant d’être réparé.
           *[other] La limite est son dé de mouvement ({ $die }) plus la vitesse du navire. Un port ou une voie plus loin prend plusieurs tours : aux tours suivants, choisissez de continuer. Une recherche de marchands demande toute la limite (« recherche possible »).
        }
    }
    .step = { $pirate } : déplacement
    .group = { $head ->
        [none] Choisir où aller…
        [port] Ports
        [lane] Voies maritimes, où apparaissent les marchands
        [pursue] Poursuivre un pirate ou un chasseur
        [transit] Zone de transit
        [N] Vers le nord
        [NE] Vers le nord-est
        [SE] Vers le sud-est
        [S] Vers le sud
        [SW] Vers le sud-ouest
        [NW] Vers le nord-ouest
        [near] Près : 3 cases au plus
        [far] À plus de 3 cases
       *[other] { $head }
    }
    .next-port = Quel port ?
    .next-lane = Quelle voie ?
    .next-pursue = Lequel ?
    .hold = Rester ici{ blackbeard-wreck_here }{ blackbeard-prey }
    .turn = Virer sur place : le gouvernail endommagé ne permet aucun pas
    .transit = { $zone ->
        [true] Entrer dans { $place }
       *[false] Quitter la zone vers { $place }
    }
    .port = { $port } : { blackbeard-way } · { blackbeard-port_status }{ $sale ->
        [0] { $besieged ->
            [true] {" "}· blocus : aucune vente
           *[false] {""}
        }
       *[other] {" "}· vente : { $sale } doublons
    }
    .lane = Voie maritime { $lane } ({ $at }) : { blackbeard-way }{ blackbeard-wreck_here }{ $sails ->
        [0] { $holder ->
            [none] {" "}· aucun marchand à attaquer
           *[other] { blackbeard-prey }
        }
       *[other] { blackbeard-prey }
    }
    .pursue = Poursuivre { $target }, à { $place } : { blackbeard-way }
    .option = { CAPITAL($at) } · { $cost ->
        [one] { $cost } case
       *[other] { $cost } cases
    } { blackbeard-heading } · { $terrain ->
        [deep] pleine mer
       *[coast] côte
    }{ blackbeard-more }{ blackbeard-wreck_here }{ $search ->
        [true] {" "}· recherche possible
       *[false] {""}
    }{ $danger ->
        [true] {" "}· chasseur !
       *[false] {""}
    }{ blackbeard-prey }
blackbeard-wares = { $buys ->
    [true] {" "}· lettre de marque
   *[false] {""}
}{ $bribes ->
    [true] {" "}· pot-de-vin
   *[false] {""}
}{ $shops ->
    [true] {" "}· équipement
   *[false] {""}
}
blackbeard-operation = { $chase ->
    [none] { $pirate }, à { $place } : qu’y fait-il ?
   *[other] Pour l’instant, { $pirate } ne peut atteindre { $chase }. Que fait-il s’il le rattrape, à { $place } ?
}{ $holder ->
    [none] {""}
   *[other] {" "}Seul { $holder } peut y attaquer le marchand, tant qu’il reste là.
}
    .hint = Une opération par tour. Attaquer un marchand ou un port le rend ennemi de cette nation : ses ports lui deviennent hostiles, et un Refuge parmi eux est perdu. { $retires ->
        [none] Si l’opération est devenue impossible entre-temps, il ne se passe rien.
        [port] Retraite : il lui faut son Refuge, un port pirate ou pro-pirate{ $needs ->
            [0] {""}
           *[other] , dès { $needs } doublons (il en a { $worth })
        }.
        [again] Pour retenter sa retraite, il lui faut { $needs } doublons (il en a { $worth }).
       *[shut] Pas de retraite ici : le port lui est fermé en ce moment.
    }
    .step = { $pirate } : opération
    .group = Choisir quoi faire…
    .nothing = Rien
    .search = Chercher des marchands : { $merchants } % d’en trouver ; risques : tempête { $storm } %{ $warship ->
        [0] {""}
       *[other] , navire de guerre { $warship } %
    }
    .attack_merchant = Attaquer un marchand : { $sails ->
        [1] 1 ici, { $odds } % de chances de capture s’il l’attaque
       *[other] { $sails } ici, jusqu’à { $odds } % de chances de capture
    }
    .attack_pirate = Attaquer un pirate { $targets_count ->
        [1] (1 ici), chances de gagner une manche : { $odds } % ; le duel, s’il aborde : { $wins } %
       *[other] ({ $targets_count } ici), gagner une manche : { $odds } % au mieux ; le duel, s’il aborde : { $wins } %
    }
    .attack_hunter = Attaquer { $hunters_count ->
        [1] { $hunter } : { $known ->
            [true] { $won } % de chances de gagner une manche, { $lost } % de la perdre
           *[false] sa force est secrète
        }
       *[other] un des { $hunters_count } chasseurs ici
    }
    .rescue = Recueillir un pirate abandonné sur l’île
    .petition = Demander à la Couronne d’envoyer un corsaire du Roi contre un rival
    .infiltrate = De nuit : { $what ->
        [prisoner] tirer { $target } de prison
        [gang] prendre le trésor dérobé
       *[beloved] libérer la femme arrêtée
    }, { $port } ; duel : attaque { $attack }, défense { $defence }, endurance { $endurance }
    .dive = Plonger pour le trésor de l’épave : trouvé si un dé montre 1
    .business = Commercer : { $status ->
        [unknown] vente, rançons, achats, si le gouverneur encore inconnu le permet
       *[other] { $sale ->
            [0] { $hostages ->
                [0] { $besieged ->
                    [true] blocus, aucune vente
                   *[false] aucune vente
                }
                [one] rançon pour { $hostages } otage
               *[other] rançon pour { $hostages } otages
            }{ blackbeard-wares }{ $celebrates ->
                [true] {" "}· débauche
               *[false] {""}
            }
           *[other] vendre ({ $sale } doublons){ $hostages ->
                [0] {""}
                [one] , rançon pour { $hostages } otage
               *[other] , rançon pour { $hostages } otages
            }{ $stocked ->
                [true] , achats
               *[false] {""}
            }
        }
    }{ $compulsory ->
        [true] {" "}· débauche réclamée ensuite
       *[false] {""}
    }
    .purchases = Acheter sans vendre (la cargaison reste à bord){ blackbeard-wares }
    .assault = Attaquer { $port } : { $odds } % de réussite (garnison { $garrison }), butin de { $loot } doublons
    .sack = Mettre { $port } à sac : { $odds } % de chances de détruire le port pour toujours, notoriété +{ $fame }{ $die ->
        [true] {" "}et un dé
       *[false] {""}
    }
    .refit = Réparer voilure, gouvernail, canons et équipage, mais pas la coque : { $status ->
        [unknown] selon le gouverneur inconnu
       *[other] { $points ->
            [0] tous les dommages
           *[other] { $points } sur { $damage } points de dommage
        }
    }
    .careen = { $careened ->
        [true] Rester échoué pour réparer la coque, ou remettre le navire à flot
       *[false] Mettre en carène (réparer la coque) : intacte dans { $turns ->
            [one] { $turns } tour
           *[other] { $turns } tours
        } environ
    }
    .jury = Réparation de fortune en mer : un point de dommage (voilure, coque, gouvernail)
    .heal = Se soigner au port : blessures et scorbut guérissent à la fin du tour
    .retire = Prendre sa retraite avec { $worth } { $worth ->
        [one] doublon
       *[other] doublons
    } : { $odds ->
        [0] impossible, pas assez d’argent
       *[other] { $odds } % de réussite
    }
blackbeard-move_end = { $pirate } : comment finit-il son déplacement à { $place } ?
    .hint = { $port ->
        [none] Il faut être ancré pour mettre le navire en carène, et en mer pour chercher des marchands.
       *[other] Pour commercer, réparer, guérir ou attaquer le port, il doit être ancré à l’intérieur ({ $port }). Si le gouverneur se révèle anti-pirate, le pirate est chassé du port.
    }
    .step = { $pirate } : fin du déplacement
    .group = Choisir…
    .sea = Rester en mer
    .anchor = Jeter l’ancre près de la côte
    .enter_port = Entrer au port et jeter l’ancre
    .enter_harbour = Entrer au port sans jeter l’ancre
blackbeard-merchant_target = { $pirate }, à { $place } : quel marchand attaque-t-il ?
    .hint = La défense d’un marchand non identifié va de 2 à 8 ; vous la voyez avant d’attaquer, mais y renoncer coûte 1 point de notoriété et 1 point de popularité.{ $sure ->
        [true] {" "}Un marchand identifié est attaqué, si fort soit-il.
       *[false] {""}
    }
    .step = { $pirate } : cible
    .group = Choisir un marchand…
    .random = { $sails ->
        [1] Celui qui n’est pas identifié
       *[other] L’un des { $sails } non identifiés, au hasard
    } : { $odds } % de chances de capture en moyenne, s’il l’attaque
    .option = { $number ->
        [0] {""}
       *[other] { $number }.{" "}
    }{ $merchant } : { $odds } % de chances de capture
blackbeard-search_target = { $pirate }, à { $place } : s’il trouve des marchands, lequel attaque-t-il ?
    .hint = Il voit un marchand non identifié avant de l’attaquer, mais y renoncer alors coûte 1 point de notoriété et 1 point de popularité. Les laisser tous tranquilles ne coûte rien.{ $sure ->
        [true] {" "}Un marchand identifié est attaqué, si fort soit-il.
       *[false] {""}
    }
    .step = { $pirate } : marchands trouvés
    .group = Choisir un marchand…
    .random = Un marchand non identifié, au hasard : { $odds } % de chances de capture en moyenne, s’il l’attaque
    .option = { $number ->
        [0] {""}
       *[other] { $number }.{" "}
    }{ $merchant } : { $odds } % de chances de capture
    .leave = Aucun : il ne fait que chercher
blackbeard-business_sell = { $pirate }, à { $port } : vend-il toute sa cargaison ?
    .hint = { $status ->
        [unknown] Le prix n’est pas connu avant d’entrer : il dépend du gouverneur.
       *[other] Pour l’instant : or { $gold } + marchandises { $sold } × { $price }{ $more ->
            [0] {""}
           *[other] {" "}+ prime { $more }
        }{ $percentage ->
            [0] {""}
           *[other] , ce port { SIGNED($percentage) } %
        } = { $sale } doublons. { $unsold ->
            [0] Le port prend tout.
            [1] Une autre marchandise serait perdue : le port en a déjà de cette sorte.
           *[other] { $unsold } autres marchandises seraient perdues : le port en a déjà de ces sortes.
        }
    } Chaque millier entier donne aussi 1 point de notoriété et 1 point de popularité.
    .step = { $pirate } : vente
    .group = Choisir…
    .yes = Tout vendre
    .no = Ne pas vendre
blackbeard-business_ransom = { $pirate }, à { $port } : libère-t-il { $hostages ->
    [1] son otage
   *[other] ses { $hostages } otages
} contre rançon ?
    .hint = Un dé fois 100 doublons par otage, un peu plus ou un peu moins selon le port. Tous partent ensemble.
    .step = { $pirate } : rançon
    .group = Choisir…
    .yes = Oui, contre rançon
    .no = Non, pas maintenant
blackbeard-business_letter = { $pirate }, à { $port } : combien paie-t-il au plus la lettre de marque (pavillon { $nation }) ?
    .hint = Avec elle, les ports de cette nation lui sont plus favorables : un port anti-pirate devient neutre, un port neutre devient pro-pirate. Elle est perdue dès qu’il attaque cette nation. Le prix est d’abord tiré au dé. Doublons dans sa cabine pour l’instant : { $cabin } ; une vente passe avant.
    .step = { $pirate } : lettre de marque
    .group = Choisir une limite…
    .no = Il n’achète pas de lettre
    .ask = Me demander quand le prix est connu
    .option = Jusqu’à { $limit } doublons : { $odds } % de chances que cela suffise
blackbeard-business_bribe = { $pirate }, à { $port } : offre-t-il un pot-de-vin pour y transférer son Refuge ? Combien au plus ?
    .hint = { $empty ->
        [true] Le prix est un dé fois 100. Il n’y a pas encore de gouverneur : on en tire un après le paiement. Deux sur trois sont pro-pirates, et le Refuge est alors transféré ; un gouverneur anti-pirate garde l’argent et chasse le pirate.
       *[false] Le prix est un dé fois 100. Une fois payé, le transfert du Refuge est certain.
    } Doublons dans sa cabine pour l’instant : { $cabin } ; une vente passe avant.
    .step = { $pirate } : pot-de-vin
    .group = Choisir une limite…
    .no = Il ne propose pas de pot-de-vin
    .ask = Me demander quand le prix est connu
    .option = Jusqu’à { $limit } doublons : { $odds } % de chances que cela suffise
blackbeard-business_shop = { $pirate }, à { $port } : qu’achète-t-il ?
    .hint = Payé avec le trésor de cabine. Doublons pour l’instant : { $cabin } ; une vente passe avant. Un équipement prend une place dans une cale. Une case blanche encaisse un point de dommage à la place de sa section, puis disparaît.
    .step = { $pirate } : achats
    .group = Choisir que prendre…
    .picked = { $item } · { $price } doublons
    .option = { $item } : { $item_about }
blackbeard-sack_goods = { $pirate } : quelles marchandises prend-il à { $port } ?
    .hint = Seulement si la mise à sac réussit. Un marqueur de chaque sorte doit rester au port ; places libres à bord : { $room }.
    .step = { $pirate } : marchandises à prendre
    .group = Choisir des marchandises…
    .option = { blackbeard-marker_copy }
blackbeard-refit_first = { $pirate } : que réparer d’abord ?
    .hint = { $status ->
        [unknown] L’ampleur des réparations dépend du gouverneur. La voilure importe le plus : chaque point de dommage y coûte 3 points de vitesse.
       *[other] { $points ->
            [0] Ce port répare tout, l’ordre n’a donc pas d’importance.
           *[other] Ce port répare { $points } des { $damage } points de dommage. La voilure importe le plus : chaque point de dommage y coûte 3 points de vitesse.
        }
    }
    .step = { $pirate } : première réparation
    .group = Choisir une section…
    .option = { $section } : { $damage ->
        [one] { $damage } point de dommage
       *[other] { $damage } points de dommage
    }
blackbeard-refit_second = { $pirate } : où va le second point ?
    .hint = Ce port répare { $points } des { $damage } points de dommage. Vous avez déjà choisi où va le premier.
    .step = { $pirate } : seconde réparation
    .group = Choisir une section…
    .option = { $section } : { $damage ->
        [one] { $damage } point de dommage
       *[other] { $damage } points de dommage
    }
blackbeard-careening = Le navire est en carène ({ $pirate }). Le travail sur la coque continue-t-il ?
    .hint = { $damage ->
        [0] La coque est intacte.
       *[other] Points de dommage à la coque : { $damage }, soit environ { $turns ->
            [one] { $turns } tour
           *[other] { $turns } tours
        } de travail. Au port, on répare un point par tour ; sur une côte, un tous les deux tours.
    } Un navire échoué ne peut pas naviguer.
    .step = { $pirate } : carène
    .group = Choisir…
    .go_on = Continuer le travail
    .end = Remettre le navire à flot
blackbeard-retire_cunning = { $pirate } : relance-t-il par astuce si sa tentative de retraite échoue ?
    .hint = Cela coûte 1 point d’astuce ; il lui en reste { $cunning }. Le second résultat compte.
    .step = { $pirate } : astuce pour la retraite
    .group = Choisir…
    .yes = Oui, relancer en cas d’échec
    .policy = Selon ses consignes pour l’astuce
blackbeard-jury_section = { $pirate } : quelle section reçoit la réparation de fortune ?
    .hint = { $turns ->
        [1] Elle est terminée ce tour-ci.
       *[other] Avec un équipage incomplet, elle prend deux tours de suite.
    } Un point de dommage est réparé jusqu’à ce qu’un 1 sorte pour lui à la fin d’un tour.
    .step = { $pirate } : réparation de fortune
    .group = Choisir une section…
    .option = { $section }
blackbeard-extras = { $pirate } : autre chose ce tour-ci ?
    .hint = Argent, cargaison et consignes. Ce qui est déjà choisi fait partie de ses ordres : l’effacer l’annule.{ $nation ->
        [none] {""}
       *[other] {" "}Sans consigne pour ce tour, il peut attaquer le pavillon { $nation }, ce qui lui coûterait son Refuge.
    }
    .step = { $pirate } : argent et divers
    .group = Choisir…
    .treasure = Déplacer de l’argent entre sa cabine et son trésor caché
    .treasure_first = Le faire avant de partir, et non à la fin du tour
    .jettison = Jeter quelque chose par-dessus bord
    .stow = Ranger les cales autrement
    .pardon = User du pardon royal : il n’est plus l’ennemi de cette nation
    .chest = Prendre à bord le coffre de papiers secrets, là où il attend
    .policies = Changer ses consignes, pour ce tour seulement
blackbeard-treasure_way = { $pirate } : dans quel sens va l’argent ?
    .hint = Doublons dans sa cabine : { $cabin } ; cachés à terre : { $treasure }. La cabine contient 5 000 au plus. Vaincu ou arrêté, il perd l’argent de la cabine mais garde celui qu’il a caché ; s’il meurt, il perd tout. { $early ->
        [true] L’argent est déplacé avant le départ.
       *[false] L’argent est déplacé à la fin du tour, après une vente ; rien ne bouge s’il n’est pas alors dans ce port.
    }
    .step = { $pirate } : trésor
    .group = Choisir…
    .deposit_all = Cacher tout le trésor de cabine dans le Refuge{ $empty ->
        [true] {" "}(sa cabine est vide pour l’instant)
       *[none] {""}
    }
    .withdraw_all = Reprendre dans la cabine tout ce qui est caché{ $empty ->
        [true] {" "}(rien n’est caché pour l’instant)
       *[none] {""}
    }
    .deposit = En cacher une partie{ $empty ->
        [true] {" "}(sa cabine est vide : pour cacher l’argent d’une vente, cachez tout)
       *[none] {""}
    }
    .withdraw = En reprendre une partie{ $empty ->
        [true] {" "}(impossible : rien n’est caché pour l’instant)
       *[none] {""}
    }
blackbeard-treasure_amount = { $pirate } : combien de doublons { $way ->
    [deposit] cache-t-il
   *[withdraw] reprend-il
} ?
    .step = { $pirate } : montant
blackbeard-jettison = { $pirate } : que jette-t-il par-dessus bord ?
    .hint = C’est jeté au début du tour et perdu pour de bon.
    .step = { $pirate } : par-dessus bord
    .group = Choisir…
    .option = { blackbeard-marker_copy }
blackbeard-stow = { $pirate } : que mettre dans la cale { $hold } ?
    .hint = Des armes près d’alcool peuvent exploser, de l’or près de drogues peut être volé, et les êtres vivants veulent la cale du haut pour eux seuls. La dernière cale reçoit le reste.
    .step = { $pirate } : cale { $hold }
    .group = Choisir…
    .option = { blackbeard-marker_copy }, à présent dans la cale { $hold }
blackbeard-override = { $pirate } : quelles consignes changent pour ce tour ?
    .hint = Elles ne valent que pour ce pirate et pour ce tour. Ensuite, vos consignes habituelles reprennent.
    .step = { $pirate } : consignes
    .group = Choisir…
    .option = { $policy }
blackbeard-seat_extras = Des pourparlers ou des actions supplémentaires ?
    .hint = { $allied ->
        [true] Des pourparlers permettent, à la fin de ce tour, de marchander avec un pirate d’un autre joueur dans la même case, et de proposer un contrat à n’importe quel pirate.
       *[false] Des pourparlers permettent de marchander à la fin de ce tour avec un pirate d’un autre joueur dans la même case.
    } Un jeton achète une action supplémentaire : encore un déplacement et une opération dans ce tour. Vous ne pouvez la choisir plus tard dans le tour que si vous le dites ici ou dans vos consignes permanentes. Ne choisissez rien si vous ne voulez rien de tout cela.
    .step = marchandage (pourparlers) et actions supplémentaires
    .group = Choisir…
    .parley = { $allied ->
        [true] Pourparlers : marchander avec un pirate adverse dans la même case, ou proposer un contrat
       *[false] Ouvrir des pourparlers : marchander avec un pirate adverse dans la même case
    }
    .spend_tokens = Décider plus tard, ce tour-ci, d’une action supplémentaire
blackbeard-start_hex = Où { $pirate } entre-t-il en jeu ?
    .hint = Dans son Refuge, ou dans n’importe quelle case de mer sans navire.
    .step = { $pirate } : départ
    .group = { $head ->
        [none] Choisir un lieu…
        [NA] Atlantique Nord
        [CAR] Caraïbes
        [GC] Côte Dorée
        [IO] Océan Indien
       *[other] Colonne { $head }
    }
    .refuge = Dans son Refuge, ancré
    .option = { CAPITAL($at) } · { $terrain ->
        [deep] pleine mer
       *[coast] côte
    }{ blackbeard-more }

## Ce qui survient en route

blackbeard-chased_to = { $port ->
    [none] { $pirate } a échoué et se fait chasser. Où fuit-il ?
   *[other] { $pirate } est chassé du port ({ $port }). Où fuit-il ?
}
    .hint = { $port ->
        [none] Il peut revenir un autre tour.
       *[other] Il ne peut pas y revenir avant d’être allé dans un autre port.
    }
    .group = { $head ->
        [none] Choisir une case…
       *[other] Case { $head }
    }
    .option = { CAPITAL($place) }{ $facing ->
        [none] {""}
        [1] , cap au nord
        [2] , cap au nord-est
        [3] , cap au sud-est
        [4] , cap au sud
        [5] , cap au sud-ouest
       *[6] , cap au nord-ouest
    }
blackbeard-attack_merchant = { $pirate } a trouvé { $merchant }. Attaque-t-il ?
    .hint = Combat { $combat } et deux dés contre défense { $defence } et deux dés : { $odds } % de chances de capture. Si le marchand s’échappe, cela coûte 1 point de notoriété (et 1 de popularité si l’écart est de 1 ou 2) ; ne pas l’attaquer coûte 1 point de chaque.{ $costs ->
        [true] {" "}Attention : l’attaque lui coûte son Refuge, car ce port est du même pavillon.
       *[false] { $marks ->
            [true] {" "}L’attaque fait aussi du pirate l’ennemi du pavillon de ce marchand : les ports de ce pavillon lui deviennent hostiles.
           *[false] {""}
        }
    }
    .group = Choisir…
    .attack = Attaquer{ $costs ->
        [true] {" "}et perdre le Refuge
       *[false] {""}
    }
    .decline = Le laisser partir
blackbeard-invest_arms = { $pirate } attaque { $port ->
    [none] { $merchant }
   *[other] { $port }
} : combien de marqueurs d’armes dépense-t-il ?
    .hint = Chacun ajoute un dé.{"\u000A"}{ $odds }
blackbeard-invest_arms-odds = { $arms } : { $chance } % de réussite
blackbeard-stow_cargo = { $pirate } : que prend-il à bord ?
    .hint = { $aboard ->
        [true] La place manque. Choisissez ce qu’il garde, { $room } au plus. Le reste de sa cargaison passe par-dessus bord ; le reste du butin est perdu.
       *[false] { $fits ->
            [true] Il y a de la place pour tout
           *[false] Places libres : { $room }
        }. Ce qu’il laisse est perdu.
    }
    .group = Choisir…
    .option = { blackbeard-marker_copy }{ $aboard ->
        [true] {" "}(à bord)
       *[other] {""}
    }
blackbeard-torture_hostage = { $pirate } a pris { blackbeard-home_of }. Le torture-t-il ?
    .hint = Un dé contre sa cruauté : l’otage parle et meurt ({ $dies } %), parle et survit ({ $talks } %) ou se tait ({ $silent } %). Ce qu’il dit ajoute un dé aux attaques contre ce port ou ce pirate. Son équipage apprécie : popularité +1. Un otage mort ne rapporte pas de rançon.
    .group = Choisir…
    .no = Ne pas torturer l’otage
    .yes = Torturer l’otage
blackbeard-take_ship = { $pirate } peut utiliser le navire capturé ({ $ship }). Qu’en fait-il ?
    .hint = Le sien ({ $own }) : place pour { $capacity } marchandises, combat { $combat }, vitesse { SIGNED($speed) }, { $damage ->
        [0] intact
        [one] { $damage } point de dommage
       *[other] { $damage } points de dommage
    } ; à bord : { $markers_aboard ->
        [one] { $markers_aboard } marchandise
       *[other] { $markers_aboard } marchandises
    } (or et équipement compris).{ $full ->
        [true] {" "}Ce qui n’avait pas de place est perdu : la cargaison se prend avant le navire.
       *[none] {""}
    }
    .group = Choisir…
    .decline = L’abandonner
    .swap = Passer à bord : { $capacity } places, combat { $combat }, vitesse { SIGNED($speed) }, intact ; l’ancien est sabordé
    .commission = Le confier à un nouveau pirate (il vous en reste { $careers }), actif au tour suivant
blackbeard-debauch = { $merchant ->
    [none] { $port ->
        [none] { $pirate }
       *[other] { $pirate } a fait des affaires (port : { $port })
    }
   *[other] { $pirate } a capturé { $merchant }
} : accorde-t-il une débauche à l’équipage ?
    .hint = { $forced ->
        [true] { $port ->
            [none] La carte de la prise y donne droit
           *[other] Vendre dans un port pirate y donne droit
        } : refuser coûte 1 point de popularité.{" "}
       *[false] {""}
    }S’il l’accorde, sa popularité, à présent { $popularity }, monte de 1{ $alcohol ->
        [0] {""}
       *[other] , et de { $alcohol } encore grâce à l’alcool à bord, qui est bu
    }. { $last ->
        [true] { $tokens ->
            [0] Cela ne coûte rien d’autre, car ce tour est le dernier.
           *[other] Ce tour est le dernier : il n’en perd aucun, mais n’a plus d’action supplémentaire.
        }
       *[false] En échange, il perd { $final ->
            [true] le dernier tour
           *[false] le tour suivant
        }{ $tokens ->
            [0] {""}
           *[other] {" "}et ses actions supplémentaires de ce tour
        }.
    } À 0, l’équipage se mutine.{ $port ->
        [none] {""}
       *[other] {" "}Aux tavernes, on peut perdre ou engager des hommes.
    }
    .group = Choisir…
    .yes = L’accorder{ $last ->
        [true] { $tokens ->
            [0] {""}
           *[other] {" "}(sans action supplémentaire ce tour-ci)
        }
       *[false] {" "}({ $tokens ->
            [0] {""}
           *[other] sans action supplémentaire, et{" "}
        }il passe { $final ->
            [true] le dernier tour
           *[false] le tour suivant
        })
    }
    .no = { $forced ->
        [true] La refuser (−1 point de popularité)
       *[false] La refuser
    }
blackbeard-consume_drugs = { $pirate } : combien de drogues l’équipage consomme-t-il ?
    .hint = Chaque marqueur consommé donne 1 point de popularité.
blackbeard-home_port = D’où vient cet otage ({ $sea }) ? Son ravisseur : { $pirate } ; à vous de choisir le port.
    .hint = Si l’otage parle, { $pirate } a un dé de plus en attaquant ce port. Choisissez-en un à forte garnison, que ce pirate n’attaquera sans doute pas.
    .group = Choisir un port…
    .option = { $port } · garnison { $garrison }
blackbeard-spyglass = { $pirate } a trouvé { $found ->
    [storm] une tempête
    [warship] un navire de guerre
    [merchant_1] un marchand
    [merchant_2] deux marchands
   *[nothing] une mer vide
}. Utiliser la longue-vue ?
    .hint = On tire une deuxième carte, et l’une des deux compte. La longue-vue ne sert qu’une fois.
    .group = Choisir…
    .no = Non, la garder
    .yes = Utiliser la longue-vue
blackbeard-spyglass_card = La longue-vue { DE($pirate) } montre une deuxième carte. Laquelle compte ?
    .group = Choisir…
    .option = { $found ->
        [storm] Une tempête
        [warship] Un navire de guerre
        [merchant_1] Un marchand
        [merchant_2] Deux marchands
       *[nothing] Une mer vide
    }
blackbeard-pay_price = { $what ->
    [won_letter] Un de vos navires de guerre a gagné une { $letter ->
        [none] lettre de marque
       *[other] { $letter }
    }. { $pirate } l’échange-t-il contre la sienne ?
    [letter] { $pirate } : la lettre de marque coûte { $price } doublons. Paie-t-il ?
   *[bribe] { $pirate } : le pot-de-vin pour un Refuge ici coûte { $price } doublons. Paie-t-il ?
}
    .hint = { $what ->
        [won_letter] Cela ne coûte rien, mais il n’en garde qu’une : la sienne retourne à la réserve. S’il refuse, un autre de vos pirates peut la prendre.
       *[other] Doublons dans sa cabine : { $cabin }. S’il ne paie pas, il ne se passe rien.
    }
    .group = Choisir…
    .no = Non
    .yes = Oui
blackbeard-storm_ship = Une tempête éclate. À partir duquel de vos navires s’étend-elle ?
    .hint = { $face ->
        [1] Elle ne touche que ce navire.
        [6] Elle touche tous les navires en mer dans la même mer.
       *[other] Elle touche tous les navires à { $face } cases au plus. Choisissez le navire près duquel elle touche surtout les autres, et peu les vôtres.
    }
    .group = Choisir un navire…
    .option = { $pirate }
blackbeard-reroll = { $pirate } a obtenu { $foe_count ->
    [0] { $dice }
   *[other] { $own }
} { $what ->
    [merchant] en attaquant un marchand
    [port] en attaquant un port
    [prize_ship] pour le navire capturé
    [mutiny] face à la mutinerie
    [retirement] pour prendre sa retraite
    [leak] pour une voie d’eau
    [ransom] pour la rançon
    [bribe] pour le pot-de-vin
    [torture] pour la torture
    [tavern] à la taverne
    [passenger] pour les passagers
    [danger] pour la cargaison dangereuse
    [sack] en mettant le port à sac
    [petition] pour la pétition
    [dispute] pour décider qui passe en premier
    [evasion] pour esquiver un chasseur
    [interception] face à une interception
    [careened_found] pour s’échapper du port
    [hunter_battle] en combattant un chasseur
    [battle] au combat
    [speed_tie] pour être le plus rapide
    [hot_shot] pour son canon à boulets rouges
    [duel] en duel
    [downed] pour un pirate à terre
    [captive] en torturant un captif
    [treason] devant les juges
    [arrest] en vendant des drogues
    [discontent] face à la mutinerie
    [dive] en plongeant vers l’épave
    [grief] pour son chagrin
    [fire] pour un incendie
    [location] pour la section touchée
    [wound_part] pour la partie du corps blessée
    [flood] pour une cale inondée
    [jury] pour une réparation de fortune
    [crates] pour les caisses qui flottent
    [cistern] pour sa citerne de pompier
    [danger_damage] pour les dommages de la cargaison dangereuse
    [assault_damage] pour les dommages en attaquant un port
    [handful] pour les pièces de sa poignée
    [goods] pour les marchandises à bord (d’abord leur nombre, puis leur nature)
    [crusade] pour les otages
    [rescue] pour la gloire du sauvetage
    [hunger] pour survivre en captivité
    [fine] pour son amende
   *[other] à l’instant
}{ $foe_count ->
    [0] .
   *[other] {""}, l’adversaire { $foe }.
}{ $result ->
    [passed] {" "}Avec ce jet, il réussit.
    [failed] {" "}Avec ce jet, il échoue.
    [won] {" "}Avec ce jet, il gagne.
    [lost] {" "}Avec ce jet, il perd.
    [ahead] {" "}Avec ce jet, il a le dessus.
    [behind] {" "}Avec ce jet, il a le dessous.
    [tied] {" "}Avec ce jet, c’est l’égalité.
    [hanged] {" "}Avec ce jet, il est pendu.
    [imprisoned] {" "}Avec ce jet, il va en prison.
    [released] {" "}Avec ce jet, il est libre.
    [talked] {" "}Avec ce jet, l’otage parle.
    [died_talking] {" "}Avec ce jet, l’otage parle et meurt.
    [silent] {" "}Avec ce jet, l’otage ne dit rien.
    [nothing] {" "}Avec ce jet, il ne se passe rien.
    [tight] {" "}Avec ce jet, la coque tient.
    [leaks] {" "}Avec ce jet, la voie d’eau s’élargit.
    [sinks] {" "}Avec ce jet, le navire coule.
    [dry] {" "}Avec ce jet, aucune cale n’est inondée.
    [flooded] {" "}Avec ce jet, la cale { $hold } est inondée.
    [hit] {" "}Touché avec ce jet : { $sections }.
    [wounded] {" "}Blessure avec ce jet : { $part }.
    [kills] {" "}Avec ce jet, la blessure est mortelle.
    [floats] {" "}Avec ce jet, { $count ->
        [one] 1 marqueur flotte
       *[other] { $count } marqueurs flottent
    }.
    [hurts] {" "}Avec ce jet, il subit { $points ->
        [one] 1 point de dommage
       *[other] { $points } points de dommage
    }.
    [crew_lost] {" "}Avec ce jet, l’équipage perd 1 point.
    [crew_found] {" "}Avec ce jet, l’équipage regagne jusqu’à { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
    [brings] {" "}Avec ce jet, il reçoit { $doubloons } doublons.
    [costs] {" "}Avec ce jet, le prix est de { $doubloons } doublons.
    [fame] {" "}Avec ce jet, il gagne { $notoriety } { $notoriety ->
        [one] point
       *[other] points
    } de notoriété.
    [coins] {" "}Avec ce jet, il prend jusqu’à { $count } pièces.
    [fined] {" "}Avec ce jet, il paie { $percentage } % de son trésor.
    [hostages] {" "}Avec ce jet, il prend { $count } otages.
    [goods] {" "}Marchandises avec ce jet : { $goods }.
    [usable] {" "}Avec ce jet, le navire capturé peut naviguer.
    [useless] {" "}Avec ce jet, le navire capturé est inutilisable.
    [arrested] {" "}Avec ce jet, il est arrêté.
    [unseen] {" "}Avec ce jet, personne ne remarque rien.
    [dead] {" "}Avec ce jet, { $victim } meurt.
    [wounds_3] {" "}Avec ce jet, { $victim } reçoit trois blessures.
    [wounds_2] {" "}Avec ce jet, { $victim } reçoit deux blessures.
    [wound] {" "}Avec ce jet, { $victim } reçoit une blessure.
    [incapacitating] {" "}Avec ce jet, { $victim } reçoit une blessure incapacitante.
    [minor] {" "}Avec ce jet, { $victim } reçoit une blessure mineure.
    [superficial] {" "}Avec ce jet, { $victim } reçoit une blessure superficielle.
    [disgraced] {" "}Avec ce jet, { $victim } perd 1 point de popularité.
    [beasts] {" "}Avec ce jet, des fauves s’échappent.
    [hostage] {" "}Avec ce jet, il y a un otage à bord.
    [relative] {" "}Avec ce jet, un proche d’un autre pirate est à bord.
    [nobody] {" "}Avec ce jet, il n’y a pas d’otage à bord.
    [damaged] {" "}Avec ce jet, les marchandises de la cale { $hold } endommagent le navire.
    [wrecked] {" "}Avec ce jet, la cale { $hold } est détruite.
    [wrecked_and_fought] {" "}Avec ce jet, la cale { $hold } est détruite et l’équipage perd 1 point.
    [fire] {" "}Avec ce jet, un incendie se déclare.
    [grieves] {" "}Avec ce jet, il perd 1 point de notoriété.
    [chest] {" "}Avec ce jet, il trouve le coffre.
    [no_chest] {" "}Avec ce jet, il ne trouve rien.
   *[none] {""}
} Relancer ?
    .hint = { $cunning ->
        [none] Cela coûte un de ses rares points d’astuce.
        [one] Cela coûte un point d’astuce, le dernier qui lui reste.
       *[other] Cela coûte un point d’astuce ; il en a { $cunning }.
    } Tous les dés de ce jet sont relancés, et le nouveau résultat compte. Ensuite, un pirate d’un autre joueur doit utiliser l’astuce avant qu’il puisse recommencer.
    .group = Choisir…
    .no = Garder le jet
    .yes = Relancer (1 point d’astuce)
blackbeard-float_crates = Naufrage ({ $pirate }) : { $count ->
    [one] quelle marchandise flotte
   *[other] quelles marchandises flottent, { $count } en tout,
} dans la case ?
    .hint = Le pirate qui passe par là peut les prendre à bord.
    .group = Choisir…
    .option = { blackbeard-marker_copy }

## Marchandage

blackbeard-make_offers = Pourparlers : que proposez-vous ?
    .hint = Jusqu’à trois offres à des pirates dans la même case. Chacun peut en accepter une ; rien ne change de mains avant. Vous deux êtes seuls à voir une offre.
    .summary = { $offers_count ->
        [0] { $contracts ->
            [none] Vous ne proposez rien.
           *[other] Vous ne proposez pas d’échange.
        }
       *[other] { $offers }
    }{ $contracts ->
        [none] {""}
       *[other] {"\u000A"}{ $contracts }
    }
blackbeard-make_offers-offers = { $pirate } propose à { $target } : { blackbeard-offer_gives } ; demande en échange : { blackbeard-offer_wants }.{ blackbeard-offer_promises }
blackbeard-offer_to = Offre { $number } : qui marchande avec qui ?
    .step = offre { $number }
    .group = Choisir…
    .none = { $number ->
        [1] Aucune offre
       *[other] Pas d’autre offre
    }
    .option = { $pirate } fait une offre à { $target }
blackbeard-offer_give = Que donne { $pirate } à { $target } ?
    .hint = Si l’on échange les navires, chacun reprend celui de l’autre tel qu’il est, dommages compris.
    .step = offre { $number }, { $pirate } donne
    .group = Choisir…
    .pet = son animal domestique
    .parrot = son perroquet
    .ship = son navire, contre celui de l’autre
    .hostage = otage { $number } : { blackbeard-home_of }
    .relative = { blackbeard-woman_of }
    .option = { blackbeard-marker_copy }
blackbeard-offer_ask = Que demande { $pirate } à { $target } ?
    .step = offre { $number }, { $pirate } demande
    .group = Choisir…
    .pet = l’animal domestique
    .parrot = le perroquet
    .hostage = otage { $number } : { blackbeard-home_of }
    .relative = { blackbeard-woman_of }
    .option = { blackbeard-marker_copy }
blackbeard-offer_pay = Combien de doublons { $pirate } paie-t-il à { $target } ?
    .hint = Doublons dans sa cabine : { $cabin }.
    .step = offre { $number }, { $pirate } paie
blackbeard-offer_charge = Combien de doublons { $pirate } demande-t-il à { $target } ?
    .hint = Doublons dans la cabine du pirate { $target } : { $cabin }.
    .step = offre { $number }, { $target } paie
blackbeard-offer_promise = { $pirate } promet-il autre chose à { $target } ?
    .hint = Une promesse n’engage à rien.
    .step = offre { $number }, promesse
    .group = Choisir…
    .none = Aucune promesse
    .peace = La paix entre eux
    .way_clear = Laisser le passage libre
    .favour = Un service plus tard
blackbeard-answer_offers = Quelles offres acceptez-vous ?
    .hint = { $offers_count ->
        [0] {""}
       *[other] { $offers }
    }
    .summary = { $accepted_count ->
        [0] { $contracts ->
            [none] Vous n’acceptez rien.
           *[other] Vous acceptez :
        }
       *[other] Vous acceptez :{"\u000A"}{ $accepted }
    }{ $contracts ->
        [none] {""}
       *[other] {"\u000A"}{ $contracts }
    }
blackbeard-answer_offers-offers = { $pirate } propose à { $target } : { blackbeard-offer_gives } ; demande en échange : { blackbeard-offer_wants }.{ blackbeard-offer_promises }
blackbeard-answer_offers-accepted = { blackbeard-answer_offers-offers }
blackbeard-accept_offer = { $pirate } accepte-t-il ce que propose { $target } ?
    .hint = { $offers }
    .step = { $pirate } et { $target }
    .group = Choisir une offre…
    .none = N’en accepter aucune
    .offer = Accepter l’offre { $number } : recevoir { $give_count ->
        [0] { $pay ->
            [0] rien
            [one] 1 doublon
           *[other] { $pay } doublons
        }
       *[other] { $give_count ->
            [1] 1 chose
           *[other] { $give_count } choses
        }{ $pay ->
            [0] {""}
            [one] {" "}et 1 doublon
           *[other] {" "}et { $pay } doublons
        }
    }, donner { $ask_count ->
        [0] { $charge ->
            [0] rien
            [one] 1 doublon
           *[other] { $charge } doublons
        }
       *[other] { $ask_count ->
            [1] 1 chose
           *[other] { $ask_count } choses
        }{ $charge ->
            [0] {""}
            [one] {" "}et 1 doublon
           *[other] {" "}et { $charge } doublons
        }
    }
blackbeard-accept_offer-offers = { $number }. { blackbeard-answer_offers-offers }

## Consignes

blackbeard-policies = Consignes du capitaine
    .hint = Elles décident pour vos pirates de ce qui ne fait pas partie des ordres d’un tour, combats et duels compris, même quand vous êtes là. Quand l’une dit « Me demander », la question vous est posée. Personne d’autre ne les voit, et vous pouvez les changer à tout moment.
    .summary = { $answer }
    .proposal-unchanged = Comme elles sont
    .proposal-ask_fights = Me demander : combats, duels, débauches réclamées par l’équipage
blackbeard-ask_me = { $once ->
    [true] Me demander (ce tour seulement)
   *[false] Me demander chaque fois
}
blackbeard-policy = { $which ->
    [merchant] Quels marchands un pirate attaque-t-il de lui-même ?
    [arms] Combien d’armes dépense-t-il dans une attaque ?
    [prize_ship] Que fait-il d’un navire capturé en état de naviguer ?
    [stowage] Qui décide de ce qu’on prend à bord, et où on le range ?
    [torture] Torture-t-il un nouvel otage ?
    [debauch_free] Laisse-t-il l’équipage à la débauche quand il a le choix ?
    [debauch_forced] Accorde-t-il la débauche à laquelle l’équipage a droit ?
    [free_damage] Quelle partie du navire encaisse les dommages d’abord, s’il a le choix ?
    [cunning] Quand relance-t-il ses dés par astuce ?
    [pet] Quand son animal ou son perroquet encaisse-t-il une blessure à sa place ?
    [spyglass] Quand utilise-t-il la longue-vue dans une recherche ?
    [extra_actions] Vous propose-t-on les actions supplémentaires, avec des jetons ?
    [home_port] L’otage d’un autre joueur vient d’un port de votre choix : lequel ?
    [storm] À partir duquel de vos navires s’étend une tempête ?
    [drugs] L’équipage consomme-t-il ses drogues dans une débauche ?
    [interception_won] Un chasseur est venu à lui et l’a manqué : l’attaque-t-il ?
    [help_ally] Aide-t-il un allié attaqué dans sa case ?
    [join_ally] Se joint-il à un allié qui attaque un marchand ou un port ?
    [hunter_attacks] Un de vos chasseurs a pris un pirate : attaque-t-il ?
    [break_from_hunters] Rompt-il le combat contre un chasseur dès que possible ?
    [break_from_pirates] Rompt-il le combat contre un pirate dès que possible ?
    [board] Aborde-t-il un pirate ennemi quand il le peut ?
    [smoke] Quand utilise-t-il un rideau de fumée ?
    [barrel] Quand utilise-t-il un tonneau de saboteur ?
    [surrender] Quand se rend-il à un chasseur dont la nation lui a donné une lettre de marque ?
    [give_letter] Remet-il sa lettre de marque à un navire de guerre de sa nation ?
    [duel_surrender] Quand se rend-il dans un duel ?
    [evasion] Près des côtes, une goélette tente-t-elle d’esquiver les chasseurs ?
    [precedence] Agit-il plutôt en premier ou en dernier, quand cela compte ?
   *[other] { $policy }
}
    .hint = { $which ->
        [merchant] Combat et deux dés contre défense et deux dés. Si le marchand s’échappe, cela coûte 1 point de notoriété, et 1 de popularité si l’écart est de 1 ou 2 ; ne pas l’attaquer coûte 1 point de chaque.{ $named ->
            [true] {" "}Un marchand que vos ordres désignent est attaqué quand même.
           *[false] {""}
        }
        [arms] Chaque marqueur ajoute un dé à l’attaque et disparaît. Une marchandise se vend 100 doublons ou plus.
        [prize_ship] Il peut l’abandonner, passer à son bord ou le confier à un nouveau pirate, que vous jouerez aussi.
        [stowage] Si c’est fait pour lui, les marchandises dangereuses sont séparées, et ce qui vaut peu cède la place à ce qui vaut plus. Ce qui est déjà à bord n’est déplacé qu’au début d’un tour, avant le départ.
        [torture] L’équipage apprécie (popularité +1) et l’otage peut dire ce qui aide contre un port ; mais il peut en mourir, et ne rapporte alors pas de rançon.
        [debauch_free] Popularité +1, davantage avec de l’alcool, mais il perd tout le tour suivant. Utile quand la popularité est basse : à 0, l’équipage se mutine.
        [debauch_forced] Refuser coûte 1 point de popularité ; accorder en donne 1 et coûte tout le tour suivant.
        [free_damage] Vous pouvez choisir aussi celles qui suivent ; les autres viennent dans l’ordre habituel : équipage, canons, gouvernail, coque, voilure. Chaque point de dommage à la voilure coûte 3 points de vitesse, aux canons 2 points de combat.
        [cunning] Un pirate a peu de points d’astuce pour toute sa carrière.
        [pet] L’animal en meurt.
        [spyglass] Elle fait tirer une deuxième carte pour la recherche et ne sert qu’une fois.
        [extra_actions] Vous pouvez aussi le demander tour par tour dans vos ordres.
        [home_port] Ce que dit l’otage aide à attaquer ce port.
        [storm] Seulement si vous avez plusieurs navires en mer.
        [drugs] Chaque marqueur consommé donne 1 point de popularité.
        [interception_won] Qui l’attaque devient l’ennemi de sa nation. Rien n’endommage un navire de guerre.
        [help_ally] Ils lancent un dé de plus et écartent le plus bas ; mais il subit aussi tous les dommages.
        [join_ally] Il gagne lui aussi de la notoriété. Mais cette nation devient aussi son ennemie, et l’allié partage le butin.
        [hunter_attacks] Un navire de guerre attaque toujours sa propre cible.
        [break_from_hunters] Après une manche à égalité, et dès la manche 3, le plus rapide le peut. Cela coûte 1 point de popularité à un pirate ; un navire de guerre ne lâche jamais.
        [break_from_pirates] Le pirate qui gagne une manche le peut ; à partir de la manche 3, le navire le plus rapide aussi. Cela coûte 1 point de notoriété et, à partir de la manche 3, 1 point de popularité. Cette consigne vaut aussi pour vos corsaires du Roi, à qui cela ne coûte rien.
        [board] Les deux capitaines se battent alors en duel, avec navire et cargaison pour enjeu ; le perdant peut mourir.
        [smoke] Il met fin, avant la première manche, à un combat que l’autre a commencé. Il ne sert qu’une fois.
        [barrel] Il annule une manche d’un combat que l’autre a commencé. Il ne sert qu’une fois.
        [surrender] Il perd la lettre et tout ce qu’il a à bord, et un dé décide : 1 pendu, 2 à 5 la prison, 6 libre.
        [give_letter] Le navire de guerre le laisse alors tranquille ce tour-ci, et la lettre est perdue. Ces combats finissent le plus souvent mal.
        [duel_surrender] Seulement face à un pirate qui a plus d’endurance : −3 en popularité et en notoriété, mais sans blessure. À 0, un dé décide entre les blessures et la mort. Après un abordage, il est vaincu dans les deux cas et perd cabine et cargaison.
        [evasion] Si un dé dépasse la vitesse du chasseur, celui-ci ne peut pas la prendre ce tour-ci. Cela ne coûte rien.
        [precedence] Plusieurs pirates qui veulent la même chose lancent les dés, et le gagnant choisit l’ordre dans les batailles, les attaques de ports et les sauvetages. Pour les marchands, les caisses et les achats, le gagnant passe toujours d’abord.
       *[other] {""}
    }
    .step = { $pirate ->
        [none] { $policy }
       *[other] { $pirate } : { $policy }
    }
    .answer = { $pirate ->
        [none] { $policy }
       *[other] { $pirate } : { $policy }
    } : { $answer }
    .group = Choisir…
    .option = { $which ->
        [merchant] { $value ->
            [combat] Ceux dont la défense ne dépasse pas son combat + 1
            [0] Aucun
            [8] Tous (défense 8 ou moins)
            [ask] { blackbeard-ask_me }
            [spare] Ceux dont la défense ne dépasse pas son combat + 1, sauf sous le pavillon de son Refuge
            [others] Tous, sauf sous le pavillon de son Refuge
           *[other] Défense { $value } ou moins
        }
        [arms] { $value ->
            [0] Aucune
            [all] Toutes celles qu’il a
            [ask] { blackbeard-ask_me }
           *[other] Jusqu’à { $value }
        }
        [prize_ship] { $value ->
            [decline] Il l’abandonne
            [swap] Il passe à son bord
            [commission] Il le confie à un nouveau pirate, ou l’abandonne s’il n’en reste plus
           *[ask] { blackbeard-ask_me }
        }
        [stowage] { $value ->
            [auto] Automatique, au plus sûr ; revu au début de chaque tour
           *[ask] Me demander ce qu’on prend à bord
        }
        [free_damage] { $value ->
            [crew] L’équipage d’abord
            [guns] Les canons d’abord
            [rudder] Le gouvernail d’abord
            [hull] La coque d’abord
           *[sails] La voilure d’abord
        }
        [cunning] { $value ->
            [grave] Seulement si le jet devait le couler, le tuer, l’emprisonner ou le destituer
            [listed] Aux mauvais jets que je choisis
            [never] Jamais
           *[ask] Me demander à chaque jet qu’il n’a pas gagné
        }
        [pet] { $value ->
            [fatal] Seulement si la blessure était mortelle
            [always] Toujours
           *[never] Jamais
        }
        [spyglass] { $value ->
            [no_merchants] Chaque fois que la première carte ne montre aucun marchand
            [dangers] Seulement si elle montre une tempête ou un navire de guerre
            [never] Jamais
           *[ask] { blackbeard-ask_me }
        }
        [extra_actions] { $value ->
            [pass] Non, sauf si je le demande dans mes ordres
           *[ask] Oui, à chaque tour
        }
        [home_port] { $value ->
            [lowest] Celui du plus petit numéro
           *[ask] { blackbeard-ask_me }
        }
        [storm] { $value ->
            [others] Là où elle nuit le moins à mes navires
           *[ask] { blackbeard-ask_me }
        }
        [interception_won] { $value ->
            [no] Non, il l’évite
            [yes] Oui, il l’attaque
           *[ask] { blackbeard-ask_me }
        }
        [board] { $value ->
            [stronger] Si son attaque en duel et son endurance réunies valent au moins celles de l’ennemi
            [always] Chaque fois qu’il le peut
            [never] Jamais
           *[ask] { blackbeard-ask_me }
        }
        [smoke] { $value ->
            [warships] Contre les navires de guerre
            [weaker] Si le combat de l’ennemi est plus élevé, ou secret
            [always] Dans tout combat que l’autre a commencé
           *[no] Jamais
        }
        [barrel] { $value ->
            [never] Jamais
            [one] À partir de { $value } point de dommage
           *[other] À partir de { $value } points de dommage
        }
        [debauch_free] { $value ->
            [yes] Oui (il passe le tour suivant)
            [no] Non
           *[ask] { blackbeard-ask_me }
        }
        [debauch_forced] { $value ->
            [yes] L’accorder (il passe le tour suivant)
            [no] La refuser (−1 popularité)
           *[ask] { blackbeard-ask_me }
        }
        [surrender] { $value ->
            [last] Quand un point de dommage de plus coulerait le navire
            [never] Jamais
           *[ask] Me demander avant chaque manche
        }
        [duel_surrender] { $value ->
            [0] Jamais
            [ask] Me demander avant chaque duel
           *[other] À { $value } d’endurance ou moins
        }
        [evasion] { $value ->
            [always] Toujours
           *[never] Jamais
        }
        [precedence] { $value ->
            [first] En premier
           *[last] En dernier
        }
       *[other] { $value ->
            [yes] Oui
            [no] Non
            [ask] { blackbeard-ask_me }
           *[other] { $value }
        }
    }
blackbeard-own_policies = L’un de vos capitaines a-t-il des consignes à lui ?
    .hint = Vous choisissez ensuite lesquelles. Pour le reste, il suit vos consignes habituelles.
    .step = Capitaines avec leurs propres consignes
    .answer = Capitaines avec leurs propres consignes : { $answer }
    .empty = aucun
    .group = Choisir…
    .option = { $pirate }
blackbeard-own_policy = { $pirate } : quelles consignes diffèrent pour lui ?
    .hint = Elles restent en vigueur jusqu’à ce que vous les changiez ici. Pour le reste, il suit vos consignes habituelles.
    .step = { $pirate } : ses propres consignes
    .answer = { "" }
    .group = Choisir…
    .option = { $policy }
blackbeard-policy_list = { $which ->
    [free_damage] Quelles sections prennent ensuite les dommages, dans l’ordre ?
   *[other] À quels mauvais jets use-t-il d’astuce ?
}
    .hint = { $which ->
        [free_damage] N’en choisissez aucune pour garder l’ordre habituel : équipage, canons, gouvernail, coque, voilure. Celles que vous laissez de côté suivent dans cet ordre.
       *[other] Quand un tel jet tourne mal, il relance, tant qu’il lui reste de l’astuce. Ensuite, un pirate d’un autre joueur doit user d’astuce avant qu’il puisse recommencer.
    }
    .step = { $pirate ->
        [none] { $which ->
            [free_damage] Sections touchées ensuite
           *[other] Jets où user d’astuce
        }
       *[other] { $pirate } : { $which ->
            [free_damage] sections touchées ensuite
           *[other] jets où user d’astuce
        }
    }
    .answer = { $pirate ->
        [none] { "" }
       *[other] { $pirate } : { "" }
    }{ $which ->
        [free_damage] Sections touchées ensuite
       *[other] Jets où user d’astuce
    } : { $answer }
    .group = Choisir…
    .option = { $which ->
        [free_damage] { CAPITAL($section) }
       *[other] { CAPITAL($trigger) }
    }

## Refus

blackbeard-refused-no_way_there = De là où se trouve le navire, aucun chemin n’y mène par mer.
