import type { SnapshotFrom } from 'xstate';
import type { FormDraft } from '../missing-fields.ts';
import type { activityBasketMachine } from './activity-basket.machine.ts';
import { clashOf, everythingIsFree } from './activity-basket.rules.ts';

type Snapshot = SnapshotFrom<typeof activityBasketMachine>;

export const selectCart = ({ context }: Snapshot) => context.cart;
export const selectClash = (itemId: string) => ({ context }: Snapshot) => clashOf(context.cart.items, itemId);
export const selectContact = ({ context }: Snapshot) => context.contact;
export const selectAgrees = ({ context }: Snapshot) => context.agrees;
export const selectUnpaid = ({ context }: Snapshot) => context.unpaid;
export const selectProblems = ({ context }: Snapshot) => context.problems;
export const selectIsChanging = (snapshot: Snapshot) => snapshot.matches('changing') || (snapshot.matches('refreshing') && snapshot.context.change !== null);
export const selectIsOrdering = (snapshot: Snapshot) => snapshot.matches('placing') || snapshot.matches('ordered') || (snapshot.matches('refreshing') && snapshot.context.change === null);
/** While the basket changes or its order is placed, a press or a letter would be lost. */
export const selectCanOrder = (snapshot: Snapshot) => snapshot.can({ type: 'activityBasket.order' });
export const selectCanWrite = (snapshot: Snapshot) => snapshot.can({ type: 'activityBasket.setContact', field: 'email', value: '' });
export const selectHasRoom = ({ context }: Snapshot) => everythingIsFree(context);

/** What went wrong last. */
export function selectNotice(snapshot: Snapshot): 'outdated' | 'changeFailed' | 'incomplete' | 'tooManyUnpaid' | 'failed' | null {
  const [state] = (['outdated', 'changeFailed', 'incomplete', 'tooManyUnpaid', 'failed'] as const).filter((one) => snapshot.matches({ open: one }));
  return state ?? null;
}

/** What is written of who orders, until they have. */
export function selectDraft(snapshot: Snapshot): FormDraft {
  return { written: snapshot.matches('ordered') ? {} : { ...snapshot.context.contact }, before: {}, key: '' };
}
