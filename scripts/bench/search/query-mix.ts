/** What the search benchmark asks: the same questions of every system, the same on every run but for the day they start from. */
import { addDays } from '../../../src/domain/dates/iso-date.ts';
import type { TripType } from '../../../src/domain/search/trip-types.ts';
import { COUNTRIES } from '../../../src/demo/catalogue/geography.ts';
import { randomOf } from '../../../src/demo/catalogue/random.ts';
import type { Stay } from '../../../src/server/search/hotel/price-calendar.ts';
import { anyTrip, type SearchQuery } from '../../../src/server/search/search-query.ts';
import type { BenchedQuestion } from './measure.ts';

/** Classes of questions, in the order in which they are reported. */
export const CLASSES = ['listing, broad', 'listing, usual', 'listing, narrow', 'listing, price from', 'facets', 'count', 'matrix', 'calendar'] as const;
type QuestionClass = (typeof CLASSES)[number];
/** What `questionGroups` gives, in its order. */
export const GROUPS = ['listings', 'facets', 'count', 'matrix', 'calendar'] as const;

export interface BenchQuestion {
  of: QuestionClass;
  question: BenchedQuestion;
}

/** What visitors ask, and how many queries of the mix are such: everything, a usual family search, a narrow one, a lower price bound. */
const MIX = { broad: 24, usual: 40, narrow: 24, 'price from': 12 };
type Kind = keyof typeof MIX;

const COUPLE = [{ adults: 2, childBirthDates: [] }];
const FAMILY = [{ adults: 2, childBirthDates: ['2018-04-04'] }];

/**
 * The questions by what is measured together. Kinds are mixed in their shares, so that any first part of a group is a sample of it.
 * @param stays what is on sale, for matrices and calendars
 */
export function questionGroups(today: string, stays: readonly Stay[]): BenchQuestion[][] {
  const queries = mixedQueries(today);
  const listing = queries.map(({ kind, query }, index): BenchQuestion => ({
    of: `listing, ${kind}`,
    question: { kind: 'listing', today, query, page: { sort: index % 5 === 0 ? 'hotelRating' : 'price', page: index % 3 === 2 ? 1 : 0, pageSize: 10 } },
  }));
  return [
    listing,
    queries.map(({ query }) => ({ of: 'facets', question: { kind: 'facets', today, query } })),
    queries.map(({ query }) => ({ of: 'count', question: { kind: 'count', today, query } })),
    stays.map(({ hotelCode }, index) => ({ of: 'matrix', question: { kind: 'matrix', today, hotelCode, occupancies: index % 2 === 0 ? COUPLE : FAMILY, boardCode: null } })),
    stays.map((stay, index) => ({ of: 'calendar', question: { kind: 'calendar', today, stay, occupancies: index % 2 === 0 ? COUPLE : FAMILY } })),
  ];
}

/** What many clients ask at once: of twenty questions ten listings, four facets, three counts, two matrices and a calendar. */
export function trafficOf(groups: readonly (readonly BenchQuestion[])[]): BenchQuestion[] {
  const pattern = [0, 1, 0, 2, 0, 3, 0, 1, 0, 2, 0, 4, 0, 1, 0, 2, 0, 3, 0, 1];
  const asked = groups.map(() => 0);
  return Array.from({ length: 200 }, (_, index) => {
    const place = pattern[index % pattern.length] as number;
    const group = groups[place] as readonly BenchQuestion[];
    const next = asked[place] as number;
    asked[place] = next + 1;
    return group[next % group.length] as BenchQuestion;
  });
}

/** Whether a question is of two adults alone: the row table knows no other party. */
export function isOfCouple(question: BenchedQuestion): boolean {
  const occupancies = 'query' in question ? question.query.occupancies : question.occupancies;
  return occupancies.every(({ adults, childBirthDates }) => adults === 2 && childBirthDates.length === 0);
}

function mixedQueries(today: string): { kind: Kind; query: SearchQuery }[] {
  const kinds = Object.keys(MIX) as Kind[];
  return kinds
    .flatMap((kind) => Array.from({ length: MIX[kind] }, (_, index) => ({ kind, query: queryOf(kind, index, today), place: (index + 0.5) / MIX[kind] })))
    .sort((one, other) => one.place - other.place);
}

function queryOf(kind: Kind, index: number, today: string): SearchQuery {
  const random = randomOf('bench', kind, index);
  const tripType = random.pick<TripType>(['WS', 'WS', 'WS', 'WS', 'DW', 'NR', 'CZ', 'WO']);
  const query = anyTrip(tripType);
  const from = addDays(today, random.between(10, 220));
  const children = random.pick([[], [], ['2019-05-05'], ['2016-08-30', '2021-02-11']]);
  const dates = { dateFrom: from, dateTo: addDays(from, random.between(14, 60)) };
  const usual = { ...query, ...dates, nightsFrom: 7, nightsTo: random.pick([7, 9, 11]), occupancies: [{ adults: 2, childBirthDates: children }] };
  if (kind === 'broad') return query;
  if (kind === 'usual') return usual;
  if (kind === 'price from') return { ...(index % 2 === 0 ? query : usual), filters: { ...query.filters, priceFrom: random.between(8, 60) * 100_000, priceTo: random.chance(0.5) ? 9_000_000 : null } };
  const selling = COUNTRIES.flatMap(({ regions }) => regions).filter(({ sells }) => sells.includes(tripType));
  return { ...usual, airports: tripType === 'DW' || tripType === 'NR' ? [] : ['PRG'], destinations: random.some(selling.map(({ code }) => code), 2), filters: { ...query.filters, stars: [4, 5], boards: random.pick([[], ['HB'], ['AI']]) } };
}
