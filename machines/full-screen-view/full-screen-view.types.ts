import type { Device } from '../../src/domain/visitor/device.ts';
import type { StreamPort } from '../port.ts';

/** What may cover the page [view.fullscreen]. */
export const FULL_SCREEN_VIEWS = ['globalSearch', 'sort', 'facets', 'configurator', 'mapOverlay', 'gallery'] as const;
export type FullScreenView = (typeof FULL_SCREEN_VIEWS)[number];

/** What the search of a small screen asks on a screen of its own [view.mobile-filters]. */
export const MOBILE_FILTERS = ['tripType', 'airport', 'region', 'duration', 'travelDate', 'participants', 'sort', 'facets'] as const;
export type MobileFilter = (typeof MOBILE_FILTERS)[number];

/** What of a stay is chosen on a layer over the card, or over its screen of choices. */
export const SHEETS = ['calendar', 'participants'] as const;
export type Sheet = (typeof SHEETS)[number];

/** What stands before the visitor, whatever its address says [view.internal]. */
export type InternalView = 'hotelCard' | 'mobileConfigurator' | 'mobileFilter' | 'globalSearch' | 'overlay';

export interface FullScreenViewContext {
  /** Whether the map lies under what is open and comes back when that closes. */
  hasStoredOverlay: boolean;
}

export type FullScreenViewCommand =
  | { type: 'fullScreenView.open'; view: FullScreenView }
  /** Opens it, or closes it where it is open [gs.mobile-panel]. */
  | { type: 'fullScreenView.toggle'; view: FullScreenView }
  | { type: 'fullScreenView.close' }
  /** From a filter to the list of filters, from anything else out of it. */
  | { type: 'fullScreenView.back' }
  | { type: 'fullScreenView.openFilter'; filter: MobileFilter }
  /** The filter is done with: its draft was taken over or let go. */
  | { type: 'fullScreenView.leaveFilter'; filter: MobileFilter }
  | { type: 'fullScreenView.openSheet'; sheet: Sheet }
  /** The sheet is gone: something was chosen on it, or it was closed. */
  | { type: 'fullScreenView.leaveSheet' };

export type FullScreenViewFact =
  | { type: 'fullScreenView.opened'; view: FullScreenView }
  | { type: 'fullScreenView.closed'; view: FullScreenView }
  | { type: 'fullScreenView.filterOpened'; filter: MobileFilter }
  /** Somebody wants to leave the filter; one with a draft decides itself whether it may be closed. */
  | { type: 'fullScreenView.filterLeft' }
  /** Back leads out of the sheet; one with a draft decides itself whether it may be closed. */
  | { type: 'fullScreenView.sheetLeft'; sheet: Sheet };

export interface FullScreenViewPorts {
  /** Makes the browser's Back ours for as long as someone listens, and tells when it is pressed. */
  backPresses: StreamPort<Record<string, never>, 'pressed'>;
  /** What the viewport is as wide as, now and whenever that changes [view.breakpoints]. */
  viewport: StreamPort<Record<string, never>, Device>;
}

export type FullScreenViewEvent =
  | FullScreenViewCommand
  /** Raised when the page has become too wide for what is open. */
  | { type: 'outgrown' };
