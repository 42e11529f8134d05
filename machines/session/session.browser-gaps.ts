/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'session.following · session.refresh': 'A sign-out sends the command: the journey of the session shows it.',
  'session · xstate.snapshot.signOutsElsewhere': 'Takes two tabs: e2e/journeys/account/customer-area.e2e.ts.',
  'session · xstate.error.actor.signOutsElsewhere': 'What tabs tell each other does not fail.',
  'session.following · xstate.error.actor.userInfo': 'The stream catches what its questions throw.',
  'session.lost': 'The stream catches what its questions throw.',
};
