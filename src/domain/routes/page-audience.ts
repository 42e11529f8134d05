/** For whom a page is made: what of a request its markup follows from. Documents are shared within one audience. */
import { BIRTH_DATES_COOKIE } from '../visitor/birth-dates-cookie.ts';
import { CONSENT_COOKIE, formatConsent, parseConsent } from '../visitor/consent.ts';
import type { ConsentCategories } from '../visitor/consent.ts';
import { operatingSystemOf } from '../visitor/device.ts';
import type { OperatingSystem } from '../visitor/device.ts';
import { POPUP_COOKIE } from '../visitor/popup-tracking.ts';
import { SORT_COOKIE } from '../visitor/remembered.ts';
import { userStatusOf, VISITED_COOKIE } from '../visitor/user-status.ts';
import type { UserStatus } from '../visitor/user-status.ts';

export const ACCESS_COOKIE = 'shop_access';
export const REFRESH_COOKIE = 'shop_refresh';
/** Before the names of cookies that only the server reads, where visitors come by https. */
export const HOST_PREFIX = '__Host-';
export const CART_COOKIE = 'shop_cart';
export const WISHLIST_COOKIE = 'shop_wishlist';
export const ACTIVITIES_COOKIE = 'shop_activities';
/** Whom an identity provider has sent to register. */
export const IDENTITY_COOKIE = 'shop_identity';
/** What a browser takes to an identity provider and brings back. */
export const IDENTITY_CHECKS_COOKIE = 'shop_identity_checks';
/** The login of somebody who edits the shop; its preview is nobody else's. */
export const STAFF_COOKIE = 'shop_staff';

/**
 * Every cookie of the shop and what it does to a page. `audience`: the markup follows from it, within what the audience
 * says. `notInMarkup`: no shared page shows it; a page that asks the API for its owner's things is shared with nobody.
 * `private`: its owner gets pages of their own, as does the owner of a cookie that is not named here.
 */
export const PAGE_COOKIES: Readonly<Record<string, 'audience' | 'notInMarkup' | 'private'>> = {
  [CONSENT_COOKIE]: 'audience',
  [VISITED_COOKIE]: 'audience',
  [CART_COOKIE]: 'notInMarkup',
  [WISHLIST_COOKIE]: 'notInMarkup',
  [ACTIVITIES_COOKIE]: 'notInMarkup',
  [POPUP_COOKIE]: 'notInMarkup',
  [IDENTITY_COOKIE]: 'private',
  [IDENTITY_CHECKS_COOKIE]: 'notInMarkup',
  [STAFF_COOKIE]: 'private',
  [ACCESS_COOKIE]: 'private',
  [REFRESH_COOKIE]: 'private',
  [SORT_COOKIE]: 'private',
  [BIRTH_DATES_COOKIE]: 'private',
};

export interface PageAudience {
  userStatus: UserStatus;
  /** What the visitor has agreed to; null before they chose. */
  consent: ConsentCategories | null;
  /** Null of everything that is no phone or tablet. */
  operatingSystem: OperatingSystem | null;
  /** Whether the page is for this visitor only. */
  isPrivate: boolean;
}

export function audienceOf({ cookies, userAgent, now }: {
  cookies: Readonly<Record<string, string>>;
  userAgent: string;
  /** Epoch milliseconds. */
  now: number;
}): PageAudience {
  return {
    userStatus: userStatusOf(cookies[VISITED_COOKIE], now),
    consent: parseConsent(cookies[CONSENT_COOKIE]),
    operatingSystem: operatingSystemOf(userAgent) ?? null,
    isPrivate: Object.keys(cookies).map(withoutPrefix).some((name) => (Object.hasOwn(PAGE_COOKIES, name) ? PAGE_COOKIES[name] : 'private') === 'private'),
  };
}

function withoutPrefix(name: string): string {
  return name.startsWith(HOST_PREFIX) ? name.slice(HOST_PREFIX.length) : name;
}

/** Only who has a session can be logged in. */
export function hasSession(cookies: Readonly<Record<string, string>>): boolean {
  return Object.keys(cookies).map(withoutPrefix).some((name) => name === ACCESS_COOKIE || name === REFRESH_COOKIE);
}

/** Names an audience beside an address, which holds the language. */
export function audienceKey({ userStatus, consent, operatingSystem }: PageAudience): string {
  return `${userStatus} ${consent === null ? '' : formatConsent(consent)} ${operatingSystem ?? ''}`;
}
