// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { createUnsavedDocuments, MOST_DOCUMENTS, MOST_OF_ONE } from './unsaved-documents.ts';

const eva = { staffId: 'eva', kind: 'page', name: 'zima' } as const;
const copy = (text: string) => ({ baseVersion: 3, body: { text } });
const DAY = 86_400_000;

afterEach(() => localStorage.clear());

it('gives what was not saved back to the account that wrote it, with its time, until it is saved or the account signs out', () => {
  const later = () => createUnsavedDocuments(undefined, () => Date.parse('2026-11-30T21:00:00Z'));
  const documents = createUnsavedDocuments(undefined, () => Date.parse('2026-11-30T20:00:00Z'));
  documents.write(eva, copy('mine'));
  documents.write({ ...eva, kind: 'popup' }, copy('a popup'));
  documents.write({ ...eva, staffId: 'ota' }, copy('his'));
  expect(later().read(eva)).toEqual({ at: '2026-11-30T20:00:00.000Z', baseVersion: 3, body: { text: 'mine' } });
  expect([later().read({ ...eva, staffId: 'adam' }), later().read({ ...eva, name: 'leto' })]).toEqual([null, null]);
  documents.write(eva, null);
  expect([later().read(eva), later().read({ ...eva, kind: 'popup' })?.body]).toEqual([null, { text: 'a popup' }]);
  documents.forget('eva');
  expect([later().read({ ...eva, kind: 'popup' }), later().read({ ...eva, staffId: 'ota' })?.body]).toEqual([null, { text: 'his' }]);
});

it('leaves what another tab has written since where this one saves', () => {
  const [one, other] = [createUnsavedDocuments(), createUnsavedDocuments()];
  one.write(eva, copy('one'));
  other.read(eva);
  other.write(eva, copy('other'));
  one.write(eva, null);
  expect(one.read(eva)?.body).toEqual({ text: 'other' });
  other.write(eva, null);
  expect(one.read(eva)).toBe(null);
});

it('holds so many documents, the last written ones, for a month, and of one that is too long what it was before', () => {
  let now = Date.parse('2026-11-01T00:00:00Z');
  const documents = createUnsavedDocuments(undefined, () => now);
  const all = Array.from({ length: MOST_DOCUMENTS + 1 }, (_, index) => ({ ...eva, name: `page-${index}` }));
  for (const place of all) {
    now += DAY;
    documents.write(place, copy(place.name));
  }
  documents.write(all[1]!, copy('x'.repeat(MOST_OF_ONE)));
  expect(all.map((place) => documents.read(place)?.body ?? null)).toEqual([null, ...all.slice(1).map(({ name }) => ({ text: name }))]);
  now += 25 * DAY;
  expect(all.map((place) => documents.read(place) !== null)).toEqual(all.map((_, index) => index >= 3));
  expect(localStorage.length).toBe(all.length - 3);
});

it('takes what another version of the shop has written for nothing', () => {
  localStorage.setItem('unsaved eva page zima', '{"body":');
  localStorage.setItem('unsaved eva page leto', JSON.stringify({ at: 'once', baseVersion: 1, body: {} }));
  expect([createUnsavedDocuments().read(eva), localStorage.length]).toEqual([null, 0]);
});
