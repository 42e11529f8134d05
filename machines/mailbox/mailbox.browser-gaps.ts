/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'A flow of the visit that the shop’s other end changes: e2e/journeys/account/messages.e2e.ts goes through it with a customer and an agent.',
};
