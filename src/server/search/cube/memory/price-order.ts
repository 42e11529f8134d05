import { UNAVAILABLE } from '../../../catalogue/cell-layout.ts';
import type { PackedHotel } from './packed-hotel.ts';
import type { PackedMemory } from './packed-memory.ts';

/** Of so many offers in the order of their prices, the first one's price is stored apart: a search for a price looks there first. */
const STEP = 16;

/** Sorts by the lower, then by the upper ten bits of the price: a comparison for each pair would take most of the loading. */
export function offersByPrice({ days, width, nights, airportOfRow, boardOfRow, offers }: Pick<PackedHotel, 'days' | 'width' | 'nights' | 'airportOfRow' | 'boardOfRow' | 'offers'>, memory: PackedMemory): Uint16Array | Uint32Array {
  const isCell = (row: number) => airportOfRow[row] !== 0 && boardOfRow[row] !== 0;
  const lower = new Uint32Array(1025);
  const upper = new Uint32Array(1025);
  for (let row = 0; row < nights.length; row++) {
    if (!isCell(row)) continue;
    for (let at = row * width; at < (row + 1) * width; at++) {
      const price = days[at] as number;
      if (price >= UNAVAILABLE) continue;
      lower[(price & 1023) + 1]! += 1;
      upper[(price >> 10) + 1]! += 1;
    }
  }
  for (let digit = 1; digit < 1024; digit++) {
    lower[digit]! += lower[digit - 1] as number;
    upper[digit]! += upper[digit - 1] as number;
  }
  const isSmall = days.length <= 65_536;
  const byLower = isSmall ? new Uint16Array(offers) : new Uint32Array(offers);
  const byPrice = isSmall ? memory.uint16('far', offers) : memory.uint32('far', offers);
  for (let row = 0; row < nights.length; row++) {
    if (!isCell(row)) continue;
    for (let at = row * width; at < (row + 1) * width; at++) if ((days[at] as number) < UNAVAILABLE) byLower[lower[(days[at] as number) & 1023]!++] = at;
  }
  for (let place = 0; place < offers; place++) {
    const at = byLower[place] as number;
    byPrice[upper[(days[at] as number) >> 10]!++] = at;
  }
  return byPrice;
}

/** The price of every sixteenth offer. */
export function priceSteps(days: Int32Array, byPrice: Uint16Array | Uint32Array, memory: PackedMemory): Int32Array {
  const steps = memory.int32('near', Math.ceil(byPrice.length / STEP));
  for (let step = 0; step < steps.length; step++) steps[step] = days[byPrice[step * STEP] as number] as number;
  return steps;
}

/**
 * The lowest price from `least` on of the offers that are wanted, going through them by price.
 * @returns null when it is not among the next `most` offers: looking into the cells is then the shorter way
 */
export function nextPrice({ byPrice, priceSteps: steps, days, width }: PackedHotel, least: number, most: number, isWanted: (row: number, slot: number) => boolean): number | null {
  let below = -1;
  let above = steps.length;
  while (above - below > 1) {
    const middle = (below + above) >> 1;
    if ((steps[middle] as number) >= least) above = middle;
    else below = middle;
  }
  let next = Math.max(0, below) * STEP;
  while (next < byPrice.length && (days[byPrice[next] as number] as number) < least) next++;
  const end = Math.min(byPrice.length, next + most);
  for (; next < end; next++) {
    const at = byPrice[next] as number;
    const row = Math.floor(at / width);
    if (isWanted(row, at - row * width)) return days[at] as number;
  }
  return end === byPrice.length ? UNAVAILABLE : null;
}
