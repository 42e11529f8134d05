import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparePathForOthers } from './compare-for-others.ts';
import { comparePath, parseCompareQuery } from './compare-url.ts';

const TODAY = '2026-06-01';
const codes = ['GRK1042_PRG_20260712_07_AI_DR2', 'ITS2001_PRG_20260712_07_HB_DR2'];
const family = [{ adults: 2, childBirthDates: ['2018-05-01'] }];
const queryOf = (path: string) => path.slice(path.indexOf('?'));

it('a comparison says its offers and its party in its address', () => {
  expect(parseCompareQuery(queryOf(comparePath(codes, family)), TODAY)).toEqual({ offerCodes: codes, occupancies: family, dropped: 0 });
});

it('a comparison that is given to others says the ages of its children on the first return', () => {
  expect(comparePathForOthers(['ITS2001_PRG_20260912_07_HB_DR2', codes[0]!], family)).toBe('/porovnani?nabidky=ITS2001_PRG_20260912_07_HB_DR2,GRK1042_PRG_20260712_07_AI_DR2&q=ctChild:1:birthDate:2017-12-31');
  expect(comparePathForOthers([], family)).toBe(comparePath([], family));
});

it('what is no offer, stands there twice or is one too many is dropped and counted', () => {
  const many = [1, 2, 3, 4, 5].map((number) => `GRK${number}_PRG_20260712_07_AI_DR2`);
  expect(parseCompareQuery(`?nabidky=junk,${codes[0]},${codes[0]},<script>&q=ctAdult:3`, TODAY)).toEqual({ offerCodes: [codes[0]], occupancies: [{ adults: 3, childBirthDates: [] }], dropped: 3 });
  expect(parseCompareQuery(`?nabidky=${many.join(',')}`, TODAY)).toMatchObject({ offerCodes: many.slice(0, 4), dropped: 1 });
});

it('a broken percent sign spoils the offer that it stands in alone', () => {
  expect(parseCompareQuery(`?nabidky=${codes[0]},%E0%A4,%,${codes[1]}%2C100%`, TODAY)).toMatchObject({ offerCodes: codes, dropped: 3 });
});

it('reads any text without a fault', () => {
  fc.assert(fc.property(fc.string(), (text) => { expect(parseCompareQuery(`?nabidky=${text}&q=${text}`, TODAY).offerCodes.length).toBeLessThanOrEqual(4); }));
});
