### The numbered rules of Guns & Steel, as players read them. One sentence a line.


section-GS-1 = Components

rule-GS-1-1 =
    The box holds 100 cards: 20 starter cards, 5 in each of 4 colours; 25 civilization cards of the New World and 25 of the Renaissance; 20 wonder cards, 10 for each set; 6 reference cards and 4 score track cards.
rule-GS-1-2 =
    There are also 24 wooden markers, 6 in each colour: 1 score marker and 5 glory markers.
    They are needed only with the Renaissance and when both sets are combined.
rule-GS-1-3 =
    Each set has 7 civilization cards of the Horse Era, 6 of the Gunpowder Era, 5 of the Oil Era, 4 of the Earth Era and 3 of the Space Era, and 2 wonders for every Era.
rule-GS-1-4 =
    Food and Iron exist on starter cards only: 3 of your 5 starter cards show Food, 2 show Iron.
rule-GS-1-5 =
    The reference cards only help you remember; they have no function in the game.


section-GS-2 = Cards, sides and places

rule-GS-2-1 =
    Every civilization card, starter cards included, has a resource side and a technology side.
    The resource side shows one resource and the points of the card.
    The technology side shows name, type, effect, base cost, strength, sometimes a reaction icon, the same points, and the resource on the back.
    The resource of a card that is no starter is that of its Era.
rule-GS-2-2 =
    A civilization card is always in exactly one place: in the box, in the pyramid, in a research stack, in a player's hand or in a player's tableau, where it lies resource side up or technology side up.
    A card that you own stays yours until the end: cards are never discarded, given back or stolen.
    Only wonders can change their owner.
rule-GS-2-3 =
    There are civil cards (green), tactical cards (blue) and military cards (red).
    Whether a card has a reaction icon does not depend on its type.
rule-GS-2-4 =
    A card in your tableau may be turned over only where a rule or an effect says so.
    To deplete a card means to turn it from its resource side to its technology side; the technology is not activated by that.
    To replenish a card means to turn it from its technology side to its resource side.
rule-GS-2-5 =
    Cards are depleted for four purposes only: to pay for a purchase, to pay the cost of an effect, to turn up tactical or military cards when you are attacked, and to lose resources after a lost battle.
    Only a purchase really uses the resource.
    When you pay the cost of an effect, turning the card is the whole price: you do not receive its resource as well.
    In the other two cases nobody receives anything for it, unless the attack says so.
rule-GS-2-6 =
    Food, Iron, Horse, Gunpowder and Oil are each 1 unit of their own type.
    Earth is 1 wild unit, which counts as any type.
    Space is 2 wild units for one and the same payment, which may stand for the same type or for two different ones, but never for two Space resources.
    No price names Earth or Space.
rule-GS-2-7 =
    If Space is used where only 1 unit is needed, its second unit is lost.
rule-GS-2-8 =
    Effects can give you temporary resources.
    They belong to the player whose turn it is, they are no cards, and they are gone at the end of that turn.
    Cards lying resource side up stay from turn to turn.
rule-GS-2-9 =
    Your military strength is the sum of the strengths on all cards lying technology side up in your tableau, whatever their type and whenever they came there.
    Cards in hand and cards lying resource side up do not count.
rule-GS-2-10 =
    A wonder lies sepia side up while it can still be built, and coloured side up when somebody owns it.
    Wonders are never taken into hand, and you can lose one only to a successful attack that says so.
rule-GS-2-11 =
    You may look at both sides of your own cards at any time.
    Everybody sees the cards lying technology side up, the resource and the points of every card lying resource side up, how many cards each player has in hand and which cards each player owns, as well as the pyramid, the top cards of the stacks, the wonders, the markers and the score tracks.
rule-GS-2-12 =
    With open hands, which is the usual way to play here, everybody also sees what is in other players' hands and on the back of their resource cards.
    With closed hands this stays secret (GS-15.4).


section-GS-3 = Setup

rule-GS-3-1 =
    Choose one of three ways to play, New World, Renaissance or both sets combined (section GS-12), for 2, 3 or 4 players.
rule-GS-3-2 =
    Each player takes the five starter cards of one colour into hand.
    With the Renaissance, and with both sets, each player also gets a score track that begins at 0 and 5 glory markers.
rule-GS-3-3 =
    The civilization cards of the chosen sets are sorted by Era.
    With 2 players the cards with the two-player icon go back into the box: one card for each Era and set.
rule-GS-3-4 =
    Each Era is shuffled by itself, and its cards form one row of the pyramid, technology side up and visible to all.
    From bottom to top the rows have 7, 6, 5, 4 and 3 cards with 3 or 4 players, and 6, 5, 4, 3 and 2 cards with 2 players.
    Every card above the bottom row rests on two cards of the row below.
rule-GS-3-5 =
    Of the ten wonders of the set exactly one for each Era is used; it lies sepia side up beside the row of that Era.
    The other one goes into the box, so 5 wonders are in play.
rule-GS-3-6 =
    Each of the two wonders of an Era shows the picture of one civilization card.
    The wonder whose card lies further to the left in the row is used.
    If only one of these two cards lies in the row, its wonder is used; if neither does, chance decides.
rule-GS-3-7 =
    The starting player is drawn at random, and play goes clockwise.
rule-GS-3-8 =
    As a compensation, the last player in turn order lays one starter card of their choice from hand onto the table, resource side up, before the first turn.
    With 4 players both the third and the fourth player do so, in this order.
rule-GS-3-9 =
    There are no solo game, no automatic opponents, no levels of difficulty and no short game: the three card sets and the number of players are all there is to choose.


section-GS-4 = The turn

rule-GS-4-1 =
    Players take complete turns, clockwise.
    A turn has four phases: Resource Phase, Technology Phase, Purchase Phase and End Phase.
    The next player begins only when your turn is over.
rule-GS-4-2 =
    If you have no card in hand when your turn begins, you skip the Resource Phase and the Technology Phase.
rule-GS-4-3 =
    If you have exactly one card in hand when your turn begins, you must lay it as a resource, and you skip the Technology Phase.


section-GS-5 = Resource Phase and Technology Phase

rule-GS-5-1 =
    Resource Phase: if you have a card in hand, lay exactly one card of your choice from your hand into your tableau, resource side up.
rule-GS-5-2 =
    Technology Phase: if you still have a card in hand, lay exactly one card of your choice from your hand into your tableau, technology side up.
rule-GS-5-3 =
    You may then activate the technology you have just laid.
    You need not do so, but if you do, all steps of its effect are carried out in the printed order as far as possible; you cannot stop half-way or leave out a step that can be done.
rule-GS-5-4 =
    If you do not activate it, the technology does nothing, though its strength counts, until you lay it again in a later turn or another card activates it.
rule-GS-5-5 =
    A technology is activated only when it is laid in the Technology Phase or when an effect activates it.
    Turning a card over and buying a card never activate it.
rule-GS-5-6 =
    An effect may apply to the card itself: a card that replenishes its own kind of resource may turn itself to its resource side.
rule-GS-5-7 =
    A card whose effect begins with a cost can be activated only if you can pay the whole cost (GS-13.6).
rule-GS-5-8 =
    If an effect concerns several players, each of them carries out their part as far as possible.
    It does not matter to you whether others can use theirs.
rule-GS-5-9 =
    If an effect is aimed at exactly one opponent, you choose one who meets its condition; it is never yourself.
    If nobody does, this step does nothing, and the other steps still take place.
rule-GS-5-10 =
    Tactical cards let you lay further military cards from your hand, activate military cards, or both.
    If a card does both, and you have laid at least one military card with it, you have to activate as many of the cards so laid as it says.
    If you have laid none, nothing is activated in this way.
rule-GS-5-11 =
    Cards laid by such an effect lie technology side up and are not activated by being laid.
rule-GS-5-12 =
    Each single card can be activated only once in a turn, and a card whose effect is still being carried out cannot be activated again inside it.
rule-GS-5-13 =
    Temporary resources can be used for the rest of the turn: for the costs of effects and for purchases.


section-GS-6 = Attacks

rule-GS-6-1 =
    An attack always goes against all opponents at once; nobody can be left out.
rule-GS-6-2 =
    Beginning with the player to the attacker's left, the opponents react one after the other, clockwise.
    Each finishes before the next one begins, and may take earlier reactions into account.
rule-GS-6-3 =
    When you are attacked you may, as often as you like and in any order, lay cards with a reaction icon from your hand, technology side up, and deplete cards lying resource side up whose technology is tactical or military.
    You say when you have done enough.
rule-GS-6-4 =
    You may do so even if it cannot change the outcome.
    A civil card can never be depleted in this way, and a card without a reaction icon cannot be laid from the hand.
    A depleted tactical or military card needs no reaction icon.
rule-GS-6-5 =
    Technologies that come to the table in this way are not activated, and you do not receive the resource of a card you deplete.
rule-GS-6-6 =
    The attacker does not react.
    When all opponents are done, the attacker's strength is added up once and compared with the strength of each opponent separately.
rule-GS-6-7 =
    If the attacker's strength is higher, that opponent is defeated.
    If it is equal or lower, the opponent is undefeated: nothing happens to them, and nothing happens to the attacker because of them.
rule-GS-6-8 =
    After that the remaining steps of the attack card follow in their order.
    Players who are concerned by a step act clockwise from the attacker's left, and each of them makes their own choices.
rule-GS-6-9 =
    If you lose resources, you choose cards lying resource side up that are worth as many units as you have to lose, and deplete them: Space is worth 2 units here, every other card 1.
    You may not deplete a card that is not needed.
    If all your resource cards together are not enough, you deplete all of them.
rule-GS-6-10 =
    If an attack takes resources, the attacker gains for every card depleted one temporary resource of the same kind.
rule-GS-6-11 =
    If you have to hand over a wonder and own several, you choose which one.
    The attacker gets one from each defeated player who owns any, coloured side up.
rule-GS-6-12 =
    Steps that concern the attacker take place whatever the outcome, except for points counted for each defeated opponent.
    Points for the undefeated go to every attacked player who was not defeated.
rule-GS-6-13 =
    You may attack even if nobody can be hurt by it.
rule-GS-6-14 =
    If you activate an attack card of an opponent, you are the attacker, with the strength of your own tableau.
    The strength of that card counts for its owner, who is attacked like everybody else.


section-GS-7 = Purchase Phase

rule-GS-7-1 =
    In your Purchase Phase you may buy one card, or none: any card of the pyramid, however deep it lies, or, with both sets, the top card of a research stack.
rule-GS-7-2 =
    A card costs its base cost and the link surcharge.
rule-GS-7-3 =
    The link surcharge of a card in the pyramid is 1 unit of any type for each linked card.
    Linked are the cards still lying directly below the card, at most two, the cards still lying directly below those, and so on; each is counted once.
    A gap breaks the chain: what lies only under a missing card is not linked.
rule-GS-7-4 =
    The link surcharge of a card on a research stack is 1 unit of any type for each card of an earlier Era that still lies in the pyramid, wherever it lies.
    Cards in stacks and cards of the same Era or a later one do not count.
rule-GS-7-5 =
    You pay with temporary resources and with your own cards lying resource side up, in any mix, with exchanges and wild resources, as section GS-13 says.
    The cards you pay with are turned to their technology side, without effect.
rule-GS-7-6 =
    Only while paying for a purchase you may exchange 2 Food for 1 Iron, 2 Iron for 1 Horse, 2 Horses for 1 Gunpowder, 2 Gunpowder for 1 Oil, or any 3 resources for 1 Earth.
    You may never exchange in the other direction.
    What you get can be exchanged further.
rule-GS-7-7 =
    What is left over from an exchange or from Space is lost; nothing exchanged can be kept.
rule-GS-7-8 =
    The card you buy goes into your tableau, technology side up.
    It is not activated, but from now on it counts for your strength and for the conditions of wonders, and you can take it back this very turn.
rule-GS-7-9 =
    The pyramid is not filled up again, and its cards do not move.
    When the top card of a research stack is bought, the next one becomes visible.
rule-GS-7-10 =
    Some effects grant you an extra purchase at once.
    All rules of this section apply, but the link surcharge is lower by the number on the card, down to 0 at most.
    The purchase of your Purchase Phase is still yours.


section-GS-8 = End Phase, New World

rule-GS-8-1 =
    With 2 or more cards in hand you go straight on to GS-8.6.
rule-GS-8-2 =
    Otherwise, if you meet the condition of one or more wonders that can still be built, you take exactly one of them, of your choice, into your tableau, coloured side up; you cannot do without.
    What counts is your tableau before you take any cards back, the card you have just bought included.
    Temporary resources do not count, and Earth and Space do not stand for other resources here.
rule-GS-8-3 =
    Then you take all cards lying technology side up in your tableau into your hand; you have to.
rule-GS-8-4 =
    You may also take as many cards lying resource side up into your hand as you like.
rule-GS-8-5 =
    Wonders are never taken into hand.
rule-GS-8-6 =
    Temporary resources that you have not used are lost.
rule-GS-8-7 =
    If the game does not end now (section GS-11), the next player's turn begins.


section-GS-9 = End Phase, Renaissance and both sets

rule-GS-9-1 =
    With 2 or more cards in hand you go straight on to GS-9.3.
rule-GS-9-2 =
    Otherwise you take cards back into your hand exactly as in GS-8.3 to GS-8.5.
rule-GS-9-3 =
    After that, in every turn and with any number of cards in hand, you place exactly one of your glory markers on a wonder that can still be built and whose condition you meet.
    If there are several, you choose one.
    You place at most one marker in an End Phase, and while you have a free marker you cannot do without.
rule-GS-9-4 =
    If all five of your markers are already on wonders, you may move one of them from another wonder to a wonder whose condition you meet, or leave them where they are.
rule-GS-9-5 =
    As soon as you have as many markers on a wonder as it asks for, you take the wonder into your tableau, coloured side up, and all markers on it return to their owners.
rule-GS-9-6 =
    Markers of several players may lie on the same wonder and do not get in each other's way.
rule-GS-9-7 =
    Temporary resources that you have not used are lost.
rule-GS-9-8 =
    If the game does not end now (section GS-11), the next player's turn begins.


section-GS-10 = Score track

rule-GS-10-1 =
    Points gained by effects are marked on the score track at once.
    No effect moves a marker below 0.
rule-GS-10-2 =
    You spend points from your track only where an effect has a cost in points.
rule-GS-10-3 =
    In the New World there is no score track, and no card deals with points.


section-GS-11 = End of the game and scoring

rule-GS-11-1 =
    The game ends at the end of a turn in which no wonder that can be built is left, or no civilization card of the Space Era is left to buy.
    With the Renaissance and with both sets it also ends when somebody has 15 or more points on the score track.
rule-GS-11-2 =
    It ends with that very turn: the others get no further turn, even if they have had fewer.
rule-GS-11-3 =
    All this is looked at only at the very end of a turn.
    A score track that has reached 15 and fallen again before then does not end the game.
rule-GS-11-4 =
    Your score is the sum of the points on all your civilization cards, in hand and on the table, on all your wonders, and on your score track.
    Glory markers on unfinished wonders are worth nothing.
rule-GS-11-5 =
    The highest score wins.
    Players with the same score share the victory.


section-GS-12 = Both sets combined

rule-GS-12-1 =
    All rules of the Renaissance apply, with the following changes.
rule-GS-12-2 =
    The civilization cards of both sets are shuffled together, Era by Era.
    The rows of the pyramid have 6, 5, 4, 3 and 2 cards from bottom to top, for any number of players.
    The other cards of each Era form its research stack beside the row, technology side up; only the top card can be seen.
rule-GS-12-3 =
    With 2 players the two-player cards of both sets are taken out first.
    From the Horse Era to the Space Era the stacks have 8, 7, 6, 5 and 4 cards with 3 or 4 players, and 6, 5, 4, 3 and 2 cards with 2 players.
rule-GS-12-4 =
    Only the wonders of the Renaissance are used.
    They are chosen as in GS-3.6 from the cards in the rows of the pyramid; the stacks do not count.
rule-GS-12-5 =
    In your Purchase Phase you may buy the top card of one of the five stacks instead of a card of the pyramid (GS-7.4).
rule-GS-12-6 =
    The last card of the Space Era means the last one in the pyramid and the stack together.


section-GS-13 = Payments, exactly

rule-GS-13-1 =
    A payment is made of contributions: your cards lying resource side up and your temporary resources.
    What has to be paid is a number of units of certain types and a number of units of any type.
rule-GS-13-2 =
    A payment is enough if every unit demanded can be met, with each contribution used only once.
    A unit of a type is met by a unit of that type or by a wild unit, and in a purchase also by two units of the next lower type or by any three units.
    A unit of any type is met by whatever unit you like.
rule-GS-13-3 =
    It never does harm to use a unit for its own type first; the house reckons in this way for you.
rule-GS-13-4 =
    A payment may hold nothing superfluous: without any single one of its contributions it would no longer be enough.
    So you cannot turn over more cards than needed, but you may use Space for one unit.
rule-GS-13-5 =
    You enter your payment one contribution at a time, and you can choose only what still leads to an allowed payment.
    As soon as you have entered enough, the payment is complete.
rule-GS-13-6 =
    The cost of an effect is paid in the same way, but without exchanges.
    If it names certain resources, only these and wild resources are accepted.
rule-GS-13-7 =
    Resources lost after a battle are chosen in the same way, without exchanges and from cards only.
    If all cards together are not enough, all of them are depleted without a choice.
rule-GS-13-8 =
    You can buy a card only if there is at least one allowed payment for it.


section-GS-14 = The steps of effects, exactly

rule-GS-14-1 =
    Gain: you choose one of the resources named, as often as the card says, and have it as a temporary resource.
rule-GS-14-2 =
    Replenish: the player named chooses as many suitable cards as the card says, or all there are if there are fewer, from those lying technology side up in their tableau, and turns them to their resource side.
    This is compulsory; several players do it clockwise.
rule-GS-14-3 =
    Costs in resources are paid as in GS-13.6, costs in points as in GS-10.2.
rule-GS-14-4 =
    Points: each player named moves up or down on the score track; nobody moves below 0.
rule-GS-14-5 =
    Lay: you choose a card of the type named from your hand, or stop, as often as the card says.
rule-GS-14-6 =
    Activate: you choose a suitable technology and carry out its effect, as often as the card says and as long as there is one.
    Suitable are technologies of the type named that lie technology side up in the place named, have not been activated this turn and whose cost you can pay.
    If the card speaks of an opponent, you first choose one who has such a technology; the effect then works as if the card were yours, but the card stays where it is.
rule-GS-14-7 =
    Attack: as in section GS-6, and what the defeated lose or hand over as in GS-6.9 to GS-6.11.
rule-GS-14-8 =
    Copy: you choose an opponent with a card lying resource side up, and then one of the resources shown there, which you gain as a temporary resource.
    The opponent's card is not turned over.
rule-GS-14-9 =
    Buy: an extra purchase as in GS-7.10.
    Claim: in the New World you take a wonder as in GS-8.2, otherwise you place a glory marker as in GS-9.3 to GS-9.5, at once and with any number of cards in hand.
    Nothing counts as taken back at that moment, and the End Phase comes in addition.
rule-GS-14-10 =
    Take back: you choose a technology of the type named in your tableau whose effect is not being carried out, and take it into your hand, or stop, as often as the card says.
rule-GS-14-11 =
    A step that cannot be done at all is skipped.
rule-GS-14-12 =
    Points for each defeated opponent are counted for the last attack of the same card.
rule-GS-14-13 =
    The cards laid by an effect, the opponent chosen, the defeated and the undefeated belong to the one card that is being carried out.
    A card activated in between has its own and changes nothing about those of the outer card.
rule-GS-14-14 =
    The remaining steps of a card are carried out even if the card itself has been turned over meanwhile.
rule-GS-14-15 =
    If a loss or a copy names certain resources, only cards showing these can be chosen.
    If there are none, the step does nothing for that player.


section-GS-15 = How choices are made

rule-GS-15-1 =
    Only the decision that is open right now can be made, and only by the player who is being asked.
    Nothing is accepted while something else is being asked, or after the game is over.
rule-GS-15-2 =
    If there is only one thing you can do, you are not asked: it is done for you and told in the log.
    So whenever you are asked, you have at least two possibilities.
rule-GS-15-3 =
    So that every game comes to an end, here it stops at the latest after round 100 and is scored as usual.
    This is an addition to the rulebook; players who buy cards never get near it.
rule-GS-15-4 =
    With closed hands the others see of a card that you lay as a resource only the resource and the points.
    If you had several cards in hand that look alike in this way, they cannot tell which of them lies on the table, until all of these are in one place again or one of them lies technology side up.
    Everything else about your cards can be worked out, and so it is shown.
