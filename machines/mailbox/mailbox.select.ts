import type { SnapshotFrom } from 'xstate';
import type { mailboxMachine } from './mailbox.machine.ts';

type Snapshot = SnapshotFrom<typeof mailboxMachine>;

export const selectUnread = ({ context }: Snapshot) => context.unread;
/** Undefined of a thread that the stream has not told of. */
export const selectUnreadOf = (threadId: string) => ({ context }: Snapshot) => context.threads.find((thread) => thread.threadId === threadId)?.unread;
/** Null before the flow knows what the page shows. */
export const selectList = ({ context }: Snapshot) => context.list;
