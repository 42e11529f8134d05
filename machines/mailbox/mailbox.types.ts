import type { StreamPort } from '../port.ts';

/** A thread in numbers, as the event stream tells it. */
export interface ThreadNumbers {
  threadId: string;
  last: number;
  customerSeen: number;
  staffSeen: number;
  unread: number;
}

export interface MailboxContext {
  threads: readonly ThreadNumbers[];
  /** Of all threads together. */
  unread: number;
}

export interface MailboxPorts {
  /** All threads of the visitor, now and whenever one of them changes; empty of who has none. */
  threads: StreamPort<Record<never, never>, readonly ThreadNumbers[]>;
}
