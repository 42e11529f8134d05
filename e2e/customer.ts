/** A customer who is logged in, as one becomes it on the pages: registration, its mail, activation and login. */
import type { Page } from '@playwright/test';
import { expect, isOn, open } from './fixtures.ts';
import { openMail } from './sandbox-mail.ts';

export const CUSTOMER_PASSWORD = 'tajné slunce nad mořem';

export async function becomeCustomer(page: Page, email: string, password = CUSTOMER_PASSWORD): Promise<void> {
  await open(page, '/mytui/register');
  const registration = page.locator('[data-flow="registration"]');
  for (const [label, value] of [['Jméno', 'Jana'], ['Příjmení', 'Nováková'], ['E-mail', email], ['Nové heslo', password]] as const) await registration.getByLabel(label, { exact: true }).fill(value);
  await registration.getByLabel('Souhlasím s podmínkami účtu').check();
  await registration.getByRole('button').click();
  await isOn(page, 'mytuiAuthRegisterSuccess');
  await openMail(page, email, 'Aktivujte svůj účet');
  await page.getByRole('link', { name: /activate=/ }).first().click();
  await registration.getByRole('button').click();
  await expect(registration).toContainText('Účet je aktivní');
  await open(page, '/mytui/login');
  await page.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await page.getByLabel('Heslo').fill(password);
  await page.keyboard.press('Enter');
  await isOn(page, 'mytuiReservations');
}
