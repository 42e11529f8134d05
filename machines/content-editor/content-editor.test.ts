import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { contentEditorMachine } from './content-editor.machine.ts';
import { contentEditorPaths } from './content-editor.paths.ts';
import { withText } from '../../src/domain/content/localised-text.ts';
import { withValueAt } from './content-editor.rules.ts';
import type { ContentDocument, ContentEditorPorts } from './content-editor.types.ts';

const document = (version: number, text: string): ContentDocument => ({ kind: 'block', name: 'footer', version, body: { text }, versions: [], faults: [] });
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function startEditing() {
  const save = heldPort<ContentEditorPorts['saveDocument']>();
  const link = heldPort<ContentEditorPorts['makePreviewLink']>();
  const never = () => new Promise<never>(() => {});
  const flow = startFlow(contentEditorMachine, {
    input: { language: 'cs' },
    ports: {
      fetchStaff: async () => ({ name: 'Eva', role: 'editor' as const, csrfToken: 'csrf' }), signIn: never, signOut: never, fetchVersion: never, publishDocument: never,
      fetchDocuments: async () => [], fetchDocument: async () => document(1, 'saved'), saveDocument: save.port, makePreviewLink: link.port,
    },
  });
  await settled();
  flow.actor.send({ type: 'contentEditor.open', document: { kind: 'block', name: 'footer' } });
  await settled();
  const write = (value: string) => flow.actor.send({ type: 'contentEditor.change', path: ['text'], value });
  return { ...flow, save, link, write, context: () => flow.actor.getSnapshot().context };
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
    expect(facts).toEqual([{ type: 'contentEditor.saved', document: { kind: 'block', name: 'footer' }, version: 2 }]);
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
