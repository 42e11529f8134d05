import { expect, it } from 'vitest';
import { readAllMessages } from '../../scripts/check/check-messages.ts';
import { LANGUAGES } from '../domain/market/language.ts';

it.each(LANGUAGES)('%s names the title of a page and its address by two words', (language) => {
  const { 'editor.field.title': title, 'editor.field.url': url, 'editor.preview.path': path } = readAllMessages()[language];
  const words = (text = '') => text.toLowerCase().split(/[^\p{L}]+/u);
  expect([url, path].filter((address) => words(address).some((word) => words(title).includes(word)))).toEqual([]);
});
