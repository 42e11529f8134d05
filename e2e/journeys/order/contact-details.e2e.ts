import { expect, isOn, open, test } from '../../fixtures.ts';
import { fillCart, someOffer } from '../../shop-api.ts';

test('a phone and a postal code are as in the customer’s country, first that of the language [market.languages]', async ({ page }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await open(page, `/hu${offer.offerPath}`);
  await page.getByRole('button', { name: 'Tovább a foglaláshoz' }).filter({ visible: true }).click();
  await isOn(page, 'checkoutReservation');
  const field = (name: string) => page.locator(`#owner-${name}`);
  await expect(field('country')).toHaveValue('HU');
  await expect(page.locator('#owner-lastName, #owner-firstName').first()).toHaveId('owner-lastName');
  const birthDate = page.locator('#travellers-0-birthDate');
  for (const typed of ['19850401', '1985. 04. 01.', '1985.04.01.']) {
    await birthDate.fill(typed);
    await birthDate.blur();
    await expect(birthDate).toHaveValue('01.04.1985');
  }
  for (const [country, phone, zip] of [['HU', '06 20 123 4567', '1051'], ['PL', '601 234 567', '00-950'], ['RO', '0721 234 567', '010011'], ['UA', '050 123 45 67', '01001'], ['CZ', '777 123 456', '110 00']] as const) {
    await field('country').selectOption(country);
    await expect(field('zip')).toHaveAccessibleDescription(new RegExp(`${zip}$`));
    await field('phone').fill(phone);
    await field('zip').fill(zip);
    await field('zip').blur();
    await expect(field('phone')).not.toHaveAttribute('aria-invalid');
    await expect(field('zip')).not.toHaveAttribute('aria-invalid');
  }
  await field('phone').fill('06 20 123 4567');
  await field('zip').fill('1051');
  await field('zip').blur();
  await expect(field('phone')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('zip')).toHaveAttribute('aria-invalid', 'true');
});

test('a press that leaves a field reaches its button, wherever the field’s error moves it then', { tag: '@phone' }, async ({ page, checkout, hasTouch }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await fillCart(page, offer);
  await open(page, `/checkout/rezervace/${offer.offerCode}`);
  await checkout.fillOwner({ Jméno: 'Jana', Příjmení: 'Nováková', 'E-mail': 'jana@', Telefon: '12' });
  await checkout.ownerField('PSČ').fill('1');
  const button = page.getByRole('button', { name: 'Vyplnit podle objednatele' });
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox())!;
  // The upper edge: what slides in above moves the button below it.
  const [left, top] = [x + width / 2, y + height * 0.1];
  if (hasTouch) await page.touchscreen.tap(left, top);
  else await page.mouse.click(left, top, { delay: 60 });
  await expect(checkout.traveller('1. dospělý').getByLabel('Jméno', { exact: true })).toHaveValue('Jana');
  await expect(checkout.ownerField('PSČ')).toHaveAccessibleDescription(/Zkontrolujte PSČ/);
});
