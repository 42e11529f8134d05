import { filter, map } from 'rxjs';
import type { VisitPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever the sale of the offer that stands has ended, the offer is asked for again: its card says so and leads to the nearest ones. */
export const endedSaleIsAskedAgain: VisitPolicy = ({ facts$ }) => facts$.pipe(
  when('countdown.ended'),
  filter(({ of }) => of === 'sale'),
  map(() => ({ type: 'configurator.refresh' as const })),
);
