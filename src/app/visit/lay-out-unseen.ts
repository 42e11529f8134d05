import { unseenPlaces } from './unseen-pages.ts';

/**
 * Lays a page out that nobody has seen yet, for nobody: the browser keeps how its words are drawn and which styles its
 * elements have, and needs half the time when the page is shown. Within one task, so that nothing finds it in the document.
 */
export function layOutUnseen(pageId: string): void {
  for (const [main, place] of unseenPlaces) {
    if (!(main instanceof HTMLElement) || main.dataset.unseen !== pageId) continue;
    place.replaceWith(main);
    main.hidden = false;
    main.getBoundingClientRect();
    main.hidden = true;
    main.replaceWith(place);
  }
}
