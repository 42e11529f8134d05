import type { components } from '../../../openapi/generated/commerce.ts';
import { addDays } from '../../domain/dates/iso-date.ts';
import { expectedTravellers, travellerType } from '../../domain/booking/checkout-rules.ts';
import { mayHaveLuggage } from '../../domain/booking/not-bought.ts';
import type { CartRow, Offer } from '../cart/cart-rows.ts';

type Schemas = components['schemas'];
export type Extra = Schemas['Extra'];
export type PassengerType = Schemas['Traveller']['type'];

/** What an extra is sold to: who travels, in the order of the form, and on which stay. */
export interface Holiday {
  offer: Offer;
  passengers: readonly PassengerType[];
}

/** A holiday in a cart or an order, with what is chosen for it besides. */
export type HolidayWithExtras = Pick<CartRow, 'offer' | 'occupancies' | 'extras'>;

/** A place and day of which only so much can be sold. */
export interface StockDay {
  place: string;
  day: string;
}

/** A kind of extra with a price list (`extra_price`) and what it is counted by. */
export interface ExtraKind {
  code: 'baggage' | 'transfer' | 'insurance' | 'parking' | 'lounge';
  variants: readonly string[];
  /** Of which each of these variants has one. The first is what the variant is without another; the others have a price of their own on the list, on top of it. */
  options?: { of: readonly string[]; codes: readonly [string, ...string[]] };
  per: 'person' | 'party';
  isOffered: (offer: Offer) => boolean;
  /** Which passengers may have it; what the whole party shares is nobody's by name. */
  isFor: (type: PassengerType) => boolean;
  /** How many of the price list's units one person, or the party, takes. */
  units: (holiday: Holiday, variant: string) => number;
  /** The days that it takes a piece of the stock of; none where there is no end of it. */
  stockDays: (offer: Offer) => StockDay[];
  picture: string | null;
}

const SEATS_OF_VEHICLE: Readonly<Record<string, number>> = { 'private-car': 3, 'private-van': 8, limousine: 3 };
const flies = (offer: Offer): boolean => offer.departureFlight !== null && offer.returnFlight !== null;

/** In the order of the page. */
export const EXTRA_KINDS: readonly ExtraKind[] = [
  {
    code: 'baggage', variants: ['bag-15', 'bag-23', 'bag-32'], per: 'person', isOffered: flies, isFor: mayHaveLuggage,
    units: () => 1, stockDays: () => [], picture: 'flight-wing-day',
  },
  {
    code: 'transfer', variants: ['private-car', 'private-van', 'limousine'], per: 'party', isOffered: (offer) => flies(offer) && offer.tripType !== 'CZ', isFor: () => false,
    units: ({ passengers }, variant) => vehiclesFor(passengers.length, variant),
    stockDays: ({ departureFlight, startDate, endDate }) => [startDate, endDate].map((day) => ({ place: departureFlight!.to, day })), picture: 'coast-road-car-day',
  },
  {
    code: 'insurance', variants: ['basic', 'comfort', 'premium'], per: 'person', isOffered: () => true, isFor: () => true,
    units: ({ offer: { duration } }) => duration + 1, stockDays: () => [], picture: null,
  },
  {
    code: 'parking', variants: ['outdoor', 'covered', 'valet'], per: 'party', isOffered: flies, isFor: () => false,
    options: { of: ['covered', 'valet'], codes: ['no-charging', 'charging'] },
    units: ({ offer: { duration } }) => duration + 1,
    stockDays: ({ airportCode, startDate, duration }) => Array.from({ length: duration + 1 }, (_, at) => ({ place: airportCode, day: addDays(startDate, at) })), picture: null,
  },
  {
    code: 'lounge', variants: ['standard', 'fast-track'], per: 'person', isOffered: flies, isFor: (type) => type !== 'INFANT',
    units: () => 1, stockDays: ({ airportCode, startDate }) => [{ place: airportCode, day: startDate }], picture: 'flight-wing-sunset',
  },
];

/** How many of a kind of vehicle a transfer of so many people takes. */
export function vehiclesFor(people: number, variant: string): number {
  return Math.ceil(people / SEATS_OF_VEHICLE[variant]!);
}

export function extraKindOf(code: string): ExtraKind | undefined {
  return EXTRA_KINDS.find((kind) => kind.code === code);
}

/** What the airline and the insurer call everybody in the party, in the order of the form. */
export function passengersOf({ occupancies, offer }: Pick<CartRow, 'occupancies' | 'offer'>): PassengerType[] {
  return expectedTravellers(occupancies).map((expected) => travellerType(expected, offer.endDate));
}

/** Options of a variant; none where it has not any. */
export function optionsOf({ options }: Pick<ExtraKind, 'options'>, variant: string): readonly string[] {
  return options?.of.includes(variant) ? options.codes : [];
}

/** The price of one, as it is shown: for a person, or for the whole party. */
export function shownPrice(kind: ExtraKind, holiday: Holiday, variant: string, unitPrice: number): number {
  return unitPrice * kind.units(holiday, variant);
}

/** How many pieces of a day's stock a line takes. */
export function piecesOf(kind: ExtraKind, holiday: Holiday, { variantCode, personRefs }: Pick<Extra, 'variantCode' | 'personRefs'>): number {
  if (kind.per === 'person') return personRefs.length;
  return kind.code === 'transfer' ? kind.units(holiday, variantCode) : 1;
}
