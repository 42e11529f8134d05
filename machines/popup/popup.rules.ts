import { endOf, startOf } from '../../src/domain/content/visibility.ts';
import type { Device } from '../../src/domain/visitor/device.ts';
import type { Popup, PopupContext } from './popup.types.ts';

/** From a press on the image to what it leads to, in milliseconds [popup.click]. */
export const REDIRECT_DELAY = 500;

const HOUR = 3_600_000;
/** Timers of browsers know no longer delay, in milliseconds. */
const LONGEST_DELAY = 2_147_483_647;

const VARIANTS = { DESKTOP: 'desktop', TABLET: 'tablet', MOBILE: 'mobile' } as const satisfies Record<Device, keyof NonNullable<Popup['variants']>>;

/** The image of a device's variant; one that is invisible has none to show [popup.active] [popup.variant-visible]. */
export function imageFor({ variants }: Popup, device: Device): { src: string; alt: string } | null {
  const variant = variants?.[VARIANTS[device]];
  return variant?.visible === true ? variant.image ?? null : null;
}

/** First and last moment, in milliseconds since the epoch; null is open. One that cannot be read shows nothing [popup.dates]. */
export function periodOf({ popupData }: Popup): { from: number | null; to: number | null } | undefined {
  try {
    return {
      from: popupData?.dateFrom ? startOf(popupData.dateFrom).epochMilliseconds : null,
      to: popupData?.dateTo ? endOf(popupData.dateTo).epochMilliseconds : null,
    };
  } catch {
    return undefined;
  }
}

/** Moments at which its dates change whether it is shown: when they begin, and just after they end. */
export function momentsOf(popup: Popup): number[] {
  const { from = null, to = null } = periodOf(popup) ?? {};
  return [...(from === null ? [] : [from]), ...(to === null ? [] : [to + 1])];
}

/** Active, with data, an image for the device, within its dates and with consent [popup.active] [popup.dates] [popup.consent]. */
export function isWanted({ popup, device, now, isAllowed }: PopupContext): boolean {
  const period = periodOf(popup);
  if (!popup.active || popup.popupData === undefined || period === undefined || imageFor(popup, device) === null || !isAllowed) return false;
  return (period.from === null || now >= period.from) && (period.to === null || now <= period.to);
}

/** Shown as often as its limit says [popup.history]. */
export function isSpent({ popup, shows }: PopupContext): boolean {
  return shows.count >= (popup.popupData?.showLimit ?? 0);
}

/** Milliseconds until it may be shown again [popup.history]. */
export function untilNextShow({ popup, shows, now }: PopupContext): number {
  if (shows.lastAt === null) return 0;
  const left = shows.lastAt + (popup.popupData?.timeInterval ?? 0) * HOUR - now;
  return Math.min(Math.max(0, left), LONGEST_DELAY);
}

export function delayOf({ popup }: PopupContext): number {
  return Math.min((popup.popupData?.delay ?? 0) * 1000, LONGEST_DELAY);
}

export function repeatDelayOf({ popup }: PopupContext): number {
  return Math.min((popup.popupData?.timeInterval ?? 0) * HOUR, LONGEST_DELAY);
}
