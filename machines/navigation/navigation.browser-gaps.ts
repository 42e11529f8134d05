/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'navigation.leaving · xstate.error.actor.openDocument': 'A browser does not refuse to ask for a document.',
  'navigation.clicked · navigation': 'It lasts 100 ms, within which nobody presses again: machine tests only.',
  'navigation.leaving · navigation': 'A press on a link while a flow leads on is the page change’s matter: its model shows it.',
  'navigation.pushing · navigation': 'The browser changes the address at once: nothing else can be commanded meanwhile.',
  'navigation.replacing · navigation': 'The browser changes the address at once: nothing else can be commanded meanwhile.',
};
