import { expect, it } from 'vitest';
import { comparedLines } from './version-lines.ts';

const differing = (one: unknown, other: unknown) => comparedLines(one, other).map((lines) => lines.filter(({ differs }) => differs).map(({ text }) => text.trim()));

it('marks the lines of two versions that differ, and no others', () => {
  expect(differing({ url: '/a', title: 'Moje', active: true }, { url: '/a', title: 'Jejich', active: true })).toEqual([['"title": "Moje"'], ['"title": "Jejich"']]);
  expect(differing({ items: ['a', 'b', 'c'] }, { items: ['b', 'c', 'd'] })).toEqual([['"a"'], ['"d"']]);
  expect(differing({}, { text: 'x' })).toEqual([['{}'], ['{', '"text": "x"', '}']]);
});

it('marks nothing where the keys alone stand in another order, however deep', () => {
  expect(differing({ b: { d: 1, c: [{ f: 2, e: 3 }] }, a: 1 }, { a: 1, b: { c: [{ e: 3, f: 2 }], d: 1 } })).toEqual([[], []]);
  expect(comparedLines([], [])).toEqual([[{ text: '[]', differs: false }], [{ text: '[]', differs: false }]]);
});

it('marks all of two versions that differ by more lines than are worth comparing', () => {
  const long = (text: string) => ['first', ...Array.from({ length: 2001 }, (_, index) => `${text} ${index % 7}`), 'last'];
  expect(comparedLines(long('a'), long('b')).map((lines) => [lines.length, lines.every(({ differs }) => differs)])).toEqual([[2005, true], [2005, true]]);
});
