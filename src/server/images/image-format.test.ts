import { expect, it } from 'vitest';
import { negotiateFormat } from './image-format.ts';

it.each([
  ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['image/avif;q=0,image/webp', 'webp'],
  ['image/*', 'jpeg'],
  ['*/*', 'jpeg'],
  [undefined, 'jpeg'],
])('answers Accept %j with %s [url.image]', (accept, format) => {
  expect(negotiateFormat(accept)).toBe(format);
});
