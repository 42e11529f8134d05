import type { components } from '../../../openapi/generated/search.ts';

type FilterOption = components['schemas']['FilterOption'];

/** A place on sale with the places in it. */
export interface PlaceNode {
  code: string;
  name: string;
  children: PlaceNode[];
}

/** Countries that are pointed out: those with the most to choose from. */
const HIGHLIGHTED = 3;

/**
 * Options of the REGION filter: a chosen place takes along what is on sale in it, and each above is chosen, half chosen
 * or not as those in it are [gs.indeterminate].
 * The countries with the most hotels are highlighted.
 * @param counts hotels found in each place under the rest of the selection; a place without any is disabled
 * @param tags what a country or region is sold as [gs.tags]
 */
export function destinationTree(places: readonly PlaceNode[], selected: ReadonlySet<string>, counts: ReadonlyMap<string, number>, tags: ReadonlyMap<string, string[]> = new Map()): FilterOption[] {
  const found = ({ code }: PlaceNode) => counts.get(code) ?? 0;
  const highlighted = new Set(places.filter((place) => found(place) > 0).toSorted((one, other) => found(other) - found(one)).slice(0, HIGHLIGHTED));
  return places.map((place) => ({ ...optionOf(place, { selected, counts, tags }, false), highlighted: highlighted.has(place) }));
}

interface TreeFacts {
  selected: ReadonlySet<string>;
  counts: ReadonlyMap<string, number>;
  tags: ReadonlyMap<string, string[]>;
}

function optionOf({ code, name, children }: PlaceNode, facts: TreeFacts, parentSelected: boolean): FilterOption {
  const { selected, counts, tags } = facts;
  const count = counts.get(code) ?? 0;
  const enabled = count > 0;
  const wanted = parentSelected ? enabled : selected.has(code);
  const additionalOptions = children.map((child) => optionOf(child, facts, wanted));
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
    ...(tags.has(code) && { assignedTags: tags.get(code) ?? [] }),
    ...(additionalOptions.length > 0 && { additionalOptions }),
  };
}
