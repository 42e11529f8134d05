import type { SortType } from '../../src/domain/search/sort-types.ts';
import type { TripType } from '../../src/domain/search/trip-types.ts';
import type { ConsentCategories } from '../../src/domain/visitor/consent.ts';
import type { PromisePort } from '../port.ts';

/** A hotel that was looked at, and how it was to be reached. */
export interface ViewedHotel {
  hotelCode: string;
  tripType: TripType;
}

/** What is remembered for the visitor's comfort, the latest first. */
export interface StoredMemory {
  /** Null until a sort has been chosen on this page: what an earlier page stored stays [sort.cookie]. */
  sortCode: SortType | null;
  /** Null until a search has been submitted on this page [url.birthdates-cookie]. */
  childrenBirthDates: string[] | null;
  /** Addresses of listings without their language prefix. */
  searches: string[];
  hotels: ViewedHotel[];
  /** The customer whose account it was joined with (`user_uid`); null of what is nobody's yet. */
  owner: string | null;
}

export interface MemoryInput {
  /** The consent in force; null before the visitor chose. */
  categories: ConsentCategories | null;
  /** What earlier pages have stored. */
  stored: Pick<StoredMemory, 'searches' | 'hotels' | 'owner'>;
}

export interface MemoryContext {
  /** As the flow began; what the visitor decides later is in its state. */
  categories: ConsentCategories | null;
  stored: StoredMemory;
}

export type MemoryCommand =
  | { type: 'memory.keepSort'; sortCode: SortType }
  | { type: 'memory.keepSearch'; address: string; childrenBirthDates: string[] }
  | ({ type: 'memory.keepHotel' } & ViewedHotel)
  | { type: 'memory.followConsent'; categories: ConsentCategories }
  /** The visitor is logged in (`user_uid`): what the account remembers joins what this browser does. */
  | { type: 'memory.joinAccount'; customer: string }
  /** The visitor has signed out: the account remembers, this browser does not. */
  | { type: 'memory.forget' };

export interface MemoryPorts {
  /** Keeps all of it for later pages; what is null stays as it was. */
  storeMemory: PromisePort<StoredMemory, void>;
  /** What the browser and the account remember, together. */
  mergeWithAccount: PromisePort<Pick<StoredMemory, 'searches' | 'hotels'>, Pick<StoredMemory, 'searches' | 'hotels'>>;
  /** Removes all of it from this browser. */
  removeMemory: PromisePort<Record<string, never>, void>;
}
