### The numbered rules of Stone Age, as players read them. One sentence a line.


section-SA-1 = The game in short

rule-SA-1-1 =
    You lead a tribe, and the game is played over a number of rounds.
    Each round has three phases: first the players take turns placing people on the board, then each player in turn carries out the actions of all their own people, and finally everybody feeds their tribe.
    After that a new round is prepared (SA-14.1 to SA-14.5), unless the game is over (SA-15.1).

rule-SA-1-2 =
    Whoever has the most victory points after the final scoring (SA-16.1 to SA-16.3) wins.
    Ties are settled by SA-16.4.

rule-SA-1-3 =
    Everyone plays for themselves: there are no teams, no trading and no attacks, and nothing passes directly from one player to another.
    Players affect each other in three ways only: by taking up places during placement, through the dice-draft cards, which reward everybody (SA-11.7), and by bringing about the end of the game (SA-15.1).


section-SA-2 = Components

rule-SA-2-1 =
    The box holds the main board, a player board for each of up to 4 players, 68 resources (28 wood, 18 bricks, 12 stone, 10 gold) and 48 figures, 12 in each of 4 colours.
    There are also 36 civilization cards, 28 tiles for buildings, 18 for tools and a number of food tiles, as well as 7 dice with a cup and the first-player figure.

rule-SA-2-2 =
    Of the 12 figures in your colour, 5 are the tribe you start with, 5 wait in the general supply, and 2 are markers: one for the score track, one for the food track.
    Markers do not count as people.
    So your tribe can never have more than 10 people.

rule-SA-2-3 =
    The resources are wood, brick, stone and gold, and they never run out: if the pieces are used up, anything handy stands in for them.
    You may own as many as you like.
    Food is not a resource.

rule-SA-2-4 =
    Food never runs out, and you may store as much of it as you like.
    It makes no difference which tiles your food is made up of.

rule-SA-2-5 =
    Your player board has 3 tool spaces, each for one tool.
    Only these spaces limit your tools (SA-9.1); there are always enough tool tiles.

rule-SA-2-6 =
    Your player board has 5 building spaces.
    Any further buildings go on top of those you already have, so you may own any number of them.

rule-SA-2-7 =
    The dice are ordinary six-sided dice.
    If 8, 9 or 10 of your people hunt, the 7 dice in the box are not enough: they are rolled in several goes and all results are added up as one roll.


section-SA-3 = Setup

rule-SA-3-1 =
    All 36 civilization cards are shuffled and form a face-down deck.
    Its first 4 cards are turned up and fill the card spaces from right to left: the first card goes on space 1 at the far right, where it costs 1 resource, the last on space 4 at the far left, where it costs 4.
    There are always 4 cards on display, whatever the number of players, and 32 remain in the deck.

rule-SA-3-2 =
    The 28 building tiles are mixed with their faces hidden and divided into 4 equal stacks of 7.
    As many stacks come into play as there are players: 2, 3 or 4.
    The other stacks go back into the box unseen, and their places on the board are not used in this game.
    The top tile of every stack in play is turned up.

rule-SA-3-3 =
    You begin with 5 people and 12 food, and your markers stand on 0 of the food track and 0 of the score track.
    You have no resources, tools, buildings or cards yet.

rule-SA-3-4 =
    The rulebook gives the first-player figure to the youngest player.
    Here the first player is drawn at random or named by the host of the game.


section-SA-4 = The course of a round

rule-SA-4-1 =
    In phase 1 people are placed (from SA-5.1), in phase 2 they act (from SA-6.1), and in phase 3 they are fed (from SA-13.1).
    Then the new round is prepared (from SA-14.1), unless the game has ended.

rule-SA-4-2 =
    The first player is whoever holds the first-player figure in the current round.
    The figure does not move until a new round is prepared (SA-14.1).


section-SA-5 = Phase 1: placing people

rule-SA-5-1 =
    The first player begins, and the turn passes clockwise.
    On your turn, place one or more of your unplaced people on exactly one location.
    The turn goes round and round the table until everybody is finished (SA-5.4).

rule-SA-5-2 =
    You may not pass.
    While you have an unplaced person and there is at least one location that is open to you, you must place.

rule-SA-5-3 =
    When all your people are placed, or no location is open to you any more, you are finished with this phase and are skipped.
    Locations never become free again during the phase, so you will not come back into it.
    People you could not place stay on your player board: they do nothing this round, but they must be fed (SA-13.3).

rule-SA-5-4 =
    The placement phase is over as soon as all players are finished (SA-5.3).

rule-SA-5-5 =
    A location whose places are all taken is closed for the rest of the round.
    The tool maker, the field, each card and each building have 1 place; the hut has 2 places for one player.
    The forest, the clay pit, the quarry and the river have 7 places each, so you may place at most 7 people there minus those already present, no matter whose they are.
    Only the hunting grounds have unlimited room.

rule-SA-5-6 =
    You may place people on the same location only once a round.
    Where you already stand on the hunting grounds, in the forest, the clay pit, the quarry or the river, you cannot add more people later, even if places are still free.
    You are welcome to stand on several different locations.

rule-SA-5-7 =
    How many players may use a location depends on the number of players in the game.
    With 4 players, any number of them may share the forest, the clay pit, the quarry and the river, as long as the 7 places last, and all three village locations (tool maker, hut, field) may be used.
    With 3 players, at most 2 different players may stand in each of the forest, the clay pit, the quarry and the river, and only 2 of the 3 village locations may be occupied in a round; the third then stays empty.
    With 2 players, only 1 player may stand in each of the forest, the clay pit, the quarry and the river, and again only 2 of the 3 village locations may be occupied.
    None of this concerns the hunting grounds, the cards and the buildings.

rule-SA-5-8 =
    In one placement you may take only one card space or one building.
    When your turn comes round again in the same phase, you may take another one that is still free.
    You need not follow any order: every free card and every free building may be chosen.

rule-SA-5-9 =
    You may place people even if you cannot pay or would gain nothing.
    You can stand on a card or building without the resources for it, use the hut when you already have 10 people, the tool maker when your tools show 4-4-4, or the field when your food-track marker is on 10; sometimes keeping others away is reason enough.

rule-SA-5-10 =
    The tool maker, the hut and the field each count as occupied for SA-5.7 from the moment people stand there, no matter whose.
    So with 2 or 3 players two occupied village locations close the third one for everybody, even if both are held by the same player.

rule-SA-5-11 =
    You cannot place more people than you still have unplaced.
    The tool maker, the field, a card and a building each take exactly 1 person; the hut takes exactly 2 people of one player, placed together; the forest, the clay pit, the quarry and the river take 1 to 7 at a time; the hunting grounds take 1 or more.
    So with only 1 unplaced person you cannot go to the hut.


section-SA-6 = Phase 2: actions

rule-SA-6-1 =
    The first player begins and resolves all locations where their people stand.
    Only then does the next player clockwise do the same, and so on until everybody has acted.

rule-SA-6-2 =
    On your turn you choose freely in which order to resolve the locations where you have people, one location at a time.
    All your people on the chosen location act together and then return to your player board.
    These people have then finished for this round.
    A location where none of your people stand cannot be chosen.

rule-SA-6-3 =
    You must resolve every location where you have people.
    Whatever the village or your gathering brings, you take all of it; refusing is not possible.
    Only the purchase of a card or a building may be declined (SA-10.3, SA-12.3).

rule-SA-6-4 =
    Whatever you gain is available at once: a tool, a resource or the effect of a card from one location may be used at the next one in the same turn.
    The one exception is a new person from the hut, who cannot be placed before the next round (SA-7.2).

rule-SA-6-5 =
    Your people stay on a location until it is completely resolved: the roll is settled, the purchase is made or declined, the dice draft is finished.
    Then they return to your player board.
    A location you have resolved cannot be chosen again this round.


section-SA-7 = The village

rule-SA-7-1 =
    At the tool maker you gain 1 tool (SA-9.1).
    If your tools already show 4-4-4, you gain nothing.

rule-SA-7-2 =
    At the hut you take 1 person of your colour from the general supply onto your player board, if any is left there; a tribe never has more than 10 people.
    The new person can be placed from the next round on, but already has to be fed at the end of this one.
    For your shamans (SA-16.2) and for breaking ties (SA-16.4) the person counts at once.
    With 10 people you gain nobody, and your two people simply come home.

rule-SA-7-3 =
    At the field you move your marker on the food track up by 1.
    The track ends at 10; if your marker is already there, nothing happens.


section-SA-8 = Gathering food and resources

rule-SA-8-1 =
    Take one die for each of your people on the location, roll them all together and add up the pips.

rule-SA-8-2 =
    Once you have seen the result, you may increase it with tools (SA-9.3).

rule-SA-8-3 =
    Divide the total, tools included, by the number of the location and round down; that is how much you receive.
    The hunting grounds give 1 food for every full 2, the forest 1 wood for every full 3, the clay pit 1 brick for every full 4, the quarry 1 stone for every full 5 and the river 1 gold for every full 6.
    Anything left over is lost, and a low total may bring nothing at all.

rule-SA-8-4 =
    Dice are never re-rolled.
    Each location has a roll of its own, which is settled separately from all others.


section-SA-9 = Tools

rule-SA-9-1 =
    Each of your three tool spaces is empty or holds a tool of value 1 to 4.
    A tool you gain raises one of your lowest spaces by 1, an empty space counting as 0.
    So your first three tools are three 1s; the 4th to 6th turn these into 2s, the 7th to 9th turn the 2s into 3s, and the 10th to 12th turn the 3s into 4s.
    Your values never differ by more than 1.
    With 4-4-4 you cannot gain any more tools.

rule-SA-9-2 =
    A tool that is raised stays as it was: a used one remains used, an unused one remains unused.
    If several spaces share the lowest value, an unused tool is raised before a used one, and otherwise the space with the lower number comes first.
    A tool that goes to an empty space arrives unused, so you may use it in the same round.
    Because of this your tools need not lie in order of value; 2-1-2, for instance, is possible.

rule-SA-9-3 =
    After your own gathering roll, or your own roll for a resource-by-dice card (SA-11.5), you may increase the total with as many of your unused tools as you like.
    A tool counts with its whole value for this one roll; you cannot split it between rolls, and any surplus is lost.
    Tools only help people who roll: without at least one die a tool can do nothing.

rule-SA-9-4 =
    Each tool on your player board may be used once a round; when you use it, turn it by 90 degrees.
    An empty space or a tool that is already turned cannot be used.
    When the round is over, all tools become ready again (SA-14.4).

rule-SA-9-5 =
    The one-use tools from cards (SA-11.9) are added to a roll in the same way, alone or together with the tools on your player board.
    Each of them can be used only once in the whole game, and only by the player who has it.

rule-SA-9-6 =
    The dice rolled for a dice draft (SA-11.7) stay as they fall: tools have no influence on them.
    Nor can you add tools to a roll made by another player.

rule-SA-9-7 =
    You decide about tools immediately after the roll they are meant for, before anything else is done.
    They cannot be added later.


section-SA-10 = Buying civilization cards

rule-SA-10-1 =
    A card costs as many resources as the number of its space says: 1 on the far right, then 2 and 3, and 4 on the far left.
    You may pay with any kinds of resources in any mix.
    Food is not accepted, and you must pay exactly the price, no more.

rule-SA-10-2 =
    To buy a card, pay the resources to the general supply, take the card and carry out its top part (section SA-11).
    Then put it face down on your player board.
    One-use tools (SA-11.9) and the card with any two resources (SA-11.10) first lie face up beside it.

rule-SA-10-3 =
    If you cannot pay for a card, or do not want to, you take your person back and the card stays where it is.
    You can buy it only if you have at least as many resources as it costs.
    There is no second attempt in the same round.

rule-SA-10-4 =
    A space whose card was bought stays empty until the new round is prepared.
    The other cards do not move before that, so their prices stay the same for the whole round.

rule-SA-10-5 =
    You may look at your own cards at any time.
    Everyone may always check how many cards are left in the deck, but nobody may see what they are or in which order they lie.


section-SA-11 = Top parts of the civilization cards

rule-SA-11-1 =
    Food (7 cards): you gain as much food as the card shows.
    The cards show 1, 2, 3, 3, 4, 5 and 7 food.

rule-SA-11-2 =
    Resources (5 cards): you gain the resources shown.
    One card gives 1 brick, two cards give 1 stone each, one gives 2 stone and one gives 1 gold.

rule-SA-11-3 =
    Points (3 cards): you score 3 victory points at once.

rule-SA-11-4 =
    Tool (1 card): you gain 1 tool, just as at the tool maker (SA-7.1).
    Food track (2 cards): your marker on the food track moves up by 1, just as at the field (SA-7.3).

rule-SA-11-5 =
    Resource by dice (3 cards: one each for wood, stone and gold): roll 2 dice and, if you like, add tools (SA-9.3).
    Divide the total as you would when gathering, that is by 3 for wood, 5 for stone or 6 for gold, and round down; you gain that many of the resource.

rule-SA-11-6 =
    Extra card (1 card): you receive the next card from the deck, which you look at secretly and keep face down with your other cards.
    You do not get its top part, not even if it is one that could be kept for later; only its bottom part will count.
    If the deck is empty, you draw nothing.

rule-SA-11-7 =
    Dice draft (10 cards): the buyer rolls as many dice as there are players in the game.
    First the buyer and then the others in clockwise order choose a die from those still there, take it away and get its reward at once, even though it is the buyer's turn.
    A 1 gives 1 wood, a 2 gives 1 brick, a 3 gives 1 stone, a 4 gives 1 gold, a 5 gives one tool and a 6 gives one step on the food track.
    Everybody gets exactly one die, and tools cannot change the results.
    You may pick a die that is of no use to you (a tool with 4-4-4, a step with your marker on 10); it is taken away all the same.

rule-SA-11-8 =
    All the effects from SA-11.1 to SA-11.7 are carried out immediately when the card is bought.
    They cannot be saved for later.

rule-SA-11-9 =
    One-use tool (3 cards with the values 2, 3 and 4): the card lies face up beside your player board.
    Once in the game, from the moment you buy it, you may add its value to one of your own rolls (SA-9.3).
    Then turn it face down and put it with your other cards.
    A one-use tool you never used is worth nothing by itself at the end of the game.

rule-SA-11-10 =
    Any two resources (1 card): the card lies face up beside your player board.
    Once in the game, when you buy it or at any later time, you may take 2 resources of your choice, the same or different; then turn it face down and put it with your other cards.
    SA-17.3 tells when you are asked whether to use it.

rule-SA-11-11 =
    The bottom part of each of your cards counts at the end of the game, even if you never used a top part that was kept for later.


section-SA-12 = Buildings

rule-SA-12-1 =
    If your person stands on a building stack, the tile on top is yours to buy.
    The resources you pay go to the general supply, you score the points immediately, and the tile goes on your player board.

rule-SA-12-2 =
    There are 28 tiles of three kinds.
    Fixed (17 tiles): pay exactly the 3 resources printed on the tile and score the points printed on it, from 10 to 16.
    Choice (8 tiles): pay exactly 4 or exactly 5 resources of exactly 1, 2, 3 or 4 different kinds, as the tile demands; each combination occurs once, and you choose the kinds and the amounts.
    Open (3 tiles): pay 1 to 7 resources of any kinds; here, and only here, you decide yourself when to stop, but not before the first resource.
    For a choice or open tile you score the total value of what you paid: wood is worth 3, brick 4, stone 5 and gold 6.

rule-SA-12-3 =
    If you cannot pay for a building, or do not want to, you take your person back and the tile stays there for the next round.
    What you need in order to buy is told in SA-12.7.
    There is no second attempt in the same round.

rule-SA-12-4 =
    As soon as a tile is bought, the next tile of its stack is turned face up.
    Nobody can buy that one this round, because the stack has only one place and it was used.

rule-SA-12-5 =
    Buying the last tile of a stack brings about the end of the game (SA-15.3).

rule-SA-12-6 =
    When a tile demands a certain number of kinds, your payment must contain every one of these kinds at least once and no others.
    With 1 kind all 4 or 5 resources are the same; with 5 resources of 4 kinds, one kind is paid twice.

rule-SA-12-7 =
    You can buy a building only if you can pay for it exactly.
    For a fixed tile you need every printed resource in the printed number.
    For a choice tile you need at least as many different kinds as it demands, and if you take just that many kinds, the ones you have most of, they must together come to at least the 4 or 5 resources demanded.
    For an open tile 1 resource is enough.


section-SA-13 = Phase 3: feeding

rule-SA-13-1 =
    When all people are back from the board, the tribes are fed.
    The players do this in clockwise order, beginning with the first player.

rule-SA-13-2 =
    First you receive as much food as your position on the food track.

rule-SA-13-3 =
    Then you must pay 1 food for each of your people.
    This includes people you did not place and a person you gained this round.

rule-SA-13-4 =
    If you have enough food, it is paid automatically; you cannot refuse.
    The rest of your food is yours to keep.

rule-SA-13-5 =
    If your food does not suffice, your shortage is the number of your people minus the food you have after SA-13.2.
    You lose all your food in any case, and only then choose how to go on.
    Either you feed with resources: pay exactly as many as the shortage, of any kinds, each standing for 1 food, and nothing else happens; for this you need at least that many resources.
    Or your tribe starves: you lose 10 victory points, once, however large the shortage, and keep all your resources.
    If you have too few resources, you must starve; paying only part of the shortage is not possible.

rule-SA-13-6 =
    Your score may fall below 0.
    Hunger never costs you any people.

rule-SA-13-7 =
    Each player's feeding (SA-13.2 to SA-13.5) is completed before the next player's begins.


section-SA-14 = The new round

rule-SA-14-1 =
    The steps SA-14.1 to SA-14.5 follow each other in this order; they are left out if the game ends after the feeding (SA-15.3, SA-15.5).
    To begin with, the first-player figure is handed on clockwise to the next player.

rule-SA-14-2 =
    The civilization cards still on display slide to the right, towards the cheaper spaces, keeping their order and leaving no gaps.
    If the deck now has fewer cards than there are empty spaces, the game ends at once (SA-15.2).

rule-SA-14-3 =
    Otherwise the empty card spaces are filled from the deck, from right to left.

rule-SA-14-4 =
    All used tools on the player boards are turned back and may be used again.

rule-SA-14-5 =
    Now the next round begins with phase 1 (SA-5.1).


section-SA-15 = End of the game

rule-SA-15-1 =
    Two events bring the game to an end: the deck can no longer fill the card spaces (SA-15.2), or a building stack has run out (SA-15.3).

rule-SA-15-2 =
    If the deck does not have enough cards to fill all 4 card spaces when a new round is prepared, that round is not played and the final scoring follows.
    It does not matter if the deck is merely empty: as long as no card is missing on the spaces, play goes on.

rule-SA-15-3 =
    If one of the building stacks in play becomes empty during phase 2, the current round is the last one.
    It is played to its end: everyone who has yet to act does so, and the tribes are fed.
    Then the final scoring follows.
    Stacks that went back into the box during setup do not matter.

rule-SA-15-4 =
    Nothing else ends the game.
    The rulebook sets no limit to the number of rounds.

rule-SA-15-5 =
    So that every game comes to an end, here it stops at the latest after the feeding of round 100, and the usual final scoring follows.
    This is an addition to the rulebook; players who try to finish will never get near it.

rule-SA-15-6 =
    If a building stack has run out and the cards would not suffice either, the building stack decides: after the last round no new round is prepared.
    Every game lasts at least 7 full rounds, because a stack has seven tiles and loses at most one a round; the cards last even longer.


section-SA-16 = Final scoring

rule-SA-16-1 =
    At the end, points for cards (SA-16.1, SA-16.2) and resources (SA-16.3) are added to those you already have on the score track.
    Green cards (16 cards: 8 culture symbols on 2 cards each) form at most two sets, and a symbol may occur only once in each set.
    Your first set holds every symbol you own, your second set those you own twice.
    Each set scores its number of symbols multiplied by itself: with 5 different symbols, one of them twice, you score 25 + 1 = 26 points.

rule-SA-16-2 =
    Yellow cards (20 cards, 5 for each of 4 characters) show 1, 2 or 3 characters of one type.
    For each type, add up the characters on your cards and multiply them: farmers (7 in all) by your position on the food track, 0 to 10; tool makers (8) by the sum of the tool values on your player board, 0 to 12; builders (9) by the number of your building tiles; shamans (7) by the number of your people, 5 to 10.
    Your two markers do not count as people, and one-use tools do not count as tools here.

rule-SA-16-3 =
    Each resource you have left, of any kind, scores 1 victory point.
    Food scores nothing.
    If you have not used the card with any two resources, it counts as two more resources and brings you 2 points without asking.

rule-SA-16-4 =
    The player with the most victory points wins.
    If there is a tie, each tied player adds up three numbers: their position on the food track, the sum of their tool values and the number of their people; the highest sum wins.
    If they are still level, they share the victory.

rule-SA-16-5 =
    The places after the first are decided in the same way: by victory points, then by the sum from SA-16.4; players who are still level share the place.


section-SA-17 = How choices are made

rule-SA-17-1 =
    When you pay resources or take resources of your choice, they are counted out one by one: first wood, then brick, then stone, then gold, without returning to an earlier kind.
    If you pick them in another order or choose a whole payment, it is put into this order for you.
    You can put down a resource only if you have it and can still complete the payment exactly with this kind and the later ones; for a choice building the number of different kinds must come out right as well.
    On an open building you may put down up to 7 and stop at any time after the first.
    Of two resources you take from the card in SA-11.10, the second cannot be of an earlier kind than the first.
    Each resource leaves or joins your stock as soon as it is chosen.
    A payment you have begun must be completed, and the points of a building are scored after its last resource.

rule-SA-17-2 =
    You add tools to a roll one at a time and say when you are done.
    The tools on your player board come first, from space 1 to space 3, then the one-use tools of value 2, 3 and 4; you cannot go back to one you have passed over for this roll.
    Of several unused tools with the same value, the one on the lowest space is used first.

rule-SA-17-3 =
    While you still have the card with any two resources (SA-11.10), you can use it whenever you choose your next location in phase 2, when you are about to buy or decline a card or building, and when you are short of food, before you decide between paying and starving.
    Afterwards you make that same decision with your new stock, so the two resources may make a purchase or the feeding possible.
    You cannot use it in the middle of a payment, while choosing tools or during a dice draft.
    If you still have it at the end of the game, it is scored automatically (SA-16.3).

rule-SA-17-4 =
    If there is only one thing you can do, you are not asked: it is done for you and noted in the log.
    This goes for the last location to resolve, the only possible placement, the last die of a draft, a payment without alternatives, a roll when no usable tool is left, a purchase you cannot pay for while you have no other choice either, and a tribe that has to starve.
    So whenever you are asked, you have at least two options.

rule-SA-17-5 =
    Only the decision that is open right now can be made, and only by the player who is being asked.
    Nothing is accepted while it is another player's decision, while something else is being asked, or after the game is over.

rule-SA-17-6 =
    If a move is not allowed, you are told one rule as the reason; where several would apply, it is the first in the following order.
    Before anything else: the decision must be open, and yours (SA-17.5).
    When placing: the building stack is not in play (SA-3.2), you have too few unplaced people (SA-5.11), you already stand there (SA-5.6), there are not enough free places (SA-5.5), or the limits for 2 or 3 players are reached (SA-5.7).
    When resolving: you have no people there (SA-6.2).
    When adding tools: the space is empty or the tool used (SA-9.4), you do not have that one-use tool or no longer have it (SA-9.5), or it is out of order (SA-17.2).
    When buying: you cannot pay for the card (SA-10.3) or the building (SA-12.3).
    When paying or taking: you do not have the resource, it is out of order, or there would be no way left to complete the payment (SA-17.1); stopping early is only for open buildings, after the first resource (SA-12.2).
    Further: no such die is left in the draft (SA-11.7), you have too few resources for the shortage of food (SA-13.5), or you do not have the card with any two resources or have used it (SA-11.10).

rule-SA-17-7 =
    Some cards and building tiles occur more than once: the 36 cards show 34 different designs and the 28 tiles 22.
    Pieces with the same design are interchangeable, so the table and the log tell you what is on a piece but never which copy it is.

rule-SA-17-8 =
    Some things are hidden from everybody: the faces and the order of the cards in the deck, the building tiles below the top of each stack, the stacks put back into the box for 2 or 3 players, and every roll that is still to come.
    A card drawn with the extra-card effect (SA-11.6) is known only to its owner until the final scoring, but everyone sees that it was drawn and by whom.
    All else is open: resources, food, tools and whether they are used, one-use tools and the any-two card still to be used, buildings, people, tracks, scores, dice, all cards anyone has bought, the size of the deck and the height of the stacks.
    The board, the log, interim scores, card counts and computer players all keep to this, and leave the secret card out for everyone but its owner.


section-SA-18 = Variants

rule-SA-18-1 =
    The rulebook knows just one way to play: it has no solo game, no automatic opponents, no difficulty levels, no short game and no advanced rules.
    Only the number of players changes anything: the number of building stacks (SA-3.2), the limits on locations with 2 and 3 players (SA-5.7) and the number of dice in a dice draft (SA-11.7).
