import { filter, map, merge } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Command } from '../../bus/flows.ts';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever a filter gets the screen its choices open, and whenever somebody leaves it they are asked to close [view.mobile-filters]. */
export const screenOpensItsFilter: Policy = ({ facts$ }) => {
  const opened$: Observable<Command> = facts$.pipe(
    when('fullScreenView.filterOpened'),
    map(({ filter: dropdown }) => dropdown),
    // These two are the listing's, which needs no draft.
    filter((dropdown) => dropdown !== 'sort' && dropdown !== 'facets'),
    map((dropdown) => ({ type: 'globalSearch.open', dropdown })),
  );
  const left$: Observable<Command> = facts$.pipe(when('fullScreenView.filterLeft'), map(() => ({ type: 'globalSearch.close' })));
  return merge(opened$, left$);
};
