import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/commerce.ts';
import type { CartRow } from '../cart/cart-rows.ts';
import type { Schema } from '../db/schema.ts';
import type { Format } from '../../i18n/format.ts';
import { passengersOf } from '../upsell/extra-kinds.ts';
import { readPriceList } from '../upsell/extra-prices.ts';
import { seatsOfCart, takenSeats } from './flight-seats.ts';
import { flightsOfOffer, priceOfSeat } from './flights-of-offer.ts';
import { seatOf, seatsOf } from './seat-layout.ts';

type Schemas = components['schemas'];

/** The seats that a cart holds, each with its price, and for how long. */
export async function seatHoldsOf(kysely: Kysely<Schema>, cart: CartRow, now: Date): Promise<Schemas['SeatHolds']> {
  const prices = await readPriceList(kysely);
  const flights = flightsOfOffer(cart.offer);
  const rows = await seatsOfCart(kysely, cart.id);
  const holds = rows.flatMap(({ leg, person, seat, flight: key }) => {
    const flight = flights.find((one) => one.key === key);
    const place = flight && seatOf(flight.aircraft, seat);
    const submitted = cart.extras.some((extra) => extra.groupType === 'seat' && extra.optionCode === leg && extra.variantCode === seat && extra.personRefs[0] === person);
    return place ? [{ leg, person, seat, price: priceOfSeat(prices, place), submitted }] : [];
  });
  const ends = rows.flatMap(({ until }) => (until === null ? [] : [until.getTime()]));
  return { holds: holds.sort((one, other) => one.leg.localeCompare(other.leg) || one.person - other.person), left: ends.length === 0 ? null : Math.min(...ends) - now.getTime() };
}

/** Both aircraft, row by row, as this cart sees them. */
export async function seatMapOf(kysely: Kysely<Schema>, cart: CartRow, now: Date): Promise<Schemas['SeatMap']> {
  const prices = await readPriceList(kysely);
  const flights = flightsOfOffer(cart.offer);
  const taken = await takenByOthers(kysely, cart, flights.map(({ key }) => key), now);
  return {
    legs: flights.map(({ leg, key, aircraft }) => ({
      leg,
      aircraft: aircraft.name,
      rows: aircraft.rows.map(({ number, cabin, isExit, seats }) => ({
        number, cabin, isExit,
        seats: seats.map((place) => place && { seat: place.seat, position: place.position, price: priceOfSeat(prices, place), isFree: !taken.has(`${key} ${place.seat}`) }),
      })),
    })),
    holds: await seatHoldsOf(kysely, cart, now),
  };
}

/** The cabins of both flights with what is free in them, and who flies. */
export async function flightClassesOf(kysely: Kysely<Schema>, cart: CartRow, now: Date, format: Pick<Format, 'name'>): Promise<Schemas['FlightClasses']> {
  const prices = await readPriceList(kysely);
  const flights = flightsOfOffer(cart.offer);
  const taken = await takenByOthers(kysely, cart, flights.map(({ key }) => key), now);
  const names = cart.information.travellers;
  return {
    legs: flights.map(({ leg, key, flight, aircraft }) => ({
      leg,
      flightNumber: flight.flightNumber,
      from: flight.fromName,
      to: flight.toName,
      date: flight.date,
      aircraft: aircraft.name,
      classes: [...Map.groupBy(seatsOf(aircraft), ({ cabin }) => cabin)].map(([cabin, seats]) => ({
        cabin,
        free: seats.filter(({ seat }) => !taken.has(`${key} ${seat}`)).length,
        price: Math.min(...seats.map((place) => priceOfSeat(prices, place))),
      })),
    })),
    passengers: passengersOf(cart).map((type, person) => ({ person, type, name: format.name({ firstName: '', lastName: '', ...names[person] }).trim() })),
  };
}

async function takenByOthers(kysely: Kysely<Schema>, cart: CartRow, keys: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await takenSeats(kysely, keys, now);
  return new Set(rows.filter(({ cart_id }) => cart_id !== cart.id).map(({ flight, seat }) => `${flight} ${seat}`));
}
