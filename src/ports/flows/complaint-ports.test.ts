// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';
import { createComplaintPorts } from './complaint-ports.ts';

const submit = (body: unknown, asked: unknown[] = [], status = 409) => {
  const api = {
    POST: async () => { throw new ApiError(status, body, new Headers()); },
    GET: async (_: string, { params }: { params: unknown }) => { asked.push(params); return { complaintId: 'c-1' }; },
  } as unknown as Api;
  return createComplaintPorts(api).submitComplaint({ key: 'key-of-jana', fields: {}, attachments: [] }, { signal: new AbortController().signal });
};

it('brings the complaint that the shop has under the same key, when it was sent otherwise [account.complaints]', async () => {
  const asked: unknown[] = [];
  expect(await submit({ code: 'already-submitted', errors: [{ pointer: '/complaints/c-1', code: 'already-submitted', message: 'R-2026-000001' }] }, asked)).toEqual({ status: 'submittedBefore', complaint: { complaintId: 'c-1' } });
  expect(asked).toEqual([{ path: { complaintId: 'c-1' } }]);
});

it('fails by any other conflict: nothing is taken for submitted [account.complaints]', async () => {
  for (const body of [{ code: 'password-change' }, { code: 'already-submitted' }, undefined]) await expect(submit(body)).rejects.toBeInstanceOf(ApiError);
});

it('names the text of each refused field, also of one whose refusal has no code [account.complaints]', async () => {
  const errors = [{ pointer: '/body/fields/topic', code: 'required', message: '' }, { pointer: '/body/fields/text', message: '' }];
  expect(await submit({ code: 'invalid-complaint', errors }, [], 422)).toEqual({ status: 'notValid', problems: { topic: 'complaint.problem.required', text: 'complaint.problem.invalid' } });
});
