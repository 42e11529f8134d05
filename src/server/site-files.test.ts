import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './db/open-database.ts';
import { buildTestApp } from './testing/test-app.ts';
import { openTestDatabase } from './testing/test-database.ts';

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase('pglite');
  app = await buildTestApp(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

it('a sitemap a language names every page with its other languages; robots.txt names the sitemap and closes what is one visitor’s [page.content] [page.campaigns]', async () => {
  const robots = (await app.inject('/robots.txt')).body;
  expect(robots).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m);
  expect(robots).toContain('Disallow: /pl/mytui');
  const index = (await app.inject('/sitemap.xml')).body;
  expect([...index.matchAll(/sitemap-(\w\w)\.xml/g)].map(([, language]) => language)).toEqual(['cs', 'pl', 'ro', 'uk', 'hu']);
  const hungarian = (await app.inject('/sitemap-hu.xml')).body;
  expect(hungarian).toMatch(/<loc>https?:\/\/[^/]+\/hu\/kviz<\/loc>/);
  expect(hungarian).toMatch(/<xhtml:link rel="alternate" hreflang="pl" href="[^"]+\/pl\/kviz"\/>/);
  expect(hungarian).not.toMatch(/\/hotelCard<|\/checkout<|\*/);
});
