/** Copies of a customer's pages in Cache Storage: stored as a whole, read where the network is away, gone with the login. */
import { COPIES_PREFIX, COPIES_RECORD } from '../../domain/visitor/offline-copies.ts';
import type { StoredCopies, StoreFailure, StoreRequest, WorkerMessage } from '../../domain/visitor/offline-copies.ts';
import { deleteCopies, findCopies } from '../../ports/storage/stored-copies.ts';
import { offlinePage } from './offline-page.ts';

interface CopiesOptions {
  caches: Pick<CacheStorage, 'keys' | 'open' | 'delete'>;
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Tells every page of the shop in this browser. */
  tell: (message: WorkerMessage) => Promise<void>;
  /** Now, as an ISO moment. */
  now: () => string;
}

export interface Copies {
  store: (request: StoreRequest) => Promise<void>;
  remove: () => Promise<void>;
  /** Removes them where the login is nobody's or another customer's now. */
  checkOwner: () => Promise<void>;
  /** Adds a script or style that a page has loaded. */
  add: (url: string, response: Response) => Promise<void>;
  /** What is stored of an address (path and query); undefined where nothing is. */
  read: (url: string) => Promise<Response | undefined>;
  /** Says that a page is not stored, and which are; undefined where none are. */
  listPage: () => Promise<Response | undefined>;
}

const USER_INFO = '/api/www/user/info/get';
const REFRESH = '/api/www/oauth/token/refresh';
const AT_ONCE = 4;

class Refusal extends Error {
  readonly failure: StoreFailure;
  constructor(failure: StoreFailure) {
    super(failure);
    this.failure = failure;
  }
}

export function createCopies({ caches, fetch, tell, now }: CopiesOptions): Copies {
  /** Storing is given up as soon as something newer is asked for. */
  let latest = 0;

  async function store(request: StoreRequest): Promise<void> {
    const turn = (latest += 1);
    const { owner, pages, headers, texts } = request;
    const name = `${COPIES_PREFIX}${owner}:${now()}:${turn}`;
    const [done, wanted] = [new Set<string>(), new Set([...pages.map(({ url }) => url), ...request.assets])];
    let [bytes, isStored] = [0, false];
    const isOver = () => turn !== latest;
    try {
      const cache = await caches.open(name);
      const take = async (url: string, accept?: string): Promise<string> => {
        const response = await fetch(url, { credentials: 'same-origin', ...(accept && { headers: { accept } }) });
        // A customer whose login has ended is sent to it.
        if (response.redirected || response.status === 401 || response.status === 403) throw new Refusal('login');
        if (!response.ok) throw new Refusal('network');
        const body = await response.clone().arrayBuffer();
        if (isOver()) return '';
        await cache.put(url, response);
        bytes += body.byteLength;
        done.add(url);
        await tell({ type: 'offlineCopies', status: 'storing', done: done.size, total: wanted.size });
        return accept === undefined ? '' : new TextDecoder().decode(body);
      };
      await checkIs(owner, headers);
      // One after the other: the first may renew the session's cookies.
      for (const { url } of pages) {
        if (isOver()) return;
        for (const file of filesOf(await take(url, 'text/html'))) wanted.add(file);
      }
      const files = [...wanted].filter((url) => !done.has(url));
      await Promise.all(Array.from({ length: AT_ONCE }, async () => {
        for (let file = files.shift(); file !== undefined && !isOver(); file = files.shift()) await take(file);
      }));
      // Somebody else may have logged in meanwhile: then some of it is theirs.
      await checkIs(owner, headers);
      if (isOver()) return;
      const copies: StoredCopies = { owner, storedAt: now(), bytes, pages, headers, texts };
      await cache.put(COPIES_RECORD, Response.json(copies));
      isStored = true;
      await deleteCopies(caches, name);
      await tell({ type: 'offlineCopies', status: 'stored', copies });
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'login' && !isOver()) await deleteCopies(caches);
      if (!isOver()) await tell({ type: 'offlineCopies', status: 'failed', failure });
    } finally {
      if (!isStored) await caches.delete(name);
    }
  }

  async function checkIs(owner: string, headers: StoredCopies['headers']): Promise<void> {
    const ask = () => fetch(USER_INFO, { credentials: 'same-origin', headers });
    let answer = await ask();
    // The access token lasts minutes, the login longer.
    if (answer.status === 403) {
      const { ok, status } = await fetch(REFRESH, { method: 'POST', credentials: 'same-origin', headers });
      if (status === 401) throw new Refusal('login');
      if (ok) answer = await ask();
    }
    // Only the shop's own word ends a login: a busy server does not.
    if (!answer.ok) throw new Error(`The shop could not say who is logged in: ${answer.status}`);
    const { authenticated, user_uid: uid } = await answer.json() as { authenticated?: boolean; user_uid?: string };
    if (authenticated !== true || uid !== owner) throw new Refusal('login');
  }

  async function remove(): Promise<void> {
    latest += 1;
    if (await deleteCopies(caches)) await tell({ type: 'offlineCopies', status: 'removed' });
  }

  return {
    store, remove,
    async checkOwner() {
      const found = await findCopies(caches);
      if (found === null) return;
      await checkIs(found.copies.owner, found.copies.headers).catch((error: unknown) => (error instanceof Refusal ? remove() : undefined));
    },
    async add(url, response) {
      const found = await findCopies(caches);
      if (found !== null) await (await caches.open(found.name)).put(url, response);
    },
    async read(url) {
      const found = await findCopies(caches);
      // The server has chosen among its answers by headers; here is one of each.
      return found === null ? undefined : (await caches.open(found.name)).match(url, { ignoreVary: true });
    },
    async listPage() {
      const found = await findCopies(caches);
      return found === null ? undefined : offlinePage(found.copies);
    },
  };
}

/** What a document names that belongs to it: scripts, styles, fonts, states of its flows, and files of the reservation. */
export function filesOf(html: string): string[] {
  const named = [...html.matchAll(/<(?:link|script)\b[^>]*?\b(?:href|src)="(\/[^"]*)"[^>]*>/g)]
    .filter(([tag]) => /\brel="(?:stylesheet|modulepreload|preload)"|^<script/.test(tag)).map(([, url]) => url!);
  const documents = [...html.matchAll(/\bhref="(\/mytui\/files\/[^"/]+\/[^"/]+\.(?:pdf|ics))"/g)].map(([, url]) => url!);
  return [...new Set([...named, ...documents])].map((url) => url.replaceAll('&amp;', '&'));
}

function failureOf(error: unknown): StoreFailure {
  if (error instanceof Refusal) return error.failure;
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'space' : 'network';
}
