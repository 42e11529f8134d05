import { assign, enqueueActions, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { ports } from '../port.ts';
import { alternativesOf, areOver, choiceOf, choicesOf, endOf, holdOf, isLetGo, mayHaveHappened, newPriceOf, nextPlace, promotedFirst, queuedWith, reservationOf, rowOf, seated, seatsTogether, totalOf, unsuitable, wasBought, withTaken } from './upsell.rules.ts';
import type { Cart, CartUpsells, FlightClasses, ReservationExtras, SeatHolds, SeatMap, UpsellCommand, UpsellContext, UpsellFact, UpsellInput, UpsellPorts } from './upsell.types.ts';

type Command<Type extends UpsellCommand['type']> = Extract<UpsellCommand, { type: Type }>;
interface Tick { now: number | undefined }

/** The extras' vocabulary: what their states may do, ask and wait for. The chart is in upsell.machine.ts. */
export const upsellSetup = setup({
  types: {} as { input: UpsellInput; context: UpsellContext; events: UpsellCommand; emitted: UpsellFact },
  actors: {
    ...ports<UpsellPorts>()({
      fetchUpsells: 'promise', chooseUpsell: 'promise', confirmExtras: 'promise', fetchFlightClasses: 'promise', fetchSeatMap: 'promise',
      holdSeats: 'promise', releaseSeats: 'promise', submitSeats: 'promise', clock: 'stream',
    }),
  },
  actions: {
    takeTime: assign(({ context: { holds, until } }, { now }: Tick) => ({ now: now!, until: until ?? endOf(holds, now!) })),
    takeUpsells: assign(({ context }, answer: CartUpsells | ReservationExtras) => ({ upsells: promotedFirst(answer.upsells, context.promoted), reservation: reservationOf(answer), pending: null, change: null })),
    forgetProblem: assign(() => ({ problem: null })),
    takeChoice: assign(({ context }, command: Command<'upsell.choose'>) => ({ pending: choiceOf(context.upsells, command)!, change: null, problem: null, wrongPersonsFor: null, added: null })),
    queueChoice: assign(({ context: { queue } }, command: Command<'upsell.choose'>) => ({ queue: queuedWith(queue, command) })),
    takeQueued: assign(({ context: { upsells, queue } }) => ({ pending: choiceOf(upsells, queue[0]!)!, queue: queue.slice(1) })),
    dropQueued: assign(({ context: { queue } }) => ({ queue: queue.slice(1) })),
    noteWrongPersons: assign(({ context: { pending } }) => ({ wrongPersonsFor: pending!.code, pending: null, problem: null })),
    forgetWrongPersons: assign(() => ({ wrongPersonsFor: null })),
    dropChoice: assign(() => ({ pending: null, change: null })),
    takeNewPrice: assign(({ context: { pending }, event }) => ({ change: { before: pending!.price, after: newPriceOf(failureOf(event)) } })),
    acceptNewPrice: assign(({ context: { pending, change } }) => ({ pending: { ...pending!, price: change!.after }, change: null })),
    noteSoldOut: assign(() => ({ problem: 'soldOut' as const, pending: null })),
    noteFailure: assign(() => ({ problem: 'failed' as const })),
    reportClosedCart: enqueueActions(({ enqueue }) => {
      enqueue.assign({ pending: null, queue: [], change: null, wanted: [], problem: null });
      enqueue.emit({ type: 'upsell.cartClosed' });
    }),
    unfold: assign(({ context }, { code }: Command<'upsell.showAll'>) => ({ unfolded: [...context.unfolded, code] })),
    announcePrice: enqueueActions(({ enqueue }, answer: { cart: Cart } | ReservationExtras) => {
      // An order costs the same until its extras are confirmed.
      if ('cart' in answer) enqueue.emit({ type: 'upsell.priced', cart: answer.cart });
    }),
    noteAdded: assign(({ context: { reservation } }) => ({ added: reservation!.price, problem: null })),
    takeNewSum: assign(({ context: { reservation }, event }) => ({ change: { before: reservation!.price, after: newPriceOf(failureOf(event)) }, problem: null })),
    acceptNewSum: assign(({ context: { reservation, change } }) => ({ reservation: { ...reservation!, price: change!.after }, change: null })),
    noteOutdated: assign(({ event }) => ({ problem: failureOf(event).code === 'change-closed' ? 'closed' as const : 'changedElsewhere' as const })),
    noteNotAdded: assign(() => ({ problem: 'notAdded' as const })),
    noteChange: assign(() => ({ problem: 'changedElsewhere' as const })),
    noteRefusal: assign(({ event }) => ({ problem: failureOf(event).code === 'payment-in-progress' ? 'paymentUnderWay' as const : 'failed' as const })),

    takeClasses: assign(({ context }, classes: FlightClasses) => ({ classes, place: nextPlace({ ...context, classes }) })),
    takeCabin: assign(({ context }, { leg, cabin }: Command<'upsell.chooseCabin'>) => ({ cabins: { ...context.cabins, [leg]: cabin } })),
    takeMap: assign(({ context }, map: SeatMap) => ({ map, holds: map.holds, until: endOf(map.holds, context.now), place: nextPlace({ ...context, holds: map.holds }) })),
    forgetSeatProblem: assign(() => ({ problem: null, alternatives: [] })),
    showPassenger: assign((_, { leg, person }: Command<'upsell.showPassenger'>) => ({ place: { leg, person }, problem: null, alternatives: [] })),
    wantSeat: assign(({ context: { place } }, { seat }: Command<'upsell.pickSeat'>) => ({ wanted: [{ ...place, seat }], problem: null, alternatives: [] })),
    wantTogether: assign(({ context }) => ({ wanted: seatsTogether(context), problem: null, alternatives: [] })),
    wantSame: assign(({ context: { holds } }) => ({ wanted: choicesOf(holds), problem: null, alternatives: [] })),
    refuseExitRow: assign(() => ({ problem: 'exitRow' as const, alternatives: [] })),
    takeHolds: assign(({ context }, { holds }: { holds: SeatHolds }) => ({ holds, until: endOf(holds, context.now), wanted: [], place: nextPlace({ ...context, holds }) })),
    noteTaken: assign(({ context, event }) => ({ problem: 'seatTaken' as const, alternatives: alternativesOf(failureOf(event)), map: withTaken(context.map, context.wanted), wanted: [] })),
    noteSeatsChanged: assign(() => ({ problem: 'seatsChanged' as const, alternatives: [] })),
    noteSeatFailure: assign(() => ({ problem: 'seatFailed' as const, wanted: [] })),
    releaseOne: assign((_, { leg, person }: Command<'upsell.undoSeat'>) => ({ released: { leg, person }, place: { leg, person }, problem: null, alternatives: [] })),
    releaseAll: assign(() => ({ released: {}, problem: null, alternatives: [] })),
    takeReleased: assign(({ context }, { holds }: { holds: SeatHolds }) => ({ holds, until: endOf(holds, context.now) })),
    takeNewTotal: assign(({ context: { holds }, event }) => ({ change: { before: totalOf(holds), after: newPriceOf(failureOf(event)) } })),
    markSubmitted: assign(({ context: { holds } }) => ({ change: null, holds: { ...holds, holds: holds.holds.map((hold) => ({ ...hold, submitted: true })) } })),
    forgetChange: assign(() => ({ change: null })),
  },
  guards: {
    isTime: (_, { now }: Tick) => now !== undefined,
    isPossible: ({ context }, command: Command<'upsell.choose'>) => choiceOf(context.upsells, command) !== undefined,
    cartIsClosed: ({ context: { reservation }, event }) => reservation === null && (failureOf(event).code === 'already-ordered' || failureOf(event).status === 404),
    refusedForPrice: ({ event }) => failureOf(event).code === 'price-changed',
    refusedAsSoldOut: ({ event }) => failureOf(event).code === 'sold-out',
    refusedAsOutdated: ({ event }) => ['changed-elsewhere', 'change-closed'].includes(failureOf(event).code ?? ''),
    mayHaveHappened: ({ event }) => mayHaveHappened(failureOf(event)),
    wasBought: ({ context: { reservation } }, answer: CartUpsells | ReservationExtras) => wasBought(reservation, reservationOf(answer)),
    isAsBefore: ({ context: { reservation } }, answer: CartUpsells | ReservationExtras) => reservationOf(answer)?.version === reservation?.version,
    wantsSomething: ({ context: { reservation } }) => (reservation?.wanted.length ?? 0) > 0,
    refusedForPersons: ({ event }) => failureOf(event).code === 'wrong-persons',
    refusedAsTaken: ({ event }) => failureOf(event).code === 'seat-taken',
    refusedAsOthers: ({ event }) => ['seats-changed', 'seats-expired'].includes(failureOf(event).code ?? ''),
    isLetGo: (_, { holds }: SeatMap) => isLetGo(holds),
    isInPrice: (_, { holds: { holds } }: SeatMap) => holds.length > 0 && holds.every(({ submitted }) => submitted),
    fliesNowhere: (_, { legs }: FlightClasses) => legs.length === 0,
    holdsSeats: ({ context }) => context.holds.holds.length > 0,
    seatsAreLetGo: ({ context }) => areOver(context) && isLetGo(context.holds),
    holdsAreOver: ({ context }) => areOver(context),
    isTakenAndOver: ({ context, event }) => failureOf(event).code === 'seat-taken' && areOver(context),
    passengersAreUnknown: ({ context: { classes } }) => classes === null,
    hasQueued: ({ context: { queue } }) => queue.length > 0,
    queuedIsPossible: ({ context: { upsells, queue } }) => queue.length > 0 && choiceOf(upsells, queue[0]!) !== undefined,
    mayNotSitThere: ({ context: { map, classes, place } }, { seat }: Command<'upsell.pickSeat'>) => {
      const row = rowOf(map, place.leg, seat);
      return row !== undefined && unsuitable(row, seated(classes).find(({ person }) => person === place.person)) !== undefined;
    },
    canSit: ({ context: { map, holds, place } }, { seat }: Command<'upsell.pickSeat'>) =>
      rowOf(map, place.leg, seat)?.seats.some((one) => one?.seat === seat && one.isFree) === true && !holds.holds.some((hold) => hold.leg === place.leg && hold.seat === seat),
    canSitTogether: ({ context }) => seatsTogether(context).length > 0,
    hasSeat: ({ context }, { leg, person }: Command<'upsell.undoSeat'>) => holdOf(context.holds, leg, person) !== undefined,
    offersTrips: ({ context: { upsells } }) => upsells.some(({ groupType }) => groupType === 'activity'),
  },
});
