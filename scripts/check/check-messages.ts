/** `node scripts/check/check-messages.ts`: are the messages of all languages whole? Part of `npm run check`. */
import { globSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '../../src/domain/market/language.ts';
import type { Language } from '../../src/domain/market/language.ts';
import { MESSAGE_AREAS } from '../../src/i18n/message-areas.ts';
import { readMessages } from '../build/compile-messages.ts';
import { incomplete, missingPlurals, otherPlaceholders, sameWithoutReason, unusedKeys } from './message-rules.ts';
import type { Texts, TextsByLanguage } from './message-rules.ts';

const root = new URL('../../', import.meta.url);

/** All texts of all languages, areas joined. */
export function readAllMessages(): TextsByLanguage {
  const textsOf = (language: Language): Texts => Object.assign({}, ...MESSAGE_AREAS.map((area) => readMessages(language, area)));
  return Object.fromEntries(LANGUAGES.map((language) => [language, textsOf(language)])) as unknown as TextsByLanguage;
}

/** Reasons why a text is the same in two languages, by key. */
export function readReasons(): Record<string, string> {
  return JSON.parse(readFileSync(new URL('src/i18n/same-on-purpose.json', root), 'utf8')) as Record<string, string>;
}

/** What is wrong with the messages, a sentence each; none is good. */
export function checkMessages(): string[] {
  const texts = readAllMessages();
  return [
    ...outOfPlace(),
    ...incomplete(texts),
    ...otherPlaceholders(texts),
    ...missingPlurals(texts),
    ...sameWithoutReason(texts, readReasons()),
    ...unusedKeys(Object.keys(texts.cs), readSources()).map((key) => `${key} is never used`),
  ];
}

/** Files are sorted, so that two hands adding keys meet in two places; a key is in the file of its area. */
function outOfPlace(): string[] {
  return LANGUAGES.flatMap((language) => MESSAGE_AREAS.flatMap((area) => {
    const keys = Object.keys(readMessages(language, area));
    const file = `messages/${language}/${area}.json`;
    return [
      ...keys.filter((key) => !key.startsWith(`${area}.`)).map((key) => `${key} does not belong into ${file}`),
      ...keys.filter((key, place) => place > 0 && key < keys[place - 1]!).map((key) => `${key} is not sorted in ${file}`),
    ];
  }));
}

function readSources(): string {
  const files = globSync(['src/**/*.{ts,tsx}', 'machines/**/*.ts'], { cwd: root.pathname })
    .filter((file) => !file.includes('.test.') && !file.startsWith('src/i18n/compiled/'));
  return files.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n');
}

if (import.meta.main) {
  const problems = checkMessages();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
