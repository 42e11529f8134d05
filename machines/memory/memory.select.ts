import type { SnapshotFrom } from 'xstate';
import type { memoryMachine } from './memory.machine.ts';
import type { ViewedHotel } from './memory.types.ts';

type Snapshot = SnapshotFrom<typeof memoryMachine>;

/** Addresses of the last searches, the latest first; none while nothing may be remembered. */
export function selectLastSearches(snapshot: Snapshot): string[] {
  return snapshot.matches('remembering') ? snapshot.context.stored.searches : [];
}

/** The hotels looked at last, the latest first; none while nothing may be remembered. */
export function selectViewedHotels(snapshot: Snapshot): ViewedHotel[] {
  return snapshot.matches('remembering') ? snapshot.context.stored.hotels : [];
}
