import { assign, raise, setup } from 'xstate';
import { ports } from '../port.ts';
import type { DeskAct, DeskAnswer, DeskCommand, DeskContext, DeskFilter, DeskItem, DeskPorts, DeskThread } from './desk.types.ts';

const answered = ({ event }: { event: { output: DeskAnswer } }) => ({ answer: event.output });

/** Agents answer messages, chats and complaints, one of them each [account.complaints] [account.mailbox]. */
export const deskMachine = setup({
  types: {
    context: {} as DeskContext,
    events: {} as DeskCommand | { type: 'changed' },
  },
  actors: ports<DeskPorts>()({ fetchInbox: 'promise', fetchDeskThread: 'promise', actAtDesk: 'promise', deskChanges: 'stream' }),
  actions: {
    rememberToken: assign((_, { csrfToken }: { csrfToken: string }) => ({ csrfToken })),
    forgetAll: assign({ csrfToken: '', threads: [], threadId: '', thread: null, text: '', act: null, refusal: '' }),
    chooseFilter: assign((_, { only }: { only: DeskFilter }) => ({ only })),
    rememberThreads: assign((_, { threads }: { threads: readonly DeskItem[] }) => ({ threads })),
    chooseThread: assign((_, { threadId }: { threadId: string }) => ({ threadId, thread: null, text: '', refusal: '' })),
    rememberThread: assign((_, { thread }: { thread: DeskThread }) => ({ thread })),
    write: assign((_, { text }: { text: string }) => ({ text })),
    rememberAct: assign((_, { act }: { act: DeskAct }) => ({ act, refusal: '' })),
    // What was written stays unless it was sent.
    takeAnswer: assign(({ context: { act, text } }, { answer }: { answer: DeskAnswer }) => ({
      thread: answer.thread, refusal: answer.status === 'refused' ? answer.refusal : '', text: answer.status === 'done' && act?.kind === 'answer' ? '' : text,
    })),
    announceChange: raise({ type: 'changed' }),
  },
  guards: {
    hasText: ({ context }, { act }: { act: DeskAct }) => act.kind !== 'answer' || context.text.trim() !== '',
  },
}).createMachine({
  id: 'desk',
  description: 'Agents answer messages, chats and complaints',
  context: { csrfToken: '', only: 'waiting', threads: [], threadId: '', thread: null, text: '', act: null, refusal: '' },
  initial: 'away',
  states: {
    away: {
      description: 'Nobody of the staff is signed in',
      on: { 'desk.begin': { target: 'working', actions: { type: 'rememberToken', params: ({ event }) => event } } },
    },
    working: {
      description: 'An agent is signed in and hears what changes',
      initial: 'listing',
      invoke: { id: 'deskChanges', src: 'deskChanges', input: {}, onSnapshot: { actions: 'announceChange' }, onError: { actions: [] } },
      on: {
        'desk.leave': { target: 'away', actions: 'forgetAll' },
      },
      states: {
        listing: {
          description: 'The inbox is asked for; what is there stays',
          invoke: {
            id: 'fetchInbox',
            src: 'fetchInbox',
            input: ({ context: { only } }) => ({ only }),
            onDone: { target: 'inbox', actions: { type: 'rememberThreads', params: ({ event }) => ({ threads: event.output }) } },
            onError: 'listFailed',
          },
          on: {
            changed: { target: 'listing', reenter: true },
            'desk.open': { target: 'opening', actions: { type: 'chooseThread', params: ({ event }) => event } },
          },
        },
        listFailed: {
          description: 'The inbox could not be had; the next change or press asks again',
          on: {
            changed: 'listing',
            'desk.show': { target: 'listing', actions: { type: 'chooseFilter', params: ({ event }) => event } },
          },
        },
        inbox: {
          description: 'All threads that wait, or those of one’s own',
          on: {
            changed: 'listing',
            'desk.show': { target: 'listing', actions: { type: 'chooseFilter', params: ({ event }) => event } },
            'desk.open': { target: 'opening', actions: { type: 'chooseThread', params: ({ event }) => event } },
          },
        },
        opening: {
          description: 'The chosen thread is asked for',
          invoke: {
            id: 'fetchDeskThread',
            src: 'fetchDeskThread',
            input: ({ context: { threadId } }) => ({ threadId }),
            onDone: { target: 'open', actions: { type: 'rememberThread', params: ({ event }) => ({ thread: event.output }) } },
            onError: 'listFailed',
          },
          on: { 'desk.close': 'listing' },
        },
        open: {
          description: 'A thread with its order; the answer is being written',
          initial: 'writing',
          on: {
            'desk.setText': { actions: { type: 'write', params: ({ event }) => event } },
            'desk.close': 'listing',
          },
          states: {
            writing: {
              description: 'Nothing is on its way',
              on: {
                changed: 'refreshing',
                'desk.act': { guard: { type: 'hasText', params: ({ event }) => event }, target: 'acting', actions: { type: 'rememberAct', params: ({ event }) => event } },
              },
            },
            refreshing: {
              description: 'Something has changed: the thread is asked for again; what was written stays',
              invoke: {
                id: 'refreshThread',
                src: 'fetchDeskThread',
                input: ({ context: { threadId } }) => ({ threadId }),
                onDone: { target: 'writing', actions: { type: 'rememberThread', params: ({ event }) => ({ thread: event.output }) } },
                onError: 'writing',
              },
              on: {
                changed: { target: 'refreshing', reenter: true },
                'desk.act': { guard: { type: 'hasText', params: ({ event }) => event }, target: 'acting', actions: { type: 'rememberAct', params: ({ event }) => event } },
              },
            },
            acting: {
              description: 'The shop does what the agent asked for, or says why not',
              invoke: {
                id: 'actAtDesk',
                src: 'actAtDesk',
                input: ({ context: { csrfToken, thread, act, text } }) => ({ csrfToken, thread: thread!, act: act!, text }),
                onDone: { target: 'writing', actions: { type: 'takeAnswer', params: answered } },
                onError: 'failed',
              },
            },
            failed: {
              description: 'The shop could not be asked; what was written is still there',
              on: {
                changed: 'refreshing',
                'desk.act': { guard: { type: 'hasText', params: ({ event }) => event }, target: 'acting', actions: { type: 'rememberAct', params: ({ event }) => event } },
              },
            },
          },
        },
      },
    },
  },
});
