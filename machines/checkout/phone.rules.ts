import { phoneNumberOf } from '../../src/domain/booking/phone-number.ts';
import { draftOf, emptyInformation } from './checkout.rules.ts';
import type { Cart, CartInformation } from './checkout.types.ts';

/** Apart from the other rules: views show errors by those, and the library of phone numbers must not come with them. */
export function hasWrongPhone({ owner }: CartInformation): boolean {
  return owner.phone.trim() !== '' && phoneNumberOf(owner.phone, owner.country) === undefined;
}

/** The form as a cart remembers it, and whether its phone number is wrong. */
export function draftWithPhoneOf(cart: Cart | null): { information: CartInformation; phoneIsWrong: boolean } {
  const information = cart === null ? emptyInformation() : draftOf(cart);
  return { information, phoneIsWrong: hasWrongPhone(information) };
}
