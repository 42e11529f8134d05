/** The words of maps beside a view of them; MapLibre itself comes when a map is opened. */
import { useMemo } from 'react';
import type { ComponentType } from 'react';
import type { Language } from '../../domain/language.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { TranslatorProvider, useTranslator } from '../../i18n/react.tsx';
import { widerTranslator } from '../../i18n/wider-translator.ts';

/** A view with the words of maps. @param language of the document */
export async function withMapWords(View: ComponentType, language: string): Promise<ComponentType> {
  const messages = await loadMessages(language as Language, ['map']);
  return function InWords() {
    const outer = useTranslator();
    const translator = useMemo(() => widerTranslator(outer, messages), [outer]);
    return <TranslatorProvider translator={translator}><View /></TranslatorProvider>;
  };
}
