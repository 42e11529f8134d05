import type { components } from '../../../openapi/generated/commerce.ts';
import { MARKET } from '../../domain/market/market.ts';
import type { Offer } from '../cart/cart-rows.ts';
import { timeZoneOf } from '../catalogue/time-zones.ts';
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

/** The flights of a holiday, there and back; none for a trip by car. Holidays begin where the clocks are those of the market. */
export function flightsOfOffer({ departureFlight, returnFlight, destination }: Pick<Offer, 'departureFlight' | 'returnFlight' | 'destination'>): FlightLeg[] {
  const [here, there] = [MARKET.timeZone, timeZoneOf(destination.region.code)];
  return ([['DEPARTURE', departureFlight, { from: here, to: there }], ['RETURN', returnFlight, { from: there, to: here }]] as const).flatMap(([leg, flight, zones]) =>
    (flight === null ? [] : [{ leg, key: `${flight.flightNumber} ${flight.date}`, flight, aircraft: aircraftOfFlight(flight, zones) }]));
}

/** Minor units: of the cabin, with what a window, an aisle and the room for legs at an exit cost on top. */
export function priceOfSeat(prices: PriceList, { cabin, position, isExit }: Pick<SeatPlace, 'cabin' | 'position' | 'isExit'>): number {
  const of = (variant: string) => prices('seat', variant)?.price ?? 0;
  return of(cabin) + (position === 'middle' ? 0 : of(position)) + (isExit ? of('exit') : 0);
}
