import { filter, fromEvent, map } from 'rxjs';
import type { Observable } from 'rxjs';
import type { WorkerMessage } from '../../domain/visitor/offline-copies.ts';

/** What the shop's service worker tells its pages of offline copies. */
export function workerMessages$(container: Pick<ServiceWorkerContainer, 'addEventListener' | 'removeEventListener'>): Observable<WorkerMessage> {
  return fromEvent<MessageEvent<Partial<WorkerMessage> | null>>(container, 'message').pipe(
    map(({ data }) => data),
    filter((data): data is WorkerMessage => data?.type === 'offlineCopies'),
  );
}
