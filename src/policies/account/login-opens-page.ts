import { map, merge } from 'rxjs';
import { localisedPath } from '../../domain/market/language.ts';
import { formatQueryString } from '../../domain/urls/encoding/query-string.ts';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever somebody is logged in, the page opens that they wanted; whenever a new password is due, its page does [account.guard] [account.password]. */
export const loginOpensPage: DeferredPolicy = ({ facts$, context }) => merge(
  facts$.pipe(when('login.done'), map(({ returnTo }) => ({ type: 'navigation.go' as const, url: returnTo }))),
  facts$.pipe(when('login.passwordChangeDue'), map(({ returnTo }) => ({ type: 'navigation.go' as const, url: localisedPath(context.language, '/mytui/password-change') + formatQueryString({ due: '1', returnTo }) }))),
);
