/** The section that an address names is where its page begins; loaded only where one is named. */
import { parseQueryString } from '../../domain/urls/encoding/query-string.ts';
import { readFurtherParams } from '../../domain/urls/listing-params.ts';

/** Scrolls to the section of the address, by its id or that of its title, and moves the focus there; an unknown one changes nothing [url.params]. */
export function goToSection(): void {
  const { scrollTo } = readFurtherParams(parseQueryString(location.search));
  // On Back and Forward the browser restores the place.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (scrollTo === undefined || visit?.type === 'back_forward') return;
  const section = document.getElementById(scrollTo) ?? document.getElementById(`${scrollTo}-title`);
  if (section === null) return;
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}
