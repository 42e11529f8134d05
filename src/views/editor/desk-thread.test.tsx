// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Subject } from 'rxjs';
import { deskMachine } from '../../../machines/desk/desk.machine.ts';
import type { DeskAct, DeskThread } from '../../../machines/desk/desk.types.ts';
import { createBus } from '../../bus/bus.ts';
import { BusProvider } from '../../bus/react.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { TranslatorProvider } from '../../i18n/react.tsx';
import { createTranslator } from '../../i18n/translator.ts';
import { DeskThreadView } from './desk-thread.tsx';

const [bea, cyril] = [{ staffId: 'b', name: 'Bea' }, { staffId: 'c', name: 'Cyril' }];
const threadWith = (colleagues: DeskThread['colleagues']): DeskThread => ({
  thread: { threadId: 't', kind: 'chat', subject: '', order: null, updatedAt: '2026-06-01T10:00:00Z', last: 0, unread: 0, customerSeen: 0, shopSeen: 0, messages: [] } as unknown as DeskThread['thread'],
  customerName: '', email: '', language: 'cs', isResolved: false, claim: { staffId: 'a', name: 'Adam', note: '', isMine: true }, complaint: null, order: null, templates: [], colleagues,
});
let root: Root | undefined;

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => act(async () => root?.unmount()));

it('hands over to whom it shows, also once the chosen colleague has been removed', async () => {
  const changes$ = new Subject<string>();
  const acts: DeskAct[] = [];
  let thread = threadWith([bea, cyril]);
  const bus = createBus({ report: (problem) => { throw problem; } });
  bus.start('desk', {
    machine: deskMachine, input: { threadId: 't' },
    ports: {
      fetchInbox: async () => ({ threads: [], hasMore: false }), fetchDeskThread: async () => thread, uploadFiles: async () => [],
      actAtDesk: async ({ act: asked }: { act: DeskAct }) => { acts.push(asked); return { status: 'done', thread }; }, deskChanges: () => changes$,
    },
  });
  await act(async () => bus.dispatch({ type: 'desk.begin', name: 'Adam', csrfToken: 't' }));
  const translator = createTranslator('cs', await loadMessages('cs', ['shell', 'desk', 'messages']), { overrides: {} });
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => root!.render(<BusProvider bus={bus}><TranslatorProvider translator={translator}><DeskThreadView /></TranslatorProvider></BusProvider>));
  const colleague = () => place.querySelector<HTMLSelectElement>('#desk-colleague')!;
  const handOver = () => act(async () => colleague().form!.requestSubmit());
  await act(async () => {
    colleague().value = 'c';
    colleague().dispatchEvent(new Event('change', { bubbles: true }));
  });
  thread = threadWith([bea]);
  await act(async () => changes$.next('thread'));
  expect([...colleague().options].map(({ value }) => value)).toEqual(['b']);
  await handOver();
  expect(acts).toEqual([{ kind: 'handOver', staffId: 'b', note: '' }]);
});
