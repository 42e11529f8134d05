import { listed, type CatalogueTexts, type HotelFacts } from './hotel-facts.ts';

const house = ({ kind, stars }: HotelFacts): string => {
  if (kind === 'apartments') return 'Apartamenty';
  if (kind === 'chalet') return 'Dom górski';
  return `Hotel ${stars === 5 ? 'pięciogwiazdkowy' : stars === 4 ? 'czterogwiazdkowy' : 'trzygwiazdkowy'}`;
};

export const pl: CatalogueTexts = {
  hotel: {
    summary: (f) => `${house(f)} w miejscowości ${f.resort}${f.resort === f.region ? '' : `, region ${f.region}`}: ${listed(f.highlights, 'i')}.`,
    where: {
      sea: [
        (f) => `${f.name} stoi ${f.metres} m od plaży.`,
        (f) => `Do morza jest stąd ${f.metres} m.`,
        (f) => `Od plaży dzieli gości ${f.metres} m.`,
      ],
      lake: [
        (f) => `${f.name} stoi ${f.metres} m od wody.`,
        (f) => `Do wody jest ${f.metres} m, a góry zaczynają się tuż za domem.`,
      ],
      mountain: [
        (f) => `${f.name} stoi ${f.metres} m od stacji kolejki górskiej.`,
        (f) => `Kolejka górska odjeżdża ${f.metres} m od domu, a szlaki prowadzą tuż obok.`,
      ],
      ski: [
        (f) => `${f.name} stoi ${f.metres} m od najbliższego wyciągu.`,
        (f) => `Na nartach będziesz szybko: najbliższy wyciąg jest ${f.metres} m od domu.`,
      ],
    },
    centre: [
      (f) => `Do centrum jest ${f.centreMetres} m, a sklepy i przystanek autobusowy mija się po drodze.`,
      (f) => `Centrum ze sklepami i restauracjami jest oddalone o ${f.centreMetres} m.`,
    ],
    rooms: {
      hotel: [
        (f) => `Liczba pokoi: ${f.rooms}; do wyboru są: ${listed(f.roomKinds, 'i')}.`,
        (f) => `W hotelu czekają pokoje z łazienką i telewizorem (łącznie ${f.rooms}), do wyboru: ${listed(f.roomKinds, 'i')}.`,
      ],
      apartments: [
        (f) => `Liczba lokali z kuchnią i łazienką: ${f.rooms}; do wyboru są: ${listed(f.roomKinds, 'i')}.`,
        (f) => `Każdy lokal (łącznie ${f.rooms}) ma własne wejście, kuchnię i łazienkę; do wyboru: ${listed(f.roomKinds, 'i')}.`,
      ],
      chalet: [
        (f) => `Liczba lokali wykończonych drewnem: ${f.rooms}; do wyboru są: ${listed(f.roomKinds, 'i')}.`,
        (f) => `Lokale z łazienką (łącznie ${f.rooms}) mieszczą się pod jednym dachem; do wyboru: ${listed(f.roomKinds, 'i')}.`,
      ],
    },
    equipment: [
      (f) => `Do dyspozycji gości są także: ${listed(f.facilities, 'i')}.`,
      (f) => `Na miejscu czekają też: ${listed(f.facilities, 'oraz')}.`,
      (f) => `Wyposażenie obejmuje ponadto: ${listed(f.facilities, 'i')}.`,
    ],
    food: {
      NO: 'Każdy gotuje sam; najbliższa piekarnia i sklep spożywczy są w zasięgu spaceru.',
      BB: 'Śniadania podawane są w formie bufetu, a na kolację zapraszają restauracje w okolicy.',
      HB: 'Śniadania i kolacje podawane są w formie bufetu, napoje do kolacji są płatne osobno.',
      FB: 'Śniadania, obiady i kolacje podawane są w formie bufetu; na całodniową wycieczkę kuchnia przygotuje prowiant.',
      AI: 'All inclusive obejmuje bufet trzy razy dziennie, przekąski i lokalne napoje przez cały dzień.',
      UAI: 'Ultra all inclusive obejmuje bufet, restauracje z obsługą, markowe napoje i lody od rana do nocy.',
    },
    boards: (f) => `Wyżywienie wybiera się przy zamówieniu: ${listed(f.boards, 'lub')}.`,
    suits: {
      families: [
        'Najlepiej poczują się tu rodziny: dzieci mają zajęcie, a rodzice chwilę na kawę.',
        'Rodzinom z dziećmi odpowiada spokojny rytm dnia i niewielkie odległości.',
      ],
      couples: [
        'Pary docenią ciche wieczory, chwile na tarasie i śniadania bez pośpiechu.',
        'To miejsce dla dwojga: wszędzie blisko, a mimo to spokojnie.',
      ],
      active: [
        'Kto nie lubi siedzieć w miejscu, znajdzie w okolicy szlaki, boiska i wypożyczalnie sprzętu.',
        'Aktywni goście ruszają prosto spod drzwi: pieszo, na rowerze i po sportowe emocje.',
      ],
    },
  },
  tour: {
    summary: (f) => `${f.days} dni z pilotem, trasa: ${f.stops.join(' – ')}.`,
    description: [
      (f) => `${f.name}: zabytki, krajobrazy i miejscowa kuchnia w jednej podróży, w której niczego nie trzeba planować.`,
      () => 'Podróżujemy klimatyzowanymi pojazdami z pilotem, przejazdy są krótkie, a wszędzie zostaje czas na własne odkrycia.',
      () => 'Noclegi w sprawdzonych hotelach są w cenie, wyżywienie wybiera się przy zamówieniu.',
      () => 'Liczba uczestników jest ograniczona; podróż jest odpowiednia dla każdego, kto przejdzie kilka kilometrów dziennie.',
    ],
    firstDay: { title: 'Przylot', text: 'Wylot z wybranego lotniska, powitanie przez pilota i przejazd do hotelu. Wieczór wolny na pierwszy spacer.' },
    lastDay: { title: 'Powrót', text: 'Po śniadaniu czas na ostatnie zakupy, przejazd na lotnisko i lot do domu.' },
    days: {
      town: [
        'Po śniadaniu zwiedzanie historycznego centrum z przewodnikiem. Popołudnie wolne, wieczorem wspólna kolacja w miejscowej restauracji.',
        'Wizyta na targu i w warsztatach rzemieślniczych. Wczesnym wieczorem spacer starymi uliczkami.',
      ],
      ruins: [
        'Całe przedpołudnie poświęcamy wykopaliskom i świątyniom z opowieścią przewodnika. Po południu przejazd do hotelu i odpoczynek.',
        'Wizyta w muzeum archeologicznym i w drugiej części kompleksu, po południu czas wolny.',
      ],
      nature: [
        'Całodniowa wycieczka na łono natury z łatwą trasą pieszą. Poczęstunek jest w cenie, poradzą sobie także dzieci od ośmiu lat.',
        'Przejazd przez malownicze okolice z postojami na najpiękniejszych punktach widokowych. Na koniec dnia degustacja regionalnych specjałów.',
      ],
      coast: [
        'Rano rejs wzdłuż wybrzeża, po południu kąpiel i czas wolny.',
        'Przed południem odpoczynek na plaży, po południu spacer po nabrzeżu i targu rybnym.',
      ],
      safari: [
        'O świcie wyruszamy z przewodnikiem w samochodach terenowych na spotkanie ze zwierzętami, w południe piknik w buszu. Wieczorem opowieści przy ognisku.',
        'Całodniowe safari w parku narodowym, nocleg w domkach z widokiem na sawannę.',
        'Rano spacer po buszu ze strażnikiem parku, po południu obserwacja ptaków i zwierząt u wodopoju.',
      ],
      metropolis: [
        'Objazd miasta, widok z wysoka i najsłynniejsze budowle z przewodnikiem. Wieczór wolny.',
        'Przed południem muzea i targi, po południu czas na zakupy lub rejs.',
      ],
    },
  },
  flight: {
    name: (city) => `Lot w obie strony – ${city}`,
    summary: (city) => `Lot czarterowy tam i z powrotem, cel: ${city}.`,
    description: [
      (city) => `Sam bilet lotniczy w obie strony na lot czarterowy, lotnisko docelowe: ${city}.`,
      () => 'To, jaki bagaż jest w cenie, zależy od przewoźnika; znajdziesz to przy wybranym locie.',
      () => 'Bilet sprawdzi się u tych, którzy mają własny nocleg albo lecą do rodziny.',
    ],
  },
};
