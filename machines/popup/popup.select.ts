import type { SnapshotFrom } from 'xstate';
import type { popupMachine } from './popup.machine.ts';
import { imageFor } from './popup.rules.ts';

type PopupSnapshot = SnapshotFrom<typeof popupMachine>;

/** The image of the device's variant. */
export function selectImage({ context: { popup, device } }: PopupSnapshot): { src: string; alt: string } | null {
  return imageFor(popup, device);
}

export function selectRedirectUrl({ context: { popup } }: PopupSnapshot): string | undefined {
  return popup.popupData?.redirectUrl;
}
