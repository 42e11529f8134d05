/** The choices behind each kind of filter: those of the wide bar's fields, and what the bar shows without opening. */
import type { MobileFilter } from '../../../../machines/full-screen-view/full-screen-view.types.ts';
import { lazyView } from '../../../ui/loading/lazy-view.tsx';
import type { Lazy } from '../../../ui/loading/lazy-view.tsx';
import { dropdownPanels } from './dropdown-panels.ts';
import type { DropdownPanelProps } from './dropdown-panels.ts';

export const filterPanels: Record<MobileFilter, Lazy<DropdownPanelProps>> = {
  ...dropdownPanels,
  tripType: lazyView(async () => (await import('./trip-type-panel.tsx')).TripTypePanel),
  sort: lazyView(async () => (await import('../../listing/sort-choice.tsx')).SortChoice),
  facets: lazyView(async () => (await import('../../listing/listing-facets.tsx')).ListingFacets),
};
