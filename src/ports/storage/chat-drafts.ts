/** What is being written in the tab's conversations: there again when a page is, gone with the tab and at the sign-out. */
import type { ChatSubject } from '../../../machines/chat/chat.types.ts';
import { tabStorage } from './browser-storage.ts';
import { keyOf } from './outbox.ts';

const DRAFTS = 'chatDrafts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** By conversation. */
type Texts = Readonly<Record<string, string>>;

export interface ChatDrafts {
  read: (about: ChatSubject) => string;
  write: (about: ChatSubject, text: string) => void;
}

export function createChatDrafts(tab: Store = tabStorage): ChatDrafts {
  return {
    read: (about) => draftsIn(tab)[keyOf(about)] ?? '',
    write(about, text) {
      const { [keyOf(about)]: _before, ...others } = draftsIn(tab);
      // A tab that has no room left goes on without.
      try { save(tab, text === '' ? others : { ...others, [keyOf(about)]: text }); } catch { forgetChatDrafts(tab); }
    },
  };
}

/** Nobody reads what somebody else was writing. */
export function forgetChatDrafts(tab: Store = tabStorage): void {
  tab.removeItem(DRAFTS);
}

export function hasChatDrafts(tab: Store = tabStorage): boolean {
  return tab.getItem(DRAFTS) !== null;
}

function draftsIn(tab: Store): Texts {
  return JSON.parse(tab.getItem(DRAFTS) ?? '{}') as Texts;
}

function save(tab: Store, texts: Texts): void {
  if (Object.keys(texts).length === 0) tab.removeItem(DRAFTS);
  else tab.setItem(DRAFTS, JSON.stringify(texts));
}
