import { CONSENT_COOKIE, formatConsent } from '../domain/consent.ts';
import type { Api } from '../api/create-api.ts';
import { consent$ } from '../streams/consent.ts';
import { pageReturns$ } from '../streams/page-returns.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { createApiPorts } from './api-ports.ts';
import { besideList } from './beside-list.ts';
import { createAddressPorts } from './change-url.ts';
import type { OpenPage } from './change-url.ts';
import type { LandingPorts } from './page-ports.ts';

const CONSENT_DAYS = 180;

/** Ports of a page that lives in a browser; those of pages that nobody lands on are in further-browser-ports.ts. */
export function createBrowserPorts(api: Api, openPage: OpenPage): LandingPorts {
  const calls = createApiPorts(api);
  return {
    ...calls,
    listing: besideList(calls.listing, { afterPaint, later: setTimeout }),
    configurator: { ...calls.configurator, pageReturns: () => pageReturns$(window) },
    consent: {
      storedConsents: () => consent$((globalThis as { cookieStore?: EventTarget }).cookieStore),
      async storeConsent({ categories }) {
        const secure = location.protocol === 'https:' ? '; Secure' : '';
        document.cookie = `${CONSENT_COOKIE}=${formatConsent(categories)}; Path=/; Max-Age=${CONSENT_DAYS * 86_400}; SameSite=Lax${secure}`;
      },
    },
    navigation: createAddressPorts(window, openPage),
  };
}
