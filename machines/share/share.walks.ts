/** What the walks through share show, a line a step. Written by `npm run test:model -- --write`; its difference is for reading. */
export const shareWalks: readonly (readonly string[])[] = [
  [
    'begins → idle',
    'share.send → sharing · asks shareAddress {}',
    'xstate.done.actor.shareAddress {"output":"copied"} → copied · waits 5000 ms',
    'share.send → sharing · asks shareAddress {}',
    'xstate.done.actor.shareAddress {"output":"shared"} → idle',
    'share.send → sharing · asks shareAddress {}',
    'xstate.error.actor.shareAddress {"error":"failure"} → failed',
    'share.send → sharing · asks shareAddress {}',
    'xstate.done.actor.shareAddress {"output":"copied"} → copied · waits 5000 ms',
    'xstate.after.copiedNotice.share.copied → idle',
  ],
];
