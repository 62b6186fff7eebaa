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
    }):
    { $row }
tortuga-picture_row-row = { $slot }: { $lies ->
    [down] face down
   *[empty] empty
}{ $peekers_count ->
    [0] {""}
   *[other] , seen by { $peekers }
}
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
}. Cards: { $cards }.
tortuga-picture_allegiance = Your loyalty: { tortuga-picture_loyalty }
tortuga-picture_cards = { $count ->
    [0] You have no vote cards.
   *[other] Your vote cards:
    { $cards }
}
tortuga-picture_cards-cards = { $code }: { $top ->
    [C] cannon
    [T] torch
   *[W] water
}, { $flag ->
    [B] British flag
   *[F] French flag
}, { $bottom ->
    [S] skull
   *[N] no skull
}
tortuga-picture_memory = You have seen in the row:
    { $memory }
tortuga-picture_memory-memory = { $slot }: { tortuga-picture_card }
tortuga-picture_owned = In front of you, for all to see:
    { $owned }
tortuga-picture_owned-owned = { tortuga-picture_card }
