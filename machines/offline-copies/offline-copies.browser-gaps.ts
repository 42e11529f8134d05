/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'It has a service worker beside it: e2e/journeys/visit/offline.e2e.ts goes through it with and without network and through the sign-out.',
};
