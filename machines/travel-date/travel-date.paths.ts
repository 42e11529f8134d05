import { pathsOf } from '../testing/path-coverage.ts';
import { travelDateMachine } from './travel-date.machine.ts';

const sale = { minDate: '2026-07-02', maxDate: '2026-09-30' };

const commands = [
  { type: 'travelDate.chooseDay', date: '2026-07-10' },
  { type: 'travelDate.chooseDay', date: '2026-07-20' },
  { type: 'travelDate.chooseDay', date: '2026-12-24' },
  { type: 'travelDate.chooseMonth', month: '2026-08' },
  { type: 'travelDate.chooseMonth', month: '2026-12' },
  { type: 'travelDate.showMonth', month: '2026-09-01' },
  { type: 'travelDate.flex', days: 3 },
  { type: 'travelDate.clear' },
  { type: 'travelDate.submit' },
] as const;

/** Two days and a month on sale, one of each after it; nothing is left out of the states. */
export const travelDatePaths = pathsOf(travelDateMachine, [
  { input: { from: null, to: null, flexibility: 0, ...sale }, events: commands },
  { input: { from: '2026-07-10', to: '2026-07-20', flexibility: 3, ...sale }, events: commands },
]);
