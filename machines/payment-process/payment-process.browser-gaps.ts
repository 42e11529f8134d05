/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'The journey in payment.e2e.ts waits at it for a transfer; the answers of the bank are walked on the machine.',
};
