/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'paymentConfirm.waiting · xstate.error.actor.timeToAsk': 'A browser always tells the time.',
  'paymentConfirm.waiting · paymentConfirm.askAgain': 'The button comes when the page has stopped asking by itself.',
};
