import sharp from 'sharp';
import { expect, isAlive, open, test } from '../../fixtures.ts';
import { someOffer } from '../../shop-api.ts';

const languages = ['cs', 'pl', 'ro', 'uk', 'hu'] as const;
const inLanguage = (language: string, path: string) => (language === 'cs' ? path : `/${language}${path === '/' ? '' : path}`);

test('home, listing and hotel speak five languages, each with its address, title and description [market.languages] [market.default]', async ({ page, baseURL }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  for (const path of ['/', '/dovolena/recko/nabidky-letecky', offer.hotelPath]) {
    const titles = new Set<string>();
    for (const language of languages) {
      await page.goto(inLanguage(language, path), { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await isAlive(page);
      const alternates = await page.locator('link[rel=alternate][hreflang]').evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
      expect(alternates).toEqual([...languages.map((other) => [other, baseURL + inLanguage(other, path)]), ['x-default', baseURL + path]]);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + inLanguage(language, path));
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,}/);
      titles.add(await page.title());
    }
    // A hotel's name and its resort may be the same in two languages; pages of our own words never are.
    expect(titles.size).toBeGreaterThanOrEqual(path === offer.hotelPath ? 2 : languages.length - 1);
    // Nothing at all, not even a warning.
    expect(said).toEqual([]);
  }
});

test('a page of each kind has one true address, and names the same page of every language; a search on it is not another page [market.languages]', async ({ page, baseURL }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  const pages = {
    '/dovolena/recko/nabidky-letecky': '/dovolena/recko/nabidky-letecky',
    [offer.hotelPath]: offer.hotelPath, [offer.offerPath]: offer.hotelPath,
    '/blog/kreta-nebo-rhodos': '/blog/kreta-nebo-rhodos', '/zima': '/zima', '/kviz': '/kviz', '/kontakt/cestovni-kancelar/brno': '/kontakt/cestovni-kancelar/brno',
  };
  for (const [path, canonical] of Object.entries(pages)) for (const language of languages) {
    const answer = await page.request.get(inLanguage(language, path));
    const head = /<head>(.*?)<\/head>/s.exec(await answer.text())![1]!;
    const links = (pattern: RegExp) => [...head.matchAll(pattern)].map((match) => match.slice(1));
    expect([path, language, answer.status(), links(/<link rel="canonical" href="([^"]+)">/g)]).toEqual([path, language, 200, [[baseURL + inLanguage(language, canonical)]]]);
    expect(links(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)).toEqual([...languages.map((other) => [other, baseURL + inLanguage(other, canonical)]), ['x-default', baseURL + canonical]]);
  }
  const searched = await (await page.request.get('/dovolena/recko/nabidky-letecky?q=ctAdult:3')).text();
  expect(searched).toContain(`<link rel="canonical" href="${baseURL}/dovolena/recko/nabidky-letecky">`);
  expect(searched).not.toContain('hreflang="x-default"');
});

test('a shared hotel shows its picture, painted by the server in the size that others ask for [hotel.details] [url.image]', async ({ page, baseURL }, testInfo) => {
  const { offerPath } = await someOffer(page, testInfo);
  const document = await (await page.request.get(`/hu${offerPath}`)).text();
  const said = (property: string) => new RegExp(`<meta property="${property}" content="([^"]+)">`).exec(document)?.[1]?.replaceAll('&amp;', '&');
  const address = said('og:image')!;
  expect([address.startsWith(`${baseURL}/images/scale/`), said('og:image:width'), said('og:image:height')]).toEqual([true, '1200', '630']);
  const picture = await page.request.get(address);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  const { width, height } = await sharp(await picture.body()).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test('switching the language keeps the page and its search [market.languages] [url.listing-q]', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/dovolena/recko/nabidky-letecky?q=sort:priceDESC:ctAdult:3&fullPrice=true');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Magyar' }).click();
  await expect(page).toHaveURL(/\/hu\/dovolena\/recko\/nabidky-letecky\?q=sort:priceDESC:ctAdult:3&fullPrice=true$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await isAlive(page);
  await page.locator('main[data-page] article[data-offer-code]').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/hu\/dovolena\/.*OfferCodeWS/);
});

test('the whole way in Polish: the bank and the mail speak it too [market.languages]', async ({ page }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await open(page, `/pl${offer.offerPath}`);
  await page.getByRole('button', { name: 'Przejdź do rezerwacji' }).filter({ visible: true }).or(page.locator('aside button').last()).first().click();
  await expect(page).toHaveURL(/\/pl\/checkout\/rezervace\//);
  await isAlive(page);
  for (const [id, value] of [['firstName', 'Zofia'], ['lastName', 'Łęcka'], ['email', 'zofia@example.com'], ['phone', '+48 601 234 567'], ['street', 'Długa 1'], ['city', 'Łódź'], ['zip', '90-001']] as const) {
    await page.locator(`#owner-${id}`).fill(value);
  }
  await page.locator('#owner-country').selectOption('PL');
  for (const index of [0, 1]) {
    await page.locator(`#travellers-${index}-firstName`).fill('Zofia');
    await page.locator(`#travellers-${index}-lastName`).fill('Łęcka');
    await page.locator(`#travellers-${index}-birthDate`).fill('3.5.1980');
    if (await page.locator(`#travellers-${index}-documentNumber`).count() === 0) continue;
    await page.locator(`#travellers-${index}-documentNumber`).fill('ZB1234567');
    await page.locator(`#travellers-${index}-documentExpiry`).fill('31.1.2040');
  }
  const forward = page.locator('main[data-page] button[type=submit]');
  await forward.click();
  await expect(page).toHaveURL(/doporuceni/);
  await forward.click();
  await expect(page).toHaveURL(/souhrn/);
  await page.getByRole('checkbox').check();
  await forward.click();
  await expect(page).toHaveURL(/\/pl\/checkout\/platba\//);
  await isAlive(page);
  await page.locator('input[name=method][value=card]').check();
  await forward.click();
  await expect(page.getByRole('heading', { name: 'Bank testowy' })).toBeVisible();
  await page.getByRole('button', { name: 'Zapłać', exact: true }).click();
  await expect(page).toHaveURL(/\/pl\/checkout\/platba\/probehla-uspesne\//);
  await page.goto('/sandbox/mail');
  await page.getByRole('row').filter({ hasText: 'zofia@example.com' }).first().getByRole('link').click();
  await expect(page.locator('pre')).toHaveAttribute('lang', 'pl');
});

/** Nights as each language counts them, written out here so that the shop's own rules are judged by it. */
const NIGHTS: Record<(typeof languages)[number], (count: number) => string> = {
  cs: (count) => (count === 1 ? 'noc' : count < 5 ? 'noci' : 'nocí'),
  pl: (count) => (count === 1 ? 'noc' : count % 10 >= 2 && count % 10 <= 4 && (count < 10 || count > 20) ? 'noce' : 'nocy'),
  ro: (count) => (count === 1 ? 'noapte' : count < 20 ? 'nopți' : 'de nopți'),
  uk: (count) => (count % 10 === 1 && count !== 11 ? 'ніч' : count % 10 >= 2 && count % 10 <= 4 && (count < 10 || count > 20) ? 'ночі' : 'ночей'),
  hu: () => 'éjszaka',
};

test('a list counts nights as each language does, and writes prices in groups of three with hard blanks and the currency [format.plurals] [market.thousands] [market.currency-symbol]', async ({ page }) => {
  for (const language of languages) {
    await page.goto(inLanguage(language, '/dovolena/nabidky-letecky?q=dF:2:dT:15'), { waitUntil: 'domcontentloaded' });
    const tiles = await page.locator('main[data-page] article[data-offer-code]').evaluateAll((articles) => articles.map((article) => article.textContent));
    expect(tiles.length).toBeGreaterThan(3);
    const form = Object.values(NIGHTS).flatMap((of) => [1, 2, 5, 22].map(of)).toSorted((a, b) => b.length - a.length).join('|');
    const counts = new Set<number>();
    for (const tile of tiles) {
      const [, count, noun] = new RegExp(`(?<!\\d)(\\d+)\\s(${form})`).exec(tile) ?? [];
      expect([language, count, noun]).toEqual([language, expect.any(String), NIGHTS[language](Number(count))]);
      counts.add(Number(count));
      expect(tile).toMatch(/(?<!\d)\d{1,3}\u00a0\d{3}\u00a0Kč/);
      expect(tile).not.toMatch(/\d{4,}\s?Kč/);
    }
    expect(counts.size, `${language}: ${[...counts]}`).toBeGreaterThanOrEqual(3);
  }
});
