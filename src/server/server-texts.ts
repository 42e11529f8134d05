import { LANGUAGES, type Language } from '../domain/market/language.ts';
import { createFormat, type Format } from '../i18n/format.ts';
import { loadMessages } from '../i18n/load-messages.node.ts';
import { createTranslator, type Translator } from '../i18n/translator.ts';

/** Texts and ways of writing of one language. */
export interface ServerText {
  t: Translator;
  format: Format;
}

/** What the server itself says: mails, labels of filters, what is wrong with a request, names of pages. Read once, so that no transaction waits for a file. */
export type ServerTexts = Readonly<Record<Language, ServerText>>;

export async function loadServerTexts(): Promise<ServerTexts> {
  const entries = await Promise.all(LANGUAGES.map(async (language) => {
    const messages = await loadMessages(language, ['shell', 'mail', 'documents', 'search', 'panels', 'listing', 'guide', 'hotel', 'checkout', 'account', 'complaint', 'desk', 'wishlist', 'server']);
    const t = createTranslator(language, messages);
    return [language, { t, format: createFormat(t) }] as const;
  }));
  return Object.fromEntries(entries) as unknown as ServerTexts;
}
