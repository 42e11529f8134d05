import { expect, it } from 'vitest';
import type { ContentDocument } from '../../../machines/content-editor/content-editor.types.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';
import { createEditorPorts } from './editor-ports.ts';

const context = { signal: new AbortController().signal };
const document = { kind: 'page', name: 'winter', version: 2 } as ContentDocument;

it('tells a draft that is larger than the shop takes from what fails, also before the shop is asked', async () => {
  let asked = 0;
  const saved = (status: number, text = '') => {
    const api = { PUT: () => { asked += 1; return Promise.reject(new ApiError(status, {}, new Headers())); } };
    return createEditorPorts(api as unknown as Api).saveDocument({ kind: 'page', name: 'winter', csrfToken: 't', baseVersion: 1, body: { text }, isAside: false }, context);
  };
  expect([await saved(413), await saved(500, 'ž'.repeat(131_100)), asked]).toEqual([{ status: 'tooLarge' }, { status: 'tooLarge' }, 1]);
  await expect(saved(500, 'ž'.repeat(131_000))).rejects.toThrow(ApiError);
});

it('has the browser forget what it holds for who signs out before the shop is asked, and signs out also where storage is blocked', async () => {
  const done: string[] = [];
  const signOut = (forget: () => void) => {
    const api = { POST: async () => { done.push('signed out'); throw new ApiError(204, {}, new Headers()); } };
    return createEditorPorts(api as unknown as Api, { read: () => null, write: () => {}, forget }).signOut({ csrfToken: 't', staffId: 'eva' }, context);
  };
  await signOut(() => void done.push('forgotten'));
  await signOut(() => { throw new Error('blocked'); });
  expect(done).toEqual(['forgotten', 'signed out', 'signed out']);
});

it('tells what visitors see already from what a colleague has overtaken, each with the document as it stands, and from what fails', async () => {
  const published = (status: number, code: string, action: 'publish' | 'withdraw') => {
    const api = { POST: () => Promise.reject(new ApiError(status, { code }, new Headers())), GET: async () => document };
    return createEditorPorts(api as unknown as Api).publishDocument({ kind: 'page', name: 'winter', csrfToken: 't', version: 2, action, from: null }, context);
  };
  expect([await published(409, 'already-published', 'publish'), await published(409, 'already-published', 'withdraw')]).toEqual([{ status: 'shown', document }, { status: 'shown', document }]);
  expect([await published(409, 'version-conflict', 'publish'), await published(409, 'address-taken', 'publish'), await published(409, 'moment-passed', 'publish'), await published(401, 'login-needed', 'publish')])
    .toEqual([{ status: 'conflict', theirs: document }, { status: 'addressTaken' }, { status: 'momentPassed' }, { status: 'loginNeeded' }]);
  await expect(published(500, '', 'publish')).rejects.toThrow(ApiError);
});
