import { NEVER } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { contentEditorMachine } from '../../../../machines/content-editor/content-editor.machine.ts';
import type { ContentDocument } from '../../../../machines/content-editor/content-editor.types.ts';
import { deskMachine } from '../../../../machines/desk/desk.machine.ts';
import type { DeskThread } from '../../../../machines/desk/desk.types.ts';
import { createBus } from '../../../bus/bus.ts';
import { loadMessages } from '../../../i18n/load-messages.ts';
import { createTranslator } from '../../../i18n/translator.ts';
import { openTitles$ } from './open-titles.ts';

const never = () => new Promise<never>(() => {});
const translator = createTranslator('cs', await loadMessages('cs', ['shell', 'desk']));
const createTestBus = () => createBus({ report: (problem) => { throw problem; } });

it('names the conversation that is open, one without a subject by its kind, and none of the list', async () => {
  const bus = createTestBus();
  const threads: Record<string, Partial<DeskThread['thread']>> = { a: { kind: 'message', subject: 'Parkování' }, b: { kind: 'chat', subject: '' } };
  bus.start('desk', {
    machine: deskMachine, input: { threadId: 'a' },
    ports: { fetchInbox: async () => ({ threads: [], hasMore: false }), fetchDeskThread: async ({ threadId }: { threadId: string }) => ({ thread: { threadId, ...threads[threadId] } }) as DeskThread, actAtDesk: never, uploadFiles: never, deskChanges: () => NEVER },
  });
  const titles: string[] = [];
  openTitles$(bus, translator, 'Přepážka').subscribe((title) => titles.push(title));
  bus.dispatch({ type: 'desk.begin', name: 'Adam', csrfToken: 't' });
  await vi.waitUntil(() => titles.length === 2);
  bus.dispatch({ type: 'desk.open', threadId: 'b' });
  await vi.waitUntil(() => titles.length === 4);
  bus.dispatch({ type: 'desk.close' });
  expect(titles).toEqual(['Přepážka', 'Parkování – Přepážka', 'Přepážka', 'Chat – Přepážka', 'Přepážka']);
});

it('names the document that the address opens, until it is closed', async () => {
  const bus = createTestBus();
  const footer = { kind: 'block', name: 'footer' } as const;
  const document: ContentDocument = { ...footer, version: 1, body: {}, shownAt: '/', versions: [], faults: [], obstacle: null };
  bus.start('contentEditor', {
    machine: contentEditorMachine, input: { language: 'cs', name: footer },
    ports: {
      fetchStaff: async () => ({ id: 'e', name: 'Eva', role: 'editor', csrfToken: 't' }), fetchDocuments: async () => [], fetchDocument: async () => document,
      signIn: never, signOut: never, fetchVersion: never, saveDocument: never, publishDocument: never, storePicture: never, makePreviewLink: never, fetchUnsaved: async () => null, storeUnsaved: async () => {},
    },
  });
  const titles: string[] = [];
  openTitles$(bus, translator, 'Správa obsahu').subscribe((title) => titles.push(title));
  await vi.waitUntil(() => JSON.stringify(bus.actor('contentEditor')!.getSnapshot().value).includes('writing'));
  bus.dispatch({ type: 'contentEditor.close' });
  expect(titles).toEqual(['footer – Správa obsahu', 'Správa obsahu']);
});
