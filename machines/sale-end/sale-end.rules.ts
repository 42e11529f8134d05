/** So long before its end a sale is counted down, in milliseconds. */
export const LAST_HOURS = 24 * 3_600_000;

/** The server's clock may be so much behind the page's: a device that differs by less counts as right, in milliseconds. */
export const MOST_AHEAD = 10_000;

export type SalePhase = 'ahead' | 'lastHours' | 'doubtful' | 'over';

/** Where a moment is in the sale of an offer; both in milliseconds since the epoch. */
export function phaseAt(now: number, endsAt: number): SalePhase {
  if (now >= endsAt + MOST_AHEAD) return 'over';
  if (now >= endsAt) return 'doubtful';
  return now >= endsAt - LAST_HOURS ? 'lastHours' : 'ahead';
}
