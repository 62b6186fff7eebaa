### Barbe Noire 2: the questions of the war against the pirates: hunters, battles, duels, captives, alliances, hazard events.
### How messages are named and what they may use: see bot/text/__init__.py.

## What several questions say

blackbeard-hunter_strength = { $known ->
    [true] Combat { $hunter_combat }, Speed { $hunter_speed }
   *[false] Combat and Speed secret
}
blackbeard-hunter_chances = { $known ->
    [true] Chances in each round: { $won }% to win it, { $lost }% to lose it.
   *[false] Its Combat and Speed are still secret, so the chances are unknown.
}
blackbeard-hunter_escape = { $escape ->
    [free] From round 3 on he may always break off.
    [faster] As the ships are now, he is faster: he may break off after a tied round, and from round 3 on.
    [equal] Both are equally fast: after a tied round, and from round 3 on, he may break off if dice call him faster ({ $escape_odds }%).
    [slower] As the ships are now, he is slower and can’t break off{ $immune ->
        [false] ; only the hunter can.
       *[true] : a faster warship never lets go.
    }
   *[secret] He can break off only if he is faster, after a tied round or from round 3 on. A faster warship never lets go.
}
blackbeard-break_when = { $against ->
    [pirate] { $pirate ->
        [none] {":"} after a tied round or from round 3 on, if then the faster one
       *[other] {":"} after a round won or, from round 3 on, if the faster one
    }
   *[hunter] { $escape ->
        [free] {":"} from round 3 on
        [slower] {":"} as the ships are now, he can’t
       *[faster] {":"} after a tied round or from round 3 on, if then the faster one
    }
}
blackbeard-duellist = duel attack { $attack }, duel defence { $defence }, Endurance { $endurance }
blackbeard-duel_foe = duel attack { $foe_attack }, duel defence { $foe_defence }, Endurance { $foe_endurance }
blackbeard-prisoner_how = { $how ->
    [island] marooned on an island
    [plank] held aboard, to walk the plank
    [mast] tied to the mast
   *[prison] in prison
}
blackbeard-contract_says = { $text ->
    [peace] peace between them
    [territory] each keeps to his own sea
    [defence] they help each other in battle
    [prizes] they share their prizes
   *[none] nothing
}
blackbeard-contract_pays = { $condition ->
    [target] the pot goes to the member who puts { $target } out of action
    [deliver] the pot goes to the first member who sells { $marker } at { $port }
    [meet] they share the pot if all of them meet at { $port }
    [stay_out] the pot goes to { $target } if he stays out of this sea: { $sea }
   *[none] no pot
}

## Orders: hunters

blackbeard-orders-hunters = Under your command, { $hunter } { $order ->
    [chase] { $target ->
        [none] chases its target
       *[other] chases { $target }
    }
    [blockade] blockades { $port }
    [enter] makes for { $port } and enters it
    [refit] refits in port
    [hold] stays where it is
   *[other] sails to { $place }
}{ $hexes ->
    [none] {""}
    [one] {", "}1 hex at most
   *[other] {", "}{ $hexes } hexes at most
}{ blackbeard-order_bluff }{ $explained ->
    [true] {"\u000A"}-# A warship is moved by a player it does not hunt. Without other orders from you, it goes on chasing { $target ->
        [none] its target
       *[other] { $target }
    }
   *[other] {""}
}
blackbeard-hunter_order = { $hunter }, at { $place }: what does it do?
    .hint = { $what ->
        [kc] You control this King’s Commissioner: Combat { $combat }, Speed { $speed }. In a port it repairs and drives pirates out.
        [ghost] You control the ghost ship until the next hazard event: Combat { $combat }, Speed { $speed }. It fights the first pirate it meets.
       *[warship] You control this warship and alone know its figures: Combat { $combat }, Speed { $speed }. It can’t be hurt.
    } { $target ->
        [none] It may hunt any pirate but yours.
       *[other] Its target is { $target }. By default it chases him.
    }
    .step = { $hunter }
    .group = { $head ->
        [none] Choose what it does…
        [chase] Chase a pirate
        [transit] Transit zone
        [blockade] Blockade a port from the sea
        [enter] Enter a port and drive pirates out
        [goto] Sail to a hex
        [N] To the north
        [NE] To the northeast
        [SE] To the southeast
        [S] To the south
        [SW] To the southwest
        [NW] To the northwest
       *[other] { $head }
    }
    .chase = { $target ->
        [none] Chase the nearest ship
       *[other] Chase { $target }
    }
    .hold = Stay here
    .refit = Refit: Combat and Speed go up again
    .transit = { $zone ->
        [true] Into { $place }
       *[false] Leave the zone for { $place }
    }
    .blockade = Lie off { $port } ({ $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }): pirates inside can’t sell
    .enter = Enter { $port } ({ $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }) and drive pirates out
    .goto = { $place } · { $cost ->
        [one] { $cost } hex
       *[other] { $cost } hexes
    }{ blackbeard-more }{ $bluff ->
        [true] {" "}(bluff)
       *[false] {""}
    }
blackbeard-hunter_hexes = { $hunter }: how many hexes does it sail at most?
    .hint = Its Speed is { $speed }.{ $what ->
        [warship] { $bluff ->
            [true] { $speed ->
                [5] {" "}Nobody else knows that. If someone challenges it, you may turn it on a pirate of the challenger.
               *[other] {" "}Nobody else knows that, so you may order more, up to 5. But the others may challenge it: if it has sailed too far, it leaves the board; if not, you may turn it on a pirate of the challenger.
            }
           *[false] {" "}It can’t sail farther than that.
        }
       *[other] {""}
    }
    .step = { $hunter }: hexes
blackbeard-hunter_others = { $hunter }: does it attack other pirates too?
    .hint = Its target is { $target }. It can fight only one pirate a turn, with his ally, and tries its target first.
    .step = { $hunter }: other pirates
    .group = Choose…
    .no = No, only its target
    .yes = Yes, any pirate it meets
blackbeard-challenge_speed = { $hunter }, at { $place }, hunts { $target } and may bluff by sailing farther than its Speed. Do you challenge it?
    .hint = A warship’s Speed is secret, from 2 to 5, but it may sail up to 5 hexes. If it has sailed farther than its Speed, it leaves the board; if not, it may turn on one of your pirates. You can challenge each warship once in a match.
    .step = challenge: { $hunter }
    .change = Challenge the speed of { $hunter }
    .group = Choose…
    .never = No challenge
    .option = If it sails { $hexes } hexes or more
blackbeard-petition_target = { $pirate }: against whom does he petition the Crown?
    .hint = If the Crown listens, a King’s Commissioner comes: a ship that hunts that pirate and that you control. The more notorious he is, the better the chance.
    .step = { $pirate }: petition
    .group = Choose a pirate…
    .nobody = Against nobody
    .option = { $target }, Notoriety { $notoriety }: { $odds }% to be heard

## Orders: attacks, rescues, infiltration

blackbeard-attack_aim = { $pirate }, at { $place }: what does he attack for?
    .hint = Either way he must board the other ship and win the duel of the two captains.
    .step = { $pirate }: aim
    .group = Choose…
    .conquer = To take ship and cargo
    .captive = To free { $captain }, a captive of { $target }
    .hostage = To free his relative, a hostage of { $target }
    .lasting = To free a woman held aboard by { $target }
blackbeard-attack_targets = { $pirate }, at { $place }: whom does he attack?
    .hint = Choose in order: he attacks the first of them who is still there. The percentages are the chances to win one round of the battle, and the duel if he boards. His standing orders decide when he boards or breaks off; you may be asked instead.
    .step = { $pirate }: targets
    .group = Choose pirates in order…
    .option = { $target } · { $ship }, Combat { $combat }, Speed { SIGNED($speed) } · { $odds }% a round · { $wins }% a duel
blackbeard-attack_arms = { $pirate }: how many markers of arms does he use up in each round?
    .hint = Each adds a die to that round. { $arms } aboard.
    .step = { $pirate }: arms
    .answer = Uses up this many markers of arms in each round: { $answer }.
blackbeard-hunter_target = { $pirate }, at { $place }: which hunter does he attack?
    .hint = Attacking it makes him an enemy of its nation. A warship can’t be hurt, only a King’s Commissioner can.
    .step = { $pirate }: hunter
    .group = Choose a hunter…
    .option = { $hunter } · { blackbeard-hunter_strength }{ $known ->
        [true] {" "}· { $won }% to win a round
       *[false] {""}
    }
blackbeard-rescue_whom = { $pirate }, at { $place }: whom does he take off the island?
    .hint = Then you decide whether he is freed or kept as a captive. Freeing a pirate brings two dice of Notoriety.
    .step = { $pirate }: rescue
    .group = Choose a pirate…
    .option = { $pirate }
blackbeard-errand = { $pirate }, at { $place }: what does he slip into the port for?
    .hint = A guard stands in the way, and he must win a duel; the figures are the guard’s duel attack, duel defence and Endurance. If a guard beats him, he may be wounded or even die; the chief of a gang only drives him off. Alive, he may try again in another turn.
    .step = { $pirate }: by night
    .group = Choose…
    .prisoner = Free { $target } from prison, { $port }{ $pledge ->
        [0] {""}
       *[other] {" "}(pledge { $pledge })
    } · guard { $attack }/{ $defence }/{ $endurance }
    .gang = Take the gang’s treasure, { $port } · chief { $attack }/{ $defence }/{ $endurance }
    .beloved = Free the arrested woman, { $port } · guard { $attack }/{ $defence }/{ $endurance }

## Orders: captives, pledges, alliances

blackbeard-captive_fate = { $pirate } holds { $target }: what happens to the captive?
    .hint = { $how ->
        [mast] Torture: a die and Cruelty { $cruelty } against a die and the captive’s Endurance, { $endurance } left. When it is used up, { $pirate } gets information about the captive’s Refuge, worth a die in attacks on it; after that each success is a wound.{" "}
       *[plank] Each turn he is wounded if a die shows 1.{" "}
    }Others may come to rescue him. Once released he starts again in his Refuge{ $pledge ->
        [0] .
        [one] , and pays the 1 doubloon that he has pledged, or what he has.
       *[other] , and pays the { $pledge } doubloons that he has pledged, or what he has.
    }
    .step = { $target }, captive
    .group = Choose…
    .stop = Keep him
    .on = Keep him and torture him
    .release = Release him
blackbeard-abandon_captive = Which of your captured pirates do you give up?
    .hint = He then counts as dead, and a new pirate of yours can take his place. Choose nothing to wait for a rescue.
    .step = captives given up
    .group = Choose…
    .option = { $pirate }
blackbeard-pledge_amount = { $pirate }: how many doubloons does he pledge to the pirate who frees him?
    .hint = He is { blackbeard-prisoner_how }. Everyone sees the pledge. It is paid out of his hidden treasure when he is freed{ $how ->
        [prison] , besides the half of it that his rescuer gets in any case
       *[other] {""}
    }. It may be raised later, but never lowered; pledged now: { $pledge }.
    .step = { $pirate }: pledge
blackbeard-pledge_promise = { $pirate }: does he promise his rescuer anything else?
    .hint = A promise is not binding.
    .step = { $pirate }: promise
    .group = Choose…
    .none = No promise
    .peace = Peace between the two
    .way_clear = To keep out of his way
    .favour = A favour later
blackbeard-ally_with = With whom do your pirates want an alliance?
    .hint = It is made if both name each other while they lie at anchor in the same port. Allies search together. Whether he joins an ally’s attack, or helps him in battle, is up to your standing orders: by default he does not.
    .step = new alliances
    .group = Choose…
    .option = { $pirate } with { $target }, at { $place }
blackbeard-break_with = Which alliances do you end?
    .hint = It ends at once, even at a distance. Both may answer it: with a bounty, or with a duel if they are in the same hex.
    .step = alliances to end
    .group = Choose…
    .option = { $pirate } with { $target }

## Hunters

blackbeard-hunter_zone = The Crown sends a King’s Commissioner against { $target }. In which transit zone does it begin?
    .hint = You control it. It acts only after an action card calls the Commissioners. Its nation: { $nation }.
    .group = Choose a zone…
    .option = { $place }
blackbeard-new_target = { $seat } claimed wrongly that { $hunter } had sailed farther than its Speed allows (a bluff). Does it now hunt one of { $seat }’s pirates?
    .hint = You may do this because the challenge was wrong. Until now it has hunted { $target }. Now that its figures are known, it may also sail on at once towards the new target.
    .group = Choose…
    .keep = No, go on hunting { $target }
    .sail = Hunt { $target }, at { $place }, and sail there at once
    .turn = Hunt { $target }, at { $place }, from the next turn on
blackbeard-free_operation = Pirate hunt: what does { $hunter } do now?
    .hint = { $target ->
        [none] It acts at once, in addition to its own turn.
       *[other] It acts at once, in addition to its own turn. Its target is { $target }.
    }
    .summary = { $hunters }
blackbeard-free_operation-hunters = { blackbeard-orders-hunters }
blackbeard-free_hunter = Pirate hunt: which of your hunters acts at once?
    .group = Choose a hunter…
    .option = { $hunter }, at { $place }{ $target ->
        [none] {""}
       *[other] , hunts { $target }
    }
blackbeard-thrown_out = { $port } throws out { $hunter }. Where does it go?
    .hint = The governor is pro-pirate, or the nation has given out a letter of marque.
    .group = Choose a hex…
    .option = { $place }
blackbeard-enter_zone = { $hunter } may sail into { $place }. Does it?
    .hint = { $target ->
        [none] A hunter can enter a zone only now, when a hazard event comes.
       *[other] A hunter can enter a zone only now, when a hazard event comes. Its target is { $target }.
    }
    .group = Choose…
    .no = No, stay at sea
    .yes = Enter the zone
blackbeard-hunter_attacks = { $hunter } has caught { $target }. Does it attack?
    .hint = The pirate’s Combat is { $combat }, his Speed { SIGNED($speed) }; the hunter: { blackbeard-hunter_strength }.{ $known ->
        [true] {" "}In each round the pirate has { $won }% to win it and { $lost }% to lose it.
       *[false] {""}
    }
    .group = Choose…
    .attack = Attack
    .let_go = Let him go
blackbeard-attack_or_avoid = { $pirate } has slipped past { $hunter }. Does he attack it?
    .hint = Avoiding is safe. Attacking it makes its nation his enemy. { blackbeard-hunter_chances }
    .group = Choose…
    .avoid = Avoid it
    .attack = Attack it
blackbeard-hand_letter = { $hunter } attacks { $pirate }. Does he hand over his { $letter }?
    .hint = The warship then leaves him alone this turn, and the letter is gone. A warship can’t be hurt, and such battles mostly end badly.
    .group = Choose…
    .yes = Hand it over
    .no = Keep it and fight
blackbeard-surrender = { $pirate } fights { $hunters }. Does he surrender?
    .hint = His { $letter } saves him from hanging at once: he loses it and everything aboard, and a die decides: 1 hanged, 2 to 5 prison, 6 free. His ship sinks after { $boxes ->
        [one] 1 more point of damage
       *[other] { $boxes } more points of damage
    }. { blackbeard-hunter_chances }
    .group = Choose…
    .surrender = Surrender
    .fight_on = Fight on

## Battles

blackbeard-battle_plan = { $pirate ->
    [none] { $hunter ->
        [none] A hunter of yours fights { $target }. What does it do?
       *[other] { $number ->
            [1] { $hunter } fights { $target }. What does it do?
           *[other] { $hunter } still fights { $target }: round { $number } comes. What does it do?
        }
    }
   *[other] { $against ->
        [pirate] { $number ->
            [1] { $pirate } fights { $target }. What is his plan?
           *[other] { $pirate } still fights { $target }: round { $number } comes. What is his plan?
        }
       *[other] { $number ->
            [1] { $pirate } fights { $hunters }. What is his plan?
           *[other] { $pirate } still fights { $hunters }: round { $number } comes. What is his plan?
        }
    }
}
    .hint = From round { $number } on; every three rounds you plan anew if there is a choice.{ $against ->
        [pirate] { $pirate ->
            [none] { $known ->
                [true] {" "}In each round the pirate has { $won }% to win it and { $lost }% to lose it.
               *[false] {""}
            }
           *[other] {" "}Combat { $combat }{ blackbeard-battle_plan.mine } against { $foe_combat }{ blackbeard-battle_plan.theirs }, two dice each. The lower side takes the difference as damage or wounds: he may sink, or die and lose his treasure too. If he boards, he has { $duel }% to win the duel.
        }
       *[other] {" "}{ $immune ->
            [false] Combat + Speed + Competence + a die against the hunter’s Combat + Speed + a die.
           *[true] Nothing hurts a warship, and even a round that he wins costs him 1 damage: to fight on brings nothing.
        } { blackbeard-hunter_chances } { blackbeard-hunter_escape }
    }
    .proposal-break_off = { $escape ->
        [slower] Break off (he can’t now: he is slower)
       *[none] Break off as soon as possible
    }
    .proposal-fight_on = { $immune ->
        [true] Fight on (it brings nothing)
       *[other] Fight on
    }
    .summary = { $surrender ->
        [now] Surrenders at once.
       *[other] { $smoke ->
            [true] Uses the smoke screen, which ends the battle.
           *[false] { $breaks ->
                [yes] Breaks off as soon as possible{ blackbeard-break_when }.
                [ask] You are asked about breaking off.
               *[no] Fights on.
            }{ $board ->
                [always] {" "}Boards when he may.
                [stronger] {" "}Boards when he may, if his duel attack + Endurance at least match the enemy’s.
                [ask] {" "}You are asked about boarding.
               *[never] {""}
            }{ $arms ->
                [0] {""}
                [one] {" "}Uses up 1 marker of arms.
               *[other] {" "}Uses up { $arms } markers of arms.
            }{ $mainsail ->
                [true] {" "}Sets the mainsail.
               *[false] {""}
            }{ $barrel ->
                [0] {""}
                [one] {" "}Uses the saboteur barrel at 1 point of damage or more.
               *[other] {" "}Uses the saboteur barrel at { $barrel } points of damage or more.
            }{ $surrender ->
                [last] {" "}Surrenders when the ship is about to sink.
                [ask] {" "}You are asked about surrender.
               *[never] {""}
            }
        }
    }
    .mine = { $debauch ->
        [none] {""}
        [0] {""}
       *[other] {" "}−{ $debauch } after a debauch
    }
    .theirs = { $foe_debauch ->
        [none] {""}
        [0] {""}
       *[other] {" "}−{ $foe_debauch } after a debauch
    }
blackbeard-plan_arms = { $pirate }: how many markers of arms does he use up in round { $number } of this plan?
    .hint = Each adds a die to that round and is gone.
    .step = arms, round { $number }
    .answer = Uses up this many markers of arms: { $answer }.
blackbeard-plan_smoke = { $pirate }: does he use the smoke screen?
    .hint = It ends the battle before the first round; both ships stay in the hex. It is used up.
    .step = smoke screen
    .group = Choose…
    .no = No
    .yes = Use it
blackbeard-plan_mainsail = { $pirate }: does he set the mainsail?
    .hint = { $against ->
        [pirate] Speed +2 this turn: from round 3 on, and after a tie, the faster ship chooses how the battle goes on. It is used up.
       *[other] Speed +2 this turn, which counts in every round and when breaking off. It is used up.
    }
    .step = mainsail
    .group = Choose…
    .no = No
    .yes = Set it
blackbeard-plan_barrel = { $pirate }: when does he use the saboteur barrel?
    .hint = It cancels the first round that would cost him at least this much damage, and is used up.
    .step = saboteur barrel
    .group = Choose…
    .never = Never
    .option = { $value ->
        [one] At 1 point of damage or more
       *[other] At { $value } points of damage or more
    }
blackbeard-plan_breaks = { $pirate ->
    [none] Does your hunter break off when it may?
   *[other] { $pirate }: does he break off when he may?
}
    .hint = { $against ->
        [pirate] { $pirate ->
            [none] After a tied round, and from round 3 on, the faster ship may break off. It costs a hunter nothing.
           *[other] Who wins a round may break off, from round 3 on the faster ship. It costs 1 Notoriety, from round 3 on also 1 Popularity.
        }
       *[other] After a tied round, and from round 3 on, the faster ship may break off. It costs a pirate 1 Popularity.
    }
    .step = breaking off
    .group = Choose…
    .yes = As soon as possible
    .no = No, fight on
    .ask = Ask me then
blackbeard-plan_board = { $pirate }: does he board when he may?
    .hint = The winner of a round may board, from round 3 on the faster ship. The two captains then fight a duel for ship and cargo; the loser may die.
    .step = boarding
    .group = Choose…
    .stronger = If he is at least as good a duellist
    .always = Whenever he may
    .never = Never
    .ask = Ask me then
blackbeard-plan_surrender = { $pirate }: when does he surrender?
    .hint = His letter of marque saves him from hanging at once: he loses it and everything aboard, and a die decides: 1 hanged, 2 to 5 prison, 6 free.
    .step = surrender
    .group = Choose…
    .last = When one more point of damage would sink the ship
    .never = Never
    .now = At once
    .ask = Ask me before each round
blackbeard-press_on = { $by ->
    [none] { $pirate } may choose how his battle with { $target } goes on. What does he do?
    [hunter] { $hunter } may break off the battle with { $target }. Does it?
   *[pirate] { $pirate } may break off the battle with { $hunters }. Does he?
}
    .hint = { $by ->
        [none] Combat { $combat }{ blackbeard-battle_plan.mine } against { $foe_combat }{ blackbeard-battle_plan.theirs }. Breaking off costs 1 Notoriety{ $number ->
            [1] {""}
            [2] {""}
           *[other] {" "}and 1 Popularity
        }. Boarding leads to a duel of the captains for ship and cargo; { $pirate } has { $duel }% to win it.
        [hunter] It costs nothing; both ships stay in the hex. The pirate’s ship sinks after { $boxes ->
            [one] 1 more point of damage
           *[other] { $boxes } more points of damage
        }.
       *[pirate] It costs 1 Popularity; both ships stay in the hex. His ship sinks after { $boxes ->
            [one] 1 more point of damage
           *[other] { $boxes } more points of damage
        }. { blackbeard-hunter_chances }{ $immune ->
            [true] {" "}Nothing hurts a warship: to fight on brings nothing.
           *[other] {""}
        }
    }
    .group = Choose…
    .break_off = Break off
    .go_on = Fight on
    .board = Board
blackbeard-help_ally = { $target } is attacked. Does his ally { $pirate } help him?
    .hint = { $against ->
        [hunter] They roll two dice and keep the higher.
       *[pirate] They roll three dice and keep the best two.
    } But every result then applies to both: { $pirate } takes the full damage too, and pays his own Popularity.
    .group = Choose…
    .no = Stay out of it
    .yes = Help him
blackbeard-join_attack = { $target } attacks { $what ->
    [merchant] { $merchant }
   *[port] the port
}. Does his ally { $pirate } join in?
    .hint = { $what ->
        [merchant] It adds a die to the attack; both pirates gain Notoriety.
       *[port] It adds his Combat, { $combat }, to the attack; both pirates gain Notoriety.
    } But its nation becomes his enemy too, and { $target } shares out the loot{ $what ->
        [merchant] {""}
       *[port] ; damage hits both ships in full
    }.
    .group = Choose…
    .no = No
    .yes = Join in
blackbeard-share_loot = What does { $pirate } leave to his ally { $target }?
    .hint = The loot: { $markers }.
    .summary = { $markers_count ->
        [0] { $hostage ->
            [true] The ally gets a hostage, if there is one.
           *[false] The ally gets nothing.
        }
       *[other] The ally gets { $markers }{ $hostage ->
            [true] , and a hostage, if there is one
           *[false] {""}
        }.
    }
blackbeard-share_markers = { $pirate }: what does { $target } get?
    .hint = You keep what you do not choose.
    .step = loot for the ally
    .group = Choose…
    .option = { blackbeard-marker_copy }
blackbeard-share_hostage = { $pirate }: who takes a hostage, if there is one?
    .hint = A hostage brings 1 Notoriety and a ransom.
    .step = hostage
    .group = Choose…
    .own = He himself
    .ally = His ally

## Duels

blackbeard-duel_duty = { $pirate } must challenge a rival to a duel. Whom?
    .hint = His crew is drunk and looking for a fight. { $pirate }: { blackbeard-duellist }. The winner gains half the loser’s Notoriety and Popularity; the loser may die.
    .group = Choose a rival…
    .option = { $target } · { blackbeard-duellist }
blackbeard-accept_duel = { $target } challenges { $pirate } to a duel. Does he accept?
    .hint = { $pirate }: { blackbeard-duellist }. { $target }: { blackbeard-duel_foe }. Refusing counts as surrender: he loses 3 Popularity and 3 Notoriety, and the challenger gains half of his Notoriety.
    .group = Choose…
    .fight = Fight
    .refuse = Refuse
blackbeard-duel_plan = { $pirate } fights a duel with { $target }. What is his plan?
    .hint = { $pirate }: { blackbeard-duellist }. { $target }: { blackbeard-duel_foe }. The two strike in turn: attack and a die against defence and a die. If the attacker is lower, he loses 1 Endurance, otherwise the other does. At 0 a pirate is down, and a die decides between wounds and death.
    .summary = { $surrender ->
        [0] Never surrenders.
       *[other] Surrenders at Endurance { $surrender } or less.
    }{ $cunning ->
        [none] {""}
        [grave] {" "}Rolls again by cunning if he would go down.
        [lost] {" "}Rolls again by cunning when he loses a round.
        [ask] {" "}You are asked about cunning at every roll.
       *[never] {" "}Uses no cunning.
    }
blackbeard-duel_surrender = { $pirate } (Endurance { $endurance }, his enemy { $foe_endurance }): when does he give up?
    .hint = Only while his enemy has more Endurance: −3 Popularity, −3 Notoriety, { $fall ->
        [captive] no wounds. But he is conquered all the same: he loses his cabin, cargo, hostages and ship, 10 more Notoriety and 5 more Popularity, and becomes a captive.
        [beaten] no wounds. But he is conquered all the same: he loses his cabin, cargo and hostages, 10 more Notoriety, and starts again in an empty ship or a wreck.
        [mercy] no wounds. But the winner frees the captive, and may conquer him: cabin, cargo and hostages are then lost, as is his freedom or his ship.
        [chased] no wounds. But he frees nobody, and is chased one hex away: 1 more Popularity lost.
       *[none] but no wounds.
    } At 0, a die decides between wounds and death.
    .step = surrender
    .group = Choose…
    .option = { $value ->
        [0] Never
       *[other] { $now ->
            [true] At once, if he can (Endurance { $value } or less)
           *[none] At Endurance { $value } or less
        }
    }
blackbeard-duel_cunning = { $pirate }: when does he use cunning in this duel?
    .hint = Both dice of the round are rolled again. He has few points of cunning for his whole life.
    .step = cunning
    .group = Choose…
    .grave = Only if he would go down
    .lost = When he loses a round
    .never = Never
    .ask = Ask me at every roll

## After a battle

blackbeard-aftermath = { $pirate } has beaten { $target }. What does he do with him, his ship and his cargo?
    .hint = { $cabin ->
        [0] The loser’s cabin is empty.
        [one] The 1 doubloon of the loser’s cabin goes to the winner’s if there is room.
       *[other] The { $cabin } doubloons of the loser’s cabin go to the winner’s as far as there is room.
    } Whichever ship he sails on with, its guns and crew are repaired.{ $rescue ->
        [true] {" "}If he lets him go, he takes nothing.
       *[false] {""}
    }
    .summary = { $fate ->
        [none] The loser is dead
        [maroon] Maroons him on an island
        [plank] Keeps him aboard, to walk the plank
        [mast] Ties him to the mast
        [ashore] Puts him ashore
        [wreck] Gives him nothing but a wreck
       *[let_go] Lets him go
    }{ $fate ->
        [let_go] {""}
       *[other] . The winner { $exchanged ->
            [true] takes over the loser’s ship
           *[false] keeps his own ship
        }{ $markers_count ->
            [0] ; his holds are empty
           *[other] {" "}and has aboard: { $markers }
        }
    }.
blackbeard-loser_fate = What does { $pirate } do with { $target }?
    .hint = { $stronger ->
        [true] A captive can do nothing until someone frees him, and his player may promise a reward for that. On an island, or waiting for the plank, he is wounded each turn that a die shows 1. { $pirate } gains 1 Popularity; { $target } loses 5, and 10 Notoriety.
       *[false] He was more notorious than { $pirate } and can’t be held captive. A captain who is put ashore begins with Popularity 7; in a wreck he sails on from this hex, but may lose Popularity. Either way he loses 10 Notoriety.
    }
    .step = the loser
    .group = Choose…
    .maroon = Maroon him on an island: a pirate of any other player may pick him up there
    .plank = Keep him aboard, to walk the plank: to free him, a rival must beat you in a duel
    .mast = Tie him to the mast: also aboard, and torture may make him talk about his Refuge
    .ashore = Put him ashore: he starts again in his Refuge, with Popularity 7 and an empty sloop
    .wreck = Let him go in the ship that you don’t keep: empty, guns and crew damaged by 2 points or more
    .let_go = Let him go with his ship and cargo
blackbeard-keep_ship = { $pirate } has beaten { $target }. Whose ship does he sail on with?
    .hint = Its guns and crew are repaired at once; its other damage stays. { $fate ->
        [wreck] The other ship is left to the loser.
       *[other] The other ship is sunk.
    }
    .step = ship
    .group = Choose a ship…
    .own = His own ({ blackbeard-kept_ship })
    .exchange = The beaten one ({ blackbeard-kept_ship })
blackbeard-kept_ship = { $ship }: { $holds } holds, Combat { $combat }, Speed { SIGNED($speed) }, { $damage ->
    [0] undamaged
    [one] { $damage } point of damage
   *[other] { $damage } points of damage
}
blackbeard-keep_cargo = { $pirate }: what does he keep of both cargoes?
    .hint = There is room for { $room }. The rest is lost.
    .step = cargo
    .group = Choose…
    .option = { blackbeard-marker_copy }
blackbeard-free_or_keep = { $pledge ->
    [0] { $pirate } has { $target } in his hands. Does he free him?
    [one] { $target } can’t pay the 1 doubloon that he has pledged. Does { $pirate } free him all the same?
   *[other] { $target } can’t pay the { $pledge } doubloons that he has pledged. Does { $pirate } free him all the same?
}
    .hint = Freeing him brings two dice of Notoriety{ $pledge ->
        [0] { $promised ->
            [none] , and the pledge if there is one
            [0] ; he has pledged nothing
            [one] , and the 1 doubloon that he has pledged, as gold in the holds
           *[other] , and the { $promised } doubloons that he has pledged, as gold in the holds
        }
       *[other] , and the doubloons that he does have
    }. A captive who is kept stays aboard, and others may rescue him.
    .group = Choose…
    .free = Free him
    .plank = Keep him aboard, to walk the plank
    .mast = Keep him, tied to the mast
blackbeard-broken_bargain = { $target } can’t pay the { $pledge } { $pledge ->
    [one] doubloon
   *[other] doubloons
} that he has pledged. What does { $pirate } do?
    .hint = If he is freed, he still pays what he has, and half of his treasure. If he is killed, he pays nothing.
    .group = Choose…
    .free = Free him all the same
    .kill = Kill him
blackbeard-end_alliance = The alliance of { $pirate } and { $target } is over. What does { $pirate } do?
    .hint = Doubloons in his cabin: { $cabin }.
    .summary = { $reply ->
        [duel] Challenges him to a duel.
        [bounty] Posts a bounty of { blackbeard-doubloons }.
       *[nothing] Does nothing.
    }
blackbeard-breach_answer = Does { $pirate } do anything about { $target }?
    .hint = A bounty is paid at once and goes to the pirate who puts { $target } out of action in the next ten turns; after that the money comes back. Refusing a duel counts as surrender.
    .step = answer
    .group = Choose…
    .nothing = Nothing
    .duel = Challenge him to a duel
    .bounty = Post a bounty on him
blackbeard-breach_bounty = How many doubloons does { $pirate } put on the head of { $target }?
    .hint = Doubloons in his cabin: { $cabin }.
    .step = bounty

## Contracts

blackbeard-make_offers-contracts = Contract of { $members }: { blackbeard-contract_says }; { blackbeard-contract_pays }; until turn { $until }; { $public ->
    [true] public
   *[false] secret
}.{ $stakes_count ->
    [0] {""}
   *[other] {" "}Stakes: { $stakes }.
}
blackbeard-make_offers-contracts-stakes = { $pirate } { $doubloons }
    .separator = ,{" "}
blackbeard-answer_offers-contracts = Contract of { $members }: { blackbeard-contract_says }; { blackbeard-contract_pays }; until turn { $until }.{ $stakes_count ->
    [0] {""}
   *[other] {" "}Stakes: { $stakes }.
}
blackbeard-answer_offers-contracts-stakes = { blackbeard-make_offers-contracts-stakes }
    .separator = ,{" "}
blackbeard-contract_by = Does one of your pirates propose a contract?
    .hint = A contract is a written promise to other pirates. The promise is not binding, but all may pay into a pot that goes to the pirate who fulfils a condition.
    .step = contract
    .group = Choose…
    .none = No contract
    .option = { $pirate } proposes one
blackbeard-contract_with = With whom does { $pirate } make the contract?
    .hint = It holds only if all of them accept.
    .step = partners
    .group = Choose pirates…
    .option = { $pirate }
blackbeard-contract_text = What does the contract of { $pirate } promise?
    .hint = The promise is not binding.
    .step = promise of the contract
    .group = Choose…
    .none = Nothing, only the pot
    .peace = Peace
    .territory = Each keeps to his own sea
    .defence = Help in battle
    .prizes = Sharing of prizes
blackbeard-contract_condition = What must be done to get the pot?
    .hint = The pot is paid automatically when the condition is met. If it is not met in time, everyone gets their stake back.
    .step = pot
    .group = Choose…
    .none = There is no pot
    .target = Put a pirate out of action
    .deliver = Sell certain goods in a port
    .meet = Meet in a port
    .stay_out = Stay out of a sea
blackbeard-contract_target = { $condition ->
    [target] Which pirate must be put out of action?
   *[stay_out] Which pirate must stay out of a sea?
}
    .step = pirate
    .group = Choose a pirate…
    .option = { $pirate }
blackbeard-contract_good = Which goods?
    .step = goods
    .group = Choose goods…
    .option = { $marker }
blackbeard-contract_port = Which port?
    .step = port
    .group = { $head ->
        [none] Choose a port…
        [NA] North Atlantic
        [CAR] Caribbean
        [GC] Gold Coast
        [IO] Indian Ocean
       *[other] { $head }
    }
    .option = { $port }
blackbeard-contract_sea = Which sea must { $target } stay out of?
    .step = sea
    .group = Choose a sea…
    .option = { $sea }
blackbeard-contract_stake = How many doubloons does { $pirate } pay into the pot?
    .hint = Doubloons in his cabin: { $cabin }. He pays when all have accepted.
    .step = { $pirate }: stake
blackbeard-contract_turns = For how many turns does the contract hold?
    .hint = { $pirate } proposes it now; it begins when all have accepted.
    .step = turns
blackbeard-contract_public = Does everyone see the contract?
    .hint = If not, only { $pirate } and his partners know of it.
    .step = public
    .group = Choose…
    .no = No, only the partners
    .yes = Yes, everyone
blackbeard-accept_contract = { $pirate } proposes a contract between { $members }. Do you accept?
    .hint = Promised: { blackbeard-contract_says }; { blackbeard-contract_pays }.{"\u000A"}Until turn { $until }; { $public ->
        [true] public
       *[false] secret
    }.{ $stakes_count ->
        [0] {""}
       *[other] {" "}Stakes: { $stakes }. If the condition is not met in time, everyone gets their stake back.
    }
    .step = contract { $number }
    .group = Choose…
    .refuse = Refuse
    .accept = { $stake ->
        [0] Accept
        [one] Accept, and pay 1 doubloon into the pot
       *[other] Accept, and pay { $stake } doubloons into the pot
    }
blackbeard-accept_contract-stakes = { $pirate } { $doubloons }
    .separator = ,{" "}

## Hazard events

blackbeard-mutiny_pirate = Whose crew do you tempt to mutiny?
    .hint = The crew mutinies if two dice show more than that pirate’s Popularity. He may be one of yours.
    .group = Choose a pirate…
    .option = { $pirate } · Popularity { $popularity }, Notoriety { $notoriety }
blackbeard-law_vote = The Pope intervenes. For which law do you vote?
    .hint = All vote in secret. The law with the most votes is passed at once; after a tie the player who drew the event decides.
    .group = Choose a law…
    .option = { $event ->
        [34] Anti-slavery law: a price on every pirate with living goods aboard
        [52] Prohibition: all alcohol aboard is sold by auction at once
       *[54] Anti-drug law: drugs sell for far more, but the seller may be arrested
    }
blackbeard-sealed_bid = Auction: { $what ->
    [pardon] a royal pardon, { $letter ->
        [none] a letter of marque
       *[other] { $letter }
    }
    [parrot] a parrot
   *[alcohol] { $count ->
        [one] 1 marker
       *[other] { $count } markers
    } of alcohol from { $target ->
        [none] another ship
       *[other] { $target }
    }
}. What do your pirates bid?
    .hint = { blackbeard-bid_explained }
    .summary = { $bids }
blackbeard-sealed_bid-bids = { $pirate }: { $doubloons ->
    [0] no bid
   *[other] { blackbeard-doubloons }
}
blackbeard-bid_explained = { $what ->
    [pardon] It is a letter of marque: its nation’s ports are friendlier. It can also end that nation’s enmity, or let a pirate retire in one of its ports without a roll.
    [parrot] The parrot takes one wound in its pirate’s place and dies.
   *[alcohol] Goods to sell, or to drink in a debauch. What finds no room in the buyer’s holds is lost.
}{"\u000A"}All bid at once and in secret. The highest bid pays from the cabin; the others pay nothing.
blackbeard-bid = What does { $pirate } bid for { $what ->
    [pardon] the royal pardon
    [parrot] the parrot
   *[alcohol] the alcohol
}?
    .hint = { blackbeard-bid_explained }{"\u000A"}Doubloons in his cabin: { $cabin }. Bid 0 not to take part.
    .step = { $pirate }: bid
blackbeard-share_treasure = Your gang has stolen a treasure of { blackbeard-doubloons }. Who gets it?
    .hint = What you give to nobody else goes to { $pirate }. Each share is hidden in that pirate’s Refuge.
    .summary = { $shares }
blackbeard-share_treasure-shares = { $pirate }: { blackbeard-doubloons }
blackbeard-share = How many doubloons does { $pirate } get?
    .hint = { $doubloons } { $doubloons ->
        [one] doubloon is
       *[other] doubloons are
    } left to share.
    .step = { $pirate }: share
blackbeard-dolphins = Dolphins lead { $pirate }: does he act at once?
    .hint = He may make one move and one operation now. It costs no token.
    .proposal-go_on = { blackbeard-plan_go_on }
    .proposal-hunt = { blackbeard-plan_hunt }
    .proposal-home = { blackbeard-plan_home }
    .proposal-repair = { blackbeard-plan_repair }
    .proposal-retire = { blackbeard-plan_retire }
    .proposal-stay = Do nothing
    .summary = { $orders_count ->
        [0] He does not act.
       *[other] { $orders }
    }
    .sure = { $ends ->
        [true] If this succeeds, the match ends at once for all players: he is your last pirate.
       *[false] If this succeeds, { $leavers } { $leavers_count ->
            [1] leaves
           *[other] leave
        } play for good.{ $heirs ->
            [0] {""}
            [one] {" "}A new pirate takes over, the last one that you have in reserve.
           *[other] {" "}You go on with a new pirate; you have { $heirs } left.
        }
    }
blackbeard-dolphins-orders = { blackbeard-orders-orders }
blackbeard-dolphins-orders-policies = { blackbeard-orders-orders-policies }
    .separator = {"\u000A"}
blackbeard-free_action = { $pirate }: does he use the free action?
    .hint = His movement die for it shows { $die }.
    .step = { $pirate }: act at once
    .group = Choose…
    .no = No
    .yes = Yes
