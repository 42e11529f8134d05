import { expect, it } from 'vitest';
import { createChatDrafts } from './chat-drafts.ts';
import { createFormDrafts } from './form-drafts.ts';
import { holdsWritingOfCustomer, passWritingOn } from './tab-writing.ts';

const about = { kind: 'general' } as const;

function tabOf(customer: string) {
  const stored = new Map<string, string>();
  const tab = { getItem: (name: string) => stored.get(name) ?? null, setItem: (name: string, value: string) => void stored.set(name, value), removeItem: (name: string) => void stored.delete(name) };
  passWritingOn(customer, tab);
  createChatDrafts(tab).write(about, 'Je tam pláž?');
  return tab;
}

it('keeps what a customer was writing until the same one is back, and for no other [account.secured]', () => {
  const tab = tabOf('jana');
  expect(holdsWritingOfCustomer(tab)).toBe(true);
  passWritingOn('jana', tab);
  expect(createChatDrafts(tab).read(about)).toBe('Je tam pláž?');
  passWritingOn('petr', tab);
  expect([createChatDrafts(tab).read(about), holdsWritingOfCustomer(tab)]).toEqual(['', false]);
});

it('keeps what a customer was writing into a form for no other [account.settings]', () => {
  const tab = tabOf('jana');
  createChatDrafts(tab).write(about, '');
  createFormDrafts(tab).write('/mytui/settings accountForm#details', { city: 'Brno' });
  expect(holdsWritingOfCustomer(tab)).toBe(true);
  passWritingOn('petr', tab);
  expect([createFormDrafts(tab).read('/mytui/settings accountForm#details'), holdsWritingOfCustomer(tab)]).toEqual([{}, false]);
});

it('leaves what a guest has written to the customer they become', () => {
  const tab = tabOf('jana');
  tab.removeItem('writer');
  expect(holdsWritingOfCustomer(tab)).toBe(false);
  passWritingOn('petr', tab);
  expect(createChatDrafts(tab).read(about)).toBe('Je tam pláž?');
});
