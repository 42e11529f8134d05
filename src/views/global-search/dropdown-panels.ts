/** The choices behind each field: code that comes when a field is about to be opened. */
import { afterPaint } from '../../ui/after-paint.ts';
import { late } from '../../ui/late-view.tsx';
import type { Late } from '../../ui/late-view.tsx';
import type { SearchField } from './search-words.ts';

export interface DropdownPanelProps {
  /** Begins the ids inside, so that bar and panel never share one. */
  id: string;
  /** Months of a calendar side by side, or under each other where there is no width. */
  months: number;
}

type LatePanel = Late<DropdownPanelProps>;

export const dropdownPanels: Record<SearchField, LatePanel> = {
  region: late(async () => (await import('./destinations-panel.tsx')).DestinationsPanel),
  airport: late(async () => (await import('./airports-panel.tsx')).AirportsPanel),
  travelDate: late(async () => (await import('./travel-date-panel.tsx')).TravelDatePanel),
  duration: late(async () => (await import('./duration-panel.tsx')).DurationPanel),
  participants: late<DropdownPanelProps>(async () => (await import('../participants/participants-editor.tsx')).ParticipantsEditor),
};

/** Called when a pointer or the focus comes near. */
export function preload(panel: LatePanel): void {
  // A failed preload is tried again by the opening itself, which shows its failure.
  afterPaint(() => { panel.load().catch(() => {}); });
}
