/** Pixels between a panel and the edge of the window. */
const EDGE = 8;

/**
 * Shifts a panel sideways (`--shift`) where its place would have it end outside the window, for as long as it stands: its
 * content may come late, and letters may be large. A ref.
 */
export function keepInWindow(panel: HTMLElement | null): (() => void) | undefined {
  if (panel === null) return undefined;
  let shift = 0;
  const watching = new ResizeObserver(() => {
    const { left, right } = panel.getBoundingClientRect();
    shift = Math.round(Math.max(Math.min(0, document.documentElement.clientWidth - EDGE - (right - shift)), EDGE - (left - shift)));
    panel.style.setProperty('--shift', `${shift}px`);
  });
  watching.observe(panel);
  watching.observe(document.documentElement);
  return () => watching.disconnect();
}
