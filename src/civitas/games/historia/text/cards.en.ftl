### The names of cards as decisions and fields say them: titles stand in quotation marks.


## Action cards

card-military = “Military”
card-technology = “Technology”
card-art = “Art”
card-exploit = “Exploit”
card-expansion = “Expansion”
card-trade = “Trade”
card-raid = “Raid”
card-war = “War”
card-tourism = “Tourism”
card-revolution = “Revolution”
card-advisor-1 = “First advisor”
card-advisor-2 = “Second advisor”
card-advisor-3 = “Third advisor”
card-advisor-4 = “Fourth advisor”
card-advisor-5 = “Fifth advisor”
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

## Wonders

wonder-ziggurat = “Ziggurat”
wonder-sphinx = “Sphinx”
wonder-alexandria-library = “Library of Alexandria”
wonder-stonehenge = “Stonehenge”
wonder-persepolis = “Persepolis”
wonder-terracotta-army = “Terracotta Army”
wonder-knossos = “Knossos”
wonder-gilgamesh = “Gilgamesh”
wonder-axum-obelisk = “Obelisk of Axum”
wonder-hanging-gardens = “Hanging Gardens”
wonder-great-wall = “The Great Wall”
wonder-parthenon = “Parthenon”
wonder-ishtar-gate = “Ishtar Gate”
wonder-via-appia = “Via Appia”
wonder-luxor = “Luxor”
wonder-giza = “Giza”
wonder-oxford-university = “Oxford University”
wonder-silk-road = “Silk Road”
wonder-petra = “Petra”
wonder-colosseum = “Colosseum”
wonder-angkor-wat = “Angkor Wat”
wonder-notre-dame = “Notre-Dame”
wonder-piazza-san-marco = “St Mark's Square”
wonder-forbidden-city = “Forbidden City”
wonder-alhambra = “Alhambra”
wonder-divina-commedia = “Divine Comedy”
wonder-machu-picchu = “Machu Picchu”
wonder-chichen-itza = “Chichen Itza”
wonder-circus-maximus = “Circus Maximus”
wonder-rapa-nui = “Easter Island (Rapa Nui)”
wonder-carcassonne = “Carcassonne”
wonder-hagia-sophia = “Hagia Sophia”
wonder-apollo-program = “Apollo Program”
wonder-pentagon = “Pentagon”
wonder-le-petit-prince = “The Little Prince”
wonder-versailles = “Versailles”
wonder-kremlin = “Kremlin”
wonder-tour-eiffel = “Eiffel Tower”
wonder-burj-khalifa = “Burj Khalifa”
wonder-orient-express = “Orient Express”
wonder-cern = “CERN”
wonder-statue-of-liberty = “Statue of Liberty”
wonder-louvre = “Louvre”
wonder-taj-mahal = “Taj Mahal”
wonder-royal-observatory = “Royal Observatory”
wonder-panama-canal = “Panama Canal”
wonder-san-pietro = “St Peter's Basilica”
wonder-empire-state-building = “Empire State Building”

## Leaders

leader-alexander = “Alexander the Great”
leader-hammurabi = “Hammurabi”
leader-pericles = “Pericles”
leader-ashoka = “Ashoka”
leader-ramses-ii = “Ramses II”
leader-caesar = “Julius Caesar”
leader-charlemagne = “Charlemagne”
leader-mansa-musa = “Mansa Musa”
leader-genghis-khan = “Genghis Khan”
leader-attila = “Attila”
leader-lorenzo = “Lorenzo the Magnificent”
leader-saladin = “Saladin”
leader-peter-i = “Peter the Great”
leader-f-d-roosevelt = “F.D. Roosevelt”
leader-napoleon = “Napoleon”
leader-akbar = “Akbar”
leader-queen-victoria = “Queen Victoria”
leader-charles-v = “Charles V”

## Events

event-card-evolution = “Evolution”
event-card-national-poem = “National Poem”
event-card-customs-duty = “Customs Duty”
event-card-conscription = “Conscription”
event-card-little-ice-age = “Little Ice Age”
event-card-fall-of-roman-empire = “Fall of the Roman Empire”
event-card-vesuvius = “Vesuvius”
event-card-siege-of-constantinople = “Siege of Constantinople”
event-card-crusades = “Crusades”
event-card-ww2 = “World War II”
event-card-black-death = “Black Death”
event-card-thermopylae = “Thermopylae”

## Civilizations

civilization-egypt = Egypt
    .acc = Egypt
civilization-spain = Spain
    .acc = Spain
civilization-rome = Rome
    .acc = Rome
civilization-usa = the United States
    .acc = the United States
civilization-china = China
    .acc = China
civilization-germany = Germany
    .acc = Germany
civilization-france = France
    .acc = France

## Territories

territory-north-america = in North America
    .from = from North America
    .to = to North America
territory-central-america = in Central America
    .from = from Central America
    .to = to Central America
territory-south-america = in South America
    .from = from South America
    .to = to South America
territory-europe = in Europe
    .from = from Europe
    .to = to Europe
territory-russia = in Russia
    .from = from Russia
    .to = to Russia
territory-middle-east = in the Middle East
    .from = from the Middle East
    .to = to the Middle East
territory-north-africa = in North Africa
    .from = from North Africa
    .to = to North Africa
territory-central-africa = in Central Africa
    .from = from Central Africa
    .to = to Central Africa
territory-southern-africa = in Southern Africa
    .from = from Southern Africa
    .to = to Southern Africa
territory-india = in India
    .from = from India
    .to = to India
territory-china = in China
    .from = from China
    .to = to China
territory-indochina = in Indochina
    .from = from Indochina
    .to = to Indochina
territory-oceania = in Oceania
    .from = from Oceania
    .to = to Oceania
