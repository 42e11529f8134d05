import type { FastifyInstance } from 'fastify';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/search.ts';
import { LANGUAGES } from '../../domain/market/language.ts';
import { slugOf } from '../../domain/urls/encoding/slug.ts';
import { HOTELS_PATH, parseHotelSplat } from '../../domain/urls/pages/hotel-url.ts';
import { parseListingPath } from '../../domain/urls/listing-url.ts';
import type { Database } from '../db/open-database.ts';
import { describeOnEveryEngine } from '../testing/test-database.ts';
import { buildTestApp, visit, type TestVisitor } from '../testing/test-app.ts';
import { readSuggestable, type Suggestable } from './suggestable.ts';
import { createSuggester } from './suggester.ts';

type FilterOption = components['schemas']['FilterOption'];

describeOnEveryEngine('suggestions', (open) => {
  let database: Database;
  let app: FastifyInstance;
  let visitor: TestVisitor;
  let entries: Record<string, Suggestable[]>;
  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
    app = await buildTestApp(database);
    visitor = visit(app);
    entries = Object.fromEntries(await Promise.all(LANGUAGES.map(async (language) => [language, await readSuggestable(database.kysely, language)] as const)));
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const suggest = async (text: string, language = 'cs', count = 20): Promise<components['schemas']['Suggestion'][]> => (await visitor.get(`/api/www/suggest?text=${encodeURIComponent(text)}&count=${count}&locale=${language}`)).body.suggestions;
  const anyEntry = () => fc.constantFrom(...LANGUAGES).chain((language) => fc.constantFrom(...entries[language]!).map((entry) => ({ language, entry })));

  it('find every place and hotel by its name in every language, and by the beginning of it [search.suggest]', async () => {
    await fc.assert(fc.asyncProperty(anyEntry(), fc.integer({ min: 1, max: 30 }), async ({ language, entry }, letters) => {
      expect((await suggest(entry.name, language)).map(({ code }) => code)).toContain(entry.code);
      const begun = entry.name.slice(0, letters);
      expect(slugOf(begun) === '' || (await suggest(begun, language, 1)).length === 1).toBe(true);
    }), { numRuns: 60 });
  });

  it('forgive a wrong, a missing and an odd letter in a longer word [search.suggest]', async () => {
    const slips = [
      (word: string, place: number) => `${word.slice(0, place)}q${word.slice(place + 1)}`,
      (word: string, place: number) => word.slice(0, place) + word.slice(place + 1),
      (word: string, place: number) => `${word.slice(0, place)}q${word.slice(place)}`,
    ];
    const long = anyEntry().filter(({ entry }) => slugOf(entry.name).split('-').some((word) => word.length >= 5));
    await fc.assert(fc.asyncProperty(long, fc.constantFrom(...slips), fc.nat(), async ({ language, entry }, slip, at) => {
      const words = slugOf(entry.name).split('-');
      const place = words.findIndex((word) => word.length >= 5);
      const text = words.map((word, index) => (index === place ? slip(word, 1 + (at % (word.length - 1))) : word)).join(' ');
      expect((await suggest(text, language)).map(({ code }) => code)).toContain(entry.code);
    }), { numRuns: 60 });
  });

  it('name the places around, lead to pages that are there, and know names of other languages [search.suggest]', async () => {
    const [greece] = await suggest('grecja', 'cs', 1);
    expect(greece).toEqual({ kind: 'country', code: 'GR', name: 'Řecko', detail: '', path: expect.stringMatching(/^\/dovolena\/recko\/nabidky-/), tripTypes: expect.arrayContaining(['WS']) });
    expect((await suggest('ГРЕЦІЯ', 'hu', 1)).map(({ code, name }) => [code, name])).toEqual([['GR', 'Görögország']]);
    for (const { kind, code, path, detail } of entries.cs!) {
      if (kind === 'hotel') expect([parseHotelSplat(path.slice(HOTELS_PATH.length))?.hotelCode, detail.split(', ').length]).toEqual([code, 3]);
      else expect(parseListingPath(path)).toBeDefined();
    }
    const region = entries.cs!.find(({ kind }) => kind === 'region')!;
    const { direction, region: slug } = parseListingPath(region.path)!;
    const { body } = await visitor.get(`/api/www/search-criteria/find-by-seo-names?criteria=nabidky-letecky&direction=${direction}&region=${slug}`);
    expect(body.searchState.selectedDestinationsCodes).toEqual([region.code]);
    const hotel = entries.cs!.find(({ kind }) => kind === 'hotel')!;
    expect((await visitor.get(`/api/www/hotelCard/hotels/${hotel.code}`)).body.hotelUrl).toBe(hotel.path);
  });

  it('are none for a text without words, and a text must be one [search.suggest]', async () => {
    expect(await suggest('!!!')).toEqual([]);
    expect(await suggest('xyzzyxyzzy')).toEqual([]);
    expect(await visitor.get('/api/www/suggest?text=')).toMatchObject({ status: 400, body: { errors: [{ pointer: '/query/text' }] } });
    expect(await visitor.get(`/api/www/suggest?text=${'a'.repeat(81)}`)).toMatchObject({ status: 400, body: { errors: [{ pointer: '/query/text' }] } });
    expect(await visitor.get('/api/www/suggest?text=a&count=0')).toMatchObject({ status: 400, body: { errors: [{ pointer: '/query/count' }] } });
  });

  it('know other spellings, and take no short word for another [search.suggest] [search.destinations-filter]', async () => {
    const codes = async (text: string) => (await suggest(text)).map(({ code }) => code);
    expect([(await codes('grécko'))[0], (await codes('turkey'))[0]]).toEqual(['GR', 'TR']);
    expect((await codes('bali')).filter((code) => code.startsWith('GR'))).toEqual([]);
  });

  it('know a new catalogue as soon as it is there [search.suggest]', async () => {
    await database.kysely.transaction().execute(async (tx) => {
      const suggester = createSuggester(tx);
      const named = async () => (await suggester.suggest('shangri', 5, 'cs')).map(({ code }) => code);
      expect(await named()).toEqual([]);
      const { id, code } = await tx.selectFrom('hotel').select(['id', 'code']).orderBy('id').limit(1).executeTakeFirstOrThrow();
      await tx.updateTable('hotel').set({ name: 'Shangri-La', names: null }).where('id', '=', id).execute();
      const { id: _version, finished_at: _finished, ...catalogue } = await tx.selectFrom('catalogue_version').selectAll().limit(1).executeTakeFirstOrThrow();
      await tx.insertInto('catalogue_version').values(catalogue).execute();
      expect(await named()).toEqual([code]);
      throw new RangeError('taken back');
    }).catch((error: unknown) => expect(error).toEqual(new RangeError('taken back')));
  });

  it('of places are the part of the tree that leads to them, highlighted, as the current filters leave it [search.destinations-filter]', async () => {
    const { filters } = (await visitor.post('/api/www/listing/gs/initial', { tripType: 'WS', adultsCount: 2, childrenBirthDates: [] })).body;
    const tree: FilterOption[] = filters.find(({ filterType }: { filterType: string }) => filterType === 'REGION').options;
    const country = tree.find(({ additionalOptions }) => additionalOptions !== undefined)!;
    const region = country.additionalOptions![0]!;
    const resort = region.additionalOptions![0]!;
    const ask = async (text: string) => (await visitor.post('/api/www/destinations-filter', { text, filters })).body.options as FilterOption[];
    const unmarked = (options: readonly FilterOption[] = []): FilterOption[] => options.map(({ highlighted: _highlighted, additionalOptions, ...option }) => ({ ...option, ...(additionalOptions && { additionalOptions: unmarked(additionalOptions) }) }));

    const byCountry = (await ask(country.label)).find(({ code }) => code === country.code)!;
    expect(byCountry.highlighted).toBe(true);
    expect(unmarked([byCountry])).toEqual(unmarked([country]));

    const byResort = (await ask(resort.label)).find(({ code }) => code === country.code)!;
    expect(byResort.highlighted).toBe(false);
    expect(byResort.additionalOptions!.find(({ code }) => code === region.code)!.additionalOptions!.find(({ code }) => code === resort.code)).toEqual({ ...resort, highlighted: true });

    expect(await ask('xyzzyxyzzy')).toEqual([]);
    expect(await visitor.post('/api/www/destinations-filter', { text: '', filters })).toMatchObject({ status: 400, body: { errors: [{ pointer: '/body/text' }] } });
  });
});
