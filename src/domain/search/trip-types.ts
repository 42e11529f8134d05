/** Kinds of trip the shop sells [trip.codes] [trip.sellable]. */
export const TRIP_TYPES = ['WS', 'DW', 'WO', 'NR', 'CZ'] as const;

/** WS plane holiday, DW by own car, WO round trip, NR ski, CZ charter flight. */
export type TripType = (typeof TRIP_TYPES)[number];

/** What a request to the offers API may carry [trip.offer-types]. */
export type OfferType = 'BY_PLANE' | 'BY_CAR' | 'SKI' | 'CHARTER';

/** Type values as content and filters name them. */
export type TripTypeValue =
  | OfferType
  | 'TOUR'
  | 'BYPLANE'
  | 'BYCAR'
  | 'LINEARFLIGHT'
  | 'SKIBYPLANE';

/** Slug of the last segment of a listing URL, `/dovolena/…/nabidky-letecky`. */
export type TripTypeSlug = 'letecky' | 'autem' | 'okruzni' | 'lyze' | 'charter';

interface TripTypeTraits {
  readonly meaning: 'plane' | 'car' | 'roundTrip' | 'ski' | 'charter';
  readonly offerType: OfferType;
  readonly slug: TripTypeSlug;
  readonly byCar: boolean;
  readonly multiroom: boolean;
}

const traits: Record<TripType, TripTypeTraits> = {
  WS: { meaning: 'plane', offerType: 'BY_PLANE', slug: 'letecky', byCar: false, multiroom: true },
  DW: { meaning: 'car', offerType: 'BY_CAR', slug: 'autem', byCar: true, multiroom: true },
  WO: { meaning: 'roundTrip', offerType: 'BY_PLANE', slug: 'okruzni', byCar: false, multiroom: false },
  NR: { meaning: 'ski', offerType: 'SKI', slug: 'lyze', byCar: true, multiroom: true },
  CZ: { meaning: 'charter', offerType: 'CHARTER', slug: 'charter', byCar: false, multiroom: false },
};

const byValue: Record<TripTypeValue, TripType> = {
  BY_PLANE: 'WS',
  BY_CAR: 'DW',
  SKI: 'NR',
  TOUR: 'WO',
  CHARTER: 'CZ',
  BYPLANE: 'WS',
  BYCAR: 'DW',
  // A scheduled flight is still a plane holiday; a charter flight is sold without a stay.
  LINEARFLIGHT: 'WS',
  SKIBYPLANE: 'NR',
};

export function isTripType(value: unknown): value is TripType {
  return (TRIP_TYPES as readonly unknown[]).includes(value);
}

/** What the code stands for; the key of its name in the messages. */
export function tripMeaningOf(tripType: TripType): TripTypeTraits['meaning'] {
  return traits[tripType].meaning;
}

/** The trip type one of the nine type values stands for, or undefined for any other word. */
export function tripTypeOfValue(value: string): TripType | undefined {
  return Object.hasOwn(byValue, value) ? byValue[value as TripTypeValue] : undefined;
}

/** The type values that stand for a trip type, its offer type among them where it has one of its own. */
export function tripTypeValuesOf(tripType: TripType): TripTypeValue[] {
  return (Object.keys(byValue) as TripTypeValue[]).filter((value) => byValue[value] === tripType);
}

/** The offer type a request carries: a round trip is asked for as BY_PLANE [trip.offer-types]. */
export function offerTypeOf(tripType: TripType): OfferType {
  return traits[tripType].offerType;
}

/** Travellers bring themselves: no airport, no hour, dates read as a stay [trip.by-car]. */
export function isByCar(tripType: TripType): boolean {
  return traits[tripType].byCar;
}

/** Whether a party may be spread over several rooms [trip.collapse-rooms]. */
export function allowsMultiroom(tripType: TripType): boolean {
  return traits[tripType].multiroom;
}

export function tripTypeSlug(tripType: TripType): TripTypeSlug {
  return traits[tripType].slug;
}

export function tripTypeOfSlug(slug: string): TripType | undefined {
  return TRIP_TYPES.find((tripType) => traits[tripType].slug === slug);
}
