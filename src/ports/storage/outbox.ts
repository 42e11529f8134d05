/** Messages that wait to be sent: in the tab, or, of customers who read without network, in the browser until their sign-out. */
import type { ChatSubject, WaitingMessage } from '../../../machines/chat/chat.types.ts';
import { browserStorage, tabStorage } from './browser-storage.ts';

const OUTBOX = 'outbox';
/** The customer whose messages wait in the browser (`user_uid`). */
const OWNER = 'outboxOwner';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Waiting = WaitingMessage & { about: ChatSubject };

export interface Outbox {
  read: (about: ChatSubject) => WaitingMessage[];
  /** What this page has read or written and is not among them any more was sent or taken back. */
  write: (about: ChatSubject, messages: readonly WaitingMessage[]) => void;
  /** What is waited for in the browser, whichever page it was written on. */
  subjects: () => ChatSubject[];
}

export function createOutbox({ tab = tabStorage, browser = browserStorage }: { tab?: Store; browser?: Store } = {}): Outbox {
  const known = new Set<string>();
  return {
    read(about) {
      const found = [...waitingIn(browser), ...waitingIn(tab)].filter((waiting) => isSame(waiting.about, about));
      for (const { clientId } of found) known.add(clientId);
      return found.map(({ about: _about, ...message }) => message);
    },
    write(about, messages) {
      const store = outboxOwner(browser) === null ? tab : browser;
      for (const one of new Set([tab, browser])) {
        const others = waitingIn(one).filter((waiting) => !isSame(waiting.about, about) || !known.has(waiting.clientId));
        save(one, one === store ? [...others, ...messages.map((message) => ({ ...message, about }))] : others);
      }
      for (const { clientId } of messages) known.add(clientId);
    },
    subjects: () => waitingIn(browser).map(({ about }) => about).filter((about, place, all) => all.findIndex((other) => isSame(about, other)) === place),
  };
}

/** Null where messages wait in their tab only. */
export function outboxOwner(storage: Store = browserStorage): string | null {
  return storage.getItem(OWNER);
}

export function ownOutbox(owner: string, storage: Store = browserStorage): void {
  if (outboxOwner(storage) !== owner) storage.removeItem(OUTBOX);
  storage.setItem(OWNER, owner);
}

/** Nothing that somebody wrote is sent by whoever logs in next. */
export function forgetOutboxOwner(storage: Store = browserStorage): void {
  if (outboxOwner(storage) === null) return;
  storage.removeItem(OWNER);
  storage.removeItem(OUTBOX);
}

/** What a tab could not send is not sent as whoever logs in there next. */
export function forgetTabOutbox(tab: Store = tabStorage): void {
  tab.removeItem(OUTBOX);
}

export function hasTabOutbox(tab: Store = tabStorage): boolean {
  return tab.getItem(OUTBOX) !== null;
}

function waitingIn(storage: Store): Waiting[] {
  try {
    const waiting = JSON.parse(storage.getItem(OUTBOX) ?? '[]') as Waiting[];
    return waiting.filter(({ about, clientId, text, files }) => typeof about?.kind === 'string' && typeof clientId === 'string' && typeof text === 'string' && Array.isArray(files));
  } catch {
    return [];
  }
}

function save(storage: Store, waiting: readonly Waiting[]): void {
  if (waiting.length === 0) storage.removeItem(OUTBOX);
  else storage.setItem(OUTBOX, JSON.stringify(waiting));
}

function isSame(one: ChatSubject, other: ChatSubject): boolean {
  return keyOf(one) === keyOf(other);
}

/** One conversation of a browser. */
export function keyOf(about: ChatSubject): string {
  return about.kind === 'thread' ? `thread:${about.threadId}` : about.kind === 'reservation' ? `reservation:${about.reservationId}` : '';
}
