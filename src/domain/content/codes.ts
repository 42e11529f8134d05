import { LANGUAGES } from '../market/language.ts';
import { textIn } from './localised-text.ts';

/** Options of components and meta properties of pages whose values are codes and days, no texts: one for all languages. */
const KEYS: ReadonlySet<unknown> = new Set(['code', 'directions', 'limit', 'published', 'robots', 'size', 'tone', 'tripTypes']);

/** Whether the value beside the key is the same in all languages. */
export function isOfCode(key: unknown): boolean {
  return KEYS.has(key);
}

/** A code that may have been written as a text of one language: what the first language says that says something. */
export function codeIn(value: unknown): string {
  return LANGUAGES.map((language) => textIn(value, language)).find((text) => text !== '') ?? '';
}
