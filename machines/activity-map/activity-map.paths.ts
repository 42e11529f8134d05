import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { activityMapMachine } from './activity-map.machine.ts';
import type { ActivityPlace } from './activity-map.types.ts';

export const boatTrip: ActivityPlace = {
  activityId: '1000', name: 'Plavba – Malia', url: '/vylety/kreta/plavba-malia-1000', region: { code: 'GR-KRETA', name: 'Kréta' }, resort: 'Malia',
  price: 129000, currency: 'CZK', coordinates: { latitude: 35.28, longitude: 25.46 },
};
export const search = { region: 'kreta', people: '2' };

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const activityMapPaths = pathsOf(activityMapMachine, [{
  input: { search },
  events: [
    { type: 'activityMap.open' }, { type: 'activityMap.pick', activityIds: [boatTrip.activityId] }, { type: 'activityMap.retry' },
    answer('fetchPlaces', [boatTrip]), failure('fetchPlaces'),
  ],
}]);
