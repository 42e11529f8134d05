import { expect, it } from 'vitest';
import { createFormDrafts } from './form-drafts.ts';

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
