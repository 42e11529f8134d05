/**
 * Lets the rules in that the document was sent without: what appears on a press, and the looks of hovering. All at once:
 * one file's rules alone would win over those of the document that another file has the last word on.
 * @returns once they are there, or cannot be had
 */
export async function deferredStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')];
  await Promise.all(links.map((link) => new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
    link.media = 'not all';
    link.disabled = false;
  })));
  for (const link of links) link.media = 'all';
}
