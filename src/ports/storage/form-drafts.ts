/** What is being written into the tab's forms of the customer area: there again when a page is, gone with the tab, once it is sent, and at the sign-out. */
import type { Fields } from '../../../machines/missing-fields.ts';
import { tabStorage } from './browser-storage.ts';
import { createTabDrafts } from './tab-drafts.ts';
import type { TabStore } from './tab-drafts.ts';

const DRAFTS = 'formDrafts';
/** Names under which the drafts have been sent, or will be. */
const KEYS = 'formKeys';

export interface FormDrafts {
  /** By field. @param form path and flow, which are one form */
  read: (form: string) => Fields;
  /** The name under which the shop may have the draft already; empty where it has none. */
  keyOf: (form: string) => string;
  write: (form: string, fields: Fields, key?: string) => void;
}

export function createFormDrafts(tab: TabStore = tabStorage): FormDrafts {
  const drafts = createTabDrafts<Fields>(DRAFTS, tab);
  const keys = createTabDrafts<string>(KEYS, tab);
  return {
    read: (form) => drafts.read(form) ?? {},
    keyOf: (form) => keys.read(form) ?? '',
    write(form, fields, key = '') {
      const isEmpty = Object.keys(fields).length === 0;
      drafts.write(form, isEmpty ? undefined : fields);
      const left = isEmpty || key === '' ? undefined : key;
      if (keys.read(form) !== left) keys.write(form, left);
    },
  };
}

/** Nobody reads what somebody else was writing. */
export function forgetFormDrafts(tab: TabStore = tabStorage): void {
  tab.removeItem(DRAFTS);
  tab.removeItem(KEYS);
}

export function hasFormDrafts(tab: TabStore = tabStorage): boolean {
  return tab.getItem(DRAFTS) !== null;
}
