/** What masking knows of the flows' fields by name. A string whose name is not here is masked. */

/** Values of the shop's own making: kept where they look like a code. */
export const CODES: ReadonlySet<string> = new Set([
  // Every flow
  'type', 'status', 'code', 'kind', 'reason', 'outcome', 'category', 'currency', 'language', 'pointer', 'problem', 'required',
  // Search, listing, hotel
  'tripType', 'offerType', 'hotelCode', 'offerCode', 'airportCode', 'boardCode', 'roomCode', 'sortCode', 'sorting', 'sortedBy', 'filterId', 'filterType',
  'dropdown', 'wantedDropdown', 'selectedAirports', 'selectedDestinationsCodes', 'departuresCodes', 'destinationsCodes', 'hotelCodes',
  'selectedValues', 'searchCriteriaCode', 'changed', 'view', 'filter', 'sheet', 'airportCodes', 'boardCodes', 'roomCodes', 'part', 'option', 'answers',
  // Booking and paying
  'step', 'wanted', 'sent', 'field', 'firstInvalidField', 'left', 'missing', 'gender', 'country', 'variant', 'method', 'entry',
  'variantCode', 'optionCode', 'groupType', 'leg', 'cabin', 'seat',
  // Visitor
  'account_type', 'user_status', 'role', 'device', 'purpose', 'action', 'failure', 'network', 'more',
]);

/** Days of the calendar and of trips, until when seats wait, and when the device stored something: kept where they are dates, or numbers of nights. */
export const DATES: ReadonlySet<string> = new Set([
  'today', 'day', 'days', 'month', 'departureDate', 'returnDate', 'startDate', 'endDate', 'date', 'minDate', 'maxDate', 'selectedFrom', 'selectedTo', 'depositDue',
  'balanceDue', 'createdAt', 'timestamp', 'departureDateFrom', 'departureDateTo',
  'from', 'to', 'shownMonth', 'departure', 'changeFreeUntil', 'nameChangeUntil', 'checkInOpens', 'now', 'storedAt', 'seatsReservedUntil',
]);

/** The days that ages are counted on. */
export const TRIP_DATES: ReadonlySet<string> = new Set(['today', 'departureDate', 'returnDate', 'endDate']);

/** What the shop publishes to everybody: kept whole, birth dates excepted. */
export const PUBLISHED: ReadonlySet<string> = new Set([
  'offers', 'promoted', 'nextPromoted', 'destinations', 'facets', 'pagination', 'filters', 'matrix', 'dates', 'offer', 'nearest', 'adjusted', 'banks', 'variants',
  'selectedFilterValues', 'serverErrors', 'popup',
]);

/** Dates of birth, wherever they are. */
export const BIRTH_DATES: ReadonlySet<string> = new Set(['birthDate', 'birthDates', 'childBirthDates', 'childrenBirthDates', 'childrenBirthdays']);

/** Dates of birth as they are typed. */
export const TYPED_DATES: ReadonlySet<string> = new Set(['typed']);

/** What boxes and questions are answered with, in whatever field. */
export const ANSWERS: ReadonlySet<string> = new Set(['yes', 'no']);

/** Objects whose names are ids, each a key of its value: they are masked as the ids are. */
export const BY_ID: ReadonlySet<string> = new Set(['listed', 'askedUpTo', 'drafts']);

/** What ports tell in a word: the shop's own, which guards compare. */
export const SIGNALS: ReadonlySet<unknown> = new Set([
  'near', 'due', 'old', 'returned', 'pressed', 'loaded', 'failed', 'MOBILE', 'TABLET', 'DESKTOP',
  'password', 'emailInvalid', 'sent', 'ticketOver', 'done', 'active', 'expired', 'refreshed', 'spent', 'shared', 'copied', 'dismissed', 'gone', 'missing',
]);

/** Ids that name a place in a form, not a person. */
export const PLACES: ReadonlySet<string> = new Set(['id', 'roomId', 'personId', 'personIds']);

export const ADDRESSES: ReadonlySet<string> = new Set(['url', 'target', 'redirectUrl', 'pageUrl']);
