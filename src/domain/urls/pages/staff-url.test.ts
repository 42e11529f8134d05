import { expect, it } from 'vitest';
import { deskPath, deskThreadAt, editedDocumentAt, editorPath } from './staff-url.ts';

it.each(['', 'kX3-_aB9'])('the desk’s address says which conversation is open: %j, in every language', (threadId) => {
  expect([deskPath(threadId), `/pl${deskPath(threadId)}?x=1`].map(deskThreadAt)).toEqual([threadId, threadId]);
});

it.each([null, { kind: 'page', name: 'first-minute' }, { kind: 'list', name: 'offices' }] as const)('the editor’s address says which document is open: %j, in every language', (document) => {
  expect([editorPath(document), `/hu${editorPath(document)}/`].map(editedDocumentAt)).toEqual([document, document]);
});

it.each(['/editor/desk/a/b', '/editor/desk/', '/editor/password'])('%s opens no conversation', (url) => expect(deskThreadAt(url)).toBe(''));
it.each(['/editor/files/pictures', '/editor/page', '/editor/page/No_Name', '/editor/desk/kX3'])('%s opens no document', (url) => expect(editedDocumentAt(url)).toBe(null));
