/** A complaint whose answer is lost: what is changed then is not lost silently, and a reload makes no second one. */
import type { Page } from '@playwright/test';
import { becomeCustomer } from '../../customer.ts';
import { expect, FAILED_REQUEST, forgive, isOn, open, test } from '../../fixtures.ts';
import { placeOrder } from '../../shop-api.ts';

const SUBMIT = (url: URL) => url.pathname.endsWith('/api/www/account/complaints/submit');
const FIRST = 'Bazén byl celý týden zavřený.';
const form = (page: Page) => page.locator('[data-flow="complaint"]');
const submit = (page: Page) => form(page).getByRole('button', { name: 'Odeslat reklamaci' }).click();

test('a complaint that is corrected after its answer was lost stands as it was first sent, also after a reload, and the way to it is shown [account.complaints]', async ({ page, troubles }, testInfo) => {
  await becomeCustomer(page, `ztracena-${crypto.randomUUID().slice(0, 8)}@example.cz`);
  await placeOrder(page, testInfo);
  await open(page, '/mytui/complaints');
  await form(page).getByLabel('Zájezd').selectOption({ index: 1 });
  await form(page).getByLabel('Čeho se to týká').selectOption('Ubytování');
  await form(page).getByLabel('Kdy se to stalo').fill(Temporal.Now.plainDateISO('Europe/Prague').subtract({ days: 1 }).toString());
  await form(page).getByLabel('Řekli jste to někomu na místě?').selectOption('Ne');
  await form(page).getByLabel('Co se stalo').fill(FIRST);
  await form(page).getByLabel('Co od nás čekáte').selectOption('Vysvětlení a omluvu');
  await page.route(SUBMIT, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit(page);
  await expect(form(page)).toHaveAttribute('data-state', 'failed');
  await page.unroute(SUBMIT);

  await page.reload();
  await expect(form(page).getByLabel('Co se stalo')).toHaveValue(FIRST);
  await form(page).getByLabel('Co se stalo').fill(`${FIRST} A zlomil jsem si nohu.`);
  await submit(page);
  await expect(form(page)).toHaveAttribute('data-state', 'submittedBefore');
  await expect(form(page)).toContainText(/Reklamaci R-\d{4}-\d{6} už máme tak, jak jste ji odeslali poprvé/);
  await expect(form(page)).toContainText('A zlomil jsem si nohu.');
  await expect(page.getByRole('listitem').filter({ hasText: 'Přijato, potvrdíme do' })).toHaveCount(1);
  await testInfo.attach('stands as first sent', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  await form(page).getByRole('link', { name: 'Otevřít reklamaci' }).click();
  await isOn(page, 'mytuiComplaintsId');
  await expect(page.getByRole('log')).toContainText(FIRST);
  await expect(page.getByRole('log')).not.toContainText('A zlomil jsem si nohu.');
  await expect(page.getByLabel('Vaše zpráva')).toBeVisible();
  forgive(troubles, FAILED_REQUEST);
});
