// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentEditorMachine } from '../../../machines/content-editor/content-editor.machine.ts';
import type { ContentDocument, ContentEditorPorts, DocumentName, PictureAnswer, Saved } from '../../../machines/content-editor/content-editor.types.ts';
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

async function shown(ports: Partial<ContentEditorPorts>, opened: DocumentName = footer, state = 'writing') {
  const bus = createBus({ report: (problem) => { throw problem; } });
  bus.start('contentEditor', {
    machine: contentEditorMachine, input: { language: 'cs', name: null },
    ports: {
      fetchStaff: async () => ({ id: 'e', name: 'Eva', role: 'editor', csrfToken: 't' }), fetchDocuments: async () => [], fetchDocument: async () => version(1, 'saved'),
      signIn: never, signOut: never, fetchVersion: never, saveDocument: never, publishDocument: never, storePicture: never, makePreviewLink: never, fetchUnsaved: async () => null, storeUnsaved: async () => {}, ...ports,
    },
  });
  const settled = (state: string) => act(async () => vi.waitUntil(() => JSON.stringify(bus.actor('contentEditor')!.getSnapshot().value).includes(state)));
  await settled('browsing');
  await act(async () => bus.dispatch({ type: 'contentEditor.open', document: opened }));
  await settled(state);
  if (opened === footer) await act(async () => bus.dispatch({ type: 'contentEditor.change', path: ['text'], value: 'mine' }));
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

it('the question whether what was planned for the past is shown at once has the focus, and the answer publishes it', async () => {
  const asked: (string | null)[] = [];
  const { bus, place, button, press, settled } = await shown({
    saveDocument: async () => ({ status: 'saved', document: version(2, 'mine') }),
    publishDocument: async ({ from }) => {
      asked.push(from);
      return from === null ? { status: 'done', document: version(2, 'mine') } : { status: 'momentPassed' };
    },
  });
  await press('Uložit koncept');
  await act(async () => bus.dispatch({ type: 'contentEditor.setPublishFrom', from: '2020-01-01T10:00' }));
  await press('Zveřejnit');
  await settled('askingToPublish');
  expect(document.activeElement).toBe(place.querySelector('[role=group][aria-label="Zvolený okamžik už minul"]'));
  await press('Zveřejnit hned');
  await settled('writing');
  expect([asked, place.querySelector<HTMLInputElement>('#publish-from')!.value, document.activeElement]).toEqual([['2020-01-01T10:00', null], '', button('Zveřejnit')]);
});

it('an entry of the dictionary that is wrong says so at its field', async () => {
  const dictionary = { kind: 'block', name: 'dictionary' } as const;
  const { place } = await shown({ fetchDocument: async () => ({
    ...version(1, ''), ...dictionary, body: { localizedContent: [{ key: 'shell.rety', value: 'Znovu' }, { key: 'shell.retry', value: 'Znovu' }] },
    faults: [{ component: 'shell.rety', option: 'key', value: 'shell.rety', path: ['localizedContent', 0, 'key'] }],
  }) }, dictionary);
  const told = (id: string) => {
    const field = place.querySelector(`[id="${id}"]`)!;
    return [field.getAttribute('aria-invalid'), (field.getAttribute('aria-describedby') ?? '').split(' ').map((each) => document.getElementById(each)?.textContent ?? '').join('')];
  };
  expect([told('localizedContent-0-key'), told('localizedContent-1-key')]).toEqual([['true', 'shell.rety: text s tímto klíčem obchod nemá, takže se neukáže nikde. Opravte klíč.'], [null, '']]);
});

it('what is wrong with a field is said until the field is changed, and again where the change is taken back', async () => {
  const dictionary = { kind: 'block', name: 'dictionary' } as const;
  const { bus, place } = await shown({ fetchDocument: async () => ({
    ...version(1, ''), ...dictionary, body: { localizedContent: [{ key: 'shell.rety', value: 'Znovu' }, { key: 'shell.retry', value: '{' }, { value: 'Bez klíče' }] },
    faults: [
      { component: 'shell.rety', option: 'key', value: 'shell.rety', path: ['localizedContent', 0, 'key'] },
      { component: 'shell.retry', option: 'icu', value: 'cs', path: ['localizedContent', 1, 'value'] },
      { component: 'banner b', option: 'size', value: 'huge' },
    ],
    obstacle: { path: ['localizedContent', 2, 'key'], problem: 'missing' },
  }) }, dictionary);
  const said = () => ({
    marked: [...place.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id),
    above: [...place.querySelectorAll('[role=status]')].flatMap(({ textContent }) => textContent.match(/shell\.rety|shell\.retry|banner b|Vyplňte/g) ?? []),
  });
  const change = (path: (string | number)[], value: unknown) => act(async () => bus.dispatch({ type: 'contentEditor.change', path, value }));
  const [key, text, lacking] = ['localizedContent-0-key', 'localizedContent-1-value', 'localizedContent-2-key'];
  expect(said()).toEqual({ marked: [key, text, lacking], above: ['Vyplňte', 'shell.rety', 'shell.retry', 'banner b'] });
  // Its text says nothing of its key.
  await change(['localizedContent', 0, 'value'], 'Ještě');
  await change(['localizedContent', 2, 'key'], 'shell.close');
  expect(said()).toEqual({ marked: [key, text], above: ['shell.rety', 'shell.retry', 'banner b'] });
  await change(['localizedContent', 0, 'key'], 'shell.retry');
  // With another key the text is measured by another one.
  await change(['localizedContent', 1, 'key'], 'shell.open');
  expect(said()).toEqual({ marked: [], above: ['banner b'] });
  await change(['localizedContent', 1, 'key'], 'shell.retry');
  expect(said()).toEqual({ marked: [text], above: ['shell.retry', 'banner b'] });
});

it('changes of before are asked about with the focus on the question, and nothing else can be done with the form until then', async () => {
  const unsaved = { at: '2026-11-30T20:00:00Z', baseVersion: 1, body: { text: 'mine' } };
  const opened = async (found: ContentDocument) => {
    const { bus, place, button, press, settled } = await shown({ fetchDocument: async () => found, fetchUnsaved: async () => unsaved }, { kind: 'block', name: 'header' }, 'askingToResume');
    const question = place.querySelector('[role=group][aria-label="Máte tu neuložené změny z 30.11.2026 21:00"]')!;
    return { bus, place, button, press, settled, question };
  };
  const same = await opened(version(1, 'saved'));
  expect([document.activeElement, same.question.textContent.includes('někdo jiný'), same.button('Uložit koncept'), same.place.querySelector('fieldset')!.disabled, same.place.textContent.includes('Historie')]).toEqual([same.question, false, undefined, true, false]);
  await same.press('Pokračovat v nich');
  await same.settled('writing');
  expect([same.bus.actor('contentEditor')!.getSnapshot().context.draft, same.button('Uložit koncept').getAttribute('aria-disabled')]).toEqual([{ text: 'mine' }, null]);
  const overtaken = await opened(version(2, 'theirs'));
  expect(overtaken.question.textContent).toContain('Dokument mezitím uložil někdo jiný');
  await overtaken.press('Pokračovat v nich');
  expect([document.activeElement?.getAttribute('aria-label'), [...overtaken.place.querySelectorAll('mark')].map(({ textContent }) => textContent.trim())]).toEqual(['Mezitím uložil někdo jiný', ['"text": "mine"', '"text": "theirs"']]);
});

const offices = { kind: 'list', name: 'offices' } as const;
const ofOffices = (body: ContentDocument['body']): ContentDocument => ({ ...version(1, ''), ...offices, body });

/** Writes into a field of React's as a keyboard does, sign by sign, into what the field says by then. */
async function type(field: HTMLInputElement, text: string) {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  for (const sign of text) {
    await act(async () => {
      write.call(field, field.value + sign);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}

it('numbers with a point and texts with a comma are typed as they are meant, and others take their place', async () => {
  const { bus, place } = await shown({ fetchDocument: async () => ofOffices([{ coordinates: {} }]) }, offices);
  const latitude = place.querySelector<HTMLInputElement>('[id="0-coordinates-latitude"]')!;
  await type(latitude, '-49.103');
  const draft = () => bus.actor('contentEditor')!.getSnapshot().context.draft as { coordinates: { latitude: unknown } }[];
  expect([latitude.value, draft()[0]!.coordinates.latitude]).toEqual(['-49.103', -49.103]);
  await act(async () => bus.dispatch({ type: 'contentEditor.change', path: [0, 'coordinates', 'latitude'], value: 50 }));
  expect(latitude.value).toBe('50');
});

it('several codes are typed one after the other', async () => {
  const page = { kind: 'page', name: 'zima' } as const;
  const { bus, place } = await shown({ fetchDocument: async () => ({ ...version(1, ''), ...page, body: { searchCriteria: {} } }) }, page);
  const airports = place.querySelector<HTMLInputElement>('[id="searchCriteria-selectedAirports"]')!;
  await type(airports, 'PRG, BRQ');
  expect([airports.value, (bus.actor('contentEditor')!.getSnapshot().context.draft as { searchCriteria: object }).searchCriteria]).toEqual(['PRG, BRQ', { selectedAirports: ['PRG', 'BRQ'] }]);
});

it('a code is written once for all languages, a text for the one that is chosen', async () => {
  const page = { kind: 'page', name: 'zima' } as const;
  const { bus, place } = await shown({ fetchDocument: async () => ({ ...version(1, ''), ...page, body: { metaProperties: [{ key: 'published' }, { key: 'title' }, { key: 'robots', value: { cs: '', pl: 'noindex', ro: '', uk: '', hu: '' } }] } }) }, page);
  const value = (index: number) => place.querySelector<HTMLInputElement>(`[id="metaProperties-${index}-value"]`)!;
  await type(value(0), '2027-01-01');
  await type(value(1), 'Zima');
  expect(value(2).value).toBe('noindex');
  await act(async () => bus.dispatch({ type: 'contentEditor.speak', language: 'pl' }));
  expect([value(0).value, value(1).value, value(2).value]).toEqual(['2027-01-01', '', 'noindex']);
  expect((bus.actor('contentEditor')!.getSnapshot().context.draft as { metaProperties: { value: unknown }[] }).metaProperties.map((property) => property.value))
    .toEqual(['2027-01-01', { cs: 'Zima', pl: '', ro: '', uk: '', hu: '' }, { cs: '', pl: 'noindex', ro: '', uk: '', hu: '' }]);
});

it('an entry that is added leaves open what is open in those before it', async () => {
  const { place } = await shown({ fetchDocument: async () => ofOffices([{ coordinates: {} }]) }, offices);
  const group = place.querySelector<HTMLDetailsElement>('fieldset fieldset details:last-of-type')!;
  group.open = true;
  await act(async () => [...place.querySelectorAll('button')].findLast(({ textContent }) => textContent === 'Přidat')!.click());
  expect([group.isConnected, group.open]).toEqual([true, true]);
});

it('a picture that is on its way leaves the keyboard at its field, and can be cancelled', async () => {
  const banners = { kind: 'list', name: 'banners' } as const;
  const answers: ((answer: PictureAnswer) => void)[] = [];
  const { bus, place, press } = await shown({
    fetchDocument: async () => ({ ...version(1, ''), ...banners, body: [{ picture: {} }, { picture: {} }] }),
    storePicture: () => new Promise((resolve) => { answers.push(resolve); }),
  }, banners);
  const [field, other] = [0, 1].map((index) => place.querySelector<HTMLInputElement>(`[id="${index}-picture-src-file"]`)!);
  const add = (to: HTMLInputElement) => act(async () => {
    to.focus();
    to.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await add(field!);
  const told = () => [...place.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).filter((text) => text.includes('nahrává'));
  expect([document.activeElement, field!.disabled, field!.getAttribute('aria-disabled'), told()]).toEqual([field, false, 'true', ['Obrázek se nahrává… Zrušit nahrávání']]);
  // One at a time: what is dropped on another field meanwhile is not taken, nor is its dialog opened.
  await add(other!);
  const press2 = new MouseEvent('click', { bubbles: true, cancelable: true });
  await act(async () => void other!.dispatchEvent(press2));
  expect([answers.length, press2.defaultPrevented]).toEqual([1, true]);
  await press('Zrušit nahrávání');
  expect([told(), field!.getAttribute('aria-disabled')]).toEqual([[], null]);
  await act(async () => answers[0]!({ status: 'stored', src: '/images/file/uploads/late' }));
  await add(field!);
  await act(async () => answers[1]!({ status: 'stored', src: '/images/file/uploads/x' }));
  expect(bus.actor('contentEditor')!.getSnapshot().context.draft).toMatchObject([{ picture: { src: '/images/file/uploads/x' } }, {}]);
});

it('says that the page could not be looked at instead of showing another one, and asks again', async () => {
  const asked: (() => void)[] = [];
  const { place, press } = await shown({ makePreviewLink: () => new Promise((_, reject) => { asked.push(() => reject(new Error('No answer'))); }) });
  await act(async () => asked[0]!());
  expect([place.querySelector('[role=alert]')?.textContent, place.querySelector('iframe')]).toEqual(['Náhled se nepodařilo načíst.Zkusit znovu', null]);
  await press('Zkusit znovu');
  expect([place.querySelector('[role=alert]'), asked.length]).toEqual([null, 2]);
});

it('who may only look is asked to sign in again, too, and about what somebody else has written before', async () => {
  const agent = { id: 'a', name: 'Adam', role: 'agent', csrfToken: 't' } as const;
  const endsAfterOne = () => { let asked = 0; return () => (asked++ === 0 ? never() : Promise.resolve(null)); };
  const lookAgain = ({ bus }: Awaited<ReturnType<typeof shown>>) => act(async () => bus.dispatch({ type: 'contentEditor.choosePreview', choice: { loggedIn: true } }));
  const looking = await shown({ fetchStaff: async () => agent, makePreviewLink: endsAfterOne() });
  await lookAgain(looking);
  expect([looking.place.querySelector('#editor-password') !== null, looking.button('Uložit koncept')]).toEqual([true, undefined]);
  const written = await shown({ makePreviewLink: endsAfterOne(), signIn: async () => ({ status: 'signedIn', staff: agent }) });
  await lookAgain(written);
  await act(async () => written.bus.dispatch({ type: 'contentEditor.signIn' }));
  expect(written.button('Uložit koncept')).toBe(undefined);
  await written.press('Zpět na seznam');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Změny nejsou uložené');
});
