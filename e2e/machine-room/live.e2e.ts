import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, forgive, open, test } from '../fixtures.ts';

/** Beside the shop of the other tests; the next port is Vite's own. */
const PORT = 3121;
const origin = `http://localhost:${PORT}`;
const LIVE = '[aria-label="Live"]';

let shop: ChildProcess;

test.use({ baseURL: origin });
// One after the other: they share the shop.
test.describe.configure({ mode: 'default' });

// The live view is in development only, so this shop is compiled on request: 10 to 20 s until its first page.
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  shop = spawn(process.execPath, ['scripts/dev.ts'], {
    stdio: 'ignore',
    // The child alone, without the watcher that would restart it.
    env: { ...process.env, PORT: String(PORT), CATALOGUE: 'small', RATE_LIMIT: '0', LOG_LEVEL: 'error', DATA_DIR: mkdtempSync(join(tmpdir(), 'shop-live-')), NODE_ENV: 'development', SHOP_DEV_CHILD: '1' },
  });
  await expect(async () => { expect((await fetch(origin)).status).toBe(200); }).toPass({ timeout: 100_000 });
  // Vite loads the first page again when it has found all packages: nobody's visit.
  const first = await browser.newPage();
  await first.goto(`${origin}/?inspect`);
  await first.getByRole('region', { name: 'Live' }).waitFor({ timeout: 60_000 });
  // A press waits ten seconds for its page: compiled for the first time it may take longer.
  await first.goto(`${origin}/dovolena/nabidky-letecky`);
  await first.goto(new URL((await first.locator('[data-offer-code] a').first().getAttribute('href'))!, origin).href);
  await first.locator('html[data-app=ready]').waitFor({ timeout: 60_000 });
  await first.close();
});

test.afterAll(() => { shop.kill('SIGTERM'); });

/** Opens a path and waits until its machines are alive, and before that for what is compiled for it alone. */
async function openCompiled(page: Page, path: string): Promise<void> {
  test.slow();
  await open(page, path, 90_000);
}

test('a visit begun with ?inspect shows its flows live, page after page, and steps back through what was', async ({ page, search, listing }) => {
  await openCompiled(page, '/?inspect');
  const live = page.getByRole('region', { name: 'Live' });
  const stream = live.getByRole('list', { name: 'What happened' });
  const participants = live.getByRole('navigation', { name: 'Running flows' }).getByRole('button', { name: /^globalSearch\/participants/ });
  await expect(live).toBeVisible();
  await search.openField('Kdo');
  await expect(stream).toContainText('globalSearch.open: dropdown.closed → dropdown.participants');
  await search.addChild('24.5.2018');
  await participants.click();
  await expect(live.locator('[data-active="true"]').filter({ hasText: 'placesLeft' }).first()).toBeVisible();
  await expect(live.locator('pre').first()).toContainText('"birthDate": "201');
  await expect(live.locator('pre').first()).not.toContainText('2018-05-24');
  await expect(search.choices('Kdo')).toBeVisible();

  await expectAccessible(page, LIVE);
  await live.getByRole('button', { name: 'Pause' }).click();
  for (const part of ['Context', 'What it carries']) await expectAccessible(page, `[aria-label="${part}"]`);
  const moment = page.frameLocator('iframe[title="The page at this moment"]');
  await expect(moment.getByText('Kam to bude letos?')).toBeVisible();
  await stream.getByRole('button', { name: /command globalSearch\.open/ }).click();
  await expect(live.getByRole('status')).toHaveText(/^Paused at \d+ of \d+$/);
  await expect(participants).toHaveCount(0);
  await live.getByRole('button', { name: 'Step forth' }).click();
  await expect(participants).toBeVisible();
  await expect(search.choices('Kdo')).toBeVisible();
  await live.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(live.getByRole('status')).toHaveText(/happenings$/);

  const flowsOf = (owner: string) => live.getByRole('region', { name: owner }).getByRole('button');
  await expect(flowsOf('page 1: homePage').filter({ hasText: /^globalSearch/ })).not.toHaveCount(0);
  await expect(flowsOf('visit').filter({ hasText: /^consent/ })).toHaveCount(1);
  await search.confirmParty();
  await followsInPlace(page, () => page.getByRole('link', { name: 'Letecky' }).first().click(), 'listing');
  await expect(flowsOf('page 2: listing').filter({ hasText: /^listing/ })).toHaveCount(1);
  await followsInPlace(page, () => listing.openOffer(0), 'hotelCard');
  await expect(flowsOf('page 3: hotelCard').filter({ hasText: /^configurator/ })).toHaveCount(1);
  await expect(flowsOf('visit').filter({ hasText: /^consent/ })).toHaveCount(1);
  await expect(live.getByRole('region', { name: /^page/ })).toHaveCount(1);
  await expect(flowsOf('page 3: hotelCard').filter({ hasText: /^listing/ })).toHaveCount(0);
  await stream.getByRole('button', { name: 'page 2: listing' }).click();
  await expect(flowsOf('page 2: listing').filter({ hasText: /^listing/ })).toHaveCount(1);
  await expect(moment.locator('main[data-page=listing]')).toBeVisible();
  await live.getByRole('button', { name: 'Follow', exact: true }).click();
  await live.getByRole('button', { name: 'Fold', exact: true }).click();
  await expect(stream).toBeHidden();
  await live.getByRole('button', { name: 'Unfold' }).click();
  await expect(stream).toBeVisible();
  await live.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(live).toHaveCount(0);
});

test('the live view in a window of its own goes on from page to page, and comes back when that is closed', async ({ page, context }) => {
  await openCompiled(page, '/?inspect');
  const live = page.getByRole('region', { name: 'Live' });
  const undock = () => Promise.all([context.waitForEvent('page'), live.getByRole('button', { name: 'Own window' }).click()]);
  const [own] = await undock();
  await expect(own).toHaveTitle(/^Live: /);
  await expect(live).toHaveCount(0);
  await expectAccessible(own, LIVE);
  await own.getByRole('button', { name: 'Pause' }).click();
  await expect(own.frameLocator('iframe').getByText('Kam to bude letos?')).toBeVisible();
  await own.getByRole('button', { name: 'Follow', exact: true }).click();
  await followsInPlace(page, () => page.getByRole('link', { name: 'Letecky' }).first().click(), 'listing');
  await expect(own.getByRole('region', { name: 'page 2: listing' })).toBeVisible();
  await own.close();
  await expect(live.getByRole('region', { name: 'page 2: listing' })).toBeVisible();
  const [again] = await undock();
  await again.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => again.isClosed()).toBe(true);
  await expect(live).toHaveCount(0);
});

/** Waits for another page of the same document. */
async function followsInPlace(page: Page, press: () => Promise<void>, pageType: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-router', 'on');
  const opened = await page.evaluate(() => performance.timeOrigin);
  await press();
  await expect(page.locator('main[data-page]')).toHaveAttribute('data-page', pageType, { timeout: 60_000 });
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
}

/** As the inspector's own page begins (`createBrowserReceiver` of @statelyai/inspect): it listens, then tells its opener. */
const INSPECTOR = `<title>Inspector</title><script>
  const received = [];
  addEventListener('message', ({ data }) => { if (typeof data?.type === 'string' && typeof data._version === 'string') received.push(data); });
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

test('?inspect=stately sends the flows, their states and events to the Stately inspector, with stand-ins', async ({ page, context, search, troubles }) => {
  await context.route('https://stately.ai/**', (route) => route.fulfill({ contentType: 'text/html', body: INSPECTOR }));
  const opened = context.waitForEvent('page', { predicate: (one) => one !== page, timeout: 90_000 });
  await openCompiled(page, '/?inspect=stately');
  const inspector = await opened;
  await expect(inspector).toHaveURL('https://stately.ai/inspect');
  const received = () => inspector.evaluate<{ type: string; name?: string; definition?: string; sessionId: string; parentId?: string; event?: { type: string }; snapshot?: { value?: unknown } }[]>('received');
  const actors = async () => new Map((await received()).filter(({ type }) => type === '@xstate.actor').map((actor) => [actor.name, actor]));
  await expect.poll(async () => [...(await actors()).keys()]).toEqual(expect.arrayContaining(['session', 'consent', 'navigation', 'globalSearch']));
  await search.openField('Kdo');
  await search.addChild('24.5.2018');
  await search.confirmParty();

  await expect.poll(async () => (await received()).map(({ event }) => event?.type)).toEqual(expect.arrayContaining(['globalSearch.open', 'participants.typeBirthDate', 'participants.close']));
  const { globalSearch, participants } = Object.fromEntries(await actors());
  expect(JSON.parse(globalSearch!.definition!)).toMatchObject({ id: 'globalSearch', states: { dropdown: {} } });
  expect(participants).toMatchObject({ parentId: globalSearch!.sessionId });
  const values = (await received()).filter(({ type, sessionId }) => type === '@xstate.snapshot' && sessionId === globalSearch!.sessionId).map(({ snapshot }) => snapshot!.value);
  expect(values).toContainEqual(expect.objectContaining({ dropdown: 'participants' }));
  const text = JSON.stringify(await received());
  expect(text).toContain('"birthDate":"201');
  expect(text).not.toContain('2018-05-24');

  await followsInPlace(page, () => page.getByRole('link', { name: 'Letecky' }).first().click(), 'listing');
  await expect.poll(async () => JSON.parse((await actors()).get('listing')?.definition ?? 'null') as unknown).toMatchObject({ id: 'listing' });
  await expect.poll(async () => (await received()).filter(({ name }) => name === 'globalSearch').length).toBe(2);
  forgive(troubles, /request to another host: https:\/\/stately\.ai\//);
});
