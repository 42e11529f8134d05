/**
 * The operations of the contract that the shop calls: method and path, with the names of query parameters that a body's
 * operation takes, and what the body of the answer must have at its top: as much of the contract as a browser can afford
 * to check. operations.test.ts holds the table against the generated contract.
 */
import type { operations as CommerceOperations } from '../../openapi/generated/commerce.ts';
import type { operations as ContentOperations } from '../../openapi/generated/content.ts';
import type { operations as HotelOperations } from '../../openapi/generated/hotel.ts';
import type { operations as SearchOperations } from '../../openapi/generated/search.ts';
import type { operations as SessionOperations } from '../../openapi/generated/session.ts';

type Operations = CommerceOperations & ContentOperations & HotelOperations & SearchOperations & SessionOperations;

const offers = 'offers destinations pagination ignored';
const seoMeaning = 'offerPageData searchState seoText';
const cart = 'cartId offer occupancies totalPrice deposit currency information orderId step';
const priceCheck = 'status previousTotal totalPrice';
const order =
  'orderId number reference status createdAt offer owner travellers totalPrice paidPrice duePrice deposit depositDue balanceDue currency payment';

/** Operation → [call, required keys]; an answer without keys is an integer. */
export const operations = {
  initialFilters: ['POST /api/www/listing/gs/initial', 'filters ignored'],
  updateFilters: ['POST /api/www/gs', 'filters ignored'],
  countOffers: ['POST /api/www/search/offers/count', ''],
  nearestChanges: ['POST /api/www/search/nearest-changes', 'changes'],
  searchOffers: ['POST /api/www/search/offers', offers],
  searchCharterOffers: ['POST /api/www/search/offers/charter', offers],
  listingFacets: ['POST /api/www/listing/filters', 'facets ignored'],
  promotedOffers: ['POST /api/www/listing/promoted', 'offers ignored'],
  sameDayOffers: ['POST /api/www/listing/same-day', 'date offers totalResults ignored'],
  calendarOffers: ['POST /api/www/listing/calendar-offers', 'days ignored'],
  listingRegions: ['POST /api/www/listing/regions', 'regions ignored'],
  lowestPriceStatistics: ['POST /api/www/lowest-price/statistics', 'statistics ignored'],
  homeOffers: ['GET /api/www/home/{block}', 'offers'],
  findBySeoNames: ['GET /api/www/search-criteria/find-by-seo-names', seoMeaning],
  findDirectionFlights: ['GET /api/www/search-criteria/direction-flights', seoMeaning],
  getHotel: [
    'GET /api/www/hotelCard/hotels/{hotelCode}',
    'details hotelUrl slopeImageUrl tour tripAdvisor pictures facilities description rooms tripTypes destination multiroomEnabled',
  ],
  getOffer: ['POST /api/www/hotelCard/offer', 'status'],
  getMatrix: [
    'POST /api/www/hotelCard/configurators/filters',
    'airports durations durationPeriods datesByAirports durationsByDates airportsByDurations boardTypes currency byPlane',
  ],
  getDates: ['POST /api/www/hotelCard/configurators/dates', 'dates'],
  getRooms: ['POST /api/www/hotelCard/configurators/rooms', 'rooms'],
  getCmsPage: ['GET /api/www/cms/page', 'url active slots metaProperties sortCodes breadcrumbs tiles menuCollapsed'],
  getGlobalBlock: ['GET /api/globals/{block}', 'block'],
  listTiles: ['GET /api/www/tiles', 'tiles'],
  listOffices: ['GET /api/www/offices', 'offices'],
  getOffice: ['GET /api/www/offices/{officeId}', 'officeId city address hours coordinates directions services'],
  getUserInfo: ['GET /api/www/user/info/get', 'authenticated account_type user_uid language timestamp'],
  addCartProduct: ['POST /api/www/cart/product', cart],
  getCart: ['GET /api/www/cart/details', cart],
  checkCartPrice: ['POST /api/www/cart/price', priceCheck],
  acceptCartPrice: ['POST /api/www/cart/price/accept', priceCheck],
  saveCartInformation: ['PUT /api/www/cart/information', 'owner travellers note'],
  placeOrder: ['POST /api/www/cart/order', order],
  getOrder: ['GET /api/www/cart/shortOrder/{orderId}', order],
  getPlacedOrder: ['GET /api/www/cart/order-placed/{encodedData}', order],
  getPaymentOptions: ['GET /api/www/cart/payment/{orderId}', 'order variants banks'],
  startPayment: ['POST /api/www/cart/payment/{orderId}?token', 'paymentId redirectUrl'],
  addPaymentConfirmation: ['POST /api/www/payment/confirmations/add', 'status paymentId amount'],
  getBanks: ['GET /api/www/cart/banks-availabilities', 'banks'],
} as const satisfies Partial<Record<keyof Operations, readonly [call: string, requiredKeys: string]>>;

export type OperationId = keyof typeof operations;

type Given<Parameters> = [NonNullable<Parameters>] extends [never] ? unknown : NonNullable<Parameters>;
type PathOf<Id extends OperationId> = Given<Operations[Id]['parameters']['path']>;
type QueryOf<Id extends OperationId> = Omit<Given<Operations[Id]['parameters']['query']>, 'locale' | 'catalogVersion'>;
/** A cart named by the caller, else the tab's own. */
type CartOf<Id extends OperationId> = 'Cart-Id' extends keyof Given<Operations[Id]['parameters']['header']> ? { cartId?: string } : unknown;
type BodyOf<Id extends OperationId> = Operations[Id] extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : unknown;

/** Everything an operation takes, side by side: parts of its path, query parameters, the cart's id, the keys of its body. */
export type InputOf<Id extends OperationId> = PathOf<Id> & QueryOf<Id> & CartOf<Id> & BodyOf<Id>;
/** The body of an operation's good answer. */
export type OutputOf<Id extends OperationId> = Operations[Id]['responses'][200]['content']['application/json'];

/** What the body of an answer lacks by the contract, in words; undefined when it will do. */
export function contractFault(id: OperationId, body: unknown): string | undefined {
  const required = operations[id][1];
  if (required === '') return Number.isInteger(body) ? undefined : 'is not an integer';
  if (typeof body !== 'object' || body === null) return 'is not an object';
  const missing = required.split(' ').filter((key) => !(key in body));
  return missing.length > 0 ? `lacks ${missing.join(', ')}` : undefined;
}
