/**
 * The shop's service worker, a file of its own. It is registered by customers who agree to copies on their device and is
 * gone with them; whatever the network answers in time stays the network's answer.
 */
import { COPY_MARK, SILENT } from '../../domain/visitor/offline-copies.ts';
import type { WorkerCommand } from '../../domain/visitor/offline-copies.ts';
import { createCopies } from './copies.ts';
import { createNetworkOrCopy } from './network-or-copy.ts';

interface LastingEvent extends Event { waitUntil(work: Promise<unknown>): void }
interface RequestEvent extends LastingEvent { request: Request; respondWith(answer: Promise<Response>): void }
interface CommandEvent extends LastingEvent { data: WorkerCommand }

/** What of a service worker's scope is used: its types exclude those of pages. */
interface WorkerScope {
  caches: CacheStorage;
  location: Location;
  fetch: typeof fetch;
  clients: { claim(): Promise<void>; matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { postMessage(message: unknown): void }[]> };
  registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: CommandEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const { origin } = scope.location;

const ENDS_LOGIN: ReadonlySet<string> = new Set(['/api/www/oauth/logout', '/api/www/account/customer/remove']);
const BEGINS_LOGIN = '/api/www/oauth/token';
/** Answers that are no copies of anything. */
const NEVER_COPIED = /^\/(?:api|events|editor|sandbox|healthz|readyz)\b/;

const copies = createCopies({
  caches: scope.caches,
  fetch: (url, init) => scope.fetch(url, init),
  now: () => new Date().toISOString(),
  async tell(message) {
    for (const client of await scope.clients.matchAll({ includeUncontrolled: true })) client.postMessage(message);
  },
});

const networkOrCopy = createNetworkOrCopy({ wait: (ms) => new Promise((resolve) => { setTimeout(resolve, ms); }), now: () => performance.now() });

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('message', (event) => {
  const command = event.data;
  event.waitUntil(command.type === 'offlineCopies.store' ? copies.store(command.request) : copies.remove());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== origin) return;
  if (request.method === 'POST') {
    const act = ENDS_LOGIN.has(url.pathname) ? signOut : url.pathname === BEGINS_LOGIN ? copies.checkOwner : undefined;
    if (act !== undefined) event.respondWith(followed(request, act));
  } else if (request.method === 'GET' && !NEVER_COPIED.test(url.pathname)) event.respondWith(answer(event, url));
});

async function signOut(): Promise<void> {
  await copies.remove();
  await scope.registration.unregister();
}

/** Before the page hears of it, nothing is left. */
async function followed(request: Request, act: () => Promise<void>): Promise<Response> {
  const response = await scope.fetch(request);
  if (response.ok) await act();
  return response;
}

async function answer(event: RequestEvent, url: URL): Promise<Response> {
  const { request } = event;
  const { response, from } = await networkOrCopy({
    network: () => scope.fetch(request),
    // A document in place of a page's state: the page opens it then as one.
    copy: () => copies.read(url.pathname + url.search),
    instead: async () => (request.mode === 'navigate' ? copies.listPage() : undefined),
  });
  if (from !== 'network') return marked(response, from === 'silent' ? `${COPY_MARK};desc="${SILENT}"` : COPY_MARK);
  if (response.ok && url.pathname.startsWith('/assets/')) event.waitUntil(copies.add(url.pathname, response.clone()));
  return response;
}

/** Its page learns that it is a copy, and why: what browsers say of their network is not always so. */
function marked({ body, headers: before }: Response, mark: string): Response {
  const headers = new Headers(before);
  headers.set('Server-Timing', mark);
  return new Response(body, { headers });
}
