import type { components } from '../../../openapi/generated/search.ts';

type FilterOption = components['schemas']['FilterOption'];

/** A place on sale with the places in it. */
export interface PlaceNode {
  code: string;
  name: string;
  children: PlaceNode[];
}

/**
 * Options of the REGION filter: a chosen place takes along what is on sale in it, and each above is chosen, half chosen
 * or not as those in it are [gs.indeterminate].
 * @param counts hotels found in each place under the rest of the selection; a place without any is disabled
 */
export function destinationTree(places: readonly PlaceNode[], selected: ReadonlySet<string>, counts: ReadonlyMap<string, number>): FilterOption[] {
  return places.map((place) => optionOf(place, selected, counts, false));
}

function optionOf({ code, name, children }: PlaceNode, selected: ReadonlySet<string>, counts: ReadonlyMap<string, number>, parentSelected: boolean): FilterOption {
  const count = counts.get(code) ?? 0;
  const enabled = count > 0;
  const wanted = parentSelected ? enabled : selected.has(code);
  const additionalOptions = children.map((child) => optionOf(child, selected, counts, wanted));
  // All of them, also what is not on sale just now: else a choice would widen while its neighbours are sold out.
  const isSelected = wanted || (additionalOptions.length > 0 && additionalOptions.every((option) => option.selected));
  const indeterminate = !isSelected && additionalOptions.some((option) => option.selected || option.indeterminate === true);
  // What was chosen stays open to be given up, also where nothing is found any more.
  return {
    code,
    label: name,
    selected: isSelected,
    enabled: enabled || isSelected || indeterminate,
    indeterminate,
    count,
    ...(additionalOptions.length > 0 && { additionalOptions }),
  };
}
