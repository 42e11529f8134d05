/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'participants.open · participants.removeAdult → no target, refused': 'The last adult’s button is disabled; walking down to it from seven adults shows nothing more.',
  'participants.open · participants.removeRoom → no target, refused': 'The only room has no button to remove it.',
};
