import type { NavigationPorts } from '../../machines/navigation/navigation.types.ts';
import { ADDRESS_CHANGED } from '../streams/visited-urls.ts';

type AddressWindow = Pick<Window, 'history' | 'location' | 'dispatchEvent'>;

/** Changes the address of this document, or leaves for another. An entry that stands for an open view is taken over by either. */
export function createAddressPorts(window: AddressWindow): NavigationPorts {
  const { history, location } = window;
  const isOnViewEntry = () => history.state !== null;
  return {
    async openDocument({ url }) {
      if (isOnViewEntry()) location.replace(url);
      else location.assign(url);
    },
    async changeUrl({ url, entry }) {
      if (entry === 'new' && !isOnViewEntry()) history.pushState(null, '', url);
      else history.replaceState(history.state, '', url);
      window.dispatchEvent(new Event(ADDRESS_CHANGED));
    },
  };
}
