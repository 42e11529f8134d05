import type { components } from '../../openapi/generated/hotel.ts';
import type { Stay } from '../configurator/configurator.types.ts';
import type { PromisePort, StreamPort } from '../port.ts';

export type { Stay };

type Schemas = components['schemas'];
export type Offer = Schemas['Offer'];
export type Weather = Schemas['Weather'];
export type PriceDay = Schemas['PriceCalendar']['days'][number];
export type Reviews = Schemas['Reviews'];
export type OnSite = Schemas['OnSite'];
export type Upsells = Schemas['OfferUpsells']['upsells'];
export type Variants = Schemas['OfferVariants'];
export type Hour = Schemas['Hours']['hours'][number];

/** Of which departures the prices of the year are; null means any. */
export interface YearScope {
  airportCode: string | null;
  duration: number | null;
  boardCode: string | null;
}

/** What each part asks of the server. */
export interface PartRequests {
  weather: { hotelCode: string };
  alternatives: Schemas['AlternativesRequest'];
  otherAirports: Schemas['HotelRequest'];
  priceYear: Schemas['HotelRequest'];
  hours: Schemas['HotelRequest'];
  reviews: { hotelCode: string };
  onSite: { hotelCode: string };
  variants: Schemas['OfferOfParty'];
  upsells: Schemas['OfferOfParty'];
}

export interface PartAnswers {
  weather: Weather;
  alternatives: Offer[];
  otherAirports: Offer[];
  priceYear: PriceDay[];
  hours: Hour[];
  reviews: Reviews;
  onSite: OnSite;
  variants: Variants;
  upsells: Upsells;
}

export type PartName = keyof PartRequests;

export interface HotelPartsInput {
  /** ISO date. */
  today: string;
  /** Null while no offer stands. */
  stay: Stay | null;
}

export interface HotelPartsContext extends HotelPartsInput {
  scope: YearScope | null;
  /** Whose days the year shows, `yyyy-MM`; null until somebody presses one. */
  month: string | null;
  answers: Partial<PartAnswers>;
  /** By part, what its answer is of or is being fetched for. */
  asked: Partial<Record<PartName, string>>;
}

export type HotelPartsCommand =
  | { type: 'hotelParts.show'; stay: Stay }
  /** Prices of the year for other departures than the stay's. */
  | { type: 'hotelParts.showYear'; scope: YearScope }
  /** The days of a month, `yyyy-MM`. */
  | { type: 'hotelParts.showMonth'; month: string }
  | { type: 'hotelParts.retry'; part: PartName };

export interface HotelPartsPorts {
  /** An item once a part's place on the page is about to be seen. */
  nearness: StreamPort<{ part: string }, 'near'>;
  fetchWeather: PromisePort<PartRequests['weather'], Weather>;
  fetchAlternatives: PromisePort<PartRequests['alternatives'], Offer[]>;
  fetchOtherAirports: PromisePort<PartRequests['otherAirports'], Offer[]>;
  fetchPriceYear: PromisePort<PartRequests['priceYear'], PriceDay[]>;
  fetchHours: PromisePort<PartRequests['hours'], Hour[]>;
  fetchReviews: PromisePort<PartRequests['reviews'], Reviews>;
  fetchOnSite: PromisePort<PartRequests['onSite'], OnSite>;
  fetchVariants: PromisePort<PartRequests['variants'], Variants>;
  fetchUpsells: PromisePort<PartRequests['upsells'], Upsells>;
}
