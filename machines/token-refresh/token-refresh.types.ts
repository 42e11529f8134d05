import type { PromisePort } from '../port.ts';

/** `spent`: the refresh cookie is missing or used up, so the visitor goes on anonymously. */
export type RefreshAnswer = 'refreshed' | 'spent';

export interface TokenRefreshContext {
  /** How many refreshes have succeeded: a request sent before the latest carried an older token. */
  generation: number;
}

export type TokenRefreshCommand = { type: 'tokenRefresh.request' };

export type TokenRefreshFact =
  | { type: 'tokenRefresh.refreshed' }
  | { type: 'tokenRefresh.signedOut' }
  | { type: 'tokenRefresh.failed' };

export interface TokenRefreshPorts {
  refresh: PromisePort<Record<string, never>, RefreshAnswer>;
}
