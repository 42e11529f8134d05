/** What the walks through lastViewed show, a line a step. Written by `npm run test:model -- --write`; its difference is for reading. */
export const lastViewedWalks: readonly (readonly string[])[] = [
  [
    'begins → fetching #busy by fetching · hotels = [{"hotelCode":"GRK1042","tripType":"WS"}] · today = "2026-07-01" · offers = [] · asks fetchViewed {"hotels":[{"hotelCode":"GRK1042","tripType":"WS"}],"today":"2026-07-01"}',
    'xstate.done.actor.fetchViewed {output: [1 items]} → shown · offers = [1 items]',
  ],
  [
    'begins → fetching #busy by fetching · hotels = [{"hotelCode":"GRK1042","tripType":"WS"}] · today = "2026-07-01" · offers = [] · asks fetchViewed {"hotels":[{"hotelCode":"GRK1042","tripType":"WS"}],"today":"2026-07-01"}',
    'xstate.done.actor.fetchViewed {"output":[]} → soldOut',
  ],
  [
    'begins → fetching #busy by fetching · hotels = [{"hotelCode":"GRK1042","tripType":"WS"}] · today = "2026-07-01" · offers = [] · asks fetchViewed {"hotels":[{"hotelCode":"GRK1042","tripType":"WS"}],"today":"2026-07-01"}',
    'xstate.error.actor.fetchViewed {"error":"failure"} → failed',
    'lastViewed.retry → fetching #busy by fetching · asks fetchViewed {"hotels":[{"hotelCode":"GRK1042","tripType":"WS"}],"today":"2026-07-01"}',
  ],
];
