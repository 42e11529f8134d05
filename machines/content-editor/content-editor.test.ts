import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { contentEditorMachine } from './content-editor.machine.ts';
import { contentEditorPaths } from './content-editor.paths.ts';
import { selectAsksToDiscard, selectHasChanges, selectNeedsLogin, selectPicture } from './content-editor.select.ts';
import { withText } from '../../src/domain/content/localised-text.ts';
import { isChanged, previewPath, withValueAt } from './content-editor.rules.ts';
import type { ContentDocument, ContentEditorPorts } from './content-editor.types.ts';

const document = (version: number, text: string): ContentDocument => ({ kind: 'block', name: 'footer', version, body: { text }, shownAt: '/', versions: [], faults: [] });
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function startEditing(body?: ContentDocument['body']) {
  const save = heldPort<ContentEditorPorts['saveDocument']>();
  const link = heldPort<ContentEditorPorts['makePreviewLink']>();
  const signIn = heldPort<ContentEditorPorts['signIn']>();
  const signOut = heldPort<ContentEditorPorts['signOut']>();
  const picture = heldPort<ContentEditorPorts['storePicture']>();
  const never = () => new Promise<never>(() => {});
  const flow = startFlow(contentEditorMachine, {
    input: { language: 'cs' },
    ports: {
      fetchStaff: async () => ({ name: 'Eva', role: 'editor' as const, csrfToken: 'csrf' }), signIn: signIn.port, signOut: signOut.port, fetchVersion: never, publishDocument: never,
      fetchDocuments: async () => [], fetchDocument: async () => ({ ...document(1, 'saved'), ...(body && { body }) }), saveDocument: save.port, makePreviewLink: link.port, storePicture: picture.port,
    },
  });
  await settled();
  flow.actor.send({ type: 'contentEditor.open', document: { kind: 'block', name: 'footer' } });
  await settled();
  const write = (value: string) => flow.actor.send({ type: 'contentEditor.change', path: ['text'], value });
  return { ...flow, save, link, signIn, signOut, picture, write, context: () => flow.actor.getSnapshot().context };
}

describe('the editor of content', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(contentEditorPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(contentEditorPaths)).toEqual([]);
  });

  it('keeps what is typed while the draft is on its way, and looks at the page again once it is saved [http.preview]', async () => {
    const { actor, save, link, write, context, facts } = await startEditing();
    write('mine');
    actor.send({ type: 'contentEditor.save' });
    actor.send({ type: 'contentEditor.save' });
    write('mine and more');
    expect(save.calls.map(({ input }) => [input.baseVersion, input.body])).toEqual([[1, { text: 'mine' }]]);
    await save.calls[0]!.answer({ status: 'saved', document: document(2, 'mine') });
    expect([context().draft, context().saved?.version, link.calls.length]).toEqual([{ text: 'mine and more' }, 2, 2]);
    expect(facts.slice(1)).toEqual([{ type: 'contentEditor.saved', document: { kind: 'block', name: 'footer' }, version: 2 }]);
  });

  it('looks at a page at the address that its draft has, at a popup where a page shows it, and at the rest on the home page [http.preview]', () => {
    expect(previewPath({ kind: 'page', name: 'winter', shownAt: '/' }, { url: '/zima' })).toBe('/zima');
    expect(previewPath({ kind: 'page', name: 'winter', shownAt: '/' }, { url: '/zima/*' })).toBe('/');
    expect(previewPath({ kind: 'popup', name: 'winter', shownAt: '/zima' }, {})).toBe('/zima');
    expect(previewPath({ kind: 'popup', name: 'new' }, {})).toBe('/');
  });

  it('shows both versions where somebody else saved meanwhile, and saves the own one on top of theirs only when asked', async () => {
    const { actor, save, write, context } = await startEditing();
    write('mine');
    actor.send({ type: 'contentEditor.save' });
    await save.calls[0]!.answer({ status: 'conflict', theirs: document(2, 'theirs') });
    expect([context().draft, context().theirs?.body, save.calls.length]).toEqual([{ text: 'mine' }, { text: 'theirs' }, 1]);
    actor.send({ type: 'contentEditor.keepMine' });
    expect([save.calls[1]!.input.baseVersion, save.calls[1]!.input.body]).toEqual([2, { text: 'mine' }]);
  });

  it('takes a saved draft for saved in whatever order the shop returns its keys', async () => {
    const { actor, save, context } = await startEditing({ url: '/', active: true, slots: [{ name: 'main', components: [] }] });
    actor.send({ type: 'contentEditor.change', path: ['active'], value: false });
    actor.send({ type: 'contentEditor.save' });
    await save.calls[0]!.answer({ status: 'saved', document: { ...document(2, ''), body: { url: '/', slots: [{ components: [], name: 'main' }], active: false } } });
    expect([context().saved?.version, selectHasChanges(actor.getSnapshot()), actor.getSnapshot().can({ type: 'contentEditor.publish' })]).toEqual([2, false, true]);
    actor.send({ type: 'contentEditor.change', path: ['slots', 0, 'name'], value: 'side' });
    expect(selectHasChanges(actor.getSnapshot())).toBe(true);
  });

  it('keeps the draft when the login has ended, signs in beside it and saves it then', async () => {
    const { actor, save, signIn, write, context } = await startEditing();
    write('mine');
    actor.send({ type: 'contentEditor.save' });
    await save.calls[0]!.answer({ status: 'loginNeeded' });
    actor.send({ type: 'contentEditor.setPassword', password: 'p' });
    actor.send({ type: 'contentEditor.signIn' });
    await signIn.calls[0]!.answer({ status: 'wrong' });
    expect([selectNeedsLogin(actor.getSnapshot()), context().problem]).toEqual([true, 'wrong']);
    actor.send({ type: 'contentEditor.signIn' });
    await signIn.calls[1]!.answer({ status: 'signedIn', staff: { name: 'Eva', role: 'editor', csrfToken: 'new' } });
    actor.send({ type: 'contentEditor.save' });
    expect(save.calls[1]!.input).toMatchObject({ csrfToken: 'new', body: { text: 'mine' } });
  });

  it('asks before changes that are not saved are given up', async () => {
    const { actor, write, context } = await startEditing();
    write('mine');
    for (const press of [{ type: 'contentEditor.close' }, { type: 'contentEditor.signOut' }, { type: 'contentEditor.restore', version: 1 }] as const) {
      actor.send(press);
      expect([selectAsksToDiscard(actor.getSnapshot()), context().draft]).toEqual([true, { text: 'mine' }]);
      actor.send({ type: 'contentEditor.stay' });
    }
    actor.send({ type: 'contentEditor.close' });
    actor.send({ type: 'contentEditor.discard' });
    expect(actor.getSnapshot().matches('editing')).toBe(false);
  });

  it('stays signed in where signing out fails, and says so', async () => {
    const { actor, signOut, context } = await startEditing();
    actor.send({ type: 'contentEditor.signOut' });
    await signOut.calls[0]!.fail();
    expect([actor.getSnapshot().value, context().staff?.name]).toEqual(['stillSignedIn', 'Eva']);
    actor.send({ type: 'contentEditor.signOut' });
    await signOut.calls[1]!.answer();
    expect([actor.getSnapshot().value, context().staff]).toEqual(['signedOut', null]);
  });

  it('puts an added picture where it was chosen for, though entries before it went meanwhile and text was written; says why one is refused', async () => {
    const { actor, picture, write, context } = await startEditing({ items: [{ title: 'a' }, { title: 'b' }] });
    const add = { type: 'contentEditor.addPicture', path: ['items', 1, 'picture', 'src'], field: 'f' } as const;
    actor.send(add);
    actor.send({ ...add, field: 'another while one is on its way' });
    write('written meanwhile');
    actor.send({ type: 'contentEditor.change', path: ['items', 0], value: undefined });
    await picture.calls[0]!.answer({ status: 'stored', src: '/images/file/uploads/x' });
    expect([context().draft, picture.calls.length]).toEqual([{ text: 'written meanwhile', items: [{ title: 'b', picture: { src: '/images/file/uploads/x' } }] }, 1]);
    actor.send({ ...add, path: ['items', 0, 'picture', 'src'] });
    await picture.calls[1]!.answer({ status: 'refused', problem: 'tooManyPixels' });
    expect(selectPicture(actor.getSnapshot())).toEqual({ path: 'items-0-picture-src', problem: 'tooManyPixels', isOnItsWay: false });
  });

  it('leaves an added picture out whose entry went meanwhile, and asks for a login that has ended', async () => {
    const { actor, picture, context } = await startEditing({ items: [{ title: 'a' }] });
    const add = { type: 'contentEditor.addPicture', path: ['items', 0, 'picture', 'src'], field: 'f' } as const;
    actor.send(add);
    actor.send({ type: 'contentEditor.change', path: ['items', 0], value: undefined });
    await picture.calls[0]!.answer({ status: 'stored', src: '/images/file/uploads/x' });
    expect(context().draft).toEqual({ items: [] });
    actor.send(add);
    await picture.calls[1]!.answer({ status: 'loginNeeded' });
    expect(selectNeedsLogin(actor.getSnapshot())).toBe(true);
  });

  it('keeps the draft where the shop cannot take it, and sends it again', async () => {
    const { actor, save, write, context } = await startEditing();
    write('mine');
    actor.send({ type: 'contentEditor.save' });
    await save.calls[0]!.fail();
    expect(context().draft).toEqual({ text: 'mine' });
    actor.send({ type: 'contentEditor.save' });
    expect(save.calls).toHaveLength(2);
  });
});

it('values are put in and taken out wherever they stand, and the rest is as it was', () => {
  const body = { slots: [{ name: 'main', components: [{ uid: 'a' }, { uid: 'b' }] }] };
  expect(withValueAt(body, ['slots', 0, 'components', 1, 'active'], false)).toEqual({ slots: [{ name: 'main', components: [{ uid: 'a' }, { uid: 'b', active: false }] }] });
  expect(withValueAt(body, ['slots', 0, 'components', 0], undefined)).toEqual({ slots: [{ name: 'main', components: [{ uid: 'b' }] }] });
  expect(withValueAt({}, ['popupData', 'delay'], 3)).toEqual({ popupData: { delay: 3 } });
  expect(withText('Zima', 'pl', 'Zima!')).toEqual({ cs: 'Zima', pl: 'Zima!', ro: 'Zima', uk: 'Zima', hu: 'Zima' });
});

it('has no changes after saving, in whatever order the shop tells the keys', () => {
  const saved = (body: object): ContentDocument => ({ ...document(2, ''), body: body as ContentDocument['body'] });
  expect(isChanged({ draft: { url: '/a', slots: [{ name: 'main', components: [] }] }, saved: saved({ slots: [{ components: [], name: 'main' }], url: '/a' }) })).toBe(false);
  expect(isChanged({ draft: { tiles: ['a', 'b'] }, saved: saved({ tiles: ['b', 'a'] }) })).toBe(true);
  expect(isChanged({ draft: { url: '/a' }, saved: saved({ url: '/a', active: false }) })).toBe(true);
});
