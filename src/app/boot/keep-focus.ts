import { afterPaint } from '../../ui/loading/after-paint.ts';

/** Parts of a page are laid out one after the other as each comes near. */
const FRAMES_TO_SETTLE = 6;

/**
 * Keeps the focus near when what has it is taken out of the page, such as the button of a notice that was answered: else who
 * listens or goes by keyboard is at the top of the page. What stood around it has the focus then, a part made for that
 * (`tabIndex` -1) before others; whoever gives it elsewhere may. Pages that follow each other lead it themselves. And what
 * Tab leads to far below is still seen once the parts above it, laid out as they came near, have got their true heights.
 */
export function keepFocus(document: Document): void {
  let focused: Element | undefined;
  let around: Element[] = [];
  document.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
    around = ancestorsIn(focused.closest('main[data-page], dialog'), focused);
  });
  document.addEventListener('keyup', ({ key }) => {
    if (key === 'Tab') stayInView(document.activeElement!, FRAMES_TO_SETTLE);
  });
  // Let go by a press on nothing or by its page, nothing is taken away from anybody; browsers say the same of what is being taken out.
  document.addEventListener('focusout', ({ target }) => queueMicrotask(() => {
    if (focused === target && focused?.isConnected && document.activeElement !== focused) focused = undefined;
  }));
  new MutationObserver(() => {
    if (focused === undefined || focused.isConnected) return;
    focused = undefined;
    if (document.activeElement !== document.body || around.at(-1)?.isConnected !== true) return;
    const left = around.filter(({ isConnected }) => isConnected) as HTMLElement[];
    const place = left.slice(0, -1).find((element) => element.matches('[tabindex="-1"]')) ?? left[0]!;
    if (!place.hasAttribute('tabindex')) {
      place.tabIndex = -1;
      place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
    }
    place.focus({ preventScroll: true });
    bringIntoView(place);
  }).observe(document.body, { childList: true, subtree: true });
}

function stayInView(focused: Element, frames: number): void {
  afterPaint(() => {
    if (document.activeElement !== focused) return;
    bringIntoView(focused);
    if (frames > 1) stayInView(focused, frames - 1);
  });
}

/** What is shorter than the screen is seen whole, what is taller from its beginning; of that, what is seen already stays where it is. */
function bringIntoView(place: Element): void {
  const { top, bottom } = place.getBoundingClientRect();
  if (bottom - top <= innerHeight) place.scrollIntoView({ block: 'nearest' });
  else if (bottom <= 0 || top >= innerHeight) place.scrollIntoView();
}

/** From the nearest on, with the root itself; nothing without one. */
function ancestorsIn(root: Element | null, element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let at = root === null ? null : element.parentElement; at !== null; at = at === root ? null : at.parentElement) ancestors.push(at);
  return ancestors;
}
