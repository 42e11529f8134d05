/** What messages must be. Rules take texts and answer sentences; reading files is the caller's. */
import { LANGUAGES } from '../../src/domain/market/language.ts';
import type { Language } from '../../src/domain/market/language.ts';
import { compileMessage, placeholdersOf, pluralsOf } from '../../src/i18n/compile-message.ts';

/** Texts by key, of one language. */
export type Texts = Readonly<Record<string, string>>;
export type TextsByLanguage = Readonly<Record<Language, Texts>>;

/** Every key of one language is there in all, and none beyond [market.languages]. */
export function incomplete(texts: TextsByLanguage): string[] {
  const keys = new Set(LANGUAGES.flatMap((language) => Object.keys(texts[language])));
  return [...keys].flatMap((key) => LANGUAGES
    .filter((language) => (texts[language][key] ?? '').trim() === '')
    .map((language) => `${key} is missing in ${language}`));
}

/** A translation takes exactly the values of the Czech message. */
export function otherPlaceholders(texts: TextsByLanguage): string[] {
  return Object.entries(texts.cs).flatMap(([key, czech]) => {
    const wanted = describe(czech);
    return LANGUAGES
      .filter((language) => texts[language][key] !== undefined && describe(texts[language][key]) !== wanted)
      .map((language) => `${key} in ${language} takes ${describe(texts[language][key]!) || 'nothing'}, in cs ${wanted || 'nothing'}`);
  });
}

/** Each plural names every category that whole numbers have in its language [format.plurals]. */
export function missingPlurals(texts: TextsByLanguage): string[] {
  return LANGUAGES.flatMap((language) => {
    const needed = categoriesOfWholeNumbers(language);
    return Object.entries(texts[language]).flatMap(([key, text]) => pluralsOf(compileMessage(text)).flatMap((named) =>
      needed.filter((category) => !named.includes(category)).map((category) => `${key} in ${language} has no plural form "${category}"`)));
  });
}

/** Two languages say the same only for a written reason; a reason for what differs is stale. */
export function sameWithoutReason(texts: TextsByLanguage, reasons: Readonly<Record<string, string>>): string[] {
  const same = new Map<string, Language[]>();
  for (const [key, czech] of Object.entries(texts.cs)) {
    if (!hasWords(czech)) continue;
    const alike = LANGUAGES.filter((language) => LANGUAGES.some((other) => other !== language && texts[other][key] === texts[language][key]));
    if (alike.length > 0) same.set(key, alike);
  }
  return [
    ...[...same].filter(([key]) => !(key in reasons)).map(([key, alike]) => `${key} is the same in ${alike.join(', ')}: translate it, or give the reason in same-on-purpose.json`),
    ...Object.keys(reasons).filter((key) => !same.has(key)).map((key) => `${key} differs everywhere: drop it from same-on-purpose.json`),
  ];
}

/**
 * Keys that no source names, literally (`'listing.count'`) or by a prefix before a value (`` `listing.sort.${sort}` ``).
 * @param source all code that may ask for a message, joined
 */
export function unusedKeys(keys: readonly string[], source: string): string[] {
  const named = new Set([...source.matchAll(/['"`]([a-z]+(?:\.[\w-]+)+)['"`]/g)].map(([, key]) => key));
  const patterns = [...source.matchAll(/`([a-z]+\.[\w.-]*(?:\$\{[^}]+\}[\w.-]*)+)`/g)]
    .map(([, key = '']) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`));
  return keys.filter((key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)));
}

function describe(text: string): string {
  return [...placeholdersOf(compileMessage(text))].map(([name, kind]) => `{${name}: ${kind}}`).sort().join(' ');
}

function categoriesOfWholeNumbers(language: Language): string[] {
  // Hungarian nouns stay singular after any number: what CLDR calls "one" is said like the rest.
  if (language === 'hu') return ['other'];
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))];
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{[^{}]*\}/g, ''));
}
