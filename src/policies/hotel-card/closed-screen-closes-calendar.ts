import { filter, map } from 'rxjs';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever the parts of a stay are left on a small screen, their calendar is closed with them [view.fullscreen]. */
export const closedScreenClosesCalendar: DeferredPolicy = ({ facts$ }) => facts$.pipe(
  when('fullScreenView.closed'),
  filter(({ view }) => view === 'configurator'),
  map(() => ({ type: 'configurator.closeCalendar' })),
);
