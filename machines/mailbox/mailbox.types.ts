import type { components } from '../../openapi/generated/account.ts';
import type { PromisePort, StreamPort } from '../port.ts';

export type ListedThread = components['schemas']['Threads']['threads'][number];

/** A thread in numbers, as the event stream tells it. */
export interface ThreadNumbers {
  threadId: string;
  kind: ListedThread['kind'];
  last: number;
  customerSeen: number;
  staffSeen: number;
  unread: number;
}

export interface MailboxContext {
  threads: readonly ThreadNumbers[];
  /** Of all threads together. */
  unread: number;
  /** The list that the page shows, the newest first; null where it shows none. */
  list: readonly ListedThread[] | null;
  /** By thread, the number of the last message that the list knows of. */
  listed: Readonly<Record<string, number>>;
  /** The same as it was told when the list was last asked for. */
  askedUpTo: Readonly<Record<string, number>>;
}

export type MailboxCommand =
  /** A page shows the list, as it was when the page was made. */
  | { type: 'mailbox.showList'; list: readonly ListedThread[] }
  | { type: 'mailbox.hideList' };

export interface MailboxPorts {
  /** All threads of the visitor, now and whenever one of them changes; empty of who has none. */
  threads: StreamPort<Record<never, never>, readonly ThreadNumbers[]>;
  fetchList: PromisePort<Record<never, never>, readonly ListedThread[]>;
  /** Tells once when to ask again: after so many milliseconds, or as soon after that as there is a network and somebody sees the page. */
  timeToAsk: StreamPort<{ pause: number }, 'due'>;
}
