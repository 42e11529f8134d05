import type { Middleware } from 'openapi-fetch';
import type { CookieJar } from '../cookie-jar.ts';

/** On the server: requests carry the visitor's cookies and answers may change them. */
export function serverCookies(jar: CookieJar): Middleware {
  return {
    onRequest({ request }) {
      jar.attachTo(request);
    },
    onResponse({ response }) {
      jar.take(response);
    },
  };
}
