// @vitest-environment happy-dom
import { Subject } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import type { Command, Fact } from '../../bus/flows.ts';
import type { PageType } from '../../domain/routes/page-types.ts';
import { deferredFlowsOf } from '../../routes/deferred-flows.ts';
import type { PageState } from '../../routes/page-state.ts';
import { createVisit } from './create-visit.ts';
import { openShownPage } from './shown-page.ts';

vi.mock('../page/page-views.ts', () => ({ pageView: async () => ({ load: async () => () => null, source: '', areas: [] }) }));

afterEach(() => { vi.unstubAllGlobals(); });

const presses: Command[] = [{ type: 'fullScreenView.open', view: 'facets' }, { type: 'gallery.open', picture: 0 }, { type: 'mapCanvas.open' }, { type: 'share.send' }, { type: 'sharedCart.take' }];

it.each<[PageType, readonly string[]]>([
  ['homePage', ['fullScreenView']],
  ['listing', ['fullScreenView', 'mapCanvas', 'share']],
  ['hotelCard', ['fullScreenView', 'gallery', 'mapCanvas', 'share']],
  ['excursionSearch', ['fullScreenView', 'mapCanvas']],
  ['checkoutReservation', ['fullScreenView', 'sharedCart']],
  ['contentPage', ['fullScreenView']],
])('a press waits for a flow that begins late where it can begin, and is reported elsewhere: %s [view.fullscreen] [listing.map]', async (pageType, late) => {
  const reported: string[] = [];
  vi.stubGlobal('reportError', ({ message }: Error) => reported.push(message));
  const state = { context: { language: 'cs', path: '/', pageType }, policy: {}, dictionary: { texts: {} }, flows: [], later: deferredFlowsOf(pageType, false) } as unknown as PageState;
  const page = await openShownPage({ visit: createVisit({ language: 'cs', now: '2026-08-01T10:00:00Z' }), id: 'a', state, url: '/' });
  const waiting: string[] = [];
  page.bus.events$.subscribe((event) => { if (event.kind === 'command' && event.outcome === 'queued') waiting.push(event.address); });
  for (const press of presses) page.bus.dispatch(press);
  page.stop();
  expect(waiting).toEqual(late);
  expect(reported).toHaveLength(presses.length - late.length);
});

it('what happens while nobody sees it yet, or another page is shown, was heard there: it is not missed', async () => {
  const state = { context: { language: 'cs', path: '/', pageType: 'contentPage' }, policy: {}, dictionary: { texts: {} }, flows: [], later: [] } as unknown as PageState;
  const visit = createVisit({ language: 'cs', now: '2026-08-01T10:00:00Z' });
  const happened = new Subject<Fact>();
  vi.spyOn(visit, 'createPageBus').mockReturnValue({ ...visit.createPageBus(), facts$: happened });
  const page = await openShownPage({ visit, id: 'a', state, url: '/', isAhead: true });
  const happens = (locale: string) => happened.next({ type: 'said', locale } as unknown as Fact);
  happens('before it is shown');
  page.goOn('/');
  happens('while it is shown');
  page.pause();
  happens('while another one is');
  expect(page.takeMissed()).toEqual([{ type: 'said', locale: 'while it is shown' }]);
  page.stop();
});
