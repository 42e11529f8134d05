/** The choices behind each kind of filter: those of the wide bar's fields, and what the bar shows without opening. */
import type { MobileFilter } from '../../../../machines/full-screen-view/full-screen-view.types.ts';
import { late } from '../../../ui/loading/late-view.tsx';
import type { Late } from '../../../ui/loading/late-view.tsx';
import { dropdownPanels } from './dropdown-panels.ts';
import type { DropdownPanelProps } from './dropdown-panels.ts';

export const filterPanels: Record<MobileFilter, Late<DropdownPanelProps>> = {
  ...dropdownPanels,
  tripType: late(async () => (await import('./trip-type-panel.tsx')).TripTypePanel),
  sort: late(async () => (await import('../../listing/sort-choice.tsx')).SortChoice),
  facets: late(async () => (await import('../../listing/listing-facets.tsx')).ListingFacets),
};
