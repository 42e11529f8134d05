import type { CompiledMessages } from './messages.types.ts';
import { createTranslator } from './translator.ts';
import type { Translator } from './translator.ts';

/** A translator that speaks further messages as well, for a part of a page whose messages come with its code. */
export function widerTranslator(outer: Translator, areas: readonly CompiledMessages[]): Translator {
  const own = createTranslator(outer.language, areas);
  const speaks = (key: string) => areas.some((area) => key in area);
  const translate = (...args: Parameters<Translator>) => (speaks(args[0]) ? own : outer)(...args);
  const parts: Translator['parts'] = (key, values) => (speaks(key) ? own : outer).parts(key, values);
  return Object.assign(translate, { parts, language: outer.language }) as Translator;
}
