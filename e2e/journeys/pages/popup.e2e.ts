import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, forgive, open, test } from '../../fixtures.ts';

const COOKIE = 'popup_tracking';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test.use({ consent: null });

/** The popup of /akce waits for its image alone, which comes once what is returned is called. */
async function holdImage(page: Page): Promise<() => void> {
  const { promise: imageIsWanted, resolve: sendImage } = Promise.withResolvers<void>();
  await page.route(/overwater-bungalows-day\?.*dstw=(?:640|1080)/, async (route) => {
    await imageIsWanted;
    await route.continue();
  });
  await page.route('**/akce', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"delay":2', '"delay":0') });
  });
  return sendImage;
}

test('a popup waits for consent, its delay and its image, records its show, closes and leads on half a second after a press [popup.consent] [popup.delay] [popup.click]', async ({ page, context, baseURL }) => {
  const popup = page.locator('[data-flow=popup]');
  const shows = async () => (await context.cookies()).find(({ name }) => name === COOKIE);
  let sendImage: () => void = () => {};
  const imageIsWanted = new Promise<void>((resolve) => { sendImage = resolve; });
  await page.route(/overwater-bungalows-day/, async (route) => {
    if (new URL(page.url()).searchParams.has('slow')) await imageIsWanted;
    await route.continue();
  });
  await open(page, '/akce?slow');
  await expect(popup).toBeHidden();
  let isAsked = false;
  page.on('request', (request) => { isAsked ||= request.url().includes('overwater-bungalows-day'); });
  await page.locator('[data-flow=consent]').getByRole('button', { name: 'Povolit všechny' }).click();
  const agreedAt = Date.now();
  // Deferred flows begin with a visitor's first move after the page answers.
  await expect.poll(async () => {
    await page.mouse.move(700, 300);
    await page.mouse.move(710, 310);
    return isAsked;
  }).toBe(true);
  await expect(popup).toBeHidden();
  expect(await shows()).toBeUndefined();
  sendImage();
  await expect(popup).toHaveAttribute('data-state', 'open.offered');
  expect(Date.now() - agreedAt).toBeGreaterThan(1900);
  await expect.poll(async () => (await shows())?.value).toMatch(/^first-minute:1:\d+:\d+$/);
  expect(Math.round(((await shows())!.expires * 1000 - Date.now()) / DAY)).toBe(30);
  // What it took until it showed: its machine, its rules and its picture's address.
  const bytes = await page.evaluate(() => (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => /\/popup[^/]*\.js$/.test(name) && !name.includes('popup-banner')).map(({ encodedBodySize }) => encodedBodySize));
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(3000);
  await popup.getByRole('button', { name: 'Zavřít okno' }).click();
  await expect(popup).toBeHidden();

  // Shown a day ago but for two seconds: it comes when the day is full, not before.
  const before = Date.now() - DAY + 2000;
  await context.addCookies([{ name: COOKIE, value: `first-minute:1:${before}`, url: baseURL! }]);
  await open(page, '/akce');
  await expect(popup).toBeVisible();
  await expect(popup.getByRole('heading', { name: /^First minute/ })).toBeVisible();
  await expect.poll(async () => (await shows())?.value).toMatch(/^first-minute:2:/);
  expect(Number((await shows())!.value.split(':')[2])).toBeGreaterThanOrEqual(before + DAY);
  const pressedAt = Date.now();
  await popup.getByRole('link', { name: 'Zobrazit nabídky first minute' }).click();
  await expect(page).toHaveURL(/\/first-minute$/);
  expect(Date.now() - pressedAt).toBeGreaterThan(450);
});

test('a phone has its own image, without which nothing opens; a press beside it closes the popup [popup.active] [popup.delay] [popup.click]', async ({ page, context, baseURL, troubles }) => {
  await context.addCookies([{ name: 'consent', value: 'preferences', url: baseURL! }]);
  await page.setViewportSize({ width: 390, height: 844 });
  const popup = page.locator('[data-flow=popup]');
  const ofPhone = /tropical-palm-beach/;
  await page.route(ofPhone, (route) => route.abort());
  const missed = page.waitForEvent('requestfailed', (request) => ofPhone.test(request.url()));
  await open(page, '/pl/akce');
  await missed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(popup).toBeHidden();
  forgive(troubles, FAILED_REQUEST);
  await page.unroute(ofPhone);
  await page.reload();
  await expect(popup.getByRole('img')).toHaveAttribute('src', /tropical-palm-beach/);
  await page.mouse.click(10, 820);
  await expect(popup).toBeHidden();
});

test('a popup whose page is left meanwhile waits until its reader is back, and is not there any more after Back [popup.history] [popup.delay]', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: 'preferences', url: baseURL! }]);
  const popup = page.locator('[data-flow=popup]');
  const shows = async () => (await context.cookies()).find(({ name }) => name === COOKIE)?.value;
  const go = async (path: string, heading: string | RegExp) => {
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  };
  const sendImage = await holdImage(page);
  await open(page, '/o-nas');
  const asked = page.waitForRequest(/overwater-bungalows-day/);
  await go('/akce', 'Akce a nabídky');
  await asked;
  await go('/kontakt', 'Kontakt');
  const loaded = page.waitForResponse(/overwater-bungalows-day/);
  sendImage();
  await (await loaded).finished();
  const backAt = Date.now();
  await page.goBack();
  await expect(popup).toBeVisible();
  await expect.poll(shows).toMatch(/^first-minute:1:/);
  expect(Number((await shows())!.split(':')[2])).toBeGreaterThanOrEqual(backAt);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Akce a nabídky');
  await expect(popup).toBeHidden();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Akce a nabídky');
  await expect(popup).toBeHidden();
  expect(await shows()).toMatch(/^first-minute:1:/);
});

test('a popup takes no Enter that was meant for the page, leads on in another tab when asked to, and shows its words on a phone on its side [popup.click]', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: 'preferences', url: baseURL! }]);
  await page.setViewportSize({ width: 667, height: 375 });
  const popup = page.locator('[data-flow=popup]');
  await open(page, '/hu/akce');
  await expect(popup.getByRole('button', { name: 'Ablak bezárása' })).toBeFocused();
  const link = popup.getByRole('link', { name: 'Előfoglalási ajánlatok' });
  await expect(link).toBeInViewport({ ratio: 1 });
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
  await expect(tab).toHaveURL(/\/hu\/first-minute$/);
  await tab.close();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/\/hu\/akce$/);
});

test('a popup waits until an open menu is closed [popup.delay] [popup.history]', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: 'preferences', url: baseURL! }]);
  const popup = page.locator('[data-flow=popup]');
  const shownAt = async () => Number((await context.cookies()).find(({ name }) => name === COOKIE)?.value.split(':')[2]);
  const sendImage = await holdImage(page);
  const asked = page.waitForRequest(/overwater-bungalows-day\?.*dstw=(?:640|1080)/);
  await open(page, '/akce');
  const languages = page.locator('#languages');
  await page.getByRole('button', { name: /^Změnit jazyk/ }).click();
  await expect(languages).toBeVisible();
  await asked;
  const loaded = page.waitForResponse(/overwater-bungalows-day\?.*dstw=(?:640|1080)/);
  sendImage();
  await (await loaded).finished();
  await expect(languages).toBeVisible();
  const closedAt = Date.now();
  await page.keyboard.press('Escape');
  await expect(popup).toBeVisible();
  expect(await shownAt()).toBeGreaterThanOrEqual(closedAt);
});

test('a popup comes with its first moment, not before [popup.dates]', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: 'preferences', url: baseURL! }]);
  const popup = page.locator('[data-flow=popup]');
  const begins = Date.now() + 8_000;
  await page.route('**/akce', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"delay":2', '"delay":0').replace('"dateFrom":null', `"dateFrom":${JSON.stringify(new Date(begins))}`);
    await route.fulfill({ response, body });
  });
  await open(page, '/akce');
  await page.mouse.move(700, 300);
  await page.mouse.move(710, 310);
  await expect(popup).toBeVisible();
  // The server, whose clock it goes by, runs on this machine.
  await expect.poll(async () => Number((await context.cookies()).find(({ name }) => name === COOKIE)?.value.split(':')[2])).toBeGreaterThanOrEqual(begins);
});

test('a popup whose image is invisible to the device is never shown, nor its image fetched [popup.variant-visible]', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: 'preferences.statistics', url: baseURL! }]);
  const images: string[] = [];
  page.on('request', (request) => { if (/overwater-bungalows-day\?.*dstw=(?:640|1080)/.test(request.url())) images.push(request.url()); });
  let isVisible = false;
  await page.route('**/akce', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"delay":2', '"delay":0');
    await route.fulfill({ response, body: isVisible ? body : body.replaceAll('"visible":true', '"visible":false') });
  });
  // What begins after it.
  const isTracked = page.waitForRequest('**/assets/track-page-*.js');
  await open(page, '/akce');
  await isTracked;
  await expect(page.locator('[data-flow=popup]')).toHaveCount(0);
  expect([images, (await context.cookies()).some(({ name }) => name === COOKIE)]).toEqual([[], false]);
  isVisible = true;
  await page.reload();
  await expect(page.locator('[data-flow=popup]')).toBeVisible();
});

for (const file of ['popup.machine', 'popup-banner']) {
  test(`a blocker that keeps a popup’s ${file} away keeps nothing else of the page, and the popup is not counted as shown [popup.history]`, async ({ page, context, baseURL, troubles }) => {
    await context.addCookies([{ name: 'consent', value: 'preferences.statistics', url: baseURL! }]);
    await page.route('**/akce', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('"delay":2', '"delay":0') });
    });
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort('blockedbyclient'));
    const isBlocked = page.waitForEvent('requestfailed', (request) => request.url().includes(file));
    // What begins after it.
    const isTracked = page.waitForRequest('**/assets/track-page-*.js');
    await open(page, '/akce');
    await Promise.all([isBlocked, isTracked]);
    await expect(page.locator('[data-flow=popup]')).toHaveCount(0);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain(COOKIE);
    forgive(troubles, FAILED_REQUEST);
  });
}
