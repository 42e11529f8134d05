import type { components } from '../../../openapi/generated/content.ts';
import { isIsoDate } from '../dates/iso-date.ts';
import { MARKET } from '../market/market.ts';

type CmsComponent = components['schemas']['CmsComponent'];
type CmsPage = components['schemas']['CmsPage'];
type GlobalBlock = components['schemas']['GlobalBlock'];

/** All of some content, which does not change once it was read: each page of the shop asks for those of its header and footer. */
const known = new WeakMap<CmsPage | GlobalBlock, readonly number[]>();

/**
 * The next moment at which something begins or ends to be shown: nothing made of this content may be cached beyond it.
 * @returns epoch milliseconds, Infinity when nothing is limited
 */
export function nextValidityBoundary(content: CmsPage | GlobalBlock, now: number): number {
  const boundaries = known.get(content) ?? allBoundaries(content);
  known.set(content, boundaries);
  return Math.min(Number.POSITIVE_INFINITY, ...boundaries.filter((boundary) => boundary > now));
}

function allBoundaries(content: CmsPage | GlobalBlock): number[] {
  const components = 'slots' in content ? content.slots.flatMap((slot) => slot.components) : (content.components ?? []);
  return components.flatMap(boundariesOf);
}

/** When the market's day ends: what counts from today is another then. @param today ISO date @returns epoch milliseconds */
export function endOfDay(today: string): number {
  return instantOf(today, 1);
}

function boundariesOf({ validFrom, validTo }: CmsComponent): number[] {
  return [
    ...(validFrom === null ? [] : [instantOf(validFrom, 0)]),
    // The last moment itself is still shown; a day is valid until the next one begins.
    ...(validTo === null ? [] : [isIsoDate(validTo) ? instantOf(validTo, 1) : instantOf(validTo, 0) + 1]),
  ].filter((boundary) => !Number.isNaN(boundary));
}

function instantOf(boundary: string, addedDays: number): number {
  if (!isIsoDate(boundary)) return instantAt(boundary);
  return Temporal.PlainDate.from(boundary).add({ days: addedDays }).toZonedDateTime(MARKET.timeZone).epochMilliseconds;
}

function instantAt(text: string): number {
  try {
    return Temporal.Instant.from(text).epochMilliseconds;
  } catch {
    return Number.NaN;
  }
}
