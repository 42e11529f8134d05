/** What the tab holds of messages to the shop, and whose it is: drafts of messages and forms, and what waits to be sent. */
import { isForgotten } from '../../domain/visitor/writer.ts';
import type { Writer } from '../../domain/visitor/writer.ts';
import { tabStorage } from './browser-storage.ts';
import { forgetChatDrafts, hasChatDrafts } from './chat-drafts.ts';
import { forgetFormDrafts, hasFormDrafts } from './form-drafts.ts';
import { forgetTabOutbox, hasTabOutbox } from './outbox.ts';
import type { TabStore } from './tab-drafts.ts';

const WRITER = 'writer';

export function holdsWritingOfCustomer(tab: TabStore = tabStorage): boolean {
  return tab.getItem(WRITER) !== null && (hasChatDrafts(tab) || hasFormDrafts(tab) || hasTabOutbox(tab));
}

/** Who comes next writes from here on, with what they may find of before. */
export function passWritingOn(next: Writer, tab: TabStore = tabStorage): void {
  if (isForgotten(tab.getItem(WRITER), next)) forgetWriting(tab);
  if (next !== null) tab.setItem(WRITER, next);
}

/** The tab holds nothing for whoever comes next of what was written to the shop. */
export function forgetWriting(tab: TabStore = tabStorage): void {
  forgetChatDrafts(tab);
  forgetFormDrafts(tab);
  forgetTabOutbox(tab);
  tab.removeItem(WRITER);
}
