import { map, merge } from 'rxjs';
import { deskPath, deskThreadAt } from '../../domain/urls/pages/staff-url.ts';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';
import { openedChangesUrl } from './opened-changes-url.ts';

/** The address of the desk says which conversation is open. */
export const openedThreadChangesUrl: Policy = (world) => openedChangesUrl(world, {
  told$: merge(
    world.facts$.pipe(when('desk.opened'), map(({ threadId }) => ({ opened: threadId, entry: 'new' as const }))),
    world.facts$.pipe(when('desk.closed'), map(({ entry }) => ({ opened: '', entry }))),
  ),
  openedAt: deskThreadAt,
  pathOf: deskPath,
  commandOf: (threadId) => (threadId === '' ? { type: 'desk.close' } : { type: 'desk.open', threadId }),
});
