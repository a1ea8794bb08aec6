### Zasady Historii w skrócie, według numerów.


section-HI-1 = Co jest w pudełku

rule-HI-1-1 = W grze są 54 kostki władzy, po 9 w każdym z 6 kolorów, 60 kart akcji, te same 10 dla każdego koloru, oraz 35 doradców w 7 zestawach po 5. Egipt i Hiszpania mają ten sam kolor zielony, dlatego zielony gracz używa jednego z tych zestawów, a drugi zostaje w pudełku.
rule-HI-1-2 = W grze jest 48 cudów i 18 przywódców, po 16 i 6 na każdą erę, 12 wydarzeń, 16 żetonów terytoriów i 7 kart Civbotów, z których 6 to karty akcji.
rule-HI-1-3 = Plansza przedstawia mapę 13 terytoriów, koło czasu z 4 turami i 3 erami, tory punktów i porządku tury, matrycę rozwoju o 16 na 16 poziomach, tabelę rządów i pulę wykorzystanych kostek.
rule-HI-1-4 = Żaden kolor nie ma nigdy więcej niż swoje 9 kostek, a kart i żetonów nigdy nie przybywa.

section-HI-2 = Cel, długość, zwycięstwo

rule-HI-2-1 = Gra trwa trzy ery po cztery tury. Kończy się po zakończeniu dwunastej tury.
rule-HI-2-2 = Wygrywa gracz, który ma najwięcej punktów zwycięstwa. Przy remisie rozstrzyga wyższa suma poziomu militarnego i technologicznego, a jeśli i ona jest równa, gracze dzielą się zwycięstwem.
rule-HI-2-3 = Poza zakończeniem ostatniej tury nie ma osobnego podliczania punktów. W grze kilku osób Civbot nigdy nie wygrywa.
rule-HI-2-4 = Straty mogą prowadzić poniżej zera punktów, ale kto ma zapłacić punktami, musi je mieć.

section-HI-3 = Przygotowanie do gry

rule-HI-3-1 = Gra zaczyna się od pierwszej tury ery I.
rule-HI-3-2 = Cuda każdej ery zostają potasowane. Z ery I układa się szereg cudów, od lewej do prawej: tyle kart, ilu jest graczy, i jeszcze dwie. Civbotów się nie liczy.
rule-HI-3-3 = Każdy gracz otrzymuje cywilizację, losowo lub z wyboru, oraz jej dziesięć kart akcji. Wojnę i Turystykę odkłada się na bok, a pozostałe osiem kart tworzy rękę.
rule-HI-3-4 = Każdy gracz tasuje pięciu doradców w zakrytą talię i dobiera górną kartę.
rule-HI-3-5 = Każdy gracz bierze 4 kostki: 1 trafia do puli wykorzystanych, 3 leżą przed graczem, a 5 zostaje w zasobach ogólnych. Zaawansowani zaczynają z 3 kostkami przed sobą, bez wykorzystanych i z 6 w zasobach.
rule-HI-3-6 = Porządek tury zostaje wylosowany. Wszyscy zaczynają z 0 punktów, technologią 1 i poziomem militarnym 1.
rule-HI-3-7 = Na każdym z 13 terytoriów leży odkryty losowy żeton terytorium, a trzy pozostałe odpadają z gry.
rule-HI-3-8 = Przywódców ery I dobiera ostatni gracz w porządku tury: o jedną kartę więcej niż jest graczy (sześć przy sześciu graczach). Jedną zatrzymuje w tajemnicy, resztę podaje poprzedniemu graczowi i tak dalej. Zatrzymać można tylko przywódcę, którego się otrzymało. Gdy każdy ma przywódcę, karty się odkrywa.
rule-HI-3-9 = W porządku tury każdy gracz kładzie jedną kostkę spośród swoich na pustym terytorium.
rule-HI-3-10 = Civboty i wydarzenia przygotowuje się tak, jak mówią ich rozdziały.
rule-HI-3-11 = Po przygotowaniu każdy gracz ma 2 kostki przed sobą, 1 wykorzystaną, 1 na mapie i 5 w zasobach, 8 kart akcji i 1 doradcę na ręce oraz 4 doradców w talii.

section-HI-4 = Tura

rule-HI-4-1 = Tura składa się z rund akcji, potem działają Civboty, a na końcu rozpatruje się ikony koła czasu. Można decydować tylko o tym, o co pyta przebieg tury.
rule-HI-4-2 = W rundzie akcji wszyscy wybierają karty, odkrywają je i rozpatrują. Runda, w której zagrano kartę z efektem Rewolucji, jest ostatnia w turze, ale wszystko, co w niej odkryto, zostaje rozpatrzone.
rule-HI-4-3 = Jeśli nikt nie może wybrać karty, tura kończy się natychmiast.

section-HI-5 = Wybór kart

rule-HI-5-1 = W rundzie wybiera się jedną kartę, od technologii 5 (Koło) do dwóch, a od technologii 13 (Medycyna) do trzech. Limit zdobyty w trakcie rundy obowiązuje od następnej.
rule-HI-5-2 = Każdy wybiera w tajemnicy co najmniej jedną kartę z ręki, dowolnie mieszając karty akcji i doradców, nawet jeśli karta nie przyniesie efektu. Kto nie ma czego wybrać, pomija rundę.
rule-HI-5-3 = Kartę z efektem Rewolucji można wybrać tylko wtedy, gdy we własnej kolejce leżą już co najmniej trzy karty akcji.
rule-HI-5-4 = W rundzie można wybrać najwyżej jedną kartę z efektem Rewolucji.
rule-HI-5-5 = Wojnę można wybrać tylko przy technologii co najmniej 2, a Turystykę przy co najmniej 12.
rule-HI-5-6 = Gdy wszyscy wybrali, karty odkrywa się jednocześnie i niczego nie można cofnąć.

section-HI-6 = Rozpatrywanie kart

rule-HI-6-1 = Gracze działają w porządku tury i każdy rozpatruje wszystkie swoje odkryte karty, zanim zacznie następny.
rule-HI-6-2 = Kolejność własnych odkrytych kart wybiera ich właściciel, ale karta z efektem Rewolucji musi być ostatnia.
rule-HI-6-3 = Przed swoją pierwszą kartą w rundzie i po każdej swojej karcie można aktywować cuda.
rule-HI-6-4 = Kartę akcji rozpatruje się tak: wydarzenie, jeśli je wywołuje; wybór strony podstawowej lub zaawansowanej, która wymaga w tej chwili podanej technologii; koszt; akcja; karta trafia do kolejki; wreszcie można aktywować cuda.
rule-HI-6-5 = Akcja, którą da się wykonać, musi zostać wykonana. Jeśli da się wykonać obie strony, wybiera właściciel, a jeśli żadnej, nic się nie dzieje i nic się nie płaci.
rule-HI-6-6 = Koszty płaci się kostkami, które leżą przed graczem; trafiają one do puli wykorzystanych. Bez dość kostek nie można wykonać tej strony.
rule-HI-6-7 = Rozpatrywana karta nie leży jeszcze w kolejce, więc jej własny efekt nie może jej przywrócić. Wyjątkiem jest Rewolucja.
rule-HI-6-8 = Doradcę rozpatruje się tak: koszt, bez którego nic się nie dzieje; pełna akcja, jeśli jest, bez względu na wymaganą technologię; potem pozostałe efekty, każdy w miarę możliwości. Na koniec doradca trafia odkryty pod talię.
rule-HI-6-9 = Tego, co się zyskało, można od razu użyć przy następnych kartach i cudach, ale kartę, która trafiła na rękę, można wybrać dopiero w następnej rundzie.

section-HI-7 = Matryca rozwoju

rule-HI-7-1 = Znacznik stoi na polu matrycy, na poziomie technologicznym i militarnym od 1 do 16, zawsze wewnątrz nadrukowanego pasa.
rule-HI-7-2 = Poziom technologii przesuwa znacznik o jedno pole w prawo, poziom militarny o jedno pole w górę. Gdzie nie ma pola, krok się nie odbywa.
rule-HI-7-3 = Na poziomie 16 każdy następny poziom daje zamiast tego 2 punkty.
rule-HI-7-4 = Kilka poziomów zdobywa się po kolei; po zablokowanym kroku przepadają i następne.
rule-HI-7-5 = Każdy osiągnięty poziom od razu daje swoje bonusy: kostkę z puli wykorzystanych, najstarszą kartę z kolejki, doradcę, punkty, nową kartę lub zaawansowaną stronę. Czego nie da się wziąć, to przepada.
rule-HI-7-6 = Technologie to Ogień, Rolnictwo, Hodowla zwierząt, Obróbka metalu, Koło, Pisanie, Filozofia, Nawigacja, Prasa drukarska, Proch strzelniczy, Nauka, Przemysł, Medycyna, Energia nuklearna, Internet i Osobliwość.
rule-HI-7-7 = Dobranie doradcy oznacza wzięcie górnej karty talii; pusta talia nic nie daje. Gdy tylko górna karta talii leży odkryta, całą talię zakrywa się i tasuje.
rule-HI-7-8 = Utrata poziomu cofa znacznik o jedno pole, nigdy poniżej 1 i nigdy poza pas. Zdolności poziomu przepadają, a to, co otrzymano, zostaje; ponowne zdobycie poziomu znów daje bonusy, ale nigdy drugiej takiej samej karty.
rule-HI-7-9 = Pole, na którym stoi znacznik, mówi też, jaki masz rodzaj rządów.

section-HI-8 = Dziesięć akcji

rule-HI-8-0 = Terytoria sąsiadują, jeśli mają wspólną granicę. Cywilizacja sąsiaduje z inną, jeśli dzielą terytorium albo stoją na sąsiednich. Kto ma Nawigację, sąsiaduje ze wszystkimi na mapie i z każdym terytorium, ale nie działa to w drugą stronę.
rule-HI-8-1 = Militarne: zapłać 1 kostkę za 1 poziom militarny; w wersji zaawansowanej, od technologii 4, zapłać 3 kostki za 2 poziomy. Musi być możliwy co najmniej jeden krok.
rule-HI-8-2 = Technologia: zapłać 1 kostkę za 1 poziom technologii; w wersji zaawansowanej, od technologii 11, zapłać 3 kostki za 2 poziomy. Musi być możliwy co najmniej jeden krok.
rule-HI-8-3 = Sztuka: zapłać 1 kostkę i weź cud z szeregu; w wersji zaawansowanej, od technologii 6, zapłać 3 kostki i weź dwa. Szereg nie jest uzupełniany, a bez cudu w szeregu nie ma efektu.
rule-HI-8-4 = Wykorzystywanie: odzyskaj do 2 swoich kostek z puli wykorzystanych lub z mapy; w wersji zaawansowanej, od technologii 9, zapłać 1 punkt i odzyskaj do 4. Kostka zabrana z mapy kosztuje tyle punktów, ile pokazuje żeton terytorium, a ostatnia kostka na mapie zostaje.
rule-HI-8-5 = Ekspansja: połóż 1 swoją kostkę na terytorium bez własnej kostki, które sąsiaduje z zajmowanym; w wersji zaawansowanej, od technologii 5, najpierw odzyskaj 1 kostkę. Z Nawigacją może to być dowolne terytorium.
rule-HI-8-6 = Handel: wybierz sąsiednią cywilizację o wyższym poziomie technologii i zdobądź 1 poziom technologii. Partner zdobywa 2 punkty albo 1, jeśli użyto strony zaawansowanej, od technologii 8. Bez partnera albo gdy krok jest zablokowany, nic się nie dzieje.
rule-HI-8-7 = Najazd: jeśli sąsiednia cywilizacja ma niższy poziom militarny, odzyskaj 1 kostkę i zdobądź 1 punkt; w wersji zaawansowanej, od technologii 10, odzyskaj do 2 i zdobądź 2. Najechana cywilizacja nic nie traci.
rule-HI-8-8 = Wojna: wybierz cywilizację na wspólnym terytorium, nawet jeśli możesz tylko przegrać. Wyższy poziom militarny zdobywa 2 punkty albo 4 w wojnie zaawansowanej, od technologii 14; kostka przegranego trafia do jego puli wykorzystanych, ale gracz wśród graczy zachowuje ostatnią. Równe poziomy nie dają efektu.
rule-HI-8-9 = Turystyka: zdobądź 1 punkt za każde 4 swoje cuda; w wersji zaawansowanej, od technologii 15, za każde 3. Liczą się także obrócone cuda.
rule-HI-8-10 = Rewolucja: karta trafia do kolejki, po czym bierzesz z powrotem na rękę najnowszą kartę swojej kolejki i jeszcze jedną wybraną. Runda jest ostatnią w turze.
rule-HI-8-11 = Efekt Rewolucji u doradcy jest taki sam, ale żadna karta nie trafia do kolejki.

section-HI-9 = Cuda

rule-HI-9-1 = Zdobyty cud staje przed graczem; aktywować można tylko własne cuda, w dowolnej liczbie.
rule-HI-9-2 = Aktywowany cud zostaje obrócony i nie można go aktywować ponownie, dopóki nie stanie prosto. Cud, który stawia inne prosto, sam nigdy nie może zostać w ten sposób postawiony.
rule-HI-9-3 = Cudu nie można aktywować zaraz po karcie, która go przyniosła; można to zrobić od następnej karty.
rule-HI-9-4 = Przed pierwszą kartą można aktywować tylko cuda, które nie wymagają akcji. Po karcie także te, które wymagają akcji użytej przez tę kartę, nawet jeśli nie przyniosła efektu.
rule-HI-9-5 = Niektóre cuda wymagają wyraźnej przewagi nad każdym innym graczem w liczbie cudów, poziomie militarnym, technologii lub liczbie terytoriów. Civboty się nie liczą.
rule-HI-9-6 = Koszt cudu płaci się w całości. Zniszczyć można inny własny cud; zniszczona kostka wraca spośród kostek przed graczem lub z puli wykorzystanych do zasobów ogólnych.
rule-HI-9-7 = Cud można aktywować, nawet jeśli jego efekt niczego nie zmienia.
rule-HI-9-8 = Zniszczone cuda i cuda usunięte z szeregu odpadają z gry.

section-HI-10 = Koniec tury

rule-HI-10-1 = Na końcu tury rozpatruje się ikony koła czasu, najpierw te dla każdej cywilizacji, potem wspólne.
rule-HI-10-2 = Dodawanie kostek i bonus terytorialny są pierwsze; kolejność pozostałych ikon dla cywilizacji nie ma znaczenia.
rule-HI-10-3 = Dodaj kostkę: każdy gracz przesuwa jedną kostkę z zasobów ogólnych do puli wykorzystanych.
rule-HI-10-4 = Bonus terytorialny: cywilizacja, która jest sama na terytorium, zdobywa punkty z jego żetonu.
rule-HI-10-5 = Odzyskaj karty: każdy gracz bierze z powrotem na rękę dwie najstarsze karty z kolejki.
rule-HI-10-6 = Odzyskaj cuda: wszystkie cuda znów stoją prosto.
rule-HI-10-7 = Odzyskaj kostki: każdy gracz odzyskuje tyle wykorzystanych kostek, na ilu terytoriach ma kostkę.
rule-HI-10-8 = Rządy: Klan 1 kostka, Koczownictwo 1 punkt, Państwa miasta 2, Imperium 3, Merkantylizm 4, Oświecenie 5 punktów, Konsumpcjonizm 5 punktów i 1 kostka, Utopia 7 punktów, rządy Barbarzyńskie 3 punkty i 2 kostki.
rule-HI-10-9 = Porządek tury: pierwsi są gracze z mniejszą liczbą punktów; przy remisie ten, kto grał później.
rule-HI-10-10 = Nowe cuda: szereg odpada z gry, a z talii ery następnej tury pojawia się tyle cudów, ilu jest graczy, i jeszcze dwa. Niewykorzystane cuda zakończonej ery odpadają z gry.
rule-HI-10-11 = Bonus przywódców: każdy spełniony warunek przywódcy przynosi punkty, po czym wszyscy przywódcy odpadają z gry.
rule-HI-10-12 = Nowi przywódcy: przywódców nowej ery dobiera się w porządku tury, zaczynając od pierwszego gracza.
rule-HI-10-13 = W dwunastej turze nie ma nowego porządku, cudów ani przywódców; wszystko inne się odbywa.
rule-HI-10-14 = Znacznik tury przesuwa się dalej; po czwartej turze ery zaczyna się następna era.

section-HI-11 = Przywódcy

rule-HI-11-1 = Przywódca ma dwa warunki, każdy z własnymi punktami. Punktować może jeden, oba lub żaden, tylko przy bonusie przywódców swojej ery.
rule-HI-11-2 = Warunki liczą cuda, poziom militarny, poziom technologii lub terytoria.

section-HI-12 = Civboty

rule-HI-12-1 = Gra razem najwyżej sześć cywilizacji. Każdy Civbot jest Wodzem, Wielmożą albo Królem.
rule-HI-12-2 = Civbot gra 8 kostkami i nie ma kart, doradców, przywódców, cudów, zasobów ani miejsca w porządku tury.
rule-HI-12-3 = Civboty zaczynają z technologią 1, poziomem militarnym 1 i 0 punktów.
rule-HI-12-4 = Po graczach Civboty kładą po jednej kostce, zaczynając od najwyższego poziomu trudności, na pustym terytorium o najwyższym numerze.
rule-HI-12-5 = Sześć kart akcji Civbotów tworzy jedną talię.
rule-HI-12-6 = Po ostatniej rundzie akcji działają Civboty, zaczynając od najwyższego poziomu trudności. Wódz, Wielmoża i Król dobierają 3, 4 i 5 kart i każdą od razu wykonują; potem wszystkie sześć znów się tasuje.
rule-HI-12-7 = Technologia: Civbot zdobywa 1 poziom technologii i 1 punkt. Gdy pas na to nie pozwala, zdobywa poziom militarny, a na poziomie 16 zdobywa 2 punkty. Bonusów poziomów nie otrzymuje.
rule-HI-12-8 = Militarne: Civbot zdobywa 1 poziom militarny i 1 punkt. Gdy pas na to nie pozwala, zdobywa poziom technologii, a na poziomie 16 zdobywa 2 punkty.
rule-HI-12-9 = Sztuka: skrajny prawy cud szeregu odpada z gry, a Civbot zdobywa 1 punkt, nawet jeśli szereg jest pusty.
rule-HI-12-10 = Wojna: Civbot atakuje tylko wtedy, gdy wygra. Ze słabszych cywilizacji na swoich terytoriach atakuje tę, która ma najwięcej punktów, na wspólnym terytorium o najwyższym numerze, i zdobywa 2 punkty albo 4 z Energią nuklearną.
rule-HI-12-11 = Ekspansja: Civbot kładzie kostkę na sąsiednim terytorium o najwyższym numerze, które jest puste albo zajęte tylko przez słabsze cywilizacje; jeśli takiego nie ma, na sąsiednim o najwyższym numerze.
rule-HI-12-12 = Civbot, który traci ostatnią kostkę na mapie, zostaje natychmiast wyeliminowany.
rule-HI-12-13 = Civboty zdobywają punkty za rządy i terytoria. Punkty za wszystkie warunki przywódców, których gracze nie spełnili, dzielą między siebie pozostałe Civboty, zaokrąglając w dół, najwyżej po 8, 11 lub 13 w erze I, II lub III.
rule-HI-12-14 = Z Civbotami można handlować, można je najeżdżać i atakować. Przy cudach wymagających przewagi, przy szeregu i przywódcach się nie liczą.
rule-HI-12-15 = Wykorzystanych kostek Civbot nigdy nie odzyskuje.
rule-HI-12-16 = Akcja Civbota przynosi tylko punkty, które są dla niej podane; ekspansja i wojna, której nie stoczono, nie dają nic.
rule-HI-12-17 = Ekspansja Civbota jest wykonana tylko wtedy, gdy położy kostkę, a wojna tylko wtedy, gdy zostanie stoczona. Wydarzenie wywołuje tylko to, co zostało wykonane.

section-HI-13 = Gra solowa

rule-HI-13-1 = Samotny gracz mierzy się z pięcioma Civbotami, bez przywódców i bez cudów wymagających przewagi.
rule-HI-13-2 = Samotny gracz, który w wojnie traci ostatnią kostkę, przegrywa grę.
rule-HI-13-3 = Po dwunastej turze samotny gracz wygrywa, jeśli ma więcej punktów niż każdy pozostały Civbot.
rule-HI-13-4 = Porządek tury się nie zmienia; pozostałe zasady obowiązują.

section-HI-14 = Wydarzenia

rule-HI-14-1 = Następne wydarzenie jest zawsze widoczne. Na początku każdej tury staje się wydarzeniem tej tury.
rule-HI-14-2 = Wydarzenie wywołuje jedna akcja albo dowolna akcja; doradca wywołuje je tylko pełną akcją.
rule-HI-14-3 = Karta wydarzenia mówi, czego wymaga i co powoduje.
rule-HI-14-4 = Przed akcją płaci się wymaganie, potem następuje wydarzenie. Jeśli wymagania nie da się spełnić, ani wydarzenie, ani akcja nie mają efektu, ale karta została zagrana.
rule-HI-14-5 = To, co zabrało wydarzenie, przepada, nawet jeśli akcja okaże się niemożliwa. Punkty mogą być ujemne.
rule-HI-14-6 = Akcje Civbota także wywołują wydarzenia, ale zmieniają się tylko punkty, poziomy i cuda, a wymagania nie obowiązują.
rule-HI-14-7 = Akcja doradcy spotyka wydarzenie po jego własnym koszcie. Jeśli wymagania nie da się spełnić, przepada tylko ta akcja.

section-HI-15 = Zasady zaawansowane

rule-HI-15-1 = Wszystkich przywódców dobiera się przed grą: każdy gracz zatrzymuje jednego w porządku tury, jednego w odwrotnym i jednego znów w porządku tury, po jednym z każdej ery. Przywódcy późniejszych er pozostają tajni, dopóki ich era się nie zacznie.
rule-HI-15-2 = Pierwsze kostki kładzie się w odwrotnym porządku tury.
rule-HI-15-3 = Na początku każdy gracz kładzie jednego doradcę odkrytego pod talię, a dobierając doradcę, wybiera dowolnego spośród zakrytych w talii. Gdy zostają sami odkryci doradcy, wszystkich się zakrywa.
rule-HI-15-4 = Gracze zaczynają z trzema kostkami, bez wykorzystanych. Zasady zaawansowane można dowolnie łączyć.
