/** What is being written into the tab's forms of the customer area: there again when a page is, gone with the tab, once it is sent, and at the sign-out. */
import type { Fields } from '../../../machines/missing-fields.ts';
import { tabStorage } from './browser-storage.ts';

const DRAFTS = 'formDrafts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface FormDrafts {
  /** By field. @param form path and flow, which are one form */
  read: (form: string) => Fields;
  write: (form: string, fields: Fields) => void;
}

export function createFormDrafts(tab: Store = tabStorage): FormDrafts {
  return {
    read: (form) => draftsIn(tab)[form] ?? {},
    write(form, fields) {
      const { [form]: _before, ...others } = draftsIn(tab);
      const drafts = Object.keys(fields).length === 0 ? others : { ...others, [form]: fields };
      if (Object.keys(drafts).length === 0) tab.removeItem(DRAFTS);
      else tab.setItem(DRAFTS, JSON.stringify(drafts));
    },
  };
}

/** Nobody reads what somebody else was writing. */
export function forgetFormDrafts(tab: Store = tabStorage): void {
  tab.removeItem(DRAFTS);
}

export function hasFormDrafts(tab: Store = tabStorage): boolean {
  return tab.getItem(DRAFTS) !== null;
}

function draftsIn(tab: Store): Readonly<Record<string, Fields>> {
  return JSON.parse(tab.getItem(DRAFTS) ?? '{}') as Readonly<Record<string, Fields>>;
}
