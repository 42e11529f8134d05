/** Renders one page for one visitor: load, settle, judge, serialise, render. Only what is the same for everybody outlives its request. */
import type { ComponentType } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { snapshotVersion } from '../../../machines/snapshot-version.ts';
import type { Api } from '../../api/create-api.ts';
import { fetchOrEmpty, soonOrNever } from '../../api/fetch-or-empty.ts';
import { withTimeout } from '../../api/timeout.ts';
import type { Fetch } from '../../api/create-client.ts';
import type { BasicCredentials } from '../../api/middleware/basic-auth.ts';
import { asksForSearch } from '../../content/asks-for-search.ts';
import { contentSlots, filledSlots } from '../../content/content-slots.ts';
import { visibleSlots } from '../../content/visible-slots.ts';
import { DEFAULT_LANGUAGE, localisedPath, splitLanguage } from '../../domain/market/language.ts';
import { isCheckoutPage } from '../../domain/routes/checkout-pages.ts';
import { isTripType } from '../../domain/search/trip-types.ts';
import { defaultSearchState } from '../../domain/search/search-state.ts';
import { MARKET } from '../../domain/market/market.ts';
import { hasSession } from '../../domain/routes/page-audience.ts';
import type { PageType } from '../../domain/routes/page-types.ts';
import { SURROUNDINGS } from '../../domain/routes/surroundings.ts';
import { parseQueryString } from '../../domain/urls/encoding/query-string.ts';
import { loginPath } from '../../domain/urls/pages/return-to.ts';
import { rememberedOf } from '../../domain/visitor/remembered.ts';
import { endOfDay, nextValidityBoundary } from '../../domain/content/validity-boundary.ts';
import type { Language } from '../../domain/market/language.ts';
import type { PolicyContext } from '../../policies/policy.ts';
import { createServerPorts } from '../../ports/server-ports.ts';
import { ApiError } from '../../api/api-error.ts';
import { problemOf } from '../../api/problem-of.ts';
import { deferredFlowsOf } from '../../routes/deferred-flows.ts';
import { headOf } from '../../routes/page-head.ts';
import { pageLoader } from '../../routes/page-loaders.ts';
import type { PageLoader, PagePlan, Redirect, Visit } from '../../routes/page-plan.ts';
import { slotsOf } from '../../routes/page-state.ts';
import type { CmsPage, FlowStart, GlobalBlock, PageChrome, PageContext, PageState, PolicyFacts } from '../../routes/page-state.ts';
import { createShopRouter, pageMatcher, tidyPath } from '../../routes/shop-router.ts';
import type { MatchedPage, MatchPage } from '../../routes/shop-router.ts';
import { noticePlan, withHelp } from '../../routes/pages/notice.page.ts';
import { parseCookies } from './cookies.ts';
import { createBus } from '../../bus/bus.ts';
import { createPage } from '../page/create-page.ts';
import { headFacts } from '../page/head-facts.ts';
import type { PageAnswer } from '../../routes/page-answer.ts';
import type { Page } from '../page/create-page.ts';
import { renderDocument } from './document.ts';
import type { ErrorsTo, PageAssets } from './document.ts';
import { flowSources } from './flow-sources.ts';
import { createFlowCache } from './flow-cache.ts';
import type { FlowCache, Settled } from './flow-cache.ts';
import { createMarkupRenderer } from './markup-cache.tsx';
import type { RenderMarkup } from './markup-cache.tsx';
import type { InlineSources, PageRequest, PageResponse } from './page-request.ts';
import { componentSources, loadComponents } from '../../content/component-registry.ts';
import { messageSources } from '../../i18n/load-messages.ts';
import { pageView, viewSources } from '../page/page-views.ts';
import type { PageView } from '../page/page-views.ts';
import { addressNotices } from '../../views/listing/address-notices-place.tsx';
import { emptyListing } from '../../views/listing/empty-listing-place.tsx';
import { pageSearch } from '../../views/page-search.tsx';
import { createServerApi } from './server-api.ts';
import { isBusy, settle } from './settle.ts';
import { settledBus, snapshotsOf } from './settled-bus.ts';
import { createSharedAnswers, deepFreeze } from './shared-answers.ts';
import { sharingApi } from './sharing-api.ts';
import type { SharingApi } from './sharing-api.ts';
import { shopView } from '../page/shop-view.tsx';
import { createStateFiles } from './state-files.ts';
import type { Publish } from './state-files.ts';
import { createStateJson } from './state-json.ts';
import type { StateJson } from './state-json.ts';
import { createTexts } from './page-messages.ts';
import type { TextsOf } from './page-messages.ts';

/** Where the server says nothing else. */
const SETTLE_DEADLINE_MS = 3000;
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
  const matchPage = pageMatcher(createShopRouter(DEFAULT_LANGUAGE));
  const views = new Map<PageView, Promise<ComponentType>>();
  const loadView = (view: PageView) => {
    const loading = views.get(view) ?? view.load();
    views.set(view, loading);
    return loading;
  };
  const flowCache = createFlowCache({ answers, entries: CACHED_FLOWS });
  return async (request) => {
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
      const context = await contextOf({ route, language, path, search, request, api: own, options: { ...options, log } });
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
      const setCookies = [...jar.setCookies()];
      // What a visitor's own cookies or a failure have a part in is nobody else's page.
      const isPersonal = sharing.askedOwn() || setCookies.length > 0;
      const isShared = !request.audience.isPrivate && !isPersonal && isWhole;
      return { ...page, setCookies, isPersonal, sharedSeconds: isShared ? page.sharedSeconds : 0 };
    } finally {
      stop();
    }
  };
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
  const plan = isClosed ? loginOf(visit) : await planOf(visit, load, options);
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
  const settled = await settledFlows(parts, flows, { ...policy, language, path, url: localisedPath(language, path) + context.query, pageType: finalContext.pageType });
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
    ...(search && { search: withoutComponents(search) }),
    around: await aroundOf(blocks, plan, api, context, options.log),
    cms: plan.cms && shownOf(plan.cms),
  };
  const stateFile = request.as === 'state' ? fileOf(settled.starts, request.stateFile) : undefined;
  const state: PageState = { context: finalContext, chrome, data: plan.data, dictionary, policy, flows: request.as === 'state' && !stateFile?.isLeftOut ? settled.wholeStarts : settled.starts, later: deferredFlowsOf(finalContext.pageType, hasSearch) };
  const slots = slotsOf(chrome);
  const assets = options.assetsOf([
    ...viewSources(finalContext.pageType, view),
    ...flowSources(flows.map(({ address }) => address)),
    ...messageSources(language, view.areas),
  ], [...componentSources(slots), ...(hasAddedSearch ? [pageSearch.source] : [])]);
  const shared = settled.inTime ? Math.min(sharedSeconds, (boundary - nowMs) / 1000) : 0;
  if (request.as === 'state') {
    const answer: PageAnswer = { status, head: headFacts(head, state), state, styles: assets.styles, scripts: assets.modules, build: assets.entry };
    return { status, body: json(answer), inline: NOTHING_INLINE, sharedSeconds: shared, ...(stateFile && { stateFile }) };
  }
  const [View] = await Promise.all([loadView(view), loadComponents(slots), hasAddedSearch && pageSearch.load(), finalContext.pageType === 'listing' && emptyListing.load(), addressNotices.load()]);
  const markup = renderMarkup({ page: shopView({ bus, state, translator, View }), state, translator });
  const { html, inline } = renderDocument({ head, state, json, markup, assets, errorsTo: options.errorsTo, failed: { text: translator('guide.page.failed'), again: translator('shell.retry') } });
  return { status, body: html, inline, sharedSeconds: shared };
}

/**
 * Starts flows and waits for them, or takes what the same ones came to that were given the same answers. Their address has
 * a part in it by policies only: where those sent no command, it has none.
 */
async function settledFlows({ context, sharing, request, options, flowCache, withoutFiles }: VisitParts, flows: readonly FlowStart[], policyContext: PolicyContext): Promise<Settled & { inTime: boolean }> {
  const { url: _url, ...policy } = policyContext;
  const key = JSON.stringify([context.today, request.priceVersion, request.contentVersion, policy, flows]);
  const cached = request.preview ? undefined : flowCache.get(key, Temporal.Instant.from(context.now).epochMilliseconds);
  if (cached) return { ...cached, inTime: true };
  const asked = sharing.watch();
  let areAlone = true;
  const ports = createServerPorts(sharing.api);
  const page = await createPage({
    bus: createBus({ isWatched: false, report: options.report }),
    flows,
    portsOf: async () => ports,
    policyContext,
    onCommand: () => { areAlone = false; },
  });
  try {
    const inTime = await settle(page.bus, options.settleDeadline ?? SETTLE_DEADLINE_MS);
    const wholeStarts = deepFreeze(flows.map((start) => serialise(start, page)));
    const settled: Settled = { flows: snapshotsOf(page.bus), wholeStarts, starts: deepFreeze(wholeStarts.map(withoutFiles)) };
    if (inTime && areAlone && !asked.isPersonal) flowCache.put(key, settled, asked.given);
    return { ...settled, inTime };
  } finally {
    page.stop();
  }
}

/** The only part that is a file of its own, and whether the visit has it. */
function fileOf(starts: readonly FlowStart[], known: string | undefined): PageResponse['stateFile'] {
  const [file, ...further] = starts.flatMap(({ files = [] }) => files);
  return file && further.length === 0 ? { href: file.href, isLeftOut: file.href === known } : undefined;
}

function shownOf({ url, slots, breadcrumbs, banner, metaProperties, popup, sortCodes, menuCollapsed, globalSearch, organizationSchema }: CmsPage): PageChrome['cms'] {
  return {
    url, slots, breadcrumbs, metaProperties, sortCodes, menuCollapsed,
    ...(banner && { banner }), ...(popup?.active === true && { popup }), ...(globalSearch && { globalSearch }), ...(organizationSchema && { organizationSchema }),
  };
}

const bare = new WeakMap<GlobalBlock, GlobalBlock>();

/** A block without its components, the same object for the same block: markup is cached by it. */
function withoutComponents(block: GlobalBlock): GlobalBlock {
  if (block.components === undefined) return block;
  const { components: _components, ...rest } = block;
  const known = bare.get(block) ?? deepFreeze(rest);
  bare.set(block, known);
  return known;
}

/**
 * What header, footer and search show of components on this page, to this visitor. Of those limited to trip types or places, only
 * what is about the page; a page about none of them gets none of that [cms.header-components] [cms.globals].
 */
async function aroundOf(blocks: readonly GlobalBlock[], { about = {}, cms }: Pick<PagePlan, 'about' | 'cms'>, api: Api, context: PageContext, log: (message: string) => void): Promise<CmsPage['slots']> {
  const { tripType = '', directions = [] } = about;
  const query = { filterByTripTypes: tripType, filterByDirections: directions.slice(0, MOST_DIRECTIONS).join(',') };
  const limited = await Promise.all(blocks.filter(({ components = [] }) => components.length > 0).map(({ block }) => globalBlock(api, block as BlockName, log, query)));
  const slots = visibleSlots(limited.map(({ block, components = [] }) => ({ name: block, components })), context);
  return filledSlots(api, cms ?? { tiles: [] }, slots.filter(({ components }) => components.length > 0), log);
}

/** As many as the call's text takes. */
const MOST_DIRECTIONS = 3;

/** Whether editors give a search to a page that has none by itself; what only surrounds pages gives them none [cms.search-visible]. */
function addsSearch({ cms, flows }: PagePlan): boolean {
  return cms !== null && !SURROUNDINGS.has(cms.url) && asksForSearch(cms) && !flows.some(({ address }) => address === 'globalSearch');
}

function addedSearch({ globalSearch }: CmsPage, { today }: PageContext): FlowStart {
  const tripType = globalSearch?.tripType;
  return { address: 'globalSearch', input: { searchState: { ...defaultSearchState(), ...(isTripType(tripType) && { tripType }) }, today } };
}

function redirected({ redirect, status }: Redirect): Omit<PageResponse, 'setCookies'> {
  return { status, location: redirect, body: '', inline: NOTHING_INLINE, sharedSeconds: 0 };
}

function loginOf({ context: { path, query }, href }: Visit): Redirect {
  return { redirect: href(loginPath(href(path) + query)), status: 302 };
}

/**
 * A loader that fails is answered with the error page; an API's 404 with the notice that nothing is there, and so is
 * its 400: the address has parts that name nothing, e.g. one too long for any code.
 */
async function planOf(visit: Visit, load: PageLoader<PageType>, options: RendererOptions): Promise<PagePlan | Redirect> {
  return withHelp(visit, await loadedPlan(visit, load, options));
}

async function loadedPlan(visit: Visit, load: PageLoader<PageType>, { report }: RendererOptions): Promise<PagePlan | Redirect> {
  try {
    return await load(visit);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return loginOf(visit);
    if (problemOf(error).code === 'page-not-active') return noticePlan(visit, 'notActive');
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return noticePlan(visit, 'notFound');
    report(error instanceof Error ? error : new Error(String(error)));
    return noticePlan(visit, 'failed');
  }
}

interface ContextParts {
  route: MatchedPage | undefined;
  language: PageContext['language'];
  path: string;
  search: string;
  request: PageRequest;
  api: Api;
  options: RendererOptions;
}

async function contextOf({ route, language, path, search, request, api, options }: ContextParts): Promise<PageContext> {
  const { preview } = request;
  const now = preview?.at ? Temporal.Instant.from(preview.at) : options.now();
  const { userStatus, consent, operatingSystem } = request.audience;
  const cookies = parseCookies(request.cookie);
  const user = preview === undefined && hasSession(cookies) ? await fetchOrEmpty('user info', api.fetchUserInfo(), null, options.log) : null;
  return {
    pageType: route?.pageType ?? 'page404',
    language,
    path,
    query: search,
    origin: request.origin,
    now: now.toString(),
    today: now.toZonedDateTimeISO(MARKET.timeZone).toPlainDate().toString(),
    userStatus: preview?.userStatus ?? user?.user_status ?? userStatus,
    loggedIn: preview?.loggedIn ?? user?.authenticated ?? false,
    consent,
    operatingSystem,
    ...(preview && { preview: preview.token }),
  };
}

type BlockName = 'checkout-header' | 'dictionary' | 'footer' | 'global-search' | 'header';

/** Only active content is asked for [cms.globals]. */
function globalBlock(api: Api, block: BlockName, log: (message: string) => void, filters: { filterByTripTypes?: string; filterByDirections?: string } = {}): Promise<GlobalBlock> {
  return fetchOrEmpty(block, api.GET('/api/globals/{block}', { params: { path: { block }, query: { filterByActive: true, ...filters } } }), { block }, log);
}

/** The CMS page at a path; null where there is none. @throws ApiError page-not-active for one that editors took off [cms.inactive-page] */
async function cmsPageOf(api: Api, url: string) {
  try {
    return await api.GET('/api/www/cms/page', { params: { query: { url, depth: 2 } } });
  } catch (error) {
    // What only surrounds a page of the shop's own never takes that page away, least of all from somebody who is buying.
    if (error instanceof ApiError && error.status === 404 && (SURROUNDINGS.has(url) || problemOf(error).code !== 'page-not-active')) return null;
    throw error;
  }
}

function isMadeByEditors(route: MatchedPage | undefined): boolean {
  return route === undefined || route.name === 'campaign' || ['contentPage', 'homePage', 'tilesPage'].includes(route.pageType);
}

/** A settled flow is resumed from its snapshot; one that is still busy begins anew in the browser. */
function serialise({ address, input }: FlowStart, { bus }: Page): FlowStart {
  const actor: AnyActorRef | undefined = bus.actor(address);
  return actor === undefined || isBusy(actor) ? { address, input }
    : { address, input, snapshot: actor.getPersistedSnapshot(), version: snapshotVersion((actor.getSnapshot() as AnyMachineSnapshot).machine) };
}
