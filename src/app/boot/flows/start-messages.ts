/** Begins conversations with the shop: what waits for the visitor, the chat of the visit, and the one that the page shows. */
import { distinctUntilChanged, map, merge, Observable, skip } from 'rxjs';
import { chatMachine } from '../../../../machines/chat/chat.machine.ts';
import type { ChatInput, ChatPorts, ChatSoFar, ChatSubject } from '../../../../machines/chat/chat.types.ts';
import { mailboxMachine } from '../../../../machines/mailbox/mailbox.machine.ts';
import type { UserInfo } from '../../../../machines/session/session.types.ts';
import { partsOf } from '../../../bus/flows.ts';
import { readerOfForms } from '../../../domain/visitor/writer.ts';
import type { Writer } from '../../../domain/visitor/writer.ts';
import { anotherVisitorEndsChat, customerOf, writers$ } from '../../../policies/account/another-visitor-ends-chat.ts';
import { when } from '../../../policies/when.ts';
import { createChatDrafts } from '../../../ports/storage/chat-drafts.ts';
import type { ChatDrafts } from '../../../ports/storage/chat-drafts.ts';
import { createMessagePorts, isChatAgreed } from '../../../ports/flows/message-ports.ts';
import { createOutbox } from '../../../ports/storage/outbox.ts';
import { holdsWritingOfCustomer, passWritingOn } from '../../../ports/storage/tab-writing.ts';
import type { AccountData } from '../../../routes/pages/account.page.ts';
import type { Visit } from '../../visit/create-visit.ts';
import type { ShownPage } from '../../visit/shown-page.ts';
import { untilLoaded } from '../../../ui/loading/until-loaded.ts';
import { beginInTurn } from './begin-flow.ts';
import { knownVisitor } from '../known-visitor.ts';

export async function startMessages(visit: Visit, page: ShownPage): Promise<void> {
  const { facts$ } = visit.bus;
  const people$ = facts$.pipe(when('session.updated'), map(({ userInfo }) => userInfo.display_name ?? ''), distinctUntilChanged(), skip(1));
  const ports = createMessagePorts(visit.api, merge(people$, facts$.pipe(when('chat.began'))));
  await beginInTurn(page, 'mailbox', mailboxMachine, { ports: { ...ports.mailbox } });
  followList(page);
  const drafts = createChatDrafts();
  const customer = customerAsked(visit);
  if (holdsWritingOfCustomer()) await passWritingToCustomer(customer);
  // Conversations are the visit's: they are written on while no page follows.
  if (visit.bus.actor('chat') === undefined && !page.isOver()) {
    // The session may have told of the visitor before this page got here.
    const visitors = { facts$, known: knownVisitor(visit.bus) };
    writers$(visitors).subscribe((writer) => passWritingOn(writer));
    facts$.pipe(when('chat.drafted')).subscribe(({ about, text }) => drafts.write(about, text));
    anotherVisitorEndsChat(visitors).subscribe((command) => visit.bus.dispatch(command));
  }
  await holdForms(page, customer);
  const general: ChatSubject = { kind: 'general' };
  await beginInTurn(page, 'chat', chatMachine, { ports: { ...ports.chat }, input: { about: general, isWidget: true, isAgreed: isChatAgreed(), draft: drafts.read(general) } satisfies ChatInput });
  beginConversations(page, ports.chat, drafts);
}

/** Asked once, where the session has not told yet. Without an answer nobody else is known to be there. */
function customerAsked({ bus, api }: Visit): () => Promise<Writer> {
  let asked: Promise<UserInfo | null> | undefined;
  return async () => customerOf(knownVisitor(bus) ?? await (asked ??= api.fetchUserInfo().catch(() => null)));
}

/** @returns whether a customer is logged in */
async function passWritingToCustomer(customer: () => Promise<Writer>): Promise<boolean> {
  const next = await customer();
  if (next !== null) passWritingOn(next);
  return next !== null;
}

async function holdForms(page: ShownPage, customer: () => Promise<Writer>): Promise<void> {
  const { context, flows } = page.state;
  const reader = readerOfForms(flows.map(({ address }) => partsOf(address).flow), context.loggedIn);
  if (reader === null || (reader === 'customer' && !await passWritingToCustomer(customer)) || page.isOver()) return;
  (await untilLoaded(() => import('./hold-form-drafts.ts'))).holdFormDrafts(page);
}

/** The conversation that the page shows, and those whose messages wait to be sent: these stay closed. */
function beginConversations({ bus, follow, isOver, state }: ShownPage, ports: ChatPorts, drafts: ChatDrafts): void {
  const shown = shownChat(state);
  const waiting = createOutbox().subjects().filter((about) => about.kind !== 'general' && JSON.stringify(about) !== JSON.stringify(shown?.about));
  const conversations: (ChatInput & { key: string })[] = [...(shown === null ? [] : [{ ...shown, isWidget: false, draft: drafts.read(shown.about) }]), ...waiting.map((about, place) => ({ key: `waiting-${place}`, about, isWidget: true, isUnseen: true }))];
  if (isOver()) return;
  // Nobody sees a conversation whose page is gone.
  for (const { key, ...input } of conversations) {
    follow(() => new Observable(() => {
      bus.start('chat', { key, machine: chatMachine, ports: { ...ports }, input: input satisfies ChatInput });
      return () => bus.stop(`chat#${key}`);
    }));
  }
}

/** The list of threads that the page shows, for as long as it does. */
function followList({ bus, follow, state: { data } }: ShownPage): void {
  const account = data as AccountData | null;
  if (account?.name !== 'mailbox') return;
  follow(() => new Observable(() => {
    bus.dispatch({ type: 'mailbox.showList', list: account.threads.threads });
    return () => bus.dispatch({ type: 'mailbox.hideList' });
  }));
}

/** The conversation that is part of the page, with what the page shows of it. */
function shownChat({ context, data }: ShownPage['state']): Omit<ChatInput, 'isWidget'> & { key: string } | null {
  const account = data as AccountData | null;
  const since = (thread: Omit<ChatSoFar, 'readAt'> | null): Pick<ChatInput, 'soFar'> => (thread === null ? {} : { soFar: { ...thread, readAt: context.now } });
  switch (account?.name) {
    case 'thread': case 'complaint': return { key: 'thread', about: { kind: 'thread', threadId: account.thread.threadId }, ...since(account.thread) };
    case 'reservation': return account.tab === 'chat' ? { key: 'reservation', about: { kind: 'reservation', reservationId: account.reservation.order.orderId }, ...since(account.reservation.chat) } : null;
    default: return null;
  }
}
