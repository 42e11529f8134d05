import type { DeskAnswer, DeskContext, DeskDraft, DeskThread } from './desk.types.ts';

export const NOTHING_WRITTEN = { text: '', files: [], fileProblems: [], problem: null, clientId: '' } satisfies Partial<DeskContext>;

export const NOTHING_DONE = { agentName: '', csrfToken: '', threads: null, pages: 1, more: 'none', threadId: '', thread: null, act: null, sent: { text: '', files: [] }, refusal: '', drafts: {}, ...NOTHING_WRITTEN } satisfies Partial<DeskContext>;

/** What was written stays unless it was sent; files that the shop has no more are chosen again. */
export function afterAnswer({ act, text, files, sent }: Pick<DeskContext, 'act' | 'text' | 'files' | 'sent'>, answer: DeskAnswer): Partial<DeskContext> {
  if (answer.status === 'loginNeeded' || answer.status === 'gone') return {};
  const { thread } = answer;
  if (answer.status === 'refused') return { thread, refusal: answer.refusal, ...(answer.refusal === 'unknown-attachment' && { files: [] }) };
  const left = { text: text === sent.text ? '' : text, files: files.filter((file) => !sent.files.includes(file)) };
  return { thread, refusal: '', ...(act?.kind === 'answer' && { ...NOTHING_WRITTEN, ...left }) };
}

/** The thread as it stands now. That it is one's own no more is told before an answer is refused for it. */
export function asItStands({ thread: before, refusal }: Pick<DeskContext, 'thread' | 'refusal'>, thread: DeskThread | null): Pick<DeskContext, 'thread' | 'refusal'> {
  const isLost = before?.claim?.isMine === true && thread !== null && !thread.isResolved && !thread.claim?.isMine;
  return { thread, refusal: isLost ? (thread.claim === null ? 'not-claimed' : 'claimed-by-colleague') : refusal };
}

/** Whether a press may say that nothing is left to do: a complaint is answered first. */
export function canResolve({ isResolved, claim, complaint }: DeskThread): boolean {
  return !isResolved && (claim === null || claim.isMine) && (complaint === null || complaint.answeredOn !== null);
}

/** Answers that were begun, with the one of the open thread. */
export function draftsOf({ threadId, text, files, clientId, drafts }: Pick<DeskContext, 'threadId' | 'drafts' | keyof DeskDraft>): DeskContext['drafts'] {
  const { [threadId]: _before, ...others } = drafts;
  return text === '' && files.length === 0 ? others : { ...others, [threadId]: { text, files, clientId } };
}

/** The open thread is there no more: nobody reads an answer to it. What nobody has seen before may be an address that is none. */
export function withoutThread({ threadId, thread, threads, drafts }: Pick<DeskContext, 'threadId' | 'thread' | 'threads' | 'drafts'>): Partial<DeskContext> {
  const { [threadId]: lost, ...others } = drafts;
  const wasSeen = thread !== null || lost !== undefined || threads?.some((one) => one.threadId === threadId);
  return { threadId: '', thread: null, refusal: wasSeen ? 'gone' : 'not-there', drafts: others, ...NOTHING_WRITTEN };
}

/** A template takes the place of another one; what the agent has written stays before it. */
export function withTemplate({ text, thread }: Pick<DeskContext, 'text' | 'thread'>, key: string): string {
  const templates = thread?.templates ?? [];
  const isOwn = text.trim() !== '' && templates.every((template) => template.text !== text);
  return [isOwn ? text : '', templates.find((template) => template.key === key)?.text ?? ''].filter(Boolean).join('\n\n');
}
