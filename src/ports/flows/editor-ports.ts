/** Ports of the editor, on its page only. */
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';
import { problemOf } from '../../api/problem-of.ts';
import type { FlowPorts } from '../../bus/flows.ts';
import { marketInstant } from '../../domain/dates/market-moment.ts';
import { PICTURE_BYTES, type PictureProblem } from '../../domain/content/picture-limits.ts';
import { REQUEST_BYTES } from '../../domain/market/request-bytes.ts';
import { filesOf } from '../files/files-of.ts';
import { createUnsavedDocuments, type UnsavedDocuments } from '../storage/unsaved-documents.ts';
import { isLoginNeeded, isOfLogin, nullWithoutLogin } from './staff-answers.ts';

const pictureProblems: Readonly<Record<string, PictureProblem>> = {
  'file-too-large': 'tooLarge', 'file-type': 'type', 'file-type-differs': 'typeDiffers', 'too-many-pixels': 'tooManyPixels', 'file-broken': 'broken',
};

const refusals: Readonly<Record<string, 'broken' | 'addressTaken' | 'momentPassed'>> = { 'content-broken': 'broken', 'address-taken': 'addressTaken', 'moment-passed': 'momentPassed' };

export function createEditorPorts(api: Api, unsaved: UnsavedDocuments = createUnsavedDocuments()): FlowPorts['contentEditor'] {
  const header = (csrfToken: string) => ({ 'Csrf-Token': csrfToken });
  return {
    fetchStaff: (_, context) => nullWithoutLogin(api.GET('/api/editor/session', { ...context })),
    async signIn(credentials, context) {
      try {
        return { status: 'signedIn', staff: await api.POST('/api/editor/session', { body: credentials, ...context }) };
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return { status: 'wrong' };
        if (error instanceof ApiError && error.status === 429) return { status: 'tooMany' };
        throw error;
      }
    },
    async signOut({ csrfToken, staffId }, context) {
      // First: who presses it may close the page before the shop has answered.
      try {
        unsaved.forget(staffId);
      } catch {
        // What a browser blocks holds nothing either.
      }
      try {
        await api.POST('/api/editor/session/end', { params: { header: header(csrfToken) }, ...context });
      } catch (error) {
        // Signed out, it has nothing to say [http.no-content]; or nobody is signed in any more.
        if (!(error instanceof ApiError && error.status === 204) && !isLoginNeeded(error)) throw error;
      }
    },
    fetchDocuments: async (_, context) => (await nullWithoutLogin(api.GET('/api/editor/documents', { ...context })))?.documents ?? null,
    async fetchDocument(path, context) {
      try {
        return await nullWithoutLogin(api.GET('/api/editor/documents/{kind}/{name}', { params: { path }, ...context }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return 'missing';
        throw error;
      }
    },
    fetchVersion: async (path, context) => (await nullWithoutLogin(api.GET('/api/editor/documents/{kind}/{name}/versions/{version}', { params: { path }, ...context })))?.body ?? null,
    async saveDocument({ kind, name, csrfToken, baseVersion, body, isAside }, context) {
      const path = { kind, name };
      const draft = { baseVersion, body, ...(isAside && { isAside }) };
      // The server would close the connection in the middle of it.
      if (new TextEncoder().encode(JSON.stringify(draft)).length > REQUEST_BYTES) return { status: 'tooLarge' };
      try {
        return { status: 'saved', document: await api.PUT('/api/editor/documents/{kind}/{name}', { params: { path, header: header(csrfToken) }, body: draft, ...context }) };
      } catch (error) {
        if (isLoginNeeded(error)) return { status: 'loginNeeded' };
        if (error instanceof ApiError && error.status === 413) return { status: 'tooLarge' };
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        return { status: 'conflict', theirs: await api.GET('/api/editor/documents/{kind}/{name}', { params: { path }, ...context }) };
      }
    },
    async publishDocument({ kind, name, csrfToken, version, action, from }, context) {
      try {
        return {
          status: 'done',
          document: await api.POST('/api/editor/documents/{kind}/{name}/publication', {
            params: { path: { kind, name }, header: header(csrfToken) }, body: { version, action, ...(from !== null && { from: marketInstant(from) ?? from }) }, ...context,
          }),
        };
      } catch (error) {
        if (isLoginNeeded(error)) return { status: 'loginNeeded' };
        const { code } = problemOf(error);
        const asItStands = () => api.GET('/api/editor/documents/{kind}/{name}', { params: { path: { kind, name } }, ...context });
        if (code === 'already-published') return { status: 'shown', document: await asItStands() };
        if (code === 'version-conflict') return { status: 'conflict', theirs: await asItStands() };
        const refusal = refusals[code];
        if (refusal === undefined) throw error;
        return { status: refusal };
      }
    },
    storePicture: async ({ csrfToken, field }, { signal }) => {
      const [file] = filesOf(field);
      if (file === undefined) return { status: 'refused', problem: 'failed' };
      // The server would close the connection in the middle of it.
      if (file.size > PICTURE_BYTES) return { status: 'refused', problem: 'tooLarge' };
      const response = await fetch(`/editor/files/pictures?name=${encodeURIComponent(file.name)}`, { method: 'POST', headers: { ...header(csrfToken), 'Content-Type': 'application/octet-stream' }, body: file, signal });
      const { src = '', code = '' } = await response.json() as { src?: string; code?: string };
      if (response.ok) return { status: 'stored', src };
      return isOfLogin(code) ? { status: 'loginNeeded' } : { status: 'refused', problem: pictureProblems[code] ?? 'failed' };
    },
    makePreviewLink: async ({ csrfToken, ...body }, context) => (await nullWithoutLogin(api.POST('/api/editor/preview-links', { params: { header: header(csrfToken) }, body, ...context })))?.url ?? null,
    fetchUnsaved: async (place) => unsaved.read(place),
    storeUnsaved: async ({ copy, ...place }) => unsaved.write(place, copy),
  };
}
