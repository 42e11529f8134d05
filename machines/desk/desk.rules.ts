import { MESSAGE_LENGTH } from '../../src/domain/message-limits.ts';
import type { DeskAnswer, DeskContext } from './desk.types.ts';

export const NOTHING_WRITTEN = { text: '', files: [], fileProblems: [], problem: null } satisfies Partial<DeskContext>;

/** What keeps the answer from being sent; null where nothing does. */
export function problemOf({ text }: Pick<DeskContext, 'text'>): DeskContext['problem'] {
  if (text.trim() === '') return 'empty';
  return text.trim().length > MESSAGE_LENGTH ? 'tooLong' : null;
}

/** What was written stays unless it was sent; files that the shop has no more are chosen again. */
export function afterAnswer({ act }: Pick<DeskContext, 'act'>, answer: DeskAnswer): Partial<DeskContext> {
  const { thread } = answer;
  if (answer.status === 'refused') return { thread, refusal: answer.refusal, ...(answer.refusal === 'unknown-attachment' && { files: [] }) };
  return { thread, refusal: '', ...(act?.kind === 'answer' && NOTHING_WRITTEN) };
}
