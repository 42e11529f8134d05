import type { SnapshotFrom } from 'xstate';
import type { globalSearchMachine } from './global-search.machine.ts';
import { optionsOf } from './global-search.rules.ts';

/** The first day of the first month in which anything leaves that is searched for (ISO date); none while no filter or no offer is known [gs.filter-types]. */
export function selectFirstMonthOffered({ context }: SnapshotFrom<typeof globalSearchMachine>): string | undefined {
  const month = optionsOf(context.filters, 'CALENDAR').find(({ enabled }) => enabled);
  return month && `${month.code}-01`;
}
