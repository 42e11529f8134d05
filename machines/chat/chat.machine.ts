import { and, stateIn } from 'xstate';
import { MOST_ATTACHMENTS } from '../../src/domain/messages/message-limits.ts';
import type { ThreadNumbers } from '../mailbox/mailbox.types.ts';
import { beginning } from './chat.rules.ts';
import { chatSetup } from './chat.setup.ts';
import type { Told } from './chat.setup.ts';
import type { ChatContext, SendAnswer } from './chat.types.ts';

const told = ({ event }: { event: { snapshot: { context: readonly ThreadNumbers[] | undefined } } }): Told => ({ threads: event.snapshot.context });
const returned = ({ event }: { event: { snapshot: { context: boolean | undefined } } }) => ({ isBack: event.snapshot.context === true });
const sent = ({ event }: { event: { output: SendAnswer } }) => ({ answer: event.output });

/** Files that are still on their way belong to what is written: it waits for them. */
const isWhole = and(['draftIsGood' as const, stateIn({ files: 'chosen' })]);

const storeOutbox = {
  id: 'storeOutbox',
  src: 'storeOutbox',
  input: ({ context: { about, outbox } }: { context: ChatContext }) => ({ about, outbox }),
} as const;

/** What is written while something else is under way is stored by the tab beside that. */
const stored = {
  initial: 'stored',
  states: {
    stored: { description: 'All that waits is stored by the tab' },
    storing: {
      description: 'The tab stores what was written meanwhile, in case the page goes',
      invoke: { ...storeOutbox, onDone: 'stored', onError: 'stored' },
    },
  },
} as const;

/** A conversation with the shop: in the widget, in a reservation's tab, and as a thread of the mailbox [account.chat] [account.mailbox]. */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  description: 'A conversation with the shop',
  context: ({ input }) => beginning(input),
  type: 'parallel',
  on: {
    'chat.setDraft': { actions: [{ type: 'rememberDraft', params: ({ event }) => event }, 'announceDraft'] },
    'chat.setEmail': { actions: { type: 'rememberEmail', params: ({ event }) => event } },
    'chat.detach': { actions: { type: 'dropFile', params: ({ event }) => event } },
  },
  states: {
    view: {
      description: 'What of the conversation is shown',
      initial: 'deciding',
      on: { 'chat.forget': { target: '.deciding', actions: ['forgetConversation', 'announceDraft'] } },
      states: {
        deciding: {
          description: 'A widget waits for a press, a part of a page does not',
          always: [{ guard: 'isWidget', target: 'closed' }, { target: 'open' }],
        },
        closed: {
          description: 'Only the way into the conversation is shown',
          on: { 'chat.open': 'checking' },
        },
        checking: {
          description: 'Looks whether the visitor has agreed to what is stored',
          invoke: {
            id: 'readAgreement',
            src: 'readAgreement',
            input: {},
            onDone: [{ guard: { type: 'isAgreed', params: ({ event }) => ({ agreed: event.output }) }, target: 'open', actions: 'rememberAgreement' }, { target: 'consenting' }],
            onError: 'consenting',
          },
          on: { 'chat.close': 'closed' },
        },
        consenting: {
          description: 'Says what is stored, and asks',
          on: { 'chat.agree': { target: 'agreeing', actions: 'rememberAgreement' }, 'chat.close': 'closed' },
        },
        agreeing: {
          description: 'The agreement is remembered; where it cannot be, it is asked for again another time',
          invoke: { id: 'storeAgreement', src: 'storeAgreement', input: {}, onDone: 'open', onError: 'open' },
        },
        open: {
          description: 'The conversation is shown and grows by itself',
          initial: 'fetching',
          invoke: {
            id: 'changes',
            src: 'changes',
            input: {},
            onSnapshot: { guard: { type: 'concernsUs', params: told }, actions: { type: 'takeNumbers', params: told } },
            onError: {},
          },
          on: { 'chat.close': 'closed' },
          states: {
            fetching: {
              description: 'The shop is asked for what is not here yet',
              invoke: {
                id: 'fetchChat',
                src: 'fetchChat',
                input: ({ context: { about, last } }) => ({ about, after: last }),
                onDone: { target: 'shown', actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) } },
                onError: { target: 'failed', actions: 'countMissedFetch' },
              },
            },
            shown: {
              description: 'Everything that is known of is shown; seen by who looks at it',
              initial: 'looking',
              always: { guard: 'hasMissed', target: 'fetching' },
              states: {
                looking: {
                  description: 'Looks whether there is something new',
                  always: [{ guard: 'hasUnseen', target: 'telling' }, { target: 'seen' }],
                },
                telling: {
                  description: 'The shop is told that it was seen, once the page is looked at',
                  invoke: {
                    id: 'seeMessages',
                    src: 'seeMessages',
                    input: ({ context: { about, last } }) => ({ about, sequence: last }),
                    onDone: { target: 'seen', actions: 'markSeen' },
                    onError: 'seen',
                  },
                },
                seen: { description: 'There is nothing that was not seen' },
              },
            },
            failed: {
              description: 'The shop could not be asked; what is here stays',
              after: { fetchPause: 'fetching' },
              on: { 'chat.retry': 'fetching' },
            },
          },
        },
      },
    },
    outbox: {
      description: 'What was written here and is on its way, in its order',
      initial: 'restoring',
      on: { 'chat.forget': '.storing' },
      states: {
        restoring: {
          description: 'What a page before could not send is read',
          invoke: {
            id: 'readOutbox',
            src: 'readOutbox',
            input: ({ context: { about } }) => ({ about }),
            onDone: [
              { guard: { type: 'isAnothers', params: ({ event }) => event.output }, target: 'disowning' },
              { target: 'looking', actions: { type: 'takeOutbox', params: ({ event }) => ({ outbox: event.output.messages }) } },
            ],
            onError: 'looking',
          },
        },
        disowning: {
          description: 'Somebody else wrote what waits in the browser: it is let go, nobody sends it as theirs',
          invoke: {
            id: 'disownOutbox',
            src: 'disownOutbox',
            input: ({ context: { about } }) => ({ about }),
            onDone: { target: 'looking', actions: { type: 'takeOutbox', params: ({ event }) => ({ outbox: event.output }) } },
            onError: 'looking',
          },
        },
        looking: {
          description: 'Looks whether something waits',
          always: [{ guard: 'hasWaiting', target: 'posting' }, { target: 'empty' }],
        },
        empty: {
          description: 'Nothing waits',
          on: {
            'chat.send': [
              { guard: isWhole, target: 'storing', actions: [{ type: 'queueDraft', params: ({ event }) => event }, 'announceDraft'] },
              { actions: 'markProblem' },
            ],
          },
        },
        storing: {
          description: 'The tab remembers what waits, in case the page goes',
          invoke: { ...storeOutbox, onDone: 'looking', onError: 'looking' },
          on: { 'chat.send': [{ guard: isWhole, target: 'storing', reenter: true, actions: [{ type: 'queueDraft', params: ({ event }) => event }, 'announceDraft'] }, { actions: 'markProblem' }] },
        },
        posting: {
          description: 'The oldest message is on its way; sent twice it is written once',
          ...stored,
          invoke: {
            id: 'sendMessage',
            src: 'sendMessage',
            input: ({ context: { about, outbox, email } }) => ({ about, message: outbox[0]!, email: email.trim() }),
            onDone: [
              { guard: { type: 'isFirst', params: sent }, target: 'storing', actions: [{ type: 'takeSent', params: sent }, 'announceBeginning'] },
              { guard: { type: 'isSent', params: sent }, target: 'storing', actions: { type: 'takeSent', params: sent } },
              { guard: { type: 'isRefusedUnseen', params: sent }, target: 'pausing', actions: { type: 'takePause', params: sent } },
              { guard: { type: 'lacksEmail', params: sent }, target: 'askingHours' },
              { guard: { type: 'isRefused', params: sent }, target: 'storing', actions: [{ type: 'takeBack', params: sent }, 'announceDraft'] },
              { target: 'pausing', actions: { type: 'takePause', params: sent } },
            ],
            onError: { target: 'waiting', actions: 'countMissedSend' },
          },
          on: { 'chat.send': [{ guard: isWhole, target: '.storing', actions: [{ type: 'queueDraft', params: ({ event }) => event }, 'announceDraft'] }, { actions: 'markProblem' }] },
        },
        askingHours: {
          description: 'Nobody is there any more, and it is not known where the answer goes: it is asked when somebody is there again',
          ...stored,
          invoke: {
            id: 'fetchHours',
            src: 'fetchChat',
            input: ({ context: { about, last } }) => ({ about, after: last }),
            onDone: { target: 'storing', actions: [{ type: 'takeBackForEmail', params: ({ event }) => ({ answer: event.output }) }, 'announceDraft'] },
            onError: { target: 'waiting', actions: 'countMissedSend' },
          },
          on: { 'chat.send': [{ guard: isWhole, target: '.storing', actions: [{ type: 'queueDraft', params: ({ event }) => event }, 'announceDraft'] }, { actions: 'markProblem' }] },
        },
        waiting: {
          description: 'The shop was not reached: it goes as soon as it can',
          ...stored,
          after: { sendPause: 'posting' },
          invoke: { id: 'networkReturns', src: 'networkReturns', input: {}, onSnapshot: { guard: { type: 'isBack', params: returned }, target: 'posting' }, onError: {} },
          on: {
            'chat.retry': 'posting',
            'chat.send': [{ guard: isWhole, target: '.storing', actions: [{ type: 'queueDraft', params: ({ event }) => event }, 'announceDraft'] }, { actions: 'markProblem' }],
          },
        },
        pausing: {
          description: 'It was too much at once for the shop: it goes on by itself when the shop has said',
          ...stored,
          after: { pause: 'posting' },
          on: { 'chat.send': [{ guard: isWhole, target: '.storing', actions: [{ type: 'queueDraft', params: ({ event }) => event }, 'announceDraft'] }, { actions: 'markProblem' }] },
        },
      },
    },
    files: {
      description: 'Files of the message that is being written',
      initial: 'chosen',
      on: { 'chat.forget': '.chosen' },
      states: {
        chosen: {
          description: 'They stand beside the draft',
          on: { 'chat.attach': { guard: 'hasPlace', target: 'uploading' } },
        },
        uploading: {
          description: 'They are on their way; each is taken or refused by itself',
          invoke: {
            id: 'uploadFiles',
            src: 'uploadFiles',
            input: ({ context: { files }, event }) => ({ field: event.type === 'chat.attach' ? event.field : '', places: MOST_ATTACHMENTS - files.length }),
            onDone: { target: 'chosen', actions: { type: 'takeUploads', params: ({ event }) => ({ answers: event.output }) } },
            onError: { target: 'chosen', actions: 'markUploadFailed' },
          },
        },
      },
    },
  },
});

