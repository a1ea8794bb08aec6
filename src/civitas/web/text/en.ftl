### The words of the frame around all games.

## Everywhere

home = Home
tools = Tools
skip = Skip to the content
theme = Light or dark
other-language = Polski
motto = Five civilizations on one table
our-design = Our design, for want of a public source.
rules = Rules
yes = yes
no = no
nothing = nothing
close = Close
points = points
board = Board
log = Log
log-empty = Nothing has happened yet.
offline = The connection is gone. Your decisions so far are safe; the table comes back by itself.

## Home

continue = Continue
watch = Matches to watch
finished = Finished matches
play-now = Play now
alone = Alone
choose-bots = Choose opponents
around-one-screen = Around one screen
with-friends = With friends
players = { $least }–{ $most } players
players-one = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
minutes = { $least }–{ $most } minutes
open = Open
result = Result
list-over = finished
list-on = in play
ago-minutes = { $n ->
    [0] just now
    [one] { $n } minute ago
   *[other] { $n } minutes ago
}
ago-hours = { $n ->
    [one] { $n } hour ago
   *[other] { $n } hours ago
}
ago-days = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}

## A new table

who-plays = Who plays
about-bots = Take the first seat; the others are bots, as clever as you like.
about-screen = Everybody sits at this screen. Where the game has secrets, the screen is handed over.
about-friends = Take the first seat yourself; everybody else gets a link and a code to sit down with.
options = How it is played
player-n = Player { $n }
name-of = Name of player { $n }
kind-of = Who is player { $n }
kind-person = a person
kind-none = nobody
kind-random = a bot that plays at random
kind-greedy = a bot that looks one step ahead
kind-novice = a novice bot
kind-apprentice = an apprentice bot
kind-master = a master bot
kind-grandmaster = a grandmaster bot
pace = Bots take
pace-ms = { $ms ->
    [0] no time at all
    [300] a blink
    [700] a moment
    [1500] their time
   *[other] long enough to explain
}
limit = A bot steps in for who takes longer than
limit-s = { $s ->
    [0] never
    [60] a minute
    [180] 3 minutes
    [600] 10 minutes
    [3600] an hour
   *[other] a day
}
watchable = Others may watch
lay-the-table = Lay the table
more-options = More ways to play it ({ $n })

## Seats

seats = Seats
spectator = Spectator
bot = Bot
state-acting = to decide
state-thinking = is thinking
state-ready = has chosen
state-waiting = waits
state-away = away, a bot plays
state-free = not here yet
seats-free = Some seats are still free. Not here yet: { $names }.
invite = Invite
invite-how = Send everybody the link of their seat, or let them point a phone at the code. Whoever opens it sits down there.
seat-free = free
seat-taken = taken
seat-taken-warning = Somebody sits here already. If that is you on another device, go on; you will both hold the seat.
qr-for = Code for the seat of { $name }
link-for = Link for the seat of { $name }
copy-link = Copy the link
copied = The link is copied.
new-link = New link
new-link-why = A new link: the old one stops working, and whoever sits there has to sit down anew.
only-here = These links work on this computer only. To let others in, start Civitas with --host 0.0.0.0 and open the page at this computer’s address in your network.
watch-link = To watch:
to-the-table = To the table
take-a-seat = A seat at { $game }
your-name = Your name
sit-down = Sit down
let-bot = Let a bot play for me
take-back = Take my seat back
let-bots = Let bots play for some seats
seat-to-bot = hand it to a bot
seat-back = take it back

## At the table

prompt = What is asked
your-turn = Your turn.
your-turn-notice = ● Your turn ·
others-think = { $name } is thinking …
others-decide = { $name } is to decide.
hand-over = Hand the screen to { $name }
hand-over-detail = Nobody's secrets are shown now.
i-am = I am { $name }
others-choose = Still choosing: { $names }.
chosen-wait = Your choice lies face down. Still choosing: { $names }.
choose-anew = Choose again
undo = Take back
no-undo-nothing = Nothing has been decided yet.
no-undo-another = The last decision was not yours.
no-undo-revealed = The last decision rolled dice or revealed something, so it stays.
skip-bots = Don't wait for the bots
finish-motion = Finish the movement
one-less = one less
one-more = one more
amounts-exactly = It has to be { $most } in all.
amounts-between = It has to be { $least } to { $most } in all.
amounts-kinds = It has to be { $most } in all, of exactly { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
}.
keys = Keys
arrows = from choice to choice
hidden-things = face down
shuffle = The shuffle
commitment = Fixed before the first decision, and opened at the end. Hash of the seed:
seed = Seed
nonce = and addition

## The end

game-over = The game is over.
winner = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
final-score = The final score
total = Total
place = Place
place-n = place { $n }
how-it-went = How it went
axis-round = rounds
axis-step = decisions
rematch = Play again
to-rematch = To the next match
watch-replay = Watch the replay
save-match = Save the match file

## Replay

replay = Replay
replay-start = Before the first decision
step-back = One decision back
step-on = One decision on
play-pause = Play or pause
moment = Moment of the match
copy-moment = Copy the link to this moment
seen-by = As seen by
look = Look

## Reading

contents = Contents
link-to-rule = Link to rule { $number }
api-about = Every address gives and takes JSON. A seat's token, sent as a bearer token, lets a program see and decide what that seat may see and decide; without a token it watches.
api-english = The same as a document for programs:
api-addresses = Addresses
api-shapes = Shapes

## What can go wrong

problem = That did not work
problem-no-page = There is nothing at this address.
problem-no-table = There is no such table. Perhaps a letter of the link got lost.
problem-not-allowed = This link or this seat is not yours, or it has been replaced by a new one.
problem-other-content = This table is played with another content pack than the one this server has loaded. Start the server with that pack to go on.
problem-no-seat = You are watching. To play, open the link of a seat.
problem-moved-on = The table has moved on: this was decided already. Here is how it stands now.
problem-not-your-turn = It is somebody else's turn now.
problem-no-undo = This can't be taken back.
problem-too-fast = That was too much at once. Wait a second and try again.
problem-too-large = That was more than we take at once.
problem-still-running = This is told when the match is over.
problem-foreign-origin = This form came from another site.
problem-bad-request = We could not make sense of that.
problem-needs-person = At least one seat has to be a person's.
problem-illegal = { $rule }: { $text }
problem-our-fault = Something went wrong here, and it was written down. Your decisions are safe; try again.
