/** One listener for all links: plain presses on those that lead to pages open them in this document; all else is the browser's. */

interface FollowOptions {
  /** Whether a page of this address may be shown in this document. */
  opensAsPage: (url: URL) => boolean;
  open: (url: URL) => void;
  /** Somebody is about to press the link. */
  onIntent: (url: URL) => void;
}

/** Milliseconds for which a pointer rests on a link that is meant. */
const REST_MS = 60;

export function followLinks({ opensAsPage, open, onIntent }: FollowOptions): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const url = pageOf(event.target);
    if (url === undefined) return;
    event.preventDefault();
    open(url);
  });
  let rest: ReturnType<typeof setTimeout> | undefined;
  let before = '';
  document.addEventListener('pointerover', ({ target, pointerType, screenX, screenY }) => {
    clearTimeout(rest);
    // A link that comes to lie under a pointer at rest is nobody's intent.
    const place = `${screenX} ${screenY}`;
    const url = pointerType === 'mouse' && place !== before ? pageOf(target) : undefined;
    before = place;
    if (url) rest = setTimeout(() => onIntent(url), REST_MS);
  }, { passive: true });
  for (const type of ['focusin', 'touchstart'] as const) {
    document.addEventListener(type, ({ target }) => {
      const url = pageOf(target);
      if (url) onIntent(url);
    }, { passive: true });
  }

  function pageOf(target: EventTarget | null): URL | undefined {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return undefined;
    const url = new URL(link.href);
    // A part of this page.
    if (url.hash !== '' && url.pathname === location.pathname && url.search === location.search) return undefined;
    return opensAsPage(url) ? url : undefined;
  }
}

/** Nothing is asked for ahead by somebody who saves data or whose network is slow. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData !== true && !/2g|3g/.test(connection?.effectiveType ?? '');
}
