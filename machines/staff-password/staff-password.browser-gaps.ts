/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'Staff only, behind a login: the journey of the desk changes a password; refusals and failures are held by the machine and server tests.',
};
