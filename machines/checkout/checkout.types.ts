import type { components } from '../../openapi/generated/commerce.ts';
import type { OwnerDetails } from '../../src/domain/booking/checkout-rules.ts';
import type { DetailError } from '../../src/domain/booking/contact-rules.ts';
import type { DocumentError } from '../../src/domain/booking/travel-documents.ts';
import type { CheckoutStep } from '../../src/domain/urls/pages/checkout-url.ts';
import type { PromisePort } from '../port.ts';
import type { UnpaidOrder } from '../unpaid-orders.ts';

export type Cart = components['schemas']['Cart'];
export type CartInformation = components['schemas']['CartInformation'];
export type PriceCheck = components['schemas']['PriceCheck'];
type MovedFlight = components['schemas']['MovedFlight'];
type ChangedRoom = components['schemas']['ChangedRoom'];
/** What the page shows of the holiday beside its price: another tab may have accepted other flights or rooms. */
type ShownHoliday = components['schemas']['ShownHoliday'];
type Order = components['schemas']['Order'];

export type OwnerField = keyof OwnerDetails;
export type TravellerField = 'firstName' | 'lastName' | 'birthDate' | 'gender' | 'documentNumber' | 'documentExpiry';
/** Where a field is in the form: `owner.email`, `travellers.0.birthDate`. */
export type FieldPath = `owner.${OwnerField}` | `travellers.${number}.${TravellerField}` | 'note' | 'terms';
/** What is wrong with a field; `refused` where the shop gave no reason that the form knows. */
export type FieldError = DetailError | DocumentError | 'refused';
export type FieldErrors = Partial<Record<FieldPath, FieldError>>;

export interface CheckoutInput {
  cartId: string;
  /** The cart when it is known already; null lets the machine fetch it. */
  cart?: Cart | null;
  /** The step that the address asks for; shown when what comes before it is complete. */
  step?: CheckoutStep;
}

export interface CheckoutContext {
  cartId: string;
  wanted: CheckoutStep;
  cart: Cart | null;
  /** What has been filled in, saved by itself as it grows. */
  information: CartInformation;
  /** There is no such phone number in the owner's country. */
  phoneIsWrong: boolean;
  /** Fields that were left once: their errors may be shown. */
  left: FieldPath[];
  /** What the shop refused when the order was placed; each goes when its field changes. */
  serverErrors: FieldErrors;
  termsAccepted: boolean;
  /** The check of the price that is asked about, or was accepted and is not shown in its place yet. */
  price: PriceCheck | null;
  placed: { orderId: string; reference: string } | null;
  /** Orders of this browser that wait for their payment, when a further one was refused for them. */
  unpaid: UnpaidOrder[];
}

export type CheckoutCommand =
  | { type: 'checkout.setOwner'; field: OwnerField; value: string }
  | { type: 'checkout.setTraveller'; index: number; field: TravellerField; value: string }
  | { type: 'checkout.setNote'; value: string }
  | { type: 'checkout.leaveField'; field: FieldPath }
  /** Who booked before books again. */
  | { type: 'checkout.fillOwner'; owner: OwnerDetails }
  | { type: 'checkout.copyOwnerToFirstTraveller' }
  | { type: 'checkout.continue' }
  | { type: 'checkout.back' }
  | { type: 'checkout.showStep'; step: CheckoutStep }
  | { type: 'checkout.save' }
  /** What this tab remembers as typed and not saved yet, when the page opens anew. */
  | { type: 'checkout.restoreDraft'; cartId: string; information: CartInformation }
  | { type: 'checkout.acceptTerms'; accepted: boolean }
  | { type: 'checkout.acceptPrice' }
  | { type: 'checkout.place' }
  | { type: 'checkout.retry' }
  /** The cart after its extras, its end or its first payment have changed. */
  | { type: 'checkout.reprice'; cart: Cart }
  /** The shop has refused a change of the cart: it was ordered in another tab, or is gone. */
  | { type: 'checkout.lookAgain' }
  /** Its customer has signed out in another tab: nothing of what was filled in stays on the page. */
  | { type: 'checkout.forget' };

export type CheckoutEvent =
  | CheckoutCommand
  // Between the machine's own regions:
  | { type: 'draftChanged' }
  | { type: 'orderedElsewhere' };

export type CheckoutFact =
  | { type: 'checkout.refused'; firstInvalidField: FieldPath }
  | { type: 'checkout.stepShown'; step: CheckoutStep }
  /** The offer was sold to somebody else, or is no longer on sale. */
  | { type: 'checkout.failed' }
  | { type: 'checkout.orderPlaced'; orderId: string; reference: string };

export interface CheckoutPorts {
  fetchCart: PromisePort<{ cartId: string }, Cart>;
  saveInformation: PromisePort<{ cartId: string; information: CartInformation }, CartInformation>;
  checkPrice: PromisePort<{ cartId: string; totalPrice: number; shown: ShownHoliday }, PriceCheck>;
  /** `dropped`: extras that the price was shown without, in words. `moved`: flights that were shown as moved. `rooms`: rooms that were shown as others. */
  acceptPrice: PromisePort<{ cartId: string; totalPrice: number; dropped: string[]; moved: MovedFlight[]; rooms: ChangedRoom[] }, PriceCheck>;
  /** The same cart answers the same order however often it is asked. */
  placeOrder: PromisePort<{ cartId: string; information: CartInformation; totalPrice: number; shown: ShownHoliday }, Order>;
}
