/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'pageChange.press · pageChange.': 'Flows send them: the models of navigation and the journeys of the search show it.',
};
