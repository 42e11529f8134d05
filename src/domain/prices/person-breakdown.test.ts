import fc from 'fast-check';
import { expect, it } from 'vitest';
import { personBreakdown } from './person-breakdown.ts';

it('adds up to the price by person and item, whoever has which extra [hotel.multiroom]', () => {
  const extra = fc.record({ title: fc.constant('kufr'), price: fc.nat(500_000), personRefs: fc.uniqueArray(fc.nat(5), { maxLength: 4 }) });
  fc.assert(fc.property(fc.array(fc.nat(5_000_000), { minLength: 1, maxLength: 6 }), fc.array(extra, { maxLength: 5 }), (personPrices, extras) => {
    const { people, shared } = personBreakdown({ personPrices, extras });
    const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
    expect(sum(people.map(({ total }) => total)) + sum(shared.map(({ amount }) => amount))).toBe(sum(personPrices) + sum(extras.map(({ price }) => price)));
    for (const { stay, extras: own, total } of people) expect(stay + sum(own.map(({ amount }) => amount))).toBe(total);
  }));
});

it('splits what two have between the two, and leaves the party what is the party\'s [upsell.fields]', () => {
  const extras = [{ title: 'kufr', price: 1_380_00, personRefs: [0, 1] }, { title: 'transfer', price: 900_00, personRefs: [] }];
  expect(personBreakdown({ personPrices: [1_000_00, 1_000_00, 500_00], extras })).toEqual({
    people: [
      { stay: 1_000_00, extras: [{ place: 0, title: 'kufr', amount: 690_00 }], total: 1_690_00 },
      { stay: 1_000_00, extras: [{ place: 0, title: 'kufr', amount: 690_00 }], total: 1_690_00 },
      { stay: 500_00, extras: [], total: 500_00 },
    ],
    shared: [{ place: 1, title: 'transfer', amount: 900_00 }],
  });
});
