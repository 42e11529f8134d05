/** How often popups were shown in this browser, as the cookie says [popup.history]. */
import { decodePercent } from '../urls/encoding/percent.ts';

export const POPUP_COOKIE = 'popup_tracking';
/** How long the cookie lives where a popup has no end, in days. */
const POPUP_DAYS = 30;
const DAY = 86_400_000;

export interface PopupShows {
  count: number;
  /** When it was shown last, in milliseconds since the epoch; null before it ever was. */
  lastAt: number | null;
  /** Until when that counts, in milliseconds since the epoch; left out before it was ever shown. */
  until?: number;
}

export function noShows(): PopupShows {
  return { count: 0, lastAt: null };
}

const ENTRY = /^([\w%*!~'()-]{1,200}):(\d{1,6}):(\d{1,16})(?::(\d{1,16}))?$/;

/** Every popup's shows by its name, from `name:count:time:until` joined by dots; what the shop would not write is left out. */
export function parsePopupCookie(value: string | undefined): ReadonlyMap<string, PopupShows> {
  return new Map((value ?? '').split('.').flatMap((entry) => {
    const [, name, count, lastAt, until] = ENTRY.exec(entry) ?? [];
    return name === undefined ? [] : [[decodePercent(name) ?? name, { count: Number(count), lastAt: Number(lastAt), ...(until !== undefined && { until: Number(until) }) }] as const];
  }));
}

function formatPopupCookie(shows: ReadonlyMap<string, PopupShows>): string {
  return [...shows].map(([name, { count, lastAt, until }]) => `${encodeURIComponent(name).replaceAll('.', '%2E')}:${count}:${lastAt ?? 0}${until === undefined ? '' : `:${until}`}`).join('.');
}

/**
 * The cookie with one more show of a popup: of each popup until that ends, or for 30 days; one that ends sooner does not take
 * the others with it [popup.history].
 * @param dateTo the popup's last moment; like `now` and `expires` in milliseconds since the epoch
 */
export function popupCookieOf(cookie: string | undefined, { name, shows, now, dateTo }: { name: string; shows: PopupShows; now: number; dateTo: number | null }): { value: string; expires: number } {
  const shown = { ...shows, until: dateTo ?? now + POPUP_DAYS * DAY };
  const all = new Map([...parsePopupCookie(cookie)].filter(([, { until = now }]) => until >= now)).set(name, shown);
  return { value: formatPopupCookie(all), expires: Math.max(...[...all.values()].map(({ until = now }) => until)) };
}
