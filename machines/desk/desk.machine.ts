import { and, assign, emit, or, raise, setup, stateIn } from 'xstate';
import { withUploads } from '../../src/domain/messages/attached-files.ts';
import type { UploadAnswer } from '../../src/domain/messages/attached-files.ts';
import { messageProblem, MOST_ATTACHMENTS } from '../../src/domain/messages/message-limits.ts';
import { ports } from '../port.ts';
import { afterAnswer, asItStands, draftsOf, NOTHING_DONE, NOTHING_WRITTEN, withoutThread, withTemplate } from './desk.rules.ts';
import type { DeskAct, DeskAnswer, DeskCommand, DeskContext, DeskFact, DeskFilter, DeskInput, DeskList, DeskPorts, DeskThread } from './desk.types.ts';

const answered = ({ event }: { event: { output: DeskAnswer } }) => ({ answer: event.output });
const given = ({ event }: { event: { output: unknown } }) => ({ answer: event.output });
const uploaded = ({ event }: { event: { output: readonly UploadAnswer[] } }) => ({ answers: event.output });
/** By the time that somebody reads it they are signed in again. */
const notTaken = ({ event }: { event: { output: readonly UploadAnswer[] } }) => ({ answers: event.output.map((answer) => ('problem' in answer && answer.problem === 'loginNeeded' ? { ...answer, problem: 'failed' as const } : answer)) });
const loginEnded = { target: '#desk.locked', actions: 'announceLoginEnded' } as const;
const gone = { target: '#desk.working.listing', actions: ['dropThread', 'announceLeft'] } as const;
const chosen = { type: 'chooseThread', params: ({ event }: { event: { threadId: string } }) => event } as const;
const asked = ({ event: { act } }: { event: { act: DeskAct } }) => ({ act });

const deskSetup = setup({
  types: {} as {
    input: DeskInput;
    context: DeskContext;
    events: DeskCommand | { type: 'changed' };
    emitted: DeskFact;
  },
  actors: ports<DeskPorts>()({ fetchInbox: 'promise', fetchDeskThread: 'promise', actAtDesk: 'promise', uploadFiles: 'promise', deskChanges: 'stream' }),
  actions: {
    // What was written stays for the same agent.
    takeLogin: assign(({ context }, { name, csrfToken }: { name: string; csrfToken: string }) => ({ ...(name !== context.agentName && NOTHING_DONE), agentName: name, csrfToken })),
    takeFirstLogin: assign(({ context }, { name, csrfToken }: { name: string; csrfToken: string }) => ({ ...(name !== context.agentName && { drafts: {} }), agentName: name, csrfToken })),
    // Nobody has been asked whether begun answers may be lost: they wait for the same agent, and nobody else sees them.
    forgetAllButDrafts: assign(({ context }) => ({ ...NOTHING_DONE, agentName: context.agentName, drafts: draftsOf(context) })),
    announceLoginEnded: emit({ type: 'desk.loginEnded' as const }),
    announceOpened: emit(({ context: { threadId } }) => ({ type: 'desk.opened' as const, threadId })),
    announceClosed: emit({ type: 'desk.closed' as const, entry: 'new' as const }),
    announceLeft: emit({ type: 'desk.closed' as const, entry: 'same' as const }),
    // What was shown of a list stays shown when it is asked for again.
    chooseFilter: assign(({ context }, { only }: { only: DeskFilter }) => ({ only, ...(only !== context.only && { pages: 1, more: 'none' as const }) })),
    askForMore: assign(({ context: { pages } }) => ({ pages: pages + 1, more: 'asked' as const })),
    offerMoreAgain: assign(({ context: { pages, more } }) => (more === 'asked' ? { pages: pages - 1, more: 'offered' as const } : {})),
    rememberThreads: assign((_, { list }: { list: DeskList | null }) => ({ threads: list?.threads ?? null, more: list?.hasMore ? 'offered' as const : 'none' as const })),
    chooseThread: assign(({ context }, { threadId }: { threadId: string }) => {
      const drafts = draftsOf(context);
      return { threadId, thread: null, refusal: '', drafts, ...NOTHING_WRITTEN, ...drafts[threadId] };
    }),
    takeDraft: assign(({ context: { threadId, drafts } }) => ({ ...NOTHING_WRITTEN, ...drafts[threadId] })),
    leaveThread: assign(({ context }) => ({ threadId: '', thread: null, drafts: draftsOf(context), ...NOTHING_WRITTEN })),
    dropThread: assign(({ context }) => withoutThread(context)),
    rememberThread: assign(({ context }, { thread }: { thread: DeskThread | 'gone' | null }) => asItStands(context, thread === 'gone' ? null : thread)),
    write: assign((_, { text }: { text: string }) => ({ text, clientId: '', problem: null })),
    writeTemplate: assign(({ context }, { key }: { key: string }) => ({ text: withTemplate(context, key), clientId: '', problem: null })),
    markProblem: assign(({ context }) => ({ problem: messageProblem(context.text) })),
    rememberAct: assign(({ context }, { act }: { act: DeskAct }) => ({ act, refusal: '', ...(act.kind === 'answer' && { clientId: context.clientId || act.clientId, sent: { text: context.text, files: context.files } }) })),
    takeAnswer: assign(({ context }, { answer }: { answer: DeskAnswer }) => afterAnswer(context, answer)),
    takeUploads: assign(({ context }, { answers }: { answers: readonly UploadAnswer[] }) => ({ ...withUploads(context, answers), clientId: '' })),
    markUploadFailed: assign({ fileProblems: [{ name: '', problem: 'failed' as const }] }),
    dropFile: assign(({ context: { files } }, { attachmentId }: { attachmentId: string }) => ({ files: files.filter((file) => file.attachmentId !== attachmentId), clientId: '' })),
    announceChange: raise({ type: 'changed' }),
  },
  guards: {
    // A stream also says that it has begun.
    isTold: (_, { item }: { item: string | undefined }) => item !== undefined,
    isGone: (_, { answer }: { answer: unknown }) => answer === 'gone',
    isUnanswered: (_, { answer }: { answer: unknown }) => answer === null,
    hasLostThread: (_, { answer }: { answer: DeskAnswer }) => answer.status === 'gone',
    needsLogin: (_, { answer }: { answer: DeskAnswer }) => answer.status === 'loginNeeded',
    uploadNeedsLogin: (_, { answers }: { answers: readonly UploadAnswer[] }) => answers.some((answer) => 'problem' in answer && answer.problem === 'loginNeeded'),
    isSameAgent: ({ context, event }) => event.type === 'desk.begin' && event.name === context.agentName,
    hasThread: ({ context }) => context.thread !== null,
    hasMore: ({ context }) => context.more === 'offered',
    isChosen: ({ context }) => context.threadId !== '',
    isOther: ({ context }, { threadId }: { threadId: string }) => threadId !== context.threadId,
    needsNoText: (_, { act }: { act: DeskAct }) => act.kind !== 'answer',
    draftIsGood: ({ context }) => messageProblem(context.text) === null,
    hasPlace: ({ context }) => context.files.length < MOST_ATTACHMENTS,
    isOvertaken: or([
      stateIn({ working: { listing: 'overtaken' } }), stateIn({ working: { opening: 'overtaken' } }),
      stateIn({ working: { open: { work: { acting: 'overtaken' } } } }), stateIn({ working: { open: { work: { ready: { refreshing: 'overtaken' } } } } }),
    ]),
  },
});

/** While the shop is asked. What changes meanwhile is asked for afterwards: where much happens and answers are late, none would ever come. */
const asking = deskSetup.createStateConfig({
  initial: 'current',
  states: {
    current: { description: 'Nothing has been heard of meanwhile', on: { changed: 'overtaken' } },
    overtaken: { description: 'Something has changed meanwhile, of which the answer may not know: it is asked for again', on: { changed: {} } },
  },
});

const close = { target: 'listing', actions: ['leaveThread', 'announceClosed'] } as const;
/** While nobody is signed in: what the address says is opened for whoever is next. */
const followed = { 'desk.open': { actions: chosen }, 'desk.close': { actions: 'leaveThread' } } as const;

/** An agent signs in once more: the same one goes on in the thread that is chosen, another one finds nothing of the one before. */
const begun = deskSetup.createStateConfig({
  on: {
    'desk.begin': [
      // It is there, and a press is taken at once.
      { guard: and(['isSameAgent', 'hasThread']), target: '#desk.working.open.work.ready.refreshing', reenter: true, actions: { type: 'takeLogin', params: ({ event }) => event } },
      { guard: and(['isSameAgent', 'isChosen']), target: '#desk.working.opening', reenter: true, actions: { type: 'takeLogin', params: ({ event }) => event } },
      { target: '#desk.working', reenter: true, actions: [{ type: 'takeLogin', params: ({ event }) => event }, 'announceLeft'] },
    ],
  },
}).on['desk.begin'];

/** Agents answer messages, chats and complaints, one of them each [account.complaints] [account.mailbox]. */
export const deskMachine = deskSetup.createMachine({
  id: 'desk',
  description: 'Agents answer messages, chats and complaints',
  context: ({ input: { threadId } }) => ({ only: 'waiting', ...NOTHING_DONE, threadId }),
  initial: 'away',
  states: {
    away: {
      description: 'Nobody of the staff is signed in',
      on: {
        'desk.begin': [
          { guard: 'isChosen', target: 'working.opening', actions: [{ type: 'takeFirstLogin', params: ({ event }) => event }, 'takeDraft'] },
          { target: 'working', actions: { type: 'takeFirstLogin', params: ({ event }) => event } },
        ],
        ...followed,
      },
    },
    locked: {
      description: 'The login has ended: what was written waits for the next one, and nothing is asked meanwhile',
      on: { 'desk.begin': begun, 'desk.leave': { target: 'away', actions: ['forgetAllButDrafts', 'announceLeft'] }, ...followed },
    },
    working: {
      description: 'An agent is signed in and hears what changes',
      initial: 'listing',
      invoke: { id: 'deskChanges', src: 'deskChanges', input: {}, onSnapshot: { guard: { type: 'isTold', params: ({ event }) => ({ item: event.snapshot.context }) }, actions: 'announceChange' }, onError: {} },
      on: {
        'desk.leave': { target: 'away', actions: ['forgetAllButDrafts', 'announceLeft'] },
        'desk.open': { guard: { type: 'isOther', params: ({ event }) => event }, target: '.opening', actions: [chosen, 'announceOpened'] },
        // The changes are heard anew, by the new login.
        'desk.begin': begun,
      },
      states: {
        listing: {
          description: 'The inbox is asked for; what is there stays',
          ...asking,
          invoke: {
            id: 'fetchInbox',
            src: 'fetchInbox',
            input: ({ context: { only, pages } }) => ({ only, pages }),
            onDone: [
              { guard: { type: 'isUnanswered', params: given }, ...loginEnded },
              { guard: 'isOvertaken', target: 'listing', reenter: true, actions: { type: 'rememberThreads', params: ({ event }) => ({ list: event.output }) } },
              { target: 'inbox', actions: { type: 'rememberThreads', params: ({ event }) => ({ list: event.output }) } },
            ],
            onError: { target: 'listFailed', actions: 'offerMoreAgain' },
          },
          on: {
            'desk.show': { target: 'listing', reenter: true, actions: { type: 'chooseFilter', params: ({ event }) => event } },
            'desk.showMore': { guard: 'hasMore', target: 'listing', reenter: true, actions: 'askForMore' },
          },
        },
        listFailed: {
          description: 'The inbox could not be had; the next change or press asks again',
          on: {
            changed: 'listing',
            'desk.show': { target: 'listing', actions: { type: 'chooseFilter', params: ({ event }) => event } },
            'desk.showMore': { guard: 'hasMore', target: 'listing', actions: 'askForMore' },
          },
        },
        inbox: {
          description: 'Threads of the chosen list, as much of it as was asked for',
          on: {
            changed: 'listing',
            'desk.show': { target: 'listing', actions: { type: 'chooseFilter', params: ({ event }) => event } },
            'desk.showMore': { guard: 'hasMore', target: 'listing', actions: 'askForMore' },
          },
        },
        opening: {
          description: 'The chosen thread is asked for',
          ...asking,
          invoke: {
            id: 'fetchDeskThread',
            src: 'fetchDeskThread',
            input: ({ context: { threadId } }) => ({ threadId }),
            onDone: [
              { guard: { type: 'isGone', params: given }, ...gone },
              { guard: { type: 'isUnanswered', params: given }, ...loginEnded },
              { guard: 'isOvertaken', target: 'open.work.ready.refreshing', actions: { type: 'rememberThread', params: ({ event }) => ({ thread: event.output }) } },
              { target: 'open', actions: { type: 'rememberThread', params: ({ event }) => ({ thread: event.output }) } },
            ],
            onError: 'openFailed',
          },
          on: { 'desk.close': close },
        },
        openFailed: {
          description: 'The chosen thread could not be had; the next change or press asks for it again',
          on: { 'desk.close': close, 'desk.open': { target: 'opening', actions: [chosen, 'announceOpened'] }, changed: 'opening' },
        },
        open: {
          description: 'A thread with its order; the answer is being written',
          type: 'parallel',
          on: {
            'desk.setText': { actions: { type: 'write', params: ({ event }) => event } },
            'desk.chooseTemplate': { actions: { type: 'writeTemplate', params: ({ event }) => event } },
            'desk.detach': { actions: { type: 'dropFile', params: ({ event }) => event } },
            'desk.close': close,
          },
          states: {
            work: {
              description: 'What the agent does to the thread',
              initial: 'ready',
              states: {
                ready: {
                  description: 'Nothing is on its way',
                  initial: 'writing',
                  on: {
                    changed: '.refreshing',
                    'desk.act': [
                      { guard: { type: 'needsNoText', params: asked }, target: 'acting', actions: { type: 'rememberAct', params: asked } },
                      { guard: and(['draftIsGood', stateIn({ working: { open: { files: 'chosen' } } })]), target: 'acting', actions: { type: 'rememberAct', params: asked } },
                      { actions: 'markProblem' },
                    ],
                  },
                  states: {
                    writing: { description: 'The thread is as it stands' },
                    refreshing: {
                      description: 'Something has changed: the thread is asked for again; what was written stays',
                      ...asking,
                      invoke: {
                        id: 'refreshThread',
                        src: 'fetchDeskThread',
                        input: ({ context: { threadId } }) => ({ threadId }),
                        onDone: [
                          { guard: { type: 'isGone', params: given }, ...gone },
                          { guard: { type: 'isUnanswered', params: given }, ...loginEnded },
                          { guard: 'isOvertaken', target: 'refreshing', reenter: true, actions: { type: 'rememberThread', params: ({ event }) => ({ thread: event.output }) } },
                          { target: 'writing', actions: { type: 'rememberThread', params: ({ event }) => ({ thread: event.output }) } },
                        ],
                        onError: 'writing',
                      },
                    },
                    failed: { description: 'The shop could not be asked; what was written is still there' },
                  },
                },
                acting: {
                  description: 'The shop does what the agent asked for, or says why not',
                  ...asking,
                  invoke: {
                    id: 'actAtDesk',
                    src: 'actAtDesk',
                    input: ({ context: { csrfToken, thread, act, text, files, clientId } }) => ({ csrfToken, thread: thread!, act: act!, text: text.trim(), files, clientId }),
                    onDone: [
                      { guard: { type: 'needsLogin', params: answered }, ...loginEnded },
                      { guard: { type: 'hasLostThread', params: answered }, ...gone },
                      { guard: 'isOvertaken', target: 'ready.refreshing', actions: { type: 'takeAnswer', params: answered } },
                      { target: 'ready', actions: { type: 'takeAnswer', params: answered } },
                    ],
                    onError: { target: 'ready.failed' },
                  },
                },
              },
            },
            files: {
              description: 'Files of the answer that is being written',
              initial: 'chosen',
              states: {
                chosen: {
                  description: 'They stand beside the draft',
                  on: { 'desk.attach': { guard: 'hasPlace', target: 'uploading' } },
                },
                uploading: {
                  description: 'They are on their way; each is taken or refused by itself, and the answer waits for them',
                  invoke: {
                    id: 'uploadFiles',
                    src: 'uploadFiles',
                    input: ({ context: { csrfToken, files }, event }) => ({ csrfToken, field: event.type === 'desk.attach' ? event.field : '', places: MOST_ATTACHMENTS - files.length }),
                    onDone: [
                      { guard: { type: 'uploadNeedsLogin', params: uploaded }, target: '#desk.locked', actions: [{ type: 'takeUploads', params: notTaken }, 'announceLoginEnded'] },
                      { target: 'chosen', actions: { type: 'takeUploads', params: uploaded } },
                    ],
                    onError: { target: 'chosen', actions: 'markUploadFailed' },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});
