import type { SharePorts } from '../../../machines/share/share.types.ts';

/** Shares the address of a document by the device where it can, else puts it into the clipboard. @throws Error where neither is allowed */
export function createShareAddress(device: Pick<Navigator, 'clipboard'> & Partial<Pick<Navigator, 'share'>>, page: () => { title: string; url: string }): SharePorts['shareAddress'] {
  return async () => {
    if (device.share !== undefined) {
      try {
        await device.share(page());
        return 'shared';
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
      }
    }
    await device.clipboard.writeText(page().url);
    return 'copied';
  };
}
