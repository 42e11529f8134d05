// Generated from the contract by `npm run generate`. Do not edit.
/** Fields of the contract that are dates, or lists of them. */
export const dateFields = ['accommodationDate', 'acknowledgeBy', 'answerBy', 'balanceDue', 'birthDates', 'changeFreeUntil', 'checkInOpens', 'childBirthDates', 'childrenBirthDates', 'childrenBirthdays', 'date', 'day', 'departure', 'departureDate', 'departureDateFrom', 'departureDateTo', 'depositDue', 'editableUntil', 'endDate', 'from', 'nameChangeUntil', 'publishedOn', 'savedAt', 'startDate', 'submittedOn', 'timesFrom', 'timesTo'] as const;
