import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceItems } from './price-items.ts';

it('the items of a price add up to it, with a discount, with extras and without', () => {
  const extra = fc.record({ title: fc.constantFrom('kufr', 'salonek', 'výlet', 'sedadlo'), price: fc.nat(500_000) });
  fc.assert(fc.property(fc.nat(50_000_000), fc.uniqueArray(extra, { maxLength: 4, selector: ({ title }) => title }), fc.nat(50_000_000), (packagePrice, extras, originalFullPrice) => {
    const totalPrice = extras.reduce((sum, { price }) => sum + price, packagePrice);
    const items = priceItems({ totalPrice, extras, offer: { originalFullPrice } });
    expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalPrice);
    expect(items.filter(({ id }) => id === 'extra').map(({ amount }) => amount)).toEqual(extras.map(({ price }) => price));
    expect(items.find(({ id }) => id === 'package')!.amount).toBe(Math.max(packagePrice, originalFullPrice));
    expect(items.every(({ id, amount }) => (id === 'discount' ? amount < 0 : amount >= 0))).toBe(true);
  }));
});

it('an extra that children have at another price is one item [upsell.fields]', () => {
  const extras = [{ title: 'výlet', price: 238_000 }, { title: 'výlet', price: 60_000 }, { title: 'kufr', price: 69_000 }, { title: 'výlet', price: 0 }];
  expect(priceItems({ totalPrice: 2_367_000, extras, offer: { originalFullPrice: 0 } })).toEqual([
    { id: 'package', amount: 2_000_000 },
    { id: 'extra', place: 0, title: 'výlet', amount: 298_000 },
    { id: 'extra', place: 1, title: 'kufr', amount: 69_000 },
  ]);
});
