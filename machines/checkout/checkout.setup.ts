import { assign, emit, raise, setup, stateIn } from 'xstate';
import { failureOf } from '../failure.ts';
import { ports } from '../port.ts';
import { unpaidOrdersOf } from '../unpaid-orders.ts';
import {
  changeOwner, changesPriceAlone, changeTraveller, copyOwnerToFirst, fieldErrorsOf, firstInvalidField, informationErrors,
  isFinalRefusal, moneyOf, offerToShow, SAVE_DEBOUNCE, SAVE_RETRY, withoutField,
} from './checkout.rules.ts';
import { draftWithPhoneOf, hasWrongPhone } from './phone.rules.ts';
import type {
  Cart, CheckoutCommand, CheckoutContext, CheckoutEvent, CheckoutFact, CheckoutInput, CheckoutPorts, PriceCheck,
} from './checkout.types.ts';

type Command<Type extends CheckoutCommand['type']> = Extract<CheckoutCommand, { type: Type }>;

/** The checkout's vocabulary: what its states may do, ask and wait for. The chart is in checkout.machine.ts. */
export const checkoutSetup = setup({
  types: {} as {
    input: CheckoutInput;
    context: CheckoutContext;
    events: CheckoutEvent;
    emitted: CheckoutFact;
  },
  actors: {
    ...ports<CheckoutPorts>()({
      fetchCart: 'promise', saveInformation: 'promise', checkPrice: 'promise', acceptPrice: 'promise', placeOrder: 'promise',
    }),
  },
  actions: {
    forgetEverything: assign(() => ({ cart: null, ...draftWithPhoneOf(null), left: [], serverErrors: {}, termsAccepted: false, price: null, unpaid: [] })),
    takeCart: assign((_, cart: Cart) => ({ cart, ...draftWithPhoneOf(cart) })),
    // The draft may be ahead of what the cart remembers.
    takeAgreedCart: assign(({ context: { cart } }, agreed: Cart) => ({ cart: cart && { ...cart, ...moneyOf(agreed), offer: agreed.offer } })),
    takeCartPrices: assign(({ context: { cart } }, changed: Cart) => ({ cart: cart && { ...cart, ...moneyOf(changed), offer: offerToShow(cart, changed) } })),
    takeDraft: assign(({ context: { cart } }, { information }: Command<'checkout.restoreDraft'>) => (cart ? draftWithPhoneOf({ ...cart, information }) : {})),
    requestStep: assign((_, { step }: Command<'checkout.showStep'>) => ({ wanted: step })),
    setOwner: assign(({ context }, { field, value }: Command<'checkout.setOwner'>) => {
      const information = changeOwner(context.information, field, value);
      return { information, phoneIsWrong: hasWrongPhone(information), serverErrors: withoutField(context.serverErrors, `owner.${field}`) };
    }),
    fillOwner: assign(({ context }, { owner }: Command<'checkout.fillOwner'>) => {
      const information = { ...context.information, owner };
      return { information, phoneIsWrong: hasWrongPhone(information), serverErrors: {} };
    }),
    setTraveller: assign(({ context }, { index, field, value }: Command<'checkout.setTraveller'>) => ({
      information: changeTraveller(context.information, index, field, value),
      serverErrors: withoutField(context.serverErrors, `travellers.${index}.${field}`),
    })),
    setNote: assign(({ context }, { value }: Command<'checkout.setNote'>) => ({
      information: { ...context.information, note: value },
      serverErrors: withoutField(context.serverErrors, 'note'),
    })),
    copyOwner: assign(({ context }) => ({ information: copyOwnerToFirst(context.information) })),
    rememberLeaving: assign(({ context }, { field }: Command<'checkout.leaveField'>) => ({
      left: context.left.includes(field) ? context.left : [...context.left, field],
    })),
    setTerms: assign((_, { accepted }: Command<'checkout.acceptTerms'>) => ({ termsAccepted: accepted })),
    takePrice: assign((_, price: PriceCheck) => ({ price })),
    forgetCheck: assign({ price: null }),
    takeServerErrors: assign(({ event }) => ({ serverErrors: fieldErrorsOf(failureOf(event)) })),
    // What was typed stays beside what was ordered.
    takeOrderedCart: assign((_, cart: Cart) => ({ cart })),
    takeUnpaidOrders: assign(({ event }) => ({ unpaid: unpaidOrdersOf(failureOf(event)) })),
    takeOrder: assign((_, { orderId, reference }: { orderId: string; reference: string }) => ({ placed: { orderId, reference } })),
    startSaving: raise({ type: 'draftChanged' }),
    reportOrderedElsewhere: raise({ type: 'orderedElsewhere' }),
    announceDetails: emit({ type: 'checkout.stepShown', step: 'participants' }),
    announceRecommendations: emit({ type: 'checkout.stepShown', step: 'recommendations' }),
    announceSummary: emit({ type: 'checkout.stepShown', step: 'summary' }),
    announceRefusal: emit(({ context }) => ({
      type: 'checkout.refused',
      firstInvalidField:
        firstInvalidField({ ...context.serverErrors, ...informationErrors(context) }, context.information.travellers.length) ?? 'owner.firstName',
    })),
    announceFailure: emit({ type: 'checkout.failed' }),
    announceMissingTerms: emit({ type: 'checkout.refused', firstInvalidField: 'terms' }),
    announceOrder: emit(({ context: { placed } }) => ({
      type: 'checkout.orderPlaced', orderId: placed?.orderId ?? '', reference: placed?.reference ?? '',
    })),
  },
  guards: {
    hasCart: ({ context }) => context.cart !== null,
    isOrdered: ({ context }) => context.cart?.orderId != null,
    wasOrdered: (_, { orderId }: Cart) => orderId !== null,
    wantsRecommendations: ({ context }) => context.wanted === 'recommendations',
    wantsSummary: ({ context }) => context.wanted === 'summary',
    informationIsValid: ({ context }) => Object.keys({ ...context.serverErrors, ...informationErrors(context) }).length === 0,
    isThisCart: ({ context: { cart } }, other: Cart) => cart !== null && cart.orderId === null && cart.cartId === other.cartId,
    // The button was pressed at the price that the page shows: no other comes before the order is made or refused.
    isPlacing: stateIn({ step: 'placing' }),
    termsAreAccepted: ({ context }) => context.termsAccepted,
    // An extra that was chosen before may come into the page's price while the check is under way.
    priceIsAsShown: ({ context: { cart } }, check: PriceCheck) => check.status === 'unchanged' || (check.totalPrice === cart?.totalPrice && changesPriceAlone(check)),
    priceIsAgreed: (_, { status }: PriceCheck) => status === 'unchanged',
    // The answer to it was lost, or the cart as it is since.
    wasAccepted: ({ context: { price } }) => price !== null,
    offerIsGone: (_, { status }: PriceCheck) => status === 'gone',
    cartIsMissing: ({ event }) => failureOf(event).status === 404,
    draftIsWanted: ({ context: { cartId, cart } }, draft: Command<'checkout.restoreDraft'>) =>
      draft.cartId === cartId && cart !== null && cart.orderId == null,
    isRefusedForGood: ({ event }) => isFinalRefusal(failureOf(event)),
    refusedForPrice: ({ event }) => ['price-changed', 'flights-moved', 'rooms-changed'].includes(failureOf(event).code ?? ''),
    refusedAsGone: ({ event }) => failureOf(event).code === 'offer-gone',
    refusedAsOrdered: ({ event }) => failureOf(event).code === 'already-ordered',
    refusedForUnpaidOrders: ({ event }) => failureOf(event).code === 'too-many-unpaid-orders',
    refusedForDetails: ({ event }) =>
      failureOf(event).status === 422 && Object.keys(fieldErrorsOf(failureOf(event))).length > 0,
    isOfNobody: stateIn({ step: { placing: { ordering: 'ofNobody' } } }),
    // A change made while an older draft travels must not be forgotten.
    isOvertaken: stateIn({ draft: { saving: 'overtaken' } }),
  },
  delays: { saveDebounce: SAVE_DEBOUNCE, saveRetry: SAVE_RETRY },
});
