/** For tests: searches that the form could send, and some that it could not. */
import fc from 'fast-check';
import { addDays } from '../../../domain/dates/iso-date.ts';
import type { Occupancy } from '../../../domain/search/participants.ts';
import { TRIP_TYPES, type TripType } from '../../../domain/search/trip-types.ts';
import { TEST_TODAY } from '../../testing/test-database.ts';
import { anyTrip, type SearchQuery } from '../search-query.ts';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 1, nil: null });
const some = <T>(values: readonly T[], most = 3) => fc.oneof(fc.constant<T[]>([]), fc.subarray([...values], { minLength: Math.min(1, values.length), maxLength: Math.min(most, values.length) }));
const date = fc.integer({ min: -10, max: 330 }).map((days) => addDays(TEST_TODAY, days));
/** Birthdays within the window too: the party's price changes on the way. */
const birthDate = fc.integer({ min: 0, max: 19 * 365 }).map((days) => addDays(TEST_TODAY, 200 - days));
const room = fc.record({ adults: fc.integer({ min: 1, max: 4 }), childBirthDates: fc.array(birthDate, { maxLength: 2 }) });

export const randomParties: fc.Arbitrary<Occupancy[]> = fc.oneof(fc.constant<Occupancy[]>([{ adults: 2, childBirthDates: [] }]), fc.array(room, { minLength: 1, maxLength: 2 }));

/** @param destinations codes to choose from */
export function randomQueries(destinations: readonly string[], tripTypes: readonly TripType[] = TRIP_TYPES): fc.Arbitrary<SearchQuery> {
  return fc
    .record({
      tripType: fc.constantFrom(...tripTypes),
      airports: some(['PRG', 'BRQ', 'VIE', 'CAR']),
      destinations: fc.oneof({ weight: 3, arbitrary: fc.constant<string[]>([]) }, { weight: 1, arbitrary: some(destinations) }),
      dates: fc.tuple(maybe(date), maybe(date)),
      nightsFrom: maybe(fc.integer({ min: 1, max: 10 })),
      nightsTo: maybe(fc.integer({ min: 5, max: 28 })),
      occupancies: randomParties,
      boards: some(['BB', 'HB', 'AI']),
      stars: fc.oneof({ weight: 3, arbitrary: fc.constant<number[]>([]) }, { weight: 1, arbitrary: some([3, 4, 5]) }),
      priceFrom: maybe(fc.integer({ min: 0, max: 4_000_000 })),
      priceTo: maybe(fc.integer({ min: 1_000_000, max: 9_000_000 })),
    })
    .map(({ tripType, dates: [one, other], boards, stars, priceFrom, priceTo, ...criteria }) => {
      const [dateFrom, dateTo] = one !== null && other !== null && one > other ? [other, one] : [one, other];
      const query = anyTrip(tripType);
      return { ...query, ...criteria, dateFrom, dateTo, filters: { ...query.filters, boards, stars, priceFrom, priceTo } };
    });
}
