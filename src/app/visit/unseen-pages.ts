/** What stands where an element stood. */
export const unseenPlaces = new Map<HTMLElement, Comment>();

/** Takes pages that nobody sees out of the document: a selector or an id finds the page that is shown alone. */
export function takeUnseenOut(): void {
  for (const main of document.querySelectorAll<HTMLElement>('main[data-unseen]')) {
    const place = document.createComment('unseen');
    // A plain form asks by an address: on the page that Back shows it stands as that page was asked for.
    for (const form of main.querySelectorAll<HTMLFormElement>('form[method="get"]:not([novalidate])')) form.reset();
    main.replaceWith(place);
    unseenPlaces.set(main, place);
  }
}

/** For as long as React changes the document: it looks for each element where it has put it. */
export function putUnseenBack(): void {
  for (const [main, place] of unseenPlaces) place.replaceWith(main);
  unseenPlaces.clear();
}
