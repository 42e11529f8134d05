import type { PlaceSearchContext, PlacesFound, TypedPlace } from './place-search.types.ts';

/** As much of a text as the shop reads. */
const LONGEST_TEXT = 80;
const MOST_HOTELS = 5;

type FilterOption = PlacesFound['options'][number];

export function questionOf({ text, tripType }: TypedPlace): TypedPlace {
  return { text: text.slice(0, LONGEST_TEXT), tripType };
}

/** What a text names in the tree, with all that leads there, and hotels that are sold for this kind of trip. */
export function placesOf({ options, suggestions }: PlacesFound, { tripType }: Pick<TypedPlace, 'tripType'>): Pick<PlaceSearchContext, 'shown' | 'named' | 'hotels'> {
  const all = flat(options);
  return {
    shown: all.map(({ code }) => code),
    named: all.filter(({ highlighted }) => highlighted).map(({ code }) => code),
    hotels: suggestions.filter(({ kind, tripTypes }) => kind === 'hotel' && (tripType === '' || tripTypes.some((sold) => sold === tripType))).slice(0, MOST_HOTELS),
  };
}

function flat(options: readonly FilterOption[]): FilterOption[] {
  return options.flatMap((option) => [option, ...flat(option.additionalOptions ?? [])]);
}
