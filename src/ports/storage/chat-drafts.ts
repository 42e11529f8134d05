/** What is being written in the tab's conversations: there again when a page is, gone with the tab and at the sign-out. */
import type { ChatSubject } from '../../../machines/chat/chat.types.ts';
import { tabStorage } from './browser-storage.ts';
import { keyOf } from './outbox.ts';
import { createTabDrafts } from './tab-drafts.ts';
import type { TabStore } from './tab-drafts.ts';

const DRAFTS = 'chatDrafts';

export interface ChatDrafts {
  read: (about: ChatSubject) => string;
  write: (about: ChatSubject, text: string) => void;
}

export function createChatDrafts(tab: TabStore = tabStorage): ChatDrafts {
  const drafts = createTabDrafts<string>(DRAFTS, tab);
  return {
    read: (about) => drafts.read(keyOf(about)) ?? '',
    write: (about, text) => drafts.write(keyOf(about), text === '' ? undefined : text),
  };
}

/** Nobody reads what somebody else was writing. */
export function forgetChatDrafts(tab: TabStore = tabStorage): void {
  tab.removeItem(DRAFTS);
}

export function hasChatDrafts(tab: TabStore = tabStorage): boolean {
  return tab.getItem(DRAFTS) !== null;
}
