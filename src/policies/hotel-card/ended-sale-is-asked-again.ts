import { map } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever the sale of the offer that stands has ended, the offer is asked for again: its card says so and leads to the nearest ones. */
export const endedSaleIsAskedAgain: Policy = ({ facts$ }) => facts$.pipe(
  when('saleEnd.reached'),
  map(() => ({ type: 'configurator.refresh' as const })),
);
