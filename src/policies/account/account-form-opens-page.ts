import { filter, map } from 'rxjs';
import { localisedPath } from '../../domain/market/language.ts';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever a form of the customer area is done and leads on, its page opens [account.reservations]. */
export const accountFormOpensPage: DeferredPolicy = ({ facts$, context }) => facts$.pipe(
  when('accountForm.done'),
  filter(({ url }) => url !== ''),
  map(({ url }) => ({ type: 'navigation.go', url: url.startsWith('/mytui') ? localisedPath(context.language, url) : url })),
);
