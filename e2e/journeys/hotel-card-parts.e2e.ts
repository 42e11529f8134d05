import { expect, FAILED_REQUEST, forgive, open, test } from '../fixtures.ts';
import { someOffer } from '../shop-api.ts';

test('parts of the card come when they are about to be seen; one that fails says so and is asked again, and a press leads to its offer [hotel.calls] [error.texts] [format.image-widths]', async ({ page, hotelCard, troubles }, testInfo) => {
  const asked: string[] = [];
  page.on('request', (request) => { if (request.url().includes('/hotelCard/')) asked.push(new URL(request.url()).pathname.split('/').at(-1)!); });
  let attempts = 0;
  await page.route((url) => url.pathname.endsWith('/configurators/price-calendar'), async (route) => {
    attempts += 1;
    // First an answer that is not the contract's, then the real one, late.
    if (attempts === 1) return route.fulfill({ json: { ignored: [] } });
    await route.continue();
  });
  let weatherAttempts = 0;
  await page.route((url) => url.pathname.includes('/hotelCard/weather/'), (route) => {
    weatherAttempts += 1;
    return weatherAttempts === 1 ? route.abort() : route.continue();
  });
  const offer = await someOffer(page, testInfo);
  await open(page, offer.offerPath);
  const part = (name: string) => page.locator(`[data-part="${name}"]`);
  await part('hours').scrollIntoViewIfNeeded();
  await expect(part('hours').getByRole('group', { name: 'V kolik letíte' }).getByRole('radio').first()).toBeAttached();
  expect(asked).not.toContain('alternatives');

  await part('priceYear').scrollIntoViewIfNeeded();
  await expect(part('priceYear').getByRole('alert')).toContainText('Tuhle část se nepodařilo načíst');
  await part('priceYear').getByRole('button', { name: 'Zkusit znovu' }).click();
  const months = part('priceYear').getByRole('group', { name: 'Nejnižší cena za všechny po měsících' }).getByRole('button');
  await months.last().click();
  await expect(months.last()).toHaveAttribute('aria-pressed', 'true');
  const before = hotelCard.offerCode();
  const day = part('priceYear').locator('tr[data-offer-code]').filter({ has: page.getByRole('button') }).last();
  const code = (await day.getAttribute('data-offer-code'))!;
  await day.getByRole('button').click();
  await expect.poll(() => hotelCard.offerCode()).toBe(code);
  expect(code).not.toBe(before);

  await part('otherAirports').scrollIntoViewIfNeeded();
  await expect(part('otherAirports').getByText('Právě vybráno').or(part('otherAirports').getByRole('button').first()).first()).toBeVisible();
  await part('weather').scrollIntoViewIfNeeded();
  await part('weather').getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(part('weather').getByRole('img', { name: /^Teploty po měsících/ })).toBeVisible();
  await part('weather').getByText('Totéž v tabulce').click();
  await expect(part('weather').getByRole('row')).toHaveCount(13);
  await part('alternatives').scrollIntoViewIfNeeded();
  await expect(part('alternatives').locator('article').first().or(part('alternatives').getByText('podobný hotel nemáme'))).toBeVisible();
  forgive(troubles, FAILED_REQUEST);
});

test('all offers: appended, sorted each way, without one twice; another party is another list [alloffers.sort] [alloffers.states] [alloffers.defaults]', async ({ page, hotelCard }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  const pages: { page: number; pageSize: number; sorting: object }[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/configurators/all-offers')) pages.push((await response.json() as { pagination: (typeof pages)[number] }).pagination);
  });
  await open(page, offer.offerPath);
  const list = page.locator('[data-part="allOffers"]');
  const rows = list.locator('article[data-offer-code]');
  // What comes above it meanwhile moves it out of sight again.
  await expect(async () => {
    await list.scrollIntoViewIfNeeded();
    await expect(rows).toHaveCount(6, { timeout: 1000 });
  }).toPass();
  expect(pages[0]).toMatchObject({ page: 0, pageSize: 6, sorting: { field: 'PRICE', direction: 'ASCENDING' } });
  await list.getByRole('button', { name: 'Zobrazit další' }).click();
  await expect(rows).toHaveCount(12);
  const prices = async () => rows.evaluateAll((all) => all.map((row) => Number(row.querySelector('[data-price]')!.getAttribute('data-price'))));
  const ascending = await prices();
  expect(ascending).toEqual(ascending.toSorted((left, right) => left - right));
  const codes = await rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.offerCode));
  expect(new Set(codes).size).toBe(12);
  await list.getByLabel('Řadit podle').selectOption({ label: 'data: nejpozději' });
  await expect.poll(() => pages.at(-1)).toMatchObject({ page: 0, sorting: { field: 'START_DATE', direction: 'DESCENDING' } });
  await expect(rows).toHaveCount(6);
  const code = (await rows.filter({ has: page.getByRole('button') }).first().getAttribute('data-offer-code'))!;
  await list.locator(`article[data-offer-code="${code}"]`).getByRole('button').click();
  await expect.poll(() => hotelCard.offerCode()).toBe(code);
  await expect(list.locator(`article[data-offer-code="${code}"]`)).toContainText('Právě vybráno');
  const priceOfTwo = (await prices())[0]!;
  await hotelCard.openParty();
  const party = page.getByRole('dialog', { name: 'Kdo pojede' });
  await party.getByRole('button', { name: /Ubrat dospěl/ }).click();
  await party.getByRole('button', { name: 'Hotovo' }).click();
  await expect.poll(async () => (await prices())[0]!).toBeLessThan(priceOfTwo);
});
