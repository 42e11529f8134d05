import type { StoredCopies, WorkerMessage } from '../../src/domain/visitor/offline-copies.ts';
import { answer, elapsed, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { offlineCopiesMachine } from './offline-copies.machine.ts';
import type { ListedReservation } from './offline-copies.types.ts';

export const copiesOf = (owner: string): StoredCopies => ({ owner, storedAt: '2026-08-01T10:00:00Z', bytes: 1000, pages: [], headers: {}, texts: { language: 'cs', title: '', text: '' } });
/** After they were stored. */
export const [soon, daysLater] = ['2026-08-01T12:00:00Z', '2026-08-03T12:00:00Z'];
export const journey = (reservationId: string, group: ListedReservation['group'] = 'coming'): ListedReservation => ({ reservationId, group, label: '', hotelName: `Hotel ${reservationId}` });
const jana = { uid: 'jana', isCustomer: true };
const says = (message: { status: WorkerMessage['status']; [detail: string]: unknown }) => ({ type: 'offlineCopies', ...message }) as WorkerMessage;

/** What tests walk and the gallery's simulator offers. */
export const offlineCopiesPaths = pathsOf(offlineCopiesMachine, [null, jana].map((visitor) => ({
  input: { visitor },
  events: [
    answer('readCopies', { copies: null, now: soon }), answer('readCopies', { copies: copiesOf('jana'), now: soon }), answer('readCopies', { copies: copiesOf('jana'), now: daysLater }), failure('readCopies'),
    answer('disownOutbox'), failure('disownOutbox'), answer('fetchReservations', [journey('next')]), failure('fetchReservations'),
    { type: 'offlineCopies.ask' }, { type: 'offlineCopies.agree' }, { type: 'offlineCopies.decline' }, { type: 'offlineCopies.renew' }, { type: 'offlineCopies.remove' }, { type: 'offlineCopies.retry' },
    { type: 'offlineCopies.followVisitor', visitor: jana }, { type: 'offlineCopies.followVisitor', visitor: { uid: 'petr', isCustomer: true } }, { type: 'offlineCopies.followVisitor', visitor: { uid: 'guest', isCustomer: false } },
    failure('storeCopies'), answer('storeCopies'), elapsed('patience', 'offlineCopies.storing'), answer('removeCopies'), failure('removeCopies'),
    ...['workerMessages', 'outcome'].flatMap((id) => [
      streamed(id), streamed(id, says({ status: 'storing', done: 1, total: 2 })), streamed(id, says({ status: 'stored', copies: copiesOf('jana') })),
      streamed(id, says({ status: 'failed', failure: 'network' })), streamed(id, says({ status: 'failed', failure: 'login' })), streamed(id, says({ status: 'removed' })),
    ]),
    failure('workerMessages'), failure('outcome'),
    streamed('network'), ...(['online', 'offline', 'silent'] as const).map((network) => streamed('network', network)), failure('network'), streamed('networkReturns'), streamed('networkReturns', true), failure('networkReturns'),
  ],
  serialize: ({ value, context: { copies, visitor, isOld, network, failure: failed } }) => ({ value, owner: copies?.owner, visitor, isOld, network, failed }),
})));
