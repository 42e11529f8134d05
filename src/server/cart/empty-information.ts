import type { components } from '../../../openapi/generated/commerce.ts';
import { blankTravellers } from '../../domain/booking/checkout-rules.ts';
import { homeCountryOf } from '../../domain/market/home-countries.ts';
import type { Language } from '../../domain/market/language.ts';
import type { Occupancy } from '../../domain/search/participants.ts';

type CartInformation = components['schemas']['CartInformation'];
type Traveller = CartInformation['travellers'][number];

/** A form to begin with: one traveller a person of the party, room by room, children with the birth dates of the search, in the country of the language. */
export function emptyInformation(occupancies: readonly Occupancy[], returnDate: string, language: Language): CartInformation {
  return {
    owner: { firstName: '', lastName: '', email: '', phone: '', street: '', city: '', zip: '', country: homeCountryOf(language) },
    travellers: blankTravellers(occupancies, returnDate),
    note: '',
  };
}

/**
 * The form of a new cart with what was typed into the one before: who books, the note, each adult in order, and each child
 * by its birth date.
 */
export function carriedInformation(blank: CartInformation, { owner, travellers, note }: CartInformation): CartInformation {
  const left = [...travellers];
  const take = (isSame: (one: Traveller) => boolean): Traveller | undefined => {
    const place = left.findIndex(isSame);
    return place === -1 ? undefined : left.splice(place, 1)[0];
  };
  return {
    owner: { ...blank.owner, ...owner, country: owner.country || blank.owner.country },
    travellers: blank.travellers.map((one) => {
      const same = take(({ type, birthDate }) => (one.type === 'ADULT' ? type === 'ADULT' : type !== 'ADULT' && birthDate === one.birthDate));
      return same ? { ...one, gender: same.gender, firstName: same.firstName, lastName: same.lastName, birthDate: same.birthDate } : one;
    }),
    note: note ?? blank.note,
  };
}
