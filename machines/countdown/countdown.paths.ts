import { failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { countdownMachine } from './countdown.machine.ts';

const endsAt = Date.UTC(2026, 6, 1, 12);

/** One that begins two seconds and a half before its end, one that begins after it. */
export const countdownPaths = pathsOf(countdownMachine, [
  {
    input: { of: 'campaign', endsAt, now: endsAt - 2500 },
    events: [
      streamed('clock'), streamed('clock', endsAt - 2000), streamed('clock', endsAt), failure('clock'),
    ],
  },
  { input: { of: 'sale', endsAt, now: endsAt + 1 }, events: [] },
  { input: { of: 'campaign', endsAt, now: endsAt - 2500 }, events: [{ type: 'countdown.openTerms' }, { type: 'countdown.closeTerms' }] },
]);
