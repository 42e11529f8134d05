// Generated from the contract by `npm run generate`. Do not edit.
/** Fields of answers that are dates, or lists of them. */
export const dateFields = ['accommodationDate', 'acknowledgeBy', 'acknowledgedOn', 'answerBy', 'answeredOn', 'balanceDue', 'birthDates', 'changeFreeUntil', 'checkInOpens', 'childBirthDates', 'childrenBirthDates', 'date', 'day', 'departure', 'departureDate', 'depositDue', 'editableUntil', 'endDate', 'nameChangeUntil', 'publishedOn', 'savedAt', 'startDate', 'submittedOn', 'timesFrom', 'timesTo', 'until'] as const;
/** Those of them that are something else in the answers of some operations. */
export const otherwiseIn: Readonly<Record<string, readonly string[]>> = {
  'date': [
    'GET /api/editor/desk/threads/{threadId}',
    'POST /api/editor/desk/orders/{orderId}/flight-times',
    'POST /api/editor/desk/threads/{threadId}/acknowledge',
    'POST /api/editor/desk/threads/{threadId}/answer',
    'POST /api/editor/desk/threads/{threadId}/claim',
    'POST /api/editor/desk/threads/{threadId}/hand-over',
    'POST /api/editor/desk/threads/{threadId}/release',
    'POST /api/editor/desk/threads/{threadId}/resolve'
  ],
  'day': [
    'GET /api/www/hotelCard/hotels/{hotelCode}'
  ],
  'endDate': [
    'GET /api/www/cms/page'
  ],
  'savedAt': [
    'GET /api/editor/documents',
    'GET /api/editor/documents/{kind}/{name}',
    'POST /api/editor/documents/{kind}/{name}/publication',
    'PUT /api/editor/documents/{kind}/{name}'
  ],
  'startDate': [
    'GET /api/www/cms/page'
  ]
};
