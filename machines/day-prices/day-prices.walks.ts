/** What the walks through dayPrices show, a line a step. Written by `npm run test:model -- --write`; its difference is for reading. */
export const dayPricesWalks: readonly (readonly string[])[] = [
  [
    'begins → idle · request = null · days = [] · kept = []',
    'dayPrices.show {request: {10 fields}} → fetching · request = {offerType: "BY_PLANE", tripType: "WS", numberOfAdults: 2, childrenBirthdays: [], departuresCodes: [], destinationsCodes: [], departureDateFrom: "2026-07-02", departureDateTo: "2027-04-27", metaData: {"page":0,"pageSize":10,"sorting":"price"}, filters: []} · asks fetchDayPrices {offerType: "BY_PLANE", tripType: "WS", numberOfAdults: 2, childrenBirthdays: [], departuresCodes: [], destinationsCodes: [], departureDateFrom: "2026-07-02", departureDateTo: "2027-04-27", metaData: {"page":0,"pageSize":10,"sorting":"price"}, filters: []}',
    'xstate.done.actor.fetchDayPrices {"output":[{"date":"2026-07-10","totalPrice":2498000},{"date":"2026-07-12","totalPrice":2248000}]} → shown · days = [{"date":"2026-07-10","totalPrice":2498000},{"date":"2026-07-12","totalPrice":2248000}] · kept = [1 items]',
    'dayPrices.show {request: {10 fields}} → shown',
  ],
  [
    'begins → idle · request = null · days = [] · kept = []',
    'dayPrices.show {request: {10 fields}} → fetching · request = {offerType: "BY_PLANE", tripType: "WS", numberOfAdults: 2, childrenBirthdays: [], departuresCodes: [], destinationsCodes: [], departureDateFrom: "2026-07-02", departureDateTo: "2027-04-27", metaData: {"page":0,"pageSize":10,"sorting":"price"}, filters: []} · asks fetchDayPrices {offerType: "BY_PLANE", tripType: "WS", numberOfAdults: 2, childrenBirthdays: [], departuresCodes: [], destinationsCodes: [], departureDateFrom: "2026-07-02", departureDateTo: "2027-04-27", metaData: {"page":0,"pageSize":10,"sorting":"price"}, filters: []}',
    'xstate.error.actor.fetchDayPrices {"error":"failure"} → failed',
    'dayPrices.retry → fetching · asks fetchDayPrices {offerType: "BY_PLANE", tripType: "WS", numberOfAdults: 2, childrenBirthdays: [], departuresCodes: [], destinationsCodes: [], departureDateFrom: "2026-07-02", departureDateTo: "2027-04-27", metaData: {"page":0,"pageSize":10,"sorting":"price"}, filters: []}',
  ],
];
