import { map } from 'rxjs';
import { localisedPath } from '../../domain/market/language.ts';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever a suggestion is chosen by the keys, its page opens [excursion.search]. */
export const suggestionOpensPage: DeferredPolicy = ({ facts$, context }) => facts$.pipe(
  when('activitySearch.chosen'),
  map(({ url }) => ({ type: 'navigation.go', url: localisedPath(context.language, url) })),
);
