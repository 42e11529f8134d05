import type { components } from '../../../openapi/generated/commerce.ts';
import { expectedTravellers, ownerErrors, travellerErrors } from '../../domain/booking/checkout-rules.ts';
import { phoneNumberOf } from '../../domain/booking/phone-number.ts';
import { documentErrors, type Journey } from '../../domain/booking/travel-documents.ts';
import type { Occupancy } from '../../domain/search/participants.ts';
import type { FieldProblem } from '../contract/problem.ts';

type CartInformation = components['schemas']['CartInformation'];

/** What keeps the details from becoming an order, by the field; empty when nothing does. */
export function informationErrors({ owner, travellers }: CartInformation, occupancies: readonly Occupancy[], journey: Journey & { departureDate: string }): FieldProblem[] {
  const expected = expectedTravellers(occupancies);
  const surplus = travellers.length === expected.length ? [] : [fieldProblem('travellers', 'wrongCount')];
  return [
    ...surplus,
    ...problemsAt('owner', ownerErrors(owner, phoneNumberOf(owner.phone, owner.country) === undefined)),
    ...expected.flatMap((who, place) => {
      const traveller = travellers[place];
      return traveller === undefined ? [] : problemsAt(`travellers/${place}`, { ...travellerErrors(traveller, who, journey), ...documentErrors(traveller, journey) });
    }),
  ];
}

function problemsAt(place: string, errors: Partial<Record<string, string>>): FieldProblem[] {
  return Object.entries(errors).map(([field, code]) => fieldProblem(`${place}/${field}`, code!));
}

/** The code is what clients translate; the message is for who reads the wire. */
function fieldProblem(place: string, code: string): FieldProblem {
  return { pointer: `/body/information/${place}`, code, message: code.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) };
}
