import { createFormat, type Format } from '../../i18n/format.ts';
import { loadMessages } from '../../i18n/load-messages.node.ts';
import { createTranslator, type Translator } from '../../i18n/translator.ts';
import { LANGUAGES, type Language } from '../../domain/language.ts';

export interface MailLanguage {
  t: Translator;
  format: Format;
}

/** Words of the mails in every language: read once, so that a transaction never waits for a file. */
export type MailLanguages = Readonly<Record<Language, MailLanguage>>;

export async function loadMailLanguages(): Promise<MailLanguages> {
  const entries = await Promise.all(LANGUAGES.map(async (language) => {
    const messages = await loadMessages(language, ['mail']);
    return [language, { t: createTranslator(language, messages), format: createFormat(language) }] as const;
  }));
  return Object.fromEntries(entries) as unknown as MailLanguages;
}
