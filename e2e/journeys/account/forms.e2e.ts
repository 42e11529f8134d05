/** Forms of the customer area on a phone: what a press came of is in view, and what was written is not lost. */
import type { Locator, Page } from '@playwright/test';
import { ADMIN } from '../../admin.ts';
import { expect, FAILED_REQUEST, forgive, isOn, open, test } from '../../fixtures.ts';
import { Network } from '../../models/network.ts';
import { openMail } from '../../sandbox-mail.ts';

const PASSWORD = 'tajné slunce nad mořem';
const ENDLESS = 'W'.repeat(120);
const form = (page: Page, of: string) => page.locator(`[data-flow="accountForm"][data-flow-key="${of}"]`);
const send = (of: Locator) => of.getByRole('button').last().click();
const drafts = (page: Page) => page.evaluate(() => sessionStorage.getItem('formDrafts') ?? '');
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('a press leads to the first wrong field or shows beside itself what came of it, nothing is written that comes too late, and what was written is there after a reload [account.register] [account.settings] [account.mailbox] [account.deactivate]', { tag: '@narrow' }, async ({ page, browser, troubles }) => {
  test.slow();
  const email = `formular-${crypto.randomUUID()}@example.cz`;
  const registration = page.locator('[data-flow="registration"]');
  const register = registration.getByRole('button', { name: 'Zaregistrovat se' });
  const newPassword = registration.getByLabel('Nové heslo');
  await open(page, '/mytui/register');
  await register.click();
  await expect(registration.getByLabel('Souhlasím s podmínkami účtu')).toHaveAccessibleDescription('Zaškrtněte prosím.');
  for (const [label, value] of [['Jméno', 'Jana'], ['Příjmení', 'Nováková'], ['E-mail', email], ['Nové heslo', '1234567890']] as const) await registration.getByLabel(label, { exact: true }).fill(value);
  await registration.getByLabel('Souhlasím s podmínkami účtu').check();
  await register.click();
  await expect(newPassword).toBeFocused();
  forgive(troubles, FAILED_REQUEST);
  await expect(registration.getByRole('alert')).toBeVisible();
  await newPassword.fill(PASSWORD);
  const network = new Network(page);
  await network.hold('/api/www/account/register');
  await register.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await register.boundingBox())!;
  for (const _tap of ['first', 'second']) await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(register).toHaveAttribute('aria-busy', 'true');
  // The account gets what is on its way.
  for (const field of ['Jméno', 'E-mail', 'Nové heslo']) await expect(registration.getByLabel(field, { exact: true })).not.toBeEditable();
  const terms = registration.getByLabel('Souhlasím s podmínkami účtu');
  await expect(terms).toHaveAttribute('aria-disabled', 'true');
  expect(await terms.evaluate((box: HTMLInputElement) => {
    // A press that is taken back shows the box without its tick for a moment.
    const isLocked = !box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return [isLocked, box.checked];
  })).toEqual([true, true]);
  expect((await register.boundingBox())!.y).toBe(y);
  await network.pass('/api/www/account/register');
  await isOn(page, 'mytuiAuthRegisterSuccess');
  await openMail(page, email);
  const link = (await page.getByRole('link', { name: /activate=/ }).first().getAttribute('href'))!;
  // The same link says once more that the account is active.
  for (const _time of ['first', 'again']) {
    await open(page, link);
    await send(registration);
    await expect(registration).toContainText('Účet je aktivní');
  }
  await open(page, '/mytui/login?returnTo=/mytui/settings');
  await page.getByRole('button', { name: 'Pokračovat', exact: true }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('To není e-mailová adresa.');
  await page.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await page.getByLabel('Heslo').fill('jiné');
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page.getByLabel('Heslo')).toBeFocused();
  await expect(page.getByLabel('Heslo')).toHaveAccessibleDescription(/^E-mail nebo heslo nesedí\./);
  await page.getByLabel('Heslo').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await isOn(page, 'mytuiSettings');

  const details = form(page, 'details');
  const firstName = details.getByLabel('Jméno');
  await firstName.fill('');
  await send(details);
  await expect(firstName).toBeFocused();
  await expect(firstName).toBeInViewport({ ratio: 1 });
  await expect(firstName).toHaveAccessibleDescription('Vyplňte prosím.');
  await firstName.fill('Johana');
  await send(details);
  await expect(details.getByRole('status')).toBeInViewport({ ratio: 1 });
  await expect(details.getByRole('button')).toBeFocused();
  await details.getByLabel('Město').fill('Brno');
  await expect.poll(() => drafts(page)).toContain('Brno');

  await open(page, '/mytui/mailbox');
  const message = form(page, 'message');
  await send(message);
  await expect(message.getByLabel('Předmět')).toBeFocused();
  await message.getByLabel('Předmět').fill(ENDLESS);
  await message.getByLabel('Text').fill('Prosím o fakturu.');
  // The tab remembers from when the page knows whose it is.
  await expect.poll(() => drafts(page)).toContain('Prosím o fakturu.');
  await page.reload();
  await expect(message.getByLabel('Text')).toHaveValue('Prosím o fakturu.');
  await send(message);
  await isOn(page, 'mytuiMailboxId');
  expect(await widthOf(page)).toBe(390);
  await page.goBack();
  await isOn(page, 'mytuiMailbox');
  const subject = page.getByRole('main').getByRole('link', { name: ENDLESS });
  expect((await subject.boundingBox())!.width).toBeLessThan(390);
  expect(await widthOf(page)).toBe(390);
  await expect(message.getByLabel('Text')).toHaveValue('');
  await open(page, '/mytui/settings');
  await expect(details.getByLabel('Město')).toHaveValue('Brno');

  for (const [path, of, old] of [['/mytui/deactivate', form(page, 'remove'), 'Heslo'], ['/mytui/password-change', page.locator('[data-flow="password"]'), 'Staré heslo']] as const) {
    await open(page, path);
    await of.getByLabel(old, { exact: true }).fill('není to ono');
    if (old === 'Staré heslo') await of.getByLabel('Nové heslo').fill(`${PASSWORD} 2`);
    await send(of);
    await expect(of.getByLabel(old, { exact: true })).toBeFocused();
    await expect(of.getByLabel(old, { exact: true })).toHaveAccessibleDescription('To není vaše současné heslo.');
  }
  await open(page, '/mytui/settings');
  await send(form(page, 'signOut'));
  await isOn(page, 'mytuiAuthLogin');
  expect(await drafts(page)).toBe('');

  const staff = await (await browser.newContext({ viewport: page.viewportSize(), locale: 'cs-CZ' })).newPage();
  await open(staff, '/editor/desk');
  await staff.getByLabel('E-mail', { exact: true }).fill(ADMIN.email);
  await staff.getByLabel('Heslo', { exact: true }).fill(ADMIN.password);
  await staff.keyboard.press('Enter');
  await staff.getByRole('link', { name: ENDLESS }).first().click();
  await expect(staff.getByRole('heading', { name: ENDLESS })).toBeVisible();
  expect(await widthOf(staff)).toBe(390);
  await staff.context().close();
  forgive(troubles, FAILED_REQUEST);
});
