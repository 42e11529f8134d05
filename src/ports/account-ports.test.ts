// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import type { Api } from '../api/create-api.ts';
import { createAccountPorts } from './account-ports.ts';
import { createChatDrafts } from './chat-drafts.ts';
import { createOutbox } from './outbox.ts';

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

it.each(['signOut', 'remove'] as const)('leaves nothing that was written to the shop for whoever comes to the tab next: %s [account.chat]', async (kind) => {
  await send(kind, async () => ({}));
  expect(written()).toEqual(['', '', []]);
});

it('loses nothing that was written where the sign-out fails [account.chat]', async () => {
  await expect(send('signOut', async () => { throw new TypeError('Failed to fetch'); })).rejects.toThrow('Failed to fetch');
  expect(written()).toEqual(['Mám dotaz', 'Děkuji', [message]]);
});
