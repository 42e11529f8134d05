/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'The journeys of the customer area and of its settings log in, by the digits of a mail too, after wrong ones and asked for again, and with a password that is due; a ticket that is over and answers that come late or fail are held by the machine tests.',
};
