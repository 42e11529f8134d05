// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentEditorMachine } from '../../../machines/content-editor/content-editor.machine.ts';
import type { ContentDocument, ContentEditorPorts, Saved } from '../../../machines/content-editor/content-editor.types.ts';
import { createBus } from '../../bus/bus.ts';
import { BusProvider } from '../../bus/react.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { TranslatorProvider } from '../../i18n/react.tsx';
import { createTranslator } from '../../i18n/translator.ts';
import { DocumentForm } from './document-form.tsx';

const never = () => new Promise<never>(() => {});
const footer = { kind: 'block', name: 'footer' } as const;
const version = (number: number, text: string, more: Partial<ContentDocument> = {}): ContentDocument => ({
  ...footer, version: number, body: { text }, shownAt: '/', faults: [], obstacle: null,
  versions: [{ version: number, savedBy: 'Eva', savedAt: '2026-06-01T00:00:00Z', publishedAt: null, isToCome: false }], ...more,
});
const roots: Root[] = [];

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => act(async () => roots.splice(0).forEach((root) => root.unmount())));

async function shown(ports: Partial<ContentEditorPorts>) {
  const bus = createBus({ report: (problem) => { throw problem; } });
  bus.start('contentEditor', {
    machine: contentEditorMachine, input: { language: 'cs' },
    ports: {
      fetchStaff: async () => ({ name: 'Eva', role: 'editor', csrfToken: 't' }), fetchDocuments: async () => [], fetchDocument: async () => version(1, 'saved'),
      signIn: never, signOut: never, fetchVersion: never, saveDocument: never, publishDocument: never, storePicture: never, makePreviewLink: never, ...ports,
    },
  });
  const settled = (state: string) => act(async () => vi.waitUntil(() => JSON.stringify(bus.actor('contentEditor')!.getSnapshot().value).includes(state)));
  await settled('browsing');
  await act(async () => bus.dispatch({ type: 'contentEditor.open', document: footer }));
  await settled('writing');
  await act(async () => bus.dispatch({ type: 'contentEditor.change', path: ['text'], value: 'mine' }));
  const translator = createTranslator('cs', await loadMessages('cs', ['shell', 'editor']), { overrides: {} });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  roots.push(root);
  await act(async () => root.render(<BusProvider bus={bus}><TranslatorProvider translator={translator}><DocumentForm /></TranslatorProvider></BusProvider>));
  const button = (name: string) => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
  const press = (name: string) => act(async () => {
    button(name).focus();
    button(name).click();
  });
  return { bus, place, button, press, settled };
}

it('saving and publishing leave the keyboard where it is, and what is wrong with the draft says itself', async () => {
  const answers: ((answer: Saved) => void)[] = [];
  const published = version(2, 'mine', { versions: [{ version: 2, savedBy: 'Eva', savedAt: '2026-06-01T00:00:00Z', publishedAt: '2026-06-01T00:00:00Z', isToCome: false }] });
  const { place, button, press } = await shown({ saveDocument: () => new Promise((resolve) => { answers.push(resolve); }), publishDocument: async () => ({ status: 'done', document: published }) });
  const state = (name: string) => [button(name) === document.activeElement, button(name).disabled, button(name).getAttribute('aria-busy'), button(name).getAttribute('aria-disabled')];
  await press('Uložit koncept');
  expect(state('Uložit koncept')).toEqual([true, false, 'true', 'true']);
  await act(async () => answers[0]!({ status: 'saved', document: version(2, 'mine', { obstacle: { path: [], problem: 'wrong' } }) }));
  expect(state('Uložit koncept')).toEqual([true, false, null, 'true']);
  expect([...place.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toContain('Koncept má chybu: návštěvníkům se neukáže a nejde zveřejnitTato hodnota sem nepatří.');
  await press('Uložit koncept');
  expect(answers.length).toBe(1);
  await press('Zveřejnit');
  expect(state('Zveřejnit')).toEqual([true, false, null, 'true']);
});

it('the question of two versions has the focus, marks what differs and gives the focus back; nothing of it is lost by a failure', async () => {
  const saves: ((answer: Saved) => void)[] = [];
  const failures: (() => void)[] = [];
  const { bus, place, button, press } = await shown({ saveDocument: () => new Promise((resolve, reject) => {
    saves.push(resolve);
    failures.push(() => reject(new Error('No answer')));
  }) });
  await press('Uložit koncept');
  await act(async () => saves[0]!({ status: 'conflict', theirs: version(2, 'theirs') }));
  const question = place.querySelector('[aria-label="Mezitím uložil někdo jiný"]');
  expect([document.activeElement, [...place.querySelectorAll('h3')].map(({ textContent }) => textContent), [...place.querySelectorAll('mark')].map(({ textContent }) => textContent.trim())])
    .toEqual([question, ['Vaše verze', 'Uložená verze'], ['"text": "mine"', '"text": "theirs"']]);
  await press('Převzít uloženou');
  expect([button('Převzít uloženou').getAttribute('aria-busy'), place.querySelector('fieldset')!.disabled]).toEqual(['true', true]);
  await act(async () => failures[1]!());
  expect([place.querySelector('[role=alert]')?.textContent, document.activeElement, place.querySelector('fieldset')!.disabled]).toEqual(['Nepodařilo se to. Co jste napsali, zůstalo. Zkuste to znovu.', button('Převzít uloženou'), false]);
  await press('Převzít uloženou');
  await act(async () => saves[2]!({ status: 'saved', document: version(4, 'theirs') }));
  expect([place.querySelector('mark'), document.activeElement, bus.actor('contentEditor')!.getSnapshot().context.draft]).toEqual([null, button('Uložit koncept'), { text: 'theirs' }]);
});

it('the question whether changes are given up has the focus, and who stays is where they were', async () => {
  const { place, button, press } = await shown({});
  await press('Zpět na seznam');
  expect(document.activeElement).toBe(place.querySelector('[role=group][aria-label="Změny nejsou uložené"]'));
  await press('Pokračovat v psaní');
  expect(document.activeElement).toBe(button('Zpět na seznam'));
});
