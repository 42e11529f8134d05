import { IDLE_SCRIPT_BUDGETS, observeVitals, SCRIPT_BUDGETS, scriptsAtIdle, scriptsUntilReady } from '../../scripts/bench/page-vitals.ts';
import { expect, test } from '../fixtures.ts';
import { Listing } from '../pages/listing.page.ts';

test('home, listing and hotel card load no more scripts until they answer, and at idle after it, than their budgets, and none of the editor’s', async ({ page, browser }) => {
  await page.goto('/dovolena/nabidky-letecky');
  const hotel = await new Listing(page).tiles.first().getByRole('link').first().getAttribute('href');
  for (const [name, path] of [['home', '/'], ['listing', '/dovolena/nabidky-letecky'], ['hotel card', hotel!]] as const) {
    // Nothing is in its cache.
    const visitor = await (await browser.newContext()).newPage();
    await visitor.addInitScript(observeVitals);
    await visitor.goto(path);
    expect(await scriptsUntilReady(visitor), `kB of scripts of ${name}`).toBeLessThanOrEqual(SCRIPT_BUDGETS[name]);
    expect(await scriptsAtIdle(visitor), `kB of scripts of ${name} at idle`).toBeLessThanOrEqual(IDLE_SCRIPT_BUDGETS[name]);
    const scripts = await visitor.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
    expect(scripts.filter((script) => /\/(?:content-editor|desk|editor|staff)[^/]*\.js$/.test(script))).toEqual([]);
    await visitor.context().close();
  }
});
