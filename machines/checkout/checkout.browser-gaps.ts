/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'Not walked yet: no model is written. The journeys purchase, reservation and network-failures go its ways by hand.',
};
