### Corsari: hints for the first time that somebody meets a kind of question.

corsari-first-draw = Each turn you take one card, to build a crew of two colours without repeated numbers. Most people take an open card only if it lowers their total, and draw from the pile otherwise.
corsari-first-act = You now hold 13 cards, one too many. Most people discard a high card that fits nowhere, and sail as soon as their total is low, before somebody else does.
corsari-first-layout = Your cards are now split into crew, prisoners and stowaways, and only stowaways cost points. Almost everybody takes the best layout as it is.
corsari-first-scuttle = One of your 13 cards is put aside and costs nothing. Most people scuttle the highest card that would be a stowaway.
corsari-first-crew = Your crew costs nothing, so it should hold as many high numbers as possible. Most people choose the two colours that take up the most points.
corsari-first-load = When somebody sails, everybody lays out their cards, and you may also add cards to that crew. Most people take the best load; if you can overtake, the heaviest overtake costs the declarer more.
corsari-first-add = Cards that join the declarer’s crew cost you nothing. Most people add every card that fits.
corsari-first-press = You sailed without a single stowaway, which eliminates two opponents. Most people name those with the lowest totals, because they are closest to winning.
corsari-first-orders = This order answers for you when somebody else sails, so that the round does not wait for you. The lowest total is a safe choice.
