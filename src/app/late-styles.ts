/**
 * Lets the rules in that the document was sent without: what appears on a press, and the looks of hovering.
 * @returns once they are there, or cannot be had
 */
export async function lateStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  await Promise.all(Array.from(links, (link) => new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
    link.disabled = false;
  })));
}
