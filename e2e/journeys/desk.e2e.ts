/** A complaint from both ends: a customer writes it, an agent whom an admin has added takes and answers it, the customer reads the answer. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { ADMIN } from '../admin.ts';
import { expect, FAILED_REQUEST, forgive, isOn, open, test } from '../fixtures.ts';
import { placeOrder } from '../shop-api.ts';

const PASSWORD = 'tajné slunce nad mořem';
const main = (page: Page) => page.locator('main');

test('a customer complains, an agent answers by a template, and mail and page bring the answer [account.complaints]', { tag: '@phone' }, async ({ page, browser, troubles }, testInfo) => {
  test.slow();
  forgive(troubles, FAILED_REQUEST);
  const id = crypto.randomUUID().slice(0, 8);
  const email = `reklamace-${id}@example.cz`;
  await becomeCustomer(page, email);
  const order = await placeOrder(page, testInfo);

  await open(page, '/mytui/complaints');
  const form = page.locator('[data-flow="complaint"]');
  await form.getByLabel('Zájezd').selectOption({ label: `${order.offer.hotelName}, ${order.number}` });
  await form.getByLabel('Čeho se to týká').selectOption('Strava');
  await form.getByLabel('Kdy se to stalo').fill(Temporal.Now.plainDateISO('Europe/Prague').subtract({ days: 1 }).toString());
  await form.getByLabel('Řekli jste to někomu na místě?').selectOption('Ano');
  await form.getByRole('button', { name: 'Odeslat reklamaci' }).click();
  await expect(form.getByLabel('Komu a kdy')).toHaveAccessibleDescription(/Vyplňte prosím/);
  await form.getByLabel('Řekli jste to někomu na místě?').selectOption('Ne');
  await form.getByLabel('Co se stalo').fill('Snídaně byla každý den studená a bazén zavřený.');
  await form.getByLabel('Co od nás čekáte').selectOption('Slevu z ceny zájezdu');
  await form.getByLabel('Kolik korun žádáte').fill('1500');
  await expectAccessible(page);
  await testInfo.attach('complaint form', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  await form.getByRole('button', { name: 'Odeslat reklamaci' }).click();
  await expect(form).toHaveAttribute('data-state', 'submitted');
  await expect(form).toContainText(/Reklamaci R-\d{4}-\d{6} máme\. Přijetí potvrdíme do \d\d\.\d\d\.\d{4}/);
  await form.getByRole('link', { name: 'Otevřít reklamaci' }).click();
  await isOn(page, 'mytuiComplaintsId');
  await expect(main(page)).toContainText('Přijato, potvrdíme do');
  const number = await main(page).getByRole('heading', { level: 2, name: /^R-/ }).innerText();

  const staff = await (await browser.newContext({ viewport: page.viewportSize(), locale: 'cs-CZ' })).newPage();
  await open(staff, '/editor');
  await signIn(staff, ADMIN.email, ADMIN.password);
  const people = staff.locator('[data-flow="staffForm"]');
  const agent = { email: `agent-${id}@zefira.example`, name: `Agent ${id}`, password: 'dlouhé heslo agenta 42' };
  await people.getByLabel('Jméno').fill(agent.name);
  await people.getByLabel('E-mail kolegy').fill(agent.email);
  await people.getByLabel('První heslo').fill(agent.password);
  await people.getByRole('button', { name: 'Přidat', exact: true }).click();
  await expect(people).toContainText(`${agent.name} se může přihlásit.`);
  await staff.getByRole('button', { name: 'Odhlásit' }).click();

  await open(staff, '/editor/desk');
  await signIn(staff, agent.email, agent.password);
  const desk = staff.locator('[data-flow="desk"]');
  await testInfo.attach('inbox', { body: await staff.screenshot({ fullPage: true }), contentType: 'image/png' });
  await desk.getByRole('button', { name: `Reklamace ${number}` }).click();
  await desk.getByRole('button', { name: 'Převzít' }).click();
  await expect(desk).toContainText('Mám já');
  await expect(desk).toContainText(order.number);
  await desk.getByRole('button', { name: 'Potvrdit přijetí' }).click();
  await expect(desk.getByRole('button', { name: 'Potvrdit přijetí' })).toHaveCount(0);
  await desk.getByLabel('Šablona').selectOption('Vrátíme peníze');
  await expect(desk.getByLabel('Odpověď (Čeština)')).toHaveValue(new RegExp(number));
  await expectAccessible(staff);
  await testInfo.attach('desk', { body: await staff.screenshot({ fullPage: true }), contentType: 'image/png' });
  await desk.getByRole('button', { name: 'Odeslat odpověď' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'Peníze vám vrátíme do 14 dnů' })).toBeVisible();

  await openMail(page, email, `Odpověď na reklamaci ${number}`);
  await page.getByRole('link', { name: /\/mytui\/complaints\// }).first().click();
  await isOn(page, 'mytuiComplaintsId');
  await expect(main(page)).toContainText('Odpověděli jsme');
  await expect(main(page)).toContainText('Peníze vám vrátíme do 14 dnů');
  await testInfo.attach('answer', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  await staff.context().close();
});

async function becomeCustomer(page: Page, email: string): Promise<void> {
  await open(page, '/mytui/register');
  const form = (of: string) => page.locator(`[data-flow="accountForm"][data-flow-key="${of}"]`);
  for (const [label, value] of [['Jméno', 'Jana'], ['Příjmení', 'Nováková'], ['E-mail', email], ['Nové heslo', PASSWORD]] as const) await form('register').getByLabel(label, { exact: true }).fill(value);
  await form('register').getByLabel('Souhlasím s podmínkami účtu').check();
  await form('register').getByRole('button').last().click();
  await isOn(page, 'mytuiAuthRegisterSuccess');
  await openMail(page, email, 'Aktivujte svůj účet');
  await page.getByRole('link', { name: /activate=/ }).first().click();
  await form('activate').getByRole('button').last().click();
  await expect(form('activate')).toContainText('Účet je aktivní');
  await open(page, '/mytui/login');
  await page.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await page.getByLabel('Heslo').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await isOn(page, 'mytuiReservations');
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Heslo', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** A mail is sent by a worker soon after it was asked for. */
async function openMail(page: Page, to: string, subject: string): Promise<void> {
  const mail = page.getByRole('row', { name: to }).getByRole('link', { name: subject }).first();
  await expect(async () => {
    await page.goto('/sandbox/mail');
    expect(await mail.count()).toBe(1);
  }).toPass();
  await mail.click();
}
