/** What the catalogue calls a hotel: a tour or a flight alone is one too. */
export const HOTEL_KINDS = ['hotel', 'apartments', 'chalet', 'tour', 'flight'] as const;
export type HotelKind = (typeof HOTEL_KINDS)[number];

/** The kinds that one chooses by: where one sleeps. */
export const HOTEL_TYPES = ['hotel', 'apartments', 'chalet'] as const satisfies readonly HotelKind[];
export type HotelType = (typeof HOTEL_TYPES)[number];

/** Metres to the beach that one chooses by, each with all that are nearer. */
export const BEACH_STEPS: readonly number[] = [100, 200, 300, 500];
