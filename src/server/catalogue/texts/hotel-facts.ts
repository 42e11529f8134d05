/** What the sentences about a hotel are made of. Names stand in the nominative, as the patterns need no other case. */
export interface HotelFacts {
  name: string;
  setting: 'sea' | 'lake' | 'ski';
  kind: 'hotel' | 'apartments' | 'chalet';
  stars: number;
  resort: string;
  region: string;
  /** To the beach, the water or the lift. */
  metres: number;
  /** To the middle of the resort. */
  centreMetres: number;
  /** Facilities as they stand in a list. */
  facilities: string[];
  rooms: number;
  /** For whom it is best. */
  suits: 'families' | 'couples' | 'active';
  board: string;
}

export interface TourFacts {
  name: string;
  stops: string[];
  days: number;
}

/** One language's way of describing; each list holds sentences that say the same in other words. */
export interface CatalogueTexts {
  hotel: {
    where: Record<HotelFacts['setting'], readonly ((facts: HotelFacts) => string)[]>;
    equipment: readonly ((facts: HotelFacts) => string)[];
    suits: Record<HotelFacts['suits'], readonly ((facts: HotelFacts) => string)[]>;
    closing: readonly ((facts: HotelFacts) => string)[];
  };
  tour: {
    summary(facts: TourFacts): string;
    description: readonly ((facts: TourFacts) => string)[];
    firstDay: { title: string; text: string };
    lastDay: { title: string; text: string };
    /** What may be done on a day between. */
    days: readonly string[];
  };
  flight: {
    name(city: string): string;
    summary(city: string): string;
    description: readonly ((city: string) => string)[];
  };
}

/** `a, b a c` with the language's own word before the last. */
export function listed(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** The first letter of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
