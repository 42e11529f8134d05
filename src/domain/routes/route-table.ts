import type { PageType } from './page-types.ts';
import type { PathParams } from './pattern.ts';

/** One kind of address and the page behind it. */
export interface Route {
  /** See `pattern.ts` for how it is read. */
  readonly pattern: string;
  readonly pageType: PageType;
  /** Identifier of the internal page it is rewritten to; pages the spec gives none have their type's name. */
  readonly internalId: string;
  /** Tells pages of one type apart: what loads their data. */
  readonly name: string;
  /** `internal` addresses answer too, but are never linked to or indexed. */
  readonly kind: 'public' | 'internal';
  /** `customer` pages need a login; the login page is one of them by the spec, and its own exception. */
  readonly access: 'public' | 'customer';
  /** Parameters that the address itself implies. */
  readonly fixed: PathParams;
  /** A region or resort equal to this word was not given. */
  readonly noPlaceWord: string | undefined;
}

type Extras = Partial<Pick<Route, 'kind' | 'access' | 'fixed' | 'noPlaceWord'>>;

function route(pattern: string, pageType: PageType, internalId: string, name: string, extras: Extras = {}): Route {
  return { kind: 'public', access: 'public', fixed: {}, noPlaceWord: undefined, ...extras, pattern, pageType, internalId, name };
}

function campaign(slug: string): Route {
  return route(`/${slug}`, 'listing', 'listing/[...path]', 'campaign', { fixed: { path: slug } });
}

function tiles(slug: string): Route {
  return route(`/${slug}`, 'tilesPage', 'tilesPage/[...path]', 'tiles', { fixed: { path: slug } });
}

function content(slug: string, name: string): Route {
  return route(`/${slug}`, 'contentPage', 'contentPage/[...path]', name, { fixed: { path: slug } });
}

function charters(slug: string, name: string): Route {
  return route(`/${slug}`, 'charters', 'charters/[...path]', name, { fixed: { path: slug } });
}

function account(path: string, pageType: PageType, access: Route['access'] = 'customer'): Route {
  return route(`/mytui${path}`, pageType, pageType, pageType, { access });
}

const internal = { kind: 'internal' } as const;
const winterWord = { noPlaceWord: 'zima' } as const;

/** Every public address of the shop. */
const publicRoutes: readonly Route[] = [
  route('/', 'homePage', 'home', 'home'),

  route('/dovolena', 'directions', 'directions', 'directions'),
  route('/dovolena/nabidky-:type', 'listing', 'listing/[...path]', 'listing'),
  route('/dovolena/:direction[/:region[/:resort]]/nabidky-:type', 'listing', 'listing/[...path]', 'listing'),
  // Where a search goes that was sent as a plain form; answers with the listing's address.
  route('/hledani', 'listing', 'listing/[...path]', 'plainSearch'),
  route('/dovolena/[...hotelCardPath]', 'hotelCard', 'hotelCard/[...hotelCardPath]', 'hotelCard'),
  route('/wypoczynek/:direction[/:region[/:resort]]/wyloty-z-:city', 'listing', 'listing/[...path]', 'flightsListing'),
  route('/directions/:type/:direction[/:region[/:resort]]', 'directions', 'directions/[...path]', 'direction', winterWord),
  route('/direction-flights/:city/:direction[/:region[/:resort]]', 'directions', 'directions/[...path]', 'directionFlights', winterWord),

  route('/checkout/rezervace/:offerCode', 'checkoutReservation', 'checkout/reservation/[offerCode]/[pageType]', 'checkoutReservation', { fixed: { pageType: 'participants' } }),
  route('/checkout/rezervace/:offerCode/doporuceni', 'checkoutReservation', 'checkout/reservation/[offerCode]/[pageType]', 'checkoutReservation', { fixed: { pageType: 'recommendations' } }),
  route('/checkout/rezervace/:offerCode/souhrn', 'checkoutReservation', 'checkout/reservation/[offerCode]/[pageType]', 'checkoutReservation', { fixed: { pageType: 'summary' } }),
  route('/checkout/rezervace/neuspesna', 'checkoutReservationFailed', 'checkout/reservation/failed', 'checkoutReservationFailed'),
  route('/checkout/platba/:orderId', 'checkoutPayment', 'checkout/payment/[orderId]', 'checkoutPayment'),
  route('/checkout/platba/probehla-uspesne/:orderId', 'checkoutPaymentSuccess', 'checkout/payment/success/[orderId]', 'checkoutPaymentSuccess'),
  route('/platba-negativni/:orderId', 'checkoutPaymentFailed', 'checkout/payment/failed/[orderId]', 'checkoutPaymentFailed'),
  route('/checkout/payment/confirm/:orderId', 'checkoutPaymentConfirm', 'checkout/payment/confirm/[orderId]', 'checkoutPaymentConfirm'),
  route('/pz/order-placed/:encodedData', 'checkoutOrderPlaced', 'checkout/order-placed/[orderId]', 'checkoutOrderPlaced'),
  route('/processPayment[/:orderId]', 'processPayment', 'processPayment', 'processPayment'),

  route('/oblibene', 'wishlist', 'wishlist', 'wishlist'),
  route('/kviz', 'quiz', 'quiz', 'quiz'),
  route('/nejnizsi-ceny', 'lowestPriceChart', 'lowestPriceChart', 'lowestPriceChart'),

  route('/kontakt/cestovni-kancelar', 'contentPageContactOffices', 'contentPage/offices', 'offices'),
  route('/kontakt/cestovni-kancelar/:city', 'contentPageContactCity', 'contentPage/offices/[city]', 'officesOfCity'),
  route('/kontakt/cestovni-kancelar/:city/:address/:officeId', 'contentPageContactOffice', 'contentPage/offices/[city]/[address]/[officeId]', 'office'),

  charters('vyhledavac-letu', 'charters'),
  charters('pokrocily-vyhledavac-letu', 'chartersAdvanced'),
  charters('wyszukiwarka-lotow', 'charters'),
  charters('zaawansowana-wyszukiwarka-lotow', 'chartersAdvanced'),
  route('/chartersLandingPage/:pageType', 'chartersLandingPage', 'chartersLandingPage/[...path]', 'chartersLandingPage'),

  content('newsletter', 'newsletter'),
  content('przedsprzedaz', 'presale'),

  tiles('zima'),
  tiles('recenze'),
  tiles('znate-z-tv'),
  tiles('exotika'),
  tiles('leto-2024'),
  tiles('milion-klientow'),
  tiles('vlastni-doprava'),
  route('/tilesPage/[...path]', 'tilesPage', 'tilesPage/[...path]', 'tiles'),

  campaign('zimni-dovolena'),
  campaign('first-minute'),
  campaign('silvestr'),
  campaign('jarni-prazdniny'),
  campaign('odlety-z-brna'),
  campaign('odlety-z-ostravy'),
  campaign('odlety-z-madeiry'),
  campaign('turecko-nabidky'),
  campaign('vlastni-doprava-leto'),

  route('/vylety', 'excursionHome', 'excursionHome', 'excursionHome'),
  route('/vylety/hledani', 'excursionSearch', 'excursionSearch', 'excursionSearch'),
  route('/vylety/:region/:name-:id', 'excursionActivity', 'excursionActivity', 'excursionActivity'),
  route('/vylety/platba', 'excursionPayment', 'excursionPayment', 'excursionPayment'),
  route('/vylety/platba/uspesna/:transactionId', 'excursionPaymentSuccess', 'excursionPaymentSuccess', 'excursionPaymentSuccess'),
  route('/vylety/platba/neuspesna/:transactionId', 'excursionPaymentFailed', 'excursionPaymentFailed', 'excursionPaymentFailed'),

  account('', 'mytuiReservations'),
  account('/login', 'mytuiAuthLogin'),
  account('/register', 'mytuiAuthRegister', 'public'),
  account('/register-success', 'mytuiAuthRegisterSuccess', 'public'),
  account('/password-reset', 'mytuiAuthPasswordReset', 'public'),
  account('/password-change', 'mytuiAuthPasswordChange', 'public'),
  account('/resend-activation', 'mytuiAuthResendActivation', 'public'),
  account('/deactivate', 'mytuiAuthDeactivate'),
  account('/settings', 'mytuiSettings'),
  account('/help', 'mytuiHelp', 'public'),
  account('/preview', 'mytuiReservationPreview'),
  account('/mailbox', 'mytuiMailbox'),
  account('/mailbox/:id', 'mytuiMailboxId'),
  account('/payment-failure/:id', 'mytuiPaymentFailure', 'public'),
  account('/payment/success/:id', 'mytuiPaymentSuccess', 'public'),
  account('/reservation/:id[/summary]', 'mytuiReservation'),
  account('/reservation/:id/travel', 'mytuiReservationTravel'),
  account('/reservation/:id/guide', 'mytuiReservationGuide'),
  account('/reservation/:id/hotel', 'mytuiReservationHotel'),
  account('/reservation/:id/documents', 'mytuiReservationDocuments'),
  account('/reservation/:id/chat', 'mytuiReservationChat'),
  account('/reservation/:id/management', 'mytuiReservationManagement'),
  account('/reservation/:id/payment', 'mytuiReservationPayment'),
  account('/reservation/:id/additional-services', 'mytuiReservationUpsells'),

  // Whatever no other address claims may be a content page: its loader knows, or answers 404.
  route('/[...path]', 'contentPage', 'contentPage/[...path]', 'content'),
];

/** Every internal page identifier, reachable as it is written [page.internal-ids]. */
const internalRoutes: readonly Route[] = [
  route('/home', 'homePage', 'home', 'home', internal),
  route('/directions', 'directions', 'directions', 'directions', internal),
  route('/directions/[...path]', 'directions', 'directions/[...path]', 'direction', internal),
  route('/listing/withQuery/[...path]', 'listing', 'listing/[withQuery]/[...path]', 'listing', { ...internal, fixed: { withQuery: 'withQuery' } }),
  route('/listing/[...path]', 'listing', 'listing/[...path]', 'listing', internal),
  route('/hotelCard/[...hotelCardPath]', 'hotelCard', 'hotelCard/[...hotelCardPath]', 'hotelCard', internal),
  route('/charters/[...path]', 'charters', 'charters/[...path]', 'charters', internal),
  route('/chartersLandingPage/[...path]', 'chartersLandingPage', 'chartersLandingPage/[...path]', 'chartersLandingPage', internal),
  route('/checkout/reservation/failed', 'checkoutReservationFailed', 'checkout/reservation/failed', 'checkoutReservationFailed', internal),
  route('/checkout/reservation/:offerCode/:pageType', 'checkoutReservation', 'checkout/reservation/[offerCode]/[pageType]', 'checkoutReservation', internal),
  route('/checkout/payment/:orderId', 'checkoutPayment', 'checkout/payment/[orderId]', 'checkoutPayment', internal),
  route('/checkout/payment/failed/:orderId', 'checkoutPaymentFailed', 'checkout/payment/failed/[orderId]', 'checkoutPaymentFailed', internal),
  route('/checkout/payment/success/:orderId', 'checkoutPaymentSuccess', 'checkout/payment/success/[orderId]', 'checkoutPaymentSuccess', internal),
  route('/checkout/order-placed/:orderId', 'checkoutOrderPlaced', 'checkout/order-placed/[orderId]', 'checkoutOrderPlaced', internal),
  route('/contentPage/[...path]', 'contentPage', 'contentPage/[...path]', 'content', internal),
  route('/contentPage/offices', 'contentPageContactOffices', 'contentPage/offices', 'offices', internal),
  route('/contentPage/offices/:city', 'contentPageContactCity', 'contentPage/offices/[city]', 'officesOfCity', internal),
  route('/contentPage/offices/:city/:address/:officeId', 'contentPageContactOffice', 'contentPage/offices/[city]/[address]/[officeId]', 'office', internal),
  route('/lowestPriceChart', 'lowestPriceChart', 'lowestPriceChart', 'lowestPriceChart', internal),
  route('/quiz', 'quiz', 'quiz', 'quiz', internal),
  route('/wishlist', 'wishlist', 'wishlist', 'wishlist', internal),
  route('/404', 'page404', '404', 'notFound', internal),
  route('/error', 'error', 'error page', 'error', internal),
  route('/pageError', 'pageError', 'error page', 'pageError', internal),
];

/** All addresses; where two are equally particular, the earlier one answers. */
export const ROUTES: readonly Route[] = [...publicRoutes, ...internalRoutes];
