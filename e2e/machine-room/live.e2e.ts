import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, open, test } from '../fixtures.ts';

/** Beside the shop of the other tests; the next port is Vite's own. */
const PORT = 3121;
const origin = `http://localhost:${PORT}`;

let shop: ChildProcess;

test.use({ baseURL: origin });

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
  await first.close();
});

test.afterAll(() => { shop.kill('SIGTERM'); });

test('a page opened with ?inspect shows its flows live and steps back through what was', async ({ page, search }) => {
  await open(page, '/?inspect');
  const live = page.getByRole('region', { name: 'Live' });
  const stream = live.getByRole('list', { name: 'What happened' });
  const participants = live.getByRole('navigation', { name: 'Running flows' }).getByRole('button', { name: /^participants/ });
  await expect(live).toBeVisible();
  await search.openField('Kdo');
  await expect(stream).toContainText('globalSearch.open: dropdown.closed → dropdown.participants');
  await search.addChild('24.5.2018');
  await participants.click();
  await expect(live.locator('[data-active="true"]').filter({ hasText: 'placesLeft' }).first()).toBeVisible();
  await expect(live.locator('pre').first()).toContainText('"birthDate": "201');
  await expect(live.locator('pre').first()).not.toContainText('2018-05-24');
  await expect(search.choices('Kdo')).toBeVisible();

  await live.getByRole('button', { name: 'Pause' }).click();
  const moment = page.frameLocator('iframe[title="The page at this moment"]');
  await expect(moment.getByText('Kam to bude letos?')).toBeVisible();
  await stream.getByRole('button', { name: /command globalSearch\.open/ }).click();
  await expect(live.getByRole('status')).toHaveText(/^Paused at \d+ of \d+$/);
  await expect(participants).toHaveCount(0);
  await live.getByRole('button', { name: 'Step forth' }).click();
  await expect(participants).toBeVisible();
  await expect(search.choices('Kdo')).toBeVisible();
  await live.getByRole('button', { name: 'Follow' }).click();
  await expect(live.getByRole('status')).toHaveText(/happenings$/);
  await live.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(live).toHaveCount(0);
});
