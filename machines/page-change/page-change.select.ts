import type { SnapshotFrom } from 'xstate';
import type { pageChangeMachine } from './page-change.machine.ts';

type PageChange = SnapshotFrom<typeof pageChangeMachine>;

/** Whether the page that is shown stands, with no other one on its way. */
export function selectStands(snapshot: PageChange): boolean {
  return snapshot.matches({ page: 'placed' }) && !snapshot.matches({ press: 'asked' }) && !snapshot.matches({ press: 'answered' });
}

/** Whether whoever asked for this address still waits for its page. */
export function selectIsAwaited(snapshot: PageChange, url: string): boolean {
  const { request } = snapshot.context;
  return request === null ? !selectStands(snapshot) : request.url === url && (snapshot.matches({ press: 'asked' }) || snapshot.matches({ press: 'answered' }));
}

/** Where the way on leads of a visitor whose network is away; null where nobody is told so. */
export function selectOffline(snapshot: PageChange): string | null {
  return snapshot.matches({ press: 'offline' }) ? snapshot.context.request!.url : null;
}
