import type { Page } from '@playwright/test';
import { openRecording } from '../../machine-room/recorder/recording.ts';
import { replay } from '../../machine-room/recorder/replay.ts';
import { loadAllMachines } from '../../src/bus/all-machines.ts';
import { collectErrors, REPORT_REQUEST } from '../error-collector.ts';
import { expect, forgive, open, test } from '../fixtures.ts';
import { someOffer } from '../shop-api.ts';

// They share the address that errors are reported to.
test.describe.configure({ mode: 'serial' });

let collector: Awaited<ReturnType<typeof collectErrors>>;

test.beforeEach(async ({ page }) => {
  collector = await collectErrors();
  // Of the errors half are reported: these are.
  await page.addInitScript(() => { Math.random = () => 0.25; });
});

test.afterEach(async ({ troubles }) => {
  forgive(troubles, REPORT_REQUEST);
  forgive(troubles, /on purpose|ResizeObserver loop|does not provide an export/);
  await collector.close();
});

test('an error is reported with a recording that replays and names nobody [error.sentry] [track.pii]', async ({ page, search }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  await page.mouse.move(9, 9);
  await expect(page.locator('html')).toHaveAttribute('data-recorder', 'on');
  await search.openField('Kdo');
  await search.addChild('24.5.2018');
  await search.confirmParty();
  expect(asked.filter((path) => path.includes('report-errors'))).toEqual([]);

  await page.evaluate(() => { URL.createObjectURL = () => { throw new TypeError('on purpose: jana.nova@example.com, +420 777 555 333'); }; });
  await page.getByRole('button', { name: 'Nahlásit problém' }).click();
  await expect.poll(() => collector.reports.length).toBe(1);
  await throwFrom(page, 'dropped', 'ResizeObserver loop completed with undelivered notifications.');
  await throwFrom(page, 'another', 'on purpose, another');
  await expect.poll(() => collector.reports.length).toBe(2);

  const [first, second] = collector.reports;
  expect(first).toMatchObject({ message: 'on purpose: [e-mail], [phone]', environment: 'production', tags: { pageType: 'homePage', language: 'cs' } });
  expect(first!.files).toContainEqual(expect.stringMatching(/^http:\/\/localhost:\d+\/assets\/page-taps-.*\.js$/));
  expect(second).toMatchObject({ message: 'on purpose, another', files: [expect.stringMatching(/\/assets\/another\.js$/)] });
  const { steps, differences } = await replayed(first!.file);
  expect(steps.flatMap(({ facts }) => facts)).toContain('participants.closed');
  expect(differences).toEqual([]);
  expect(first!.recording).toMatchObject({ steps: steps.length, attached: true });
  expect(first!.recording!.errorAt).toBeGreaterThan(steps.at(-1)!.step.at - 1);
  for (const personal of ['2018-05-24', 'jana', '777 555']) expect(first!.text).not.toContain(personal);
});

test('a board that the hotel’s list has not is reported; the offer that has it stands and can be ordered [config.food] [error.sentry]', async ({ page, hotelCard, troubles }, testInfo) => {
  // Hotels of package holidays all have meals.
  await page.route('**/hotelCard/offer?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json() as { status: string; offer: object };
    await route.fulfill({ response, json: answer.status === 'available' ? { ...answer, offer: { ...answer.offer, boardCode: 'NO', boardName: 'Švédské stoly' } } : answer });
  });
  await open(page, (await someOffer(page, testInfo)).offerPath);
  await expect(hotelCard.orderButton).toBeEnabled();
  const before = hotelCard.offerCode();
  await hotelCard.chooseAnotherDay();
  await expect.poll(() => hotelCard.offerCode()).not.toBe(before);
  await expect.poll(() => collector.reports.map(({ message }) => message)).toEqual([`The board Švédské stoly of the offer ${hotelCard.offerCode()} is not in the hotel's list`]);
  await expect(hotelCard.orderButton).toBeEnabled();
  forgive(troubles, /^error: The board Švédské stoly/);
});

test('an error before anybody touched the page is reported with the flows as they stood, one that kept it from hydrating without [error.sentry]', async ({ page }) => {
  await page.route('**/assets/early.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("on purpose, early");' }));
  await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => document.head.append(Object.assign(document.createElement('script'), { src: '/assets/early.js' })), { once: true }));
  // What the session is told while the report is made would be steps of it.
  await page.route('**/assets/start-session-*.js', () => {});
  await open(page, '/dovolena/nabidky-letecky');
  await expect.poll(() => collector.reports.length).toBe(1);
  const [early] = collector.reports;
  expect(early).toMatchObject({ message: 'on purpose, early', tags: { pageType: 'listing' }, recording: { steps: 0, attached: true } });
  expect(early!.recording!.errorAt).toBeLessThan(0);
  const { flows } = openRecording(early!.file);
  expect(flows.map(({ address }) => address)).toEqual(expect.arrayContaining(['consent', 'navigation', 'listing']));
  expect((await replayed(early!.file)).differences).toEqual([]);

  // A file of another build.
  await page.route('**/assets/flows-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'export {};' }));
  await page.goto('/');
  await expect.poll(() => collector.reports.find(({ message }) => /does not provide an export/.test(message))).toMatchObject({ file: '', tags: { pageType: 'homePage' } });
});

test('an error in a view is reported with the components it happened in [error.sentry]', async ({ page, search }) => {
  await open(page, '/');
  await page.evaluate(() => {
    const createElement = document.createElement.bind(document);
    document.createElement = (tag: string) => {
      if (tag === 'div') throw new TypeError('on purpose, in a view');
      return createElement(tag);
    };
  });
  await search.openField('Kdo');
  // Others than React make elements too, and fail alike.
  await expect.poll(() => collector.reports.find(({ message, componentStack }) => message === 'on purpose, in a view' && componentStack !== undefined)).toMatchObject({
    componentStack: expect.stringMatching(/^\n +at div[^\n]*\n +at [\w$]+ \(http:\/\/localhost:\d+\/assets\/[\w./-]+\.js:\d+:\d+\)/),
    recording: { attached: true },
  });
});

/** A script of the shop's own that throws. */
async function throwFrom(page: Page, name: string, message: string): Promise<void> {
  await page.route(`**/assets/${name}.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: `throw new Error(${JSON.stringify(message)});` }));
  await page.addScriptTag({ url: `/assets/${name}.js` });
}

async function replayed(text: string) {
  return replay(openRecording(text), await loadAllMachines());
}
