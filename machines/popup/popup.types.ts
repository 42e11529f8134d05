import type { components } from '../../openapi/generated/content.ts';
import type { Device } from '../../src/domain/visitor/device.ts';
import type { PopupShows } from '../../src/domain/visitor/popup-tracking.ts';
import type { PromisePort, StreamPort } from '../port.ts';

export type Popup = components['schemas']['Popup'];

export interface PopupInput {
  popup: Popup;
  /** When the browser was asked, in milliseconds since the epoch. */
  now: number;
  device: Device;
}

export interface PopupContext extends PopupInput {
  /** Marketing messages may be shown: the category of preferences is agreed to. */
  isAllowed: boolean;
  isSeen: boolean;
  /** Has something open or writes: what opens by itself would lie over it. */
  isBusy: boolean;
  shows: PopupShows;
}

/** Where the visitor pressed to close it, or to follow it. */
export type PopupPlace = 'cta' | 'overlay' | 'close';

export type PopupCommand =
  /** The image was pressed. */
  | { type: 'popup.follow' }
  | { type: 'popup.close'; place: Exclude<PopupPlace, 'cta'> };

export type PopupFact =
  | { type: 'popup.opened'; name: string }
  | { type: 'popup.decided'; name: string; decision: 'yes' | 'no'; place: PopupPlace }
  | { type: 'popup.followed'; url: string };

export interface PopupPorts {
  /** The time in milliseconds since the epoch: at once, and at each of the moments still to come. */
  clock: StreamPort<{ moments: number[] }, number>;
  /** Whether the visitor agrees to preferences: at once, and whenever that changes. */
  consent: StreamPort<Record<string, never>, boolean>;
  /** Whether the page is seen: at once, and whenever that changes. */
  visibility: StreamPort<Record<string, never>, boolean>;
  /** Whether the visitor has something open or writes: at once, and whenever that changes. */
  busy: StreamPort<Record<string, never>, boolean>;
  /** What the viewport is as wide as: at once, and whenever that changes. */
  viewport: StreamPort<Record<string, never>, Device>;
  /** Tells once what became of an image. */
  image: StreamPort<{ src: string }, 'loaded' | 'failed'>;
  readShows: PromisePort<{ name: string }, PopupShows & { now: number }>;
  /** Counts one more show. */
  storeShow: PromisePort<{ name: string; shows: PopupShows; dateTo: number | null }, void>;
}
