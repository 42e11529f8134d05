import { marketMoment } from '../../domain/dates/market-moment.ts';
import { addressForOthers } from '../../domain/urls/address-for-others.ts';

/** @param now epoch milliseconds */
export function urlForOthers(url: string, now: number): string {
  return addressForOthers(url, marketMoment(new Date(now).toISOString()).date);
}
