import { createContext, Fragment, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { createFormat } from './format.ts';
import type { Format } from './format.ts';
import type { RichMessageKey, RichValues } from './messages.types.ts';
import type { Translator } from './translator.ts';

interface Texts {
  t: Translator;
  format: Format;
}

const TextsContext = createContext<Texts | null>(null);

/** Gives the views below their texts and formats, in the translator's language. */
export function TranslatorProvider({ translator, children }: { translator: Translator; children: ReactNode }) {
  const texts = useMemo(() => ({ t: translator, format: createFormat(translator) }), [translator]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The function that gives texts: `const t = useTranslator(); t('shell.close')`. Its `language` says in which. */
export function useTranslator(): Translator {
  return useTexts().t;
}

/** How money, dates and counts are written here. */
export function useFormat(): Format {
  return useTexts().format;
}

/** A message with links or emphasis inside: `<RichMessage id="checkout.terms" values={{ terms: (text) => <a …>{text}</a> }} />`. */
export function RichMessage<Key extends RichMessageKey>({ id, values }: { id: Key; values: RichValues<Key, ReactNode> }) {
  return useTranslator().parts(id, values).map((part, place) => <Fragment key={place}>{part}</Fragment>);
}

function useTexts(): Texts {
  const texts = use(TextsContext);
  if (texts === null) throw new Error('No TranslatorProvider above this view');
  return texts;
}
