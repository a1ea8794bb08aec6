### Słowa, które otaczają wszystkie gry.

## Wszędzie

home = Strona główna
tools = Narzędzia
skip = Przejdź do treści
theme = Jasno albo ciemno
other-language = English
motto = Pięć cywilizacji na jednym stole
our-design = Nasz projekt, z braku publicznego źródła.
rules = Zasady
yes = tak
no = nie
nothing = nic
close = Zamknij
points = punkty
board = Plansza
log = Dziennik
log-empty = Jeszcze nic się nie wydarzyło.
offline = Połączenie zniknęło. Twoje dotychczasowe decyzje są bezpieczne, a stół sam wróci.

## Strona główna

continue = Graj dalej
watch = Partie do obejrzenia
finished = Zakończone partie
play-now = Zagraj teraz
alone = W pojedynkę
choose-bots = Wybierz przeciwników
around-one-screen = Przy jednym ekranie
with-friends = Ze znajomymi
players = { $least }–{ $most } graczy
players-one = { $n ->
    [one] { $n } gracz
   *[other] { $n } graczy
}
minutes = { $least }–{ $most } minut
open = Otwórz
result = Wynik
list-over = zakończona
list-on = w toku
ago-minutes = { $n ->
    [0] przed chwilą
    [one] { $n } minutę temu
    [few] { $n } minuty temu
   *[other] { $n } minut temu
}
ago-hours = { $n ->
    [one] { $n } godzinę temu
    [few] { $n } godziny temu
   *[other] { $n } godzin temu
}
ago-days = { $n ->
    [one] wczoraj
   *[other] { $n } dni temu
}

## Nowy stół

who-plays = Kto gra
about-bots = Pierwsze miejsce jest twoje, na pozostałych grają boty, tak sprytne, jak chcesz.
about-screen = Wszyscy siedzą przy tym ekranie. Tam, gdzie gra ma tajemnice, ekran przechodzi z rąk do rąk.
about-friends = Zajmij pierwsze miejsce; pozostali dostaną link i kod, dzięki którym usiądą do stołu.
options = Jak gramy
player-n = Gracz { $n }
name-of = Imię gracza { $n }
kind-of = Kim jest gracz { $n }
kind-person = człowiek
kind-none = nikt
kind-random = bot grający na chybił trafił
kind-greedy = bot patrzący o krok naprzód
kind-novice = bot: nowicjusz
kind-apprentice = bot: uczeń
kind-master = bot: mistrz
kind-grandmaster = bot: arcymistrz
pace = Boty zastanawiają się
pace-ms = { $ms ->
    [0] wcale
    [300] okamgnienie
    [700] chwilę
    [1500] bez pośpiechu
   *[other] tak długo, by dało się objaśnić ruch
}
limit = Bot zastąpi tego, kto namyśla się dłużej niż
limit-s = { $s ->
    [0] nigdy
    [60] minutę
    [180] 3 minuty
    [600] 10 minut
    [3600] godzinę
   *[other] dobę
}
watchable = Inni mogą oglądać
lay-the-table = Rozłóż grę
more-options = Więcej wariantów ({ $n })

## Miejsca

seats = Miejsca
spectator = Widz
bot = Bot
state-acting = decyduje
state-thinking = myśli
state-ready = wybór gotowy
state-waiting = czeka
state-away = poza stołem, gra bot
state-free = jeszcze nie przy stole
seats-free = Są jeszcze wolne miejsca. Brakuje: { $names }.
invite = Zaproś
invite-how = Wyślij każdemu link do jego miejsca albo daj zeskanować kod telefonem. Kto go otworzy, ten siada na tym miejscu.
seat-free = wolne
seat-taken = zajęte
seat-taken-warning = Ktoś już tu siedzi. Jeśli to ty na innym urządzeniu, śmiało dalej: miejsce będzie działać na obu.
qr-for = Kod do miejsca: { $name }
link-for = Link do miejsca: { $name }
copy-link = Kopiuj link
copied = Link skopiowany.
new-link = Nowy link
new-link-why = Nowy link: stary przestanie działać, a kto tam siedzi, usiądzie od nowa.
only-here = Te linki działają tylko na tym komputerze. Aby wpuścić innych, uruchom Civitas z opcją --host 0.0.0.0 i otwórz stronę pod adresem tego komputera w sieci.
watch-link = Żeby tylko oglądać:
to-the-table = Do stołu
take-a-seat = Miejsce przy stole: { $game }
your-name = Twoje imię
sit-down = Siadam
let-bot = Niech bot gra za mnie
take-back = Wracam na swoje miejsce
let-bots = Niech boty zagrają na wybranych miejscach
seat-to-bot = oddaj botowi
seat-back = wróć na miejsce

## Przy stole

prompt = Pytanie
your-turn = Twoja kolej.
your-turn-notice = ● Twoja kolej ·
others-think = { $name } myśli…
others-decide = Teraz decyduje { $name }.
hand-over = Przekaż ekran: { $name }
hand-over-detail = Niczyje tajemnice nie są teraz widoczne.
i-am = Tu { $name }
others-choose = Jeszcze wybierają: { $names }.
chosen-wait = Twój wybór leży zakryty. Jeszcze wybierają: { $names }.
choose-anew = Zmień wybór
undo = Cofnij
no-undo-nothing = Jeszcze nic nie zdecydowano.
no-undo-another = Ostatnia decyzja nie była twoja.
no-undo-revealed = Po ostatniej decyzji rzucono kośćmi albo coś odkryto, więc już zostaje.
skip-bots = Nie czekaj na boty
finish-motion = Dokończ ruch na stole
one-less = o jeden mniej
one-more = o jeden więcej
amounts-exactly = Razem ma być { $most }.
amounts-between = Razem ma być od { $least } do { $most }.
amounts-kinds = Razem ma być { $most }, dokładnie { $kinds ->
    [one] { $kinds } rodzaju
   *[other] { $kinds } rodzajów
}.
keys = Klawisze
arrows = od wyboru do wyboru
hidden-things = zakryte
shuffle = Tasowanie
commitment = Ustalone przed pierwszą decyzją, ujawniane na końcu. Skrót ziarna losowania:
seed = Ziarno
nonce = i dodatek

## Koniec

game-over = Gra skończona.
winner = { $n ->
    [one] Wygrana: { $names }
   *[other] Wspólna wygrana: { $names }
}
final-score = Wynik końcowy
total = Razem
place = Miejsce
place-n = { $n }. miejsce
how-it-went = Przebieg gry
axis-round = rundy
axis-step = decyzje
rematch = Zagraj jeszcze raz
to-rematch = Do następnej partii
watch-replay = Obejrzyj powtórkę
save-match = Zapisz plik partii

## Powtórka

replay = Powtórka
replay-start = Przed pierwszą decyzją
step-back = Jedna decyzja wstecz
step-on = Jedna decyzja naprzód
play-pause = Odtwarzaj albo zatrzymaj
moment = Chwila partii
copy-moment = Skopiuj link do tej chwili
seen-by = Oczami
look = Pokaż

## Lektura

contents = Spis treści
link-to-rule = Link do zasady { $number }
api-about = Każdy adres przyjmuje i zwraca JSON. Program, który wysyła token miejsca (bearer), widzi i decyduje to, co może widzieć i decydować to miejsce; bez tokenu tylko ogląda.
api-english = Opis poniżej jest po angielsku, tak jak dokument, który czytają programy:
api-addresses = Adresy
api-shapes = Kształty danych

## Co może pójść źle

problem = Nie udało się
problem-no-page = Pod tym adresem nic nie ma.
problem-no-table = Nie ma takiego stołu. Może w linku zgubiła się litera.
problem-not-allowed = Ten link albo to miejsce nie należy do ciebie lub zostało zastąpione nowym.
problem-other-content = Ten stół gra innym zestawem treści niż ten, który wczytał serwer. Aby grać dalej, uruchom serwer z tamtym zestawem.
problem-no-seat = Oglądasz partię. Żeby grać, otwórz link do miejsca.
problem-moved-on = Stół poszedł dalej: o tym już zdecydowano. Tak wygląda teraz.
problem-not-your-turn = Teraz jest kolej kogoś innego.
problem-no-undo = Tego nie da się cofnąć.
problem-too-fast = Za dużo naraz. Odczekaj sekundę i spróbuj ponownie.
problem-too-large = To więcej, niż przyjmujemy naraz.
problem-still-running = To wyjdzie na jaw po zakończeniu partii.
problem-foreign-origin = Ten formularz przyszedł z innej strony.
problem-bad-request = Nie rozumiemy tego polecenia.
problem-needs-person = Przynajmniej na jednym miejscu musi siedzieć człowiek.
problem-illegal = { $rule }: { $text }
problem-our-fault = Coś poszło u nas źle i zostało zapisane. Twoje decyzje są bezpieczne; spróbuj ponownie.
