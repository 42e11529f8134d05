/** Where the focus goes when one page follows another. */
import { decodePercent } from '../../domain/urls/encoding/percent.ts';

export interface FocusedLink {
  href: string;
  /** Of several links to the same address. */
  place: number;
}

/** To the heading, which says what has come. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading === null) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Before another page takes the place of this one: a browser lays the document out before it takes away what is focused there,
 * in a state that nobody sees. A field keeps it: to leave one means something to its form.
 */
export function letGoOfFocus(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.matches('input, select, textarea')) activeElement.blur();
}

/**
 * Where somebody has gone into a text field of a flow of the visit since the press, such as the chat's.
 * @returns goes on in the field of the page that has come; false where it has none
 */
export function writingIn(goesOn: (flow: string) => boolean, focusedAtPress: Element | null): (() => boolean) | undefined {
  const { activeElement } = document;
  const flow = activeElement?.closest<HTMLElement>('[data-flow]')?.dataset.flow;
  if (!(activeElement instanceof HTMLTextAreaElement) || activeElement === focusedAtPress || flow === undefined || !goesOn(flow)) return undefined;
  const { selectionStart, selectionEnd } = activeElement;
  return () => {
    const field = document.querySelector<HTMLTextAreaElement>(`[data-flow="${flow}"] textarea`);
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(selectionStart, selectionEnd);
    return field !== null;
  };
}

/** @param hash with its `#`, or empty; false where the page has no such part */
export function goToPart(hash: string, { focuses }: { focuses: boolean }): boolean {
  const fragment = hash.slice(1);
  // A `%` that encodes nothing stands for itself, as in browsers.
  const part = fragment === '' ? null : document.getElementById(decodePercent(fragment) ?? fragment);
  if (part === null) return false;
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.scrollIntoView();
  if (focuses) part.focus({ preventScroll: true });
  return true;
}

export function focusedLink(): FocusedLink | null {
  const link = document.activeElement?.closest('a[href]');
  if (link == null) return null;
  const href = link.getAttribute('href')!;
  return { href, place: linksTo(href).indexOf(link) };
}

/** @returns false where the page has no such link */
export function focusLink(link: FocusedLink | null): boolean {
  const found = link && linksTo(link.href)[link.place];
  if (!(found instanceof HTMLElement)) return false;
  found.focus({ preventScroll: true });
  return true;
}

function linksTo(href: string): Element[] {
  return [...document.querySelectorAll('a[href]:not([data-unseen] *)')].filter((link) => link.getAttribute('href') === href);
}
