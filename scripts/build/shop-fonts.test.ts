import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { charactersOf, facesOf, makeFont } from './shop-fonts.ts';

const faces = facesOf(readFileSync('src/ui/theme/fonts.css', 'utf8'));
const lettersOf = (text: string) => [...new Set(text.match(/\p{Script=Latin}|\p{Script=Cyrillic}/gu))];

test('the files that pages fetch first have each letter of the shop’s texts and places', () => {
  const fetchedFirst = new Set(faces.filter(({ name }) => name !== 'latin-rest').map(({ range }) => charactersOf(range)).join(''));
  const texts = ['src/i18n/messages/*/*.json', 'content/**/*.yaml', 'src/demo/catalogue/{geography.json,hotel-names.ts,texts/*}'].map((pattern) => globSync(pattern));
  expect(texts.every((files) => files.length > 0)).toBe(true);
  expect(lettersOf(texts.flat().map((file) => readFileSync(file, 'utf8')).join('')).filter((letter) => !fetchedFirst.has(letter))).toEqual([]);
});

test('each character is in one file', () => {
  const characters = faces.flatMap(({ range }) => [...charactersOf(range)]);
  expect(faces.map(({ name }) => name)).toEqual(['latin', 'latin-ext', 'latin-rest', 'cyrillic']);
  expect(characters.length).toBe(new Set(characters).size);
});

test('a file grows with the letters that it is to have', async () => {
  const [few, more] = await Promise.all([makeFont('latin-ext', 'U+0158-0159'), makeFont('latin-ext', 'U+0158-0161')]);
  expect(few.subarray(0, 4).toString()).toBe('wOF2');
  expect(more.length).toBeGreaterThan(few.length);
});
