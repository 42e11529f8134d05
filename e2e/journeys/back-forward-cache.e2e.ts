/** Pages as visitors' browsers keep them: Playwright turns the back/forward cache off unless told otherwise, and waits for a load that a page from the cache never has. */
import { BROWSER_FLAGS, findBrowser } from '../../scripts/browser.ts';
import { expect, isOn, open, test } from '../fixtures.ts';
import { someOffer } from '../shop-api.ts';

test.use({ launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('back from the checkout the offer can be ordered again, and changed [config.states] [checkout.flow]', async ({ page, hotelCard }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await open(page, offer.offerPath);
  await page.evaluate(() => { (window as { isSame?: boolean }).isSame = true; });
  await hotelCard.order();
  await isOn(page, 'checkoutReservation');
  await page.goBack({ waitUntil: 'commit' });
  await isOn(page, 'hotelCard');
  expect(await page.evaluate(() => (window as { isSame?: boolean }).isSame)).toBe(true);
  await expect(hotelCard.orderButton).toBeEnabled();
  const before = hotelCard.offerCode();
  expect(await hotelCard.chooseAnother('Na jak dlouho')).toBe(true);
  await expect.poll(() => hotelCard.hasAnswered(before)).toBe(true);
  await hotelCard.order();
  await isOn(page, 'checkoutReservation');
});
