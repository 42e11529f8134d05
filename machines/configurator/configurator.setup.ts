import { and, assign, emit, enqueueActions, not, or, raise, sendTo, setup, stateIn } from 'xstate';
import type { Occupancy } from '../../src/domain/search/participants.ts';
import type {
  CartAnswer, ChangedPart, ConfiguratorContext, ConfiguratorEvent, ConfiguratorFact, ConfiguratorInput, ConfiguratorPorts, DayPrice,
  Matrix, Offer, OfferAnswer, OpenedPart, PartySurface,
} from './configurator.types.ts';
import type { ParticipantsOutput } from '../participants/participants.types.ts';
import { participantsMachine } from '../participants/participants.machine.ts';
import { isItem, ports } from '../port.ts';
import * as rules from './configurator.rules.ts';
import { dataOf } from '../state-data.ts';
import { packMatrix } from './packed-matrix.ts';

interface Party { occupancies: Occupancy[] }
interface RoomOf { occupancy: number; roomCode: string }
interface Code { offerCode: string; part?: 'hour' | 'stay' }
interface Part { part: OpenedPart }
interface Day { date: string }
interface Days { dates: DayPrice[] }

/** The names that the chart of the configurator is made of. */
export const configuratorSetup = setup({
  types: {} as {
    input: ConfiguratorInput;
    context: ConfiguratorContext;
    events: ConfiguratorEvent;
    emitted: ConfiguratorFact;
    tags: 'busy';
    children: {
      fetchMatrix: 'fetchMatrix'; fetchDates: 'fetchDates'; resolveOffer: 'fetchOffer'; fetchCheapestOffer: 'fetchCheapestOffer';
      tryOffer: 'fetchOffer'; searchDays: 'fetchDates'; addToCart: 'addToCart'; pageReturns: 'pageReturns'; participants: 'participants';
    };
  },
  actors: {
    ...ports<ConfiguratorPorts>()({
      fetchMatrix: 'promise', fetchDates: 'promise', fetchOffer: 'promise', fetchCheapestOffer: 'promise', addToCart: 'promise',
      pageReturns: 'stream',
    }),
    participants: participantsMachine,
  },
  actions: {
    nameMatrix: assign(({ context }) => ({ soldTo: rules.matrixKey(context) })),
    takeMatrix: assign((_, matrix: Matrix) => ({ sold: { kind: 'known', matrix: packMatrix(matrix) } })),
    nameCalendar: assign(({ context }) => ({
      calendar: {
        kind: 'asked', of: rules.calendarKey(context, rules.standingOffer(context)), dates: context.calendar.kind === 'asked' ? context.calendar.dates : [],
      },
    })),
    takeDates: assign(({ context }, { dates }: Days) => ({ calendar: { ...dataOf(context.calendar, 'asked'), dates } })),
    requestPart: assign(({ context }, part: ChangedPart) => ({ change: rules.changeOf(rules.closestChange(context, part)) })),
    requestParty: assign(({ context }, { occupancies }: Party) => ({ change: rules.changeOf(rules.partyChange(context, occupancies)) })),
    requestOffer: assign(({ context }, code: Code) => ({ change: rules.changeOf(rules.offerChange(context, code)) })),
    requestBefore: assign(({ context }) => ({ change: rules.changeOf(rules.undoChange(context)) })),
    requestClosestDay: assign(({ context }, { dates }: Days) => {
      const pending = rules.pendingChange(context);
      const day = rules.closestDay(dates, pending);
      return day ? { change: rules.changeOf(rules.changeFor(pending, day.offerCode)) } : {};
    }),
    askParticipantsToClose: sendTo('participants', { type: 'participants.close' }),
    raiseParty: raise((_, { occupancies }: ParticipantsOutput) => ({ type: 'configurator.changeParticipants' as const, occupancies })),
    raiseRoomOf: raise(({ context }, room: RoomOf) => ({ type: 'configurator.changeParticipants' as const, occupancies: rules.partyWithRoom(context, room) })),
    showMonth: assign((_, { month }: { month: string }) => ({ calendarPlace: { kind: 'month', month } })),
    showChosenDay: assign({ calendarPlace: { kind: 'chosenDay' }, refusedDay: { kind: 'none' } }),
    refuseDay: assign((_, { date }: Day) => ({ refusedDay: { kind: 'day', date } })),
    raiseDate: raise((_, { date }: Day) => ({ type: 'configurator.chooseDate' as const, date })),
    takeSurface: assign((_, { on }: { on: PartySurface }) => ({ partySurface: on })),
    announceOpened: emit(({ context }, { part }: Part) => ({ type: 'configurator.partOpened' as const, part, on: rules.surfaceOf(context, part) })),
    announceClosed: emit(({ context }, { part }: Part) => ({ type: 'configurator.partClosed' as const, part, on: rules.surfaceOf(context, part) })),
    forgetChange: assign({ change: { kind: 'none' } }),
    setOccupancies: assign((_, { occupancies }: Party) => ({ occupancies })),
    followUrl: assign(({ context }, { offerCode, occupancies }: { offerCode: string | null; occupancies?: Occupancy[] }) => ({
      addressed: rules.addressOf(offerCode), occupancies: occupancies ?? context.occupancies, change: { kind: 'none' },
    })),
    takeOffer: assign(({ context }, answer: OfferAnswer) =>
      (answer.status === 'available' ? rules.settledBy(context, answer.offer) : {})),
    takeCheapest: assign(({ context }, { offer }: { offer: Offer | null }) => (offer ? rules.settledBy(context, offer) : {})),
    takeNearest: assign(({ context }, answer: OfferAnswer) => {
      const offer = answer.status === 'gone' && rules.nearestFor(rules.pendingChange(context), answer.nearest);
      return offer ? rules.settledBy(context, offer) : {};
    }),
    forgetStanding: assign({ standing: { kind: 'none' } }),
    takeAlternatives: assign((_, answer: OfferAnswer) =>
      (answer.status === 'gone' ? { refusal: { kind: 'refused', reason: answer.reason, nearest: answer.nearest } } : {})),
    explainUnsold: assign(({ context }) => ({ refusal: rules.unsold(context) })),
    raiseSettled: raise({ type: 'settled' }),
    emitStands: emit(({ context }) => ({ type: 'configurator.offerStands' as const, stay: rules.stayOf(rules.standingOffer(context), context.occupancies) })),
    raiseRefresh: raise({ type: 'configurator.refresh' }),
    emitChosen: emit(({ context }) => {
      const { offer: { offerCode, totalPrice }, adjusted } = dataOf(context.standing, 'offer');
      return { type: 'configurator.offerChosen' as const, offerCode, totalPrice, occupancies: context.occupancies, adjusted };
    }),
    /** Nothing else changes [config.food]. */
    reportMissingBoard: enqueueActions(({ context, enqueue }) => {
      if (rules.boardIsListed(context)) return;
      const { offerCode, boardName } = rules.standingOffer(context);
      enqueue.emit({ type: 'configurator.boardMissing' as const, offerCode, boardName });
    }),
    emitRefused: emit(({ context }) => ({ type: 'configurator.refused' as const, reason: dataOf(context.refusal, 'refused').reason })),
    emitPriceUpdated: emit(({ context }, answer: OfferAnswer) => {
      const { offerCode, totalPrice: from } = rules.standingOffer(context);
      return { type: 'configurator.priceUpdated' as const, offerCode, from, to: answer.status === 'available' ? answer.offer.totalPrice : from };
    }),
    emitOrdered: emit(({ context }, answer: CartAnswer) => ({
      type: 'configurator.ordered' as const,
      cartId: answer.status === 'added' ? answer.cartId : '',
      ...rules.orderRequest(context),
    })),
    emitRepriced: emit(({ context }, answer: CartAnswer) => ({
      type: 'configurator.orderRepriced' as const,
      totalPrice: answer.status === 'repriced' ? answer.totalPrice : rules.standingOffer(context).totalPrice,
    })),
  },
  guards: {
    offerIsNamed: ({ context }) => context.addressed.kind === 'offer',
    offerIsKnown: ({ context }) => context.standing.kind === 'offer',
    choiceIsKnown: ({ context }) => rules.currentChoice(context) !== undefined,
    changeIsPending: ({ context }) => context.change.kind === 'pending',
    changeIsOnItsWay: or([stateIn({ offer: 'trying' }), stateIn({ offer: 'searching' })]),
    offerIsOnItsWay: and(['offerIsKnown', or([
      stateIn({ offer: 'deciding' }), stateIn({ offer: 'resolving' }), stateIn({ offer: 'findingCheapest' }),
      stateIn({ offer: 'trying' }), stateIn({ offer: 'searching' }),
    ])]),
    offerIsChosen: stateIn({ offer: 'chosen' }),
    partyIsOpen: stateIn({ party: 'editing' }),
    isBeingOrdered: or([stateIn({ order: 'awaitingOffer' }), stateIn({ order: 'adding' }), stateIn({ order: 'ordered' })]),
    hasReturned: ({ event }) => isItem(event, 'returned'),
    offerStands: and(['offerIsKnown', or([stateIn({ offer: 'chosen' }), stateIn({ offer: 'refused' })])]),
    partIsSold: ({ context }, part: ChangedPart) => rules.closestChange(context, part) !== undefined,
    partyMayTravel: ({ context }, { occupancies }: Party) => occupancies.length === 1 || context.multiroomEnabled,
    partyKeepsChoice: ({ context }, { occupancies }: Party) =>
      (occupancies.length === 1 || context.multiroomEnabled) && rules.currentChoice(context) !== undefined,
    partyIsAnother: ({ context }, { occupancies }: ParticipantsOutput) => !rules.isParty(context, occupancies),
    codeIsOne: ({ context }, code: Code) => rules.offerChange(context, code) !== undefined,
    somethingStoodBefore: ({ context }) => rules.undoChange(context) !== undefined,
    isAvailable: (_, answer: OfferAnswer) => answer.status === 'available',
    isAtAnotherPrice: ({ context: { standing } }, answer: OfferAnswer) =>
      answer.status === 'available' && standing.kind === 'offer' && standing.offer.offerCode === answer.offer.offerCode
      && standing.offer.totalPrice !== answer.offer.totalPrice,
    nearestKeepsTheChange: ({ context }, answer: OfferAnswer) =>
      answer.status === 'gone' && rules.nearestFor(rules.pendingChange(context), answer.nearest) !== undefined,
    otherDaysMayHelp: ({ context }) => rules.pendingChange(context).changed !== 'offer',
    somethingIsSold: (_, { offer }: { offer: Offer | null }) => offer !== null,
    someDayKeepsTheChange: ({ context }, { dates }: Days) => rules.closestDay(dates, rules.pendingChange(context)) !== undefined,
    wasAdded: (_, answer: CartAnswer) => answer.status === 'added',
    wasRepriced: (_, answer: CartAnswer) => answer.status === 'repriced',
    matrixIsOutdated: ({ context }) => context.soldTo !== rules.matrixKey(context),
    dayIsOnSale: ({ context: { calendar } }, { date }: Day) => calendar.kind === 'asked' && calendar.dates.some((day) => day.date === date),
    calendarIsOutdated: ({ context }) => rules.calendarIsOutdated(context),
    firstAnswersCame: not(or([
      stateIn({ matrix: 'fetching' }), stateIn({ offer: 'deciding' }), stateIn({ offer: 'resolving' }), stateIn({ offer: 'findingCheapest' }),
    ])),
  },
  delays: { openingTime: rules.OPENING_TIME },
});
