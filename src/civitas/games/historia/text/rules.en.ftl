### The rules of Historia in short, by their numbers.


section-HI-1 = What lies in the box

rule-HI-1-1 = There are 54 power cubes, 9 in each of 6 colours; 60 action cards, the same 10 for each colour; and 35 advisors in 7 sets of 5. Egypt and Spain share the colour green, so a green player uses one of these two sets and the other stays in the box.
rule-HI-1-2 = There are 48 wonders and 18 leaders, 16 and 6 for each era, 12 events, 16 territory tokens and 7 Civbot cards, of which 6 are action cards.
rule-HI-1-3 = The board shows a map of 13 territories, the time wheel with 4 turns and 3 eras, the tracks of points and of turn order, the development matrix of 16 by 16 levels, the table of governments and the pool of used cubes.
rule-HI-1-4 = A colour never has more than its 9 cubes, and no card or token is ever made anew.

section-HI-2 = Aim, length, victory

rule-HI-2-1 = The game lasts three eras of four turns. It is over after the end of the twelfth turn.
rule-HI-2-2 = The player with the most victory points wins. Among equals the higher sum of military and technology level decides; if that is equal too, the victory is shared.
rule-HI-2-3 = There is no final scoring besides the end of the last turn. Where several people play, a Civbot never wins.
rule-HI-2-4 = Losses may lead below zero points, but whoever has to pay points needs to have them.

section-HI-3 = Setup

rule-HI-3-1 = The game begins with the first turn of era I.
rule-HI-3-2 = The wonders of each era are shuffled. As many of era I as there are players, and two more, form the wonder row from left to right; Civbots are not counted.
rule-HI-3-3 = Every player gets a civilization, at random or by choice, and its ten action cards. War and Tourism are set aside; the other eight are the hand.
rule-HI-3-4 = Every player shuffles the five advisors into a face-down deck and draws the top one.
rule-HI-3-5 = Every player takes 4 cubes: 1 goes to the used pool and 3 to the supply, 5 stay in the reserve. Experts begin with 3 cubes in the supply, none used and 6 in the reserve.
rule-HI-3-6 = Turn order is drawn by lot. Everybody begins with 0 points, technology 1 and military 1.
rule-HI-3-7 = A random token is placed face up on each of the 13 territories; the last three leave the game.
rule-HI-3-8 = For the leaders of era I the last player in turn order takes one card more than there are players (six with six players), keeps one in secret and passes the rest to the previous player, and so on. You may only keep a leader that was passed to you. When everybody has one, the leaders are turned up.
rule-HI-3-9 = In turn order every player places one cube from the supply on an empty territory.
rule-HI-3-10 = Civbots and events are set up as their own chapters say.
rule-HI-3-11 = After the setup every player has 2 cubes in the supply, 1 used, 1 on the map and 5 in the reserve, 8 action cards and 1 advisor in hand, and 4 advisors in the deck.

section-HI-4 = The turn

rule-HI-4-1 = A turn consists of action rounds, then the Civbots act, then the icons of the time wheel are resolved. Only what the course of the turn asks for may be decided.
rule-HI-4-2 = In an action round everybody selects cards, reveals them and resolves them. A round in which a card with the Revolution effect was played is the last one of the turn, but everything revealed in it is still resolved.
rule-HI-4-3 = If nobody can select a card, the turn ends at once.

section-HI-5 = Selecting cards

rule-HI-5-1 = In a round you select one card, up to two from technology 5 (Wheel) on and up to three from technology 13 (Medicine) on. A limit gained during a round counts from the next round.
rule-HI-5-2 = Everybody selects at least one card from hand in secret, action cards and advisors mixed freely, even if it can have no effect. Whoever has no card to select skips the round.
rule-HI-5-3 = A card with the Revolution effect may only be selected if at least three action cards lie in your own queue already.
rule-HI-5-4 = You may select at most one card with the Revolution effect in a round.
rule-HI-5-5 = War may only be selected at technology 2 or more, Tourism only at technology 12 or more.
rule-HI-5-6 = When everybody has selected, all cards are revealed together; nothing can be taken back.

section-HI-6 = Resolving cards

rule-HI-6-1 = Players act in turn order, and each resolves all revealed cards before the next one begins.
rule-HI-6-2 = You choose the order of your own revealed cards, but a card with the Revolution effect comes last.
rule-HI-6-3 = Before your first card of a round and after each of your cards you may activate wonders.
rule-HI-6-4 = An action card is resolved like this: the event, if it is set off; the choice of the basic or the advanced side, which needs the printed technology at this moment; the cost; the action; the card joins the queue; then wonders may be activated.
rule-HI-6-5 = An action that can be carried out has to be carried out. If both sides can, you choose one; if none can, nothing happens and nothing is paid.
rule-HI-6-6 = Costs are paid with cubes from the supply, which go to the used pool. Without enough cubes that side cannot be carried out.
rule-HI-6-7 = A card that is being resolved is not in the queue yet, so it cannot be taken back by its own effect. Revolution is the exception.
rule-HI-6-8 = An advisor is resolved like this: the cost, without which nothing happens; the complete action, if there is one, whatever technology it would need; then all other effects, each as far as possible. Afterwards the advisor goes face up under the deck.
rule-HI-6-9 = What you gain can be used at once by your next cards and wonders, but a card that comes to hand can only be selected in the next round.

section-HI-7 = The development matrix

rule-HI-7-1 = The marker stands on a cell of the matrix, at a technology and a military level from 1 to 16, always inside the printed band.
rule-HI-7-2 = A technology level moves the marker one cell to the right, a military level one cell up. Where there is no cell, the step does not happen.
rule-HI-7-3 = At level 16 every further level gives 2 points instead.
rule-HI-7-4 = Several levels are gained one by one; after a blocked step the others fail as well.
rule-HI-7-5 = Every level reached gives its gifts at once: a cube from the used pool, the oldest card of the queue, an advisor, points, a new card or an advanced side. What cannot be taken lapses.
rule-HI-7-6 = The technologies are Fire, Agriculture, Animal Husbandry, Metalworking, Wheel, Writing, Philosophy, Navigation, Printing Press, Gunpowder, Science, Industry, Medicine, Nuclear Energy, Internet and Singularity.
rule-HI-7-7 = Drawing an advisor means taking the top card of the deck; an empty deck gives nothing. As soon as the top card of the deck lies face up, the whole deck is turned face down and shuffled.
rule-HI-7-8 = A lost level moves the marker back one cell, never below 1 and never off the band. Its abilities are lost, what was received stays; gaining the level again gives its gifts again, but never a second copy of a card.
rule-HI-7-9 = The cell of the marker also says which form of government you have.

section-HI-8 = The ten actions

rule-HI-8-0 = Territories are adjacent where they have a border. A civilization is adjacent to another if they share a territory or stand on adjacent territories. Whoever has Navigation is adjacent to everybody on the map and to every territory, but not the other way round.
rule-HI-8-1 = Military: pay 1 cube for 1 military level; advanced, from technology 4 on, pay 3 cubes for 2 levels. At least one step has to be possible.
rule-HI-8-2 = Technology: pay 1 cube for 1 technology level; advanced, from technology 11 on, pay 3 cubes for 2 levels. At least one step has to be possible.
rule-HI-8-3 = Art: pay 1 cube and take a wonder of the row; advanced, from technology 6 on, pay 3 cubes and take two. The row is not refilled, and without a wonder in it there is no effect.
rule-HI-8-4 = Exploit: recover up to 2 of your cubes from the used pool or from the map; advanced, from technology 9 on, pay 1 point and recover up to 4. A cube taken off the map costs the points of that territory's token, and your last cube on the map stays.
rule-HI-8-5 = Expansion: place 1 cube from the supply on a territory without a cube of yours that is adjacent to one you occupy; advanced, from technology 5 on, recover 1 cube first. With Navigation any territory will do.
rule-HI-8-6 = Trade: choose an adjacent civilization with a higher technology level and gain 1 technology level. The partner scores 2 points, or 1 if you use the advanced side, from technology 8 on. Without a partner, or if the step is blocked, nothing happens.
rule-HI-8-7 = Raid: if an adjacent civilization has a lower military level, recover 1 cube and score 1 point; advanced, from technology 10 on, recover up to 2 and score 2. The raided civilization loses nothing.
rule-HI-8-8 = War: choose a civilization on a territory you share with it, even if you can only lose. The higher military level wins 2 points, or 4 in an advanced war, from technology 14 on; the loser's cube goes to the loser's used pool, but a player among players keeps the last one. Equal levels have no effect.
rule-HI-8-9 = Tourism: score 1 point for every 4 of your wonders; advanced, from technology 15 on, for every 3. Turned wonders count too.
rule-HI-8-10 = Revolution: the card joins the queue, then you take the newest card of your queue and one more card of your choice back to hand. The round is the last one of the turn.
rule-HI-8-11 = The Revolution effect of an advisor is the same, but no card joins the queue.

section-HI-9 = Wonders

rule-HI-9-1 = A wonder you take stands before you; only your own wonders can be activated, as many as you like.
rule-HI-9-2 = An activated wonder is turned and cannot be activated again until it stands upright. A wonder that turns others upright can never be turned upright by such an effect itself.
rule-HI-9-3 = A wonder cannot be activated right after the card that brought it; it can from your next card on.
rule-HI-9-4 = Before the first card only wonders that demand no action can be activated. After a card also those that demand an action which that card used, even if it had no effect.
rule-HI-9-5 = Some wonders demand that you are strictly ahead of every other player in wonders, military, technology or territories. Civbots are ignored.
rule-HI-9-6 = The cost of a wonder is paid in full. A destroyed wonder is another one of your own; a destroyed cube goes from your supply or used pool back to the reserve.
rule-HI-9-7 = A wonder may be activated even if its effect changes nothing.
rule-HI-9-8 = Destroyed wonders and wonders swept from the row leave the game.

section-HI-10 = The end of a turn

rule-HI-10-1 = At the end of a turn the icons of the time wheel are resolved, first those for each civilization, then the common ones.
rule-HI-10-2 = Adding cubes and the territory bonus come first; the order of the other icons for each civilization makes no difference.
rule-HI-10-3 = Add a cube: every player moves one cube from the reserve to the used pool.
rule-HI-10-4 = Territory bonus: a civilization that is alone on a territory scores the points of its token.
rule-HI-10-5 = Recover cards: every player takes the two oldest cards of the queue back to hand.
rule-HI-10-6 = Recover wonders: all wonders stand upright again.
rule-HI-10-7 = Recover cubes: every player recovers as many used cubes as there are territories with a cube of that player.
rule-HI-10-8 = Government: Clan 1 cube, Nomadism 1 point, City-States 2, Empire 3, Mercantilism 4, Enlightenment 5 points, Consumerism 5 points and 1 cube, Utopia 7 points, Barbarian 3 points and 2 cubes.
rule-HI-10-9 = Turn order: players with fewer points come first; among equals who was later comes first.
rule-HI-10-10 = New wonders: the row leaves the game, and as many wonders as there are players, and two more, come from the deck of the next turn's era. The unused wonders of a finished era leave the game.
rule-HI-10-11 = Leader bonus: every fulfilled condition of a leader scores its points; then all leaders leave the game.
rule-HI-10-12 = New leaders: the leaders of the new era are drafted in turn order, beginning with the first player.
rule-HI-10-13 = In the twelfth turn there are no new order, wonders and leaders; everything else happens.
rule-HI-10-14 = The turn marker moves on; after the fourth turn of an era the next era begins.

section-HI-11 = Leaders

rule-HI-11-1 = A leader has two conditions, each with its own points. Either, both or none may score, only at the leader bonus of its era.
rule-HI-11-2 = Conditions count wonders, the military level, the technology level or territories.

section-HI-12 = Civbots

rule-HI-12-1 = Up to six civilizations play in all. Every Civbot is a Chieftain, a Noble or a King.
rule-HI-12-2 = A Civbot plays with 8 cubes and has no cards, advisors, leaders, wonders, reserve or place in turn order.
rule-HI-12-3 = Civbots begin at technology 1, military 1 and 0 points.
rule-HI-12-4 = After the players the Civbots place one cube each, the highest level first, on the empty territory with the highest number.
rule-HI-12-5 = The six Civbot action cards form one deck.
rule-HI-12-6 = After the last action round the Civbots act, the highest level first. Each draws 3, 4 or 5 cards as Chieftain, Noble or King and carries each out at once; then all six are shuffled again.
rule-HI-12-7 = Technology: a Civbot gains 1 technology level and 1 point. Where the band blocks it gains a military level instead, and at level 16 it scores 2 points. It gets no gifts of levels.
rule-HI-12-8 = Military: a Civbot gains 1 military level and 1 point. Where the band blocks it gains a technology level instead, and at level 16 it scores 2 points.
rule-HI-12-9 = Art: the right-most wonder of the row leaves the game, and the Civbot scores 1 point, even if the row is empty.
rule-HI-12-10 = War: a Civbot attacks only where it wins. Of the weaker civilizations on its territories it attacks the one with the most points, on the shared territory with the highest number, and scores 2 points, or 4 with Nuclear Energy.
rule-HI-12-11 = Expansion: a Civbot places a cube on the adjacent territory with the highest number that is empty or held only by weaker civilizations; if there is none, on the adjacent one with the highest number.
rule-HI-12-12 = A Civbot that loses its last cube on the map is eliminated at once.
rule-HI-12-13 = Civbots score the points of government and territories. The points of all leader conditions that players missed are shared among the surviving Civbots, rounded down, at most 8, 11 or 13 for each in era I, II or III.
rule-HI-12-14 = Civbots can be traded with, raided and attacked. For wonders that demand to be ahead, for the row and for leaders they do not count.
rule-HI-12-15 = Used cubes of a Civbot are never recovered.
rule-HI-12-16 = A Civbot's action scores only the points named for it; an expansion or a war that is not fought scores nothing.
rule-HI-12-17 = A Civbot's expansion is carried out only if a cube is placed, its war only if it is fought. Only what is carried out sets off an event.

section-HI-13 = The solo game

rule-HI-13-1 = A lone player meets five Civbots, without leaders and without wonders that demand to be ahead.
rule-HI-13-2 = A lone player whose last cube is lost in a war has lost the game.
rule-HI-13-3 = After the twelfth turn a lone player wins with more points than every surviving Civbot.
rule-HI-13-4 = Turn order never changes; all other rules stay.

section-HI-14 = Events

rule-HI-14-1 = The next event is always visible. At the start of every turn it becomes the event of the turn.
rule-HI-14-2 = An event is set off by one action or by any action; an advisor sets it off only with a complete action.
rule-HI-14-3 = The event card says what it demands and what it does.
rule-HI-14-4 = Before the action the demand is paid, then the event happens. If the demand cannot be paid, neither the event nor the action has any effect, but the card was played.
rule-HI-14-5 = What an event took is gone even if the action turns out impossible. Points may become negative.
rule-HI-14-6 = A Civbot's actions set off events too, but only points, levels and wonders change, and demands do not apply.
rule-HI-14-7 = An advisor's action meets the event after the advisor's own cost. If the demand cannot be paid, only that action is lost.

section-HI-15 = Advanced rules

rule-HI-15-1 = All leaders are drafted before the game: every player keeps one in turn order, one in reverse order and one in turn order again, one of each era. Those of the later eras stay secret until their era begins.
rule-HI-15-2 = The first cubes are placed in reverse turn order.
rule-HI-15-3 = Every player puts one advisor face up under the deck at the start, and whenever an advisor is drawn chooses any that lies face down in the deck. When only face-up advisors are left, all are turned face down.
rule-HI-15-4 = Players begin with three cubes, none of them used. The advanced rules can be combined freely.
