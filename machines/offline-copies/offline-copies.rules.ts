import type { StoredCopies } from '../../src/domain/visitor/offline-copies.ts';
import type { OfflineVisitor } from './offline-copies.types.ts';

/** Whether copies belong to somebody else than who is known to be here. */
export function isOthers(copies: StoredCopies | null, visitor: OfflineVisitor | null): boolean {
  return copies !== null && visitor !== null && !(visitor.isCustomer && visitor.uid === copies.owner);
}
