### Nazwy kart tak, jak mówią je decyzje i pola: tytuły stoją w cudzysłowie.


## Karty akcji

card-military = „Militarne”
card-technology = „Technologia”
card-art = „Sztuka”
card-exploit = „Wykorzystywanie”
card-expansion = „Ekspansja”
card-trade = „Handel”
card-raid = „Najazd”
card-war = „Wojna”
card-tourism = „Turystyka”
card-revolution = „Rewolucja”
card-advisor-1 = „Pierwszy doradca”
card-advisor-2 = „Drugi doradca”
card-advisor-3 = „Trzeci doradca”
card-advisor-4 = „Czwarty doradca”
card-advisor-5 = „Piąty doradca”
second-military = { card-military }
second-technology = { card-technology }
second-art = { card-art }
second-exploit = { card-exploit }
second-expansion = { card-expansion }
second-trade = { card-trade }
second-raid = { card-raid }
second-war = { card-war }
second-tourism = { card-tourism }
second-revolution = { card-revolution }
second-advisor-1 = { card-advisor-1 }
second-advisor-2 = { card-advisor-2 }
second-advisor-3 = { card-advisor-3 }
second-advisor-4 = { card-advisor-4 }
second-advisor-5 = { card-advisor-5 }
third-military = { card-military }
third-technology = { card-technology }
third-art = { card-art }
third-exploit = { card-exploit }
third-expansion = { card-expansion }
third-trade = { card-trade }
third-raid = { card-raid }
third-war = { card-war }
third-tourism = { card-tourism }
third-revolution = { card-revolution }
third-advisor-1 = { card-advisor-1 }
third-advisor-2 = { card-advisor-2 }
third-advisor-3 = { card-advisor-3 }
third-advisor-4 = { card-advisor-4 }
third-advisor-5 = { card-advisor-5 }

## Cuda

wonder-ziggurat = „Ziggurat”
wonder-sphinx = „Sfinks”
wonder-alexandria-library = „Biblioteka Aleksandryjska”
wonder-stonehenge = „Stonehenge”
wonder-persepolis = „Persepolis”
wonder-terracotta-army = „Terakotowa Armia”
wonder-knossos = „Knossos”
wonder-gilgamesh = „Gilgamesz”
wonder-axum-obelisk = „Obelisk z Aksum”
wonder-hanging-gardens = „Wiszące Ogrody”
wonder-great-wall = „Wielki Mur”
wonder-parthenon = „Partenon”
wonder-ishtar-gate = „Brama Isztar”
wonder-via-appia = „Via Appia”
wonder-luxor = „Luksor”
wonder-giza = „Giza”
wonder-oxford-university = „Uniwersytet Oksfordzki”
wonder-silk-road = „Jedwabny Szlak”
wonder-petra = „Petra”
wonder-colosseum = „Koloseum”
wonder-angkor-wat = „Angkor Wat”
wonder-notre-dame = „Katedra Notre-Dame”
wonder-piazza-san-marco = „Plac Świętego Marka”
wonder-forbidden-city = „Zakazane Miasto”
wonder-alhambra = „Alhambra”
wonder-divina-commedia = „Boska Komedia”
wonder-machu-picchu = „Machu Picchu”
wonder-chichen-itza = „Chichen Itza”
wonder-circus-maximus = „Circus Maximus”
wonder-rapa-nui = „Wyspa Wielkanocna”
wonder-carcassonne = „Carcassonne”
wonder-hagia-sophia = „Hagia Sofia”
wonder-apollo-program = „Program Apollo”
wonder-pentagon = „Pentagon”
wonder-le-petit-prince = „Mały Książę”
wonder-versailles = „Wersal”
wonder-kremlin = „Kreml”
wonder-tour-eiffel = „Wieża Eiffla”
wonder-burj-khalifa = „Burdż Chalifa”
wonder-orient-express = „Orient Express”
wonder-cern = „C.E.R.N.”
wonder-statue-of-liberty = „Statua Wolności”
wonder-louvre = „Luwr”
wonder-taj-mahal = „Tadż Mahal”
wonder-royal-observatory = „Królewskie Obserwatorium”
wonder-panama-canal = „Kanał Panamski”
wonder-san-pietro = „Bazylika Świętego Piotra”
wonder-empire-state-building = „Empire State Building”

## Przywódcy

leader-alexander = „Aleksander Wielki”
leader-hammurabi = „Hammurabi”
leader-pericles = „Perykles”
leader-ashoka = „Aśoka”
leader-ramses-ii = „Ramzes II”
leader-caesar = „Juliusz Cezar”
leader-charlemagne = „Karol Wielki”
leader-mansa-musa = „Mansa Musa”
leader-genghis-khan = „Czyngis-chan”
leader-attila = „Atylla”
leader-lorenzo = „Wawrzyniec Wspaniały”
leader-saladin = „Saladyn”
leader-peter-i = „Piotr I”
leader-f-d-roosevelt = „F.D. Roosevelt”
leader-napoleon = „Napoleon”
leader-akbar = „Akbar”
leader-queen-victoria = „Królowa Wiktoria”
leader-charles-v = „Karol V”

## Wydarzenia

event-card-evolution = „Ewolucja”
event-card-national-poem = „Epos Narodowy”
event-card-customs-duty = „Cło”
event-card-conscription = „Pobór”
event-card-little-ice-age = „Mała epoka lodowcowa”
event-card-fall-of-roman-empire = „Upadek Imperium Rzymskiego”
event-card-vesuvius = „Wezuwiusz”
event-card-siege-of-constantinople = „Oblężenie Konstantynopola”
event-card-crusades = „Krucjaty”
event-card-ww2 = „Druga wojna światowa”
event-card-black-death = „Czarna Śmierć”
event-card-thermopylae = „Termopile”

## Cywilizacje

civilization-egypt = Egipt
    .acc = Egipt
civilization-spain = Hiszpania
    .acc = Hiszpanię
civilization-rome = Rzym
    .acc = Rzym
civilization-usa = Stany Zjednoczone
    .acc = Stany Zjednoczone
civilization-china = Chiny
    .acc = Chiny
civilization-germany = Niemcy
    .acc = Niemcy
civilization-france = Francja
    .acc = Francję

## Terytoria

territory-north-america = w Ameryce Północnej
    .from = z Ameryki Północnej
    .to = do Ameryki Północnej
territory-central-america = w Ameryce Centralnej
    .from = z Ameryki Centralnej
    .to = do Ameryki Centralnej
territory-south-america = w Ameryce Południowej
    .from = z Ameryki Południowej
    .to = do Ameryki Południowej
territory-europe = w Europie
    .from = z Europy
    .to = do Europy
territory-russia = w Rosji
    .from = z Rosji
    .to = do Rosji
territory-middle-east = na Środkowym Wschodzie
    .from = ze Środkowego Wschodu
    .to = na Środkowy Wschód
territory-north-africa = w Afryce Północnej
    .from = z Afryki Północnej
    .to = do Afryki Północnej
territory-central-africa = w Afryce Środkowej
    .from = z Afryki Środkowej
    .to = do Afryki Środkowej
territory-southern-africa = w Afryce Południowej
    .from = z Afryki Południowej
    .to = do Afryki Południowej
territory-india = w Indiach
    .from = z Indii
    .to = do Indii
territory-china = w Chinach
    .from = z Chin
    .to = do Chin
territory-indochina = w Indochinach
    .from = z Indochin
    .to = do Indochin
territory-oceania = w Oceanii
    .from = z Oceanii
    .to = do Oceanii
