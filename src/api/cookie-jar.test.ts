import { expect, it } from 'vitest';
import { createCookieJar } from './cookie-jar.ts';

function cookieOf(jar: ReturnType<typeof createCookieJar>) {
  const request = new Request('https://shop.example', { headers: { Cookie: 'stray=1' } });
  jar.attachTo(request);
  return request.headers.get('Cookie');
}

it('carries the visitor\'s cookies, changed and taken back by answers [token.refresh]', () => {
  const jar = createCookieJar('a=1; b=x=y; c=3');
  jar.take(new Response(null, { headers: [['Set-Cookie', 'a=2; Path=/'], ['Set-Cookie', 'c=gone; Max-Age=0'], ['Set-Cookie', 'd=4; Max-Age=60']] }));
  expect(cookieOf(jar)).toBe('a=2; b=x=y; d=4');
});

it('sends no Cookie header for a visitor without cookies [token.refresh]', () => {
  expect(cookieOf(createCookieJar())).toBeNull();
});
