/** Whose it is what the tab holds of messages to the shop: drafts of messages and forms, and what waits to be sent. */
import { tabStorage } from './browser-storage.ts';
import { forgetChatDrafts, hasChatDrafts } from './chat-drafts.ts';
import { forgetFormDrafts, hasFormDrafts } from './form-drafts.ts';
import { forgetTabOutbox, hasTabOutbox } from './outbox.ts';

/** The customer who was logged in when the tab last knew of one (`user_uid`). */
const WRITER = 'writer';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whether it may be another customer's than who comes next: a login that ends by itself takes nothing along. */
export function isSomebodysWriting(tab: Store = tabStorage): boolean {
  return tab.getItem(WRITER) !== null && (hasChatDrafts(tab) || hasFormDrafts(tab) || hasTabOutbox(tab));
}

/** What another customer has written there is neither shown to this one nor sent as theirs. */
export function keepWritingOf(customer: string, tab: Store = tabStorage): void {
  if (tab.getItem(WRITER) === customer) return;
  if (tab.getItem(WRITER) !== null) forgetWriting(tab);
  tab.setItem(WRITER, customer);
}

/** The tab holds nothing for whoever comes next of what was written to the shop. */
export function forgetWriting(tab: Store = tabStorage): void {
  forgetChatDrafts(tab);
  forgetFormDrafts(tab);
  forgetTabOutbox(tab);
  tab.removeItem(WRITER);
}
