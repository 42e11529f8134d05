/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'It has two ends: e2e/journeys/account/messages.e2e.ts goes through it with a customer and an agent, with and without network.',
};
