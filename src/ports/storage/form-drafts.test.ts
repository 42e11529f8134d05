import { expect, it } from 'vitest';
import { createFormDrafts, forgetFormDrafts } from './form-drafts.ts';

it('gives a draft back to the form in which it was written, until there is nothing of it [account.mailbox]', () => {
  const stored = new Map<string, string>();
  const tab = { getItem: (name: string) => stored.get(name) ?? null, setItem: (name: string, value: string) => void stored.set(name, value), removeItem: (name: string) => void stored.delete(name) };
  const drafts = createFormDrafts(tab);
  drafts.write('/mytui/mailbox accountForm#message', { subject: 'Faktura' });
  drafts.write('/mytui/settings accountForm#details', { city: 'Brno' });
  expect([drafts.read('/mytui/mailbox accountForm#message'), drafts.read('/mytui/complaints complaint')]).toEqual([{ subject: 'Faktura' }, {}]);
  drafts.write('/mytui/mailbox accountForm#message', {});
  expect([drafts.read('/mytui/mailbox accountForm#message'), createFormDrafts(tab).read('/mytui/settings accountForm#details')]).toEqual([{}, { city: 'Brno' }]);
  drafts.write('/mytui/settings accountForm#details', {});
  expect([...stored]).toEqual([]);
});

it('holds with a draft the key under which it is sent, and neither without the other [account.complaints]', () => {
  const stored = new Map<string, string>();
  const tab = { getItem: (name: string) => stored.get(name) ?? null, setItem: (name: string, value: string) => void stored.set(name, value), removeItem: (name: string) => void stored.delete(name) };
  const drafts = createFormDrafts(tab);
  const form = '/mytui/complaints complaint';
  drafts.write(form, { text: 'Bazén' }, 'key-1');
  expect([createFormDrafts(tab).keyOf(form), drafts.keyOf('/mytui/settings accountForm#details')]).toEqual(['key-1', '']);
  drafts.write(form, {}, 'key-1');
  expect([...stored]).toEqual([]);
  drafts.write(form, { text: 'Bazén' }, 'key-1');
  forgetFormDrafts(tab);
  expect([...stored]).toEqual([]);
});
