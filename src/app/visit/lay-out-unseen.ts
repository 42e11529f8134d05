import { takeUnseenOut, unseenPlaces } from './unseen-pages.ts';

/** Rendered nowhere, found by no search, no key and no screen reader, and as wide as if it were shown. */
const HIDDEN = { contentVisibility: 'hidden', position: 'absolute', inset: '0 0 auto' };

/** The page that waits, or did last. */
let waiting: HTMLElement | undefined;

/**
 * Lays a page out that nobody has seen yet, and has it wait in the document until `takeUnseenOut`: all that is left to its
 * press is to paint it. It stands behind the page that is shown, where an id is looked for first. A browser that cannot hide
 * what it has laid out keeps how the words are drawn, and needs half the time.
 */
export function layOutUnseen(pageId: string): void {
  const [main, place] = [...unseenPlaces].find(([{ dataset }]) => dataset.unseen === pageId) ?? [];
  if (!main || !place) return;
  place.replaceWith(main);
  unseenPlaces.delete(main);
  main.hidden = false;
  main.setAttribute('aria-hidden', 'true');
  Object.assign(main.style, HIDDEN);
  waiting = main;
  // What is hidden so is laid out for who asks of something in it.
  (main.firstElementChild ?? main).getBoundingClientRect();
  if (!CSS.supports('content-visibility', 'hidden')) takeUnseenOut();
}

/** Before a page is shown, which may be the one that waits. */
export function endWait(): void {
  waiting?.removeAttribute('style');
  waiting?.removeAttribute('aria-hidden');
  waiting = undefined;
}
