import { expect, it } from 'vitest';
import type { DeskThread } from '../../../machines/desk/desk.types.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';
import { createDeskPorts } from './desk-ports.ts';

const context = { signal: new AbortController().signal };
const thread = { thread: { threadId: 't1', last: 1 } } as DeskThread;
const refused = (status: number, code: string) => () => Promise.reject(new ApiError(status, { code }, new Headers()));

it('tells a thread that is there no more from a login that has ended and from what fails, opened or acted on', async () => {
  const portsOf = (api: object) => createDeskPorts(api as unknown as Api);
  const opened = (GET: () => Promise<unknown>) => portsOf({ GET }).fetchDeskThread({ threadId: 't1' }, context);
  const acted = (POST: () => Promise<unknown>, GET: () => Promise<unknown>) => portsOf({ POST, GET }).actAtDesk({ csrfToken: 't', thread, act: { kind: 'claim' }, text: '', files: [], clientId: '' }, context);
  const [gone, ended] = [refused(404, 'not-found'), refused(401, 'login-needed')];
  expect([await opened(gone), await opened(ended), await opened(async () => thread)]).toEqual(['gone', null, thread]);
  expect([await acted(gone, gone), await acted(ended, gone), await acted(async () => thread, gone)]).toEqual([{ status: 'gone' }, { status: 'loginNeeded' }, { status: 'done', thread }]);
  expect(await acted(refused(409, 'written-meanwhile'), async () => thread)).toEqual({ status: 'refused', refusal: 'written-meanwhile', thread });
  await expect(opened(refused(500, ''))).rejects.toThrow(ApiError);
});
