### The numbered rules of Nations, as players read them. One sentence a line.


section-NA-1 = Components

rule-NA-1-1 =
    There are 296 Progress cards, 74 for each age: 14 buildings, 8 military units, 8 colonies, 8 wars, 8 battles, 8 Golden Ages, 10 wonders and 10 advisors.

rule-NA-1-2 =
    There are 48 event cards, 12 for each age.
    Each shows a number of architects, a number for the famine and two events.

rule-NA-1-3 =
    There are five player boards with two sides: Egypt, Greece, Rome, Persia and China.
    All A sides are alike, and every B side is different.

rule-NA-1-4 =
    The Progress Board has 3 rows of 7 columns.
    The Overview Board shows books, player order, rounds, strength from 0 to 40, stability, the levels of difficulty, the war, the event and the architects.

rule-NA-1-5 =
    Each nation has 13 workers.
    The rest of the box is markers: discs, architects, chits for resources and points, and the markers of the war, the round and used actions.

rule-NA-1-6 =
    The solo game adds 24 tiles, 6 for each age, and a die.

rule-NA-1-7 =
    Neither the bank of resources nor the supply of architects ever runs out.


section-NA-2 = Values and general procedures

rule-NA-2-1 =
    There are four resources: gold, food, stone and books.
    None of them is ever below 0, and books have no upper limit.

rule-NA-2-2 =
    Nobody ever has fewer than 0 victory points.
    Losing a point that one does not have has no effect.

rule-NA-2-3 =
    Of free will nobody pays more than he has.
    Only forced losses can lead to shortages (NA-2.20).

rule-NA-2-4 =
    Strength and stability are no resources but are counted anew after every change.
    Workers count the value of their card; colonies, completed wonders, advisors and the board are added; each emptied space of the Stability section takes 3 stability away.

rule-NA-2-5 =
    A wonder under construction counts nothing, and neither does a building or military card without workers.

rule-NA-2-6 =
    Wherever it matters, strength above 40 counts as 40 and stability above 15 as 15.
    Between nations all negative stabilities are equal; for lost books and for the score they keep their real value.

rule-NA-2-7 =
    A nation with negative stability is in revolt.

rule-NA-2-8 =
    With two to four players a nation is the most only if its value is strictly higher than that of everybody else.
    If several share the top, nobody is the most.

rule-NA-2-9 =
    A nation is the least if nobody is lower.
    All who tie are the least and suffer in full.

rule-NA-2-10 =
    A nation in revolt is never the most stable.
    All nations in revolt tie for the least stable.

rule-NA-2-11 =
    In an event the others are all nations that are not in the named group.
    If the group is empty, everybody is one of the others.

rule-NA-2-12 =
    Five players follow NA-15.2, and the solo game follows NA-17.6.

rule-NA-2-13 =
    Nations are compared in strength, stability, food, workers, Golden Ages bought this round and workers on buildings of age IV.
    Food, workers and counts have no upper limit.

rule-NA-2-14 =
    After every single change strength and stability are counted anew, and every card that leaves the game on a condition is checked, in reverse player order.
    Whatever has to go goes at once, again and again until nothing changes, also in another player’s turn.

rule-NA-2-15 =
    To remove a card means to put it out of the game for good.
    A printed card that was covered once is lost even if its cover goes later.

rule-NA-2-16 =
    The workers of a removed card become free.
    The architects of an abandoned wonder go back to the supply, the stone is lost, and unused private architects go with their card.

rule-NA-2-17 =
    Removing advisors means all advisors of the nation.
    Removing a colony means one, chosen by its owner.

rule-NA-2-18 =
    Whoever has to lose something pays as much of it as he can.

rule-NA-2-19 =
    For each missing unit of gold, food or stone a book is lost, and once for each missing kind a victory point (NA-2.22).

rule-NA-2-20 =
    If books are missing, a victory point is lost for the books, and for each missing book one unit of gold, food or stone of the player’s choice.
    What nobody has left is forgiven.

rule-NA-2-21 =
    Several losses at once are first paid each from its own stock, then points are lost for all missing kinds, then the missing units are taken from the books, and only then comes NA-2.20.

rule-NA-2-22 =
    In one round a nation loses at most one victory point for each missing kind.
    A kind is ticked off only if a point was really lost for it.

rule-NA-2-23 =
    Points lost by war, revolt or events are not limited so.

rule-NA-2-24 =
    To take a worker means to move one from the population track to the free workers.
    The player chooses the Food or the Stability section, which has to hold a worker.

rule-NA-2-25 =
    Each emptied space of the Food section costs 3 food in every production.
    Each emptied space of the Stability section costs 3 stability at once.

rule-NA-2-26 =
    To return a worker means to put a free one back into a section of choice that has room.
    If none is free, one is first taken off a card; without any workers nothing happens.

rule-NA-2-27 =
    If both sections are full, the worker stands above the track.
    Workers there cost nothing and have to be taken first.

rule-NA-2-28 =
    If several workers are taken at once, each is chosen by itself.


section-NA-3 = Set-up

rule-NA-3-1 =
    First the number of players, the levels of the cards, the sides of the boards, the number of ages and the easier start are agreed.

rule-NA-3-2 =
    The Progress cards in use and the event cards are shuffled age by age.
    Cards are drawn only from the decks of the current age.

rule-NA-3-3 =
    The player order is random.
    The first player starts with 1 book, the second with 2, and so on.

rule-NA-3-4 =
    Each player chooses a level of difficulty: Chieftain 4, Prince 3, King 2 or Emperor 1.
    The number is used in growth only.

rule-NA-3-5 =
    All active columns of the Progress Board are filled with cards of age I.

rule-NA-3-6 =
    On side A every nation is the same; side B follows NA-16.9.
    The board gives resources, points, free workers and a full population track, and its printed cards are in play as cards of age 0.

rule-NA-3-7 =
    Strength and stability start at 0, plus what the board gives.

rule-NA-3-8 =
    No event is revealed before the growth of the first round.

rule-NA-3-9 =
    At the start no worker is at work.


section-NA-4 = The round

rule-NA-4-1 =
    The full game has four ages of two rounds each.
    A round has a Maintenance, an Action and a Resolution phase.

rule-NA-4-2 =
    Maintenance: round marker, Progress cards, growth, new event, architects.

rule-NA-4-3 =
    Resolution: production, player order, war, events, famine, and at the end of an age its scoring.

rule-NA-4-4 =
    At the end of the round everything that was kept for the round is cleared: used actions, passing, cards bought, shortages, losses in war, the event card and effects that last until then.


section-NA-5 = Maintenance phase

rule-NA-5-1 =
    The round marker moves on, except in the first round.
    Each age has two rounds.

rule-NA-5-2 =
    From the second round on, the cards left in rows 1 and 2 are removed, those in row 3 move to the left of row 1 in their order, and all empty spaces of the active columns are filled, row 1 first.

rule-NA-5-3 =
    There are 4 active columns with one or two players, 5 with three, 6 with four and 7 with five.
    A card costs as much gold as its row; spaces emptied by purchases stay empty until the next round.

rule-NA-5-4 =
    Cards of an earlier age that moved to row 1 stay and keep their age.
    If a deck is empty, the space stays empty.

rule-NA-5-5 =
    In growth, in reverse player order, each player takes one worker or receives gold, food or stone as many as the number of his level of difficulty.
    There has to be a worker left.

rule-NA-5-6 =
    One event card of the current age is revealed.
    It takes effect in this round’s Resolution phase.

rule-NA-5-7 =
    Unused public architects go back, and new ones are placed: none in the solo game, 1 with two players, 2 with three or four, 3 with five, plus the number on the event card.
    Private architects are filled up to their number; nothing accumulates.


section-NA-6 = Action phase

rule-NA-6-1 =
    In player order the players take turns until all have passed.
    Whoever has passed does nothing more in this round.

rule-NA-6-2 =
    In a turn a player takes one action or passes: buy a Progress card, send a worker to work, hire an architect or use a special action.
    Any other decision has to wait until it is asked for.

rule-NA-6-3 =
    In his own turn a player may take workers off his cards for free, as often as he likes, before and after the action and before passing.

rule-NA-6-4 =
    Passing is final.
    The order of passing is remembered: who was first and who was last.

rule-NA-6-5 =
    The first turn of a round is the first time a player’s turn comes, even if it is skipped.

rule-NA-6-6 =
    Some advisors act at the start of the first turn: one makes its owner skip the turn, another gives two actions.
    With both, the turn is skipped.

rule-NA-6-7 =
    A player who alone has not passed goes on taking turns until he passes.

rule-NA-6-8 =
    To buy a card means to choose one that lies on the Progress Board, to pay its price and to use it at once.
    Cards cannot be kept for later.

rule-NA-6-9 =
    The price is the number of the row, changed by what raises it.
    Effects that ask for a price look at the gold really paid.

rule-NA-6-10 =
    A purchase needs enough gold.
    A colony needs strength, a battle a worker on a military card, and a war that none was bought this round and that no own card forbids it.

rule-NA-6-11 =
    First the price is paid and the card taken, then cards that notice purchases act, the buyer’s first, then those that notice the last gold, then the card itself is used, and last come effects on the bought card.

rule-NA-6-12 =
    A card taken for free is bought like any other, but for no price.


section-NA-7 = The eight types of cards

rule-NA-7-1 =
    Buildings and military units share the work spaces.
    The buyer chooses an empty space or one whose card is removed; the new card has no workers.

rule-NA-7-2 =
    Each worker on a building adds its goods to the production and its stability at once.
    Each worker on a military card adds its strength at once, and its upkeep is paid in production.

rule-NA-7-3 =
    A military card has one attack value, which counts once if a worker is there.

rule-NA-7-4 =
    A colony needs as much strength as it shows when it is bought.
    It goes to a colony space; if none is empty, the buyer gives one colony up.

rule-NA-7-5 =
    A war is laid on the war space with the buyer’s strength of that moment.
    There is at most one war in a round.

rule-NA-7-6 =
    A battle brings books, food or stone, as many as the highest attack value among the buyer’s military cards with a worker.
    Then the card is removed.

rule-NA-7-7 =
    A Golden Age brings 2 of its resource plus the golden bonus, or 1 victory point for as many resources of any kinds as the age of the card less the bonus.
    The price has to be paid in full; then the card is removed.

rule-NA-7-8 =
    Golden bonuses add up.

rule-NA-7-9 =
    A wonder goes to the construction space.
    A wonder that is still under construction there is removed with its architects.

rule-NA-7-10 =
    An advisor goes to the advisor space, and the one before is removed.
    Another space for him needs a wonder that offers it.


section-NA-8 = Workers

rule-NA-8-1 =
    To send a worker to work, a player pays the stone that the building or military card asks for and puts a free worker on it.
    One worker goes with each action.

rule-NA-8-2 =
    A worker from another card may be used, too: he is taken off first, which is a change of its own.

rule-NA-8-3 =
    Workers never go to work straight from the population track, nor to colonies, wonders or advisors.

rule-NA-8-4 =
    Any number of workers may stand on a card.

rule-NA-8-5 =
    Taking a worker off a card is free, but only in the own turn and only where one stands.
    What he did ends at once.

rule-NA-8-6 =
    Sending a worker for free costs no stone.
    He is a free worker or is taken off another card first, and the card has to be one that the effect allows.


section-NA-9 = Architects and wonders

rule-NA-9-1 =
    Hiring needs a wonder under construction, an architect at hand and the stone of the next section.
    One section is built with each action, and the player chooses where the architect comes from.

rule-NA-9-2 =
    An architect hired for free comes from the supply and costs no stone.

rule-NA-9-3 =
    What a hired architect triggers happens before the wonder is completed.

rule-NA-9-4 =
    When the last section stands, first cards that reward completed wonders act; then the wonder is placed on an empty space or over another wonder, which is removed; then it counts; then its effects for being ready follow.

rule-NA-9-5 =
    A wonder does not reward its own completion.
    One that is covered has acted before.

rule-NA-9-6 =
    A wonder of an earlier age may be completed at any later time.


section-NA-10 = Special actions

rule-NA-10-1 =
    A special action stands on a card in play; its condition has to hold, and its price has to be paid.
    One that is limited to once a round is marked as used.

rule-NA-10-2 =
    Special actions are offered by the wonders Petra, Piazza San Marco and Royal Society and by the advisors Alhazen, Marco Polo, Galileo Galilei, Suleiman I, Abraham Lincoln and Simón Bolívar.


section-NA-11 = Resolution phase

rule-NA-11-1 =
    Everybody produces at the same time.
    Conditions are read once at the start.

rule-NA-11-2 =
    For each resource everything is added up to one total: workers, colonies, wonders, advisors, the board and effects, less 3 food for each emptied space of the Food section and, in revolt, a book for each point of stability below 0.

rule-NA-11-3 =
    A nation in revolt also loses exactly one victory point.

rule-NA-11-4 =
    First all positive totals are received, then all negative ones are lost as one loss.

rule-NA-11-5 =
    Choices within production come first, in reverse player order; choices in shortages follow.

rule-NA-11-6 =
    The new player order goes by strength, then by stability.
    Nations that nothing tells apart keep their order.

rule-NA-11-7 =
    An event card may say that the order does not change; then this step is left out.

rule-NA-11-8 =
    If a war was bought, each nation, in reverse player order, is defeated if its strength is lower than the war’s.
    The buyer is judged like everybody else.

rule-NA-11-9 =
    First the effects of being defeated act.
    Then the nation loses a victory point and the resources on the card, less its stability; if several kinds are involved, it divides what is saved.

rule-NA-11-10 =
    What each nation really lost is remembered for this round.
    The war card is removed.

rule-NA-11-11 =
    Then the events of the round follow (NA-12.1).

rule-NA-11-12 =
    Famine and the end of the age come last (NA-13.1, NA-13.2).


section-NA-12 = Events

rule-NA-12-1 =
    First the first event of the card takes effect completely, then the second.

rule-NA-12-2 =
    Whom an event concerns is fixed when it begins; for the second, after the first is over.

rule-NA-12-3 =
    If several nations choose, the last in player order chooses first.
    When all have chosen, it takes effect for all.

rule-NA-12-4 =
    The effects of an event follow in their printed order.

rule-NA-12-5 =
    Whoever goes first or last moves to that end of the order.
    Among themselves nations keep their order.

rule-NA-12-6 =
    An offer may be declined; it is accepted completely or not at all, except where single units are offered.

rule-NA-12-7 =
    Of two alternatives one that cannot be carried out in full may not be chosen while the other can.
    If neither can, the player chooses freely, but never to remove what he does not have.

rule-NA-12-8 =
    Stability does not reduce what events take.

rule-NA-12-9 =
    The rulings on single events follow from NA-18.40 on.


section-NA-13 = Famine and the end of an age

rule-NA-13-1 =
    Every nation loses as much food as the event card says.

rule-NA-13-2 =
    At the end of an age every nation gains a victory point for each nation with fewer books.
    Then effects at the end of an age act.


section-NA-14 = The end of the game

rule-NA-14-1 =
    The game ends after the last age that is played.

rule-NA-14-2 =
    The score is the sum of points in hand, points of colonies, points of completed wonders, points of workers, and one point for every 10 resources, strength and stability together.

rule-NA-14-3 =
    On each card the first worker scores the first printed value, the second the second, and so on.
    Workers beyond the printed values and free workers score nothing.

rule-NA-14-4 =
    In that sum strength counts at most 40 and stability at most 15; negative stability counts as it is, but the points are never negative.

rule-NA-14-5 =
    A wonder under construction scores nothing, and advisors score nothing by themselves.

rule-NA-14-6 =
    The highest score wins.
    A tie is won by whoever is earlier in the last player order.


section-NA-15 = Five players

rule-NA-15-1 =
    Five players need more than the basic cards.

rule-NA-15-2 =
    The two highest are the most; if there is a tie across the second place, only those above it.
    The two lowest are the least, with all who tie.

rule-NA-15-3 =
    This holds for everything that is compared, for events and cards alike.

rule-NA-15-4 =
    First and second to pass are both first; fourth and fifth are both last.

rule-NA-15-5 =
    Both nations get the full reward, and all who suffer do so in full.

rule-NA-15-6 =
    There are 7 columns and 3 public architects.


section-NA-16 = Levels and variants

rule-NA-16-1 =
    The cards have three levels.
    The basic deck has 36 cards an age, with the advanced ones 55, with the experts’ 74.

rule-NA-16-2 =
    Beginners best play with basic cards, A sides, three or four players and the level Prince.

rule-NA-16-3 =
    The level of difficulty is personal and changes growth only.

rule-NA-16-4 =
    For a competition everybody plays the A side at one level.
    In the balanced deck some basic cards of each age are exchanged at random for others of the same type and age.

rule-NA-16-5 =
    Two players play by the same rules with 4 columns and 1 architect.

rule-NA-16-6 =
    The short game ends after one, two or three ages.

rule-NA-16-7 =
    In the easier game every player starts with one more free worker from a section of choice.
    His space is covered: it costs nothing and cannot be filled.

rule-NA-16-8 =
    The easier game goes with every other variant.

rule-NA-16-9 =
    With B sides as many boards as players are drawn at random.
    In reverse player order each takes one of those left and chooses its side.

rule-NA-16-10 =
    The special B sides: Egypt has a private architect and the Pyramids, Greece a golden bonus of 1, Rome 2 strength, Persia a third colony space, China 6 wonder spaces, 1 colony space, 6 workers and a food for passing first.


section-NA-17 = The solo game

rule-NA-17-1 =
    One player plays against a virtual opponent, which consists of strength, stability and books.

rule-NA-17-2 =
    The player starts first with 1 book, the opponent has 2.

rule-NA-17-3 =
    In place of an event card a tile of the age is drawn.
    It sets the opponent’s strength and stability, adds its books and gives the architects and the famine.

rule-NA-17-4 =
    After each action, except sending a worker to a building, the die is rolled for the opponent.

rule-NA-17-5 =
    If the player is second in order, the die is also rolled at the start of the Action phase.

rule-NA-17-6 =
    Comparisons are made with the opponent’s strength, stability and books.
    In everything else the player wins all ties: he passes first, has the most and is never the least.

rule-NA-17-7 =
    On 1 to 4 all cards of that column are removed.
    If a war is among them and none was bought this round, the opponent buys the cheapest with its own strength.

rule-NA-17-8 =
    On 5 or 6 the tile changes the opponent; its strength and books never fall below 0.

rule-NA-17-9 =
    There is at most one war in a round, and the opponent never suffers from it.

rule-NA-17-10 =
    In place of the events the player gains a victory point if he is more stable than the opponent, else he loses one.
    At the end of an age he gains 3 if he has more books.

rule-NA-17-11 =
    Cards against other nations do nothing to the opponent.

rule-NA-17-12 =
    The score is compared with the Hall of Fame, from Dan Quayle with 10 points to Trajan with 70.

rule-NA-17-13 =
    The short and the easier game go with the solo game.


section-NA-18 = Rulings on cards

rule-NA-18-1 =
    What a card says goes before the rules.
    It acts on its owner only, unless it names others; all includes the owner.

rule-NA-18-2 =
    A condition inside production is read at the start of production.
    A condition for removal is read all the time.

rule-NA-18-3 =
    Colosseum and South Pole Expedition take food as a forced loss when they are ready.

rule-NA-18-4 =
    This number is not used: its card belongs to the expansion.

rule-NA-18-5 =
    Great Lighthouse and Red Fort look at the gold really paid: exactly 3 and exactly 1.

rule-NA-18-6 =
    Petra turns 1 food into 3 books, gold or stone.
    Piazza San Marco turns 2 gold into 5 books, food or stone.

rule-NA-18-7 =
    Sphinx gives 5 stone for each other wonder that its owner completes.

rule-NA-18-8 =
    For Terracotta Army, British Museum and Brandenburg Gate the nations are determined after the wonder is placed; the owner can be one of them.

rule-NA-18-9 =
    Angkor Wat and Lin Zexu take books inside the production total.

rule-NA-18-10 =
    Chichen Itza gives its owner a victory point when he buys a war.

rule-NA-18-11 =
    The Great Wall saves the victory point of a defeat if its owner passed first.
    Resources are lost as usual.

rule-NA-18-12 =
    Forbidden Palace gives a victory point at the moment of passing first.

rule-NA-18-13 =
    Himeji Castle gives 4 stone when its owner covers a building with a building of a higher age.

rule-NA-18-14 =
    Royal Society sends one worker to work free of stone, as an action.

rule-NA-18-15 =
    Sistine Chapel gives 3 books for each architect that its owner hires after it is complete, paid or free.

rule-NA-18-16 =
    After Versailles its owner counts as the least stable until the end of the round.
    His real stability still helps in war and is no revolt.

rule-NA-18-17 =
    With MIT a bought building may get one worker at once, free of stone.

rule-NA-18-18 =
    Titanic concerns all nations in reverse player order: lose 4 gold or remove advisors.

rule-NA-18-19 =
    Potala Palace scores 1 for each own advisor, Big Ben 1 for each own colony of age IV, the Statue of Liberty 2 for the most workers.

rule-NA-18-20 =
    Private architects of Alhambra, Archimedes, Marie Curie and Egypt may be used in the round in which they come.

rule-NA-18-21 =
    Boudica leaves as soon as her owner has a worker on a military card, Qin Shi Huang as soon as he is least stable, Harald Hardrada as soon as he is least strong.

rule-NA-18-22 =
    This number is not used: its card belongs to the expansion.

rule-NA-18-23 =
    The Porcelain Tower has room for a second advisor.
    He goes when the tower goes.

rule-NA-18-24 =
    Hannibal adds 1 to his owner’s attack and makes battles 1 gold dearer for all others.

rule-NA-18-25 =
    Cyrus, Eleanor and Disraeli give the same for one or more colonies bought this round, also before the advisor came.

rule-NA-18-26 =
    With Anna Komnene the upkeep and the negative stability of workers on military cards are ignored.

rule-NA-18-27 =
    With Genghis Khan in play all nations have 3 stability less.

rule-NA-18-28 =
    Mansa Musa gives 2 books and 1 food whenever his owner pays his last gold of free will, also for the purchase that replaces him.

rule-NA-18-29 =
    Marco Polo turns 2 food or 2 stone into 4 gold.
    Sejong gives 2 stone for a Golden Age, Abu Bakr 2 books for a battle, Montezuma 3 books for a war or battle.

rule-NA-18-30 =
    Elizabeth adds 8 strength only in the comparison with the war.

rule-NA-18-31 =
    Galileo takes a Golden Age or a wonder from any row for nothing, as an action.

rule-NA-18-32 =
    Isabella gives 3 gold for each own colony of age III, Tokugawa 2 stone for each own building or military card of the current age, Nobel 3 stone for each worker on buildings of age IV and forbids to buy wars.

rule-NA-18-33 =
    With Martin Luther every defeated nation loses 4 food more.

rule-NA-18-34 =
    This number is not used: its card belongs to the expansion.

rule-NA-18-35 =
    Peter the Great gives 5 stone, gold or books if a war was bought and his owner is stronger than it.

rule-NA-18-36 =
    With Pocahontas colonies need 4 strength more.
    With Shaka Zulu another nation that buys a colony receives 5 stone.

rule-NA-18-37 =
    Suleiman I, while his owner is strongest, and Abraham Lincoln take a worker as an action.

rule-NA-18-38 =
    With Florence Nightingale shortages cost no victory points.

rule-NA-18-39 =
    With Frederick the Great military cards cost 2 stone less, but at least 1.
    Simón Bolívar gives 4 gold and 4 stone for an own colony, as an action.

rule-NA-18-40 =
    Jain Asceticism gives back the points lost in this round’s war, Song Resistance the resources as well.

rule-NA-18-41 =
    Zoroastrian Revival: each most stable nation chooses 4 stone or that all others lose 3 food, which happens once.

rule-NA-18-42 =
    In Ashoka’s Conversion and Mercantilism any number of workers may be taken off military cards or buildings, for 2 books or 2 stone each.

rule-NA-18-43 =
    Qin Unification needs a war.
    For Peace of God another nation has to have bought it.

rule-NA-18-44 =
    Sea Peoples take the last architect off the wonder under construction, or a victory point.

rule-NA-18-45 =
    In the Bronze Age Collapse every nation that is neither strongest nor most stable loses a victory point.

rule-NA-18-46 =
    In the Ecological Collapse a nation with fewer than 2 food has to go last.

rule-NA-18-47 =
    Hajj from Mali takes all gold above 2.

rule-NA-18-48 =
    In the Fourth Crusade the strongest may pay 3 gold for a victory point; then the weakest lose 4 books, once.

rule-NA-18-49 =
    For Stupor Mundi at least one Golden Age has to have been bought.

rule-NA-18-50 =
    In the Sinking of the Vasa 10 strength may be given up only with at least 10; a nation with fewer than 3 gold has to.
    It counts for the second event only.

rule-NA-18-51 =
    Papal Indulgence and Great Exhibition give free architects for the own wonder, which may be completed so.

rule-NA-18-52 =
    In the Entente Cordiale up to two workers, free ones or from own cards, go to military cards one after the other.

rule-NA-18-53 =
    Janissaries and Han Dynasty give their goods only with the workers, and only if so many are left.

rule-NA-18-54 =
    Pilgrims: the worker has to be taken if one is left.

rule-NA-18-55 =
    Anarchism removes the advisors and takes a victory point.

rule-NA-18-56 =
    For the Industrial Revolution at least one worker on such a building is needed.

rule-NA-18-57 =
    Solomon’s Temple gives a victory point at each end of an age.
    As soon as its owner is defeated, it is removed before he loses anything.

rule-NA-18-58 =
    Alhazen swaps two cards on the Progress Board, once a round, as an action.
    Both spaces have to hold a card, and the second one named lies behind the first.

rule-NA-18-59 =
    Niccolò Machiavelli draws two event cards instead of one and chooses; the other is removed.
    In the solo game he does so with tiles.
