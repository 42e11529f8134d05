import { configuratorSetup } from './configurator.setup.ts';

/** Whether the days with their prices are open to choose from [config.choices]. */
export const calendarState = configuratorSetup.createStateConfig({
  description: 'The calendar on the screen; a day that is chosen closes it.',
  initial: 'closed',
  on: { 'configurator.followUrl': '.closed' },
  states: {
    closed: {
      description: 'The day is shown as chosen.',
      on: { 'configurator.openCalendar': [{ guard: 'isBeingOrdered' }, { target: 'open' }] },
    },
    open: {
      description: 'Days with their prices are shown.',
      on: {
        'configurator.closeCalendar': 'closed',
        'configurator.chooseDate': 'closed',
        'configurator.pressDay': [
          { guard: { type: 'dayIsOnSale', params: ({ event }) => event }, actions: { type: 'raiseDate', params: ({ event }) => event } },
          { actions: { type: 'refuseDay', params: ({ event }) => event } },
        ],
        'configurator.showMonth': { actions: { type: 'showMonth', params: ({ event }) => event } },
      },
      entry: { type: 'announceOpened', params: { part: 'calendar' } },
      exit: ['showChosenDay', { type: 'announceClosed', params: { part: 'calendar' } }],
    },
  },
});
