/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'e2e/journeys/order/cart.e2e.ts walks it on a real cart: when it ends, what it costs and who booked last is the shop’s to say.',
};
