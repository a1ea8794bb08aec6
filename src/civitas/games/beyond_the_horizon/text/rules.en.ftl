### The numbered rules of Beyond the Horizon, as players read them. One sentence a line.


section-BH-1 = Components

rule-BH-1-1 =
    The common pieces are the main board, the first-player marker, 44 technology cards (4 of level I, 16 of level II, 16 of level III, 8 of level IV), 27 leader cards (10 of level II, 10 of level III, 7 of level IV), 4 double-sided government cards with 8 governments, 9 goal cards in the sets A, B and C, 24 territory tiles, the cradle of civilization, 4 home territories, 24 structures in three levels, 8 settle tokens, 8 fortify tokens and coins.
    Coins never run out.

rule-BH-1-2 =
    Each civilization has a player board, 24 development cubes, 22 population pawns, an action pawn, 8 settler tokens and 8 soldier tokens.
    The unit tokens are double sided and show strengths from 1 to 6: three tokens for 1 and 2, three for 3 and 4, two for 5 and 6 of either kind.

rule-BH-1-3 =
    The colours of technologies are blue for science, green for economy, red for military and yellow for culture.
    Cards of levels I to III have one main colour, at the right end of the top bar, and perhaps a second one at the left end.
    Cards of level IV count as all four colours.

rule-BH-1-4 =
    The player board has five population columns A to E for 6, 5, 4, 3 and 2 pawns, three development tracks for food, economy and infrastructure with 8 cubes each, the investment track with 9 spaces, the area of available resources and a place for the government card.

rule-BH-1-5 =
    A pawn is always in one of five states: inactive in a column, active in the area of available resources, a unit on the map with a strength token, a scholar on a technology, or out of the game.


section-BH-2 = Setup

rule-BH-2-1 =
    The 4 technologies of level I are dealt face up to the 4 spaces of level I at random.

rule-BH-2-2 =
    Three random technologies of level IV lie face up on the 3 spaces of level IV.
    The other five leave the game unseen.

rule-BH-2-3 =
    The technologies of levels II and III are two shuffled face-down decks of 16 cards each.

rule-BH-2-4 =
    A random leader lies face down on each space of levels II, III and IV, always of the level of the space.
    The 12 leaders left over leave the game unseen.

rule-BH-2-5 =
    One random goal card of each set lies face up.
    The others leave the game.

rule-BH-2-6 =
    The cradle lies in the middle of the map, and the home territories touch it.
    With 2 players they lie on opposite sides, with 3 on every other side, with 4 in two pairs on opposite sides, so that every home has one neighbouring home and one free side of the cradle next to it.

rule-BH-2-7 =
    The places of the homes are given out in turn order.

rule-BH-2-8 =
    The 24 territory tiles form one shuffled face-down stack.

rule-BH-2-9 =
    The structures form three shuffled face-down stacks, one for each level.
    Three tiles of each level lie face up: this is the display.

rule-BH-2-10 =
    The 8 settle tokens and the 8 fortify tokens form the common supply.

rule-BH-2-11 =
    You start with 20 inactive pawns that fill your columns, one settler of strength 2 on your home, 1 active pawn, 1 coin and all 24 cubes on your tracks.
    Nothing is invested, and your action pawn stands beside the board.

rule-BH-2-12 =
    A random player gets the first-player marker and keeps it all game.
    Play goes clockwise.

rule-BH-2-13 =
    As many government cards as there are players are drawn at random, each with a random side up.
    Starting with the last player and going counter-clockwise to the first, each player takes one of those that are left.
    Cards are not turned over, and the cards not drawn leave the game.

rule-BH-2-14 =
    Despotism of your government works from the start.
    The other stages are locked.


section-BH-3 = Round and turn

rule-BH-3-1 =
    In a round each player has one turn, clockwise from the first player.
    Everybody has the same number of turns in the game.

rule-BH-3-2 =
    A turn has four phases: the action phase, the expansion phase, which is optional, the production phase and the goal phase.

rule-BH-3-3 =
    How often you have explored is counted anew every turn.


section-BH-4 = Action phase

rule-BH-4-1 =
    Take your action pawn, put it on another available action space and perform the action of that space.
    In your first turn it has to be the space of one of the four basic actions.

rule-BH-4-2 =
    A space is available if it exists with your number of players, no other player's pawn stands on it, it is not the very space your pawn comes from, you have access to it, you can pay its surcharge, you meet the condition of its action and you can carry out at least one of its tasks.

rule-BH-4-3 =
    The Grow space has room for everyone, and your pawn may stay there to grow again.

rule-BH-4-4 =
    Basic and advanced actions are open to everybody.
    The spaces on a technology card are open only to those who have researched it, and those of a private technology only to its owner.

rule-BH-4-5 =
    You may repeat an action through another free space of the same area.

rule-BH-4-6 =
    The surcharge of a space is paid when the pawn is placed, before the action.

rule-BH-4-7 =
    An action is a list of tasks that are done in the printed order.
    You may skip a task, but at least one of them has to be carried out.
    What a task costs, coins or exhausted pawns, has to be paid in full.

rule-BH-4-8 =
    There is always something you may do: Grow gives a coin even when all columns are empty.

rule-BH-4-9 =
    Skipping is offered only while another task of the action has been or can still be carried out.
    Once a task is begun, its own choices are made to the end.
    Lists of bonuses and rewards do not know this duty.

rule-BH-4-10 =
    A space becomes free only when its owner moves the pawn away.
    Spaces that do not exist with this number of players cannot be used.


section-BH-5 = The actions of the board

rule-BH-5-1 =
    The conditions of the advanced actions hold for these spaces of the board only.
    An action of a technology that researches level III or IV asks for no villages or cities.

rule-BH-5-2 =
    When an effect lets you do a basic action, you perform one of the four without moving your pawn, without needing a space and without a surcharge.
    Its own costs are paid.

rule-BH-5-3 =
    A condition counts everything that you have ever researched, founded or fortified.
    To take a settle token you need a technology of level II, to take a fortify token a village, to research level III a city or two villages, to research level IV two cities.

rule-BH-5-4 =
    The surcharge of a space is no part of the cost of its action: on a space with a surcharge of 1 coin Research II costs 3 coins in all, through another effect it costs 2.


section-BH-6 = Researching a technology

rule-BH-6-1 =
    You may research a technology space if you have no scholar there, the effect allows its level and you have researched all technologies of the lower level that are linked to it.
    For level IV any two of the linked ones are enough.
    Level I needs nothing, and “ignore prerequisites” drops this test.

rule-BH-6-2 =
    Pay the coins, exhaust the pawns asked for and move one active pawn to the space as a scholar.
    It stays there for the rest of the game.
    You may have one scholar on a technology; there is room for everybody's.

rule-BH-6-3 =
    If a card lies there and its leader is gone, you gain the immediate bonus of the card, and that is all.

rule-BH-6-4 =
    If you are the first on a space of level II, III or IV, you take its leader and resolve it completely, then you discover the card (levels II and III), then you gain the card's immediate bonus.

rule-BH-6-5 =
    To discover, choose the main colour of one of the cards linked from below.

rule-BH-6-6 =
    Cards of the deck of this level are revealed one by one until two have been revealed that show the colour anywhere on their top bar.

rule-BH-6-7 =
    Choose one of the two and put it on the space.
    All others go to the bottom of the deck in the order in which they were revealed.

rule-BH-6-8 =
    If the deck runs out with one match only, that card is taken.
    If there is no match at all, you choose among all revealed cards.

rule-BH-6-9 =
    If you ignore prerequisites, the colours offered are the main colours of those linked lower cards that lie on the board.
    If none lies there, you may choose any colour.

rule-BH-6-10 =
    From the moment the first scholar stands on a space until its leader is resolved and its card is placed, the space counts for nothing, and it cannot be chosen again.
    A research that comes up in between is completed first.

rule-BH-6-11 =
    Everybody who has researched a card has its immediate bonus, its action spaces, its permanent effects and its points at the end.

rule-BH-6-12 =
    For a private technology look at the stated number of cards from the top of that deck, keep one and put the others to the bottom in the order drawn.
    It needs no scholar and brings no leader.
    Its bonus is gained at once, its spaces are yours alone, and it counts as a researched technology of its level and colour, but never as a prerequisite.

rule-BH-6-13 =
    At the end each researched card is worth 1, 2, 3 or 4 points by its level, and what is printed on it besides.

rule-BH-6-14 =
    When a card is gained, its permanent effects hold first, then comes its immediate bonus, then whatever reacts to the research.

rule-BH-6-15 =
    The colours to choose from are those of all linked lower cards, also of such that you have not researched.
    Technologies of level IV are known from the start: only their leader is taken.


section-BH-7 = Development cubes

rule-BH-7-1 =
    A cube always leaves its track at the left end.

rule-BH-7-2 =
    When a cube leaves a space for whatever reason, the space takes effect: an immediate bonus is resolved at once, a production symbol can be used from now on, a government symbol unlocks that stage of your government.

rule-BH-7-3 =
    To invest a cube, take the leftmost cube of the track, put it on the leftmost free space of the investment track and gain the bonus of that space.
    Several cubes are invested one after another.

rule-BH-7-4 =
    After the ninth space further cubes are put to the right of the investment track.
    Each of them is worth 1 point.

rule-BH-7-5 =
    Villages, cities, structures and goal cards hold cubes, too.
    A cube never returns to its track.

rule-BH-7-6 =
    If a cube has to come from a track that is empty, take it from another track of your choice.

rule-BH-7-7 =
    If none of your tracks has a cube, investing has no effect, and you can neither found nor fortify nor build.
    A fulfilled goal is claimed all the same, without a cube.

rule-BH-7-8 =
    Infrastructure sets structures and the stages of your government free.
    Its last cube unlocks democracy.

rule-BH-7-9 =
    The stages of a government add up: a later one does not switch off an earlier one.
    Despotism and theocracy are lasting abilities, monarchy is a bonus gained once when it is unlocked, democracy scores at the end.

rule-BH-7-10 =
    When you invest, the space that the cube has left is resolved completely before the cube is placed.
    A cube that marks a village, a city, a structure or a goal goes to its place at once; then the space it left takes effect, and the reward of the place comes last.

rule-BH-7-11 =
    Taking the cube from another track is compulsory, also for investing.
    “Any track” offers all tracks that have cubes.


section-BH-8 = Population

rule-BH-8-1 =
    A pawn from the columns always comes from the leftmost column that has one, whether that column is unlocked or not.
    If all columns are empty, nothing is taken.

rule-BH-8-2 =
    An exhausted pawn goes to the rightmost column with a free place.
    If there is none, the pawn leaves the game.

rule-BH-8-3 =
    The pawn of a unit that is exhausted on the map does the same.
    Its strength token returns to your own supply.

rule-BH-8-4 =
    You may have any number of active pawns and coins.


section-BH-9 = Recruiting

rule-BH-9-1 =
    To recruit, take a pawn from the stated source and place it as a settler or soldier of the stated strength on your home territory, or on any tile that holds a cube of yours.

rule-BH-9-2 =
    The tokens are limited.
    If there is none left for this strength, the unit cannot be recruited.

rule-BH-9-3 =
    A settler never becomes a soldier, nor a soldier a settler.

rule-BH-9-4 =
    Bonuses to recruiting are added before the token is chosen, up to strength 6, and they are not optional.
    A kind whose token is missing is not offered.

rule-BH-9-5 =
    The order is: kind, pawn, token, place.
    Where the effect names the kind, no other may be recruited.
    The tile that has just been marked may be chosen as well, for the cube lies there already.


section-BH-10 = Upgrading

rule-BH-10-1 =
    An upgrade strengthens one of your units of the allowed kind, anywhere on the map.
    All its points go to the same unit.

rule-BH-10-2 =
    No unit is stronger than 6, and the surplus is lost.
    If the token for the new strength is missing, the unit rises as far as there is a token.
    If it cannot rise at all, it cannot be chosen.


section-BH-11 = Movement and exploration

rule-BH-11-1 =
    Every movement point moves one of your units to an adjacent tile.
    Extra points are added once for each move.
    The points may be divided freely among your units; you need not use all of them, but at least one unit has to move.

rule-BH-11-2 =
    Any number of units of all players may stand on a tile.
    There is no fighting, and nobody blocks the way.

rule-BH-11-3 =
    You may cross another player's home, but you may not end there.
    So a unit may enter it only while a further point is left, and it goes on before anything else happens.
    A home covered by a structure is no home any more.

rule-BH-11-4 =
    For one movement point a settler may step off the map to an empty hex that touches at least two tiles.
    The top tile of the stack is revealed, its discovery bonus is gained, the tile is added there and the settler moves onto it.
    Soldiers do not explore.

rule-BH-11-5 =
    You may explore only once in a turn, unless an effect allows more.

rule-BH-11-6 =
    When the stack of territories is empty, nobody can explore.

rule-BH-11-7 =
    Tiles have no orientation, and they never move.

rule-BH-11-8 =
    For every point choose a unit and a direction, or stop.
    Stopping is possible after the first step, but not on another player's home.
    Units of the same kind and strength on the same tile are interchangeable, so only one of them is offered.

rule-BH-11-9 =
    The discovery bonus is resolved while the settler still stands where it came from.
    The hex is reserved meanwhile.

rule-BH-11-10 =
    Every tile counts among the two that have to be touched: the cradle, all homes, territories and covered tiles.


section-BH-12 = Villages and cities

rule-BH-12-1 =
    A village is founded on a territory or the cradle that has no village and is not covered by a structure.
    You need settlers there whose total strength is at least the strength of the tile.

rule-BH-12-2 =
    Choose your settlers on the tile one after another until the strength is reached.
    All of them are exhausted completely, and surplus strength is lost.

rule-BH-12-3 =
    Then the leftmost cube of the track shown in the village area marks the village, and you gain its reward.

rule-BH-12-4 =
    A city is fortified on a tile that has a village, anybody's, and no city.
    You use up soldiers there in the same way, and a cube of the track of the city area marks it.
    Cities give no immediate reward.

rule-BH-12-5 =
    A tile has room for one village and one city.
    They may belong to the same or to different players, and each keeps its points.

rule-BH-12-6 =
    A tile with a village never takes a structure, and a covered tile never takes a village or a city.

rule-BH-12-7 =
    A strength modifier lowers the strength required, but not below 1.

rule-BH-12-8 =
    You found and fortify with a token in the expansion phase, or through an effect that lets you do so.

rule-BH-12-9 =
    Villages and cities cannot be taken over, moved or lost.

rule-BH-12-10 =
    Units of other players on the tile do not hinder you.

rule-BH-12-11 =
    An effect that names the token needs and returns one, but it does not use up your expansion phase.
    Any other effect needs no token.

rule-BH-12-12 =
    A village may get its city in the very turn in which it was founded.


section-BH-13 = Leaders

rule-BH-13-1 =
    The first player who researches a space takes its leader, even if the technology was known already.

rule-BH-13-2 =
    The leader is resolved before the technology is discovered.
    What it gives to others is resolved clockwise.

rule-BH-13-3 =
    If a leader offers options, its taker chooses exactly one.
    The scoring of that option counts for all players at the end.

rule-BH-13-4 =
    Leaders stay face up with their owner.
    Whatever reacts to a leader comes after its effect.

rule-BH-13-5 =
    What reaches several players is resolved by each completely before the next, clockwise.
    A part that you cannot use is lost for you alone.


section-BH-14 = Resolving effects

rule-BH-14-1 =
    A list of effects is resolved from left to right.
    What comes up in between is resolved completely before the list goes on.

rule-BH-14-2 =
    Pure gains happen by themselves.
    Tasks with a choice or a price may be skipped, but investing without a price may not.

rule-BH-14-3 =
    A task that cannot be done is passed over without penalty.
    If a supply is empty, the gain is lost.

rule-BH-14-4 =
    When you gain a structure, choose one of the face-up tiles of that level.
    The display is refilled at once; if the stack is empty, it shrinks.

rule-BH-14-5 =
    Structures in front of you, tokens and coins are open to everybody.

rule-BH-14-6 =
    If fewer pawns are left than you gain, you take what is there.

rule-BH-14-7 =
    A unit that cannot be recruited costs no pawn.

rule-BH-14-8 =
    Researching through an effect needs an active pawn as the scholar and the coins stated there, whatever the level.

rule-BH-14-9 =
    When an event makes your government react, despotism comes first, then theocracy.
    An ability unlocked in the course of the event does not react to it.

rule-BH-14-10 =
    A task can be carried out if its price can be paid in full and it leads to something: an eligible technology, a legal step, a tile, a token, a structure.
    Gains of coins, pawns and points can always be carried out.

rule-BH-14-11 =
    The price of a task is paid when it begins, before any of its effects.

rule-BH-14-12 =
    Effects within effects come to an end, for each is started by something that happens a limited number of times.


section-BH-15 = Expansion phase

rule-BH-15-1 =
    Build a new structure: you need the tile in front of you and a settler on the cradle, on your own home or on a territory that has no village, no structure and no unit of another player.
    Pay the coins of the tile; the settler loses 1 strength, and a settler of strength 1 is exhausted.
    The structure covers the tile, the leftmost cube of the left-hand track marks its left space, and you gain the bonus in the middle at once.

rule-BH-15-2 =
    Build an existing structure: your settler stands on a structure that another player has built and whose right space is free.
    Pay the same coins and 1 strength, mark the right space and gain the bonus.
    Units of other players do not hinder you.

rule-BH-15-3 =
    The weakened settler needs a token of its new strength.
    If none is left, it cannot build.

rule-BH-15-4 =
    Settle: return a settle token and found a village.

rule-BH-15-5 =
    Fortify: return a fortify token and fortify a city.

rule-BH-15-6 =
    The same things done through effects in other phases do not use up your expansion phase.

rule-BH-15-7 =
    The points of the left space count only if the right space is filled at the end.
    The second builder never gets them.


section-BH-16 = Production phase

rule-BH-16-1 =
    After the expansion phase choose exactly one kind of production.
    Choosing exchanges and making none is allowed.

rule-BH-16-2 =
    Population: take one pawn from every unlocked column that has one.

rule-BH-16-3 =
    Coins: gain the coins that you have unlocked.

rule-BH-16-4 =
    Exchanges, as many as you like: pay 3 coins for a pawn of the leftmost column that has one; take one of your units off the map, its token back to your supply and its pawn to the active ones; put an active pawn back to the rightmost column with a free place for 1 coin.

rule-BH-16-5 =
    Column A and 1 coin are unlocked from the start.


section-BH-17 = Goal phase

rule-BH-17-1 =
    If you fulfil goals that you have not claimed yet, you must claim one of them: put the leftmost cube of a track of your choice on the card.
    You claim only one in a turn, even if you fulfil several.

rule-BH-17-2 =
    The first claim of a card is worth 5 points, every later one 3.
    You claim each card only once.

rule-BH-17-3 =
    Goals are claimed in your own goal phase only.
    A claim stays even if you no longer fulfil the condition.

rule-BH-17-4 =
    Conditions are tested once, when the goal phase begins.
    What your claim sets free leads to no second claim in this turn.


section-BH-18 = End of the game

rule-BH-18-1 =
    The end is triggered when the claims of all players add up to 4, or to 3 with two players.

rule-BH-18-2 =
    The current round is finished, then one more full round is played.

rule-BH-18-3 =
    Goals can still be claimed after that, but the end is triggered only once.

rule-BH-18-4 =
    If the claim is made in a round, the game ends after the next round, whoever made it.


section-BH-19 = Scoring

rule-BH-19-1 =
    Goals: 5 points for every first claim, 3 for every later one.

rule-BH-19-2 =
    Technologies: 1, 2, 3 or 4 points for each card by its level, private ones included, and the points printed on cards.

rule-BH-19-3 =
    Map: villages for their founders, cities for those who fortified them, the left-hand points of a structure for the first builder if there is a second one, and the points in the middle for both.

rule-BH-19-4 =
    Investment track: the points below the last occupied space only, and 1 point for each cube beyond the ninth.

rule-BH-19-5 =
    Leaders: the points of your own leaders, what leaders give to others, and the scorings of the options chosen.

rule-BH-19-6 =
    Government: the points of democracy, if you have unlocked it.

rule-BH-19-7 =
    The most points win.
    Ties are broken by the fewest cubes left on the three tracks, then by the most active pawns, then by the most coins; if all are equal, the victory is shared.


section-BH-20 = Variants

rule-BH-20-1 =
    There is no solo game and no variant.
    The number of players changes the places of the homes, the number of governments, the action spaces and the number of claims that end the game.
