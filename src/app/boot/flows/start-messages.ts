/** Begins conversations with the shop: what waits for the visitor, the chat of the visit, and the one that the page shows. */
import { distinctUntilChanged, filter, map, merge, Observable, skip, startWith } from 'rxjs';
import { chatMachine } from '../../../../machines/chat/chat.machine.ts';
import type { ChatInput, ChatSoFar, ChatSubject } from '../../../../machines/chat/chat.types.ts';
import { mailboxMachine } from '../../../../machines/mailbox/mailbox.machine.ts';
import type { UserInfo } from '../../../../machines/session/session.types.ts';
import { anotherVisitorEndsChat } from '../../../policies/account/another-visitor-ends-chat.ts';
import { createChatDrafts } from '../../../ports/storage/chat-drafts.ts';
import { createMessagePorts, isChatAgreed } from '../../../ports/flows/message-ports.ts';
import { createOutbox } from '../../../ports/storage/outbox.ts';
import { forgetWriting, isSomebodysWriting, keepWritingOf } from '../../../ports/storage/tab-writing.ts';
import type { AccountData } from '../../../routes/pages/account.page.ts';
import type { Visit } from '../../visit/create-visit.ts';
import type { ShownPage } from '../../visit/shown-page.ts';
import { untilLoaded } from '../../../ui/loading/until-loaded.ts';
import { beginInTurn } from './begin-flow.ts';
import { knownVisitor } from '../known-visitor.ts';

export async function startMessages(visit: Visit, page: ShownPage): Promise<void> {
  const { facts$ } = visit.bus;
  const people$ = facts$.pipe(filter((fact) => fact.type === 'session.updated'), map(({ userInfo }) => userInfo.display_name ?? ''), distinctUntilChanged(), skip(1));
  const ports = createMessagePorts(visit.api, merge(people$, facts$.pipe(filter(({ type }) => type === 'chat.began'))));
  await beginInTurn(page, 'mailbox', mailboxMachine, { ports: { ...ports.mailbox } });
  followList(page);
  const drafts = createChatDrafts();
  // Without an answer nobody else is known to be there.
  let asked: Promise<UserInfo | null> | undefined;
  const visitor = async () => knownVisitor(visit.bus) ?? await (asked ??= visit.api.fetchUserInfo().catch(() => null));
  if (isSomebodysWriting()) ownWriting(await visitor());
  // Conversations are the visit's: they are written on while no page follows.
  if (visit.bus.actor('chat') === undefined && !page.isOver()) {
    facts$.pipe(filter(({ type }) => type === 'session.signedOutElsewhere')).subscribe(() => forgetWriting());
    facts$.pipe(filter((fact) => fact.type === 'chat.drafted')).subscribe(({ about, text }) => drafts.write(about, text));
    // The session may have told of the visitor before this page got here.
    const known = knownVisitor(visit.bus);
    facts$.pipe(filter((fact) => fact.type === 'session.updated'), map(({ userInfo }) => userInfo), startWith(known)).subscribe(ownWriting);
    anotherVisitorEndsChat({ facts$, known }).subscribe((command) => visit.bus.dispatch(command));
  }
  await holdForms(page, visitor);
  const general: ChatSubject = { kind: 'general' };
  await beginInTurn(page, 'chat', chatMachine, { ports: { ...ports.chat }, input: { about: general, isWidget: true, isAgreed: isChatAgreed(), draft: drafts.read(general) } satisfies ChatInput });
  const shown = shownChat(page);
  const waiting = createOutbox().subjects().filter((about) => about.kind !== 'general' && JSON.stringify(about) !== JSON.stringify(shown?.about));
  const conversations: (ChatInput & { key: string })[] = [...(shown === null ? [] : [{ ...shown, isWidget: false, draft: drafts.read(shown.about) }]), ...waiting.map((about, place) => ({ key: `waiting-${place}`, about, isWidget: true, isUnseen: true }))];
  if (conversations.length === 0 || page.isOver()) return;
  // Nobody sees a conversation whose page is gone; one that only sends what waits stays closed.
  for (const { key, ...input } of conversations) {
    page.follow(() => new Observable(() => {
      page.bus.start('chat', { key, machine: chatMachine, ports: { ...ports.chat }, input: input satisfies ChatInput });
      return () => page.bus.stop(`chat#${key}`);
    }));
  }
}

function ownWriting(visitor: UserInfo | null): void {
  if (visitor?.account_type === 'CUSTOMER') keepWritingOf(visitor.user_uid);
}

/** What the tab holds of a customer's forms is told to them only; who orders activities needs no login. */
async function holdForms(page: ShownPage, visitor: () => Promise<UserInfo | null>): Promise<void> {
  const { context, flows } = page.state;
  const isOfCustomer = context.loggedIn && flows.some(({ address }) => address === 'complaint' || address.startsWith('accountForm'));
  if (!isOfCustomer && !flows.some(({ address }) => address === 'activityBasket')) return;
  if (isOfCustomer) {
    const customer = await visitor();
    if (customer?.account_type !== 'CUSTOMER' || page.isOver()) return;
    keepWritingOf(customer.user_uid);
  }
  (await untilLoaded(() => import('./hold-form-drafts.ts'))).holdFormDrafts(page);
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
function shownChat({ state: { context, data } }: ShownPage): Omit<ChatInput, 'isWidget'> & { key: string } | null {
  const account = data as AccountData | null;
  const since = (thread: Omit<ChatSoFar, 'readAt'> | null): Pick<ChatInput, 'soFar'> => (thread === null ? {} : { soFar: { ...thread, readAt: context.now } });
  switch (account?.name) {
    case 'thread': case 'complaint': return { key: 'thread', about: { kind: 'thread', threadId: account.thread.threadId }, ...since(account.thread) };
    case 'reservation': return account.tab === 'chat' ? { key: 'reservation', about: { kind: 'reservation', reservationId: account.reservation.order.orderId }, ...since(account.reservation.chat) } : null;
    default: return null;
  }
}
