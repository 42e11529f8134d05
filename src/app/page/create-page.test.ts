import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { snapshotVersion } from '../../../machines/snapshot-version.ts';
import { travelDateMachine } from '../../../machines/travel-date/travel-date.machine.ts';
import { createBus } from '../../bus/bus.ts';
import { createPage } from './create-page.ts';

const input = { from: null, to: null, flexibility: 0 as const, minDate: '2026-07-02', maxDate: '2026-09-30' };

/** A page resumed with a day chosen before the page was sent. */
async function resumed(version: string) {
  const before = createActor(travelDateMachine, { input });
  before.start().send({ type: 'travelDate.chooseDay', date: '2026-07-10' });
  const problems: Error[] = [];
  const { bus, stop } = await createPage({
    bus: createBus({ report: (problem) => { problems.push(problem); } }),
    flows: [{ address: 'travelDate', input, snapshot: JSON.parse(JSON.stringify(before.getPersistedSnapshot())), version }],
    portsOf: async () => ({}),
    policyContext: { language: 'cs', path: '/', url: '/', pageType: 'homePage', tripType: 'WS', orderToken: '', listingBase: null },
  });
  const { value, context } = bus.actor('travelDate')!.getSnapshot();
  stop();
  return { value, draft: context.draft, problems };
}

describe('a page resumes its flows', () => {
  it('from snapshots of this version', async () => {
    expect(await resumed(snapshotVersion(travelDateMachine))).toEqual({ value: 'started', draft: { from: '2026-07-10', to: null }, problems: [] });
  });

  it('and begins anew, from the input, those of another version', async () => {
    expect(await resumed('older')).toEqual({ value: 'empty', draft: { from: null, to: null }, problems: [] });
  });
});
