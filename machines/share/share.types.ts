import type { PromisePort } from '../port.ts';

/** What became of an address: another app has it, the clipboard has it, or the visitor thought better of it. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed';

export type ShareCommand = { type: 'share.send' };

export interface SharePorts {
  /** Hands the page's address to what the device shares with, else to the clipboard. */
  shareAddress: PromisePort<Record<string, never>, ShareOutcome>;
}
