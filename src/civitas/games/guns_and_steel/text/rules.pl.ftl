### Numerowane zasady gry Guns & Steel w brzmieniu dla graczy. Jedno zdanie w wierszu.


section-GS-1 = Zawartość pudełka

rule-GS-1-1 =
    W pudełku jest 100 kart: 20 kart startowych, po 5 w każdym z 4 kolorów; 25 kart Cywilizacji zestawu Nowy Świat i 25 zestawu Renesans; 20 kart Cudów, po 10 na zestaw; 6 kart Pomocy i 4 karty Toru Punktacji.
rule-GS-1-2 =
    Są tu też 24 drewniane znaczniki, po 6 w każdym kolorze: 1 znacznik punktów i 5 znaczników chwały.
    Używa się ich tylko w Renesansie i przy połączeniu obu zestawów.
rule-GS-1-3 =
    Każdy zestaw ma 7 kart Cywilizacji z Ery Rumaków, 6 z Ery Prochu, 5 z Ery Ropy, 4 z Ery Ziemi i 3 z Ery Kosmosu oraz po 2 Cuda na każdą Erę.
rule-GS-1-4 =
    Żywność i Żelazo są tylko na kartach startowych: 3 z twoich 5 kart startowych mają Żywność, a 2 Żelazo.
rule-GS-1-5 =
    Karty Pomocy są tylko ściągą i nie pełnią w grze żadnej funkcji.


section-GS-2 = Karty, ich strony i miejsca

rule-GS-2-1 =
    Każda karta Cywilizacji, także startowa, ma stronę zasobu i stronę technologii.
    Strona zasobu pokazuje jeden zasób i punkty karty.
    Strona technologii pokazuje nazwę, rodzaj, działanie, koszt podstawowy, siłę, czasem ikonę Reakcji, te same punkty oraz zasób z drugiej strony.
    Zasób karty, która nie jest startowa, to zasób jej Ery.
rule-GS-2-2 =
    Karta Cywilizacji jest zawsze w dokładnie jednym miejscu: w pudełku, w piramidzie, w stosie Projektów Badawczych, na ręce gracza albo w jego układzie kart, gdzie leży stroną zasobu albo stroną technologii ku górze.
    Twoja karta pozostaje twoja do końca gry: kart się nie odrzuca, nie oddaje i nie kradnie.
    Właściciela mogą zmieniać tylko Cuda.
rule-GS-2-3 =
    Karty są Cywilne (zielone), Taktyczne (niebieskie) i Militarne (czerwone).
    Ikona Reakcji nie zależy od rodzaju karty.
rule-GS-2-4 =
    Kartę w swoim układzie możesz obrócić tylko wtedy, gdy pozwala na to zasada albo działanie karty.
    Wyczerpać kartę to obrócić ją ze strony zasobu na stronę technologii; technologia nie zostaje przez to aktywowana.
    Odnowić kartę to obrócić ją ze strony technologii na stronę zasobu.
rule-GS-2-5 =
    Karty wyczerpuje się tylko w czterech celach: aby zapłacić za zakup, aby opłacić działanie karty, aby w odpowiedzi na atak odkryć karty Taktyczne lub Militarne oraz tracąc zasoby po przegranej bitwie.
    Zasób naprawdę wykorzystuje się tylko przy zakupie.
    Gdy opłacasz działanie karty, całą ceną jest samo obrócenie: zasobu już nie otrzymujesz.
    W pozostałych dwóch przypadkach nikt nic nie otrzymuje, chyba że mówi o tym karta ataku.
rule-GS-2-6 =
    Żywność, Żelazo, Rumak, Proch i Ropa to po 1 jednostce swojego rodzaju.
    Ziemia to 1 jednostka uniwersalna, która zastępuje każdy rodzaj.
    Kosmos to 2 jednostki uniwersalne użyte w jednej płatności; mogą zastąpić dwa jednakowe lub dwa różne zasoby, ale nigdy dwa Kosmosy.
    Żaden koszt nie wymienia Ziemi ani Kosmosu.
rule-GS-2-7 =
    Jeśli użyjesz Kosmosu tam, gdzie potrzeba tylko 1 jednostki, druga przepada.
rule-GS-2-8 =
    Działania kart mogą dać ci zasoby tymczasowe.
    Należą one do gracza, którego tura właśnie trwa, nie są kartami i przepadają z końcem tej tury.
    Karty leżące stroną zasobu ku górze zostają na następne tury.
rule-GS-2-9 =
    Twoja siła militarna to suma siły wszystkich kart leżących w twoim układzie stroną technologii ku górze, bez względu na ich rodzaj i na to, kiedy się tam znalazły.
    Karty na ręce i karty leżące stroną zasobu ku górze się nie liczą.
rule-GS-2-10 =
    Cud leży stroną w kolorze sepii ku górze, dopóki można go ukończyć, a kolorową stroną ku górze, gdy ma właściciela.
    Cudów nigdy nie bierze się na rękę, a stracić Cud można tylko w wyniku udanego ataku, który tak mówi.
rule-GS-2-11 =
    Obie strony swoich kart możesz oglądać zawsze.
    Wszyscy widzą karty leżące stroną technologii ku górze, zasób i punkty każdej karty leżącej stroną zasobu ku górze, liczbę kart na ręce każdego gracza i to, które karty ma każdy z nich, a także piramidę, wierzchnie karty stosów, Cuda, znaczniki i tory punktacji.
rule-GS-2-12 =
    Gdy ręce są odkryte, a tak się tu zwykle gra, wszyscy widzą też, co inni mają na ręce i co jest na odwrocie ich kart zasobów.
    Gdy ręce są zakryte, pozostaje to tajne (GS-15.4).


section-GS-3 = Przygotowanie do gry

rule-GS-3-1 =
    Wybierzcie jeden z trzech sposobów gry: Nowy Świat, Renesans albo połączenie obu zestawów (część GS-12), dla 2, 3 lub 4 graczy.
rule-GS-3-2 =
    Każdy gracz bierze na rękę pięć kart startowych jednego koloru.
    W Renesansie i przy połączeniu zestawów dostaje też tor punktacji, który zaczyna się od 0, i 5 znaczników chwały.
rule-GS-3-3 =
    Karty Cywilizacji wybranych zestawów dzieli się na Ery.
    W grze dwuosobowej karty z nakazem usunięcia wracają do pudełka: po jednej na Erę i zestaw.
rule-GS-3-4 =
    Każdą Erę tasuje się osobno, a jej karty tworzą jeden rząd piramidy, stroną technologii ku górze i widoczne dla wszystkich.
    Od dołu do góry rzędy mają 7, 6, 5, 4 i 3 karty przy 3 lub 4 graczach oraz 6, 5, 4, 3 i 2 karty przy 2 graczach.
    Każda karta powyżej najniższego rzędu leży na dwóch kartach rzędu pod nią.
rule-GS-3-5 =
    Z dziesięciu Cudów zestawu używa się dokładnie jednego na każdą Erę; leży on stroną w kolorze sepii ku górze obok rzędu swojej Ery.
    Drugi wraca do pudełka, w grze jest więc 5 Cudów.
rule-GS-3-6 =
    Na każdym z dwóch Cudów Ery jest ilustracja jednej karty Cywilizacji.
    Używa się tego Cudu, którego karta leży w rzędzie dalej na lewo.
    Jeśli w rzędzie jest tylko jedna z tych dwóch kart, używa się jej Cudu; jeśli nie ma żadnej, decyduje los.
rule-GS-3-7 =
    Gracza rozpoczynającego wybiera los, a gra toczy się zgodnie z ruchem wskazówek zegara.
rule-GS-3-8 =
    Dla wyrównania szans ostatni gracz w kolejności wykłada przed pierwszą turą z ręki na stół jedną wybraną kartę startową stroną zasobu ku górze: to jego pierwszy zasób.
    Przy 4 graczach robią to trzeci i czwarty gracz, w tej kolejności.
rule-GS-3-9 =
    Nie ma gry solo, automatycznych przeciwników, poziomów trudności ani skróconej rozgrywki: wybiera się tylko zestawy kart i liczbę graczy.


section-GS-4 = Tura

rule-GS-4-1 =
    Gracze rozgrywają pełne tury, zgodnie z ruchem wskazówek zegara.
    Tura ma cztery fazy: Fazę Zasobów, Fazę Technologii, Fazę Kupna i Fazę Końca Tury.
    Następny gracz zaczyna dopiero wtedy, gdy twoja tura się skończy.
rule-GS-4-2 =
    Jeśli na początku tury nie masz na ręce żadnej karty, pomijasz Fazę Zasobów i Fazę Technologii.
rule-GS-4-3 =
    Jeśli na początku tury masz na ręce dokładnie jedną kartę, musisz zagrać ją jako zasób i pomijasz Fazę Technologii.


section-GS-5 = Faza Zasobów i Faza Technologii

rule-GS-5-1 =
    Faza Zasobów: jeśli masz karty na ręce, zagraj dokładnie jedną wybraną kartę z ręki do swojego układu, stroną zasobu ku górze.
rule-GS-5-2 =
    Faza Technologii: jeśli nadal masz karty na ręce, zagraj dokładnie jedną wybraną kartę z ręki do swojego układu, stroną technologii ku górze.
rule-GS-5-3 =
    Zagraną właśnie technologię możesz aktywować.
    Nie musisz, ale jeśli to robisz, rozpatrujesz wszystkie kroki jej działania po kolei, o ile to możliwe; nie wolno przerwać w połowie ani pominąć kroku, który da się wykonać.
rule-GS-5-4 =
    Jeśli jej nie aktywujesz, technologia nic nie robi, choć jej siła się liczy, dopóki nie zagrasz jej ponownie w późniejszej turze albo nie aktywuje jej inna karta.
rule-GS-5-5 =
    Technologię aktywuje się tylko po zagraniu w Fazie Technologii albo za pomocą działania karty.
    Obrócenie ani zakup karty nigdy jej nie aktywuje.
rule-GS-5-6 =
    Działanie może dotyczyć samej karty: karta, która odnawia zasób swojego rodzaju, może odnowić samą siebie.
rule-GS-5-7 =
    Kartę, której działanie zaczyna się od kosztu, możesz aktywować tylko wtedy, gdy możesz zapłacić cały koszt (GS-13.6).
rule-GS-5-8 =
    Jeśli działanie dotyczy kilku graczy, każdy z nich wykonuje swoją część, o ile to możliwe.
    To, czy inni mogą skorzystać ze swojej, nie ma dla ciebie znaczenia.
rule-GS-5-9 =
    Jeśli działanie dotyczy dokładnie jednego przeciwnika, wybierasz takiego, który spełnia warunek; nigdy siebie.
    Jeśli nikt go nie spełnia, ten krok nic nie robi, a pozostałe i tak się wykonuje.
rule-GS-5-10 =
    Karty Taktyczne pozwalają zagrać z ręki kolejne karty Militarne, aktywować karty Militarne albo jedno i drugie.
    Jeśli karta daje oba działania, a zagrasz z jej pomocą co najmniej jedną kartę Militarną, musisz aktywować tyle spośród tak zagranych kart, ile mówi karta.
    Jeśli nie zagrasz żadnej, nic się w ten sposób nie aktywuje.
rule-GS-5-11 =
    Karty zagrane dzięki działaniu innej karty leżą stroną technologii ku górze i przez samo zagranie nie zostają aktywowane.
rule-GS-5-12 =
    Każdą pojedynczą kartę można aktywować tylko raz w turze, a karty, której działanie jeszcze trwa, nie można aktywować ponownie w jego trakcie.
rule-GS-5-13 =
    Z zasobów tymczasowych możesz korzystać do końca tury: opłacać nimi działania kart i zakupy.


section-GS-6 = Ataki

rule-GS-6-1 =
    Atak dotyczy zawsze wszystkich przeciwników naraz; nikogo nie można pominąć.
rule-GS-6-2 =
    Począwszy od gracza siedzącego po lewej stronie atakującego, przeciwnicy reagują po kolei, zgodnie z ruchem wskazówek zegara.
    Każdy kończy, zanim zacznie następny, i może brać pod uwagę wcześniejsze reakcje.
rule-GS-6-3 =
    Gdy ktoś cię atakuje, możesz dowolnie wiele razy i w dowolnej kolejności zagrywać z ręki karty z ikoną Reakcji, stroną technologii ku górze, oraz wyczerpywać karty leżące stroną zasobu ku górze, których technologia jest Taktyczna lub Militarna.
    Kończysz, kiedy chcesz.
rule-GS-6-4 =
    Możesz to robić, nawet jeśli nie zmieni to wyniku.
    Karty Cywilnej nigdy nie można w ten sposób wyczerpać, a karty bez ikony Reakcji nie można zagrać z ręki.
    Wyczerpywana karta Taktyczna lub Militarna nie musi mieć ikony Reakcji.
rule-GS-6-5 =
    Technologii, które trafiają tak na stół, się nie aktywuje, a za wyczerpaną kartę nie otrzymujesz zasobu.
rule-GS-6-6 =
    Atakujący nie reaguje.
    Gdy wszyscy przeciwnicy skończą, raz liczy się siłę atakującego i porównuje ją z siłą każdego przeciwnika z osobna.
rule-GS-6-7 =
    Jeśli siła atakującego jest wyższa, ten przeciwnik jest pokonany.
    Jeśli jest równa lub niższa, przeciwnik jest niepokonany: nic mu się nie dzieje, a atakującemu nic się nie dzieje z jego powodu.
rule-GS-6-8 =
    Potem po kolei wykonuje się pozostałe kroki karty ataku.
    Gracze, których dotyczy krok, działają po kolei od lewej strony atakującego i każdy wybiera za siebie.
rule-GS-6-9 =
    Jeśli tracisz zasoby, wybierasz i wyczerpujesz karty leżące stroną zasobu ku górze, warte tyle jednostek, ile masz stracić: Kosmos jest tu wart 2 jednostki, każda inna karta 1.
    Nie wolno wyczerpać karty, która nie jest potrzebna.
    Jeśli wszystkie twoje karty zasobów razem nie wystarczą, wyczerpujesz wszystkie.
rule-GS-6-10 =
    Jeśli atak zabiera zasoby, atakujący za każdą wyczerpaną kartę otrzymuje jeden zasób tymczasowy tego samego rodzaju.
rule-GS-6-11 =
    Jeśli musisz oddać Cud, a masz ich kilka, sam decydujesz, który.
    Atakujący dostaje po jednym Cudzie, kolorową stroną ku górze, od każdego pokonanego, który jakiś ma.
rule-GS-6-12 =
    Kroki dotyczące atakującego wykonuje się bez względu na wynik, z wyjątkiem punktów liczonych za każdego pokonanego.
    Punkty dla niepokonanych dostaje każdy zaatakowany, który nie został pokonany.
rule-GS-6-13 =
    Możesz zaatakować, nawet jeśli nikomu to nie zaszkodzi.
rule-GS-6-14 =
    Jeśli aktywujesz kartę ataku przeciwnika, atakującym jesteś ty, z siłą własnego układu.
    Siła tej karty liczy się jej właścicielowi, który jest atakowany tak jak wszyscy inni.


section-GS-7 = Faza Kupna

rule-GS-7-1 =
    W Fazie Kupna możesz kupić jedną kartę albo żadnej: dowolną kartę piramidy, choćby leżała głęboko, a przy połączeniu zestawów także wierzchnią kartę stosu Projektów Badawczych.
rule-GS-7-2 =
    Karta kosztuje koszt podstawowy i dopłatę za karty połączone.
rule-GS-7-3 =
    Dopłata za kartę z piramidy to 1 dowolny zasób za każdą kartę połączoną.
    Połączone są karty leżące jeszcze bezpośrednio pod nią, najwyżej dwie, karty leżące jeszcze bezpośrednio pod tamtymi i tak dalej; każda liczy się raz.
    Luka przerywa połączenie: to, co leży tylko pod brakującą kartą, nie jest połączone.
rule-GS-7-4 =
    Dopłata za kartę ze stosu Projektów Badawczych to 1 dowolny zasób za każdą kartę wcześniejszej Ery, która leży jeszcze w piramidzie, wszystko jedno gdzie.
    Karty w stosach oraz karty tej samej i późniejszych Er się nie liczą.
rule-GS-7-5 =
    Płacisz zasobami tymczasowymi i własnymi kartami leżącymi stroną zasobu ku górze, w dowolnym zestawieniu, z wymianą i zasobami uniwersalnymi, tak jak mówi część GS-13.
    Karty, którymi płacisz, obracasz na stronę technologii, bez żadnego działania.
rule-GS-7-6 =
    Tylko płacąc za zakup, możesz wymienić 2 Żywności na 1 Żelazo, 2 Żelaza na 1 Rumaka, 2 Rumaki na 1 Proch, 2 Prochy na 1 Ropę albo 3 dowolne zasoby na 1 Ziemię.
    W drugą stronę wymieniać nie wolno.
    To, co otrzymasz, możesz wymieniać dalej.
rule-GS-7-7 =
    To, co zostaje z wymiany albo z Kosmosu, przepada; niczego wymienionego nie można zachować.
rule-GS-7-8 =
    Kupiona karta trafia do twojego układu stroną technologii ku górze.
    Nie zostaje aktywowana, ale od tej chwili liczy się do twojej siły i do warunków Cudów, a na rękę możesz ją zabrać jeszcze w tej turze.
rule-GS-7-9 =
    Piramidy się nie uzupełnia, a jej kart się nie przesuwa.
    Gdy ktoś kupi wierzchnią kartę stosu Projektów Badawczych, widoczna staje się następna.
rule-GS-7-10 =
    Niektóre działania pozwalają od razu dokonać dodatkowego zakupu.
    Obowiązują wszystkie zasady tej części, ale dopłata za karty połączone jest niższa o liczbę z karty, najwyżej do 0.
    Zakup w Fazie Kupna nadal ci przysługuje.


section-GS-8 = Faza Końca Tury, Nowy Świat

rule-GS-8-1 =
    Jeśli masz na ręce co najmniej 2 karty, przechodzisz od razu do GS-8.6.
rule-GS-8-2 =
    W przeciwnym razie, jeśli spełniasz warunek co najmniej jednego Cudu, który można jeszcze ukończyć, bierzesz dokładnie jeden z nich, wybrany przez siebie, do swojego układu kolorową stroną ku górze; nie możesz z tego zrezygnować.
    Liczy się twój układ sprzed zabrania kart na rękę, razem z kartą kupioną przed chwilą.
    Zasoby tymczasowe się nie liczą, a Ziemia i Kosmos nie zastępują tu innych zasobów.
rule-GS-8-3 =
    Potem zabierasz na rękę wszystkie karty leżące w twoim układzie stroną technologii ku górze; to obowiązkowe.
rule-GS-8-4 =
    Możesz też zabrać na rękę dowolnie wiele kart leżących stroną zasobu ku górze.
rule-GS-8-5 =
    Cudów nigdy nie bierze się na rękę.
rule-GS-8-6 =
    Niewykorzystane zasoby tymczasowe przepadają.
rule-GS-8-7 =
    Jeśli gra się teraz nie kończy (część GS-11), zaczyna się tura następnego gracza.


section-GS-9 = Faza Końca Tury, Renesans i oba zestawy

rule-GS-9-1 =
    Jeśli masz na ręce co najmniej 2 karty, przechodzisz od razu do GS-9.3.
rule-GS-9-2 =
    W przeciwnym razie zabierasz karty na rękę dokładnie tak jak w GS-8.3 do GS-8.5.
rule-GS-9-3 =
    Następnie, w każdej turze i bez względu na liczbę kart na ręce, kładziesz dokładnie jeden swój znacznik chwały na Cudzie, który można jeszcze ukończyć i którego warunek spełniasz.
    Jeśli jest ich kilka, wybierasz jeden.
    W Fazie Końca Tury kładziesz najwyżej jeden znacznik, a dopóki masz wolny znacznik, nie możesz z tego zrezygnować.
rule-GS-9-4 =
    Jeśli wszystkie pięć twoich znaczników leży już na Cudach, możesz przełożyć jeden z innego Cudu na Cud, którego warunek spełniasz, albo zostawić wszystkie na miejscu.
rule-GS-9-5 =
    Gdy tylko masz na Cudzie wymaganą liczbę znaczników, bierzesz go do swojego układu kolorową stroną ku górze, a wszystkie znaczniki z niego wracają do właścicieli.
rule-GS-9-6 =
    Na jednym Cudzie mogą leżeć znaczniki kilku graczy i nie przeszkadzają sobie nawzajem.
rule-GS-9-7 =
    Niewykorzystane zasoby tymczasowe przepadają.
rule-GS-9-8 =
    Jeśli gra się teraz nie kończy (część GS-11), zaczyna się tura następnego gracza.


section-GS-10 = Tor punktacji

rule-GS-10-1 =
    Punkty zdobyte dzięki działaniom kart zaznacza się od razu na torze punktacji.
    Żadne działanie nie przesuwa znacznika poniżej 0.
rule-GS-10-2 =
    Punkty z toru wydajesz tylko tam, gdzie działanie karty kosztuje punkty.
rule-GS-10-3 =
    W Nowym Świecie nie ma toru punktacji i żadna karta nie mówi o punktach.


section-GS-11 = Zakończenie gry i punktacja

rule-GS-11-1 =
    Gra kończy się wraz z turą, po której nie ma już Cudu do ukończenia albo nie ma już karty z Ery Kosmosu do kupienia.
    W Renesansie i przy połączeniu zestawów kończy się także wtedy, gdy ktoś ma na torze punktacji co najmniej 15 punktów.
rule-GS-11-2 =
    Kończy się z tą właśnie turą: pozostali nie mają już kolejnej, nawet jeśli mieli ich mniej.
rule-GS-11-3 =
    Wszystko to sprawdza się dopiero na samym końcu tury.
    Tor punktacji, który doszedł do 15, ale wcześniej znów spadł, nie kończy gry.
rule-GS-11-4 =
    Twój wynik to suma punktów ze wszystkich twoich kart Cywilizacji, na ręce i na stole, ze wszystkich twoich Cudów i z toru punktacji.
    Znaczniki chwały na nieukończonych Cudach nic nie są warte.
rule-GS-11-5 =
    Wygrywa najwyższy wynik.
    Gracze z takim samym wynikiem dzielą się zwycięstwem.


section-GS-12 = Połączenie obu zestawów

rule-GS-12-1 =
    Obowiązują wszystkie zasady Renesansu z poniższymi zmianami.
rule-GS-12-2 =
    Karty Cywilizacji obu zestawów tasuje się razem, każdą Erę osobno.
    Rzędy piramidy mają od dołu do góry 6, 5, 4, 3 i 2 karty, bez względu na liczbę graczy.
    Pozostałe karty każdej Ery tworzą obok rzędu jej stos Projektów Badawczych, stroną technologii ku górze; widać tylko wierzchnią kartę.
rule-GS-12-3 =
    W grze dwuosobowej najpierw usuwa się oznaczone karty obu zestawów.
    Od Ery Rumaków do Ery Kosmosu stosy mają 8, 7, 6, 5 i 4 karty przy 3 lub 4 graczach oraz 6, 5, 4, 3 i 2 karty przy 2 graczach.
rule-GS-12-4 =
    Używa się tylko Cudów Renesansu.
    Wybiera się je jak w GS-3.6 na podstawie kart w rzędach piramidy; stosy się nie liczą.
rule-GS-12-5 =
    W Fazie Kupna możesz zamiast karty z piramidy kupić wierzchnią kartę jednego z pięciu stosów (GS-7.4).
rule-GS-12-6 =
    Ostatnia karta z Ery Kosmosu to ostatnia w piramidzie i w stosie łącznie.


section-GS-13 = Płatności, dokładnie

rule-GS-13-1 =
    Płatność składa się z twoich kart leżących stroną zasobu ku górze i twoich zasobów tymczasowych.
    Do zapłacenia jest pewna liczba jednostek określonych rodzajów i pewna liczba dowolnych.
rule-GS-13-2 =
    Płatność wystarcza, jeśli da się pokryć każdą żądaną jednostkę, a każdego zasobu używa się tylko raz.
    Jednostkę danego rodzaju pokrywa jednostka tego rodzaju albo uniwersalna, a przy zakupie także dwie jednostki rodzaju o stopień niższego albo trzy dowolne.
    Dowolną jednostkę pokrywa, co tylko zechcesz.
rule-GS-13-3 =
    Nigdy nie szkodzi użyć jednostki najpierw na jej własny rodzaj; tak właśnie liczy to za ciebie gra.
rule-GS-13-4 =
    W płatności nie może być nic zbędnego: bez któregokolwiek ze składników nie mogłaby już wystarczyć.
    Nie obrócisz więc więcej kart, niż trzeba, ale wolno ci użyć Kosmosu za jedną jednostkę.
rule-GS-13-5 =
    Płatność podajesz po jednym składniku i możesz wybrać tylko taki, który nadal prowadzi do dozwolonej płatności.
    Gdy tylko podasz dosyć, płatność jest zakończona.
rule-GS-13-6 =
    Koszt działania karty płaci się tak samo, ale bez wymiany.
    Jeśli wymienia on określone zasoby, przyjmuje się tylko te i uniwersalne.
rule-GS-13-7 =
    Zasoby tracone po bitwie wybiera się tak samo, ale bez wymiany i tylko spośród kart.
    Jeśli wszystkie karty razem nie wystarczą, wyczerpuje się wszystkie, bez wybierania.
rule-GS-13-8 =
    Kartę możesz kupić tylko wtedy, gdy istnieje za nią choć jedna dozwolona płatność.


section-GS-14 = Kroki działania kart, dokładnie

rule-GS-14-1 =
    Otrzymaj: tyle razy, ile mówi karta, wybierasz jeden z wymienionych zasobów i masz go jako zasób tymczasowy.
rule-GS-14-2 =
    Odnów: wskazany gracz wybiera spośród swoich kart leżących stroną technologii ku górze tyle pasujących, ile mówi karta, albo wszystkie, jeśli jest ich mniej, i obraca je na stronę zasobu.
    To obowiązkowe; kilku graczy robi to zgodnie z ruchem wskazówek zegara.
rule-GS-14-3 =
    Koszty w zasobach płaci się jak w GS-13.6, koszty w punktach jak w GS-10.2.
rule-GS-14-4 =
    Punkty: każdy wskazany gracz przesuwa swój znacznik na torze punktacji w górę lub w dół; nikt nie schodzi poniżej 0.
rule-GS-14-5 =
    Zagraj: tyle razy, ile mówi karta, wybierasz z ręki kartę podanego rodzaju albo na tym poprzestajesz.
rule-GS-14-6 =
    Aktywuj: tyle razy, ile mówi karta, i dopóki to możliwe, wybierasz pasującą technologię i rozpatrujesz jej działanie.
    Pasują technologie podanego rodzaju, które leżą w podanym miejscu stroną technologii ku górze, w tej turze nie zostały jeszcze aktywowane i których koszt możesz zapłacić.
    Jeśli karta mówi o przeciwniku, najpierw wybierasz takiego, który ma taką technologię; jej działanie rozpatrujesz tak, jakby karta była twoja, ale zostaje ona na swoim miejscu.
rule-GS-14-7 =
    Zaatakuj: jak w części GS-6, a to, co tracą lub oddają pokonani, jak w GS-6.9 do GS-6.11.
rule-GS-14-8 =
    Skopiuj: wybierasz przeciwnika, u którego leży karta stroną zasobu ku górze, a potem jeden z widocznych u niego zasobów, który otrzymujesz jako tymczasowy.
    Karty przeciwnika się nie obraca.
rule-GS-14-9 =
    Kup: dodatkowy zakup jak w GS-7.10.
    Zdobądź Cud: w Nowym Świecie bierzesz Cud jak w GS-8.2, w pozostałych grach kładziesz znacznik chwały jak w GS-9.3 do GS-9.5, od razu i bez względu na liczbę kart na ręce.
    W tej chwili żadna karta nie liczy się jako zabrana na rękę, a Faza Końca Tury przysługuje ci dodatkowo.
rule-GS-14-10 =
    Zabierz: tyle razy, ile mówi karta, wybierasz w swoim układzie technologię podanego rodzaju, której działanie właśnie nie trwa, i bierzesz ją na rękę albo na tym poprzestajesz.
rule-GS-14-11 =
    Krok, którego w ogóle nie da się wykonać, pomija się.
rule-GS-14-12 =
    Punkty za każdego pokonanego liczy się z ostatniego ataku tej samej karty.
rule-GS-14-13 =
    Karty zagrane dzięki działaniu, wybrany przeciwnik, pokonani i niepokonani należą do tej jednej karty, którą się rozpatruje.
    Karta aktywowana po drodze ma własnych i niczego nie zmienia u karty zewnętrznej.
rule-GS-14-14 =
    Pozostałe kroki karty wykonuje się, nawet jeśli sama karta została tymczasem obrócona.
rule-GS-14-15 =
    Jeśli strata albo kopiowanie wymienia określone zasoby, wybrać można tylko karty, które je pokazują.
    Jeśli takich nie ma, krok nic temu graczowi nie robi.


section-GS-15 = Podejmowanie decyzji

rule-GS-15-1 =
    Podjąć można tylko tę decyzję, która jest właśnie otwarta, i może to zrobić tylko gracz, do którego skierowane jest pytanie.
    Nic nie zostaje przyjęte, gdy pytanie dotyczy czegoś innego albo gdy gra jest skończona.
rule-GS-15-2 =
    Jeśli możesz zrobić tylko jedną rzecz, nie ma pytania: dzieje się ona sama i trafia do dziennika.
    Przy każdym pytaniu masz więc co najmniej dwie możliwości.
rule-GS-15-3 =
    Aby każda gra się kończyła, tutaj zatrzymuje się ona najpóźniej po rundzie 100 i jest normalnie podliczana.
    To dodatek do instrukcji; gracze, którzy kupują karty, nigdy tak daleko nie dochodzą.
rule-GS-15-4 =
    Gdy ręce są zakryte, inni widzą z karty zagranej jako zasób tylko zasób i punkty.
    Jeśli masz na ręce kilka kart, które wyglądają od tej strony tak samo, inni nie mogą poznać, która z nich leży na stole, dopóki wszystkie nie znajdą się znów w jednym miejscu albo któraś nie leży stroną technologii ku górze.
    Wszystko inne o twoich kartach da się ustalić, więc jest pokazane.
