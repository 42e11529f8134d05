/** How often popups were shown in this browser, as the cookie says [popup.history]. */

export const POPUP_COOKIE = 'popup_tracking';
/** How long the cookie lives where a popup has no end, in days. */
const POPUP_DAYS = 30;
const DAY = 86_400_000;

export interface PopupShows {
  count: number;
  /** When it was shown last, in milliseconds since the epoch; null before it ever was. */
  lastAt: number | null;
}

export function noShows(): PopupShows {
  return { count: 0, lastAt: null };
}

const ENTRY = /^([\w%*!~'()-]{1,200}):(\d{1,6}):(\d{1,16})$/;

/** Every popup's shows by its name, from `name:count:time` joined by dots; what the shop would not write is left out. */
export function parsePopupCookie(value: string | undefined): ReadonlyMap<string, PopupShows> {
  return new Map((value ?? '').split('.').flatMap((entry) => {
    const [, name, count, lastAt] = ENTRY.exec(entry) ?? [];
    return name === undefined ? [] : [[decoded(name), { count: Number(count), lastAt: Number(lastAt) }] as const];
  }));
}

export function formatPopupCookie(shows: ReadonlyMap<string, PopupShows>): string {
  return [...shows].map(([name, { count, lastAt }]) => `${encodeURIComponent(name).replaceAll('.', '%2E')}:${count}:${lastAt ?? 0}`).join('.');
}

/** When the cookie expires: with the popup, or after 30 days; both in milliseconds since the epoch [popup.history]. */
export function popupCookieExpiry(now: number, dateTo: number | null): number {
  return dateTo ?? now + POPUP_DAYS * DAY;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
