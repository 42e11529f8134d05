import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { audienceKey, audienceOf, PAGE_COOKIES } from './page-audience.ts';

const NOW = Date.parse('2026-06-01T10:00:00Z');
const HOUR_AGO = String(NOW / 1000 - 3600);
const audience = (cookies: Record<string, string>, userAgent = '') => audienceOf({ cookies, userAgent, now: NOW });

describe('the audience of a page', () => {
  it('is told by user status, consent and device [user.returning] [view.device-os]', () => {
    const looks = [
      audience({}), audience({ consent: 'none' }), audience({ consent: 'preferences' }), audience({ shop_visited: HOUR_AGO }), audience({}, 'iPhone'), audience({}, 'Android'),
    ];
    expect(new Set(looks.map(audienceKey)).size).toBe(looks.length);
    expect(looks.map(({ isPrivate }) => isPrivate)).toEqual(looks.map(() => false));
  });

  it('is the same whatever stands in a cookie that cannot be read', () => {
    expect(new Set([audience({}), audience({ consent: 'junk', shop_visited: 'junk' }), audience({ shop_visited: '' })].map(audienceKey)).size).toBe(1);
  });

  it('does not follow from a cart, which no shared page shows', () => {
    for (const name of ['shop_cart', '__Host-shop_cart']) expect(audience({ [name]: 'signature.id' })).toEqual(audience({}));
  });

  it.each(['shop_access', 'shop_refresh', '__Host-shop_access', '__Host-never-heard-of', 'listingSort', 'childrenBirthDates', 'never-heard-of', 'constructor'])('is the owner alone of the cookie %s', (name) => {
    expect(audience({ [name]: '1' }).isPrivate).toBe(true);
  });
});

it('every cookie that the shop names in its sources is in the table of page cookies', () => {
  const sources = globSync('{src,machines}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const named = sources.flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(/\w*_COOKIE = '([^']+)'/g), ([, name]) => name!));
  const set = sources.flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(/(?:setCookie|writeCookie)\(\s*'([^']+)'/g), ([, name]) => name!));
  expect([...new Set([...named, ...set])].sort()).toEqual(Object.keys(PAGE_COOKIES).sort());
});
