/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'It has no view, and the browser does at once what it asks: the other flows’ walks and journeys see its effect, the address and the next document.',
};
