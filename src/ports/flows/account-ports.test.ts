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
  localStorage.setItem('wishlist', '{"count":1,"hotelCodes":["GRK1042"],"listId":"list","revision":3}');
});

const written = () => [createChatDrafts().read(general), createChatDrafts().read(thread), createOutbox().read(general), localStorage.getItem('wishlist') !== null];
const send = async (kind: 'remove' | 'signOut', post: () => Promise<unknown>) =>
  createAccountPorts({ POST: post } as unknown as Api).accountForm.sendForm({ kind, clientId: 'client-1', subject: {}, fields: {}, saved: {} }, { signal: new AbortController().signal });

it.each(['signOut', 'remove'] as const)('leaves nothing that was written to the shop or put aside for whoever comes to the tab next: %s [account.secured]', async (kind) => {
  await send(kind, async () => ({}));
  expect(written()).toEqual(['', '', [], false]);
});

it('loses nothing that was written where the sign-out fails', async () => {
  await expect(send('signOut', async () => { throw new TypeError('Failed to fetch'); })).rejects.toThrow('Failed to fetch');
  expect(written()).toEqual(['Mám dotaz', 'Děkuji', [message], true]);
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

it('logs in by a code for a proof of its own, and says of each refusal what can be done: digits, a new password, another try [account.login] [account.password]', async () => {
  const login = async (...answers: (object | ApiError)[]) => {
    const bodies: Record<string, string>[] = [];
    const api = { POST: async (_: string, { body }: { body: Record<string, string> }) => {
      bodies.push(body);
      const answer = answers[bodies.length - 1];
      if (answer instanceof ApiError) throw answer;
      return answer;
    } } as unknown as Api;
    const result = await createAccountPorts(api).login.logIn({ email: 'jana@example.cz', password: 'tajné' }, { signal: new AbortController().signal }).catch((error: unknown) => error);
    return { result, bodies };
  };
  const { result, bodies: [asked, exchanged] } = await login({ status: 'authorized', code: 'c' }, {});
  expect(result).toEqual({ status: 'done' });
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(exchanged!.codeVerifier)));
  expect([asked!.codeChallenge, exchanged!.code]).toEqual([Buffer.from(digest).toString('base64url'), 'c']);
  expect((await login({ status: 'authorized', code: 'c' }, {})).bodies[1]!.codeVerifier).not.toBe(exchanged!.codeVerifier);

  const refused = async (status: number, code: string, headers = {}) => (await login(new ApiError(status, { code }, new Headers(headers)))).result;
  expect((await login({ status: 'verify', ticket: 't' })).result).toEqual({ status: 'verify', ticket: 't' });
  expect(await refused(409, 'password-change', { 'Password-Change': 'required' })).toEqual({ status: 'changePassword' });
  const problems = [];
  for (const code of ['wrong-credentials', 'not-activated', 'too-many-failures', 'too-many-requests', 'wrong-code', 'ticket-over', 'invalid-grant']) problems.push(((await refused(401, code)) as { problem: string }).problem);
  expect(problems).toEqual(['wrong', 'notActivated', 'tooMany', 'tooMany', 'wrongCode', 'ticketOver', 'ticketOver']);
  expect(await refused(500, 'internal-error')).toBeInstanceOf(ApiError);
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
