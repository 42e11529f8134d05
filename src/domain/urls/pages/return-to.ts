import { formatQueryString } from '../encoding/query-string.ts';

/** A path of one's own site, percent-encoded: two slashes, or a backslash, would name another host. */
const OWN_PATH = /^\/(?![/\\])[\x21-\x5B\x5D-\x7E]*$/;

/** Where a login leads back to: a path of the shop's own, whatever an address claims; else the reservations. */
export function returnPathOf(wanted: string | undefined): string {
  return wanted !== undefined && OWN_PATH.test(wanted) ? wanted : '/mytui';
}

/** The login that leads back to a path of the shop. */
export function loginPath(returnTo: string): string {
  return `/mytui/login${formatQueryString({ returnTo })}`;
}
