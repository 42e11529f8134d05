import type { BoardCode } from '../../../server/catalogue/boards.ts';

/** What the sentences about a hotel are made of. Names stand in the nominative, as the patterns need no other case. */
export interface HotelFacts {
  name: string;
  setting: 'sea' | 'lake' | 'mountain' | 'ski';
  kind: 'hotel' | 'apartments' | 'chalet';
  stars: number;
  resort: string;
  region: string;
  /** To the beach, the water, the cable car or the lift. */
  metres: number;
  /** To the middle of the resort. */
  centreMetres: number;
  /** What it is chosen for, as it stands in a list. */
  highlights: string[];
  /** Its other facilities, as they stand in a list. */
  facilities: string[];
  rooms: number;
  /** Kinds of rooms, as they stand in a list. */
  roomKinds: string[];
  /** For whom it is best. */
  suits: 'families' | 'couples' | 'active';
  /** The fullest board and the names of all, as they stand in a list. */
  board: BoardCode;
  boards: string[];
}

export interface TourFacts {
  name: string;
  stops: string[];
  days: number;
}

/** What a stop of a tour is, for what is done there. */
export type StopKind = 'town' | 'ruins' | 'nature' | 'coast' | 'safari' | 'metropolis';

type Sentence = (facts: HotelFacts) => string;

/** One language's way of describing; each list holds sentences that say the same in other words. */
export interface CatalogueTexts {
  hotel: {
    /** The hotel in one sentence; the paragraphs do not repeat it. */
    summary: Sentence;
    where: Record<HotelFacts['setting'], readonly Sentence[]>;
    centre: readonly Sentence[];
    rooms: Record<HotelFacts['kind'], readonly Sentence[]>;
    equipment: readonly Sentence[];
    food: Record<BoardCode, string>;
    /** Follows `food` where there is more than one board. */
    boards: Sentence;
    suits: Record<HotelFacts['suits'], readonly string[]>;
  };
  tour: {
    summary(facts: TourFacts): string;
    description: readonly ((facts: TourFacts) => string)[];
    firstDay: { title: string; text: string };
    lastDay: { title: string; text: string };
    /** What may be done on a day between. */
    days: Record<StopKind, readonly string[]>;
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
