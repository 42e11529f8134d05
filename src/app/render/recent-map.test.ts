import { expect, it } from 'vitest';
import { RecentMap } from './recent-map.ts';

it('lets go of what was used least recently; a peek is no use', () => {
  const map = new RecentMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  expect([map.get('a'), map.peek('b')]).toEqual([1, 2]);
  map.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => map.peek(key))).toEqual([1, undefined, 3]);
  map.delete('a');
  map.set('d', 4);
  expect(['a', 'c', 'd'].map((key) => map.peek(key))).toEqual([undefined, 3, 4]);
  map.clear();
  expect(map.get('c')).toBeUndefined();
});
