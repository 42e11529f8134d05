import { createContext, Fragment, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { createFormat } from './format.ts';
import type { Format } from './format.ts';
import type { RichMessageKey, RichValues } from './messages.types.ts';
import type { Translator } from './translator.ts';

interface Words {
  t: Translator;
  format: Format;
}

const WordsContext = createContext<Words | null>(null);

/** Gives the views below their words and formats, in the translator's language. */
export function TranslatorProvider({ translator, children }: { translator: Translator; children: ReactNode }) {
  const words = useMemo(() => ({ t: translator, format: createFormat(translator) }), [translator]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The function that gives texts: `const t = useTranslator(); t('shell.close')`. Its `language` says in which. */
export function useTranslator(): Translator {
  return useWords().t;
}

/** How money, dates and counts are written here. */
export function useFormat(): Format {
  return useWords().format;
}

/** A message with links or emphasis inside: `<RichMessage id="checkout.terms" values={{ terms: (text) => <a …>{text}</a> }} />`. */
export function RichMessage<Key extends RichMessageKey>({ id, values }: { id: Key; values: RichValues<Key, ReactNode> }) {
  return useTranslator().parts(id, values).map((part, place) => <Fragment key={place}>{part}</Fragment>);
}

function useWords(): Words {
  const words = use(WordsContext);
  if (words === null) throw new Error('No TranslatorProvider above this view');
  return words;
}
