import { filter, map, withLatestFrom } from 'rxjs';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/**
 * Whenever a search is submitted while who travels is open, a page below a desktop's opens the search: there the party was
 * left in the wide bar, and may lack a birth date that nobody sees [gs.mobile-panel] [participants.close].
 */
export const refusedSubmitOpensScreen: DeferredPolicy = ({ facts$, viewport$ }) => facts$.pipe(
  when('globalSearch.refused'),
  filter(({ reason }) => reason === 'partyIsOpen'),
  withLatestFrom(viewport$),
  filter(([, device]) => device !== 'DESKTOP'),
  map(() => ({ type: 'fullScreenView.open', view: 'globalSearch' })),
);
