/** Asks an address for its page's state, and has everything ready that the page consists of. */
import { loadMachine, partsOf } from '../../bus/flows.ts';
import type { Language } from '../../domain/market/language.ts';
import type { PageType } from '../../domain/routes/page-types.ts';
import { loadComponents } from '../../content/component-registry.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { loadPolicies } from '../../policies/policies.ts';
import { loadPorts } from '../../ports/load-ports.ts';
import { slotsOf } from '../../routes/page-state.ts';
import type { PageChrome } from '../../routes/page-state.ts';
import { KNOWN_PARTS_HEADER, PAGE_STATE_TYPE } from '../../routes/page-answer.ts';
import type { PageAnswer, PageStateAnswer } from '../../routes/page-answer.ts';
import { canLoad } from '../../ui/loading/until-loaded.ts';
import { pageView } from '../page/page-views.ts';
import { fetchedStateFile } from './fetch-state-files.ts';
import { loadPageCode } from './page-code.ts';

export type LoadedPage =
  /** `url` is where redirects have led. */
  | { kind: 'page'; url: string; answer: PageAnswer }
  /** Whatever else the address answers, its document shows. */
  | { kind: 'document'; url: string }
  | { kind: 'offline' };

/** `failed`: the answer, or something that the page consists of, could not be had. */
export type AskedPage = LoadedPage | { kind: 'failed'; url: string };

const MOST_REDIRECTS = 5;

interface LoadOptions {
  /** The entry script of this document. */
  build: string;
  /** The type of the page at an address; undefined where it may not be shown in this document. */
  pageTypeAt: (url: URL) => PageType | undefined;
  language: Language;
  /** Of the page that is shown: the next one most likely has its header and footer. */
  chrome: PageChrome;
  /** How long it is waited for is the caller's matter. */
  signal: AbortSignal;
}

/** @throws only when its signal aborts */
export async function loadPage(target: URL, { build, pageTypeAt, language, chrome, signal }: LoadOptions): Promise<AskedPage> {
  let url = target;
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const pageType = pageTypeAt(url);
      if (pageType === undefined) break;
      const asked = ask(url, chrome, signal);
      // Most pages are what their address says; another one, or code that cannot be had, is seen once the state is there.
      if (canLoad()) void loadPageCode(pageType, language).catch(() => {});
      const sent = await asked;
      if (sent === null) break;
      if ('redirect' in sent) {
        url = withHash(new URL(sent.redirect, url), target.hash);
        continue;
      }
      if (sent.build !== build) break;
      const { header, footer } = chrome;
      const answer: PageAnswer = { ...sent, state: { ...sent.state, chrome: { header, footer, ...sent.state.chrome } } };
      await Promise.race([loadCode(answer), abortOf(signal)]);
      return { kind: 'page', url: url.pathname + url.search + url.hash, answer };
    }
  } catch (error) {
    signal.throwIfAborted();
    return error instanceof NoNetwork ? { kind: 'offline' } : { kind: 'failed', url: url.href };
  }
  return { kind: 'document', url: url.href };
}

function abortOf(signal: AbortSignal): Promise<never> {
  signal.throwIfAborted();
  return new Promise((_, reject) => { signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }); });
}

class NoNetwork extends Error {}

async function ask(url: URL, { version }: PageChrome, signal: AbortSignal): Promise<PageStateAnswer | null> {
  const response = await fetch(url, { headers: { accept: PAGE_STATE_TYPE, [KNOWN_PARTS_HEADER]: `${version} ${fetchedStateFile()}` }, signal }).catch((error: unknown) => {
    throw error instanceof TypeError ? new NoNetwork('The network is away') : error;
  });
  return response.headers.get('content-type')?.startsWith(PAGE_STATE_TYPE) ? await response.json() as PageStateAnswer : null;
}

function withHash(url: URL, hash: string): URL {
  if (url.hash === '') url.hash = hash;
  return url;
}

/** A machine with its policies and ports, a view, a translation or a style that cannot be had is a matter of the document. */
async function loadCode({ state, styles, scripts }: PageAnswer): Promise<void> {
  scripts.forEach(preload);
  const { language, pageType } = state.context;
  const view = await pageView(pageType);
  const flows = state.flows.map(({ address }) => partsOf(address).flow);
  await Promise.all([
    view.load(),
    loadComponents(slotsOf(state.chrome)),
    loadMessages(language, view.areas),
    ...flows.map(loadMachine),
    loadPolicies(flows),
    loadPorts(flows),
    ...styles.map(letIn),
  ]);
}

let preloaded: Set<string> | undefined;

/** What a script imports would else be asked for only once that one is there. */
function preload(href: string): void {
  preloaded ??= new Set(Array.from(document.querySelectorAll('link[rel=modulepreload]'), (link) => link.getAttribute('href')!));
  if (preloaded.has(href)) return;
  preloaded.add(href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

function letIn(href: string): Promise<void> | undefined {
  const known = document.head.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]:not([disabled])`);
  if (known) return undefined;
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => { link.remove(); reject(new Error(`${href} cannot be had`)); });
    document.head.append(link);
  });
}
