import { answer, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { activitySearchMachine } from './activity-search.machine.ts';
import type { ActivitySuggestion } from './activity-search.types.ts';

const found: ActivitySuggestion[] = [
  { kind: 'region', label: 'Kréta', note: 'Řecko · 6', url: '/vylety/hledani?region=kreta' },
  { kind: 'activity', label: 'Plavba – Malia', note: 'Kréta', url: '/vylety/kreta/plavba-malia-1000' },
];

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const activitySearchPaths = pathsOf(activitySearchMachine, [{
  input: undefined,
  events: [
    streamed('queriesTyped'), ...['kr', 'kre', ''].map((query) => streamed('queriesTyped', query)), failure('queriesTyped'),
    answer('fetchSuggestions', found), answer('fetchSuggestions', []), failure('fetchSuggestions'),
    { type: 'activitySearch.step', by: 1 }, { type: 'activitySearch.step', by: -1 }, { type: 'activitySearch.choose' }, { type: 'activitySearch.close' }, ...['kr', 'kre', ''].map((query) => ({ type: 'activitySearch.return' as const, query })),
  ],
}]);
