import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES, localisedPath } from '../domain/market/language.ts';
import { ACCOUNT_PAGE_TYPES, EXCURSION_PAGE_TYPES, SHOP_PAGE_TYPES } from '../domain/routes/page-types.ts';
import type { PageType } from '../domain/routes/page-types.ts';
import { CHECKOUT_RESERVATION_FAILED_PATH, CHECKOUT_STEPS, checkoutReservationPath, orderPlacedPath, paymentConfirmPath, paymentFailedPath, paymentPath, paymentSuccessPath, processPaymentPath } from '../domain/urls/pages/checkout-url.ts';
import { directionsPath } from '../domain/urls/pages/directions-url.ts';
import type { PageData } from './route-tree.ts';
import { createShopRouter, pageMatcher, tidyPath } from './shop-router.ts';

const router = createShopRouter(DEFAULT_LANGUAGE);
const resolve = pageMatcher(router);
const pages = Object.values(router.routesById).flatMap((route) => route.options.staticData?.page ?? []);

/** Address, page type, parameters. */
type Row = readonly [string, PageType, Record<string, string>];

const shop: Row[] = [
  ['/editor', 'editor', {}],
  ['/editor/page/first-minute', 'editor', { kind: 'page', name: 'first-minute' }],
  ['/editor/desk', 'editorDesk', {}],
  ['/editor/desk/kX3-_aB9', 'editorDesk', { threadId: 'kX3-_aB9' }],
  ['/editor/files/pictures', 'contentPage', { path: 'editor/files/pictures' }],
  ['/editor/password', 'editorPassword', {}],
  ['/', 'homePage', {}],
  ['/dovolena', 'directions', {}],
  ['/dovolena/', 'directions', {}],
  ['/hledani', 'listing', {}],
  ['/dovolena/nabidky-letecky', 'listing', { type: 'letecky' }],
  ['/dovolena/recko/nabidky-letecky', 'listing', { direction: 'recko', type: 'letecky' }],
  ['/dovolena/recko/kreta/nabidky-autem', 'listing', { direction: 'recko', region: 'kreta', type: 'autem' }],
  ['/dovolena/recko/kreta/malia/nabidky-okruzni', 'listing', { direction: 'recko', region: 'kreta', resort: 'malia', type: 'okruzni' }],
  ['/dovolena/aurora-grk1042', 'hotelCard', { hotelCardPath: 'aurora-grk1042' }],
  ['/dovolena/recko/kreta/malia/aurora-grk1042/OfferCodeWS/GRK1042_PRG_20260712_07_AI_DR2', 'hotelCard', { hotelCardPath: 'recko/kreta/malia/aurora-grk1042/OfferCodeWS/GRK1042_PRG_20260712_07_AI_DR2' }],
  ['/wypoczynek/grecja/wyloty-z-praga', 'listing', { direction: 'grecja', city: 'praga' }],
  ['/wypoczynek/grecja/kreta/wyloty-z-praga', 'listing', { direction: 'grecja', region: 'kreta', city: 'praga' }],
  ['/wypoczynek/grecja/kreta/malia/wyloty-z-brno-mesto', 'listing', { direction: 'grecja', region: 'kreta', resort: 'malia', city: 'brno-mesto' }],
  ['/directions/letecky/recko', 'directions', { type: 'letecky', direction: 'recko' }],
  ['/directions/letecky/recko/kreta/malia', 'directions', { type: 'letecky', direction: 'recko', region: 'kreta', resort: 'malia' }],
  ['/directions/letecky/recko/zima/malia', 'directions', { type: 'letecky', direction: 'recko', resort: 'malia' }],
  ['/directions/lyze/rakousko/zima/zima', 'directions', { type: 'lyze', direction: 'rakousko' }],
  ['/direction-flights/praha/recko', 'directions', { city: 'praha', direction: 'recko' }],
  ['/direction-flights/praha/recko/zima/malia', 'directions', { city: 'praha', direction: 'recko', resort: 'malia' }],
  ['/checkout/rezervace/A_1', 'checkoutReservation', { offerCode: 'A_1', pageType: 'participants' }],
  ['/checkout/rezervace/A_1/doporuceni', 'checkoutReservation', { offerCode: 'A_1', pageType: 'recommendations' }],
  ['/checkout/rezervace/A_1/souhrn', 'checkoutReservation', { offerCode: 'A_1', pageType: 'summary' }],
  ['/checkout/rezervace/neuspesna', 'checkoutReservationFailed', {}],
  ['/checkout/platba/Z1', 'checkoutPayment', { orderId: 'Z1' }],
  ['/checkout/platba/probehla-uspesne/Z1', 'checkoutPaymentSuccess', { orderId: 'Z1' }],
  ['/platba-negativni/Z1', 'checkoutPaymentFailed', { orderId: 'Z1' }],
  ['/checkout/payment/confirm/Z1', 'checkoutPaymentConfirm', { orderId: 'Z1' }],
  ['/pz/order-placed/abc', 'checkoutOrderPlaced', { encodedData: 'abc' }],
  ['/processPayment', 'processPayment', {}],
  ['/processPayment/Z1', 'processPayment', { orderId: 'Z1' }],
  ['/oblibene', 'wishlist', {}],
  ['/porovnani', 'compare', {}],
  ['/kviz', 'quiz', {}],
  ['/nejnizsi-ceny', 'lowestPriceChart', {}],
  ['/kontakt/cestovni-kancelar', 'contentPageContactOffices', {}],
  ['/kontakt/cestovni-kancelar/brno', 'contentPageContactCity', { city: 'brno' }],
  ['/kontakt/cestovni-kancelar/brno/ceska-1/7', 'contentPageContactOffice', { city: 'brno', address: 'ceska-1', officeId: '7' }],
  ['/vyhledavac-letu', 'charters', { path: 'vyhledavac-letu' }],
  ['/pokrocily-vyhledavac-letu', 'charters', { path: 'pokrocily-vyhledavac-letu' }],
  ['/wyszukiwarka-lotow', 'charters', { path: 'wyszukiwarka-lotow' }],
  ['/zaawansowana-wyszukiwarka-lotow', 'charters', { path: 'zaawansowana-wyszukiwarka-lotow' }],
  ['/chartersLandingPage/recko', 'chartersLandingPage', { pageType: 'recko' }],
  ['/newsletter', 'contentPage', { path: 'newsletter' }],
  ['/przedsprzedaz', 'contentPage', { path: 'przedsprzedaz' }],
  ['/tilesPage/zima/alpy', 'tilesPage', { path: 'zima/alpy' }],
  ['/o-nas/lide', 'contentPage', { path: 'o-nas/lide' }],
];

const tiles = ['zima', 'recenze', 'znate-z-tv', 'exotika', 'leto-2024', 'milion-klientow', 'vlastni-doprava'];
const campaigns = [
  'zimni-dovolena', 'first-minute', 'silvestr', 'jarni-prazdniny', 'odlety-z-brna', 'odlety-z-ostravy',
  'odlety-z-madeiry', 'turecko-nabidky', 'vlastni-doprava-leto',
];

const excursions: Row[] = [
  ['/vylety', 'excursionHome', {}],
  ['/vylety/hledani', 'excursionSearch', {}],
  ['/vylety/kreta/jeep-safari-e12', 'excursionActivity', { region: 'kreta', name: 'jeep-safari', id: 'e12' }],
  ['/vylety/platba', 'excursionPayment', {}],
  ['/vylety/platba/uspesna/T1', 'excursionPaymentSuccess', { transactionId: 'T1' }],
  ['/vylety/platba/neuspesna/T1', 'excursionPaymentFailed', { transactionId: 'T1' }],
];

const account: Row[] = [
  ['/mytui', 'mytuiReservations', {}],
  ['/mytui/login', 'mytuiAuthLogin', {}],
  ['/mytui/register', 'mytuiAuthRegister', {}],
  ['/mytui/register-success', 'mytuiAuthRegisterSuccess', {}],
  ['/mytui/password-reset', 'mytuiAuthPasswordReset', {}],
  ['/mytui/password-change', 'mytuiAuthPasswordChange', {}],
  ['/mytui/resend-activation', 'mytuiAuthResendActivation', {}],
  ['/mytui/deactivate', 'mytuiAuthDeactivate', {}],
  ['/mytui/settings', 'mytuiSettings', {}],
  ['/mytui/help', 'mytuiHelp', {}],
  ['/mytui/preview', 'mytuiReservationPreview', {}],
  ['/mytui/mailbox', 'mytuiMailbox', {}],
  ['/mytui/mailbox/5', 'mytuiMailboxId', { id: '5' }],
  ['/mytui/complaints', 'mytuiComplaints', {}],
  ['/mytui/complaints/5', 'mytuiComplaintsId', { id: '5' }],
  ['/mytui/payment-failure/5', 'mytuiPaymentFailure', { id: '5' }],
  ['/mytui/payment/success/5', 'mytuiPaymentSuccess', { id: '5' }],
];

const tabs: Row[] = [
  ['/mytui/reservation/5', 'mytuiReservation', { id: '5' }],
  ['/mytui/reservation/5/summary', 'mytuiReservation', { id: '5' }],
  ['/mytui/reservation/5/travel', 'mytuiReservationTravel', { id: '5' }],
  ['/mytui/reservation/5/guide', 'mytuiReservationGuide', { id: '5' }],
  ['/mytui/reservation/5/hotel', 'mytuiReservationHotel', { id: '5' }],
  ['/mytui/reservation/5/documents', 'mytuiReservationDocuments', { id: '5' }],
  ['/mytui/reservation/5/chat', 'mytuiReservationChat', { id: '5' }],
  ['/mytui/reservation/5/management', 'mytuiReservationManagement', { id: '5' }],
  ['/mytui/reservation/5/payment', 'mytuiReservationPayment', { id: '5' }],
  ['/mytui/reservation/5/additional-services', 'mytuiReservationUpsells', { id: '5' }],
];

/** Address, internal identifier, page type. */
const internalPages: (readonly [string, string, PageType])[] = [
  ['/charters/x/y', 'charters/[...path]', 'charters'],
  ['/chartersLandingPage/x/y', 'chartersLandingPage/[...path]', 'chartersLandingPage'],
  ['/checkout/reservation/A_1/recommendations', 'checkout/reservation/[offerCode]/[pageType]', 'checkoutReservation'],
  ['/checkout/reservation/failed', 'checkout/reservation/failed', 'checkoutReservationFailed'],
  ['/checkout/payment/Z1', 'checkout/payment/[orderId]', 'checkoutPayment'],
  ['/checkout/payment/failed/Z1', 'checkout/payment/failed/[orderId]', 'checkoutPaymentFailed'],
  ['/checkout/payment/success/Z1', 'checkout/payment/success/[orderId]', 'checkoutPaymentSuccess'],
  ['/checkout/order-placed/Z1', 'checkout/order-placed/[orderId]', 'checkoutOrderPlaced'],
  ['/contentPage/o-nas/lide', 'contentPage/[...path]', 'contentPage'],
  ['/contentPage/offices', 'contentPage/offices', 'contentPageContactOffices'],
  ['/contentPage/offices/brno', 'contentPage/offices/[city]', 'contentPageContactCity'],
  ['/contentPage/offices/brno/ceska-1/7', 'contentPage/offices/[city]/[address]/[officeId]', 'contentPageContactOffice'],
  ['/directions', 'directions', 'directions'],
  ['/directions/recko', 'directions/[...path]', 'directions'],
  ['/hotelCard/recko/aurora-grk1042', 'hotelCard/[...hotelCardPath]', 'hotelCard'],
  ['/listing/withQuery/recko/kreta', 'listing/[withQuery]/[...path]', 'listing'],
  ['/listing/recko/kreta', 'listing/[...path]', 'listing'],
  ['/lowestPriceChart', 'lowestPriceChart', 'lowestPriceChart'],
  ['/quiz', 'quiz', 'quiz'],
  ['/processPayment', 'processPayment', 'processPayment'],
  ['/tilesPage/zima', 'tilesPage/[...path]', 'tilesPage'],
  ['/wishlist', 'wishlist', 'wishlist'],
  ['/404', '404', 'page404'],
  ['/error', 'error page', 'error'],
  ['/pageError', 'error page', 'pageError'],
  ['/home', 'home', 'homePage'],
];

const found = (path: string) => {
  const resolved = resolve(path);
  return [path, resolved?.pageType, resolved?.params];
};

it.each(shop)('%s is %s [page.types] [route.listing-types] [route.hotel-card]', (...row) => expect(found(row[0])).toEqual(row));

it.each(excursions)('%s is %s [route.excursions]', (...row) => expect(found(row[0])).toEqual(row));

it.each(account)('%s is %s [route.account]', (...row) => expect(found(row[0])).toEqual(row));

it.each(tabs)('%s is %s [route.reservation-tabs]', (...row) => expect(found(row[0])).toEqual(row));

it.each(tiles)('/%s is a tile page [page.tiles]', (path) => {
  expect(found(`/${path}`)).toEqual([`/${path}`, 'tilesPage', { path }]);
});

it.each(campaigns)('/%s is a campaign listing [page.campaigns]', (path) => {
  expect(resolve(`/${path}`)).toMatchObject({ pageType: 'listing', name: 'campaign', params: { path } });
});

it.each(internalPages)('%s is the internal page %s [page.internal-ids]', (path, internalId, pageType) => {
  expect(resolve(path)).toMatchObject({ internalId, pageType });
});

it('has an address for every page type [page.types]', () => {
  const reached = new Set(pages.map(({ pageType }) => pageType));
  const pageTypes = [...SHOP_PAGE_TYPES, ...ACCOUNT_PAGE_TYPES, ...EXCURSION_PAGE_TYPES];
  expect(pageTypes.filter((pageType) => !reached.has(pageType))).toEqual([]);
});

it('leaves no route of the table out of these tests [page.internal-ids]', () => {
  const paths = [...shop, ...excursions, ...account, ...tabs, ...internalPages].map(([path]) => path);
  const key = (page: Pick<PageData, 'pageType' | 'internalId' | 'name' | 'kind'> | undefined) =>
    [page?.pageType, page?.internalId, page?.name, page?.kind].join(' ');
  const tested = new Set([...paths, ...[...tiles, ...campaigns].map((path) => `/${path}`)].map((path) => key(resolve(path))));
  expect(pages.map(key).filter((route) => !tested.has(route))).toEqual([]);
});

it.each([
  ['/wyszukiwarka-lotow', 'charters'],
  ['/pokrocily-vyhledavac-letu', 'chartersAdvanced'],
  ['/newsletter', 'newsletter'],
  ['/przedsprzedaz', 'presale'],
  ['/wypoczynek/grecja/wyloty-z-praga', 'flightsListing'],
  ['/direction-flights/praha/recko', 'directionFlights'],
])('%s is told apart from pages of its type as %s [page.charters] [route.flights-listing]', (path, name) => {
  expect(resolve(path)?.name).toBe(name);
});

it('opens without login only what the spec opens; the login page is not flagged as open [account.guard] [account.login-not-open]', () => {
  const open = [...account, ...tabs].filter(([path]) => resolve(path)?.access === 'public').map(([path]) => path);
  expect(open).toEqual([
    '/mytui/register', '/mytui/register-success', '/mytui/password-reset', '/mytui/password-change',
    '/mytui/resend-activation', '/mytui/help', '/mytui/payment-failure/5', '/mytui/payment/success/5',
  ]);
  expect(shop.filter(([path]) => resolve(path)?.access !== 'public')).toEqual([]);
});

it('finds the same page behind every language prefix [market.languages]', () => {
  for (const [path, pageType, params] of [...shop, ...account, ...excursions]) {
    expect(resolve(localisedPath('uk', path))).toMatchObject({ pageType, params, lang: 'uk', path });
  }
});

it.each(['/dovolena/%', '/%E2%82', '/pl/kontakt/cestovni-kancelar/%zz'])('finds nothing behind %s and does not throw [page.errors]', (path) => {
  expect(resolve(path)).toBeUndefined();
});

it('decodes parameters, and never throws whatever the path [page.errors]', () => {
  expect(resolve('/kontakt/cestovni-kancelar/%C4%8Cesk%C3%BD%20Krumlov')?.params).toEqual({ city: 'Český Krumlov' });
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (path) => {
    expect(() => resolve(`/${path}`)).not.toThrow();
  }));
});

/** Query strings as people and campaigns write them: unknown, repeated, empty and colon-carrying parameters. */
const name = fc.constantFrom('q', 'fullPrice', 'utm_source', 'strana', 'x[]', 'a.b', '12E5', '%C4%8D');
const value = fc.constantFrom('', 'sort:price', 'sort:price:room:2', '12E5', 'true', 'null', '%5B1%5D', '"a"', 'a%20b', 'a+b', '%zz', '1', '{"a":1}');
const query = fc.array(fc.tuple(name, value), { maxLength: 5 }).map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`));
const paths = [...shop, ...excursions, ...account, ...tabs].map(([path]) => tidyPath(path));

it('changes and redirects no address, whatever its parameters [url.params] [page.internal-ids]', async () => {
  await fc.assert(fc.asyncProperty(fc.constantFrom(...LANGUAGES), fc.constantFrom(...paths), query, async (language, path, search) => {
    const browser = createShopRouter(language);
    const address = localisedPath(language, path) + search;
    const location = browser.buildLocation({ href: address } as never);
    expect(location.publicHref).toBe(encodeQuotes(address));
    expect(location.external).toBe(false);
    expect(resolve(localisedPath(language, path))).toMatchObject({ lang: language, path });
  }));
});

/** What a URL never holds as it is: browsers write it so before we see it. */
function encodeQuotes(address: string): string {
  const url = new URL(address, 'https://shop.example');
  return url.pathname + url.search;
}

it.each([['/', '/'], ['//', '/'], ['/pl/', '/pl'], ['//evil.example/', '/evil.example'], ['/dovolena//recko/nabidky-letecky/', '/dovolena/recko/nabidky-letecky']])('spells %s as %s', (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy);
});

it('leads to another host never, and to another spelling once', () => {
  fc.assert(fc.property(fc.array(fc.constantFrom('/', 'a', '.', '%2F')), (parts) => {
    const tidy = tidyPath(`/${parts.join('')}`);
    expect(tidy).toMatch(/^\/(?!\/)/);
    expect(tidyPath(tidy)).toBe(tidy);
  }));
});

it('finds the pages of addresses that the shop builds itself [page.payment] [page.payment-success] [page.directions]', () => {
  const built = [paymentPath('Z 1'), paymentSuccessPath('Z1'), paymentFailedPath('Z1'), paymentConfirmPath('Z1'), orderPlacedPath('abc'), processPaymentPath('Z1'), CHECKOUT_RESERVATION_FAILED_PATH];
  expect(built.map(found)).toEqual([
    ['/checkout/platba/Z%201', 'checkoutPayment', { orderId: 'Z 1' }],
    ['/checkout/platba/probehla-uspesne/Z1', 'checkoutPaymentSuccess', { orderId: 'Z1' }],
    ['/platba-negativni/Z1', 'checkoutPaymentFailed', { orderId: 'Z1' }],
    ['/checkout/payment/confirm/Z1', 'checkoutPaymentConfirm', { orderId: 'Z1' }],
    ['/pz/order-placed/abc', 'checkoutOrderPlaced', { encodedData: 'abc' }],
    ['/processPayment/Z1', 'processPayment', { orderId: 'Z1' }],
    ['/checkout/rezervace/neuspesna', 'checkoutReservationFailed', {}],
  ]);
  expect(CHECKOUT_STEPS.map((step) => resolve(checkoutReservationPath('A_1', step))?.params)).toEqual(
    CHECKOUT_STEPS.map((pageType) => ({ offerCode: 'A_1', pageType })),
  );
  expect(resolve(directionsPath('letecky', { direction: 'recko', resort: 'malia' }))?.params).toEqual({ type: 'letecky', direction: 'recko', resort: 'malia' });
});
