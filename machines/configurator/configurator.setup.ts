import { and, assign, emit, enqueueActions, not, or, raise, sendTo, setup, stateIn } from 'xstate';
import type { Occupancy } from '../../src/domain/participants.ts';
import type {
  CartAnswer, ChangedPart, ConfiguratorContext, ConfiguratorEvent, ConfiguratorFact, ConfiguratorInput, ConfiguratorPorts, DayPrice,
  Matrix, Offer, OfferAnswer, PartySurface,
} from './configurator.types.ts';
import type { ParticipantsOutput } from '../participants/participants.types.ts';
import { participantsMachine } from '../participants/participants.machine.ts';
import { isItem, ports } from '../port.ts';
import * as rules from './configurator.rules.ts';
import { packMatrix } from './packed-matrix.ts';

interface Party { occupancies: Occupancy[] }
interface Code { offerCode: string }
interface Days { dates: DayPrice[] }

/** The names that the chart of the configurator is made of. */
export const configuratorSetup = setup({
  types: {
    input: {} as ConfiguratorInput,
    context: {} as ConfiguratorContext,
    events: {} as ConfiguratorEvent,
    emitted: {} as ConfiguratorFact,
    tags: {} as 'busy',
    children: {} as {
      fetchMatrix: 'fetchMatrix'; fetchDates: 'fetchDates'; resolveOffer: 'fetchOffer'; fetchCheapestOffer: 'fetchCheapestOffer';
      tryOffer: 'fetchOffer'; searchDays: 'fetchDates'; addToCart: 'addToCart'; pageReturns: 'pageReturns'; participants: 'participants';
    },
  },
  actors: {
    ...ports<ConfiguratorPorts>()({
      fetchMatrix: 'promise', fetchDates: 'promise', fetchOffer: 'promise', fetchCheapestOffer: 'promise', addToCart: 'promise',
      pageReturns: 'stream',
    }),
    participants: participantsMachine,
  },
  actions: {
    nameMatrix: assign(({ context }) => ({ matrixOf: rules.matrixKey(context) })),
    takeMatrix: assign((_, matrix: Matrix) => ({ matrix: packMatrix(matrix) })),
    nameCalendar: assign(({ context }) => ({ datesOf: rules.calendarKey(context) })),
    takeDates: assign((_, { dates }: Days) => ({ dates })),
    requestPart: assign(({ context }, part: ChangedPart) => ({ pending: rules.closestChange(context, part) ?? null })),
    requestParty: assign(({ context }, { occupancies }: Party) => ({ pending: rules.partyChange(context, occupancies) ?? null })),
    requestOffer: assign(({ context }, { offerCode }: Code) => ({ pending: rules.offerChange(context, offerCode) ?? null })),
    requestBefore: assign(({ context }) => ({ pending: rules.undoChange(context) ?? null })),
    requestClosestDay: assign(({ context }, { dates }: Days) => {
      const day = context.pending && rules.closestDay(dates, context.pending);
      return context.pending && day ? { pending: rules.changeFor(context.pending, day.offerCode) } : {};
    }),
    askParticipantsToClose: sendTo('participants', { type: 'participants.close' }),
    raiseParty: raise((_, { occupancies }: ParticipantsOutput) => ({ type: 'configurator.changeParticipants' as const, occupancies })),
    takeMonth: assign((_, { month }: { month: string | null }) => ({ calendarMonth: month })),
    takeSurface: assign((_, { on }: { on: PartySurface }) => ({ partySurface: on })),
    forgetChange: assign({ pending: null }),
    setOccupancies: assign((_, { occupancies }: Party) => ({ occupancies })),
    followUrl: assign(({ context }, { offerCode, occupancies }: { offerCode: string | null; occupancies?: Occupancy[] }) => ({
      offerCode, occupancies: occupancies ?? context.occupancies, pending: null, adjusted: [],
    })),
    takeOffer: assign(({ context }, answer: OfferAnswer) =>
      (answer.status === 'available' ? rules.settledBy(context, answer.offer) : {})),
    takeCheapest: assign(({ context }, { offer }: { offer: Offer | null }) => (offer ? rules.settledBy(context, offer) : {})),
    takeNearest: assign(({ context }, answer: OfferAnswer) => {
      const offer = context.pending && answer.status === 'gone' && rules.nearestFor(context.pending, answer.nearest);
      return offer ? rules.settledBy(context, offer) : {};
    }),
    takeAlternatives: assign((_, answer: OfferAnswer) =>
      (answer.status === 'gone' ? { goneReason: answer.reason, nearest: answer.nearest } : {})),
    explainUnsold: assign({ goneReason: 'not-sold' as const }),
    raiseSettled: raise({ type: 'settled' }),
    emitStands: emit(({ context }) => ({ type: 'configurator.offerStands' as const, stay: rules.stayOf(rules.standingOffer(context), context.occupancies) })),
    raiseRefresh: raise({ type: 'configurator.refresh' }),
    emitChosen: emit(({ context }) => {
      const { offerCode, totalPrice } = rules.standingOffer(context);
      return { type: 'configurator.offerChosen' as const, offerCode, totalPrice, occupancies: context.occupancies, adjusted: context.adjusted };
    }),
    /** Nothing else changes [config.food]. */
    reportMissingBoard: enqueueActions(({ context, enqueue }) => {
      if (context.offer === null || rules.boardIsListed(context)) return;
      const { offerCode, boardName } = context.offer;
      enqueue.emit({ type: 'configurator.boardMissing' as const, offerCode, boardName });
    }),
    emitRefused: emit(({ context }) => ({ type: 'configurator.refused' as const, reason: context.goneReason ?? 'not-sold' })),
    emitPriceUpdated: emit(({ context }, answer: OfferAnswer) => {
      const { offerCode, totalPrice: from } = rules.standingOffer(context);
      return { type: 'configurator.priceUpdated' as const, offerCode, from, to: answer.status === 'available' ? answer.offer.totalPrice : from };
    }),
    emitOrdered: emit(({ context }, answer: CartAnswer) => ({
      type: 'configurator.ordered' as const,
      cartId: answer.status === 'added' ? answer.cartId : '',
      ...rules.orderRequest(context),
    })),
  },
  guards: {
    offerIsNamed: ({ context }) => context.offerCode !== null,
    offerIsKnown: ({ context }) => context.offer !== null,
    choiceIsKnown: ({ context }) => rules.currentChoice(context) !== undefined,
    changeIsPending: ({ context }) => context.pending !== null,
    offerIsOnItsWay: and(['offerIsKnown', or([
      stateIn({ offer: 'deciding' }), stateIn({ offer: 'resolving' }), stateIn({ offer: 'findingCheapest' }),
      stateIn({ offer: 'trying' }), stateIn({ offer: 'searching' }),
    ])]),
    offerIsChosen: stateIn({ offer: 'chosen' }),
    isBeingOrdered: or([stateIn({ order: 'awaitingOffer' }), stateIn({ order: 'adding' }), stateIn({ order: 'ordered' })]),
    hasReturned: ({ event }) => isItem(event, 'returned'),
    offerStands: and(['offerIsKnown', or([stateIn({ offer: 'chosen' }), stateIn({ offer: 'refused' })])]),
    partIsSold: ({ context }, part: ChangedPart) => rules.closestChange(context, part) !== undefined,
    partyMayTravel: ({ context }, { occupancies }: Party) => occupancies.length === 1 || context.multiroomEnabled,
    partyKeepsChoice: ({ context }, { occupancies }: Party) =>
      (occupancies.length === 1 || context.multiroomEnabled) && rules.currentChoice(context) !== undefined,
    partyIsAnother: ({ context }, { occupancies }: ParticipantsOutput) => !rules.isParty(context, occupancies),
    codeIsOne: ({ context }, { offerCode }: Code) => rules.offerChange(context, offerCode) !== undefined,
    somethingStoodBefore: ({ context }) => rules.undoChange(context) !== undefined,
    isAvailable: (_, answer: OfferAnswer) => answer.status === 'available',
    isAtAnotherPrice: ({ context }, answer: OfferAnswer) =>
      answer.status === 'available' && context.offer?.offerCode === answer.offer.offerCode
      && context.offer.totalPrice !== answer.offer.totalPrice,
    nearestKeepsTheChange: ({ context }, answer: OfferAnswer) =>
      context.pending !== null && answer.status === 'gone' && rules.nearestFor(context.pending, answer.nearest) !== undefined,
    otherDaysMayHelp: ({ context }) => context.pending?.changed !== 'offer',
    somethingIsSold: (_, { offer }: { offer: Offer | null }) => offer !== null,
    someDayKeepsTheChange: ({ context }, { dates }: Days) => context.pending !== null && rules.closestDay(dates, context.pending) !== undefined,
    wasAdded: (_, answer: CartAnswer) => answer.status === 'added',
    matrixIsOutdated: ({ context }) => context.matrixOf !== rules.matrixKey(context),
    calendarIsOutdated: ({ context }) => context.datesOf !== rules.calendarKey(context),
    firstAnswersCame: not(or([
      stateIn({ matrix: 'fetching' }), stateIn({ offer: 'deciding' }), stateIn({ offer: 'resolving' }), stateIn({ offer: 'findingCheapest' }),
    ])),
  },
  delays: { openingTime: rules.OPENING_TIME },
});
