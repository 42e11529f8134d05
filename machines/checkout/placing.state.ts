import { forgetting } from './forgetting.ts';
import { shownBy } from './checkout.rules.ts';
import { checkoutSetup } from './checkout.setup.ts';
import type { PriceCheck } from './checkout.types.ts';

const checked = ({ event }: { event: { output: PriceCheck } }) => event.output;

/** Where the price that holds is not the one that the button was pressed at. */
const otherPrice = [
  { guard: { type: 'offerIsGone', params: checked }, target: '#checkout.step.gone' },
  { target: '#checkout.step.summary.priceChanged', actions: { type: 'takePrice', params: checked } },
] as const;

/** The price once more, then one order. */
export const placingState = checkoutSetup.createStateConfig({
  description: 'The order is being made; nothing the customer clicks makes a second one',
  initial: 'rechecking',
  states: {
    rechecking: {
      description: 'The price once more, at the last moment',
      on: { 'checkout.forget': forgetting },
      invoke: {
        id: 'recheckPrice',
        src: 'checkPrice',
        input: ({ context }) => shownBy(context),
        onDone: [
          { guard: { type: 'priceIsAsShown', params: checked }, target: 'ordering' },
          ...otherPrice,
        ],
        onError: [
          { guard: 'cartIsMissing', target: '#checkout.step.missing' },
          { target: '#checkout.step.placeFailed' },
        ],
      },
    },
    ordering: {
      description: 'Turns the cart into an order',
      initial: 'ofCustomer',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => ({ ...shownBy(context), information: context.information }),
        onDone: { target: '#checkout.step.placed', actions: { type: 'takeOrder', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isOfNobody', ...forgetting },
          { guard: 'refusedForPrice', target: 'askingPrice' },
          { guard: 'refusedAsGone', target: '#checkout.step.gone' },
          {
            guard: 'refusedForDetails',
            target: '#checkout.step.details.refused',
            actions: 'takeServerErrors',
          },
          { guard: 'refusedAsOrdered', target: 'comparing' },
          {
            guard: 'refusedForUnpaidOrders',
            target: '#checkout.step.tooManyUnpaid',
            actions: 'takeUnpaidOrders',
          },
          { guard: 'cartIsMissing', target: '#checkout.step.missing' },
          { target: '#checkout.step.placeFailed' },
        ],
      },
      states: {
        ofCustomer: {
          description: 'Whoever gave the order waits for it',
          on: { 'checkout.forget': { target: 'ofNobody' } },
        },
        ofNobody: { description: 'The customer has signed out in another tab: what was filled in is forgotten unless there is an order' },
      },
    },
    askingPrice: {
      description: 'The order was refused for its price, flights or rooms: asks which hold, to show both',
      on: { 'checkout.forget': forgetting },
      invoke: {
        id: 'askPrice',
        src: 'checkPrice',
        input: ({ context }) => shownBy(context),
        onDone: [
          { guard: { type: 'priceIsAsShown', params: checked }, target: '#checkout.step.summary.ready' },
          ...otherPrice,
        ],
        onError: [
          { guard: 'cartIsMissing', target: '#checkout.step.missing' },
          { target: '#checkout.step.summary.checkFailed' },
        ],
      },
    },
    comparing: {
      description: 'The cart was ordered before with other details: fetches those',
      on: { 'checkout.forget': forgetting },
      invoke: {
        id: 'fetchOrdered',
        src: 'fetchCart',
        input: ({ context: { cartId } }) => ({ cartId }),
        onDone: { target: '#checkout.step.orderedOtherwise', actions: { type: 'takeOrderedCart', params: ({ event }) => event.output } },
        onError: { target: '#checkout.step.placeFailed' },
      },
    },
  },
});
