/** What a cart does besides being ordered: it ends with a warning, goes elsewhere by mail, and remembers who booked. */
import { expectAccessible } from '../../accessibility.ts';
import { expect, isAlive, isOn, open, test } from '../../fixtures.ts';
import { openMail } from '../../sandbox-mail.ts';
import { tellTimeOf } from '../../server-time.ts';
import { fillCart, placeOrder, someOffer } from '../../shop-api.ts';

const ROOMS = [{ adults: 2, childBirthDates: [] }, { adults: 1, childBirthDates: [] }];
const minor = (text: string | null) => Number(text);

test('a cart warns before its end and goes on, is mailed without its people, and offers who booked last [cart.calls] [checkout.notification] [cms.globals]', async ({ page, browser, baseURL, checkout }, testInfo) => {
  await placeOrder(page, testInfo);
  const offer = await someOffer(page, testInfo);
  const cart = await fillCart(page, offer);
  await tellTimeOf(page);
  await page.clock.install();
  await open(page, `/checkout/rezervace/${offer.offerCode}`);
  await expect(page.getByRole('banner')).toContainText('Poradíme vám s objednávkou');
  await expect(page.locator('main[data-page]')).toContainText('Objednáváte jen na zkoušku');

  await page.getByRole('button', { name: 'Vyplnit údaje z minula' }).click();
  await expect(checkout.ownerField('E-mail')).toHaveValue('jana@example.com');
  await expect(page.getByRole('button', { name: 'Vyplnit údaje z minula' })).toHaveCount(0);
  await expect(page.locator('#owner-title')).toBeFocused();
  await checkout.ownerTravels();

  const email = `kosik-${testInfo.project.name}-${testInfo.workerIndex}-${testInfo.repeatEachIndex}@example.cz`;
  await page.getByRole('button', { name: 'Poslat si rezervaci e-mailem' }).click();
  const mail = page.locator('[data-flow="cartMail"]');
  await mail.getByRole('button', { name: 'Poslat', exact: true }).click();
  await expect(mail.getByText('Napište e-mail')).toBeVisible();
  await expect(mail.getByLabel('Kam rezervaci poslat')).toBeFocused();
  await mail.getByLabel('Kam rezervaci poslat').fill(email);
  await expectAccessible(page);
  await mail.getByRole('button', { name: 'Poslat', exact: true }).click();
  await expect(mail).toContainText(`Poslali jsme ji na ${email}.`);
  await expect(mail.getByRole('button', { name: 'Poslat znovu' })).toBeFocused();

  await page.clock.fastForward('01:51:00');
  await expect(page.getByText('Rezervaci a cenu držíme už jen chvíli')).toBeVisible();
  // The shop's clock has not moved: the browser's goes back to it.
  const renewal = page.waitForResponse('**/api/www/cart/update*');
  await page.getByRole('button', { name: 'Pokračovat v rezervaci' }).click();
  expect(Date.parse((await (await renewal).json()).expiresAt)).toBeGreaterThan(Date.parse(cart.expiresAt));
  await page.clock.setSystemTime(Date.now());
  await page.clock.runFor(10_000);
  await expect(page.getByText('Rezervaci a cenu držíme už jen chvíli')).toHaveCount(0);

  const mails = await page.context().newPage();
  await openMail(mails, email);
  const link = await mails.getByRole('link', { name: /[?&]cart=/ }).first().getAttribute('href');
  const elsewhere = await browser.newContext({ baseURL: baseURL! });
  const friend = await elsewhere.newPage();
  await open(friend, link!);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Dovolená, kterou jste si poslali');
  await expect(friend.locator('main[data-page]')).toContainText(offer.hotelName);
  await expect(friend.locator('main[data-page]')).not.toContainText(/Nováková|777|Dlouhá/);
  await friend.getByRole('button', { name: 'Pokračovat k rezervaci' }).click();
  await expect(friend).not.toHaveURL(/cart=/);
  await isOn(friend, 'checkoutReservation');
  await expect(friend.locator('#owner-email')).toHaveValue('');
  await expect(friend.locator('aside [data-price]').first()).toHaveAttribute('data-price', String(cart.totalPrice / 100));
  await open(friend, link!.replace(/cart=(.)/, (_, first) => `cart=${first === 'x' ? 'y' : 'x'}`));
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Odkaz už neplatí');
  await elsewhere.close();
});

test('the summary says what each person of each room pays, what rights there are, point by point, and what is to be paid first is chosen there [hotel.multiroom] [payment.variants]', async ({ page, checkout, payment }, testInfo) => {
  const offer = await someOffer(page, testInfo, 'WS', ROOMS);
  const cart = await fillCart(page, offer, ROOMS);
  await open(page, `/checkout/rezervace/${offer.offerCode}`);
  await checkout.fillCouple();
  await checkout.fillTraveller('3. dospělý', { firstName: 'Eva', lastName: 'Nová', birthDate: '1.2.1990' });
  await checkout.continueToRecommendations();
  await checkout.continueToSummary();
  const people = page.locator('[data-person-prices]');
  await expect(people).toContainText('Eva Nová · 2. pokoj');
  const shares = await people.locator('[data-minor]').evaluateAll((parts) => parts.map((part) => part.getAttribute('data-minor')));
  expect([shares.length, shares.reduce((sum, share) => sum + minor(share), 0)]).toEqual([3, cart.totalPrice]);
  const rights = page.getByRole('region', { name: 'Standardní informace ke smlouvě o zájezdu' }).getByRole('listitem');
  await expect(rights.first()).toHaveCSS('list-style-type', 'disc');
  await expect(rights.last()).toContainText('má ochranu u pojišťovny Modrá záštita pojišťovna, a.s., smlouva č. MZ-2026-0042');
  await expect(page.locator('main[data-page]')).toContainText('Teď není k dispozici: Praděd banka.');
  await page.getByRole('radio', { name: 'Celou částku' }).check();
  await expectAccessible(page);
  await checkout.acceptTerms();
  await checkout.order();
  await isOn(page, 'checkoutPayment');
  await isAlive(page);
  await expect(page.getByRole('radio', { name: 'Celou částku' })).toBeChecked();
  await expect(payment.payButton).toHaveAttribute('data-price', String(cart.totalPrice / 100));
});
