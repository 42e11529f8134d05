import type { Cart } from '../../../../machines/checkout/checkout.types.ts';
import { expectedTravellers } from '../../../domain/booking/checkout-rules.ts';

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
  const counts = { adults: 0, children: 0 };
  return occupancies
    .flatMap((occupancy, room) => expectedTravellers([occupancy]).map((expected) => ({ expected, room: room + 1 })))
    .map(({ expected, room }, index) => ({
      index, room,
      kind: expected.type === 'adults' ? 'adult' : 'child',
      number: ++counts[expected.type],
      searchedBirthDate: expected.type === 'children' ? expected.birthDate : null,
    }));
}
