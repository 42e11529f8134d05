/** One listener for all links: plain presses on those that lead to pages open them in this document; all else is the browser's. */
import { leadsTo, ledTo } from './plain-press.ts';

interface FollowOptions {
  /** Whether a page of this address may be shown in this document. */
  opensAsPage: (url: URL) => boolean;
  open: (url: URL) => void;
  /** A press leads this tab to a document. */
  onDocument: () => void;
  /**
   * Somebody is about to press the link.
   * @param rests whether a pointer or the keyboard's focus rests on it; a finger that touches it may be about to scroll
   */
  onIntent: (url: URL, rests: boolean) => void;
}

/** Milliseconds for which a pointer rests on a link that is meant. */
const REST_MS = 60;

export function followLinks({ opensAsPage, open, onDocument, onIntent }: FollowOptions): void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('click', (event) => {
    const url = ledTo(linkOf(event.target), event);
    if (url === undefined) return;
    if (!opensAsPage(url)) return onDocument();
    event.preventDefault();
    // The press has come: its intent needs no prefetch any more.
    clearTimeout(rest);
    open(url);
  });
  let before = '';
  document.addEventListener('pointerover', ({ target, pointerType, screenX, screenY }) => {
    clearTimeout(rest);
    // A link that comes to lie under a pointer at rest is nobody's intent.
    const place = `${screenX} ${screenY}`;
    const url = pointerType === 'mouse' && place !== before ? pageOf(target) : undefined;
    before = place;
    if (url) rest = setTimeout(() => onIntent(url, true), REST_MS);
  }, { passive: true });
  for (const type of ['focusin', 'touchstart'] as const) {
    document.addEventListener(type, ({ target }) => {
      const url = pageOf(target);
      if (url) onIntent(url, type === 'focusin');
    }, { passive: true });
  }

  function pageOf(target: EventTarget | null): URL | undefined {
    return asPage(leadsTo(linkOf(target)));
  }

  function asPage(url: URL | undefined): URL | undefined {
    return url !== undefined && opensAsPage(url) ? url : undefined;
  }
}

function linkOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('a[href]') : null;
}
