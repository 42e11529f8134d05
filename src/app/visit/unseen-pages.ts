/** Stands where an element stood. */
const places = new Map<Element, Comment>();

/** Takes pages that nobody sees out of the document: a selector or an id finds the page that is shown alone. */
export function takeUnseenOut(): void {
  for (const main of document.querySelectorAll('main[data-unseen]')) {
    const place = document.createComment('unseen');
    main.replaceWith(place);
    places.set(main, place);
  }
}

/**
 * Lays a page out that nobody has seen yet, for nobody: the browser keeps how its words are drawn and which styles its
 * elements have, and needs half the time when the page is shown. Within one task, so that nothing finds it in the document.
 */
export function layOutUnseen(pageId: string): void {
  for (const [main, place] of places) {
    if (!(main instanceof HTMLElement) || main.dataset.unseen !== pageId) continue;
    place.replaceWith(main);
    main.hidden = false;
    main.getBoundingClientRect();
    main.hidden = true;
    main.replaceWith(place);
  }
}

/** For as long as React changes the document: it looks for each element where it has put it. */
export function putUnseenBack(): void {
  for (const [main, place] of places) place.replaceWith(main);
  places.clear();
}
