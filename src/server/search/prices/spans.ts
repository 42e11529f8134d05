import { CELL_DAYS } from '../../catalogue/cell-layout.ts';
import { dayOf, type CatalogueWindow } from './catalogue-window.ts';
import { fitIndex, partySpans, type RoomParty } from './party.ts';
import type { SearchQuery } from '../search-query.ts';

/** Departure days, both included, that a length of stay may begin on. */
export interface StayWindow {
  nights: number;
  first: number;
  last: number;
}

/** A party as it is priced while nobody's age changes the price, and the departures that return in that time. */
export interface Span {
  rooms: RoomParty[];
  windows: StayWindow[];
  /** Whether a stay of every length asked for can return in that time. */
  hasAllLengths: boolean;
}

/** The query's dates and lengths by spans of its party; none when nothing can be on sale then. */
export function spansOf(query: SearchQuery, window: CatalogueWindow): Span[] {
  const first = Math.max(window.first, query.dateFrom === null ? 0 : dayOf(window, query.dateFrom));
  const last = Math.min(window.last, query.dateTo === null ? CELL_DAYS : dayOf(window, query.dateTo));
  const lengths = window.lengths.filter((nights) => nights >= (query.nightsFrom ?? 0) && nights <= (query.nightsTo ?? Infinity));
  const shortest = lengths[0];
  const longest = lengths.at(-1);
  if (first > last || shortest === undefined || longest === undefined) return [];
  return partySpans(window, query.occupancies, first + shortest, last + longest)
    .map(({ rooms, firstReturn, lastReturn }) => ({
      rooms,
      windows: lengths
        .map((nights) => ({ nights, first: Math.max(first, firstReturn - nights), last: Math.min(last, lastReturn - nights) }))
        .filter((stay) => stay.first <= stay.last),
    }))
    .map((span) => ({ ...span, hasAllLengths: span.windows.length === lengths.length }))
    .filter(({ rooms, windows }) => windows.length > 0 && rooms.every((room) => fitIndex(room) !== null));
}
