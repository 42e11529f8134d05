/** Every address of the specification answers with its page type. */
import { expect, test } from '../fixtures.ts';
import type { Offer } from '../shop-api.ts';
import { placeOrder, someOffer } from '../shop-api.ts';

const publicAddresses: [address: string, pageType: string][] = [
  ['/', 'homePage'],
  ['/dovolena', 'directions'],
  ['/dovolena/nabidky-letecky', 'listing'],
  ['/dovolena/recko/nabidky-letecky', 'listing'],
  ['/dovolena/recko/kreta/nabidky-letecky', 'listing'],
  ['/dovolena/nabidky-autem', 'listing'],
  ['/dovolena/nabidky-okruzni', 'listing'],
  ['/dovolena/nabidky-lyze', 'listing'],
  ['/dovolena/nabidky-charter', 'listing'],
  ['/wypoczynek/recko/wyloty-z-praha', 'listing'],
  ['/directions/dovolena/recko', 'directions'],
  ['/directions/dovolena/recko/zima', 'directions'],
  ['/direction-flights/praha/recko', 'directions'],
  ['/oblibene', 'wishlist'],
  ['/porovnani', 'compare'],
  ['/kviz', 'quiz'],
  ['/nejnizsi-ceny', 'lowestPriceChart'],
  ['/processPayment', 'processPayment'],
  ['/checkout/rezervace/neuspesna', 'checkoutReservationFailed'],
  ['/kontakt/cestovni-kancelar', 'contentPageContactOffices'],
  ['/kontakt/cestovni-kancelar/praha', 'contentPageContactCity'],
  ['/kontakt/cestovni-kancelar/praha/na-mustku-12/praha1', 'contentPageContactOffice'],
  ['/vyhledavac-letu', 'charters'],
  ['/pokrocily-vyhledavac-letu', 'charters'],
  ['/wyszukiwarka-lotow', 'charters'],
  ['/zaawansowana-wyszukiwarka-lotow', 'charters'],
  ['/chartersLandingPage/recko', 'chartersLandingPage'],
  ['/newsletter', 'contentPage'],
  ['/przedsprzedaz', 'contentPage'],
  ['/obchodni-podminky', 'contentPage'],
  ...['zima', 'recenze', 'znate-z-tv', 'exotika', 'leto-2024', 'milion-klientow', 'vlastni-doprava', 'tilesPage/exotika'].map((slug): [string, string] => [`/${slug}`, 'tilesPage']),
  ...['zimni-dovolena', 'first-minute', 'silvestr', 'jarni-prazdniny', 'odlety-z-brna', 'odlety-z-ostravy', 'odlety-z-madeiry', 'turecko-nabidky', 'vlastni-doprava-leto']
    .map((slug): [string, string] => [`/${slug}`, 'listing']),
  ['/vylety', 'excursionHome'],
  ['/vylety/hledani', 'excursionSearch'],
  ['/vylety/platba', 'excursionPayment'],
  ['/mytui/login', 'mytuiAuthLogin'],
  ['/mytui/register', 'mytuiAuthRegister'],
  ['/mytui/register-success', 'mytuiAuthRegisterSuccess'],
  ['/mytui/password-reset', 'mytuiAuthPasswordReset'],
  ['/mytui/password-change', 'mytuiAuthPasswordChange'],
  ['/mytui/resend-activation', 'mytuiAuthResendActivation'],
  ['/mytui/help', 'mytuiHelp'],
  ['/mytui/payment-failure/1', 'mytuiPaymentFailure'],
  ['/mytui/payment/success/1', 'mytuiPaymentSuccess'],
];

/** Characters that the text of a page has more than. */
const SHORTEST_PAGE = 40;

/** Pages of the customer area that are a customer's own. */
const behindLogin = [
  '/mytui',
  '/mytui/deactivate',
  '/mytui/settings',
  '/mytui/preview',
  '/mytui/mailbox',
  '/mytui/mailbox/1',
  '/mytui/reservation/1/',
  '/mytui/reservation/1/summary',
  '/mytui/reservation/1/travel',
  '/mytui/reservation/1/guide',
  '/mytui/reservation/1/hotel',
  '/mytui/reservation/1/documents',
  '/mytui/reservation/1/chat',
  '/mytui/reservation/1/management',
  '/mytui/reservation/1/payment',
  '/mytui/reservation/1/additional-services',
];

const internalAddresses: [address: string, pageType: string][] = [
  ['/home', 'homePage'],
  ['/directions', 'directions'],
  ['/directions/recko', 'directions'],
  ['/listing/dovolena/nabidky-letecky', 'listing'],
  ['/listing/withQuery/dovolena/nabidky-letecky', 'listing'],
  ['/charters/vyhledavac-letu', 'charters'],
  ['/chartersLandingPage/recko/kreta', 'chartersLandingPage'],
  ['/checkout/reservation/failed', 'checkoutReservationFailed'],
  ['/contentPage/offices', 'contentPageContactOffices'],
  ['/contentPage/offices/praha', 'contentPageContactCity'],
  ['/contentPage/offices/praha/na-mustku-12/praha1', 'contentPageContactOffice'],
  ['/contentPage/obchodni-podminky', 'contentPage'],
  ['/tilesPage/zima', 'tilesPage'],
  ['/lowestPriceChart', 'lowestPriceChart'],
  ['/quiz', 'quiz'],
  ['/wishlist', 'wishlist'],
];

test('every public address answers with its page, which has a heading and a text of its own [page.types] [page.real]', async ({ request }) => {
  await expectAnswers(request, publicAddresses);
  const addressesOf = new Map<string, Set<string>>();
  for (const [address] of publicAddresses) {
    const html = await (await request.get(address)).text();
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    const text = main.replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, ' ').replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ').trim();
    expect([address, main.match(/<h1\b[^>]*>.*?<\/h1>/gs)?.length, text.length > SHORTEST_PAGE]).toEqual([address, 1, true]);
    // Two addresses of one page name the same as its true one; how a payment went, well or not, is said after the login.
    const canonical = address.startsWith('/mytui/payment') ? '/mytui/payment' : /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? address;
    addressesOf.set(text, (addressesOf.get(text) ?? new Set()).add(canonical));
  }
  expect([...addressesOf.values()].filter(({ size }) => size > 1).map((addresses) => [...addresses])).toEqual([]);
});

test('every internal identifier answers with its page [page.internal-ids]', async ({ request }) => {
  await expectAnswers(request, internalAddresses);
});

test('a page of the customer area asks who it is first', async ({ request }) => {
  await expectAnswers(request, behindLogin.map((address) => [address, 'mytuiAuthLogin']));
});

test('an activity answers at its address; an unknown one and an unknown payment are a 404 [route.excursions]', async ({ request }) => {
  const results = await (await request.get('/vylety/hledani?region=kreta')).text();
  const [address = ''] = /\/vylety\/kreta\/[a-z\d-]+-\d+/.exec(results) ?? [];
  await expectAnswers(request, [
    [address, 'excursionActivity', 200],
    ['/vylety/kreta/spinalonga-999999', 'excursionActivity', 404],
    ['/vylety/platba/uspesna/1', 'page404', 404],
    ['/vylety/platba/neuspesna/1', 'page404', 404],
  ]);
});

test('errors have addresses of their own, with their status [page.errors] [page.internal-ids]', async ({ request }) => {
  const seen = [];
  for (const address of ['/404', '/error', '/pageError']) seen.push([address, ...await answerOf(request, address)]);
  expect(seen).toEqual([['/404', 404, 'page404'], ['/error', 500, 'error'], ['/pageError', 500, 'error']]);
});

test('a hotel, its offer and an order answer at their public and internal addresses [route.hotel-card] [page.internal-ids]', async ({ page }, testInfo) => {
  const offer: Offer = await someOffer(page, testInfo);
  const hotelPath = offer.hotelPath.replace(/^\/dovolena\//, '');
  const order = await placeOrder(page, testInfo);
  await expectAnswers(page.request, [
    [offer.hotelPath, 'hotelCard', 200],
    [offer.offerPath, 'hotelCard', 200],
    [`/hotelCard/${hotelPath}`, 'hotelCard', 200],
    [`/checkout/rezervace/${order.offer.offerCode}`, 'checkoutReservation', 200],
    [`/checkout/reservation/${order.offer.offerCode}/summary`, 'checkoutReservation', 200],
    [`/checkout/platba/${order.orderId}`, 'checkoutPayment', 200],
    [`/checkout/payment/${order.orderId}`, 'checkoutPayment', 200],
    [`/platba-negativni/${order.orderId}`, 'checkoutPaymentFailed', 200],
    [`/checkout/payment/failed/${order.orderId}`, 'checkoutPaymentFailed', 200],
    [`/checkout/payment/confirm/${order.orderId}`, 'checkoutPaymentConfirm', 200],
    [`/pz/order-placed/${order.reference}`, 'checkoutOrderPlaced', 200],
    [`/checkout/order-placed/${order.reference}`, 'checkoutOrderPlaced', 200],
  ]);
});

test('addresses that mean another lead there [route.listing-types] [page.errors]', async ({ request }) => {
  const landings = [];
  for (const address of ['/dovolena/recko', '/dovolena/recko/kreta', '/hledani?typ=DW', '/pl/hledani?typ=WS&dospeli=3']) {
    const answer = await request.get(address, { maxRedirects: 0 });
    landings.push([address, answer.status(), answer.headers().location]);
  }
  expect(landings).toEqual([
    ['/dovolena/recko', 301, '/dovolena/recko/nabidky-letecky'],
    ['/dovolena/recko/kreta', 301, '/dovolena/recko/kreta/nabidky-letecky'],
    ['/hledani?typ=DW', 303, '/dovolena/nabidky-autem'],
    ['/pl/hledani?typ=WS&dospeli=3', 303, '/pl/dovolena/nabidky-letecky?q=ctAdult:3'],
  ]);
});

test('what nobody knows is a 404 page, what cannot be read a 4xx page, never an error of ours [page.errors]', async ({ request }) => {
  for (const address of ['/nesmysl', '/pl/nesmysl', '/dovolena/atlantida/nabidky-letecky', '/dovolena/recko/kreta/chersonissos/hotel-xx99', '/dovolena/recko/nabidky-raketou', '/%E0%A4%A', '/dovolena/%ff/nabidky-letecky', '/checkout/rezervace/nesmysl', '/checkout/platba/nesmysl', '/pz/order-placed/nesmysl']) {
    const [status, pageType] = await answerOf(request, address);
    expect([address, status >= 400 && status < 500, pageType]).toEqual([address, true, 'page404']);
  }
});

type Expected = [address: string, pageType: string, status?: number];

async function expectAnswers(request: Requests, expected: Expected[]): Promise<void> {
  const answers = await Promise.all(expected.map(async ([address]) => [address, ...await answerOf(request, address)]));
  expect(answers).toEqual(expected.map(([address, pageType, status]) => [address, status ?? 200, pageType]));
}

type Requests = Parameters<typeof answerOf>[0];

async function answerOf(request: { get(url: string): Promise<{ status(): number; text(): Promise<string> }> }, address: string): Promise<[status: number, pageType: string | undefined]> {
  const answer = await request.get(address);
  return [answer.status(), /<main[^>]* data-page="([^"]+)"/.exec(await answer.text())?.[1]];
}
