import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createFormatters, createIntlCache, DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl';
import type { Formatters } from '@formatjs/intl';
import { groupThousands } from '../domain/prices/money.ts';
import type { Language } from '../domain/market/language.ts';
import type { CompiledMessages, MessageArguments, PlainMessageKey, RichMessageKey, RichValues } from './messages.types.ts';

export interface Translator {
  /** The text of a message: `t('listing.count', { count: 214 })`. */
  <Key extends PlainMessageKey>(key: Key, ...values: MessageArguments<Key>): string;
  /** A message with tags as its pieces, each tag made a node by its function. */
  parts<Key extends RichMessageKey, Node>(key: Key, values: RichValues<Key, Node>): (string | Node)[];
  readonly language: Language;
}

interface TranslatorOptions {
  /** Texts of the CMS dictionary; they win over the shop's own [cms.dictionary]. */
  overrides?: CompiledMessages;
  /** Told of a key whose area was not loaded; without it such a key throws. */
  onMissing?: (key: string, language: Language) => void;
}

/**
 * Makes the function that views ask for texts.
 * @param areas compiled messages of the areas that are needed, in `language` [market.languages]
 */
export function createTranslator(
  language: Language,
  areas: readonly CompiledMessages[],
  { overrides, onMissing = refuse }: TranslatorOptions = {},
): Translator {
  const messages: CompiledMessages = Object.assign({}, ...areas, overrides);
  const format = messagesOf(language, messages);

  function parts<Node>(key: string, values: Record<string, unknown> = {}): (string | Node)[] {
    const message = messages[key];
    if (message === undefined) {
      onMissing(key, language);
      return [key];
    }
    if (typeof message === 'string') return [message];
    const text: string | Node | (string | Node)[] = format(key, values as Record<string, string>) as string;
    return Array.isArray(text) ? text : [text];
  }

  const translate = (key: string, values?: Record<string, unknown>) => parts<never>(key, values).join('');
  return Object.assign(translate, { parts, language }) as Translator;
}

/** What the library makes of languages, for all translators. */
const formatters = createFormatters(createIntlCache());

/** What it makes of messages, each of which is in one language: the library would tell them apart by what they say, whenever one is asked for. */
const formats = new WeakMap<object, ReturnType<Formatters['getMessageFormat']>>();

const getMessageFormat: Formatters['getMessageFormat'] = (message, ...options) => {
  if (typeof message === 'string') return formatters.getMessageFormat(message, ...options);
  let format = formats.get(message);
  if (format === undefined) formats.set(message, format = formatters.getMessageFormat(message, ...options));
  return format;
};

type FormatMessage = (id: string, values: Record<string, string>) => ReturnType<typeof formatMessage>;

/** The library's `createIntl` would bring every formatter it has into the first load; messages need this one. */
function messagesOf(locale: Language, messages: CompiledMessages): FormatMessage {
  // `Intl` groups four digits in one ICU version and not in another, which breaks hydration.
  const used = { ...formatters, getMessageFormat, getNumberFormat: () => ({ format: formatNumber }) as unknown as Intl.NumberFormat };
  const config = {
    ...DEFAULT_INTL_CONFIG,
    locale,
    messages: messages as Record<string, MessageFormatElement[]>,
    onError(error: { code: string }) {
      // A browser that does not know a language still shows its texts.
      if (error.code !== 'MISSING_DATA') throw error;
    },
  };
  return (id, values) => formatMessage(config, used, { id }, values);
}

/** `1234.5` → `1 234,5`: all five languages write a decimal comma. */
function formatNumber(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  return decimals === undefined ? groupThousands(Number(whole)) : `${groupThousands(Number(whole))},${decimals}`;
}

function refuse(key: string, language: Language): never {
  throw new Error(`No message "${key}" in "${language}": is its area loaded?`);
}
