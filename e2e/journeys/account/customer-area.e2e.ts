/** The customer area as a traveller lives in it: from a booking made without an account to its nine tabs, changes and cancelling. */
import { createHash } from 'node:crypto';
import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import { expectAccessible } from '../../accessibility.ts';
import { expect, FAILED_REQUEST, forgive, isOn, open, test } from '../../fixtures.ts';
import { Network } from '../../models/network.ts';
import { openMail } from '../../sandbox-mail.ts';
import { AS_CLIENT, fillCart, offersOn, orderOf, placeOrder, placeOrderOf, someOffer, type Order } from '../../shop-api.ts';
import { addDays } from '../../../src/domain/dates/iso-date.ts';
import { formatDate } from '../../../src/domain/dates/display-date.ts';
import { TRIP_TYPES } from '../../../src/domain/search/trip-types.ts';

const PASSWORD = 'tajné slunce nad mořem';
const main = (page: Page) => page.locator('main[data-page]');
const form = (page: Page, of: string) => page.locator(`[data-flow="accountForm"][data-flow-key="${of}"]`);
const rights = (page: Page) => main(page).locator('[data-flow="reservationRights"]');
const registration = (page: Page) => page.locator('[data-flow="registration"]');
const password = (page: Page) => page.locator('[data-flow="password"]');
const submit = (page: Page, of: string) => form(page, of).getByRole('button').last().click();

test('a guest’s booking becomes a customer’s: guard, register, log in, claim, and its nine tabs [account.guard] [account.tabs] [cms.visibility-profile]', async ({ page, bank, troubles }, testInfo) => {
  test.slow();
  const email = `cestovatel-${crypto.randomUUID()}@example.cz`;
  const order = await bookSoon(page, testInfo);

  await page.goto('/mytui/settings?from=mail');
  await isOn(page, 'mytuiAuthLogin');
  await expect(page).toHaveURL(/returnTo=\/mytui\/settings%3Ffrom%3Dmail$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Registrace' }).click();
  await register(page, email);
  await followMail(page, email, 'Aktivujte svůj účet', /activate=/);
  await activate(page);

  await open(page, '/mytui/settings?from=mail');
  await logIn(page, email);
  await isOn(page, 'mytuiSettings');
  await expect(page).toHaveURL(/\/mytui\/settings\?from=mail$/);

  await open(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Jana Nováková' })).toContainText('J');
  await expect(main(page)).toContainText('Rezervace na jednom místě');
  await page.getByRole('banner').getByRole('link', { name: 'Jana Nováková' }).click();
  await isOn(page, 'mytuiReservations');
  await form(page, 'addReservation').getByLabel('Číslo rezervace').fill(order.number);
  await form(page, 'addReservation').getByLabel('E-mail').fill('jana@example.com');
  await submit(page, 'addReservation');
  await expect(form(page, 'addReservation')).toContainText('odkaz je na cestě');
  await followMail(page, 'jana@example.com', `Přidání rezervace ${order.number}`, /claim=/);
  await expect(page).toHaveURL(/\/summary$/);
  await expect(main(page)).toContainText(order.number);
  await expect(rights(page).getByRole('link', { name: 'Přejít k platbě' })).toHaveAttribute('href', `/mytui/reservation/${order.orderId}/payment`);
  await expectAccessible(page);

  await form(page, 'rename').getByLabel('Jak jí chcete říkat').fill('Náš výlet');
  await submit(page, 'rename');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Náš výlet');
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: null });

  await tab(page, 'Cesta');
  await expect(main(page)).toContainText(order.offer.departureFlight?.flightNumber ?? order.offer.hotelName);
  const [calendar] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Přidat do kalendáře' }).click()]);
  expect(calendar.suggestedFilename()).toBe(`${order.number}.ics`);

  await tab(page, 'Průvodce');
  await expect(main(page)).toContainText(order.offer.destination.resort.name);
  await expect(page.getByRole('link', { name: 'Otevřít mapu' })).toHaveAttribute('href', /openstreetmap/);

  await tab(page, 'Ubytování');
  await expect(main(page)).toContainText(order.offer.boardName);
  await form(page, 'message').getByLabel('Text zprávy').fill('Prosíme vyšší patro.');
  await submit(page, 'message');
  await isOn(page, 'mytuiMailboxId');
  await expect(main(page)).toContainText('Prosíme vyšší patro.');
  await openTab(page, order, 'documents');
  const [contract] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Stáhnout PDF: Smlouva o zájezdu', exact: true }).click()]);
  expect(contract.suggestedFilename()).toMatch(/\.pdf$/);
  await submit(page, 'document-travel-contract');
  await expect(form(page, 'document-travel-contract')).toContainText('na cestě');
  await expect(main(page)).toContainText('K dispozici, jakmile bude zaplacená celá cena.');
  await expectAccessible(page);

  await tab(page, 'Napište nám');
  await expect(main(page).getByRole('textbox')).toBeVisible();

  await tab(page, 'Správa');
  await expectAccessible(page);
  await expect(main(page)).toContainText(daysUntil(order.offer.startDate) < 30 ? 'Změna jednoho jména stojí' : 'Změna jména je teď zdarma');
  await main(page).getByRole('group', { name: 'Eva Nováková' }).getByLabel('Jméno').fill('Zuzana');
  await submit(page, 'participant-1');
  await expect(page.getByRole('heading', { name: 'Zuzana Nováková' })).toBeVisible();
  // On the page that came anew the answer has the focus.
  await expect(form(page, 'participant-1').locator(':focus')).toContainText('Hotovo, je to uloženo.');
  await form(page, 'participant-1').getByLabel('Jméno').fill('');
  await submit(page, 'participant-1');
  await expect(form(page, 'participant-1')).toContainText('Vyplňte prosím.');
  await expect(main(page)).not.toContainText('Hotovo, je to uloženo.');

  await tab(page, 'Platba');
  await expectAccessible(page);
  await submit(page, 'pay');
  await bank.answer('Zaplatit');
  await isOn(page, 'mytuiPaymentSuccess');
  await expect(main(page)).toContainText('Platba dorazila');
  await page.getByRole('link', { name: 'Zpět k platbám rezervace' }).click();
  await expect(main(page)).toContainText('zaplaceno');

  await tab(page, 'Další služby');
  await expect(form(page, 'message')).toBeVisible();
  await expect(main(page).locator('article[data-activity]').first()).toContainText(order.offer.destination.region.name);
  const inStay = `from=${addDays(order.offer.startDate, 1)}&to=${addDays(order.offer.endDate, -1)}`;
  for (const link of await main(page).locator('article[data-activity]').getByRole('link').all()) await expect(link).toHaveAttribute('href', new RegExp(inStay));
  await expectAccessible(page);

  await tab(page, 'Správa');
  await expect(rights(page)).not.toContainText(/Doplatek|Celá cena/);
  await form(page, 'cancel').getByRole('checkbox').check();
  await submit(page, 'cancel');
  await expect(rights(page)).toContainText('Rezervace je zrušená');
  await expect(rights(page).locator('time')).toHaveCount(0);
  await expect(main(page)).toContainText(/Zaplatili jste [\d\s]+Kč, storno poplatek je [\d\s]+Kč/);
  await expect(main(page)).not.toContainText('Hotovo, je to uloženo.');
  await expect(main(page).locator(':focus')).toContainText('storno poplatek');
  await tab(page, 'Cesta');
  await expect(page.getByRole('link', { name: 'Přidat do kalendáře' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Nastavení' }).click();
  await isOn(page, 'mytuiSettings');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Změna hesla' }).click();
  await expect(main(page).getByRole('link', { name: 'Přihlášení' })).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Zpět do nastavení' }).click();
  await isOn(page, 'mytuiSettings');
  await submit(page, 'signOut');
  await isOn(page, 'mytuiAuthLogin');
  await page.goto(`/mytui/reservation/${order.orderId}/summary`);
  await isOn(page, 'mytuiAuthLogin');
  forgive(troubles, FAILED_REQUEST);
});

test('an identity without a mail registers without a password, and logs in by itself the next time [account.login] [account.register] [account.faq]', { tag: '@phone' }, async ({ page, troubles }) => {
  const email = `identita-${crypto.randomUUID()}@example.cz`;
  const lastName = `Bezmailová ${email.slice(9, 17).replaceAll(/[^a-f]/g, 'x')}`;
  const comeByFacebook = async () => {
    await open(page, '/mytui/mailbox');
    await page.getByRole('button', { name: 'Pokračovat přes Facebook' }).click();
    await page.getByLabel('Jméno').fill('Petra');
    await page.getByLabel('Příjmení').fill(lastName);
    await page.getByRole('button', { name: 'Pokračovat' }).click();
  };
  await open(page, '/mytui/login');
  await page.getByRole('button', { name: 'Pokračovat přes Google' }).click();
  await page.getByRole('button', { name: 'Zrušit' }).click();
  await expect(main(page)).toContainText('Přihlášení se nedokončilo');
  await comeByFacebook();
  await isOn(page, 'mytuiAuthRegister');
  await expect(registration(page).getByLabel('Příjmení')).toHaveValue(lastName);
  await expectAccessible(page);
  await registration(page).getByLabel('E-mail', { exact: true }).fill(email);
  await registration(page).getByLabel('Souhlasím s podmínkami účtu').check();
  await registration(page).getByRole('button', { name: 'Zaregistrovat se' }).click();
  await isOn(page, 'mytuiAuthRegisterSuccess');
  await followMail(page, email, 'Aktivujte svůj účet', /activate=/);
  await activate(page);
  await comeByFacebook();
  await isOn(page, 'mytuiMailbox');
  await open(page, '/mytui/settings');
  await expect(main(page)).toContainText('Facebook: propojeno');
  await page.getByRole('link', { name: 'Pomoc' }).first().click();
  await isOn(page, 'mytuiHelp');
  await expect(main(page)).toContainText('Kolik stojí storno?');
  await submit(page, 'faq-cancel');
  await expect(form(page, 'faq-cancel').getByRole('alert')).toBeVisible();
  await form(page, 'faq-cancel').getByRole('radio', { name: 'Ne' }).check();
  await submit(page, 'faq-cancel');
  await expect(form(page, 'faq-cancel')).toContainText('Děkujeme za hodnocení');

  await open(page, '/mytui/password-reset');
  await password(page).getByLabel('E-mail').fill(email);
  await password(page).getByRole('button').click();
  await expect(password(page)).toContainText('přijde na ni e-mail s odkazem');
  await followMail(page, email, 'Nové heslo k účtu u Zefiry', /reset=/);
  const link = page.url();
  await choose(page, { 'Nové heslo': 'krátké' });
  await expect(password(page)).toContainText('Je to krátké');
  await choose(page, { 'Nové heslo': PASSWORD });
  await expect(password(page)).toContainText('Heslo je změněno');
  await page.goto(link);
  await choose(page, { 'Nové heslo': PASSWORD });
  await expect(password(page)).toContainText('Odkaz');
  await expectAccessible(page);
  await open(page, '/mytui/password-change?due=1&returnTo=/mytui/settings');
  await expect(password(page)).toContainText('zvolte si prosím nové heslo');
  await choose(page, { 'E-mail': email, 'Staré heslo': PASSWORD, 'Nové heslo': `${PASSWORD} 2` });
  await expect(password(page)).toContainText('Heslo je změněno');
  await password(page).getByRole('link', { name: 'Přihlášení' }).click();
  await expect(page).toHaveURL(/returnTo=\/mytui\/settings$/);
  forgive(troubles, FAILED_REQUEST);
});

test('a customer who has no password gets one by the link of a mail, and removes the account with it [account.deactivate] [account.password]', async ({ page, troubles }) => {
  const email = `bez-hesla-${crypto.randomUUID()}@example.cz`;
  const comeByGoogle = async () => {
    await open(page, '/mytui/login');
    await page.getByRole('button', { name: 'Pokračovat přes Google' }).click();
    await page.getByLabel('Jméno').fill('Petra');
    await page.getByLabel('Příjmení').fill('Bezheslová');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Pokračovat' }).click();
  };
  await comeByGoogle();
  await isOn(page, 'mytuiAuthRegister');
  await registration(page).getByLabel('Souhlasím s podmínkami účtu').check();
  await registration(page).getByRole('button', { name: 'Zaregistrovat se' }).click();
  await isOn(page, 'mytuiAuthRegisterSuccess');
  await followMail(page, email, 'Aktivujte svůj účet', /activate=/);
  await activate(page);
  await comeByGoogle();
  await isOn(page, 'mytuiReservations');

  await open(page, '/mytui/password-change');
  await page.getByRole('link', { name: 'Heslo nemám, nebo si ho nepamatuji' }).click();
  await isOn(page, 'mytuiAuthPasswordReset');
  await open(page, '/mytui/deactivate');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Heslo nemám, nebo si ho nepamatuji' }).click();
  await isOn(page, 'mytuiAuthPasswordReset');
  await expect(password(page).getByLabel('E-mail')).toHaveValue(email);
  await password(page).getByRole('button').click();
  await expect(password(page)).toContainText('přijde na ni e-mail s odkazem');
  await followMail(page, email, 'Nové heslo k účtu u Zefiry', /reset=/);
  await choose(page, { 'Nové heslo': PASSWORD });
  await expect(password(page)).toContainText('Heslo je změněno');
  await password(page).getByRole('link', { name: 'Přihlášení' }).click();
  await logIn(page, email);
  await isOn(page, 'mytuiSettings');
  await page.getByRole('link', { name: 'Zrušení účtu' }).click();
  await form(page, 'remove').getByLabel('Heslo').fill(PASSWORD);
  await form(page, 'remove').getByLabel('Účet navždy smazat').check();
  await submit(page, 'remove');
  await isOn(page, 'mytuiHelp');
  await expect(main(page)).toContainText('Účet je zrušen');
  forgive(troubles, FAILED_REQUEST);
});

test('on a phone the ways to the parts of a reservation are one row, with the current one in sight, and keys reach the others [account.tabs] [route.reservation-tabs]', { tag: '@narrow' }, async ({ page }, testInfo) => {
  await signUp(page);
  const { orderId } = await placeOrder(page, testInfo);
  await open(page, `/mytui/reservation/${orderId}/additional-services`);
  const ways = page.getByRole('navigation', { name: 'Části rezervace' }).getByRole('link');
  expect(new Set(await ways.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))).size).toBe(1);
  await expect(ways.last()).toHaveAttribute('aria-current', 'page');
  await expect(ways.last()).toBeInViewport({ ratio: 1 });
  await expect(ways.first()).not.toBeInViewport();
  await ways.first().focus();
  await expect(ways.first()).toBeInViewport({ ratio: 1 });
});

test('extras whose purchase breaks off are looked for in the reservation: while that cannot be had nobody knows, then they are not there and are bought anew, then they are there though nobody said so [account.tabs] [error.texts]', async ({ page, troubles }, testInfo) => {
  test.slow();
  await signUp(page);
  const { orderId, duePrice } = await placeOrder(page, testInfo);
  await open(page, `/mytui/reservation/${orderId}/additional-services`);
  const extras = page.locator('[data-flow="upsell"]');
  const buy = extras.getByRole('button', { name: 'Objednat s povinností platby' });
  await extras.getByRole('radio', { name: /^15 kg/ }).check();
  await expect(buy).toBeEnabled();
  const EXTRAS = `/api/www/account/reservations/${orderId}/extras`;
  const CONFIRM = `${EXTRAS}/confirm`;
  const network = new Network(page);
  for (const call of [EXTRAS, CONFIRM]) await network.hold(call);
  await buy.click();
  await network.fail(CONFIRM);
  await network.fail(EXTRAS);
  await expect(extras.getByRole('status').filter({ hasText: 'zatím nevíme, jestli jsme něco přidali' })).toBeVisible();
  await expect(buy).toBeDisabled();
  await expectAccessible(page);
  await extras.getByRole('button', { name: 'Zkusit znovu' }).click();
  await network.pass(EXTRAS);
  await expect(extras.getByRole('status').filter({ hasText: 'do rezervace ale nic nepřibylo' })).toBeVisible();
  await buy.click();
  await network.doUnanswered(CONFIRM);
  await network.pass(EXTRAS);
  await expect(extras.getByRole('status').filter({ hasText: /Přidali jsme to k rezervaci za 1\s380\sKč/ })).toBeVisible();
  await expect(buy).toHaveCount(0);
  expect(await orderOf(page, orderId)).toMatchObject({ duePrice: duePrice + 2 * 69_000, extras: [{ code: 'baggage', personRefs: [0, 1] }] });
  forgive(troubles, FAILED_REQUEST);
});

test('a payment that was refused and then paid, a change in two tabs, and a login that ended elsewhere lose nothing that was typed; the deposit is named with its day; extras are bought once; the journey stands on the preview and leaves the account [account.reservations] [account.payment] [account.change-data]', async ({ page, context, browser, baseURL, bank, troubles }, testInfo) => {
  test.slow();
  const email = await signUp(page);
  const { orderId, number, offer, deposit } = await placeOrder(page, testInfo);
  const depositBy = new RegExp(`Záloha ${(deposit / 100).toLocaleString('cs')} Kč do`.replaceAll(/\s/g, '\\s'));
  await open(page, '/mytui');
  await expect(main(page).getByRole('listitem').filter({ hasText: offer.hotelName })).toContainText(depositBy);
  await main(page).getByRole('link', { name: 'Nejbližší cesta' }).click();
  await isOn(page, 'mytuiReservationPreview');
  await expect(main(page).getByRole('region', { name: offer.hotelName })).toContainText(formatDate(offer.startDate));
  await expect(main(page)).toContainText('Eva Nováková');
  await open(page, `/mytui/reservation/${orderId}/summary`);
  await expect(rights(page)).toContainText(depositBy);
  await open(page, `/mytui/reservation/${orderId}/payment`);
  await form(page, 'pay').getByLabel('Kolik').selectOption({ label: 'Část, kterou zvolíte' });
  await form(page, 'pay').getByLabel('Částka').fill('1');
  await submit(page, 'pay');
  await expect(form(page, 'pay')).toContainText('To je málo');
  await expect(form(page, 'pay').getByLabel('Částka')).toBeFocused();
  await form(page, 'pay').getByLabel('Částka').fill(String(Math.ceil(deposit / 100) + 500));
  await submit(page, 'pay');
  await bank.answer('Odmítnout platbu');
  await isOn(page, 'mytuiPaymentFailure');
  await page.getByRole('link', { name: 'Zpět k platbám rezervace' }).click();
  await form(page, 'pay').getByLabel('Kolik').selectOption({ label: 'Část, kterou zvolíte' });
  await form(page, 'pay').getByLabel('Částka').fill(String(Math.ceil(deposit / 100) + 500));
  await submit(page, 'pay');
  await bank.answer('Zaplatit, banka se ozve později');
  await isOn(page, 'mytuiPaymentSuccess');
  await expect(main(page)).toContainText('Čekáme na zprávu od banky');
  await expect(main(page)).toContainText('Platba dorazila', { timeout: 30_000 });
  await page.getByRole('link', { name: 'Zpět k platbám rezervace' }).click();
  const [receipt] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Potvrzení o platbě' }).click()]);
  expect(receipt.suggestedFilename()).toMatch(/^receipt-.*\.pdf$/);
  await page.getByRole('button', { name: 'Poslat e-mailem' }).click();
  await expect(page.getByText('Dokument je na cestě do vaší schránky.')).toBeVisible();
  await expect(form(page, 'pay').getByLabel('Kolik').locator('option')).toHaveText([/Vše, co zbývá/, /Část, kterou/]);

  await open(page, offer.hotelPath);
  const reviews = page.locator('[data-part="reviews"]');
  await reviews.scrollIntoViewIfNeeded();
  await expect(reviews).toContainText('Slovní hodnocení zatím nikdo nenapsal');

  await open(page, `/mytui/reservation/${orderId}/management`);
  const second = await context.newPage();
  await open(second, `/mytui/reservation/${orderId}/management`);
  const name = (tabPage: Page) => form(tabPage, 'participant-0').getByLabel('Jméno');
  await name(page).fill('Johana');
  await name(second).fill('Jarmila');
  await form(second, 'owner').getByLabel('Ulice').fill('Dlouhá 7');
  await submit(second, 'participant-0');
  await expect(second.getByRole('heading', { name: 'Jarmila' })).toBeVisible();
  await expect(form(second, 'owner').getByLabel('Ulice')).toHaveValue('Dlouhá 7');
  await submit(page, 'participant-0');
  await expect(form(page, 'participant-0')).toContainText('změnila jinde');
  await expect(name(page)).toHaveValue('Johana');
  await form(page, 'participant-0').getByRole('link', { name: 'Načíst stránku znovu' }).click();
  await expect(page.getByRole('heading', { name: 'Jarmila' })).toBeVisible();
  await expect(name(page)).toHaveValue('Jarmila');

  const extras = (tabPage: Page) => tabPage.locator('[data-flow="upsell"]');
  const buy = (tabPage: Page) => extras(tabPage).getByRole('button', { name: 'Objednat s povinností platby' });
  const { duePrice } = await orderOf(page, orderId);
  await open(page, `/mytui/reservation/${orderId}/additional-services`);
  await extras(page).getByRole('radio', { name: /^15 kg/ }).check();
  await extras(page).getByRole('checkbox', { name: 'Eva' }).uncheck();
  await expect(buy(page)).toHaveText(/690\sKč$/);
  await expect(extras(page)).toContainText('15 kg (Jarmila)');
  await open(second, `/mytui/reservation/${orderId}/additional-services`);
  await expect(buy(second)).toHaveText(/690\sKč$/);
  await expectAccessible(page);
  await buy(page).click();
  await expect(extras(page)).toContainText(/Přidali jsme to k rezervaci za 690\sKč/);
  await buy(second).click();
  await expect(extras(second)).toContainText('změnil v jiném okně, nebo je už objednaný');
  await expect(buy(second)).toHaveCount(0);
  await second.close();
  expect(await orderOf(page, orderId)).toMatchObject({ duePrice: duePrice + 69_000, extras: [{ code: 'baggage', personRefs: [0] }] });
  await extras(page).getByRole('link', { name: 'Přejít k platbě' }).click();
  await expect(form(page, 'pay').getByLabel('Kolik').locator('option').first()).toHaveText(new RegExp(`^Vše, co zbývá ${((duePrice + 69_000) / 100).toLocaleString('cs')}`.replaceAll(/\s/g, '\\s')));

  await open(page, `/mytui/reservation/${orderId}/management`);
  await form(page, 'owner').getByLabel('Město').fill('Olomouc');
  const elsewhere = await browser.newContext({ baseURL });
  await logInByApi(elsewhere.request, email);
  expect((await elsewhere.request.post('/api/www/oauth/logout', { data: { everywhere: true }, headers: AS_CLIENT })).status()).toBe(200);
  await elsewhere.close();
  await submit(page, 'owner');
  await expect(form(page, 'owner')).toContainText('Přihlášení mezitím skončilo');
  const [login] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Přihlásit se v novém okně' }).click()]);
  await logIn(login, email);
  await isOn(login, 'mytuiReservationManagement');
  await submit(page, 'owner');
  await expect(page.getByText('Hotovo, je to uloženo.').first()).toBeVisible();
  await expect(form(page, 'owner').getByLabel('Město')).toHaveValue('Olomouc');

  await tab(page, 'Přehled');
  await expect(main(page)).toContainText(number);
  await submit(page, 'disclaim');
  await isOn(page, 'mytuiReservations');
  await expect(form(page, 'addReservation')).toBeVisible();
  await expect(main(page)).not.toContainText(number);
  await page.goto(`/mytui/reservation/${orderId}/summary`);
  await expect(main(page)).not.toContainText(offer.hotelName);
  forgive(troubles, FAILED_REQUEST);
});

test('a sign-out closes the pages of the customer area in other tabs too, at once, and they lead back; what the customer looked at and the hearts are forgotten until the next login, which adds the one pressed before it [account.guard] [user.refresh] [wishlist.events]', async ({ page, context, baseURL, troubles }, testInfo) => {
  await context.addCookies([{ name: 'consent', value: 'preferences', url: baseURL! }]);
  const email = await signUp(page);
  const { hotelCode, offerCode, occupancies } = await someOffer(page, testInfo);
  const party = occupancies.map(({ adultsCount, childrenBirthDates }) => ({ adults: adultsCount, childBirthDates: childrenBirthDates }));
  expect((await page.request.post('/api/www/wishlist/changes', { data: { isWished: true, hotelCode, offerCode, occupancies: party }, headers: AS_CLIENT })).status()).toBe(200);
  const hearts = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: /oblíben/i });
  await page.request.post('/api/www/account/customer/remembered', { data: { searches: ['/dovolena/recko/nabidky-letecky'], hotels: [] }, headers: AS_CLIENT });
  const remembered = (tab: Page) => tab.evaluate(() => localStorage.getItem('lastSeen') ?? '');
  const [other, shop] = [await context.newPage(), await context.newPage()];
  for (const [tab, path] of [[other, '/mytui/mailbox?from=mail'], [shop, '/']] as const) {
    const isKnown = tab.waitForResponse(/user\/info\/get/);
    await tab.goto(path);
    await isKnown;
  }
  await expect.poll(() => remembered(shop)).toContain('/dovolena/recko/nabidky-letecky');
  for (const tab of [other, shop]) await expect(hearts(tab)).toContainText('1');
  await open(page, '/mytui/settings');
  await submit(page, 'signOut');
  await isOn(page, 'mytuiAuthLogin');
  await isOn(other, 'mytuiAuthLogin');
  expect(await remembered(page)).toBe('');
  await expect(main(shop)).toHaveAttribute('data-page', 'homePage');
  expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('signOut');
  for (const tab of [other, shop]) await expect(hearts(tab)).not.toContainText(/\d/);
  await main(shop).locator(`article:not([data-offer-code^="${hotelCode}"])`).getByRole('button', { name: /^Přidat do oblíbených/ }).first().click();
  for (const tab of [other, shop]) await expect(hearts(tab)).toContainText('1');
  await logIn(other, email);
  await isOn(other, 'mytuiMailbox');
  for (const tab of [other, shop]) await expect(hearts(tab)).toContainText('2');
  await expect(other).toHaveURL(/\/mytui\/mailbox\?from=mail$/);
  forgive(troubles, FAILED_REQUEST);
});

test('a reservation whose customer signs out in another tab says so, and the login leads back to it [account.guard] [page.checkout-reservation]', async ({ page, context, checkout, troubles }, testInfo) => {
  const email = await signUp(page);
  await open(page, (await someOffer(page, testInfo)).offerPath);
  await page.getByRole('button', { name: 'Pokračovat k rezervaci' }).filter({ visible: true }).click();
  await isOn(page, 'checkoutReservation');
  const address = new URL(page.url()).pathname;
  await checkout.fillCouple();
  const other = await context.newPage();
  await open(other, '/mytui/settings');
  await submit(other, 'signOut');
  await isOn(other, 'mytuiAuthLogin');
  // Nobody has touched the reservation: who passes by reads no names.
  await expect(checkout.heading).toHaveText('Byli jste odhlášeni');
  await expect(main(page).getByRole('textbox')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Nováková');
  await expect(main(page).getByRole('link', { name: 'Přihlásit se' })).toHaveAttribute('href', `/mytui/login?returnTo=${address}`);
  // Loaded anew it is anybody's page.
  await page.reload();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Rezervaci tu nemáme');
  await main(page).getByRole('link', { name: 'Přihlásit se' }).click();
  await logIn(page, email);
  await isOn(page, 'checkoutReservation');
  await expect(checkout.ownerField('Jméno')).toBeVisible();
  forgive(troubles, FAILED_REQUEST);
});

test('a customer who logs in after one whose login has ended gets none of their pages in other tabs, and nothing that was written there [account.secured] [account.guard]', async ({ page, context, browser, baseURL, troubles }) => {
  const [petr, jana] = [await signUp(page), await signUp(page)];
  const thread = await page.request.post('/api/www/account/mailbox/threads', { data: { kind: 'message', subject: 'Překvapení', text: 'Rezervujte prosím dort.', reservationId: '' }, headers: AS_CLIENT });
  const { threadId } = await thread.json() as { threadId: string };
  const other = await context.newPage();
  for (const [tab, path] of [[page, '/mytui/settings'], [other, `/mytui/mailbox/${threadId}`]] as const) {
    const isKnown = tab.waitForResponse(/user\/info\/get/);
    await open(tab, path);
    await isKnown;
  }
  await form(page, 'details').getByLabel('Telefon').fill('777 123 456');
  await expect(other.getByText('Rezervujte prosím dort.')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL });
  await logInByApi(elsewhere.request, jana);
  expect((await elsewhere.request.post('/api/www/oauth/logout', { data: { everywhere: true }, headers: AS_CLIENT })).status()).toBe(200);
  await elsewhere.close();
  await logInByApi(context.request, petr);
  await (await context.newPage()).goto('/');
  await expect(main(page)).toContainText(petr);
  await expect(form(page, 'details').getByLabel('Telefon')).toHaveValue('');
  await expect(main(other)).toContainText('Možná patří k jinému účtu');
  await expect(other.getByText('Rezervujte prosím dort.')).toHaveCount(0);
  forgive(troubles, FAILED_REQUEST);
});

/** An account and its login, by the API: what a test is not about. */
async function signUp(page: Page): Promise<string> {
  const email = `zakaznik-${crypto.randomUUID()}@example.cz`;
  await page.request.post('/api/www/account/register', { data: { email, password: PASSWORD, firstName: 'Jana', lastName: 'Nováková', termsAccepted: true, news: false }, headers: AS_CLIENT });
  await followMail(page, email, 'Aktivujte svůj účet', /activate=/);
  await activate(page);
  await logInByApi(page.request, email);
  return email;
}

async function logInByApi(request: APIRequestContext, email: string): Promise<void> {
  const codeVerifier = crypto.randomUUID().repeat(2);
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const { code } = await (await request.post('/api/www/account/password/check', { data: { email, password: PASSWORD, codeChallenge }, headers: AS_CLIENT })).json() as { code: string };
  expect((await request.post('/api/www/oauth/token', { data: { clientId: AS_CLIENT['Api-Key'], code, codeVerifier }, headers: AS_CLIENT })).status()).toBe(200);
}

/** A journey that leaves so soon that a changed name costs something, in seasons when one does. */
async function bookSoon(page: Page, testInfo: TestInfo): Promise<Order> {
  const day = (days: number) => Temporal.Now.plainDateISO('Europe/Prague').add({ days }).toString();
  for (const tripType of TRIP_TYPES) {
    for (const offer of await offersOn(page, tripType, day(9), day(28))) {
      const order = await fillCart(page, offer).then((cart) => placeOrderOf(page, cart), () => null);
      if (order !== null) return order;
    }
  }
  return placeOrder(page, testInfo);
}

async function register(page: Page, email: string): Promise<void> {
  await isOn(page, 'mytuiAuthRegister');
  const register = registration(page).getByRole('button', { name: 'Zaregistrovat se' });
  await register.click();
  await expect(registration(page)).toContainText('Vyplňte prosím.');
  await expectAccessible(page);
  for (const [label, value] of [['Jméno', 'Jana'], ['Příjmení', 'Nováková'], ['E-mail', email], ['Nové heslo', PASSWORD]] as const) await registration(page).getByLabel(label, { exact: true }).fill(value);
  await registration(page).getByLabel('Souhlasím s podmínkami účtu').check();
  await register.click();
  await isOn(page, 'mytuiAuthRegisterSuccess');
  await expect(main(page)).toContainText('Přijde vám e-mail s odkazem.');
}

const daysUntil = (date: string) => Temporal.Now.plainDateISO('Europe/Prague').until(date).days;

async function activate(page: Page): Promise<void> {
  await registration(page).getByRole('button', { name: 'Aktivovat účet' }).click();
  await expect(registration(page)).toContainText('Účet je aktivní');
}

/** A new password. */
async function choose(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await password(page).getByLabel(label, { exact: true }).fill(value);
  await password(page).getByRole('button', { name: 'Uložit nové heslo' }).click();
}

/** By the keyboard alone. */
async function logIn(page: Page, email: string): Promise<void> {
  await isOn(page, 'mytuiAuthLogin');
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await page.getByLabel('Heslo').focus();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
}

async function tab(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Části rezervace' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Části rezervace' }).locator('[aria-current]')).toHaveText(name);
  await expect(page).toHaveTitle(`${name} – Rezervace`);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
}

function openTab(page: Page, { orderId }: Order, name: string): Promise<void> {
  return open(page, `/mytui/reservation/${orderId}/${name}`);
}

async function followMail(page: Page, to: string, subject: string, link: RegExp): Promise<void> {
  await openMail(page, to, subject);
  await page.getByRole('link', { name: link }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
}
