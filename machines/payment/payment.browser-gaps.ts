/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'payment.choosing · payment.chooseVariant → no target, refused': 'Only offered amounts have a radio.',
  'payment.choosing · payment.chooseMethod → payment.choosing.open, refused': 'A bank that takes no payments is disabled.',
  'payment.starting.makingKey · xstate.error.actor.newKey': 'A browser makes a random key at once, or is none.',
};
