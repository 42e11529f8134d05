/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'checkout.step.placeFailed · checkout.back': 'No view sends the command: the failure offers to try again.',
  'checkout.draft.pending · checkout.save': 'The button to save is there only after a failure.',
};
