import type { SnapshotFrom } from 'xstate';
import type { popupMachine } from './popup.machine.ts';
import { imageFor } from './popup.rules.ts';
import type { Popup } from './popup.types.ts';

type PopupSnapshot = SnapshotFrom<typeof popupMachine>;

/** The image of the device's variant. */
export function selectImage({ context: { popup, device } }: PopupSnapshot): { src: string; alt: string } | null {
  return imageFor(popup, device);
}

/** What stands below the image. */
export function selectTexts({ context: { popup: { title, text, linkLabel } } }: PopupSnapshot): Pick<Popup, 'title' | 'text' | 'linkLabel'> {
  return { title, text, linkLabel };
}

export function selectRedirectUrl({ context: { popup } }: PopupSnapshot): string | undefined {
  return popup.popupData?.redirectUrl;
}
