import { compileDictionary } from '../../i18n/compile-dictionary.ts';
import type { Dictionary } from '../../i18n/compile-dictionary.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import type { MessageArea } from '../../i18n/message-areas.ts';
import { createTranslator } from '../../i18n/translator.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Language } from '../../domain/market/language.ts';
import type { GlobalBlock } from '../../routes/page-state.ts';
import { deepFreeze } from './shared-answers.ts';

interface Texts {
  dictionary: Dictionary;
  translator: Translator;
}

/** The texts of a page: the shop's own in these areas, and those of the CMS dictionary's block. */
export type TextsOf = (language: Language, areas: readonly MessageArea[], block: GlobalBlock) => Promise<Texts>;

/** Compiles the texts of a dictionary once, for as long as its block is the one that is given. */
export function createTexts(log: (message: string) => void): TextsOf {
  const known = new WeakMap<GlobalBlock, Map<string, Promise<Texts>>>();
  const compile = async (language: Language, areas: readonly MessageArea[], block: GlobalBlock): Promise<Texts> => {
    // Any page may turn out not to be there, and its document says what its scripts cannot; of parties, and of lists without offers, browsers have the messages later.
    const messages = await loadMessages(language, [...new Set([...areas, 'guide' as const, 'panels' as const])]);
    const dictionary = deepFreeze(compileDictionary(block, Object.assign({}, ...messages), (key, reason) => log(`Dictionary entry ${key} left out: ${reason}`)));
    return { dictionary, translator: createTranslator(language, messages, { overrides: dictionary.texts }) };
  };
  return (language, areas, block) => {
    const ofBlock = known.get(block) ?? new Map<string, Promise<Texts>>();
    known.set(block, ofBlock);
    const key = `${language} ${areas.join(' ')}`;
    const texts = ofBlock.get(key) ?? compile(language, areas, block);
    ofBlock.set(key, texts);
    return texts;
  };
}
