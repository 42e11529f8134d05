import type { StoredCopies } from '../../src/domain/visitor/offline-copies.ts';
import type { CopiedTab, CopiesFound, ListedReservation, OfflineVisitor, PageToCopy } from './offline-copies.types.ts';

const RENEWED_MS = 86_400_000;
/** Journeys that come next; more of them would keep the shop busy. */
const MOST_RESERVATIONS = 3;
const TABS: readonly CopiedTab[] = ['summary', 'travel', 'documents', 'hotel', 'guide', 'chat'];

/** Whether copies belong to somebody else than who is known to be here. */
export function isOthers(copies: StoredCopies | null, visitor: OfflineVisitor | null): boolean {
  return copies !== null && visitor !== null && !(visitor.isCustomer && visitor.uid === copies.owner);
}

/** Whether copies were made so long ago that they are made anew. */
export function areOld({ copies, now }: CopiesFound): boolean {
  return copies !== null && Temporal.Instant.from(now).since(copies.storedAt).total('milliseconds') > RENEWED_MS;
}

/** What a customer reads without network: the lists, and all that a journey needs of those that come next. */
export function pagesToCopy(reservations: readonly ListedReservation[]): PageToCopy[] {
  const next = reservations.filter(({ group }) => group === 'coming').slice(0, MOST_RESERVATIONS);
  return [
    { path: '/mytui', name: 'reservations' }, { path: '/mytui/mailbox', name: 'mailbox' }, { path: '/oblibene', name: 'wishlist' },
    ...next.flatMap((of) => TABS.map((tab): PageToCopy => ({ path: `/mytui/reservation/${of.reservationId}/${tab}`, name: 'reservation', of, tab }))),
  ];
}
