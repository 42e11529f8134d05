/** What no browser shows of this flow, and why. */
export const subscriptionBrowserGaps = {
  'subscription.failed: subscription.startOver': 'the form itself is still there to be changed',
  'subscription.confirmed: subscription.startOver': 'the page leads on to the home page',
  'subscription.ended: subscription.startOver': 'the page leads on to the home page',
};
