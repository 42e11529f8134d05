import type { CartInformation } from '../../../machines/checkout/checkout.types.ts';

/** What is typed into the checkout and not saved yet, remembered by the tab. */
export interface TabDraft { cartId: string; information: CartInformation }

const NAME = 'checkoutDraft';

/** @returns null for none, and for what this version of the shop does not write */
export function readDraft(storage: Pick<Storage, 'getItem'>): TabDraft | null {
  try {
    const { cartId, information } = JSON.parse(storage.getItem(NAME) ?? 'null') as Partial<TabDraft>;
    const isWhole = typeof cartId === 'string' && typeof information?.owner === 'object' && Array.isArray(information.travellers);
    return isWhole ? { cartId, information } : null;
  } catch {
    return null;
  }
}

export function writeDraft(storage: Pick<Storage, 'setItem'>, draft: TabDraft): void {
  try {
    storage.setItem(NAME, JSON.stringify(draft));
  } catch {
    // A full storage loses the reload, not the page: the shop itself is sent the draft.
  }
}

export function removeDraft(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(NAME);
}
