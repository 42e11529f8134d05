import { codeIn, isOfCode } from '../../domain/content/codes.ts';
import { LANGUAGES, type Language } from '../../domain/market/language.ts';

/**
 * A value of a content file in one language: an object with exactly the keys cs, pl, ro, uk and hu stands for the one
 * of `language`, of a code whichever is written; everything else stays as it is, and is looked into.
 */
export function localise(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => localise(item, language));
  if (value === null || typeof value !== 'object') return value;
  if (isLocalised(value)) return localise(value[language], language);
  const isCode = 'key' in value && isOfCode(value.key);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, isCode && key === 'value' ? codeOf(inner) : localise(inner, language)]));
}

/** What is neither a text nor texts of all languages is for the contract to refuse. */
function codeOf(value: unknown): unknown {
  return value !== null && typeof value === 'object' && isLocalised(value) ? codeIn(value) : value;
}

function isLocalised(value: object): value is Record<Language, unknown> {
  const keys = Object.keys(value);
  return keys.length === LANGUAGES.length && LANGUAGES.every((language) => keys.includes(language));
}
