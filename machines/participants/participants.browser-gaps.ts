/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'participants.open · participants.removeRoom → no target, refused': 'The only room has no button to remove it.',
};
