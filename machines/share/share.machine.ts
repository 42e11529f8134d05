import { setup } from 'xstate';
import { ports } from '../port.ts';
import { COPIED_NOTICE } from './share.rules.ts';
import type { ShareCommand, ShareOutcome, SharePorts } from './share.types.ts';

/** Gives the page's address to others: it alone restores the page [url.listing-q]. */
export const shareMachine = setup({
  types: {} as { events: ShareCommand },
  actors: { ...ports<SharePorts>()({ shareAddress: 'promise' }) },
  guards: {
    isInClipboard: (_, { outcome }: { outcome: ShareOutcome }) => outcome === 'copied',
  },
  delays: { copiedNotice: COPIED_NOTICE },
}).createMachine({
  id: 'share',
  description: 'The page’s address on its way to others',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being shared',
      on: { 'share.send': 'sharing' },
    },
    sharing: {
      description: 'The device asks with whom, or the address goes into the clipboard',
      invoke: {
        id: 'shareAddress',
        src: 'shareAddress',
        input: {},
        onDone: [
          { guard: { type: 'isInClipboard', params: ({ event }) => ({ outcome: event.output }) }, target: 'copied' },
          { target: 'idle' },
        ],
        onError: 'failed',
      },
    },
    copied: {
      description: 'The address is in the clipboard, which is said for a while',
      after: { copiedNotice: 'idle' },
      on: { 'share.send': 'sharing' },
    },
    failed: {
      description: 'The browser gives the address to nobody: the visitor is told where it stands',
      on: { 'share.send': 'sharing' },
    },
  },
});
