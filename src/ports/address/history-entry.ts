/** What an entry of the browser's history keeps beside its address. */
import type { PagePlace } from './page-place.ts';

export interface HistoryEntry {
  /** The page of this visit that it belongs to; none where no page has followed another yet. */
  page?: string;
  /** Of what covers the page, which is left by closing that: the address at which it was opened. */
  viewAt?: string;
  place?: PagePlace;
}

export function entryOf({ state }: Pick<History, 'state'>): HistoryEntry {
  return typeof state === 'object' && state !== null ? state as HistoryEntry : {};
}

export function isOfView({ viewAt }: HistoryEntry): boolean {
  return viewAt !== undefined;
}

/** The state of a further entry of the same page; null where there is nothing to keep. */
export function entryOfSamePage(history: Pick<History, 'state'>, more: Omit<HistoryEntry, 'page'> = {}): HistoryEntry | null {
  const { page } = entryOf(history);
  const entry = { ...(page !== undefined && { page }), ...more };
  return Object.keys(entry).length === 0 ? null : entry;
}
