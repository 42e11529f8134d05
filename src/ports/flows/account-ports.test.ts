// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';
import { createChatDrafts } from '../storage/chat-drafts.ts';
import { createOutbox } from '../storage/outbox.ts';
import { createAccountPorts } from './account-ports.ts';

const general = { kind: 'general' } as const;
const thread = { kind: 'thread', threadId: 't1' } as const;
const message = { clientId: 'a', text: 'Je tam pláž?', files: [] };

beforeEach(() => {
  createChatDrafts().write(general, 'Mám dotaz');
  createChatDrafts().write(thread, 'Děkuji');
  createOutbox().write(general, [message]);
});

const written = () => [createChatDrafts().read(general), createChatDrafts().read(thread), createOutbox().read(general)];
const send = async (kind: 'remove' | 'signOut', post: () => Promise<unknown>) =>
  createAccountPorts({ POST: post } as unknown as Api).accountForm.sendForm({ kind, clientId: 'client-1', subject: {}, fields: {}, saved: {} }, { signal: new AbortController().signal });

it.each(['signOut', 'remove'] as const)('leaves nothing that was written to the shop for whoever comes to the tab next: %s [account.secured]', async (kind) => {
  await send(kind, async () => ({}));
  expect(written()).toEqual(['', '', []]);
});

it('loses nothing that was written where the sign-out fails', async () => {
  await expect(send('signOut', async () => { throw new TypeError('Failed to fetch'); })).rejects.toThrow('Failed to fetch');
  expect(written()).toEqual(['Mám dotaz', 'Děkuji', [message]]);
});

it('is done with a reservation that is off the account already, as with one that is taken off [account.reservations]', async () => {
  const disclaim = (status: number) => createAccountPorts({ POST: async () => { throw new ApiError(status, { code: 'any' }, new Headers()); } } as unknown as Api)
    .accountForm.sendForm({ kind: 'disclaim', clientId: 'client-1', subject: { reservationId: 'r1' }, fields: {}, saved: {} }, { signal: new AbortController().signal });
  expect([await disclaim(404), await disclaim(409)]).toEqual([{ status: 'done', result: {} }, { status: 'refused', refusal: 'any', problems: {} }]);
});

it('asks for a payment by the name of its attempt: the same once more is the same payment [payment.once] [account.payment]', async () => {
  const bodies: unknown[] = [];
  const api = { POST: async (_: string, { body }: { body: unknown }) => { bodies.push(body); return { redirectUrl: '/bank' }; } } as unknown as Api;
  const pay = () => createAccountPorts(api).accountForm.sendForm({ kind: 'pay', clientId: 'press-01', subject: { reservationId: 'r1', due: '500' }, fields: { variant: 'full', method: 'card' }, saved: {} }, { signal: new AbortController().signal });
  expect([await pay(), await pay()]).toEqual(Array(2).fill({ status: 'done', result: { redirectUrl: '/bank' } }));
  expect(bodies).toEqual(Array(2).fill({ variant: 'full', method: 'card', due: 500, idempotencyKey: 'press-01' }));
});

it('tells other tabs that all logins have ended once a new password holds, and not where only a mail is on its way [account.password]', async () => {
  const told: string[] = [];
  vi.stubGlobal('localStorage', { setItem: (name: string, value: string) => told.push(`${name} ${value}`), removeItem: (name: string) => told.push(`no ${name}`) });
  const ports = (post: () => Promise<unknown>) => createAccountPorts({ POST: post } as unknown as Api).password;
  const context = { signal: new AbortController().signal };
  const change = { email: 'jana@example.cz', oldPassword: 'old', password: 'new' };
  await ports(async () => { throw new ApiError(409, { code: 'mail-needed' }, new Headers()); }).changeByOld(change, context);
  await ports(async () => ({ status: 'expired' })).resetByLink({ token: 't', password: 'new' }, context);
  expect(told).toEqual([]);
  await ports(async () => ({ status: 'done' })).changeByOld(change, context);
  await ports(async () => ({ status: 'done' })).resetByLink({ token: 't', password: 'new' }, context);
  expect(told).toEqual(['customer nobody', 'no customer', 'customer nobody', 'no customer']);
  vi.unstubAllGlobals();
});
