import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceItems } from './price-items.ts';

it('the items of a price add up to it, with a discount, with extras and without', () => {
  const extra = fc.record({ title: fc.constant('kufr'), price: fc.nat(500_000) });
  fc.assert(fc.property(fc.nat(50_000_000), fc.array(extra, { maxLength: 5 }), fc.nat(50_000_000), (packagePrice, extras, originalFullPrice) => {
    const totalPrice = extras.reduce((sum, { price }) => sum + price, packagePrice);
    const items = priceItems({ totalPrice, extras, offer: { originalFullPrice } });
    expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalPrice);
    expect(items.filter(({ id }) => id === 'extra').map(({ amount }) => amount)).toEqual(extras.map(({ price }) => price));
    expect(items.find(({ id }) => id === 'package')!.amount).toBe(Math.max(packagePrice, originalFullPrice));
    expect(items.every(({ id, amount }) => (id === 'discount' ? amount < 0 : amount >= 0))).toBe(true);
  }));
});
