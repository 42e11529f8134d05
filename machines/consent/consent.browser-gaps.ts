/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'consent · xstate.snapshot.storedConsents': 'Another tab decides: the journey of consent shows one that does.',
  'consent · xstate.error.actor.storedConsents': 'A listener does not fail.',
};
