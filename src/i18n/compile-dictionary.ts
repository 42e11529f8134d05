import { compileMessage, placeholdersOf, withForms } from './compile-message.ts';
import type { CompiledMessage, CompiledMessages } from './messages.types.ts';

interface KeyValue { key: string; value: string }

/** The CMS dictionary as the browser gets it, texts already compiled [cms.dictionary]. */
export interface Dictionary {
  /** Message key → text that replaces the shop's own. */
  texts: CompiledMessages;
}

/** `icu`: no ICU message; `placeholder`: it asks for a value that its message does not get, or not as this kind; `lacking`: it leaves one out that the shop's own words say. */
interface EntryProblem { option: 'icu' | 'placeholder' | 'lacking'; name: string }

/** What is wrong with a text that is to replace a message of the shop's. */
export function problemsOfEntry(value: string, replaced: CompiledMessage): EntryProblem[] {
  try {
    const own = placeholdersOf(replaced);
    const given = placeholdersOf(compileMessage(value));
    return [
      ...[...given].filter(([name, kind]) => own.get(name) !== kind).map(([name]) => ({ option: 'placeholder' as const, name })),
      ...[...own.keys()].filter((name) => !given.has(name)).map((name) => ({ option: 'lacking' as const, name })),
    ];
  } catch {
    return [{ option: 'icu', name: '' }];
  }
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
    // A message of other pages, or of none: the editor was told of that one.
    if (replaced === undefined) continue;
    const problems = problemsOfEntry(value, replaced).filter(({ option }) => option !== 'lacking');
    if (problems.length === 0) texts[key] = compileMessage(value);
    else onRejected(key, problems.map(({ option, name }) => (option === 'icu' ? 'not an ICU message' : `unknown placeholder ${name}`)).join(', '));
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
