import type { ComponentType } from 'react';
import { AllOffers } from './all-offers.tsx';
import { Alternatives } from './alternatives.tsx';
import { DepartureHours } from './departure-hours.tsx';
import { OnSite } from './on-site.tsx';
import { OtherAirports } from './other-airports.tsx';
import { PriceYear } from './price-year.tsx';
import { Reviews } from './reviews.tsx';
import { Rooms } from './rooms.tsx';
import { SaleEnd } from './sale-end.tsx';
import { Upsells } from './upsells.tsx';
import { Weather } from './weather.tsx';

const views = { rooms: Rooms, hours: DepartureHours, priceYear: PriceYear, allOffers: AllOffers, otherAirports: OtherAirports, weather: Weather, onSite: OnSite, upsells: Upsells, reviews: Reviews, alternatives: Alternatives, saleEnd: SaleEnd } satisfies Record<string, ComponentType>;

/** Parts that have a place of their own on the page, by the name of their place. */
export type PlacedPart = keyof typeof views;

export function CardPart({ name }: { name: PlacedPart }) {
  const View = views[name];
  return <View />;
}
