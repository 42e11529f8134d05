import { describe, expect, it } from 'vitest';
import type { Device } from '../../src/domain/visitor/device.ts';
import { heldStream, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { fullScreenViewMachine } from './full-screen-view.machine.ts';
import { fullScreenViewPaths } from './full-screen-view.paths.ts';
import { selectFullScreenView, selectInternalView, selectIsCovered, selectMobileFilter } from './full-screen-view.select.ts';
import { FULL_SCREEN_VIEWS, MOBILE_FILTERS, SHEETS } from './full-screen-view.types.ts';
import type { FullScreenView, FullScreenViewCommand, MobileFilter } from './full-screen-view.types.ts';

const open = (view: FullScreenView): FullScreenViewCommand => ({ type: 'fullScreenView.open', view });
const toggle = (view: FullScreenView): FullScreenViewCommand => ({ type: 'fullScreenView.toggle', view });
const openFilter = (filter: MobileFilter): FullScreenViewCommand => ({ type: 'fullScreenView.openFilter', filter });
const close: FullScreenViewCommand = { type: 'fullScreenView.close' };
const back: FullScreenViewCommand = { type: 'fullScreenView.back' };
const leaveFilter = (filter: MobileFilter): FullScreenViewCommand => ({ type: 'fullScreenView.leaveFilter', filter });

function start(...commands: FullScreenViewCommand[]) {
  const backs = heldStream<'pressed'>();
  const viewports = heldStream<Device>();
  const flow = startFlow(fullScreenViewMachine, { input: undefined, ports: { backPresses: backs.port, viewport: viewports.port } });
  for (const command of commands) flow.actor.send(command);
  const shown = () => selectFullScreenView(flow.actor.getSnapshot());
  const filter = () => selectMobileFilter(flow.actor.getSnapshot());
  const internal = () => selectInternalView(flow.actor.getSnapshot());
  return { ...flow, backs, viewports, shown, filter, internal };
}

describe('fullScreenView', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(fullScreenViewPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(fullScreenViewPaths)).toEqual([]);
  });

  it.each(FULL_SCREEN_VIEWS)('shows %s, hides it and toggles it [view.fullscreen] [gs.mobile-panel]', (view) => {
    expect(start(open(view)).shown()).toBe(view);
    expect(start(open(view), open(view)).shown()).toBe(view);
    expect(start(open(view), close).shown()).toBeNull();
    expect(start(toggle(view)).shown()).toBe(view);
    expect(start(toggle(view), toggle(view)).shown()).toBeNull();
  });

  it('shows one view in place of another', () => {
    const { facts, shown } = start(open('sort'), open('facets'));
    expect(shown()).toBe('facets');
    expect(facts).toEqual([
      { type: 'fullScreenView.opened', view: 'sort' }, { type: 'fullScreenView.closed', view: 'sort' }, { type: 'fullScreenView.opened', view: 'facets' },
    ]);
  });

  const opened = (view: FullScreenView) => ({ type: 'fullScreenView.opened' as const, view });
  const closed = (view: FullScreenView) => ({ type: 'fullScreenView.closed' as const, view });

  it.each(FULL_SCREEN_VIEWS)('%s tells that it opens and closes, and nothing where it is asked for again [view.fullscreen]', (view) => {
    const flow = start(open(view), open(view));
    expect([flow.shown(), flow.facts]).toEqual([view, [opened(view)]]);
    flow.actor.send(toggle(view));
    expect([flow.shown(), flow.facts]).toEqual([null, [opened(view), closed(view)]]);
  });

  const pairs = FULL_SCREEN_VIEWS.flatMap((under) => FULL_SCREEN_VIEWS.filter((over) => over !== under).map((over) => [under, over] as const));

  it.each(pairs)('%s gives its place to %s, which leads back to the map alone [view.fullscreen] [listing.map]', (under, over) => {
    for (const way of [open, toggle]) {
      for (const leave of [close, back, toggle(over)]) {
        const { actor, shown, facts } = start(open(under), way(over));
        expect([shown(), facts]).toEqual([over, [opened(under), closed(under), opened(over)]]);
        actor.send(leave);
        const restored = under === 'mapOverlay' ? under : null;
        expect([shown(), facts.slice(3)]).toEqual([restored, [closed(over), ...(restored === null ? [] : [opened(restored)])]]);
        actor.send(back);
        expect(shown()).toBeNull();
      }
    }
  });

  it('closes a filter with all that is open, back to the map that lies under it [view.mobile-filters] [listing.map]', () => {
    for (const under of [[], [open('mapOverlay')]]) {
      const { actor, shown, filter, facts } = start(...under, open('globalSearch'), openFilter('airport'));
      const before = facts.length;
      actor.send(close);
      expect([shown(), filter()]).toEqual([under.length > 0 ? 'mapOverlay' : null, null]);
      expect(facts.slice(before)).toEqual([closed('globalSearch'), { type: 'fullScreenView.filterLeft' }, ...under.map(() => opened('mapOverlay'))]);
    }
  });

  it('gives way to the map under it when the page becomes a desktop’s, and stays where nobody tells how wide that is [view.breakpoints]', () => {
    const { viewports, shown } = start(open('mapOverlay'), open('facets'));
    viewports.streams[0]!.next('DESKTOP');
    expect(shown()).toBe('mapOverlay');
    const blind = start(open('sort'));
    blind.viewports.streams[0]!.error('no media queries');
    expect(blind.shown()).toBe('sort');
    blind.actor.send(close);
    expect(blind.shown()).toBeNull();
  });

  it('restores the map that lay under what is closed, and only once [view.fullscreen] [listing.map]', () => {
    expect(start(open('mapOverlay'), open('facets')).shown()).toBe('facets');
    expect(start(open('mapOverlay'), open('facets'), close).shown()).toBe('mapOverlay');
    expect(start(open('mapOverlay'), open('facets'), open('sort'), back).shown()).toBe('mapOverlay');
    expect(start(open('mapOverlay'), toggle('globalSearch'), toggle('globalSearch')).shown()).toBe('mapOverlay');
    expect(start(open('mapOverlay'), open('facets'), close, close).shown()).toBeNull();
    expect(start(open('mapOverlay'), open('facets'), close, close, open('sort'), close).shown()).toBeNull();
  });

  it.each(MOBILE_FILTERS)('opens %s from the list of filters [view.mobile-filters]', (filter) => {
    const flow = start(open('globalSearch'), openFilter(filter));
    expect(flow.filter()).toBe(filter);
    expect(flow.facts.at(-1)).toEqual({ type: 'fullScreenView.filterOpened', filter });
    flow.actor.send(leaveFilter(filter === 'sort' ? 'facets' : 'sort'));
    expect(flow.filter()).toBe(filter);
    flow.actor.send(leaveFilter(filter));
    expect([flow.filter(), flow.shown()]).toEqual([null, 'globalSearch']);
  });

  it('leads from a filter back to the list, and out of the list [view.mobile-filters]', () => {
    const flow = start(open('globalSearch'), openFilter('airport'), back);
    expect([flow.filter(), flow.shown()]).toEqual([null, 'globalSearch']);
    expect(flow.facts.at(-1)).toEqual({ type: 'fullScreenView.filterLeft' });
    flow.actor.send(back);
    expect(flow.shown()).toBeNull();
  });

  it('stays with the participants until they may be left [participants.close]', () => {
    const flow = start(open('globalSearch'), openFilter('participants'), back, close, toggle('globalSearch'));
    expect(flow.filter()).toBe('participants');
    expect(flow.facts.filter(({ type }) => type === 'fullScreenView.filterLeft')).toHaveLength(3);
    flow.actor.send(leaveFilter('participants'));
    expect(flow.filter()).toBeNull();
  });

  it('opens filters from the search alone [view.mobile-filters]', () => {
    expect(start(openFilter('region')).shown()).toBeNull();
    expect(start(open('facets'), openFilter('region')).shown()).toBe('facets');
  });

  it('takes the browser’s Back while something is open, one step each time [view.fullscreen]', async () => {
    const { backs, shown, filter, actor } = start(open('globalSearch'), openFilter('region'));
    backs.streams[0]!.next('pressed');
    expect([shown(), filter()]).toEqual(['globalSearch', null]);
    backs.streams[1]!.next('pressed');
    expect(shown()).toBeNull();
    actor.send(open('facets'));
    actor.send(close);
    expect(backs.observed()).toEqual([false, false, false]);
  });

  it('keeps the browser’s Back while one view takes another’s place, and for the restored map', () => {
    const { backs } = start(open('mapOverlay'), open('facets'), close);
    expect(backs.observed()).toEqual([true]);
  });

  it('works without the browser’s Back', async () => {
    const { backs, shown, actor } = start(open('sort'));
    backs.streams[0]!.error(new Error('no history'));
    expect(shown()).toBe('sort');
    actor.send(close);
    actor.send(open('sort'));
    expect(backs.streams).toHaveLength(2);
  });

  it('goes when the page becomes a desktop’s, which leaves drafts where they are [view.breakpoints]', async () => {
    const flow = start(open('globalSearch'), openFilter('participants'));
    flow.viewports.streams[0]!.next('TABLET');
    expect(flow.shown()).toBe('globalSearch');
    flow.viewports.streams[0]!.next('DESKTOP');
    expect(flow.shown()).toBeNull();
    expect(flow.facts.map(({ type }) => type)).not.toContain('fullScreenView.filterLeft');
    expect(start(open('mapOverlay')).viewports.streams).toEqual([]);
  });

  it('covers a page of any width with pictures, which Back and its own button close [view.fullscreen] [page.hotel-card]', () => {
    for (const leave of [back, close]) {
      const { actor, backs, shown } = start(open('gallery'));
      expect([shown(), backs.observed()]).toEqual(['gallery', [true]]);
      actor.send(leave);
      expect([shown(), backs.observed()]).toEqual([null, [false]]);
    }
  });

  it.each(SHEETS)('Back closes the sheet of the %s before the choices of a stay beneath it, and only then leads away [view.fullscreen]', (sheet) => {
    for (const under of [[], [open('configurator')]]) {
      const flow = start(...under, { type: 'fullScreenView.openSheet', sheet });
      const covers = () => selectIsCovered(flow.actor.getSnapshot());
      expect([covers(), flow.backs.observed()]).toEqual([true, [true]]);
      flow.backs.streams[0]!.next('pressed');
      expect(flow.facts.at(-1)).toEqual({ type: 'fullScreenView.sheetLeft', sheet });
      // The days are gone at once, the draft of who travels once it agrees.
      expect([flow.shown(), covers()]).toEqual([under.length > 0 ? 'configurator' : null, under.length > 0 || sheet === 'participants']);
      flow.actor.send({ type: 'fullScreenView.leaveSheet' });
      expect(covers()).toBe(under.length > 0);
      flow.backs.streams[1]?.next('pressed');
      expect([covers(), flow.backs.observed().includes(true)]).toEqual([false, false]);
    }
  });

  it('a page that is left asks its sheet to close [view.fullscreen]', () => {
    for (const sheet of SHEETS) expect(start({ type: 'fullScreenView.openSheet', sheet }, close).facts).toEqual([{ type: 'fullScreenView.sheetLeft', sheet }]);
  });

  it('names what stands before the visitor [view.internal]', () => {
    expect(FULL_SCREEN_VIEWS.map((view) => start(open(view)).internal())).toEqual(['globalSearch', 'mobileFilter', 'mobileFilter', 'mobileConfigurator', 'overlay', 'overlay']);
    expect(start(open('globalSearch'), openFilter('duration')).internal()).toBe('mobileFilter');
    expect(start().internal()).toBeNull();
  });
});
