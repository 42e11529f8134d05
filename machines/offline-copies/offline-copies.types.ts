import type { StoredCopies, StoreFailure, WorkerMessage } from '../../src/domain/visitor/offline-copies.ts';
import type { components } from '../../openapi/generated/account.ts';
import type { PromisePort, StreamPort } from '../port.ts';

export interface OfflineVisitor {
  /** `user_uid` [user.info]. */
  uid: string;
  isCustomer: boolean;
}

export interface OfflineCopiesInput {
  /** Null as long as nobody knows who it is. */
  visitor: OfflineVisitor | null;
}

export interface OfflineCopiesContext extends OfflineCopiesInput {
  copies: StoredCopies | null;
  /** Stored so long ago that they are made anew. */
  isOld: boolean;
  pages: readonly PageToCopy[];
  network: NetworkState;
  progress: { done: number; total: number };
  failure: StoreFailure | null;
}

/** `silent`: there is a network, and it does not answer. */
export type NetworkState = 'online' | 'offline' | 'silent';

/** `now`: an ISO moment. */
export interface CopiesFound { copies: StoredCopies | null; now: string }

/** A journey of the customer, as their list has it. */
export type ListedReservation = Pick<components['schemas']['ReservationSummary'], 'reservationId' | 'group' | 'label' | 'hotelName'>;

/** A page that is stored, and whose words it is called by. */
export type PageToCopy =
  | { path: string; name: 'reservations' | 'mailbox' | 'wishlist' }
  | { path: string; name: 'reservation'; of: ListedReservation; tab: CopiedTab };
export type CopiedTab = 'summary' | 'travel' | 'documents' | 'hotel' | 'guide' | 'chat';

export type OfflineCopiesCommand =
  | { type: 'offlineCopies.ask' }
  | { type: 'offlineCopies.agree' }
  | { type: 'offlineCopies.decline' }
  | { type: 'offlineCopies.renew' }
  | { type: 'offlineCopies.remove' }
  | { type: 'offlineCopies.retry' }
  | { type: 'offlineCopies.followVisitor'; visitor: OfflineVisitor };

export interface OfflineCopiesPorts {
  readCopies: PromisePort<Record<never, never>, CopiesFound>;
  /** What waits in the browser to be sent has no customer any more. */
  disownOutbox: PromisePort<Record<never, never>, void>;
  fetchReservations: PromisePort<Record<never, never>, readonly ListedReservation[]>;
  /** Asks the service worker, which tells of the outcome by its messages. */
  storeCopies: PromisePort<{ owner: string; pages: readonly PageToCopy[] }, void>;
  removeCopies: PromisePort<Record<never, never>, void>;
  workerMessages: StreamPort<Record<never, never>, WorkerMessage>;
  network: StreamPort<Record<never, never>, NetworkState>;
  /** True whenever the network comes back. */
  networkReturns: StreamPort<Record<never, never>, boolean>;
}
