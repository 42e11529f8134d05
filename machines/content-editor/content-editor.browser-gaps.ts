/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'Staff only, behind a login that each walk would have to open and content that each would change for all others: the journey of the editor signs in, writes, looks, publishes and goes back.',
};
