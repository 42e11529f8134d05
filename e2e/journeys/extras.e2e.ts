import { expectAccessible } from '../accessibility.ts';
import { expect, isAlive, open, test } from '../fixtures.ts';
import { fillCart, someOffer } from '../shop-api.ts';

const minor = (text: string | null) => Number(text?.replace(/\D/g, ''));

test('extras and seats change the price, can be undone for one person, and survive a reload [upsell.fields] [upsell.flow]', async ({ page, checkout }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  const cart = await fillCart(page, offer);
  await open(page, `/checkout/rezervace/${offer.offerCode}?promotedUpsellCodes=INSURANCE`);
  await checkout.fillCouple();
  await checkout.continueToRecommendations();
  const flow = page.locator('[data-flow="upsell"]');
  const total = page.locator('aside [data-price]').first();
  await expect(flow.getByRole('group').first()).toContainText('Cestovní pojištění');
  await flow.getByRole('radio', { name: /^15 kg/ }).check();
  await expect(total).toHaveAttribute('data-price', String((cart.totalPrice + 2 * 69_000) / 100));
  await flow.getByRole('checkbox', { name: 'Petr' }).uncheck();
  await expect(total).toHaveAttribute('data-price', String((cart.totalPrice + 69_000) / 100));

  await flow.getByRole('button', { name: 'Vybrat sedadla' }).click();
  await expect(flow.getByRole('heading', { name: 'V jaké třídě chcete sedět' })).toBeVisible();
  await flow.getByRole('button', { name: 'Vybrat sedadla' }).click();
  await flow.getByRole('button', { name: 'Posadit nás vedle sebe' }).click();
  // Once they are held, the map goes on to the way back.
  await expect(flow.getByRole('group', { name: 'Cesta tam' }).getByRole('button', { name: /: \d+[A-Z]$/ })).toHaveCount(2);
  await expectAccessible(page);
  await expect(flow.getByRole('timer')).toContainText(/Sedadla držíme ještě (10:00|9:\d\d)/);
  await flow.getByRole('button', { name: 'Zkontrolovat sedadla' }).click();
  const price = minor(await flow.getByText('Sedadla celkem').locator('strong').textContent());
  await flow.getByRole('button', { name: 'Přidat do ceny' }).click();
  await expect(flow.getByRole('heading', { name: 'Sedadla máte v rezervaci' })).toBeVisible();
  await expect(total).toHaveAttribute('data-price', String((cart.totalPrice + 69_000) / 100 + price));
  await page.reload();
  await isAlive(page);
  await expect(flow.getByRole('button', { name: 'Změnit sedadla' })).toBeVisible();
  await expect(flow.getByRole('radio', { name: /^15 kg/ })).toBeChecked();
});
