import type { SnapshotFrom } from 'xstate';
import type { galleryMachine } from './gallery.machine.ts';

/** Place of the picture in view, from 0. */
export function selectShownPicture({ context }: SnapshotFrom<typeof galleryMachine>): number {
  return context.shown;
}
