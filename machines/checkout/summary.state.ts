import { forgetting } from './forgetting.ts';
import { shownBy } from './checkout.rules.ts';
import { checkoutSetup } from './checkout.setup.ts';

/** The price is checked, and agreed to when it moved, before anything can be ordered. */
export const summaryState = checkoutSetup.createStateConfig({
  description: 'Everything once more, at a price that holds now',
  entry: 'announceSummary',
  exit: 'forgetCheck',
  initial: 'checking',
  on: {
    'checkout.back': { target: 'recommendations' },
    'checkout.showStep': { target: 'arriving', actions: { type: 'requestStep', params: ({ event }) => event } },
    'checkout.acceptTerms': { actions: { type: 'setTerms', params: ({ event }) => event } },
    orderedElsewhere: { target: 'loading' },
    'checkout.lookAgain': { target: 'loading' },
    'checkout.forget': forgetting,
  },
  states: {
    checking: {
      description: 'Prices the offer anew',
      tags: 'busy',
      invoke: {
        id: 'checkPrice',
        src: 'checkPrice',
        input: ({ context }) => shownBy(context),
        onDone: [
          { guard: { type: 'priceIsAsShown', params: ({ event }) => event.output }, target: 'ready' },
          { guard: { type: 'offerIsGone', params: ({ event }) => event.output }, target: '#checkout.step.gone' },
          { target: 'priceChanged', actions: { type: 'takePrice', params: ({ event }) => event.output } },
        ],
        onError: [{ guard: 'cartIsMissing', target: '#checkout.step.missing' }, { target: 'checkFailed' }],
      },
    },
    checkFailed: {
      description: 'The price could not be checked, or its acceptance not be told; nothing can be ordered before',
      on: { 'checkout.retry': [{ guard: 'wasAccepted', target: 'accepting' }, { target: 'checking' }] },
    },
    priceChanged: {
      description: 'Old and new price, flights or rooms stand side by side; the new ones hold only when accepted',
      on: { 'checkout.acceptPrice': { target: 'accepting' } },
    },
    accepting: {
      description: 'Tells the shop that the new price, flights and rooms were accepted',
      invoke: {
        id: 'acceptPrice',
        src: 'acceptPrice',
        input: ({ context: { cartId, price } }) => ({ cartId, totalPrice: price!.totalPrice, dropped: price!.dropped ?? [], moved: price!.moved ?? [], rooms: price!.rooms ?? [] }),
        onDone: [
          { guard: { type: 'offerIsGone', params: ({ event }) => event.output }, target: '#checkout.step.gone' },
          { guard: { type: 'priceIsAgreed', params: ({ event }) => event.output }, target: 'repricing' },
          { target: 'priceChanged', actions: { type: 'takePrice', params: ({ event }) => event.output } },
        ],
        onError: { target: 'checkFailed' },
      },
    },
    repricing: {
      description: 'Fetches the cart\'s price and deposit as they were agreed to',
      invoke: {
        id: 'fetchPrices',
        src: 'fetchCart',
        input: ({ context: { cartId } }) => ({ cartId }),
        onDone: [
          {
            guard: { type: 'wasOrdered', params: ({ event }) => event.output },
            target: '#checkout.step.alreadyOrdered',
            actions: { type: 'takeCart', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: [{ type: 'takeAgreedCart', params: ({ event }) => event.output }, 'forgetCheck'] },
        ],
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
});
