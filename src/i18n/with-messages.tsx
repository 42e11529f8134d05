import { createElement, useMemo } from 'react';
import type { ComponentType, FunctionComponent } from 'react';
import type { Language } from '../domain/market/language.ts';
import { loadMessages } from './load-messages.ts';
import type { MessageArea } from './message-areas.ts';
import { TranslatorProvider, useTranslator } from './react.tsx';
import { widerTranslator } from './wider-translator.ts';

/** A lazy view together with the messages of `area`, in the language of the document; rejects where they cannot be loaded. On the server the page's texts have them. */
export async function withMessages<Props extends object>(area: MessageArea, view: ComponentType<Props> | Promise<ComponentType<Props>>): Promise<FunctionComponent<Props>> {
  if (import.meta.env.SSR) return (await view) as FunctionComponent<Props>;
  const [View, messages] = await Promise.all([view, loadMessages(document.documentElement.lang as Language, [area])]);
  return function WithMessages(props: Props) {
    const outer = useTranslator();
    const translator = useMemo(() => widerTranslator(outer, messages), [outer]);
    return <TranslatorProvider translator={translator}>{createElement(View, props)}</TranslatorProvider>;
  };
}
