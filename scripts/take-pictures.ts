/**
 * Takes the README's pictures of a running shop: `SHOP_URL=http://localhost:3000 npm exec -c 'node scripts/take-pictures.ts'`.
 * Writes docs/pictures/<page>-<width>.webp.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { API_KEY } from '../src/api/api-key.ts';
import { BROWSER_FLAGS, findOrInstallBrowser } from './browser.ts';

const SHOP_URL = process.env.SHOP_URL ?? 'http://localhost:3000';
const FOLDER = 'docs/pictures';
const SIZES = [{ width: 390, height: 844 }, { width: 820, height: 1180 }, { width: 1440, height: 900 }];
const LARGEST_BYTES = 120_000;
const QUALITIES = [80, 70, 60, 50, 40];
const DAYS_AHEAD = 150;

const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: BROWSER_FLAGS });
await mkdir(FOLDER, { recursive: true });
try {
  for (const viewport of SIZES) {
    const context = await browser.newContext({ baseURL: SHOP_URL, viewport, locale: 'cs-CZ', timezoneId: 'Europe/Prague' });
    await context.addCookies([{ name: 'consent', value: 'none', url: SHOP_URL }]);
    const page = await context.newPage();
    // A first visit may be painted before its font has come.
    await page.goto('/', { waitUntil: 'networkidle' });
    for (const [name, path] of await addresses(page)) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.locator('html[data-app="ready"]').waitFor();
      const file = `${FOLDER}/${name}-${viewport.width}.webp`;
      const picture = await compressed(await page.screenshot());
      await writeFile(file, picture);
      console.log(`${file}  ${Math.round(picture.length / 1000)} kB`);
    }
    await context.close();
  }
} finally {
  await browser.close();
}

/** The pages of a purchase; what lies in the cart and has been ordered is made through the API. */
async function addresses(page: Page): Promise<[name: string, path: string][]> {
  const post = async (path: string, data: object) => (await page.request.post(path, { data, headers: { 'Api-Key': API_KEY } })).json();
  const departureDateFrom = Temporal.Now.plainDateISO('Europe/Prague').add({ days: DAYS_AHEAD }).toString();
  const { offers } = await post('/api/www/search/offers', {
    offerType: 'BY_PLANE', tripType: 'WS', numberOfAdults: 2, childrenBirthdays: [], departuresCodes: [], destinationsCodes: [],
    departureDateFrom, metaData: { page: 0, pageSize: 60, sorting: 'hotelRating' },
  });
  const [first, second] = offers;
  const ordered = await post('/api/www/cart/product', { offerCode: second.offerCode, occupancies: [{ adults: 2, childBirthDates: [] }] });
  const owner = { firstName: 'Jana', lastName: 'Nováková', email: 'jana@example.com', phone: '777123456', street: 'Dlouhá 12', city: 'Praha', zip: '110 00', country: 'CZ' };
  const travellers = ordered.information.travellers.map((traveller: object, place: number) => ({ ...traveller, firstName: ['Jana', 'Petr'][place], lastName: 'Nováková', birthDate: '1985-04-12', documentNumber: '39012345', documentExpiry: '2040-01-31' }));
  const order = await post('/api/www/cart/order', { information: { owner, travellers, note: '' }, totalPrice: ordered.totalPrice, termsAccepted: true });
  await post('/api/www/cart/product', { offerCode: first.offerCode, occupancies: [{ adults: 2, childBirthDates: [] }] });
  return [
    ['home', '/'],
    ['listing', '/dovolena/nabidky-letecky?q=sort:hotelRating'],
    ['hotel', first.offerPath],
    ['checkout', `/checkout/rezervace/${first.offerCode}`],
    ['payment', `/checkout/platba/${order.orderId}`],
  ];
}

/** WebP at the best quality that keeps the file small. */
async function compressed(screenshot: Buffer): Promise<Buffer> {
  let picture = screenshot;
  for (const quality of QUALITIES) {
    picture = await sharp(screenshot).webp({ quality }).toBuffer();
    if (picture.length <= LARGEST_BYTES) break;
  }
  return picture;
}
