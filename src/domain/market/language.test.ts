import { expect, it } from 'vitest';
import { isLanguage, LANGUAGES, localisedPath, splitLanguage } from './language.ts';

it('knows the five languages of the market and no other [market.languages]', () => {
  expect(LANGUAGES).toEqual(['cs', 'pl', 'ro', 'uk', 'hu']);
  expect(isLanguage('en')).toBe(false);
  expect(isLanguage(undefined)).toBe(false);
});

it.each([
  ['cs', '/oblibene', '/oblibene'],
  ['pl', '/oblibene', '/pl/oblibene'],
  ['pl', '/', '/pl'],
  ['hu', '/?q=a:PRG', '/hu?q=a:PRG'],
  ['uk', '/dovolena?q=a:PRG#offers', '/uk/dovolena?q=a:PRG#offers'],
] as const)('puts %s before %s and takes it off again [market.languages]', (language, path, localised) => {
  expect(localisedPath(language, path)).toBe(localised);
  expect(splitLanguage(localised)).toEqual({ language, path });
});

it.each(['/plaz', '/cs/oblibene', '/', '/ro-1', '/en/oblibene', ''])('takes %s for a Czech path [market.default]', (path) => {
  expect(splitLanguage(path)).toEqual({ language: 'cs', path });
});
