/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'accordion · accordion.expandList': 'The sections of filters send it, the days of a round trip do not.',
  'accordion · accordion.expandAlso': 'As above.',
  'accordion · accordion.expand → accordion.settling, refused': 'Every button is a section’s.',
};
