/** What staff have written into documents and not saved, for the account that wrote it: there again when the page, its tab or its login was lost. */
import type { DocumentName, UnsavedChanges, UnsavedCopy } from '../../../machines/content-editor/content-editor.types.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
type Place = DocumentName & { staffId: string };

export interface UnsavedDocuments {
  read: (place: Place) => UnsavedChanges | null;
  /** @param copy null once all is saved; what another tab has written since stays */
  write: (place: Place, copy: UnsavedCopy | null) => void;
  /** Nobody reads what somebody else was writing. */
  forget: (staffId: string) => void;
}

const PREFIX = 'unsaved';
/** In characters; the shop takes half of it. What is longer leaves the last copy that was not. */
export const MOST_OF_ONE = 512 * 1024;
/** Documents of all accounts; the oldest goes first. Browsers have room for some five million characters. */
export const MOST_DOCUMENTS = 8;
const LASTS_MS = 30 * 86_400_000;

/** @param store throws where it is blocked, as soon as it is named */
export function createUnsavedDocuments(store: () => Store = () => localStorage, now: () => number = Date.now): UnsavedDocuments {
  /** As this page has read or written them. */
  const known = new Map<string, string>();
  return {
    read(place) {
      const storage = store();
      for (const slot of slotsOf(storage)) {
        const unsaved = unsavedIn(storage, slot);
        if (unsaved === null || now() - Date.parse(unsaved.at) > LASTS_MS) storage.removeItem(slot);
      }
      const slot = slotOf(place);
      note(slot, storage.getItem(slot));
      return unsavedIn(storage, slot);
    },
    write(place, copy) {
      const storage = store();
      const slot = slotOf(place);
      if (copy === null) {
        if (storage.getItem(slot) === (known.get(slot) ?? null)) storage.removeItem(slot);
        return;
      }
      const text = JSON.stringify({ at: new Date(now()).toISOString(), ...copy } satisfies UnsavedChanges);
      if (text.length > MOST_OF_ONE) return;
      storage.setItem(slot, text);
      note(slot, text);
      dropOldest(storage);
    },
    forget(staffId) {
      const storage = store();
      for (const slot of slotsOf(storage, staffId)) storage.removeItem(slot);
    },
  };

  function note(slot: string, text: string | null): void {
    if (text === null) known.delete(slot);
    else known.set(slot, text);
  }
}

function slotOf({ staffId, kind, name }: Place): string {
  return `${PREFIX} ${staffId} ${kind} ${name}`;
}

function slotsOf(storage: Store, staffId?: string): string[] {
  const begin = staffId === undefined ? `${PREFIX} ` : `${PREFIX} ${staffId} `;
  return Array.from({ length: storage.length }, (_, place) => storage.key(place)!).filter((key) => key.startsWith(begin));
}

function dropOldest(storage: Store): void {
  const slots = slotsOf(storage);
  if (slots.length <= MOST_DOCUMENTS) return;
  const byAge = slots.map((slot) => ({ slot, at: unsavedIn(storage, slot)?.at ?? '' })).toSorted((one, other) => (one.at < other.at ? -1 : 1));
  for (const { slot } of byAge.slice(0, -MOST_DOCUMENTS)) storage.removeItem(slot);
}

/** @returns null for none, and for what this version of the shop does not write */
function unsavedIn(storage: Store, slot: string): UnsavedChanges | null {
  try {
    const unsaved = JSON.parse(storage.getItem(slot) ?? 'null') as Partial<UnsavedChanges> | null;
    const isWhole = typeof unsaved?.at === 'string' && !Number.isNaN(Date.parse(unsaved.at)) && Number.isInteger(unsaved.baseVersion) && typeof unsaved.body === 'object' && unsaved.body !== null;
    return isWhole ? unsaved as UnsavedChanges : null;
  } catch {
    return null;
  }
}
