import { expect, it } from 'vitest';
import { formatPriceRange, parsePriceRange, priceOfText, priceRangeError, rangeOfText, typedRangeProblem } from './price-range.ts';

it.each([
  ['0#20000', { from: 0, to: 20000 }],
  ['#20000', { from: null, to: 20000 }],
  ['10000#', { from: 10000, to: null }],
  ['#', { from: null, to: null }],
])('reads and writes the code %s [price.filter]', (code, range) => {
  expect(parsePriceRange(code)).toEqual(range);
  expect(formatPriceRange(range)).toBe(code);
});

it.each(['', '20000', '-1#5', '1#2#3', 'a#b', '1.5#2'])('does not take %j for a range [price.filter]', (code) => {
  expect(parsePriceRange(code)).toBeUndefined();
});

it.each([
  [{ from: 20, to: 10 }, 'priceFromGreaterThanPriceTo'],
  [{ from: 10, to: 10 }, undefined],
  [{ from: null, to: 0 }, 'priceToLessThanZero'],
  [{ from: 10, to: 0 }, 'priceToLessThanZero'],
  [{ from: 10, to: null }, undefined],
  [{ from: null, to: null }, undefined],
])('judges %j [price.validation]', (range, error) => {
  expect(priceRangeError(range)).toBe(error);
});

it.each([
  ['20000', 20_000], ['20 000', 20_000], ['20\u00a0000 Kč', 20_000], ['20.000', 20_000], ['20.000,50', 20_000], ['1 234 567,-', 1_234_567], ['1 234 567 890', 999_999_999], ['99999999999', 999_999_999], ['0', 0], [' ', null],
  ['abc', undefined], ['-5', undefined], ['−5', undefined], ['20 tis.', undefined], ['1.5', undefined], ['2000 00', undefined],
])('reads %j as a price as people type it, or not at all [price.filter]', (text, price) => {
  expect(priceOfText(text)).toBe(price);
});

it.each([
  ['20 000', '', { from: 20_000, to: null }, undefined],
  ['', '', { from: null, to: null }, undefined],
  ['levně', '20 000', undefined, { error: 'unreadable', ends: ['from'] }],
  ['1', '-5', undefined, { error: 'unreadable', ends: ['to'] }],
  ['x', 'y', undefined, { error: 'unreadable', ends: ['from', 'to'] }],
  ['20 000', '10 000', { from: 20_000, to: 10_000 }, { error: 'priceFromGreaterThanPriceTo', ends: ['from', 'to'] }],
  ['5', '0', { from: 5, to: 0 }, { error: 'priceToLessThanZero', ends: ['to'] }],
])('reads the range %j to %j as it is typed, and says what is wrong with it and where [price.filter] [price.validation]', (from, to, range, problem) => {
  expect([rangeOfText({ from, to }), typedRangeProblem({ from, to })]).toEqual([range, problem]);
});
