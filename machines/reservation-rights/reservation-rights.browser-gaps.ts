/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'Rights end in the course of weeks: the machine tests let the days go by, the journey of the customer area sees the first right.',
};
