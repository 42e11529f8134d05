import { codesOf } from './upsell.rules.ts';
import { upsellSetup } from './upsell.setup.ts';

/** What is chosen for a booked holiday is bought: one request, all or none, for the price that was shown. */
export const confirmationState = upsellSetup.createStateConfig({
  description: 'What is chosen for a booked holiday is bought, all of it or nothing',
  initial: 'confirming',
  on: { 'upsell.showAll': { actions: { type: 'unfold', params: ({ event }) => event } } },
  states: {
    confirming: {
      description: 'Asks the shop to add all that is chosen to the order, at its price',
      invoke: {
        id: 'confirmExtras',
        src: 'confirmExtras',
        input: ({ context: { holidayId, reservation } }) => ({ holidayId, version: reservation!.version, codes: codesOf(reservation!.wanted), price: reservation!.price }),
        onDone: { target: '#upsell.extras', actions: ['noteAdded', { type: 'takeUpsells', params: ({ event }) => event.output }] },
        onError: [
          { guard: 'refusedForPrice', target: 'priceChanged', actions: 'takeNewSum' },
          { guard: 'refusedAsSoldOut', target: '#upsell.loading', actions: 'noteSoldOut' },
          { guard: 'refusedAsOutdated', target: '#upsell.loading', actions: 'noteOutdated' },
          { guard: 'mayHaveHappened', target: 'asking' },
          { target: 'failed', actions: 'noteRefusal' },
        ],
      },
    },
    priceChanged: {
      description: 'Old and new price of all that is chosen stand side by side; nothing is bought before the new one is accepted',
      tags: 'asksAboutPrice',
      on: {
        'upsell.acceptPrice': { target: 'confirming', actions: 'acceptNewSum' },
        'upsell.declinePrice': { target: '#upsell.loading', actions: 'forgetChange' },
        'upsell.choose': {
          guard: { type: 'isPossible', params: ({ event }) => event },
          target: '#upsell.extras.saving',
          actions: { type: 'takeChoice', params: ({ event }) => event },
        },
      },
    },
    asking: {
      description: 'No answer came, though it may have been bought: asks what the order holds',
      invoke: {
        id: 'fetchBought',
        src: 'fetchUpsells',
        input: ({ context: { holidayId } }) => ({ holidayId }),
        onDone: [
          { guard: { type: 'wasBought', params: ({ event }) => event.output }, target: '#upsell.extras', actions: ['noteAdded', { type: 'takeUpsells', params: ({ event }) => event.output }] },
          { guard: { type: 'isAsBefore', params: ({ event }) => event.output }, target: 'failed', actions: [{ type: 'takeUpsells', params: ({ event }) => event.output }, 'noteNotAdded'] },
          { target: '#upsell.extras', actions: [{ type: 'takeUpsells', params: ({ event }) => event.output }, 'noteChange'] },
        ],
        onError: 'unknown',
      },
    },
    unknown: {
      description: 'Whether it was bought is not known: nothing more is bought before it is',
      on: { 'upsell.retry': 'asking' },
    },
    failed: {
      description: 'Nothing was bought; the choice is as it was',
      on: {
        'upsell.confirm': { target: 'confirming', actions: 'forgetProblem' },
        'upsell.choose': {
          guard: { type: 'isPossible', params: ({ event }) => event },
          target: '#upsell.extras.saving',
          actions: { type: 'takeChoice', params: ({ event }) => event },
        },
      },
    },
  },
});
