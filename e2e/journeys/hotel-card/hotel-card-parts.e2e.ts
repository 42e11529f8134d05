import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../../accessibility.ts';
import { expect, FAILED_REQUEST, forgive, open, test } from '../../fixtures.ts';
import { AS_CLIENT, someOffer } from '../../shop-api.ts';

/** Parts of the card in their order, and the call of each. */
const PARTS = {
  hours: '/configurators/hours', upsells: '/hotelCard/upsells', rooms: '/configurators/rooms', priceYear: '/configurators/price-calendar', allOffers: '/configurators/all-offers',
  otherAirports: '/hotelCard/other-airports', onSite: '/hotelCard/on-site/', reviews: '/hotelCard/reviews/', weather: '/hotelCard/weather/', alternatives: '/hotelCard/alternatives',
};

/** The first answer to each call breaks off, fails, or is not the contract's in all or in its numbers alone, in turn; those after it are the shop's. */
async function breakEachOnce(page: Page, paths: readonly string[]): Promise<void> {
  for (const [place, path] of paths.entries()) {
    await page.route(({ pathname }) => pathname.includes(path), (route) => [
      () => route.abort(),
      () => route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
      () => route.fulfill({ json: { ignored: [] } }),
      () => withoutNumbers(route),
    ][place % 4]!(), { times: 1 });
  }
}

async function withoutNumbers(route: Route): Promise<void> {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/:-?\d[\d.]*/g, ':null') });
}

test('parts of the card come when they are about to be seen; each that fails says so and is asked again, and a press leads to its offer [hotel.calls] [error.texts] [format.image-widths]', async ({ page, hotelCard, troubles }, testInfo) => {
  const asked: string[] = [];
  page.on('request', (request) => { if (request.url().includes('/hotelCard/')) asked.push(new URL(request.url()).pathname.split('/').at(-1)!); });
  await breakEachOnce(page, [...Object.values(PARTS), '/configurators/variants']);
  const offer = await someOffer(page, testInfo);
  await open(page, offer.offerPath);
  const part = (name: string) => page.locator(`[data-part="${name}"]`);
  // What one is asked again for is late: the others go on meanwhile.
  const late = Promise.withResolvers<void>();
  for (const [name, path] of Object.entries(PARTS)) {
    const alert = part(name).getByRole('alert');
    // What comes above it meanwhile moves it out of sight again.
    await expect(async () => {
      await part(name).scrollIntoViewIfNeeded();
      await expect(alert).toContainText('Tuto část se nepodařilo načíst', { timeout: 1000 });
    }).toPass();
    if (name === 'upsells') await page.route(({ pathname }) => pathname.includes(path), async (route) => { await late.promise; await route.continue(); });
    await alert.getByRole('button', { name: 'Zkusit znovu' }).click();
    await expect(alert).toBeHidden();
    if (name === 'hours') {
      await expect(part('hours').getByRole('group', { name: 'V kolik letíte' }).getByRole('radio').first()).toBeAttached();
      expect(asked).not.toContain('alternatives');
    }
  }
  await expect(part('upsells')).toContainText('Načítáme');
  late.resolve();
  await expect(part('upsells')).not.toContainText('Načítáme');
  const ofChoices = page.getByRole('alert').filter({ hasText: 'Nezjistili jsme, o kolik se liší ceny' });
  await ofChoices.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(ofChoices).toBeHidden();

  await part('priceYear').scrollIntoViewIfNeeded();
  const months = part('priceYear').getByRole('group', { name: 'Nejnižší cena za všechny po měsících' }).getByRole('button');
  await expectAccessible(page, '[data-part="priceYear"]');
  await months.last().click();
  await expect(months.last()).toHaveAttribute('aria-pressed', 'true');
  const before = hotelCard.offerCode();
  const day = part('priceYear').locator('tr[data-offer-code]').filter({ has: page.getByRole('button') }).last();
  const code = (await day.getAttribute('data-offer-code'))!;
  await day.getByRole('button').click();
  await expect.poll(() => hotelCard.offerCode()).toBe(code);
  expect(code).not.toBe(before);

  await part('otherAirports').scrollIntoViewIfNeeded();
  await expect(part('otherAirports').getByRole('button').or(part('otherAirports').getByText('z jiného letiště nelétá')).first()).toBeVisible();
  await expect(part('otherAirports').getByText('Právě vybráno')).toBeHidden();
  await part('weather').scrollIntoViewIfNeeded();
  await expect(part('weather').getByRole('img', { name: /^Teploty po měsících/ })).toBeVisible();
  await part('weather').getByText('Totéž v tabulce').click();
  await expect(part('weather').getByRole('row')).toHaveCount(13);
  await part('alternatives').scrollIntoViewIfNeeded();
  await expect(part('alternatives').locator('article').first().or(part('alternatives').getByText('podobný hotel nemáme'))).toBeVisible();
  forgive(troubles, FAILED_REQUEST);
  forgive(troubles, /500/);
});

test('prices beside a chosen room are of that room, or name another; other airports leave out the chosen one [config.choices] [hotel.calls]', async ({ page }, testInfo) => {
  const { offerCode, offerPath, airportCode } = await someOffer(page, testInfo);
  const occupancies = [{ adults: 2, childBirthDates: [] }];
  const { rooms } = await (await page.request.post('/api/www/hotelCard/configurators/rooms', { headers: AS_CLIENT, data: { offerCode, occupancies } })).json() as { rooms: { offerCode: string; roomCode: string; roomName: string; totalPrice: number; fits: boolean }[] };
  const dearest = rooms.filter(({ fits }) => fits).toSorted((one, other) => other.totalPrice - one.totalPrice)[0]!;
  await open(page, offerPath.replace(offerCode, dearest.offerCode));
  for (const [name, codes] of [['hours', 'input[value*="_"]'], ['priceYear', 'tr[data-offer-code]'], ['otherAirports', '[data-offer-code]']] as const) {
    const part = page.locator(`[data-part="${name}"]`);
    await part.scrollIntoViewIfNeeded();
    await expect(part.locator(codes).or(part.getByText('z jiného letiště nelétá')).first()).toBeAttached();
    const found = await part.locator(codes).evaluateAll((places) => places.map((place) => ({ code: place.getAttribute('data-offer-code') ?? (place as HTMLInputElement).value, text: place.closest('label')?.textContent ?? place.textContent })));
    for (const { code, text } of found) {
      const other = rooms.find(({ roomCode }) => code.endsWith(`_${roomCode}`) && roomCode !== dearest.roomCode);
      expect(text).toContain(other?.roomName ?? '');
      if (name === 'otherAirports') expect(code).not.toContain(`_${airportCode}_`);
    }
    if (name === 'priceYear') expect(found.filter(({ code }) => code.endsWith(`_${dearest.roomCode}`)).length).toBeGreaterThan(0);
  }
});

test('a part that is awaited says so, and who asks for it again by the keyboard stays with it [hotel.calls] [rooms.states] [alloffers.states]', async ({ page, troubles }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  const answer = Promise.withResolvers<void>();
  const names = ['rooms', 'allOffers', 'otherAirports'] as const;
  for (const name of names) {
    const path = ({ pathname }: URL) => pathname.includes(PARTS[name]);
    await page.route(path, async (route) => { await answer.promise; await route.continue(); });
    await page.route(path, (route) => route.abort(), { times: 1 });
  }
  await open(page, offer.offerPath);
  for (const name of names) {
    const part = page.locator(`[data-part="${name}"]`);
    const retry = part.getByRole('button', { name: 'Zkusit znovu' });
    // What comes above it meanwhile moves it out of sight again.
    await expect(async () => {
      await part.scrollIntoViewIfNeeded();
      await expect(retry).toBeVisible({ timeout: 1000 });
    }).toPass();
    await retry.press('Enter');
    await expect(part.getByRole('status')).toContainText('Načítáme');
    await expect(part.locator(':focus')).toHaveCount(1);
  }
  answer.resolve();
  for (const name of names) await expect(page.locator(`[data-part="${name}"] article`).first()).toBeVisible();
  forgive(troubles, FAILED_REQUEST);
});

test('all offers: appended, sorted each way, without one twice; another party is another list [alloffers.sort] [alloffers.states] [alloffers.defaults]', async ({ page, hotelCard, troubles }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  const pages: { page: number; pageSize: number; sorting: object }[] = [];
  page.on('response', async (response) => {
    if (response.ok() && response.url().includes('/configurators/all-offers')) pages.push((await response.json() as { pagination: (typeof pages)[number] }).pagination);
  });
  await open(page, offer.offerPath);
  const list = page.locator('[data-part="allOffers"]');
  const rows = list.locator('article[data-offer-code]');
  // What comes above it meanwhile moves it out of sight again.
  await expect(async () => {
    await list.scrollIntoViewIfNeeded();
    await expect(rows).toHaveCount(6, { timeout: 1000 });
  }).toPass();
  await expect.poll(() => pages[0]).toMatchObject({ page: 0, pageSize: 6, sorting: { field: 'PRICE', direction: 'ASCENDING' } });
  // Only more of them could not be had: what is there stays.
  await page.route('**/configurators/all-offers*', (route) => route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }), { times: 1 });
  await list.getByRole('button', { name: 'Zobrazit další' }).click();
  const moreFailed = list.getByRole('alert').filter({ hasText: 'Další nabídky se nepodařilo načíst' });
  await expect(moreFailed).toBeVisible();
  await expect(rows).toHaveCount(6);
  await moreFailed.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(moreFailed).toBeHidden();
  await expect(rows).toHaveCount(12);
  const prices = async () => rows.evaluateAll((all) => all.map((row) => Number(row.querySelector('[data-price]')!.getAttribute('data-price'))));
  const ascending = await prices();
  expect(ascending).toEqual(ascending.toSorted((left, right) => left - right));
  const codes = await rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.offerCode));
  expect(new Set(codes).size).toBe(12);
  await list.getByLabel('Řadit podle').selectOption({ label: 'data od nejpozdějšího' });
  await expect.poll(() => pages.at(-1)).toMatchObject({ page: 0, sorting: { field: 'START_DATE', direction: 'DESCENDING' } });
  await expect(rows).toHaveCount(6);
  await list.getByLabel('Počet na stránce').selectOption('12');
  await expect.poll(() => pages.at(-1)).toMatchObject({ page: 0, pageSize: 12, sorting: { field: 'START_DATE', direction: 'DESCENDING' } });
  await expect(rows).toHaveCount(12);
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
  forgive(troubles, FAILED_REQUEST);
  forgive(troubles, /500/);
});

test('of more departure hours than a phone is wide the chosen one is in sight, and half of the next says that there are more [config.choices]', { tag: '@narrow' }, async ({ page }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await page.route('**/configurators/hours*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json() as { hours: { departureTime: string }[] };
    const at = (departureTime: string) => ({ ...body.hours[0], departureTime });
    const hours = [at('00:01'), at('00:02'), at('00:03'), ...body.hours, at('23:58'), at('23:59')];
    await route.fulfill({ response: answer, json: { ...body, hours: hours.map((hour, place) => ({ ...hour, offer: { ...offer, offerCode: `${offer.offerCode.slice(0, -1)}${place}` } })) } });
  });
  await open(page, offer.offerPath);
  const hours = page.locator('[data-part="hours"]');
  await hours.scrollIntoViewIfNeeded();
  const chosen = hours.locator('label:has(:checked)');
  await expect(chosen).toBeInViewport({ ratio: 1 });
  const { width } = page.viewportSize()!;
  const cut = await hours.locator('label').evaluateAll((pills, edge) => pills.map((pill) => pill.getBoundingClientRect()).filter(({ left, right }) => left < edge && right > edge).map(({ left, right }) => (edge - left) / (right - left)), width);
  expect(cut).toHaveLength(1);
  expect(cut[0]).toBeLessThan(0.8);
});

test('what lengths there are is summed up as ranges where some follow each other, and each can be chosen [config.duration-periods] [config.matrix]', async ({ page, hotelCard }, testInfo) => {
  await open(page, (await someOffer(page, testInfo)).offerPath);
  const lengths = page.getByRole('group', { name: 'Na jak dlouho', exact: true });
  await expect(lengths.getByRole('radio').first()).toBeVisible();
  const nights = await hotelCard.options('Na jak dlouho').evaluateAll((radios) => radios.map((radio) => Number((radio as HTMLInputElement).value)).sort((a, b) => a - b));
  const runs = nights.reduce<[from: number, to: number][]>((known, length) => {
    const last = known.at(-1);
    return last?.[1] === length - 1 ? [...known.slice(0, -1), [last[0], length]] : [...known, [length, length]];
  }, []);
  expect(runs.some(([from, to]) => to > from)).toBe(true);
  const noun = (count: number) => (count === 1 ? 'noc' : count < 5 ? 'noci' : 'nocí');
  const words = runs.map(([from, to]) => (from === to ? `${from} ${noun(from)}` : `${from}–${to} ${noun(to)}`)).join(', ');
  await expect(page.getByText(/^Na výběr: /).filter({ visible: true })).toHaveText(`Na výběr: ${words}`);
});
