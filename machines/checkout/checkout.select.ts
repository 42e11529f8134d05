import type { SnapshotFrom } from 'xstate';
import type { CheckoutStep } from '../../src/domain/urls/pages/checkout-url.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { informationErrors } from './checkout.rules.ts';
import type { Cart, CartInformation, FieldErrors, FieldPath, OwnerField, PriceCheck, TravellerField } from './checkout.types.ts';

type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

/** The step whose form is on the page, or null where the page shows something else (loading, gone, placed …). */
export function selectShownStep(snapshot: CheckoutSnapshot): CheckoutStep | null {
  if (snapshot.matches({ step: 'details' })) return 'participants';
  if (snapshot.matches({ step: 'recommendations' })) return 'recommendations';
  const atSummary = ['summary', 'placing', 'placeFailed'] as const;
  return atSummary.some((step) => snapshot.matches({ step })) ? 'summary' : null;
}

export function selectCart(snapshot: CheckoutSnapshot): Cart | null {
  return snapshot.context.cart;
}

/** What the form shows. */
export function selectInformation(snapshot: CheckoutSnapshot): CartInformation {
  return snapshot.context.information;
}

export function selectOwnerValue({ context }: CheckoutSnapshot, field: OwnerField): string {
  return context.information.owner[field];
}

export function selectTravellerValue({ context }: CheckoutSnapshot, index: number, field: TravellerField): string {
  return context.information.travellers[index]?.[field] ?? '';
}

/** Of the travellers, in the order of the form. */
export function selectFirstNames({ context }: CheckoutSnapshot): string[] {
  return context.information.travellers.map(({ firstName }) => firstName);
}

export function selectNote({ context }: CheckoutSnapshot): string {
  return context.information.note;
}

/** The details were to be left with fields that do not hold. */
export function selectIsRefused(snapshot: CheckoutSnapshot): boolean {
  return snapshot.matches({ step: { details: 'refused' } });
}

/** The errors to show now: of fields that were left, of all after a refused step, and those the shop named. */
export function selectShownErrors(snapshot: CheckoutSnapshot): FieldErrors {
  const { left, serverErrors } = snapshot.context;
  const all = informationErrors(snapshot.context);
  if (selectIsRefused(snapshot)) return { ...serverErrors, ...all };
  const ofLeft = Object.entries(all).filter(([field]) => left.includes(field as FieldPath));
  return { ...serverErrors, ...Object.fromEntries(ofLeft) };
}

/** Old and new price while the change waits to be accepted, else null. */
export function selectChangedPrice(snapshot: CheckoutSnapshot): PriceCheck | null {
  const waits = snapshot.matches({ step: { summary: 'priceChanged' } }) || snapshot.matches({ step: { summary: 'accepting' } });
  return waits ? snapshot.context.price : null;
}

/** A changed price is being accepted. */
export function selectIsAccepting(snapshot: CheckoutSnapshot): boolean {
  return snapshot.matches({ step: { summary: 'accepting' } });
}

/** What failed at the summary: checking the price, or placing the order. */
export function selectSummaryFailure(snapshot: CheckoutSnapshot): 'check' | 'place' | null {
  if (snapshot.matches({ step: { summary: 'checkFailed' } })) return 'check';
  return snapshot.matches({ step: 'placeFailed' }) ? 'place' : null;
}

/** The orders that are to be paid before another is placed. */
export function selectUnpaid({ context }: CheckoutSnapshot) {
  return context.unpaid;
}

/** Why there is no form, or null where it is only awaited. */
export function selectProblem(snapshot: CheckoutSnapshot): 'placed' | 'orderedOtherwise' | 'tooManyUnpaid' | 'gone' | 'missing' | 'loadFailed' | null {
  return (['placed', 'orderedOtherwise', 'tooManyUnpaid', 'gone', 'missing', 'loadFailed'] as const).find((step) => snapshot.matches({ step })) ?? null;
}

/** The order is on its way: nothing may change under it. */
export function selectIsPlacing(snapshot: CheckoutSnapshot): boolean {
  return snapshot.matches({ step: 'placing' });
}

export interface OrderButton {
  termsAccepted: boolean;
  termsMissing: boolean;
  /** The order may be asked for: its price holds. */
  ready: boolean;
  placing: boolean;
}

/** The end of the summary: terms and the button that orders. */
export function selectOrderButton(snapshot: CheckoutSnapshot): OrderButton {
  return {
    termsAccepted: snapshot.context.termsAccepted,
    termsMissing: snapshot.matches({ step: { summary: { ready: 'termsMissing' } } }),
    ready: snapshot.matches({ step: { summary: 'ready' } }),
    placing: selectIsPlacing(snapshot),
  };
}

/** How the draft's saving goes, for the line under the form. */
export function selectDraftState(snapshot: CheckoutSnapshot): 'idle' | 'saving' | 'saved' | 'failed' {
  if (snapshot.matches({ draft: 'pending' }) || snapshot.matches({ draft: 'saving' })) return 'saving';
  if (snapshot.matches({ draft: 'saved' })) return 'saved';
  return snapshot.matches({ draft: 'failed' }) || snapshot.matches({ draft: 'refused' }) ? 'failed' : 'idle';
}

/** The shop has everything that is typed. */
export function selectIsSaved(snapshot: CheckoutSnapshot): boolean {
  return snapshot.matches({ draft: 'idle' }) || snapshot.matches({ draft: 'saved' });
}

/** The order that the page leads on to, placed now or before; null while there is none. */
export function selectPlacedOrderId(snapshot: CheckoutSnapshot): string | null {
  return snapshot.context.placed?.orderId ?? snapshot.context.cart?.orderId ?? null;
}
