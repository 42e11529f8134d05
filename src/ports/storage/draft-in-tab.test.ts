import { expect, it } from 'vitest';
import { emptyInformation } from '../../../machines/checkout/checkout.rules.ts';
import { readDraft, removeDraft, writeDraft } from './draft-in-tab.ts';

function storage(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content));
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => { items.set(name, value); },
    removeItem: (name: string) => { items.delete(name); },
  };
}

it('what a tab remembers of a checkout comes back as it was, until it is saved [checkout.flow]', () => {
  const tab = storage();
  const draft = { cartId: 'c-1', information: { ...emptyInformation(), note: 'U okna' } };
  writeDraft(tab, draft);
  expect(readDraft(tab)).toEqual(draft);
  removeDraft(tab);
  expect(readDraft(tab)).toBeNull();
});

it.each(['', 'null', '{', '"x"', '{"cartId":"c-1"}', '{"cartId":1,"information":{"owner":{},"travellers":[]}}'])('what a tab did not write is no draft: %s', (text) => {
  expect(readDraft(storage({ checkoutDraft: text }))).toBeNull();
});

it('a storage that is full does not stop the checkout', () => {
  expect(() => writeDraft({ setItem: () => { throw new Error('QuotaExceededError'); } }, { cartId: 'c-1', information: emptyInformation() })).not.toThrow();
});
