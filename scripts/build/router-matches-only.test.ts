import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { pageMatcher, type ShopRouter, createShopRouter } from '../../src/routes/shop-router.ts';
import { routeTree } from '../../src/routes/route-tree.ts';
import { matching, refusals } from './router-matches-only.ts';

it('keeps the names of a module that is not delivered, and refuses their use', async () => {
  const source = refusals("const a = 1;\nexport { a, b, setupC };\n");
  const stub = await import(`data:text/javascript,${encodeURIComponent(source)}`) as Record<string, () => void>;
  expect(Object.keys(stub)).toEqual(['a', 'b', 'setupC']);
  expect(() => stub.a!()).toThrow('only matches');
  expect(stub.setupC!()).toBeUndefined();
});

it('refuses a module that is built in another way', () => {
  expect(() => refusals('export const a = 1;')).toThrow('built in another way');
});

const ROUTER = join(dirname(createRequire(createRequire(import.meta.url).resolve('@tanstack/react-router')).resolve('@tanstack/router-core')), '../esm/router.js');

it('what is delivered of the router finds the page that the whole router finds', async () => {
  const source = matching(readFileSync(ROUTER, 'utf8'), (module) => new URL(module, pathToFileURL(ROUTER)).href);
  const { RouterCore } = await import(`data:text/javascript,${encodeURIComponent(source)}`) as { RouterCore: new (options: object) => ShopRouter };
  const whole = pageMatcher(createShopRouter('cs'));
  const delivered = pageMatcher(new RouterCore({ routeTree, caseSensitive: true }));
  const paths = ['/', '/dovolena', '/dovolena/nabidky-letecky', '/pl/dovolena/recko/kreta/nabidky-letecky', '/dovolena/recko/kos/antimachia/hotel-grk1032/OfferCodeWS/GRK1032_WRO_20270617_03_HB_DR2',
    '/oblibene', '/mytui/mailbox', '/checkout/rezervace/X', '/no/such/page', '/dovolena/nabidky-', '/kviz/', '/DOVOLENA'];
  expect(paths.map(delivered)).toEqual(paths.map(whole));
  expect(new Set(paths.map((path) => delivered(path)?.pageType)).size).toBeGreaterThan(5);
});

it('a router whose matching is built in another way is refused', () => {
  expect(() => matching('export { RouterCore };', String)).toThrow('built in another way');
});
