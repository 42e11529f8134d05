/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'consent.customising · consent.cancel': 'No view offers to cancel: whoever opened the choices saves one of them.',
};
