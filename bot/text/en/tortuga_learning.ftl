### Tortuga 1667: hints for the first time that somebody meets a kind of question.

tortuga-first-brethren = Choose the pirate that you like. The choice has no effect on the match.
tortuga-first-start_hold = Each ship has a British and a French hold. Most people choose their own nation. A few choose the other, to hide their loyalty.{ $dutch ->
    [true] {" "}A Dutch player, who has no hold, needs a tie.
   *[false] {""}
}
tortuga-first-action = At the end, your secret nation should have more chests{ $dutch ->
    [true] {" "}(a Dutch player needs a tie)
   *[false] {" "}(a tie means sudden death)
}. { $duties_count ->
    [0] Most people peek at event cards or reveal one, then go where they can gain a rank.
   *[other] You have a rank. Most people use it if it can gain a chest; if not, they peek at cards or reveal one.
}
tortuga-first-forced_card = Someone makes you turn up one of two event cards. Most people choose a card that they have peeked at and that harms them least.
tortuga-first-ballot = Most people help votes that are good for their nation and spoil those that harm it. { $cards ->
    [2] But a single voter is easily found out.
   *[other] The fewer voters there are, the easier it is to guess who cast what.
}
tortuga-first-orders = These orders cast your vote cards for you, even while you are away. Put what you want most first. For a kind of vote that you leave empty, you are asked.
tortuga-first-attack_source = Your attack has succeeded, and you take one chest. Most people take it from the nation that they work against.
tortuga-first-attack_dest = Everyone sees where you put the chest. Most people choose their own nation all the same.{ $dutch ->
    [true] {" "}A Dutch player needs a tie.
   *[false] {""}
}
tortuga-first-forfeit = Being marooned while on Tortuga already costs a vote card. Most people give up the card that helps their side least.
tortuga-first-letter = A Letter of Marque brings someone aboard a ship at once. Most people use it for themselves when they are not aboard, and save it otherwise.
tortuga-first-pistol = A pistol sends anyone to Tortuga. Most people aim at a Captain or First Mate whom they do not trust.
tortuga-first-map = A treasure map gives its holder a power that lasts until the end. Most people keep it themselves.
tortuga-first-gunpowder = One rowboat is lost for good. Most people blow up a boat in which a rival sits, so that the way back takes longer.
tortuga-first-cabin = Cabin Fever reverses the line of one ship. Most people choose the ship where it makes them or a friend Captain.
tortuga-first-pieces = One chest goes to the other hold of its ship. Most people move a chest to their own nation.{ $dutch ->
    [true] {" "}A Dutch player needs a tie.
   *[false] {""}
}

## Why the AI answers as it does

tortuga-reason-look_at_unknown = { $percent ->
        [0] You don’t know { $unknown ->
            [1] one of these cards
           *[other] these cards
        } yet. Once you do, you can turn up what helps you and leave the rest alone, and no other action brings more now.
       *[other] It is useful to know whether { $slot ->
            [0] one of these cards
           *[other] card { $slot }
        } is the Spanish Armada, which ends the match. The chance is about { $percent }%.
}
tortuga-reason-turn_up_unknown = { $percent ->
        [0] { $end ->
            [1] You don’t know this card. But { $dutch ->
                [1] on a tie you win
               *[0] your nation is ahead
            }, and every card turned up brings the end nearer.
           *[other] You don’t know this card, but no other choice seems better.
        }
       *[other] You don’t know this card. It is the Spanish Armada about { $percent }% of the time, and then { $end ->
            [1] you win at once.
            [0] sudden death begins. No other choice seems better.
           *[other] you lose. Even so, no other choice seems better.
        }
}{ tortuga-reason-next }
tortuga-reason-forced_unknown = { $other ->
    [0] You know neither of the two cards, so it makes no difference which one you turn up.
   *[other] You know neither of the two cards. But the other one is the Spanish Armada about { $other }% of the time, and this one can’t be.
}
tortuga-reason-spare_known = You know the other card ({ $card }), and it would likely harm you more than one that you don’t know.
tortuga-reason-turn_up_known = You know this card ({ $card }): { $helps ->
    [0] no other choice is better.
   *[other] { $card_code ->
        [LOM] it can bring you aboard a ship, at once or later.
        [PIS] it maroons a player of your choice.
        [MAP-FD] if you keep it, you may move chests aboard that ship with any rank.
        [MAP-JR] if you keep it, you may move chests aboard that ship with any rank.
        [MAP-TOR] if you keep it, you may call brawls on Tortuga with any rank.
        [CRO] it shows you all the other cards of the row.
        [STO] the chests that go back to the Galleon change the count in your favour.
       *[PIE] you can move a chest in your favour.
    }
}{ tortuga-reason-next }
tortuga-reason-next = { $next ->
    [none] {""}
   *[other] {" "}The card that takes its place is the Spanish Armada about { $next }% of the time.
}
tortuga-reason-end_the_match = { $end ->
    [1] This card is the Spanish Armada, which ends the match: { $dutch ->
        [1] the nations are level, so you win at once.
       *[0] your nation is ahead, so you win at once.
    }
    [0] This card is the Spanish Armada, and the nations are level: sudden death begins. No other choice is better for you.
   *[other] This card is the Spanish Armada, which ends the match: you lose. Even so, no other choice is better for you.
}
tortuga-reason-lost_soon = { $known ->
    [0] Everyone can tell
    [1] { $seat } knows as well as you
   *[other] { $known } other players know as well as you
} that card { $slot } is the Spanish Armada. It may be turned up before your next turn, and with the chests as they are you lose. No action is sure to prevent that. If the match goes on, this one helps you most.
tortuga-reason-no_effect = It is only a name and a colour, and has no effect on the match.
tortuga-reason-prospect = { $rank_code ->
    [CPT] you become Captain and Cabin Boy, who may attack{ $stows ->
        [0] {""}
       *[other] , or move a chest in your favour
    }.
    [FM] you become First Mate and Cabin Boy, who may call a mutiny{ $stows ->
        [0] {""}
       *[other] , or move a chest in your favour
    }.
    [CB] you become Cabin Boy, who may move a chest{ $stows ->
        [0] {""}
       *[other] {" "}in your favour
    }.
    [GOV] you become Governor, who may call a brawl.
   *[none] your place in line will be better.
}
tortuga-reason-risk = { $captain ->
    [none] {""}
   *[other] {" "}But once you are aboard, { $captain }, the Captain there, plays before your next turn and may maroon you.
}
tortuga-reason-better_place = { $where_code ->
    [TOR] On { $where }
   *[other] Aboard the { $where }
}, { tortuga-reason-prospect }{ tortuga-reason-risk }
tortuga-reason-better_boat = From a rowboat, your next action can take you { $destination_code ->
    [TOR] to { $destination }
   *[other] aboard the { $destination }
}. There { tortuga-reason-prospect }{ tortuga-reason-risk }{ $empty ->
    [none] {""}
   *[other] {" "}If the { $empty } is still empty then, you can become its Captain instead.
}
tortuga-reason-sign = { $sign ->
    [start] they put their ship’s first chest on the
    [attack] they put a captured chest on the
   *[other] they moved a chest to the
} { $nation ->
    [B] British
   *[other] French
} side
tortuga-reason-ally = { $seat } seems to { $dutch ->
    [1] help the nation that is behind, since { tortuga-reason-sign }, and you need a tie.
   *[0] be on your side, since { tortuga-reason-sign }.
}
tortuga-reason-foe = { $seat } seems to { $dutch ->
    [1] help the nation that leads, since { tortuga-reason-sign }, and you need a tie.
   *[0] be on the other side, since { tortuga-reason-sign }.
}
tortuga-reason-harms_nobody_else = It harms nobody else.
tortuga-reason-against_enemy = { tortuga-reason-foe }
tortuga-reason-against_friend = { tortuga-reason-ally } Even so, every other choice would cost you more.
tortuga-reason-against_unknown = Nothing is certain about { $seat }’s side, { $rank_code ->
    [CPT] but as Captain they can attack or maroon someone.
    [FM] but as First Mate they can call a mutiny.
    [CB] but as Cabin Boy they can move a chest.
   *[none] and every other choice would bring you less.
}
tortuga-reason-attack_chance = { $percent ->
    [0] With your vote cards and those that may still come, this attack can’t succeed. But you draw a new card after it, and no other action seems better.
   *[other] The attack on the { $target } succeeds about { $percent }% of the time. You would take a chest and choose its hold.
}
tortuga-reason-mutiny_chance = A mutiny against { $seat } succeeds about { $percent }% of the time. You would become Captain, and { $seat } would be marooned.
tortuga-reason-treasure_gain = { $gain ->
    [2] Your nation gains a chest, and the other one loses it.
   *[other] Your nation loses a chest to the other one, but every other move is as bad.
} The chest goes to: { $hold }.
tortuga-reason-treasure_level = On a tie you win. { $gain ->
    [0] The difference between the British and the French stays { $before }, and no other choice is better.
    [2] The difference between the British and the French goes from { $before } to { $after }.
   *[other] The difference between the British and the French goes from { $before } to { $after }, but no other choice is better.
}
tortuga-reason-treasure_hold = { $side ->
    [own] There the chest counts for your nation: { $hold }.
    [level] You win on a tie, and there the chest brings the nations closest to one: { $hold }.
   *[other] No other hold is better for you: { $hold }.
}
tortuga-reason-bluff = It is a bluff that hides your loyalty. From the other nation’s side ({ $hold }), the chest may be moved later.
tortuga-reason-treasure_robbed = Taking a chest from here serves you best: { $hold }.
tortuga-reason-keep_card = The card is worth most in your own hands.
tortuga-reason-brawl_for_flag = A brawl may give the chests of Tortuga to the { $loyalty_code ->
    [B] British
   *[F] French
}, which would serve you.
tortuga-reason-brawl_for_tie = A tie in a brawl would give each nation one chest of Tortuga, which would serve you.
tortuga-reason-brawl_no_worse = No other action seems better.
tortuga-reason-wish_attack = Success is { $why ->
    [own] better for you: you decide where the chest goes.
    [level] probably worse for you: the nations are level, as you need them, and the chest may change that.
    [friend] probably better for you. { tortuga-reason-ally }
    [enemy] probably worse for you. { tortuga-reason-foe }
   *[stranger] probably worse for you: { $seat } decides where the chest goes, and nothing has shown yet that this will help you.
}
tortuga-reason-wish_mutiny = Success is { $why ->
    [own] better for you: you become Captain.
    [friend] probably worse for you. { tortuga-reason-ally }
    [enemy] probably better for you. { tortuga-reason-foe }
    [heir_friend] probably better for you: { $seat } would become Captain. { tortuga-reason-ally }
   *[heir_enemy] probably worse for you: { $seat } would become Captain. { tortuga-reason-foe }
}
tortuga-reason-card_attack = { $card_code ->
    [CBS] it is the cannon that an attack needs. Then one torch more than water is enough.
    [CBN] it is the cannon that an attack needs. Then one torch more than water is enough.
    [CFS] it is the cannon that an attack needs. Then one torch more than water is enough.
    [CFN] it is the cannon that an attack needs. Then one torch more than water is enough.
    [TBS] it takes a cannon and more torches than water, and this is one more torch.
    [TBN] it takes a cannon and more torches than water, and this is one more torch.
    [TFS] it takes a cannon and more torches than water, and this is one more torch.
    [TFN] it takes a cannon and more torches than water, and this is one more torch.
    [WBS] it puts out a torch, and an attack needs more torches than water.
    [WBN] it puts out a torch, and an attack needs more torches than water.
    [WFS] it puts out a torch, and an attack needs more torches than water.
   *[WFN] it puts out a torch, and an attack needs more torches than water.
}
tortuga-reason-ballot_attack = { tortuga-reason-wish_attack } So this card is good for you: { tortuga-reason-card_attack }{ $equal ->
    [0] {""}
   *[other] {" "}Among equally good cards, it is the one you will miss least.
}
tortuga-reason-card_mutiny = { $card_code ->
    [CBS] it has a skull, and skulls on more than half of the cards are needed.
    [CBN] it has no skull, and skulls on more than half of the cards are needed.
    [CFS] it has a skull, and skulls on more than half of the cards are needed.
    [CFN] it has no skull, and skulls on more than half of the cards are needed.
    [TBS] it has a skull, and skulls on more than half of the cards are needed.
    [TBN] it has no skull, and skulls on more than half of the cards are needed.
    [TFS] it has a skull, and skulls on more than half of the cards are needed.
    [TFN] it has no skull, and skulls on more than half of the cards are needed.
    [WBS] it has a skull, and skulls on more than half of the cards are needed.
    [WBN] it has no skull, and skulls on more than half of the cards are needed.
    [WFS] it has a skull, and skulls on more than half of the cards are needed.
   *[WFN] it has no skull, and skulls on more than half of the cards are needed.
}
tortuga-reason-ballot_mutiny = { tortuga-reason-wish_mutiny } So this card is good for you: { tortuga-reason-card_mutiny }{ $equal ->
    [0] {""}
   *[other] {" "}Among equally good cards, it is the one you will miss least.
}
tortuga-reason-ballot_brawl = You want this card’s flag to win the brawl.{ $equal ->
    [0] {""}
   *[other] {" "}Among equally good cards, it is the one you will miss least.
}
tortuga-reason-ballot_even = Whichever nation wins this brawl, it is all the same to you. { $tie ->
    [0] It can’t end in a tie.
   *[other] A tie would be best.
}{ $equal ->
    [0] {""}
   *[other] {" "}Of your cards, this is the one you will miss least.
}
tortuga-reason-ballot_useless = { $vote ->
    [attack] { tortuga-reason-wish_attack } None of your cards is good for that; this one does the least harm.
    [mutiny] { tortuga-reason-wish_mutiny } None of your cards is good for that.
   *[brawl] None of your cards has the { $wanted ->
        [B] British
       *[F] French
    } flag, which you want to win the brawl.
}{ $equal ->
    [0] {""}
   *[other] {" "}Among equally good cards, it is the one you will miss least.
}
tortuga-reason-ballot_bluff = { $vote ->
    [attack] { tortuga-reason-wish_attack } This card is a bluff all the same: another one would help you more, but this one keeps the others guessing.
    [mutiny] { tortuga-reason-wish_mutiny } This card is a bluff all the same: another one would help you more, but this one keeps the others guessing.
   *[none] It is a bluff: another card of yours helps your side more, but this one keeps the others guessing.
}
tortuga-reason-ballot_unsure = Neither outcome is clearly better for you: nothing has shown yet which side { $captain } and { $seat } are on.{ $equal ->
    [0] {""}
   *[other] {" "}Of your cards, this is the one you will miss least.
}
tortuga-reason-least_useful_card = This card is the one you will need least in later votes.
tortuga-reason-friend_in_front = Aboard the { $ship }, the new order of the line suits you best.
