### Tortuga 1667. How messages are named and what they may use: see bot/text/__init__.py.
### "Tortuga" is the only place that is one plain word: messages choose by it where a place needs its own preposition.

tortuga-pitch = Plunder a Spanish Galleon together, by secret vote, and never be sure whose side the others are on.
    .title = Tortuga 1667
    .length = { $lo } to { $hi } players, about 30 to 45 minutes (or a few days by message)
    .how =
        Everyone is secretly British or French (with an odd number, one is Dutch); your nation wins or loses together.
        On your turn, take one action: look at or turn up event cards, row to another ship, or use your rank: attack, maroon, mutiny.
        Attacks and mutinies are decided by secret vote cards. When the Spanish Armada turns up, the nation with more treasure wins.
    .aliases = Tortuga

## Terms

tortuga-term-place = { $value ->
    [FD] Flying Dutchman
    [JR] Jolly Roger
    [TOR] Tortuga
    [GAL] Spanish Galleon
    [B1] Dutchman's boat
    [B2] Jolly Roger's boat
   *[other] { $value }
}
tortuga-term-hold = { $value ->
    [GAL] Spanish Galleon
    [FD-B] 🇬🇧 Flying Dutchman, British hold
    [FD-F] 🇫🇷 Flying Dutchman, French hold
    [JR-B] 🇬🇧 Jolly Roger, British hold
    [JR-F] 🇫🇷 Jolly Roger, French hold
    [TOR-B] 🇬🇧 Tortuga, British side
    [TOR-F] 🇫🇷 Tortuga, French side
    [TOR-X] Tortuga, unassigned
   *[other] { $value }
}
tortuga-term-card = { $value ->
    [LOM] 📜 Letter of Marque
    [PIS] 🔫 Pistol
    [ALB] 🕊️ Albatross
    [BSP] ⚫ Black Spot
    [MAP-FD] 🗺️ Treasure Map: Flying Dutchman
    [MAP-JR] 🗺️ Treasure Map: Jolly Roger
    [MAP-TOR] 🗺️ Treasure Map: Tortuga
    [GUN] 🛢️ Gunpowder
    [STO] ⛈️ Storm
    [CRO] 🔭 Crow's Nest
    [CAB] 🌀 Cabin Fever
    [PIE] 🪙 Pieces of Eight
    [KIL] 🥃 Kill-Devil
    [ARM] 🇪🇸 Spanish Armada
   *[other] { $value }
}
tortuga-term-vote = { $value ->
    [CBS] 💣🇬🇧💀
    [CBN] 💣🇬🇧▫️
    [CFS] 💣🇫🇷💀
    [CFN] 💣🇫🇷▫️
    [TBS] 🔥🇬🇧💀
    [TBN] 🔥🇬🇧▫️
    [TFS] 🔥🇫🇷💀
    [TFN] 🔥🇫🇷▫️
    [WBS] 💧🇬🇧💀
    [WBN] 💧🇬🇧▫️
    [WFS] 💧🇫🇷💀
    [WFN] 💧🇫🇷▫️
   *[other] { $value }
}
    .separator = {" | "}
tortuga-term-loyalty = { $value ->
    [B] 🇬🇧 British
    [F] 🇫🇷 French
    [D] 🇳🇱 Dutch
   *[other] { $value }
}
tortuga-term-rank = { $value ->
    [CPT] Captain
    [FM] First Mate
    [CB] Cabin Boy
    [GOV] Governor
   *[other] { $value }
}
tortuga-term-pirate = { $digits ->
    [1] ⬛ François l’Olonnais
    [2] 🟥 Henry Morgan
    [3] 🟧 Rock Brasiliano
    [4] 🟩 Bartolomeu Português
    [5] 🟦 Edward Mansvelt
    [6] 🟨 Michel le Basque
    [7] 🟪 Daniel Montbars
    [8] 🟫 Jacquotte Delahaye
    [9] ⬜ Anne Dieu-le-Veut
   *[other] { $value }
}
tortuga-spoken-vote = { $letters ->
        [CBS] cannon, British flag, skull
        [CBN] cannon, British flag, no skull
        [CFS] cannon, French flag, skull
        [CFN] cannon, French flag, no skull
        [TBS] torch, British flag, skull
        [TBN] torch, British flag, no skull
        [TFS] torch, French flag, skull
        [TFN] torch, French flag, no skull
        [WBS] water, British flag, skull
        [WBN] water, British flag, no skull
        [WFS] water, French flag, skull
        [WFN] water, French flag, no skull
       *[other] { $letters }
    }
    .separator = {"; "}
tortuga-parts = { $id ->
    [CBS] 💣🇬🇧💀 cannon · British · skull
    [CBN] 💣🇬🇧▫️ cannon · British · no skull
    [CFS] 💣🇫🇷💀 cannon · French · skull
    [CFN] 💣🇫🇷▫️ cannon · French · no skull
    [TBS] 🔥🇬🇧💀 torch · British · skull
    [TBN] 🔥🇬🇧▫️ torch · British · no skull
    [TFS] 🔥🇫🇷💀 torch · French · skull
    [TFN] 🔥🇫🇷▫️ torch · French · no skull
    [WBS] 💧🇬🇧💀 water · British · skull
    [WBN] 💧🇬🇧▫️ water · British · no skull
    [WFS] 💧🇫🇷💀 water · French · skull
   *[WFN] 💧🇫🇷▫️ water · French · no skull
}
tortuga-legend = 💣 cannon, 🔥 torch, 💧 water · 🇬🇧 British, 🇫🇷 French flag · 💀 skull, ▫️ no skull

## Events: setting up

tortuga-match_started = 🏴‍☠️ Tortuga, 1667. Two pirate ships, a Galleon heavy with Spanish treasure, and nobody can say who serves which crown. Clockwise: { $order }.{ $options_count ->
    [0] {""}
   *[other] {" "}Agreed at this table — { $options }.
}
    .brief = 🏴‍☠️ Tortuga, 1667. Clockwise: { $order }.
    .why = Half of the loyalties are British and half French; with an odd number of players the one left over is Dutch. Players here: { $order_count }.
tortuga-loyalty_dealt = 🤫 Your loyalty: { $loyalty }. Tell whatever tale you like, but show it to nobody.
    .why = The loyalties were shuffled and dealt, one to each seat. Nobody else sees yours before the match is over.
tortuga-hand_dealt = 🗳️ Your { $hand_count } vote cards: { $hand }
    { tortuga-legend }
    .why = Everybody gets three vote cards. While the match lasts nobody else sees yours: in a vote cards appear without their owner.
tortuga-row_laid = 🎴 { $slots_count } event cards lie face down in the row; { $deck } more wait in the deck, and one of its last five is the Spanish Armada.
    .brief = {""}
    .why = The Armada was shuffled with the four bottom cards of the deck. When it turns up, treasure is counted.
tortuga-brethren_chosen = { $seat } sails as { $pirate }.
    .act = sails as { $pirate }
    .why = Names and colours of the Brethren of the Coast are for show: no rule asks for them.
tortuga-pawn_drawn = { $line_count ->
    [1] 🎩 Out of the bag comes { $seat }: Captain of the { $where }!
    [2] Next is { $seat }: First Mate of the { $where }.
   *[other] { $seat } boards the { $where }, number { $line_count } in line.
}
    .act = { $line_count ->
        [1] Captain of the { $where }
        [2] First Mate of the { $where }
       *[other] boards the { $where }
    }
    .why = Pawns are drawn blindly and board the ships in turn, the Flying Dutchman first. Front to back now: { $line }.
tortuga-start_hold_chosen = 💰 { $seat } stores the ship's first chest: { $hold }.
    .act = stored the first chest: { $hold }
    .why = Each ship begins with one treasure. Its captain puts it into a hold, the Jolly Roger's first, and it counts for that nation at once.

## Events: turns and the row

tortuga-turn_started = 🧭 Round { $round }: { $seat } to play ({ $where }{ $ranks_count ->
    [0] {""}
   *[other] {": "}{ $ranks }
}).{ $actions ->
    [1] {""}
   *[other] {" "}{ $actions } actions.
}{ $restricted ->
    [true] {" "}⏳ Enough dawdling: an event card must be turned up.
   *[false] {""}
}
    .act = {""}
    .why = Turns go clockwise, whatever the ranks. Actions in this turn: { $actions }. { $restricted ->
        [true] Nobody has turned up an event card for as many rounds as this table allows. Until somebody does, there is only Reveal and Force.
       *[false] Every seat takes its turns, also ashore and in a boat.
    }
tortuga-peeked = 👁️ { $seat } steals a glance at { $slots_count ->
    [1] event card { $slots }.
   *[other] event cards { $slots }.
}{ $seen_count ->
    [none] {""}
   *[other] {"\u000A"}{ $seen }
}
    .act = { $slots_count ->
        [1] peeked at card { $slots }
       *[other] peeked at cards { $slots }
    }{ $seen_count ->
        [none] {""}
        [0] {""}
       *[other] {" "}({ $seen })
    }
    .why = Which cards somebody looks at is public; what they are, only { $seat } knows. They stay where they lie.
tortuga-peeked-seen = { $slot }: { $card }
    .separator = {" · "}
tortuga-actions_left = ➰ { $seat } has { $actions ->
    [1] one more action
   *[other] { $actions } more actions
} this turn.
    .act = {""}
    .why = At this table a turn has more than one action.
tortuga-forced = 👉 { $seat } forces the hand of { $victim }: one of the cards { $slots } must be turned up.
    .act = forced { $victim } to turn up one of the cards { $slots }
    .why = { $victim } chooses which of the two, and takes every choice that the card brings.
tortuga-card_revealed = 🎴 { $seat } turns up card { $slot }… { $card }!
    .act = turned up card { $slot }: { $card }
    .why = A card that is turned up takes effect at once, and { $seat } takes every choice that it brings. Nobody may decline it.
tortuga-card_discarded = { $holder ->
    [none] {""}
   *[other] { $holder } hands over the { $card }.
}
    .why = A saved letter is spent as a whole action, and goes to the discards.
tortuga-card_kept = ✋ { $card } now lies face up in front of { $seat }.
    .act = keeps it face up: { $card }
    .why = { $giver } turned the card up. Letters, Albatrosses and Treasure Maps stay with their holder, where everybody sees them.
tortuga-row_refilled = { $filled ->
    [true] {""}
   *[false] 🕳️ The event deck is empty: place { $slot } of the row stays bare.
}
    .why = The top card of the event deck fills the gap, face down. Left in the deck: { $deck }.
tortuga-row_scouted = { $slots_count ->
    [0] 🔭 { $seat } climbs to the crow's nest, but there is no card left to spy on.
   *[other] 🔭 From the crow's nest { $seat } sees every card of the row: { $slots }.
}{ $seen_count ->
    [none] {""}
    [0] {""}
   *[other] {"\u000A"}{ $seen }
}
    .act = saw every card of the row{ $seen_count ->
        [none] {""}
        [0] {""}
       *[other] {" "}({ $seen })
    }
    .why = The card shows whoever turned it up all face-down cards of the row, but not the one that will fill the gap. What they are, only { $seat } knows.
tortuga-row_scouted-seen = { $slot }: { $card }
    .separator = {" · "}
tortuga-no_effect = 💨 { $card }: there is nothing here for it to change, and { $seat } shrugs.
    .act = no effect
    .why = A card must be carried out as far as it can be. This time there was nothing that it could do.
tortuga-events_reshuffled = 🔀 The event deck has run out: the discards are shuffled into a new one of { $deck }.
    .why = In sudden death the event cards never run out. The row always has five.

## Events: pawns

tortuga-pawn_moved = { $line_count ->
    [0] 🚣 { $seat } slips over the side into a rowboat ({ $origin } → { $destination }).
   *[other] { $destination ->
        [Tortuga] 🏝️ { $seat } rows ashore to Tortuga, to the back of the line.
       *[other] 🪜 { $seat } climbs aboard the { $destination }, to the back of the line.
    }
}
    .act = { $line_count ->
        [0] took a rowboat
       *[other] { $destination ->
            [Tortuga] went ashore to Tortuga
           *[other] boarded the { $destination }
        }
    }
    .why = { $line_count ->
        [0] From a ship or from Tortuga one may step into any empty rowboat. In it one has no rank and no vote.
       *[other] A rowboat leads to either ship or to Tortuga, and a Letter of Marque straight to a ship. Front to back now: { $line }.
    } From: { $origin }.
tortuga-marooned = { $by ->
    [none] { $origin ->
        [Tortuga] 🏝️ { $seat } is chased down the beach, to the back of Tortuga's line.
       *[other] 🏝️ Ashore with { $seat }! Marooned on Tortuga, at the back of the line (was: { $origin }).
    }
   *[other] { $origin ->
        [Tortuga] 🏝️ { $by } chases { $seat } down the beach, to the back of Tortuga's line.
       *[other] 🏝️ { $by } maroons { $seat } on Tortuga, at the back of the line (was: { $origin }).
    }
}
    .brief = { $by ->
        [none] 🏝️ { $seat } is marooned on Tortuga.
       *[other] 🏝️ { $by } maroons { $seat } on Tortuga.
    }
    .why = Who is marooned goes to the back of Tortuga's line, and those behind on the old place move up. Whoever stands on Tortuga already returns a vote card; nobody else loses one. Front to back now: { $line }.
tortuga-card_forfeited = 🃏 { $seat } loses a vote card for good. Left: { $hand_size }.{ $type ->
    [none] {""}
   *[other] {" "}You returned { $type }.
}{ $hand_count ->
    [none] {""}
    [0] {" "}You have no vote card any more.
   *[other] {" "}Your hand: { $hand }
}
    .act = { $type ->
        [none] lost a vote card, { $hand_size } left
       *[other] you gave up { $type }
    }
    .why = Whoever is marooned while standing on Tortuga returns a vote card to the bottom of the deck. Only its owner knows which. The hand stays smaller: { $hand_size }.
tortuga-shipwreck = 🌊 Too many Albatrosses on one ship! The { $ship } is wrecked, and { $crew } { $crew_count ->
    [one] swims
   *[other] swim
} to Tortuga.
    .why = Two or more Albatrosses aboard together maroon the whole crew, from the rear of the line to the captain. They come from a ship, so nobody loses a vote card; the Albatrosses stay with their holders. Tortuga's line now: { $line }.
tortuga-boat_destroyed = 💥 Boom! { $by } blows up the { $boat }.{ $seat ->
    [none] {""}
   *[other] {" "}{ $seat } was in it.
}
    .why = A destroyed rowboat is gone for the rest of the match. { $seat ->
        [none] It was empty.
       *[other] { $seat } swims ashore and loses no vote card.
    }
tortuga-line_reversed = 🌀 { $by } brings cabin fever to the { $ship }: last is first and first is last. Now in line: { $line }.
    .why = The line of the ship is turned round; nobody leaves or boards. A place in line is a rank, so the ranks change with it.
tortuga-ranks_changed = 🎖️ New ranks:
    { $gained }
    .brief = {""}
    .why = A place in line is a rank: the front is Captain, the second First Mate, the last Cabin Boy; on Tortuga the front is Governor. One pawn may hold several.
tortuga-ranks_changed-gained = { $seat }: { $rank } ({ $where })

## Events: votes

tortuga-vote_called = { $vote ->
    [attack] ⚔️ “Run out the guns!” { $seat } calls an attack on the { $target }. The crew of the { $where } votes.
    [mutiny] 🗡️ { $seat } draws a knife on { $captain }: mutiny aboard the { $where }! The crew votes.
   *[brawl] 🍻 { $seat } throws the first tankard: a brawl on { $where }! Everybody there votes.
}{ $others_count ->
    [0] {""}
   *[other] {" "}Also voting: { $others }.
}{ $cardless_count ->
    [0] {""}
   *[other] {" "}Without a vote card: { $cardless }.
}
    .brief = { $vote ->
        [attack] ⚔️ { $seat } calls an attack on the { $target }.
        [mutiny] 🗡️ { $seat } leads a mutiny against { $captain }.
       *[brawl] 🍻 { $seat } starts a brawl on { $where }.
    }
    .why = { $vote ->
        [attack] The whole crew of the attacking ship votes, its captain as well. It takes a cannon, and more torches than water.
        [mutiny] Everybody aboard votes but the captain. It takes skulls on more than half of all cards.
       *[brawl] Everybody on Tortuga votes. The nation with more flags gets both chests there.
    } The top card of the vote deck is shuffled in. Who is in a rowboat never votes.
tortuga-vote_revealed = 🗳️ { $ballots ->
        [0] No ballot at all, one card from the deck:
        [one] One ballot and one card from the deck, shuffled:
       *[other] { $ballots } ballots and one card from the deck, shuffled:
    }
    { $pool }
    { $vote ->
        [attack] 💣 { $cannons } · 🔥 { $torches } · 💧 { $waters } — { $cannons ->
            [0] not one gun was loaded.
           *[other] { $torches ->
                [0] guns enough, but nobody struck a light.
               *[other] { $waters ->
                    [0] the fuses burn bright.
                   *[other] somebody is pouring water on the torches.
                }
            }
        }
        [mutiny] 💀 { $skulls } of { $size } — { $skulls ->
            [0] not a skull to be seen; the captain sleeps soundly.
           *[other] somebody wants the captain's hat.
        }
       *[brawl] 🇬🇧 { $british } · 🇫🇷 { $french } — fists fly, chairs follow.
    }
    .drawn = 🗳️ { $pool }
    .brief = 🗳️ { $vote ->
        [attack] 💣 { $cannons } · 🔥 { $torches } − 💧 { $waters } = { LESS($torches, $waters) } (needed: a cannon and a torch that burns)
        [mutiny] 💀 { $skulls } of { $size } cards (needed: more than half)
       *[brawl] 🇬🇧 { $british } : { $french } 🇫🇷
    }
    .why = { $vote ->
        [attack] Needed are a cannon (there are { $cannons }) and a torch that still burns. Every water puts out one torch: { $torches } less { $waters } is { $lit }. It must be 1 or more. Water never wets a cannon.
        [mutiny] More than half of all cards must show a skull, the one from the deck included: { $skulls } of { $size } do. Exactly half is not enough.
       *[brawl] Flags are counted: { $british } British, { $french } French. More flags take both chests of Tortuga; a tie shares them.
    } The cards are sorted, so that nobody can tell whose is whose.
tortuga-ballot_ack = { $blind ->
    [true] 🤐 Chance cast this card for you: { $type }
   *[false] 🤐 Your card in this vote was { $type }
}
    .why = Only you are told. A blind card is drawn from your hand by chance, whether you asked for it or your time ran out.
tortuga-vote_result = { $vote ->
    [attack] { $outcome ->
        [success] 💥 A broadside, a cheer: the attack on the { $target } succeeds!
       *[failure] 🌫️ Wet powder and curses: the attack on the { $target } fails.
    }
    [mutiny] { $outcome ->
        [success] ☠️ The crew of the { $where } has had enough: the mutiny succeeds!
       *[failure] ⚓ Grumbling, no more: the mutiny aboard the { $where } fails.
    }
   *[brawl] { $outcome ->
        [british] 🥊 God save the King! Both chests of { $where } go to the British.
        [french] 🥊 Vive le Roi! Both chests of { $where } go to the French.
       *[split] 🥊 Black eyes on both sides: one chest of { $where } for each nation.
    }
}
    .why = { $vote ->
        [attack] An attack succeeds with at least one cannon and at least one torch that no water puts out. It takes exactly one treasure, whatever the surplus.
        [mutiny] A mutiny succeeds if more than half of all cards show a skull. Then the captain is marooned, and all behind move up.
       *[brawl] More flags take both chests; as many of either, and each nation gets one. They never leave Tortuga.
    } It was called by { $seat }.
tortuga-vote_recycled = 🔀 The cards vanish under the vote deck, shuffled; whoever cast one draws a new one.
    .brief = {""}
    .why = The deck is the same size as before, and nobody learns who draws what.
tortuga-hand_refilled = 🗳️ Your vote cards now: { $hand }
    .why = After a vote everybody who cast a card draws one from the vote deck. Only you see yours.
tortuga-hands_reshuffled = 🥃 { $seat } opens a keg of Kill-Devil. Next morning nobody remembers what they meant to vote: all hands are shuffled and dealt anew.{ $hand_count ->
    [none] {""}
    [0] {""}
   *[other] {" "}Your vote cards now: { $hand }
}
    .brief = 🥃 { $seat } opens a keg of Kill-Devil: all hands are dealt anew.
    .why = All hands go back into the vote deck and it is shuffled; everybody gets as many cards as before.

## Events: treasure and the end

tortuga-treasure_moved = { $cause ->
    [attack] 💰 { $seat } has the prize hauled aboard.
    [stow] 💰 { $seat } drags a chest from one hold to the other.
    [brawl] 💰 Chests change sides on the beach.
    [storm] ⛈️ The storm tears the hatches open, and the treasure drifts back to the Galleon.
   *[pieces] 🪙 { $seat } pays in silver, and a chest changes hold.
}
    { $hauls }
    🇬🇧 { $british } · 🇫🇷 { $french }
    .brief = 💰 { $hauls } · 🇬🇧 { $british } : { $french } 🇫🇷
    .why = { $cause ->
        [attack] A successful attack takes exactly one treasure. The captain says from which hold, and into which.
        [stow] The Cabin Boy, or whoever holds the map of the ship aboard it, may move one treasure from one hold to the other. Nobody votes on that.
        [brawl] A brawl shares out the two treasures of Tortuga, wherever they lay there.
        [storm] All treasure of the ship that { $seat } is aboard goes back to the Galleon.
       *[pieces] One treasure of either ship goes to the other hold of the same ship, as { $seat } says.
    } Holds and Tortuga together: British { $british }, French { $french }. What lies on the Galleon or unassigned on Tortuga counts for nobody.
tortuga-treasure_moved-hauls = { $pieces ->
    [one] 1 chest
   *[other] { $pieces } chests
}: { $source } → { $hold }
    .separator = {" · "}
tortuga-armada = 🇪🇸 Sails on the horizon! { $seat } has called up the Spanish Armada, and all treasure is counted: 🇬🇧 { $british } · 🇫🇷 { $french }.
    .why = The Armada ends the match the moment it turns up, even if there are cards left. Added up are the two ships and Tortuga, nation by nation: British { $british }, French { $french }.
tortuga-sudden_death_started = ⚔️ A tie, and no Dutch to profit from it: sudden death! A new row is laid, { $deck } cards wait in the deck, and { $seat } plays next. The first lead wins.
    .why = On a tie without a Dutch player all event cards but the Armada are shuffled and a new row is laid. All else stays as it is. As soon as a treasure moves and one nation is ahead, it wins.
tortuga-match_over = { tortuga-result }
    { $loyalties }
    .why = { $reason ->
        [most_treasure] Treasure in the holds and on Tortuga: British { $british }, French { $french }. Everybody of the richer nation wins; what counts for nobody is left out.
        [dutch] British { $british }, French { $french }: a tie, and on a tie the Dutch player wins alone.
        [sudden_death] In sudden death the first lead wins: British { $british }, French { $french }.
        [draw] Sudden death lasted as many rounds as this table allows, and it is still { $british } to { $french }.
       *[resigned] Nobody is left to play on. It stood at British { $british }, French { $french }.
    }
tortuga-match_over-loyalties = { $seat }: { $loyalty }
tortuga-seat_resigned = 🏳️ { $seat } resigns. The seat plays on by defaults to the end and shares its nation's fate.
    .why = A loyalty cannot leave the table: the seat answers by defaults, so that votes and lines go on as before.

## How it ended

tortuga-result = { $reason ->
    [most_treasure] 🏆 Victory goes to the { $loyalty }! Treasure: 🇬🇧 { $british } · 🇫🇷 { $french }. { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } win together.
    }
    [dutch] 🏆 🇬🇧 { $british } · 🇫🇷 { $french }: a tie, and that is just what the Dutch had hoped for. { $winners } wins alone.
    [sudden_death] 🏆 Sudden death is decided for the { $loyalty }! Treasure: 🇬🇧 { $british } · 🇫🇷 { $french }. { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } win together.
    }
    [draw] 🤝 Neither crown gives way: a draw, 🇬🇧 { $british } · 🇫🇷 { $french }. All share it.
   *[resigned] 🏳️ Everybody has resigned: the match ends without a winner.
}
tortuga-result-row = { $place }. { $seat }: { $score ->
    [one] { $score } chest for their nation
   *[other] { $score } chests for their nation
}

## The board, and what only its owner sees

tortuga-board_turn = **Round { $round }** · { $seat } to play{ $phase ->
    [sudden_death] {" "}· ⚔️ sudden death
   *[main] {""}
}{ $restricted ->
    [true] {" "}· ⏳ only Reveal or Force
   *[false] {""}
}
tortuga-board_ship = ⛵ **{ $ship }**, Captain to Cabin Boy: { $line_count ->
        [0] nobody
       *[other] { $line }
    } · 🇬🇧 { $british } · 🇫🇷 { $french }
tortuga-board_island = 🏝️ **Tortuga**, Governor first: { $line_count ->
        [0] nobody
       *[other] { $line }
    } · 🇬🇧 { $british } · 🇫🇷 { $french }{ $outside ->
        [0] {""}
       *[other] {" "}· unassigned { $outside }
    }
tortuga-board_boats = { $boats }
tortuga-board_boats-boats = 🚣 { $boat }: { $destroyed ->
    [true] 💥 destroyed
   *[false] { $seat ->
        [none] empty
       *[other] { $seat }
    }
}
tortuga-board_treasure = 💰 Galleon { $galleon } · **🇬🇧 { $british } : { $french } 🇫🇷**
tortuga-board_row = 🎴 Event cards (deck: { $deck }) · face down: { $down_count ->
        [0] none
       *[other] { $down }
    }{ $seen_count ->
        [0] {""}
       *[other] {" "}· 👁️ { $seen }
    }
    Discards: { $discard_count ->
        [0] none
       *[other] { $discard }
    }
tortuga-board_row-seen = { $slot } seen by { $peekers }
    .separator = {" · "}
tortuga-board_seats = { $seats }
tortuga-board_seats-seats = { $seat }: 🗳️ { $hand_size }{ $held_count ->
    [0] {""}
   *[other] {" "}· { $held }
}
tortuga-board_vote = { $vote ->
    [attack] ⚔️ **Attack** by { $caller } on the { $target }.
    [mutiny] 🗡️ **Mutiny** of { $caller } against { $captain }.
   *[brawl] 🍻 **Brawl** called by { $caller }.
} Voters: { $voters_count }{ $cardless_count ->
    [0] {""}
   *[other] , without a vote card: { $cardless_count }
}
tortuga-own_loyalty = Your loyalty: { $loyalty }
tortuga-own_hand = Your vote cards ({ $cards }): { $cards ->
        [0] none
       *[other] { $hand }
    }
    { tortuga-legend }
tortuga-own_memory = What you have seen in the row:
    { $memory }
tortuga-own_memory-memory = { $slot }: { $card }

## Questions

tortuga-brethren = Which of the Brethren of the Coast are you?
    .hint = A name and a colour, no more. Everybody sees it.
    .group = Choose a pirate…
    .option = { $pirate }
tortuga-start_hold = Captain, where does the first chest of the { $ship } go?
    .hint = It counts for that nation at once, and everybody sees it. It can be moved later.
    .option = { $hold }
tortuga-action = { $actions ->
    [1] Your turn. What do you do?
   *[other] Your turn, { $actions } actions left. What do you do?
}
    .hint = You are here: { $where }. Rank: { $ranks_count ->
        [0] none
       *[other] { $ranks }
    }. { $restricted ->
        [true] Nobody has turned up an event card for too long: only Reveal or Force now.
       *[false] Passing is not possible.
    }
    .group = { $head ->
        [none] Choose an action…
       *[other] { $head }
    }
    .group-peek = 👁️ Peek at event cards…
    .group-reveal = 🎴 Reveal an event card…
    .group-force = 👉 Force somebody to turn up a card…
    .group-move = 🚣 Move…
    .group-attack = ⚔️ Attack…
    .group-maroon = 🏝️ Maroon…
    .group-stow = 💰 Stow: move a chest aboard…
    .group-letter = 📜 Use a Letter of Marque…
    .peek = { $slots_count ->
        [1] 👁️ Peek at card { $slots }
       *[other] 👁️ Peek at cards { $slots }
    }
    .reveal = 🎴 Reveal card { $slot }
    .force = 👉 { $seat } must turn up one of { $slots }
    .move = { $where ->
        [Tortuga] 🚣 Move to Tortuga
       *[other] 🚣 Move to the { $where }
    }
    .attack = ⚔️ Attack the { $target }
    .maroon = 🏝️ Maroon { $seat }
    .mutiny = 🗡️ Mutiny against { $seat }
    .stow = 💰 { $source } → { $hold }
    .brawl = 🍻 Start a brawl
    .letter = 📜 { $seat } boards the { $ship }
tortuga-forced_card = { $caller } forces your hand. Which card do you turn up?
    .hint = Its effect is yours, and so is every choice that it brings.
    .option = 🎴 Card { $slot }
tortuga-ballot = { $vote ->
    [attack] ⚔️ { $caller } attacks the { $target }. Which card do you cast?
    [mutiny] 🗡️ { $caller } leads a mutiny against { $captain }. Which card do you cast?
   *[brawl] 🍻 { $caller } starts a brawl. Which card do you cast?
}
    .hint = { $vote ->
        [attack] Aboard the { $where } it takes a cannon, and more torches than water.
        [mutiny] Aboard the { $where } it takes skulls on more than half of all cards.
       *[brawl] On { $where } the nation with more flags gets both chests; a tie shares them.
    } While the match lasts nobody learns what you cast. Play blind, and chance takes one of your cards; the same happens if your time runs out, and nobody can tell. Afterwards you draw a new card.
    .option = { tortuga-parts }{ $count ->
        [none] {""}
        [1] {""}
       *[other] {" "}(you have { $count })
    }
    .blind = 🎲 Play blind
    .answer = Your ballot: { $answer }
tortuga-orders = What do you cast when a vote is called, whether or not you are there?
tortuga-attack_orders = In an attack: what do you cast, most wanted first?
    .hint = The first of your cards that shows it goes in; what you do not hold is passed over. If nothing fits, you are asked. Nobody can tell such a ballot from any other.
    .step = attacks
    .C = 💣 A cannon
    .T = 🔥 A torch
    .W = 💧 Water
    .blind = 🎲 Blind
    .ask = Ask me
    .answer = ⚔️ In an attack: { $answer }
tortuga-mutiny_orders = In a mutiny: what do you cast, most wanted first?
    .hint = Whoever the captain is, and whoever leads it. As captain you do not vote.
    .step = mutinies
    .S = 💀 A skull
    .N = ▫️ No skull
    .blind = 🎲 Blind
    .ask = Ask me
    .answer = 🗡️ In a mutiny: { $answer }
tortuga-brawl_orders = In a brawl: what do you cast, most wanted first?
    .hint = The first of your cards with that flag goes in.
    .step = brawls
    .B = 🇬🇧 A British flag
    .F = 🇫🇷 A French flag
    .blind = 🎲 Blind
    .ask = Ask me
    .answer = 🍻 In a brawl: { $answer }
tortuga-attack_source = The guns have spoken. Which hold of the { $ship } do you rob?
    .hint = You take one chest. That nation loses it.
    .option = { $hold } ({ $pieces })
tortuga-attack_dest = Into which hold of the { $ship } does the chest go?
    .hint = It comes from here: { $source }. It counts for the nation of the hold.
    .option = { $hold }
tortuga-forfeit = Marooned on Tortuga once more: which vote card do you give up?
    .hint = It goes to the bottom of the vote deck, and your hand stays smaller. Only you learn which it was. Play blind, and chance chooses; so it does if your time runs out.
    .option = { tortuga-parts }{ $count ->
        [none] {""}
        [1] {""}
       *[other] {" "}(you have { $count })
    }
    .blind = 🎲 Let chance choose
    .answer = Give this up for good? { $answer }
tortuga-letter = A Letter of Marque. Whom does it bring aboard?
    .hint = Anybody on Tortuga or in a boat may board either ship now, at the back of the line. Or save the letter: later it costs an action.
    .group = { $head ->
        [none] Choose who goes aboard…
       *[other] { $head }
    }
    .option = { $seat } ({ $where }) boards the { $ship }
    .save = 📜 Save it for later
tortuga-pistol = You hold a loaded pistol. Whom do you maroon?
    .hint = Anybody but you, wherever they are. Whoever stands on Tortuga already loses a vote card.
    .group = Choose a target…
    .option = { $seat } ({ $where })
tortuga-map = Who gets the { $card }?
    .hint = Its holder has a power for the rest of the match: with a ship's map one may stow aboard it, with Tortuga's call a brawl there, whatever the rank.
    .group = Choose a holder…
    .option = { $seat } ({ $where })
tortuga-gunpowder = Which rowboat do you blow up?
    .hint = It is gone for the rest of the match. Whoever is in it swims to Tortuga.
    .option = 💥 { $boat } ({ $seat ->
        [none] empty
       *[other] { $seat }
    })
tortuga-cabin = On which ship does cabin fever break out?
    .hint = Its line is turned round: the last one becomes Captain.
    .option = { $ship } ({ $line_count ->
        [0] nobody aboard
       *[other] { $line_count } aboard
    })
tortuga-pieces = Pieces of Eight: which chest changes hold?
    .hint = It stays aboard its ship, but counts for the other nation.
    .group = Choose a chest…
    .option = { $source } → { $hold }

## Why an answer was not taken

tortuga-refused-reveal_first = Nobody has turned up an event card for too long: reveal one, or force somebody to.
tortuga-refused-two_cards = Name two different cards that lie face down in the row.
tortuga-refused-slot_empty = There is no card in that place of the row.
tortuga-refused-force_oneself = You cannot force yourself. Name somebody else, or simply reveal a card.
tortuga-refused-boat_taken = There is room for one in the { $boat }, and { $seat } sits in it.
tortuga-refused-boat_destroyed = The { $boat } is destroyed.
tortuga-refused-by_boat_only = There is no direct way there ({ $where }). From a ship or from Tortuga one steps into an empty rowboat; from a boat one goes to a ship or to Tortuga.
tortuga-refused-no_rank_in_boat = In a rowboat you have no rank, and no map helps you.
tortuga-refused-rank_needed = For that you need this rank: { $rank }.
tortuga-refused-no_target = There is nothing to rob.
tortuga-refused-not_in_crew = That must be somebody else of your own crew.
tortuga-refused-hold_empty = There is no chest in that hold of your ship.
tortuga-refused-no_letter = You have no saved Letter of Marque.
tortuga-refused-aboard_already = A Letter of Marque brings somebody from Tortuga or from a boat aboard one of the two ships.
tortuga-refused-wait = It is not yours to decide just now: wait until you are asked.
tortuga-refused-ballot_final = Your ballot is in, and ballots are final.
tortuga-refused-no_vote_card = You have no vote card left, so you cast no ballot.
tortuga-refused-not_in_electorate = You have no ballot in this vote. { $vote ->
    [attack] On an attack, those aboard the attacking ship vote.
    [mutiny] On a mutiny, those aboard the ship vote, all but its captain.
   *[brawl] In a brawl, those on Tortuga vote.
}
tortuga-refused-bad_option = { $setting ->
    [none] These do not go together: name three different starred cards.
   *[other] That value does not fit the option “{ $setting }”.
}

## Options of a match

tortuga-option-event_set = Event cards
    .hint = With three starred cards, or only the ordinary ones: a shorter match.
    .full = with starred cards
    .core = ordinary ones only
tortuga-option-starred_pick = Starred cards
    .hint = Three of six, drawn unseen; or named below, for all to know.
    .random = drawn unseen
    .chosen = the three named
tortuga-option-starred_first = First starred card
    .hint = Counts only if the three are named. Normally { $default }.
    .gun = Gunpowder
    .sto = Storm
    .cro = Crow's Nest
    .cab = Cabin Fever
    .pie = Pieces of Eight
    .kil = Kill-Devil
tortuga-option-starred_second = Second starred card
    .hint = Counts only if the three are named. Normally { $default }.
    .gun = Gunpowder
    .sto = Storm
    .cro = Crow's Nest
    .cab = Cabin Fever
    .pie = Pieces of Eight
    .kil = Kill-Devil
tortuga-option-starred_third = Third starred card
    .hint = Counts only if the three are named. Normally { $default }.
    .gun = Gunpowder
    .sto = Storm
    .cro = Crow's Nest
    .cab = Cabin Fever
    .pie = Pieces of Eight
    .kil = Kill-Devil
tortuga-option-vote_deck = Vote deck
    .hint = 32 cards, or the 30 of the first edition with fewer cannons.
    .pub32 = 32 cards
    .ks30 = 30 cards
tortuga-option-brethren = Brethren of the Coast
    .hint = Does everybody pick a pirate in turn, or are they given out?
    .pick = picked
    .auto = given out
tortuga-option-seat_order = Seats
    .hint = Clockwise in the order of joining, or shuffled.
    .join = as joined
    .shuffled = shuffled
tortuga-option-tortuga_start = Tortuga's treasure
    .hint = Do the two chests begin unassigned, or one for each nation?
    .outside = unassigned
    .split = one for each nation
tortuga-option-rowboats = Rowboats
    .hint = { $lo } or { $hi }; normally { $default }. With one, the sea is wider.
    .value = { $value }
tortuga-option-attack_target = What may be attacked
    .hint = The other ship only once the Galleon is empty, or as the captain likes.
    .galleon_first = the Galleon first
    .captain_choice = as the captain likes
tortuga-option-tiebreak_keep_held = Held cards in sudden death
    .hint = Do cards in front of players stay there, or are they shuffled in?
    .true = they stay
    .false = shuffled in
tortuga-option-actions_per_turn = Actions per turn
    .hint = Normally one, and two if only two play.
    .auto = by the number of players
    .value = { $value }
tortuga-option-stall_rounds = Stall guard
    .hint = After so many rounds without an event a card must be turned up. { $lo } (off) to { $hi }; normally { $default }.
    .value = { $value ->
        [0] off
       *[other] { $value }
    }
tortuga-option-sudden_death_rounds = Length of sudden death
    .hint = After so many rounds it is a draw. { $lo } (no end) to { $hi }; normally { $default }.
    .value = { $value ->
        [0] no end
       *[other] { $value }
    }
tortuga-option-post_game_disclosure = Shown afterwards
    .hint = Loyalties only, or everything: hands and ballots, too?
    .loyalties = loyalties
    .full = everything
tortuga-option-missing_voters = Ballots still out
    .hint = Does the table see how many are out, or whose? A late ballot may give away who let chance choose.
    .count = how many
    .names = whose

## The topics of the rules

tortuga-chapter-TO-0 = The game and its sheet
tortuga-chapter-TO-1 = The island and its history
tortuga-chapter-TO-2 = Setting up
tortuga-chapter-TO-3 = Turns and actions
tortuga-chapter-TO-4 = The end of the match
tortuga-chapter-TO-5 = Marooning
tortuga-chapter-TO-6 = Rowboats
tortuga-chapter-TO-7 = Attacks
tortuga-chapter-TO-8 = Mutinies
tortuga-chapter-TO-9 = Brawls
tortuga-chapter-TO-10 = Who wins
tortuga-chapter-TO-11 = Remarks on the sheet
tortuga-chapter-TO_E = Event cards

## The rules in short, in the order of the rule sheet

tortuga-rule-TO-0-1 = Tortuga 1667 is a game of pirates with secret loyalties. These ids count the paragraphs of a Japanese rule sheet of January 2017, written while the game was being crowdfunded: a rough translation, it says of itself.
    .title = The game and its rule sheet
tortuga-rule-TO-1-1 = Tortuga is a real island in the north of the Caribbean, and was a famous haven of pirates.
    .title = The island
tortuga-rule-TO-1-2 = In the 1600s English, French and Dutch pirates and the Spanish navy fought over it, for it lay on the way of Spain's treasure fleets.
    .title = The parties
tortuga-rule-TO-1-3 = It changed hands again and again. Late in the century the pirates were its masters in all but name.
    .title = Changing masters
tortuga-rule-TO-1-4 = The match is about that contest: British and French pirates rob Spain, and one another.
    .title = What it is about
tortuga-rule-TO-2-1 = Everybody gets a loyalty, face down and secret. The whole nation wins together, on whatever ship its members sail.
    .title = Loyalties
tortuga-rule-TO-2-2 = Half of the loyalties are British and half French. With an odd number of players the one left over is Dutch. Nobody is Spanish.
    .title = How many of each
tortuga-rule-TO-2-3 = Everybody gets three vote cards, secret. The others are the vote deck.
    .title = Vote cards
tortuga-rule-TO-2-4 = The Spanish Armada is set aside. Three of the six starred event cards, drawn unseen or named by the host, are shuffled with the ordinary ones.
    .title = The event cards
tortuga-rule-TO-2-5 = The four bottom cards of the event deck are shuffled with the Armada and put back at the bottom: the Armada is one of the last five.
    .title = Where the Armada lies
tortuga-rule-TO-2-6 = Five event cards are laid in a row, face down.
    .title = The row
tortuga-rule-TO-2-7 = Event cards may help you or hurt you.
    .title = Good and bad events
tortuga-rule-TO-2-8 = Everybody is one of the Brethren of the Coast: a name and the colour of a pawn, without any effect.
    .title = Brethren of the Coast
tortuga-rule-TO-2-9 = Pawns are drawn from a bag. The first boards the Flying Dutchman, the second the Jolly Roger, and so on in turn, each at the back of the line.
    .title = Who boards which ship
tortuga-rule-TO-2-10 = The first pawn on a ship is its Captain.
    .title = Captains
tortuga-rule-TO-2-11 = The second pawn on a ship is its First Mate.
    .title = First Mates
tortuga-rule-TO-2-12 = The place in line is the rank: front Captain, second First Mate, last Cabin Boy. One pawn may hold several: alone aboard you are Captain and Cabin Boy.
    .title = Places and ranks
tortuga-rule-TO-2-13 = Whoever is in front on Tortuga is Governor.
    .title = The Governor
tortuga-rule-TO-2-14 = Of the eight treasures four begin on the Spanish Galleon, two on Tortuga and one on each ship.
    .title = The treasure
tortuga-rule-TO-2-15 = Tortuga's two begin unassigned. Each captain puts the ship's first treasure into the British or the French hold, the Jolly Roger's captain first. It belongs to the hold, never to a player.
    .title = Where treasure begins
tortuga-rule-TO-2-16 = During play treasure moves between holds. A hold has room for any number.
    .title = Holds
tortuga-rule-TO-3-1 = The Captain of the Jolly Roger begins. Play goes clockwise by seats, with one action in a turn (two if only two play). Nobody may pass.
    .title = Turns
tortuga-rule-TO-3-2 = Everybody may Peek, Reveal, Force or Move. Ranks have actions of their own: Attack and Maroon (Captain), Mutiny (First Mate), Stow (Cabin Boy), Brawl (Governor).
    .title = Actions
tortuga-rule-TO-3-3a = Peek: look secretly at two event cards of the row. Everybody sees which ones, nobody else what they are. If only one is left, look at that.
    .title = Peek
tortuga-rule-TO-3-3b = Reveal: turn up one event card of the row. It takes effect at once; then the gap is filled from the deck, face down.
    .title = Reveal
tortuga-rule-TO-3-3c = Force: point at two event cards and at somebody else, who must turn up one of them and takes all its choices.
    .title = Force
tortuga-rule-TO-3-3d = Move: from a ship or from Tortuga into an empty rowboat, or from a rowboat to either ship or to Tortuga, to the back of the line.
    .title = Move
tortuga-rule-TO-3-4a = Attack (Captain): call a vote to take one treasure from the Galleon; once that is empty, from the other ship.
    .title = Attack
tortuga-rule-TO-3-4b = Maroon (Captain): put somebody else of your crew ashore on Tortuga. Nobody votes on that.
    .title = Maroon
tortuga-rule-TO-3-5 = Mutiny (First Mate): call a vote to put your captain ashore.
    .title = Mutiny
tortuga-rule-TO-3-6 = Stow (Cabin Boy): move one treasure from one hold of your ship to the other. Nobody votes on that.
    .title = Stow
tortuga-rule-TO-3-7 = Brawl (Governor): call a vote on whose side Tortuga's two treasures lie.
    .title = Brawl
tortuga-rule-TO-4-1 = The match ends the moment the Spanish Armada turns up, by whomever, even if event cards are left.
    .title = The Armada ends it
tortuga-rule-TO-5-1 = Whoever is marooned goes to the back of Tortuga's line.
    .title = Going ashore
tortuga-rule-TO-5-2 = Those who stood behind move up, and their ranks with them.
    .title = Closing up
tortuga-rule-TO-5-3 = A ship without a crew keeps its treasure, which still counts, and can be robbed.
    .title = An empty ship
tortuga-rule-TO-5-4 = On Tortuga you take turns as ever. There is room for everybody in the line.
    .title = Life ashore
tortuga-rule-TO-5-5 = Whoever is marooned while on Tortuga goes to the back of the line and returns a vote card for good. Without vote cards there is nothing more to lose.
    .title = Marooned once more
tortuga-rule-TO-6-1 = It takes one action to get into a rowboat and another to get out of it. Any boat leads anywhere; there is no other way from place to place.
    .title = By rowboat
tortuga-rule-TO-6-2 = A rowboat holds one pawn. Whoever is in it has no rank and takes part in no vote.
    .title = In a rowboat
tortuga-rule-TO-6-3 = You may stay in a rowboat for as long as you like, to block the way for others.
    .title = Blocking
tortuga-rule-TO-6-4 = Whoever is marooned from a rowboat goes to the back of Tortuga's line and loses no card.
    .title = Marooned from a boat
tortuga-rule-TO-7-1 = A captain may call an attack even alone aboard.
    .title = Alone at the guns
tortuga-rule-TO-7-2 = Everybody aboard the attacking ship, its captain as well, casts one vote card in secret. The top card of the vote deck is shuffled in.
    .title = Who votes in an attack
tortuga-rule-TO-7-3 = All these cards are turned up together.
    .title = Turning up the cards
tortuga-rule-TO-7-4 = The top of each card counts: a cannon, a torch or water.
    .title = Cannon, torch, water
tortuga-rule-TO-7-5 = Each water puts out one torch. The attack succeeds with at least one cannon and at least one torch that still burns; otherwise nothing happens.
    .title = When an attack succeeds
tortuga-rule-TO-7-6 = When the Galleon has no treasure left, the other ship is attacked.
    .title = Attacking the other ship
tortuga-rule-TO-7-7 = A successful attack takes exactly one treasure, however many cannons and torches there were. The captain chooses the holds.
    .title = One treasure
tortuga-rule-TO-7-8 = The cards are shuffled and go under the vote deck. Then whoever cast one draws a new one.
    .title = After an attack
tortuga-rule-TO-8-1 = The First Mate alone may call a mutiny.
    .title = Who calls a mutiny
tortuga-rule-TO-8-2 = Everybody aboard but the captain casts one vote card in secret. The top card of the vote deck is shuffled in.
    .title = Who votes in a mutiny
tortuga-rule-TO-8-3 = All these cards are turned up together.
    .title = Turning up the cards
tortuga-rule-TO-8-4 = The bottom of each card counts: a skull or none.
    .title = Skulls
tortuga-rule-TO-8-5 = If more than half of all cards show a skull, the one from the deck included, the captain is marooned and all behind move up. Otherwise nothing happens.
    .title = When a mutiny succeeds
tortuga-rule-TO-8-6 = The cards are shuffled and go under the vote deck. Then whoever cast one draws a new one.
    .title = After a mutiny
tortuga-rule-TO-9-1 = The Governor may call a brawl, even alone on the island.
    .title = Who calls a brawl
tortuga-rule-TO-9-2 = Everybody on Tortuga casts one vote card in secret. The top card of the vote deck is shuffled in.
    .title = Who votes in a brawl
tortuga-rule-TO-9-3 = All these cards are turned up together.
    .title = Turning up the cards
tortuga-rule-TO-9-4 = The middle of each card counts: a British or a French flag.
    .title = Flags
tortuga-rule-TO-9-5 = The nation with more flags gets both treasures of Tortuga.
    .title = More flags
tortuga-rule-TO-9-6 = With as many flags of either, each nation gets one of the two.
    .title = A tie of flags
tortuga-rule-TO-9-7 = The two treasures of Tortuga never leave the island.
    .title = They stay ashore
tortuga-rule-TO-9-8 = The cards are shuffled and go under the vote deck. Then whoever cast one draws a new one.
    .title = After a brawl
tortuga-rule-TO-10-1 = Add up each nation's holds on both ships and its side of Tortuga. The nation with more treasure wins, and everybody of that loyalty with it. The Galleon and what is unassigned count for nobody.
    .title = Most treasure wins
tortuga-rule-TO-10-2 = On a tie the Dutch player wins alone.
    .title = A tie with a Dutch player
tortuga-rule-TO-10-3 = On a tie without a Dutch player sudden death begins: all event cards but the Armada are shuffled, those in front of players as well, and a new row of five is laid. All else stays as it is.
    .title = Sudden death
tortuga-rule-TO-10-4 = Play goes on with the next seat. As soon as treasure has moved and one nation is ahead, it wins.
    .title = The first lead
tortuga-rule-TO-11-1 = The sheet leaves out what the event cards say. Here they do what later editions and public sources tell, and where those are silent, what this table's house rules say.
    .title = Event cards on the sheet
tortuga-rule-TO-11-2 = The sheet expects its rules to change a little before the game is out.
    .title = Provisional rules
tortuga-rule-TO-11-3 = What the sheet's author likes: nobody knows who is on which side.
    .title = Hidden sides
tortuga-rule-TO-11-4 = And there are few rules.
    .title = Few rules
tortuga-rule-TO-11-5 = Nearly every theft is put to a vote, and both nations are mixed everywhere. To shift a treasure you have to be where it is.
    .title = Be there
tortuga-rule-TO-11-6 = Every way leads through a rowboat, so being marooned can be a short cut.
    .title = Short cuts
tortuga-rule-TO-11-7 = When the sheet was written the campaign had some 2,500 backers, and the game was certain to be made.
    .title = The campaign

## The event cards

tortuga-rule-TO_E-LOM = Bring anybody from Tortuga or a rowboat, yourself too, to the back of either ship's line. Or save the letter face up and use it later, from anywhere, as a whole action. With nobody to bring it must be saved. Three in the deck.
    .title = Letter of Marque
tortuga-rule-TO_E-PIS = Maroon somebody else, wherever they are. Whoever is on Tortuga already loses a vote card. Three in the deck.
    .title = Pistol
tortuga-rule-TO_E-ALB = Keep it for the rest of the match. Whenever those aboard one ship hold two or more Albatrosses, its whole crew is marooned, rear first. Ashore and in boats it does no harm. Three in the deck.
    .title = Albatross
tortuga-rule-TO_E-BSP = Whoever turned it up is marooned, and loses a vote card if on Tortuga already. Three in the deck.
    .title = Black Spot
tortuga-rule-TO_E-MAP_FD = Give it to anybody, yourself too. Aboard the Flying Dutchman its holder may Stow whatever the rank. It is never passed on.
    .title = Treasure Map: Flying Dutchman
tortuga-rule-TO_E-MAP_JR = Give it to anybody, yourself too. Aboard the Jolly Roger its holder may Stow whatever the rank. It is never passed on.
    .title = Treasure Map: Jolly Roger
tortuga-rule-TO_E-MAP_TOR = Give it to anybody, yourself too. On Tortuga its holder may call a Brawl whatever the rank, but is not Governor for that. It is never passed on.
    .title = Treasure Map: Tortuga
tortuga-rule-TO_E-GUN = ★ Blow up a rowboat for the rest of the match. Whoever is in it is marooned and loses no card. With no boat left nothing happens.
    .title = Gunpowder
tortuga-rule-TO_E-STO = ★ If you are aboard a ship, all treasure of both its holds goes back to the Galleon. Ashore or in a boat nothing happens.
    .title = Storm
tortuga-rule-TO_E-CRO = ★ Look secretly at all other cards of the row. You do not see the one that fills the gap.
    .title = Crow's Nest
tortuga-rule-TO_E-CAB = ★ The line of your ship is turned round, and the ranks with it. If you are aboard none, choose a ship.
    .title = Cabin Fever
tortuga-rule-TO_E-PIE = ★ Move one treasure of either ship to the other hold of the same ship. You must, if there is any.
    .title = Pieces of Eight
tortuga-rule-TO_E-KIL = ★ All hands go back into the vote deck, which is shuffled. Everybody is dealt as many cards as before.
    .title = Kill-Devil
tortuga-rule-TO_E-ARM = The match ends and treasure is counted. It lies among the last five cards of the deck.
    .title = Spanish Armada

## What the rule sheet leaves open, as it is played here

tortuga-rule-TO_P1 = If only two play, a turn has two actions.
    .title = Two players
tortuga-rule-TO_P2 = There are two rowboats; a table may agree on one.
    .title = Number of rowboats
tortuga-rule-TO_P3 = Force names somebody else, never yourself.
    .title = Not oneself
tortuga-rule-TO_P4 = When a crew is marooned together, the last in line goes ashore first and the captain last.
    .title = The order of going ashore
tortuga-rule-TO_P5 = After a successful attack the captain chooses the hold that is robbed, and the one that is filled.
    .title = The captain chooses
tortuga-rule-TO_P6 = An event card that turns up must be carried out.
    .title = No declining
tortuga-rule-TO_H1 = If no event card has been turned up for some rounds (normally three), only Reveal and Force are allowed until one is.
    .title = Stall guard
tortuga-rule-TO_H2 = If sudden death lasts too long (normally 20 rounds) the match is a draw, shared by all.
    .title = The end of sudden death
tortuga-rule-TO_H3 = A question is left out only if everybody can see that there is no choice. “Blind” casts a card of your hand by chance; it is also what happens if your time runs out.
    .title = Blind ballots
tortuga-rule-TO_H4 = Whoever loses a vote card chooses it in secret, or lets chance choose.
    .title = The lost card
tortuga-rule-TO_H5 = No attack can be called if there is nothing to take.
    .title = Nothing to rob
tortuga-rule-TO_H6 = Treasure Maps: a ship's map lets its holder Stow aboard that ship, Tortuga's map lets its holder call a Brawl there.
    .title = What the maps do
tortuga-rule-TO_H7 = Nobody learns who cast which card. Ballots are final, shown all at once and sorted; only their number is known before. Nobody is told whose card was blind. Only a table that agreed to show everything afterwards does so, when the match is over.
    .title = Secret ballots
tortuga-rule-TO_H8 = Whoever has no vote card casts none, but may still call votes. With no ballot at all the card from the deck decides alone.
    .title = Without vote cards

## Pictures: as few words as can be. Then what only their alt texts say

tortuga-picture_round = Round { $round }
tortuga-picture_setup = Setting sail
tortuga-picture_over = The end
tortuga-picture_sudden = sudden death
tortuga-picture_restricted = Reveal or Force
tortuga-picture_actions = { $actions } actions a turn
tortuga-picture_seat = Seat { $number }
tortuga-picture_place = { $at ->
    [FD] Flying Dutchman
    [JR] Jolly Roger
    [TOR] Tortuga
    [GAL] Galleon
    [B1] Dutchman's boat
   *[B2] Roger's boat
}
tortuga-picture_rank = { $rank ->
    [CPT] Captain
    [FM] First Mate
    [CB] Cabin Boy
   *[GOV] Governor
}
tortuga-picture_deck = Deck
tortuga-picture_discard = Discards
tortuga-picture_vote = { $vote ->
    [attack] Attack
    [mutiny] Mutiny
   *[brawl] Brawl
}
tortuga-picture_outcome = { $outcome ->
    [success] success
    [failure] failure
    [british] to the British
    [french] to the French
   *[split] one each
}
tortuga-picture_won = { $reason ->
    [draw] A draw, shared by all
    [resigned] No winner
   *[most_treasure] { $side ->
        [B] The British win
        [F] The French win
       *[D] The Dutch win
    }
}
tortuga-picture_hand = Your hand
tortuga-picture_loyalty = { $side ->
    [B] British
    [F] French
   *[D] Dutch
}
tortuga-picture_votes = { $count ->
    [0] No vote cards
    [one] Your vote card
   *[other] Your vote cards
}
tortuga-picture_seen = Seen in the row
tortuga-picture_held = In front of you
tortuga-picture_calling = { $vote ->
    [attack] You vote: attack on the { $aim ->
        [GAL] Galleon
        [FD] Flying Dutchman
       *[JR] Jolly Roger
    }
    [mutiny] You vote: mutiny on the { $at ->
        [FD] Flying Dutchman
       *[JR] Jolly Roger
    }
   *[brawl] You vote: brawl on Tortuga
}
tortuga-picture_card = { $code ->
    [LOM] Letter of Marque
    [PIS] Pistol
    [ALB] Albatross
    [BSP] Black Spot
    [MAP-FD] Map: Flying Dutchman
    [MAP-JR] Map: Jolly Roger
    [MAP-TOR] Map: Tortuga
    [GUN] Gunpowder
    [STO] Storm
    [CRO] Crow's Nest
    [CAB] Cabin Fever
    [PIE] Pieces of Eight
    [KIL] Kill-Devil
    [ARM] Spanish Armada
   *[none] none
}
tortuga-picture_turn = { $phase ->
    [setup] The captains load their ships.
    [sudden_death] Sudden death, round { $round }: { $seat } to play.
   *[main] Round { $round }: { $seat } to play.
}{ $actions ->
    [0] {""}
    [1] {""}
   *[other] {" "}{ $actions } actions a turn.
}{ $restricted ->
    [true] {" "}Reveal or Force only.
   *[false] {""}
}
tortuga-picture_end = { $reason ->
    [draw] A draw, shared by all.
    [resigned] No winner.
   *[most_treasure] { $side ->
        [B] The British win
        [F] The French win
       *[D] The Dutch win
    }: { $winners }.
}
    { $loyalties }
tortuga-picture_end-loyalties = { $seat }: { tortuga-picture_loyalty }
tortuga-picture_tally = Treasure: British { $british }, French { $french }, on the Galleon { $galleon }.
tortuga-picture_line = { $at ->
    [FD] Flying Dutchman, Captain first
    [JR] Jolly Roger, Captain first
   *[TOR] Tortuga, Governor first
}: { $line_count ->
    [0] nobody
   *[other] { $line }
}. British hold { $british }, French hold { $french }{ $outside ->
    [0] {""}
   *[other] , unassigned { $outside }
}.
tortuga-picture_boats = { $boats }
tortuga-picture_boats-boats = { tortuga-picture_place }: { $destroyed ->
    [true] destroyed
   *[false] { $seat ->
        [none] free
       *[other] { $seat }
    }
}
tortuga-picture_row = Event cards (deck { $deck }; discards { $size ->
        [0] 0
       *[other] { $size }, on top { tortuga-picture_card }
    }), face down: { $down_count ->
        [0] none
       *[other] { $down }
    }.{ $seen_count ->
        [0] {""}
       *[other] {" "}Looked at: { $seen }.
    }
tortuga-picture_row-seen = { $slot } seen by { $peekers }
    .separator = {"; "}
tortuga-picture_kept = Kept face up:
    { $kept }
tortuga-picture_kept-kept = { $seat }: { tortuga-picture_card }
tortuga-picture_fewer = Fewer than 3 vote cards:
    { $fewer }
tortuga-picture_fewer-fewer = { $seat }: { $size }
tortuga-picture_open = A vote is on. { $vote ->
    [attack] { $caller } attacks the { $aim ->
        [GAL] Galleon
        [FD] Flying Dutchman
       *[JR] Jolly Roger
    } with the { $at ->
        [FD] Flying Dutchman
       *[JR] Jolly Roger
    }.
    [mutiny] { $caller } calls a mutiny on the { $at ->
        [FD] Flying Dutchman
       *[JR] Jolly Roger
    } against { $captain }.
   *[brawl] { $caller } calls a brawl on Tortuga.
}
tortuga-picture_last = Last vote: { $vote ->
    [attack] { $caller } attacked the { $aim ->
        [GAL] Galleon
        [FD] Flying Dutchman
       *[JR] Jolly Roger
    } with the { $at ->
        [FD] Flying Dutchman
       *[JR] Jolly Roger
    }. Cannons { $cannons }, torches { $torches }, water { $waters }
    [mutiny] { $caller } called a mutiny on the { $at ->
        [FD] Flying Dutchman
       *[JR] Jolly Roger
    } against { $captain }. Skulls { $skulls } of { $size }
   *[brawl] { $caller } called a brawl on Tortuga. British flags { $british }, French flags { $french }
}: { $outcome ->
    [success] success
    [failure] failure
    [british] to the British
    [french] to the French
    [split] one each
   *[none] still to be judged
}. Cards: { $pool }.
tortuga-picture_allegiance = Your loyalty: { tortuga-picture_loyalty }
tortuga-picture_cards = { $count ->
    [0] You have no vote cards.
   *[other] Your vote cards:
    { $hand }
}
tortuga-picture_memory = You have seen in the row:
    { $memory }
tortuga-picture_memory-memory = { $slot }: { tortuga-picture_card }
tortuga-picture_owned = In front of you, for all to see:
    { $owned }
tortuga-picture_owned-owned = { tortuga-picture_card }
