import { and } from 'xstate';
import { forgetting } from './forgetting.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { draftState } from './draft.state.ts';
import { draftWithPhoneOf } from './phone.rules.ts';
import { placingState } from './placing.state.ts';
import { summaryState } from './summary.state.ts';

/** From a cart to an order: details, what is included, summary with its price agreed to, one order [checkout.flow]. */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  description: 'Turns a cart into an order',
  context: ({ input }) => ({
    cartId: input.cartId,
    wanted: input.step ?? 'participants',
    cart: input.cart ?? null,
    ...draftWithPhoneOf(input.cart ?? null),
    left: [],
    serverErrors: {},
    termsAccepted: false,
    price: null,
    placed: null,
    unpaid: [],
  }),
  type: 'parallel',
  on: {
    'checkout.reprice': [
      // What comes now is asked about when the order's price turns out to be another.
      { guard: 'isPlacing' },
      {
        guard: { type: 'isThisCart', params: ({ event }) => event.cart },
        actions: { type: 'takeCartPrices', params: ({ event }) => event.cart },
      },
    ],
  },
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
            'checkout.fillOwner': { actions: [{ type: 'fillOwner', params: ({ event }) => event }, 'startSaving'] },
            'checkout.setTraveller': { actions: [{ type: 'setTraveller', params: ({ event }) => event }, 'startSaving'] },
            'checkout.setNote': { actions: [{ type: 'setNote', params: ({ event }) => event }, 'startSaving'] },
            'checkout.copyOwnerToFirstTraveller': { actions: ['copyOwner', 'startSaving'] },
            'checkout.leaveField': { actions: { type: 'rememberLeaving', params: ({ event }) => event } },
            'checkout.continue': [
              { guard: 'informationIsValid', target: 'recommendations' },
              { target: '.refused' },
            ],
            'checkout.showStep': { target: 'arriving', actions: { type: 'requestStep', params: ({ event }) => event } },
            orderedElsewhere: { target: 'loading' },
            'checkout.lookAgain': { target: 'loading' },
            'checkout.forget': forgetting,
          },
          states: {
            editing: { description: 'An error shows when its field has been left' },
            refused: {
              description: 'Every error shows until all are mended',
              entry: 'announceRefusal',
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
            'checkout.showStep': { target: 'arriving', actions: { type: 'requestStep', params: ({ event }) => event } },
            orderedElsewhere: { target: 'loading' },
            'checkout.lookAgain': { target: 'loading' },
            'checkout.forget': forgetting,
          },
        },
        summary: summaryState,
        placing: placingState,
        placeFailed: {
          description: 'The order could not be made; trying again never makes two',
          on: {
            'checkout.retry': { target: 'placing' },
            'checkout.back': { target: 'summary' },
            'checkout.showStep': { target: 'arriving', actions: { type: 'requestStep', params: ({ event }) => event } },
            'checkout.forget': forgetting,
          },
        },
        tooManyUnpaid: {
          description: 'Too many orders of this customer wait for their payment; one of them is paid first',
          on: {
            'checkout.retry': { target: 'placing' },
            'checkout.back': { target: 'summary' },
            'checkout.showStep': { target: 'arriving', actions: { type: 'requestStep', params: ({ event }) => event } },
            'checkout.forget': forgetting,
          },
        },
        placed: {
          description: 'The order exists; payment is next',
          entry: 'announceOrder',
        },
        alreadyOrdered: { description: 'The cart became an order before; the page leads on to its payment' },
        orderedOtherwise: {
          description: 'The cart became an order before, with other details: both stand side by side',
          on: { 'checkout.forget': forgetting },
        },
        gone: {
          description: 'The offer is no longer sold: nothing was ordered, and a page of its own offers others',
          entry: 'announceFailure',
        },
        missing: { description: 'There is no such cart, or it is not this visitor\'s' },
      },
    },
    draft: draftState,
  },
});
