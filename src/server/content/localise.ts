import { LANGUAGES, type Language } from '../../domain/market/language.ts';

/**
 * A value of a content file in one language: an object with exactly the keys cs, pl, ro, uk and hu stands for the one
 * of `language`; everything else is kept, and looked into.
 */
export function localise(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => localise(item, language));
  if (value === null || typeof value !== 'object') return value;
  if (isLocalised(value)) return localise(value[language], language);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, localise(inner, language)]));
}

function isLocalised(value: object): value is Record<Language, unknown> {
  const keys = Object.keys(value);
  return keys.length === LANGUAGES.length && LANGUAGES.every((language) => keys.includes(language));
}
