/** Becomes in the browser the page that the server rendered: same state, same tree, now alive. */
import '../../ui/theme/fonts.css';
import '../../ui/theme/global.styles.ts';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BehaviorSubject, filter, firstValueFrom, switchMap } from 'rxjs';
import { createCurrentBus } from '../../bus/current-bus.ts';
import { entryOf } from '../../ports/address/history-entry.ts';
import type { PageState } from '../../routes/page-state.ts';
import type { WatchedPage } from '../../../machine-room/page-taps.ts';
import { firstInteraction$ } from '../../streams/browser/first-interaction.ts';
import { pageLeaves$ } from '../../streams/browser/page-leaves.ts';
import { createVisit } from '../visit/create-visit.ts';
import { newPageId, openShownPage } from '../visit/shown-page.ts';
import type { ShownPage } from '../visit/shown-page.ts';
import { followWithoutRouter } from './back-without-router.ts';
import { firstError, reportReactError, startErrorReports } from './early-errors.ts';
import { idle, whenIdle } from '../../ui/loading/idle.ts';
import { shopView } from '../page/shop-view.tsx';
import { createPageHost } from '../visit/page-host.tsx';
import { startDeferred } from './flows/start-deferred.ts';
import { takeEarlyInput } from './take-early-input.ts';
import { untilLoaded } from '../../ui/loading/until-loaded.ts';
import { yieldToMain } from '../../ui/loading/yield-to-main.ts';

/** Loads what this page consists of, resumes its flows and hydrates its view. */
export async function resume(): Promise<void> {
  const root = document.getElementById('root');
  const stateElement = document.getElementById('page-state');
  if (root === null || stateElement?.textContent == null) throw new Error('This document was not rendered by the shop');
  const state = JSON.parse(stateElement.textContent) as PageState;
  await yieldToMain();
  const visit = createVisit(state.context);
  const id = entryOf(history).page ?? newPageId();
  // At once: what the page's flows push before the router has come is then its own as well.
  history.replaceState({ ...entryOf(history), page: id }, '');
  const page = await openShownPage({
    visit, state,
    id,
    url: location.pathname + location.search,
    yieldToMain,
  });
  await yieldToMain();
  const current = createCurrentBus(page.bus);
  const shown$ = new BehaviorSubject(page);
  // Heard from here on: what waits for it is loaded only later.
  const isTouched = firstValueFrom(firstInteraction$(window));
  const doEarlyInput = takeEarlyInput();
  const host = createPageHost(page, () => {
    doEarlyInput();
    // At once: it is in the checkout's own file, and what is typed from here on is to outlive the document.
    if (state.context.pageType === 'checkoutReservation') void untilLoaded(() => import('./hold-draft.ts')).then(({ holdDraft }) => holdDraft(page.bus));
    whenIdle(async () => {
      void import('../visit/browser-api.ts').catch(() => {});
      (await untilLoaded(() => import('./at-rest.ts'))).startAtRest({ visit, page, host, onShown, startDeferred });
      // Nothing is stored of somebody who has not chosen yet.
      await startDeferred(visit, page, state.context.consent === null ? () => isTouched : undefined);
    });
  });
  const onShown = (next: ShownPage) => {
    shown$.next(next);
    current.show(next.bus);
  };
  // A transition is worked off in slices of 5 ms; a press in between is served first.
  startTransition(() => {
    hydrateRoot(root, <StrictMode>{host.element}</StrictMode>, {
      onRecoverableError: reportReactError,
      onCaughtError: reportReactError,
      onUncaughtError: reportReactError,
    });
  });
  followWithoutRouter(page.id);
  pageLeaves$(window).subscribe(() => host.current().leave(scrollY));
  // The live view shows how a page boots; built pages have none.
  if (!import.meta.env.DEV) {
    // A press on a link asks for its page first.
    const stands = isTouched.then(() => firstValueFrom(shown$.pipe(switchMap(({ stands$ }) => stands$), filter(Boolean))));
    await Promise.race([stands, firstError()]);
    await idle();
  }
  const recorder = import('../../../machine-room/page-taps.ts').then(({ watchPages }) => watchPages({ bus: current.bus, page: () => watched(shown$.value) }));
  // Nobody but us needs what watches and reports: the page answers without.
  startErrorReports(await recorder.catch(() => undefined)).catch(() => {});
}

function watched(page: ShownPage): WatchedPage {
  return { id: page.id, name: page.state.context.pageType, render: (bus) => shopView({ ...page, bus }) };
}
