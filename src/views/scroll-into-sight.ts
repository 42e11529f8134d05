/** Moves the page no farther than it must; at once for a reader who asks for less motion. */
export function scrollIntoSight(element: Element | null | undefined): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
}
