import { USER_INFO_REFRESH } from '../../machines/session/session.rules.ts';
import { expect, open, test } from '../fixtures.ts';

const USER_INFO = /\/api\/www\/user\/info\/get/;

test.use({ consent: 'preferences' });

test('a status that has changed shows without a new visit, and looking around begins no session [user.refresh] [cms.visibility-profile]', { tag: '@phone' }, async ({ page, context, baseURL }) => {
  await page.clock.install();
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
