import type { Cart } from '../../../machines/checkout/checkout.types.ts';

export interface TravellerPlace {
  /** Place in the form, from 0. */
  index: number;
  kind: 'adult' | 'child';
  /** Counted from 1 within the kind. */
  number: number;
  /** Counted from 1. */
  room: number;
  /** The birth date that the search was made with; of children only. */
  searchedBirthDate: string | null;
}

/** Who is asked for in the form, in its order: room by room, adults first [checkout.flow]. */
export function travellerPlaces({ occupancies }: Pick<Cart, 'occupancies'>): TravellerPlace[] {
  const counts = { adult: 0, child: 0 };
  const people = occupancies.flatMap(({ adults, childBirthDates }, room) => [
    ...Array.from({ length: adults }, () => ({ kind: 'adult' as const, room: room + 1, searchedBirthDate: null })),
    ...childBirthDates.map((searchedBirthDate) => ({ kind: 'child' as const, room: room + 1, searchedBirthDate })),
  ]);
  return people.map((person, index) => ({ ...person, index, number: ++counts[person.kind] }));
}
