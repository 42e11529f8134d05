import { map } from 'rxjs';
import { localisedPath } from '../../domain/market/language.ts';
import { comparePath } from '../../domain/urls/pages/compare-url.ts';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever the page compares what the tab has chosen, the address says it: a comparison can be handed on. */
export const comparisonChangesUrl: DeferredPolicy = ({ facts$, context: { language } }) => facts$.pipe(
  when('comparePage.recalled'),
  map(({ offerCodes, occupancies }) => ({ type: 'navigation.replaceUrl', url: localisedPath(language, comparePath(offerCodes, occupancies)) })),
);
