import type { SnapshotFrom } from 'xstate';
import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { contentEditorMachine } from './content-editor.machine.ts';
import type { ContentDocument, ContentEditorCommand, DocumentSummary, StaffSession, UnsavedChanges } from './content-editor.types.ts';

const editor: StaffSession = { id: 'e', name: 'Eva', role: 'editor', csrfToken: 't' };
const agent: StaffSession = { id: 'a', name: 'Adam', role: 'agent', csrfToken: 't' };
const name = { kind: 'block' as const, name: 'footer' };
const other = { kind: 'page' as const, name: 'winter' };
const version = (number: number, text: string): ContentDocument => ({ ...name, version: number, body: { text }, shownAt: '/', versions: [], faults: [], obstacle: null });

const unsaved = (baseVersion: number, text: string): UnsavedChanges => ({ at: '2026-06-01T00:00:00Z', baseVersion, body: { text } });
const listed: DocumentSummary = { ...name, address: null, version: 1, publishedVersion: 1, scheduledVersion: null, scheduledFor: null, savedAt: '2026-06-01T00:00:00Z', savedBy: null };

const commands: ContentEditorCommand[] = [
  { type: 'contentEditor.setEmail', email: 'eva@zefira.example' },
  { type: 'contentEditor.setPassword', password: 'p' },
  { type: 'contentEditor.signIn' },
  { type: 'contentEditor.signOut' },
  { type: 'contentEditor.recognise' },
  { type: 'contentEditor.refresh' },
  { type: 'contentEditor.open', document: name },
  { type: 'contentEditor.create', document: name },
  { type: 'contentEditor.change', path: ['text'], value: 'mine' },
  { type: 'contentEditor.addPicture', path: ['banner', 'picture', 'src'], field: 'banner-file' },
  { type: 'contentEditor.cancelPicture' },
  { type: 'contentEditor.speak', language: 'pl' },
  { type: 'contentEditor.save' },
  { type: 'contentEditor.setPublishFrom', from: '2026-07-01T10:00:00Z' },
  { type: 'contentEditor.publish' },
  { type: 'contentEditor.publishNow' },
  { type: 'contentEditor.withdraw', version: 1 },
  { type: 'contentEditor.restore', version: 1 },
  { type: 'contentEditor.keepMine' },
  { type: 'contentEditor.takeTheirs' },
  { type: 'contentEditor.choosePreview', choice: { device: 'mobile' } },
  { type: 'contentEditor.resume' },
  { type: 'contentEditor.close' },
  { type: 'contentEditor.discard' },
  { type: 'contentEditor.stay' },
];
/** Back and Forward lead to what is open already, or to another document. */
const visited: ContentEditorCommand[] = [{ type: 'contentEditor.open', document: name }, { type: 'contentEditor.open', document: other }];
const named = (...types: ContentEditorCommand['type'][]) => commands.filter(({ type }) => types.includes(type));

const start = [answer('fetchStaff', editor), answer('fetchDocuments', [])];
const open = [...start, ...named('contentEditor.open'), answer('fetchDocument', version(1, 'saved')), answer('fetchUnsaved', null)];

/** What the browser holds and what was closed last are walked in a scenario of their own: with them each of the others would be walked several times over. */
const apart = ({ value, context: { copied: _copied, left: _left, ...context } }: SnapshotFrom<typeof contentEditorMachine>) =>
  ({ value: typeof value === 'object' ? { ...value.editing, copy: undefined } : value, context });

/** What tests walk and the gallery's simulator offers. */
export const contentEditorPaths = pathsOf(contentEditorMachine, [
  { serialize: apart, input: { language: 'cs', name: null }, events: [answer('fetchStaff', null), answer('fetchStaff', editor), failure('fetchStaff'), ...named('contentEditor.setEmail', 'contentEditor.setPassword', 'contentEditor.signIn', 'contentEditor.signOut', 'contentEditor.refresh', 'contentEditor.recognise'), answer('signIn', { status: 'signedIn', staff: editor }), answer('signIn', { status: 'wrong' }), answer('signIn', { status: 'tooMany' }), failure('signIn'), answer('fetchDocuments', []), answer('fetchDocuments', null), failure('fetchDocuments'), answer('signOut', undefined), failure('signOut')] },
  { serialize: apart, input: { language: 'cs', name: null }, events: [...start, ...named('contentEditor.open', 'contentEditor.create', 'contentEditor.close', 'contentEditor.signOut', 'contentEditor.refresh'), answer('fetchDocument', version(1, 'saved')), answer('fetchDocument', null), answer('fetchDocument', 'missing'), failure('fetchDocument'), answer('fetchDocuments', null), failure('fetchDocuments'), answer('signOut', undefined), failure('signOut'), answer('fetchUnsaved', null)] },
  { serialize: apart, input: { language: 'cs', name: null, isLoginOnly: true }, events: [answer('fetchStaff', null), answer('fetchStaff', editor), failure('fetchStaff'), ...named('contentEditor.signIn', 'contentEditor.setEmail', 'contentEditor.signOut', 'contentEditor.recognise', 'contentEditor.refresh'), answer('signIn', { status: 'signedIn', staff: editor }), answer('signOut', undefined), failure('signOut')] },
  { serialize: apart, input: { language: 'cs', name }, events: [answer('fetchStaff', null), answer('fetchStaff', editor), failure('fetchStaff'), ...named('contentEditor.open', 'contentEditor.close', 'contentEditor.setEmail', 'contentEditor.signIn'), answer('signIn', { status: 'signedIn', staff: editor }), answer('signIn', { status: 'wrong' }), failure('signIn'), answer('fetchDocument', version(1, 'saved')), answer('fetchDocument', null), failure('fetchDocument'), answer('fetchUnsaved', null)] },
  { serialize: apart, input: { language: 'cs', name: null }, events: [...open, ...visited, ...named('contentEditor.change', 'contentEditor.publish', 'contentEditor.withdraw'), answer('withdrawDocument', { status: 'shown', document: version(1, 'saved') }), answer('publishDocument', { status: 'broken' }), answer('publishDocument', { status: 'addressTaken' }), answer('publishDocument', { status: 'loginNeeded' }), failure('publishDocument')] },
  { serialize: apart, input: { language: 'cs', name: null }, events: [...open, ...visited, ...named('contentEditor.change', 'contentEditor.save', 'contentEditor.takeTheirs'), { type: 'contentEditor.change', path: ['text'], value: 'saved' }, answer('saveDocument', { status: 'conflict', theirs: version(2, 'theirs') }), answer('saveAside', { status: 'tooLarge' }), failure('saveAside')] },
  { serialize: apart, input: { language: 'cs', name: null }, events: [...open, ...visited, ...named('contentEditor.close', 'contentEditor.change', 'contentEditor.save', 'contentEditor.discard', 'contentEditor.stay'), answer('saveDocument', { status: 'saved', document: version(2, 'mine') }), answer('saveDocument', { status: 'loginNeeded' }), failure('saveDocument'), answer('forgetUnsaved')] },
  { serialize: apart, input: { language: 'cs', name: null }, events: [...open, ...visited, ...named('contentEditor.setPublishFrom', 'contentEditor.publish', 'contentEditor.publishNow', 'contentEditor.change', 'contentEditor.save', 'contentEditor.withdraw', 'contentEditor.restore', 'contentEditor.close', 'contentEditor.signOut', 'contentEditor.stay'), { type: 'contentEditor.change', path: ['text'], value: 'saved' }, answer('publishDocument', { status: 'momentPassed' })] },
  { serialize: apart, input: { language: 'cs', name: null }, events: [answer('fetchStaff', editor), answer('fetchDocuments', [listed]), ...named('contentEditor.create', 'contentEditor.refresh'), { type: 'contentEditor.create', document: { ...name, name: '' } }, answer('fetchUnsaved', null)] },
  { serialize: apart, input: { language: 'cs', name: null }, events: [...start, ...named('contentEditor.create', 'contentEditor.save', 'contentEditor.keepMine', 'contentEditor.takeTheirs'), answer('saveDocument', { status: 'conflict', theirs: version(1, 'theirs') }), answer('saveAside', { status: 'tooLarge' }), failure('saveAside'), answer('fetchUnsaved', null)] },
  { serialize: apart, input: { language: 'cs', name: null }, events: [...open, ...named('contentEditor.change', 'contentEditor.save', 'contentEditor.publish', 'contentEditor.close', 'contentEditor.signOut', 'contentEditor.restore', 'contentEditor.discard', 'contentEditor.stay'), answer('saveDocument', { status: 'saved', document: version(2, 'mine') }), answer('saveDocument', { status: 'conflict', theirs: version(2, 'theirs') }), failure('saveDocument'), ...named('contentEditor.keepMine', 'contentEditor.takeTheirs', 'contentEditor.withdraw'), answer('publishDocument', { status: 'broken' }), answer('publishDocument', { status: 'addressTaken' }), answer('withdrawDocument', { status: 'shown', document: version(1, 'saved') }), answer('fetchVersion', { text: 'old' }), answer('fetchVersion', null), failure('fetchVersion'), answer('forgetUnsaved')] },
  { serialize: apart, input: { language: 'cs', name: null }, events: [...open, ...named('contentEditor.publish', 'contentEditor.withdraw', 'contentEditor.speak', 'contentEditor.setPublishFrom', 'contentEditor.takeTheirs'), answer('publishDocument', { status: 'done', document: version(1, 'saved') }), answer('publishDocument', { status: 'loginNeeded' }), answer('publishDocument', { status: 'broken' }), answer('publishDocument', { status: 'addressTaken' }), answer('publishDocument', { status: 'conflict', theirs: version(2, 'theirs') }), answer('publishDocument', { status: 'shown', document: version(1, 'saved') }), failure('publishDocument'), answer('withdrawDocument', { status: 'shown', document: version(1, 'saved') }), answer('withdrawDocument', { status: 'done', document: version(1, 'saved') }), answer('withdrawDocument', { status: 'done', document: version(2, 'theirs') }), answer('withdrawDocument', { status: 'loginNeeded' }), failure('withdrawDocument')] },
  { serialize: apart, input: { language: 'cs', name: null }, events: [...open, ...named('contentEditor.addPicture', 'contentEditor.cancelPicture', 'contentEditor.restore', 'contentEditor.takeTheirs', 'contentEditor.save'), answer('storePicture', { status: 'stored', src: '/images/file/uploads/a' }), answer('storePicture', { status: 'refused', problem: 'type' }), answer('storePicture', { status: 'loginNeeded' }), failure('storePicture'), answer('saveDocument', { status: 'conflict', theirs: version(2, 'theirs') }), answer('fetchVersion', { text: 'old' })] },
  { serialize: apart, input: { language: 'cs', name: null }, events: [...open, ...named('contentEditor.change', 'contentEditor.save', 'contentEditor.keepMine', 'contentEditor.takeTheirs', 'contentEditor.close'), { type: 'contentEditor.change', path: ['text'], value: 'saved' }, answer('saveDocument', { status: 'conflict', theirs: version(2, 'theirs') }), answer('saveAside', { status: 'saved', document: version(4, 'theirs') }), answer('saveAside', { status: 'conflict', theirs: version(3, 'theirs') }), answer('saveAside', { status: 'loginNeeded' }), answer('saveAside', { status: 'tooLarge' }), failure('saveAside')] },
  { serialize: apart, input: { language: 'cs', name: null }, events: [...open, ...visited, ...named('contentEditor.change', 'contentEditor.save', 'contentEditor.publish', 'contentEditor.withdraw', 'contentEditor.restore', 'contentEditor.signOut', 'contentEditor.close'), { type: 'contentEditor.change', path: ['text'], value: 'saved' }, answer('saveDocument', { status: 'tooLarge' })] },
  { serialize: apart, input: { language: 'cs', name: null }, events: [...open, ...named('contentEditor.choosePreview', 'contentEditor.change', 'contentEditor.save'), answer('makePreviewLink', '/?preview=x'), answer('makePreviewLink', null), failure('makePreviewLink'), answer('saveDocument', { status: 'saved', document: version(2, 'mine') })] },
  { serialize: apart, input: { language: 'cs', name: null }, events: [...open, ...named('contentEditor.change', 'contentEditor.save', 'contentEditor.close', 'contentEditor.setEmail', 'contentEditor.setPassword', 'contentEditor.signIn'), answer('saveDocument', { status: 'loginNeeded' }), answer('signInAgain', { status: 'signedIn', staff: editor }), answer('signInAgain', { status: 'wrong' }), answer('signInAgain', { status: 'tooMany' }), failure('signInAgain')] },
  { serialize: apart, input: { language: 'cs', name: null }, events: [answer('fetchStaff', agent), answer('fetchDocuments', []), ...named('contentEditor.create', 'contentEditor.open', 'contentEditor.change', 'contentEditor.addPicture'), answer('fetchDocument', version(1, 'saved')), answer('fetchUnsaved', null)] },
  { serialize: apart, input: { language: 'cs', name: null }, events: [...start, ...named('contentEditor.open', 'contentEditor.create', 'contentEditor.change', 'contentEditor.resume', 'contentEditor.discard', 'contentEditor.close'), visited[1]!, answer('fetchDocument', version(2, 'saved')), answer('fetchDocument', 'missing'), answer('fetchUnsaved', null), answer('fetchUnsaved', unsaved(1, 'mine')), answer('fetchUnsaved', unsaved(2, 'mine')), failure('fetchUnsaved'), answer('forgetUnsaved'), failure('forgetUnsaved')] },
  { input: { language: 'cs', name: null }, events: [...open, ...named('contentEditor.change'), { type: 'contentEditor.change', path: ['text'], value: 'saved' }, answer('storeUnsaved'), failure('storeUnsaved')] },
]);
