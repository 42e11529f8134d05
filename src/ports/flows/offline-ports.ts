/** What reading without network asks of the browser; loaded by customers, and by whoever has copies. */
import { API_KEY } from '../../api/api-key.ts';
import type { Api } from '../../api/create-api.ts';
import type { PageToCopy } from '../../../machines/offline-copies/offline-copies.types.ts';
import type { FlowPorts } from '../../bus/flows.ts';
import { SILENT, WORKER_FILE } from '../../domain/visitor/offline-copies.ts';
import type { CopiedPage, OfflineTexts, WorkerCommand } from '../../domain/visitor/offline-copies.ts';
import { networkReturns$ } from '../../streams/browser/network-returns.ts';
import { networkState$ } from '../../streams/browser/network-state.ts';
import { workerMessages$ } from '../../streams/server/worker-messages.ts';
import { copyMark } from '../../ui/loading/until-loaded.ts';
import { forgetOutboxOwner, ownOutbox } from '../storage/outbox.ts';
import { deleteCopies, findCopies } from '../storage/stored-copies.ts';

interface OfflinePortsOptions {
  api: Api;
  /** Loads the code that pages need after their documents. */
  loadCode: () => Promise<unknown>;
  /** Addresses and titles of pages, and what is said in place of others. */
  describe: (pages: readonly PageToCopy[]) => { pages: readonly CopiedPage[]; texts: OfflineTexts };
}

export function createOfflinePorts({ api, loadCode, describe }: OfflinePortsOptions): FlowPorts['offlineCopies'] {
  const { serviceWorker } = navigator;
  return {
    readCopies: async () => ({ copies: (await findCopies(caches))?.copies ?? null, now: new Date().toISOString() }),
    disownOutbox: async () => forgetOutboxOwner(),
    fetchReservations: async (_, context) => (await api.GET('/api/www/account/reservations', { ...context })).reservations,
    async storeCopies({ owner, pages }, { signal }) {
      await serviceWorker.register(WORKER_FILE);
      const { active } = await serviceWorker.ready;
      await loadCode();
      signal.throwIfAborted();
      ownOutbox(owner);
      say(active, { type: 'offlineCopies.store', request: { owner, ...describe(pages), headers: { 'Api-Key': API_KEY }, assets: loadedAssets() } });
    },
    async removeCopies() {
      forgetOutboxOwner();
      const registration = await serviceWorker.getRegistration();
      say(registration?.active, { type: 'offlineCopies.remove' });
      await deleteCopies(caches);
      await registration?.unregister();
    },
    workerMessages: () => workerMessages$(serviceWorker),
    // The first thing that a copy's page hears is that it is one.
    network: () => networkState$(window, foundBy(copyMark())),
    networkReturns: () => networkReturns$(window),
  };
}

/** Silent where the service worker had waited in vain for the network before it read the copy; null of a page that is none. */
function foundBy(mark: PerformanceServerTiming | undefined): 'silent' | 'offline' | null {
  if (mark === undefined) return null;
  return mark.description === SILENT ? 'silent' : 'offline';
}

function say(worker: ServiceWorker | null | undefined, command: WorkerCommand): void {
  worker?.postMessage(command);
}

/** What this page has loaded is what other pages load after their documents. */
function loadedAssets(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name)).filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  return [...new Set(paths.map(({ pathname }) => pathname))];
}
