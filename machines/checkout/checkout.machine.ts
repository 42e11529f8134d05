import { and, assign, emit, not, raise, setup, stateIn } from 'xstate';
import { failureOf } from '../failure.ts';
import { ports } from '../port.ts';
import {
  changeOwner, changeTraveller, copyOwnerToFirst, draftOf, emptyInformation, fieldErrorsOf, firstInvalidField, informationErrors,
  SAVE_DEBOUNCE, SAVE_RETRY, withoutField,
} from './checkout.rules.ts';
import type {
  Cart, CheckoutCommand, CheckoutContext, CheckoutEvent, CheckoutFact, CheckoutInput, CheckoutPorts, PriceCheck,
} from './checkout.types.ts';

type Command<Type extends CheckoutCommand['type']> = Extract<CheckoutCommand, { type: Type }>;

/** From a cart to an order: details, what is included, summary with its price agreed to, one order [checkout.flow]. */
export const checkoutMachine = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutFact,
  },
  actors: {
    ...ports<CheckoutPorts>()({
      fetchCart: 'promise', saveInformation: 'promise', checkPrice: 'promise', acceptPrice: 'promise', placeOrder: 'promise',
    }),
  },
  actions: {
    takeCart: assign((_, cart: Cart) => ({ cart, information: draftOf(cart) })),
    // The draft may be ahead of what the cart remembers, so only the money is taken.
    takeCartPrices: assign(({ context }, { totalPrice, deposit }: Cart) => ({
      cart: context.cart && { ...context.cart, totalPrice, deposit },
    })),
    wishStep: assign((_, { step }: Command<'checkout.showStep'>) => ({ wanted: step })),
    setOwner: assign(({ context }, { field, value }: Command<'checkout.setOwner'>) => ({
      information: changeOwner(context.information, field, value),
      serverErrors: withoutField(context.serverErrors, `owner.${field}`),
    })),
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
    takeServerErrors: assign(({ event }) => ({ serverErrors: fieldErrorsOf(failureOf(event)) })),
    takeOrder: assign((_, { orderId, reference }: { orderId: string; reference: string }) => ({ placed: { orderId, reference } })),
    startSaving: raise({ type: 'checkout.draftChanged' }),
    reportOrderedElsewhere: raise({ type: 'checkout.orderedElsewhere' }),
    announceDetails: emit({ type: 'checkout.stepShown', step: 'participants' }),
    announceRecommendations: emit({ type: 'checkout.stepShown', step: 'recommendations' }),
    announceSummary: emit({ type: 'checkout.stepShown', step: 'summary' }),
    announceRefusal: emit(({ context: { cart, information, serverErrors } }) => ({
      type: 'checkout.refused',
      firstInvalidField:
        firstInvalidField({ ...serverErrors, ...informationErrors(cart, information) }, information.travellers.length) ?? 'owner.firstName',
    })),
    announceMissingTerms: emit({ type: 'checkout.refused', firstInvalidField: 'terms' }),
    announceOrder: emit(({ context: { placed } }) => ({
      type: 'checkout.orderPlaced', orderId: placed?.orderId ?? '', reference: placed?.reference ?? '',
    })),
  },
  guards: {
    hasCart: ({ context }) => context.cart !== null,
    isOrdered: ({ context }) => context.cart?.orderId != null,
    wantsRecommendations: ({ context }) => context.wanted === 'recommendations',
    wantsSummary: ({ context }) => context.wanted === 'summary',
    informationIsValid: ({ context: { cart, information, serverErrors } }) =>
      Object.keys({ ...serverErrors, ...informationErrors(cart, information) }).length === 0,
    termsAreAccepted: ({ context }) => context.termsAccepted,
    priceIsUnchanged: (_, { status }: PriceCheck) => status === 'unchanged',
    offerIsGone: (_, { status }: PriceCheck) => status === 'gone',
    cartIsMissing: ({ event }) => failureOf(event).status === 404,
    refusedForPrice: ({ event }) => failureOf(event).code === 'price-changed',
    refusedAsGone: ({ event }) => failureOf(event).code === 'offer-gone',
    refusedAsOrdered: ({ event }) => failureOf(event).code === 'already-ordered',
    refusedForDetails: ({ event }) =>
      failureOf(event).status === 422 && Object.keys(fieldErrorsOf(failureOf(event))).length > 0,
    // A change made while an older draft travels must not be forgotten.
    isOvertaken: stateIn({ draft: { saving: 'overtaken' } }),
  },
  delays: { saveDebounce: SAVE_DEBOUNCE, saveRetry: SAVE_RETRY },
}).createMachine({
  id: 'checkout',
  description: 'Turns a cart into an order',
  context: ({ input }) => ({
    cartId: input.cartId,
    wanted: input.step ?? 'participants',
    cart: input.cart ?? null,
    information: input.cart ? draftOf(input.cart) : emptyInformation(),
    left: [],
    serverErrors: {},
    termsAccepted: false,
    price: null,
    placed: null,
  }),
  type: 'parallel',
  states: {
    step: {
      description: 'Where the customer is on the way to the order',
      initial: 'opening',
      states: {
        opening: {
          description: 'Looks whether the cart was delivered with the page',
          always: [{ guard: 'hasCart', target: 'arriving' }, { target: 'loading' }],
        },
        loading: {
          description: 'Fetches the cart',
          tags: 'busy',
          invoke: {
            id: 'fetchCart',
            src: 'fetchCart',
            input: ({ context: { cartId } }) => ({ cartId }),
            onDone: { target: 'arriving', actions: { type: 'takeCart', params: ({ event }) => event.output } },
            onError: [{ guard: 'cartIsMissing', target: 'missing' }, { target: 'loadFailed' }],
          },
        },
        loadFailed: {
          description: 'The cart could not be fetched',
          on: { 'checkout.retry': { target: 'loading' } },
        },
        arriving: {
          description: 'Opens the step that was asked for, or the first one that is not complete',
          always: [
            { guard: 'isOrdered', target: 'alreadyOrdered' },
            { guard: and(['wantsSummary', 'informationIsValid']), target: 'summary' },
            { guard: and(['wantsRecommendations', 'informationIsValid']), target: 'recommendations' },
            { target: 'details' },
          ],
        },
        details: {
          description: 'Who books and who travels',
          entry: 'announceDetails',
          initial: 'editing',
          on: {
            'checkout.setOwner': { actions: [{ type: 'setOwner', params: ({ event }) => event }, 'startSaving'] },
            'checkout.setTraveller': { actions: [{ type: 'setTraveller', params: ({ event }) => event }, 'startSaving'] },
            'checkout.setNote': { actions: [{ type: 'setNote', params: ({ event }) => event }, 'startSaving'] },
            'checkout.copyOwnerToFirstTraveller': { actions: ['copyOwner', 'startSaving'] },
            'checkout.leaveField': { actions: { type: 'rememberLeaving', params: ({ event }) => event } },
            'checkout.continue': [
              { guard: 'informationIsValid', target: 'recommendations' },
              { target: '.refused', actions: 'announceRefusal' },
            ],
            'checkout.showStep': { target: 'arriving', actions: { type: 'wishStep', params: ({ event }) => event } },
            'checkout.orderedElsewhere': { target: 'loading' },
          },
          states: {
            editing: { description: 'An error shows when its field has been left' },
            refused: {
              description: 'Every error shows until all are mended',
              always: { guard: 'informationIsValid', target: 'editing' },
            },
          },
        },
        recommendations: {
          description: 'What the holiday includes',
          entry: 'announceRecommendations',
          on: {
            'checkout.continue': { target: 'summary' },
            'checkout.back': { target: 'details' },
            'checkout.showStep': { target: 'arriving', actions: { type: 'wishStep', params: ({ event }) => event } },
            'checkout.orderedElsewhere': { target: 'loading' },
          },
        },
        summary: {
          description: 'Everything once more, at a price that holds now',
          entry: 'announceSummary',
          initial: 'checking',
          on: {
            'checkout.back': { target: 'recommendations' },
            'checkout.showStep': { target: 'arriving', actions: { type: 'wishStep', params: ({ event }) => event } },
            'checkout.acceptTerms': { actions: { type: 'setTerms', params: ({ event }) => event } },
            'checkout.orderedElsewhere': { target: 'loading' },
          },
          states: {
            checking: {
              description: 'Prices the offer anew',
              tags: 'busy',
              invoke: {
                id: 'checkPrice',
                src: 'checkPrice',
                input: ({ context: { cartId } }) => ({ cartId }),
                onDone: [
                  {
                    guard: { type: 'priceIsUnchanged', params: ({ event }) => event.output },
                    target: 'ready',
                    actions: { type: 'takePrice', params: ({ event }) => event.output },
                  },
                  { guard: { type: 'offerIsGone', params: ({ event }) => event.output }, target: '#checkout.step.gone' },
                  { target: 'priceChanged', actions: { type: 'takePrice', params: ({ event }) => event.output } },
                ],
                onError: [{ guard: 'cartIsMissing', target: '#checkout.step.missing' }, { target: 'checkFailed' }],
              },
            },
            checkFailed: {
              description: 'The price could not be checked; nothing can be ordered before it is',
              on: { 'checkout.retry': { target: 'checking' } },
            },
            priceChanged: {
              description: 'Old and new price stand side by side; the new one holds only when accepted',
              on: { 'checkout.acceptPrice': { target: 'accepting' } },
            },
            accepting: {
              description: 'Tells the shop that the new price was accepted',
              invoke: {
                id: 'acceptPrice',
                src: 'acceptPrice',
                input: ({ context: { cartId, price } }) => ({ cartId, totalPrice: price!.totalPrice }),
                onDone: [
                  { guard: { type: 'offerIsGone', params: ({ event }) => event.output }, target: '#checkout.step.gone' },
                  {
                    guard: { type: 'priceIsUnchanged', params: ({ event }) => event.output },
                    target: 'repricing',
                    actions: { type: 'takePrice', params: ({ event }) => event.output },
                  },
                  { target: 'priceChanged', actions: { type: 'takePrice', params: ({ event }) => event.output } },
                ],
                onError: { target: 'checkFailed' },
              },
            },
            repricing: {
              description: 'Fetches the cart\'s price and deposit as they are after the acceptance',
              invoke: {
                id: 'fetchPrices',
                src: 'fetchCart',
                input: ({ context: { cartId } }) => ({ cartId }),
                onDone: { target: 'ready', actions: { type: 'takeCartPrices', params: ({ event }) => event.output } },
                onError: { target: 'checkFailed' },
              },
            },
            ready: {
              description: 'The price holds; the order waits for the terms and the customer\'s word',
              initial: 'open',
              on: {
                'checkout.place': [
                  { guard: 'termsAreAccepted', target: '#checkout.step.placing' },
                  { target: '.termsMissing', actions: 'announceMissingTerms' },
                ],
              },
              states: {
                open: { description: 'Nothing is wrong' },
                termsMissing: {
                  description: 'The order was asked for without the terms',
                  always: { guard: 'termsAreAccepted', target: 'open' },
                },
              },
            },
          },
        },
        placing: {
          description: 'The order is being made; nothing the customer clicks makes a second one',
          initial: 'rechecking',
          states: {
            rechecking: {
              description: 'The price once more, at the last moment',
              invoke: {
                id: 'recheckPrice',
                src: 'checkPrice',
                input: ({ context: { cartId } }) => ({ cartId }),
                onDone: [
                  { guard: { type: 'priceIsUnchanged', params: ({ event }) => event.output }, target: 'ordering' },
                  { guard: { type: 'offerIsGone', params: ({ event }) => event.output }, target: '#checkout.step.gone' },
                  {
                    target: '#checkout.step.summary.priceChanged',
                    actions: { type: 'takePrice', params: ({ event }) => event.output },
                  },
                ],
                onError: [
                  { guard: 'cartIsMissing', target: '#checkout.step.missing' },
                  { target: '#checkout.step.placeFailed' },
                ],
              },
            },
            ordering: {
              description: 'Turns the cart into an order',
              invoke: {
                id: 'placeOrder',
                src: 'placeOrder',
                input: ({ context: { cartId, information, cart } }) => ({ cartId, information, totalPrice: cart!.totalPrice }),
                onDone: { target: '#checkout.step.placed', actions: { type: 'takeOrder', params: ({ event }) => event.output } },
                onError: [
                  { guard: 'refusedForPrice', target: '#checkout.step.summary' },
                  { guard: 'refusedAsGone', target: '#checkout.step.gone' },
                  {
                    guard: 'refusedForDetails',
                    target: '#checkout.step.details.refused',
                    actions: ['takeServerErrors', 'announceRefusal'],
                  },
                  { guard: 'cartIsMissing', target: '#checkout.step.missing' },
                  { target: '#checkout.step.placeFailed' },
                ],
              },
            },
          },
        },
        placeFailed: {
          description: 'The order could not be made; trying again never makes two',
          on: {
            'checkout.retry': { target: 'placing' },
            'checkout.back': { target: 'summary' },
          },
        },
        placed: {
          description: 'The order exists; payment is next',
          entry: 'announceOrder',
        },
        alreadyOrdered: { description: 'The cart became an order before; the page leads on to its payment' },
        gone: { description: 'The offer is no longer sold; the page leads to the hotel\'s nearest offers' },
        missing: { description: 'There is no such cart, or it is not this visitor\'s' },
      },
    },
    draft: {
      description: 'Saves what is filled in, so that a reload loses nothing',
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing has changed',
          on: { 'checkout.draftChanged': { target: 'pending' } },
        },
        pending: {
          description: 'Waits for a pause in typing',
          after: { saveDebounce: { target: 'saving' } },
          on: {
            'checkout.draftChanged': { target: 'pending', reenter: true },
            'checkout.save': { target: 'saving' },
            'checkout.continue': { target: 'saving' },
          },
        },
        saving: {
          description: 'The draft travels to the shop',
          initial: 'latest',
          invoke: {
            id: 'saveInformation',
            src: 'saveInformation',
            input: ({ context: { cartId, information } }) => ({ cartId, information }),
            onDone: [{ guard: 'isOvertaken', target: 'pending' }, { target: 'saved' }],
            onError: [
              { guard: 'refusedAsOrdered', target: 'idle', actions: 'reportOrderedElsewhere' },
              { guard: not('isOvertaken'), target: 'failed' },
              { target: 'pending' },
            ],
          },
          states: {
            latest: {
              description: 'What travels is what the form shows',
              on: { 'checkout.draftChanged': { target: 'overtaken' } },
            },
            overtaken: { description: 'The form has changed meanwhile and will be saved once more' },
          },
        },
        saved: {
          description: 'The shop has what the form shows',
          on: { 'checkout.draftChanged': { target: 'pending' } },
        },
        failed: {
          description: 'The draft could not be saved; it is tried again by itself',
          after: { saveRetry: { target: 'saving' } },
          on: {
            'checkout.draftChanged': { target: 'pending' },
            'checkout.save': { target: 'saving' },
          },
        },
      },
    },
  },
});
