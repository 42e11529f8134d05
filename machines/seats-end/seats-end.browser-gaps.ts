/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'e2e/journeys/order/payment.e2e.ts walks it within the flow of payment, which takes what it has asked.',
};
