import { expect, it } from 'vitest';
import { createChatDrafts } from './chat-drafts.ts';

it('gives a draft back to the conversation in which it was written, until it is sent', () => {
  const stored = new Map<string, string>();
  const tab = { getItem: (name: string) => stored.get(name) ?? null, setItem: (name: string, value: string) => void stored.set(name, value), removeItem: (name: string) => void stored.delete(name) };
  const thread = { kind: 'thread', threadId: 'a' } as const;
  createChatDrafts(tab).write(thread, 'Je tam pláž?');
  expect([createChatDrafts(tab).read(thread), createChatDrafts(tab).read({ kind: 'general' })]).toEqual(['Je tam pláž?', '']);
  createChatDrafts(tab).write(thread, '');
  expect([...stored]).toEqual([]);
  const full = { ...tab, setItem: () => { throw new Error('QuotaExceededError'); } };
  expect(() => createChatDrafts(full).write(thread, 'x')).not.toThrow();
});
