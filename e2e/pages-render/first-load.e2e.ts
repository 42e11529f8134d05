import { readdirSync, readFileSync } from 'node:fs';
import { IDLE_SCRIPT_BUDGETS, observeVitals, SCRIPT_BUDGETS, scriptsAtIdle, scriptsUntilReady } from '../../scripts/bench/page-vitals.ts';
import { expect, test } from '../fixtures.ts';
import { Listing } from '../pages/listing.page.ts';

test('home, listing and hotel card load no more scripts until they answer, and at idle after it, than their budgets, and none of the editor’s', async ({ page, browser }) => {
  await page.goto('/dovolena/nabidky-letecky');
  const hotel = await new Listing(page).tiles.first().getByRole('link').first().getAttribute('href');
  const files = JSON.parse(readFileSync('dist/client/modules.json', 'utf8')) as Record<string, string>;
  // With what comes of the page that is likely to follow, and what does not.
  for (const [name, path, comes, staysAway] of [
    ['home', '/', 'machines/accordion/accordion.machine.ts', 'src/views/listing/listing-page.tsx'],
    ['listing', '/dovolena/nabidky-letecky', 'machines/configurator/configurator.machine.ts', 'src/views/hotel-card/hotel-card-page.tsx'],
    ['hotel card', hotel!, 'machines/configurator/configurator.machine.ts', 'src/views/checkout/checkout-page.tsx'],
  ] as const) {
    // Nothing is in its cache.
    const visitor = await (await browser.newContext()).newPage();
    await visitor.addInitScript(observeVitals);
    await visitor.goto(path);
    expect(await scriptsUntilReady(visitor), `kB of scripts of ${name}`).toBeLessThanOrEqual(SCRIPT_BUDGETS[name]);
    expect(await scriptsAtIdle(visitor), `kB of scripts of ${name} at idle`).toBeLessThanOrEqual(IDLE_SCRIPT_BUDGETS[name]);
    const scripts = await visitor.evaluate(() => performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname.slice(1)));
    expect(scripts, name).toContain(files[comes]);
    expect(scripts, name).not.toContain(files[staysAway]);
    expect(scripts.filter((script) => /\/(?:content-editor|desk|editor|staff)[^/]*\.js$/.test(script))).toEqual([]);
    await visitor.context().close();
  }
});

for (const savesData of [false, true]) {
  test(`once somebody looks around, the code of the page that is likely to follow ${savesData ? 'stays away where data are saved' : 'comes'}`, async ({ page }) => {
    const files = JSON.parse(readFileSync('dist/client/modules.json', 'utf8')) as Record<string, string>;
    const scripts = () => page.evaluate(() => performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname.slice(1)));
    await page.addInitScript(observeVitals);
    await page.addInitScript((saveData) => { Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType: '4g' } }); }, savesData);
    for (const [path, next] of [['/', 'src/views/listing/listing-page.tsx'], ['/dovolena/nabidky-letecky', 'src/views/hotel-card/hotel-card-page.tsx']] as const) {
      await page.goto(path);
      await scriptsUntilReady(page);
      await page.mouse.wheel(0, 200);
      await expect.poll(scripts).toContain(files['src/app/boot/flows/start-messages.ts']);
      // Nothing more comes.
      await scriptsAtIdle(page);
      expect((await scripts()).includes(files[next]!), path).toBe(!savesData);
    }
  });
}

test('what a page answers with and the next page stands by is compiled whole while it comes, and nothing else', () => {
  const isCompiledWhole = (file: string) => readFileSync(`dist/client/assets/${file}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
  const whole = readdirSync('dist/client/assets').filter((file) => file.endsWith('.js') && isCompiledWhole(file));
  const files = JSON.parse(readFileSync('dist/client/modules.json', 'utf8')) as Record<string, string>;
  const sources = ['src/app/boot/resume.tsx', 'src/app/visit/page-navigation.ts', 'src/views/home/home-page.tsx', 'src/views/listing/listing-page.tsx', 'src/views/hotel-card/hotel-card-page.tsx', 'src/views/checkout/checkout-page.tsx'];
  expect(whole).toEqual(expect.arrayContaining(sources.map((source) => files[source]!.replace('assets/', ''))));
  expect(whole.filter((file) => /^(?:react|flows)-/.test(file))).toHaveLength(2);
  const isText = (file: string) => Object.entries(files).some(([source, built]) => source.endsWith('.json') && built === `assets/${file}`);
  expect(whole.filter((file) => isText(file) || /^(?:texts|range-calendar|content-editor|recording)-/.test(file))).toEqual([]);
});

test('what every page begins once it is touched comes with the file that begins it', () => {
  const files = JSON.parse(readFileSync('dist/client/modules.json', 'utf8')) as Record<string, string>;
  for (const [beginner, flows] of [
    ['deferred-flows', ['compare', 'day-prices', 'full-screen-view', 'memory', 'place-search', 'wishlist']],
    ['start-messages', ['chat', 'mailbox']],
  ] as const) {
    const comeAlong = [...importedBy(files[`src/app/boot/flows/${beginner}.ts`]!)];
    for (const flow of flows) expect(comeAlong, flow).toContain(files[`machines/${flow}/${flow}.machine.ts`]);
  }
});

test('what comes on demand takes no file of another page along: chat, party, calendar, comparing', async () => {
  const files = JSON.parse(readFileSync('dist/client/modules.json', 'utf8')) as Record<string, string>;
  const fileOf = (source: string) => {
    expect(files[source], source).toBeDefined();
    return files[source]!;
  };
  const pages = ['home/home-page', 'listing/listing-page', 'hotel-card/hotel-card-page', 'checkout/checkout-page', 'payment/payment-page']
    .map((view) => fileOf(`src/views/${view}.tsx`));
  for (const source of [
    'machines/chat/chat.machine.ts', 'machines/subscription/subscription.machine.ts', 'machines/compare/compare.machine.ts', 'src/app/boot/flows/start-messages.ts',
    'src/parts/compare/lazy-compare.tsx', 'src/views/participants/participants-editor.tsx', 'src/views/global-search/screens/search-screens.tsx', 'src/views/global-search/panels/travel-date-panel.tsx',
    'src/views/offers-map/offers-map.tsx',
  ]) expect([...importedBy(fileOf(source))].filter((file) => pages.includes(file)), source).toEqual([]);
});

/** A built file and all that it imports at once. */
function importedBy(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, name] of readFileSync(`dist/client/${file}`, 'utf8').matchAll(/\b(?:from|import) ?["'`]\.\/([^"'`]+\.js)["'`]/g)) importedBy(`assets/${name}`, known);
  return known;
}
