import { answer, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { placeSearchMachine } from './place-search.machine.ts';
import type { PlacesFound } from './place-search.types.ts';

const option = { code: 'GR', label: 'Řecko', selected: false, enabled: true };
export const creteFound: PlacesFound = {
  options: [{ ...option, additionalOptions: [{ ...option, code: 'GR-KRETA', label: 'Kréta', highlighted: true }] }],
  suggestions: [
    { kind: 'hotel', code: 'GRK1042', name: 'Hotel Pláž', detail: 'Kréta', path: '/hotel/pl', tripTypes: ['WS'] },
    { kind: 'region', code: 'GR-KRETA', name: 'Kréta', detail: 'Řecko', path: '/dovolena/recko/kreta', tripTypes: ['WS', 'WO'] },
  ],
};

export const placeSearchPaths = pathsOf(placeSearchMachine, [{
  input: undefined,
  events: [
    streamed('placesTyped'), ...[['', 'WS'], ['kreta', 'WS'], ['kreta', 'WO']].map(([text, tripType]) => streamed('placesTyped', { text, tripType })), failure('placesTyped'),
    answer('findPlaces', creteFound), failure('findPlaces'),
    { type: 'placeSearch.expand', node: 'GR' }, { type: 'placeSearch.collapse', node: 'GR' },
  ],
}]);
