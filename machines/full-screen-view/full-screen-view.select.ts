import type { SnapshotFrom } from 'xstate';
import type { fullScreenViewMachine } from './full-screen-view.machine.ts';
import type { FullScreenView, InternalView, MobileFilter } from './full-screen-view.types.ts';

type Snapshot = SnapshotFrom<typeof fullScreenViewMachine>;

/** The view that covers the page, or null. */
export function selectFullScreenView({ value }: Snapshot): FullScreenView | null {
  const { view } = value;
  if (view === 'closed') return null;
  if (view === 'mapOverlay' || view === 'gallery') return view;
  const { narrow } = view;
  return typeof narrow === 'string' ? narrow : 'globalSearch';
}

/** Whether anything covers the page, a sheet too. */
export function selectIsCovered(snapshot: Snapshot): boolean {
  return selectFullScreenView(snapshot) !== null || snapshot.value.sheet !== 'none';
}

/** The filter that has the whole screen, or null. */
export function selectMobileFilter({ value }: Snapshot): MobileFilter | null {
  if (typeof value.view === 'string' || typeof value.view.narrow === 'string') return null;
  const { globalSearch } = value.view.narrow;
  return globalSearch === 'types' ? null : globalSearch.filter;
}

const internalViews = {
  globalSearch: 'globalSearch', sort: 'mobileFilter', facets: 'mobileFilter', configurator: 'mobileConfigurator', mapOverlay: 'overlay', gallery: 'overlay',
} as const satisfies Record<FullScreenView, InternalView>;

/** What stands before the visitor where a view is open, else null [view.internal]. */
export function selectInternalView(snapshot: Snapshot): InternalView | null {
  const view = selectFullScreenView(snapshot);
  if (view === null) return null;
  return selectMobileFilter(snapshot) === null ? internalViews[view] : 'mobileFilter';
}
