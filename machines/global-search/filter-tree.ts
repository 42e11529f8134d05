import type { FilterOption } from './global-search.types.ts';

/**
 * The tree with one node turned over: a chosen parent takes its children along, and every parent
 * above is chosen, half chosen or not as its children are [gs.indeterminate]. A node that is not
 * for sale keeps its state.
 */
export function toggleNode(options: readonly FilterOption[], code: string): FilterOption[] {
  return options.map((option) => {
    if (option.code === code) return option.enabled ? withSelection(option, !option.selected) : option;
    if (!option.additionalOptions?.length) return option;
    const additionalOptions = toggleNode(option.additionalOptions, code);
    return contains(option, code) ? summarised({ ...option, additionalOptions }) : option;
  });
}

/** The tree with nothing chosen. */
export function clearTree(options: readonly FilterOption[]): FilterOption[] {
  return options.map((option) => withSelection(option, false));
}

/** The tree with these nodes chosen and no others. */
export function chooseNodes(options: readonly FilterOption[], codes: readonly string[]): FilterOption[] {
  return codes.reduce((tree, code) => (findNode(tree, code)?.selected === false ? toggleNode(tree, code) : tree), clearTree(options));
}

/** The codes that say what is chosen in the fewest words: a chosen parent speaks for its children. */
export function chosenCodes(options: readonly FilterOption[]): string[] {
  return chosenNodes(options).map(({ code }) => code);
}

/** The same nodes whole, for their labels. */
export function chosenNodes(options: readonly FilterOption[], found: FilterOption[] = []): FilterOption[] {
  for (const option of options) {
    if (option.selected) found.push(option);
    else if (option.additionalOptions) chosenNodes(option.additionalOptions, found);
  }
  return found;
}

/** The node of a code, wherever in the tree. */
export function findNode(options: readonly FilterOption[], code: string): FilterOption | undefined {
  for (const option of options) {
    const found = option.code === code ? option : findNode(option.additionalOptions ?? [], code);
    if (found) return found;
  }
  return undefined;
}

function contains(option: FilterOption, code: string): boolean {
  return findNode(option.additionalOptions ?? [], code) !== undefined;
}

function withSelection(option: FilterOption, selected: boolean): FilterOption {
  const children = option.additionalOptions;
  return {
    ...option,
    selected,
    indeterminate: false,
    ...(children ? { additionalOptions: children.map((child) => withSelection(child, selected && child.enabled)) } : {}),
  };
}

function summarised(option: FilterOption): FilterOption {
  const forSale = (option.additionalOptions ?? []).filter(({ enabled }) => enabled);
  const selected = forSale.length > 0 && forSale.every((child) => child.selected);
  const some = forSale.some((child) => child.selected || child.indeterminate === true);
  return { ...option, selected, indeterminate: some && !selected };
}
