/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'What a device shares with is no page; e2e/journeys/share.e2e.ts copies an address, sees a refusal and goes on.',
};
