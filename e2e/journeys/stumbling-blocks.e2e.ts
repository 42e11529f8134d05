/** Small things that a customer stumbled over, each looked at where it was met. */
import { expect, isAlive, isOn, open, test } from '../fixtures.ts';
import { fillCart, someOffer } from '../shop-api.ts';

test('on a phone the unfolded holiday folds at Escape and when the form goes on, long values leave their names whole, and the hotel is one press away [page.checkout-reservation]', { tag: '@narrow' }, async ({ page, checkout }, testInfo) => {
  const rooms = [{ adults: 2, childBirthDates: [] }, { adults: 1, childBirthDates: ['2017-03-08'] }];
  const offer = await someOffer(page, testInfo, 'WS', rooms);
  await fillCart(page, offer, rooms);
  await open(page, `/checkout/rezervace/${offer.offerCode}?q=ctAdult:3:ctChild:1:birthDate:2017-03-08:room:2:room:1-2017-03-08:multiroom:T`);
  const bar = page.getByRole('button', { name: /^Vaše dovolená/ });
  await bar.click();
  await expect(bar).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveAttribute('aria-expanded', 'false');
  await expect(bar).toBeFocused();
  await bar.click();
  await checkout.ownerField('E-mail').focus();
  await expect(bar).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('link', { name: /zpět k hotelu/ }).click();
  await isOn(page, 'hotelCard');
  await isAlive(page);
  await page.setViewportSize({ width: 360, height: 780 });
  // A word is never broken letter by letter: no name of the price box is taller than two of its lines.
  const tallest = await page.locator('dt').evaluateAll((terms) => Math.max(0, ...terms.map((term) => term.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(term).lineHeight))));
  expect(tallest).toBeLessThan(2.5);
  const [price, pencil] = await Promise.all(['strong', 'svg'].map((part) => page.locator('button[aria-haspopup="dialog"]').filter({ has: page.locator('strong') }).last().locator(part).first().boundingBox()));
  expect(pencil!.x).toBeGreaterThanOrEqual(price!.x + price!.width);
});

test('a price that cannot be read is said to be so and changes nothing; one with points and hellers is read as it is meant [price.filter]', async ({ page }) => {
  await open(page, '/dovolena/nabidky-letecky');
  const upper = page.getByLabel('Cena do (Kč)').filter({ visible: true });
  for (const text of ['abc', '-5']) {
    await upper.fill(text);
    await upper.press('Enter');
    await expect(page.getByText('Napište částku číslem')).toBeVisible();
    await expect(upper).toHaveAttribute('aria-invalid', 'true');
  }
  expect(page.url()).not.toContain('q=');
  await upper.fill('20.000,50');
  await upper.press('Enter');
  await expect(page).toHaveURL(/20000/);
  await expect(page.getByText('Napište částku číslem')).toHaveCount(0);
});

test.describe('Who has not chosen yet', () => {
  test.use({ consent: null });

  test('reaches the question about cookies with the second press of Tab [consent.categories]', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('[data-flow="consent"]')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Jen nezbytné' })).toBeFocused();
  });
});

test('on a desktop the total of an order stands in the first screen [page.checkout-reservation]', async ({ page }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await fillCart(page, offer);
  await open(page, `/checkout/rezervace/${offer.offerCode}`);
  await expect(page.locator('aside [data-price]')).toBeInViewport({ ratio: 1 });
});
