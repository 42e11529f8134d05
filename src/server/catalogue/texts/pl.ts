import { listed, type CatalogueTexts } from './hotel-facts.ts';

export const pl: CatalogueTexts = {
  hotel: {
    where: {
      sea: [
        (f) => `${f.name} znajduje się w miejscowości ${f.resort} (${f.region}), ${f.metres} m od plaży.`,
        (f) => `Miejscowość ${f.resort}, ${f.metres} m do morza i spokojny ogród: oto ${f.name}.`,
        (f) => `Do morza jest stąd tylko ${f.metres} m, a do centrum miejscowości ${f.resort} ${f.centreMetres} m.`,
      ],
      lake: [
        (f) => `${f.name} leży w miejscowości ${f.resort} (${f.region}), ${f.metres} m od wody.`,
        (f) => `Góry za domem, woda ${f.metres} m przed nim: ${f.name} stoi w miejscowości ${f.resort}.`,
        (f) => `Do wody jest ${f.metres} m, do centrum miejscowości ${f.resort} ${f.centreMetres} m.`,
      ],
      ski: [
        (f) => `${f.name} stoi w ośrodku ${f.resort} (${f.region}), ${f.metres} m od najbliższego wyciągu.`,
        (f) => `Na nartach będziecie szybko: najbliższy wyciąg jest ${f.metres} m od domu, a centrum ośrodka ${f.resort} ${f.centreMetres} m.`,
        (f) => `Ośrodek ${f.resort} ma zimę tuż za progiem, a ${f.name} ma wyciąg ${f.metres} m od drzwi.`,
      ],
    },
    equipment: [
      (f) => `Do dyspozycji gości są: ${listed(f.facilities, 'i')}.`,
      (f) => `Na miejscu czekają: ${listed(f.facilities, 'oraz')}.`,
      (f) => `Obiekt ma ${f.rooms} pokoi, a w nim: ${listed(f.facilities, 'i')}.`,
    ],
    suits: {
      families: [
        () => 'Najlepiej poczują się tu rodziny: dzieci mają zajęcie, a rodzice chwilę na kawę.',
        () => 'Rodzinom z dziećmi odpowiada spokojny rytm dnia, duże pokoje i plac zabaw w zasięgu wzroku.',
      ],
      couples: [
        () => 'Pary docenią ciche wieczory, widok z tarasu i śniadania bez pośpiechu.',
        () => 'To miejsce dla dwojga: wszędzie blisko, a mimo to spokojnie.',
      ],
      active: [
        () => 'Kto nie lubi siedzieć w miejscu, znajdzie w okolicy szlaki, boiska i wypożyczalnie sprzętu.',
        () => 'Aktywni goście ruszają prosto spod drzwi: pieszo, na rowerze i po sportowe emocje.',
      ],
    },
    closing: [
      (f) => `Wyżywienie: ${f.board.toLowerCase()}; obsługa jest uważna, a kuchnia stawia na lokalne składniki.`,
      (f) => `W cenie: ${f.board.toLowerCase()}, posiłki podawane są w jadalni ze stolikami na zewnątrz.`,
      (f) => `Goście, którzy wybrali opcję „${f.board.toLowerCase()}”, najczęściej chwalą czystość i personel.`,
    ],
  },
  tour: {
    summary: (f) => `Liczba dni z przewodnikiem: ${f.days}, trasa: ${f.stops.join(' – ')}.`,
    description: [
      (f) => `${f.name} łączy zabytki, krajobrazy i miejscową kuchnię w jedną podróż, w której niczego nie trzeba planować.`,
      (f) => `Trasa prowadzi przez następujące miejsca: ${listed(f.stops, 'i')}.`,
      () => 'Podróżujemy klimatyzowanym autokarem z przewodnikiem, przejazdy są krótkie, a wszędzie zostaje czas na własne odkrycia.',
      () => 'Noclegi w sprawdzonych hotelach ze śniadaniem są w cenie, kolacje można dokupić.',
    ],
    firstDay: { title: 'Przylot', text: 'Wylot z wybranego lotniska, powitanie przez przewodnika i przejazd do hotelu. Wieczór wolny na pierwszy spacer.' },
    lastDay: { title: 'Powrót', text: 'Po śniadaniu czas na ostatnie zakupy, przejazd na lotnisko i lot do domu.' },
    days: [
      'Po śniadaniu zwiedzanie historycznego centrum z przewodnikiem. Popołudnie wolne, wieczorem wspólna kolacja w miejscowej restauracji.',
      'Przejazd przez malownicze okolice z postojami na najpiękniejszych punktach widokowych. Na koniec dnia degustacja wina i regionalnych specjałów.',
      'Przed południem wizyta na stanowisku archeologicznym, po południu kąpiel lub odpoczynek przy hotelu.',
      'Całodniowa wycieczka na łono natury z łatwą trasą pieszą. Poczęstunek jest w cenie, poradzą sobie także dzieci od ośmiu lat.',
      'Wizyta na targu i w warsztatach rzemieślniczych. Wczesny wieczór to spacer po nabrzeżu.',
      'Rano rejs wzdłuż wybrzeża, po południu zwiedzanie muzeum i czas wolny.',
    ],
  },
  flight: {
    name: (city) => `Lot w obie strony – ${city}`,
    summary: (city) => `Lot czarterowy tam i z powrotem, cel: ${city}.`,
    description: [
      (city) => `Sam bilet lotniczy w obie strony na lot czarterowy, lotnisko docelowe: ${city}.`,
      () => 'W cenie bagaż podręczny do 5 kg i bagaż rejestrowany do 20 kg.',
      () => 'Bilet sprawdzi się u tych, którzy mają własny nocleg albo lecą do rodziny.',
    ],
  },
};
