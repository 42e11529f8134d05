import { eachDue } from '../each-due.ts';
import type { Shop } from '../shop.ts';

/**
 * Releases one order after the other.
 * @param due at most so many that are due, the longest overdue first
 * @param release whether nothing is left to do about it
 * @returns when to look again; null where nothing was left
 */
export function releaseDue({ log }: Pick<Shop, 'log'>, now: Date, due: (most: number) => Promise<{ id: string }[]>, release: (id: string) => Promise<boolean>): Promise<Date | null> {
  return eachDue(now, due, release, (orderId, error) => log.error({ err: error, orderId }, 'An order could not be released'));
}
