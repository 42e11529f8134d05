import type { StreamPort } from '../port.ts';

export interface GalleryInput {
  /** How many pictures there are. */
  count: number;
}

export interface GalleryContext extends GalleryInput {
  /** Place of the picture in view, from 0. */
  shown: number;
}

export type GalleryCommand =
  | { type: 'gallery.open'; picture: number }
  | { type: 'gallery.show'; picture: number }
  /** The one after the last is the first. */
  | { type: 'gallery.next' }
  | { type: 'gallery.previous' }
  | { type: 'gallery.close' };

export type GalleryFact =
  /** Somebody wants to see the pictures, one at a time. */
  | { type: 'gallery.opened' };

export interface GalleryPorts {
  /** The place of each picture that a swipe has come to rest on. */
  swipes: StreamPort<Record<string, never>, number>;
}
