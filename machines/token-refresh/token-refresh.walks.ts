/** What the walks through tokenRefresh show, a line a step. Written by `npm run test:model -- --write`; its difference is for reading. */
export const tokenRefreshWalks: readonly (readonly string[])[] = [
  [
    'begins → idle · generation = 0',
    'tokenRefresh.request → refreshing · asks refresh {}',
    'xstate.done.actor.refresh {"output":"refreshed"} → idle · generation = 1 · tells tokenRefresh.refreshed',
    'tokenRefresh.request → refreshing · asks refresh {}',
    'xstate.done.actor.refresh {"output":"spent"} → signedOut · generation = 2 · tells tokenRefresh.signedOut',
    'tokenRefresh.request → signedOut · tells tokenRefresh.signedOut',
  ],
  [
    'begins → idle · generation = 0',
    'tokenRefresh.request → refreshing · asks refresh {}',
    'xstate.error.actor.refresh {"error":"failure"} → failed · tells tokenRefresh.failed',
    'tokenRefresh.request → refreshing · asks refresh {}',
  ],
];
