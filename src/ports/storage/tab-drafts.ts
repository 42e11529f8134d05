/** What is being written in the tab: there again when a page is, gone with the tab. */
import { tabStorage } from './browser-storage.ts';

export type TabStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface TabDrafts<Draft> {
  read: (place: string) => Draft | undefined;
  /** @param draft undefined once nothing of it is left */
  write: (place: string, draft: Draft | undefined) => void;
}

/** @param name of the tab's entry that holds the drafts, by the place where each is written */
export function createTabDrafts<Draft>(name: string, tab: TabStore = tabStorage): TabDrafts<Draft> {
  const drafts = () => JSON.parse(tab.getItem(name) ?? '{}') as Readonly<Record<string, Draft>>;
  return {
    read: (place) => drafts()[place],
    write(place, draft) {
      const { [place]: _before, ...others } = drafts();
      const left = draft === undefined ? others : { ...others, [place]: draft };
      if (Object.keys(left).length === 0) return tab.removeItem(name);
      // A tab that has no room left goes on without.
      try { tab.setItem(name, JSON.stringify(left)); } catch { tab.removeItem(name); }
    },
  };
}
