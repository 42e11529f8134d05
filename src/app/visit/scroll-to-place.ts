import { OUT_OF_SIGHT } from '../../ui/loading/out-of-sight-property.ts';

/** Frames within which a list of any length has been rendered. */
const PATIENCE = 60;
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Where a reader stood.
 * @param top in pixels from the top
 * @param isShown whether its page is the one that is shown: the list of one that was left again may grow on
 * @param isDrawing whether something above the place may still be drawn
 * @param onEnd told once the reader is there, has moved or sees another page
 * @returns scrolls there as soon as the page is long enough, unless the reader has moved since
 */
export function placeToScrollTo(top: number, isShown: () => boolean, isDrawing = () => false, onEnd?: () => void): () => void {
  const moved = new AbortController();
  for (const move of OWN_MOVES) addEventListener(move, () => moved.abort(), { passive: true, signal: moved.signal });
  if (onEnd) moved.signal.addEventListener('abort', onEnd);
  const goThere = (frames: number) => {
    if (moved.signal.aborted) return;
    if (!isShown()) return moved.abort();
    scrollTo(0, top);
    // The end of a list may be rendered a few frames after its beginning.
    if ((Math.ceil(scrollY) < Math.floor(top) || isDrawing()) && frames > 0) requestAnimationFrame(() => goThere(frames - 1));
    else moved.abort();
  };
  return () => goThere(PATIENCE);
}

/** For a page whose heights nobody has held: it is laid out whole until its reader is there, and the browser knows them from then on. */
export function placeInWholePage(top: number, isShown: () => boolean, isDrawing: () => boolean): () => void {
  const { style } = document.documentElement;
  style.setProperty(OUT_OF_SIGHT, 'visible');
  // The browser notes heights once it has drawn them.
  return placeToScrollTo(top, isShown, isDrawing, () => requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty(OUT_OF_SIGHT))));
}
