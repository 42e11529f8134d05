import { failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { placeSearchMachine } from './place-search.machine.ts';

export const placeSearchPaths = pathsOf(placeSearchMachine, [{
  input: undefined,
  events: [
    streamed('placesTyped'), streamed('placesTyped', { status: 'asked', text: '' }), streamed('placesTyped', { status: 'asked', text: 'kreta' }), streamed('placesTyped', { status: 'failed', text: 'kreta' }),
    streamed('placesTyped', { status: 'found', text: 'kreta', shown: ['GR', 'GR-KRETA'], named: ['GR-KRETA'], hotels: [] }), failure('placesTyped'),
    { type: 'placeSearch.expand', node: 'GR' }, { type: 'placeSearch.collapse', node: 'GR' },
  ],
}]);
