/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'Only the clock moves it; e2e/journeys/countdown.e2e.ts moves the browser’s clock second by second, over a sleep and to the end.',
};
