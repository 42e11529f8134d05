import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchedStateFile, fetchStateFiles } from '../../app/visit/fetch-state-files.ts';
import { createStateFiles as createPartsOfState } from '../../app/render/state-files.ts';
import type { FlowStart } from '../../routes/page-state.ts';
import { createStateFiles, stateFileRoutes } from './state-files.ts';
import type { StateFiles } from './state-files.ts';

const ENTRIES = 2;
let shop: FastifyInstance;
let files: StateFiles;
beforeEach(async () => {
  shop = fastify();
  files = createStateFiles({ entries: ENTRIES });
  await stateFileRoutes(shop, files);
});
afterEach(() => shop.close());

const treeOf = (countries: number) => Array.from({ length: countries }, (_, index) => ({ code: `C${index}`, label: 'Země '.repeat(10), selected: false }));
const startOf = (countries: number, tree: object[] = treeOf(countries)): FlowStart => ({
  address: 'globalSearch', input: { today: '2026-07-01' }, version: '1',
  snapshot: { value: 'loaded', context: { filters: [{ filterType: 'TYPE', options: [{ code: 'WS' }] }, { filterType: 'REGION', options: tree }] } },
});
/** As a browser does it. */
const ask = async (href: string) => {
  const { statusCode, body } = await shop.inject({ url: href });
  return new Response(body, { status: statusCode });
};

describe('a tree of destinations', () => {
  it('is a file, which pages with the same tree have in common, and comes back whole', async () => {
    const withoutFiles = createPartsOfState(files.publish);
    const [sent, again, other] = [startOf(100), startOf(100), startOf(101)].map(withoutFiles);
    expect(sent!.files).toEqual([{ at: ['context', 'filters', 1, 'options'], href: expect.stringMatching(/^\/state\/[\w-]{43}\.json$/) }]);
    expect(JSON.stringify(sent)).not.toContain('Země');
    expect(again!.files).toEqual(sent!.files);
    expect(other!.files).not.toEqual(sent!.files);
    expect(await fetchStateFiles(structuredClone([sent!, other!]), ask)).toEqual([startOf(100), startOf(101)]);
  });

  it('is fetched once a visit: pages that follow are told that it has it', async () => {
    const sent = createPartsOfState(files.publish)(startOf(102));
    const asked: string[] = [];
    const fetchOnce = (href: string) => {
      asked.push(href);
      return ask(href);
    };
    for (let page = 0; page < 2; page += 1) expect(await fetchStateFiles(structuredClone([sent]), fetchOnce)).toEqual([startOf(102)]);
    expect([asked, fetchedStateFile()]).toEqual([[sent.files![0]!.href], sent.files![0]!.href]);
  });

  it('is the same file whatever is chosen in it, and pages that have it in common do not see what each other has chosen [gs.indeterminate]', async () => {
    const places = (selected: boolean) => [{ code: 'P0', label: 'Letovisko', selected }, { code: 'P1', label: 'Letovisko', selected: false }];
    const chosenIn = (country: number) => treeOf(100).map((option, at) => ({ ...option, indeterminate: at === country, additionalOptions: places(at === country) }));
    const pages = [chosenIn(3), chosenIn(-1), chosenIn(7)].map((tree) => startOf(100, tree));
    const sent = pages.map(createPartsOfState(files.publish));
    expect(new Set(sent.map((start) => start.files![0]!.href)).size).toBe(1);
    expect(sent.map((start) => start.files![0]!.changes?.length ?? 0)).toEqual([2, 0, 2]);
    expect(await fetchStateFiles(structuredClone(sent), ask, new Map())).toEqual(pages);
  });

  it('that is short stays, and so does what other flows are in', async () => {
    const withoutFiles = createPartsOfState(files.publish);
    const others: FlowStart[] = [startOf(1), { address: 'globalSearch', input: {} }, { ...startOf(100), address: 'listing' }];
    expect(others.map(withoutFiles)).toEqual(others);
    expect(await fetchStateFiles(others, ask)).toEqual(others);
  });

  it('that cannot be had has its flow begin anew', async () => {
    const sent = createPartsOfState(files.publish)(startOf(100));
    const anew = [{ address: 'globalSearch', input: { today: '2026-07-01' } }];
    for (let index = 0; index < ENTRIES; index += 1) files.publish(`"${index}"`);
    expect(await fetchStateFiles(structuredClone([sent]), ask, new Map())).toEqual(anew);
    expect(await fetchStateFiles(structuredClone([sent]), () => Promise.reject(new TypeError('Failed to fetch')), new Map())).toEqual(anew);
  });
});

it('a file is cached by browsers for ever, compressed for those who understand that', async () => {
  const url = files.publish('"Kréta"');
  const plain = await shop.inject({ url });
  expect([plain.body, plain.headers['content-encoding']]).toEqual(['"Kréta"', undefined]);
  const packed = await shop.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' });
  expect((await shop.inject({ url: '/state/other.json' })).statusCode).toBe(404);
});
