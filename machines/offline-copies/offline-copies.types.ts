import type { StoredCopies, StoreFailure, WorkerMessage } from '../../src/domain/visitor/offline-copies.ts';
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
  isOnline: boolean;
  progress: { done: number; total: number };
  failure: StoreFailure | null;
}

export interface CopiesFound { copies: StoredCopies | null; isOld: boolean }

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
  /** Asks the service worker, which tells of the outcome by its messages. */
  storeCopies: PromisePort<{ owner: string }, void>;
  removeCopies: PromisePort<Record<never, never>, void>;
  workerMessages: StreamPort<Record<never, never>, WorkerMessage>;
  online: StreamPort<Record<never, never>, boolean>;
  /** True whenever the network comes back. */
  networkReturns: StreamPort<Record<never, never>, boolean>;
}
