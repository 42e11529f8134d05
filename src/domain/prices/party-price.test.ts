import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PricePolicy } from './party-price.ts';
import { addDays } from '../dates/iso-date.ts';
import { partyTotal, perPerson, personPercents, personPrices, roomsTotal } from './party-price.ts';

const policy: PricePolicy = {
  singleSupplementPercent: 30,
  thirdAdultPercent: 80,
  infantPercent: 10,
  childPercent: 50,
  teenPercent: 70,
};
const returnDate = '2026-07-19';
const base = 1_000_000;

it.each([
  ['two adults', { adults: 2, childBirthDates: [] }, [100, 100]],
  ['one adult alone', { adults: 1, childBirthDates: [] }, [130]],
  ['a third adult', { adults: 3, childBirthDates: [] }, [100, 100, 80]],
  ['an infant of almost 2', { adults: 2, childBirthDates: ['2024-07-20'] }, [100, 100, 10]],
  ['a child of just 2', { adults: 2, childBirthDates: ['2024-07-19'] }, [100, 100, 50]],
  ['a teen of just 12', { adults: 2, childBirthDates: ['2014-07-19'] }, [100, 100, 70]],
  ['a child who turns 18 on the way', { adults: 2, childBirthDates: ['2008-07-19'] }, [100, 100, 80]],
])('asks for %s what the policy says [participants.child-age] [config.choices]', (_, room, percents) => {
  expect(personPercents(policy, room, returnDate)).toEqual(percents);
});

it('lets children under the free age travel free [config.choices]', () => {
  const free = { ...policy, freeChildUnder: 6 };
  const room = { adults: 2, childBirthDates: ['2020-07-20', '2020-07-19'] };
  expect(personPercents(free, room, returnDate)).toEqual([100, 100, 0, 50]);
});

it('rounds each person up to a whole koruna and adds [config.choices]', () => {
  expect(partyTotal(policy, 1_000_100, { adults: 2, childBirthDates: ['2020-01-01'], returnDate })).toBe(2_500_300);
  expect(partyTotal(policy, base, { adults: 2, childBirthDates: [], returnDate })).toBe(2 * base);
});

it('prices every room on its own [participants.rooms]', () => {
  const rooms = [{ adults: 1, childBirthDates: [], baseMinor: base }, { adults: 2, childBirthDates: [], baseMinor: 2 * base }];
  expect(roomsTotal(policy, rooms, returnDate)).toBe(1_300_000 + 4_000_000);
});

it('says what each person of each room pays, in the order of the form [hotel.multiroom]', () => {
  const rooms = [{ adults: 1, childBirthDates: ['2024-07-20', '2008-07-19'], baseMinor: base }, { adults: 1, childBirthDates: [], baseMinor: 2 * base }];
  expect(personPrices(policy, rooms, returnDate)).toEqual([1_000_000, 100_000, 1_000_000, 2_600_000]);
});

it('shows a price per person that covers the total [price.types]', () => {
  expect(perPerson(2_500_000, 3)).toBe(833_400);
  expect(perPerson(2_000_000, 2)).toBe(1_000_000);
});

const percent = fc.integer({ min: 0, max: 150 });
const anyPolicy = fc.record(
  {
    singleSupplementPercent: percent,
    thirdAdultPercent: percent,
    infantPercent: percent,
    childPercent: percent,
    teenPercent: percent,
    freeChildUnder: fc.integer({ min: 0, max: 12 }),
  },
  { requiredKeys: ['singleSupplementPercent', 'thirdAdultPercent', 'infantPercent', 'childPercent', 'teenPercent'] },
);
const anyRoom = fc.record({
  adults: fc.integer({ min: 1, max: 5 }),
  childBirthDates: fc.array(fc.integer({ min: 0, max: 7000 }).map((days) => addDays(returnDate, -days)), { maxLength: 4 }),
});
const price = fc.integer({ min: 0, max: 100_000_000 });

it('never falls when the base rises, so the cheapest date is the cheapest for every party [search.lowest-price]', () => {
  fc.assert(fc.property(anyPolicy, fc.array(anyRoom, { minLength: 1, maxLength: 3 }), price, price, (any, rooms, one, other) => {
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    const at = (baseMinor: number) => rooms.map((room) => ({ ...room, baseMinor }));
    expect(roomsTotal(any, at(low), returnDate)).toBeLessThanOrEqual(roomsTotal(any, at(high), returnDate));
    expect(personPrices(any, at(high), returnDate).reduce((sum, each) => sum + each, 0)).toBe(roomsTotal(any, at(high), returnDate));
  }));
});

it('is whole koruna, and less than a koruna a person above the exact price [price.types]', () => {
  fc.assert(fc.property(anyPolicy, anyRoom, price, (any, room, baseMinor) => {
    const percents = personPercents(any, room, returnDate);
    const total = partyTotal(any, baseMinor, { ...room, returnDate });
    const exactTimes100 = percents.reduce((sum, each) => sum + BigInt(baseMinor) * BigInt(each), 0n);
    expect(total % 100).toBe(0);
    expect(BigInt(total) * 100n >= exactTimes100).toBe(true);
    expect(BigInt(total) * 100n < exactTimes100 + BigInt(percents.length) * 10_000n).toBe(true);
  }));
});
