/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'checkout.step.placeFailed · checkout.back': 'No view sends the command: the failure offers to try again.',
  'checkout.draft.pending · checkout.save': 'The button to save is there only after a failure.',
  'checkout · checkout.reprice': 'e2e/journeys/order/extras.e2e.ts changes the price by extras.',
  'checkout.step.details · checkout.fillOwner': 'e2e/journeys/order/cart.e2e.ts fills in who booked last.',
  'checkout.step.details · checkout.lookAgain': 'A cart that is closed meanwhile sends it: src/policies/policies.test.ts, and on the machine.',
  'checkout.step.recommendations · checkout.lookAgain': 'A cart that is closed meanwhile sends it: src/policies/policies.test.ts, and on the machine.',
  'checkout.step.summary · checkout.lookAgain': 'A cart that is closed meanwhile sends it: src/policies/policies.test.ts, and on the machine.',
  'checkout.draft.idle · checkout.restoreDraft': 'e2e/journeys/order/reservation.e2e.ts leaves the page a moment after typing.',
};
