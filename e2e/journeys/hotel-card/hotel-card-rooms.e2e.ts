import { expectAccessible } from '../../accessibility.ts';
import { expect, open, test } from '../../fixtures.ts';
import { someOffer } from '../../shop-api.ts';

const TWO_ROOMS = [{ adults: 2, childBirthDates: [] }, { adults: 1, childBirthDates: [] }];

test('two rooms are chosen one after another, each in the address; the last change is taken back [rooms.states] [config.choices] [hotel.multiroom]', async ({ page, hotelCard }, testInfo) => {
  const offer = await someOffer(page, testInfo, 'WS', TWO_ROOMS);
  await open(page, `${offer.offerPath}?q=ctAdult:3:ctChild:0:room:2:room:1:multiroom:T`);
  const rooms = page.locator('[data-flow="roomChoice"]');
  await page.locator('[data-part="rooms"]').scrollIntoViewIfNeeded();
  const places = rooms.getByRole('group', { name: 'Pro koho vybíráte pokoj' }).getByRole('button');
  await expect(places).toHaveCount(2);
  await places.nth(1).click();
  await expect(places.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const other = rooms.locator('article[data-room-code]').filter({ has: page.getByRole('button', { name: /^Vybrat/ }) }).first();
  const code = (await other.getAttribute('data-room-code'))!;
  const before = await hotelCard.total();
  await other.getByRole('button', { name: /^Vybrat/ }).click();
  await expect(page).toHaveURL(new RegExp(`room:1\\.${code}`));
  await expect(rooms.locator(`article[data-room-code="${code}"]`)).toContainText('Právě vybráno');
  // Others are told only where there are any.
  await expect(rooms.getByText('Mohlo by se vám hodit')).toBeVisible();
  await page.route('**/configurators/rooms*', async (route) => {
    const answer = await route.fetch();
    const { rooms: kinds } = await answer.json() as { rooms: { fits: boolean }[] };
    await route.fulfill({ response: answer, json: { rooms: kinds.map((kind) => ({ ...kind, fits: false })) } });
  }, { times: 1 });
  await places.nth(0).click();
  await expect(rooms.getByText('K vybranému pokoji nemáme lepší tip.')).toBeVisible();
  await expect(rooms.getByText('Mohlo by se vám hodit')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await expect(page.locator('aside [data-price]')).not.toHaveAttribute('data-price', String(before));
  await expect(hotelCard.orderButton).toBeEnabled();
  await hotelCard.order();
  await expect(page.locator('main[data-page]')).toHaveAttribute('data-page', 'checkoutReservation');
});

test('each kind of room has a picture of its own, its beds and its size, and fits a phone in the longest words [rooms.states] [hotel.calls]', { tag: '@phone' }, async ({ page }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await open(page, `/hu${offer.offerPath}`);
  await page.locator('[data-part="rooms"]').scrollIntoViewIfNeeded();
  const kinds = page.locator('[data-flow="roomChoice"] article[data-room-code]');
  await expect(kinds.first()).toBeVisible();
  const pictures: string[] = [];
  for (const kind of await kinds.all()) {
    await kind.scrollIntoViewIfNeeded();
    await expect(kind).toContainText(/\d\u00a0(franciaágy|egyszemélyes ágy|kihúzható kanapé|emeletes ágy|pótágy)/);
    await expect(kind).toContainText(/\d+\u00a0m² alapterület · legfeljebb \d fő/);
    const picture = kind.getByRole('img', { name: /.{8,}/ });
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    pictures.push(new URL(await picture.evaluate((image) => (image as HTMLImageElement).currentSrc)).pathname.replace(/\.\d+$/, ''));
  }
  expect(pictures.length).toBeGreaterThan(0);
  expect([...new Set(pictures)]).toEqual(pictures);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page, '[data-part="rooms"]');
});

test('a room that is too small says why and leads to the nearest one [config.choices]', { tag: '@phone' }, async ({ page }, testInfo) => {
  const offer = await someOffer(page, testInfo, 'WS', [{ adults: 4, childBirthDates: [] }]);
  await open(page, `${offer.offerPath}?q=ctAdult:4`);
  await page.getByText('Proč nejde vybrat každý pokoj?').click();
  await expect(page.getByText(/: nejvýše [123] osob[ay], počet cestujících: 4\.$/).first()).toBeVisible();
  const nearest = page.getByRole('button', { name: /^Nejbližší možnost: / });
  const name = /: (.*)$/.exec(await nearest.innerText())![1]!;
  const ofNearest = page.getByRole('group', { name: 'Pokoj', exact: true }).locator('label').filter({ hasText: name }).getByRole('radio');
  if (!await ofNearest.isChecked()) await nearest.click();
  await expect(ofNearest).toBeChecked();
  await expect(nearest).toBeDisabled();
});
