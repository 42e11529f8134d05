/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'The journey of the customer area registers and activates, that of its settings asks for the mail once more; answers that come late or fail are held by the machine tests.',
};
