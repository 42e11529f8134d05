import { filter, map } from 'rxjs';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever a map opens that could not be drawn, the browser tries once more [listing.map]. */
export const mapIsDrawnAgain: DeferredPolicy = ({ facts$ }) => facts$.pipe(
  when('fullScreenView.opened'),
  filter(({ view }) => view === 'mapOverlay'),
  map(() => ({ type: 'mapCanvas.open' })),
);
