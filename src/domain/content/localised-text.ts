import { LANGUAGES } from '../market/language.ts';
import type { Language } from '../market/language.ts';

/** A text in all languages with another one in `language`; a text that was the same in all becomes one of each. */
export function withText(value: unknown, language: Language, text: string): Record<Language, string> {
  const texts = LANGUAGES.map((each) => [each, each === language ? text : textIn(value, each)]);
  return Object.fromEntries(texts) as Record<Language, string>;
}

/** What a field says in a language. */
export function textIn(value: unknown, language: Language): string {
  if (typeof value === 'string') return value;
  const own = value !== null && typeof value === 'object' ? (value as Readonly<Record<string, unknown>>)[language] : undefined;
  return typeof own === 'string' ? own : '';
}
