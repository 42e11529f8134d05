import type { ThreadNumbers } from './mailbox.types.ts';

export function unreadOf(threads: readonly ThreadNumbers[]): number {
  return threads.reduce((sum, { unread }) => sum + unread, 0);
}
