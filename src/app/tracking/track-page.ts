/** The tap of analytics: facts, presses and what is seen become events of `window.dataLayer`; loaded once statistics are agreed to. */
import { EMPTY, filter, from, ignoreElements, map, merge, of, switchMap, tap, timer } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Bus } from '../../bus/bus.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { trackedEvent } from '../../bus/tracked-facts.ts';
import type { ListShown } from '../../bus/tracked-facts.ts';
import { parseQueryString } from '../../domain/urls/encoding/query-string.ts';
import { readFurtherParams } from '../../domain/urls/listing-params.ts';
import { deviceOf, operatingSystemOf } from '../../domain/visitor/device.ts';
import { CLICK_DELAY, IMPRESSION_DELAY, recordedEvent, trackedLabel, trackedName } from '../../domain/visitor/tracking.ts';
import type { TrackedEvent } from '../../domain/visitor/tracking.ts';
import type { PageContext } from '../../routes/page-state.ts';
import { componentClicks$ } from '../../streams/browser/component-clicks.ts';
import type { ComponentClick } from '../../streams/browser/component-clicks.ts';
import { elements$, impressions$, watchWhole } from '../../streams/browser/impressions.ts';
import { ledTo } from '../visit/plain-press.ts';
import { isAgreed$ } from './agreed.ts';

const SEEN = '[data-component], article[data-offer-code]';

interface TrackedPage {
  bus: Bus;
  context: PageContext;
  /** What is told of this page alone: its code comes with the page, not with the tap. */
  further$: Observable<TrackedEvent>;
}

/** Tracks a page for as long as somebody subscribes and the visitor agrees to statistics; it commands nothing. */
export function trackPage$(page: TrackedPage): Observable<never> {
  return isAgreed$(page.bus).pipe(
    switchMap((isAgreed) => (isAgreed ? merge(events$(page), page.further$) : EMPTY)),
    tap(push),
    ignoreElements(),
  );
}

function events$({ bus, context: { pageType, language, query } }: TrackedPage): Observable<TrackedEvent> {
  const { clickedLink, bidding } = readFurtherParams(parseQueryString(query));
  return merge(
    of<TrackedEvent>({ event: 'page_view', pageType, language, ...(clickedLink !== undefined && { clickedLink: trackedLabel(clickedLink) }) }),
    from(whatIsThere(bus)),
    bus.facts$,
  ).pipe(
    map((item) => ('event' in item ? item : trackedEvent(item))),
    filter((event) => event !== undefined),
    map((event) => (bidding ? { ...event, bidding } : event)),
    (facts$) => merge(
      facts$,
      componentClicks$(window).pipe(tap(leaveLater), map(({ control }): TrackedEvent => ({ event: 'componentClick', component: componentOf(control), label: labelOf(control) }))),
      impressions$({ lasting: IMPRESSION_DELAY, elements$: elements$(document.body, SEEN), watch: watchWhole })
        .pipe(map((element): TrackedEvent => ({ event: 'componentImpression', component: componentOf(element), label: labelOf(element) }))),
    ),
  );
}

/** What the document came with happened before anybody could listen. */
function whatIsThere(bus: Bus): ListShown[] {
  const listing = bus.actor('listing')?.getSnapshot() as FlowSnapshot<'listing'> | undefined;
  const { offers = [], destinations = [], pagination = null } = listing?.context ?? {};
  return pagination === null ? [] : [{ type: 'listing.loaded', offers, destinations, pagination }];
}

function push(event: TrackedEvent): void {
  const world = window as { dataLayer?: unknown[] };
  (world.dataLayer ??= []).push(recordedEvent(event, { device: deviceOf(innerWidth), system: operatingSystemOf(navigator.userAgent) ?? null }));
}

/**
 * A press that leaves the document waits until analytics have it; within a visit the event comes before the page [track.click-delay].
 * A copy of the link is pressed then: the browser heeds its `rel` [link.rel], and no listener hears it outside the document.
 */
function leaveLater({ control, event }: ComponentClick): void {
  const url = ledTo(control, event);
  if (url === undefined) return;
  event.preventDefault();
  const link = Object.assign(control.cloneNode() as HTMLAnchorElement, { href: url.href });
  timer(CLICK_DELAY).subscribe(() => link.click());
}

/** The component of the CMS, else the tile, the flow or the part of the page. */
function componentOf(element: Element): string {
  const component = element.closest<HTMLElement>('[data-component]')?.dataset.component;
  // Sections that open and close are part of what they are sections of.
  const flow = element.closest<HTMLElement>('[data-flow]:not([data-flow=accordion])')?.dataset.flow;
  const part = element.closest('header, footer, main')?.localName;
  return trackedName(component ?? (element.closest('[data-offer-code]') === null ? flow ?? part : 'offerTile') ?? 'page');
}

/** What it is called; what somebody has typed is no name. */
function labelOf(element: Element): string {
  const heading = element.matches('a, button, summary, [role="button"]') ? element : element.querySelector('h1, h2, h3') ?? element;
  return trackedLabel(heading.getAttribute('aria-label') ?? heading.textContent ?? '');
}
