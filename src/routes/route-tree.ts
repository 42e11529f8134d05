/** Every address of the shop and the page behind it: one tree for the server, which matches, and the browser, which goes on by it. */
import { createRootRoute, createRoute } from '@tanstack/react-router';
import type { ResolveParams } from '@tanstack/react-router';
import type { PageType } from '../domain/routes/page-types.ts';
import { NO_PLACE_WORD } from '../domain/urls/pages/directions-url.ts';
import { deskThreadAt, editedDocumentAt } from '../domain/urls/pages/staff-url.ts';

/** Decoded parameters of an address; a splat keeps its slashes. */
export type PathParams = Readonly<Record<string, string>>;

/** What a page is, whatever its parameters. */
export interface PageData {
  readonly pageType: PageType;
  /** Identifier of the internal page it is rewritten to; pages the spec gives none have their type's name. */
  readonly internalId: string;
  /** Tells pages of one type apart: what loads their data. */
  readonly name: string;
  /** `internal` addresses answer too, but are never linked to or indexed. */
  readonly kind: 'public' | 'internal';
  /** `customer` pages need a login; the login page is one of them by the spec, and its own exception. */
  readonly access: 'public' | 'customer';
  /** `document` pages always begin with a new document: money and who someone is stand on nothing that came before. */
  readonly opens: 'page' | 'document';
}

declare module '@tanstack/react-router' {
  // The router's interface for the static data of routes; the root alone has none.
  interface StaticDataRouteOption {
    page?: PageData;
  }
}

/** Completes or refuses the parameters of a path. It answers false to fall through: what it throws would match. */
type Parse<Path, Params> = (raw: ResolveParams<Path & string>) => Params | false;
type Extras = Partial<Pick<PageData, 'kind' | 'access' | 'opens'>>;

/** What a route says by its type alone: the page that it leads to, and what the page's loader is given of the address. */
interface LeadsTo<Type extends PageType, Params> {
  readonly leadsTo?: { pageType: Type; params: Params };
}

const rootRoute = createRootRoute();

function page<const Path extends string, const Type extends PageType, Params = ResolveParams<Path>>(
  path: Path, pageType: Type, internalId: string, name: string, { parse, ...extras }: Extras & { parse?: Parse<Path, Params> } = {},
) {
  const data: PageData = { kind: 'public', access: 'public', opens: 'page', ...extras, pageType, internalId, name };
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { page: data },
    // The router's own type takes only what answers with every parameter of the path.
    ...(parse && { params: { parse: parse as never } }),
  });
  return route as typeof route & LeadsTo<Type, Params>;
}

/** Parameters that the address itself implies. */
const implies = <Name extends string>(params: Readonly<Record<Name, string>>) => <Raw extends object>(raw: Raw) => ({ ...raw, ...params });
/** A splat under its own name; of no segment at all it is none. */
const splat = <Name extends string>(name: Name) => ({ _splat = '' }: { _splat?: string }) => (_splat === '' ? false : { [name]: _splat } as Record<Name, string>);
/** A segment with text around a parameter needs the parameter as well. */
const given = <Name extends string>(name: Name) => <Raw extends Record<Name, string>>(raw: Raw) => (raw[name] === '' ? false : raw);
/** Leaves out a region or resort whose segment says that there is none. */
const places = <Raw extends { region?: string; resort?: string }>(raw: Raw) =>
  Object.fromEntries(Object.entries(raw).filter(([name, value]) => !(/^(region|resort)$/.test(name) && value === NO_PLACE_WORD))) as Raw;
/** The last parameter is what follows the last hyphen. */
const activity = ({ activity: text = '', ...raw }: { region: string; activity: string }) => {
  const [, name, id] = /^(.+)-(.+)$/s.exec(text) ?? [];
  return name === undefined || id === undefined ? false : { ...raw, name, id };
};

const campaign = <const Slug extends string>(slug: Slug) => page(`/${slug}`, 'listing', 'listing/[...path]', 'campaign', { parse: implies({ path: slug }) });
const tiles = <const Slug extends string>(slug: Slug) => page(`/${slug}`, 'tilesPage', 'tilesPage/[...path]', 'tiles', { parse: implies({ path: slug }) });
const content = <const Slug extends string>(slug: Slug, name: string) => page(`/${slug}`, 'contentPage', 'contentPage/[...path]', name, { parse: implies({ path: slug }) });
const charters = <const Slug extends string>(slug: Slug, name: string) => page(`/${slug}`, 'charters', 'charters/[...path]', name, { parse: implies({ path: slug }) });
const account = <const Path extends string, const Type extends PageType>(path: Path, pageType: Type, access: PageData['access'] = 'customer') =>
  page(`/mytui${path}`, pageType, pageType, pageType, { access, opens: 'document' });
/** Reservation, payment and the bank: documents, as the bank's own pages are. */
const purchase = <const Path extends string, const Type extends PageType, Params = ResolveParams<Path>>(path: Path, pageType: Type, internalId: string, parse?: Parse<Path, Params>) =>
  page(path, pageType, internalId, pageType, { opens: 'document', ...(parse && { parse }) });
const RESERVATION = 'checkout/reservation/[offerCode]/[pageType]';

/** Every public address of the shop: what can be linked to. */
const publicRoutes = [
  page('/', 'homePage', 'home', 'home'),

  page('/dovolena', 'directions', 'directions', 'directions'),
  page('/dovolena/nabidky-{$type}', 'listing', 'listing/[...path]', 'listing', { parse: given('type') }),
  page('/dovolena/$direction/{-$region}/{-$resort}/nabidky-{$type}', 'listing', 'listing/[...path]', 'listing', { parse: given('type') }),
  // Where a search goes that was sent as a plain form; answers with the listing's address.
  page('/hledani', 'listing', 'listing/[...path]', 'plainSearch'),
  page('/dovolena/$', 'hotelCard', 'hotelCard/[...hotelCardPath]', 'hotelCard', { parse: splat('hotelCardPath') }),
  page('/wypoczynek/$direction/{-$region}/{-$resort}/wyloty-z-{$city}', 'listing', 'listing/[...path]', 'flightsListing', { parse: given('city') }),
  page('/directions/$type/$direction/{-$region}/{-$resort}', 'directions', 'directions/[...path]', 'direction', { parse: places }),
  page('/direction-flights/$city/$direction/{-$region}/{-$resort}', 'directions', 'directions/[...path]', 'directionFlights', { parse: places }),

  purchase('/checkout/rezervace/$offerCode', 'checkoutReservation', RESERVATION, implies({ pageType: 'participants' })),
  purchase('/checkout/rezervace/$offerCode/doporuceni', 'checkoutReservation', RESERVATION, implies({ pageType: 'recommendations' })),
  purchase('/checkout/rezervace/$offerCode/souhrn', 'checkoutReservation', RESERVATION, implies({ pageType: 'summary' })),
  purchase('/checkout/rezervace/neuspesna', 'checkoutReservationFailed', 'checkout/reservation/failed'),
  purchase('/checkout/platba/$orderId', 'checkoutPayment', 'checkout/payment/[orderId]'),
  purchase('/checkout/platba/probehla-uspesne/$orderId', 'checkoutPaymentSuccess', 'checkout/payment/success/[orderId]'),
  purchase('/platba-negativni/$orderId', 'checkoutPaymentFailed', 'checkout/payment/failed/[orderId]'),
  purchase('/checkout/payment/confirm/$orderId', 'checkoutPaymentConfirm', 'checkout/payment/confirm/[orderId]'),
  purchase('/pz/order-placed/$encodedData', 'checkoutOrderPlaced', 'checkout/order-placed/[orderId]'),
  purchase('/processPayment/{-$orderId}', 'processPayment', 'processPayment'),

  page('/oblibene', 'wishlist', 'wishlist', 'wishlist'),
  page('/porovnani', 'compare', 'compare', 'compare'),
  page('/kviz', 'quiz', 'quiz', 'quiz'),
  page('/nejnizsi-ceny', 'lowestPriceChart', 'lowestPriceChart', 'lowestPriceChart'),

  page('/kontakt/cestovni-kancelar', 'contentPageContactOffices', 'contentPage/offices', 'offices'),
  page('/kontakt/cestovni-kancelar/$city', 'contentPageContactCity', 'contentPage/offices/[city]', 'officesOfCity'),
  page('/kontakt/cestovni-kancelar/$city/$address/$officeId', 'contentPageContactOffice', 'contentPage/offices/[city]/[address]/[officeId]', 'office'),

  charters('vyhledavac-letu', 'charters'),
  charters('pokrocily-vyhledavac-letu', 'chartersAdvanced'),
  charters('wyszukiwarka-lotow', 'charters'),
  charters('zaawansowana-wyszukiwarka-lotow', 'chartersAdvanced'),
  page('/chartersLandingPage/$pageType', 'chartersLandingPage', 'chartersLandingPage/[...path]', 'chartersLandingPage'),

  page('/editor', 'editor', 'editor', 'editor', { opens: 'document' }),
  page('/editor/$kind/$name', 'editor', 'editor', 'editor', { opens: 'document', parse: (raw) => (editedDocumentAt(`/editor/${raw.kind}/${raw.name}`) === null ? false : raw) }),
  page('/editor/desk', 'editorDesk', 'editorDesk', 'editorDesk', { opens: 'document' }),
  page('/editor/desk/$threadId', 'editorDesk', 'editorDesk', 'editorDesk', { opens: 'document', parse: (raw) => (deskThreadAt(`/editor/desk/${raw.threadId}`) === '' ? false : raw) }),
  page('/editor/password', 'editorPassword', 'editorPassword', 'editorPassword', { opens: 'document' }),

  content('newsletter', 'newsletter'),
  content('przedsprzedaz', 'presale'),

  tiles('zima'),
  tiles('recenze'),
  tiles('znate-z-tv'),
  tiles('exotika'),
  tiles('leto-2024'),
  tiles('milion-klientow'),
  tiles('vlastni-doprava'),
  page('/tilesPage/$', 'tilesPage', 'tilesPage/[...path]', 'tiles', { parse: splat('path') }),

  campaign('zimni-dovolena'),
  campaign('first-minute'),
  campaign('silvestr'),
  campaign('jarni-prazdniny'),
  campaign('odlety-z-brna'),
  campaign('odlety-z-ostravy'),
  campaign('odlety-z-madeiry'),
  campaign('turecko-nabidky'),
  campaign('vlastni-doprava-leto'),

  page('/vylety', 'excursionHome', 'excursionHome', 'excursionHome'),
  page('/vylety/hledani', 'excursionSearch', 'excursionSearch', 'excursionSearch'),
  page('/vylety/$region/$activity', 'excursionActivity', 'excursionActivity', 'excursionActivity', { parse: activity }),
  purchase('/vylety/platba', 'excursionPayment', 'excursionPayment'),
  purchase('/vylety/platba/uspesna/$transactionId', 'excursionPaymentSuccess', 'excursionPaymentSuccess'),
  purchase('/vylety/platba/neuspesna/$transactionId', 'excursionPaymentFailed', 'excursionPaymentFailed'),

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
  account('/mailbox/$id', 'mytuiMailboxId'),
  account('/complaints', 'mytuiComplaints'),
  account('/complaints/$id', 'mytuiComplaintsId'),
  account('/payment-failure/$id', 'mytuiPaymentFailure', 'public'),
  account('/payment/success/$id', 'mytuiPaymentSuccess', 'public'),
  account('/reservation/$id', 'mytuiReservation'),
  account('/reservation/$id/summary', 'mytuiReservation'),
  account('/reservation/$id/travel', 'mytuiReservationTravel'),
  account('/reservation/$id/guide', 'mytuiReservationGuide'),
  account('/reservation/$id/hotel', 'mytuiReservationHotel'),
  account('/reservation/$id/documents', 'mytuiReservationDocuments'),
  account('/reservation/$id/chat', 'mytuiReservationChat'),
  account('/reservation/$id/management', 'mytuiReservationManagement'),
  account('/reservation/$id/payment', 'mytuiReservationPayment'),
  account('/reservation/$id/additional-services', 'mytuiReservationUpsells'),

  // Whatever no other address claims may be a content page: its loader knows, or answers 404.
  page('/$', 'contentPage', 'contentPage/[...path]', 'content', { parse: splat('path') }),
] as const;

const internal = { kind: 'internal' } as const;

/** Every internal page identifier, reachable as it is written [page.internal-ids]. */
const internalRoutes = [
  page('/home', 'homePage', 'home', 'home', internal),
  page('/directions', 'directions', 'directions', 'directions', internal),
  page('/directions/$', 'directions', 'directions/[...path]', 'direction', { ...internal, parse: splat('path') }),
  page('/listing/withQuery/$', 'listing', 'listing/[withQuery]/[...path]', 'listing', { ...internal, parse: splat('path') }),
  page('/listing/$', 'listing', 'listing/[...path]', 'listing', { ...internal, parse: splat('path') }),
  page('/hotelCard/$', 'hotelCard', 'hotelCard/[...hotelCardPath]', 'hotelCard', { ...internal, parse: splat('hotelCardPath') }),
  page('/charters/$', 'charters', 'charters/[...path]', 'charters', { ...internal, parse: splat('path') }),
  page('/chartersLandingPage/$', 'chartersLandingPage', 'chartersLandingPage/[...path]', 'chartersLandingPage', { ...internal, parse: splat('path') }),
  page('/checkout/reservation/failed', 'checkoutReservationFailed', 'checkout/reservation/failed', 'checkoutReservationFailed', { ...internal, opens: 'document' }),
  page('/checkout/reservation/$offerCode/$pageType', 'checkoutReservation', RESERVATION, 'checkoutReservation', { ...internal, opens: 'document' }),
  page('/checkout/payment/$orderId', 'checkoutPayment', 'checkout/payment/[orderId]', 'checkoutPayment', { ...internal, opens: 'document' }),
  page('/checkout/payment/failed/$orderId', 'checkoutPaymentFailed', 'checkout/payment/failed/[orderId]', 'checkoutPaymentFailed', { ...internal, opens: 'document' }),
  page('/checkout/payment/success/$orderId', 'checkoutPaymentSuccess', 'checkout/payment/success/[orderId]', 'checkoutPaymentSuccess', { ...internal, opens: 'document' }),
  page('/checkout/order-placed/$orderId', 'checkoutOrderPlaced', 'checkout/order-placed/[orderId]', 'checkoutOrderPlaced', { ...internal, opens: 'document' }),
  page('/contentPage/$', 'contentPage', 'contentPage/[...path]', 'content', { ...internal, parse: splat('path') }),
  page('/contentPage/offices', 'contentPageContactOffices', 'contentPage/offices', 'offices', internal),
  page('/contentPage/offices/$city', 'contentPageContactCity', 'contentPage/offices/[city]', 'officesOfCity', internal),
  page('/contentPage/offices/$city/$address/$officeId', 'contentPageContactOffice', 'contentPage/offices/[city]/[address]/[officeId]', 'office', internal),
  page('/lowestPriceChart', 'lowestPriceChart', 'lowestPriceChart', 'lowestPriceChart', internal),
  page('/quiz', 'quiz', 'quiz', 'quiz', internal),
  page('/wishlist', 'wishlist', 'wishlist', 'wishlist', internal),
  page('/404', 'page404', '404', 'notFound', internal),
  page('/error', 'error', 'error page', 'error', internal),
  page('/pageError', 'pageError', 'error page', 'pageError', internal),
] as const;

export type PublicPath = (typeof publicRoutes)[number]['to'];

type Led = NonNullable<(typeof publicRoutes | typeof internalRoutes)[number]['leadsTo']>;
type NameIn<Params> = Params extends unknown ? keyof Params : never;
/** Parameters of one of several routes: what all of them give, and what only some do. */
type OneOf<Params> = Pick<Params, keyof Params> & { readonly [Name in NameIn<Params>]?: string };

/** What the addresses of a page, or of one of several, say to its loader. */
export type PageParams<Type extends PageType> = OneOf<Extract<Led, { pageType: Type }>['params']>;

export const routeTree = rootRoute.addChildren([...publicRoutes, ...internalRoutes]);
