import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './db/open-database.ts';
import { buildTestApp, onceReady, testClock, testConfig, visit } from './testing/test-app.ts';
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
  // Offices are pages, too, and what pages show stands with them.
  expect(hungarian).toMatch(/<loc>[^<]+\/hu\/kontakt\/cestovni-kancelar\/brno<\/loc>/);
  expect(hungarian).toMatch(/<loc>[^<]+\/hu\/kontakt\/cestovni-kancelar\/praha\/[\w-]+\/praha1<\/loc>/);
  const picturesAt = (path: string) => [...(new RegExp(`<loc>[^<]+/hu${path}</loc>.*?</url>`).exec(hungarian)?.[0] ?? '').matchAll(/<image:loc>[^<]*scenes\/([\w-]+)/g)].length;
  expect([picturesAt('/blog/kreta-nebo-rhodos'), picturesAt('/zima')]).toEqual([1, 6]);
});

it('a sitemap is made once for a catalogue, its content and a day, and by many readers at once', async () => {
  const sold = await openTestDatabase('pglite', { catalogue: 'small' });
  const clock = testClock();
  const shop = await buildTestApp(sold, { clock });
  const { kysely } = sold;
  const isNamed = async (slug: string) => (await shop.inject('/sitemap-cs.xml')).body.includes(slug);
  const rename = (slug: string) => kysely.updateTable('hotel').set({ slug }).where('id', '=', (eb) => eb.selectFrom('hotel').select(({ fn }) => fn.min('id').as('id'))).execute();
  const { slug } = await kysely.selectFrom('hotel').select('slug').orderBy('id').executeTakeFirstOrThrow();
  expect(await Promise.all([isNamed(slug), isNamed(slug)])).toEqual([true, true]);
  await rename('prejmenovany-hotel');
  expect(await isNamed('prejmenovany-hotel')).toBe(false);
  const { id: _id, finished_at: _finished, ...catalogue } = await kysely.selectFrom('catalogue_version').selectAll().limit(1).executeTakeFirstOrThrow();
  await kysely.insertInto('catalogue_version').values(catalogue).execute();
  expect(await isNamed('prejmenovany-hotel')).toBe(true);
  await rename('znovu-prejmenovany-hotel');
  expect(await isNamed('znovu-prejmenovany-hotel')).toBe(false);
  clock.advance({ hours: 24 });
  expect(await isNamed('znovu-prejmenovany-hotel')).toBe(true);
  await shop.close();
  await sold.close();
});

it('a sitemap is given to one address some times a minute', async () => {
  const limited = await buildTestApp(database, { config: testConfig({ rateLimit: 0.05 }) });
  const codes = [];
  for (let time = 0; time < 4; time++) codes.push((await onceReady(() => visit(limited).get('/sitemap-cs.xml'))).status);
  expect(codes).toEqual([200, 200, 200, 429]);
  await limited.close();
});

it('a manifest a language is one app, with shortcuts in the words and to the addresses of that language', async () => {
  const manifests = await Promise.all(['', '/pl', '/ro', '/uk', '/hu'].map(async (prefix) => {
    const { statusCode, headers, body } = await app.inject(`${prefix}/manifest.webmanifest`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
    return JSON.parse(body) as { id: string; lang: string; start_url: string; shortcuts: { name: string; url: string }[] };
  }));
  expect(manifests.map(({ id, lang, start_url: start }) => [id, lang, start])).toEqual([['/', 'cs', '/'], ['/', 'pl', '/pl'], ['/', 'ro', '/ro'], ['/', 'uk', '/uk'], ['/', 'hu', '/hu']]);
  expect(manifests[1]!.shortcuts.map(({ name, url }) => [name, url])).toEqual([['Moje rezerwacje', '/pl/mytui'], ['Wiadomości', '/pl/mytui/mailbox'], ['Ulubione hotele', '/pl/oblibene']]);
  expect(new Set(manifests.map(({ shortcuts }) => shortcuts[0]!.name)).size).toBe(5);
});
