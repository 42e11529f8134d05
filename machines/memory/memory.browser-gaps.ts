/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'Its commands come from other flows on other pages; e2e/journeys/remembered.e2e.ts goes through consent, sort, search, hotel and withdrawal.',
};
