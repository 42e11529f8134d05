import type { components as AccountComponents } from '../../openapi/generated/account.ts';
import type { components } from '../../openapi/generated/commerce.ts';
import type { PromisePort, StreamPort } from '../port.ts';

type Schemas = components['schemas'];
export type Cart = Schemas['Cart'];
export type CartUpsell = Schemas['CartUpsell'];
export type CartUpsells = Schemas['CartUpsells'];
/** Of an order: what is chosen changes nothing before it is confirmed. */
export type ReservationExtras = AccountComponents['schemas']['ReservationExtras'];
export type UpsellVariant = CartUpsell['variants'][number];
export type UpsellOption = UpsellVariant['options'][number];
export type FlightClasses = Schemas['FlightClasses'];
export type SeatMap = Schemas['SeatMap'];
export type SeatHolds = Schemas['SeatHolds'];
export type CartSeats = Schemas['CartSeats'];
export type SeatHold = Schemas['SeatHold'];
export type SeatChoice = Schemas['SeatChoice'];
export type Leg = Schemas['Leg'];
export type CabinClass = Schemas['CabinClass'];

export interface UpsellInput {
  /** The cart that the holiday is in, or the order that it was booked by. */
  holidayId: string;
  /** Groups or codes of upsells that a link puts first [url.params]. */
  promoted: readonly string[];
}

/** What is to be taken into the cart or the choice for an order, or out of it where no variant is named. */
export interface UpsellChoice {
  code: string;
  variantCode: string | null;
  /** One of the variant's options; null where it has none. */
  optionCode: string | null;
  personRefs: number[];
  /** Minor units: the variant's price with its option's, as it was shown. */
  price: number;
}

export type UpsellProblem = 'soldOut' | 'failed' | 'seatTaken' | 'exitRow' | 'seatFailed' | 'seatsChanged' | 'changedElsewhere' | 'closed' | 'paymentUnderWay' | 'notAdded';

export interface UpsellContext extends UpsellInput {
  upsells: CartUpsell[];
  /** What is chosen for an order and not bought yet, and what was bought; null for a cart. */
  reservation: Omit<ReservationExtras, 'upsells'> | null;
  /** Minor units of what was bought just now; null before, and once something else is chosen. */
  added: number | null;
  /** Kinds of which every variant is shown. */
  unfolded: string[];
  /** The choice that travels, or waits for its price to be accepted. */
  pending: UpsellChoice | null;
  /** Choices pressed while another travelled, the oldest first, one of a kind. */
  queue: Extract<UpsellCommand, { type: 'upsell.choose' }>[];
  /** A price that moved: what was seen, and what it is now. */
  change: { before: number; after: number } | null;
  problem: UpsellProblem | null;
  /** Code of the upsell that was refused for the persons it was chosen for; null once another choice is made. */
  wrongPersonsFor: string | null;
  classes: FlightClasses | null;
  /** The cabin that is looked at, by leg; null for all of them. */
  cabins: Record<Leg, CabinClass | null>;
  map: SeatMap | null;
  holds: SeatHolds;
  /** When they are let go by this device's clock, in epoch milliseconds; null without any, and before the clock's first tick. */
  until: number | null;
  /** Whose seat is chosen next. */
  place: { leg: Leg; person: number };
  /** Seats that are being asked for. */
  wanted: SeatChoice[];
  /** What is being let go: of one passenger, or of all. */
  released: { leg?: Leg; person?: number };
  /** Free seats near one that was taken. */
  alternatives: string[];
  /** The clock, in epoch milliseconds; 0 before its first tick. */
  now: number;
}

export type UpsellCommand =
  | { type: 'upsell.choose'; code: string; variantCode: string | null; optionCode?: string | null; personRefs?: readonly number[] }
  | { type: 'upsell.showAll'; code: string }
  | { type: 'upsell.acceptPrice' }
  | { type: 'upsell.declinePrice' }
  | { type: 'upsell.confirm' }
  | { type: 'upsell.retry' }
  | { type: 'upsell.openSeats' }
  | { type: 'upsell.chooseCabin'; leg: Leg; cabin: CabinClass | null }
  | { type: 'upsell.showPassenger'; leg: Leg; person: number }
  | { type: 'upsell.pickSeat'; seat: string }
  | { type: 'upsell.seatTogether' }
  | { type: 'upsell.undoSeat'; leg: Leg; person: number }
  | { type: 'upsell.holdAgain' }
  | { type: 'upsell.next' }
  | { type: 'upsell.back' }
  | { type: 'upsell.skip' };

export type UpsellFact =
  /** The cart costs something else now, or holds something else. */
  | { type: 'upsell.priced'; cart: Cart }
  /** The cart was ordered in another tab, or is gone: nothing of it can be changed here. */
  | { type: 'upsell.cartClosed' };

export interface UpsellPorts {
  fetchUpsells: PromisePort<{ holidayId: string }, CartUpsells | ReservationExtras>;
  chooseUpsell: PromisePort<{ holidayId: string; choice: UpsellChoice }, CartUpsells | ReservationExtras>;
  /** Buys what is chosen for an order, all or none. @param codes of what was shown as chosen @param price minor units of all of it, as they were shown */
  confirmExtras: PromisePort<{ holidayId: string; version: number; codes: string[]; price: number }, ReservationExtras>;
  fetchFlightClasses: PromisePort<{ holidayId: string }, FlightClasses>;
  fetchSeatMap: PromisePort<{ holidayId: string }, SeatMap>;
  /** All or none; a passenger's seat before is let go, and out of the price. */
  holdSeats: PromisePort<{ holidayId: string; seats: SeatChoice[] }, CartSeats>;
  releaseSeats: PromisePort<{ holidayId: string; leg?: Leg; person?: number }, CartSeats>;
  /** @param totalPrice minor units of all seats @param seats as they were shown: others are refused */
  submitSeats: PromisePort<{ holidayId: string; totalPrice: number; seats: SeatChoice[] }, Cart>;
  /** The time in epoch milliseconds, every second. */
  clock: StreamPort<{ period: number; towards: number }, number>;
}
