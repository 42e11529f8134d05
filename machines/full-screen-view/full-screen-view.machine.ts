import { asks, asksFilter, fullScreenViewSetup, item } from './full-screen-view.setup.ts';
import type { FullScreenView } from './full-screen-view.types.ts';
import { mobileFilterState } from './mobile-filter.state.ts';
import { sheetState } from './sheet.state.ts';

/** One view at most covers the page; the map lies under others and comes back when they close [view.fullscreen]. */
export const fullScreenViewMachine = fullScreenViewSetup.createMachine({
  id: 'fullScreenView',
  description: 'What covers the page: the search of small screens, order, filters, configurator, map or pictures; and the sheet of a stay that is over them.',
  context: { hasStoredOverlay: false },
  type: 'parallel',
  states: {
    view: {
      description: 'Which view is open.',
      initial: 'closed',
      on: { 'fullScreenView.open': openings(), 'fullScreenView.toggle': openings() },
      states: {
        closed: { description: 'The page itself shows.' },
        narrow: {
          description: 'Views of screens below a desktop’s; wider pages show the same beside their content.',
          initial: 'globalSearch',
          invoke: {
            id: 'viewport', src: 'viewport', input: {},
            onSnapshot: { guard: { type: 'isDesktop', params: item }, actions: 'raiseOutgrown' },
            onError: {},
          },
          on: { 'fullScreenView.close': away(), 'fullScreenView.back': [{ guard: 'sheetIsOpen' }, ...away()], outgrown: away() },
          states: {
            globalSearch: {
              description: 'The search.',
              ...itself('globalSearch'),
              initial: 'types',
              states: {
                types: {
                  description: 'The kinds of filters, each with what is chosen.',
                  on: {
                    'fullScreenView.openFilter': [
                      { guard: asksFilter('tripType'), target: 'filter.tripType' },
                      { guard: asksFilter('airport'), target: 'filter.airport' },
                      { guard: asksFilter('region'), target: 'filter.region' },
                      { guard: asksFilter('duration'), target: 'filter.duration' },
                      { guard: asksFilter('travelDate'), target: 'filter.travelDate' },
                      { guard: asksFilter('participants'), target: 'filter.participants' },
                      { guard: asksFilter('sort'), target: 'filter.sort' },
                      { target: 'filter.facets' },
                    ],
                  },
                },
                filter: mobileFilterState,
              },
            },
            sort: { description: 'The orders of the list.', ...itself('sort') },
            facets: { description: 'What narrows the list.', ...itself('facets') },
            configurator: { description: 'The parts of a stay that can be changed.', ...itself('configurator') },
          },
        },
        mapOverlay: {
          description: 'The offers on a map.',
          entry: ['forgetOverlay', { type: 'announceOpened', params: { view: 'mapOverlay' } }],
          exit: { type: 'announceClosed', params: { view: 'mapOverlay' } },
          on: {
            'fullScreenView.open': [{ guard: asks('mapOverlay') }, ...overIt()],
            'fullScreenView.toggle': [{ guard: asks('mapOverlay'), target: 'closed' }, ...overIt()],
            'fullScreenView.close': 'closed',
            'fullScreenView.back': 'closed',
          },
        },
        gallery: {
          description: 'The place in pictures, one at a time.',
          entry: { type: 'announceOpened', params: { view: 'gallery' } },
          exit: { type: 'announceClosed', params: { view: 'gallery' } },
          on: {
            'fullScreenView.open': { guard: asks('gallery') },
            'fullScreenView.toggle': { guard: asks('gallery'), actions: 'raiseClose' },
            'fullScreenView.close': away(),
            'fullScreenView.back': away(),
          },
        },
      },
    },
    sheet: sheetState,
    backButton: {
      description: 'Whose the browser’s Back is.',
      initial: 'free',
      states: {
        free: {
          description: 'It leads to where the visitor was before.',
          always: { guard: 'somethingIsOpen', target: 'held' },
        },
        held: {
          description: 'It closes what is open.',
          invoke: {
            id: 'backPresses', src: 'backPresses', input: {},
            onSnapshot: { guard: { type: 'isPressed', params: item }, target: 'pressed' },
            onError: 'lost',
          },
          always: { guard: 'nothingIsOpen', target: 'free' },
        },
        pressed: {
          description: 'Somebody pressed it; what stays open takes it again.',
          entry: 'raiseBack',
          on: { 'fullScreenView.back': 'free' },
        },
        lost: {
          description: 'The browser did not give it to us: views close by their buttons.',
          always: { guard: 'nothingIsOpen', target: 'free' },
        },
      },
    },
  },
});

function openings() {
  return [
    { guard: asks('globalSearch'), target: '#fullScreenView.view.narrow.globalSearch' },
    { guard: asks('sort'), target: '#fullScreenView.view.narrow.sort' },
    { guard: asks('facets'), target: '#fullScreenView.view.narrow.facets' },
    { guard: asks('configurator'), target: '#fullScreenView.view.narrow.configurator' },
    { guard: asks('gallery'), target: '#fullScreenView.view.gallery' },
    { target: '#fullScreenView.view.mapOverlay' },
  ];
}

/** What opens over the map stores it. */
function overIt() {
  return [
    { guard: asks('globalSearch'), actions: 'storeOverlay' as const, target: '#fullScreenView.view.narrow.globalSearch' },
    { guard: asks('sort'), actions: 'storeOverlay' as const, target: '#fullScreenView.view.narrow.sort' },
    { guard: asks('facets'), actions: 'storeOverlay' as const, target: '#fullScreenView.view.narrow.facets' },
    { guard: asks('configurator'), actions: 'storeOverlay' as const, target: '#fullScreenView.view.narrow.configurator' },
    { actions: 'storeOverlay' as const, target: '#fullScreenView.view.gallery' },
  ];
}

/** Out of a view: back to the map where it lies under it. */
function away() {
  return [{ guard: 'overlayIsStored' as const, target: '#fullScreenView.view.mapOverlay' }, { target: '#fullScreenView.view.closed' }];
}

/** A view tells of itself, stays when it is asked for again, and goes when it is toggled. */
function itself(view: FullScreenView) {
  return {
    entry: { type: 'announceOpened' as const, params: { view } },
    exit: { type: 'announceClosed' as const, params: { view } },
    on: {
      'fullScreenView.open': { guard: asks(view) },
      'fullScreenView.toggle': { guard: asks(view), actions: 'raiseClose' as const },
    },
  };
}
