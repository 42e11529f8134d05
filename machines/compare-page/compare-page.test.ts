import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { comparePageMachine } from './compare-page.machine.ts';
import { asked, CODES, comparedOffer, comparePagePaths } from './compare-page.paths.ts';
import { selectComparedOffers, selectCompareView, selectFirstPrices } from './compare-page.select.ts';
import type { ComparePagePorts } from './compare-page.types.ts';

function begin(offerCodes = CODES) {
  const fetch = heldPort<ComparePagePorts['fetchCompared']>();
  const moments = new Subject<unknown>();
  const flow = startFlow(comparePageMachine, { input: { ...asked, offerCodes }, ports: { fetchCompared: fetch.port, priceMoments: () => moments } });
  return { ...flow, calls: fetch.calls, moments };
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
  });

  it('asks nobody where there is nothing to compare', () => {
    const { actor, calls } = begin([]);
    expect([selectCompareView(actor.getSnapshot()), calls.length]).toEqual(['empty', 0]);
  });
});
