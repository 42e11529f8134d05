import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatQueryString, parseQueryString } from './query-string.ts';
import { withQuery } from './with-query.ts';

it('leaves out what has no value and keeps colons readable [http.json]', () => {
  expect(formatQueryString({ q: 'a:PRG', empty: '', missing: undefined, name: 'a&b=c d' })).toBe('?q=a:PRG&name=a%26b%3Dc%20d');
  expect(formatQueryString({})).toBe('');
});

it('adds parameters to an address before its own, and leaves its place at the end [http.json]', () => {
  const added = (address: string) => withQuery(address, { a: 'new', none: undefined });
  expect(['/x', '/x?a=1&b=?', '/x#y?z', '/x?a=1#y#z', '/x?#'].map(added)).toEqual(['/x?a=new', '/x?a=new&a=1&b=?', '/x?a=new#y?z', '/x?a=new&a=1#y#z', '/x?a=new#']);
  expect([withQuery('/x?a=1', {}), withQuery('/x', {})]).toEqual(['/x?a=1', '/x']);
});

it('reads repeated parameters in order and skips malformed ones [http.json]', () => {
  expect([...parseQueryString('?a=1&b=%E2%82&a=2+3&=x&flag')]).toEqual([['a', ['1', '2 3']], ['flag', ['']]]);
});

it('reads back whatever it writes [http.json]', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(fc.property(fc.dictionary(text, text), (params) => {
    const read = [...parseQueryString(formatQueryString(params))].map(([name, values]) => [name, values[0]]);
    expect(Object.fromEntries(read)).toEqual(params);
  }));
});
