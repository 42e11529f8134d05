/** What the walks through countdown show, a line a step. Written by `npm run test:model -- --write`; its difference is for reading. */
export const countdownWalks: readonly (readonly string[])[] = [
  [
    'begins → counting · endsAt = 1782907200000 · now = 1782907197500 · waits 500 ms',
    'xstate.after.tick.countdown.counting → reading · asks tellTime {}',
    'xstate.done.actor.tellTime {"output":1782907198000} → counting · now = 1782907198000 · waits 1000 ms',
    'xstate.after.tick.countdown.counting → reading · asks tellTime {}',
    'xstate.error.actor.tellTime {"error":"failure"} → counting · now = 1782907199000 · waits 1000 ms',
  ],
  [
    'begins → counting · endsAt = 1782907200000 · now = 1782907197500 · waits 500 ms',
    'xstate.after.tick.countdown.counting → reading · asks tellTime {}',
    'xstate.done.actor.tellTime {"output":1782907200000} → ended · now = 1782907200000 · tells countdown.ended {"endsAt":1782907200000}',
  ],
  [
    'begins → ended · endsAt = 1782907200000 · now = 1782907200001 · tells countdown.ended {"endsAt":1782907200000}',
  ],
];
