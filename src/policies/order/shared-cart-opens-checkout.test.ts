import { of, Subject } from 'rxjs';
import { expect, it, vi } from 'vitest';
import type { Command, Fact } from '../../bus/flows.ts';
import { partyQuery } from '../../domain/urls/party-search.ts';
import { opensCheckout, sharedCartOpensCheckout } from './shared-cart-opens-checkout.ts';
import type { DeferredPolicy } from '../policy.ts';

const taken = (baseOfferCode: string) => ({ type: 'sharedCart.taken', cart: { baseOfferCode, occupancies: [{ adults: 3, childBirthDates: [] }] } }) as unknown as Fact;
const opened = (offerCode: string): Command => ({ type: 'navigation.go', url: `/pl/checkout/rezervace/${offerCode}?q=ctAdult:3` });

/** The policy at work: tell it a fact, read what it commands. */
function apply(policy: DeferredPolicy) {
  const facts$ = new Subject<Fact>();
  const commands: Command[] = [];
  policy({
    facts$, visitedUrls$: of(), viewport$: of('MOBILE'),
    context: { language: 'pl', path: '/', url: '/', pageType: 'checkoutReservation', tripType: 'WS', orderToken: '', listingBase: null },
  }).subscribe((command) => commands.push(command));
  return { tell: (fact: Fact) => facts$.next(fact), commands };
}

it('opens the reservation of a mailed holiday for its party, in the visitor’s language [cart.calls]', async () => {
  const { tell, commands } = apply(sharedCartOpensCheckout);
  tell(taken('GRK1042_PRG_20260712_07_AI_DR2'));
  await vi.waitFor(() => expect(commands).toEqual([opened('GRK1042_PRG_20260712_07_AI_DR2')]));
});

it('outlives code that cannot be had: that is reported, and the next cart asks for it again', async () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (problem: unknown) => reported.push(problem));
  const load = vi.fn<() => Promise<{ partyQuery: typeof partyQuery }>>().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue({ partyQuery });
  const { tell, commands } = apply(opensCheckout(load));
  tell(taken('A'));
  await vi.waitFor(() => expect(reported).toEqual([new TypeError('no network')]));
  expect(commands).toEqual([]);
  tell(taken('B'));
  await vi.waitFor(() => expect(commands).toEqual([opened('B')]));
  vi.unstubAllGlobals();
});
