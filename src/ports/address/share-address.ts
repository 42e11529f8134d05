import type { SharePorts } from '../../../machines/share/share.types.ts';

/**
 * Shares the address of a document by the device where it can, else puts it into the clipboard, without children's birth dates.
 * @throws Error where neither is allowed
 */
export function createShareAddress(device: Pick<Navigator, 'clipboard'> & Partial<Pick<Navigator, 'share'>>, page: () => { title: string; url: string }, serverNow: () => number): SharePorts['shareAddress'] {
  return async () => {
    const shown = page();
    // Their code comes where there are any: browsers allow neither long after a press.
    if (/birthDate|room/.test(shown.url)) shown.url = (await import('./url-for-others.ts')).urlForOthers(shown.url, serverNow());
    if (device.share !== undefined) {
      try {
        await device.share(shown);
        return 'shared';
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
      }
    }
    await device.clipboard.writeText(shown.url);
    return 'copied';
  };
}
