import type { TripType } from '../../domain/search/trip-types.ts';
import type { HotelKind } from '../../server/catalogue/hotel-kinds.ts';

/** What a hotel's nights are priced by. */
export interface Standard {
  tripType: TripType;
  kind: HotelKind;
  stars: number;
  /** Of its region; 100 is about Bulgaria's coast. */
  priceLevel: number;
  /** From 0, below 1: the same standard costs more in one house than in another. */
  luck: number;
}

/** Koruna per adult and night with half board at four stars and price level 120, in the shoulder of the season. */
const NIGHT: Record<TripType, number> = { WS: 1360, DW: 1060, NR: 1000, WO: 2230, CZ: 0 };
const BY_STARS: Readonly<Record<number, number>> = { 3: 0.8, 4: 1, 5: 1.33 };
/** An apartment has no staff to pay, so its stars weigh less. */
const APARTMENT_BY_STARS: Readonly<Record<number, number>> = { 3: 0.74, 4: 0.88 };
/** Wages and food make half of a price on the ground, and they follow the country. */
const SHARE_OF_LEVEL = 0.66;

/** Koruna per adult and night with half board, before the season. */
export function nightPriceOf({ tripType, kind, stars, priceLevel, luck }: Standard): number {
  const level = 1 - SHARE_OF_LEVEL + (SHARE_OF_LEVEL * priceLevel) / 120;
  const standard = kind === 'tour' ? 1 : kind === 'hotel' ? (BY_STARS[stars] ?? 1) : (APARTMENT_BY_STARS[stars] ?? 0.8);
  return NIGHT[tripType] * level * standard * (0.9 + luck * 0.22);
}

/** How much of the season's ups and downs a stay feels: a tour's guide, coach and entrance fees cost the same all year. */
export function seasonOfStay(tripType: TripType, seasonFactor: number): number {
  return tripType === 'WO' ? 0.55 + 0.45 * seasonFactor : seasonFactor;
}

/** Transfers, bed linen and paperwork are paid once, so a short stay costs more a night and a long one less. */
export function lengthFactor(tripType: TripType, nights: number): number {
  if (nights >= 10) return 0.92;
  if (nights > 4) return 1;
  return tripType === 'WS' ? 1.45 : 1.12;
}

/** Koruna below which nobody sells, whatever the season and the discount. */
export function leastPrice(tripType: TripType, nights: number): number {
  switch (tripType) {
    case 'WS':
      return 7_400 + nights * 230;
    case 'WO':
      return 16_900 + (nights - 7) * 900;
    case 'DW':
      return 1_090 + nights * 300;
    case 'NR':
      return 1_190 + nights * 400;
    case 'CZ':
      return 3_490;
  }
}
