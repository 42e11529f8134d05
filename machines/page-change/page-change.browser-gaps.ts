/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'pageChange.press · pageChange.': 'Flows send them: the model of navigation and the journeys of the search show it.',
  'pageChange.press · xstate.error.actor.': 'The browser does not cease to tell of presses and steps.',
  'pageChange.page · xstate.error.actor.addresses': 'The browser does not cease to tell of addresses.',
  'pageChange.view · xstate.error.actor.viewLeaves': 'The browser does not cease to tell of views.',
  'pageChange.view.leaving': 'Lasts for the few milliseconds of a step through the history.',
  'pageChange.view · xstate.snapshot.viewLeaves': 'Lasts for the few milliseconds of a step through the history; journeys on a phone press while a screen closes.',
  'pageChange.press · xstate.snapshot.steps [0]': 'The step of a view that closes; journeys on a phone press while a screen closes.',
  'pageChange.press.answered · always → pageChange.press.followed, refused': 'Waits for the step of a view that closes.',
  'pageChange.press.asked · xstate.error.actor.askPage': 'The port says what failed in its answer.',
  'pageChange.press.offline · xstate.': 'e2e/journeys/visit/page-navigation.e2e.ts takes the network away from a Back, and gives it again.',
  'pageChange.press.leaving · xstate.': 'The browser is on its way to the document; ten seconds long machine tests wait for it.',
  'pageChange.press · xstate.snapshot.returns': 'Chromium is started without its back/forward cache: e2e/journeys/visit/back-forward-cache.e2e.ts.',
  'pageChange.page.opening · xstate.error.actor.openPage': 'Its code is there before it is opened: unit tests of the navigation.',
  'pageChange.page.placing · xstate.error.actor.placePage': 'Rendering reports its own errors: unit tests of the page host.',
  'pageChange.page.lost': 'Nothing brings it about in a browser.',
  'pageChange.page.placing · xstate.done.actor.placePage': 'A person presses nothing while a page is rendered: journeys with twenty presses within a second.',
};
