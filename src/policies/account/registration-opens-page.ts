import { map } from 'rxjs';
import { localisedPath } from '../../domain/market/language.ts';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever an account is asked for, the page opens that tells of its mail [account.register]. */
export const registrationOpensPage: DeferredPolicy = ({ facts$, context }) => facts$.pipe(
  when('registration.sent'),
  map(() => ({ type: 'navigation.go', url: localisedPath(context.language, '/mytui/register-success') })),
);
