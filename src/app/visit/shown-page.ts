/** A page as the browser shows it: its view, its translations and its flows. */
import type { ComponentType } from 'react';
import { BehaviorSubject, filter, firstValueFrom } from 'rxjs';
import { isOfVisit } from '../../bus/joined-bus.ts';
import type { Fact, FlowSnapshot } from '../../bus/flows.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { createTranslator } from '../../i18n/translator.ts';
import type { Translator } from '../../i18n/translator.ts';
import { entryOf } from '../../ports/address/history-entry.ts';
import { storePlace } from '../../ports/address/page-place.ts';
import type { PageState } from '../../routes/page-state.ts';
import { visitedUrls$ } from '../../streams/browser/visited-urls.ts';
import { fetchStateFiles } from './fetch-state-files.ts';
import { createPage } from '../page/create-page.ts';
import type { Page } from '../page/create-page.ts';
import { pageView } from '../page/page-views.ts';
import type { Visit } from './create-visit.ts';

export interface ShownPage extends Page {
  /** Which entries of the browser's history are its own. */
  id: string;
  state: PageState;
  View: ComponentType;
  translator: Translator;
  /** What has happened since it began, until somebody takes over. */
  takeMissed: () => Fact[];
  /** Whether it is shown with no other page on its way: what it can do without begins only then. */
  stands$: BehaviorSubject<boolean>;
  /** Whether its flows have ended. */
  isOver: () => boolean;
  /** Notes in the entry of the browser's history how far it is scrolled, in pixels, and how long its list is. */
  leave: (top: number) => void;
}

/** Unlike any that an earlier document of this tab has given. */
export function newPageId(): string {
  return `${Date.now().toString(36)}-${performance.now().toString(36)}`;
}

/** Resolves as soon as the page is shown with no other one on its way. */
export function untilItStands({ stands$ }: Pick<ShownPage, 'stands$'>): Promise<boolean> {
  return firstValueFrom(stands$.pipe(filter(Boolean)));
}

interface ShownPageOptions {
  visit: Visit;
  id: string;
  state: PageState;
  /** Path and query at which it is opened. */
  url: string;
  /** Whether nobody sees it yet: its policies begin by `goOn`. */
  isAhead?: boolean;
  yieldToMain?: () => Promise<void>;
}

export async function openShownPage({ visit, id, state, url, isAhead = false, yieldToMain }: ShownPageOptions): Promise<ShownPage> {
  const { language, path, pageType, customer } = state.context;
  const view = await pageView(pageType);
  const bus = visit.createPageBus();
  const missed: Fact[] = [];
  // While another page is shown that one's policies hear what happens.
  let isMissing = !isAhead;
  const missing = bus.facts$.subscribe((fact) => { if (isMissing) missed.push(fact); });
  const [View, messages, page] = await Promise.all([
    view.load(),
    loadMessages(language, view.areas),
    fetchStateFiles(state.flows).then((flows) => createPage({
      bus,
      // Flows of the visit have begun with its first page.
      flows: flows.filter(({ address }) => !isOfVisit(address) || visit.bus.actor(address) === undefined),
      later: state.later,
      portsOf: visit.portsOf,
      policyContext: { ...state.policy, language, path, url, pageType, ...(customer !== undefined && { customer }) },
      visitedUrls$: visitedUrls$(window, () => (entryOf(history).page ?? id) === id),
      isPaused: isAhead,
      ...(yieldToMain && { yieldToMain }),
    })),
  ]);
  const translator = createTranslator(language, messages, { overrides: state.dictionary.texts });
  let isOver = false;
  return {
    ...page, id, state, View, translator,
    takeMissed() {
      missing.unsubscribe();
      return missed.splice(0);
    },
    pause() {
      isMissing = false;
      page.pause();
    },
    goOn(to) {
      isMissing = true;
      page.goOn(to);
    },
    stands$: new BehaviorSubject(true),
    isOver: () => isOver,
    leave(top) {
      const list = bus.actor('listing')?.getSnapshot() as FlowSnapshot<'listing'> | undefined;
      storePlace(history, { top, ...(list && { lastPage: list.context.page }) });
    },
    stop() {
      isOver = true;
      missing.unsubscribe();
      page.stop();
    },
  };
}
