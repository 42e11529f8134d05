import { startOf } from '../content/visibility.ts';

/** When the sale of a departure ends: as its day begins in the market's zone. @param departureDate ISO date @returns epoch milliseconds */
export function bookableUntil(departureDate: string): number {
  return startOf(departureDate).epochMilliseconds;
}

/** Whether a departure is still sold on a day of the market; both are ISO dates. The same rule as `bookableUntil`, by days. */
export function isBookableOn(departureDate: string, today: string): boolean {
  return departureDate > today;
}
