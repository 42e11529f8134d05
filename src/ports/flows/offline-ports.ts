/** What reading without network asks of the browser; loaded by customers, and by whoever has copies. */
import { API_KEY } from '../../api/api-key.ts';
import type { Api } from '../../api/create-api.ts';
import type { FlowPorts } from '../../bus/flows.ts';
import { WORKER_FILE } from '../../domain/visitor/offline-copies.ts';
import type { CopiedPage, OfflineTexts, WorkerCommand } from '../../domain/visitor/offline-copies.ts';
import { networkReturns$ } from '../../streams/browser/network-returns.ts';
import { isOnline$ } from '../../streams/browser/online.ts';
import { workerMessages$ } from '../../streams/server/worker-messages.ts';
import { isCopy } from '../../ui/loading/until-loaded.ts';
import { forgetOutboxOwner, ownOutbox } from '../storage/outbox.ts';
import { deleteCopies, findCopies } from '../storage/stored-copies.ts';

type Reservations = Awaited<ReturnType<typeof fetchReservations>>;

interface OfflinePortsOptions {
  api: Api;
  /** Loads the code that pages need after their documents. */
  loadCode: () => Promise<unknown>;
  /** The pages that are stored, and what is said in place of others. */
  describe: (reservations: Reservations) => { pages: readonly CopiedPage[]; texts: OfflineTexts };
}

const RENEWED_MS = 86_400_000;
/** Journeys that come next; more of them would keep the shop busy. */
const MOST_RESERVATIONS = 3;

export function createOfflinePorts({ api, loadCode, describe }: OfflinePortsOptions): FlowPorts['offlineCopies'] {
  const { serviceWorker } = navigator;
  return {
    async readCopies() {
      const copies = (await findCopies(caches))?.copies ?? null;
      // A sign-out in a tab that is closed since has removed them.
      if (copies === null) forgetOutboxOwner();
      return { copies, isOld: copies !== null && Date.now() - Date.parse(copies.storedAt) > RENEWED_MS };
    },
    async storeCopies({ owner }, { signal }) {
      await serviceWorker.register(WORKER_FILE);
      const { active } = await serviceWorker.ready;
      const reservations = await fetchReservations(api, signal);
      await loadCode();
      signal.throwIfAborted();
      ownOutbox(owner);
      say(active, { type: 'offlineCopies.store', request: { owner, ...describe(reservations), headers: { 'Api-Key': API_KEY }, assets: loadedAssets() } });
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
    online: () => isOnline$(window, isCopy() ? false : undefined),
    networkReturns: () => networkReturns$(window),
  };
}

async function fetchReservations(api: Api, signal: AbortSignal) {
  const { reservations } = await api.GET('/api/www/account/reservations', { signal });
  return reservations.filter(({ group }) => group === 'coming').slice(0, MOST_RESERVATIONS);
}

function say(worker: ServiceWorker | null | undefined, command: WorkerCommand): void {
  worker?.postMessage(command);
}

/** What this page has loaded is what other pages load after their documents. */
function loadedAssets(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name)).filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  return [...new Set(paths.map(({ pathname }) => pathname))];
}
