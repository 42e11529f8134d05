import type { SnapshotFrom } from 'xstate';
import type { offlineCopiesMachine } from './offline-copies.machine.ts';

type Snapshot = SnapshotFrom<typeof offlineCopiesMachine>;

export const selectOfflineView = ({ value }: Snapshot) => (typeof value === 'string' ? value : 'storing');
export const selectIsCustomer = ({ context: { visitor } }: Snapshot) => visitor?.isCustomer === true;
export const selectCopies = ({ context }: Snapshot) => context.copies;
export const selectProgress = ({ context }: Snapshot) => context.progress;
export const selectFailure = ({ context }: Snapshot) => context.failure;
/** The moment of the copy that is read now; null with network. */
export const selectReadsCopyOf = ({ context: { network, copies } }: Snapshot) => (network === 'online' ? null : copies?.storedAt ?? null);
/** There is a network, and it does not answer. */
export const selectIsSilent = ({ context: { network } }: Snapshot) => network === 'silent';
