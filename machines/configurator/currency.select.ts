import type { SnapshotFrom } from 'xstate';
import { MARKET } from '../../src/domain/market/market.ts';
import type { configuratorMachine } from './configurator.machine.ts';

/** What the calendar's prices are in: as the matrix says, the market's before one has come [config.success]. Apart, for it comes with the open calendar. */
export function selectCurrency({ context: { sold } }: SnapshotFrom<typeof configuratorMachine>): string {
  return sold.kind === 'known' ? sold.matrix.currency : MARKET.currencyLabel;
}
