import type { SnapshotFrom } from 'xstate';
import type { globalSearchMachine } from './global-search.machine.ts';
import { optionsOf } from './global-search.rules.ts';

type Snapshot = SnapshotFrom<typeof globalSearchMachine>;

/** The first day of the first month in which anything leaves that is searched for (ISO date); none while no filter or no offer is known [gs.filter-types]. */
export function selectFirstMonthOffered({ context }: Snapshot): string | undefined {
  const month = optionsOf(context.filters, 'CALENDAR').find(({ enabled }) => enabled);
  return month && `${month.code}-01`;
}

/** The months (`yyyy-MM`) in which nothing leaves that is searched for [gs.filter-types]. */
export function selectMonthsWithoutOffers({ context }: Snapshot): string[] {
  return optionsOf(context.filters, 'CALENDAR').filter(({ enabled }) => !enabled).map(({ code }) => code);
}
