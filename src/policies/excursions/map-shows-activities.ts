import { filter, map } from 'rxjs';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever the map opens on a search for activities, it asks for what it does not have yet [excursion.search]. */
export const mapShowsActivities: DeferredPolicy = ({ facts$, context }) => facts$.pipe(
  when('fullScreenView.opened'),
  filter(({ view }) => view === 'mapOverlay' && context.pageType === 'excursionSearch'),
  map(() => ({ type: 'activityMap.open' })),
);
