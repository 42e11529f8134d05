import type { TripType } from '../search/trip-types.ts';

export type Included = 'flight' | 'luggage' | 'transfer' | 'tour' | 'stay' | 'board' | 'delegate';
type Excluded = 'luggage' | 'transport' | 'skiPass' | 'stay' | 'insurance';

interface PriceContents {
  includes: readonly Included[];
  /** Messages that name what people may expect of such a trip and must pay for themselves. */
  excludes: readonly `hotel.price.excludes.${Excluded}`[];
}

const included: Record<TripType, readonly Included[]> = {
  WS: ['flight', 'luggage', 'transfer', 'stay', 'board', 'delegate'],
  WO: ['flight', 'luggage', 'tour', 'stay', 'board', 'delegate'],
  DW: ['stay', 'board'],
  NR: ['stay', 'board'],
  CZ: ['flight', 'luggage'],
};

const excluded: Record<TripType, readonly Excluded[]> = {
  WS: ['insurance'],
  WO: ['insurance'],
  DW: ['transport', 'insurance'],
  NR: ['transport', 'skiPass', 'insurance'],
  CZ: ['stay', 'insurance'],
};

/**
 * What the price of an offer stands for. Low-cost airlines carry no checked luggage for the basic fare; an offer
 * without meals names none.
 */
export function priceContents({ tripType, lowCost, boardCode }: { tripType: TripType; lowCost: boolean; boardCode: string }): PriceContents {
  const left = (part: Included) => !(part === 'luggage' && lowCost) && !(part === 'board' && boardCode === 'NO');
  const missing: readonly Excluded[] = lowCost && included[tripType].includes('luggage') ? ['luggage', ...excluded[tripType]] : excluded[tripType];
  return { includes: included[tripType].filter(left), excludes: missing.map((part) => `hotel.price.excludes.${part}` as const) };
}

/** The message that says what the price includes; infants have no luggage, which is said where there is one. */
export function includedMessage<Part extends Included>(part: Part, isWithInfant: boolean) {
  return part === 'luggage' && isWithInfant ? 'hotel.price.includes.luggageButInfants' : `hotel.price.includes.${part}` as const;
}
