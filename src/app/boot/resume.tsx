/** Becomes in the browser the page that the server rendered: same state, same tree, now alive. */
import '../../ui/fonts.css';
import '../../ui/global.styles.ts';
import { startTransition, StrictMode, useEffect } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBus } from '../../bus/bus.ts';
import type { ReadableBus } from '../../bus/bus.ts';
import type { Fact, RootAddress } from '../../bus/flows.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { createBrowserPorts } from '../../ports/browser-ports.ts';
import { visitedUrls$ } from '../../streams/visited-urls.ts';
import { breath } from './yield-to-main.ts';
import { createBrowserApi } from './browser-api.ts';
import { createShop } from '../page/create-shop.ts';
import { firstError, reportReactError, startErrorReports } from './early-errors.ts';
import { takeEarlyInput } from './early-input.ts';
import { fetchStateFiles } from './fetch-state-files.ts';
import { firstSign } from './first-interaction.ts';
import type { PageState } from '../../routes/page-state.ts';
import { pageView } from '../page/page-views.ts';
import { ShopView } from '../page/shop-view.tsx';
import { untilLoaded } from './until-loaded.ts';

/** Loads what this page consists of, resumes its flows and hydrates its view. */
export async function resume(): Promise<void> {
  const root = document.getElementById('root');
  const stateElement = document.getElementById('page-state');
  if (root === null || stateElement?.textContent == null) throw new Error('This document was not rendered by the shop');
  const state = JSON.parse(stateElement.textContent) as PageState;
  await breath();
  const { language, path, pageType } = state.context;
  const view = pageView(pageType);
  const report = (problem: unknown) => reportError(problem);
  const bus = createBus({ expected: [...state.flows.map(({ address }) => address), ...laterFlows], report });
  const api = createBrowserApi({ language, bus, log: (message) => console.warn(message) });
  const ports = createBrowserPorts(api);
  const policyContext = { ...state.policy, language, path, url: location.pathname + location.search, pageType };
  await breath();
  const [View, words, shop] = await Promise.all([
    view.load(),
    loadMessages(language, view.areas),
    fetchStateFiles(state.flows).then((flows) => createShop({
      flows,
      bus,
      ports,
      policyContext,
      visitedUrls$: visitedUrls$(window),
      report,
      breathe: breath,
    })),
  ]);
  const translator = createTranslator(language, words, { overrides: state.dictionary.texts });
  await breath();
  const shopView = (bus: ReadableBus) => <ShopView bus={bus} state={state} translator={translator} View={View} />;
  const missed: Fact[] = [];
  const early = shop.bus.facts$.subscribe((fact) => missed.push(fact));
  const goOn = () => whenIdle(async () => {
    (await import('./carry-party.ts')).carryParty();
    if (pageType === 'listing') (await import('./hold-list-place.ts')).holdListPlace(shop.bus);
    if (location.search.includes('scrollTo=')) (await import('./go-to-section.ts')).goToSection();
    if (hasCountdown(state.chrome)) await (await import('./start-countdowns.ts')).startCountdowns(shop.bus, api, state.chrome);
    await (await untilLoaded(() => import('./start-session.ts'))).startSession({ bus: shop.bus, api, state, policyContext });
    // Nothing is kept of somebody who has not chosen yet.
    if (state.context.consent === null) await firstSign();
    await idle();
    await (await untilLoaded(() => import('./deferred-flows.ts'))).startLateFlows({ bus: shop.bus, api, state, policyContext, missed });
    early.unsubscribe();
  });
  const doEarlyInput = takeEarlyInput();
  let isAlive = false;
  const onAlive = () => {
    // In development React's strict mode says so twice.
    if (isAlive) return;
    isAlive = true;
    doEarlyInput();
    goOn();
  };
  // A transition is worked off in slices of 5 ms; a press in between is served first.
  startTransition(() => {
    hydrateRoot(root, <StrictMode><Alive onAlive={onAlive}>{shopView(shop.bus)}</Alive></StrictMode>, {
      onRecoverableError: reportReactError,
      onCaughtError: reportReactError,
      onUncaughtError: reportReactError,
    });
  });
  // The live view shows how a page wakes up; built pages have none.
  if (!import.meta.env.DEV) {
    await Promise.race([firstSign(), firstError()]);
    await idle();
  }
  const { watchPage } = await import('../../../machine-room/page-taps.ts');
  await startErrorReports(await watchPage({ bus: shop.bus, render: shopView }));
}

function hasCountdown({ cms }: PageState['chrome']): boolean | undefined {
  return cms?.slots.some(({ components }) => components.some(({ name }) => name === 'countdown'));
}

/** Flows that begin once the page answers: commands to them wait. */
const laterFlows: readonly RootAddress[] = ['fullScreenView', 'session'];

/** Safari knows no idle time. */
const whenIdle: (work: () => void) => void = globalThis.requestIdleCallback ?? setTimeout;

/** What a first press leads to is painted before anything else is loaded. */
const idle = () => new Promise<void>((resolve) => { whenIdle(resolve); });

/** Says in the document that the page answers, once it does. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.app = 'ready';
    onAlive();
  }, [onAlive]);
  return children;
}
