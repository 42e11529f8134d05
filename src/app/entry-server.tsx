/** Renders one page for one visitor: load, settle, judge, serialise, render. Nothing here outlives its request. */
import { renderToString } from 'react-dom/server';
import type { AnyActorRef } from 'xstate';
import { createServerApi } from '../api/create-server-api.ts';
import { ApiError } from '../api/api-error.ts';
import { visibleSlots } from '../content/visible-slots.ts';
import { parseConsent, CONSENT_COOKIE } from '../domain/consent.ts';
import { splitLanguage } from '../domain/language.ts';
import { MARKET } from '../domain/market.ts';
import { resolve } from '../domain/routes/resolve.ts';
import { dictionaryOverrides } from '../i18n/dictionary.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { createTranslator } from '../i18n/translator.ts';
import { createServerPorts } from '../ports/server-ports.ts';
import { noticePlan } from '../routes/pages/notice.page.ts';
import { pageLoader } from '../routes/page-loaders.ts';
import type { PagePlan, Redirect, Visit } from '../routes/page-plan.ts';
import { parseCookies } from './cookies.ts';
import { createShop } from './create-shop.ts';
import type { Shop } from './create-shop.ts';
import { renderDocument } from './document.ts';
import type { PageAssets } from './document.ts';
import { flowSource } from './flow-sources.ts';
import type { FlowStart, GlobalBlock, PageChrome, PageContext, PageState, PolicyFacts } from '../routes/page-state.ts';
import type { PageRequest, PageResponse } from './page-request.ts';
import { pageView } from './page-views.ts';
import { isBusy, settle } from './settle.ts';
import { ShopView } from './shop-view.tsx';

/** Milliseconds that the flows of a page get to settle before it is sent as it stands. */
const SETTLE_DEADLINE_MS = 3000;
/** The cookies that say who someone is: their owners never share documents. */
const PERSONAL_COOKIES = ['shop_access', 'shop_refresh', 'shop_cart'];

export interface RendererOptions {
  /** Asks the API; on our own server without a socket. */
  fetch: typeof fetch;
  /** The files of the build that a page with these source modules needs. */
  assetsOf: (sources: readonly string[]) => PageAssets | Promise<PageAssets>;
  /** The server's clock. */
  now: () => Temporal.Instant;
  report: (problem: Error) => void;
  basicAuth?: { user: string; password: string };
}

export type PageRenderer = (request: PageRequest) => Promise<PageResponse>;

export function createPageRenderer(options: RendererOptions): PageRenderer {
  return async (request) => {
    const setCookies: string[] = [];
    const { pathname, search } = new URL(request.url, MARKET.origin);
    const route = resolve(pathname);
    const { language, path } = route ? { language: route.lang, path: route.path } : splitLanguage(pathname);
    const cookies = parseCookies(request.cookie);
    const api = createServerApi({ ...options, origin: request.origin, language, cookie: request.cookie, onSetCookie: (cookie) => setCookies.push(cookie) });
    const now = options.now();
    const user = PERSONAL_COOKIES.some((name) => name in cookies) ? await api.getUserInfo().catch(() => null) : null;
    const context: PageContext = {
      pageType: route?.pageType ?? 'page404',
      language,
      path,
      query: search,
      origin: request.origin,
      now: now.toString(),
      today: now.toZonedDateTimeISO(MARKET.timeZone).toPlainDate().toString(),
      userStatus: user?.userStatus ?? 'FIRST_TIME_ON_PAGE',
      loggedIn: user?.authenticated ?? false,
      consent: parseConsent(cookies[CONSENT_COOKIE]),
    };
    const [header, footer, dictionary] = await Promise.all([
      api.getGlobalBlock({ block: 'header' }).catch(() => emptyBlock('header')),
      api.getGlobalBlock({ block: 'footer' }).catch(() => emptyBlock('footer')),
      api.getGlobalBlock({ block: 'dictionary' }).catch(() => null),
    ]);

    const view = pageView(context.pageType);
    const words = await loadMessages(language, view.areas);
    const t = createTranslator(language, words, { overrides: dictionaryOverrides(dictionary) });
    const visit: Visit = {
      context, api, t,
      routeName: route?.name ?? 'notFound',
      params: route?.params ?? {},
      cmsPage: async (url) => {
        try {
          const page = await api.getCmsPage({ url });
          return { ...page, slots: visibleSlots(page.slots, context) };
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return null;
          throw error;
        }
      },
    };

    let plan: PagePlan | Redirect;
    try {
      plan = await pageLoader(context.pageType)(visit);
    } catch (error) {
      options.report(asError(error));
      plan = noticePlan(visit, 'failed');
    }
    if ('redirect' in plan) return { status: plan.status, location: plan.redirect, body: '', setCookies, sharedSeconds: 0 };

    const finalContext = { ...context, pageType: plan.pageType ?? context.pageType };
    const chrome: PageChrome = { header, footer, cms: plan.cms };
    const flows: FlowStart[] = [
      { address: 'consent', input: { stored: context.consent } },
      { address: 'navigation', input: {} },
      ...plan.flows,
    ];
    const policy: PolicyFacts = { listingBase: null, tripType: 'WS', orderToken: '', ...plan.policy };
    const shop = await createShop({
      flows,
      ports: createServerPorts(api),
      policyContext: { ...policy, language, path, pageType: finalContext.pageType },
      report: options.report,
    });
    try {
      await settle(shop.bus, SETTLE_DEADLINE_MS);
      const { status, head, sharedSeconds } = plan.conclude(shop.bus);
      const state: PageState = { context: finalContext, chrome, data: plan.data, dictionary, policy, flows: flows.map((start) => serialise(start, shop)) };
      const finalView = pageView(finalContext.pageType);
      const View = await finalView.load();
      const html = renderToString(<ShopView bus={shop.bus} state={state} translator={t} View={View} />);
      const assets = await options.assetsOf([
        finalView.source,
        ...flows.map(({ address }) => flowSource(address.split('#')[0] as never)),
        ...finalView.areas.map((area) => `src/i18n/compiled/${language}/${area}.json`),
      ]);
      const personal = PERSONAL_COOKIES.some((name) => name in cookies) || setCookies.length > 0;
      return {
        status,
        body: renderDocument({ head, state, html, assets, nonce: request.nonce }),
        setCookies,
        sharedSeconds: personal ? 0 : sharedSeconds,
      };
    } finally {
      shop.stop();
    }
  };
}

/** A settled flow is resumed from its snapshot; one that is still busy begins anew in the browser. */
function serialise({ address, input }: FlowStart, { bus }: Shop): FlowStart {
  const actor = bus.actor(address) as AnyActorRef | undefined;
  return actor === undefined || isBusy(actor) ? { address, input } : { address, snapshot: actor.getPersistedSnapshot() };
}

function emptyBlock(block: string): GlobalBlock {
  return { block };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
