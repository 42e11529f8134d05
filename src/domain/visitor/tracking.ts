/** What analytics may know of what visitors do, and how long and how often (spec 7, analytics events). */
import { withoutPersonal } from '../messages/personal-text.ts';
import type { Device, OperatingSystem } from './device.ts';

/** A press that leaves the document is told first, in milliseconds [track.click-delay]. */
export const CLICK_DELAY = 100;
/** What was seen in full for so long was seen, in milliseconds [track.click-delay]. */
export const IMPRESSION_DELAY = 100;
/** Characters of a label and of a component's name [track.labels]. */
const LABEL_LENGTH = 50;
const NAME_LENGTH = 30;

type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

/** An event of the data layer before it says on what device it happened. */
export interface TrackedEvent {
  event:
    | 'ListingOffersLoad' | 'popup_open' | 'popup_click' | 'componentClick' | 'componentImpression'
    | 'page_view' | 'purchase_step' | 'search' | 'view' | 'subscription' | 'offer_problem' | 'countdown_end' | 'content_change' | 'hotel_offer' | 'wishlist';
  [name: string]: Value;
}

interface Around { device: Device; system: OperatingSystem | null }

/** A text as a label: blanks joined, nothing personal, no longer than may be [track.labels] [track.pii]. */
export function trackedLabel(text: string): string {
  return shortened(text, LABEL_LENGTH);
}

/** The name of a component as analytics know it [track.labels]. */
export function trackedName(text: string): string {
  return shortened(text, NAME_LENGTH);
}

/** The event as it is recorded: with device and system, and no text in it that names somebody [track.pii] [view.device-os]. */
export function recordedEvent(event: TrackedEvent, { device, system }: Around): TrackedEvent {
  return { ...(cleaned(event) as TrackedEvent), device, system };
}

function cleaned(value: Value): Value {
  if (typeof value === 'string') return withoutPersonal(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cleaned(inner as Value)]));
}

/** Cut by characters, not by halves of them. */
function shortened(text: string, length: number): string {
  return [...withoutPersonal(text.replace(/\s+/g, ' ').trim())].slice(0, length).join('');
}
