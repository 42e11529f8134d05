import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { comparePageMachine } from './compare-page.machine.ts';
import { asked, choice, CODES, comparedOffer, comparePagePaths } from './compare-page.paths.ts';
import { selectComparedAddress, selectComparedOffers, selectCompareView, selectFirstPrices, selectNothingIsThere } from './compare-page.select.ts';
import type { CompareChoice } from '../compare/compare.types.ts';
import type { ComparePagePorts } from './compare-page.types.ts';

function begin(offerCodes = CODES) {
  const fetch = heldPort<ComparePagePorts['fetchCompared']>();
  const moments = new Subject<unknown>();
  const chosen = new Subject<CompareChoice>();
  const returns = new Subject<true>();
  const flow = startFlow(comparePageMachine, { input: { ...asked, offerCodes }, ports: { chosenOffers: () => chosen, fetchCompared: fetch.port, priceMoments: () => moments, networkReturns: () => returns } });
  return { ...flow, calls: fetch.calls, chosen, moments, returns };
}

describe('comparePage', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(comparePagePaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(comparePagePaths)).toEqual([]);
  });

  it('asks for prices again when they are old, and keeps what each offer has cost first', async () => {
    const { actor, calls, moments } = begin();
    await calls[0]!.answer(CODES.map((code) => comparedOffer(code, 2000000)));
    moments.next('old');
    await calls[1]!.answer([comparedOffer(CODES[0]!, 1900000), { ...comparedOffer(CODES[1]!), status: 'soldOut' }]);
    expect([selectFirstPrices(actor.getSnapshot()), selectComparedOffers(actor.getSnapshot()).map(({ offer, status }) => [status, offer!.totalPrice])]).toEqual([
      { [CODES[0]!]: 2000000, [CODES[1]!]: 2000000 }, [['available', 1900000], ['soldOut', 2798000]],
    ]);
    moments.next('old');
    await calls[2]!.fail();
    expect(selectCompareView(actor.getSnapshot())).toBe('offers');
    // The next time is asked for as if nothing had been, and not before.
    expect(calls).toHaveLength(3);
    moments.next('old');
    await calls[3]!.answer(CODES.map((code) => ({ ...comparedOffer(code), status: 'gone' as const })));
    expect([calls.length, selectNothingIsThere(actor.getSnapshot())]).toEqual([4, true]);
  });

  it('comes with the page that is made, and says nothing of old prices before they are', async () => {
    const { actor, calls, moments } = begin();
    expect([selectCompareView(actor.getSnapshot()), actor.getSnapshot().hasTag('busy')]).toEqual(['fetching', true]);
    await calls[0]!.answer(CODES.map((code) => comparedOffer(code)));
    expect([selectCompareView(actor.getSnapshot()), actor.getSnapshot().hasTag('busy'), calls.length]).toEqual(['offers', false, 1]);
    // Where nobody tells the moments, what was fetched stays.
    moments.error('no clock');
    expect([selectCompareView(actor.getSnapshot()), actor.getSnapshot().status]).toEqual(['offers', 'active']);
  });

  it('asks once more for offers that could not be had', async () => {
    const { actor, calls } = begin();
    await calls[0]!.fail();
    expect(selectCompareView(actor.getSnapshot())).toBe('failed');
    actor.send({ type: 'comparePage.retry' });
    expect([selectCompareView(actor.getSnapshot()), calls[1]!.input]).toEqual(['fetching', asked]);
    await calls[1]!.answer(CODES.map((code) => comparedOffer(code)));
    expect(selectComparedOffers(actor.getSnapshot())).toHaveLength(2);
  });

  it('asks by itself for offers that could not be had when the network is back, and then no more', async () => {
    const { actor, calls, returns } = begin();
    await calls[0]!.fail();
    returns.next(true);
    expect([selectCompareView(actor.getSnapshot()), calls[1]!.input]).toEqual(['fetching', asked]);
    await calls[1]!.answer(CODES.map((code) => comparedOffer(code)));
    expect([selectCompareView(actor.getSnapshot()), returns.observed]).toEqual(['offers', false]);
  });

  it('asks nobody where there is nothing to compare', () => {
    const { actor, calls } = begin([]);
    expect([selectCompareView(actor.getSnapshot()), calls.length]).toEqual(['empty', 0]);
  });

  it('compares what the tab has chosen where the address names nothing, and tells what that is', async () => {
    const { actor, calls, chosen, facts } = begin([]);
    chosen.next(choice);
    const recalled = { offerCodes: CODES, occupancies: choice.occupancies };
    expect([selectCompareView(actor.getSnapshot()), calls.map(({ input }) => input), facts]).toEqual(['fetching', [recalled], [{ type: 'comparePage.recalled', ...recalled }]]);
    await calls[0]!.answer(CODES.map((code) => comparedOffer(code)));
    expect([selectComparedAddress(actor.getSnapshot()), selectCompareView(actor.getSnapshot())]).toEqual([recalled, 'offers']);
  });

  it('says how to choose where nobody can tell what the tab has chosen, and does not look where the address names offers', () => {
    const { actor, calls, chosen } = begin([]);
    chosen.error('no storage');
    expect([selectCompareView(actor.getSnapshot()), calls.length, actor.getSnapshot().status]).toEqual(['empty', 0, 'active']);
    expect(begin().chosen.observed).toBe(false);
  });
});
