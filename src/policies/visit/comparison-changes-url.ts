import { map } from 'rxjs';
import { localisedPath } from '../../domain/market/language.ts';
import { comparePath } from '../../domain/urls/pages/compare-url.ts';
import type { LatePolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever the page compares what the tab has chosen, the address says it: a comparison can be handed on. */
export const comparisonChangesUrl: LatePolicy = ({ facts$, context: { language } }) => facts$.pipe(
  when('comparePage.recalled'),
  map(({ offerCodes, occupancies }) => ({ type: 'navigation.replaceUrl', url: localisedPath(language, comparePath(offerCodes, occupancies)) })),
);
