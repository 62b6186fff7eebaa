### Barbe Noire 2: the questions, their hints and answers. How messages are named and what they may use: see bot/text/__init__.py.

## What several questions say

blackbeard-port_status = { $status ->
    [refuge] your Refuge
    [pirate] pirate port
    [pro] friendly
    [neutral] neutral
    [anti] hostile: no business there
    [old_refuge] lost Refuge: no business, but he may retire
    [unknown] governor unknown: may chase you out
    [own_pro] friendly (only you know)
    [own_anti] hostile (only you know)
    [banned] closed to you for now
   *[closed] destroyed
}
blackbeard-way = { $turns ->
    [-1] no way there by sea
    [0] you are here
    [1] { $cost ->
        [0] this turn
        [one] { $cost } hex, this turn
       *[other] { $cost } hexes, this turn
    }
   *[other] { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }, about { $turns } turns
}
blackbeard-prey = { $sails ->
    [0] { $holder ->
        [none] {""}
       *[other] {" "}· merchant stopped by { $holder }, his alone
    }
    [one] {" "}· 1 merchant ({ $odds }% if attacked)
   *[other] {" "}· { $sails } merchants (capture up to { $odds }%)
}
blackbeard-wreck_here = { $wreck ->
    [true] {" "}· treasure wreck
   *[other] {""}
}
blackbeard-more = { $port ->
    [none] {""}
   *[other] {" "}· { $port }
}{ $lane ->
    [none] {""}
   *[other] {" "}· lane { $lane }
}
blackbeard-marker_copy = { $marker }{ $copies ->
    [1] {""}
   *[other] {" "}({ $copy } of { $copies })
}
blackbeard-near_refuge = { $lanes ->
    [one] 1 shipping lane
   *[other] { $lanes } shipping lanes
}, { $sails ->
    [0] no merchants
    [one] 1 merchant
   *[other] { $sails } merchants
} within 8 hexes
blackbeard-near_end = { $lanes ->
    [one] 1 lane
   *[other] { $lanes } lanes
}, { $sails ->
    [0] no merchants
    [one] 1 merchant
   *[other] { $sails } merchants
}
blackbeard-near_next = { $next_lanes ->
    [one] 1 lane
   *[other] { $next_lanes } lanes
}, { $next_sails ->
    [0] no merchants
    [one] 1 merchant
   *[other] { $next_sails } merchants
}
blackbeard-end_next = { $certain ->
    [true] {""}
   *[none] { $next ->
        [none] {" "}or farther on
       *[other] , else { $next } ({ $next_nation })
    }
}
blackbeard-end_lower = {" "}({ $nation ->
    [none] {""}
   *[other] { $nation },{" "}
}lower)
blackbeard-end_higher = {" "}({ $nation ->
    [none] {""}
   *[other] { $nation },{" "}
}higher)
blackbeard-home_of = { $home ->
    [none] { $relative_of ->
        [none] a hostage
       *[other] { $relative_of }’s relative
    }
   *[other] a hostage from { $home }
}
blackbeard-woman_of = { $event ->
    [43] { $relative_of }’s daughter
    [44] { $relative_of }’s sister
    [45] { $relative_of }’s mistress
    [46] the governor’s daughter
   *[other] { $relative_of }’s beloved
}
blackbeard-offer_gives = { $give_count ->
    [0] { $pay ->
        [0] nothing
        [one] 1 doubloon
       *[other] { $pay } doubloons
    }
   *[other] { $give }{ $pay ->
        [0] {""}
        [one] {" "}and 1 doubloon
       *[other] {" "}and { $pay } doubloons
    }
}
blackbeard-offer_wants = { $ask_count ->
    [0] { $charge ->
        [0] nothing
        [one] 1 doubloon
       *[other] { $charge } doubloons
    }
   *[other] { $ask }{ $charge ->
        [0] {""}
        [one] {" "}and 1 doubloon
       *[other] {" "}and { $charge } doubloons
    }
}
blackbeard-offer_promises = { $promise ->
    [peace] {" "}Also promised: peace.
    [way_clear] {" "}Also promised: to keep out of the way.
    [favour] {" "}Also promised: a favour later.
   *[none] {""}
}

## Setting up

blackbeard-place_governors = Where do your { $count } governors go?
    .hint = Each goes face down into a different port; the other players don’t see who is where. A pro-pirate governor lets pirates do business, an anti-pirate one chases them out. A port with a face-down governor can’t be chosen as a Refuge (home port). If someone else chooses the same port, dice decide who gets it; the other governor goes to the next free port by number.
    .proposal-spread = Spread them along the coasts
    .summary = { $placed }
blackbeard-place_governors-placed = { $port }: { $governor ->
    [none] a governor, unseen
   *[other] { $governor }, { $stance ->
        [pro] pro-pirate
       *[anti] anti-pirate
    }
}
blackbeard-governor_port = { $governor ->
    [none] Where does your governor no. { $number } go?
   *[other] Where does { $governor } go?
}
    .hint = { $stance ->
        [pro] This one is pro-pirate. Put him where you will want to sell and repair, not too far from the shipping lanes.
        [anti] This one is anti-pirate and chases pirates out. Put him where the others will want to go, and stay away yourself.
       *[none] Nobody knows who it is before a pirate enters the port.
    }
    .step = { $governor ->
        [none] governor no. { $number }
       *[other] { $governor }, { $stance ->
            [pro] pro-pirate
           *[anti] anti-pirate
        }
    }
    .group = Choose a port…
    .option = { $port } · { $nation } · { $sea }
blackbeard-choose_refuge = Your pirate { $pirate }: which port becomes his Refuge?
    .hint = { $beside ->
        [true] A Refuge must be the port next to one in use, in the order of the ports along the coasts{ $governed ->
            [false] {""}
           *[none] , without a hidden or hostile governor
        }. He sells for 20% more there, repairs everything and hides his treasure. A good one has many shipping lanes nearby.
       *[false] Only ports of the North Atlantic{ $governed ->
            [false] {""}
           *[none] {" "}without a hidden or hostile governor
        } will do. The pirate usually starts there, sells for 20% more, repairs everything and hides his treasure. A good one has many shipping lanes nearby. If he attacks its flag, it turns against him.
    }
    .step = { $pirate }: Refuge
    .group = Choose a port…
    .option = { $port } ({ $nation }) · { blackbeard-near_refuge }
blackbeard-choose_end = The first player’s Refuge is { $port }. { $same ->
    [true] { $certain ->
        [true] Yours is the same port by both choices, named below, and nobody can take it before you: either will do.
       *[false] The next free port, { $home }, goes to a captain who chooses before you. Which of the ports below is to be yours?
    }
   *[false] Is yours the next free port with a lower number, or a higher one?
}
    .hint = Ports are numbered along the coasts, not on the map. Lanes and merchants: within 8 hexes.{ $certain ->
        [true] {" "}Your Refuge is the port named below: nobody can take it before you.
       *[false] { $same ->
            [true] {" "}{ $second ->
                [true] Nobody can take the port you choose before you.
               *[none] If another captain takes that one too, your Refuge is the next free port, lower or higher as you chose, maybe far away.
            }
           *[false] {" "}Your Refuge is the port named first, unless another player takes it before you: then the next free one, lower or higher as you chose, maybe far away.
        }
    }
    .group = Choose a port…
    .lower = { $port ->
        [none] Lower number: no port is free
       *[other] { $same ->
            [true] { $certain ->
                [true] { $port }{ blackbeard-end_lower }{ blackbeard-end_next } · { blackbeard-near_end }
               *[false] { $next ->
                    [none] Lower number: no other port
                   *[other] { $next } ({ $next_nation }) · { blackbeard-near_next }
                }
            }
           *[none] { $port }{ blackbeard-end_lower }{ blackbeard-end_next } · { blackbeard-near_end }
        }
    }
    .upper = { $port ->
        [none] Higher number: no port is free
       *[other] { $same ->
            [true] { $certain ->
                [true] { $port }{ blackbeard-end_higher }{ blackbeard-end_next } · { blackbeard-near_end }
               *[false] { $next ->
                    [none] Higher number: no other port
                   *[other] { $next } ({ $next_nation }) · { blackbeard-near_next }
                }
            }
           *[none] { $port }{ blackbeard-end_higher }{ blackbeard-end_next } · { blackbeard-near_end }
        }
    }

## Plans on buttons: where they lead, if only one captain sails

blackbeard-plan_go_on = { $does ->
    [business] Sell in { $port }
    [attack_merchant] Attack a merchant{ blackbeard-plan_where }
   *[other] { $port ->
        [none] { $lane ->
            [none] Sail on as before
           *[other] Sail on towards { $place }{ blackbeard-plan_lane }, no search
        }
       *[other] { $arrives ->
            [true] Sail into { $port }, do nothing there
           *[false] Sail on towards { $port }
        }
    }
}
blackbeard-plan_where = { blackbeard-plan_at }{ blackbeard-plan_lane }
blackbeard-plan_at = { $place ->
    [none] {""}
   *[other] {" "}at { $place }
}
blackbeard-plan_lane = { $lane ->
    [none] {""}
   *[other] {" "}(lane { $lane })
}
blackbeard-plan_to = { $place ->
    [none] {""}
   *[other] {" "}(to { $place })
}
blackbeard-plan_hunt = { $does ->
    [attack_merchant] Attack a merchant{ blackbeard-plan_where }
    [search] Search for merchants{ blackbeard-plan_where }
   *[other] Hunt merchants
}
blackbeard-plan_places = { $places_count ->
    [none] {""}
    [0] {""}
   *[other] : { $places }
}
blackbeard-plan_home = { $port ->
    [none] Sell in a port
   *[other] { $does ->
        [business] Sell in { $port }
       *[other] Sail towards { $port } to sell
    }
}
blackbeard-plan_repair = { $port ->
    [none] Repair the ship
   *[other] { $does ->
        [none] Sail towards { $port } to repair the ship
       *[other] Repair the ship in { $port }
    }
}
blackbeard-plan_retire = { $captain ->
    [none] { $port ->
        [none] Retire
       *[other] { $does ->
            [retire] Retire in { $port }
           *[other] Sail towards { $port } to retire
        }
    }
   *[other] { $captain }: { $port ->
        [none] retire
       *[other] { $does ->
            [retire] retire in { $port }
           *[other] sail towards { $port } to retire
        }
    }
}

## Orders

blackbeard-orders_reach = { $reach_count ->
    [none] {""}
    [0] {""}
    [1] {" "}{ $reach }
   *[other] {" "}Limits in hexes (movement die + Speed): { $reach }.
}
blackbeard-orders-reach = { $alone ->
    [true] { $allowance ->
        [0] { $pirate }’s ship can’t move now.
        [one] { $pirate }: up to { $allowance } hex (die { $die }, Speed { SIGNED($speed) }).
       *[other] { $pirate }: up to { $allowance } hexes (die { $die }, Speed { SIGNED($speed) }).
    }
   *[false] { $pirate } { $allowance }
}
    .separator = {", "}
blackbeard-orders = Turn { $turn }: { $captains ->
    [0] what do you order?
    [1] what does your pirate do?
   *[other] what do your pirates do?
}
    .hint = { $captains ->
        [0] { $detained_count ->
            [0] {""}
           *[other] { $gives_up ->
                [true] Marooned or held: { $detained }. Another player’s pirate may come to the rescue. You can pledge money for that, or give up hope of it: a new pirate can then follow.
               *[false] Marooned or held: { $detained }. Another player’s pirate may come to the rescue. You can pledge money for that.
            }
        }
       *[other] Secret orders: each pirate moves, then does one operation. Empty holds? Hunt merchants. Full? Sell in a port.{ blackbeard-orders_reach }
    }
    .proposal-go_on = { blackbeard-plan_go_on }
    .proposal-hunt = { blackbeard-plan_hunt }{ blackbeard-plan_places }
    .proposal-home = { blackbeard-plan_home }
    .proposal-repair = { blackbeard-plan_repair }
    .proposal-retire = { blackbeard-plan_retire }
    .proposal-each = For each pirate a plan that suits his situation
    .proposal-stay = { $captains ->
        [0] Give no orders
       *[other] { $leaves ->
            [true] { $flees ->
                [true] Only sail clear of the hunter
               *[false] Only leave the port
            }{ blackbeard-plan_to }
           *[false] Do nothing
        }
    }
    .summary = { $orders_count ->
        [0] You have no pirate to give orders to this turn.
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
        [true] {"\u000A"}Parley: at the end of the turn you may trade with other players’ pirates in the same hex
       *[false] {""}
    }{ $spend_tokens ->
        [true] {"\u000A"}You will be asked about extra actions
       *[false] { $saved ->
            [0] {""}
           *[other] {"\u000A"}-# You ask for no extra action this turn (tokens left: { $saved })
        }
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
blackbeard-orders-orders = { $pirate } { $move ->
    [go] { $course ->
        [none] sails { $cost ->
            [0] to { blackbeard-order_goal }
            [one] { $cost } hex to { blackbeard-order_goal }
           *[other] { $cost } hexes to { blackbeard-order_goal }
        }
       *[other] sets course for { $course }{ $turns ->
            [-1] {""}
           *[other] {" "}({ $hexes } hexes, about { $turns } turns)
        } and { $end ->
            [enter_port] calls at { $place } on the way this turn
            [enter_harbour] calls at { $place } on the way this turn
           *[other] gets as far as { $place } this turn
        }{ blackbeard-order_late }
    }
    [pursue] follows { $target }{ $beyond ->
        [true] , who is out of reach unless he comes closer
       *[false] {""}
    }
    [transit] sails to { $place }
    [turn] turns his ship where he is
   *[hold] { $leaves ->
        [true] leaves the port
       *[false] stays where he is
    }
} ({ $end ->
    [anchor] at anchor off the coast
    [enter_port] in port, at anchor
    [enter_harbour] in port, anchor not dropped
   *[sea] at sea
}); then: { $operation_code ->
    [business] business
    [careen] { $floats ->
        [true] careening
       *[false] careen the ship (repairs the hull: 1 point a turn in a port, 1 every two turns on a coast)
    }
    [assault] attack the port (if he loses, the ship is damaged or he is wounded, and may sink or die)
    [nothing] { $course ->
        [none] { $operation }
       *[other] nothing, as he is still on his way
    }
    [refit] { $sections_count ->
        [0] { $operation }
       *[other] repair: { $sections }
    }
   *[other] { $operation }
}{ $prey ->
    [0] {""}
    [one] {" "}(a merchant is there)
   *[other] {" "}({ $prey } merchants are there)
}{ $merchant ->
    [none] { $unseen ->
        [true] {": "}an unidentified merchant
       *[false] {""}
    }
   *[other] {": "}{ $merchant }
}{ $finds ->
    [0] { $meets ->
        [none] {""}
       *[other] {" "}({ blackbeard-order_odds })
    }
   *[other] {" "}({ $finds }% to find any, { $storms }% a storm{ $warships ->
        [0] {""}
       *[other] , { $warships }% a warship
    }{ $meets ->
        [none] {""}
       *[other] ; then { blackbeard-order_odds }
    })
}{ $against_count ->
    [0] {""}
    [1] {": "}{ $against }
   *[other] {", "}the first who is there: { $against }
}{ $strikes ->
    [-1] {""}
   *[other] {" "}({ $strikes }% to win a round, { $boards }% to win the duel if he boards){"\u000A"}· Beware: a round that he loses by 5 does 5 points of damage, to one part of his ship or as wounds to himself. He may lose his ship, or die with all his money and hidden treasure
}{ $frees ->
    [true] {", "}to free a prisoner
   *[false] {""}
}{ $sells ->
    [true] {"\u000A"}· { $unsold ->
        [0] Sells the whole cargo
       *[other] Sells what finds a buyer
    }{ $priced ->
        [true] {" "}({ $sale ->
            [one] 1 doubloon
           *[other] { $sale } doubloons
        } at present prices{ $unsold ->
            [0] {""}
            [one] ; 1 good finds no buyer and is lost: the port has some already
           *[other] ; { $unsold } goods find no buyer and are lost: the port has some already
        })
       *[false] , at the governor’s prices: nobody knows him yet, and he may chase { $pirate } out
    }
   *[false] {""}
}{ $ransoms ->
    [0] {""}
    [one] {"\u000A"}· Ransoms 1 hostage ({ $ransom_low } to { $ransom_high } doubloons, by a die)
   *[other] {"\u000A"}· Ransoms { $ransoms } hostages ({ $ransom_low } to { $ransom_high } doubloons each, by a die)
}{ $buys_letter ->
    [true] {"\u000A"}· Asks for a letter of marque
   *[false] {""}
}{ $bribes ->
    [true] {"\u000A"}· Offers a bribe
   *[false] {""}
}{ $item_count ->
    [0] {""}
   *[other] {"\u000A"}· Buys { $item } ({ $price } doubloons)
}{ $section ->
    [none] {""}
   *[other] {": "}{ $section }{ $lasts ->
        [1] {""}
       *[other] , which takes this turn and the next
    } (at the end of each later turn, a die of 1 undoes it)
}{ $floats ->
    [true] {": "}the ship is floated again
   *[false] {""}
}{ $retires ->
    [0] {""}
    [100] , which is sure to succeed
   *[other] , with a { $retires }% chance{"\u000A"}-# If he fails, he may try again once he owns { $again } doubloons
}{ $retires ->
    [0] {""}
   *[other] {"\u000A"}· Beware: { $retires ->
        [100] {""}
       *[other] if he succeeds,{" "}
    }{ $pirate } is out of play for good. { blackbeard-order_worth }; cargo does not count{ $finale ->
        [true] . He is your last pirate, so the match ends at once
       *[false] { $heirs ->
            [0] {""}
           *[other] . A new pirate takes over the ship and its cargo (you have { $heirs } left)
        }
    }{ blackbeard-order_again }{ blackbeard-order_result }
}{ $betrays ->
    [true] {"\u000A"}· Beware: attacking an ally ends their alliance
   *[false] {""}
}{ blackbeard-order_dangers }{ $nation ->
    [none] {""}
   *[other] {"\u000A"}· { blackbeard-order_flag }
}{ $surplus ->
    [0] {""}
   *[other] {"\u000A"}· Beware: his cabin holds 5,000 doubloons at most, so about { $surplus } are lost
}{ $costs ->
    [true] {"\u000A"}· Beware: this attack would cost him his Refuge. { blackbeard-refuge_price }
   *[false] {""}
}{ $spares ->
    [0] {""}
   *[other] { $nation ->
        [none] {"\u000A"}-# Lets merchants of Defence { $spares } or more go (−1 Notoriety, −1 Popularity each)
       *[other] { $shuns ->
            [true] {""}
           *[false] {"\u000A"}-# Lets merchants of Defence { $spares } or more go (−1 Notoriety, −1 Popularity each)
        }
    }
}{ $debauch ->
    [true] {"\u000A"}· Beware: the crew will then demand a debauch. { $drinks ->
        [no] His orders: refuse it (−1 Popularity)
        [ask] You’ll be asked: allow it{ blackbeard-order_missed } or refuse it (−1 Popularity)
       *[yes] His orders: allow it{ blackbeard-order_missed }
    }
   *[false] { $drinks ->
        [none] {""}
        [no] {"\u000A"}-# If a prize brings a debauch: refuse it (−1 Popularity)
        [ask] {""}
       *[yes] {"\u000A"}-# If a prize brings a debauch: allow it{ blackbeard-order_missed }
    }
}{ $markers_count ->
    [0] {""}
   *[other] {"\u000A"}· Overboard: { $markers }
}{ $hides ->
    [true] {"\u000A"}· { $early ->
        [true] Before sailing he hides { $whole ->
            [true] all his money
           *[false] { blackbeard-doubloons }
        } ashore
       *[false] At the end of the turn, if he is in his Refuge then, he hides { $whole ->
            [true] all his money, including what a sale has brought
           *[false] { blackbeard-doubloons }
        }
    }
   *[false] {""}
}{ $fetches ->
    [true] {"\u000A"}· { $early ->
        [true] Before sailing he takes hidden money aboard
       *[false] At the end of the turn he takes hidden money aboard: only if he is in the port where it is
    }
   *[false] {""}
}{ $policies_count ->
    [0] {""}
   *[other] {"\u000A"}· Standing orders in this plan, for this turn only:{"\u000A"}{ $policies }
}
blackbeard-order_odds = { $meets ->
    [attacks] { $capture }% to capture
   *[other] taken { $capture }%, missed { $misses }%, let go { $declines }%
}
blackbeard-order_dangers = { $unrest ->
    [true] {"\u000A"}· Beware: Popularity { $popularity }. At 0 his crew mutinies (by a die, Popularity rises to 6 or he is out of play), and a merchant let go or narrowly missed, damage in a fight or a debauch refused costs a point each time
   *[false] {""}
}{ $uneasy ->
    [true] {"\u000A"}· Popularity is down to { $popularity }, and at 0 his crew mutinies (by a die, it rises to 6 or he is out of play). A merchant let go or narrowly missed, damage in a fight or a debauch refused costs a point each time; a debauch brings one back
   *[false] {""}
}{ blackbeard-order_rolled }{ $stranded ->
    [none] {""}
   *[other] {"\u000A"}· Beware: he cannot retire in { $stranded }, but only in his Refuge, a pirate port or a friendly port. If a pirate retires, only the money of retired pirates counts at the end; otherwise Notoriety decides
}{ $stuck ->
    [none] {""}
    [sails] {"\u000A"}· His ship cannot sail: all its sails are damaged. They must be repaired first
   *[speed] {"\u000A"}· His ship cannot sail: its Speed is below −5. It must be repaired first
}{ $vain ->
    [none] {""}
    [besieged] {"\u000A"}· Beware: hunters lie before the port, so nothing can be sold or ransomed there, and nothing to buy is ordered. Change his operation, or what he buys if the port has anything
    [sold] {"\u000A"}· Beware: he has sold there already, and can sell again only when he comes back; nothing to buy is ordered. Change his operation, or what he buys if the port has anything
    [kept] {"\u000A"}· Beware: he sells nothing, and nothing to buy is ordered. Change his operation, what he sells, or what he buys if the port has anything
   *[empty] {"\u000A"}· Beware: there is nothing to sell, and nothing to buy is ordered. Change his operation, or what he buys if the port has anything
}{ $outgunned ->
    [-1] {""}
   *[other] {"\u000A"}· Beware: a warship has Combat 7 to 12, this ship { $outgunned }. If it catches him, it may sink him, and with him all his money and hidden treasure are lost
}{ $chasers_count ->
    [0] {""}
   *[other] {"\u000A"}· Beware: hunting him, and near enough to follow: { $chasers }
}{ $prowlers_count ->
    [0] {""}
   *[other] {"\u000A"}· Beware: { $prowlers } near here: such a ship tries to catch any other player’s pirate in its hex, not only its target
}
blackbeard-order_worth = This pirate’s result: { $worth } { $worth ->
    [one] doubloon
   *[other] doubloons
}{ $hidden ->
    [0] {""}
   *[other] {" "}(cabin { $cabin } + hidden treasure { $hidden })
}
blackbeard-order_rolled = { $before ->
    [0] {""}
   *[other] {"\u000A"}· Rolled again: the movement die shows { $rolled } (before: { $before }), so he sails up to { $allowance } { $allowance ->
        [one] hex
       *[other] hexes
    }{ $operation_code ->
        [search] , and all of them: a search needs the full distance
       *[other] { $short ->
            [true] . This move is shorter, so he cannot search there: a search needs the full distance
           *[false] {""}
        }
    }. Cunning left: { $left }
}
blackbeard-order_again = { $rerolls ->
    [true] { $barred ->
        [true] {"\u000A"}· If the attempt fails, he can roll again only if another player’s pirate has used cunning since he did
       *[false] {"\u000A"}· If the attempt fails, he uses cunning to roll again: { $either }% in all
    }
   *[false] {""}
}
blackbeard-known_sum = { $known ->
    [one] { $known } doubloon
   *[other] { $known } doubloons
}
blackbeard-order_result = { $best ->
    [0] {""}
   *[other] {"\u000A"}· { $betters ->
        [true] That is better than
       *[false] That is no better than
    } your best so far, { $best } (your richest retired pirate counts)
}{ $behind ->
    [true] {"\u000A"}· Beware: another player has retired with at least { blackbeard-known_sum }, more than this
   *[false] {"\u000A"}-# { $rivals ->
        [0] No other player has a retired pirate yet
        [one] 1 other player already has a retired pirate ({ $known ->
            [0] with how much is shown at the end
           *[other] with at least { blackbeard-known_sum }
        })
       *[other] { $rivals } other players already have a retired pirate ({ $known ->
            [0] with how much is shown at the end
           *[other] the richest with at least { blackbeard-known_sum }
        })
    }
}
blackbeard-order_goal = { $waters ->
    [true] the waters off { $place }
   *[false] { $place }
}
blackbeard-order_flag = { $shuns ->
    [true] Lets { $nation } merchants go (to keep his Refuge){ $spares ->
        [0] {""}
       *[other] , and all merchants of Defence { $spares } or more
    }: −1 Notoriety, −1 Popularity each
   *[false] Beware: an attack on the { $nation } flag would cost him his Refuge. { blackbeard-refuge_price }
}
blackbeard-order_missed = { $last ->
    [true] { $tokens ->
        [0] {""}
       *[other] {" "}(with no extra action after it)
    }
   *[false] {" "}(he misses { $final ->
        [true] the last turn
       *[false] his next turn
    }{ $tokens ->
        [0] {""}
       *[other] {" "}and can take no more extra action in this one
    })
}
blackbeard-order_late = { $last ->
    [true] , the last one: he does not arrive
   *[false] {""}
}
blackbeard-order_bluff = { $bluff ->
    [true] {"\u000A"}· Beware: a bluff, as its Speed is { $speed }. If someone challenges it and it has sailed too far, you lose it
   *[false] {""}
}
blackbeard-refuge_price = He could no longer sell or hide anything there; he could still fetch what is hidden, and it would still count when he retires
blackbeard-orders-orders-policies = -# { $policy }: { blackbeard-policy.option }{ $sections_count ->
    [0] {""}
   *[other] , { $sections }
}{ $triggers_count ->
    [0] {""}
    [1] {" "}({ $triggers })
    [2] {" "}({ $triggers })
    [3] {" "}({ $triggers })
   *[other] {" "}({ $triggers_count } kinds of rolls)
}
    .separator = {"\u000A"}
blackbeard-orders-refuges = { $captain ->
    [none] {""}
   *[other] { $retired ->
        [true] { $captain } has retired.
       *[false] You have lost { $captain }.
    }{" "}
}{ $port ->
    [none] { $pirate }{ $new ->
        [true] , your next captain (he acts from next turn),
       *[false] {""}
    } goes without a Refuge
   *[other] { $sole ->
        [true] Refuge of { $pirate }
       *[none] You choose a Refuge for { $pirate }
    }{ $new ->
        [true] , your next captain (he acts from next turn)
       *[false] {""}
    }: { $port }{ $sole ->
        [true] { $contested ->
            [true] {" "}(the only possible port, but another player needs a Refuge too)
           *[none] {" "}(the only possible port)
        }
       *[none] {" "}(dice decide if another player chooses it too)
    }
}{ $place ->
    [none] {""}
   *[other] ; he comes into play at { $place }
}
blackbeard-orders-allies = { $pirate } offers { $target } an alliance
blackbeard-orders-breaks = { $pirate } ends the alliance with { $target }
blackbeard-orders-petitions = { $pirate } petitions the Crown against { $target }: { $odds }% that it sends a royal ship, under your command, to hunt him
blackbeard-orders-doubts = You challenge { $hunter } if it sails { $hexes } or more hexes
blackbeard-orders-captives = { $fate ->
    [release] You release { $target }
   *[on] { $target } is tortured
}
blackbeard-orders-abandoned = You give { $pirate } up for lost: he is out of play for good
blackbeard-orders-pledges = { $pirate } pledges { $pledge } { $pledge ->
    [one] doubloon
   *[other] doubloons
} to the captor or rescuer who sets him free
blackbeard-who_spends = { $captain ->
    [none] Spend a token:{" "}
   *[other] Spend a token ({ $captain }):{" "}
}
blackbeard-extra_action = Turn { $turn }: { $spenders_count ->
    [1] does your pirate act again?
   *[other] does one of your pirates act again?
}
    .hint = A token buys a pirate an extra action: one more move and one more operation in this turn. { $last ->
        [true] The match ends with this turn, so tokens that you keep are worth nothing.
       *[false] He has few tokens in his whole career and gets no new ones.
    }{"\u000A"}{ $spenders }
    .proposal-go_on = { blackbeard-who_spends }{ $does ->
        [business] sell in { $port }
        [attack_merchant] attack a merchant{ blackbeard-plan_at }
       *[other] { $port ->
            [none] { $lane ->
                [none] sail on as before
               *[other] sail on towards { $place }{ blackbeard-plan_lane }
            }
           *[other] { $arrives ->
                [true] sail into { $port }, do nothing there
               *[false] sail on towards { $port }
            }
        }
    }
    .proposal-hunt = { blackbeard-who_spends }{ $does ->
        [attack_merchant] attack a merchant{ blackbeard-plan_at }
        [search] search for merchants{ blackbeard-plan_at }
       *[other] hunt merchants
    }
    .proposal-home = { blackbeard-who_spends }{ $port ->
        [none] sell in a port
       *[other] { $does ->
            [business] sell in { $port }
           *[other] sail towards { $port } to sell
        }
    }
    .proposal-repair = { blackbeard-who_spends }{ $port ->
        [none] repair the ship
       *[other] { $does ->
            [none] sail towards { $port } to repair the ship
           *[other] repair the ship in { $port }
        }
    }
    .proposal-retire = { blackbeard-who_spends }{ $port ->
        [none] retire
       *[other] { $does ->
            [retire] retire in { $port }
           *[other] sail towards { $port } to retire
        }
    }
    .proposal-stay = Keep the tokens
    .summary = { $orders_count ->
        [0] Your choice now: keep the tokens.
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
blackbeard-extra_action-spenders = { $pirate }, at { $place }: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}. His last order: { $operation }.
blackbeard-extra_action-orders = With a token: { blackbeard-orders-orders }{ $idle ->
    [true] {"\u000A"}· Beware: he stays where he is and does nothing, so the token buys nothing. Change his operation or his move
   *[false] {""}
}
blackbeard-extra_action-orders-policies = { blackbeard-orders-orders-policies }
    .separator = {"\u000A"}
blackbeard-spend_token = { $pirate }: spend a token to act again?
    .hint = He has { $tokens } left. His movement die for this action shows { $die }.
    .step = { $pirate }: act again
    .group = Choose…
    .no = No, keep it
    .yes = Yes, spend a token
blackbeard-reroll_die = { $pirate }: the movement die shows { $die }, so he sails up to { $allowance ->
    [one] { $allowance } hex
   *[other] { $allowance } hexes
}. Roll again?
    .hint = It costs 1 point of cunning (he has { $cunning }), and the new result stands, even a worse one. Then he can use cunning again only after another player’s pirate has used some. Your answer is final.
    .step = { $pirate }: movement die
    .change = { $pirate }: roll the movement die again (costs 1 cunning; he has { $cunning })
    .group = Choose…
    .no = Keep this result
    .yes = Roll again (1 point of cunning)
blackbeard-boosts = { $pirate }: anything special about how he sails?
    .hint = { $spent_count ->
        [0] {""}
       *[other] What he uses up is gone then: a mainsail or a sextant serves once.{" "}
    }Without orders he sails around hunters. In most turns choose nothing.
    .step = { $pirate }: how he sails
    .group = Choose…
    .mainsail = Set the mainsail: 2 hexes more this turn
    .sextant = Use the sextant: up to 6 hexes more, if he ends inside a port
    .direct = Sail the shortest way, even past hunters
blackbeard-heading = { $sector ->
    [NE] northeast
    [SE] southeast
    [S] south
    [SW] southwest
    [NW] northwest
   *[N] north
}
blackbeard-move = { $pirate }, at { $place }: where does he sail?{ $mode ->
    [zone] {""}
   *[other] { $allowance ->
        [0] {" "}His ship can’t move now.
        [one] {" "}Up to { $allowance } hex.
       *[other] {" "}Up to { $allowance } hexes.
    }
}{ $before ->
    [0] {""}
   *[other] {" "}(Rolled again: { $die }, before { $before }.)
}
    .hint = { $mode ->
        [zone] Each step from zone to zone, or out to sea, takes a whole turn.
       *[other] { $allowance ->
            [0] A ship that has lost all its sails, or whose Speed is below −5, can’t move until it is repaired.
           *[other] The limit is his movement die ({ $die }) plus the ship’s Speed. You may choose a port or lane farther away; on the next turns choose to sail on. Only a move that uses the whole limit allows a search for merchants (“search possible”).
        }
    }
    .step = { $pirate }: move
    .group = { $head ->
        [none] Choose where to sail…
        [port] Ports
        [lane] Shipping lanes, where merchants appear
        [pursue] Follow a pirate or a hunter
        [transit] Transit zone
        [N] To the north
        [NE] To the northeast
        [SE] To the southeast
        [S] To the south
        [SW] To the southwest
        [NW] To the northwest
        [near] Near: up to 3 hexes
        [far] Farther than 3 hexes
       *[other] { $head }
    }
    .next-port = Which port?
    .next-lane = Which lane?
    .next-pursue = Which one?
    .hold = Stay here{ blackbeard-wreck_here }{ blackbeard-prey }
    .turn = Turn the ship here: the damaged rudder allows no move
    .transit = { $zone ->
        [true] Into { $place }
       *[false] Leave the zone for { $place }
    }
    .port = { $port }: { blackbeard-way } · { blackbeard-port_status }{ $sale ->
        [0] { $besieged ->
            [true] {" "}· blockaded: no sales
           *[false] {""}
        }
       *[other] {" "}· your cargo brings { $sale } doubloons
    }
    .lane = Shipping lane { $lane } ({ $at }): { blackbeard-way }{ blackbeard-wreck_here }{ $sails ->
        [0] { $holder ->
            [none] {" "}· no merchant to attack
           *[other] { blackbeard-prey }
        }
       *[other] { blackbeard-prey }
    }
    .pursue = Follow { $target }, at { $place }: { blackbeard-way }
    .option = { $at } · { $cost ->
        [one] { $cost } hex
       *[other] { $cost } hexes
    } { blackbeard-heading } · { $terrain ->
        [deep] deep sea
       *[coast] coast
    }{ blackbeard-more }{ blackbeard-wreck_here }{ $search ->
        [true] {" "}· search possible
       *[false] {""}
    }{ $danger ->
        [true] {" "}· hunter there!
       *[false] {""}
    }{ blackbeard-prey }
blackbeard-wares = { $buys ->
    [true] {" "}· letter of marque
   *[false] {""}
}{ $bribes ->
    [true] {" "}· bribe
   *[false] {""}
}{ $shops ->
    [true] {" "}· equipment
   *[false] {""}
}
blackbeard-operation = { $chase ->
    [none] { $pirate }, at { $place }: what does he do there?
   *[other] { $chase } is out of { $pirate }’s reach now. What does he do if he catches up, at { $place }?
}{ $holder ->
    [none] {""}
   *[other] {" "}Only { $holder } may attack the merchant there, until he leaves.
}
    .hint = One operation a turn. An attack on a merchant or a port makes its nation his enemy: its ports turn hostile to him, and a Refuge among them is lost. { $retires ->
        [none] If the operation is no longer possible when its time comes, nothing happens.
        [port] To retire he needs his Refuge, a pirate port or a friendly port{ $needs ->
            [0] {""}
           *[other] , and at least { $needs } doubloons (he has { $worth })
        }.
        [again] Before he tries to retire again he needs { $needs } doubloons (he has { $worth }).
       *[shut] He can’t retire here: the port is closed to him now.
    }
    .step = { $pirate }: operation
    .group = Choose what to do…
    .nothing = Nothing
    .search = Search for merchants: { $merchants }% to find some, { $storm }% a storm{ $warship ->
        [0] {""}
       *[other] , { $warship }% a warship
    }
    .attack_merchant = Attack a merchant: { $sails ->
        [1] 1 here, { $odds }% to capture it if he attacks it
       *[other] { $sails } here, up to { $odds }% to capture one
    }
    .attack_pirate = Attack a pirate: { $targets_count ->
        [1] 1 here, { $odds }% to win a round, { $wins }% to win the duel if he boards
       *[other] { $targets_count } here, up to { $odds }% to win a round, { $wins }% to win the duel if he boards
    }
    .attack_hunter = Attack { $hunters_count ->
        [1] { $hunter }: { $known ->
            [true] { $won }% to win a round, { $lost }% to lose it
           *[false] its strength is secret
        }
       *[other] one of the { $hunters_count } hunters here
    }
    .rescue = Take a marooned pirate off the island
    .petition = Ask the Crown for a King’s Commissioner, a ship to hunt a rival
    .infiltrate = By night: { $what ->
        [prisoner] free { $target } from prison
        [gang] take the gang’s treasure
       *[beloved] free the arrested woman
    }, { $port }; duel: attack { $attack }, defence { $defence }, Endurance { $endurance }
    .dive = Dive for the treasure of the wreck: found if a die shows 1
    .business = Do business: { $status ->
        [unknown] sell, ransom, buy, if the unknown governor allows it
       *[other] { $sale ->
            [0] { $hostages ->
                [0] { $besieged ->
                    [true] blockaded, no sales
                   *[false] no sale
                }
                [one] ransom { $hostages } hostage
               *[other] ransom { $hostages } hostages
            }{ blackbeard-wares }{ $celebrates ->
                [true] {" "}· debauch
               *[false] {""}
            }
           *[other] sell ({ $sale } doubloons){ $hostages ->
                [0] {""}
                [one] , ransom { $hostages } hostage
               *[other] , ransom { $hostages } hostages
            }{ $stocked ->
                [true] , buy
               *[false] {""}
            }
        }
    }{ $compulsory ->
        [true] {" "}· the crew then demands a debauch
       *[false] {""}
    }
    .purchases = Buy without selling (the cargo stays aboard){ blackbeard-wares }
    .assault = Attack { $port }: { $odds }% to take it (garrison { $garrison }), { $loot } doubloons of loot
    .sack = Sack { $port }: { $odds }% to destroy it for good, Notoriety +{ $fame }{ $die ->
        [true] {" "}and a die
       *[false] {""}
    }
    .refit = Repair sails, rudder, guns and crew, not the hull: { $status ->
        [unknown] as much as the unknown governor allows
       *[other] { $points ->
            [0] everything
           *[other] { $points } of { $damage } points of damage
        }
    }
    .careen = { $careened ->
        [true] Stay ashore to mend the hull, or float the ship again
       *[false] Put the ship ashore to mend the hull: whole again after about { $turns ->
            [one] 1 turn
           *[other] { $turns } turns
        }
    }
    .jury = Jury repair at sea: mend one point of damage to sails, hull or rudder for a while
    .heal = Rest in port: wounds and scurvy are healed at the end of the turn
    .retire = Retire for good with { $worth } { $worth ->
        [one] doubloon
       *[other] doubloons
    }: { $odds ->
        [0] impossible, too little money
       *[other] { $odds }% to succeed
    }
blackbeard-move_end = { $pirate }: how does he end his move at { $place }?
    .hint = { $port ->
        [none] A ship must be at anchor to be careened, and at sea to search.
       *[other] To trade, repair, heal or attack the port, he must be inside { $port } at anchor. If an anti-pirate governor turns up, he is chased out.
    }
    .step = { $pirate }: end of the move
    .group = Choose…
    .sea = Stay at sea
    .anchor = Drop anchor off the coast
    .enter_port = Enter the port and drop anchor
    .enter_harbour = Enter the port without dropping anchor
blackbeard-merchant_target = { $pirate }, at { $place }: which merchant does he attack?
    .hint = An unidentified merchant has a Defence from 2 to 8; you see it before you attack, but letting it go costs 1 Notoriety and 1 Popularity.{ $sure ->
        [true] {" "}An identified one is attacked, however strong it is.
       *[false] {""}
    }
    .step = { $pirate }: target
    .group = Choose a merchant…
    .random = { $sails ->
        [one] The unidentified one
       *[other] One of the { $sails } unidentified ones, at random
    }: { $odds }% on average to capture it, if he attacks it
    .option = { $number ->
        [0] {""}
       *[other] { $number }.{" "}
    }{ $merchant }: { $odds }% to capture it
blackbeard-search_target = { $pirate }, at { $place }: if he finds merchants, which one does he attack?
    .hint = He sees an unidentified merchant before he attacks it, but letting it go then costs 1 Notoriety and 1 Popularity. Leaving them all alone costs nothing.{ $sure ->
        [true] {" "}An identified one is attacked, however strong it is.
       *[false] {""}
    }
    .step = { $pirate }: merchants found
    .group = Choose a merchant…
    .random = An unidentified one, at random: { $odds }% on average to capture it, if he attacks it
    .option = { $number ->
        [0] {""}
       *[other] { $number }.{" "}
    }{ $merchant }: { $odds }% to capture it
    .leave = None: he only searches
blackbeard-business_sell = { $pirate }, in { $port }: does he sell his whole cargo?
    .hint = { $status ->
        [unknown] The price is not known before he enters: it depends on the governor.
       *[other] At present: gold { $gold } + goods { $sold } × { $price }{ $more ->
            [0] {""}
           *[other] {" "}+ extra { $more }
        }{ $percentage ->
            [0] {""}
           *[other] , this port { SIGNED($percentage) }%
        } = { $sale } doubloons. { $unsold ->
            [0] The port takes all of it.
            [one] 1 more of his goods would be lost unsold: the port has that kind already.
           *[other] { $unsold } more of his goods would be lost unsold: the port has those kinds already.
        }
    } Each full 1,000 also gives 1 Notoriety and 1 Popularity.
    .step = { $pirate }: sell
    .group = Choose…
    .yes = Sell everything
    .no = Do not sell
blackbeard-business_ransom = { $pirate }, in { $port }: does he hand over his { $hostages ->
    [one] hostage
   *[other] { $hostages } hostages
} for ransom?
    .hint = One die times 100 doubloons for each hostage, a little more or less by the port. All go together.
    .step = { $pirate }: ransom
    .group = Choose…
    .yes = Yes, for ransom
    .no = No, not now
blackbeard-business_letter = { $pirate }, in { $port }: how much does he pay at most for the letter of marque ({ $nation })?
    .hint = A letter makes every port of that nation friendlier to him: a hostile one becomes neutral, a neutral one friendly. It is void as soon as he attacks that nation. The price is rolled first. Doubloons in his cabin now: { $cabin }; a sale comes first.
    .step = { $pirate }: letter of marque
    .group = Choose a limit…
    .no = He buys no letter
    .ask = Ask me when the price is known
    .option = Up to { $limit } doubloons: { $odds }% that it is enough
blackbeard-business_bribe = { $pirate }, in { $port }: does he offer a bribe to move his Refuge here? At most how much?
    .hint = { $empty ->
        [true] The price is one die times 100. There is no governor yet: one is drawn after the payment. Two in three are pro-pirate, and the Refuge moves; an anti-pirate one keeps the money and chases him out.
       *[false] The price is one die times 100. Once it is paid, the Refuge moves here for certain.
    } Doubloons in his cabin now: { $cabin }; a sale comes first.
    .step = { $pirate }: bribe
    .group = Choose a limit…
    .no = He offers no bribe
    .ask = Ask me when the price is known
    .option = Up to { $limit } doubloons: { $odds }% that it is enough
blackbeard-business_shop = { $pirate }, in { $port }: what does he buy?
    .hint = Paid from the cabin. Doubloons there now: { $cabin }; a sale comes first. Equipment takes a place in a hold. A white box takes one point of damage in its section’s place, and is then gone.
    .step = { $pirate }: purchases
    .group = Choose what to buy…
    .picked = { $item } · { $price } doubloons
    .option = { $item }: { $item_about }
blackbeard-sack_goods = { $pirate }: which goods does he take from { $port }?
    .hint = Only if the sack succeeds. One marker of each kind must stay in the port; there is room for { $room } more aboard.
    .step = { $pirate }: goods to take
    .group = Choose goods…
    .option = { blackbeard-marker_copy }
blackbeard-refit_first = { $pirate }: what is repaired first?
    .hint = { $status ->
        [unknown] How much is repaired depends on the governor. Sails matter most: each point of damage to them costs 3 Speed.
       *[other] { $points ->
            [0] This port repairs everything, so the order does not matter.
           *[other] This port repairs { $points } of { $damage } points of damage. Sails matter most: each point of damage to them costs 3 Speed.
        }
    }
    .step = { $pirate }: first repair
    .group = Choose a section…
    .option = { $section }: { $damage ->
        [one] 1 point of damage
       *[other] { $damage } points of damage
    }
blackbeard-refit_second = { $pirate }: where does the second point go?
    .hint = This port repairs { $points } of { $damage } points of damage. You have chosen where the first one goes.
    .step = { $pirate }: second repair
    .group = Choose a section…
    .option = { $section }: { $damage ->
        [one] 1 point of damage
       *[other] { $damage } points of damage
    }
blackbeard-careening = { $pirate }’s ship is ashore. Does the work on the hull continue?
    .hint = { $damage ->
        [0] The hull is whole.
       *[other] Points of damage to the hull: { $damage }; about { $turns ->
            [one] 1 more turn
           *[other] { $turns } more turns
        } of work. In a port one point is repaired each turn, on an open coast one every two turns.
    } While the ship is ashore, he can’t sail.
    .step = { $pirate }: careening
    .group = Choose…
    .go_on = Continue the work
    .end = Float the ship again
blackbeard-retire_cunning = { $pirate }: does cunning roll again if the attempt to retire fails?
    .hint = It costs 1 point of cunning; he has { $cunning } left. The second result stands.
    .step = { $pirate }: cunning for retiring
    .group = Choose…
    .yes = Yes, roll again if it fails
    .policy = As the standing orders for cunning say
blackbeard-jury_section = { $pirate }: which section gets the jury repair?
    .hint = { $turns ->
        [1] It is done at the end of this turn.
       *[other] With a crew that is not complete it takes two turns in a row.
    } One point of damage is repaired until a 1 is rolled for it at the end of a turn.
    .step = { $pirate }: jury repair
    .group = Choose a section…
    .option = { $section }
blackbeard-extras = { $pirate }: anything else this turn?
    .hint = Money, cargo and standing orders. What is already chosen is part of his orders: clearing it takes it out.{ $nation ->
        [none] {""}
       *[other] {" "}Without standing orders for this turn he may attack the { $nation } flag, which would cost him his Refuge.
    }
    .step = { $pirate }: money and other matters
    .group = Choose…
    .treasure = Move money between his cabin and his hidden treasure
    .treasure_first = Do that before he sails, not at the end of the turn
    .jettison = Throw something overboard
    .stow = Restow the holds
    .pardon = Spend the royal pardon: no longer an enemy of its nation
    .chest = Take the chest of secret papers aboard, where it waits
    .policies = Change his standing orders, for this turn only
blackbeard-treasure_way = { $pirate }: which way does the money go?
    .hint = Doubloons in his cabin: { $cabin }; hidden ashore: { $treasure }. The cabin holds 5,000. If he is beaten or arrested, he loses the cabin money but keeps what is hidden; if he dies, he loses all. { $early ->
        [true] It moves before he sails.
       *[false] It moves at the end of the turn, after a sale; nothing moves if he is not in that port then.
    }
    .step = { $pirate }: treasure
    .group = Choose…
    .deposit_all = Hide the whole cabin treasure in the Refuge{ $empty ->
        [true] {" "}(his cabin is empty now)
       *[none] {""}
    }
    .withdraw_all = Take everything that is hidden into the cabin{ $empty ->
        [true] {" "}(nothing is hidden now)
       *[none] {""}
    }
    .deposit = Hide a part of it{ $empty ->
        [true] {" "}(his cabin is empty now: to hide the money of a sale, hide the whole)
       *[none] {""}
    }
    .withdraw = Take back a part of it{ $empty ->
        [true] {" "}(not possible: nothing is hidden now)
       *[none] {""}
    }
blackbeard-treasure_amount = { $pirate }: how many doubloons does he { $way ->
    [deposit] hide
   *[withdraw] take back
}?
    .step = { $pirate }: amount
blackbeard-jettison = { $pirate }: what goes overboard?
    .hint = It is thrown away at the start of the turn and gone for good.
    .step = { $pirate }: overboard
    .group = Choose…
    .option = { blackbeard-marker_copy }
blackbeard-stow = { $pirate }: what goes into hold { $hold }?
    .hint = Arms beside alcohol may explode, gold beside drugs may be stolen, and living goods need the top hold to themselves. The last hold takes the rest.
    .step = { $pirate }: hold { $hold }
    .group = Choose…
    .option = { blackbeard-marker_copy }, now in hold { $hold }
blackbeard-override = { $pirate }: which standing orders change for this turn?
    .hint = The changes apply to this pirate and this turn only. After that your usual standing orders apply again.
    .step = { $pirate }: standing orders
    .group = Choose…
    .option = { $policy }
blackbeard-seat_extras = Parley, or extra actions this turn?
    .hint = { $allied ->
        [true] A parley lets you trade at the end of this turn with a pirate of another player in the same hex, and propose a contract to any pirate.
       *[false] A parley lets you trade at the end of this turn with a pirate of another player in the same hex.
    } A token buys an extra action: one more move and one more operation in this turn. You can choose it later in the turn only if you say so here, or in your standing orders. Choose nothing if you want none of this.
    .step = trading (parley) and extra actions
    .group = Choose…
    .parley = { $allied ->
        [true] Hold a parley: trade with other players’ pirates in the same hex, or propose a contract
       *[false] Hold a parley: trade with other players’ pirates in the same hex
    }
    .spend_tokens = Choose about extra actions later this turn
blackbeard-start_hex = Where does { $pirate } come into play?
    .hint = In his Refuge, or in any hex of the sea where no ship lies.
    .step = { $pirate }: start
    .group = { $head ->
        [none] Choose a place…
        [NA] North Atlantic
        [CAR] Caribbean
        [GC] Gold Coast
        [IO] Indian Ocean
       *[other] Column { $head }
    }
    .refuge = In his Refuge, at anchor
    .option = { $at } · { $terrain ->
        [deep] deep sea
       *[coast] coast
    }{ blackbeard-more }

## What comes up on the way

blackbeard-chased_to = { $port ->
    [none] { $pirate } has failed and is chased away. Where does he flee?
   *[other] { $pirate } is chased out of { $port }. Where does he flee?
}
    .hint = { $port ->
        [none] He may come back in a later turn.
       *[other] He may not come back before he has been in another port.
    }
    .group = { $head ->
        [none] Choose a hex…
       *[other] Hex { $head }
    }
    .option = { $place }{ $facing ->
        [none] {""}
        [1] , bow to the north
        [2] , bow to the northeast
        [3] , bow to the southeast
        [4] , bow to the south
        [5] , bow to the southwest
       *[6] , bow to the northwest
    }
blackbeard-attack_merchant = { $pirate } has found { $merchant }. Does he attack?
    .hint = Combat { $combat } and two dice against Defence { $defence } and two dice: { $odds }% to capture it. If it escapes, he loses 1 Notoriety, and 1 Popularity too if he fails by 1 or 2; letting it go costs 1 Notoriety and 1 Popularity.{ $costs ->
        [true] {" "}Beware: the attack costs him his Refuge, because the port is of the same flag.
       *[false] { $marks ->
            [true] {" "}The attack also makes him an enemy of its nation, whose ports turn hostile to him.
           *[false] {""}
        }
    }
    .group = Choose…
    .attack = Attack{ $costs ->
        [true] {" "}and lose the Refuge
       *[false] {""}
    }
    .decline = Let it go
blackbeard-invest_arms = { $pirate } attacks { $port ->
    [none] { $merchant }
   *[other] { $port }
}: how many markers of arms does he use up?
    .hint = Each adds a die.{"\u000A"}{ $odds }
blackbeard-invest_arms-odds = { $arms }: { $chance }% to succeed
blackbeard-stow_cargo = { $pirate }: what does he take aboard?
    .hint = { $aboard ->
        [true] There is too little room. Choose what he keeps, { $room } at most. What you leave of his cargo goes overboard; what you leave of the booty is lost.
       *[false] { $fits ->
            [true] There is room for all of it
           *[false] There is room for { $room } more
        }. What you leave is lost.
    }
    .group = Choose…
    .option = { blackbeard-marker_copy }{ $aboard ->
        [true] {" "}(aboard)
       *[other] {""}
    }
blackbeard-torture_hostage = { $pirate } has taken { blackbeard-home_of }. Does he torture the hostage?
    .hint = A die against his Cruelty: the hostage talks and dies ({ $dies }%), talks and lives ({ $talks }%) or says nothing ({ $silent }%). What he learns adds a die to his attacks on that port or pirate. His crew likes it: Popularity +1. A dead hostage brings no ransom.
    .group = Choose…
    .no = Don’t torture the hostage
    .yes = Torture the hostage
blackbeard-take_ship = { $pirate } can use the captured { $ship }. What does he do with it?
    .hint = His own { $own }: room for { $capacity } pieces of cargo, Combat { $combat }, Speed { SIGNED($speed) }, { $damage ->
        [0] undamaged
        [one] 1 point of damage
       *[other] { $damage } points of damage
    }; aboard: { $markers_aboard ->
        [one] 1 piece of cargo
       *[other] { $markers_aboard } pieces of cargo
    } (gold and equipment included).{ $full ->
        [true] {" "}What found no room is lost: the cargo is taken before the ship.
       *[none] {""}
    }
    .group = Choose…
    .decline = Leave it
    .swap = Move over: room for { $capacity }, Combat { $combat }, Speed { SIGNED($speed) }, undamaged; his own ship is sunk
    .commission = Give it to a new pirate ({ $careers ->
        [one] your last one
       *[other] you have { $careers } left
    }), who acts from the next turn on
blackbeard-debauch = { $merchant ->
    [none] { $port ->
        [none] { $pirate }
       *[other] { $pirate } has done business in { $port }
    }
   *[other] { $pirate } has captured { $merchant }
}: does his crew go on a debauch?
    .hint = { $forced ->
        [true] { $port ->
            [none] The prize’s card entitles the crew to it
           *[other] Selling in a pirate port entitles the crew to it
        }: refusing costs 1 Popularity.{" "}
       *[false] {""}
    }Allowing it raises his Popularity, now { $popularity }, by 1{ $alcohol ->
        [0] {""}
       *[other] , and by { $alcohol } more for the alcohol aboard, which is drunk
    }. { $last ->
        [true] { $tokens ->
            [0] It costs nothing more, as this turn is the last.
           *[other] This turn is the last, so he misses none, but can take no extra action.
        }
       *[false] He then misses the { $final ->
            [true] last
           *[false] next
        } turn{ $tokens ->
            [0] {""}
           *[other] {" "}and this one’s extra actions
        }.
    } At Popularity 0 the crew mutinies.{ $port ->
        [none] {""}
       *[other] {" "}In the taverns men may be lost or hired.
    }
    .group = Choose…
    .yes = Allow it{ $last ->
        [true] { $tokens ->
            [0] {""}
           *[other] {" "}(no extra action this turn)
        }
       *[false] {" "}({ $tokens ->
            [0] {""}
           *[other] no extra action, and{" "}
        }he misses the { $final ->
            [true] last
           *[false] next
        } turn)
    }
    .no = { $forced ->
        [true] Refuse it (−1 Popularity)
       *[false] Refuse it
    }
blackbeard-consume_drugs = { $pirate }: how many of his drugs does the crew take?
    .hint = Each marker that is used up raises his Popularity by 1.
blackbeard-home_port = Where does { $pirate }’s hostage come from ({ $sea })? You choose the port.
    .hint = If the hostage talks, { $pirate } gets an extra die when he attacks that port. Name one with a strong garrison that he will hardly attack.
    .group = Choose a port…
    .option = { $port } · garrison { $garrison }
blackbeard-spyglass = { $pirate }’s search found { $found ->
    [storm] a storm
    [warship] a warship
    [merchant_1] a merchant
    [merchant_2] two merchants
   *[nothing] nothing
}. Use the spyglass?
    .hint = A second card is drawn, and one of the two counts. The spyglass is used up.
    .group = Choose…
    .no = No, keep it
    .yes = Use the spyglass
blackbeard-spyglass_card = { $pirate }’s spyglass shows a second card. Which one counts?
    .group = Choose…
    .option = { $found ->
        [storm] A storm
        [warship] A warship
        [merchant_1] A merchant
        [merchant_2] Two merchants
       *[nothing] Nothing
    }
blackbeard-pay_price = { $what ->
    [won_letter] { $pirate } may have the { $letter ->
        [none] letter of marque
       *[other] { $letter }
    } that a warship of yours has won. Does he give up his own for it?
    [letter] { $pirate }: the letter of marque costs { $price } doubloons. Does he pay?
   *[bribe] { $pirate }: the bribe for a Refuge here costs { $price } doubloons. Does he pay?
}
    .hint = { $what ->
        [won_letter] It costs nothing, but he can hold only one letter: his own goes back to the stock. If he declines, another pirate of yours may have it.
       *[other] Doubloons in his cabin: { $cabin }. If he does not pay, nothing happens.
    }
    .group = Choose…
    .no = No
    .yes = Yes
blackbeard-storm_ship = A storm breaks out. From which of your ships does it spread?
    .hint = { $face ->
        [1] It hits that ship alone.
        [6] It hits every ship at sea in the same sea.
       *[other] It hits every ship up to { $face } hexes away. Choose the ship near which it meets many others and few of yours.
    }
    .group = Choose a ship…
    .option = { $pirate }
blackbeard-reroll = { $pirate } has rolled { $foe_count ->
    [0] { $dice }
   *[other] { $own }
} { $what ->
    [merchant] in the attack on a merchant
    [port] in the attack on a port
    [prize_ship] for the captured ship
    [mutiny] against the mutiny
    [retirement] to retire
    [leak] for a leak
    [ransom] for the ransom
    [bribe] for the bribe
    [torture] for the torture
    [tavern] in the tavern
    [passenger] for the passengers
    [danger] for the dangerous cargo
    [sack] in the sack of the port
    [petition] for the petition
    [dispute] in the dispute
    [evasion] to evade a hunter
    [interception] against an interception
    [careened_found] to escape from the port
    [hunter_battle] in the battle with a hunter
    [battle] in the battle
    [speed_tie] for the faster ship
    [hot_shot] for his hot-shot cannon
    [duel] in the duel
    [downed] for a pirate who is down
    [captive] for the torture of a captive
    [treason] before the judges
    [arrest] on selling drugs
    [discontent] against a mutiny
    [dive] for the wreck
    [grief] for his grief
    [fire] for a fire
    [location] for the section that is hit
    [wound_part] for the part of the body that is wounded
    [flood] for a flooded hold
    [jury] for a jury repair
    [crates] for the crates that float
    [cistern] for his fire cistern
    [danger_damage] for the damage by the dangerous cargo
    [assault_damage] for the damage in the attack on a port
    [handful] for the coins that he grabs
    [goods] for the goods aboard: how many, then which
    [crusade] for the hostages
    [rescue] for the fame of the rescue
    [hunger] to survive in captivity
    [fine] for his fine
   *[other] this time
}{ $foe_count ->
    [0] .
   *[other] {""}, the other side { $foe }.
}{ $result ->
    [passed] {" "}With this roll he succeeds.
    [failed] {" "}With this roll he fails.
    [won] {" "}With this roll he wins.
    [lost] {" "}With this roll he loses.
    [ahead] {" "}With this roll he is ahead.
    [behind] {" "}With this roll he is behind.
    [tied] {" "}With this roll it is a tie.
    [hanged] {" "}With this roll he is hanged.
    [imprisoned] {" "}With this roll he goes to prison.
    [released] {" "}With this roll he goes free.
    [talked] {" "}With this roll the hostage talks.
    [died_talking] {" "}With this roll the hostage talks and dies.
    [silent] {" "}With this roll the hostage says nothing.
    [nothing] {" "}With this roll nothing happens.
    [tight] {" "}With this roll the hull holds.
    [leaks] {" "}With this roll the leak gets worse.
    [sinks] {" "}With this roll the ship sinks.
    [dry] {" "}With this roll no hold is flooded.
    [flooded] {" "}With this roll hold { $hold } is flooded.
    [hit] {" "}Hit with this roll: { $sections }.
    [wounded] {" "}Wounded with this roll: { $part }.
    [kills] {" "}With this roll the wound is deadly.
    [floats] {" "}With this roll { $count ->
        [one] 1 marker floats
       *[other] { $count } markers float
    }.
    [hurts] {" "}With this roll he takes { $points ->
        [one] 1 point of damage
       *[other] { $points } points of damage
    }.
    [crew_lost] {" "}With this roll the crew loses 1 point.
    [crew_found] {" "}With this roll the crew regains up to { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
    [brings] {" "}With this roll he gets { $doubloons } doubloons.
    [costs] {" "}With this roll the price is { $doubloons } doubloons.
    [fame] {" "}With this roll he gains { $notoriety } Notoriety.
    [coins] {" "}With this roll he grabs up to { $count } coins.
    [fined] {" "}With this roll he pays { $percentage }% of his treasure.
    [hostages] {" "}With this roll he takes { $count } hostages.
    [goods] {" "}Goods with this roll: { $goods }.
    [usable] {" "}With this roll the captured ship can be sailed.
    [useless] {" "}With this roll the captured ship is of no use.
    [arrested] {" "}With this roll he is arrested.
    [unseen] {" "}With this roll nobody notices.
    [dead] {" "}With this roll { $victim } dies.
    [wounds_3] {" "}With this roll { $victim } gets three wounds.
    [wounds_2] {" "}With this roll { $victim } gets two wounds.
    [wound] {" "}With this roll { $victim } gets a wound.
    [incapacitating] {" "}With this roll { $victim } gets an incapacitating wound.
    [minor] {" "}With this roll { $victim } gets a minor wound.
    [superficial] {" "}With this roll { $victim } gets a superficial wound.
    [disgraced] {" "}With this roll { $victim } loses 1 Popularity.
    [beasts] {" "}With this roll wild beasts break loose.
    [hostage] {" "}With this roll a hostage is aboard.
    [relative] {" "}With this roll a relative of another pirate is aboard.
    [nobody] {" "}With this roll no hostage is aboard.
    [damaged] {" "}With this roll the goods in hold { $hold } damage the ship.
    [wrecked] {" "}With this roll hold { $hold } is wrecked.
    [wrecked_and_fought] {" "}With this roll hold { $hold } is wrecked, and the crew loses 1 point.
    [fire] {" "}With this roll a fire breaks out.
    [grieves] {" "}With this roll he loses 1 Notoriety.
    [chest] {" "}With this roll he finds the chest.
    [no_chest] {" "}With this roll he finds nothing.
   *[none] {""}
} Roll again?
    .hint = { $cunning ->
        [none] It costs one of his few points of cunning.
        [one] It costs a point of cunning, the last one he has.
       *[other] It costs a point of cunning; he has { $cunning }.
    } All dice of this roll are rolled again, and the new result stands. After that a pirate of another player must use cunning before he can do so again.
    .group = Choose…
    .no = Keep the roll
    .yes = Roll again (1 point of cunning)
blackbeard-float_crates = { $pirate }’s ship is sinking. Which { $count ->
    [one] marker of goods floats
   *[other] { $count } markers of goods float
} in the hex?
    .hint = Any pirate who comes by may take them aboard.
    .group = Choose…
    .option = { blackbeard-marker_copy }

## Trade

blackbeard-make_offers = Parley: what do you offer?
    .hint = Up to three offers to pirates in the same hex. Each of them may accept one; only then does anything change hands. Only the two of you see an offer.
    .summary = { $offers_count ->
        [0] { $contracts ->
            [none] You offer nothing.
           *[other] You offer no trade.
        }
       *[other] { $offers }
    }{ $contracts ->
        [none] {""}
       *[other] {"\u000A"}{ $contracts }
    }
blackbeard-make_offers-offers = { $pirate } to { $target }: gives { blackbeard-offer_gives }, wants { blackbeard-offer_wants }.{ blackbeard-offer_promises }
blackbeard-offer_to = Offer { $number }: who trades with whom?
    .step = offer { $number }
    .group = Choose…
    .none = { $number ->
        [1] No offer
       *[other] No further offer
    }
    .option = { $pirate } makes an offer to { $target }
blackbeard-offer_give = What does { $pirate } give { $target }?
    .hint = Changing ships: each takes over the other’s ship as it is, with its damage.
    .step = offer { $number }: { $pirate } gives
    .group = Choose…
    .pet = his pet
    .parrot = his parrot
    .ship = his ship, for the other’s ship
    .hostage = { blackbeard-home_of } (hostage { $number })
    .relative = { blackbeard-woman_of }
    .option = { blackbeard-marker_copy }
blackbeard-offer_ask = What does { $pirate } want from { $target }?
    .step = offer { $number }: { $pirate } wants
    .group = Choose…
    .pet = the pet
    .parrot = the parrot
    .hostage = { blackbeard-home_of } (hostage { $number })
    .relative = { blackbeard-woman_of }
    .option = { blackbeard-marker_copy }
blackbeard-offer_pay = How many doubloons does { $pirate } pay { $target }?
    .hint = Doubloons in his cabin: { $cabin }.
    .step = offer { $number }: { $pirate } pays
blackbeard-offer_charge = How many doubloons does { $pirate } ask of { $target }?
    .hint = Doubloons in { $target }’s cabin: { $cabin }.
    .step = offer { $number }: { $target } pays
blackbeard-offer_promise = Does { $pirate } promise { $target } anything else?
    .hint = A promise is not binding.
    .step = offer { $number }: promise
    .group = Choose…
    .none = No promise
    .peace = Peace between the two
    .way_clear = To keep out of his way
    .favour = A favour later
blackbeard-answer_offers = Which offers do you accept?
    .hint = { $offers_count ->
        [0] {""}
       *[other] { $offers }
    }
    .summary = { $accepted_count ->
        [0] { $contracts ->
            [none] You accept nothing.
           *[other] You accept:
        }
       *[other] You accept:{"\u000A"}{ $accepted }
    }{ $contracts ->
        [none] {""}
       *[other] {"\u000A"}{ $contracts }
    }
blackbeard-answer_offers-offers = { $pirate } gives { $target } { blackbeard-offer_gives } and wants { blackbeard-offer_wants }.{ blackbeard-offer_promises }
blackbeard-answer_offers-accepted = { blackbeard-answer_offers-offers }
blackbeard-accept_offer = Does { $pirate } accept an offer from { $target }?
    .hint = { $offers }
    .step = { $pirate } and { $target }
    .group = Choose an offer…
    .none = Accept none
    .offer = Accept offer { $number }: get { $give_count ->
        [0] { $pay ->
            [0] nothing
            [one] 1 doubloon
           *[other] { $pay } doubloons
        }
       *[other] { $give_count ->
            [one] 1 thing
           *[other] { $give_count } things
        }{ $pay ->
            [0] {""}
            [one] {" "}and 1 doubloon
           *[other] {" "}and { $pay } doubloons
        }
    }, give { $ask_count ->
        [0] { $charge ->
            [0] nothing
            [one] 1 doubloon
           *[other] { $charge } doubloons
        }
       *[other] { $ask_count ->
            [one] 1 thing
           *[other] { $ask_count } things
        }{ $charge ->
            [0] {""}
            [one] {" "}and 1 doubloon
           *[other] {" "}and { $charge } doubloons
        }
    }
blackbeard-accept_offer-offers = { $number }. { blackbeard-answer_offers-offers }

## Standing orders

blackbeard-policies = Captain’s standing orders
    .hint = They decide for your pirates what is not part of a turn’s orders, battles and duels too, even while you are here. Where one says “Ask me”, you are asked. Nobody else sees them, and you can change them at any time.
    .summary = { $answer }
    .proposal-unchanged = As they are now
    .proposal-ask_fights = Ask me in battles, duels and debauches that the crew demands
blackbeard-ask_me = { $once ->
    [true] Ask me (this turn only)
   *[false] Ask me each time
}
blackbeard-policy = { $which ->
    [merchant] Which merchants does a pirate attack by himself?
    [arms] How many markers of arms does he use up in an attack?
    [prize_ship] What does he do with a captured ship that can be sailed?
    [stowage] Who decides what is taken aboard, and where it is stowed?
    [torture] Does he torture a new hostage?
    [debauch_free] Does he let the crew go on a debauch when he is free to choose?
    [debauch_forced] Does he allow the debauch that the crew has a right to?
    [free_damage] Which section of the ship takes damage first, if he may choose?
    [cunning] When does he use cunning to roll his dice again?
    [pet] When does his pet or parrot take a wound for him?
    [spyglass] When does he use the spyglass in a search?
    [extra_actions] Are you asked about extra actions with tokens?
    [home_port] Another player’s hostage comes from a port of your choice: which one?
    [storm] From which of your ships does a storm spread?
    [drugs] Does the crew take his drugs in a debauch?
    [interception_won] A hunter came to him and failed to catch him: does he attack it?
    [help_ally] Does he help an ally in his hex who is attacked?
    [join_ally] Does he join an ally who attacks a merchant or a port?
    [hunter_attacks] A hunter of yours has caught a pirate: does it attack?
    [break_from_hunters] Does he break off from a hunter as soon as he may?
    [break_from_pirates] Does he break off from a pirate as soon as he may?
    [board] Does he board an enemy pirate when he may?
    [smoke] When does he use a smoke screen?
    [barrel] When does he use a saboteur barrel?
    [surrender] When does he surrender to a hunter whose nation gave him a letter of marque?
    [give_letter] Does he hand his letter of marque to a warship of its nation?
    [duel_surrender] When does he give up a duel?
    [evasion] Does a schooner near the coast try to slip away from hunters?
    [precedence] Does he prefer to act first or last, when it matters?
   *[other] { $policy }
}
    .hint = { $which ->
        [merchant] Combat and two dice go against Defence and two dice. If it escapes, he loses 1 Notoriety, and 1 Popularity too if he fails by 1 or 2; letting it go costs 1 of each.{ $named ->
            [true] {" "}A merchant that your orders name is attacked all the same.
           *[false] {""}
        }
        [arms] Each marker adds a die to the attack and is gone. Goods sell for 100 doubloons or more.
        [prize_ship] He may leave it, move over to it, or give it to a new pirate of yours.
        [stowage] If it is done for him, dangerous goods are kept apart, and cheap cargo makes room for valuable cargo. What is aboard already is moved only at the start of a turn, before he sails.
        [torture] The crew likes it (Popularity +1), and the hostage may tell what helps against a port; but may die, and then brings no ransom.
        [debauch_free] Popularity +1 and more with alcohol, but he misses the whole next turn. Worth it when Popularity is low: at 0 the crew mutinies.
        [debauch_forced] Refusing costs 1 Popularity; allowing it gives 1 and costs the whole next turn.
        [free_damage] You may go on with the sections after it; the others follow in the usual order: crew, guns, rudder, hull, sails. Each point of damage to the sails costs 3 Speed, to the guns 2 Combat.
        [cunning] A pirate has few points of cunning for his whole life.
        [pet] The animal dies of it.
        [spyglass] It draws a second card for the search and is used up.
        [extra_actions] You can also ask for it turn by turn in your orders.
        [home_port] What the hostage tells helps in attacks on that port.
        [storm] Only if you have several ships at sea.
        [drugs] Each marker that is used up raises his Popularity by 1.
        [interception_won] Attacking it makes its nation his enemy. A warship can’t be hurt.
        [help_ally] They roll one more die and drop the lowest; but he takes the full damage too.
        [join_ally] He gains Notoriety too. But the nation becomes his enemy too, and the ally shares out the loot.
        [hunter_attacks] A warship always attacks its own target.
        [break_from_hunters] After a tied round, and from round 3 on, the faster ship may. It costs a pirate 1 Popularity; a warship never lets go.
        [break_from_pirates] Who wins a round may, from round 3 on the faster ship. It costs 1 Notoriety, from round 3 on also 1 Popularity. It also decides for King’s Commissioners that you control, whom it costs nothing.
        [board] The two captains then fight a duel for ship and cargo; the loser may die.
        [smoke] It ends a battle that another began, before the first round. It is used up.
        [barrel] It cancels one round in a battle that another began. It is used up.
        [surrender] He loses the letter and everything aboard, and a die decides: 1 hanged, 2 to 5 prison, 6 free.
        [give_letter] The warship then leaves him alone for this turn, and the letter is gone. Battles with warships mostly end badly.
        [duel_surrender] Only against a pirate with more Endurance left: −3 Popularity, −3 Notoriety, but no wounds. At Endurance 0 a die decides between wounds and death. After a boarding, he is conquered either way and loses his cabin and cargo.
        [evasion] A die above the hunter’s Speed, and it can’t catch her this turn. It costs nothing.
        [precedence] Several pirates who want the same thing roll, and the winner’s wish counts in battles, attacks on ports and rescues. For merchants, crates and purchases the winner always goes first.
       *[other] {""}
    }
    .step = { $pirate ->
        [none] { $policy }
       *[other] { $pirate }: { $policy }
    }
    .answer = { $pirate ->
        [none] { $policy }
       *[other] { $pirate }: { $policy }
    }: { $answer }
    .group = Choose…
    .option = { $which ->
        [merchant] { $value ->
            [combat] Those with a Defence of at most his Combat + 1
            [0] None
            [8] All (Defence 8 or less)
            [ask] { blackbeard-ask_me }
            [spare] Defence of at most his Combat + 1, but not the flag of his Refuge
            [others] All but the flag of his Refuge
           *[other] Defence { $value } or less
        }
        [arms] { $value ->
            [0] None
            [all] All he has
            [ask] { blackbeard-ask_me }
           *[other] Up to { $value }
        }
        [prize_ship] { $value ->
            [decline] Leaves it
            [swap] Moves over to it
            [commission] Gives it to a new pirate; if there is none left, leaves it
           *[ask] { blackbeard-ask_me }
        }
        [stowage] { $value ->
            [auto] Stow it safely for him; again at the start of each turn
           *[ask] Ask me what is taken aboard
        }
        [free_damage] { $value ->
            [crew] Crew first
            [guns] Guns first
            [rudder] Rudder first
            [hull] Hull first
           *[sails] Sails first
        }
        [cunning] { $value ->
            [grave] Only if the roll would sink, kill, imprison or depose him
            [listed] At the bad rolls that I choose
            [never] Never
           *[ask] Ask me at every roll that he has not won
        }
        [pet] { $value ->
            [fatal] Only if the wound would kill him
            [always] Always
           *[never] Never
        }
        [spyglass] { $value ->
            [no_merchants] Whenever the first card shows no merchants
            [dangers] Only if it shows a storm or a warship
            [never] Never
           *[ask] { blackbeard-ask_me }
        }
        [extra_actions] { $value ->
            [pass] No, unless I ask for it in my orders
           *[ask] Yes, every turn
        }
        [home_port] { $value ->
            [lowest] The one with the lowest number
           *[ask] { blackbeard-ask_me }
        }
        [storm] { $value ->
            [others] Where it does my own ships the least harm
           *[ask] { blackbeard-ask_me }
        }
        [interception_won] { $value ->
            [no] No, he avoids it
            [yes] Yes, he attacks it
           *[ask] { blackbeard-ask_me }
        }
        [board] { $value ->
            [stronger] If his duel attack and Endurance together at least match the enemy’s
            [always] Whenever he may
            [never] Never
           *[ask] { blackbeard-ask_me }
        }
        [smoke] { $value ->
            [warships] Against warships
            [weaker] If the enemy’s Combat is higher, or secret
            [always] In every battle that another began
           *[no] Never
        }
        [barrel] { $value ->
            [never] Never
            [one] At 1 point of damage or more
           *[other] At { $value } points of damage or more
        }
        [debauch_free] { $value ->
            [yes] Yes (he misses the next turn)
            [no] No
           *[ask] { blackbeard-ask_me }
        }
        [debauch_forced] { $value ->
            [yes] Allow it (next turn missed)
            [no] Refuse it (−1 Popularity)
           *[ask] { blackbeard-ask_me }
        }
        [surrender] { $value ->
            [last] When one more point of damage would sink the ship
            [never] Never
           *[ask] Ask me before each round
        }
        [duel_surrender] { $value ->
            [0] Never
            [ask] Ask me before each duel
           *[other] At Endurance { $value } or less
        }
        [evasion] { $value ->
            [always] Always
           *[never] Never
        }
        [precedence] { $value ->
            [first] First
           *[last] Last
        }
       *[other] { $value ->
            [yes] Yes
            [no] No
            [ask] { blackbeard-ask_me }
           *[other] { $value }
        }
    }
blackbeard-own_policies = Does one of your captains have standing orders of his own?
    .hint = You choose next in which ones he differs. In all others he follows your usual standing orders.
    .step = Captains with orders of their own
    .answer = Captains with orders of their own: { $answer }
    .empty = none
    .group = Choose…
    .option = { $pirate }
blackbeard-own_policy = { $pirate }: in which standing orders does he differ from your usual ones?
    .hint = They stay in force until you change them here. In all others he follows your usual standing orders.
    .step = { $pirate }: own standing orders
    .answer = { "" }
    .group = Choose…
    .option = { $policy }
blackbeard-policy_list = { $which ->
    [free_damage] Which sections take damage next, in order?
   *[other] At which bad rolls does he use cunning?
}
    .hint = { $which ->
        [free_damage] Choose none to keep the usual order: crew, guns, rudder, hull, sails. Those that you leave out follow in that order.
       *[other] When such a roll goes badly he rolls again, as long as he has cunning. Then a pirate of another player must use cunning before he may again.
    }
    .step = { $pirate ->
        [none] { $which ->
            [free_damage] Sections damaged next
           *[other] Rolls for cunning
        }
       *[other] { $pirate }: { $which ->
            [free_damage] sections damaged next
           *[other] rolls for cunning
        }
    }
    .answer = { $pirate ->
        [none] { "" }
       *[other] { $pirate }: { "" }
    }{ $which ->
        [free_damage] Sections damaged next
       *[other] Rolls for cunning
    }: { $answer }
    .group = Choose…
    .option = { $which ->
        [free_damage] { CAPITAL($section) }
       *[other] { CAPITAL($trigger) }
    }

## Refusals

blackbeard-refused-no_way_there = From where the ship is, no way by sea leads there.
