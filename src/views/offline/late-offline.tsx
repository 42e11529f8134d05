/** What of reading without network stands on pages, with its words; loaded where its flow has begun. */
import { useMemo } from 'react';
import type { Language } from '../../domain/language.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { TranslatorProvider, useTranslator } from '../../i18n/react.tsx';
import { widerTranslator } from '../../i18n/wider-translator.ts';
import { OfflineCopies } from './offline-copies.tsx';
import { OfflineNote } from './offline-note.tsx';

const views = { copies: OfflineCopies, note: OfflineNote };

/** A view with the words that came beside its code. @param language of the document */
export async function offlineView(name: keyof typeof views, language: string) {
  const messages = await loadMessages(language as Language, ['offline']);
  const View = views[name];
  return function InWords() {
    const outer = useTranslator();
    const translator = useMemo(() => widerTranslator(outer, messages), [outer]);
    return <TranslatorProvider translator={translator}><View /></TranslatorProvider>;
  };
}
