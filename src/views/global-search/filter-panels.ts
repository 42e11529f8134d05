/** The choices behind each kind of filter: those of the wide bar's fields, and what the bar shows without opening. */
import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { MobileFilter } from '../../../machines/full-screen-view/full-screen-view.types.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { dropdownPanels, preloadDropdown } from './dropdown-panels.ts';
import type { DropdownPanelProps } from './dropdown-panels.ts';

const loaders = {
  tripType: async () => ({ default: (await import('./trip-type-panel.tsx')).TripTypePanel }),
  sort: async () => ({ default: (await import('../listing/sort-choice.tsx')).SortChoice }),
  facets: async () => ({ default: (await import('../listing/listing-facets.tsx')).ListingFacets }),
};

export const filterPanels: Record<MobileFilter, ComponentType<DropdownPanelProps>> = {
  ...dropdownPanels,
  tripType: lazy(loaders.tripType),
  sort: lazy(loaders.sort),
  facets: lazy(loaders.facets),
};

/** Called when a finger or the focus comes near. */
export function preloadFilter(filter: MobileFilter): void {
  if (filter === 'tripType' || filter === 'sort' || filter === 'facets') afterPaint(() => { loaders[filter]().catch(() => {}); });
  else preloadDropdown(filter);
}
