/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'It begins only after hotels were looked at on other pages; e2e/journeys/remembered.e2e.ts sees its list, its failure and the retry.',
};
