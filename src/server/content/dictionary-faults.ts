import type { components } from '../../../openapi/generated/editor.ts';
import { textIn } from '../../domain/content/localised-text.ts';
import { LANGUAGES, type Language } from '../../domain/market/language.ts';
import { problemsOfEntry } from '../../i18n/compile-dictionary.ts';
import { pluralsOf } from '../../i18n/compile-message.ts';
import { loadMessages } from '../../i18n/load-messages.node.ts';
import { MESSAGE_AREAS } from '../../i18n/message-areas.ts';
import type { CompiledMessages } from '../../i18n/messages.types.ts';

type Fault = components['schemas']['ContentFault'];
type Own = Readonly<Record<Language, CompiledMessages>>;

interface Pair { key: string; value?: unknown }

/** Entries of the dictionary that the shop would leave out, or that would say less than its own words, each with the field that is wrong [cms.dictionary]. */
export async function dictionaryFaults(body: unknown): Promise<Fault[]> {
  const { localizedContent, declination } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const own = await ownMessages();
  return [
    ...pairsOf(localizedContent).flatMap(([pair, index]) => textFaults(pair, ['localizedContent', index], own)),
    ...pairsOf(declination).flatMap(([{ key }, index]) => (isForm(key, own) ? [] : [unknownKey(key, ['declination', index])])),
  ];
}

async function ownMessages(): Promise<Own> {
  const all = await Promise.all(LANGUAGES.map(async (language) => [language, Object.assign({}, ...await loadMessages(language, MESSAGE_AREAS)) as CompiledMessages] as const));
  return Object.fromEntries(all) as Record<Language, CompiledMessages>;
}

function textFaults({ key, value }: Pair, path: (string | number)[], own: Own): Fault[] {
  if (LANGUAGES.every((language) => !Object.hasOwn(own[language], key))) return [unknownKey(key, path)];
  const problems = LANGUAGES.flatMap((language) => {
    const text = textIn(value, language);
    const replaced = own[language][key];
    return replaced === undefined || text.trim() === '' ? [] : problemsOfEntry(text, replaced).map(({ option, name }) => ({ option, name, language }));
  });
  // One fault for all languages that have it.
  return Object.values(Object.groupBy(problems, ({ option, name }) => `${option} ${name}`)).flatMap((same = []) => same.slice(0, 1).map(({ option, name }) => {
    const languages = same.map(({ language }) => language).join(', ');
    return { component: key, option, value: name === '' ? languages : `{${name}} (${languages})`, path: [...path, 'value'] };
  }));
}

/** `room.few`: a noun that is counted somewhere, and a category of a plural. */
function isForm(key: string, own: Own): boolean {
  const [noun, category = ''] = key.split('.');
  return LANGUAGES.some((language) => pluralsOf(own[language][`shell.count.${noun}`] ?? '').flat().includes(category));
}

function unknownKey(key: string, path: (string | number)[]): Fault {
  return { component: key, option: 'key', value: key, path: [...path, 'key'] };
}

/** What has no key breaks the contract, which is said as such. */
function pairsOf(list: unknown): [Pair, number][] {
  return (Array.isArray(list) ? (list as unknown[]) : []).flatMap((pair, index): [Pair, number][] => {
    const { key, value } = (pair ?? {}) as Record<string, unknown>;
    return typeof key === 'string' && key !== '' ? [[{ key, value }, index]] : [];
  });
}
