import { asksFilter, fullScreenViewSetup } from './full-screen-view.setup.ts';
import type { MobileFilter } from './full-screen-view.types.ts';

/** One filter of the search on a screen of its own [view.mobile-filters]. */
export const mobileFilterState = fullScreenViewSetup.createStateConfig({
  description: 'One filter has the whole screen.',
  initial: 'region',
  on: {
    'fullScreenView.back': { actions: 'announceFilterLeft', target: '#fullScreenView.view.narrow.globalSearch.types' },
    'fullScreenView.close': [
      { guard: 'overlayIsStored', actions: 'announceFilterLeft', target: '#fullScreenView.view.mapOverlay' },
      { actions: 'announceFilterLeft', target: '#fullScreenView.view.closed' },
    ],
  },
  states: {
    tripType: { description: 'The kinds of trip; choosing one leads back.', ...itself('tripType') },
    airport: { description: 'Airports, several at once.', ...itself('airport') },
    region: { description: 'Countries, regions and resorts.', ...itself('region') },
    duration: { description: 'Lengths of stay; choosing one leads back.', ...itself('duration') },
    travelDate: { description: 'Departure days, kept once they are confirmed.', ...itself('travelDate') },
    participants: {
      description: 'Who travels; the draft decides itself whether it may be left.',
      entry: announced('participants'),
      on: {
        'fullScreenView.leaveFilter': left('participants'),
        'fullScreenView.back': { actions: 'announceFilterLeft' },
        'fullScreenView.close': { actions: 'announceFilterLeft' },
      },
    },
    sort: { description: 'The orders of the list.', ...itself('sort') },
    facets: { description: 'What narrows the list.', ...itself('facets') },
  },
});

function itself(filter: MobileFilter) {
  return { entry: announced(filter), on: { 'fullScreenView.leaveFilter': left(filter) } };
}

function announced(filter: MobileFilter) {
  return { type: 'announceFilterOpened' as const, params: { filter } };
}

function left(filter: MobileFilter) {
  return { guard: asksFilter(filter), target: '#fullScreenView.view.narrow.globalSearch.types' };
}
