/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'e2e/journeys/order/extras.e2e.ts walks it on a real cart: which seats are free, what they cost and when they are let go is the shop’s to say.',
};
