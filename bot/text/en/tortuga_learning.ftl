### Tortuga 1667: hints for the first time that somebody meets a kind of question.

tortuga-first-brethren = This is the name under which you play. It has no effect: take the one you like.
tortuga-first-start_hold = The Captain of each ship places its first chest. Most people place it for their own nation; a few do the opposite, to hide their loyalty.
tortuga-first-action = You want the treasure to lie as your secret loyalty demands when the match ends. Most people peek at event cards first, then move to a ship where they can gain a rank; only ranks can attack or move chests.
tortuga-first-forced_card = Someone makes you turn up one of two event cards, and its effect hits you. Most people choose a card that they have peeked at and that harms them least.
tortuga-first-ballot = Each voter casts one card face down, and all are shuffled, so nobody learns who cast which. Most people help a vote that serves their nation and spoil one that does not.
tortuga-first-orders = These orders cast ballots for you while you are away. Name what you want most first; leave a kind of vote empty to be asked.
tortuga-first-attack_source = Your attack has succeeded, and you take one chest. Most people rob the nation that they work against.
tortuga-first-attack_dest = The chest counts for the nation of the hold where you put it. Most people choose their own nation, but everyone sees it.
tortuga-first-forfeit = Being marooned again costs you one vote card. Most people give up the card with which they would help their side least.
tortuga-first-letter = A Letter of Marque brings someone aboard a ship at once. Most people use it for themselves when they are not aboard, and save it otherwise.
tortuga-first-pistol = A pistol sends anyone to Tortuga. Most people aim at a Captain or First Mate whom they do not trust.
tortuga-first-map = A treasure map is a power that lasts until the end. Most people keep it themselves.
tortuga-first-gunpowder = One rowboat is lost for good. Most people blow up a boat in which a rival sits, so that the way back takes longer.
tortuga-first-cabin = Cabin Fever turns the line of one ship round. Most people choose the ship where it makes them or a friend Captain.
tortuga-first-pieces = One chest changes sides aboard its ship. Most people move a chest to their own nation.

## Why the AI answers as it does

tortuga-reason-look_at_unknown = { $percent ->
        [0] Knowing these cards is worth more than anything else that can be done now.
       *[other] One of these cards may be the Spanish Armada, which ends the match (about { $percent } in 100): it pays to know.
}
tortuga-reason-turn_up_unknown = { $percent ->
        [0] You do not know this card, but nothing better can be done.
       *[other] You do not know this card. It is the Spanish Armada in about { $percent } of 100 cases, and nothing better can be done.
}
tortuga-reason-turn_up_known = You know this card, and no other choice is better: { $card }.
tortuga-reason-end_the_match = { $card } ends the match, and no other choice is better with the treasure as it lies now.
tortuga-reason-better_place = { $where } offers you a better place: a rank, or the way to one.
tortuga-reason-harms_nobody_else = It harms nobody else.
tortuga-reason-against_enemy = { $seat } seems to be on the other side.
tortuga-reason-against_friend = { $seat } may be on your side, but every other choice would cost you more.
tortuga-reason-against_unknown = Nobody knows yet on which side { $seat } is, and every other choice would bring you less.
tortuga-reason-attack_chance = The attack on { $target } succeeds in about { $percent } of 100 cases, which is worth the try.
tortuga-reason-mutiny_chance = A mutiny against { $seat } succeeds in about { $percent } of 100 cases, which is worth the try.
tortuga-reason-treasure_gain = No other shift of treasure is better for your loyalty. Change of the lead that counts for you: { SIGNED($gain) } ({ $hold }).
tortuga-reason-treasure_hold = { $hold } is the hold that serves you best here.
tortuga-reason-keep_card = The card is worth most in your own hands.
tortuga-reason-brawl_for_flag = A brawl may turn the treasure of Tortuga in your favour. The flag that you want to win: { $loyalty }.
tortuga-reason-ballot_attack = This card serves your side in the attack. Among equal cards the least useful one is cast.
tortuga-reason-ballot_mutiny = This card serves your side in the mutiny. Among equal cards the least useful one is cast.
tortuga-reason-ballot_brawl = This card’s flag is the one that should win the brawl for you. Among equal cards the least useful one is cast.
tortuga-reason-least_useful_card = This card is the least useful for the votes to come.
tortuga-reason-friend_in_front = On { $ship } the new order of the line suits you best.
