import { emailError } from '../../src/domain/booking/contact-rules.ts';
import { messageProblem } from '../../src/domain/messages/message-limits.ts';
import type { ThreadNumbers } from '../mailbox/mailbox.types.ts';
import type { ChatAnswer, ChatContext, ChatInput, ChatMessage, ChatProblem, ChatSoFar, SendAnswer } from './chat.types.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 8_000;
/** Where the shop does not say when it wants to be asked again. */
const USUAL_PAUSE_MS = 10_000;
/** What was refused and nobody sees is tried again after so long. */
const UNSEEN_PAUSE_MS = 8_000;

/** Begins with what the page has already: it is there to read whatever becomes of the network. */
export function beginning({ soFar, draft = '', isAgreed = false, isUnseen = false, ...input }: ChatInput): ChatContext {
  const empty: ChatContext = {
    ...input, isAgreed, isUnseen, threadId: input.about.kind === 'thread' ? input.about.threadId : '', messages: [], last: 0, told: 0, customerSeen: 0, staffSeen: 0, readAt: '', service: null, knowsEmail: true,
    draft, email: '', files: [], fileProblems: [], outbox: [], missedFetches: 0, missedSends: 0, pauseMs: 0, problem: null,
  };
  return soFar === undefined ? empty : { ...empty, ...withAnswer(empty, soFar) };
}

/** Where the network does not say that it is back: soon at first, then more rarely. */
export function retryPause(missed: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (missed - 1));
}

/** How long the shop wants to be left alone after this answer. */
export function pauseAfter(answer: SendAnswer): number {
  return answer.status === 'later' ? answer.afterMs ?? USUAL_PAUSE_MS : UNSEEN_PAUSE_MS;
}

/** What the customer can do about a refusal; null where the answer is none. */
export function refusalOf(answer: SendAnswer): ChatProblem | null {
  if (answer.status === 'anothers') return 'loginNeeded';
  if (answer.status !== 'refused') return null;
  return refusals.get(answer.code) ?? 'refused';
}

const refusals: ReadonlyMap<string, ChatProblem> = new Map([['e-mail-needed', 'email'], ['unknown-attachment', 'files'], ['login-required', 'loginNeeded']]);

/** The hours of service promise an answer in minutes, a complaint has its days; who writes in the mailbox is known. */
function promised({ kind, service, knowsEmail = true }: ChatAnswer): Pick<ChatContext, 'service' | 'knowsEmail'> {
  return { service: kind === 'complaint' ? null : service, knowsEmail };
}

/** What keeps the draft from being sent; null where nothing does. */
export function problemOf({ draft, email, service, knowsEmail }: Pick<ChatContext, 'draft' | 'email' | 'service' | 'knowsEmail'>): ChatProblem | null {
  const asksEmail = service?.isOpen === false && !knowsEmail;
  return messageProblem(draft) ?? (asksEmail && emailError(email.trim()) !== undefined ? 'email' : null);
}

/** What came joins what is there: once each, in order, whatever came first. Of another conversation all is asked for anew. */
export function withAnswer(context: ChatContext, answer: ChatAnswer | ChatSoFar): Partial<ChatContext> {
  const { messages, last, customerSeen, staffSeen, threadId, readAt } = answer;
  const rest = { threadId, readAt, ...('service' in answer && promised(answer)) };
  // An answer from before the first message was sent names no conversation: asked once more, it does.
  if (isAnother(context, answer)) return { ...rest, ...NOTHING_YET, missedFetches: 0, told: Math.max(1, last) };
  const grown = joined(context, messages, { customerSeen, staffSeen });
  // What the shop does not have is not asked for again.
  return { ...rest, ...grown, missedFetches: 0, told: messages.length === 0 ? grown.last : Math.max(context.told, last) };
}

export function withSent(context: ChatContext, { threadId, message }: Extract<SendAnswer, { status: 'sent' }>): Partial<ChatContext> {
  const before = isAnother(context, { threadId }) ? { ...context, ...NOTHING_YET } : context;
  // Messages that others wrote meanwhile are fetched before this one is shown: there are no gaps.
  const isNext = message.sequence === before.last + 1;
  return {
    ...before, threadId, outbox: context.outbox.slice(1), missedSends: 0, told: Math.max(before.told, message.sequence), knowsEmail: context.knowsEmail || context.email.trim() !== '',
    ...(isNext ? joined(before, [message], { customerSeen: message.sequence, staffSeen: before.staffSeen }) : {}),
  };
}

const NOTHING_YET = { messages: [], last: 0, told: 0, customerSeen: 0, staffSeen: 0 } as const satisfies Partial<ChatContext>;

/** Somebody else may have logged in elsewhere: the conversation is theirs then. */
function isAnother({ threadId }: Pick<ChatContext, 'threadId'>, other: Pick<ChatContext, 'threadId'>): boolean {
  return threadId !== '' && other.threadId !== threadId;
}

function joined(context: ChatContext, messages: readonly ChatMessage[], seen: Pick<ChatAnswer, 'customerSeen' | 'staffSeen'>) {
  const known = new Set(context.messages.map(({ sequence }) => sequence));
  const all = [...context.messages, ...messages.filter(({ sequence }) => !known.has(sequence))].toSorted((one, other) => one.sequence - other.sequence);
  return {
    messages: all, last: all.at(-1)?.sequence ?? 0,
    customerSeen: Math.max(context.customerSeen, seen.customerSeen), staffSeen: Math.max(context.staffSeen, seen.staffSeen),
  };
}

/**
 * What is told of this conversation; null where nothing is. A chat that is not known here may be the one that another tab
 * has just begun: it is asked for.
 */
export function toldOf(context: Pick<ChatContext, 'threadId' | 'told' | 'customerSeen' | 'staffSeen'>, threads: readonly ThreadNumbers[]): Pick<ChatContext, 'told' | 'customerSeen' | 'staffSeen'> | null {
  const { threadId, told, customerSeen, staffSeen } = context;
  if (threadId === '') return threads.some(({ kind }) => kind === 'chat') ? { told: Math.max(told, 1), customerSeen, staffSeen } : null;
  const numbers = threads.find((thread) => thread.threadId === threadId);
  return numbers === undefined ? null : { told: Math.max(told, numbers.last), staffSeen: Math.max(staffSeen, numbers.staffSeen), customerSeen: Math.max(customerSeen, numbers.customerSeen) };
}

/**
 * What was refused comes back before what was written since; with all that waits behind it, where the shop would refuse that too.
 * @param answer of who began while somebody was there, what is known of the hours now
 */
export function takenBack({ outbox, draft, files }: ChatContext, problem: ChatProblem, answer?: ChatAnswer): Partial<ChatContext> {
  const back = problem === 'email' || problem === 'loginNeeded' ? outbox : outbox.slice(0, 1);
  return {
    outbox: outbox.slice(back.length), missedSends: 0, draft: [...back.map(({ text }) => text), draft].filter(Boolean).join('\n\n'),
    files: problem === 'files' ? [] : [...back.flatMap((message) => message.files), ...files], problem,
    // Who began while somebody was there is asked only now.
    ...(answer !== undefined && { ...promised(answer), knowsEmail: false }),
  };
}
