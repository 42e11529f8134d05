import { selectIsCustomer, selectReadsCopyOf } from '../../../machines/offline-copies/offline-copies.select.ts';
import { useFlow } from '../../bus/react.tsx';
import { lazyView } from '../../ui/loading/lazy-view.tsx';
import { LazyPart } from '../lazy-part.tsx';

/** A document speaks one language. */
const copies = lazyView(async () => (await import('./lazy-offline.tsx')).offlineView('copies'));
const note = lazyView(async () => (await import('./lazy-offline.tsx')).offlineView('note'));

/** Where a customer has pages stored on the device, once its flow has begun: without scripts there is nothing to press. */
export function OfflineCopiesPlace() {
  const isCustomer = useFlow('offlineCopies', selectIsCustomer);
  const hasCopies = useFlow('offlineCopies', ({ context }) => context.copies !== null);
  return isCustomer || hasCopies ? <LazyPart of={copies} props={{}} /> : null;
}

/** Says above a page that it is a copy. */
export function OfflineNotePlace() {
  const isCopy = useFlow('offlineCopies', (snapshot) => selectReadsCopyOf(snapshot) !== null);
  return isCopy ? <LazyPart of={note} props={{}} /> : null;
}
