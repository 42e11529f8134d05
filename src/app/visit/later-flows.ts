import type { RootAddress } from '../../bus/flows.ts';

/** Flows of the visit that begin once its first page answers: commands to them wait, and no document shows anything of them. */
export const laterFlows: readonly RootAddress[] = ['chat', 'compare', 'mailbox', 'memory', 'session', 'wishlist'];
