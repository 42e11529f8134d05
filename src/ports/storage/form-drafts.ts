/** What is being written into the tab's forms of the customer area: there again when a page is, gone with the tab, once it is sent, and at the sign-out. */
import type { Fields } from '../../../machines/missing-fields.ts';
import { tabStorage } from './browser-storage.ts';
import { createTabDrafts } from './tab-drafts.ts';
import type { TabStore } from './tab-drafts.ts';

const DRAFTS = 'formDrafts';

export interface FormDrafts {
  /** By field. @param form path and flow, which are one form */
  read: (form: string) => Fields;
  write: (form: string, fields: Fields) => void;
}

export function createFormDrafts(tab: TabStore = tabStorage): FormDrafts {
  const drafts = createTabDrafts<Fields>(DRAFTS, tab);
  return {
    read: (form) => drafts.read(form) ?? {},
    write: (form, fields) => drafts.write(form, Object.keys(fields).length === 0 ? undefined : fields),
  };
}

/** Nobody reads what somebody else was writing. */
export function forgetFormDrafts(tab: TabStore = tabStorage): void {
  tab.removeItem(DRAFTS);
}

export function hasFormDrafts(tab: TabStore = tabStorage): boolean {
  return tab.getItem(DRAFTS) !== null;
}
