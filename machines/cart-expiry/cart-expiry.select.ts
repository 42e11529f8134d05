import type { SnapshotFrom } from 'xstate';
import type { cartExpiryMachine } from './cart-expiry.machine.ts';
import { minutesLeft } from './cart-expiry.rules.ts';

type Snapshot = SnapshotFrom<typeof cartExpiryMachine>;

export type ExpiryNotice = 'ending' | 'expired' | 'renewing' | 'renewFailed' | 'closed';

/** What the page has to say of the cart's end; null while there is time enough. */
export function selectExpiryNotice(snapshot: Snapshot): ExpiryNotice | null {
  if (snapshot.matches('closed')) return 'closed';
  return (['ending', 'expired', 'renewing', 'renewFailed'] as const).find((open) => snapshot.matches({ open })) ?? null;
}

export const selectMinutesLeft = ({ context }: Snapshot) => minutesLeft(context);
