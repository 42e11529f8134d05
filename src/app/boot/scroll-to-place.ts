import { OUT_OF_SIGHT } from '../../ui/loading/out-of-sight.ts';

/** Frames within which a list of any length has been rendered. */
const PATIENCE = 60;
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Where a reader stood, in pixels from the top.
 * @returns scrolls there as soon as the page is long enough, unless the reader has moved since
 */
export function placeToScrollTo(top: number): () => void {
  document.documentElement.style.setProperty(OUT_OF_SIGHT, 'visible');
  const moved = new AbortController();
  for (const move of OWN_MOVES) addEventListener(move, () => moved.abort(), { passive: true, signal: moved.signal });
  const goThere = (frames: number) => {
    if (moved.signal.aborted) return;
    scrollTo(0, top);
    // The end of a list may be rendered a few frames after its beginning.
    if (Math.ceil(scrollY) < Math.floor(top) && frames > 0) requestAnimationFrame(() => goThere(frames - 1));
    else moved.abort();
  };
  return () => goThere(PATIENCE);
}
