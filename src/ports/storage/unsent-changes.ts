import { tabStorage } from './browser-storage.ts';

const NAME = 'wishes';

/** Hearts that were pressed and of which the shop may not know yet, remembered by the tab as JSON, one a line [wishlist.events]. */
export const unsentChanges = {
  read: () => tabStorage.getItem(NAME) ?? '',
  write: (lines: string) => (lines === '' ? tabStorage.removeItem(NAME) : tabStorage.setItem(NAME, lines)),
};

export function lineOf(change: object): string {
  return `${JSON.stringify(change)}\n`;
}
