import type { components } from '../../../openapi/generated/search.ts';

type FilterOption = components['schemas']['FilterOption'];

/**
 * The part of a tree of places that leads to the named ones, with all that is in them; the named ones are highlighted
 * [search.destinations-filter].
 */
export function namedPlaces(options: readonly FilterOption[], named: ReadonlySet<string>): FilterOption[] {
  return options.flatMap((option) => {
    if (named.has(option.code)) return [marked(option, named)];
    const additionalOptions = namedPlaces(option.additionalOptions ?? [], named);
    return additionalOptions.length === 0 ? [] : [{ ...option, highlighted: false, additionalOptions }];
  });
}

function marked(option: FilterOption, named: ReadonlySet<string>): FilterOption {
  const { additionalOptions } = option;
  return { ...option, highlighted: named.has(option.code), ...(additionalOptions !== undefined && { additionalOptions: additionalOptions.map((child) => marked(child, named)) }) };
}
