import type { SnapshotFrom } from 'xstate';
import type { globalSearchMachine } from './global-search.machine.ts';
import type { FilterType } from './global-search.types.ts';
import { findNode } from './filter-tree.ts';
import { optionsOf } from './global-search.rules.ts';

/** What an option is called, wherever it is in its filter's tree; undefined for one that the filters do not know. */
export function selectOptionLabel({ context }: SnapshotFrom<typeof globalSearchMachine>, filterType: FilterType, code: string): string | undefined {
  return findNode(optionsOf(context.filters, filterType), code)?.label;
}
