/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'travelDate · travelDate.flex → no target, refused': 'Where no day is chosen there is nothing to differ from, and no button.',
  'travelDate · travelDate.chooseMonth → travelDate.complete, refused': 'A month that is not on sale has no button.',
};
