/** The choices behind each field: code that comes when a field is about to be opened. */
import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import type { SearchField } from './search-words.ts';

export interface DropdownPanelProps {
  search: FlowSnapshot<'globalSearch'>;
  /** Begins the ids inside, so that bar and panel never share one. */
  id: string;
  /** Months of a calendar side by side, or under each other where there is no width. */
  months: number;
}

type Load = () => Promise<{ default: ComponentType<DropdownPanelProps> }>;

const loaders: Record<SearchField, Load> = {
  region: async () => ({ default: (await import('./destinations-panel.tsx')).DestinationsPanel }),
  airport: async () => ({ default: (await import('./airports-panel.tsx')).AirportsPanel }),
  travelDate: async () => ({ default: (await import('./travel-date-panel.tsx')).TravelDatePanel }),
  duration: async () => ({ default: (await import('./duration-panel.tsx')).DurationPanel }),
  participants: async () => ({ default: (await import('../participants/participants-editor.tsx')).ParticipantsEditor }),
};

export const dropdownPanels = {
  region: lazy(loaders.region),
  airport: lazy(loaders.airport),
  travelDate: lazy(loaders.travelDate),
  duration: lazy(loaders.duration),
  participants: lazy(loaders.participants),
} satisfies Record<SearchField, ComponentType<DropdownPanelProps>>;

/** Called when a pointer or the focus comes near; the module loader keeps what it has. */
export function preloadDropdown(field: SearchField): void {
  // A failed preload is tried again by the opening itself, which shows its failure.
  afterPaint(() => { loaders[field]().catch(() => {}); });
}
