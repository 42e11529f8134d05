import { of, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import type { Command, Fact } from '../../bus/flows.ts';
import type { PageType } from '../../domain/routes/page-types.ts';
import { signOutClearsCheckout } from './sign-out-clears-checkout.ts';

const signedOut = { type: 'session.signedOutElsewhere' } as const;
const updated = (account_type: string) => ({ type: 'session.updated', userInfo: { account_type, user_uid: 'jana' } }) as unknown as Fact;

function told(pageType: PageType, customer: string | undefined, ...facts: Fact[]): string[] {
  const facts$ = new Subject<Fact>();
  const commands: Command[] = [];
  signOutClearsCheckout({
    facts$, visitedUrls$: of(), viewport$: of('MOBILE'),
    context: { language: 'cs', path: '/', url: '/', pageType, tripType: 'WS', orderToken: '', listingBase: null, ...(customer !== undefined && { customer }) },
  }).subscribe((command) => commands.push(command));
  for (const fact of facts) facts$.next(fact);
  return commands.map(({ type }) => type);
}

it('clears a reservation whose customer signs out in another tab, also one who has logged in since it was opened; a guest’s stays [account.secured]', () => {
  expect(told('checkoutReservation', 'jana', signedOut)).toEqual(['checkout.forget']);
  expect(told('checkoutReservation', undefined, updated('GUEST'), updated('CUSTOMER'), updated('GUEST'), signedOut)).toEqual(['checkout.forget']);
  expect(told('checkoutReservation', undefined, updated('GUEST'), signedOut)).toEqual([]);
  expect(told('listing', 'jana', signedOut)).toEqual([]);
});
