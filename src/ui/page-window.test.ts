import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [20, 20, [1, null, 19, 20]],
  [99, 3, [1, 2, 3]],
  [1, 0, []],
])('offers pages around %i of %i', (page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected);
});
