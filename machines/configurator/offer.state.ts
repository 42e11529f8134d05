import { chosenPart, datesRequestOf, offerCodeOf, pendingChange } from './configurator.rules.ts';
import type { ConfiguratorEvent } from './configurator.types.ts';
import { configuratorSetup } from './configurator.setup.ts';
import { dataOf } from '../state-data.ts';

const chosen = ({ event }: { event: ConfiguratorEvent }) => chosenPart(event);

/** What is being ordered stays as it is [checkout.flow]. */
const locked = { guard: 'isBeingOrdered' } as const;

/** One part is chosen: the closest stay with it is tried, or the choice is declined. */
const choosing = [
  locked,
  { guard: { type: 'partIsSold', params: chosen }, actions: { type: 'requestPart', params: chosen }, target: '.trying' },
  { guard: 'choiceIsKnown', actions: 'explainUnsold', target: '.declining' },
] as const;

/** Every way to an offer: the URL, the cheapest, a change and what it takes to make it. */
export const offerState = configuratorSetup.createStateConfig({
  description: 'The offer that the choices make.',
  initial: 'deciding',
  on: {
    'configurator.chooseAirport': choosing,
    'configurator.chooseDuration': choosing,
    'configurator.chooseDate': choosing,
    'configurator.chooseBoard': choosing,
    'configurator.chooseRoom': choosing,
    'configurator.changeParticipants': [
      locked,
      {
        guard: { type: 'partyKeepsChoice', params: ({ event }) => event },
        actions: { type: 'requestParty', params: ({ event }) => event },
        target: '.trying',
      },
      {
        guard: { type: 'partyMayTravel', params: ({ event }) => event },
        actions: [{ type: 'setOccupancies', params: ({ event }) => event }, 'raiseSettled'],
        target: '.deciding',
      },
    ],
    'configurator.chooseOffer': [
      locked,
      {
        guard: { type: 'codeIsOne', params: ({ event }) => event },
        actions: { type: 'requestOffer', params: ({ event }) => event },
        target: '.trying',
      },
    ],
    'configurator.undo': [locked, { guard: 'somethingStoodBefore', actions: 'requestBefore', target: '.trying' }],
    'configurator.followUrl': { actions: { type: 'followUrl', params: ({ event }) => event }, target: '.deciding' },
    'configurator.refresh': [
      locked,
      // Its answer is as new as that of the offer it replaces.
      { guard: 'changeIsOnItsWay' },
      { guard: 'changeIsPending', target: '.trying' },
      { target: '.deciding' },
    ],
  },
  states: {
    deciding: {
      description: 'The URL names an offer, or the cheapest is looked for.',
      always: [{ guard: 'offerIsNamed', target: 'resolving' }, { target: 'findingCheapest' }],
    },
    resolving: {
      description: 'The named offer is priced for the party.',
      tags: 'busy',
      invoke: {
        id: 'resolveOffer',
        src: 'fetchOffer',
        input: ({ context: { addressed, occupancies } }) => ({ offerCode: dataOf(addressed, 'offer').offerCode, occupancies }),
        onDone: [
          {
            guard: { type: 'isAtAnotherPrice', params: ({ event }) => event.output },
            actions: [
              { type: 'emitPriceUpdated', params: ({ event }) => event.output },
              { type: 'takeOffer', params: ({ event }) => event.output },
              'raiseSettled', 'emitStands', 'reportMissingBoard',
            ],
            target: 'chosen',
          },
          {
            guard: { type: 'isAvailable', params: ({ event }) => event.output },
            actions: [{ type: 'takeOffer', params: ({ event }) => event.output }, 'raiseSettled', 'emitStands', 'reportMissingBoard'],
            target: 'chosen',
          },
          { actions: [{ type: 'takeAlternatives', params: ({ event }) => event.output }, 'forgetStanding'], target: 'gone' },
        ],
        onError: 'failed',
      },
    },
    findingCheapest: {
      description: 'The hotel\'s cheapest offer is looked for.',
      tags: 'busy',
      invoke: {
        id: 'fetchCheapestOffer',
        src: 'fetchCheapestOffer',
        input: ({ context: { hotelCode, tripType, occupancies, today } }) => ({ hotelCode, tripType, occupancies, today }),
        onDone: [
          {
            guard: { type: 'somethingIsSold', params: ({ event }) => ({ offer: event.output }) },
            actions: [{ type: 'takeCheapest', params: ({ event }) => ({ offer: event.output }) }, 'raiseSettled', 'emitStands', 'reportMissingBoard'],
            target: 'chosen',
          },
          { target: 'soldOut' },
        ],
        onError: 'failed',
      },
    },
    chosen: { description: 'An offer on sale stands; what had to give way is named.' },
    trying: {
      description: 'A change is tried; a newer one leaves it behind.',
      invoke: {
        id: 'tryOffer',
        src: 'fetchOffer',
        input: ({ context }) => {
          const { choice, occupancies } = pendingChange(context);
          return { offerCode: offerCodeOf(context.hotelCode, choice), occupancies };
        },
        onDone: [
          {
            guard: { type: 'isAvailable', params: ({ event }) => event.output },
            actions: [{ type: 'takeOffer', params: ({ event }) => event.output }, 'emitChosen', 'raiseSettled', 'emitStands', 'reportMissingBoard'],
            target: 'chosen',
          },
          {
            guard: { type: 'nearestKeepsTheChange', params: ({ event }) => event.output },
            actions: [{ type: 'takeNearest', params: ({ event }) => event.output }, 'emitChosen', 'raiseSettled', 'emitStands', 'reportMissingBoard'],
            target: 'chosen',
          },
          {
            guard: 'otherDaysMayHelp',
            actions: { type: 'takeAlternatives', params: ({ event }) => event.output },
            target: 'searching',
          },
          {
            actions: [{ type: 'takeAlternatives', params: ({ event }) => event.output }, 'forgetChange', 'emitRefused'],
            target: 'gone',
          },
        ],
        onError: 'failed',
      },
    },
    searching: {
      description: 'Not on this day: the closest one with the changed part is looked for.',
      invoke: {
        id: 'searchDays',
        src: 'fetchDates',
        input: ({ context }) => {
          const { choice, occupancies } = pendingChange(context);
          return datesRequestOf(context.hotelCode, choice, occupancies);
        },
        onDone: [
          {
            guard: { type: 'someDayKeepsTheChange', params: ({ event }) => event.output },
            actions: { type: 'requestClosestDay', params: ({ event }) => event.output },
            target: 'trying',
          },
          { target: 'declining' },
        ],
        onError: 'failed',
      },
    },
    declining: {
      description: 'The change cannot be made.',
      entry: ['forgetChange', 'emitRefused'],
      always: [{ guard: 'offerIsKnown', target: 'refused' }, { target: 'gone' }],
    },
    refused: { description: 'The offer before the change stands, and the reason shows.' },
    gone: { description: 'The offer cannot be had; the nearest ones are offered instead.' },
    soldOut: { description: 'The hotel has nothing for this party.' },
    failed: {
      description: 'The server did not answer; an earlier offer stays visible.',
      on: {
        'configurator.retry': [{ guard: 'changeIsPending', target: 'trying' }, { target: 'deciding' }],
      },
    },
  },
});
