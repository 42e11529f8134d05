/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'Staff only, behind a login: the journey of the desk adds an agent; refusals are held by the machine and server tests.',
};
