import { selectIsCustomer, selectReadsCopyOf } from '../../../machines/offline-copies/offline-copies.select.ts';
import { useFlow } from '../../bus/react.tsx';
import { late } from '../../ui/loading/late-view.tsx';
import { LatePart } from '../late-part.tsx';

/** A document speaks one language. */
const copies = late(async () => (await import('./late-offline.tsx')).offlineView('copies'));
const note = late(async () => (await import('./late-offline.tsx')).offlineView('note'));

/** Where a customer has pages stored on the device, once its flow has begun: without scripts there is nothing to press. */
export function OfflineCopiesPlace() {
  const isCustomer = useFlow('offlineCopies', selectIsCustomer);
  const hasCopies = useFlow('offlineCopies', ({ context }) => context.copies !== null);
  return isCustomer || hasCopies ? <LatePart of={copies} props={{}} /> : null;
}

/** Says above a page that it is a copy. */
export function OfflineNotePlace() {
  const isCopy = useFlow('offlineCopies', (snapshot) => selectReadsCopyOf(snapshot) !== null);
  return isCopy ? <LatePart of={note} props={{}} /> : null;
}
