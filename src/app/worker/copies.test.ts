import { expect, it } from 'vitest';
import { COPIES_PREFIX } from '../../domain/visitor/offline-copies.ts';
import type { WorkerMessage } from '../../domain/visitor/offline-copies.ts';
import { findCopies } from '../../ports/storage/stored-copies.ts';
import { createCopies, filesOf } from './copies.ts';

/** Cache Storage as browsers have it, as far as it is used. */
function cacheStorage() {
  const all = new Map<string, Map<string, Response>>();
  return {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const cache = all.get(name) ?? new Map<string, Response>();
      all.set(name, cache);
      return { put: async (url: string, response: Response) => void cache.set(url, response), match: async (url: string) => cache.get(url)?.clone() };
    },
  } as unknown as CacheStorage;
}

const request = (owner: string) => ({ owner, pages: [{ url: '/mytui', title: 'Rezervace & plány' }], assets: ['/assets/a.js'], headers: {}, texts: { language: 'cs', title: 'Bez připojení', text: 'Uložené:' } });
const PAGE = '<link rel="stylesheet" href="/assets/s.css" disabled><a href="/mytui/files/o1/invoice.pdf" download>x</a><script type="module" src="/assets/e.js"></script>';

/** @param users who is logged in, at the first question and at each further one */
function world(users: (string | null)[], { answer = (url: string) => new Response(url === '/mytui' ? PAGE : url) }: { answer?: (url: string) => Response | Promise<Response> } = {}) {
  const caches = cacheStorage();
  const told: WorkerMessage[] = [];
  const copies = createCopies({
    caches,
    now: () => '2026-08-01T10:00:00Z',
    tell: async (message) => void told.push(message),
    fetch: async (url) => (url.startsWith('/api/') ? Response.json({ authenticated: users[0] !== null, user_uid: users.length > 1 ? users.shift() : users[0] }) : answer(url)),
  });
  return { caches, copies, told, outcome: () => told.filter(({ status }) => status !== 'storing').map((message) => ('failure' in message ? message.failure : message.status)) };
}

it('stores pages with all that they name, and reads nothing that is not complete', async () => {
  const { caches, copies, outcome } = world(['jana']);
  await copies.store(request('jana'));
  expect(outcome()).toEqual(['stored']);
  const texts = await Promise.all(['/mytui', '/assets/a.js', '/assets/s.css', '/assets/e.js', '/mytui/files/o1/invoice.pdf', '/other'].map(async (url) => (await copies.read(url))?.text()));
  expect(texts).toEqual([PAGE, '/assets/a.js', '/assets/s.css', '/assets/e.js', '/mytui/files/o1/invoice.pdf', undefined]);
  expect(await (await copies.listPage())?.text()).toContain('<a href="/mytui">Rezervace &amp; plány</a>');
  await caches.delete((await caches.keys())[0]!);
  await (await caches.open(`${COPIES_PREFIX}jana:half`)).put('/mytui', new Response('half'));
  expect(await copies.read('/mytui')).toBeUndefined();
});

it('keeps what was stored where the network fails meanwhile, and nothing where the login has ended or is another’s', async () => {
  let isAway = false;
  const { copies, outcome } = world(['jana'], { answer: (url) => (isAway && url.endsWith('.pdf') ? Promise.reject(new TypeError('Failed to fetch')) : new Response(url === '/mytui' ? PAGE : url)) });
  await copies.store(request('jana'));
  isAway = true;
  await copies.store(request('jana'));
  expect([outcome(), await (await copies.read('/mytui'))?.text()]).toEqual([['stored', 'network'], PAGE]);

  for (const users of [['petr'], ['jana', 'petr'], [null]]) {
    const { caches, copies: theirs, outcome: ended } = world(users);
    await theirs.store(request('jana'));
    expect([ended(), await caches.keys()]).toEqual([['login'], []]);
  }
  const login = world(['jana'], { answer: () => Object.defineProperty(new Response('login'), 'redirected', { value: true }) });
  await login.copies.store(request('jana'));
  expect([login.outcome(), await login.caches.keys()]).toEqual([['login'], []]);
});

it('gives up storing when it is removed meanwhile, and removes the copies of whoever is not logged in any more', async () => {
  const { caches, copies, outcome } = world(['jana'], { answer: async (url) => { if (url === '/assets/a.js') await copies.remove(); return new Response(url === '/mytui' ? PAGE : url); } });
  await copies.store(request('jana'));
  expect([outcome(), await caches.keys(), await findCopies(caches)]).toEqual([['removed'], [], null]);

  const changing = world(['jana', 'jana', 'jana', 'petr']);
  await changing.copies.store(request('jana'));
  await changing.copies.checkOwner();
  expect(await findCopies(changing.caches)).not.toBeNull();
  await changing.copies.checkOwner();
  expect([await findCopies(changing.caches), changing.outcome()]).toEqual([null, ['stored', 'removed']]);
});

it('names of a document what belongs to it, and no export or attachment', () => {
  expect(filesOf(`<link rel="canonical" href="/x"><link rel="preload" as="fetch" href="/state/a?b=1&amp;c=2"><a href="/mytui/files/export.json">x</a><a href="/mytui/files/attachments/a1">y</a>${PAGE}`))
    .toEqual(['/state/a?b=1&c=2', '/assets/s.css', '/assets/e.js', '/mytui/files/o1/invoice.pdf']);
});

it('takes only the shop’s own word for the end of a login: neither a busy server nor a token of yesterday removes copies', async () => {
  const asked: string[] = [];
  let answers: (() => Response)[] = [];
  const jana = () => Response.json({ authenticated: true, user_uid: 'jana' });
  const { caches, copies, told } = { ...world(['jana']), told: [] as string[] };
  await copies.store(request('jana'));
  const later = createCopies({
    caches, now: () => '2026-08-02T10:00:00Z', tell: async (message) => void told.push(message.status),
    fetch: async (url) => {
      asked.push(url);
      return answers.shift()!();
    },
  });
  const expired = () => Response.json({ code: 'token-expired' }, { status: 403 });
  for (const status of [429, 500, 503]) {
    const busy = () => Response.json({ code: 'busy' }, { status });
    for (answers of [[busy], [expired, busy]]) await later.checkOwner();
  }
  asked.length = 0;
  answers = [expired, () => Response.json({}), jana];
  await later.checkOwner();
  expect([told, asked, await (await later.read('/mytui'))?.text()]).toEqual([[], ['/api/www/user/info/get', '/api/www/oauth/token/refresh', '/api/www/user/info/get'], PAGE]);
  answers = [expired, () => Response.json({ code: 'login-needed' }, { status: 401 })];
  await later.checkOwner();
  expect(told).toEqual(['removed']);
});
