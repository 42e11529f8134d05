import { assign, emit, setup } from 'xstate';
import { withUploads } from '../../src/domain/messages/attached-files.ts';
import type { UploadAnswer } from '../../src/domain/messages/attached-files.ts';
import { MOST_ATTACHMENTS } from '../../src/domain/messages/message-limits.ts';
import type { ThreadNumbers } from '../mailbox/mailbox.types.ts';
import { ports } from '../port.ts';
import { beginning, pauseAfter, problemOf, refusalOf, retryPause, takenBack, toldOf, withAnswer, withSent } from './chat.rules.ts';
import type { ChatAnswer, ChatCommand, ChatContext, ChatFact, ChatInput, ChatPorts, OutboxFound, SendAnswer } from './chat.types.ts';

export interface Told { threads: readonly ThreadNumbers[] | undefined }

/** The names that the chart of a conversation is made of. */
export const chatSetup = setup({
  types: {} as {
    context: ChatContext;
    input: ChatInput;
    events: ChatCommand;
    emitted: ChatFact;
  },
  actors: {
    ...ports<ChatPorts>()({
      readAgreement: 'promise', storeAgreement: 'promise', fetchChat: 'promise', sendMessage: 'promise', seeMessages: 'promise', uploadFiles: 'promise',
      readOutbox: 'promise', disownOutbox: 'promise', storeOutbox: 'promise', changes: 'stream', networkReturns: 'stream',
    }),
  },
  actions: {
    rememberAgreement: assign({ isAgreed: true }),
    takeAnswer: assign(({ context }, { answer }: { answer: ChatAnswer }) => withAnswer(context, answer)),
    countMissedFetch: assign(({ context }) => ({ missedFetches: context.missedFetches + 1 })),
    takeNumbers: assign(({ context }, { threads }: Told) => toldOf(context, threads ?? []) ?? {}),
    rememberDraft: assign((_, { text }: { text: string }) => ({ draft: text, problem: null })),
    rememberEmail: assign((_, { email }: { email: string }) => ({ email, problem: null })),
    markProblem: assign(({ context }) => ({ problem: problemOf(context) })),
    queueDraft: assign(({ context: { draft, files, outbox } }, { clientId }: { clientId: string }) => ({ outbox: [...outbox, { clientId, text: draft.trim(), files }], draft: '', files: [], fileProblems: [], problem: null })),
    takeOutbox: assign(({ context }, { outbox }: { outbox: ChatContext['outbox'] }) => ({ outbox: [...outbox, ...context.outbox] })),
    takeSent: assign(({ context }, { answer }: { answer: SendAnswer }) => (answer.status === 'sent' ? withSent(context, answer) : {})),
    countMissedSend: assign(({ context }) => ({ missedSends: context.missedSends + 1 })),
    takePause: assign((_, { answer }: { answer: SendAnswer }) => ({ pauseMs: pauseAfter(answer), missedSends: 0 })),
    takeBack: assign(({ context }, { answer }: { answer: SendAnswer }) => takenBack(context, refusalOf(answer) ?? 'refused')),
    takeBackForEmail: assign(({ context }, { answer }: { answer: ChatAnswer }) => takenBack(context, 'email', answer)),
    takeUploads: assign(({ context }, { answers }: { answers: readonly UploadAnswer[] }) => withUploads(context, answers)),
    markUploadFailed: assign({ fileProblems: [{ name: '', problem: 'failed' as const }] }),
    dropFile: assign(({ context: { files } }, { attachmentId }: { attachmentId: string }) => ({ files: files.filter((file) => file.attachmentId !== attachmentId) })),
    forgetConversation: assign(({ context: { about, isWidget, isUnseen, isAgreed } }) => beginning({ about, isWidget, isUnseen, isAgreed })),
    markSeen: assign(({ context: { last } }) => ({ customerSeen: last })),
    announceDraft: emit(({ context: { about, draft } }) => ({ type: 'chat.drafted' as const, about, text: draft })),
    announceBeginning: emit({ type: 'chat.began' as const }),
  },
  guards: {
    isWidget: ({ context }) => context.isWidget,
    isAgreed: (_, { agreed }: { agreed: boolean }) => agreed,
    hasMissed: ({ context }) => context.told > context.last,
    hasUnseen: ({ context }) => context.customerSeen < context.last,
    isFirst: ({ context }, { answer }: { answer: SendAnswer }) => answer.status === 'sent' && context.threadId === '',
    isSent: (_, { answer }: { answer: SendAnswer }) => answer.status === 'sent',
    isRefusedUnseen: ({ context }, { answer }: { answer: SendAnswer }) => context.isUnseen && refusalOf(answer) !== null,
    lacksEmail: (_, { answer }: { answer: SendAnswer }) => refusalOf(answer) === 'email',
    isRefused: (_, { answer }: { answer: SendAnswer }) => refusalOf(answer) !== null,
    isAnothers: (_, { isAnothers }: OutboxFound) => isAnothers,
    hasWaiting: ({ context }) => context.outbox.length > 0,
    draftIsGood: ({ context }) => problemOf(context) === null,
    hasPlace: ({ context }) => context.files.length < MOST_ATTACHMENTS,
    concernsUs: ({ context }, { threads }: Told) => threads !== undefined && toldOf(context, threads) !== null,
    isBack: (_, { isBack }: { isBack: boolean }) => isBack,
  },
  delays: {
    fetchPause: ({ context }) => retryPause(context.missedFetches),
    sendPause: ({ context }) => retryPause(context.missedSends),
    pause: ({ context }) => context.pauseMs,
  },
});
