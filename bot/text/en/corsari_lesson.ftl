### Corsari: the lesson. <game>-lesson opens it; each other message explains one thing.

corsari-lesson = In every round you collect cards, until one player hoists the sails. Then each card that has no place on your ship (a stowaway) costs its number in points. But the player who sailed pays nothing if all other totals are higher. Points are penalties: you play three rounds against an AI, and the player with fewer points wins. Nothing here counts, and only you see it.
    .title = The aim
corsari-lesson-table = On the table are the pile, the discards, and the tavern, a row of cards of which only the top one (on the right) can be taken. Your hand has 12 cards. Each card has a colour and a number from 1 to 11. In the end you sort your hand into three groups:
    - Prisoners: cards of the same colour as the top card of the tavern. They cost nothing.
    - Crew: at most two colours, and each number only once. It costs nothing.
    - Stowaways: all other cards. Only their numbers, added up, are your penalty.
    On your turn you first take one card: the top of the pile, the last discard or the top of the tavern.
    .title = The table and your hand
corsari-lesson-turn = You now hold 13 cards. Either discard one, and the AI has its turn. Or hoist the sails: the round ends, and the totals are compared. Your total is that of your stowaways (cards that are neither prisoners nor crew); your hand shows what it would be. If it is lower than the AI’s, you take 0 points, and the AI takes its own total. If not, you take more than your own total. So hoist the sails only with a low total.
    .title = Discard, or hoist the sails
corsari-lesson-colour = The top card of the tavern was taken, and the card below it has another colour. Cards of the tavern’s colour are prisoners, which cost nothing. You may now have other prisoners than before, so look at your total again.
    .title = The colour of the tavern
corsari-lesson-sailing = When someone hoists the sails, nobody draws any card after that. The player who sailed, the declarer, scuttles one card (puts it aside face down; it costs nothing) and lays out the other 12 as prisoners, crew and stowaways. Then the other players lay out their 12 cards, too.
    .title = Hoisting the sails
corsari-lesson-layout = You sort your cards into three groups. Prisoners have the colour of the tavern. The crew has at most two colours and no number twice. Prisoners and crew cost nothing. All other cards are stowaways, and each costs its number. The layout below costs least. You can confirm it.
    .title = Prisoners, crew and stowaways
corsari-lesson-load = The AI has hoisted the sails, and you lay out your 12 cards as well. First you may add cards to the AI’s crew: each needs a colour that this crew has, and a number that it doesn’t have. Added cards cost nothing. If your total is as low as the AI’s or lower, you overtake.
    .title = When another player has sailed
corsari-lesson-safe = Nobody’s total was as low as the declarer’s. The declarer scores 0 points, and each other player scores their own total. Points are penalties: the fewer, the better.
    .title = A successful sailing
corsari-lesson-overtaken = A player whose total is as low as the declarer’s, or lower, overtakes: that player’s own stowaways cost nothing, and 10 points come off their score, which is good for them. The declarer pays for it: 10 points, plus their own total, plus the totals of all who overtook. So don’t sail with a high total.
    .title = Overtaken
corsari-lesson-void = The last card of the tavern was taken. The round is void: nobody scores anything, and a new round begins.
    .title = A void round
corsari-lesson-match = This lesson ended after three rounds. A normal match goes on, round after round: a player who reaches 101 points in all is out, and the last one left wins. But a player who sails with no stowaway at all, a total of 0, makes a sweep and wins at once, in any round and whatever the points. So a low total can be worth a wait, but someone else may sweep first. In a normal match, the AI’s advice is therefore to sail less readily than in this lesson.
    .title = In a match: out at 101 points, and a sweep (sailing with a total of 0) wins at once
