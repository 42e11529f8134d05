/** The choices behind each field: code that comes when a field is about to be opened. */
import type { FunctionComponent } from 'react';
import { afterPaint } from '../../../ui/loading/after-paint.ts';
import { lazyView } from '../../../ui/loading/lazy-view.tsx';
import type { Lazy } from '../../../ui/loading/lazy-view.tsx';
import type { SearchField } from '../search-texts.ts';

export interface DropdownPanelProps {
  /** Begins the ids inside, so that bar and panel never share one. */
  id: string;
  /** Months of a calendar side by side, or under each other where there is no width. */
  months: number;
}

type LazyPanel = Lazy<DropdownPanelProps>;

export const dropdownPanels: Record<SearchField, LazyPanel> = {
  region: panel(() => import('./destinations-panel.tsx').then(({ DestinationsPanel }) => DestinationsPanel)),
  airport: panel(() => import('./airports-panel.tsx').then(({ AirportsPanel }) => AirportsPanel)),
  travelDate: panel(() => import('./travel-date-panel.tsx').then(({ TravelDatePanel }) => TravelDatePanel)),
  duration: panel(() => import('./duration-panel.tsx').then(({ DurationPanel }) => DurationPanel)),
  participants: panel(() => import('../../participants/participants-editor.tsx').then(({ ParticipantsEditor }) => ParticipantsEditor)),
};

/** A panel comes with its messages, which no first load has. */
function panel(load: () => Promise<FunctionComponent<DropdownPanelProps>>): LazyPanel {
  return lazyView(async () => {
    const view = load();
    return (await import('../../../i18n/with-messages.tsx')).withMessages('panels', view);
  });
}

/** Called when a pointer or the focus comes near. */
export function preload(panel: LazyPanel): void {
  // A failed preload is tried again by the opening itself, which shows its failure.
  afterPaint(() => { panel.load().catch(() => {}); });
}
