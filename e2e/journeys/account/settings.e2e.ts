/** What a customer changes about the account itself: the password, the e-mail, ways to log in. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility.ts';
import { becomeCustomer, CUSTOMER_PASSWORD } from '../../customer.ts';
import { expect, FAILED_REQUEST, forgive, isOn, open, test } from '../../fixtures.ts';
import { openMail } from '../../sandbox-mail.ts';

const main = (page: Page) => page.locator('main[data-page]');
const form = (page: Page, of: string) => page.locator(`[data-flow="accountForm"][data-flow-key="${of}"]`);
const account = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await page.getByLabel('Heslo').fill(password);
  await page.keyboard.press('Enter');
}

test('a new password ends the logins of other tabs at once, and a file pressed there leads to the login and back [account.password] [account.documents] [user.info]', async ({ page, context, troubles }) => {
  const email = `nove-heslo-${crypto.randomUUID()}@example.cz`;
  await becomeCustomer(page, email);
  const other = await context.newPage();
  await open(other, '/mytui/settings');
  await expect(account(other, 'Můj účet: Jana Nováková')).toBeVisible();
  const [file] = await Promise.all([other.waitForEvent('download'), other.getByRole('link', { name: 'Stáhnout vše, co o vás víme' }).click()]);
  expect(file.suggestedFilename()).toBe('zefira.json');

  await open(page, '/mytui/password-change');
  await expect(account(page, 'Můj účet: Jana Nováková')).toBeVisible();
  const password = page.locator('[data-flow="password"]');
  await password.getByLabel('Staré heslo').fill(CUSTOMER_PASSWORD);
  await password.getByLabel('Nové heslo').fill('modrý slon pije čaj');
  await page.keyboard.press('Enter');
  await expect(password).toContainText('Heslo je změněno');
  await expect(account(page, 'Můj účet')).toBeVisible();
  await expect(account(other, 'Můj účet')).toBeVisible();

  await other.getByRole('link', { name: 'Stáhnout vše, co o vás víme' }).click();
  await isOn(other, 'mytuiAuthLogin');
  await logIn(other, email, 'modrý slon pije čaj');
  await isOn(other, 'mytuiSettings');
  const [again] = await Promise.all([other.waitForEvent('download'), other.getByRole('link', { name: 'Stáhnout vše, co o vás víme' }).click()]);
  expect(again.suggestedFilename()).toBe('zefira.json');
  forgive(troubles, FAILED_REQUEST);
});

test('what is written while a form is sent stays, and is saved by the next press [account.settings]', async ({ page }) => {
  await becomeCustomer(page, `psani-${crypto.randomUUID()}@example.cz`);
  await open(page, '/mytui/settings');
  const details = form(page, 'details');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/www/account/customer/details*', async (route) => {
    await held.promise;
    await route.continue();
  }, { times: 1 });
  await details.getByLabel('Ulice a číslo').fill('Dlouhá 12');
  await details.getByRole('button', { name: 'Uložit' }).click();
  await expect(details).toHaveAttribute('data-state', 'sending');
  await details.getByLabel('Město').pressSequentially('Praha');
  held.resolve();
  await expect(details).toHaveAttribute('data-state', 'editing');
  await expect(details.getByLabel('Město')).toHaveValue('Praha');
  await details.getByRole('button', { name: 'Uložit' }).click();
  await expect(details).toContainText('Hotovo, je to uloženo.');
  await page.reload();
  await expect(details.getByLabel('Město')).toHaveValue('Praha');
  await expect(details.getByLabel('Ulice a číslo')).toHaveValue('Dlouhá 12');
});

test('who switches the digits of a mail on logs in by them, not by wrong ones, and may have them once more [account.login] [account.settings]', async ({ page, context, troubles }) => {
  const email = `kod-${crypto.randomUUID()}@example.cz`;
  await becomeCustomer(page, email);
  await open(page, '/mytui/settings');
  await form(page, 'agreements').getByLabel('Při přihlášení vyžadovat i kód z e-mailu').check();
  await form(page, 'agreements').getByRole('button', { name: 'Uložit' }).click();
  await expect(form(page, 'agreements')).toContainText('Hotovo, je to uloženo.');
  await form(page, 'signOut').getByRole('button').click();
  await isOn(page, 'mytuiAuthLogin');
  await logIn(page, email, CUSTOMER_PASSWORD);
  const digits = page.getByLabel('Kód z e-mailu');
  await expect(digits).toBeFocused();
  await expect(digits).toHaveAccessibleDescription(/Šest číslic/);
  await expectAccessible(page);

  const post = await context.newPage();
  await openMail(post, email, 'Kód pro přihlášení');
  const [, right = ''] = /Kód: (\d{6})/.exec(await post.locator('pre').innerText()) ?? [];
  await digits.fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
  await page.keyboard.press('Enter');
  await expect(digits).toHaveAccessibleDescription(/Kód nesedí nebo už neplatí\./);
  await page.getByRole('button', { name: 'Poslat nový kód' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Kód je na cestě.' })).toBeVisible();
  await expect(digits).not.toHaveAccessibleDescription(/Kód nesedí/);
  // Within half a minute no other digits are sent: those of the mail hold.
  await digits.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await page.keyboard.press('Enter');
  await isOn(page, 'mytuiReservations');
  forgive(troubles, FAILED_REQUEST);
});

test('an account moves to another e-mail by the link that comes there, and parts with a provider’s login; a password that the new address gives away has to be changed; put to rest it wakes by a mail that is asked for [account.password] [account.register] [route.account]', async ({ page, troubles }, testInfo) => {
  test.slow();
  const email = `stara-${crypto.randomUUID()}@example.cz`;
  const password = `nova-${crypto.randomUUID()}`;
  const moved = `${password}@example.cz`;
  await becomeCustomer(page, email, password);
  await open(page, '/mytui/settings');
  const change = form(page, 'email');
  await change.getByLabel('Nový e-mail').fill(email);
  await change.getByLabel('Heslo').fill('není to ono');
  await page.keyboard.press('Enter');
  await expect(change.getByLabel('Nový e-mail')).toHaveAccessibleDescription('Tuto adresu už účet má.');
  await change.getByLabel('Nový e-mail').fill(moved);
  await page.keyboard.press('Enter');
  await expect(change.getByLabel('Heslo')).toHaveAccessibleDescription('To není vaše současné heslo.');
  await expect(change.getByLabel('Heslo')).toBeFocused();
  await change.getByLabel('Heslo').fill(password);
  await page.keyboard.press('Enter');
  await expect(change).toContainText('Na novou adresu jsme poslali odkaz');
  await expect(main(page)).toContainText(email);
  await expectAccessible(page);
  await testInfo.attach('settings', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });

  // The link opens behind the login, and acts by a press only.
  await form(page, 'signOut').getByRole('button').click();
  await isOn(page, 'mytuiAuthLogin');
  await openMail(page, moved, 'Potvrďte nový e-mail účtu');
  await page.getByRole('link', { name: /settings\?email=/ }).first().click();
  await isOn(page, 'mytuiAuthLogin');
  await logIn(page, email, password);
  await isOn(page, 'mytuiSettings');
  await expect(form(page, 'confirmEmail')).toContainText(`Účet ${email} převedeme`);
  await expectAccessible(page);
  await testInfo.attach('confirm', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  await form(page, 'confirmEmail').getByRole('button', { name: 'Potvrdit nový e-mail' }).click();
  await expect(main(page)).toContainText('E-mail účtu je změněný.');
  await expect(main(page)).toContainText(moved);
  await expect(form(page, 'confirmEmail')).toHaveCount(0);
  await openMail(page, email, 'E-mail účtu byl změněn');

  await open(page, '/mytui/settings');
  await page.getByRole('button', { name: 'Pokračovat přes Google' }).click();
  await page.getByLabel('Jméno').fill('Jana');
  await page.getByLabel('Příjmení').fill('Nováková');
  await page.getByRole('button', { name: 'Pokračovat' }).click();
  await isOn(page, 'mytuiSettings');
  await expect(main(page)).toContainText('Google: propojeno');
  await expectAccessible(page);
  await form(page, 'unlink-google').getByRole('button', { name: 'Odpojit Google' }).click();
  await expect(main(page)).toContainText('Odpojeno. Přihlásíte se heslem');
  await expect(page.getByRole('button', { name: 'Pokračovat přes Google' })).toBeVisible();
  await testInfo.attach('unlinked', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });

  await form(page, 'signOut').getByRole('button').click();
  await isOn(page, 'mytuiAuthLogin');
  await logIn(page, moved, password);
  await expect(page).toHaveURL(/password-change\?due=1/);
  const renewal = page.locator('[data-flow="password"]');
  await expect(renewal).toContainText('zvolte si prosím nové heslo');
  for (const [label, value] of [['E-mail', moved], ['Staré heslo', password], ['Nové heslo', CUSTOMER_PASSWORD]] as const) await renewal.getByLabel(label, { exact: true }).fill(value);
  await page.keyboard.press('Enter');
  await renewal.getByRole('link', { name: 'Přihlášení' }).click();
  await logIn(page, moved, CUSTOMER_PASSWORD);
  await isOn(page, 'mytuiReservations');

  await open(page, '/mytui/deactivate');
  await form(page, 'remove').getByLabel('Heslo').fill(CUSTOMER_PASSWORD);
  await page.keyboard.press('Enter');
  await isOn(page, 'mytuiHelp');
  await open(page, '/mytui/login');
  await logIn(page, moved, CUSTOMER_PASSWORD);
  const rests = page.getByRole('alert').filter({ hasText: 'Účet ještě není aktivní' });
  await rests.getByRole('link', { name: 'Poslat aktivační e-mail znovu' }).click();
  await isOn(page, 'mytuiAuthResendActivation');
  const registration = page.locator('[data-flow="registration"]');
  await registration.getByLabel('E-mail').fill(moved);
  await registration.getByRole('button', { name: 'Poslat aktivační e-mail znovu' }).click();
  await expect(registration).toContainText('Posíláme nejvýš jeden za minutu');
  // Asked again at once, no second one is sent, and none is promised.
  await registration.getByRole('button', { name: 'Poslat aktivační e-mail znovu' }).click();
  await expect(registration).toContainText('Pokud účet s touto adresou čeká na aktivaci');
  await openMail(page, moved, 'Aktivujte svůj účet');
  await page.getByRole('link', { name: /activate=/ }).first().click();
  await registration.getByRole('button', { name: 'Aktivovat účet' }).click();
  await expect(registration).toContainText('Účet je aktivní');
  await registration.getByRole('link', { name: 'Přihlášení' }).click();
  await logIn(page, moved, CUSTOMER_PASSWORD);
  await isOn(page, 'mytuiReservations');
  forgive(troubles, FAILED_REQUEST);
});
