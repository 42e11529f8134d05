import { filter, map, merge } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Command } from '../../bus/flows.ts';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever the list is asked for differently the map's search is the same, and whenever the map opens on a listing, also after the filters over it, it asks for what it does not have yet [listing.map] [view.fullscreen]. */
export const mapFollowsSearch: DeferredPolicy = ({ facts$, context }) => {
  const followed$: Observable<Command> = facts$.pipe(when('listing.urlChanged'), map(({ searchState }) => ({ type: 'offersMap.follow', searchState })));
  const opened$: Observable<Command> = facts$.pipe(
    when('fullScreenView.opened'),
    filter(({ view }) => view === 'mapOverlay' && context.pageType === 'listing'),
    map(() => ({ type: 'offersMap.open' })),
  );
  return merge(followed$, opened$);
};
