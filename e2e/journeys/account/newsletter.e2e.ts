/** Asking for news: by a mail to the address itself, and out by one press. */
import { expectAccessible } from '../../accessibility.ts';
import { expect, isOn, open, test } from '../../fixtures.ts';
import { Network } from '../../models/network.ts';
import { followFooterLink } from '../../pages/footer.ts';
import { openMail } from '../../sandbox-mail.ts';

test('from the footer to news by mail, confirmed and ended by the links of the mail [page.newsletter] [page.presale] [page.reached]', { tag: '@phone' }, async ({ page }, testInfo) => {
  const email = `novinkynaadresudelsinezjejisloupec-${testInfo.project.name}-${testInfo.workerIndex}-${testInfo.repeatEachIndex}@example.cz`;
  await open(page, '/');
  await followFooterLink(page, 'Zefira', 'Novinky e-mailem');
  await expect(page).toHaveURL(/\/newsletter$/);
  await isOn(page, 'contentPage');
  const flow = page.locator('main[data-page] [data-flow="subscription"]');
  await flow.getByRole('button', { name: 'Chci dostávat e-maily' }).click();
  await expect(flow).toContainText('Napište svou e-mailovou adresu.');
  await expect(flow).toContainText('Bez souhlasu vám nemůžeme psát.');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('checkbox').check();
  const network = new Network(page);
  await network.hold('/api/www/subscriptions');
  await flow.getByRole('button', { name: 'Chci dostávat e-maily' }).click();
  // The mail goes to the address that was sent.
  await expect(page.getByRole('textbox', { name: 'E-mail' })).not.toBeEditable();
  await network.pass('/api/www/subscriptions');
  await network.release('/api/www/subscriptions');
  await expect(flow).toContainText('Podívejte se do schránky');
  await expect(flow).toContainText('Za hodinu posíláme nejvýš jeden');
  await expect(flow).toContainText(email);
  await openMail(page, email);
  for (const path of [page.url(), '/sandbox/mail']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBe(0);
  }
  await openMail(page, email);
  await page.getByRole('link', { name: /newsletter\?confirm=/ }).click();
  const confirmation = page.url();
  await page.getByRole('button', { name: 'Potvrdit odběr' }).click();
  await expect(flow).toContainText('Hotovo, jste v seznamu');
  await open(page, confirmation);
  await expect(flow).toContainText('Hotovo, jste v seznamu');
  await expect(flow.getByRole('button', { name: 'Potvrdit odběr' })).toHaveCount(0);
  await open(page, '/newsletter?confirm=abc');
  await expect(flow).toContainText('Potvrzovací odkaz jsme nepoznali');
  await expectAccessible(page);
  await flow.getByRole('button', { name: 'Napsat adresu znovu' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await openMail(page, email);
  await page.getByRole('link', { name: /newsletter\?end=/ }).click();
  await expect(flow).toContainText('Potvrďte, že se chcete odhlásit.');
  await page.getByRole('button', { name: 'Odhlásit se' }).click();
  await expect(flow).toContainText('Jste odhlášeni');

  await followFooterLink(page, 'Zefira', 'Předprodej');
  await expect(page).toHaveURL(/\/przedsprzedaz$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/předprodej/i);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('checkbox').check();
  await flow.getByRole('button').click();
  await expect(flow).toContainText('Podívejte se do schránky');
  await openMail(page, email, 'Potvrďte zájem o předprodej');
  await page.getByRole('link', { name: /przedsprzedaz\?confirm=/ }).click();
  await page.getByRole('button', { name: 'Potvrdit odběr' }).click();
  await expect(flow).toContainText('Hotovo, jste v seznamu');
});
