/** What every browser test has: a browser that must not break the Content-Security-Policy, log an error, fail to hydrate or ask another host. */
import { expect, test as base } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { HotelCard } from './pages/hotel-card.page.ts';
import { Checkout } from './pages/checkout.page.ts';
import { Listing } from './pages/listing.page.ts';
import { Payment } from './pages/payment.page.ts';
import { SandboxBank } from './pages/sandbox-bank.page.ts';
import { Search } from './pages/search.page.ts';
import { slowDown } from './slow-pages.ts';

interface Options {
  /** What the visitor has agreed to before; null asks them. */
  consent: string | null;
}

interface Fixtures {
  /** Everything that went wrong in the browser, all tabs together; empty at the end unless the test forgave it. */
  troubles: string[];
  search: Search;
  listing: Listing;
  hotelCard: HotelCard;
  checkout: Checkout;
  payment: Payment;
  bank: SandboxBank;
}

export const test = base.extend<Options & Fixtures>({
  consent: ['none', { option: true }],
  troubles: [async ({ context, consent, baseURL }, use) => {
    const troubles: string[] = [];
    watch(context, new URL(baseURL!).origin, troubles);
    if (process.env.SLOW_PAGES) await slowDown(context);
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`Content Security Policy: ${violatedDirective} refused ${blockedURI}`);
      });
    });
    if (consent !== null) await context.addCookies([{ name: 'consent', value: consent, url: baseURL! }]);
    await use(troubles);
    expect(troubles).toEqual([]);
  }, { auto: true }],
  search: async ({ page }, use) => use(new Search(page)),
  listing: async ({ page }, use) => use(new Listing(page)),
  hotelCard: async ({ page }, use) => use(new HotelCard(page)),
  checkout: async ({ page }, use) => use(new Checkout(page)),
  payment: async ({ page }, use) => use(new Payment(page)),
  bank: async ({ page }, use) => use(new SandboxBank(page)),
});

export { expect };

function watch(context: BrowserContext, origin: string, troubles: string[]): void {
  context.on('weberror', (error) => troubles.push(`error: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' || /hydrat|did not match|Content Security Policy/i.test(message.text())) troubles.push(`console: ${message.text()}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) troubles.push(`request to another host: ${request.url()}`);
  });
}

/** Takes expected troubles out, such as the browser's own line about an answer 404. */
export function forgive(troubles: string[], expected: RegExp): void {
  for (let place = troubles.length - 1; place >= 0; place -= 1) if (expected.test(troubles[place]!)) troubles.splice(place, 1);
}

/** The browser's own words about an answer of 400 and above, or one that never came. */
export const FAILED_REQUEST = /Failed to load resource/;

/** Opens a path and waits until its machines are alive. @param timeout milliseconds, for a page that takes longer than others */
export async function open(page: Page, path: string, timeout?: number): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await isAlive(page, timeout);
}

/** Waits until the page answers presses, after a link or a button led to it. */
export async function isAlive(page: Page, timeout?: number): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout });
}

/** Waits for a page by its type's name in the specification. */
export async function isOn(page: Page, pageType: string): Promise<void> {
  await expect(page.locator('main[data-page]')).toHaveAttribute('data-page', pageType);
  await isAlive(page);
}
