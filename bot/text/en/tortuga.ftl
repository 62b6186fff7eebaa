### Tortuga 1667. How messages are named and what they may use: see bot/text/__init__.py.
### "Tortuga" is the only place that is one plain word: messages choose by it where a place needs its own preposition.

tortuga-pitch = Plunder a Spanish Galleon together, by secret vote, and never be sure whose side the others are on.
    .title = Tortuga 1667
    .length = { $lo } to { $hi } players, about 30 to 45 minutes (or a few days by message)
    .how =
        Everyone is secretly British or French (with an odd number of players, one is Dutch, who wins a tie). Your nation wins or loses together.
        On your turn, take one action (two if only two play): peek at or reveal event cards, row to another ship, or use your rank (attack, maroon, mutiny, move a chest, brawl).
        Attacks, mutinies and brawls are decided by secret votes. When the Spanish Armada card is turned up, the nation with more treasure chests wins. On a tie without a Dutch player, sudden death begins: the first nation to get ahead wins.
    .aliases = Tortuga

## Terms

tortuga-term-place = { $value ->
    [FD] Flying Dutchman
    [JR] Jolly Roger
    [TOR] Tortuga
    [GAL] Spanish Galleon
    [B1] Flying Dutchman’s boat
    [B2] Jolly Roger’s boat
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
    [MAP-FD] 🗺️ Treasure Map of the Flying Dutchman
    [MAP-JR] 🗺️ Treasure Map of the Jolly Roger
    [MAP-TOR] 🗺️ Treasure Map of Tortuga
    [GUN] 🛢️ Gunpowder
    [STO] ⛈️ Storm
    [CRO] 🔭 Crow’s Nest
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
tortuga-term-duty = { $value ->
    [CPT] Captain (may attack or maroon)
    [FM] First Mate (may call a mutiny)
    [CB] Cabin Boy (may move a chest between the ship’s holds)
    [GOV] Governor (may call a brawl)
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
tortuga-legend = Attack: 💣 cannon, 🔥 torch, 💧 water · brawl: 🇬🇧 British, 🇫🇷 French flag · mutiny: 💀 skull, ▫️ no skull
tortuga-effect = { $card_code ->
    [LOM] { tortuga-rule-TO_E-LOM }
    [PIS] { tortuga-rule-TO_E-PIS }
    [ALB] { tortuga-rule-TO_E-ALB }
    [BSP] { tortuga-rule-TO_E-BSP }
    [MAP-FD] { tortuga-rule-TO_E-MAP_FD }
    [MAP-JR] { tortuga-rule-TO_E-MAP_JR }
    [MAP-TOR] { tortuga-rule-TO_E-MAP_TOR }
    [GUN] { tortuga-rule-TO_E-GUN }
    [STO] { tortuga-rule-TO_E-STO }
    [CRO] { tortuga-rule-TO_E-CRO }
    [CAB] { tortuga-rule-TO_E-CAB }
    [PIE] { tortuga-rule-TO_E-PIE }
    [KIL] { tortuga-rule-TO_E-KIL }
   *[ARM] { tortuga-rule-TO_E-ARM }
}
tortuga-gist = { $card_code ->
    [LOM] brings someone aboard a ship, at once or later
    [PIS] maroons another player
    [ALB] kept; with a second Albatross aboard, the whole crew is marooned
    [BSP] maroons the player who turns it up
    [MAP-FD] its holder may move chests aboard this ship
    [MAP-JR] its holder may move chests aboard this ship
    [MAP-TOR] its holder may call brawls there
    [GUN] destroys a rowboat
    [STO] chests on the ship of the player who turns it up go back to the Galleon
    [CRO] shows the rest of the row to the player who turns it up
    [CAB] reverses a ship’s line
    [PIE] moves a chest to the other hold of its ship
    [KIL] all vote cards are dealt again
   *[ARM] ends the match
}
tortuga-turned = { $card_code ->
    [ALB] with a second one aboard, the whole crew is marooned
   *[other] { tortuga-gist }
}
tortuga-idle = { $card_code ->
    [GUN] no rowboat is left
    [STO] { $seat } is not aboard a ship with chests
    [PIE] neither ship has a chest
   *[CAB] fewer than two pirates are aboard the ship
}
tortuga-dutch = { $loyalty_code ->
    [D] You win if the British and the French end in a tie.{" "}
   *[other] {""}
}
tortuga-named-slot = Event card { $value }

## Events: setting up

tortuga-match_started = 🏴‍☠️ Tortuga, 1667. Two pirate ships, a Galleon heavy with Spanish treasure, and everyone serves a crown in secret. Clockwise: { $order }.{ $options_count ->
    [0] {""}
   *[other] {" "}Options – { $options }.
}
    .brief = 🏴‍☠️ Tortuga, 1667. Clockwise: { $order }.
    .why = Half of the loyalties are British and half French. With an odd number of players, the extra one is Dutch. Players: { $order_count }.
tortuga-loyalty_dealt = 🤫 Your loyalty: { $loyalty }. { tortuga-dutch }You may say anything about it, but show it to nobody.
    .why = { tortuga-dutch }The loyalties were shuffled, and each seat got one. Nobody else sees yours until the match is over.
tortuga-hand_dealt = 🗳️ Your { $hand_count } vote cards: { $hand }
    { tortuga-legend }
    .why = Each player gets three vote cards. Nobody else sees yours during the match: in a vote, cards are shown without their owners.
tortuga-row_laid = 🎴 { $slots_count } event cards lie face down in the row. The event deck has { $deck } more, and one of its last five is the Spanish Armada.
    .brief = {""}
    .why = The Armada was shuffled into the bottom five cards of the event deck. When it is turned up, the treasure is counted.
tortuga-brethren_chosen = { $seat } sails as { $pirate }.
    .act = sails as { $pirate }
    .why = The names and colours of the Brethren of the Coast are for show only and have no effect.
tortuga-pawn_drawn = { $line_count ->
    [1] 🎩 { $seat } is drawn first for the { $where } and becomes its Captain!{ $where_code ->
        [JR] {" "}This ship’s Captain takes the first turn.
       *[other] {""}
    }
    [2] { $seat } is First Mate of the { $where }, and Cabin Boy as long as nobody is behind.
   *[other] { $seat } boards the { $where }, number { $line_count } in line.
}
    .act = { $line_count ->
        [1] Captain of the { $where }
        [2] First Mate of the { $where } (while last, Cabin Boy too)
       *[other] boards the { $where }
    }
    .why = Pawns are drawn at random and board the ships in turn, the Flying Dutchman first. The line, front to back: { $line }.
tortuga-start_hold_chosen = 💰 { $seat } stores the ship’s first chest: { $hold }.
    .act = stored the first chest ({ $hold })
    .why = Each ship begins with one chest. Its Captain puts it into a hold (the Captain of the Jolly Roger first), and it counts for that nation at once.

## Events: turns and the row

tortuga-turn_started = 🧭 Round { $round }: { $seat } to play ({ $where }{ $ranks_count ->
    [0] {""}
   *[other] {": "}{ $ranks }
}).{ $actions ->
    [1] {""}
   *[other] {" "}{ $actions } actions.
}{ $restricted ->
    [true] {" "}⏳ No event card has been revealed for { $stalled ->
        [none] too long
        [one] 1 round
       *[other] { $stalled } rounds
    }: this turn must reveal one or force a player to.
   *[false] {""}
}
    .act = {""}
    .why = Turns go clockwise, regardless of rank. Actions this turn: { $actions }. { $restricted ->
        [true] No event card has been revealed for as many rounds as this table allows. Until one is, every turn must reveal one or force a player to.
       *[false] Every seat takes turns, even ashore or in a boat.
    }
tortuga-peeked = { $seen_count ->
    [none] 👁️ { $seat } peeks at { $slots_count ->
        [1] event card { $slots }.
       *[other] event cards { $slots }.
    }
   *[other] 👁️ You peek at { $slots_count ->
        [1] event card { $slots }.
       *[other] event cards { $slots }.
    }{"\u000A"}{ $seen }
}
    .act = { $slots_count ->
        [1] peeked at card { $slots }
       *[other] peeked at cards { $slots }
    }{ $seen_count ->
        [none] {""}
        [0] {""}
       *[other] {" "}({ $seen })
    }
    .why = Everyone sees which cards are looked at. { $seen_count ->
        [none] Only { $seat } knows what they are.
       *[other] Only you know what they are.
    } The cards stay where they are.{ $seen_count ->
        [none] {""}
        [0] {""}
       *[other] {"\u000A"}{ $seen }
    }
tortuga-peeked-why-seen = { $card }: { tortuga-effect }
tortuga-peeked-seen = { $slot }: { $card } — { tortuga-gist }
tortuga-peeked-act-seen = { $slot }: { $card } — { tortuga-gist }
    .separator = {" · "}
tortuga-actions_left = ➰ { $seat } has { $actions ->
    [1] one more action
   *[other] { $actions } more actions
} this turn.
    .act = {""}
    .why = At this table a turn has more than one action.
tortuga-forced = 👉 { $seat } forces { $victim } to choose and turn up card { $slots }.
    .act = forced { $victim } to turn up card { $slots }
    .why = { $victim } chooses one of the two, and makes all choices for that card.
tortuga-forced-act-slots =
    .separator = {" or "}
tortuga-forced-slots =
    .separator = {" or card "}
tortuga-card_revealed = 🎴 { $seat } turns up card { $slot }… { $card }! ({ tortuga-turned })
    .act = turned up card { $slot }: { $card } ({ tortuga-turned })
    .why = A revealed card takes effect at once, and { $seat } makes all choices for it. It can’t be declined.{"\u000A"}{ $card }: { tortuga-effect }
tortuga-card_discarded = { $holder ->
    [none] {""}
   *[other] { $holder } uses the saved { $card }.
}
    .brief = { $holder ->
        [none] {""}
       *[other] **{ $holder }:** uses the saved { $card }
    }
    .why = Using a saved letter takes a whole action, and the card goes to the discard pile.
tortuga-card_kept = ✋ { $card } now lies face up in front of { $seat }.
    .act = keeps { $card } face up
    .why = { $giver } turned up the card. Letters, Albatrosses and Treasure Maps stay face up in front of their holder.
tortuga-row_refilled = { $filled ->
    [true] {""}
   *[false] 🕳️ The event deck is empty, so place { $slot } of the row stays empty.
}
    .why = The top card of the event deck fills the gap, face down. Left in the event deck: { $deck }.
tortuga-row_scouted = { $slots_count ->
    [0] 🔭 { $seat } climbs to the crow’s nest, but there are no cards left to look at.
   *[other] { $seen_count ->
        [none] 🔭 From the crow’s nest, { $seat } sees every card of the row: { $slots }.
       *[other] 🔭 From the crow’s nest, you see every card of the row: { $slots }.{"\u000A"}{ $seen }
    }
}
    .act = saw every card of the row{ $seen_count ->
        [none] {""}
        [0] {""}
       *[other] {" "}({ $seen })
    }
    .why = { $seen_count ->
        [none] This card lets { $seat } look at all face-down cards of the row, but not at the one that will fill the gap. Only { $seat } knows what they are.
       *[other] This card lets you look at all face-down cards of the row, but not at the one that will fill the gap. Only you know what they are.
    }{ $seen_count ->
        [none] {""}
        [0] {""}
       *[other] {"\u000A"}{ $seen }
    }
tortuga-row_scouted-why-seen = { $card }: { tortuga-effect }
tortuga-row_scouted-seen = { $slot }: { $card } — { tortuga-gist }
tortuga-row_scouted-act-seen = { $slot }: { $card } — { tortuga-gist }
    .separator = {" · "}
tortuga-no_effect = 💨 { $card }, turned up by { $seat }, has no effect: { tortuga-idle }.
    .act = no effect: { tortuga-idle }
    .why = A card must be carried out as far as possible. This time it couldn’t do anything.
tortuga-events_reshuffled = 🔀 The event deck has run out. The discards are shuffled into a new deck of { $deck }.
    .why = In sudden death the event cards never run out. The row always has five.

## Events: pawns

tortuga-pawn_moved = { $line_count ->
    [0] 🚣 { $seat } gets into a rowboat ({ $origin } → { $destination }).
    [1] { $destination_code ->
        [TOR] 🏝️ { $seat } rows ashore to empty Tortuga and becomes Governor.
       *[other] 🪜 { $seat } climbs aboard the empty { $destination } and becomes Captain.
    }
   *[other] { $destination ->
        [Tortuga] 🏝️ { $seat } rows ashore to Tortuga and joins the back of the line.
       *[other] 🪜 { $seat } climbs aboard the { $destination } and joins the back of the line.
    }
}
    .act = { $line_count ->
        [0] took the { $destination }
       *[other] { $destination ->
            [Tortuga] went ashore to Tortuga
           *[other] boarded the { $destination }
        }
    }
    .why = { $line_count ->
        [0] From a ship or from Tortuga, you can move into any empty rowboat. In a rowboat you have no rank and no vote.
       *[other] A rowboat leads to either ship or to Tortuga. A Letter of Marque leads straight to a ship. The line, front to back: { $line }.
    } From: { $origin }.
tortuga-behind = { $line_count ->
    [1] {""}
   *[other] , at the back of the line
}
tortuga-marooned = { $by ->
    [none] { $origin_code ->
        [TOR] 🏝️ { $seat } is marooned but is on Tortuga already, so they go to the back of its line.
       *[other] 🏝️ { $seat } is marooned on Tortuga{ tortuga-behind } (from the { $origin }).
    }
   *[other] { $origin_code ->
        [TOR] 🏝️ { $by } maroons { $seat }, who is on Tortuga already and so goes to the back of its line.
       *[other] 🏝️ { $by } maroons { $seat } on Tortuga{ tortuga-behind } (from the { $origin }).
    }
}
    .brief = { $by ->
        [none] { $origin_code ->
            [TOR] 🏝️ { $seat } is on Tortuga already and goes to the back of its line.
           *[other] 🏝️ { $seat } is marooned on Tortuga.
        }
       *[other] { $origin_code ->
            [TOR] 🏝️ { $by } maroons { $seat }, who is on Tortuga already and goes to the back of its line.
           *[other] 🏝️ { $by } maroons { $seat } on Tortuga.
        }
    }
    .why = A marooned player goes to the back of Tortuga’s line, and the players behind their old place move up. A player who is already on Tortuga loses a vote card. The line, front to back: { $line }.
tortuga-card_forfeited = 🃏 { $type ->
    [none] Marooned while already on Tortuga, { $seat } loses a vote card for good. Left: { $hand_size }.
   *[other] Marooned while already on Tortuga, you lose a vote card for good: { $type }.
}{ $hand_count ->
    [none] {""}
    [0] {" "}You have no vote cards left.
   *[other] {" "}Your hand: { $hand }
}
    .act = { $type ->
        [none] lost a vote card, { $hand_size } left
       *[other] gave up a vote card ({ $type })
    }
    .why = A player who is marooned while on Tortuga returns a vote card to the bottom of the vote deck. Only its owner knows which. The hand stays smaller until the match ends. Vote cards left in it: { $hand_size }.
tortuga-shipwreck = 🌊 Too many Albatrosses on one ship! The crew of the { $ship } goes overboard: { $crew } { $crew_count ->
    [one] swims
   *[other] swim
} to Tortuga.
    .why = Two or more Albatrosses aboard the same ship maroon the whole crew, from the back of the line to the Captain. Nobody loses a vote card, because they come from a ship. The Albatrosses stay with their holders. Tortuga’s line: { $line }.
tortuga-boat_destroyed = 💥 Boom! { $by } blows up the { $boat }.{ $seat ->
    [none] {""}
   *[other] {" "}{ $seat } was in it.
}
    .why = A destroyed rowboat is lost for the rest of the match. { $seat ->
        [none] It was empty.
       *[other] { $seat } swims ashore and loses no vote card.
    }
tortuga-line_reversed = 🌀 Cabin Fever, turned up by { $by }: the line of the { $ship } is reversed. New line: { $line }.
    .why = The ship’s line is reversed. Nobody leaves or boards. The place in line is the rank, so ranks change too.
tortuga-ranks_changed = 🎖️ New ranks:
    { $gained }
    .brief = {""}
    .why = The place in line is the rank: the first is Captain, the second First Mate, the last Cabin Boy. On Tortuga, the first is Governor. One pawn may have several ranks.
tortuga-ranks_changed-gained = { $seat }: { $ranks } ({ $where })

## Events: votes

tortuga-vote_called = { $vote ->
    [attack] ⚔️ “Run out the guns!” { $seat } calls an attack on the { $target }.
    [mutiny] 🗡️ { $seat } draws a knife on { $captain }: mutiny aboard the { $where }!
   *[brawl] 🍻 { $seat } throws the first tankard: a brawl on { $where }!
}{ $voters_count ->
    [one] {" "}Only { $voters } votes.
   *[other] {" "}{ $vote ->
        [attack] The crew of the { $where } votes.
        [mutiny] Everyone aboard except the Captain votes.
       *[brawl] Everyone there votes.
    }
}{ $voters_count ->
    [0] {""}
    [one] {""}
   *[other] {" "}The voters: { $voters }.
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
        [attack] The whole crew of the attacking ship votes, including its Captain. It takes at least one cannon, and more torches than water.
        [mutiny] Everyone aboard except the Captain votes. It takes skulls on more than half of all cards.
       *[brawl] The Governor or the holder of Tortuga’s Treasure Map may call a brawl. Everyone on Tortuga votes. The nation with more flags gets both chests there. On a tie, each nation gets one.
    } The top card of the vote deck is shuffled in. Players in rowboats never vote.
tortuga-vote_revealed = 🗳️ { $ballots ->
        [0] No ballots, one card from the vote deck:
        [one] One ballot and one card from the vote deck, shuffled:
       *[other] { $ballots } ballots and one card from the vote deck, shuffled:
    }
    { $pool }
    { $vote ->
        [attack] 💣 { $cannons ->
            [one] { $cannons } cannon
           *[other] { $cannons } cannons
        } · 🔥 { $torches ->
            [one] { $torches } torch
           *[other] { $torches } torches
        } · 💧 { $waters } water — { $cannons ->
            [0] { $torches ->
                [0] there is neither a cannon nor a torch.
               *[other] { $lit ->
                    [0] there is no cannon, and water puts out every torch.
                   *[other] there is no cannon.
                }
            }
           *[other] { $torches ->
                [0] there is no torch.
               *[other] { $waters ->
                    [0] no torch is put out.
                   *[other] each water card puts out one torch.
                }
            }
        }
        [mutiny] 💀 Skulls on { $skulls } of { $size } — { $skulls ->
            [0] there is no skull.
           *[other] more than half are needed.
        }
       *[brawl] 🇬🇧 British { $british } · 🇫🇷 French { $french } — the nation with more flags gets both chests; on a tie, each nation gets one.
    }
    .drawn = 🗳️ { $pool }
    .brief = 🗳️ { $vote ->
        [attack] 💣 { $cannons ->
            [one] { $cannons } cannon
           *[other] { $cannons } cannons
        } · 🔥 { $torches ->
            [one] { $torches } torch
           *[other] { $torches } torches
        } · 💧 { $waters } water (needed: at least one cannon, and more torches than water)
        [mutiny] 💀 Skulls on { $skulls } of { $size } cards (needed: more than half)
       *[brawl] 🇬🇧 British { $british } · 🇫🇷 French { $french }
    }
    .why = { $vote ->
        [attack] An attack needs a cannon (there are { $cannons }) and a burning torch. Water has no effect on cannons. Torches: { $torches }. Water: { $waters }. Torches still burning: { $lit }; it must be 1 or more.
        [mutiny] More than half of all cards, including the one from the vote deck, must show a skull: { $skulls } of { $size } do. Exactly half isn’t enough.
       *[brawl] Flags: { $british } British, { $french } French. The nation with more flags gets both chests of Tortuga. On a tie, each nation gets one.
    } The cards are shuffled and then sorted by kind, so their order doesn’t tell whose is whose.
tortuga-cast_in = { $vote ->
    [attack] attack
    [mutiny] mutiny
    [brawl] brawl
   *[none] vote
}
tortuga-ballot_ack = { $blind ->
    [true] 🤐 A random card was cast for you in this { tortuga-cast_in }: { $type }
   *[false] 🤐 Your card in this { tortuga-cast_in } was { $type }
}
    .why = Only you see this. A random card is drawn from your hand if you asked for it, or if your time ran out.
tortuga-vote_result = { $vote ->
    [attack] { $outcome ->
        [success] 💥 The attack on the { $target } succeeds!
       *[failure] 🌫️ The attack on the { $target } fails.
    }
    [mutiny] { $outcome ->
        [success] ☠️ The mutiny aboard the { $where } succeeds!
       *[failure] ⚓ The mutiny aboard the { $where } fails.
    }
   *[brawl] { $outcome ->
        [british] 🥊 The British win { $seat }’s brawl{ $stays ->
            [true] , but both chests of { $where } were on the British side before: nothing moves.
           *[false] : both chests of { $where } are now on the British side.
        }
        [french] 🥊 The French win { $seat }’s brawl{ $stays ->
            [true] , but both chests of { $where } were on the French side before: nothing moves.
           *[false] : both chests of { $where } are now on the French side.
        }
       *[split] 🥊 { $seat }’s brawl is a tie{ $stays ->
            [true] , and each nation had one chest of { $where } before: nothing moves.
           *[false] : one chest of { $where } for each nation.
        }
    }
}
    .short = { $vote ->
        [attack] { $outcome ->
            [success] 💥 { $seat }’s attack on the { $target } succeeds
           *[failure] 🌫️ { $seat }’s attack on the { $target } fails
        }
        [mutiny] { $outcome ->
            [success] ☠️ { $seat }’s mutiny aboard the { $where } succeeds
           *[failure] ⚓ { $seat }’s mutiny aboard the { $where } fails
        }
       *[brawl] { $outcome ->
            [british] 🥊 The British win { $seat }’s brawl
            [french] 🥊 The French win { $seat }’s brawl
           *[split] 🥊 { $seat }’s brawl is a tie
        }
    }
    .why = { $vote ->
        [attack] An attack succeeds with at least one cannon and at least one torch not put out by water. It always takes exactly one chest.
        [mutiny] A mutiny succeeds if more than half of all cards show a skull. Then the Captain is marooned, and everyone behind moves up.
       *[brawl] The nation with more flags gets both chests. On a tie, each nation gets one. They never leave Tortuga.
    } { $seat } called the vote.
tortuga-vote_recycled = 🔀 The cards are shuffled and go under the vote deck. Each player who cast one draws a new one.
    .brief = {""}
    .why = The vote deck stays the same size, and nobody learns who draws which card.
tortuga-hand_refilled = 🗳️ Your vote cards now: { $hand }
    .why = After a vote, each player who cast a card draws one from the vote deck. Only you see yours.
tortuga-hands_reshuffled = 🥃 { $seat } opens Kill-Devil rum: all hands are shuffled and dealt again.{ $hand_count ->
    [none] {""}
    [0] {""}
   *[other] {" "}Your vote cards now: { $hand }
}
    .act = all hands are dealt again
    .why = All hands are shuffled into the vote deck, and each player gets as many cards as before.

## Events: treasure and the end

tortuga-treasure_moved = { $cause ->
    [attack] 💰 { $seat } hauls the prize aboard.{"\u000A"}{ $hauls }{"\u000A"}
    [stow] 💰 { $seat } drags a chest from one hold to the other.{"\u000A"}{ $hauls }{"\u000A"}
    [brawl] 💰{" "}
    [storm] ⛈️ The storm tears the hatches open, and the treasure drifts back to the Galleon.{"\u000A"}{ $hauls }{"\u000A"}
   *[pieces] 🪙 { $seat } pays in silver, and a chest changes sides.{"\u000A"}{ $hauls }{"\u000A"}
}Chests after this: 🇬🇧 { $british } · 🇫🇷 { $french }
    .brief = 💰 { $cause ->
        [brawl] {""}
       *[stow] { $hauls } (by { $seat }).{" "}
    }Chests after this: 🇬🇧 { $british } · 🇫🇷 { $french }
    .short = { $cause ->
        [brawl] {""}
       *[stow] 💰 { $seat }: { $hauls }
    }
    .why = { $cause ->
        [attack] A successful attack takes exactly one chest. The Captain chooses the holds.
        [stow] The Cabin Boy, or a player aboard with the ship’s map, may move one chest from one hold to the other. There is no vote.
        [brawl] A brawl decides where the two chests of Tortuga go.
        [storm] All chests on { $seat }’s ship go back to the Galleon.
       *[pieces] { $seat } moves one chest of either ship to the other hold of the same ship.
    } Chests on both ships and Tortuga: British { $british }, French { $french }. Chests on the Galleon and unassigned chests on Tortuga don’t count.
tortuga-treasure_moved-hauls = { $pieces ->
    [one] 1 chest
   *[other] { $pieces } chests
}: { $source } → { $hold }
    .separator = {"; "}
tortuga-treasure_moved-short-hauls = { $pieces ->
    [one] 1 chest
   *[other] { $pieces } chests
} → { $hold }
    .separator = {"; "}
tortuga-armada = 🇪🇸 Sails on the horizon! { $seat } has turned up the Spanish Armada, and the chests are counted: 🇬🇧 { $british } · 🇫🇷 { $french }.
    .why = The Armada ends the match at once, even if there are cards left. The chests of the two ships and Tortuga are counted for each nation: British { $british }, French { $french }.
tortuga-sudden_death_started = ⚔️ A tie without a Dutch player: sudden death! A new row is laid out, and the event deck has { $deck } cards. { $seat } plays next. The first nation to take the lead wins.
    .why = On a tie without a Dutch player, all event cards except the Armada are shuffled and a new row is laid out. Everything else stays the same. As soon as a chest moves and one nation is ahead, that nation wins.
tortuga-match_over = { tortuga-result }
    { $loyalties }
    .why = { $reason ->
        [most_treasure] Chests in the holds and on Tortuga: British { $british }, French { $french }. Every player of the nation with more wins. Unassigned chests don’t count.
        [dutch] Chests: British { $british }, French { $french }: a tie. On a tie, the Dutch player wins alone.
        [sudden_death] In sudden death, the first nation to take the lead wins. Chests: British { $british }, French { $french }.
        [draw] Sudden death lasted as many rounds as this table allows, and the chests are still { $british } to { $french }.
       *[resigned] Nobody is left to play. Final count of the chests: British { $british }, French { $french }.
    }
tortuga-match_over-loyalties = { $seat }: { $loyalty }
tortuga-seat_resigned = 🏳️ { $seat } resigns. The seat gets default answers until the end and wins or loses with its nation.
    .why = A loyalty can’t leave the match. The seat gets default answers, so that votes and lines work as before.

## How it ended

tortuga-result = { $reason ->
    [most_treasure] 🏆 The Spanish Armada ends the match, and victory goes to the { $loyalty }! Chests: 🇬🇧 { $british } · 🇫🇷 { $french }. { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } win together.
    }
    [dutch] 🏆 The Spanish Armada ends the match. Chests: 🇬🇧 { $british } · 🇫🇷 { $french }: a tie, so the Dutch player wins. { $winners } wins alone.
    [sudden_death] 🏆 The { $loyalty } win sudden death! Chests: 🇬🇧 { $british } · 🇫🇷 { $french }. { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } win together.
    }
    [draw] 🤝 A tie to the end. Chests: 🇬🇧 { $british } · 🇫🇷 { $french }. The match is a draw.
   *[resigned] 🏳️ Everyone has resigned. The match ends without a winner.
}
tortuga-verdict = { $reason ->
    [draw] **A draw:** { $british } chests to { $french }.
    [resigned] **No winner:** everyone has resigned.
   *[other] { $won ->
        [true] **You win:**
       *[false] **You lose:**
    } { $reason ->
        [sudden_death] in sudden death,{" "}
       *[most_treasure] {""}
    }{ $loyalty_code ->
        [B] the British win, { $british } chests to { $french }.
        [F] the French win, { $french } chests to { $british }.
       *[D] the Dutch player wins the tie, { $british } chests to { $french }.
    }
}
tortuga-result-row = { $reason ->
    [draw] Draw
    [resigned] No winner
   *[other] { $place ->
        [1] Won
       *[other] Lost
    }
} – { $seat }: { $loyalty ->
    [D] Dutch, { $reason ->
        [dutch] wins the tie ({ $british } to { $french })
       *[other] needed a tie (British { $british }, French { $french })
    }
   *[none] { $score ->
        [one] { $score } chest for their nation
       *[other] { $score } chests for their nation
    }
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
    } · chests: 🇬🇧 { $british } · 🇫🇷 { $french }
tortuga-board_island = 🏝️ **Tortuga**, Governor first: { $line_count ->
        [0] nobody
       *[other] { $line }
    } · chests: 🇬🇧 { $british } · 🇫🇷 { $french }{ $outside ->
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
tortuga-board_treasure = 💰 Chests: **🇬🇧 { $british } · 🇫🇷 { $french }** · on the Galleon { $galleon }
tortuga-board_row = 🎴 Event cards (event deck: { $deck }) · face down: { $down_count ->
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
tortuga-board_armada = 🇪🇸 The Armada (ends the match) was shuffled into the last five event cards. So it is { $deck ->
    [0] {""}
   *[other] { $slots_count ->
        [0] {""}
       *[other] either{" "}
    }
}{ $slots_count ->
    [0] one of the last { $deck } cards of the event deck. The next card that is laid face down into the row may be it
    [1] face-down card { $slots } of the row
   *[other] one of the face-down cards { $slots } of the row
}{ $deck ->
    [0] {""}
   *[other] { $slots_count ->
        [0] {""}
       *[other] , or still in the event deck
    }
}.
tortuga-board_seats = { $seats }
tortuga-board_seats-seats = { $seat }: 🗳️ { $hand_size ->
        [one] 1 vote card
       *[other] { $hand_size } vote cards
    }{ $held_count ->
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
tortuga-own_loyalty = Your loyalty: { $loyalty }{ $loyalty_code ->
    [D] {" "}(you win if the British and the French end in a tie)
   *[other] {""}
}
tortuga-own_hand = Your vote cards ({ $cards }): { $cards ->
        [0] none
       *[other] { $hand }
    }
    { tortuga-legend }
tortuga-own_memory = What you have seen in the row:
    { $memory }
tortuga-own_memory-memory = { $slot }: { $card }
tortuga-own_known = { $memory_count ->
        [1] You have looked at it:
       *[other] You have looked at them:
    }
    { $memory }
tortuga-own_known-memory = { $slot }: { $card }. { tortuga-effect }
tortuga-own_deduced = Card { $slot } must be the 🇪🇸 Spanish Armada: it can be nowhere else.
tortuga-own_end = { $maybe ->
    [true] If this card is the Spanish Armada
   *[false] The Spanish Armada ends the match: with the chests where they are now
}, { $ends ->
    [won] { $dutch ->
        [true] you win, because it is a tie ({ $mine }–{ $theirs }).
       *[false] you win { $mine }–{ $theirs }.
    }
    [lost] { $dutch ->
        [true] you lose, because it is no tie (British { $mine }, French { $theirs }).
       *[false] you lose { $mine }–{ $theirs }.
    }
   *[sudden] sudden death begins ({ $mine }–{ $theirs }).
}

## Questions

tortuga-brethren = Which of the Brethren of the Coast are you?
    .hint = Only the colour of your pawn depends on it.
    .group = Choose a pirate…
    .option = { $pirate }
tortuga-start_hold = Captain, where does the first chest of the { $ship } go?
    .hint = It counts for that nation at once, and everyone sees it. It can be moved later.
    .option = { $hold }
tortuga-obliged = { $obliged_own ->
    [true] you
   *[false] { $obliged }
}
tortuga-stalled = { $stalled ->
    [one] { $stalled } round
   *[other] { $stalled } rounds
}
tortuga-action = { $actions ->
    [1] { $begun ->
        [true] Your turn, 1 action left. What do you do?
       *[false] Your turn. What do you do?
    }
   *[other] Your turn, { $actions } actions left. What do you do?
}
    .hint = You are here: { $where }. Rank: { $duties_count ->
        [0] none
       *[other] { $duties }
    }. { $restricted ->
        [true] No event card has been revealed for { tortuga-stalled }: reveal one, or force a player to.
       *[false] { $turns_before ->
            [0] You must take an action. If you force a player, they choose which of two cards to turn up, and it affects them.
            [1] If no card is revealed in your turn, { tortuga-obliged } must reveal one or force a player to ({ tortuga-stalled } without one).
           *[other] If no card is revealed within { $turns_before } turns, counting this one, { tortuga-obliged } must reveal one or force a player to.
        }
    }
    .group = { $head ->
        [none] Choose an action…
       *[other] { $head }
    }
    .group-peek = 👁️ Peek at two event cards (only you see them)…
    .group-reveal = 🎴 Reveal an event card (takes effect at once)…
    .group-force = 👉 Force a player to turn up one of two cards…
    .group-move = 🚣 Move…
    .group-attack = ⚔️ Attack…
    .group-maroon = 🏝️ Maroon…
    .group-stow = 💰 Stow: move a chest between holds…
    .group-letter = 📜 Use a Letter of Marque…
    .peek = { $slots_count ->
        [1] 👁️ Peek at card { $slots }{ $known ->
            [none] {""}
           *[other] {" "}({ $known })
        }
       *[other] 👁️ Peek at cards { $slots }
    }
    .reveal = 🎴 Reveal card { $slot }{ $known ->
        [none] {""}
       *[other] {" "}({ $known })
    }
    .force = 👉 Force { $seat }: card { $first } or { $second }{ $seen_count ->
        [none] {""}
        [1] {" "}({ $seen })
       *[other] {" "}(you know both)
    }
    .move = { $where_code ->
        [TOR] 🚣 Go ashore to Tortuga
        [FD] 🚣 Go aboard the { $where }
        [JR] 🚣 Go aboard the { $where }
       *[other] 🚣 Get into the { $where } (it leads anywhere)
    }
    .attack = ⚔️ Attack the { $target }
    .maroon = 🏝️ Maroon { $seat }
    .mutiny = 🗡️ Mutiny against { $seat }
    .stow = { $source_code ->
        [FD-B] 💰 Stow a chest: from the British to the French hold
        [JR-B] 💰 Stow a chest: from the British to the French hold
       *[other] 💰 Stow a chest: from the French to the British hold
    }
    .brawl = 🍻 Start a brawl
    .letter = { $oneself ->
        [true] 📜 Board the { $ship } yourself
       *[other] 📜 { $seat } boards the { $ship }
    }
    .sure-attack = Everyone aboard your ship votes, and the top card of the vote deck joins their cards. At least one cannon, and more torches than water, win you one chest.
    .sure-mutiny = Everyone aboard except the Captain votes, and the top card of the vote deck joins their cards. If more than half of all cards show a skull, the Captain is marooned and you become Captain.
    .sure-brawl = Everyone on Tortuga votes, and the top card of the vote deck joins their cards. The nation with more flags gets both chests there. On a tie, each nation gets one.
    .sure-maroon = They go to the back of Tortuga’s line. There is no vote.
    .sure-stow = The chest then counts for the nation of the hold it goes to. There is no vote.
    .next-peek = Which two?
    .next-reveal = Which card? It can’t be declined, and you make all choices for it.
    .next-force = { $depth ->
        [1] Who?
       *[other] Which cards?
    }
    .next-move = Where to?
    .next-attack = Whom?
    .next-maroon = Who?
    .next-stow = From which hold?
    .next-letter = { $depth ->
        [1] Who?
       *[other] Aboard which ship?
    }
    .about-attack = Your crew votes. A cannon, and more torches than water, win you one chest.
    .about-mutiny = The crew votes, not the Captain. Skulls on more than half of all cards maroon the Captain.
    .about-brawl = Everyone on Tortuga votes. The nation with more flags gets both chests there.
    .about-maroon = They go to the back of Tortuga’s line. There is no vote.
    .about-stow = The chest then counts for the nation of the hold it goes to. There is no vote.
    .about-letter = { $wrecks ->
        [true] Beware: two Albatrosses aboard! The whole crew ends up on Tortuga.
       *[false] To the back of the ship’s line. The letter goes to the discards.
    }
    .about-peek = { $slots_count ->
        [1] Only you learn which card it is. It stays where it is.
       *[other] { $seen_count ->
            [none] {""}
           *[other] You know card { $seen }
        }
    }
    .about-reveal = { $ends ->
        [won] It ends the match at once: you win { $dutch ->
            [true] by the tie ({ $mine }–{ $theirs }).
           *[false] { $mine }–{ $theirs }.
        }
        [lost] It ends the match at once: you lose { $dutch ->
            [true] without a tie ({ $mine }–{ $theirs }).
           *[false] { $mine }–{ $theirs }.
        }
        [sudden] At { $mine }–{ $theirs } chests, it starts sudden death: the next nation to lead wins.
       *[none] {""}
    }
    .about-move = { $where_code ->
        [B1] Any boat leads, next action, to either ship or to Tortuga. In a boat you have no rank and no vote.
        [B2] Any boat leads, next action, to either ship or to Tortuga. In a boat you have no rank and no vote.
        [TOR] { $aboard ->
            [0] Nobody is there: you become Governor.
           *[other] You join the back of Tortuga’s line, whose first is Governor.
        }
       *[other] { $wrecks ->
            [true] Beware: two Albatrosses aboard! The whole crew, you included, ends up on Tortuga.
           *[false] { $aboard ->
                [0] Nobody is aboard: you become Captain and Cabin Boy.
               *[other] You join the back of the ship’s line. Its Captain may maroon you on their turn.
            }
        }
    }
    .about-force = { $seen_count ->
        [none] {""}
        [1] {""}
       *[other] You know card { $seen }
    }
    .sure-move = { $where_code ->
        [B1] You go to the back of the line there.
        [B2] You go to the back of the line there.
       *[other] From any boat, your next action can take you to either ship or to Tortuga. In a boat you have no rank and no vote.
    }
    .sure-force = They choose which of the two cards to turn up. It affects them, and they make all choices for it.
    .sure-reveal = It takes effect at once and can’t be declined. You make all choices for it.
    .undo-peek = Once you have seen a card, you can’t undo this.
    .undo-reveal = Once the card is turned up, you can’t undo this.
    .undo-attack = Once the vote is called, you can’t undo this.
    .undo-mutiny = Once the vote is called, you can’t undo this.
    .undo-brawl = Once the vote is called, you can’t undo this.
    .undo-force = Once a card is turned up, you can’t undo this.
tortuga-action-known = { $deduced ->
    [true] it must be: { $card }
   *[false] you saw: { $card }
}
tortuga-action-seen = { $slot }: { $card }
    .separator = {" · card "}
tortuga-forced_card = { $caller } forces you to turn up an event card. Which one?
    .hint = It affects you, and you make all choices for it.
    .undo = Once the card is turned up, you can’t undo this.
    .option = 🎴 Card { $slot }{ $known ->
        [none] {""}
       *[other] {" "}({ $known })
    }{ $ends ->
        [won] , and you win
        [lost] , and you lose
        [sudden] , and sudden death begins
       *[none] {""}
    }
tortuga-forced_card-known = { $deduced ->
    [true] it must be: { $card }
   *[false] you saw: { $card }
}
tortuga-ballot = { $vote ->
    [attack] ⚔️ { $caller_own ->
        [true] You attack
       *[false] { $caller } attacks
    } the { $target }{ $cards ->
        [2] {""}
       *[other] {" "}(voters: { $voters })
    }.
    [mutiny] 🗡️ { $caller_own ->
        [true] You lead
       *[false] { $caller } leads
    } a mutiny against { $captain }{ $cards ->
        [2] {""}
       *[other] {" "}(voters: { $voters })
    }.
   *[brawl] 🍻 { $caller_own ->
        [true] You start
       *[false] { $caller } starts
    } a brawl{ $cards ->
        [2] {""}
       *[other] {" "}(voters: { $voters })
    }.
} Which card do you cast?
    .hint = { $cards } cards in all{ $cards ->
        [2] {" "}(yours and one from the vote deck)
       *[other] , one of them from the vote deck
    }: { $vote ->
        [attack] it takes a cannon, and more torches than water.
        [mutiny] { $cards ->
            [2] it takes 2 skulls.
           *[other] it takes at least { $needed } skulls.
        }
       *[brawl] only flags count.
    }
        { $vote ->
        [attack] If it succeeds, a chest comes aboard, and the Captain chooses the hold (British or French).
        [mutiny] If it succeeds, { $captain } is marooned on Tortuga, and everyone behind moves up.
       *[brawl] The nation with more gets both chests of Tortuga; on a tie, each nation gets one.
    } { $cards ->
        [2] You vote alone, so others may guess your card.
       *[other] All cards are shown, but not whose they are.
    } Then you draw one.
    .option = { tortuga-parts }{ $count ->
        [none] {""}
        [1] {""}
       *[other] {" "}(you have { $count })
    }
    .blind = 🎲 Play a random card
    .answer = { $answer }
tortuga-orders = What will you cast when a vote is called, even while you’re away?
tortuga-attack_orders = In an attack, what will you cast? (First choice first)
    .hint = Your first card with that symbol is cast. Symbols you don’t have are skipped. If none fits, you are asked. During the match, nobody sees that standing orders have voted.
    .step = attacks
    .C = 💣 A cannon
    .T = 🔥 A torch
    .W = 💧 Water
    .blind = 🎲 A random card
    .ask = Ask me
    .answer = ⚔️ In an attack: { $answer }
tortuga-mutiny_orders = In a mutiny, what will you cast? (First choice first)
    .hint = This applies to every mutiny aboard your ship. As Captain, you don’t vote.
    .step = mutinies
    .S = 💀 A skull
    .N = ▫️ No skull
    .blind = 🎲 A random card
    .ask = Ask me
    .answer = 🗡️ In a mutiny: { $answer }
tortuga-brawl_orders = In a brawl, what will you cast? (First choice first)
    .hint = Your first card with that flag is cast.
    .step = brawls
    .B = 🇬🇧 A British flag
    .F = 🇫🇷 A French flag
    .blind = 🎲 A random card
    .ask = Ask me
    .answer = 🍻 In a brawl: { $answer }
tortuga-attack_source = The attack succeeded. Which hold of the { $ship } will you rob?
    .hint = You take one chest. That nation loses it.
    .option = { $hold } ({ $pieces })
tortuga-attack_dest = Which hold of the { $ship } does the chest go into?
    .hint = It comes from: { $source }. It counts for the nation of the hold.
    .option = { $hold }
tortuga-forfeit = { $by ->
    [none] The Black Spot maroons you, but you’re already ashore. You lose a vote card for the rest of the match. Which one?
   *[other] { $by } aims a pistol at you, but you’re already ashore. You lose a vote card for the rest of the match. Which one?
}
    .hint = You are at the back of Tortuga’s line now. The card that you choose goes to the bottom of the vote deck. Only you will know which it was.
    .option = { tortuga-parts }{ $count ->
        [none] {""}
        [1] {""}
       *[other] {" "}(you have { $count })
    }
    .blind = 🎲 Choose at random
    .answer = Card to give up: { $answer }
tortuga-letter = Letter of Marque: who goes aboard, and which ship? Or do you save it?
    .hint = Anyone on Tortuga or in a boat may board either ship now, at the back of the line. Or save the letter: using it later takes an action.
    .group = { $head ->
        [none] Choose who goes aboard…
       *[other] { $head }
    }
    .option = { $oneself ->
        [true] Board the { $ship } yourself
       *[other] { $seat } ({ $where }) boards the { $ship }
    }
    .save = 📜 Save it for later
tortuga-pistol = Pistol: who do you maroon?
    .hint = Anyone except you, wherever they are. A player who is already on Tortuga loses a vote card.
    .group = Choose a target…
    .option = { $seat } ({ $where })
tortuga-map = Who gets the { $card }? { $card_code ->
    [MAP-TOR] On Tortuga, its holder may call a brawl with any rank.
   *[other] Aboard that ship, its holder may move chests between the holds with any rank.
}
    .hint = The power lasts until the end of the match, and the card is never passed on. You may keep it yourself.
    .group = Choose a holder…
    .option = { $oneself ->
        [true] Keep it yourself
       *[other] { $seat } ({ $where })
    }
tortuga-gunpowder = Which rowboat do you blow up?
    .hint = It is lost for the rest of the match. A player in it swims to Tortuga.
    .option = 💥 { $boat } ({ $seat ->
        [none] empty
       *[other] { $oneself ->
            [true] you
           *[false] { $seat }
        }
    })
tortuga-cabin = On which ship does cabin fever break out?
    .hint = Its line is reversed: the last player becomes Captain.
    .option = { $ship } ({ $line_count ->
        [0] nobody aboard
       *[other] { $line_count } aboard
    })
tortuga-pieces = Pieces of Eight: which chest do you move?
    .hint = It goes to the other hold of the same ship and counts for the other nation.
    .group = Choose a chest…
    .option = { $source } → { $hold }

## Why an answer was not taken

tortuga-refused-reveal_first = No event card has been revealed for too long. Reveal one, or force another player to turn one up.
tortuga-refused-two_cards = Choose two different face-down cards of the row.
tortuga-refused-slot_empty = There is no card in that place of the row.
tortuga-refused-force_oneself = You can’t force yourself. Choose another player, or reveal a card.
tortuga-refused-boat_taken = The { $boat } has room for only one player, and { $seat } is in it.
tortuga-refused-boat_destroyed = The { $boat } is destroyed.
tortuga-refused-by_boat_only = There is no direct way there ({ $where }). From a ship or Tortuga, move to an empty rowboat. From a boat, move to a ship or Tortuga.
tortuga-refused-no_rank_in_boat = In a rowboat, you have no rank and can’t use maps.
tortuga-refused-rank_needed = You need this rank for that: { $rank }.
tortuga-refused-no_target = There’s nothing to rob.
tortuga-refused-not_in_crew = Choose another player in your own crew.
tortuga-refused-hold_empty = There is no chest in that hold of your ship.
tortuga-refused-no_letter = You have no saved Letter of Marque.
tortuga-refused-aboard_already = A Letter of Marque brings a player from Tortuga or from a boat aboard one of the two ships.
tortuga-refused-wait = That isn’t your decision right now. Please wait until you’re asked.
tortuga-refused-ballot_final = Your ballot is in, and ballots are final.
tortuga-refused-no_vote_card = You have no vote card left, so you cast no ballot.
tortuga-refused-not_in_electorate = You have no ballot in this vote. { $vote ->
    [attack] In an attack, the crew of the attacking ship votes.
    [mutiny] In a mutiny, the ship’s crew votes, except the Captain.
   *[brawl] In a brawl, the players on Tortuga vote.
}
tortuga-refused-bad_option = { $setting ->
    [none] These options can’t be combined: choose three different starred cards.
   *[other] That value isn’t allowed for the option “{ $setting }”.
}

## Options of a match

tortuga-option-event_set = Event cards
    .hint = With three starred cards, or only the normal ones for a shorter match.
    .full = with starred cards
    .core = normal cards only
tortuga-option-starred_pick = Starred cards
    .hint = Three of six: random and unknown, or named by the host for everyone to know.
    .random = random
    .chosen = three named ones
tortuga-option-starred_first = First starred card
    .hint = Only if the three cards are chosen. Normally { $default }.
    .gun = Gunpowder
    .sto = Storm
    .cro = Crow’s Nest
    .cab = Cabin Fever
    .pie = Pieces of Eight
    .kil = Kill-Devil
tortuga-option-starred_second = Second starred card
    .hint = Only if the three cards are chosen. Normally { $default }.
    .gun = Gunpowder
    .sto = Storm
    .cro = Crow’s Nest
    .cab = Cabin Fever
    .pie = Pieces of Eight
    .kil = Kill-Devil
tortuga-option-starred_third = Third starred card
    .hint = Only if the three cards are chosen. Normally { $default }.
    .gun = Gunpowder
    .sto = Storm
    .cro = Crow’s Nest
    .cab = Cabin Fever
    .pie = Pieces of Eight
    .kil = Kill-Devil
tortuga-option-vote_deck = Vote deck
    .hint = 32 cards, or the first edition’s 30 with fewer cannons.
    .pub32 = 32 cards
    .ks30 = 30 cards
tortuga-option-brethren = Brethren of the Coast
    .hint = Players choose their pirates in turn, or get them at random.
    .pick = chosen
    .auto = random
tortuga-option-seat_order = Seats
    .hint = Clockwise in the order of joining, or shuffled.
    .join = as joined
    .shuffled = shuffled
tortuga-option-tortuga_start = Tortuga’s treasure
    .hint = The two chests start unassigned, or one for each nation.
    .outside = unassigned
    .split = one for each nation
tortuga-option-rowboats = Rowboats
    .hint = { $lo } or { $hi }, normally { $default }. With one, it’s harder to move.
    .value = { $value }
tortuga-option-attack_target = What may be attacked
    .hint = The other ship only once the Galleon is empty, or at any time.
    .galleon_first = Galleon first
    .captain_choice = the Captain chooses
tortuga-option-tiebreak_keep_held = Held cards in sudden death
    .hint = Cards in front of players stay there, or are shuffled in.
    .true = they stay
    .false = shuffled in
tortuga-option-actions_per_turn = Actions per turn
    .hint = Normally one, or two in a match of two players.
    .auto = by the number of players
    .value = { $value }
tortuga-option-stall_rounds = Rounds without an event card
    .hint = After this many rounds, an event card must be revealed. { $lo } (no limit) to { $hi }, normally { $default }.
    .value = { $value ->
        [0] no limit
       *[other] { $value }
    }
tortuga-option-sudden_death_rounds = Length of sudden death
    .hint = After this many rounds, it is a draw. { $lo } (no limit) to { $hi }, normally { $default }.
    .value = { $value ->
        [0] no limit
       *[other] { $value }
    }
tortuga-option-post_game_disclosure = Revealed afterwards
    .hint = Only loyalties, or everything including hands and ballots.
    .loyalties = loyalties
    .full = everything
tortuga-option-missing_voters = Missing ballots
    .hint = Show how many are missing, or whose. With names, a late ballot may look like a blind one.
    .count = how many
    .names = whose

## The topics of the rules

tortuga-chapter-TO-0 = The game and its rules
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
tortuga-chapter-TO-11 = Notes on the rule sheet
tortuga-chapter-TO_E = Event cards

## The rules in short, in the order of the rule sheet

tortuga-rule-TO-0-1 = Tortuga 1667 is a game of pirates with secret loyalties. The rule numbers count the paragraphs of a Japanese rule sheet of January 2017. It was written during the game’s crowdfunding and calls itself a rough translation.
    .title = The game and its rule sheet
tortuga-rule-TO-1-1 = Tortuga is a real island in the north of the Caribbean, and was a famous haven of pirates.
    .title = The island
tortuga-rule-TO-1-2 = In the 1600s, English, French and Dutch pirates and the Spanish navy fought over it, because it lay on the route of Spain’s treasure fleets.
    .title = The parties
tortuga-rule-TO-1-3 = It changed hands many times. Late in the century, the pirates controlled it in all but name.
    .title = Changing masters
tortuga-rule-TO-1-4 = The game is about that struggle: British and French pirates rob Spain and each other.
    .title = What it is about
tortuga-rule-TO-2-1 = Each player gets a secret loyalty. The whole nation wins together, no matter which ships its members are on. A Dutch player wins alone, on a tie.
    .title = Loyalties
tortuga-rule-TO-2-2 = Half of the loyalties are British and half French. With an odd number of players, the extra one is Dutch. Nobody is Spanish.
    .title = How many of each
tortuga-rule-TO-2-3 = Each player gets three secret vote cards. The rest are the vote deck.
    .title = Vote cards
tortuga-rule-TO-2-4 = The Spanish Armada is set aside. Three of the six starred event cards, random or chosen by the host, are shuffled with the normal ones.
    .title = The event cards
tortuga-rule-TO-2-5 = The bottom four cards of the event deck are shuffled with the Armada and put back at the bottom, so the Armada is one of the last five.
    .title = Where the Armada lies
tortuga-rule-TO-2-6 = Five event cards are laid in a row, face down.
    .title = The row
tortuga-rule-TO-2-7 = Event cards may help you or hurt you.
    .title = Good and bad events
tortuga-rule-TO-2-8 = Each player is one of the Brethren of the Coast: a name and a pawn colour, without any effect.
    .title = Brethren of the Coast
tortuga-rule-TO-2-9 = Pawns are drawn from a bag. The first boards the Flying Dutchman, the second the Jolly Roger, and so on in turn, each at the back of the line.
    .title = Who boards which ship
tortuga-rule-TO-2-10 = The first pawn on a ship is its Captain.
    .title = Captains
tortuga-rule-TO-2-11 = The second pawn on a ship is its First Mate.
    .title = First Mates
tortuga-rule-TO-2-12 = The place in line is the rank: the first is Captain, the second First Mate, the last Cabin Boy. One pawn may have several ranks: alone aboard, you are Captain and Cabin Boy.
    .title = Places and ranks
tortuga-rule-TO-2-13 = The first player in line on Tortuga is Governor.
    .title = The Governor
tortuga-rule-TO-2-14 = Of the eight chests of treasure, four begin on the Spanish Galleon, two on Tortuga and one on each ship.
    .title = The treasure
tortuga-rule-TO-2-15 = The two chests on Tortuga begin unassigned. Each Captain puts the ship’s first chest into the British or the French hold, the Jolly Roger’s Captain first. A chest belongs to the hold, never to a player.
    .title = Where treasure begins
tortuga-rule-TO-2-16 = During the match, chests move between holds. A hold has room for any number.
    .title = Holds
tortuga-rule-TO-3-1 = The Captain of the Jolly Roger begins. Play goes clockwise by seats, with one action per turn (two with two players). Nobody may pass. After three rounds (or the number agreed) without a revealed event card, a turn must reveal one or force a player to.
    .title = Turns
tortuga-rule-TO-3-2 = Every player may Peek, Reveal, Force or Move. Ranks have their own actions: Attack and Maroon (Captain), Mutiny (First Mate), Stow (Cabin Boy), Brawl (Governor).
    .title = Actions
tortuga-rule-TO-3-3a = Look secretly at two event cards of the row. Everyone sees which ones, but not what they are. If only one is left, look at that one.
    .title = Peek
tortuga-rule-TO-3-3b = Turn up one event card of the row. It takes effect at once. Then the gap is filled from the event deck, face down.
    .title = Reveal
tortuga-rule-TO-3-3c = Point at two face-down event cards and choose another player, who must turn up one of them and make all its choices.
    .title = Force
tortuga-rule-TO-3-3d = Go from a ship or from Tortuga into an empty rowboat, or from a rowboat to either ship or to Tortuga, to the back of the line.
    .title = Move
tortuga-rule-TO-3-4a = As Captain, call a vote to take one chest from the Galleon, or from the other ship once the Galleon is empty.
    .title = Attack
tortuga-rule-TO-3-4b = As Captain, put another member of your crew ashore on Tortuga, without a vote.
    .title = Maroon
tortuga-rule-TO-3-5 = As First Mate, call a vote to put your Captain ashore.
    .title = Mutiny
tortuga-rule-TO-3-6 = As Cabin Boy, move one chest from one hold of your ship to the other, without a vote.
    .title = Stow
tortuga-rule-TO-3-7 = As Governor, call a vote on which nation gets Tortuga’s two chests.
    .title = Brawl
tortuga-rule-TO-4-1 = The match ends as soon as any player turns up the Spanish Armada, even if event cards are left. After three rounds (or the number agreed) without a revealed card, one must be revealed.
    .title = The Armada ends it
tortuga-rule-TO-5-1 = A marooned player goes to the back of Tortuga’s line.
    .title = Going ashore
tortuga-rule-TO-5-2 = The players behind them move up, and so do their ranks.
    .title = Closing up
tortuga-rule-TO-5-3 = A ship without a crew keeps its chests. They still count and can be taken.
    .title = An empty ship
tortuga-rule-TO-5-4 = On Tortuga, you take turns as usual. There is room for everyone in the line.
    .title = Life ashore
tortuga-rule-TO-5-5 = A player who is marooned while on Tortuga goes to the back of the line and loses a vote card for good, unless they have none left.
    .title = Marooned again
tortuga-rule-TO-6-1 = Getting into a rowboat takes one action, and getting out takes another. Any boat leads to any place. There is no other way to move between places.
    .title = By rowboat
tortuga-rule-TO-6-2 = A rowboat holds one pawn. A player in it has no rank and doesn’t vote.
    .title = In a rowboat
tortuga-rule-TO-6-3 = You may stay in a rowboat as long as you like to block it for others.
    .title = Blocking
tortuga-rule-TO-6-4 = A player marooned from a rowboat goes to the back of Tortuga’s line and loses no card.
    .title = Marooned from a boat
tortuga-rule-TO-7-1 = A Captain may call an attack even when alone aboard.
    .title = Alone at the guns
tortuga-rule-TO-7-2 = Everyone aboard the attacking ship, including its Captain, casts one vote card in secret. The top card of the vote deck is shuffled in.
    .title = Who votes in an attack
tortuga-rule-TO-7-3 = All these cards are turned up together.
    .title = Turning up the cards
tortuga-rule-TO-7-4 = The top of each card counts: a cannon, a torch or water.
    .title = Cannon, torch, water
tortuga-rule-TO-7-5 = Each water card puts out one torch. The attack succeeds with at least one cannon and at least one burning torch. Otherwise nothing happens.
    .title = When an attack succeeds
tortuga-rule-TO-7-6 = When the Galleon has no treasure left, the other ship is attacked.
    .title = Attacking the other ship
tortuga-rule-TO-7-7 = A successful attack takes exactly one chest, no matter how many cannons and torches there were. The Captain chooses the holds.
    .title = One chest
tortuga-rule-TO-7-8 = The cards are shuffled and go under the vote deck. Then each player who cast one draws a new one.
    .title = After an attack
tortuga-rule-TO-8-1 = Only the First Mate may call a mutiny.
    .title = Who calls a mutiny
tortuga-rule-TO-8-2 = Everyone aboard except the Captain casts one vote card in secret. The top card of the vote deck is shuffled in.
    .title = Who votes in a mutiny
tortuga-rule-TO-8-3 = All these cards are turned up together.
    .title = Turning up the cards
tortuga-rule-TO-8-4 = The bottom of each card counts: skull or no skull.
    .title = Skulls
tortuga-rule-TO-8-5 = If more than half of all cards, including the one from the vote deck, show a skull, the Captain is marooned and everyone behind moves up. Otherwise nothing happens.
    .title = When a mutiny succeeds
tortuga-rule-TO-8-6 = The cards are shuffled and go under the vote deck. Then each player who cast one draws a new one.
    .title = After a mutiny
tortuga-rule-TO-9-1 = The Governor may call a brawl, even alone on the island. So may the holder of Tortuga’s Treasure Map.
    .title = Who calls a brawl
tortuga-rule-TO-9-2 = Everyone on Tortuga casts one vote card in secret. The top card of the vote deck is shuffled in.
    .title = Who votes in a brawl
tortuga-rule-TO-9-3 = All these cards are turned up together.
    .title = Turning up the cards
tortuga-rule-TO-9-4 = The middle of each card counts: a British or a French flag.
    .title = Flags
tortuga-rule-TO-9-5 = The nation with more flags gets both chests of Tortuga.
    .title = More flags
tortuga-rule-TO-9-6 = On a tie, each nation gets one of the two.
    .title = A tie of flags
tortuga-rule-TO-9-7 = The two chests of Tortuga never leave the island.
    .title = They stay ashore
tortuga-rule-TO-9-8 = The cards are shuffled and go under the vote deck. Then each player who cast one draws a new one.
    .title = After a brawl
tortuga-rule-TO-10-1 = Add up each nation’s holds on both ships and its side of Tortuga. All players of the nation with more treasure win. The Galleon and unassigned treasure don’t count.
    .title = Most treasure wins
tortuga-rule-TO-10-2 = On a tie, the Dutch player wins alone.
    .title = A tie with a Dutch player
tortuga-rule-TO-10-3 = On a tie without a Dutch player, sudden death begins: all event cards except the Armada, including those in front of players, are shuffled, and a new row of five is laid out. Everything else stays the same.
    .title = Sudden death
tortuga-rule-TO-10-4 = Play continues with the next seat. As soon as a chest moves and one nation is ahead, that nation wins.
    .title = The first lead
tortuga-rule-TO-11-1 = The rule sheet doesn’t describe the event cards. Here they work as in later editions and public sources, or by the house rules below.
    .title = Event cards on the sheet
tortuga-rule-TO-11-2 = The rule sheet says that its rules may change a little before publication.
    .title = Provisional rules
tortuga-rule-TO-11-3 = The rule sheet’s author likes that nobody knows who is on which side.
    .title = Hidden sides
tortuga-rule-TO-11-4 = The author also likes that there are few rules.
    .title = Few rules
tortuga-rule-TO-11-5 = Nearly every theft needs a vote, and the nations are mixed everywhere. To move a chest, you have to be where it is.
    .title = Be there
tortuga-rule-TO-11-6 = Every move goes through a rowboat, so being marooned can be a shortcut.
    .title = Shortcuts
tortuga-rule-TO-11-7 = When the rule sheet was written, the campaign had about 2,500 backers and was fully funded.
    .title = The campaign

## The event cards

tortuga-rule-TO_E-LOM = Bring any player (even yourself) from Tortuga or a rowboat to the back of either ship’s line. Or save the letter face up and use it later, from anywhere, as a whole action. If there is nobody to bring, it must be saved. There are three of these cards.
    .title = Letter of Marque
tortuga-rule-TO_E-PIS = Maroon another player, wherever they are. A player who is already on Tortuga loses a vote card. There are three of these cards.
    .title = Pistol
tortuga-rule-TO_E-ALB = Keep it for the rest of the match. Whenever a ship’s crew has two or more Albatrosses, the whole crew is marooned, last in line first. Ashore and in boats it does no harm. There are three of these cards.
    .title = Albatross
tortuga-rule-TO_E-BSP = The player who turned it up is marooned, and loses a vote card if already on Tortuga. There are three of these cards.
    .title = Black Spot
tortuga-rule-TO_E-MAP_FD = Give it to any player, even yourself. Aboard the Flying Dutchman, its holder may Stow with any rank. It is never passed on.
    .title = Treasure Map of the Flying Dutchman
tortuga-rule-TO_E-MAP_JR = Give it to any player, even yourself. Aboard the Jolly Roger, its holder may Stow with any rank. It is never passed on.
    .title = Treasure Map of the Jolly Roger
tortuga-rule-TO_E-MAP_TOR = Give it to any player, even yourself. On Tortuga, its holder may call a Brawl with any rank, without becoming Governor. It is never passed on.
    .title = Treasure Map of Tortuga
tortuga-rule-TO_E-GUN = Blow up a rowboat for the rest of the match. A player in it is marooned and loses no card. If no boat is left, nothing happens. One of the six starred cards.
    .title = Gunpowder
tortuga-rule-TO_E-STO = If you are aboard a ship, all chests in both its holds go back to the Galleon. Ashore or in a boat, nothing happens. One of the six starred cards.
    .title = Storm
tortuga-rule-TO_E-CRO = Look secretly at all other cards of the row. You don’t see the one that fills the gap. One of the six starred cards.
    .title = Crow’s Nest
tortuga-rule-TO_E-CAB = Your ship’s line is reversed, and so are the ranks. If you’re not aboard a ship, choose one. One of the six starred cards.
    .title = Cabin Fever
tortuga-rule-TO_E-PIE = Move one chest of either ship to the other hold of the same ship. If there is a chest, you must. One of the six starred cards.
    .title = Pieces of Eight
tortuga-rule-TO_E-KIL = All hands are shuffled into the vote deck. Each player gets as many cards as before. One of the six starred cards.
    .title = Kill-Devil
tortuga-rule-TO_E-ARM = The match ends and the treasure is counted. At the start, this card is one of the last five of the event deck.
    .title = Spanish Armada

## What the rule sheet leaves open, as it is played here

tortuga-rule-TO_P1 = With two players, a turn has two actions.
    .title = Two players
tortuga-rule-TO_P2 = There are two rowboats, or one by an option.
    .title = Number of rowboats
tortuga-rule-TO_P3 = Force another player, never yourself.
    .title = Not yourself
tortuga-rule-TO_P4 = When a crew is marooned together, the last in line goes ashore first and the Captain last.
    .title = The order of going ashore
tortuga-rule-TO_P5 = After a successful attack, the Captain chooses the hold to rob and the hold to fill.
    .title = The Captain chooses
tortuga-rule-TO_P6 = A revealed event card must be carried out.
    .title = No declining
tortuga-rule-TO_H1 = If no event card has been revealed for several rounds (normally three), every turn must reveal one or force a player to, until one is revealed. It is said a round before.
    .title = Too long without an event card
tortuga-rule-TO_H2 = If sudden death lasts too long (normally 20 rounds), the match is a draw.
    .title = The end of sudden death
tortuga-rule-TO_H3 = A question is skipped only if everyone can see that there is no choice. “Play a random card” casts one from your hand at random. The same happens if your time runs out.
    .title = Random ballots
tortuga-rule-TO_H4 = A player who loses a vote card chooses it in secret or at random.
    .title = The lost card
tortuga-rule-TO_H5 = No attack can be called if there is nothing to take.
    .title = Nothing to rob
tortuga-rule-TO_H6 = A ship’s Treasure Map lets its holder Stow aboard that ship. Tortuga’s map lets its holder call a Brawl there.
    .title = What the maps do
tortuga-rule-TO_H7 = All cards of a vote are shown, but nobody is told who cast which. The fewer voters there are, the more the others may conclude. Ballots are final and shown all at once, sorted. Before that, only their number is known. Nobody is told whose card was random. By an option, everything is shown after the match.
    .title = Secret ballots
tortuga-rule-TO_H8 = A player without vote cards casts none, but may still call votes. If there are no ballots, the card from the vote deck alone decides.
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
    [B1] Flying Dutchman’s boat
   *[B2] Jolly Roger’s boat
}
tortuga-picture_rank = { $rank ->
    [CPT] Captain
    [FM] First Mate
    [CB] Cabin Boy
   *[GOV] Governor
}
tortuga-picture_power = { $rank ->
    [CPT] attacks
    [FM] mutinies
    [CB] stows
   *[GOV] brawls
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
   *[split] one chest each
}
tortuga-picture_won = { $reason ->
    [draw] Draw
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
tortuga-picture_seen = Known in the row
tortuga-picture_held = In front of you
tortuga-picture_calling = { $vote ->
    [attack] Your vote: attack on the { $aim ->
        [GAL] Galleon
        [FD] Flying Dutchman
       *[JR] Jolly Roger
    }
    [mutiny] Your vote: mutiny on the { $at ->
        [FD] Flying Dutchman
       *[JR] Jolly Roger
    }
   *[brawl] Your vote: brawl on Tortuga
}
tortuga-picture_letter = { $code ->
    [B] B
    [F] F
    [D] D
    [MAP-FD] D
    [MAP-JR] R
    [MAP-TOR] T
   *[other] {""}
}
tortuga-picture_sign = { $code ->
    [C] cannon
    [T] torch
    [W] water
    [B] British
    [F] French
    [S] skull
   *[N] no skull
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
    [CRO] Crow’s Nest
    [CAB] Cabin Fever
    [PIE] Pieces of Eight
    [KIL] Kill-Devil
    [ARM] Spanish Armada
   *[none] none
}
tortuga-picture_whole_card = { $code ->
    [MAP-FD] Treasure Map of the Flying Dutchman
    [MAP-JR] Treasure Map of the Jolly Roger
    [MAP-TOR] Treasure Map of Tortuga
   *[other] { tortuga-picture_card }
}
tortuga-picture_turn = { $phase ->
    [pirates] Everyone chooses a pirate.
    [setup] The Captains load their ships.
    [sudden_death] Sudden death, round { $round }: { $seat } to play.
   *[main] Round { $round }: { $seat } to play.
}{ $actions ->
    [0] {""}
    [1] {""}
   *[other] {" "}{ $actions } actions a turn.
}{ $restricted ->
    [true] {" "}This turn must reveal an event card or force a player to.
   *[false] {""}
}
tortuga-picture_end = { $reason ->
    [draw] Draw.
    [resigned] No winner.
   *[most_treasure] { $side ->
        [B] The British win
        [F] The French win
       *[D] The Dutch win
    }: { $winners }.
}
    { $loyalties }
tortuga-picture_end-loyalties = { $seat }: { tortuga-picture_loyalty }
tortuga-picture_tally = Chests: British { $british }, French { $french }, on the Galleon { $galleon }.
tortuga-picture_line = { $at ->
    [FD] Flying Dutchman, Captain first
    [JR] Jolly Roger, Captain first
   *[TOR] Tortuga, Governor first
}: { $line_count ->
    [0] nobody
   *[other] { $line }
}. Chests: British hold { $british }, French hold { $french }{ $outside ->
    [0] {""}
   *[other] , unassigned { $outside }
}.
tortuga-picture_boats = { $boats }
tortuga-picture_boat = { $at ->
    [B1] Flying Dutchman’s boat
   *[B2] Jolly Roger’s boat
}
tortuga-picture_boats-boats = { tortuga-picture_boat }: { $destroyed ->
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
    }{ $armada ->
        [0] {""}
       *[other] {" "}Card { $armada } is the Spanish Armada.
    }
tortuga-picture_row-seen = { $slot } seen by { $peekers }
    .separator = {"; "}
tortuga-picture_kept = Kept face up:
    { $kept }
tortuga-picture_kept-kept = { $seat }: { tortuga-picture_whole_card }
tortuga-picture_fewer = { $fewer }
tortuga-picture_fewer-fewer = { $size ->
    [0] { $seat } has no vote cards left.
    [one] { $seat } has only 1 vote card left.
   *[other] { $seat } has only { $size } vote cards left.
}
tortuga-picture_open = Vote in progress. { $vote ->
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
    [split] one chest each
   *[none] not decided yet
}. Cards: { $pool }.
tortuga-picture_allegiance = Your loyalty: { tortuga-picture_loyalty }
tortuga-picture_cards = { $count ->
    [0] You have no vote cards.
   *[other] Your vote cards:
    { $hand }
}
tortuga-picture_memory = You know these cards of the row:
    { $memory }
tortuga-picture_memory-memory = { $slot }: { tortuga-picture_whole_card }
tortuga-picture_owned = Face up in front of you:
    { $owned }
tortuga-picture_owned-owned = { tortuga-picture_whole_card }
