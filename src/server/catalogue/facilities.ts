import type { Names } from '../db/schema.search.ts';

interface Facility {
  code: string;
  /** A noun as it stands inside a sentence's list, so in lower case. */
  names: Names;
  /** Worth one of the four places on a tile, the lower the sooner; null: never. */
  tileRank: number | null;
}

const facility = (code: string, tileRank: number | null, cs: string, pl: string, ro: string, uk: string, hu: string): Facility => ({ code, tileRank, names: { cs, pl, ro, uk, hu } });

/** What hotels offer. */
export const FACILITIES: readonly Facility[] = [
  facility('beach-front', 1, 'poloha přímo u pláže', 'położenie przy samej plaży', 'amplasare chiar pe plajă', 'розташування просто на пляжі', 'közvetlen tengerparti fekvés'),
  facility('ski-in', 1, 'poloha přímo u sjezdovky', 'położenie przy samym stoku', 'amplasare chiar lângă pârtie', 'розташування просто біля траси', 'közvetlen sípálya melletti fekvés'),
  facility('pool', 3, 'venkovní bazén', 'basen zewnętrzny', 'piscină exterioară', 'відкритий басейн', 'kültéri medence'),
  facility('indoor-pool', 4, 'krytý bazén', 'basen kryty', 'piscină interioară', 'критий басейн', 'fedett medence'),
  facility('waterslides', 2, 'tobogány', 'zjeżdżalnie wodne', 'tobogane', 'водні гірки', 'csúszdák'),
  facility('spa', 5, 'wellness', 'strefa spa', 'centru spa', 'спа-центр', 'wellness'),
  facility('sauna', 8, 'sauna', 'sauna', 'saună', 'сауна', 'szauna'),
  facility('gym', null, 'posilovna', 'siłownia', 'sală de fitness', 'тренажерний зал', 'edzőterem'),
  facility('kids-club', 4, 'dětský klub', 'klub dla dzieci', 'club pentru copii', 'дитячий клуб', 'gyerekklub'),
  facility('playground', null, 'dětské hřiště', 'plac zabaw', 'loc de joacă', 'дитячий майданчик', 'játszótér'),
  facility('sports', 7, 'sportoviště', 'boiska sportowe', 'terenuri de sport', 'спортивні майданчики', 'sportpályák'),
  facility('diving', 6, 'potápěčské centrum', 'centrum nurkowe', 'centru de scufundări', 'дайвінг-центр', 'búvárközpont'),
  facility('adults-only', 2, 'hotel pouze pro dospělé', 'hotel tylko dla dorosłych', 'hotel doar pentru adulți', 'готель лише для дорослих', 'csak felnőtteknek szóló szálloda'),
  facility('restaurant', null, 'restaurace', 'restauracja', 'restaurant', 'ресторан', 'étterem'),
  facility('bar', null, 'bar', 'bar', 'bar', 'бар', 'bár'),
  facility('wifi', 9, 'Wi-Fi zdarma', 'bezpłatne Wi-Fi', 'Wi-Fi gratuit', 'безкоштовний Wi-Fi', 'ingyenes wifi'),
  facility('air-conditioning', null, 'klimatizace', 'klimatyzacja', 'aer condiționat', 'кондиціонер', 'légkondicionálás'),
  facility('parking', 10, 'parkoviště', 'parking', 'parcare', 'автостоянка', 'parkoló'),
  facility('pets', 11, 'ubytování se psem', 'pobyt z psem', 'cazare cu animale de companie', 'проживання з тваринами', 'kisállat-barát elhelyezés'),
  facility('kitchenette', 6, 'kuchyňský kout', 'aneks kuchenny', 'chicinetă', 'мінікухня', 'konyhasarok'),
  facility('ski-room', null, 'lyžárna', 'narciarnia', 'cameră pentru schiuri', 'кімната для лиж', 'sítároló'),
  facility('bike-rental', null, 'půjčovna kol', 'wypożyczalnia rowerów', 'închiriere de biciclete', 'прокат велосипедів', 'kerékpárkölcsönző'),
  facility('wheelchair', null, 'bezbariérový přístup', 'dostęp bez barier', 'acces pentru scaun cu rotile', 'безбар’єрний доступ', 'akadálymentes bejárat'),
];

/** At most four codes for a tile, the most telling first. */
export function tileFacilities(codes: readonly string[]): string[] {
  return FACILITIES.filter((known) => known.tileRank !== null && codes.includes(known.code))
    .toSorted((a, b) => (a.tileRank ?? 0) - (b.tileRank ?? 0))
    .slice(0, 4)
    .map((known) => known.code);
}
