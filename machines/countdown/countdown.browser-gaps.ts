/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'countdown.time.counting · xstate.error.actor.clock': 'A browser’s clock always tells the time.',
  'countdown.time.settling · always [0] → countdown.time.ended': 'A page leaves out what has ended.',
};
