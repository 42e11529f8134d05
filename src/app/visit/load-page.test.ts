// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KNOWN_PARTS_HEADER, PAGE_STATE_TYPE } from '../../routes/page-answer.ts';
import { pageView } from '../page/page-views.ts';
import type { PageChrome } from '../../routes/page-state.ts';
import { loadPage } from './load-page.ts';

vi.mock('../page/page-views.ts');
vi.mock('./page-code.ts', { spy: true });

const ORIGIN = 'https://shop.example';
const BUILD = '/assets/entry.js';
const urlOf = (path: string) => new URL(path, ORIGIN);

const chrome: PageChrome = { header: { block: 'header' }, footer: { block: 'footer' }, version: 'v1', search: { block: 'search' }, around: [], cms: null };

/** A notice without flows, which every build can show. */
const page = {
  status: 200, head: { title: 'A page' }, styles: [], scripts: [], build: BUILD,
  state: { context: { language: 'cs', pageType: 'page404' }, chrome: { header: { block: 'other' }, footer: { block: 'other' }, version: 'v2', around: [], cms: null }, data: null, flows: [], policy: {}, dictionary: { texts: {} } },
};
const state = (answer: unknown) => new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { headers: { 'content-type': `${PAGE_STATE_TYPE}; charset=utf-8` } });
const redirect = (to: string) => state({ redirect: to });

describe('the state of a page', () => {
  /** Addresses that were asked. */
  let asked: string[];
  let fetched: string;
  let told: string;
  let answers: Record<string, () => Response | Promise<Response>>;
  beforeEach(() => {
    asked = [];
    vi.mocked(pageView).mockImplementation(async () => ({ load: async () => () => null, source: '', areas: [] }));
    vi.stubGlobal('fetch', async (url: URL | string, { signal, headers }: { signal: AbortSignal; headers: Record<string, string> }) => {
      const path = new URL(url, ORIGIN).pathname;
      asked.push(path);
      fetched = String(url);
      told = headers[KNOWN_PARTS_HEADER]!;
      return Promise.race([answers[path]!(), new Promise<never>((_, reject) => { signal.addEventListener('abort', () => reject(signal.reason as Error)); })]);
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.mocked(pageView).mockReset();
    vi.restoreAllMocks();
  });
  const load = (path: string, signal = new AbortController().signal) => loadPage(urlOf(path), { build: BUILD, language: 'cs', chrome, pageTypeAt: ({ pathname }) => (pathname.startsWith('/mytui') ? undefined : 'listing'), signal });
  const documentAt = (path: string) => ({ kind: 'document', url: urlOf(path).href });

  it('is a page of this document, where redirects have led, with the part that the link named', async () => {
    answers = { '/old': () => redirect('/new?a=1'), '/new': () => state(page) };
    expect(await load('/old#part')).toEqual({ kind: 'page', url: '/new?a=1#part', answer: page });
  });

  it('is sent without header and footer where it has those of the page that is shown, and nothing else of that one', async () => {
    const { header: _header, footer: _footer, ...rest } = { ...page.state.chrome, version: 'v1' };
    answers = { '/a': () => state({ ...page, state: { ...page.state, chrome: rest } }) };
    expect(await load('/a')).toEqual({ kind: 'page', url: '/a', answer: { ...page, state: { ...page.state, chrome: { ...rest, header: chrome.header, footer: chrome.footer } } } });
    expect(told).toBe('v1 ');
  });

  it('is that of the address as it was pressed, whatever its parameters: unknown, repeated, empty, with colons [url.params]', async () => {
    const name = fc.constantFrom('q', 'fullPrice', 'utm_source', 'x[]', 'a.b', '%C4%8D');
    const value = fc.constantFrom('', 'sort:price', 'sort:price:room:2', '%5B1%5D', 'a%20b', 'a+b', '%zz', '{"a":1}');
    const pairs = fc.array(fc.tuple(name, value), { maxLength: 5 });
    await fc.assert(fc.asyncProperty(fc.constantFrom('/', '/dovolena/nabidky-letecky', '/pl/%C4%8Desk%C3%BD'), pairs, fc.constantFrom('', '#part', '#50%zz'), async (path, parameters, hash) => {
      const { pathname, search, href } = urlOf(`${path}${parameters.length === 0 ? '' : `?${parameters.map((pair) => pair.join('=')).join('&')}`}${hash}`);
      answers = { [pathname]: () => state(page) };
      expect(await load(href)).toMatchObject({ kind: 'page', url: pathname + search + hash });
      expect(fetched).toBe(href);
    }));
  });

  it.each([['beside it', true, 1], ['after it where there is no network yet', false, 0]])('has its view loaded %s', async (_, onLine, loadsBeside) => {
    const late = Promise.withResolvers<Response>();
    answers = { '/a': () => late.promise };
    let loads = 0;
    vi.mocked(pageView).mockImplementation(async () => ({ load: async () => { loads += 1; return () => null; }, source: '', areas: [] }));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const loaded = load('/a');
    await new Promise((resolve) => { setTimeout(resolve); });
    expect([loads, vi.mocked(pageView).mock.calls]).toEqual([loadsBeside, loadsBeside === 0 ? [] : [['listing']]]);
    late.resolve(state(page));
    expect(await loaded).toMatchObject({ kind: 'page' });
    expect(vi.mocked(pageView).mock.lastCall).toEqual(['page404']);
  });

  it('that never ends to redirect is a matter of the document, asked no more than six times', async () => {
    answers = { '/a': () => redirect('/b'), '/b': () => redirect('/a') };
    expect(await load('/a')).toEqual(documentAt('/a'));
    expect(asked).toEqual(['/a', '/b', '/a', '/b', '/a', '/b']);
  });

  it('behind a redirect to where pages are documents is one, and is not asked for', async () => {
    answers = { '/a': () => redirect('/mytui?back=/a') };
    expect(await load('/a#part')).toEqual(documentAt('/mytui?back=/a#part'));
    expect(asked).toEqual(['/a']);
  });

  it.each([
    ['HTML', 'document', () => new Response('<h1>no state</h1>', { headers: { 'content-type': 'text/html' } })],
    ['an error', 'document', () => new Response('no', { status: 500 })],
    ['the state of another version', 'document', () => state({ ...page, build: '/assets/other.js' })],
    ['half a state', 'failed', () => state('{"status":200,"head')],
    ['a state of what it does not have', 'failed', () => state({ ...page, state: { ...page.state, flows: [{ address: 'noSuchFlow' }] } })],
  ])('that is %s is no page of this document: %s', async (_, kind, answer) => {
    answers = { '/a': answer };
    expect(await load('/a')).toEqual({ ...documentAt('/a'), kind });
  });

  it.each([
    ['itself', never, () => Promise.resolve(() => null)],
    ['its view', () => state(page), () => new Promise<never>(() => {})],
  ])('is waited for until the caller’s patience ends: %s hangs', async (_, answer, loadView) => {
    const patience = new AbortController();
    answers = { '/a': answer };
    vi.mocked(pageView).mockImplementation(async () => ({ load: loadView, source: '', areas: [] }));
    const loaded = load('/a', patience.signal);
    await vi.waitFor(() => expect(asked).toEqual(['/a']));
    patience.abort(new DOMException('too late', 'TimeoutError'));
    await expect(loaded).rejects.toThrow('too late');
  });

  it('that comes after another press is nobody’s', async () => {
    const late = Promise.withResolvers<Response>();
    answers = { '/a': () => late.promise };
    const press = new AbortController();
    const loaded = load('/a', press.signal);
    press.abort();
    late.resolve(state(page));
    await expect(loaded).rejects.toThrow('aborted');
  });

  it('cannot be had without network, which is said where the visitor is', async () => {
    answers = { '/a': () => Promise.reject(new TypeError('Failed to fetch')) };
    expect(await load('/a')).toEqual({ kind: 'offline' });
  });
});

function never(): Promise<Response> {
  return new Promise(() => {});
}
