/** Pictures by swipe, the place on a map, what other boards and rooms cost, what is paid on the spot, who gave how many points. */
import { expectAccessible } from '../../accessibility.ts';
import { expect, open, test } from '../../fixtures.ts';
import { someOffer } from '../../shop-api.ts';
import { DRAWS_MAPS, isOfMap, withoutWebgl } from '../../webgl.ts';

test.use(DRAWS_MAPS);

test('pictures are swiped, boards and rooms say what they cost more, and what is paid on the spot is said [view.internal] [hotel.calls] [hotel.details]', { tag: '@phone' }, async ({ page, hotelCard }, testInfo) => {
  test.slow();
  const offer = await someOffer(page, testInfo);
  await open(page, offer.offerPath);
  await expect(hotelCard.root).toHaveAttribute('data-view', 'hotelCard');

  // On a phone the pictures of the card itself are swiped.
  if (page.viewportSize()!.width < 768) {
    const strip = page.getByRole('region', { name: 'Fotografie hotelu' }).locator('div').first();
    const { x, y, width, height } = (await strip.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.wheel(width * 0.8, 0);
    await expect(strip.getByRole('link').nth(1)).toBeInViewport({ ratio: 0.95 });
    await expect(strip.getByRole('link').first()).not.toBeInViewport({ ratio: 0.1 });
  }

  await page.getByRole('button', { name: /^Zobrazit (všech|všechny)/ }).click();
  const gallery = page.getByRole('dialog', { name: 'Fotografie hotelu' });
  await expect(gallery).toHaveAttribute('data-view', 'overlay');
  await expect(hotelCard.root).not.toHaveAttribute('data-view', /./);
  const slides = gallery.locator('[data-slides]');
  const position = async (place: number) => expect(gallery.getByText(new RegExp(`^${place} z \\d+$`))).toBeVisible();
  await position(1);
  // As far as a finger would bring it: the strip snaps to the next picture.
  const box = (await slides.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(box.width * 0.8, 0);
  await position(2);
  await gallery.getByRole('button', { name: 'Další fotka' }).click();
  await position(3);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await position(1);
  await expect.poll(() => slides.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  await expectAccessible(page);
  await page.goBack();
  await expect(gallery).toBeHidden();
  await expect(hotelCard.root).toHaveAttribute('data-view', 'hotelCard');

  const part = (name: string) => page.locator(`[data-part="${name}"]`);
  const bring = (name: string, shown: string | RegExp) => expect(async () => {
    await part(name).scrollIntoViewIfNeeded();
    await expect(part(name)).toContainText(shown, { timeout: 1000 });
  }).toPass();
  await bring('onSite', 'pobytová taxa');
  await expect(part('onSite')).toContainText(/omezenou pohyblivostí|bezbariérový přístup/);
  await bring('reviews', 'Co říkají cestovatelé');
  await expect(part('reviews').getByRole('list', { name: 'Kolik cestovatelů dalo kolik bodů' }).getByRole('listitem')).toHaveCount(5);

  await bring('upsells', /Lepší|nemáme/);
  const better = part('upsells').getByRole('button').first();
  if (await better.count() > 0) {
    const before = { code: hotelCard.offerCode() || offer.offerCode, total: await hotelCard.total() };
    const more = Number((await part('upsells').getByRole('article').first().locator('strong').innerText()).replace(/\D/g, ''));
    await better.click();
    await expect.poll(() => hotelCard.offerCode()).not.toBe(before.code);
    await expect.poll(() => hotelCard.total()).toBe(before.total + more);
  }
  await part('variants').scrollIntoViewIfNeeded();
  const rooms = hotelCard.others('Pokoj').filter({ hasText: /[+−]\d/ });
  await expect(part('variants')).toContainText(/[+−]?\d|jen v jiné dny/);
  if (await rooms.count() > 0) {
    const before = await hotelCard.total();
    const [, sign, amount] = /([+−])([\d\s]+)\sKč/.exec(await rooms.first().innerText())!;
    await rooms.first().click();
    const difference = Number(amount!.replace(/\s/g, '')) * (sign === '+' ? 1 : -1);
    await expect.poll(() => hotelCard.total()).toBe(before + difference);
  }
});

test('the hotel stands on a map whose code comes with the press [hotel.details] [view.internal]', async ({ page }, testInfo) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const offer = await someOffer(page, testInfo);
  await open(page, offer.offerPath);
  expect(asked.filter(isOfMap)).toEqual([]);
  await page.getByRole('button', { name: 'Na mapě' }).click();
  const map = page.locator('dialog#mapOverlay');
  await expect(map.getByRole('group', { name: 'Mapa s místem hotelu' }).getByText(offer.hotelName)).toBeVisible({ timeout: 60_000 });
  expect(asked.filter(isOfMap).length).toBeGreaterThan(0);
  await expect(map).toHaveAttribute('data-view', 'overlay');
  await expect(map).toContainText(/Souřadnice pro navigaci: -?\d/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(map).toBeHidden();
});

test('a browser that draws no maps says in words where the hotel lies [hotel.details]', async ({ page }, testInfo) => {
  await withoutWebgl(page);
  await open(page, (await someOffer(page, testInfo)).offerPath);
  await page.getByRole('button', { name: 'Na mapě' }).click();
  const map = page.locator('dialog#mapOverlay');
  await expect(map).toContainText('Tento prohlížeč mapu nenakreslí');
  await expect(map).toContainText(/Souřadnice pro navigaci: -?\d/);
});
