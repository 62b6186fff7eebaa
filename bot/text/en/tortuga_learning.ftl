### Tortuga 1667: hints for the first time that somebody meets a kind of question.

tortuga-first-brethren = This is the name under which you play. It has no effect: take the one you like.
tortuga-first-start_hold = The Captain of each ship places its first chest. Most people place it for their own nation; a few do the opposite, to hide their loyalty.
tortuga-first-action = You want the treasure to lie as your secret loyalty demands when the match ends. Most people peek at event cards first, then move to a ship where they can gain a rank; only ranks can attack or move chests.
tortuga-first-forced_card = Somebody makes you turn up one of two event cards, and its effect hits you. Most people choose a card that they have peeked at and that harms them least.
tortuga-first-ballot = Each voter casts one card face down, and all are shuffled, so nobody learns who cast which. Most people help a vote that serves their nation and spoil one that does not.
tortuga-first-orders = These orders cast ballots for you while you are away. Name what you want most first; leave a kind of vote empty to be asked.
tortuga-first-attack_source = Your attack has succeeded, and you take one chest. Most people rob the nation that they work against.
tortuga-first-attack_dest = The chest counts for the nation of the hold where you put it. Most people choose their own nation, but everybody sees it.
tortuga-first-forfeit = Being marooned again costs you one vote card. Most people give up the card with which they would help their side least.
tortuga-first-letter = A Letter of Marque brings somebody aboard a ship at once. Most people use it for themselves when they are not aboard, and save it otherwise.
tortuga-first-pistol = A pistol sends anybody to Tortuga. Most people aim at a Captain or First Mate whom they do not trust.
tortuga-first-map = A treasure map is a power that lasts until the end. Most people keep it themselves.
tortuga-first-gunpowder = One rowboat is lost for good. Most people blow up a boat in which a rival sits, so that the way back takes longer.
tortuga-first-cabin = Cabin Fever turns the line of one ship round. Most people choose the ship where it makes them or a friend Captain.
tortuga-first-pieces = One chest changes sides aboard its ship. Most people move a chest to their own nation.

## Why the AI answers as it does

tortuga-reason-only = There is no other choice.
tortuga-reason-peek = Knowing these cards is worth more than anything else that can be done now.
tortuga-reason-peek_armada = One of the unknown cards may be the Spanish Armada, which ends the match: it pays to know where it lies.
tortuga-reason-reveal_known = { $card } helps you, and you know where it lies.
tortuga-reason-reveal_armada = The Spanish Armada ends the match, and as the treasure lies now you would win.
tortuga-reason-reveal_armada_lost = All other choices would cost you more at the moment.
tortuga-reason-reveal_unknown = Nothing better can be done, and an unknown card may help.
tortuga-reason-reveal_unknown_ahead = The treasure lies as you want it, so every card that brings the end nearer helps you.
tortuga-reason-force = Both cards are harmful, and { $seat } seems to be on the other side.
tortuga-reason-move = A place on { $where } is worth more than the present one: it gives a better rank or a way to one.
tortuga-reason-attack = The treasure on { $target } is worth an attack, given your hand and the crew.
tortuga-reason-maroon_enemy = { $seat } seems to be on the other side, and loses a place aboard.
tortuga-reason-maroon_unknown = Nothing better can be done, and fewer people ahead of you means a better rank.
tortuga-reason-mutiny_enemy = { $seat } seems to be on the other side, and your hand holds a skull.
tortuga-reason-mutiny_unknown = A new Captain may help you more than { $seat }, and your hand holds a skull.
tortuga-reason-stow = Moving a chest from { $source } to { $hold } changes the treasure as you want it, and cannot fail.
tortuga-reason-brawl = A brawl may turn the treasure of Tortuga in your favour.
tortuga-reason-letter = The letter brings you aboard { $ship }, where a rank is in reach.
tortuga-reason-letter_saved = Your present place is good, so the letter is kept for later.
tortuga-reason-forced_known = { $card } is the lesser evil of the two, as far as you know.
tortuga-reason-forced_unknown = You do not know this card, and it is likely to harm less than the other.
tortuga-reason-ballot_own = You have called this vote yourself, so your card should make it succeed.
tortuga-reason-ballot_friend = { $captain } seems to be on your side, and gets your help. Among cards that help equally, the least useful one is cast.
tortuga-reason-ballot_enemy = { $captain } does not seem to be on your side, so your card works against it. Among equal cards the least useful one is cast.
tortuga-reason-ballot_flag = This flag is the one that should win the brawl for you.
tortuga-reason-hold_own = The first chest goes where your loyalty wants it.
tortuga-reason-hold_bluff = One chest matters little yet, and this one hides your loyalty.
tortuga-reason-rob = A chest from { $hold } is worth most to you.
tortuga-reason-keep_chest = In { $hold } the chest counts as your loyalty wants it.
tortuga-reason-forfeit = This card is the least useful for the votes to come.
tortuga-reason-forfeit_blind = All cards are equally useful.
tortuga-reason-pistol = { $seat } has a good place, and does not seem to be on your side.
tortuga-reason-map_kept = The map’s power is best in your own hands.
tortuga-reason-boat_enemy = { $seat } seems to be on the other side, and has to swim to Tortuga.
tortuga-reason-boat_empty = An empty boat costs none of your friends a place.
tortuga-reason-cabin = On { $ship } the new order of the line suits you best.
