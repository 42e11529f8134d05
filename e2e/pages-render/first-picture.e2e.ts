import type { Page } from '@playwright/test';
import { expect, isAlive, test } from '../fixtures.ts';
import { Search } from '../pages/search.page.ts';

const LISTING = '/dovolena/recko/nabidky-letecky';

/** Where each visible element stands and what it looks like. */
function picture(page: Page): Promise<string[]> {
  return page.locator('body *').evaluateAll((elements) => elements.filter((element) => element.checkVisibility()).map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, borderTopColor, borderRadius, boxShadow, font, textDecorationLine, opacity, transform } = getComputedStyle(element);
    return JSON.stringify([element.tagName, element.className, x, y, width, height, color, backgroundColor, borderTopColor, borderRadius, boxShadow, font, textDecorationLine, opacity, transform]);
  }));
}

for (const path of ['/', LISTING, '/uk', '/ochrana-osobnich-udaju', '/dovolena/nabidky-autem']) {
  test(`${path} has all styles of its first picture in the document`, { tag: '@phone' }, async ({ page }) => {
    await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.route(/\.woff2$/, (route) => route.fulfill({ contentType: 'font/woff2', body: '' }));
    await page.goto(path);
    // What begins below the first screen is laid out whenever the browser comes to it.
    await page.evaluate(() => document.documentElement.style.setProperty('--out-of-sight', 'visible'));
    const first = await picture(page);
    expect(first.length).toBeGreaterThan(50);
    await page.locator('link[rel=stylesheet]').evaluateAll((links) => Promise.all(links.map((link) => new Promise((resolve) => {
      link.addEventListener('load', resolve);
      (link as HTMLLinkElement).disabled = false;
    }))));
    expect(await picture(page)).toEqual(first);
  });
}

test('style sheets that come one after another leave the first picture as it is [page.listing]', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 1100 });
  const rest = Promise.withResolvers<void>();
  await page.route(/listing-[^/]*\.css$/, async (route) => {
    await rest.promise;
    await route.continue();
  });
  await page.goto('/dovolena/nabidky-letecky', { waitUntil: 'commit' });
  const results = page.getByRole('region', { name: 'Nalezené dovolené' });
  const isThere = () => page.locator('link[rel=stylesheet][href*="/shop-"]').evaluate((link) => (link as HTMLLinkElement).sheet !== null);
  await expect.poll(isThere).toBe(true);
  const between = await results.boundingBox();
  rest.resolve();
  await isAlive(page);
  expect(between).toMatchObject({ y: (await results.boundingBox())!.y });
});

test('scripts are fetched once the large picture has come [page.home]', { tag: '@phone' }, async ({ page }) => {
  const order: string[] = [];
  page.on('request', (request) => { if (/\/assets\/[^/]*\.js$/.test(request.url())) order.push('script'); });
  page.on('requestfinished', (request) => { if (request.resourceType() === 'image') order.push('picture'); });
  await page.goto('/');
  await isAlive(page);
  expect(order.indexOf('script')).toBeGreaterThan(order.indexOf('picture'));
  expect(order).toContain('picture');
});

test('a press does not wait for a picture that does not come', { tag: '@phone' }, async ({ page }) => {
  // The two seconds after which scripts come all the same never pass.
  await page.clock.install();
  await page.route(/\/images\/scale\//, () => {});
  const scripts: string[] = [];
  page.on('request', (request) => { if (/\/assets\/[^/]*\.js$/.test(request.url())) scripts.push(request.url()); });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const { opener } = new Search(page);
  await expect(opener).toBeVisible();
  expect(scripts).toEqual([]);
  await opener.click();
  await page.clock.resume();
  await expect(page.getByRole('dialog', { name: 'Kam pojedete?' })).toBeVisible();
});

const cyrillic = (page: Page) => page.evaluate(async () => {
  await document.fonts.ready;
  return [...document.fonts].filter(({ unicodeRange, status }) => unicodeRange.startsWith('U+301') && status !== 'unloaded').length > 0;
});

test('the Cyrillic font is fetched where a page is written in it, and rare letters nowhere', async ({ page }) => {
  const rest: string[] = [];
  page.on('request', (request) => { if (request.url().includes('latin-rest')) rest.push(request.url()); });
  await page.goto(LISTING);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await expect(page.getByRole('contentinfo').getByText('Українська')).toBeVisible();
  expect(await cyrillic(page)).toBe(false);
  await page.goto(`/uk${LISTING}`);
  expect(await cyrillic(page)).toBe(true);
  expect(rest).toEqual([]);
});
