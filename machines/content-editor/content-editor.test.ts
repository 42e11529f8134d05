import { describe, expect, it } from 'vitest';
import { heldPort, startFlow, taken } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { contentEditorMachine } from './content-editor.machine.ts';
import { contentEditorPaths } from './content-editor.paths.ts';
import { selectAsksToDiscard, selectAsksToPublish, selectAsksToResume, selectEditorView, selectHasChanges, selectHasConflict, selectHasFailed, selectHasListFailed, selectIsReplacing, selectIsSigningIn, selectIsUnsaved, selectIsUnsavedOvertaken, selectIsWorking, selectLeft, selectLogin, selectMissing, selectNeedsLogin, selectObstacle, selectPicture, selectRefusal, selectRefusedName } from './content-editor.select.ts';
import { withText } from '../../src/domain/content/localised-text.ts';
import { isChanged, previewPath, withValueAt } from './content-editor.rules.ts';
import type { ContentDocument, ContentEditorPorts, DocumentName, StaffSession, UnsavedChanges } from './content-editor.types.ts';

const document = (version: number, text: string): ContentDocument => ({ kind: 'block', name: 'footer', version, body: { text }, shownAt: '/', versions: [], faults: [], obstacle: null });

type Ports = ContentEditorPorts;
const footer = { kind: 'block', name: 'footer' } as const;
const winter = { kind: 'page', name: 'zima' } as const;
const late = { component: 'customHtml x', option: 'limit', value: 'many' } as const;
const eva = { id: 'e-1', name: 'Eva', role: 'editor', csrfToken: 'csrf' } as const;
const adam = { ...eva, id: 'a-1', name: 'Adam', role: 'agent' } as const;
const signedInAs = ({ name, role, csrfToken }: StaffSession) => ({ type: 'contentEditor.signedIn', name, role, csrfToken });

/** @param unsaved what the browser holds of every document that is opened */
function begin(name: DocumentName | null = null, isLoginOnly = false, unsaved: UnsavedChanges | null = null) {
  const fetchStaff = heldPort<Ports['fetchStaff']>();
  const documents = heldPort<Ports['fetchDocuments']>();
  const fetchDocument = heldPort<Ports['fetchDocument']>();
  const fetchVersion = heldPort<Ports['fetchVersion']>();
  const publish = heldPort<Ports['publishDocument']>();
  const save = heldPort<Ports['saveDocument']>();
  const link = heldPort<Ports['makePreviewLink']>();
  const signIn = heldPort<Ports['signIn']>();
  const signOut = heldPort<Ports['signOut']>();
  const picture = heldPort<Ports['storePicture']>();
  const copies: Parameters<Ports['storeUnsaved']>[0][] = [];
  const flow = startFlow(contentEditorMachine, {
    input: { language: 'cs', name, isLoginOnly },
    ports: {
      fetchStaff: fetchStaff.port, signIn: signIn.port, signOut: signOut.port, fetchVersion: fetchVersion.port, publishDocument: publish.port,
      fetchDocuments: documents.port, fetchDocument: fetchDocument.port, saveDocument: save.port, makePreviewLink: link.port, storePicture: picture.port,
      fetchUnsaved: async () => unsaved, storeUnsaved: async (copy: (typeof copies)[number]) => void copies.push(copy),
    },
  });
  const snapshot = () => flow.actor.getSnapshot();
  const write = (value: string) => flow.actor.send({ type: 'contentEditor.change', path: ['text'], value });
  const form = () => { const { value } = snapshot(); return typeof value === 'string' ? value : (value as { editing: { form: string } }).editing.form; };
  return { ...flow, fetchStaff, documents, fetchDocument, fetchVersion, publish, save, link, signIn, signOut, picture, copies, write, snapshot, form, context: () => snapshot().context };
}

/** What is told besides of the login and of what is open. */
const changes = (facts: readonly { type: string }[]) => facts.filter(({ type }) => type === 'contentEditor.saved' || type === 'contentEditor.published');
const opened = (facts: readonly { type: string }[]) => facts.filter(({ type }) => type === 'contentEditor.opened' || type === 'contentEditor.closed');

async function startBrowsing(staff: StaffSession = eva, unsaved: UnsavedChanges | null = null) {
  const flow = begin(null, false, unsaved);
  await flow.fetchStaff.calls[0]!.answer(staff);
  await flow.documents.calls[0]!.answer([]);
  return flow;
}

async function startEditing(body?: ContentDocument['body'], staff?: StaffSession) {
  const flow = await startBrowsing(staff);
  flow.actor.send({ type: 'contentEditor.open', document: footer });
  await flow.fetchDocument.calls[0]!.answer({ ...document(1, 'saved'), ...(body && { body }) });
  return flow;
}

describe('the editor of content', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(contentEditorPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(contentEditorPaths)).toEqual([]);
  });

  it('asks for no list on a page that shows none, and goes on there where the login is asked about, in vain too, or could not be ended', async () => {
    const { actor, fetchStaff, signIn, signOut, documents, facts, form } = begin(null, true);
    const shown = () => [form(), selectLogin(actor.getSnapshot())];
    await fetchStaff.calls[0]!.answer(null);
    actor.send({ type: 'contentEditor.setEmail', email: 'eva@zefira.example' });
    actor.send({ type: 'contentEditor.setPassword', password: 'p' });
    actor.send({ type: 'contentEditor.signIn' });
    await signIn.calls[0]!.answer({ status: 'signedIn', staff: eva });
    expect([shown(), facts]).toEqual([['apart', 'signedIn'], [signedInAs(eva)]]);
    actor.send({ type: 'contentEditor.recognise' });
    await fetchStaff.calls[1]!.fail();
    expect(shown()).toEqual(['apart', 'signedIn']);
    actor.send({ type: 'contentEditor.signOut' });
    await signOut.calls[0]!.fail();
    actor.send({ type: 'contentEditor.recognise' });
    await fetchStaff.calls[2]!.answer(eva);
    expect([shown(), documents.calls]).toEqual([['apart', 'signedIn'], []]);
  });

  it('keeps what is typed while the draft is on its way, and looks at the page again once it is saved [http.preview]', async () => {
    const { actor, save, link, write, form, context, facts } = await startEditing();
    write('mine');
    actor.send({ type: 'contentEditor.save' });
    actor.send({ type: 'contentEditor.save' });
    write('mine and more');
    expect(save.calls.map(({ input }) => [input.baseVersion, input.body])).toEqual([[1, { text: 'mine' }]]);
    await save.calls[0]!.answer({ status: 'saved', document: document(2, 'mine') });
    expect([form(), context().draft, context().saved?.version, link.calls.length]).toEqual(['writing', { text: 'mine and more' }, 2, 2]);
    expect(changes(facts)).toEqual([{ type: 'contentEditor.saved', document: { kind: 'block', name: 'footer' }, version: 2 }]);
  });

  it('looks at a page at the address that its draft has, at a popup where a page shows it, and at the rest on the home page [http.preview]', () => {
    expect(previewPath({ kind: 'page', name: 'winter', shownAt: '/' }, { url: '/zima' })).toBe('/zima');
    expect(previewPath({ kind: 'page', name: 'winter', shownAt: '/' }, { url: '/zima/*' })).toBe('/');
    // Those would be another host: browsers leave tabs and line ends out.
    for (const url of ['//zima.example', '/\t/zima.example']) expect(previewPath({ kind: 'page', name: 'winter', shownAt: '/' }, { url })).toBe('/');
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

  it('shows both versions where one publishes or withdraws what somebody else has saved over, and overwrites nothing unasked', async () => {
    for (const [press, answer] of [
      [{ type: 'contentEditor.publish' }, { status: 'conflict', theirs: document(2, 'theirs') }],
      [{ type: 'contentEditor.publish' }, { status: 'done', document: document(2, 'theirs') }],
      [{ type: 'contentEditor.withdraw', version: 1 }, { status: 'done', document: document(2, 'theirs') }],
    ] as const) {
      const { actor, publish, save, context, form, facts } = await startEditing();
      actor.send(press);
      await publish.calls[0]!.answer(answer);
      expect([form(), context().theirs?.version, context().saved?.version, context().draft]).toEqual(['conflict', 2, 1, { text: 'saved' }]);
      actor.send({ type: 'contentEditor.save' });
      expect([save.calls, changes(facts)]).toEqual([[], []]);
      actor.send({ type: 'contentEditor.takeTheirs' });
      expect([form(), context().draft, context().saved?.version]).toEqual(['writing', { text: 'theirs' }, 2]);
    }
  });

  it('shows both versions where somebody else saved right after, and none where the answer of the own save was lost', async () => {
    const { actor, save, write, form, context, facts, link } = await startEditing();
    write('mine');
    actor.send({ type: 'contentEditor.save' });
    await save.calls[0]!.answer({ status: 'saved', document: document(3, 'theirs') });
    expect([form(), context().theirs?.version, context().draft]).toEqual(['conflict', 3, { text: 'mine' }]);
    actor.send({ type: 'contentEditor.keepMine' });
    await save.calls[1]!.fail();
    actor.send({ type: 'contentEditor.save' });
    await save.calls[2]!.answer({ status: 'conflict', theirs: document(4, 'mine') });
    expect([form(), context().theirs, context().saved?.version, selectHasChanges(actor.getSnapshot())]).toEqual(['writing', null, 4, false]);
    expect([facts.at(-1), link.calls.length]).toEqual([{ type: 'contentEditor.saved', document: footer, version: 4 }, 2]);
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
    await signIn.calls[1]!.answer({ status: 'signedIn', staff: { ...eva, csrfToken: 'new' } });
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

  it('has something to lose with the page while a draft is written that may be saved, and not before or after', async () => {
    const { actor, write, save, snapshot } = await startBrowsing();
    expect(selectIsUnsaved(snapshot())).toBe(false);
    actor.send({ type: 'contentEditor.create', document: footer });
    await taken();
    expect(selectIsUnsaved(snapshot())).toBe(true);
    write('mine');
    actor.send({ type: 'contentEditor.save' });
    await save.calls[0]!.answer({ status: 'saved', document: document(1, 'mine') });
    expect(selectIsUnsaved(snapshot())).toBe(false);
    write('mine and more');
    expect(selectIsUnsaved(snapshot())).toBe(true);
    actor.send({ type: 'contentEditor.close' });
    actor.send({ type: 'contentEditor.discard' });
    const agent = await startEditing(undefined, adam);
    expect([selectIsUnsaved(snapshot()), selectIsUnsaved(agent.snapshot())]).toEqual([false, false]);
  });

  it('has an editor’s draft to lose with the page also once an agent has signed in beside it, and gives it back to the editor', async () => {
    const { actor, write, save, signIn, link, form, snapshot } = await startEditing();
    write('mine');
    actor.send({ type: 'contentEditor.save' });
    await save.calls[0]!.answer({ status: 'loginNeeded' });
    actor.send({ type: 'contentEditor.signIn' });
    await signIn.calls[0]!.answer({ status: 'signedIn', staff: adam });
    write('the agent’s');
    expect([form(), selectIsUnsaved(snapshot()), snapshot().context.draft]).toEqual(['writing', true, { text: 'mine' }]);
    await link.calls.at(-1)!.answer(null);
    actor.send({ type: 'contentEditor.signIn' });
    await signIn.calls[1]!.answer({ status: 'signedIn', staff: eva });
    actor.send({ type: 'contentEditor.save' });
    expect(save.calls.map(({ input }) => input.body)).toEqual([{ text: 'mine' }, { text: 'mine' }]);
  });

  it('holds in the browser what is written and not saved, for who writes it, and nothing once it is saved or given up', async () => {
    const { actor, write, save, copies } = await startEditing();
    expect(copies).toEqual([]);
    const of = { ...footer, staffId: 'e-1' };
    write('mine');
    await taken();
    actor.send({ type: 'contentEditor.save' });
    write('mine and more');
    await taken();
    await save.calls[0]!.answer({ status: 'saved', document: document(2, 'mine') });
    // What was typed meanwhile stands on what was saved.
    expect(copies).toEqual([{ ...of, copy: { baseVersion: 1, body: { text: 'mine' } } }, { ...of, copy: { baseVersion: 1, body: { text: 'mine and more' } } }, { ...of, copy: { baseVersion: 2, body: { text: 'mine and more' } } }]);
    actor.send({ type: 'contentEditor.save' });
    await save.calls[1]!.answer({ status: 'saved', document: document(3, 'mine and more') });
    expect(copies.at(-1)).toEqual({ ...of, copy: null });
    write('given up');
    await taken();
    actor.send({ type: 'contentEditor.close' });
    actor.send({ type: 'contentEditor.stay' });
    expect([copies.length, copies.at(-1)?.copy?.body]).toEqual([5, { text: 'given up' }]);
    actor.send({ type: 'contentEditor.close' });
    actor.send({ type: 'contentEditor.discard' });
    await taken();
    expect([copies.length, copies.at(-1)]).toEqual([6, { ...of, copy: null }]);
  });

  it('leaves what it holds of an editor’s draft as it is while an agent is signed in beside it', async () => {
    const { write, link, signIn, actor, copies } = await startEditing();
    write('mine');
    await taken();
    await link.calls.at(-1)!.answer(null);
    actor.send({ type: 'contentEditor.signIn' });
    await signIn.calls[0]!.answer({ status: 'signedIn', staff: adam });
    write('the agent’s');
    await taken();
    expect(copies).toEqual([{ ...footer, staffId: 'e-1', copy: { baseVersion: 1, body: { text: 'mine' } } }]);
  });

  const unsaved = (baseVersion: number, text = 'mine'): UnsavedChanges => ({ at: '2026-11-30T20:00:00Z', baseVersion, body: { text } });
  async function openAgain(held: UnsavedChanges, found: ContentDocument | 'missing', staff: StaffSession = eva) {
    const flow = await startBrowsing(staff, held);
    flow.actor.send({ type: 'contentEditor.open', document: footer });
    await flow.fetchDocument.calls[0]!.answer(found);
    return flow;
  }

  it('offers what was not saved when the document is opened again, and writes nothing before that is decided', async () => {
    const { actor, write, copies, context, snapshot } = await openAgain(unsaved(1), document(1, 'saved'));
    write('something else');
    actor.send({ type: 'contentEditor.save' });
    expect([selectAsksToResume(snapshot()), selectIsReplacing(snapshot()), selectIsUnsavedOvertaken(snapshot()), selectIsUnsaved(snapshot()), context().draft, copies]).toEqual([true, true, false, false, { text: 'saved' }, []]);
    actor.send({ type: 'contentEditor.resume' });
    expect([context().draft, selectHasChanges(snapshot()), selectIsReplacing(snapshot())]).toEqual([{ text: 'mine' }, true, false]);
    await taken();
    expect(copies).toEqual([]);
    write('mine and more');
    await taken();
    expect(copies.map(({ copy }) => copy)).toEqual([{ baseVersion: 1, body: { text: 'mine and more' } }]);
  });

  it('forgets what was not saved once it is thrown away, or says what the shop has; holds it on for who closes or opens something else first', async () => {
    const thrown = await openAgain(unsaved(1), document(1, 'saved'));
    thrown.actor.send({ type: 'contentEditor.discard' });
    await taken();
    expect([thrown.form(), thrown.context().draft, thrown.copies]).toEqual(['writing', { text: 'saved' }, [{ ...footer, staffId: 'e-1', copy: null }]]);
    const same = await openAgain(unsaved(1, 'saved'), document(2, 'saved'));
    expect([same.form(), same.copies]).toEqual(['writing', [{ ...footer, staffId: 'e-1', copy: null }]]);
    for (const [press, state] of [[{ type: 'contentEditor.close' }, 'listing'], [{ type: 'contentEditor.open', document: winter }, 'opening']] as const) {
      const left = await openAgain(unsaved(1), document(1, 'saved'));
      left.actor.send({ type: 'contentEditor.open', document: footer });
      expect(left.form()).toBe('askingToResume');
      left.actor.send(press);
      await taken();
      expect([left.form(), left.copies]).toEqual([state, []]);
    }
    const agent = await openAgain(unsaved(1), document(1, 'saved'), adam);
    expect([agent.form(), agent.copies]).toEqual(['writing', []]);
  });

  it('shows both versions where somebody else has saved since what is gone on with, and overwrites nothing unasked', async () => {
    const { actor, save, context, form, snapshot } = await openAgain(unsaved(1), document(4, 'theirs'));
    expect(selectIsUnsavedOvertaken(snapshot())).toBe(true);
    actor.send({ type: 'contentEditor.resume' });
    expect([form(), context().draft, context().theirs?.body, context().saved?.version]).toEqual(['conflict', { text: 'mine' }, { text: 'theirs' }, 1]);
    actor.send({ type: 'contentEditor.close' });
    actor.send({ type: 'contentEditor.stay' });
    actor.send({ type: 'contentEditor.save' });
    expect(save.calls[0]!.input.baseVersion).toBe(1);
    await save.calls[0]!.answer({ status: 'conflict', theirs: document(4, 'theirs') });
    actor.send({ type: 'contentEditor.keepMine' });
    expect([save.calls[1]!.input.baseVersion, save.calls[1]!.input.body]).toEqual([4, { text: 'mine' }]);
    const begunAsNew = await openAgain(unsaved(0), document(1, 'theirs'));
    begunAsNew.actor.send({ type: 'contentEditor.resume' });
    expect([begunAsNew.form(), begunAsNew.context().saved, begunAsNew.context().theirs?.version]).toEqual(['conflict', null, 1]);
  });

  it('offers a new document that was never saved at its address and under its name', async () => {
    for (const at of ['address', 'name'] as const) {
      const begun = async () => {
        if (at === 'address') return openAgain(unsaved(0), 'missing');
        const flow = await startBrowsing(eva, unsaved(0));
        flow.actor.send({ type: 'contentEditor.create', document: footer });
        await taken();
        return flow;
      };
      const { actor, form, save, context } = await begun();
      expect([at, form(), context().missing]).toEqual([at, 'askingToResume', null]);
      actor.send({ type: 'contentEditor.resume' });
      actor.send({ type: 'contentEditor.save' });
      expect([at, save.calls[0]!.input.baseVersion, save.calls[0]!.input.body]).toEqual([at, 0, { text: 'mine' }]);
      const thrown = await begun();
      thrown.actor.send({ type: 'contentEditor.discard' });
      await taken();
      expect([at, thrown.form(), thrown.copies, opened(thrown.facts).at(-1)]).toEqual([at, 'listing', [{ ...footer, staffId: 'e-1', copy: null }], { type: 'contentEditor.closed', entry: 'new' }]);
    }
  });

  it('remembers in the list which document was closed, until another is opened or the list is asked for anew', async () => {
    const { actor, documents, snapshot } = await startEditing();
    expect(selectLeft(snapshot())).toBe(null);
    actor.send({ type: 'contentEditor.close' });
    await documents.calls[1]!.answer([]);
    expect(selectLeft(snapshot())).toEqual(footer);
    actor.send({ type: 'contentEditor.refresh' });
    expect(selectLeft(snapshot())).toBe(null);
    await documents.calls[2]!.answer([]);
    const again = await startEditing();
    again.actor.send({ type: 'contentEditor.close' });
    again.actor.send({ type: 'contentEditor.open', document: winter });
    expect(selectLeft(again.snapshot())).toBe(null);
  });

  it('signs out for who gives changes up on the way out, and opens the list for who closes', async () => {
    for (const [press, state] of [['contentEditor.signOut', 'signingOut'], ['contentEditor.close', 'listing']] as const) {
      const { actor, write, form } = await startEditing();
      write('mine');
      actor.send({ type: press });
      actor.send({ type: 'contentEditor.stay' });
      expect([press, form()]).toEqual([press, 'writing']);
      actor.send({ type: press });
      actor.send({ type: 'contentEditor.discard' });
      await taken();
      expect([press, form()]).toEqual([press, state]);
      const unchanged = await startEditing();
      unchanged.actor.send({ type: press });
      expect([press, unchanged.form()]).toEqual([press, state]);
    }
  });

  it('is left also while two versions stand beside each other or the login has ended, and asks first', async () => {
    for (const answer of [{ status: 'conflict', theirs: document(2, 'theirs') }, { status: 'loginNeeded' }] as const) {
      const { actor, save, write, form, context } = await startEditing();
      write('mine');
      actor.send({ type: 'contentEditor.save' });
      await save.calls[0]!.answer(answer);
      actor.send({ type: 'contentEditor.close' });
      expect([answer.status, form()]).toEqual([answer.status, 'askingToClose']);
      actor.send({ type: 'contentEditor.stay' });
      // What is saved now stands on the version that it began from: the same is found again.
      actor.send({ type: 'contentEditor.save' });
      expect([save.calls[1]!.input.baseVersion, context().draft]).toEqual([1, { text: 'mine' }]);
      await save.calls[1]!.answer(answer);
      actor.send({ type: 'contentEditor.close' });
      actor.send({ type: 'contentEditor.discard' });
      await taken();
      expect([answer.status, form()]).toEqual([answer.status, 'listing']);
    }
    const { actor, link, form } = await startEditing();
    await link.calls[0]!.answer(null);
    expect(form()).toBe('loginNeeded');
    actor.send({ type: 'contentEditor.close' });
    expect(form()).toBe('listing');
    const overtaken = await startEditing();
    overtaken.actor.send({ type: 'contentEditor.publish' });
    await overtaken.publish.calls[0]!.answer({ status: 'conflict', theirs: document(2, 'theirs') });
    overtaken.actor.send({ type: 'contentEditor.close' });
    expect(overtaken.form()).toBe('listing');
  });

  it.each(['broken', 'addressTaken', 'tooLate'] as const)('does with a draft that was refused as %s all that is done with any other', async (status) => {
    const refused = async (text?: string) => {
      const flow = await startEditing();
      flow.actor.send(status === 'tooLate' ? { type: 'contentEditor.withdraw', version: 1 } : { type: 'contentEditor.publish' });
      await flow.publish.calls[0]!.answer(status === 'tooLate' ? { status: 'shown', document: document(1, 'saved') } : { status });
      if (text !== undefined) flow.write(text);
      return flow;
    };
    const presses = [{ type: 'contentEditor.save' }, { type: 'contentEditor.publish' }, { type: 'contentEditor.withdraw', version: 1 }, { type: 'contentEditor.restore', version: 3 }, { type: 'contentEditor.close' }, { type: 'contentEditor.signOut' }] as const;
    const come = async (text?: string) => Promise.all(presses.map(async (press) => {
      const flow = await refused(text);
      flow.actor.send(press);
      return flow.form();
    }));
    expect(await come()).toEqual([status, 'publishing', 'withdrawing', 'restoring', 'listing', 'signingOut']);
    expect(await come('mine')).toEqual(['saving', status, 'withdrawing', 'askingToRestore', 'askingToClose', 'askingToSignOut']);
    for (const text of [undefined, 'mine']) {
      const { actor, fetchVersion } = await refused(text);
      actor.send({ type: 'contentEditor.restore', version: 3 });
      actor.send({ type: 'contentEditor.discard' });
      expect(fetchVersion.calls.map(({ input }) => input.version)).toEqual([3]);
    }
  });

  it('keeps a picture that is on its way while one is only asked about another text, and drops it once that is there', async () => {
    const { actor, picture, write, fetchVersion, context, snapshot } = await startEditing();
    const add = { type: 'contentEditor.addPicture', path: ['picture', 'src'], field: 'f' } as const;
    write('mine');
    actor.send(add);
    actor.send({ type: 'contentEditor.restore', version: 1 });
    actor.send({ type: 'contentEditor.stay' });
    expect([selectPicture(snapshot()).isOnItsWay, picture.calls[0]!.signal.aborted]).toEqual([true, false]);
    await picture.calls[0]!.answer({ status: 'stored', src: '/images/file/uploads/x' });
    expect([context().draft, selectPicture(snapshot())]).toEqual([{ text: 'mine', picture: { src: '/images/file/uploads/x' } }, { path: null, problem: null, isOnItsWay: false }]);
    actor.send(add);
    actor.send({ type: 'contentEditor.restore', version: 1 });
    actor.send({ type: 'contentEditor.discard' });
    await fetchVersion.calls[0]!.answer({ text: 'old' });
    expect([context().draft, selectPicture(snapshot()), picture.calls[1]!.signal.aborted]).toEqual([{ text: 'old' }, { path: null, problem: null, isOnItsWay: false }, true]);
  });

  it('takes theirs only once the own text is in the history, and no picture into it', async () => {
    const { actor, save, write, picture, context, form, snapshot, facts } = await startEditing();
    write('mine');
    actor.send({ type: 'contentEditor.addPicture', path: ['picture', 'src'], field: 'f' });
    actor.send({ type: 'contentEditor.save' });
    await save.calls[0]!.answer({ status: 'conflict', theirs: document(2, 'theirs') });
    actor.send({ type: 'contentEditor.takeTheirs' });
    actor.send({ type: 'contentEditor.takeTheirs' });
    write('written meanwhile');
    expect([form(), save.calls.length, save.calls[1]!.input.baseVersion, save.calls[1]!.input.isAside, save.calls[1]!.input.body]).toEqual(['settingAside', 2, 2, true, { text: 'mine' }]);
    expect([selectHasConflict(snapshot()), context().draft]).toEqual([true, { text: 'mine' }]);
    await save.calls[1]!.answer({ status: 'saved', document: document(4, 'theirs') });
    expect([form(), context().draft, context().saved?.version, context().theirs, selectPicture(snapshot()).isOnItsWay, picture.calls[0]!.signal.aborted]).toEqual(['writing', { text: 'theirs' }, 4, null, false, true]);
    expect([selectHasChanges(snapshot()), changes(facts)]).toEqual([false, []]);
  });

  it('leaves both versions as they were where the own text does not come into the history, and tries again when asked', async () => {
    const taking = async () => {
      const flow = await startEditing();
      flow.write('mine');
      flow.actor.send({ type: 'contentEditor.save' });
      await flow.save.calls[0]!.answer({ status: 'conflict', theirs: document(2, 'theirs') });
      flow.actor.send({ type: 'contentEditor.takeTheirs' });
      return flow;
    };
    const failed = await taking();
    await failed.save.calls[1]!.fail();
    expect([selectHasConflict(failed.snapshot()), selectHasFailed(failed.snapshot()), failed.context().draft, failed.context().theirs?.version, failed.context().saved?.version]).toEqual([true, true, { text: 'mine' }, 2, 1]);
    failed.actor.send({ type: 'contentEditor.takeTheirs' });
    // A third editor has saved before it: what is taken is seen first.
    await failed.save.calls[2]!.answer({ status: 'conflict', theirs: document(3, 'third') });
    expect([failed.form(), failed.context().draft, failed.context().theirs?.body]).toEqual(['conflict', { text: 'mine' }, { text: 'third' }]);
    failed.actor.send({ type: 'contentEditor.keepMine' });
    expect([failed.save.calls[3]!.input.baseVersion, failed.save.calls[3]!.input.isAside, failed.save.calls[3]!.input.body]).toEqual([3, false, { text: 'mine' }]);
    const signedOut = await taking();
    await signedOut.save.calls[1]!.answer({ status: 'loginNeeded' });
    expect([selectNeedsLogin(signedOut.snapshot()), signedOut.context().draft, selectHasChanges(signedOut.snapshot())]).toEqual([true, { text: 'mine' }, true]);
  });

  it('says of a draft that is too large what it is, on its way into the history too, and takes it once it is shorter', async () => {
    const { actor, save, write, form, context, snapshot } = await startEditing();
    write('too long');
    actor.send({ type: 'contentEditor.save' });
    await save.calls[0]!.answer({ status: 'tooLarge' });
    expect([selectRefusal(snapshot()), selectHasFailed(snapshot()), context().draft, context().saved?.version]).toEqual(['tooLarge', false, { text: 'too long' }, 1]);
    write('mine');
    actor.send({ type: 'contentEditor.save' });
    await save.calls[1]!.answer({ status: 'conflict', theirs: document(2, 'theirs') });
    write('too long again');
    actor.send({ type: 'contentEditor.takeTheirs' });
    await save.calls[2]!.answer({ status: 'tooLarge' });
    expect([selectRefusal(snapshot()), selectHasConflict(snapshot()), context().draft, context().theirs?.version]).toEqual(['tooLarge', true, { text: 'too long again' }, 2]);
    write('mine');
    actor.send({ type: 'contentEditor.takeTheirs' });
    await save.calls[3]!.answer({ status: 'saved', document: document(4, 'theirs') });
    expect([form(), selectRefusal(snapshot()), context().draft]).toEqual(['writing', null, { text: 'theirs' }]);
  });

  it('lets nobody in who is not signed in, and says why', async () => {
    for (const known of ['nobody', 'unknown'] as const) {
      const { actor, fetchStaff, signIn, documents, facts, context, snapshot } = begin();
      expect(selectEditorView(snapshot())).toBe('waiting');
      await (known === 'nobody' ? fetchStaff.calls[0]!.answer(null) : fetchStaff.calls[0]!.fail());
      expect(selectEditorView(snapshot())).toBe('signIn');
      actor.send({ type: 'contentEditor.setEmail', email: 'eva@zefira.example' });
      for (const [answer, problem] of [[{ status: 'wrong' }, 'wrong'], [{ status: 'tooMany' }, 'tooMany'], [null, 'failed']] as const) {
        actor.send({ type: 'contentEditor.setPassword', password: 'p' });
        actor.send({ type: 'contentEditor.signIn' });
        expect([selectIsSigningIn(snapshot()), signIn.calls.at(-1)!.input]).toEqual([true, { email: 'eva@zefira.example', password: 'p' }]);
        await (answer === null ? signIn.calls.at(-1)!.fail() : signIn.calls.at(-1)!.answer(answer));
        expect([selectEditorView(snapshot()), selectIsSigningIn(snapshot()), context().problem, context().password]).toEqual(['signIn', false, problem, '']);
      }
      actor.send({ type: 'contentEditor.signIn' });
      await signIn.calls.at(-1)!.answer({ status: 'signedIn', staff: eva });
      expect([context().problem, documents.calls.length, facts]).toEqual([null, 1, [signedInAs(eva)]]);
    }
  });

  it('asks for the login again where it has ended meanwhile, and says so; a new one of the same browser is taken as it is', async () => {
    const ended: Record<string, (flow: Awaited<ReturnType<typeof startBrowsing>>) => Promise<void>> = {
      'the list is asked for': async ({ actor, documents }) => { actor.send({ type: 'contentEditor.refresh' }); await documents.calls[1]!.answer(null); },
      'a document is asked for': async ({ actor, fetchDocument }) => { actor.send({ type: 'contentEditor.open', document: footer }); await fetchDocument.calls[0]!.answer(null); },
      'another flow has learnt it': async ({ actor, fetchStaff }) => { actor.send({ type: 'contentEditor.recognise' }); await fetchStaff.calls[1]!.answer(null); },
    };
    for (const [when, end] of Object.entries(ended)) {
      const flow = await startBrowsing();
      flow.actor.send({ type: 'contentEditor.setPassword', password: 'p' });
      await end(flow);
      expect([when, flow.form(), flow.context().problem, flow.context().password]).toEqual([when, 'signedOut', 'ended', '']);
      flow.actor.send({ type: 'contentEditor.signIn' });
      await flow.signIn.calls[0]!.answer({ status: 'signedIn', staff: { ...eva, csrfToken: 'new' } });
      // What was asked for is asked for again.
      expect([when, flow.form(), flow.context().problem, flow.facts.at(-1)]).toEqual([when, when === 'a document is asked for' ? 'opening' : 'listing', null, signedInAs({ ...eva, csrfToken: 'new' })]);
    }
    for (const at of ['listing', 'listingFailed', 'browsing'] as const) {
      const flow = await startBrowsing();
      if (at !== 'browsing') flow.actor.send({ type: 'contentEditor.refresh' });
      if (at === 'listingFailed') await flow.documents.calls[1]!.fail();
      flow.actor.send({ type: 'contentEditor.recognise' });
      expect([at, flow.form()]).toEqual([at, 'recognising']);
      await flow.fetchStaff.calls[1]!.answer({ ...eva, csrfToken: 'new' });
      expect([at, flow.form(), flow.context().staff?.csrfToken, flow.facts.length]).toEqual([at, 'listing', 'new', 2]);
      flow.actor.send({ type: 'contentEditor.recognise' });
      await flow.fetchStaff.calls[2]!.fail();
      expect([at, flow.form(), flow.context().staff?.csrfToken]).toEqual([at, 'listingFailed', 'new']);
    }
  });

  it('keeps the draft where the older version or the preview learns that the login has ended', async () => {
    const { actor, fetchVersion, link, write, signIn, context, form, facts, snapshot } = await startEditing();
    actor.send({ type: 'contentEditor.restore', version: 1 });
    await fetchVersion.calls[0]!.answer(null);
    expect([form(), context().draft]).toEqual(['loginNeeded', { text: 'saved' }]);
    actor.send({ type: 'contentEditor.signIn' });
    await signIn.calls[0]!.answer({ status: 'signedIn', staff: { ...eva, csrfToken: 'new' } });
    // The page's other flows have the new login too.
    expect(facts.at(-1)).toEqual(signedInAs({ ...eva, csrfToken: 'new' }));
    write('mine');
    await link.calls.at(-1)!.answer(null);
    expect([form(), context().draft, snapshot().matches({ editing: { preview: 'unseen' } })]).toEqual(['loginNeeded', { text: 'mine' }, true]);
  });

  it('shows the list, asks for it again where it could not be had, and signs out from there', async () => {
    const { actor, fetchStaff, documents, signOut, context, facts, snapshot } = begin();
    await fetchStaff.calls[0]!.answer(eva);
    await documents.calls[0]!.fail();
    expect([selectEditorView(snapshot()), selectHasListFailed(snapshot())]).toEqual(['list', true]);
    actor.send({ type: 'contentEditor.refresh' });
    const listed = [{ ...footer, title: 'Footer' }] as unknown as Awaited<ReturnType<Ports['fetchDocuments']>>;
    await documents.calls[1]!.answer(listed);
    expect([selectEditorView(snapshot()), selectHasListFailed(snapshot()), context().documents]).toEqual(['list', false, listed]);
    actor.send({ type: 'contentEditor.refresh' });
    expect(documents.calls.length).toBe(3);
    actor.send({ type: 'contentEditor.signOut' });
    expect(signOut.calls[0]!.input).toEqual({ csrfToken: 'csrf', staffId: 'e-1' });
    await signOut.calls[0]!.answer();
    expect([selectEditorView(snapshot()), context().documents, facts.at(-1)]).toEqual(['signIn', [], { type: 'contentEditor.signedOut' }]);
    for (const at of ['browsing', 'listingFailed'] as const) {
      const flow = begin();
      await flow.fetchStaff.calls[0]!.answer(eva);
      await (at === 'browsing' ? flow.documents.calls[0]!.answer([]) : flow.documents.calls[0]!.fail());
      flow.actor.send({ type: 'contentEditor.signOut' });
      expect([at, flow.form()]).toEqual([at, 'signingOut']);
      await flow.signOut.calls[0]!.fail();
      flow.actor.send({ type: 'contentEditor.refresh' });
      expect([at, flow.form(), flow.documents.calls.length]).toEqual([at, 'listing', 2]);
    }
  });

  it('opens what is chosen, leaves it while it is awaited, and says where it could not be had', async () => {
    const { actor, fetchDocument, documents, form, context, snapshot } = await startBrowsing();
    actor.send({ type: 'contentEditor.open', document: footer });
    expect([fetchDocument.calls[0]!.input, selectEditorView(snapshot())]).toEqual([footer, 'waiting']);
    actor.send({ type: 'contentEditor.close' });
    expect([form(), fetchDocument.calls[0]!.signal.aborted]).toEqual(['listing', true]);
    await documents.calls[1]!.answer([]);
    actor.send({ type: 'contentEditor.open', document: footer });
    await fetchDocument.calls[1]!.fail();
    expect([form(), selectEditorView(snapshot()), context().name]).toEqual(['openingFailed', 'unopened', footer]);
    actor.send({ type: 'contentEditor.open', document: footer });
    await fetchDocument.calls[2]!.fail();
    actor.send({ type: 'contentEditor.close' });
    await documents.calls[2]!.fail();
    expect([selectHasListFailed(snapshot()), context().name]).toEqual([true, null]);
    // Also from a list that could not be had again.
    actor.send({ type: 'contentEditor.open', document: footer });
    expect(fetchDocument.calls[3]!.input).toEqual(footer);
  });

  it('opens the document of the page’s address to whoever signs in, and the one that the address names by then', async () => {
    const known = begin(footer);
    await known.fetchStaff.calls[0]!.answer(eva);
    expect([known.form(), known.fetchDocument.calls[0]!.input, known.documents.calls, opened(known.facts)]).toEqual(['opening', footer, [], []]);
    for (const at of ['recognising', 'signedOut', 'signingIn'] as const) {
      const flow = begin(footer);
      if (at !== 'recognising') await flow.fetchStaff.calls[0]!.answer(null);
      if (at === 'signingIn') flow.actor.send({ type: 'contentEditor.signIn' });
      flow.actor.send({ type: 'contentEditor.open', document: winter });
      if (at === 'signedOut') flow.actor.send({ type: 'contentEditor.close' });
      if (at === 'signedOut') flow.actor.send({ type: 'contentEditor.signIn' });
      await (at === 'recognising' ? flow.fetchStaff.calls[0]!.answer(eva) : flow.signIn.calls[0]!.answer({ status: 'signedIn', staff: eva }));
      expect([at, flow.form(), flow.context().name]).toEqual([at, at === 'signedOut' ? 'listing' : 'opening', at === 'signedOut' ? null : winter]);
    }
  });

  it('lets in to what needs no list before the list has come', async () => {
    const { actor, fetchStaff, signIn, signOut, snapshot } = begin();
    const login = () => selectLogin(snapshot());
    expect(login()).toBe('waiting');
    await fetchStaff.calls[0]!.answer(null);
    expect(login()).toBe('signIn');
    actor.send({ type: 'contentEditor.signIn' });
    expect(login()).toBe('signIn');
    await signIn.calls[0]!.answer({ status: 'signedIn', staff: eva });
    expect([login(), selectEditorView(snapshot())]).toEqual(['signedIn', 'waiting']);
    actor.send({ type: 'contentEditor.signOut' });
    expect(login()).toBe('waiting');
    await signOut.calls[0]!.fail();
    expect(login()).toBe('signedIn');
  });

  it('says that a document is not there, in the list, until another one is opened', async () => {
    const { actor, fetchDocument, documents, facts, form, snapshot } = await startBrowsing();
    actor.send({ type: 'contentEditor.open', document: footer });
    await fetchDocument.calls[0]!.answer('missing');
    await documents.calls[1]!.answer([]);
    expect([form(), selectMissing(snapshot()), snapshot().context.name]).toEqual(['browsing', footer, null]);
    expect(opened(facts)).toEqual([{ type: 'contentEditor.opened', document: footer }, { type: 'contentEditor.closed', entry: 'same' }]);
    actor.send({ type: 'contentEditor.open', document: winter });
    expect(selectMissing(snapshot())).toBe(null);
  });

  it('follows the address to another document or the list, and asks first where a draft is not saved', async () => {
    const { actor, write, fetchDocument, facts, form, context } = await startEditing();
    actor.send({ type: 'contentEditor.open', document: footer });
    expect(form()).toBe('writing');
    write('mine');
    actor.send({ type: 'contentEditor.open', document: winter });
    expect([form(), context().name, opened(facts).at(-1)]).toEqual(['askingToClose', footer, { type: 'contentEditor.opened', document: footer }]);
    // Asked already: the document stays open.
    actor.send({ type: 'contentEditor.close' });
    expect([form(), opened(facts).at(-1)]).toEqual(['askingToClose', { type: 'contentEditor.opened', document: footer }]);
    actor.send({ type: 'contentEditor.discard' });
    await taken();
    expect([form(), fetchDocument.calls.at(-1)!.input, opened(facts).at(-1)]).toEqual(['opening', winter, { type: 'contentEditor.opened', document: winter }]);
    // Once more while it is asked for.
    actor.send({ type: 'contentEditor.open', document: footer });
    expect([form(), fetchDocument.calls.at(-2)!.signal.aborted, fetchDocument.calls.at(-1)!.input]).toEqual(['opening', true, footer]);
    await fetchDocument.calls.at(-1)!.answer(document(1, 'saved'));
    actor.send({ type: 'contentEditor.open', document: winter });
    expect(form()).toBe('opening');
    await fetchDocument.calls.at(-1)!.answer({ ...document(1, 'winter'), ...winter });
    write('mine');
    actor.send({ type: 'contentEditor.open', document: footer });
    actor.send({ type: 'contentEditor.stay' });
    actor.send({ type: 'contentEditor.close' });
    actor.send({ type: 'contentEditor.discard' });
    await taken();
    expect([form(), context().name, opened(facts).at(-1)]).toEqual(['listing', null, { type: 'contentEditor.closed', entry: 'new' }]);
  });

  it('keeps the document open that is on its way to the shop, and its address', async () => {
    const { actor, write, save, facts, form } = await startEditing();
    write('mine');
    actor.send({ type: 'contentEditor.save' });
    for (const press of [{ type: 'contentEditor.close' }, { type: 'contentEditor.open', document: winter }] as const) {
      facts.splice(0);
      actor.send(press);
      expect([form(), facts, save.calls[0]!.signal.aborted]).toEqual(['saving', [{ type: 'contentEditor.opened', document: footer }], false]);
    }
  });

  it('cancels a picture that is on its way, and takes the next one', async () => {
    const { actor, picture, context, snapshot } = await startEditing();
    const add = { type: 'contentEditor.addPicture', path: ['picture', 'src'], field: 'f' } as const;
    actor.send(add);
    actor.send({ type: 'contentEditor.cancelPicture' });
    expect([picture.calls[0]!.signal.aborted, selectPicture(snapshot())]).toEqual([true, { path: null, problem: null, isOnItsWay: false }]);
    actor.send(add);
    await picture.calls[1]!.answer({ status: 'stored', src: '/images/file/uploads/x' });
    expect(context().draft).toEqual({ text: 'saved', picture: { src: '/images/file/uploads/x' } });
  });

  it('begins a new document as its kind does, for who may write', async () => {
    const { actor, save, link, context, form } = await startBrowsing();
    actor.send({ type: 'contentEditor.create', document: winter });
    await taken();
    expect([form(), context().name, context().draft, link.calls[0]!.input.path]).toEqual(['writing', winter, { url: '/zima', active: true, slots: [{ name: 'main', components: [] }] }, '/zima']);
    actor.send({ type: 'contentEditor.save' });
    expect(save.calls[0]!.input).toMatchObject({ ...winter, baseVersion: 0 });
    const agent = await startBrowsing(adam);
    agent.actor.send({ type: 'contentEditor.create', document: winter });
    expect(agent.form()).toBe('browsing');
  });

  it('begins nothing without a name, nor under one that is taken, and says so until the list is left', async () => {
    const listed = { ...footer, address: null, version: 3, publishedVersion: 3, scheduledVersion: null, scheduledFor: null, savedAt: '2026-06-01T00:00:00Z', savedBy: null };
    const flow = begin();
    await flow.fetchStaff.calls[0]!.answer(eva);
    await flow.documents.calls[0]!.answer([listed]);
    for (const [name, problem] of [['', 'missing'], ['footer', 'taken']] as const) {
      flow.actor.send({ type: 'contentEditor.create', document: { kind: 'block', name } });
      expect([flow.form(), selectRefusedName(flow.snapshot())]).toEqual(['browsing', { document: { kind: 'block', name }, problem }]);
    }
    // Kinds have names of their own.
    flow.actor.send({ type: 'contentEditor.create', document: { kind: 'popup', name: 'footer' } });
    await taken();
    expect([flow.form(), selectRefusedName(flow.snapshot())]).toEqual(['writing', null]);
  });

  it('puts what was begun as new over nothing that somebody else has made under its name meanwhile, and loses neither', async () => {
    const { actor, save, form, context } = await startBrowsing();
    actor.send({ type: 'contentEditor.create', document: footer });
    await taken();
    actor.send({ type: 'contentEditor.save' });
    await save.calls[0]!.answer({ status: 'conflict', theirs: document(1, 'theirs') });
    actor.send({ type: 'contentEditor.keepMine' });
    expect([form(), save.calls.length]).toEqual(['conflict', 1]);
    actor.send({ type: 'contentEditor.takeTheirs' });
    expect([save.calls[1]!.input.baseVersion, save.calls[1]!.input.isAside, save.calls[1]!.input.body]).toEqual([1, true, {}]);
    await save.calls[1]!.answer({ status: 'saved', document: document(3, 'theirs') });
    expect([form(), context().draft, context().saved?.version]).toEqual(['writing', { text: 'theirs' }, 3]);
  });

  it('lets agents look and change nothing', async () => {
    const { actor, write, picture, context, snapshot } = await startEditing(undefined, adam);
    write('agent’s');
    actor.send({ type: 'contentEditor.addPicture', path: ['picture', 'src'], field: 'f' });
    expect([context().draft, picture.calls.length, selectPicture(snapshot()).isOnItsWay]).toEqual([{ text: 'saved' }, 0, false]);
  });

  it('publishes what is saved, from when it is told, and takes that back; where the shop cannot, it says so and can be asked again', async () => {
    const { actor, publish, write, facts, context, form, snapshot } = await startEditing();
    const asked = () => publish.calls.map(({ input: { version, action, from } }) => [version, action, from]);
    write('mine');
    actor.send({ type: 'contentEditor.publish' });
    expect(asked()).toEqual([]);
    write('saved');
    actor.send({ type: 'contentEditor.publish' });
    expect(selectIsWorking(snapshot())).toBe(true);
    await publish.calls[0]!.fail();
    expect(selectHasFailed(snapshot())).toBe(true);
    actor.send({ type: 'contentEditor.setPublishFrom', from: '2026-07-01T10:00' });
    actor.send({ type: 'contentEditor.publish' });
    await publish.calls[1]!.answer({ status: 'done', document: { ...document(1, 'saved'), faults: [late] } });
    expect([form(), context().saved?.faults, changes(facts)]).toEqual(['writing', [late], [{ type: 'contentEditor.published', document: footer, version: 1 }]]);
    actor.send({ type: 'contentEditor.withdraw', version: 7 });
    await publish.calls[2]!.fail();
    expect(selectHasFailed(snapshot())).toBe(true);
    actor.send({ type: 'contentEditor.withdraw', version: 7 });
    await publish.calls[3]!.answer({ status: 'done', document: document(1, 'saved') });
    expect([form(), context().saved?.faults, changes(facts).length]).toEqual(['writing', [], 1]);
    expect(asked()).toEqual([[1, 'publish', null], [1, 'publish', '2026-07-01T10:00'], [7, 'withdraw', null], [7, 'withdraw', null]]);
    for (const press of [{ type: 'contentEditor.publish' }, { type: 'contentEditor.withdraw', version: 7 }] as const) {
      const late = await startEditing();
      late.actor.send(press);
      await late.publish.calls[0]!.answer({ status: 'loginNeeded' });
      expect([late.form(), selectNeedsLogin(late.snapshot())]).toEqual(['loginNeeded', true]);
    }
  });

  it('says why a version is not published that visitors could not see, or whose address another page has, and what is in the way', async () => {
    for (const status of ['broken', 'addressTaken'] as const) {
      const { actor, publish, save, write, form, snapshot, facts } = await startEditing();
      actor.send({ type: 'contentEditor.publish' });
      await publish.calls[0]!.answer({ status });
      expect([form(), selectRefusal(snapshot()), selectHasFailed(snapshot()), changes(facts)]).toEqual([status, status, false, []]);
      write('mended');
      actor.send({ type: 'contentEditor.save' });
      const obstacle = { path: ['text'], problem: 'wrong' as const };
      await save.calls[0]!.answer({ status: 'saved', document: { ...document(2, 'mended'), obstacle } });
      expect([form(), selectRefusal(snapshot()), selectObstacle(snapshot())]).toEqual(['writing', null, obstacle]);
    }
  });

  it('publishes at once what was planned for a moment that has passed only when asked, and asks no more once something else is chosen', async () => {
    const asked = async () => {
      const flow = await startEditing();
      flow.actor.send({ type: 'contentEditor.setPublishFrom', from: '2026-07-01T10:00' });
      flow.actor.send({ type: 'contentEditor.publish' });
      await flow.publish.calls[0]!.answer({ status: 'momentPassed' });
      expect([flow.form(), selectAsksToPublish(flow.snapshot()), changes(flow.facts)]).toEqual(['askingToPublish', true, []]);
      return flow;
    };
    const sure = await asked();
    sure.actor.send({ type: 'contentEditor.publishNow' });
    expect([sure.publish.calls[1]!.input.from, sure.context().publishFrom]).toEqual([null, '']);
    await sure.publish.calls[1]!.answer({ status: 'done', document: document(1, 'saved') });
    expect([sure.form(), changes(sure.facts).length]).toEqual(['writing', 1]);
    for (const instead of [{ type: 'contentEditor.stay' }, { type: 'contentEditor.setPublishFrom', from: '2027-07-01T10:00' }, { type: 'contentEditor.change', path: ['text'], value: 'mine' }] as const) {
      const other = await asked();
      other.actor.send(instead);
      expect([other.form(), other.publish.calls.length]).toEqual(['writing', 1]);
    }
    const pressedTwice = await asked();
    pressedTwice.actor.send({ type: 'contentEditor.publish' });
    expect(pressedTwice.publish.calls[1]!.input.from).toBe('2026-07-01T10:00');
  });

  it('takes it as published where visitors see the version already, and says where a plan comes too late for that', async () => {
    const asShown = { ...document(1, 'saved'), faults: [late] };
    const again = await startEditing();
    again.actor.send({ type: 'contentEditor.publish' });
    await again.publish.calls[0]!.answer({ status: 'shown', document: asShown });
    expect([again.form(), selectRefusal(again.snapshot()), again.context().saved, changes(again.facts)]).toEqual(['writing', null, asShown, [{ type: 'contentEditor.published', document: footer, version: 1 }]]);
    for (const press of [{ type: 'contentEditor.publish' }, { type: 'contentEditor.withdraw', version: 1 }] as const) {
      const { actor, publish, form, snapshot, context, facts } = await startEditing();
      if (press.type === 'contentEditor.publish') actor.send({ type: 'contentEditor.setPublishFrom', from: '2026-07-01T10:00' });
      actor.send(press);
      await publish.calls[0]!.answer({ status: 'shown', document: asShown });
      expect([form(), selectRefusal(snapshot()), context().saved, selectHasFailed(snapshot()), changes(facts)]).toEqual(['tooLate', 'tooLate', asShown, false, []]);
    }
  });

  it('writes nothing while an older version is asked for, which would take its place unasked', async () => {
    const { actor, fetchVersion, context, write, snapshot } = await startEditing();
    actor.send({ type: 'contentEditor.restore', version: 7 });
    expect(selectIsReplacing(snapshot())).toBe(true);
    write('typed meanwhile');
    expect(context().draft).toEqual({ text: 'saved' });
    await fetchVersion.calls[0]!.answer({ text: 'old' });
    write('typed since');
    expect([context().draft, selectIsReplacing(snapshot())]).toEqual([{ text: 'typed since' }, false]);
  });

  it('brings an older version back, unsaved, and says where it could not be had', async () => {
    const { actor, fetchVersion, context, form, snapshot } = await startEditing();
    actor.send({ type: 'contentEditor.restore', version: 3 });
    expect([fetchVersion.calls[0]!.input, selectIsWorking(snapshot())]).toEqual([{ ...footer, version: 3 }, true]);
    await fetchVersion.calls[0]!.fail();
    expect([selectHasFailed(snapshot()), context().draft]).toEqual([true, { text: 'saved' }]);
    actor.send({ type: 'contentEditor.restore', version: 4 });
    await fetchVersion.calls[1]!.answer({ text: 'old' });
    expect([fetchVersion.calls[1]!.input.version, form(), context().draft, selectHasChanges(snapshot())]).toEqual([4, 'writing', { text: 'old' }, true]);
    // What is not saved is asked about, in failure too.
    for (const fails of [false, true]) {
      const flow = await startEditing();
      flow.write('mine');
      if (fails) {
        flow.actor.send({ type: 'contentEditor.save' });
        await flow.save.calls[0]!.fail();
        flow.actor.send({ type: 'contentEditor.publish' });
        expect([selectHasFailed(flow.snapshot()), flow.publish.calls]).toEqual([true, []]);
      }
      flow.actor.send({ type: 'contentEditor.restore', version: 5 });
      expect([fails, selectAsksToDiscard(flow.snapshot()), flow.fetchVersion.calls.length]).toEqual([fails, true, 0]);
      if (!fails) {
        flow.actor.send({ type: 'contentEditor.stay' });
        expect([flow.form(), flow.context().draft]).toEqual(['writing', { text: 'mine' }]);
        flow.actor.send({ type: 'contentEditor.restore', version: 6 });
      }
      flow.actor.send({ type: 'contentEditor.discard' });
      expect(flow.fetchVersion.calls.map(({ input }) => input.version)).toEqual([fails ? 5 : 6]);
    }
  });

  it('after a failure is closed and signed out from as before it', async () => {
    const failed = async (changed: boolean) => {
      const flow = await startEditing();
      if (changed) flow.write('mine');
      flow.actor.send(changed ? { type: 'contentEditor.save' } : { type: 'contentEditor.publish' });
      await (changed ? flow.save : flow.publish).calls[0]!.fail();
      // Nothing to be saved: nothing is sent.
      if (!changed) flow.actor.send({ type: 'contentEditor.save' });
      expect([selectHasFailed(flow.snapshot()), flow.save.calls.length]).toEqual([true, changed ? 1 : 0]);
      return flow;
    };
    for (const [press, asks, leads] of [['contentEditor.close', 'askingToClose', 'listing'], ['contentEditor.signOut', 'askingToSignOut', 'signingOut']] as const) {
      const changed = await failed(true);
      changed.actor.send({ type: press });
      const unchanged = await failed(false);
      unchanged.actor.send({ type: press });
      expect([changed.form(), selectAsksToDiscard(changed.snapshot()), unchanged.form()]).toEqual([asks, true, leads]);
    }
  });

  it('signs in again beside the draft: says why not, looks at the page anew once it is in', async () => {
    const { actor, save, signIn, link, write, form, context, snapshot } = await startEditing();
    actor.send({ type: 'contentEditor.save' });
    expect(save.calls).toEqual([]);
    write('mine');
    actor.send({ type: 'contentEditor.save' });
    await save.calls[0]!.answer({ status: 'loginNeeded' });
    actor.send({ type: 'contentEditor.setEmail', email: 'eva@zefira.example' });
    for (const [answer, problem] of [[{ status: 'tooMany' }, 'tooMany'], [{ status: 'wrong' }, 'wrong'], [null, 'failed']] as const) {
      actor.send({ type: 'contentEditor.setPassword', password: 'p' });
      actor.send({ type: 'contentEditor.signIn' });
      expect([selectIsSigningIn(snapshot()), signIn.calls.at(-1)!.input]).toEqual([true, { email: 'eva@zefira.example', password: 'p' }]);
      await (answer === null ? signIn.calls.at(-1)!.fail() : signIn.calls.at(-1)!.answer(answer));
      expect([form(), context().problem]).toEqual(['loginNeeded', problem]);
    }
    actor.send({ type: 'contentEditor.signIn' });
    await signIn.calls.at(-1)!.answer({ status: 'signedIn', staff: { ...eva, csrfToken: 'new' } });
    expect([form(), link.calls.map(({ input }) => input.csrfToken), context().draft]).toEqual(['writing', ['csrf', 'new'], { text: 'mine' }]);
  });

  it('shows the page as it is chosen to be looked at, the latest choice only [http.preview]', async () => {
    const { actor, link, context, snapshot } = await startEditing();
    actor.send({ type: 'contentEditor.speak', language: 'pl' });
    expect(context().language).toBe('pl');
    actor.send({ type: 'contentEditor.choosePreview', choice: { loggedIn: true } });
    expect(link.calls.map(({ input: { loggedIn }, signal }) => [loggedIn, signal.aborted])).toEqual([[false, true], [true, false]]);
    await link.calls[1]!.answer('/?preview=x');
    expect([context().previewUrl, snapshot().matches({ editing: { preview: 'shown' } })]).toEqual(['/?preview=x', true]);
    actor.send({ type: 'contentEditor.choosePreview', choice: { at: '2026-12-24T10:00' } });
    await link.calls[2]!.fail();
    expect(snapshot().matches({ editing: { preview: 'unseen' } })).toBe(true);
    actor.send({ type: 'contentEditor.choosePreview', choice: { at: null } });
    expect(link.calls[3]!.input).toEqual({ csrfToken: 'csrf', path: '/', at: null, userStatus: 'FIRST_TIME_ON_PAGE', loggedIn: true });
  });

  it('says of a picture that it could not be stored, and takes the next one', async () => {
    const { actor, picture, snapshot, form } = await startEditing();
    const add = { type: 'contentEditor.addPicture', path: ['picture', 'src'], field: 'f' } as const;
    actor.send(add);
    expect(picture.calls[0]!.input).toEqual({ csrfToken: 'csrf', field: 'f' });
    await picture.calls[0]!.fail();
    expect(selectPicture(snapshot())).toEqual({ path: 'picture-src', problem: 'failed', isOnItsWay: false });
    actor.send(add);
    expect(selectPicture(snapshot())).toEqual({ path: 'picture-src', problem: null, isOnItsWay: true });
    await picture.calls[1]!.answer({ status: 'loginNeeded' });
    expect([selectPicture(snapshot()), form()]).toEqual([{ path: 'picture-src', problem: 'failed', isOnItsWay: false }, 'loginNeeded']);
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

  it('asks for the login again where another flow learns after a failed sign-out that it has ended', async () => {
    const { actor, signOut, fetchStaff, form, context } = await startBrowsing();
    actor.send({ type: 'contentEditor.signOut' });
    await signOut.calls[0]!.fail();
    actor.send({ type: 'contentEditor.recognise' });
    await fetchStaff.calls[1]!.answer(null);
    expect([form(), context().problem]).toEqual(['signedOut', 'ended']);
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
