import type { ListedThread, MailboxContext, ThreadNumbers } from './mailbox.types.ts';

export function unreadOf(threads: readonly ThreadNumbers[]): number {
  return threads.reduce((sum, { unread }) => sum + unread, 0);
}

/** By thread, the number of its last message. */
export function lastsOf(threads: readonly Pick<ThreadNumbers, 'threadId' | 'last'>[]): Readonly<Record<string, number>> {
  return Object.fromEntries(threads.map(({ threadId, last }) => [threadId, last]));
}

/** A thread that the list leaves out although it was asked for since is older than all that it has: it is not asked for again. */
export function withList({ askedUpTo }: Pick<MailboxContext, 'askedUpTo'>, list: readonly ListedThread[]): Pick<MailboxContext, 'list' | 'listed'> {
  return { list, listed: { ...askedUpTo, ...lastsOf(list) } };
}

/** Whether a message was told of that the list does not know. */
export function isListOld({ threads, listed }: Pick<MailboxContext, 'threads' | 'listed'>): boolean {
  return threads.some(({ threadId, last }) => last > (listed[threadId] ?? 0));
}
