import type { components } from '../../openapi/generated/excursions.ts';
import type { ActivitySearch } from '../../src/domain/urls/pages/activity-url.ts';
import type { PromisePort } from '../port.ts';

export type ActivityPlace = components['schemas']['ActivityPlace'];

export interface ActivityMapInput {
  search: ActivitySearch;
}

export interface ActivityMapContext extends ActivityMapInput {
  places: ActivityPlace[];
  /** Ids of activities that somebody has pointed at on the map. */
  picked: string[];
}

export type ActivityMapCommand =
  | { type: 'activityMap.open' }
  | { type: 'activityMap.pick'; activityIds: string[] }
  | { type: 'activityMap.retry' };

export interface ActivityMapPorts {
  fetchPlaces: PromisePort<{ search: ActivitySearch }, ActivityPlace[]>;
}
