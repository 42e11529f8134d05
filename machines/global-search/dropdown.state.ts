import { addDays } from '../../src/domain/dates/iso-date.ts';
import { SEARCH_WINDOW_DAYS } from '../../src/domain/search/offers-request.ts';
import { earliestReturn } from '../../src/domain/search/participants.ts';
import { filterOf, isMultiroom } from './global-search.rules.ts';
import { globalSearchSetup } from './global-search.setup.ts';
import type { SearchDropdown } from './global-search.types.ts';

/** One open filter at a time; dates and participants are drafts of their own. */
export const dropdownState = globalSearchSetup.createStateConfig({
  description: 'At most one filter is open.',
  initial: 'closed',
  on: {
    'globalSearch.open': [opens('tripType'), opens('airport'), opens('region'), opens('duration'), opens('travelDate'), opens('participants')],
    'globalSearch.close': '.closed',
    'globalSearch.followUrl': '.closed',
  },
  states: {
    closed: { description: 'No filter is open.' },
    tripType: {
      description: 'The kinds of trip; choosing one closes the list.',
      exit: closed('tripType'),
      on: { changed: 'closed' },
    },
    airport: { description: 'Airports, several at once.', exit: closed('airport') },
    region: {
      description: 'The tree of countries, regions and resorts, and what is typed to find one.',
      exit: [closed('region'), { type: 'takePlace', params: { text: '' } }],
      on: { 'globalSearch.typePlace': { actions: { type: 'takePlace', params: ({ event }) => event } } },
    },
    duration: {
      description: 'Lengths of stay; choosing one closes the list, either end of a length of one’s own leaves it open.',
      exit: closed('duration'),
      on: {
        'globalSearch.chooseDuration': {
          guard: { type: 'durationIsWhole', params: ({ event }) => event },
          actions: [{ type: 'chooseDuration', params: ({ event }) => event }, 'raiseChange'],
          target: 'closed',
        },
      },
    },
    travelDate: {
      description: 'A draft of departure days; a submit of the search applies it, leaving this state discards it. Their prices follow the search.',
      entry: 'emitDatesOpened',
      on: {
        changed: { actions: 'emitDatesOpened' },
        adjusted: { actions: 'emitDatesOpened' },
        'globalSearch.submit': { actions: 'applyDates' },
      },
      exit: closed('travelDate'),
      invoke: {
        id: 'travelDate',
        src: 'travelDate',
        input: ({ context }) => {
          const calendar = filterOf(context.filters, 'CALENDAR');
          return {
            from: context.searchState.startDate,
            to: context.searchState.endDate,
            flexibility: context.searchState.flexibleDays,
            minDate: calendar?.minDate ?? addDays(context.today, 1),
            maxDate: calendar?.maxDate ?? addDays(context.today, SEARCH_WINDOW_DAYS),
          };
        },
        onDone: {
          actions: [{ type: 'chooseDates', params: ({ event }) => event.output }, 'raiseChange'],
          target: 'closed',
        },
        onError: 'closed',
      },
    },
    participants: {
      description: 'A draft of rooms; it decides itself whether it may be closed, and who submits meanwhile asks it to.',
      exit: closed('participants'),
      invoke: {
        id: 'participants',
        src: 'participants',
        input: ({ context }) => ({
          occupancies: context.searchState.occupancies,
          multiroom: isMultiroom(context.filters, context.searchState.tripType),
          today: context.today,
          returnDate: earliestReturn(context.searchState, context.today),
        }),
        onDone: [
          {
            guard: { type: 'partyIsAnother', params: ({ event }) => event.output },
            actions: [{ type: 'chooseOccupancies', params: ({ event }) => event.output }, 'raiseChange'],
            target: 'handingOver',
          },
          { target: 'handingOver' },
        ],
        onError: { target: 'closed', actions: 'forgetDropdown' },
      },
      on: {
        'globalSearch.close': { actions: ['forgetDropdown', 'askParticipantsToClose'] },
        'globalSearch.submit': { actions: ['forgetDropdown', 'askParticipantsToClose'] },
        'globalSearch.open': [
          { guard: isAsked('participants'), actions: 'forgetDropdown' },
          { actions: [{ type: 'rememberDropdown', params: ({ event }) => event }, 'askParticipantsToClose'] },
        ],
      },
    },
    handingOver: {
      description: 'The participants are closed; the dropdown that was asked for meanwhile opens.',
      always: [
        { guard: 'anotherDropdownIsWanted', actions: ['openWantedDropdown', 'forgetDropdown'], target: 'closed' },
        { target: 'closed' },
      ],
    },
  },
});

function isAsked(dropdown: SearchDropdown) {
  return { type: 'dropdownIsAsked' as const, params: { dropdown } };
}

function opens<Dropdown extends SearchDropdown>(dropdown: Dropdown) {
  return { guard: isAsked(dropdown), target: `.${dropdown}` as const };
}

function closed(dropdown: SearchDropdown) {
  return { type: 'emitDropdownClosed' as const, params: { dropdown } };
}
