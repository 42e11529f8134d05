/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'navigation.leaving · xstate.error.actor.openDocument': 'A browser does not refuse to ask for a document.',
  'navigation.clicked · navigation': 'It lasts 100 ms, within which nobody presses again: machine tests only.',
  'navigation.leaving · navigation': 'Takes a second press while a page is on its way: machine tests only.',
  'navigation.pushing · navigation': 'The browser changes the address at once: nothing else can be commanded meanwhile.',
  'navigation.replacing · navigation': 'The browser changes the address at once: nothing else can be commanded meanwhile.',
};
