/**
 * What every body must have at its top, by operation: the cheap part of the contract that a browser can afford to check.
 * required-keys.test.ts holds it against the generated contract.
 */
const filterSet = ['filters', 'ignored'];
const offers = ['offers', 'destinations', 'pagination', 'ignored'];
const seoMeaning = ['offerPageData', 'searchState', 'seoText'];
const cart = ['cartId', 'offer', 'occupancies', 'totalPrice', 'deposit', 'currency', 'information', 'orderId', 'step'];
const priceCheck = ['status', 'previousTotal', 'totalPrice'];
const order = [
  'orderId', 'number', 'reference', 'status', 'createdAt', 'offer', 'owner', 'travellers', 'totalPrice', 'paidPrice', 'duePrice', 'deposit',
  'depositDue', 'balanceDue', 'currency', 'payment',
];

export const requiredKeys = {
  initialFilters: filterSet,
  updateFilters: filterSet,
  countOffers: 'integer',
  searchOffers: offers,
  searchCharterOffers: offers,
  listingFacets: ['facets'],
  homeOffers: ['offers'],
  findBySeoNames: seoMeaning,
  findDirectionFlights: seoMeaning,
  getHotel: [
    'details', 'hotelUrl', 'slopeImageUrl', 'tour', 'tripAdvisor', 'pictures', 'facilities', 'description', 'rooms', 'tripTypes',
    'destination', 'multiroomEnabled',
  ],
  getOffer: ['status'],
  getMatrix: [
    'airports', 'durations', 'durationPeriods', 'datesByAirports', 'durationsByDates', 'airportsByDurations', 'boardTypes', 'currency',
    'byPlane',
  ],
  getDates: ['dates'],
  getRooms: ['rooms'],
  getCmsPage: ['url', 'active', 'slots', 'metaProperties', 'sortCodes', 'breadcrumbs', 'tiles', 'menuCollapsed'],
  getGlobalBlock: ['block'],
  getUserInfo: ['authenticated', 'account_type', 'user_uid', 'language', 'timestamp'],
  addCartProduct: cart,
  getCart: cart,
  checkCartPrice: priceCheck,
  acceptCartPrice: priceCheck,
  saveCartInformation: ['owner', 'travellers', 'note'],
  placeOrder: order,
  getOrder: order,
  getPlacedOrder: order,
  getPaymentOptions: ['order', 'variants', 'banks'],
  startPayment: ['paymentId', 'redirectUrl'],
  addPaymentConfirmation: ['status', 'paymentId', 'amount'],
  getBanks: ['banks'],
} as const satisfies Record<string, readonly string[] | 'integer'>;

export type OperationId = keyof typeof requiredKeys;

/** What the body lacks by the contract, in words; undefined when it will do. */
export function contractFault(operation: OperationId, body: unknown): string | undefined {
  const required = requiredKeys[operation];
  if (required === 'integer') return Number.isInteger(body) ? undefined : 'is not an integer';
  if (typeof body !== 'object' || body === null) return 'is not an object';
  const missing = required.filter((key) => !(key in body));
  return missing.length > 0 ? `lacks ${missing.join(', ')}` : undefined;
}
