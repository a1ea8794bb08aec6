### Ponumerowane zasady Nowych horyzontów, tak jak czytają je gracze. Jedno zdanie w wierszu.


section-BH-1 = Elementy gry

rule-BH-1-1 =
    Wspólne elementy to plansza główna, znacznik pierwszego gracza, 44 karty technologii (4 poziomu I, 16 poziomu II, 16 poziomu III i 8 poziomu IV), 27 kart liderów (10 poziomu II, 10 poziomu III i 7 poziomu IV), 4 dwustronne karty rządów z 8 rządami, 9 kart celów w zestawach A, B i C, 24 kafle terytoriów, kolebka cywilizacji, 4 terytoria początkowe, 24 budowle w trzech poziomach, 8 znaczników osadnictwa, 8 znaczników fortyfikacji i monety.
    Monet nigdy nie brakuje.

rule-BH-1-2 =
    Każda cywilizacja ma planszę gracza, 24 kostki rozwoju, 22 pionki populacji, pionek akcji, 8 znaczników osadników i 8 znaczników żołnierzy.
    Znaczniki jednostek są dwustronne i pokazują siłę od 1 do 6: w każdym rodzaju trzy mają wartości 1 i 2, trzy – 3 i 4, a dwa – 5 i 6.

rule-BH-1-3 =
    Kolory technologii to niebieski (nauka), zielony (ekonomia), czerwony (wojsko) i żółty (kultura).
    Karty poziomów od I do III mają jeden kolor główny, na prawym końcu górnego paska, i czasem drugi kolor na lewym końcu.
    Karty poziomu IV liczą się jako wszystkie cztery kolory.

rule-BH-1-4 =
    Na planszy gracza znajduje się pięć kolumn populacji od A do E, na 6, 5, 4, 3 i 2 pionki, trzy tory rozwoju – żywności, gospodarki i infrastruktury – po 8 kostek, tor inwestycji z 9 polami, obszar dostępnych zasobów i miejsce na kartę rządu.

rule-BH-1-5 =
    Pionek populacji jest zawsze w jednym z pięciu stanów: nieaktywny w kolumnie, aktywny w obszarze dostępnych zasobów, jako jednostka na mapie ze znacznikiem siły, jako uczony przy technologii albo poza grą.


section-BH-2 = Przygotowanie gry

rule-BH-2-1 =
    Cztery technologie poziomu I rozkłada się losowo, odkryte, na 4 polach poziomu I.

rule-BH-2-2 =
    Trzy losowe technologie poziomu IV leżą odkryte na 3 polach poziomu IV.
    Pozostałych pięciu nikt nie ogląda i nie biorą one udziału w grze.

rule-BH-2-3 =
    Technologie poziomów II i III tworzą dwie potasowane, zakryte talie po 16 kart.

rule-BH-2-4 =
    Na każdym polu poziomów II, III i IV leży zakryty losowy lider tego samego poziomu co pole.
    Pozostałych 12 liderów nie bierze udziału w grze.

rule-BH-2-5 =
    Z każdego zestawu leży odkryta jedna losowa karta celu.
    Pozostałe nie biorą udziału w grze.

rule-BH-2-6 =
    Kolebka leży na środku mapy, a terytoria początkowe stykają się z nią.
    W grze dla 2 graczy leżą po przeciwnych stronach, dla 3 graczy – przy co drugim boku, dla 4 graczy – w dwóch parach po przeciwnych stronach, tak aby każde miało obok siebie jednego sąsiada i jeden wolny bok kolebki.

rule-BH-2-7 =
    Miejsca terytoriów początkowych przydziela się w kolejności tur.

rule-BH-2-8 =
    24 kafle terytoriów tworzą jeden potasowany, zakryty stos.

rule-BH-2-9 =
    Budowle tworzą trzy potasowane, zakryte stosy, po jednym dla każdego poziomu.
    Po trzy kafle każdego poziomu leżą odkryte i tworzą wystawkę.

rule-BH-2-10 =
    8 znaczników osadnictwa i 8 znaczników fortyfikacji tworzy zapasy ogólne.

rule-BH-2-11 =
    Zaczynasz z 20 nieaktywnymi pionkami, które wypełniają twoje kolumny, z jednym osadnikiem o sile 2 na swoim terytorium początkowym, z 1 aktywnym pionkiem, 1 monetą i wszystkimi 24 kostkami na torach.
    Nic jeszcze nie jest zainwestowane, a pionek akcji stoi obok planszy.

rule-BH-2-12 =
    Losowy gracz dostaje znacznik pierwszego gracza i zachowuje go przez całą grę.
    Gra toczy się zgodnie z ruchem wskazówek zegara.

rule-BH-2-13 =
    Losuje się tyle kart rządów, ilu jest graczy, każdą losową stroną do góry.
    Zaczynając od ostatniego gracza i idąc przeciwnie do ruchu wskazówek zegara aż do pierwszego, każdy bierze jedną z tych, które zostały.
    Kart się nie odwraca, a niewylosowane nie biorą udziału w grze.

rule-BH-2-14 =
    Despotyzm twojego rządu działa od początku.
    Pozostałe formy są zablokowane.


section-BH-3 = Runda i tura

rule-BH-3-1 =
    W rundzie każdy gracz ma jedną turę, zgodnie z ruchem wskazówek zegara od pierwszego gracza.
    W całej grze wszyscy mają tyle samo tur.

rule-BH-3-2 =
    Tura ma cztery fazy: fazę akcji, nieobowiązkową fazę ekspansji, fazę produkcji i fazę celu.

rule-BH-3-3 =
    To, ile razy eksplorujesz, liczy się w każdej turze od nowa.


section-BH-4 = Faza akcji

rule-BH-4-1 =
    Weź swój pionek akcji, postaw go na innym dostępnym polu akcji i wykonaj akcję tego pola.
    W pierwszej turze musi to być pole jednej z czterech akcji podstawowych.

rule-BH-4-2 =
    Pole jest dostępne, jeśli istnieje przy tej liczbie graczy, nie stoi na nim pionek innego gracza, nie jest to pole, z którego schodzi twój pionek, masz do niego dostęp, stać cię na jego dopłatę, spełniasz warunek jego akcji i możesz wykonać co najmniej jedno z jej zadań.

rule-BH-4-3 =
    Na polu rozrostu jest miejsce dla wszystkich, a twój pionek może tam pozostać, aby powtórzyć tę akcję.

rule-BH-4-4 =
    Akcje podstawowe i zaawansowane są dostępne dla wszystkich.
    Pola na karcie technologii są dostępne tylko dla tych, którzy ją opracowali, a pola prywatnej technologii tylko dla jej właściciela.

rule-BH-4-5 =
    Możesz powtórzyć akcję, używając innego wolnego pola w tym samym obszarze.

rule-BH-4-6 =
    Dopłatę za pole płacisz, gdy stawiasz na nim pionek, przed wykonaniem akcji.

rule-BH-4-7 =
    Akcja to lista zadań, które wykonuje się w przedstawionej kolejności.
    Możesz pominąć zadanie, ale co najmniej jedno musi zostać wykonane.
    Koszt zadania, w monetach albo wyczerpanych pionkach, trzeba opłacić w całości.

rule-BH-4-8 =
    Zawsze możesz coś zrobić: rozrost daje monetę nawet wtedy, gdy wszystkie kolumny są puste.

rule-BH-4-9 =
    Pominąć zadanie można tylko wtedy, gdy inne zadanie tej akcji zostało już wykonane albo jeszcze może zostać wykonane.
    Rozpoczęte zadanie doprowadza się do końca.
    Listy premii i nagród nie znają tego obowiązku.

rule-BH-4-10 =
    Pole zwalnia się dopiero wtedy, gdy właściciel zabierze z niego pionek.
    Z pól, których nie ma przy tej liczbie graczy, nie można korzystać.


section-BH-5 = Akcje na planszy

rule-BH-5-1 =
    Warunki akcji zaawansowanych dotyczą tylko tych pól planszy.
    Akcja technologii, która opracowuje poziom III albo IV, nie wymaga wiosek ani miast.

rule-BH-5-2 =
    Gdy efekt pozwala ci wykonać akcję podstawową, wykonujesz jedną z czterech bez przenoszenia pionka, bez pola i bez dopłaty.
    Koszty samej akcji trzeba opłacić.

rule-BH-5-3 =
    Warunek liczy wszystko, co kiedykolwiek zostało przez ciebie opracowane, założone lub ufortyfikowane.
    Znacznik osadnictwa wymaga technologii poziomu II, znacznik fortyfikacji – wioski, opracowanie poziomu III – miasta albo dwóch wiosek, a poziomu IV – dwóch miast.

rule-BH-5-4 =
    Dopłata za pole nie jest częścią kosztu akcji: na polu z dopłatą 1 monety opracowanie poziomu II kosztuje razem 3 monety, a przez inny efekt 2.


section-BH-6 = Opracowanie technologii

rule-BH-6-1 =
    Możesz opracować technologię na polu, na którym nie masz uczonego, jeśli efekt dopuszcza jej poziom, a ty masz opracowane wszystkie połączone z nim technologie niższego poziomu.
    Na poziomie IV wystarczą dowolne dwie z połączonych.
    Poziom I nie ma wymagań, a „zignoruj wymagania wstępne” znosi ten warunek.

rule-BH-6-2 =
    Zapłać monety, wyczerp wymagane pionki i przenieś jeden aktywny pionek na pole jako uczonego.
    Zostaje tam do końca gry.
    Przy jednej technologii możesz mieć tylko jednego uczonego, ale jest miejsce dla uczonych wszystkich graczy.

rule-BH-6-3 =
    Jeśli na polu leży już karta, a lidera tam nie ma, zdobywasz premię natychmiastową karty i na tym koniec.

rule-BH-6-4 =
    Jeśli jako pierwsza osoba opracowujesz technologię na polu poziomu II, III lub IV, bierzesz lidera i w całości rozpatrujesz jego kartę, potem odkrywasz technologię (poziomy II i III), a na koniec zdobywasz jej premię natychmiastową.

rule-BH-6-5 =
    Aby odkryć technologię, wybierz główny kolor jednej z kart połączonych z polem od dołu.

rule-BH-6-6 =
    Z talii tego poziomu odkrywa się kolejne karty, aż dwie z nich będą miały wybrany kolor w dowolnym miejscu górnego paska.

rule-BH-6-7 =
    Wybierz jedną z tych dwóch i połóż ją na polu.
    Wszystkie pozostałe trafiają na spód talii w kolejności odkrycia.

rule-BH-6-8 =
    Jeśli talia skończy się po znalezieniu tylko jednej pasującej karty, bierze się tę kartę.
    Jeśli żadna nie pasuje, wybierasz spośród wszystkich odkrytych.

rule-BH-6-9 =
    Gdy ignorujesz wymagania wstępne, do wyboru są główne kolory tych połączonych niższych kart, które leżą na planszy.
    Jeśli nie leży żadna, możesz wybrać dowolny kolor.

rule-BH-6-10 =
    Od chwili, gdy na polu stanie pierwszy uczony, aż do rozpatrzenia lidera i położenia karty, pole do niczego się nie liczy i nie można go ponownie wybrać.
    Opracowanie, które zdarzy się w tym czasie, doprowadza się do końca wcześniej.

rule-BH-6-11 =
    Każdy, kto opracuje kartę, ma jej premię natychmiastową, dostęp do jej pól akcji, jej trwałe efekty i jej punkty na koniec gry.

rule-BH-6-12 =
    Przy prywatnej technologii obejrzyj wskazaną liczbę kart z wierzchu tej talii, zatrzymaj jedną, a pozostałe odłóż na spód w kolejności dobrania.
    Nie potrzebuje ona uczonego i nie daje lidera.
    Jej premię zdobywasz od razu, jej pola są tylko twoje, a karta liczy się jako opracowana technologia swojego poziomu i koloru, lecz nigdy jako wymaganie wstępne.

rule-BH-6-13 =
    Na koniec gry każda opracowana karta daje 1, 2, 3 lub 4 punkty zależnie od poziomu oraz to, co jest na niej wydrukowane.

rule-BH-6-14 =
    Gdy zdobywasz kartę, najpierw zaczynają działać jej trwałe efekty, potem następuje premia natychmiastowa, a potem wszystko, co reaguje na opracowanie.

rule-BH-6-15 =
    Do wyboru są kolory wszystkich połączonych niższych kart, także tych, których nie masz opracowanych.
    Technologie poziomu IV są znane od początku: bierze się tylko ich lidera.


section-BH-7 = Kostki rozwoju

rule-BH-7-1 =
    Kostka zawsze schodzi z toru od lewej strony.

rule-BH-7-2 =
    Gdy kostka z jakiegokolwiek powodu opuszcza pole, pole działa: premię natychmiastową rozpatruje się od razu, z symbolu produkcji można odtąd korzystać, a symbol rządu odblokowuje daną formę rządu.

rule-BH-7-3 =
    Aby zainwestować kostkę, weź skrajnie lewą kostkę toru, połóż ją na skrajnie lewym wolnym polu toru inwestycji i zdobądź premię tego pola.
    Kilka kostek inwestuje się jedną po drugiej.

rule-BH-7-4 =
    Po dziewiątym polu kolejne kostki kładzie się na prawo od toru inwestycji.
    Każda z nich jest warta 1 punkt.

rule-BH-7-5 =
    Kostki leżą także na wioskach, miastach, budowlach i kartach celów.
    Nigdy nie wracają na tory.

rule-BH-7-6 =
    Jeśli kostka ma pochodzić z pustego toru, weź ją z innego wybranego przez siebie toru.

rule-BH-7-7 =
    Jeśli na żadnym z twoich torów nie ma kostek, inwestowanie nic nie daje i nie możesz zakładać wiosek, fortyfikować miast ani budować.
    Spełniony cel i tak zdobywasz, tyle że bez kostki.

rule-BH-7-8 =
    Infrastruktura udostępnia budowle i formy rządu.
    Jej ostatnia kostka odblokowuje demokrację.

rule-BH-7-9 =
    Formy rządu się kumulują: późniejsza nie wyłącza wcześniejszej.
    Despotyzm i teokracja to stałe zdolności, monarchia to jednorazowa premia w chwili odblokowania, a demokracja daje punkty na koniec gry.

rule-BH-7-10 =
    Przy inwestowaniu pole opuszczone przez kostkę rozpatruje się w całości, zanim kostka zostanie położona.
    Kostka, która oznacza wioskę, miasto, budowlę lub cel, trafia na swoje miejsce od razu; potem działa opuszczone przez nią pole, a nagroda za miejsce jest ostatnia.

rule-BH-7-11 =
    Wzięcie kostki z innego toru jest obowiązkowe, także przy inwestowaniu.
    „Dowolny tor” oznacza każdy tor, na którym są kostki.


section-BH-8 = Populacja

rule-BH-8-1 =
    Pionek z kolumn zawsze pochodzi z pierwszej od lewej kolumny, w której jakiś stoi, bez względu na to, czy jest ona odblokowana.
    Jeśli wszystkie kolumny są puste, nic się nie bierze.

rule-BH-8-2 =
    Wyczerpany pionek trafia do pierwszej od prawej kolumny z wolnym miejscem.
    Jeśli takiej nie ma, pionek opuszcza grę.

rule-BH-8-3 =
    Tak samo dzieje się z pionkiem jednostki wyczerpanej na mapie.
    Jej znacznik siły wraca do twoich zapasów.

rule-BH-8-4 =
    Możesz mieć dowolnie wiele aktywnych pionków i monet.


section-BH-9 = Werbowanie

rule-BH-9-1 =
    Aby zwerbować jednostkę, weź pionek ze wskazanego źródła i postaw go jako osadnika lub żołnierza o podanej sile na swoim terytorium początkowym albo na dowolnym kaflu z twoją kostką.

rule-BH-9-2 =
    Liczba znaczników jest ograniczona.
    Jeśli nie ma już znacznika dla tej siły, jednostki nie można zwerbować.

rule-BH-9-3 =
    Osadnik nigdy nie staje się żołnierzem ani żołnierz osadnikiem.

rule-BH-9-4 =
    Premie do werbowania dodaje się przed wyborem znacznika, do siły 6, i nie można z nich zrezygnować.
    Rodzaju, dla którego brakuje znacznika, nie można wybrać.

rule-BH-9-5 =
    Kolejność jest taka: rodzaj, pionek, znacznik, miejsce.
    Jeśli efekt wskazuje rodzaj, nie można zwerbować innego.
    Można też wybrać kafel dopiero co oznaczony, bo kostka już na nim leży.


section-BH-10 = Ulepszanie

rule-BH-10-1 =
    Ulepszenie wzmacnia jedną z twoich jednostek dozwolonego rodzaju w dowolnym miejscu mapy.
    Wszystkie punkty ulepszenia trafiają do tej samej jednostki.

rule-BH-10-2 =
    Żadna jednostka nie ma siły większej niż 6, a nadwyżka przepada.
    Jeśli brakuje znacznika nowej siły, jednostka wzmacnia się tylko tak dalece, na ile pozwalają znaczniki.
    Jeśli w ogóle nie może się wzmocnić, nie można jej wybrać.


section-BH-11 = Ruch i eksploracja

rule-BH-11-1 =
    Każdy punkt ruchu przesuwa jedną z twoich jednostek na sąsiedni kafel.
    Dodatkowe punkty dolicza się raz do każdego poruszania.
    Punkty można dowolnie dzielić między jednostki i nie trzeba zużyć wszystkich, ale co najmniej jedna jednostka musi się ruszyć.

rule-BH-11-2 =
    Na kaflu może stać dowolnie wiele jednostek wszystkich graczy.
    Nie ma walki i nikt nie blokuje drogi.

rule-BH-11-3 =
    Możesz przechodzić przez terytorium początkowe innego gracza, ale nie możesz tam zakończyć ruchu.
    Jednostka może więc na nie wejść tylko wtedy, gdy zostaje jej jeszcze jeden punkt, i idzie dalej, zanim stanie się cokolwiek innego.
    Terytorium przykryte budowlą nie jest już terytorium początkowym.

rule-BH-11-4 =
    Za jeden punkt ruchu osadnik może wyjść poza mapę na puste pole, które styka się z co najmniej dwoma kaflami.
    Odsłania się wierzchni kafel stosu, zdobywa się jego premię, dokłada się kafel w tym miejscu, a osadnik na niego wchodzi.
    Żołnierze nie eksplorują.

rule-BH-11-5 =
    W jednej turze możesz eksplorować tylko raz, chyba że jakiś efekt pozwala na więcej.

rule-BH-11-6 =
    Gdy stos terytoriów jest pusty, nikt nie może eksplorować.

rule-BH-11-7 =
    Kafle nie mają określonego ułożenia i nigdy się nie przemieszczają.

rule-BH-11-8 =
    Za każdy punkt wybierz jednostkę i kierunek albo zakończ ruch.
    Zakończyć można po pierwszym kroku, ale nie na terytorium początkowym innego gracza.
    Jednostki tego samego rodzaju i tej samej siły na jednym kaflu niczym się nie różnią, dlatego do wyboru jest tylko jedna z nich.

rule-BH-11-9 =
    Premię za odkrycie rozpatruje się, gdy osadnik stoi jeszcze tam, skąd wyruszył.
    Puste pole jest w tym czasie zarezerwowane.

rule-BH-11-10 =
    Do dwóch stykających się kafli liczy się każdy: kolebka, wszystkie terytoria początkowe, terytoria i kafle przykryte budowlami.


section-BH-12 = Wioski i miasta

rule-BH-12-1 =
    Wioskę zakłada się na terytorium lub na kolebce, gdzie nie ma wioski ani budowli.
    Potrzebujesz tam osadników o łącznej sile co najmniej równej sile kafla.

rule-BH-12-2 =
    Wybieraj swoich osadników na kaflu jednego po drugim, aż osiągniesz potrzebną siłę.
    Wszyscy są całkowicie wyczerpani, a nadwyżka siły przepada.

rule-BH-12-3 =
    Potem skrajnie lewa kostka z toru pokazanego w obszarze wioski oznacza wioskę, a ty zdobywasz jej nagrodę.

rule-BH-12-4 =
    Miasto fortyfikuje się na kaflu, na którym jest wioska, czyjakolwiek, a nie ma miasta.
    Tak samo zużywasz tam żołnierzy, a miasto oznacza kostka z toru pokazanego w obszarze miasta.
    Miasta nie dają natychmiastowej nagrody.

rule-BH-12-5 =
    Na kaflu jest miejsce na jedną wioskę i jedno miasto.
    Mogą należeć do tego samego gracza albo do różnych i każdy zachowuje swoje punkty.

rule-BH-12-6 =
    Na kaflu z wioską nigdy nie stanie budowla, a na kaflu z budowlą nigdy nie powstanie wioska ani miasto.

rule-BH-12-7 =
    Modyfikator siły zmniejsza wymaganą siłę, ale nie poniżej 1.

rule-BH-12-8 =
    Wioski i miasta powstają dzięki znacznikowi w fazie ekspansji albo dzięki efektowi, który na to pozwala.

rule-BH-12-9 =
    Wiosek i miast nie można przejąć, przenieść ani stracić.

rule-BH-12-10 =
    Jednostki innych graczy na kaflu nie przeszkadzają.

rule-BH-12-11 =
    Efekt, który wymienia znacznik, wymaga go i go odkłada, ale nie zużywa fazy ekspansji.
    Każdy inny efekt nie wymaga znacznika.

rule-BH-12-12 =
    Wioska może dostać miasto już w tej samej turze, w której powstała.


section-BH-13 = Liderzy

rule-BH-13-1 =
    Lidera bierze pierwszy gracz, który opracuje technologię na danym polu, nawet jeśli technologia była już znana.

rule-BH-13-2 =
    Kartę lidera rozpatruje się przed odkryciem technologii.
    To, co daje innym, rozpatruje się zgodnie z ruchem wskazówek zegara.

rule-BH-13-3 =
    Jeśli lider daje wybór, biorący wybiera dokładnie jedną możliwość.
    Punktowanie tej możliwości dotyczy na koniec gry wszystkich graczy.

rule-BH-13-4 =
    Karty liderów leżą odkryte u właścicieli.
    To, co reaguje na lidera, następuje po jego efekcie.

rule-BH-13-5 =
    To, co dotyczy kilku graczy, każdy rozpatruje w całości przed następnym, zgodnie z ruchem wskazówek zegara.
    Część, z której nie możesz skorzystać, przepada tylko dla ciebie.


section-BH-14 = Rozpatrywanie efektów

rule-BH-14-1 =
    Listę efektów rozpatruje się od lewej do prawej.
    To, co wyniknie po drodze, rozpatruje się w całości, zanim lista zostanie podjęta na nowo.

rule-BH-14-2 =
    Same zyski następują bez pytania.
    Zadania z wyborem lub z ceną można pominąć, ale inwestowania bez ceny pominąć nie można.

rule-BH-14-3 =
    Zadanie, którego nie da się wykonać, pomija się bez kary.
    Jeśli zapasy są puste, zysk przepada.

rule-BH-14-4 =
    Gdy zdobywasz budowlę, wybierz jeden z odkrytych kafli danego poziomu.
    Wystawkę od razu się uzupełnia; jeśli stos jest pusty, po prostu się zmniejsza.

rule-BH-14-5 =
    Budowle w zapasach graczy, znaczniki i monety są jawne.

rule-BH-14-6 =
    Jeśli pionków jest mniej, niż masz zdobyć, bierzesz tyle, ile jest.

rule-BH-14-7 =
    Jednostka, której nie można zwerbować, nie kosztuje pionka.

rule-BH-14-8 =
    Opracowanie dzięki efektowi wymaga aktywnego pionka jako uczonego i podanych w efekcie monet, niezależnie od poziomu.

rule-BH-14-9 =
    Gdy zdarzenie uruchamia zdolności rządu, najpierw działa despotyzm, potem teokracja.
    Zdolność odblokowana w trakcie zdarzenia na nie nie reaguje.

rule-BH-14-10 =
    Zadanie można wykonać, jeśli da się w całości opłacić jego cenę i do czegoś ono prowadzi: do dostępnej technologii, dozwolonego ruchu, kafla, znacznika, budowli.
    Zyski w monetach, pionkach i punktach można wykonać zawsze.

rule-BH-14-11 =
    Cenę zadania płaci się na jego początku, przed wszystkimi efektami.

rule-BH-14-12 =
    Efekty wewnątrz efektów mają koniec, bo każdy zaczyna się od czegoś, co może zdarzyć się ograniczoną liczbę razy.


section-BH-15 = Faza ekspansji

rule-BH-15-1 =
    Zbuduj nową budowlę: potrzebujesz jej kafla w swoich zapasach i osadnika na kolebce, na swoim terytorium początkowym albo na terytorium bez wioski, bez budowli i bez jednostek innych graczy.
    Zapłać monety wskazane na kaflu; osadnik traci 1 siły, a osadnik o sile 1 zostaje wyczerpany.
    Budowla przykrywa kafel, skrajnie lewa kostka z toru po lewej stronie oznacza lewe pole, a ty od razu zdobywasz premię ze środka.

rule-BH-15-2 =
    Zbuduj istniejącą budowlę: twój osadnik stoi na budowli, którą zbudował inny gracz i której prawe pole jest wolne.
    Zapłać te same monety i 1 siły, oznacz prawe pole i zdobądź premię.
    Jednostki innych graczy nie przeszkadzają.

rule-BH-15-3 =
    Osłabiony osadnik potrzebuje znacznika nowej siły.
    Jeśli takiego nie ma, ten osadnik nie może budować.

rule-BH-15-4 =
    Osadnictwo: odłóż znacznik osadnictwa i załóż wioskę.

rule-BH-15-5 =
    Fortyfikacja: odłóż znacznik fortyfikacji i ufortyfikuj miasto.

rule-BH-15-6 =
    To samo wykonane dzięki efektom w innych fazach nie zużywa fazy ekspansji.

rule-BH-15-7 =
    Punkty lewego pola liczą się tylko wtedy, gdy na koniec gry prawe pole jest zajęte.
    Druga osoba, która buduje, nigdy ich nie dostaje.


section-BH-16 = Faza produkcji

rule-BH-16-1 =
    Po fazie ekspansji wybierz dokładnie jeden rodzaj produkcji.
    Możesz wybrać wymiany i nie przeprowadzić żadnej.

rule-BH-16-2 =
    Populacja: weź po jednym pionku z każdej odblokowanej kolumny, w której jakiś stoi.

rule-BH-16-3 =
    Monety: zdobądź odblokowane monety.

rule-BH-16-4 =
    Wymiany, ile chcesz: zapłać 3 monety za pionek z pierwszej od lewej kolumny, w której jakiś stoi; zdejmij z mapy jedną ze swoich jednostek – znacznik wraca do twoich zapasów, a pionek staje się aktywny; odłóż aktywny pionek do pierwszej od prawej kolumny z wolnym miejscem i zdobądź 1 monetę.

rule-BH-16-5 =
    Kolumna A i 1 moneta są odblokowane od początku.


section-BH-17 = Faza celu

rule-BH-17-1 =
    Jeśli spełniasz warunki celów, których jeszcze nie masz, musisz zdobyć jeden z nich: połóż na karcie skrajnie lewą kostkę z wybranego przez siebie toru.
    W jednej turze zdobywasz tylko jeden cel, nawet jeśli spełniasz warunki kilku.

rule-BH-17-2 =
    Pierwsze zdobycie karty jest warte 5 punktów, każde następne 3.
    Każdą kartę zdobywasz tylko raz.

rule-BH-17-3 =
    Cele zdobywa się tylko w swojej fazie celu.
    Zdobyty cel zostaje, nawet jeśli jego warunek przestanie być spełniony.

rule-BH-17-4 =
    Warunki sprawdza się raz, na początku fazy celu.
    To, co uwolni zdobycie celu, nie prowadzi do drugiego celu w tej samej turze.


section-BH-18 = Koniec gry

rule-BH-18-1 =
    Koniec gry wywołuje łącznie czwarte zdobycie celu, a w grze dla dwóch graczy trzecie.

rule-BH-18-2 =
    Dogrywa się bieżącą rundę, a potem rozgrywa jeszcze jedną, pełną.

rule-BH-18-3 =
    Cele można zdobywać także później, ale koniec gry wywołuje się tylko raz.

rule-BH-18-4 =
    Gra kończy się po rundzie następującej po tej, w której wywołano koniec, bez względu na to, kto to zrobił.


section-BH-19 = Punktacja

rule-BH-19-1 =
    Cele: 5 punktów za każde pierwsze zdobycie, 3 za każde późniejsze.

rule-BH-19-2 =
    Technologie: 1, 2, 3 lub 4 punkty za każdą kartę zależnie od poziomu, także prywatną, oraz punkty wydrukowane na kartach.

rule-BH-19-3 =
    Mapa: wioski dla założycieli, miasta dla tych, którzy je ufortyfikowali, punkty lewego pola budowli dla pierwszej osoby, która ją zbudowała, jeśli jest też druga, a punkty ze środka dla obu.

rule-BH-19-4 =
    Tor inwestycji: tylko punkty pod ostatnim zajętym polem i 1 punkt za każdą kostkę poza dziewiątym polem.

rule-BH-19-5 =
    Liderzy: punkty twoich liderów, to, co liderzy dają innym, i punktowanie wybranych możliwości.

rule-BH-19-6 =
    Rząd: punkty za demokrację, jeśli jest u ciebie odblokowana.

rule-BH-19-7 =
    Wygrywa największa liczba punktów.
    Remis rozstrzyga najmniejsza liczba kostek pozostałych na trzech torach, potem największa liczba aktywnych pionków, potem największa liczba monet; jeśli wszystko jest równe, zwycięstwo jest wspólne.


section-BH-20 = Warianty

rule-BH-20-1 =
    Nie ma gry solo ani wariantów.
    Od liczby graczy zależą miejsca terytoriów początkowych, liczba rządów, pola akcji i liczba zdobytych celów, która kończy grę.
