import type { Locator, Page } from '@playwright/test';
import { expect, isAlive, isOn, open, test } from '../../fixtures.ts';

const FURTHEST = 80;

/** Presses Tab until the wanted element has the focus: it must be on the way. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let press = 0; press < FURTHEST; press += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

test('a holiday is found and its reservation filled in by keys alone [page.home] [page.checkout-reservation]', async ({ page, search, listing, hotelCard, checkout }) => {
  test.slow();
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Přejít k obsahu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, search.field('Kam'));
  await page.keyboard.press('Enter');
  await expect(search.choices('Kam').getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('Tab');
  // A slip is forgiven.
  await page.keyboard.type('Řceko');
  await page.keyboard.press('Tab');
  await expect(search.choices('Kam').getByRole('treeitem', { name: 'Řecko' }).first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(search.choices('Kam').getByRole('treeitem', { name: 'Řecko' }).first()).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Escape');
  await expect(search.field('Kam')).toBeFocused();
  await expect(search.field('Kam')).toContainText('Řecko');
  await tabTo(page, search.submitButton);
  await expect(search.submitButton).toHaveText(/^Zobrazit/);
  await page.keyboard.press('Enter');

  await isOn(page, 'listing');
  await tabTo(page, listing.tiles.first().getByRole('link').first());
  await page.keyboard.press('Enter');
  await isOn(page, 'hotelCard');
  await tabTo(page, hotelCard.orderButton);
  await page.keyboard.press('Enter');

  await isOn(page, 'checkoutReservation');
  await tabTo(page, checkout.ownerField('Jméno'));
  for (const value of ['Jana', 'Nováková', 'jana@example.com', '777123456', 'Dlouhá 12', 'Praha', '110 00']) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await tabTo(page, page.getByRole('button', { name: 'Vyplnit podle objednatele' }));
  await page.keyboard.press('Space');
  await tabTo(page, checkout.traveller('1. dospělý').getByLabel('Datum narození'));
  await page.keyboard.type('12.4.1985');
  await tabTo(page, checkout.traveller('2. dospělý').getByLabel('Jméno', { exact: true }));
  await page.keyboard.type('Petr');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Novák');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3.11.1983');
  await page.keyboard.press('Enter');
  await expect(checkout.heading).toHaveText('Co máte v ceně');
  await expect(checkout.heading).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Pokračovat ke shrnutí' }));
  await page.keyboard.press('Enter');
  await expect(checkout.heading).toBeFocused();
  await tabTo(page, checkout.terms);
  await page.keyboard.press('Space');
  await tabTo(page, checkout.orderButton);
  await page.keyboard.press('Enter');
  await isOn(page, 'checkoutPayment');
  await isAlive(page);
});

test('a button whose own press leaves it nothing to do keeps the focus, and takes no further press [view.accordion] [date.draft] [gs.filter-kinds]', async ({ page, search }) => {
  await open(page, '/dovolena/nabidky-letecky');
  const pressed = async (button: Locator) => {
    await button.press('Enter');
    await expect(button).toBeDisabled();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button).toBeFocused();
  };
  await pressed(page.getByRole('button', { name: 'Rozbalit vše' }));
  await pressed(page.getByRole('button', { name: 'Sbalit vše' }));

  await search.openField('Odkud');
  await search.choices('Odkud').getByRole('checkbox').first().check();
  await pressed(search.choices('Odkud').getByRole('button', { name: 'Zrušit výběr' }));
  await page.keyboard.press('Escape');
  await search.openField('Kdy');
  await search.summerMonths.first().click();
  await pressed(search.choices('Kdy').getByRole('button', { name: 'Smazat termín' }));
});

test('whoever registers or logs in by keys alone is led to what is missing and to the password [account.register] [account.login]', async ({ page }) => {
  await open(page, '/mytui/register');
  await page.getByLabel('Jméno', { exact: true }).fill('Jana');
  const register = page.getByRole('button', { name: 'Zaregistrovat se' });
  for (const missing of ['Příjmení', 'Příjmení']) {
    await register.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(missing)).toBeFocused();
  }

  await open(page, '/mytui/login');
  await page.getByLabel('E-mail').fill('jana@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Heslo')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Jiný e-mail' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-mail')).toBeFocused();
});
