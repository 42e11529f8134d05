import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

/** How the customer who is logged in is called; empty for everybody else, and until it is known. */
export const selectCustomerName = ({ context: { userInfo } }: SnapshotFrom<typeof sessionMachine>): string => userInfo?.display_name ?? '';

/** Whether a customer is logged in; null until it is known. */
export const selectIsCustomer = ({ context: { userInfo } }: SnapshotFrom<typeof sessionMachine>): boolean | null => (userInfo === null ? null : userInfo.account_type === 'CUSTOMER');
