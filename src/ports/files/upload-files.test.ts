// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { filesUploadedTo } from './upload-files.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [401, { code: 'login-required' }, 'loginNeeded'], [401, { code: 'login-needed' }, 'loginNeeded'], [403, { code: 'csrf-token-wrong' }, 'loginNeeded'], [422, { code: 'file-type' }, 'type'], [500, {}, 'failed'],
] as const)('says of a file that is answered %i %j what whoever writes can do: %s [account.mailbox] [account.complaints]', async (status, body, problem) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  document.body.innerHTML = '<input id="files" type="file">';
  Object.defineProperty(document.getElementById('files'), 'files', { value: [new File(['%PDF'], 'plan.pdf')] });
  expect(await filesUploadedTo('/mytui/files/attachments')({ field: 'files', places: 5 }, { signal: new AbortController().signal })).toEqual([{ name: 'plan.pdf', problem }]);
});
