import { map } from 'rxjs';
import type { Observable } from 'rxjs';
import type { PlaceSearchPorts } from '../../../machines/place-search/place-search.types.ts';
import type { Api } from '../../api/create-api.ts';
import { typedText$ } from '../../streams/visitor/typed-text.ts';
import type { TypedText } from '../../streams/visitor/typed-text.ts';

export function createPlaceSearchPorts(api: Api, typed$: Observable<TypedText> = typedText$(document, '[data-find="place"]')): PlaceSearchPorts {
  return {
    placesTyped: () => typed$.pipe(map(({ text, about }) => ({ text, tripType: about }))),
    async findPlaces({ text, tripType }, context) {
      const filters = tripType === '' ? [] : [{ filterType: 'TYPE' as const, options: [{ code: tripType, label: '', selected: true, enabled: true }] }];
      const [{ options = [] }, { suggestions }] = await Promise.all([
        api.POST('/api/www/destinations-filter', { body: { text, filters }, ...context }),
        api.GET('/api/www/suggest', { params: { query: { text, count: 20 } }, ...context }),
      ]);
      return { options, suggestions };
    },
  };
}
