import { assign, emit, not, or, raise, setup, stateIn } from 'xstate';
import type { Device } from '../../src/domain/visitor/device.ts';
import { ports } from '../port.ts';
import type {
  FullScreenView, FullScreenViewContext, FullScreenViewEvent, FullScreenViewFact, FullScreenViewPorts, MobileFilter, Sheet,
} from './full-screen-view.types.ts';

interface Asked { asked: FullScreenView; view: FullScreenView }
interface AskedFilter { asked: MobileFilter; filter: MobileFilter }

/** The names that the chart is written in. */
export const fullScreenViewSetup = setup({
  types: {} as {
    context: FullScreenViewContext;
    events: FullScreenViewEvent;
    emitted: FullScreenViewFact;
  },
  actors: ports<FullScreenViewPorts>()({ backPresses: 'stream', viewport: 'stream' }),
  actions: {
    storeOverlay: assign({ hasStoredOverlay: true }),
    forgetOverlay: assign({ hasStoredOverlay: false }),
    announceOpened: emit((_, { view }: { view: FullScreenView }) => ({ type: 'fullScreenView.opened' as const, view })),
    announceClosed: emit((_, { view }: { view: FullScreenView }) => ({ type: 'fullScreenView.closed' as const, view })),
    announceFilterOpened: emit((_, { filter }: { filter: MobileFilter }) => ({ type: 'fullScreenView.filterOpened' as const, filter })),
    announceFilterLeft: emit({ type: 'fullScreenView.filterLeft' }),
    announceSheetLeft: emit((_, { sheet }: { sheet: Sheet }) => ({ type: 'fullScreenView.sheetLeft' as const, sheet })),
    raiseClose: raise({ type: 'fullScreenView.close' }),
    raiseBack: raise({ type: 'fullScreenView.back' }),
    raiseOutgrown: raise({ type: 'outgrown' }),
  },
  guards: {
    viewIsAsked: (_, { asked, view }: Asked) => asked === view,
    filterIsAsked: (_, { asked, filter }: AskedFilter) => asked === filter,
    sheetIsAsked: (_, { asked, sheet }: { asked: Sheet; sheet: Sheet }) => asked === sheet,
    isPressed: (_, { item }: { item: 'pressed' | undefined }) => item === 'pressed',
    isDesktop: (_, { item }: { item: Device | undefined }) => item === 'DESKTOP',
    overlayIsStored: ({ context }) => context.hasStoredOverlay,
    sheetIsOpen: not(stateIn({ sheet: 'none' })),
    somethingIsOpen: or([not(stateIn({ view: 'closed' })), 'sheetIsOpen']),
    nothingIsOpen: not('somethingIsOpen'),
  },
});

/** What a stream has told; undefined before its first item. */
export function item<Item>({ event }: { event: { snapshot: { context: Item | undefined } } }): { item: Item | undefined } {
  return { item: event.snapshot.context };
}

export function asks(view: FullScreenView) {
  return { type: 'viewIsAsked' as const, params: ({ event }: { event: { view: FullScreenView } }) => ({ asked: event.view, view }) };
}

export function asksFilter(filter: MobileFilter) {
  return { type: 'filterIsAsked' as const, params: ({ event }: { event: { filter: MobileFilter } }) => ({ asked: event.filter, filter }) };
}

export function asksSheet(sheet: Sheet) {
  return { type: 'sheetIsAsked' as const, params: ({ event }: { event: { sheet: Sheet } }) => ({ asked: event.sheet, sheet }) };
}
