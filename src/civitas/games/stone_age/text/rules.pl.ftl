### Numerowane zasady Epoki Kamienia w brzmieniu dla graczy. Jedno zdanie w wierszu.


section-SA-1 = Gra w skrócie

rule-SA-1-1 =
    Stoisz na czele plemienia, a gra toczy się przez kolejne rundy.
    Każda runda ma trzy fazy: najpierw gracze na zmianę ustawiają pionki na planszy, potem każdy po kolei wykonuje akcje wszystkich swoich pionków, a na koniec wszyscy żywią swoje plemiona.
    Następnie przygotowuje się nową rundę (od SA-14.1 do SA-14.5), chyba że gra właśnie się skończyła (SA-15.1).

rule-SA-1-2 =
    Wygrywa osoba, która po ostatnim podliczeniu (od SA-16.1 do SA-16.3) ma najwięcej punktów zwycięstwa.
    Remisy rozstrzyga SA-16.4.

rule-SA-1-3 =
    Każdy gra na własny rachunek: nie ma drużyn, handlu ani ataków i nic nie przechodzi bezpośrednio od gracza do gracza.
    Gracze wpływają na siebie tylko na trzy sposoby: zajmując miejsca podczas ustawiania pionków, kupując karty „elementy za kości”, które nagradzają wszystkich (SA-11.7), oraz doprowadzając do końca gry (SA-15.1).


section-SA-2 = Zawartość pudełka

rule-SA-2-1 =
    W pudełku są: plansza główna i 4 plansze graczy, 68 surowców (28 sztuk drewna, 18 cegieł, 12 kamieni i 10 sztuk złota), 48 pionków (po 12 w każdym z 4 kolorów), żetony żywności, 28 żetonów budynków, 18 żetonów narzędzi, 36 kart cywilizacji, 7 kości, kubek do rzucania i figurka pierwszego gracza.

rule-SA-2-2 =
    Z 12 pionków twojego koloru 5 tworzy początkowe plemię, 5 czeka w zasobach ogólnych, a 2 służą za znaczniki: jeden na torze punktacji, drugi na torze żywności.
    Znaczniki nie są członkami plemienia.
    Twoje plemię nigdy nie przekroczy więc 10 pionków.

rule-SA-2-3 =
    Surowce to drewno, cegła, kamień i złoto, i nigdy ich nie brakuje: jeśli skończą się elementy z pudełka, używa się dowolnych zamienników.
    Możesz mieć tyle surowców, ile zdołasz zebrać.
    Żywność nie jest surowcem.

rule-SA-2-4 =
    Żywność nigdy się nie kończy i możesz zgromadzić jej dowolnie dużo.
    Nie ma znaczenia, z jakich nominałów składa się twój zapas.

rule-SA-2-5 =
    Na twojej planszy są 3 pola narzędzi, każde na jedno narzędzie.
    Ograniczają cię tylko te pola (SA-9.1); samych żetonów narzędzi zawsze wystarcza.

rule-SA-2-6 =
    Na twojej planszy jest 5 pól budynków.
    Następne budynki układasz na tych, które już masz, więc możesz ich zdobyć dowolnie wiele.

rule-SA-2-7 =
    Gra się zwykłymi kośćmi sześciościennymi.
    Jeśli na łowisku stoi 8, 9 lub 10 twoich pionków, 7 kości z pudełka nie wystarcza: rzuca się wtedy na raty, a wszystkie wyniki sumuje jak jeden rzut.


section-SA-3 = Przygotowanie gry

rule-SA-3-1 =
    Z 36 kart cywilizacji powstaje potasowana, zakryta talia.
    Odkrywa się 4 wierzchnie karty i zapełnia nimi pola od prawej do lewej: pierwsza trafia na skrajne prawe pole 1, gdzie kosztuje 1 surowiec, a ostatnia na skrajne lewe pole 4, gdzie kosztuje 4 surowce.
    Kart na planszy zawsze jest 4, bez względu na liczbę graczy, a w talii zostają 32.

rule-SA-3-2 =
    Z 28 zakrytych i wymieszanych żetonów budynków powstają 4 stosy po 7.
    W grze bierze udział tyle stosów, ilu jest graczy: 2, 3 albo 4.
    Pozostałe odkłada się bez oglądania do pudełka, a ich miejsc na planszy w tej rozgrywce się nie używa.
    W każdym stosie na planszy odkrywa się wierzchni żeton.

rule-SA-3-3 =
    Zaczynasz z 5 pionkami i 12 sztukami żywności, a twoje znaczniki stoją na polu 0 toru żywności i na polu 0 toru punktacji.
    Nie masz jeszcze surowców, narzędzi, budynków ani kart.

rule-SA-3-4 =
    Według instrukcji figurkę pierwszego gracza dostaje osoba najmłodsza.
    Tutaj pierwszego gracza wyznacza los albo gospodarz rozgrywki.


section-SA-4 = Przebieg rundy

rule-SA-4-1 =
    W fazie 1 ustawia się pionki (od SA-5.1), w fazie 2 wykonuje się ich akcje (od SA-6.1), a w fazie 3 żywi się plemiona (od SA-13.1).
    Potem przygotowuje się nową rundę (od SA-14.1), chyba że gra dobiegła końca.

rule-SA-4-2 =
    Pierwszym graczem jest osoba, która w danej rundzie ma figurkę pierwszego gracza.
    Figurka zmienia właściciela dopiero podczas przygotowania nowej rundy (SA-14.1).


section-SA-5 = Faza 1: ustawianie pionków

rule-SA-5-1 =
    Zaczyna pierwszy gracz, a kolejka idzie zgodnie z ruchem wskazówek zegara.
    W swojej turze stawiasz co najmniej jeden ze swoich nieustawionych jeszcze pionków na dokładnie jednym obszarze.
    Kolejka okrąża stół tak długo, aż wszyscy skończą (SA-5.4).

rule-SA-5-2 =
    Nie wolno pasować.
    Dopóki masz nieustawiony pionek i choć jeden obszar jest dla ciebie dostępny, musisz wykonać ruch.

rule-SA-5-3 =
    Gdy wszystkie twoje pionki stoją na planszy albo żaden obszar nie jest już dla ciebie dostępny, kończysz tę fazę i kolejka cię omija.
    W trakcie fazy żadne miejsce się nie zwalnia, więc już do niej nie wrócisz.
    Pionki, których nie da się ustawić, zostają na twojej planszy: w tej rundzie nic nie robią, ale trzeba je wyżywić (SA-13.3).

rule-SA-5-4 =
    Faza ustawiania pionków trwa, dopóki nie skończą jej wszyscy gracze (SA-5.3).

rule-SA-5-5 =
    Obszar, na którym wszystkie miejsca są zajęte, jest zamknięty do końca rundy.
    Wytwórca narzędzi, pole uprawne, każda karta i każdy budynek mają po 1 miejscu, a chata ma 2 miejsca dla jednego gracza.
    Las, glinianka, kamieniołom i rzeka mają po 7 miejsc: możesz tam postawić najwyżej tyle pionków, ile miejsc zostało wolnych, bez względu na to, czyje pionki zajmują pozostałe.
    Tylko na łowisku miejsca nigdy nie brakuje.

rule-SA-5-6 =
    Na tym samym obszarze możesz ustawić pionki tylko raz w rundzie.
    Jeśli stoisz już na łowisku, w lesie, gliniance, kamieniołomie albo nad rzeką, nie dołożysz tam kolejnych pionków, nawet gdy są wolne miejsca.
    Wolno ci natomiast stać na wielu różnych obszarach.

rule-SA-5-7 =
    To, ilu graczy może korzystać z obszaru, zależy od liczby uczestników.
    Przy 4 graczach w lesie, gliniance, kamieniołomie i nad rzeką może stać dowolnie wielu z nich, byle starczyło 7 miejsc, a w wiosce wolno używać wszystkich trzech obszarów (wytwórcy narzędzi, chaty i pola uprawnego).
    Przy 3 graczach w lesie, gliniance, kamieniołomie i nad rzeką mogą stać pionki najwyżej 2 różnych graczy, a w wiosce wolno zająć w rundzie tylko 2 z 3 obszarów; trzeci pozostaje pusty.
    Przy 2 graczach w lesie, gliniance, kamieniołomie i nad rzeką może stać tylko 1 gracz, a w wiosce również wolno zająć tylko 2 z 3 obszarów.
    Łowiska, kart i budynków te ograniczenia nie dotyczą.

rule-SA-5-8 =
    Jednym ruchem możesz zająć tylko jedną kartę albo jeden budynek.
    Gdy w tej samej fazie znów przyjdzie twoja kolej, możesz zająć następną kartę lub następny budynek, jeśli są wolne.
    Kolejność jest dowolna: wybierasz spośród wszystkich wolnych kart i budynków.

rule-SA-5-9 =
    Pionki wolno stawiać także tam, gdzie cię na nic nie stać albo nic nie zyskasz.
    Możesz zająć kartę lub budynek bez potrzebnych surowców, chatę przy 10 pionkach, wytwórcę narzędzi przy narzędziach 4-4-4 albo pole uprawne ze znacznikiem na polu 10 toru żywności – choćby po to, by zablokować je innym.

rule-SA-5-10 =
    Wytwórca narzędzi, chata i pole uprawne liczą się w SA-5.7 jako zajęte, gdy tylko staną tam czyjekolwiek pionki.
    Przy 2 lub 3 graczach dwa zajęte obszary wioski zamykają więc trzeci dla wszystkich, nawet jeśli oba zajmuje ta sama osoba.

rule-SA-5-11 =
    Nie możesz ustawić więcej pionków, niż masz jeszcze nieustawionych.
    U wytwórcy narzędzi, na polu uprawnym, na karcie i na budynku staje dokładnie 1 pionek; w chacie dokładnie 2 pionki jednego gracza, postawione razem; w lesie, gliniance, kamieniołomie i nad rzeką od 1 do 7 naraz; na łowisku 1 lub więcej.
    Jeśli został ci tylko 1 nieustawiony pionek, chata jest więc dla ciebie niedostępna.


section-SA-6 = Faza 2: akcje

rule-SA-6-1 =
    Zaczyna pierwszy gracz i rozpatruje wszystkie obszary, na których stoją jego pionki.
    Dopiero potem to samo robi następny gracz zgodnie z ruchem wskazówek zegara, i tak dalej, aż wszyscy wykonają swoje akcje.

rule-SA-6-2 =
    W swojej turze decydujesz, w jakiej kolejności rozpatrzyć obszary ze swoimi pionkami, zawsze po jednym obszarze.
    Wszystkie twoje pionki z wybranego obszaru działają razem, po czym wracają na twoją planszę.
    W tej rundzie nie można ich już użyć.
    Nie możesz wybrać obszaru, na którym nie stoi żaden twój pionek.

rule-SA-6-3 =
    Musisz rozpatrzyć każdy obszar, na którym masz pionki.
    Polowanie, pozyskiwanie surowców i akcje w wiosce wykonuje się w całości i nie można zrezygnować z tego, co dają.
    Zrezygnować wolno tylko z kupna karty lub budynku (SA-10.3, SA-12.3).

rule-SA-6-4 =
    Wszystko, co zdobywasz, jest dostępne od razu: narzędzia, surowca czy efektu karty z jednego obszaru możesz użyć już na następnym, w tej samej turze.
    Jedyny wyjątek to nowy pionek z chaty, którego nie ustawisz wcześniej niż w następnej rundzie (SA-7.2).

rule-SA-6-5 =
    Pionki stoją na obszarze, dopóki nie zostanie on w pełni rozpatrzony: rzut rozliczony, zakup dokonany albo odrzucony, kości z karty rozdzielone.
    Wtedy wracają na twoją planszę.
    Rozpatrzonego obszaru nie można w tej rundzie wybrać ponownie.


section-SA-7 = Wioska

rule-SA-7-1 =
    U wytwórcy narzędzi zdobywasz 1 narzędzie (SA-9.1).
    Jeśli masz już narzędzia 4-4-4, nic nie dostajesz.

rule-SA-7-2 =
    W chacie bierzesz z zasobów ogólnych 1 pionek swojego koloru, jeśli jakiś tam jeszcze został, i kładziesz go na swojej planszy; plemię liczy najwyżej 10 pionków.
    Nowy pionek możesz ustawiać od następnej rundy, ale wyżywić musisz go już w tej.
    Przy szamanach (SA-16.2) i rozstrzyganiu remisu (SA-16.4) liczy się od razu.
    Jeśli masz 10 pionków, nikt nie przybywa, a oba pionki po prostu wracają do domu.

rule-SA-7-3 =
    Na polu uprawnym przesuwasz swój znacznik na torze żywności o 1 pole do przodu.
    Tor kończy się na 10; jeśli znacznik już tam stoi, nic się nie dzieje.


section-SA-8 = Polowanie i pozyskiwanie surowców

rule-SA-8-1 =
    Bierzesz po jednej kości za każdy swój pionek na danym obszarze, rzucasz wszystkimi naraz i sumujesz oczka.

rule-SA-8-2 =
    Znając wynik rzutu, możesz zwiększyć go narzędziami (SA-9.3).

rule-SA-8-3 =
    Sumę oczek i użytych narzędzi dzielisz przez liczbę przypisaną do obszaru i zaokrąglasz w dół – tyle dostajesz.
    Łowisko daje 1 żywność za każde pełne 2, las 1 drewno za każde pełne 3, glinianka 1 cegłę za każde pełne 4, kamieniołom 1 kamień za każde pełne 5, a rzeka 1 złoto za każde pełne 6.
    Reszta z dzielenia przepada, a przy niskiej sumie możesz nie dostać nic.

rule-SA-8-4 =
    Kości się nie przerzuca.
    Na każdy obszar przypada osobny rzut, który rozlicza się niezależnie od pozostałych.


section-SA-9 = Narzędzia

rule-SA-9-1 =
    Każde z trzech pól narzędzi jest puste albo zawiera narzędzie o wartości od 1 do 4.
    Zdobyte narzędzie podnosi o 1 jedno z pól o najniższej wartości, przy czym puste pole liczy się jako 0.
    Pierwsze trzy narzędzia to więc trzy jedynki; następne trzy zmieniają je w dwójki, kolejne trzy robią z nich trójki, a ostatnie trzy – czwórki.
    Wartości twoich narzędzi nigdy nie różnią się o więcej niż 1.
    Mając 4-4-4, nie możesz zdobyć kolejnego narzędzia.

rule-SA-9-2 =
    Podniesienie wartości nie zmienia stanu narzędzia: użyte pozostaje użyte, a nieużyte – nieużyte.
    Jeśli kilka pól ma tę samą najniższą wartość, narzędzie nieużyte ma pierwszeństwo przed użytym, a poza tym decyduje niższy numer pola.
    Narzędzie położone na pustym polu jest nieużyte i może posłużyć jeszcze w tej samej rundzie.
    Dlatego narzędzia nie zawsze leżą po kolei według wartości; możliwy jest na przykład układ 2-1-2.

rule-SA-9-3 =
    Po własnym rzucie na łowisku lub przy pozyskiwaniu surowców, a także po własnym rzucie z karty „surowce po rzucie kośćmi” (SA-11.5), możesz dodać do sumy dowolnie wiele swoich nieużytych narzędzi.
    Każde narzędzie dodaje do tego jednego rzutu całą swoją wartość; nie da się jej podzielić między rzuty, a nadwyżka przepada.
    Narzędzi używają tylko rzucające pionki: bez choćby jednej kości narzędzie nic nie zdziała.

rule-SA-9-4 =
    Każdego narzędzia ze swojej planszy możesz użyć raz w rundzie; użyte obracasz o 90 stopni.
    Nie da się użyć pustego pola ani narzędzia już obróconego.
    Z końcem rundy wszystkie narzędzia znów są gotowe do użycia (SA-14.4).

rule-SA-9-5 =
    Jednorazowe narzędzia z kart (SA-11.9) dodajesz do rzutu tak samo, osobno albo razem z narzędziami ze swojej planszy.
    Każde z nich działa tylko raz w całej grze i tylko dla gracza, który je ma.

rule-SA-9-6 =
    Narzędziami nie można zmieniać wyników na kościach z karty „elementy za kości” (SA-11.7) ani dodawać ich do rzutów innych graczy.

rule-SA-9-7 =
    O użyciu narzędzi decydujesz od razu po rzucie, którego dotyczą, zanim wydarzy się cokolwiek innego.
    Później nie można ich już dodać.


section-SA-10 = Kupowanie kart cywilizacji

rule-SA-10-1 =
    Karta kosztuje tyle surowców, ile wynosi numer jej pola: 1 na skraju z prawej, dalej 2 i 3, aż do 4 na skraju z lewej.
    Możesz płacić surowcami dowolnych rodzajów w dowolnym zestawieniu.
    Żywnością płacić nie wolno i nie można też zapłacić więcej, niż wynosi cena.

rule-SA-10-2 =
    Kupując kartę, odkładasz surowce do zasobów ogólnych, bierzesz kartę i rozpatrujesz jej górną część (rozdział SA-11).
    Potem kładziesz ją zakrytą na swojej planszy.
    Jednorazowe narzędzia (SA-11.9) i karta „2 surowce wyboru gracza” (SA-11.10) leżą najpierw odkryte obok niej.

rule-SA-10-3 =
    Jeśli nie możesz lub nie chcesz zapłacić za kartę, zabierasz swój pionek, a karta zostaje na swoim polu.
    Kupić ją możesz tylko wtedy, gdy masz co najmniej tyle surowców, ile kosztuje.
    W tej samej rundzie nie ma drugiej próby.

rule-SA-10-4 =
    Pole po kupionej karcie pozostaje puste do przygotowania nowej rundy.
    Pozostałe karty do tego czasu się nie przesuwają, więc ich ceny nie zmieniają się przez całą rundę.

rule-SA-10-5 =
    Własne karty możesz oglądać, kiedy chcesz.
    Każdy może w dowolnej chwili sprawdzić, ile kart zostało w talii, ale nikt nie może poznać ich treści ani kolejności.


section-SA-11 = Górne części kart cywilizacji

rule-SA-11-1 =
    Żywność (7 kart): dostajesz tyle żywności, ile pokazuje karta.
    Na kartach widnieje 1, 2, 3, 3, 4, 5 i 7 żywności.

rule-SA-11-2 =
    Surowce (5 kart): dostajesz surowce pokazane na karcie.
    Jedna karta daje 1 cegłę, dwie karty po 1 kamieniu, jedna 2 kamienie i jedna 1 złoto.

rule-SA-11-3 =
    Punkty (3 karty): od razu zdobywasz 3 punkty zwycięstwa.

rule-SA-11-4 =
    Narzędzie (1 karta): zdobywasz 1 narzędzie, tak jak u wytwórcy narzędzi (SA-7.1).
    Tor żywności (2 karty): twój znacznik przesuwa się na torze żywności o 1 pole do przodu, tak jak na polu uprawnym (SA-7.3).

rule-SA-11-5 =
    Surowce po rzucie kośćmi (3 karty: po jednej na drewno, kamień i złoto): rzucasz 2 kośćmi i jeśli chcesz, dodajesz narzędzia (SA-9.3).
    Sumę dzielisz tak jak przy pozyskiwaniu, czyli drewno przez 3, kamień przez 5, a złoto przez 6, i zaokrąglasz w dół; tyle sztuk surowca dostajesz.

rule-SA-11-6 =
    Dodatkowa karta cywilizacji (1 karta): dostajesz następną kartę z talii, którą oglądasz w tajemnicy i zachowujesz zakrytą wśród swoich kart.
    Jej górna część przepada, nawet jeśli można by ją zachować na później; liczyć się będzie tylko dolna.
    Jeśli talia jest pusta, niczego nie dobierasz.

rule-SA-11-7 =
    Elementy za kości (10 kart): kupujący rzuca tyloma kośćmi, ilu graczy bierze udział w grze.
    Począwszy od niego i zgodnie z ruchem wskazówek zegara, każdy wybiera jedną z pozostałych kości, odkłada ją i od razu dostaje nagrodę, mimo że trwa tura kupującego.
    Jedynka daje 1 drewno, dwójka 1 cegłę, trójka 1 kamień, czwórka 1 złoto, piątka jedno narzędzie, a szóstka jeden krok na torze żywności.
    Każdemu przypada dokładnie jedna kość, a wyników nie można zmieniać narzędziami.
    Wolno wybrać kość, która nic ci nie da (narzędzie przy 4-4-4, krok przy znaczniku na 10); i tak się ją odkłada.

rule-SA-11-8 =
    Wszystkie efekty od SA-11.1 do SA-11.7 rozpatruje się natychmiast przy kupnie karty.
    Nie można zostawić ich na później.

rule-SA-11-9 =
    Jednorazowe narzędzie (3 karty o wartościach 2, 3 i 4): karta leży odkryta obok twojej planszy.
    Raz w grze, począwszy od chwili zakupu, możesz dodać jej wartość do jednego własnego rzutu (SA-9.3).
    Potem zakrywasz ją i odkładasz do pozostałych swoich kart.
    Niewykorzystane jednorazowe narzędzie samo w sobie nic nie jest warte na koniec gry.

rule-SA-11-10 =
    2 surowce wyboru gracza (1 karta): karta leży odkryta obok twojej planszy.
    Raz w grze, przy zakupie albo kiedykolwiek później, możesz wziąć 2 wybrane surowce, jednakowe lub różne; potem zakrywasz kartę i odkładasz ją do pozostałych.
    O tym, kiedy pada pytanie o jej użycie, mówi SA-17.3.

rule-SA-11-11 =
    Dolna część każdej twojej karty liczy się na koniec gry, nawet jeśli jej górna część, zachowana na później, nie została wykorzystana.


section-SA-12 = Budynki

rule-SA-12-1 =
    Jeśli twój pionek stoi na stosie budynków, możesz kupić odkryty żeton z tego stosu.
    Koszt odkładasz do zasobów ogólnych, od razu zdobywasz punkty i kładziesz żeton na swojej planszy.

rule-SA-12-2 =
    Jest 28 budynków trzech rodzajów.
    Z gwarantowaną ilością punktów (17 żetonów): płacisz dokładnie te 3 surowce, które widać na żetonie, i zdobywasz podane na nim punkty, od 10 do 16.
    Z nieustaloną ilością punktów za 4 lub 5 surowców (8 żetonów): płacisz dokładnie 4 albo dokładnie 5 surowców w dokładnie 1, 2, 3 albo 4 różnych rodzajach, zależnie od żetonu; każda możliwość występuje raz, a rodzaje i liczby sztuk wybierasz dowolnie.
    Z nieustaloną ilością punktów za 1–7 surowców (3 żetony): płacisz od 1 do 7 dowolnych surowców; tu, i tylko tu, możesz skończyć płacenie, kiedy chcesz, ale nie przed pierwszym surowcem.
    Za budynek z nieustaloną ilością punktów zdobywasz sumę wartości wydanych surowców: drewno jest warte 3, cegła 4, kamień 5, a złoto 6.

rule-SA-12-3 =
    Jeśli nie możesz lub nie chcesz zapłacić za budynek, zabierasz swój pionek, a żeton czeka na następną rundę.
    Co trzeba mieć, żeby kupić budynek, mówi SA-12.7.
    W tej samej rundzie nie ma drugiej próby.

rule-SA-12-4 =
    Zaraz po zakupie odkrywa się następny żeton z tego stosu.
    W tej rundzie nikt go nie kupi, bo stos ma tylko jedno miejsce i zostało ono już wykorzystane.

rule-SA-12-5 =
    Kupno ostatniego żetonu ze stosu doprowadza do końca gry (SA-15.3).

rule-SA-12-6 =
    Jeśli żeton wymaga określonej liczby rodzajów, każdy z nich musi wystąpić w zapłacie co najmniej raz i nie może w niej być żadnego innego.
    Przy 1 rodzaju wszystkie surowce, 4 lub 5, są jednakowe; przy 5 surowcach w 4 rodzajach jeden rodzaj powtarza się dwa razy.

rule-SA-12-7 =
    Budynek możesz kupić tylko wtedy, gdy potrafisz zapłacić za niego dokładnie.
    Przy gwarantowanej ilości punktów musisz mieć każdy surowiec z żetonu w podanej liczbie.
    Przy budynku za 4 lub 5 surowców musisz mieć co najmniej tyle różnych rodzajów, ilu wymaga żeton, a jeśli weźmiesz właśnie tyle rodzajów, i to najliczniejszych, muszą one razem dać co najmniej wymagane 4 lub 5 sztuk.
    Przy budynku za 1–7 surowców wystarczy 1 surowiec.


section-SA-13 = Faza 3: żywienie

rule-SA-13-1 =
    Gdy wszystkie pionki wrócą z planszy, trzeba wyżywić plemiona.
    Gracze robią to kolejno zgodnie z ruchem wskazówek zegara, począwszy od pierwszego gracza.

rule-SA-13-2 =
    Najpierw dostajesz tyle żywności, ile wynosi twoja pozycja na torze żywności.

rule-SA-13-3 =
    Potem musisz zapłacić po 1 żywności za każdy swój pionek.
    Dotyczy to również pionków nieustawionych w tej rundzie oraz pionka dopiero co zdobytego.

rule-SA-13-4 =
    Jeśli masz dość żywności, opłata pobierana jest automatycznie i nie można jej odmówić.
    Reszta żywności zostaje u ciebie.

rule-SA-13-5 =
    Jeśli żywności nie wystarcza, niedobór to liczba twoich pionków minus żywność, którą masz po SA-13.2.
    Całą żywność tracisz tak czy inaczej i dopiero wtedy wybierasz, co dalej.
    Albo żywisz plemię surowcami: płacisz dokładnie tyle dowolnych surowców, ile wynosi niedobór, licząc 1 surowiec za 1 żywność, i nic więcej nie tracisz; musisz mieć co najmniej tyle surowców.
    Albo plemię głoduje: tracisz 10 punktów zwycięstwa, jeden raz, bez względu na wielkość niedoboru, i zachowujesz wszystkie surowce.
    Jeśli masz za mało surowców, plemię musi głodować; nie można pokryć tylko części niedoboru.

rule-SA-13-6 =
    Twój wynik może spaść poniżej zera.
    Głód nigdy nie odbiera pionków.

rule-SA-13-7 =
    Żywienie jednego gracza (od SA-13.2 do SA-13.5) rozlicza się do końca, zanim przyjdzie kolej na następnego.


section-SA-14 = Nowa runda

rule-SA-14-1 =
    Kroki od SA-14.1 do SA-14.5 wykonuje się w tej kolejności; pomija się je, jeśli gra kończy się po żywieniu (SA-15.3, SA-15.5).
    Na początek figurka pierwszego gracza przechodzi do następnej osoby zgodnie z ruchem wskazówek zegara.

rule-SA-14-2 =
    Karty cywilizacji, które zostały na planszy, przesuwają się w prawo, na tańsze pola, z zachowaniem kolejności i bez luk.
    Jeśli w talii jest teraz mniej kart niż pustych pól, gra natychmiast się kończy (SA-15.2).

rule-SA-14-3 =
    W przeciwnym razie puste pola zapełnia się kartami z talii, od prawej do lewej.

rule-SA-14-4 =
    Wszystkie użyte narzędzia na planszach graczy obraca się z powrotem i znów można ich używać.

rule-SA-14-5 =
    Teraz zaczyna się faza 1 następnej rundy (SA-5.1).


section-SA-15 = Koniec gry

rule-SA-15-1 =
    Do końca gry prowadzą dwa zdarzenia: talia nie wystarcza już do zapełnienia pól kart (SA-15.2) albo wyczerpał się stos budynków (SA-15.3).

rule-SA-15-2 =
    Jeśli przy przygotowaniu nowej rundy w talii brakuje kart do zapełnienia wszystkich 4 pól, tej rundy się nie rozgrywa i następuje ostatnie podliczenie.
    Sama pusta talia nie kończy gry: dopóki na polach nie brakuje żadnej karty, gra toczy się dalej.

rule-SA-15-3 =
    Jeśli w fazie 2 opróżni się któryś ze stosów budynków biorących udział w grze, bieżąca runda jest ostatnia.
    Rozgrywa się ją do końca: akcje wykonują także wszyscy, na których jeszcze nie przyszła kolej, a potem żywi się plemiona.
    Następnie przechodzi się do ostatniego podliczenia.
    Stosy odłożone do pudełka podczas przygotowania gry nie mają znaczenia.

rule-SA-15-4 =
    Nic innego nie kończy gry.
    Instrukcja nie ogranicza liczby rund.

rule-SA-15-5 =
    Aby każda rozgrywka miała swój koniec, tutaj kończy się najpóźniej po żywieniu w rundzie 100, po czym następuje zwykłe ostatnie podliczenie.
    To dodatek do instrukcji; gracze, którzy starają się grę zakończyć, nigdy się do tej granicy nie zbliżą.

rule-SA-15-6 =
    Jeśli wyczerpał się stos budynków, a zarazem nie wystarczyłoby kart, rozstrzyga stos budynków: po ostatniej rundzie nie przygotowuje się nowej.
    Każda gra trwa co najmniej 7 pełnych rund, bo stos ma siedem żetonów i w rundzie ubywa z niego najwyżej jeden; karty starczają na jeszcze dłużej.


section-SA-16 = Ostatnie podliczenie

rule-SA-16-1 =
    Na koniec do punktów, które już masz na torze punktacji, dolicza się punkty za karty (SA-16.1, SA-16.2) i surowce (SA-16.3).
    Zielone karty (16 kart: 8 symboli rozwoju cywilizacji, każdy na 2 kartach) tworzą najwyżej dwa układy, a w jednym układzie żaden symbol nie może się powtórzyć.
    Pierwszy układ obejmuje wszystkie symbole, które masz, drugi – te, które masz podwójnie.
    Każdy układ daje tyle punktów, ile wynosi kwadrat liczby jego symboli: za 5 różnych symboli, z których jeden masz podwójnie, dostajesz 25 + 1 = 26 punktów.

rule-SA-16-2 =
    Żółte karty (20 kart, po 5 na każdy z 4 typów postaci) pokazują po 1, 2 lub 3 postacie jednego typu.
    Dla każdego typu sumujesz postacie ze swoich kart i mnożysz: rolników (w sumie jest ich 7) przez swoją pozycję na torze żywności, od 0 do 10; wytwórców narzędzi (8) przez sumę wartości narzędzi na swojej planszy, od 0 do 12; budowniczych (9) przez liczbę swoich żetonów budynków; szamanów (7) przez liczbę swoich pionków, od 5 do 10.
    Dwa znaczniki nie liczą się jako pionki, a jednorazowe narzędzia nie liczą się tu jako narzędzia.

rule-SA-16-3 =
    Za każdy zachowany surowiec, bez względu na rodzaj, dostajesz 1 punkt zwycięstwa.
    Żywność nie daje punktów.
    Niewykorzystana karta „2 surowce wyboru gracza” liczy się jak dwa dodatkowe surowce i bez pytania daje ci 2 punkty.

rule-SA-16-4 =
    Wygrywa osoba z największą liczbą punktów zwycięstwa.
    Przy remisie każdy z remisujących graczy dodaje trzy liczby: pozycję na torze żywności, sumę wartości narzędzi i liczbę pionków; wygrywa najwyższa suma.
    Jeśli i to nie rozstrzyga, remisujący dzielą się zwycięstwem.

rule-SA-16-5 =
    O dalszych miejscach decyduje to samo: punkty zwycięstwa, a potem suma z SA-16.4; jeśli nadal jest remis, gracze dzielą miejsce.


section-SA-17 = Jak podejmuje się decyzje

rule-SA-17-1 =
    Gdy płacisz surowcami albo bierzesz surowce do wyboru, odlicza się je po jednym w kolejności: drewno, cegła, kamień, złoto, bez wracania do wcześniejszego rodzaju.
    Jeśli wskazujesz je w innej kolejności albo wybierasz od razu całą zapłatę, zostanie ona tak ułożona za ciebie.
    Surowiec możesz wyłożyć tylko wtedy, gdy go masz i gdy tym oraz dalszymi rodzajami da się jeszcze dokładnie dokończyć zapłatę; przy budynku za 4 lub 5 surowców musi się też zgadzać liczba rodzajów.
    Przy budynku za 1–7 surowców możesz wyłożyć ich najwyżej 7 i skończyć w każdej chwili po pierwszym.
    Przy braniu surowców z karty opisanej w SA-11.10 drugi nie może być wcześniejszego rodzaju niż pierwszy.
    Każdy surowiec opuszcza twój zapas albo do niego trafia w chwili wyboru.
    Rozpoczętą zapłatę trzeba dokończyć, a punkty za budynek zdobywasz po ostatnim surowcu.

rule-SA-17-2 =
    Narzędzia dodajesz do rzutu po jednym i mówisz, kiedy kończysz.
    Najpierw idą narzędzia z twojej planszy, od pola 1 do pola 3, potem jednorazowe o wartości 2, 3 i 4; do narzędzia pominiętego przy tym rzucie nie można wrócić.
    Z kilku nieużytych narzędzi o tej samej wartości najpierw używa się tego z najniższym numerem pola.

rule-SA-17-3 =
    Dopóki masz kartę „2 surowce wyboru gracza” (SA-11.10), możesz jej użyć zawsze, gdy w fazie 2 wybierasz następny obszar, gdy masz kupić kartę lub budynek albo z nich zrezygnować, a także gdy brakuje ci żywności, zanim wybierzesz między zapłatą a głodem.
    Potem podejmujesz tę samą decyzję z nowym zapasem, więc te dwa surowce mogą umożliwić zakup lub wyżywienie plemienia.
    Nie możesz jej użyć w trakcie płacenia, dobierania narzędzi do rzutu ani rozdzielania kości.
    Jeśli zostanie ci do końca gry, podliczy się sama (SA-16.3).

rule-SA-17-4 =
    Jeśli możesz zrobić tylko jedno, nikt cię nie pyta: ruch wykonuje się sam i trafia do dziennika gry.
    Dotyczy to ostatniego obszaru do rozpatrzenia, jedynego możliwego ustawienia pionków, ostatniej kości do wzięcia, zapłaty bez wyboru, rzutu, przy którym nie masz już czego dodać, zakupu, na który cię nie stać, gdy niczego innego też nie możesz zrobić, oraz plemienia, które musi głodować.
    Jeśli więc pada pytanie, masz do wyboru co najmniej dwie możliwości.

rule-SA-17-5 =
    Można podjąć tylko tę decyzję, na którą właśnie przyszła pora, i tylko wtedy, gdy pytanie dotyczy ciebie.
    Ruch nie zostanie przyjęty, gdy decyduje kto inny, gdy pytanie dotyczy czegoś innego albo gdy gra już się skończyła.

rule-SA-17-6 =
    Gdy ruch jest niedozwolony, jako powód podaje się jedną zasadę; jeśli pasuje kilka, jest to pierwsza w następującej kolejności.
    Przede wszystkim musi być pora na tę decyzję i musi ona należeć do ciebie (SA-17.5).
    Przy ustawianiu pionków: stos budynków nie bierze udziału w grze (SA-3.2), masz za mało nieustawionych pionków (SA-5.11), już tam stoisz (SA-5.6), brakuje wolnych miejsc (SA-5.5) albo wyczerpano limit dla 2 lub 3 graczy (SA-5.7).
    Przy rozpatrywaniu: nie masz tam pionków (SA-6.2).
    Przy dodawaniu narzędzi: pole jest puste lub narzędzie użyte (SA-9.4), nie masz takiego jednorazowego narzędzia lub jest już zużyte (SA-9.5) albo kolejność jest niewłaściwa (SA-17.2).
    Przy kupowaniu: nie stać cię na kartę (SA-10.3) lub na budynek (SA-12.3).
    Przy płaceniu i braniu: nie masz takiego surowca, kolejność jest niewłaściwa lub zapłaty nie dałoby się dokończyć (SA-17.1); wcześniej skończyć można tylko przy budynku za 1–7 surowców, i to po pierwszym surowcu (SA-12.2).
    Poza tym: nie ma już takiej kości do wzięcia (SA-11.7), masz mniej surowców, niż wynosi niedobór żywności (SA-13.5), albo nie masz karty „2 surowce wyboru gracza” lub jest już wykorzystana (SA-11.10).

rule-SA-17-7 =
    Niektóre karty i żetony budynków powtarzają się: na 36 kartach są 34 różne wzory, a na 28 żetonach – 22.
    Elementy o tym samym wzorze są wymienne, dlatego stół i dziennik gry mówią, co na nich widać, ale nigdy, który to egzemplarz.

rule-SA-17-8 =
    Niektóre rzeczy są zakryte przed wszystkimi: treść i kolejność kart w talii, żetony budynków pod wierzchnim żetonem każdego stosu, stosy odłożone do pudełka przy 2 lub 3 graczach oraz wszystkie przyszłe rzuty.
    Dodatkową kartę cywilizacji (SA-11.6) aż do ostatniego podliczenia zna tylko jej właściciel, choć wszyscy widzą, że została wzięta i przez kogo.
    Cała reszta jest jawna: surowce, żywność, narzędzia i to, czy są użyte, niewykorzystane jeszcze jednorazowe narzędzia i karta „2 surowce wyboru gracza”, budynki, pionki, tory, punkty, kości, wszystkie kupione karty każdego gracza, liczba kart w talii i wysokość stosów.
    Trzymają się tego plansza, dziennik, bieżące podliczenia, zestawienia kart i gracze komputerowi: dla wszystkich poza właścicielem pomijają tajną kartę.


section-SA-18 = Warianty gry

rule-SA-18-1 =
    Instrukcja zna tylko jeden sposób gry: nie ma w niej trybu jednoosobowego, automatycznych przeciwników, poziomów trudności, gry skróconej ani zasad zaawansowanych.
    Coś zmienia jedynie liczba graczy: od niej zależą liczba stosów budynków (SA-3.2), ograniczenia na obszarach przy 2 i 3 graczach (SA-5.7) oraz liczba kości przy „elementach za kości” (SA-11.7).
