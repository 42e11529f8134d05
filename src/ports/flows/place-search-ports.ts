import { concat, from, map, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { PlaceAnswer, PlaceSearchPorts } from '../../../machines/place-search/place-search.types.ts';
import type { components } from '../../../openapi/generated/search.ts';
import type { Api } from '../../api/create-api.ts';
import { latestAnswers } from '../../streams/visitor/latest-answers.ts';
import { typedText$ } from '../../streams/visitor/typed-text.ts';
import type { TypedText } from '../../streams/visitor/typed-text.ts';

type FilterOption = components['schemas']['FilterOption'];
const LONGEST = 80;

/** The latest text counts, whose question aborts the one before; it is asked once, and again after a failure. */
export function createPlaceSearchPorts(api: Api, typed$: Observable<TypedText> = typedText$(document, '[data-find="place"]')): PlaceSearchPorts {
  return {
    placesTyped: () => typed$.pipe(latestAnswers<TypedText, PlaceAnswer>({
      ask({ text, about }, { signal }) {
        if (text === '') return of({ status: 'asked', text });
        return concat(of<PlaceAnswer>({ status: 'asked', text }), from(find(api, text.slice(0, LONGEST), about, signal)).pipe(
          map((found): PlaceAnswer => ({ status: 'found', text, ...found })),
        ));
      },
      failed: ({ text }) => ({ status: 'failed', text }),
      isSame: (before, now) => before.text === now.text && before.about === now.about,
    })),
  };
}

async function find(api: Api, text: string, tripType: string, signal: AbortSignal) {
  const type = tripType === '' ? [] : [{ filterType: 'TYPE' as const, options: [{ code: tripType, label: '', selected: true, enabled: true }] }];
  const [{ options }, { suggestions }] = await Promise.all([
    api.POST('/api/www/destinations-filter', { body: { text, filters: type }, signal }),
    api.GET('/api/www/suggest', { params: { query: { text, count: 20 } }, signal }),
  ]);
  const all = flat(options);
  return {
    shown: all.map(({ code }) => code),
    named: all.filter(({ highlighted }) => highlighted).map(({ code }) => code),
    hotels: suggestions.filter(({ kind, tripTypes }) => kind === 'hotel' && (tripType === '' || tripTypes.some((sold) => sold === tripType))).slice(0, 5),
  };
}

function flat(options: readonly FilterOption[] = []): FilterOption[] {
  return options.flatMap((option) => [option, ...flat(option.additionalOptions)]);
}
