import type { NavigationPorts } from '../../../machines/navigation/navigation.types.ts';
import { entryOf, entryOfSamePage, isOfView } from './history-entry.ts';
import { ADDRESS_CHANGED } from '../../streams/browser/address-changes.ts';

type AddressWindow = Pick<Window, 'history' | 'location' | 'dispatchEvent'>;

/** Shows a page within this document. @returns false where a document has to be opened */
export type OpenPage = (url: string, entry: 'new' | 'same') => Promise<boolean>;

/**
 * Changes the address of this document, or leaves for another. An entry that stands for an open view is taken over by either.
 * @param openPage once pages can follow each other within the document
 */
export function createAddressPorts(window: AddressWindow, openPage: OpenPage = async () => false): NavigationPorts {
  const { history, location } = window;
  const isOnViewEntry = () => isOfView(entryOf(history));
  return {
    async openDocument({ url, entry }) {
      if (await openPage(url, entry)) return;
      if (entry === 'same' || isOnViewEntry()) location.replace(url);
      else location.assign(url);
    },
    async changeUrl({ url, entry }) {
      if (entry === 'new' && !isOnViewEntry()) {
        history.pushState(entryOfSamePage(history), '', url);
        // Within a page the browser knows best where its reader stood.
        history.scrollRestoration = 'auto';
      }
      else history.replaceState(history.state, '', url);
      window.dispatchEvent(new Event(ADDRESS_CHANGED));
    },
  };
}
