### Barbe Noire 2 : les questions de la guerre contre les pirates : chasseurs, combats, duels, captifs, alliances, événements aléatoires.
### Un nom de personne ou de port ne suit jamais « de » ni « que », qui s’élideraient ; un chasseur est cité avec son article, jamais en tête de phrase ni après « à » ou « de ».

## Ce que disent plusieurs questions

blackbeard-hunter_strength = { $known ->
    [true] combat { $hunter_combat }, vitesse { $hunter_speed }
   *[false] combat et vitesse secrets
}
blackbeard-hunter_chances = { $known ->
    [true] Chances à chaque manche : { $won } % de la gagner, { $lost } % de la perdre.
   *[false] Son combat et sa vitesse sont encore secrets : les chances sont inconnues.
}
blackbeard-hunter_escape = { $escape ->
    [free] Dès la manche 3, il peut toujours rompre.
    [faster] Pour l’instant, il est plus rapide : il peut rompre après une manche à égalité, et dès la manche 3.
    [equal] Les vitesses sont égales : après une manche à égalité, et dès la manche 3, il rompt si les dés le disent plus rapide ({ $escape_odds } %).
    [slower] Pour l’instant, il est moins rapide et ne peut pas rompre{ $immune ->
        [false]  ; seul le chasseur le peut.
       *[true]  : un navire de guerre plus rapide ne lâche jamais prise.
    }
   *[secret] Le pirate ne peut rompre que s’il est plus rapide, après une manche à égalité ou dès la manche 3. Un navire de guerre plus rapide ne lâche jamais prise.
}
blackbeard-break_when = { $against ->
    [pirate] { $pirate ->
        [none] {" : "}après une manche à égalité ou dès la manche 3, s’il est alors le plus rapide
       *[other] {" : "}après une manche gagnée ou, dès la manche 3, s’il est le plus rapide
    }
   *[hunter] { $escape ->
        [free] {" : "}dès la manche 3
        [slower] {" : "}pour l’instant, il ne le peut pas
       *[faster] {" : "}après une manche à égalité ou dès la manche 3, s’il est alors le plus rapide
    }
}
blackbeard-duellist = attaque en duel { $attack }, défense en duel { $defence }, endurance { $endurance }
blackbeard-duel_foe = attaque en duel { $foe_attack }, défense en duel { $foe_defence }, endurance { $foe_endurance }
blackbeard-prisoner_how = { $how ->
    [island] abandonné sur une île
    [plank] gardé à bord, promis à la planche
    [mast] ligoté au mât
   *[prison] en prison
}
blackbeard-contract_says = { $text ->
    [peace] la paix entre eux
    [territory] chacun reste dans sa mer
    [defence] l’entraide au combat
    [prizes] le partage des prises
   *[none] rien
}
blackbeard-contract_pays = { $condition ->
    [target] la cagnotte va au membre qui met { $target } hors de combat
    [deliver] la cagnotte va au premier membre qui vend ceci à { $port } : { $marker }
    [meet] ils se partagent la cagnotte s’ils se retrouvent tous à { $port }
    [stay_out] la cagnotte va à { $target }, s’il se tient loin de cette mer : { $sea }
   *[none] pas de cagnotte
}

## Ordres : les chasseurs

blackbeard-orders-hunters = Sous vos ordres : { $hunter } { $order ->
    [chase] { $target ->
        [none] poursuit sa cible
       *[other] poursuit { $target }
    }
    [blockade] fait le blocus du port ({ $port })
    [enter] gagne le port ({ $port }) et y entre
    [refit] est au radoub
    [hold] reste sur place
   *[other] va jusqu’à { $place }
}{ $hexes ->
    [none] {""}
    [one] {", "}{ $hexes } case au plus
   *[other] {", "}{ $hexes } cases au plus
}{ blackbeard-order_bluff }{ $explained ->
    [true] {"\u000A"}-# Un navire de guerre est dirigé par un joueur qu’il ne traque pas. Sans autre ordre de vous, il poursuit { $target ->
        [none] sa cible
       *[other] { $target }
    }
   *[other] {""}
}
blackbeard-hunter_order = Que fait { $hunter }, à { $place } ?
    .hint = { $what ->
        [kc] Vous dirigez ce corsaire du Roi : combat { $combat }, vitesse { $speed }. Dans un port, il se répare et chasse les pirates.
        [ghost] Vous dirigez le vaisseau fantôme jusqu’au prochain événement aléatoire : combat { $combat }, vitesse { $speed }. Il combat le premier pirate qu’il rencontre.
       *[warship] Vous dirigez ce navire de guerre, et personne d’autre ne connaît ses valeurs : combat { $combat }, vitesse { $speed }. Rien ne l’endommage.
    } { $target ->
        [none] Il peut poursuivre tous les pirates, sauf les vôtres.
       *[other] Sa cible est { $target }. Par défaut, il la poursuit.
    }
    .step = Chasseur : { $hunter }
    .group = { $head ->
        [none] Choisir quoi faire…
        [chase] Poursuivre un pirate
        [transit] Zone de transit
        [blockade] Faire le blocus d’un port
        [enter] Entrer dans un port et en chasser les pirates
        [goto] Aller dans une case
        [N] Vers le nord
        [NE] Vers le nord-est
        [SE] Vers le sud-est
        [S] Vers le sud
        [SW] Vers le sud-ouest
        [NW] Vers le nord-ouest
       *[other] { $head }
    }
    .chase = { $target ->
        [none] Poursuivre le plus proche
       *[other] Poursuivre { $target }
    }
    .hold = Rester ici
    .refit = Radoub : son combat et sa vitesse remontent
    .transit = { $zone ->
        [true] Entrer dans { $place }
       *[false] Quitter la zone vers { $place }
    }
    .blockade = Faire le blocus : { $port } ({ $hexes ->
        [one] { $hexes } case
       *[other] { $hexes } cases
    }) ; nul n’y vend plus
    .enter = Entrer au port : { $port } ({ $hexes ->
        [one] { $hexes } case
       *[other] { $hexes } cases
    }), en chasser les pirates
    .goto = { CAPITAL($place) } · { $cost ->
        [one] { $cost } case
       *[other] { $cost } cases
    }{ blackbeard-more }{ $bluff ->
        [true] {" "}(bluff)
       *[false] {""}
    }
blackbeard-hunter_hexes = Combien de cases { $hunter } parcourt-il au plus ?
    .hint = Sa vitesse est { $speed }.{ $what ->
        [warship] { $bluff ->
            [true] { $speed ->
                [5] {" "}Personne d’autre ne le sait. Si quelqu’un la conteste, vous pouvez tourner ce navire contre un de ses pirates.
               *[other] {" "}Personne d’autre ne le sait : vous pouvez donc ordonner plus, jusqu’à 5. Mais les autres peuvent la contester : s’il est allé trop loin, il quitte le plateau ; sinon, vous pouvez le tourner contre un pirate de celui qui a contesté.
            }
           *[false] {" "}Il ne peut pas aller plus loin.
        }
       *[other] {""}
    }
    .step = nombre de cases : { $hunter }
blackbeard-hunter_others = Est-ce { QUE($hunter) } attaque aussi d’autres pirates ?
    .hint = Sa cible est { $target }. Il ne combat qu’un pirate par tour, avec son allié, et essaie d’abord sa cible.
    .step = autres pirates : { $hunter }
    .group = Choisir…
    .no = Non, seulement sa cible
    .yes = Oui, tout pirate qu’il rencontre
blackbeard-challenge_speed = Contestez-vous la vitesse à laquelle navigue { $hunter } (à { $place }, cible : { $target }), s’il va trop loin ?
    .hint = La vitesse d’un navire de guerre est secrète, de 2 à 5, mais il peut parcourir jusqu’à 5 cases. S’il a dépassé sa vitesse, il quitte le plateau ; sinon, il peut se tourner contre un de vos pirates. Une seule contestation par navire de guerre et par partie.
    .step = contestation : { $hunter }
    .change = Contester la vitesse : { $hunter }
    .group = Choisir…
    .never = Ne pas contester
    .option = S’il parcourt { $hexes } cases ou plus
blackbeard-petition_target = { $pirate } : contre qui adresse-t-il une pétition à la Couronne ?
    .hint = Si la Couronne l’entend, un corsaire du Roi arrive : un navire qui poursuit ce pirate, et que vous dirigez. Plus le pirate est notoire, plus les chances sont bonnes.
    .step = { $pirate } : pétition
    .group = Choisir un pirate…
    .nobody = Contre personne
    .option = { $target }, notoriété { $notoriety } : { $odds } % de chances d’être entendu

## Ordres : attaques, secours, infiltration

blackbeard-attack_aim = { $pirate }, à { $place } : dans quel but attaque-t-il ?
    .hint = Dans tous les cas, il doit aborder l’autre navire et gagner le duel des deux capitaines.
    .step = { $pirate } : but
    .group = Choisir…
    .conquer = Prendre navire et cargaison
    .captive = Libérer { $captain }, captif du pirate { $target }
    .hostage = Libérer un de ses proches, otage du pirate { $target }
    .lasting = Libérer une femme retenue à bord par { $target }
blackbeard-attack_targets = { $pirate }, à { $place } : qui attaque-t-il ?
    .hint = Choisissez dans l’ordre : il attaque le premier qui est encore là. Les pourcentages sont ses chances de gagner une manche et, s’il aborde, le duel. Ses consignes décident quand il aborde ou rompt ; elles peuvent vous le demander.
    .step = { $pirate } : cibles
    .group = Choisir des pirates dans l’ordre…
    .option = { $target } · { $ship }, combat { $combat }, vitesse { SIGNED($speed) } · { $odds } % par manche · { $wins } % en duel
blackbeard-attack_arms = { $pirate } : combien de marqueurs d’armes dépense-t-il à chaque manche ?
    .hint = Chacun ajoute un dé à cette manche. À bord : { $arms }.
    .step = { $pirate } : armes
    .answer = Marqueurs d’armes dépensés à chaque manche : { $answer }.
blackbeard-hunter_target = { $pirate }, à { $place } : quel chasseur attaque-t-il ?
    .hint = Qui l’attaque devient l’ennemi de sa nation. Rien n’endommage un navire de guerre ; seul un corsaire du Roi peut couler.
    .step = { $pirate } : chasseur
    .group = Choisir un chasseur…
    .option = Chasseur : { $hunter } · { blackbeard-hunter_strength }{ $known ->
        [true] {" "}· { $won } % de chances de gagner une manche
       *[false] {""}
    }
blackbeard-rescue_whom = { $pirate }, à { $place } : qui recueille-t-il sur l’île ?
    .hint = Vous décidez ensuite s’il le libère ou le garde captif. Libérer un pirate rapporte deux dés de notoriété.
    .step = { $pirate } : secours
    .group = Choisir un pirate…
    .option = { $pirate }
blackbeard-errand = { $pirate }, à { $place } : pourquoi s’infiltre-t-il dans le port ?
    .hint = Un garde lui barre le chemin, et il faut gagner un duel ; les chiffres sont l’attaque, la défense et l’endurance du garde. Battu par un garde, il peut être blessé, voire mourir ; un chef de bandits ne fait que le chasser. Vivant, il peut réessayer un autre tour.
    .step = { $pirate } : de nuit
    .group = Choisir…
    .prisoner = Tirer { $target } de prison, { $port }{ $pledge ->
        [0] {""}
        [one] {" "}(récompense promise : 1 doublon)
       *[other] {" "}(récompense promise : { $pledge } doublons)
    } · garde { $attack }/{ $defence }/{ $endurance }
    .gang = Prendre le trésor des bandits, { $port } · chef { $attack }/{ $defence }/{ $endurance }
    .beloved = Libérer la femme arrêtée, { $port } · garde { $attack }/{ $defence }/{ $endurance }

## Ordres : captifs, récompenses, alliances

blackbeard-captive_fate = { $pirate } tient { $target } captif : qu’en fait-il ?
    .hint = { $how ->
        [mast] Torture : un dé et la cruauté { $cruelty } contre un dé et l’endurance qui reste au captif, { $endurance }. Quand elle est épuisée, { $pirate } obtient sur le Refuge du captif une information, qui vaut un dé pour l’attaquer ; ensuite, chaque réussite est une blessure.{" "}
       *[plank] À chaque tour, un 1 au dé le blesse.{" "}
    }D’autres peuvent venir le délivrer. Relâché, il recommence dans son Refuge{ $pledge ->
        [0] .
        [one] , et paie le doublon promis, s’il l’a.
       *[other] , et paie les { $pledge } doublons promis, ou ce qu’il a.
    }
    .step = captif : { $target }
    .group = Choisir…
    .stop = Le garder
    .on = Le garder et le torturer
    .release = Le relâcher
blackbeard-abandon_captive = Lesquels de vos pirates captifs abandonnez-vous ?
    .hint = Il compte alors comme mort, et un nouveau pirate à vous peut prendre sa place. Ne choisissez rien pour attendre du secours.
    .step = captifs abandonnés
    .group = Choisir…
    .option = { $pirate }
blackbeard-pledge_amount = { $pirate } : combien de doublons promet-il au pirate qui le délivre ?
    .hint = Il est { blackbeard-prisoner_how }. Tout le monde voit la récompense promise ; elle est payée sur son trésor caché quand il est délivré{ $how ->
        [prison] , en plus de la moitié de ce trésor, qui revient de toute façon à qui le délivre
       *[other] {""}
    }. On peut l’augmenter plus tard, jamais la baisser ; promis à présent : { $pledge } { $pledge ->
        [one] doublon
       *[other] doublons
    }.
    .step = { $pirate } : récompense
blackbeard-pledge_promise = { $pirate } : promet-il autre chose à son sauveur ?
    .hint = Une promesse n’engage à rien.
    .step = { $pirate } : promesse
    .group = Choisir…
    .none = Aucune promesse
    .peace = La paix entre eux
    .way_clear = Laisser le passage libre
    .favour = Un service plus tard
blackbeard-ally_with = Avec qui vos pirates veulent-ils une alliance ?
    .hint = Elle est conclue si chacun nomme l’autre alors qu’ils sont ancrés dans le même port. Des alliés cherchent ensemble. Vos consignes disent si votre pirate se joint aux attaques d’un allié et s’il l’aide au combat : sans changement, il ne le fait pas.
    .step = nouvelles alliances
    .group = Choisir…
    .option = { $pirate } avec { $target }, à { $place }
blackbeard-break_with = Quelles alliances rompez-vous ?
    .hint = La rupture vaut aussitôt, même à distance. Chacun peut y répondre : par une prime, ou par un duel s’ils sont dans la même case.
    .step = alliances à rompre
    .group = Choisir…
    .option = { $pirate } avec { $target }

## Chasseurs

blackbeard-hunter_zone = La Couronne envoie un corsaire du Roi contre { $target }. Dans quelle zone de transit commence-t-il ?
    .hint = Vous le dirigez. Il n’agit qu’après une carte Action qui appelle les corsaires du Roi. Son pavillon : { $nation }.
    .group = Choisir une zone…
    .option = { CAPITAL($place) }
blackbeard-new_target = { $seat } a prétendu à tort { QUE($hunter) } dépassait sa vitesse (un bluff). Ce navire poursuit-il désormais un de ses pirates ?
    .hint = Vous en avez le droit, car la contestation était fausse. Sa cible était { $target }. À présent que ses valeurs sont connues, il peut aussi naviguer tout de suite vers la nouvelle cible.
    .group = Choisir…
    .keep = Non, poursuivre encore { $target }
    .sail = Poursuivre { $target }, à { $place }, et y aller tout de suite
    .turn = Poursuivre { $target }, à { $place }, dès le tour suivant
blackbeard-free_operation = Chasse au pirate : que fait { $hunter } maintenant ?
    .hint = { $target ->
        [none] Il agit tout de suite, en plus de son tour.
       *[other] Il agit tout de suite, en plus de son tour. Sa cible est { $target }.
    }
    .summary = { $hunters }
blackbeard-free_operation-hunters = { blackbeard-orders-hunters }
blackbeard-free_hunter = Chasse au pirate : lequel de vos chasseurs agit tout de suite ?
    .group = Choisir un chasseur…
    .option = Chasseur : { $hunter }, à { $place }{ $target ->
        [none] {""}
       *[other] , poursuit { $target }
    }
blackbeard-thrown_out = Ce port ({ $port }) renvoie { $hunter }. Où va-t-il ?
    .hint = Le gouverneur est pro-pirate, ou la nation a accordé une lettre de marque.
    .group = Choisir une case…
    .option = { CAPITAL($place) }
blackbeard-enter_zone = Est-ce { QUE($hunter) } entre dans { $place } ?
    .hint = { $target ->
        [none] Un chasseur n’entre dans une zone qu’à présent, quand survient un événement aléatoire.
       *[other] Un chasseur n’entre dans une zone qu’à présent, quand survient un événement aléatoire. Sa cible est { $target }.
    }
    .group = Choisir…
    .no = Non, rester en mer
    .yes = Entrer dans la zone
blackbeard-hunter_attacks = { $target } est pris par { $hunter }. Le chasseur attaque-t-il ?
    .hint = Le pirate : combat { $combat }, vitesse { SIGNED($speed) } ; le chasseur : { blackbeard-hunter_strength }.{ $known ->
        [true] {" "}À chaque manche, le pirate a { $won } % de chances de la gagner et { $lost } % de la perdre.
       *[false] {""}
    }
    .group = Choisir…
    .attack = Attaquer
    .let_go = Le laisser aller
blackbeard-attack_or_avoid = { $pirate } a échappé à une interception par { $hunter }. L’attaque-t-il ?
    .hint = L’éviter est sans danger. Qui l’attaque devient l’ennemi de sa nation. { blackbeard-hunter_chances }
    .group = Choisir…
    .avoid = L’éviter
    .attack = L’attaquer
blackbeard-hand_letter = { $pirate } est attaqué par { $hunter }. Remet-il sa { $letter } ?
    .hint = Le navire de guerre le laisse alors tranquille ce tour-ci, et la lettre est perdue. Rien n’endommage un navire de guerre, et ces combats finissent le plus souvent mal.
    .group = Choisir…
    .yes = La remettre
    .no = La garder et combattre
blackbeard-surrender = { $pirate } combat { $hunters }. Se rend-il ?
    .hint = Sa { $letter } lui évite la corde dans l’immédiat : il la perd avec tout ce qu’il a à bord, et un dé décide : 1 pendu, 2 à 5 la prison, 6 libre. Son navire coule après { $boxes ->
        [one] { $boxes } point de dommage de plus
       *[other] { $boxes } points de dommage de plus
    }. { blackbeard-hunter_chances }
    .group = Choisir…
    .surrender = Se rendre
    .fight_on = Continuer le combat

## Combats

blackbeard-battle_plan = { $pirate ->
    [none] { $hunter ->
        [none] Votre chasseur combat { $target }. Que fait-il ?
       *[other] { $number ->
            [1] { $target } combat { $hunter }, que vous dirigez. Que fait le chasseur ?
           *[other] { $target } combat toujours { $hunter }, que vous dirigez. Que fait le chasseur dès la manche { $number } ?
        }
    }
   *[other] { $against ->
        [pirate] { $number ->
            [1] { $pirate } combat { $target }. Quel est son plan ?
           *[other] { $pirate } combat toujours { $target } : quel est son plan à partir de la manche { $number } ?
        }
       *[other] { $number ->
            [1] { $pirate } combat { $hunters }. Quel est son plan ?
           *[other] { $pirate } combat toujours { $hunters } : quel est son plan à partir de la manche { $number } ?
        }
    }
}
    .hint = Dès la manche { $number } ; puis, s’il y a un choix, un plan toutes les 3 manches.{ $against ->
        [pirate] { $pirate ->
            [none] { $known ->
                [true] {" "}À chaque manche, le pirate a { $won } % de chances de la gagner et { $lost } % de la perdre.
               *[false] {""}
            }
           *[other] {" "}Combat { $combat }{ blackbeard-battle_plan.mine } contre { $foe_combat }{ blackbeard-battle_plan.theirs }, deux dés chacun. Le plus faible subit la différence : il peut couler, ou mourir et perdre aussi son trésor. S’il aborde, il gagne le duel à { $duel } %.
        }
       *[other] {" "}{ $immune ->
            [false] Combat + vitesse + compétence + un dé, contre combat + vitesse + un dé du chasseur.
           *[true] Rien n’endommage un navire de guerre, et même une manche gagnée coûte 1 point de dommage : continuer ne rapporte rien.
        } { blackbeard-hunter_chances } { blackbeard-hunter_escape }
    }
    .proposal-break_off = { $escape ->
        [slower] Rompre (impossible pour l’instant : il est moins rapide)
       *[none] Rompre dès que possible
    }
    .proposal-fight_on = { $immune ->
        [true] Continuer le combat (cela ne rapporte rien)
       *[other] Continuer le combat
    }
    .summary = { $surrender ->
        [now] Il se rend tout de suite.
       *[other] { $smoke ->
            [true] Il utilise le rideau de fumée, qui met fin au combat.
           *[false] { $breaks ->
                [yes] Il rompt dès que possible{ blackbeard-break_when }.
                [ask] On vous demandera s’il rompt.
               *[no] Il continue le combat.
            }{ $board ->
                [always] {" "}Il aborde quand il le peut.
                [stronger] {" "}Il aborde quand il le peut, si son attaque en duel + endurance égalent ou dépassent celles de l’ennemi.
                [ask] {" "}On vous demandera s’il aborde.
               *[never] {""}
            }{ $arms ->
                [0] {""}
                [one] {" "}Il dépense { $arms } marqueur d’armes.
               *[other] {" "}Il dépense { $arms } marqueurs d’armes.
            }{ $mainsail ->
                [true] {" "}Il déploie la grande voile.
               *[false] {""}
            }{ $barrel ->
                [0] {""}
                [one] {" "}Il utilise le tonneau de saboteur à partir de { $barrel } point de dommage.
               *[other] {" "}Il utilise le tonneau de saboteur à partir de { $barrel } points de dommage.
            }{ $surrender ->
                [last] {" "}Il se rend quand le navire va couler.
                [ask] {" "}On vous demandera s’il se rend.
               *[never] {""}
            }
        }
    }
    .mine = { $debauch ->
        [none] {""}
        [0] {""}
       *[other] {" "}−{ $debauch } après la débauche
    }
    .theirs = { $foe_debauch ->
        [none] {""}
        [0] {""}
       *[other] {" "}−{ $foe_debauch } après la débauche
    }
blackbeard-plan_arms = { $pirate } : combien de marqueurs d’armes dépense-t-il à la manche { $number } de ce plan ?
    .hint = Chacun ajoute un dé à cette manche et disparaît.
    .step = armes, manche { $number }
    .answer = Marqueurs d’armes dépensés : { $answer }.
blackbeard-plan_smoke = { $pirate } : utilise-t-il le rideau de fumée ?
    .hint = Il met fin au combat avant la première manche ; les deux navires restent dans la case. Il ne sert qu’une fois.
    .step = rideau de fumée
    .group = Choisir…
    .no = Non
    .yes = L’utiliser
blackbeard-plan_mainsail = { $pirate } : déploie-t-il la grande voile ?
    .hint = { $against ->
        [pirate] Vitesse +2 ce tour-ci : dès la manche 3, et après une égalité, le navire le plus rapide choisit la suite. Elle ne sert qu’une fois.
       *[other] Vitesse +2 ce tour-ci, ce qui compte à chaque manche et pour rompre le combat. Elle ne sert qu’une fois.
    }
    .step = grande voile
    .group = Choisir…
    .no = Non
    .yes = La déployer
blackbeard-plan_barrel = { $pirate } : quand utilise-t-il le tonneau de saboteur ?
    .hint = Il annule la première manche qui coûterait au moins autant de dommages, et ne sert qu’une fois.
    .step = tonneau de saboteur
    .group = Choisir…
    .never = Jamais
    .option = { $value ->
        [one] À partir de { $value } point de dommage
       *[other] À partir de { $value } points de dommage
    }
blackbeard-plan_breaks = { $pirate ->
    [none] Votre chasseur rompt-il le combat quand il le peut ?
   *[other] { $pirate } : rompt-il le combat quand il le peut ?
}
    .hint = { $against ->
        [pirate] { $pirate ->
            [none] Après une manche à égalité, et dès la manche 3, le plus rapide peut rompre. Cela ne coûte rien à un chasseur.
           *[other] Le pirate qui gagne une manche peut rompre ; à partir de la manche 3, le navire le plus rapide le peut aussi. Cela coûte 1 point de notoriété et, à partir de la manche 3, 1 point de popularité.
        }
       *[other] Après une manche à égalité, et dès la manche 3, le plus rapide peut rompre. Cela coûte 1 point de popularité à un pirate.
    }
    .step = rompre le combat
    .group = Choisir…
    .yes = Dès que possible
    .no = Non, continuer le combat
    .ask = Me demander à ce moment-là
blackbeard-plan_board = { $pirate } : aborde-t-il quand il le peut ?
    .hint = Le pirate qui gagne une manche peut aborder ; à partir de la manche 3, le navire le plus rapide le peut aussi. Les deux capitaines se battent alors en duel, avec navire et cargaison pour enjeu ; le perdant peut mourir.
    .step = abordage
    .group = Choisir…
    .stronger = S’il est au moins aussi bon duelliste
    .always = Chaque fois qu’il le peut
    .never = Jamais
    .ask = Me demander à ce moment-là
blackbeard-plan_surrender = { $pirate } : quand se rend-il ?
    .hint = Sa lettre de marque lui évite la corde dans l’immédiat : il la perd avec tout ce qu’il a à bord, et un dé décide : 1 pendu, 2 à 5 la prison, 6 libre.
    .step = reddition
    .group = Choisir…
    .last = Quand un point de dommage de plus coulerait le navire
    .never = Jamais
    .now = Tout de suite
    .ask = Me demander avant chaque manche
blackbeard-press_on = { $by ->
    [none] { $pirate } combat { $target } et peut choisir la suite. Que fait-il ?
    [hunter] Face à { $target }, est-ce { QUE($hunter) } rompt le combat ?
   *[pirate] { $pirate } combat { $hunters } et peut rompre. Le fait-il ?
}
    .hint = { $by ->
        [none] Combat { $combat }{ blackbeard-battle_plan.mine } contre { $foe_combat }{ blackbeard-battle_plan.theirs }. Rompre coûte 1 point de notoriété{ $number ->
            [1] {""}
            [2] {""}
           *[other] {" "}et 1 point de popularité
        }. L’abordage mène à un duel des capitaines, avec navire et cargaison pour enjeu. { $pirate } a { $duel } % de chances de le gagner.
        [hunter] Cela ne coûte rien ; les deux navires restent dans la case. Celui du pirate coule après { $boxes ->
            [one] { $boxes } point de dommage de plus
           *[other] { $boxes } points de dommage de plus
        }.
       *[pirate] Cela coûte 1 point de popularité ; les deux navires restent dans la case. Le sien coule après { $boxes ->
            [one] { $boxes } point de dommage de plus
           *[other] { $boxes } points de dommage de plus
        }. { blackbeard-hunter_chances }{ $immune ->
            [true] {" "}Rien n’endommage un navire de guerre : continuer ne rapporte rien.
           *[other] {""}
        }
    }
    .group = Choisir…
    .break_off = Rompre le combat
    .go_on = Continuer le combat
    .board = Aborder
blackbeard-help_ally = { $target } est attaqué. Son allié { $pirate } l’aide-t-il ?
    .hint = { $against ->
        [hunter] Ils lancent deux dés et gardent le plus haut.
       *[pirate] Ils lancent trois dés et gardent les deux meilleurs.
    } Mais tout résultat vaut alors pour les deux : { $pirate } subit aussi tous les dommages, et les paie de sa propre popularité.
    .group = Choisir…
    .no = Rester à l’écart
    .yes = L’aider
blackbeard-join_attack = { $target } attaque { $what ->
    [merchant] { $merchant }
   *[port] le port
}. Son allié { $pirate } se joint-il à lui ?
    .hint = { $what ->
        [merchant] Cela ajoute un dé à l’attaque ; les deux pirates gagnent de la notoriété.
       *[port] Cela ajoute son combat, { $combat }, à l’attaque ; les deux pirates gagnent de la notoriété.
    } Mais cette nation devient aussi son ennemie, et { $target } partage le butin{ $what ->
        [merchant] {""}
       *[port] {" "}; chaque navire subit tous les dommages
    }.
    .group = Choisir…
    .no = Non
    .yes = Se joindre à lui
blackbeard-share_loot = Que laisse { $pirate } à son allié { $target } ?
    .hint = Le butin : { $markers }.
    .summary = { $markers_count ->
        [0] { $hostage ->
            [true] L’allié reçoit un otage, s’il y en a un.
           *[false] L’allié ne reçoit rien.
        }
       *[other] L’allié reçoit : { $markers }{ $hostage ->
            [true] , et un otage, s’il y en a un
           *[false] {""}
        }.
    }
blackbeard-share_markers = { $pirate } : que reçoit { $target } ?
    .hint = Vous gardez ce que vous ne choisissez pas.
    .step = butin pour l’allié
    .group = Choisir…
    .option = { blackbeard-marker_copy }
blackbeard-share_hostage = { $pirate } : qui prend un otage, s’il y en a un ?
    .hint = Un otage rapporte 1 point de notoriété et une rançon.
    .step = otage
    .group = Choisir…
    .own = Lui-même
    .ally = Son allié

## Duels

blackbeard-duel_duty = { $pirate } doit défier un rival en duel. Lequel ?
    .hint = Son équipage est ivre et cherche la bagarre. { $pirate } : { blackbeard-duellist }. Le vainqueur gagne la moitié de la notoriété du perdant et de la popularité ; le perdant peut mourir.
    .group = Choisir un rival…
    .option = { $target } · { blackbeard-duellist }
blackbeard-accept_duel = { $target } défie { $pirate } en duel. Accepte-t-il ?
    .hint = { $pirate } : { blackbeard-duellist }. { $target } : { blackbeard-duel_foe }. Refuser compte comme une reddition : il perd 3 points de popularité et 3 points de notoriété, et son rival gagne la moitié de sa notoriété.
    .group = Choisir…
    .fight = Se battre
    .refuse = Refuser
blackbeard-duel_plan = { $pirate } se bat en duel avec { $target }. Quel est son plan ?
    .hint = { $pirate } : { blackbeard-duellist }. { $target } : { blackbeard-duel_foe }. Ils attaquent tour à tour : attaque et un dé contre défense et un dé. Si l’attaquant fait moins, il perd 1 d’endurance, sinon c’est l’autre. À 0, un pirate est à terre, et un dé décide entre les blessures et la mort.
    .summary = { $surrender ->
        [0] Il ne se rend jamais.
       *[other] Il se rend à { $surrender } d’endurance ou moins.
    }{ $cunning ->
        [none] {""}
        [grave] {" "}Il relance par astuce s’il risque d’être mis à terre.
        [lost] {" "}Il relance par astuce quand il perd une manche.
        [ask] {" "}On vous demandera à chaque jet s’il use d’astuce.
       *[never] {" "}Il n’use pas d’astuce.
    }
blackbeard-duel_surrender = { $pirate } (endurance { $endurance }, son ennemi { $foe_endurance }) : quand se rend-il ?
    .hint = Possible seulement si son ennemi a plus d’endurance. Prix : −3 en popularité et en notoriété, { $fall ->
        [captive] sans blessure. Mais il est vaincu tout de même : il perd cabine, cargaison, otages et navire, encore 10 points de notoriété et 5 de popularité, et finit captif.
        [beaten] sans blessure. Mais il est vaincu tout de même : il perd cabine, cargaison et otages, encore 10 points de notoriété, et repart sur un navire vide ou une épave.
        [mercy] sans blessure. Mais le captif est délivré, et le vainqueur peut lui prendre cabine, cargaison et otages, et sa liberté ou son navire.
        [chased] sans blessure. Mais il ne délivre personne et est chassé d’une case : encore 1 point de popularité perdu.
       *[none] mais il s’en tire sans blessure.
    } À 0, un dé décide entre les blessures et la mort.
    .step = reddition
    .group = Choisir…
    .option = { $value ->
        [0] Jamais
       *[other] { $now ->
            [true] Aussitôt qu’il le peut ({ $value } d’endurance ou moins)
           *[none] À { $value } d’endurance ou moins
        }
    }
blackbeard-duel_cunning = { $pirate } : quand use-t-il d’astuce dans ce duel ?
    .hint = Les deux dés de la manche sont relancés. Il a peu de points d’astuce pour toute sa carrière.
    .step = astuce
    .group = Choisir…
    .grave = Seulement s’il risque d’être mis à terre
    .lost = Quand il perd une manche
    .never = Jamais
    .ask = Me demander à chaque jet

## Après un combat

blackbeard-aftermath = { $pirate } a vaincu { $target }. Que fait-il du pirate vaincu, du navire et de la cargaison ?
    .hint = { $cabin ->
        [0] La cabine du vaincu est vide.
        [one] Le doublon du vaincu passe dans la cabine du vainqueur, s’il y a de la place.
       *[other] Les { $cabin } doublons du vaincu passent dans la cabine du vainqueur, autant qu’il y a de place.
    } Quel que soit le navire qu’il garde, canons et équipage y sont réparés.{ $rescue ->
        [true] {" "}S’il le laisse partir, il ne prend rien.
       *[false] {""}
    }
    .summary = { $fate ->
        [none] Le pirate vaincu est mort
        [maroon] Il l’abandonne sur une île
        [plank] Il le garde à bord, promis à la planche
        [mast] Il le ligote au mât
        [ashore] Il le dépose au port
        [wreck] Il ne lui laisse qu’une épave
       *[let_go] Il le laisse partir
    }{ $fate ->
        [let_go] {""}
       *[other] . Le vainqueur { $exchanged ->
            [true] prend le navire du vaincu
           *[false] garde son propre navire
        } et { $markers_count ->
            [0] ses cales sont vides
           *[other] a désormais à bord : { $markers }
        }
    }.
blackbeard-loser_fate = Que fait { $pirate } du vaincu ({ $target }) ?
    .hint = { $stronger ->
        [true] Un captif ne joue plus jusqu’à ce qu’on le délivre, et son joueur peut promettre une récompense pour cela. À chaque tour, sur une île ou promis à la planche, il est blessé si un dé montre 1. { $pirate } gagne 1 point de popularité ; { $target } en perd 5, ainsi que 10 points de notoriété.
       *[false] Plus notoire { QUE($pirate) }, il ne peut pas rester captif. Déposé au port, il recommence avec une popularité de 7 ; sur une épave, il repart de cette case, mais peut perdre de la popularité. Il perd 10 points de notoriété dans les deux cas.
    }
    .step = le vaincu
    .group = Choisir…
    .maroon = L’abandonner sur une île : un pirate de n’importe quel autre joueur peut l’y recueillir
    .plank = Le garder à bord, promis à la planche : pour le délivrer, il faut vous battre en duel
    .mast = Le ligoter au mât : à bord aussi, et la torture peut le faire parler de son Refuge
    .ashore = Le déposer au port : il recommence dans son Refuge, popularité 7, avec un sloop vide
    .wreck = Le relâcher sur l’autre navire, vide : canons et équipage ont au moins 2 points de dommage
    .let_go = Le laisser partir avec navire et cargaison
blackbeard-keep_ship = { $pirate } a vaincu { $target } : avec quel navire repart-il ?
    .hint = Canons et équipage y sont réparés aussitôt ; le reste de ses dommages demeure. { $fate ->
        [wreck] L’autre navire reste au vaincu.
       *[other] L’autre navire est sabordé.
    }
    .step = navire
    .group = Choisir un navire…
    .own = Le sien ({ blackbeard-kept_ship })
    .exchange = Celui du vaincu ({ blackbeard-kept_ship })
blackbeard-kept_ship = { $ship } : { $holds } cales, combat { $combat }, vitesse { SIGNED($speed) }, { $damage ->
    [0] intact
    [one] { $damage } point de dommage
   *[other] { $damage } points de dommage
}
blackbeard-keep_cargo = { $pirate } : que garde-t-il des deux cargaisons ?
    .hint = Places : { $room }. Le reste est perdu.
    .step = cargaison
    .group = Choisir…
    .option = { blackbeard-marker_copy }
blackbeard-free_or_keep = { $pledge ->
    [0] { $pirate } tient { $target } entre ses mains. Le libère-t-il ?
    [one] { $target } ne peut pas payer le doublon promis. { $pirate } le libère-t-il quand même ?
   *[other] { $target } ne peut pas payer les { $pledge } doublons promis. { $pirate } le libère-t-il quand même ?
}
    .hint = Le libérer rapporte deux dés de notoriété{ $pledge ->
        [0] { $promised ->
            [none] , et la récompense promise s’il y en a une
            [0] {" "}; il n’a rien promis
            [one] , et le doublon promis, en or dans les cales
           *[other] , et les { $promised } doublons promis, en or dans les cales
        }
       *[other] , et les doublons qui lui restent
    }. Un captif que l’on garde reste à bord, et d’autres peuvent le délivrer.
    .group = Choisir…
    .free = Le libérer
    .plank = Le garder à bord, promis à la planche
    .mast = Le garder, ligoté au mât
blackbeard-broken_bargain = { $target } ne peut pas payer { $pledge ->
    [one] le doublon
   *[other] les { $pledge } doublons
} promis. Que fait { $pirate } ?
    .hint = Libre, il paie quand même ce qu’il a, et la moitié de son trésor. Mort, il ne paie rien.
    .group = Choisir…
    .free = Le libérer quand même
    .kill = Le tuer
blackbeard-end_alliance = Fin de l’alliance entre { $pirate } et { $target }. Que fait { $pirate } ?
    .hint = Doublons dans sa cabine : { $cabin }.
    .summary = { $reply ->
        [duel] Il le défie en duel.
        [bounty] Il met sa tête à prix pour { blackbeard-doubloons }.
       *[nothing] Il ne fait rien.
    }
blackbeard-breach_answer = { $pirate } s’en prend-il à { $target } ?
    .hint = Une prime est payée tout de suite et va au pirate qui met { $target } hors de combat dans les dix tours ; ensuite, l’argent revient. Refuser un duel compte comme une reddition.
    .step = réponse
    .group = Choisir…
    .nothing = Rien
    .duel = Le défier en duel
    .bounty = Mettre sa tête à prix
blackbeard-breach_bounty = Combien de doublons { $pirate } offre-t-il pour la tête du pirate { $target } ?
    .hint = Doublons dans sa cabine : { $cabin }.
    .step = prime

## Contrats

blackbeard-make_offers-contracts = Contrat entre { $members } : { blackbeard-contract_says } ; { blackbeard-contract_pays } ; jusqu’au tour { $until } ; { $public ->
    [true] public
   *[false] secret
}.{ $stakes_count ->
    [0] {""}
   *[other] {" "}Mises : { $stakes }.
}
blackbeard-make_offers-contracts-stakes = { $pirate } { $doubloons }
    .separator = ,{" "}
blackbeard-answer_offers-contracts = Contrat entre { $members } : { blackbeard-contract_says } ; { blackbeard-contract_pays } ; jusqu’au tour { $until }.{ $stakes_count ->
    [0] {""}
   *[other] {" "}Mises : { $stakes }.
}
blackbeard-answer_offers-contracts-stakes = { blackbeard-make_offers-contracts-stakes }
    .separator = ,{" "}
blackbeard-contract_by = L’un de vos pirates propose-t-il un contrat ?
    .hint = Un contrat est une promesse écrite à d’autres pirates. La promesse n’engage à rien, mais tous peuvent verser dans une cagnotte, qui va au pirate qui remplit une condition.
    .step = contrat
    .group = Choisir…
    .none = Pas de contrat
    .option = { $pirate } en propose un
blackbeard-contract_with = Avec qui { $pirate } fait-il le contrat ?
    .hint = Il ne vaut que si tous acceptent.
    .step = partenaires
    .group = Choisir des pirates…
    .option = { $pirate }
blackbeard-contract_text = Que promet le contrat proposé par { $pirate } ?
    .hint = La promesse n’engage à rien.
    .step = promesse du contrat
    .group = Choisir…
    .none = Rien, seulement la cagnotte
    .peace = La paix
    .territory = Chacun reste dans sa mer
    .defence = L’entraide au combat
    .prizes = Le partage des prises
blackbeard-contract_condition = Que faut-il faire pour toucher la cagnotte ?
    .hint = Elle est payée d’office dès que la condition est remplie. Sinon, à la fin, chacun reprend sa mise.
    .step = cagnotte
    .group = Choisir…
    .none = Pas de cagnotte
    .target = Mettre un pirate hors de combat
    .deliver = Vendre certaines marchandises dans un port
    .meet = Se retrouver dans un port
    .stay_out = Se tenir loin d’une mer
blackbeard-contract_target = { $condition ->
    [target] Quel pirate faut-il mettre hors de combat ?
   *[stay_out] Quel pirate doit se tenir loin d’une mer ?
}
    .step = le pirate
    .group = Choisir un pirate…
    .option = { $pirate }
blackbeard-contract_good = Quelles marchandises ?
    .step = marchandises
    .group = Choisir des marchandises…
    .option = { $marker }
blackbeard-contract_port = Quel port ?
    .step = le port
    .group = { $head ->
        [none] Choisir un port…
        [NA] Atlantique Nord
        [CAR] Caraïbes
        [GC] Côte Dorée
        [IO] Océan Indien
       *[other] { $head }
    }
    .option = { $port }
blackbeard-contract_sea = Quelle mer { $target } doit-il éviter ?
    .step = mer
    .group = Choisir une mer…
    .option = { CAPITAL($sea) }
blackbeard-contract_stake = Combien de doublons { $pirate } verse-t-il dans la cagnotte ?
    .hint = Doublons dans sa cabine : { $cabin }. Il paie quand tous ont accepté.
    .step = { $pirate } : mise
blackbeard-contract_turns = Pour combien de tours le contrat vaut-il ?
    .hint = { $pirate } le propose maintenant ; il commence quand tous ont accepté.
    .step = durée
blackbeard-contract_public = Tout le monde voit-il le contrat ?
    .hint = Sinon, seuls { $pirate } et ses partenaires le connaissent.
    .step = visible de tous
    .group = Choisir…
    .no = Non, les partenaires seuls
    .yes = Oui, tout le monde
blackbeard-accept_contract = { $pirate } propose un contrat entre { $members }. Acceptez-vous ?
    .hint = Promis : { blackbeard-contract_says } ; { blackbeard-contract_pays }.{"\u000A"}Jusqu’au tour { $until } ; { $public ->
        [true] public
       *[false] secret
    }.{ $stakes_count ->
        [0] {""}
       *[other] {" "}Mises : { $stakes }. Si la condition n’est pas remplie à temps, chacun reprend la sienne.
    }
    .step = contrat { $number }
    .group = Choisir…
    .refuse = Refuser
    .accept = { $stake ->
        [0] Accepter
        [one] Accepter, et verser 1 doublon à la cagnotte
       *[other] Accepter, et verser { $stake } doublons à la cagnotte
    }
blackbeard-accept_contract-stakes = { $pirate } { $doubloons }
    .separator = ,{" "}

## Événements aléatoires

blackbeard-mutiny_pirate = Quel équipage poussez-vous à la mutinerie ?
    .hint = L’équipage se mutine si deux dés dépassent la popularité de ce pirate. Ce peut être un des vôtres.
    .group = Choisir un pirate…
    .option = { $pirate } · popularité { $popularity }, notoriété { $notoriety }
blackbeard-law_vote = Le pape intervient. Pour quelle loi votez-vous ?
    .hint = Tous votent en secret. La loi qui a le plus de voix est adoptée aussitôt ; à égalité, c’est la personne qui a tiré l’événement qui décide.
    .group = Choisir une loi…
    .option = { $event ->
        [34] Loi anti-esclavagiste : une prime sur tout pirate avec des êtres vivants à bord
        [52] Prohibition : tout l’alcool à bord est vendu aux enchères aussitôt
       *[54] Loi anti-drogue : les drogues se vendent bien plus cher, au risque d’être arrêté
    }
blackbeard-sealed_bid = Enchères : { $what ->
    [pardon] un pardon royal, { $letter ->
        [none] lettre de marque
       *[other] { $letter }
    }
    [parrot] un perroquet
   *[alcohol] { $count ->
        [one] { $count } marqueur d’alcool
       *[other] { $count } marqueurs d’alcool
    }, vendeur : { $target ->
        [none] un autre navire
       *[other] { $target }
    }
}. Combien vos pirates offrent-ils ?
    .hint = { blackbeard-bid_explained }
    .summary = { $bids }
blackbeard-sealed_bid-bids = { $pirate } : { $doubloons ->
    [0] pas d’enchère
   *[other] { blackbeard-doubloons }
}
blackbeard-bid_explained = { $what ->
    [pardon] C’est une lettre de marque : les ports de sa nation sont plus favorables. Elle peut aussi mettre fin à l’hostilité de cette nation, ou permettre de prendre sa retraite sans jet dans un de ses ports.
    [parrot] Le perroquet prend une blessure à la place du pirate et en meurt.
   *[alcohol] À vendre, ou à boire dans une débauche. Ce qui ne tient pas dans les cales de l’acheteur est perdu.
}{"\u000A"}Tous enchérissent en même temps et en secret. La plus forte enchère paie de sa cabine ; les autres ne paient rien.
blackbeard-bid = Combien { $pirate } offre-t-il pour { $what ->
    [pardon] le pardon royal
    [parrot] le perroquet
   *[alcohol] l’alcool
} ?
    .hint = { blackbeard-bid_explained }{"\u000A"}Doublons dans sa cabine : { $cabin }. Offrez 0 pour ne pas enchérir.
    .step = { $pirate } : enchère
blackbeard-share_treasure = Vos bandits ont dérobé un trésor de { blackbeard-doubloons }. À qui va-t-il ?
    .hint = Ce que vous ne donnez à personne d’autre va à { $pirate }. Chaque part est cachée dans le Refuge du pirate.
    .summary = { $shares }
blackbeard-share_treasure-shares = { $pirate } : { blackbeard-doubloons }
blackbeard-share = Combien de doublons reçoit { $pirate } ?
    .hint = Reste à partager : { blackbeard-doubloons }.
    .step = { $pirate } : part
blackbeard-dolphins = Des dauphins guident { $pirate } : agit-il tout de suite ?
    .hint = Il peut faire maintenant un déplacement et une opération. Cela ne coûte pas de jeton.
    .proposal-go_on = { blackbeard-plan_go_on }
    .proposal-hunt = { blackbeard-plan_hunt }
    .proposal-home = { blackbeard-plan_home }
    .proposal-repair = { blackbeard-plan_repair }
    .proposal-retire = { blackbeard-plan_retire }
    .proposal-stay = Ne rien faire
    .summary = { $orders_count ->
        [0] Il n’agit pas.
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
blackbeard-dolphins-orders = { blackbeard-orders-orders }
blackbeard-dolphins-orders-policies = { blackbeard-orders-orders-policies }
    .separator = {"\u000A"}
blackbeard-free_action = { $pirate } : utilise-t-il l’action gratuite ?
    .hint = Son dé de mouvement pour elle montre { $die }.
    .step = { $pirate } : agir tout de suite
    .group = Choisir…
    .no = Non
    .yes = Oui
