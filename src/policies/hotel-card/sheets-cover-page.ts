import { filter, map, merge } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Command } from '../../bus/flows.ts';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever a part of a stay is chosen on a layer of its own, that covers the page until it is closed; Back asks it to close [view.fullscreen]. */
export const sheetsCoverPage: DeferredPolicy = ({ facts$ }) => {
  const opened$: Observable<Command> = facts$.pipe(
    when('configurator.partOpened'),
    filter(({ on }) => on === 'dialog'),
    map(({ part }) => ({ type: 'fullScreenView.openSheet', sheet: part })),
  );
  const closed$: Observable<Command> = facts$.pipe(
    when('configurator.partClosed'),
    filter(({ on }) => on === 'dialog'),
    map(() => ({ type: 'fullScreenView.leaveSheet' })),
  );
  const left$: Observable<Command> = facts$.pipe(
    when('fullScreenView.sheetLeft'),
    map(({ sheet }) => ({ type: sheet === 'calendar' ? 'configurator.closeCalendar' : 'configurator.closeParticipants' })),
  );
  return merge(opened$, closed$, left$);
};
