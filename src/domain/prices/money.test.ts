import fc from 'fast-check';
import { expect, it } from 'vitest';
import { currencySymbol, formatMoney, groupThousands, toMajor, toMinor } from './money.ts';
import { writtenAmount } from './written-amount.ts';

it('knows the symbols of five currencies [market.currency-symbol]', () => {
  const symbols = (['CZK', 'PLN', 'EUR', 'RON', 'HUF'] as const).map(currencySymbol);
  expect(symbols).toEqual(['Kč', 'zł', '€', 'lei', 'Ft']);
});

it.each([
  [0, '0\u00a0Kč'],
  [99_900, '999\u00a0Kč'],
  [1_299_000, '12\u00a0990\u00a0Kč'],
  [123_456_700, '1\u00a0234\u00a0567\u00a0Kč'],
  [-120_000, '\u22121\u00a0200\u00a0Kč'],
  [1_299_050, '12\u00a0990,50\u00a0Kč'],
])('writes %i minor units in groups of three with hard blanks [market.thousands]', (minor, text) => {
  expect(formatMoney(minor, 'CZK')).toBe(text);
});

it('groups from the right and loses no digit [market.thousands]', () => {
  fc.assert(fc.property(fc.nat(), (whole) => {
    const grouped = groupThousands(whole);
    expect(Number(grouped.replaceAll('\u00a0', ''))).toBe(whole);
    expect(grouped).toMatch(/^\d{1,3}(\u00a0\d{3})*$/);
  }));
});

it('turns major units into minor ones and back [market.default]', () => {
  expect(toMajor(1_299_000)).toBe(12_990);
  expect(toMinor(0.29)).toBe(29);
  expect(toMinor(12_990)).toBe(1_299_000);
});

it('reads an amount as people write it, and nothing else', () => {
  expect(['5000', ' 5 000 ', '12\u00a0990,50', '99.5'].map(writtenAmount)).toEqual([500_000, 500_000, 1_299_050, 9_950]);
  expect(['', '-5', '1e3', 'sto', '1,999', '9'.repeat(100_000)].map(writtenAmount)).toEqual([null, null, null, null, null, null]);
});
