/** What masking knows of the flows' fields by name. A string whose name is not here is masked. */

/** Values of the shop's own making: kept where they look like a code. */
export const CODES: ReadonlySet<string> = new Set([
  // Every flow
  'type', 'status', 'code', 'kind', 'reason', 'outcome', 'category', 'currency', 'language', 'pointer',
  // Search, listing, hotel
  'tripType', 'offerType', 'hotelCode', 'offerCode', 'airportCode', 'boardCode', 'roomCode', 'sortCode', 'sorting', 'filterId', 'filterType',
  'dropdown', 'wantedDropdown', 'selectedAirports', 'selectedDestinationsCodes', 'departuresCodes', 'destinationsCodes', 'hotelCodes',
  'selectedValues', 'searchCriteriaCode', 'changed', 'view', 'filter',
  // Booking and paying
  'step', 'wanted', 'field', 'firstInvalidField', 'left', 'missing', 'gender', 'country', 'variant', 'method', 'entry',
  // Visitor
  'account_type', 'user_status',
]);

/** Days of the calendar and of trips: kept where they are dates, or numbers of nights. */
export const DATES: ReadonlySet<string> = new Set([
  'today', 'departureDate', 'returnDate', 'startDate', 'endDate', 'date', 'minDate', 'maxDate', 'selectedFrom', 'selectedTo', 'depositDue',
  'balanceDue', 'createdAt', 'timestamp',
]);

/** The days that ages are counted on. */
export const TRIP_DATES: ReadonlySet<string> = new Set(['today', 'departureDate', 'returnDate', 'endDate']);

/** What the shop publishes to everybody: kept whole, birth dates excepted. */
export const PUBLISHED: ReadonlySet<string> = new Set([
  'offers', 'promoted', 'nextPromoted', 'destinations', 'facets', 'pagination', 'filters', 'matrix', 'dates', 'offer', 'nearest', 'adjusted', 'banks', 'variants',
  'selectedFilterValues', 'serverErrors',
]);

/** Dates of birth, wherever they are. */
export const BIRTH_DATES: ReadonlySet<string> = new Set(['birthDate', 'birthDates', 'childBirthDates', 'childrenBirthDates', 'childrenBirthdays']);

/** Dates of birth as they are typed. */
export const TYPED_DATES: ReadonlySet<string> = new Set(['typed']);

/** What streams tell in a word: the shop's own, which guards compare. */
export const SIGNALS: ReadonlySet<unknown> = new Set(['near', 'due', 'returned', 'pressed', 'loaded', 'failed', 'MOBILE', 'TABLET', 'DESKTOP']);

/** Ids that name a place in a form, not a person. */
export const PLACES: ReadonlySet<string> = new Set(['id', 'roomId', 'personId', 'personIds']);

export const ADDRESSES: ReadonlySet<string> = new Set(['url', 'target', 'redirectUrl', 'pageUrl']);
