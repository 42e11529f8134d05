import type { SnapshotFrom } from 'xstate';
import type { wishlistMachine } from './wishlist.machine.ts';
import { isWished, wishCount } from './wishlist.rules.ts';

type Snapshot = SnapshotFrom<typeof wishlistMachine>;

export const selectIsWished = (hotelCode: string, isOwn?: boolean) => ({ context }: Snapshot) => isWished(context, hotelCode, isOwn);
export const selectWishCount = ({ context }: Snapshot) => wishCount(context);
export const selectWishIsRefused = ({ value }: Snapshot) => value === 'refused';
