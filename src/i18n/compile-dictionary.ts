import { compileMessage, placeholdersOf, withForms } from './compile-message.ts';
import type { CompiledMessage, CompiledMessages } from './messages.types.ts';

interface KeyValue { key: string; value: string }

/** The CMS dictionary as the browser gets it, texts already compiled [cms.dictionary]. */
export interface Dictionary {
  /** Message key → text that replaces the shop's own. */
  texts: CompiledMessages;
}

/**
 * Turns the key/value lists of the `dictionary` block into messages: texts, and forms of counted nouns (`night.few`). A text that is not ICU, or asks for
 * a value that its message does not get, is left out: an editor's slip must not break a page. Where nothing is written, as in the other languages of an
 * entry that was begun in one, the shop's own words stay.
 * @param own the shop's messages in the same language
 * @param onRejected told which entry was left out and why
 */
export function compileDictionary(
  block: { localizedContent?: readonly KeyValue[]; declination?: readonly KeyValue[] },
  own: CompiledMessages,
  onRejected: (key: string, reason: string) => void,
): Dictionary {
  const texts: Record<string, CompiledMessage> = {};
  for (const { key, value } of (block.localizedContent ?? []).filter(isWritten)) {
    const replaced = own[key];
    if (replaced === undefined) {
      onRejected(key, 'no such message');
      continue;
    }
    try {
      const text = compileMessage(value);
      const known = placeholdersOf(replaced);
      const unknown = [...placeholdersOf(text)].filter(([name, kind]) => known.get(name) !== kind);
      if (unknown.length > 0) onRejected(key, `unknown placeholder ${unknown.map(([name]) => name).join(', ')}`);
      else texts[key] = text;
    } catch {
      onRejected(key, 'not an ICU message');
    }
  }
  const forms = new Map((block.declination ?? []).filter(isWritten).map(({ key, value }) => [key, value]));
  for (const noun of new Set([...forms.keys()].map((key) => key.split('.')[0]!))) {
    const message = own[`shell.count.${noun}`];
    if (message !== undefined) texts[`shell.count.${noun}`] = withForms(message, (category) => forms.get(`${noun}.${category}`) ?? forms.get(`${noun}.other`));
  }
  return { texts };
}

function isWritten({ value }: KeyValue): boolean {
  return value.trim() !== '';
}
