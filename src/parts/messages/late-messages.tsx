/** What of messages stands on other pages, with its words; loaded once the page answers. */
import { useMemo } from 'react';
import type { ComponentType } from 'react';
import type { Language } from '../../domain/language.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { TranslatorProvider, useTranslator } from '../../i18n/react.tsx';
import { widerTranslator } from '../../i18n/wider-translator.ts';
import { ChatWidget } from './chat-widget.tsx';
import { Conversation } from './conversation.tsx';
import { UnreadBadge } from './unread-badge.tsx';

const views = { widget: ChatWidget, conversation: Conversation, badge: UnreadBadge };

/** A view with the words that came beside its code. @param language of the document */
export async function messagesView<Name extends keyof typeof views>(name: Name, language: string): Promise<(typeof views)[Name]> {
  const messages = await loadMessages(language as Language, ['messages']);
  const View = views[name] as ComponentType<object>;
  return function InWords(props: object) {
    const outer = useTranslator();
    const translator = useMemo(() => widerTranslator(outer, messages), [outer]);
    return <TranslatorProvider translator={translator}><View {...props} /></TranslatorProvider>;
  } as (typeof views)[Name];
}
