/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'session.opening · always [0]': 'A page begins without user info and asks for it.',
  'session.current · session.refresh': 'No view and no policy sends the command yet.',
  'session.stale · session.refresh': 'No view and no policy sends the command yet.',
};
