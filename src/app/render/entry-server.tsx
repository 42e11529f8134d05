/** Renders one page for one visitor: load, settle, judge, serialise, render. Only what is the same for everybody outlives its request. */
import type { ComponentType } from 'react';
import type { Api } from '../../api/create-api.ts';
import { soonOrNever } from '../../api/fetch-or-empty.ts';
import { withTimeout } from '../../api/timeout.ts';
import type { Fetch } from '../../api/create-client.ts';
import type { BasicCredentials } from '../../api/middleware/basic-auth.ts';
import { contentSlots } from '../../content/content-slots.ts';
import { DEFAULT_LANGUAGE, localisedPath, splitLanguage } from '../../domain/market/language.ts';
import { isCheckoutPage } from '../../domain/routes/checkout-pages.ts';
import { MARKET } from '../../domain/market/market.ts';
import type { PageType } from '../../domain/routes/page-types.ts';
import { parseQueryString } from '../../domain/urls/encoding/query-string.ts';
import { rememberedOf } from '../../domain/visitor/remembered.ts';
import { endOfDay, nextValidityBoundary } from '../../domain/content/validity-boundary.ts';
import type { Language } from '../../domain/market/language.ts';
import { ApiError } from '../../api/api-error.ts';
import { deferredFlowsOf } from '../../routes/deferred-flows.ts';
import { headOf } from '../../routes/page-head.ts';
import { pageLoader } from '../../routes/page-loaders.ts';
import type { PageLoader, Redirect, Visit } from '../../routes/page-plan.ts';
import { slotsOf } from '../../routes/page-state.ts';
import type { FlowStart, PageChrome, PageContext, PageState, PolicyFacts } from '../../routes/page-state.ts';
import { createShopRouter, pageMatcher, tidyPath } from '../../routes/shop-router.ts';
import type { MatchedPage, MatchPage } from '../../routes/shop-router.ts';
import { noticePlan } from '../../routes/pages/notice.page.ts';
import { parseCookies } from './cookies.ts';
import { headFacts } from '../page/head-facts.ts';
import type { SentPageAnswer } from '../../routes/page-answer.ts';
import { renderDocument } from './document.ts';
import type { ErrorsTo, PageAssets } from './document.ts';
import { flowSources } from './flow-sources.ts';
import { createFlowCache } from './flow-cache.ts';
import type { FlowCache } from './flow-cache.ts';
import { createMarkupRenderer } from './markup-cache.tsx';
import type { RenderMarkup } from './markup-cache.tsx';
import type { InlineSources, PageRequest, PageResponse, StatePart } from './page-request.ts';
import { componentSources, loadComponents } from '../../content/component-registry.ts';
import { messageSources } from '../../i18n/load-messages.ts';
import { pageView, viewSources } from '../page/page-views.ts';
import type { PageView } from '../page/page-views.ts';
import { addressNotices } from '../../views/listing/address-notices-place.tsx';
import { emptyListing } from '../../views/listing/empty-listing-place.tsx';
import { pageSearch } from '../../views/page-search.tsx';
import { createServerApi } from './server-api.ts';
import { settledBus } from './settled-bus.ts';
import { createSharedAnswers } from './shared-answers.ts';
import { sharingApi } from './sharing-api.ts';
import type { SharingApi } from './sharing-api.ts';
import { shopView } from '../page/shop-view.tsx';
import { createStateFiles } from './state-files.ts';
import type { Publish } from './state-files.ts';
import { createStateJson } from './state-json.ts';
import type { StateJson } from './state-json.ts';
import { createTexts } from './page-messages.ts';
import type { TextsOf } from './page-messages.ts';
import { contextOf } from './page-context.ts';
import { loginOf, planOf } from './load-plan.ts';
import { lowerCasePaths } from './lower-case-path.ts';
import { addedSearch, addsSearch, aroundOf, cmsPageOf, globalBlock, isMadeByEditors, shownOf, withoutComponents } from './page-chrome.ts';
import { settledFlows } from './settled-flows.ts';

/** So long a page waits for an answer that it cannot do without. */
const ANSWER_DEADLINE_MS = 20_000;
/** Answers of the API that are cached for all: about six a page. */
const SHARED_ANSWERS = 500;
/** Pages whose settled flows are cached for all. */
const CACHED_FLOWS = 80;

const NOTHING_INLINE: InlineSources = { scripts: [], styles: [] };

export interface RendererOptions {
  /** Asks the API; on our own server without a socket. */
  fetch: Fetch;
  /**
   * The files of the build that a page with these source modules needs.
   * @param late modules that the page fetches later, whose styles its markup needs already
   */
  assetsOf: (sources: readonly string[], late?: readonly string[]) => PageAssets;
  /** The server's clock. */
  now: () => Temporal.Instant;
  /** Told of failures that were answered with a page all the same. */
  report: (problem: Error) => void;
  log: (message: string) => void;
  credentials?: BasicCredentials;
  /** Where browsers report errors to; nowhere when left out. */
  errorsTo?: ErrorsTo | undefined;
  /** Takes what pages have alike out of their state; left out, it stays there. */
  publish?: Publish;
  /** A short name of a text, the same for the same text alone; left out, header and footer are sent with each state. */
  digest?: (text: string) => string;
  /** Milliseconds that the flows of a page get to settle before it is sent as it stands. */
  settleDeadline?: number;
}

export type PageRenderer = (request: PageRequest) => Promise<PageResponse>;

export function createPageRenderer(given: RendererOptions): PageRenderer {
  const options = { ...given, fetch: withTimeout(given.fetch, AbortSignal.timeout, ANSWER_DEADLINE_MS) };
  const answers = createSharedAnswers({ entries: SHARED_ANSWERS });
  const textsOf = createTexts(options.log);
  const json = createStateJson();
  const withoutFiles = options.publish ? createStateFiles(options.publish) : (start: FlowStart) => start;
  const renderMarkup = createMarkupRenderer((problem) => options.log(`Markup could not be cached: ${problem instanceof Error ? problem.message : String(problem)}`));
  const router = createShopRouter(DEFAULT_LANGUAGE);
  const matchPage = pageMatcher(router);
  const inLowerCase = lowerCasePaths(router);
  const views = new Map<PageView, Promise<ComponentType>>();
  const loadView = (view: PageView) => {
    const loading = views.get(view) ?? view.load();
    views.set(view, loading);
    return loading;
  };
  const flowCache = createFlowCache({ answers, entries: CACHED_FLOWS });
  const render: PageRenderer = async (request) => {
    // Of a path that begins with two slashes, a URL would make a host.
    const { pathname, search } = new URL(request.url.startsWith('/') ? MARKET.origin + request.url : request.url);
    const tidy = tidyPath(pathname);
    if (tidy !== pathname) return { ...redirected({ redirect: tidy + search, status: 301 }), setCookies: [] };
    const route = matchPage(pathname);
    const { language, path } = route ? { language: route.lang, path: route.path } : splitLanguage(pathname);
    let isWhole = true;
    let isUnavailable = false;
    const fetch: Fetch = async (...asked) => {
      const answer = await options.fetch(...asked).catch((error: unknown) => { isWhole = false; throw error; });
      isWhole &&= answer.status < 500;
      isUnavailable ||= saysUnavailable(answer);
      return answer;
    };
    const { api: own, jar, stop } = createServerApi({ ...options, fetch, origin: request.origin, language, cookie: request.cookie, preview: request.preview?.token });
    // A page that lacks a part is not for others.
    const log = (message: string) => {
      isWhole = false;
      options.log(message);
    };
    try {
      const context = await contextOf({ route, language, path, search, request, api: own, now: options.now, log });
      const sharing = sharingApi(own, {
        answers,
        scope: `${language} ${context.today}`,
        priceVersion: request.priceVersion ?? 0,
        contentVersion: request.contentVersion ?? 0,
        isPreview: request.preview !== undefined,
        now: Temporal.Instant.from(context.now).epochMilliseconds,
        ask: (call) => askAsNobody(call, language, options),
        onFailure: (error) => {
          isWhole = false;
          isUnavailable ||= error instanceof ApiError && saysUnavailable(error);
        },
      });
      const parts = { route, matchPage, context, sharing, request, options: { ...options, log }, textsOf, json, flowCache, renderMarkup, loadView, withoutFiles };
      const page = await renderVisit(parts, pageLoader(context.pageType)).catch((error: unknown) => {
        options.report(error instanceof Error ? error : new Error(String(error)));
        return renderVisit(parts, failedPage);
      });
      if (isUnavailable) return { status: 503, isUnavailable, body: '', inline: NOTHING_INLINE, setCookies: [], sharedSeconds: 0 };
      if (page.status === 404) {
        const spelled = inLowerCase(pathname);
        const isPage = spelled !== pathname && (await render({ ...request, url: spelled + search })).status < 400;
        if (isPage) return { ...redirected({ redirect: spelled + search, status: 301 }), setCookies: [] };
      }
      const setCookies = [...jar.setCookies()];
      // What a visitor's own cookies or a failure have a part in is nobody else's page.
      const isPersonal = sharing.askedOwn() || setCookies.length > 0;
      const isShared = !request.audience.isPrivate && !isPersonal && isWhole;
      return { ...page, setCookies, isPersonal, sharedSeconds: isShared ? page.sharedSeconds : 0 };
    } finally {
      stop();
    }
  };
  return render;
}

/** An answer 503 that asks to be asked again: nothing can be had, not only this. */
function saysUnavailable({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status === 503 && headers.has('Retry-After');
}

/** Asks without anybody's cookies. @throws Error where the answer sets one: it is not for everybody then */
async function askAsNobody<Answer>(call: (api: Api) => Promise<Answer>, language: Language, options: RendererOptions): Promise<Answer> {
  const { api, jar, stop } = createServerApi({ ...options, origin: MARKET.origin, language, cookie: '' });
  try {
    const answer = await call(api);
    if ([...jar.setCookies()].length > 0) throw new Error('An answer that the contract shares sets a cookie');
    return answer;
  } finally {
    stop();
  }
}

interface VisitParts {
  route: MatchedPage | undefined;
  matchPage: MatchPage;
  context: PageContext;
  sharing: SharingApi;
  request: PageRequest;
  options: RendererOptions;
  textsOf: TextsOf;
  json: StateJson;
  flowCache: FlowCache;
  renderMarkup: RenderMarkup;
  loadView: (view: PageView) => Promise<ComponentType>;
  withoutFiles: (start: FlowStart) => FlowStart;
}

/** Stands in for a page whose view cannot be rendered. */
const failedPage: PageLoader<PageType> = async (visit) => noticePlan(visit, 'failed');

async function renderVisit(parts: VisitParts, load: PageLoader<PageType>): Promise<Omit<PageResponse, 'setCookies'>> {
  const { route, matchPage, context, sharing: { api }, request, options, textsOf, json, renderMarkup, loadView } = parts;
  const { language, path } = context;
  const [header, footer, block] = await Promise.all([
    globalBlock(api, isCheckoutPage(context.pageType) ? 'checkout-header' : 'header', options.log),
    globalBlock(api, 'footer', options.log),
    globalBlock(api, 'dictionary', options.log),
  ]);
  const texts = await textsOf(language, (await pageView(context.pageType)).areas, block);
  const nowMs = Temporal.Instant.from(context.now).epochMilliseconds;
  // What is said of days is true until the day ends.
  let boundary = endOfDay(context.today);
  const visit: Visit = {
    context, api, matchPage,
    t: texts.translator,
    routeName: route?.name ?? 'notFound',
    params: route?.params ?? {},
    query: parseQueryString(context.query),
    remembered: rememberedOf(parseCookies(request.cookie), context.consent, context.today),
    async cmsPage(url) {
      const asked = cmsPageOf(api, url);
      // What is around a page of the shop's own may be missing; the page of editors is its text.
      const page = await (isMadeByEditors(route) ? asked : soonOrNever(asked)).catch((error: unknown) => {
        if (isMadeByEditors(route) || (error instanceof ApiError && error.status < 500)) throw error;
        options.log(`Error fetching ${url}: ${error instanceof Error ? error.message : String(error)}`);
        return null;
      });
      if (page === null) return null;
      boundary = Math.min(boundary, nextValidityBoundary(page, nowMs));
      return { ...page, slots: await contentSlots(api, page, context, options.log) };
    },
    log: options.log,
    href: (to) => localisedPath(language, to),
  };

  // Without a login a page of the customer area is the login that leads back to it; the login page itself is open [account.guard].
  const isClosed = route?.access === 'customer' && route.pageType !== 'mytuiAuthLogin' && !context.loggedIn;
  const plan = isClosed ? loginOf(visit) : await planOf(visit, load, options.report);
  if ('redirect' in plan) return redirected(plan);

  const hasAddedSearch = addsSearch(plan);
  const finalContext: PageContext = { ...context, pageType: plan.pageType ?? context.pageType };
  const flows: FlowStart[] = [
    { address: 'consent', input: { stored: context.consent } },
    { address: 'navigation' },
    ...plan.flows,
    ...(hasAddedSearch ? [addedSearch(plan.cms!, context)] : []),
  ];
  const policy: PolicyFacts = { listingBase: null, tripType: 'WS', orderToken: '', ...plan.policy };
  const settled = await settledFlows({ ...parts, report: options.report, deadline: options.settleDeadline }, flows, { ...policy, language, path, url: localisedPath(language, path) + context.query, pageType: finalContext.pageType });
  const bus = settledBus(settled.flows);
  const outcome = plan.conclude(bus);
  if ('redirect' in outcome) return redirected(outcome);
  const { status, sharedSeconds } = outcome;
  const head = headOf(outcome.head, plan.cms);
  const view = await pageView(finalContext.pageType);
  // A page that turned out to be another one has that one's texts.
  const { dictionary, translator } = finalContext.pageType === context.pageType ? texts : await textsOf(language, view.areas, block);
  const hasSearch = flows.some(({ address }) => address === 'globalSearch');
  const search = hasSearch ? await globalBlock(api, 'global-search', options.log) : null;
  const blocks = [header, footer, ...(search ? [search] : [])];
  boundary = Math.min(boundary, ...blocks.map((shown) => nextValidityBoundary(shown, nowMs)));
  const chrome: PageChrome = {
    header: withoutComponents(header),
    footer: withoutComponents(footer),
    version: options.digest?.(json(withoutComponents(header)) + json(withoutComponents(footer))) ?? '',
    ...(search && { search: withoutComponents(search) }),
    around: await aroundOf(blocks, plan, api, context, options.log),
    cms: plan.cms && shownOf(plan.cms),
  };
  const { knownParts = [] } = request;
  const around = partOf(chrome.version, knownParts);
  const file = request.as === 'state' ? fileOf(settled.starts, knownParts) : undefined;
  const state: PageState = { context: finalContext, chrome, data: plan.data, dictionary, policy, flows: request.as === 'state' && !file?.isLeftOut ? settled.wholeStarts : settled.starts, later: deferredFlowsOf(finalContext.pageType, hasSearch) };
  const slots = slotsOf(chrome);
  const assets = options.assetsOf([
    ...viewSources(finalContext.pageType, view),
    ...flowSources(flows.map(({ address }) => address)),
    ...messageSources(language, view.areas),
  ], [...componentSources(slots), ...(hasAddedSearch ? [pageSearch.source] : [])]);
  const shared = settled.inTime ? Math.min(sharedSeconds, (boundary - nowMs) / 1000) : 0;
  if (request.as === 'state') {
    // Engines read documents.
    const { header: _header, footer: _footer, ...chromeOfVisit } = chrome;
    const sent = around.isLeftOut ? { ...state, chrome: chromeOfVisit } : state;
    const answer: SentPageAnswer = { status, head: { ...headFacts(head, state), structuredData: null }, state: sent, styles: assets.styles, scripts: assets.modules, build: assets.entry };
    return { status, body: json(answer), inline: NOTHING_INLINE, sharedSeconds: shared, parts: file ? [around, file] : [around] };
  }
  const [View] = await Promise.all([loadView(view), loadComponents(slots), hasAddedSearch && pageSearch.load(), finalContext.pageType === 'listing' && emptyListing.load(), addressNotices.load()]);
  const markup = renderMarkup({ page: shopView({ bus, state, translator, View }), state, translator });
  const { html, inline } = renderDocument({ head, state, json, markup, assets, errorsTo: options.errorsTo, failed: { text: translator('guide.page.failed'), again: translator('shell.retry') } });
  return { status, body: html, inline, sharedSeconds: shared };
}

/** The only part that is a file of its own. */
function fileOf(starts: readonly FlowStart[], known: readonly string[]): StatePart | undefined {
  const [file, ...further] = starts.flatMap(({ files = [] }) => files);
  return file && further.length === 0 ? partOf(file.href, known) : undefined;
}

function partOf(name: string, known: readonly string[]): StatePart {
  return { name, isLeftOut: known.includes(name) };
}

function redirected({ redirect, status }: Redirect): Omit<PageResponse, 'setCookies'> {
  return { status, location: redirect, body: '', inline: NOTHING_INLINE, sharedSeconds: 0 };
}
