import { map } from 'rxjs';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever who booked last is wanted again, the form is filled in with them [cart.calls]. */
export const lastOwnerFillsForm: DeferredPolicy = ({ facts$ }) => facts$.pipe(
  when('lastOrder.taken'),
  map(({ owner }) => ({ type: 'checkout.fillOwner', owner })),
);
