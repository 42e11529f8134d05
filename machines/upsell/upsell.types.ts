import type { components } from '../../openapi/generated/commerce.ts';
import type { PromisePort, StreamPort } from '../port.ts';

type Schemas = components['schemas'];
export type Cart = Schemas['Cart'];
export type CartUpsell = Schemas['CartUpsell'];
export type CartUpsells = Schemas['CartUpsells'];
export type UpsellVariant = CartUpsell['variants'][number];
export type FlightClasses = Schemas['FlightClasses'];
export type SeatMap = Schemas['SeatMap'];
export type SeatHolds = Schemas['SeatHolds'];
export type CartSeats = Schemas['CartSeats'];
export type SeatHold = Schemas['SeatHold'];
export type SeatChoice = Schemas['SeatChoice'];
export type Leg = Schemas['Leg'];
export type CabinClass = Schemas['CabinClass'];

export interface UpsellInput {
  cartId: string;
  /** Groups or codes of upsells that a link puts first [url.params]. */
  promoted: readonly string[];
}

/** What is to be taken into the cart, or out of it where no variant is named. */
export interface UpsellChoice {
  code: string;
  variantCode: string | null;
  optionCode: string | null;
  personRefs: number[];
  /** Minor units: the variant's price as it was shown. */
  price: number;
}

export type UpsellProblem = 'soldOut' | 'failed' | 'seatTaken' | 'exitRow' | 'seatFailed';

export interface UpsellContext extends UpsellInput {
  upsells: CartUpsell[];
  /** Kinds of which every variant is shown. */
  unfolded: string[];
  /** The choice that travels, or waits for its price to be accepted. */
  pending: UpsellChoice | null;
  /** Choices pressed while another travelled, the oldest first, one of a kind. */
  queue: Extract<UpsellCommand, { type: 'upsell.choose' }>[];
  /** A price that moved: what was seen, and what it is now. */
  change: { before: number; after: number } | null;
  problem: UpsellProblem | null;
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
  | { type: 'upsell.choose'; code: string; variantCode: string | null; optionCode?: string; personRefs?: number[] }
  | { type: 'upsell.showAll'; code: string }
  | { type: 'upsell.acceptPrice' }
  | { type: 'upsell.declinePrice' }
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
  { type: 'upsell.priced'; cart: Cart };

export interface UpsellPorts {
  fetchUpsells: PromisePort<{ cartId: string }, CartUpsells>;
  chooseUpsell: PromisePort<{ cartId: string; choice: UpsellChoice }, CartUpsells>;
  fetchFlightClasses: PromisePort<{ cartId: string }, FlightClasses>;
  fetchSeatMap: PromisePort<{ cartId: string }, SeatMap>;
  /** All or none; a passenger's seat before is let go, and out of the price. */
  holdSeats: PromisePort<{ cartId: string; seats: SeatChoice[] }, CartSeats>;
  releaseSeats: PromisePort<{ cartId: string; leg?: Leg; person?: number }, CartSeats>;
  /** @param totalPrice minor units of all seats */
  submitSeats: PromisePort<{ cartId: string; totalPrice: number }, Cart>;
  /** The time in epoch milliseconds, every second. */
  clock: StreamPort<{ period: number; towards: number }, number>;
}
