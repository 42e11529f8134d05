import type { components } from '../../../openapi/generated/excursions.ts';
import { activityQuery } from '../../api/activity-query.ts';
import { ApiError } from '../../api/api-error.ts';
import { fetchOrEmpty } from '../../api/fetch-or-empty.ts';
import { isIsoDate } from '../../domain/dates/iso-date.ts';
import { activityOrderPath, activityOutcomePath, activitySearchPath } from '../../domain/urls/pages/activity-url.ts';
import type { ActivitySearch } from '../../domain/urls/pages/activity-url.ts';
import type { PageLoader, PagePlan, Visit } from '../page-plan.ts';
import type { CmsPage } from '../page-state.ts';
import { noticePlan } from './notice.page.ts';

type Schemas = components['schemas'];
export type ActivityTile = Schemas['ActivityTile'];

export interface ExcursionHomeData {
  popular: ActivityTile[];
  prices: Schemas['TopPrice'][];
}

export interface ExcursionSearchData {
  list: Schemas['ActivityList'];
  search: ActivitySearch;
  /** The last day as it was written, where it is before the first. */
  reversedTo: string | null;
  /** What of the address could not be read or cannot be, as addresses of listings name it. */
  dropped: string[];
}

export type ExcursionActivityData =
  | { kind: 'activity'; activity: Schemas['Activity']; dropped: string[] }
  /** There is no such activity, or no more: what is near instead. */
  | { kind: 'missing'; near: ActivityTile[]; place: string | null };

export type ExcursionPaymentData = { kind: 'basket' } | { kind: 'order'; advance: Schemas['AdvancePayment']; isSandbox: boolean } | { kind: 'outcome' };

const SORTS = ['popular', 'price', 'priceDESC', 'rating', 'duration'] as const;
const NEAR_COUNT = 6;
const USUAL_PEOPLE = 2;
/** Stands around the basket, the payment and what came of it. */
const PAYMENT = '/vylety/platba';

/** [route.excursions] */
export const excursionHomePage: PageLoader<'excursionHome'> = async ({ api, cmsPage, log, t }) => {
  const [{ activities: popular }, { regions: prices }] = await Promise.all([
    fetchOrEmpty('most popular activities', api.GET('/api/www/activity/most-popular', { params: { query: { limit: 8 } } }), { activities: [] }, log),
    fetchOrEmpty('activity prices', api.GET('/api/www/activity/top-prices', {}), { regions: [] }, log),
  ]);
  const data: ExcursionHomeData = { popular, prices };
  return plan(data, { title: t('excursions.home.title'), description: t('excursions.home.lead'), canonical: '/vylety', indexed: true, shared: 60, cms: await cmsPage('/vylety') });
};

/** [route.excursions] */
export const excursionSearchPage: PageLoader<'excursionSearch'> = async (visit) => {
  const { api, t } = visit;
  const { search, reversedTo, dropped } = searchOf(visit);
  try {
    const list = await api.GET('/api/www/activity/activities', { params: { query: { ...activityQuery(search), page: Number(search.page ?? 0) } } });
    if (list.region !== (search.region ?? null)) return { redirect: visit.href(activitySearchPath({ ...search, region: list.region ?? undefined, query: undefined, to: search.to ?? reversedTo ?? undefined })), status: 303 };
    const data: ExcursionSearchData = { list, search, reversedTo, dropped };
    const title = list.place === null ? t('excursions.results.title') : t('excursions.results.titleIn', { place: list.place });
    return plan(data, { title, description: t('excursions.home.lead'), canonical: activitySearchPath({ region: search.region }), indexed: true, shared: 60, cms: await visit.cmsPage('/vylety/hledani') });
  } catch (error) {
    if (!isMissing(error)) throw error;
    return missingPlan(visit, undefined);
  }
};

/** [route.excursions] */
export const excursionActivityPage: PageLoader<'excursionActivity'> = async (visit) => {
  const { api, context, params: { id: activityId, region } } = visit;
  const { search: { from, to, people }, dropped } = searchOf(visit);
  try {
    const [activity, { requiredInfo }] = await Promise.all([
      api.GET('/api/www/activity/activities/{activityId}', { params: { path: { activityId }, query: { from, to } } }),
      api.GET('/api/www/activity/activities/{activityId}/required-info', { params: { path: { activityId } } }),
    ]);
    if (decodeURI(context.path) !== activity.url) return { redirect: visit.href(activity.url) + context.query, status: 301 };
    const { prices, currency, mostPeople, times, timesFrom, timesTo, hasLater } = activity;
    const mayCome = people !== undefined && Number(people) <= mostPeople;
    const data: ExcursionActivityData = { kind: 'activity', activity, dropped: people === undefined || mayCome ? dropped : [...dropped, 'ctAdult'] };
    const input = {
      activity: { activityId: activity.activityId, prices, currency, requiredInfo, mostPeople, times, timesFrom, timesTo, hasLater },
      day: times.some(({ day }) => day === from) ? from : null,
      people: { adult: mayCome ? Number(people) : Math.min(mostPeople, USUAL_PEOPLE), child: 0, infant: 0 },
    };
    return { ...plan(data, { title: `${activity.name}, ${activity.region}`, description: activity.summary, canonical: activity.url, indexed: true, shared: 0, cms: await visit.cmsPage(activity.url) }), flows: [{ address: 'activity', input }] };
  } catch (error) {
    if (!isMissing(error)) throw error;
    return missingPlan(visit, region);
  }
};

/** The basket, or an order that is to be paid or looked at [route.excursions]. */
export const excursionPaymentPage: PageLoader<'excursionPayment'> = async (visit) => {
  const { api, query, t } = visit;
  const orderId = query.get('order')?.[0];
  const head = { description: '', canonical: PAYMENT, indexed: false, shared: 0, cms: await visit.cmsPage(PAYMENT) };
  if (orderId === undefined) {
    const cart = await api.GET('/api/www/activity/cart', {});
    const data: ExcursionPaymentData = { kind: 'basket' };
    return { ...plan(data, { title: t('excursions.basket.title'), ...head }), flows: [{ address: 'activityBasket', input: { cart } }] };
  }
  const of = { path: { orderId }, query: { token: tokenOf(visit) } };
  const [info, advance, { banks, isSandbox }] = await Promise.all([
    api.GET('/api/www/activity/payment-info/{orderId}', { params: of }),
    api.GET('/api/www/activity/advance-payments/{orderId}', { params: of }),
    api.GET('/api/www/activity/available-banks', {}),
  ]);
  const data: ExcursionPaymentData = { kind: 'order', advance, isSandbox };
  const input = { order: info.order, variants: info.variants, banks, key: crypto.randomUUID(), underWay: info.underWay, transaction: null };
  return { ...plan(data, { title: t('excursions.payment.title'), ...head }), flows: [{ address: 'activityOrder', input }] };
};

/** Back from the bank: its word decides which of the two pages it is [route.excursions]. */
const outcomePage = (expected: 'paid' | 'failed'): PageLoader<'excursionPaymentSuccess' | 'excursionPaymentFailed'> => async (visit) => {
  const { api, params: { transactionId }, t } = visit;
  const token = tokenOf(visit);
  const transaction = await api.POST('/api/www/activity/confirmations', { body: { transactionId, ...(token !== undefined && { token }) } });
  // Another payment has taken the place of this one: nothing is to be tried again.
  const isSettledOtherwise = transaction.order.status === 'paid' && (transaction.status === 'refused' || transaction.status === 'cancelled');
  if (isSettledOtherwise) return { redirect: visit.href(activityOrderPath(transaction.order.orderId, transaction.order.token)), status: 303 };
  const outcome = transaction.status === 'paid' || transaction.status === 'pending' ? 'paid' : 'failed';
  if (outcome !== expected) return { redirect: visit.href(activityOutcomePath(outcome, transactionId, transaction.order.token)), status: 303 };
  const order = await api.GET('/api/www/activity/info/{orderId}', { params: { path: { orderId: transaction.order.orderId }, query: { token: transaction.order.token } } });
  const data: ExcursionPaymentData = { kind: 'outcome' };
  return {
    ...plan(data, { title: t(transaction.status === 'returned' ? 'excursions.returned.title' : `excursions.${expected}.title`), description: '', canonical: visit.context.path, indexed: false, shared: 0, cms: await visit.cmsPage(PAYMENT) }),
    flows: [{ address: 'activityOrder', input: { order, variants: [], banks: [], key: '', underWay: null, transaction } }],
  };
};

export const excursionPaymentSuccessPage = outcomePage('paid');
export const excursionPaymentFailedPage = outcomePage('failed');

/** What the address says, without what cannot be: days that have passed or are reversed, other sorts, no people. */
function searchOf({ query, context: { today } }: Visit): { search: ActivitySearch; reversedTo: string | null; dropped: string[] } {
  const one = (name: string) => query.get(name)?.[0]?.trim() || undefined;
  const day = (name: string) => {
    const value = one(name);
    return isIsoDate(value) && value >= today ? value : undefined;
  };
  const whole = (name: string, least: number, most: number) => (Number.isInteger(Number(one(name))) && Number(one(name)) >= least && Number(one(name)) <= most ? one(name) : undefined);
  const [first, last] = [day('from'), day('to')];
  const isReversed = first !== undefined && last !== undefined && last < first;
  const search: ActivitySearch = {
    region: one('region')?.slice(0, 80), query: one('query')?.slice(0, 80), category: one('category')?.slice(0, 20), guide: one('guide')?.slice(0, 2),
    from: first ?? (last === undefined ? undefined : today), to: isReversed ? undefined : last,
    people: whole('people', 1, 300), sort: SORTS.find((sort) => sort === one('sort')), page: whole('page', 1, 100),
  };
  const faults: [key: string, isFault: boolean][] = [
    ['startDate', one('from') !== undefined && first === undefined],
    ['endDate', one('to') !== undefined && last === undefined],
    ['ctAdult', one('people') !== undefined && search.people === undefined],
    ['sort', one('sort') !== undefined && search.sort === undefined],
  ];
  return { search, reversedTo: isReversed ? last : null, dropped: faults.filter(([, isFault]) => isFault).map(([key]) => key) };
}

interface Head {
  title: string;
  description: string;
  canonical: string;
  indexed: boolean;
  /** Seconds for which others get the same page. */
  shared: number;
  /** What editors put around the page. */
  cms: CmsPage | null;
}

function plan<Data>(data: Data, { shared, cms, ...head }: Head, status = 200): PagePlan<Data> {
  return { data, cms, flows: [], conclude: () => ({ status, head, sharedSeconds: shared }) };
}

/** Nothing is here, but something is near. */
async function missingPlan(visit: Visit, region: string | undefined): Promise<PagePlan> {
  const { api, t, context } = visit;
  const near = async (slug: string | undefined): Promise<Schemas['ActivityList'] | null> => {
    try {
      return await api.GET('/api/www/activity/activities', { params: { query: { region: slug } } });
    } catch (error) {
      if (!isMissing(error)) throw error;
      return null;
    }
  };
  const list = (await near(region)) ?? (await near(undefined));
  if (list === null) return noticePlan(visit, 'notFound');
  const data: ExcursionActivityData = { kind: 'missing', near: list.activities.slice(0, NEAR_COUNT), place: list.place };
  return { ...plan(data, { title: t('excursions.missing.title'), description: '', canonical: context.path, indexed: false, shared: 0, cms: null }, 404), pageType: 'excursionActivity' };
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function tokenOf({ query }: Visit): string | undefined {
  return query.get('token')?.[0];
}

