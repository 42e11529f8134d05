import { filter, map } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever a small screen opens the search, what its wide bar had open is asked to close: nothing stays open unseen [gs.mobile-panel]. */
export const searchScreenClosesBar: Policy = ({ facts$ }) => facts$.pipe(
  when('fullScreenView.opened'),
  filter(({ view }) => view === 'globalSearch'),
  map(() => ({ type: 'globalSearch.close' })),
);
