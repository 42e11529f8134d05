import { blankTravellers, expectedTravellers, ownerErrors, travellerErrors } from '../../src/domain/booking/checkout-rules.ts';
import { documentErrors } from '../../src/domain/booking/travel-documents.ts';
import { MARKET } from '../../src/domain/market/market.ts';
import { visibleText } from '../../src/domain/messages/visible-text.ts';
import { changesOf, holidayOf } from '../../src/domain/offers/shown-holiday.ts';
import type { Failure } from '../failure.ts';
import type { Cart, CartInformation, CheckoutContext, FieldError, FieldErrors, FieldPath, OwnerField, PriceCheck, TravellerField } from './checkout.types.ts';

/** How long after the last change the draft is saved, in milliseconds. */
export const SAVE_DEBOUNCE = 800;
/** How long after a failed save it is tried again, in milliseconds. */
export const SAVE_RETRY = 10_000;

/** In the order of the form, so that the first error is the topmost. */
const OWNER_FIELDS: readonly OwnerField[] = ['firstName', 'lastName', 'email', 'phone', 'street', 'city', 'zip', 'country'];
const TRAVELLER_FIELDS: readonly TravellerField[] = ['gender', 'firstName', 'lastName', 'birthDate', 'documentNumber', 'documentExpiry'];

/** A form with nothing in it; the country is the market's, where nearly everybody lives. */
export function emptyInformation(): CartInformation {
  return {
    owner: { firstName: '', lastName: '', email: '', phone: '', street: '', city: '', zip: '', country: MARKET.code.toUpperCase() },
    travellers: [],
    note: '',
  };
}

/** Refusals after which the same request may succeed later. */
const PASSING_REFUSALS: readonly number[] = [408, 425, 429];

/** Whether the same request would be refused again. */
export function isFinalRefusal({ status = 0 }: Failure): boolean {
  return status >= 400 && status < 500 && !PASSING_REFUSALS.includes(status);
}

/** The form as the cart remembers it, with one traveller for everybody in the party and known birth dates filled in. */
export function draftOf(cart: Cart): CartInformation {
  const blank = emptyInformation();
  const { owner, travellers, note } = cart.information;
  return {
    owner: { ...owner, country: owner.country || blank.owner.country },
    travellers: blankTravellers(cart.occupancies, cart.offer.endDate).map((unnamed, index) => ({
      ...unnamed,
      ...travellers[index],
      birthDate: travellers[index]?.birthDate || unnamed.birthDate,
      type: unnamed.type,
    })),
    note: note ?? '',
  };
}

/** What the page shows, to be compared with what is sold. */
export function shownBy({ cartId, cart }: Pick<CheckoutContext, 'cartId' | 'cart'>) {
  return { cartId, totalPrice: cart!.totalPrice, shown: holidayOf(cart!.offer) };
}

/** What a cart costs, with what it costs it for beside the offer. */
export function moneyOf({ extras, offerPrice, personPrices, totalPrice, deposit, depositDue, balanceDue, paymentVariant, expiresAt }: Cart) {
  return { extras, offerPrice, personPrices, totalPrice, deposit, depositDue, balanceDue, paymentVariant, expiresAt };
}

/**
 * The offer of a cart that has changed. Other flights, and other rooms of the same offer, are what another tab has accepted:
 * here they are shown once they have been asked about.
 */
export function offerToShow({ offer: shown }: Cart, { offer }: Cart): Cart['offer'] {
  const { moved, rooms } = changesOf(holidayOf(shown), offer);
  return {
    ...offer,
    ...(moved.length > 0 && { departureFlight: shown.departureFlight, returnFlight: shown.returnFlight }),
    ...(rooms.length > 0 && offer.offerCode === shown.offerCode && { _embedded: { ...offer._embedded, rooms: shown._embedded.rooms } }),
  };
}

/** Whether a check found all but the price as it was. */
export function changesPriceAlone({ status, dropped, moved, rooms }: PriceCheck): boolean {
  return status === 'changed' && !dropped && !moved && !rooms;
}

/** Everything that is wrong with the form, by field. */
export function informationErrors({ cart, information, phoneIsWrong }: Pick<CheckoutContext, 'cart' | 'information' | 'phoneIsWrong'>): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, error] of Object.entries(ownerErrors(information.owner, phoneIsWrong))) errors[`owner.${field as OwnerField}`] = error;
  if (cart === null) return errors;
  const { departureDate, endDate: returnDate, destination } = cart.offer;
  const journey = { countryCode: destination.country.code, departureDate, returnDate };
  expectedTravellers(cart.occupancies).forEach((expected, index) => {
    const traveller: Pick<CartInformation['travellers'][number], 'firstName' | 'lastName' | 'birthDate' | 'documentNumber' | 'documentExpiry'> = information.travellers[index] ?? { firstName: '', lastName: '', birthDate: '' };
    const found = { ...travellerErrors(traveller, expected, journey), ...documentErrors(traveller, journey) };
    for (const [field, error] of Object.entries(found)) errors[`travellers.${index}.${field as TravellerField}`] = error;
  });
  return errors;
}

/** The topmost field of the form with an error, or undefined. */
export function firstInvalidField(errors: FieldErrors, travellersCount: number): FieldPath | undefined {
  const order: FieldPath[] = [
    ...OWNER_FIELDS.map((field): FieldPath => `owner.${field}`),
    ...Array.from({ length: travellersCount }, (_, index) => TRAVELLER_FIELDS.map((field): FieldPath => `travellers.${index}.${field}`)).flat(),
    'note',
  ];
  return order.find((field) => errors[field] !== undefined);
}

/** The fields that the shop refused (422): `/body/information/owner/email` is `owner.email`; what the form lacks is left out. */
export function fieldErrorsOf({ errors }: Failure): FieldErrors {
  const found: FieldErrors = {};
  for (const { pointer, code } of errors) {
    const path = pointer.replace(/^\/(?:body\/)?(?:information\/)?/, '').replaceAll('/', '.');
    if (isFieldPath(path)) found[path] = (code as FieldError | undefined) ?? 'refused';
  }
  return found;
}

function isFieldPath(path: string): path is FieldPath {
  const [part, field, travellerField] = path.split('.');
  if (part === 'owner') return (OWNER_FIELDS as readonly unknown[]).includes(field);
  if (part === 'travellers') return /^\d{1,2}$/.test(field ?? '') && (TRAVELLER_FIELDS as readonly unknown[]).includes(travellerField);
  return path === 'note';
}

/** The errors without one field's. */
export function withoutField(errors: FieldErrors, field: FieldPath): FieldErrors {
  const { [field]: _dropped, ...rest } = errors;
  return rest;
}

/** The form with one field of its owner changed. */
export function changeOwner(information: CartInformation, field: OwnerField, value: string): CartInformation {
  return { ...information, owner: { ...information.owner, [field]: visibleText(value) } };
}

/** The form with one field of a traveller changed; one who does not travel changes nothing. */
export function changeTraveller(information: CartInformation, index: number, field: TravellerField, value: string): CartInformation {
  return {
    ...information,
    travellers: information.travellers.map((traveller, place) => (place === index ? { ...traveller, [field]: visibleText(value) } : traveller)),
  };
}

/** The form with the owner's name as the first traveller's. */
export function copyOwnerToFirst(information: CartInformation): CartInformation {
  const { firstName, lastName } = information.owner;
  return {
    ...information,
    travellers: information.travellers.map((traveller, place) => (place === 0 ? { ...traveller, firstName, lastName } : traveller)),
  };
}
