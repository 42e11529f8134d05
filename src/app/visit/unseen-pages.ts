/** What stands where an element stood. */
const places = new Map<HTMLElement, Comment>();

/** The page that is likely to be next while it stands in the document. */
let waiting: HTMLElement | undefined;

/** Rendered nowhere, found by no search, no key and no screen reader, and as wide as if it were shown. */
const WAITING = { contentVisibility: 'hidden', position: 'absolute', inset: '0 0 auto' };

/** Takes pages that nobody sees out of the document: a selector or an id finds the page that is shown alone. */
export function takeUnseenOut(): void {
  endWaiting();
  for (const main of document.querySelectorAll<HTMLElement>('main[data-unseen]')) {
    const place = document.createComment('unseen');
    main.replaceWith(place);
    places.set(main, place);
  }
}

/** For as long as React changes the document: it looks for each element where it has put it. */
export function putUnseenBack(): void {
  endWaiting();
  for (const [main, place] of places) place.replaceWith(main);
  places.clear();
}

/**
 * Lays a page out that nobody has seen yet, and has it wait in the document until `takeUnseenOut`: all that is left to its
 * press is to paint it. It stands behind the page that is shown, where an id is looked for first. A browser that cannot hide
 * what it has laid out keeps how the words are drawn, and needs half the time.
 */
export function layOutUnseen(pageId: string): void {
  const [main, place] = [...places].find(([{ dataset }]) => dataset.unseen === pageId) ?? [];
  if (!main || !place) return;
  place.replaceWith(main);
  places.delete(main);
  main.hidden = false;
  main.setAttribute('aria-hidden', 'true');
  Object.assign(main.style, WAITING);
  waiting = main;
  // What is hidden so is laid out for who asks of something in it.
  (main.firstElementChild ?? main).getBoundingClientRect();
  if (!CSS.supports('content-visibility', 'hidden')) takeUnseenOut();
}

function endWaiting(): void {
  if (waiting === undefined) return;
  waiting.removeAttribute('style');
  waiting.removeAttribute('aria-hidden');
  waiting.hidden = waiting.dataset.unseen !== undefined;
  waiting = undefined;
}
