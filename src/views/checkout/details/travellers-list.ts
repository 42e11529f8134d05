import type { Cart } from '../../../../machines/checkout/checkout.types.ts';
import { ageOn } from '../../../domain/dates/iso-date.ts';
import { saysAgeOnly } from '../../../domain/search/ages-only.ts';
import { expectedTravellers, type ExpectedTraveller } from '../../../domain/booking/checkout-rules.ts';

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
  /** The age on the day of return, of a child of whom the search says no more: its birth date is another's. */
  searchedAge: number | null;
}

/** Who is asked for in the form, in its order: room by room, adults first [checkout.flow]. */
export function travellerPlaces({ occupancies, offer: { endDate } }: Pick<Cart, 'occupancies'> & { offer: Pick<Cart['offer'], 'endDate'> }): TravellerPlace[] {
  const counts = { adults: 0, children: 0 };
  return occupancies
    .flatMap((occupancy, room) => expectedTravellers([occupancy]).map((expected) => ({ expected, room: room + 1 })))
    .map(({ expected, room }, index) => ({
      index, room,
      kind: expected.type === 'adults' ? 'adult' : 'child',
      number: ++counts[expected.type],
      ...searchedOf(expected, endDate),
    }));
}

function searchedOf(expected: ExpectedTraveller, returnDate: string): Pick<TravellerPlace, 'searchedBirthDate' | 'searchedAge'> {
  if (expected.type === 'adults') return { searchedBirthDate: null, searchedAge: null };
  const { birthDate } = expected;
  return saysAgeOnly(birthDate, returnDate) ? { searchedBirthDate: null, searchedAge: ageOn(birthDate, returnDate) } : { searchedBirthDate: birthDate, searchedAge: null };
}
