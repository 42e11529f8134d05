/** Begins conversations with the shop: what waits for the visitor, the chat of the visit, and the one that the page shows. */
import { distinctUntilChanged, filter, map, merge, Observable, skip } from 'rxjs';
import { flows } from '../../bus/flows.ts';
import type { ChatInput, ChatSubject } from '../../../machines/chat/chat.types.ts';
import { createMessagePorts } from '../../ports/message-ports.ts';
import type { AccountData } from '../../routes/pages/account.page.ts';
import type { Visit } from '../visit/create-visit.ts';
import type { ShownPage } from '../visit/shown-page.ts';
import { beginFlow } from './begin-flow.ts';

export async function startMessages(visit: Visit, page: ShownPage): Promise<void> {
  const { facts$ } = visit.bus;
  const people$ = facts$.pipe(filter((fact) => fact.type === 'session.updated'), map(({ userInfo }) => userInfo.display_name ?? ''), distinctUntilChanged(), skip(1));
  const ports = createMessagePorts(visit.api, merge(people$, facts$.pipe(filter(({ type }) => type === 'chat.began'))));
  await beginFlow(page, 'mailbox', { ports: { ...ports.mailbox } });
  await beginFlow(page, 'chat', { ports: { ...ports.chat }, input: { about: { kind: 'general' }, isWidget: true } satisfies ChatInput });
  const shown = shownChat(page);
  if (shown === null || page.isOver()) return;
  const machine = await flows.chat();
  const address = `chat#${shown.key}` as const;
  // Nobody sees a conversation whose page is gone.
  page.follow(() => new Observable(() => {
    page.bus.start('chat', { key: shown.key, machine, ports: { ...ports.chat }, input: { about: shown.about, isWidget: false } satisfies ChatInput });
    return () => page.bus.stop(address);
  }));
}

/** The conversation that is part of the page. */
function shownChat({ state: { data } }: ShownPage): { key: string; about: ChatSubject } | null {
  const account = data as Partial<AccountData> | null;
  if (account?.name === 'thread') return { key: 'thread', about: { kind: 'thread', threadId: account.thread!.threadId } };
  if (account?.name === 'reservation' && account.tab === 'chat') return { key: 'reservation', about: { kind: 'reservation', reservationId: account.reservation!.order.orderId } };
  return null;
}
