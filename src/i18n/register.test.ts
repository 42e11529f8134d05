import { expect, test } from 'vitest';
import { readAllMessages } from '../../scripts/check/check-messages.ts';
import type { Language } from '../domain/market/language.ts';

/** Each language addresses the customer in one way and writes per cent as it should. */
const UNWANTED: Record<Language, RegExp> = {
  cs: /\b[Tt](ahle|uhle|ohle)\b|[^\u00a0]%/,
  pl: /Państw|[Pp]roszę|[Pp]rosimy|\s%/,
  ro: /^(Alege|Arată|Adaugă|Caută|Compară|Trimite|Sortează|Completează|Salvează|Șterge)(?!\p{L})|\s%/u,
  uk: /[^\u00a0]%/,
  hu: /\s%/,
};
/** The spec's own sentence, and tools of the staff. */
const ALLOWED = /^(panels\.party\.max|editor\.|desk\.)/;

test.each(Object.keys(UNWANTED) as Language[])('%s keeps one form of address and its own way of writing per cent', (language) => {
  const texts = Object.entries(readAllMessages()[language]);
  expect(texts.filter(([key, text]) => !ALLOWED.test(key) && UNWANTED[language].test(text))).toEqual([]);
});
