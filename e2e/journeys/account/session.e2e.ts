import { USER_INFO_REFRESH } from '../../../machines/session/session.rules.ts';
import { expect, FAILED_REQUEST, forgive, isOn, open, test } from '../../fixtures.ts';
import { Network } from '../../models/network.ts';
import { fillCart, someOffer } from '../../shop-api.ts';

const USER_INFO = /\/api\/www\/user\/info\/get/;

test.use({ consent: 'preferences' });

test('a status that has changed shows without a new visit, and looking around begins no session [user.refresh] [user.returning] [cms.visibility-dates]', { tag: '@phone' }, async ({ page, context, baseURL }) => {
  // The visitor's clock is a day ahead: what is for the next hour only is shown by the server's.
  await page.clock.install({ time: Date.now() + 86_400_000 });
  await page.route(/\/api\/www\/cms\/page\?/, async (route) => {
    const response = await route.fetch();
    const body = await response.json() as { slots: { components: { validTo: string | null }[] }[] };
    for (const component of body.slots.flatMap(({ components }) => components)) component.validTo = new Date(Date.now() + 3_600_000).toISOString();
    await route.fulfill({ response, json: body });
  });
  const asked = page.waitForResponse(USER_INFO);
  await open(page, '/');
  await (await asked).finished();
  const first = page.getByRole('heading', { name: 'Poprvé tady? Jde to ve třech krocích' });
  const returning = page.getByRole('heading', { name: 'Vítejte zpátky' });
  await expect(first).toBeVisible();
  await expect(returning).toHaveCount(0);
  // As if the first visit had been yesterday.
  const [visited] = (await context.cookies()).filter(({ name }) => name === 'shop_visited');
  await context.addCookies([{ ...visited!, value: String(Number(visited!.value) - 86_400) }]);
  const again = page.waitForResponse(USER_INFO);
  await expect(async () => {
    await page.clock.fastForward(USER_INFO_REFRESH);
    await Promise.race([again, page.evaluate(async () => (await fetch('/healthz')).text())]);
    await expect(returning).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(first).toHaveCount(0);
  expect((await context.cookies(baseURL)).map(({ name }) => name).sort()).toEqual(['consent', 'shop_visited']);
});

test('calls that are refused for an old token share one refresh, and each is made once more [token.refresh]', async ({ page, troubles }, testInfo) => {
  // Who has a cart has a session, and tokens to renew.
  await fillCart(page, await someOffer(page, testInfo));
  const [WISHES, INFO, REFRESH] = ['/api/www/wishlist/count', '/api/www/user/info/get', '/api/www/oauth/token/refresh'];
  const network = new Network(page);
  for (const call of [WISHES, INFO, REFRESH]) await network.hold(call);
  await open(page, '/');
  for (const call of [WISHES, INFO]) await expect.poll(() => network.isWaiting(call)).toBe(true);
  await network.fail(WISHES, 403, { code: 'token-expired' });
  await expect.poll(() => network.isWaiting(REFRESH)).toBe(true);
  await network.fail(INFO, 403, { code: 'token-expired' });
  await network.pass(REFRESH);
  for (const call of [WISHES, INFO]) await network.pass(call);
  expect([WISHES, INFO, REFRESH].map((call) => network.count(call))).toEqual([2, 2, 1]);
  forgive(troubles, FAILED_REQUEST);
});

test('who is not logged in reaches the login from a closed page without going round, stays there after a reload, and comes back from it [account.login-not-open] [account.guard]', { tag: '@phone' }, async ({ page, troubles }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/mytui')) asked.push(pathname);
  });
  await open(page, '/o-nas');
  await page.getByRole('banner').getByRole('link', { name: 'Můj účet' }).click();
  await isOn(page, 'mytuiAuthLogin');
  expect(asked.filter((path) => path === '/mytui/login').length).toBeLessThanOrEqual(1);
  await page.reload();
  await isOn(page, 'mytuiAuthLogin');
  expect(asked.length).toBeLessThanOrEqual(4);
  await page.goBack();
  await expect(page).toHaveURL(/\/o-nas$/);
  forgive(troubles, FAILED_REQUEST);
});
