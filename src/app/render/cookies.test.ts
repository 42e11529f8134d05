import { expect, it } from 'vitest';
import { parseCookies } from './cookies.ts';

it('finds only cookies that were sent, whatever they are called', () => {
  const cookies = parseCookies('constructor=a; __proto__=b; consent=none; consent=all');
  expect(Object.entries(cookies)).toEqual([['constructor', 'a'], ['__proto__', 'b'], ['consent', 'none']]);
  expect('toString' in cookies).toBe(false);
});
