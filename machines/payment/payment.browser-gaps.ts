/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'payment.choosing · payment.chooseVariant → no target, refused': 'Only offered amounts have a radio.',
  'payment.choosing · payment.chooseMethod → payment.choosing.open, refused': 'A bank that takes no payments is disabled.',
  'payment.starting.makingKey · xstate.error.actor.newKey': 'A browser makes a random key at once, or is none.',
  'payment.choosing.seatsGone': 'The journey of payments waits for the end of the time of seats, which the model has not.',
  'payment.loading · xstate.done.actor.fetchPaymentOptions [3]': 'No order of the model has seats.',
  'payment.choosing · xstate.done.actor.seatsEnd': 'No order of the model has seats; the journey of payments has.',
  'payment.choosing · xstate.error.actor.seatsEnd': 'It does not fail.',
  'payment.inProgress · xstate.done.actor.seatsEnd': 'No order of the model has seats.',
  'payment.inProgress · xstate.error.actor.seatsEnd': 'It does not fail.',
};
