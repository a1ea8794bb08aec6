### Numerowane zasady Wojny Narodów w brzmieniu dla graczy. Jedno zdanie w wierszu.


section-NA-1 = Elementy gry

rule-NA-1-1 =
    Kart Postępu jest 296, po 74 na epokę: 14 budynków, 8 jednostek militarnych, 8 kolonii, 8 wojen, 8 bitew, 8 Złotych Wieków, 10 cudów i 10 doradców.

rule-NA-1-2 =
    Kart Wydarzeń jest 48, po 12 na epokę.
    Każda podaje liczbę Architektów, liczbę głodu i dwa wydarzenia.

rule-NA-1-3 =
    Jest pięć dwustronnych plansz graczy: Egipt, Grecja, Rzym, Persja i Chiny.
    Wszystkie strony A są jednakowe, a każda strona B jest inna.

rule-NA-1-4 =
    Plansza Postępu ma 3 rzędy po 7 kolumn.
    Plansza Podsumowania pokazuje księgi, kolejność graczy, rundy, siłę od 0 do 40, stabilizację, poziomy trudności, wojnę, wydarzenie i Architektów.

rule-NA-1-5 =
    Każda nacja ma 13 Robotników.
    Reszta pudełka to znaczniki: dyski, Architekci, żetony zasobów i punktów oraz znaczniki wojny, rundy i wykorzystanych akcji.

rule-NA-1-6 =
    Gra jednoosobowa dodaje 24 płytki, po 6 na epokę, i kostkę.

rule-NA-1-7 =
    Ani bank zasobów, ani biuro Architektów nigdy się nie wyczerpują.


section-NA-2 = Wartości i ogólne postępowanie

rule-NA-2-1 =
    Są cztery zasoby: złoto, żywność, kamień i księgi.
    Żadnego nigdy nie ma mniej niż 0, a ksiąg może być dowolnie wiele.

rule-NA-2-2 =
    Nikt nigdy nie ma mniej niż 0 punktów zwycięstwa.
    Utrata punktu, którego się nie ma, nic nie zmienia.

rule-NA-2-3 =
    Z własnej woli nikt nie płaci więcej, niż ma.
    Tylko przymusowe straty prowadzą do niedoborów (NA-2.20).

rule-NA-2-4 =
    Siła i stabilizacja nie są zasobami, lecz liczą się od nowa po każdej zmianie.
    Robotnicy dają wartość swojej karty; dochodzą kolonie, ukończone cuda, doradcy i plansza; każde puste pole części Stabilizacji odbiera 3 stabilizacji.

rule-NA-2-5 =
    Cud w budowie nic nie daje, podobnie jak budynek lub jednostka militarna bez Robotników.

rule-NA-2-6 =
    Wszędzie, gdzie to ważne, siła ponad 40 liczy się jako 40, a stabilizacja ponad 15 jako 15.
    Przy porównaniach wszystkie ujemne stabilizacje są równe; przy utracie ksiąg i w punktacji zachowują prawdziwą wartość.

rule-NA-2-7 =
    Nację o ujemnej stabilizacji ogarnia rewolta.

rule-NA-2-8 =
    Przy dwóch do czterech graczach nacja ma najwięcej tylko wtedy, gdy jej wartość jest wyższa niż u każdej innej.
    Jeśli kilka remisuje na szczycie, nikt nie ma najwięcej.

rule-NA-2-9 =
    Nacja ma najmniej, jeśli nikt nie ma mniej.
    Wszyscy remisujący mają najmniej i ponoszą pełną karę.

rule-NA-2-10 =
    Nacja w rewolcie nigdy nie jest najstabilniejsza.
    Wszystkie nacje w rewolcie remisują jako najmniej stabilne.

rule-NA-2-11 =
    Inni w wydarzeniu to wszystkie nacje spoza wymienionej grupy.
    Jeśli grupa jest pusta, innymi są wszyscy.

rule-NA-2-12 =
    Pięciu graczy obowiązuje NA-15.2, a grę jednoosobową NA-17.6.

rule-NA-2-13 =
    Nacje porównuje się pod względem siły, stabilizacji, żywności, Robotników, Złotych Wieków kupionych w tej rundzie i Robotników na budynkach epoki IV.
    Żywność, Robotnicy i liczby kart nie mają górnej granicy.

rule-NA-2-14 =
    Po każdej pojedynczej zmianie siłę i stabilizację liczy się od nowa i sprawdza, w odwrotnej kolejności graczy, każdą kartę usuwaną pod warunkiem.
    Co ma odejść, odchodzi od razu, aż nic się już nie zmienia, także w turze innego gracza.

rule-NA-2-15 =
    Usunąć kartę znaczy wyłączyć ją z gry na zawsze.
    Raz zakryta karta nadrukowana przepada, nawet jeśli przykrycie później odejdzie.

rule-NA-2-16 =
    Robotnicy z usuniętej karty stają się wolni.
    Architekci porzuconego cudu wracają do biura, kamień przepada, a niewykorzystani prywatni Architekci odchodzą ze swoją kartą.

rule-NA-2-17 =
    Usunięcie doradców dotyczy wszystkich doradców nacji.
    Usunięcie kolonii dotyczy jednej, którą wybiera właściciel.

rule-NA-2-18 =
    Kto musi coś stracić, oddaje tego tyle, ile może.

rule-NA-2-19 =
    Za każdą brakującą sztukę złota, żywności lub kamienia traci się księgę, a raz za każdy brakujący rodzaj punkt zwycięstwa (NA-2.22).

rule-NA-2-20 =
    Jeśli brakuje ksiąg, traci się za nie punkt zwycięstwa, a za każdą brakującą księgę sztukę złota, żywności lub kamienia do wyboru.
    Czego już nie ma, to przepada.

rule-NA-2-21 =
    Kilka strat naraz spłaca się najpierw każdą z własnego zapasu, potem traci się punkty za brakujące rodzaje, potem brakujące sztuki zabiera się z ksiąg, a dopiero potem działa NA-2.20.

rule-NA-2-22 =
    W jednej rundzie nacja traci najwyżej jeden punkt zwycięstwa za każdy brakujący rodzaj.
    Rodzaj odhacza się tylko wtedy, gdy punkt naprawdę przepadł.

rule-NA-2-23 =
    Punkty tracone przez wojnę, rewoltę lub wydarzenia nie mają takiej granicy.

rule-NA-2-24 =
    Wziąć Robotnika znaczy przenieść go z toru Populacji do wolnych Robotników.
    Gracz wybiera część Żywności albo Stabilizacji, w której musi być Robotnik.

rule-NA-2-25 =
    Każde puste pole części Żywności kosztuje 3 żywności w każdej produkcji.
    Każde puste pole części Stabilizacji kosztuje od razu 3 stabilizacji.

rule-NA-2-26 =
    Zwrócić Robotnika znaczy odłożyć wolnego do wybranej części, w której jest miejsce.
    Jeśli żaden nie jest wolny, najpierw zdejmuje się go z karty; bez Robotników nic się nie dzieje.

rule-NA-2-27 =
    Jeśli obie części są pełne, Robotnik staje nad torem.
    Tacy Robotnicy nic nie kosztują i trzeba ich brać najpierw.

rule-NA-2-28 =
    Gdy bierze się kilku Robotników naraz, każdego wybiera się osobno.


section-NA-3 = Przygotowanie

rule-NA-3-1 =
    Najpierw ustala się liczbę graczy, poziomy kart, strony plansz, liczbę epok i łatwiejszy początek.

rule-NA-3-2 =
    Karty Postępu i karty Wydarzeń tasuje się osobno dla każdej epoki.
    Dobiera się tylko z talii bieżącej epoki.

rule-NA-3-3 =
    Kolejność graczy jest losowa.
    Pierwszy gracz zaczyna z 1 księgą, drugi z 2 i tak dalej.

rule-NA-3-4 =
    Każdy gracz wybiera poziom trudności: Wódz 4, Książę 3, Król 2 lub Cesarz 1.
    Liczba działa tylko w rozwoju.

rule-NA-3-5 =
    Wszystkie czynne kolumny planszy Postępu zapełnia się kartami epoki I.

rule-NA-3-6 =
    Na stronie A każda nacja jest taka sama; strona B według NA-16.9.
    Plansza daje zasoby, punkty, wolnych Robotników i pełny tor Populacji, a jej nadrukowane karty są w grze jako karty epoki 0.

rule-NA-3-7 =
    Siła i stabilizacja zaczynają od 0, z dodatkiem planszy.

rule-NA-3-8 =
    Przed rozwojem pierwszej rundy nie odkrywa się wydarzenia.

rule-NA-3-9 =
    Na początku żaden Robotnik nie pracuje.


section-NA-4 = Runda

rule-NA-4-1 =
    Pełna gra ma cztery epoki po dwie rundy.
    Runda składa się z fazy Utrzymania, fazy Akcji i fazy Produkcji.

rule-NA-4-2 =
    Utrzymanie: znacznik rundy, karty Postępu, rozwój, nowe wydarzenie, Architekci.

rule-NA-4-3 =
    Faza Produkcji: produkcja, kolejność graczy, wojna, wydarzenia, głód, a na koniec epoki jej punktacja.

rule-NA-4-4 =
    Na koniec rundy znika wszystko, co pamiętano na czas rundy: użyte akcje, pasowanie, kupione karty, niedobory, straty wojenne, karta Wydarzeń i działania trwające do tej chwili.


section-NA-5 = Faza Utrzymania

rule-NA-5-1 =
    Znacznik rundy przesuwa się dalej, poza pierwszą rundą.
    Każda epoka ma dwie rundy.

rule-NA-5-2 =
    Od drugiej rundy karty z rzędów 1 i 2 się usuwa, karty z rzędu 3 przechodzą w tej samej kolejności na lewo rzędu 1, a wszystkie puste pola czynnych kolumn się zapełnia, najpierw w rzędzie 1.

rule-NA-5-3 =
    Czynne są 4 kolumny przy jednym lub dwóch graczach, 5 przy trzech, 6 przy czterech i 7 przy pięciu.
    Karta kosztuje tyle złota, ile wynosi jej rząd; pola opróżnione zakupami zostają puste do następnej rundy.

rule-NA-5-4 =
    Karty wcześniejszej epoki, które spadły do rzędu 1, zostają i zachowują swoją epokę.
    Jeśli talia jest pusta, pole zostaje puste.

rule-NA-5-5 =
    W rozwoju, w odwrotnej kolejności graczy, każdy bierze jednego Robotnika albo otrzymuje złoto, żywność lub kamień w liczbie swojego poziomu trudności.
    Robotnik musi jeszcze być na torze.

rule-NA-5-6 =
    Odkrywa się jedną kartę Wydarzeń bieżącej epoki.
    Działa ona w fazie Produkcji tej rundy.

rule-NA-5-7 =
    Niewykorzystani publiczni Architekci wracają, a nowych kładzie się tylu: żadnego w grze jednoosobowej, 1 przy dwóch graczach, 2 przy trzech lub czterech, 3 przy pięciu, oraz liczbę z karty Wydarzeń.
    Prywatnych uzupełnia się do ich liczby; nic się nie kumuluje.


section-NA-6 = Faza Akcji

rule-NA-6-1 =
    Gracze rozgrywają tury w swojej kolejności, aż wszyscy spasują.
    Kto spasował, nic więcej w tej rundzie nie robi.

rule-NA-6-2 =
    W swojej turze gracz wykonuje jedną akcję albo pasuje: kupuje kartę Postępu, wysyła Robotnika do pracy, zatrudnia Architekta lub wykonuje akcję specjalną.
    Każda inna decyzja musi czekać, aż padnie pytanie.

rule-NA-6-3 =
    W swojej turze gracz może za darmo zdejmować Robotników z kart, dowolnie wiele razy, przed akcją, po niej i przed spasowaniem.

rule-NA-6-4 =
    Spasowanie jest ostateczne.
    Zapamiętuje się kolejność pasowania: kto był pierwszy, a kto ostatni.

rule-NA-6-5 =
    Pierwsza tura rundy to pierwszy raz, gdy przychodzi kolej gracza, nawet jeśli ją traci.

rule-NA-6-6 =
    Niektórzy doradcy działają na początku pierwszej tury: jeden każe ją stracić, inny daje dwie akcje.
    Przy obu turę się traci.

rule-NA-6-7 =
    Gracz, który jako jedyny nie spasował, rozgrywa dalej tury, aż spasuje.

rule-NA-6-8 =
    Kupić kartę znaczy wybrać jedną z leżących na planszy Postępu, zapłacić jej cenę i od razu jej użyć.
    Kart nie można zachować na później.

rule-NA-6-9 =
    Cena to numer rzędu, zmieniony o to, co ją podnosi.
    Działania pytające o cenę patrzą na złoto naprawdę zapłacone.

rule-NA-6-10 =
    Zakup wymaga dość złota.
    Kolonia wymaga siły, bitwa Robotnika na jednostce militarnej, a wojna tego, by żadnej nie kupiono w tej rundzie i by nie zabraniała jej własna karta.

rule-NA-6-11 =
    Najpierw płaci się cenę i bierze kartę, potem działają karty reagujące na zakupy, zaczynając od kupującego, potem reagujące na ostatnie złoto, potem używa się samej karty, a na końcu następują działania na kupioną kartę.

rule-NA-6-12 =
    Kartę wziętą za darmo kupuje się jak każdą inną, lecz bez ceny.


section-NA-7 = Osiem rodzajów kart

rule-NA-7-1 =
    Budynki i jednostki militarne dzielą pola pracy.
    Kupujący wybiera puste pole lub takie, którego kartę się usuwa; nowa karta nie ma Robotników.

rule-NA-7-2 =
    Każdy Robotnik na budynku dodaje jego zasoby do produkcji, a stabilizację od razu.
    Każdy Robotnik na jednostce militarnej od razu dodaje siłę, a koszt utrzymania płaci się w produkcji.

rule-NA-7-3 =
    Jednostka militarna ma jedną wartość ataku, która liczy się raz, jeśli jest na niej Robotnik.

rule-NA-7-4 =
    Kolonia wymaga przy zakupie tyle siły, ile pokazuje.
    Trafia na pole kolonii; jeśli żadne nie jest puste, kupujący oddaje jedną kolonię.

rule-NA-7-5 =
    Wojnę kładzie się na polu wojny z siłą kupującego w tej chwili.
    W rundzie jest najwyżej jedna wojna.

rule-NA-7-6 =
    Bitwa przynosi księgi, żywność lub kamień w liczbie najwyższego ataku wśród jednostek kupującego z Robotnikiem.
    Potem kartę się usuwa.

rule-NA-7-7 =
    Złoty Wiek przynosi 2 sztuki swojego zasobu z premią albo 1 punkt zwycięstwa za tyle dowolnych zasobów, ile wynosi epoka karty bez premii.
    Cenę trzeba zapłacić w całości; potem kartę się usuwa.

rule-NA-7-8 =
    Premie Złotych Wieków się dodają.

rule-NA-7-9 =
    Cud trafia na pole budowy.
    Cud, który jest tam jeszcze w budowie, usuwa się razem z Architektami.

rule-NA-7-10 =
    Doradca trafia na pole doradcy, a poprzedniego się usuwa.
    Inne miejsce dla niego wymaga cudu, który je daje.


section-NA-8 = Robotnicy

rule-NA-8-1 =
    Aby wysłać Robotnika do pracy, gracz płaci kamień, którego żąda budynek lub jednostka, i stawia na karcie wolnego Robotnika.
    Jedna akcja to jeden Robotnik.

rule-NA-8-2 =
    Można też użyć Robotnika z innej karty: najpierw się go zdejmuje, co jest osobną zmianą.

rule-NA-8-3 =
    Robotnicy nigdy nie idą do pracy prosto z toru Populacji ani na kolonie, cuda czy doradców.

rule-NA-8-4 =
    Na karcie może stać dowolnie wielu Robotników.

rule-NA-8-5 =
    Zdjęcie Robotnika z karty jest darmowe, ale tylko w swojej turze i tylko tam, gdzie stoi.
    Jego działanie ustaje od razu.

rule-NA-8-6 =
    Wysłanie Robotnika za darmo nie kosztuje kamienia.
    Jest to wolny Robotnik lub najpierw zdjęty z innej karty, a karta musi być taka, na jaką działanie pozwala.


section-NA-9 = Architekci i cuda

rule-NA-9-1 =
    Zatrudnienie wymaga cudu w budowie, dostępnego Architekta i kamienia za następną część.
    Jedna akcja to jedna część, a gracz wybiera, skąd bierze Architekta.

rule-NA-9-2 =
    Architekt zatrudniony za darmo pochodzi z biura i nie kosztuje kamienia.

rule-NA-9-3 =
    To, co wywołuje zatrudnienie Architekta, dzieje się przed ukończeniem cudu.

rule-NA-9-4 =
    Gdy stoi ostatnia część, najpierw działają karty nagradzające ukończone cuda; potem cud staje na pustym polu lub na innym cudzie, który się usuwa; potem zaczyna się liczyć; potem następują jego działania po ukończeniu.

rule-NA-9-5 =
    Cud nie nagradza własnego ukończenia.
    Zakryty zdążył jeszcze zadziałać.

rule-NA-9-6 =
    Cud z wcześniejszej epoki można ukończyć kiedykolwiek później.


section-NA-10 = Akcje specjalne

rule-NA-10-1 =
    Akcja specjalna stoi na karcie w grze; jej warunek musi być spełniony, a cena zapłacona.
    Ograniczoną do jednego razu w rundzie oznacza się jako wykorzystaną.

rule-NA-10-2 =
    Akcje specjalne mają cuda Petra, plac świętego Marka i Towarzystwo Królewskie oraz doradcy Alhazen, Marco Polo, Galileusz, Sulejman I, Abraham Lincoln i Simón Bolívar.


section-NA-11 = Faza Produkcji

rule-NA-11-1 =
    Wszyscy produkują jednocześnie.
    Warunki odczytuje się raz na początku.

rule-NA-11-2 =
    Dla każdego zasobu wszystko sumuje się w jedną liczbę: Robotnicy, kolonie, cuda, doradcy, plansza i działania, minus 3 żywności za każde puste pole części Żywności, a w rewolcie księga za każdy punkt stabilizacji poniżej 0.

rule-NA-11-3 =
    Nacja w rewolcie traci też dokładnie jeden punkt zwycięstwa.

rule-NA-11-4 =
    Najpierw otrzymuje się wszystkie dodatnie sumy, potem traci wszystkie ujemne jako jedną stratę.

rule-NA-11-5 =
    Najpierw następują wybory wewnątrz produkcji, w odwrotnej kolejności graczy; potem wybory przy niedoborach.

rule-NA-11-6 =
    Nowa kolejność graczy idzie według siły, potem stabilizacji.
    Nacje, których nic nie różni, zachowują kolejność.

rule-NA-11-7 =
    Karta Wydarzeń może powiedzieć, że kolejność się nie zmienia; wtedy krok się pomija.

rule-NA-11-8 =
    Jeśli kupiono wojnę, każda nacja, w odwrotnej kolejności graczy, doznaje porażki, gdy jej siła jest niższa od siły wojny.
    Kupującego ocenia się jak każdego innego.

rule-NA-11-9 =
    Najpierw działają skutki porażki.
    Potem nacja traci punkt zwycięstwa i zasoby z karty pomniejszone o swoją stabilizację; przy kilku rodzajach sama dzieli to, co ocala.

rule-NA-11-10 =
    To, co każda nacja naprawdę straciła, pamięta się w tej rundzie.
    Kartę wojny się usuwa.

rule-NA-11-11 =
    Potem następują wydarzenia rundy (NA-12.1).

rule-NA-11-12 =
    Na końcu następują głód i koniec epoki (NA-13.1, NA-13.2).


section-NA-12 = Wydarzenia

rule-NA-12-1 =
    Najpierw działa w całości pierwsze wydarzenie karty, potem drugie.

rule-NA-12-2 =
    Kogo dotyczy wydarzenie, ustala się na jego początku; dla drugiego po zakończeniu pierwszego.

rule-NA-12-3 =
    Jeśli wybiera kilka nacji, pierwsza wybiera ostatnia w kolejności.
    Gdy wybiorą wszyscy, skutek następuje dla wszystkich.

rule-NA-12-4 =
    Skutki wydarzenia następują w kolejności druku.

rule-NA-12-5 =
    Kto idzie na początek lub koniec, przechodzi na ten kraniec kolejności.
    Między sobą nacje zachowują kolejność.

rule-NA-12-6 =
    Propozycję można odrzucić; przyjmuje się ją w całości albo wcale, chyba że proponowane są pojedyncze sztuki.

rule-NA-12-7 =
    Z dwóch możliwości nie można wybrać tej, której nie da się wykonać w całości, póki da się wykonać drugą.
    Jeśli nie da się żadnej, gracz wybiera dowolnie, lecz nigdy usunięcia tego, czego nie ma.

rule-NA-12-8 =
    Stabilizacja nie zmniejsza strat z wydarzeń.

rule-NA-12-9 =
    Wyjaśnienia do poszczególnych wydarzeń znajdują się od NA-18.40.


section-NA-13 = Głód i koniec epoki

rule-NA-13-1 =
    Każda nacja traci tyle żywności, ile mówi karta Wydarzeń.

rule-NA-13-2 =
    Na koniec epoki każda nacja zdobywa punkt zwycięstwa za każdą nację, która ma mniej ksiąg.
    Potem działają skutki końca epoki.


section-NA-14 = Koniec gry

rule-NA-14-1 =
    Gra kończy się po ostatniej rozgrywanej epoce.

rule-NA-14-2 =
    Wynik to suma zdobytych punktów, punktów kolonii, ukończonych cudów i Robotników oraz punktu za każde 10 zasobów, siły i stabilizacji razem.

rule-NA-14-3 =
    Na każdej karcie pierwszy Robotnik daje pierwszą wydrukowaną wartość, drugi drugą i tak dalej.
    Robotnicy ponad te wartości i wolni nie dają nic.

rule-NA-14-4 =
    W tej sumie siła liczy się najwyżej jako 40, a stabilizacja jako 15; ujemna stabilizacja liczy się w całości, ale punkty nigdy nie są ujemne.

rule-NA-14-5 =
    Cud w budowie nie daje punktów, a doradcy sami też nie.

rule-NA-14-6 =
    Wygrywa najwyższy wynik.
    Remis wygrywa ten, kto jest wcześniej w ostatniej kolejności graczy.


section-NA-15 = Pięciu graczy

rule-NA-15-1 =
    Pięciu graczy potrzebuje więcej niż kart pierwszego poziomu.

rule-NA-15-2 =
    Najwięcej mają dwaj najwyżsi; przy remisie na granicy drugiego miejsca tylko ci nad nim.
    Najmniej mają dwaj najniżsi razem z remisującymi.

rule-NA-15-3 =
    Dotyczy to wszystkiego, co się porównuje, w wydarzeniach i na kartach.

rule-NA-15-4 =
    Pierwszy i drugi pasujący liczą się jako pierwsi; czwarty i piąty jako ostatni.

rule-NA-15-5 =
    Obie nacje dostają pełną nagrodę, a wszyscy ukarani ponoszą pełną karę.

rule-NA-15-6 =
    Jest 7 kolumn i 3 publicznych Architektów.


section-NA-16 = Poziomy i warianty

rule-NA-16-1 =
    Karty mają trzy poziomy.
    Talia pierwszego poziomu ma 36 kart na epokę, z drugim 55, z trzecim 74.

rule-NA-16-2 =
    Początkującym najlepiej gra się kartami pierwszego poziomu, stronami A, w trzech lub czterech graczy, na poziomie Księcia.

rule-NA-16-3 =
    Poziom trudności jest osobisty i zmienia tylko rozwój.

rule-NA-16-4 =
    W grze turniejowej wszyscy grają stroną A na jednym poziomie.
    W zrównoważonej talii część kart pierwszego poziomu każdej epoki losowo wymienia się na inne tego samego rodzaju i epoki.

rule-NA-16-5 =
    Dwóch graczy gra według tych samych zasad z 4 kolumnami i 1 Architektem.

rule-NA-16-6 =
    Krótsza gra kończy się po jednej, dwóch lub trzech epokach.

rule-NA-16-7 =
    W łatwiejszej grze każdy zaczyna z jednym wolnym Robotnikiem więcej, z wybranej części toru.
    Jego pole jest zakryte: nic nie kosztuje i nie można go zapełnić.

rule-NA-16-8 =
    Łatwiejszą grę można łączyć z każdym innym wariantem.

rule-NA-16-9 =
    Przy stronach B losuje się tyle plansz, ilu jest graczy.
    W odwrotnej kolejności graczy każdy bierze jedną z pozostałych i wybiera jej stronę.

rule-NA-16-10 =
    Szczególne strony B: Egipt ma prywatnego Architekta i Piramidy, Grecja premię 1 do Złotych Wieków, Rzym 2 siły, Persja trzecie pole kolonii, Chiny 6 pól cudów, 1 pole kolonii, 6 Robotników i żywność za spasowanie jako pierwsze.


section-NA-17 = Gra jednoosobowa

rule-NA-17-1 =
    Jeden gracz gra przeciw wirtualnemu przeciwnikowi, który składa się z siły, stabilizacji i ksiąg.

rule-NA-17-2 =
    Gracz zaczyna jako pierwszy z 1 księgą, przeciwnik ma 2.

rule-NA-17-3 =
    Zamiast karty Wydarzeń losuje się płytkę epoki.
    Ustala ona siłę i stabilizację przeciwnika, dodaje mu księgi i określa Architektów i głód.

rule-NA-17-4 =
    Po każdej akcji, poza wysłaniem Robotnika do budynku, rzuca się kostką za przeciwnika.

rule-NA-17-5 =
    Jeśli gracz jest drugi w kolejności, rzuca się też na początku fazy Akcji.

rule-NA-17-6 =
    Porównuje się z siłą, stabilizacją i księgami przeciwnika.
    We wszystkim innym gracz wygrywa remisy: pasuje pierwszy, ma najwięcej i nigdy nie ma najmniej.

rule-NA-17-7 =
    Przy wyniku od 1 do 4 usuwa się wszystkie karty tej kolumny.
    Jeśli jest wśród nich wojna, a żadnej w tej rundzie nie kupiono, przeciwnik kupuje najtańszą ze swoją siłą.

rule-NA-17-8 =
    Przy 5 lub 6 płytka zmienia przeciwnika; jego siła i księgi nigdy nie spadają poniżej 0.

rule-NA-17-9 =
    W rundzie jest najwyżej jedna wojna i przeciwnik nigdy od niej nie cierpi.

rule-NA-17-10 =
    Zamiast wydarzeń gracz zdobywa punkt zwycięstwa, jeśli jest stabilniejszy od przeciwnika, inaczej go traci.
    Na koniec epoki zdobywa 3, jeśli ma więcej ksiąg.

rule-NA-17-11 =
    Karty przeciw innym nacjom nic przeciwnikowi nie robią.

rule-NA-17-12 =
    Wynik porównuje się z Aleją Sław, od Dana Quayle’a z 10 punktami po Trajana z 70.

rule-NA-17-13 =
    Krótszą i łatwiejszą grę można łączyć z jednoosobową.


section-NA-18 = Wyjaśnienia do kart

rule-NA-18-1 =
    To, co mówi karta, jest ważniejsze od zasad.
    Działa tylko na właściciela, chyba że wymienia innych; wszyscy obejmują właściciela.

rule-NA-18-2 =
    Warunek wewnątrz produkcji odczytuje się na jej początku.
    Warunek usunięcia odczytuje się bez przerwy.

rule-NA-18-3 =
    Koloseum i Wyprawa na biegun południowy zabierają po ukończeniu żywność jako przymusową stratę.

rule-NA-18-4 =
    Ten numer nie jest używany: jego karta należy do rozszerzenia.

rule-NA-18-5 =
    Latarnia Morska na Faros i Czerwony Fort patrzą na złoto naprawdę zapłacone: dokładnie 3 i dokładnie 1.

rule-NA-18-6 =
    Petra zamienia 1 żywność w 3 księgi, złota lub kamienie.
    Plac świętego Marka zamienia 2 złota w 5 ksiąg, żywności lub kamieni.

rule-NA-18-7 =
    Sfinks daje 5 kamieni za każdy inny cud, który ukończy jego właściciel.

rule-NA-18-8 =
    Dla Terakotowej armii, British Museum i Bramy Brandenburskiej nacje ustala się po postawieniu cudu; może być wśród nich właściciel.

rule-NA-18-9 =
    Angkor Wat i Lin Zexu zabierają księgi wewnątrz sumy produkcji.

rule-NA-18-10 =
    Chichén Itzá daje właścicielowi punkt zwycięstwa, gdy kupuje wojnę.

rule-NA-18-11 =
    Wielki Mur ocala punkt zwycięstwa przy porażce, jeśli właściciel spasował jako pierwszy.
    Zasoby przepadają jak zwykle.

rule-NA-18-12 =
    Zakazane Miasto daje punkt zwycięstwa w chwili spasowania jako pierwszy.

rule-NA-18-13 =
    Zamek Himeji daje 4 kamienie, gdy właściciel przykrywa budynek budynkiem z późniejszej epoki.

rule-NA-18-14 =
    Towarzystwo Królewskie wysyła w akcji jednego Robotnika do pracy bez kamienia.

rule-NA-18-15 =
    Kaplica Sykstyńska daje 3 księgi za każdego Architekta zatrudnionego po jej ukończeniu, płatnie lub za darmo.

rule-NA-18-16 =
    Po Wersalu właściciel do końca rundy liczy się jako najmniej stabilny.
    Jego prawdziwa stabilizacja nadal pomaga w wojnie i nie oznacza rewolty.

rule-NA-18-17 =
    Z MIT kupiony budynek może od razu dostać jednego Robotnika bez kamienia.

rule-NA-18-18 =
    Titanic dotyczy wszystkich nacji w odwrotnej kolejności: strata 4 złota albo usunięcie doradców.

rule-NA-18-19 =
    Pałac Potala daje 1 za każdego własnego doradcę, Big Ben 1 za każdą własną kolonię epoki IV, Statua Wolności 2 za najwięcej Robotników.

rule-NA-18-20 =
    Prywatnych Architektów Alhambry, Archimedesa, Marii Curie i Egiptu można użyć już w rundzie ich zdobycia.

rule-NA-18-21 =
    Boudika odchodzi, gdy tylko jej właściciel ma Robotnika na jednostce militarnej, Qin Shi Huang, gdy tylko jest najmniej stabilny, Harald Hardrada, gdy tylko jest najsłabszy.

rule-NA-18-22 =
    Ten numer nie jest używany: jego karta należy do rozszerzenia.

rule-NA-18-23 =
    Porcelanowa Wieża ma miejsce dla drugiego doradcy.
    Odchodzi on razem z wieżą.

rule-NA-18-24 =
    Hannibal dodaje 1 do ataku właściciela i podnosi wszystkim innym cenę bitew o 1 złoto.

rule-NA-18-25 =
    Cyrus, Eleonora i Disraeli dają tyle samo za jedną lub więcej kolonii kupionych w tej rundzie, także przed przyjściem doradcy.

rule-NA-18-26 =
    Przy Annie Komnenie pomija się koszty utrzymania i ujemną stabilizację Robotników na jednostkach militarnych.

rule-NA-18-27 =
    Gdy w grze jest Czyngis-chan, wszystkie nacje mają o 3 stabilizacji mniej.

rule-NA-18-28 =
    Mansa Musa daje 2 księgi i 1 żywność, ilekroć właściciel z własnej woli płaci ostatnie złoto, także za zakup, który go zastępuje.

rule-NA-18-29 =
    Marco Polo zamienia 2 żywności lub 2 kamienie w 4 złota.
    Sejong daje 2 kamienie za Złoty Wiek, Abu Bakr 2 księgi za bitwę, Montezuma 3 księgi za wojnę lub bitwę.

rule-NA-18-30 =
    Elżbieta dodaje 8 siły tylko w porównaniu z wojną.

rule-NA-18-31 =
    Galileusz bierze w akcji za darmo Złoty Wiek lub cud z dowolnego rzędu.

rule-NA-18-32 =
    Izabela daje 3 złota za każdą własną kolonię epoki III, Tokugawa 2 kamienie za każdy własny budynek lub jednostkę bieżącej epoki, Nobel 3 kamienie za każdego Robotnika na budynkach epoki IV i zabrania kupować wojny.

rule-NA-18-33 =
    Przy Marcinie Lutrze każda pokonana nacja traci o 4 żywności więcej.

rule-NA-18-34 =
    Ten numer nie jest używany: jego karta należy do rozszerzenia.

rule-NA-18-35 =
    Piotr Wielki daje 5 kamieni, złota lub ksiąg, jeśli kupiono wojnę, a właściciel jest od niej silniejszy.

rule-NA-18-36 =
    Przy Pocahontas kolonie wymagają o 4 siły więcej.
    Przy Czace inna nacja, która kupuje kolonię, otrzymuje 5 kamieni.

rule-NA-18-37 =
    Sulejman I, póki właściciel jest najsilniejszy, i Abraham Lincoln biorą w akcji Robotnika.

rule-NA-18-38 =
    Przy Florence Nightingale niedobory nie kosztują punktów zwycięstwa.

rule-NA-18-39 =
    Przy Fryderyku Wielkim jednostki militarne kosztują o 2 kamienie mniej, lecz najmniej 1.
    Simón Bolívar daje w akcji 4 złota i 4 kamienie za własną kolonię.

rule-NA-18-40 =
    Asceza dżinijska oddaje punkty utracone w wojnie tej rundy, Opór Songów także zasoby.

rule-NA-18-41 =
    Odrodzenie zaratusztrianizmu: każda najstabilniejsza nacja wybiera 4 kamienie albo stratę 3 żywności przez inne, która następuje raz.

rule-NA-18-42 =
    W Nawróceniu Aśoki i Merkantylizmie można zdjąć dowolnie wielu Robotników z jednostek militarnych lub budynków, za 2 księgi lub 2 kamienie od każdego.

rule-NA-18-43 =
    Zjednoczenie Qin wymaga wojny.
    Przy Pokoju Bożym musi ją kupić inna nacja.

rule-NA-18-44 =
    Ludy Morza zabierają ostatniego Architekta z cudu w budowie albo punkt zwycięstwa.

rule-NA-18-45 =
    W Upadku epoki brązu punkt zwycięstwa traci każda nacja, która nie jest ani najsilniejsza, ani najstabilniejsza.

rule-NA-18-46 =
    W Katastrofie ekologicznej nacja z mniej niż 2 żywności musi iść na koniec.

rule-NA-18-47 =
    Hadżdż z Mali zabiera całe złoto ponad 2.

rule-NA-18-48 =
    W Czwartej krucjacie najsilniejszy może zapłacić 3 złota za punkt zwycięstwa; wtedy najsłabsi tracą 4 księgi, raz.

rule-NA-18-49 =
    Do Stupor mundi trzeba było kupić choć jeden Złoty Wiek.

rule-NA-18-50 =
    Przy Zatonięciu Vasy można oddać 10 siły, tylko mając co najmniej 10; nacja z mniej niż 3 złota musi.
    Liczy się to tylko przy drugim wydarzeniu.

rule-NA-18-51 =
    Papieskie odpusty i Wielka Wystawa dają darmowych Architektów do własnego cudu, który może zostać tak ukończony.

rule-NA-18-52 =
    W Entente cordiale do dwóch Robotników, wolnych lub z własnych kart, idzie jeden po drugim na jednostki militarne.

rule-NA-18-53 =
    Janczarzy i Dynastia Han dają zasoby tylko razem z Robotnikami i tylko wtedy, gdy tylu zostało.

rule-NA-18-54 =
    Pielgrzymi: Robotnika trzeba wziąć, jeśli jakiś został.

rule-NA-18-55 =
    Anarchizm usuwa doradców i zabiera punkt zwycięstwa.

rule-NA-18-56 =
    Do Rewolucji przemysłowej potrzebny jest choć jeden Robotnik na takim budynku.

rule-NA-18-57 =
    Świątynia Salomona daje punkt zwycięstwa na koniec każdej epoki.
    Gdy tylko właściciel dozna porażki, usuwa się ją, zanim cokolwiek straci.

rule-NA-18-58 =
    Alhazen zamienia raz w rundzie, w akcji, dwie karty na planszy Postępu.
    Na obu polach musi leżeć karta, a drugie wskazane leży za pierwszym.

rule-NA-18-59 =
    Niccolò Machiavelli dobiera dwie karty Wydarzeń zamiast jednej i wybiera; drugą się usuwa.
    W grze jednoosobowej robi to z płytkami.
