import type { components } from '../../../openapi/generated/commerce.ts';
import type { Offer } from '../cart/cart-rows.ts';
import type { PriceList } from '../upsell/extra-prices.ts';
import { aircraftOfFlight, type Aircraft, type SeatPlace } from './seat-layout.ts';

export type Leg = components['schemas']['Leg'];
type Flight = NonNullable<Offer['departureFlight']>;

export interface FlightLeg {
  leg: Leg;
  /** Number and day: what tells two flights apart. */
  key: string;
  flight: Flight;
  aircraft: Aircraft;
}

/** The flights of a holiday, there and back; none for a trip by car. */
export function flightsOfOffer({ departureFlight, returnFlight }: Pick<Offer, 'departureFlight' | 'returnFlight'>): FlightLeg[] {
  return ([['DEPARTURE', departureFlight], ['RETURN', returnFlight]] as const).flatMap(([leg, flight]) =>
    (flight === null ? [] : [{ leg, key: `${flight.flightNumber} ${flight.date}`, flight, aircraft: aircraftOfFlight(flight) }]));
}

/** Minor units: of the cabin, with what a window, an aisle and the room for legs at an exit cost on top. */
export function priceOfSeat(prices: PriceList, { cabin, position, isExit }: Pick<SeatPlace, 'cabin' | 'position' | 'isExit'>): number {
  const of = (variant: string) => prices('seat', variant)?.price ?? 0;
  return of(cabin) + (position === 'middle' ? 0 : of(position)) + (isExit ? of('exit') : 0);
}
