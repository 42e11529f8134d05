import type { components, operations } from '../../../openapi/generated/commerce.ts';
import { bodyOf } from '../answer.ts';
import type { AreaContext, CallContext } from './call-context.ts';

type Body<Operation extends 'addCartProduct' | 'acceptCartPrice' | 'placeOrder' | 'startPayment' | 'addPaymentConfirmation'> =
  operations[Operation]['requestBody']['content']['application/json'];

/** A cart named by the caller, else the tab's own. */
interface CartInput {
  cartId?: string;
}

/** An order, with the signed token of a mail's link where there is one. */
interface OrderInput {
  orderId: string;
  token?: string;
}

function cartHeader(cartId: string | undefined) {
  return cartId === undefined ? {} : { 'Cart-Id': cartId };
}

/** From a chosen offer to a paid order. */
export function commerceCalls({ client, language: locale }: AreaContext) {
  return {
    addCartProduct: (body: Body<'addCartProduct'>, { signal }: CallContext = {}) =>
      bodyOf('addCartProduct', client.POST('/api/www/cart/product', { params: { query: { locale } }, body, signal })),

    getCart: ({ cartId }: CartInput, { signal }: CallContext = {}) =>
      bodyOf('getCart', client.GET('/api/www/cart/details', { params: { header: cartHeader(cartId), query: { locale } }, signal })),

    checkCartPrice: ({ cartId }: CartInput, { signal }: CallContext = {}) =>
      bodyOf('checkCartPrice', client.POST('/api/www/cart/price', { params: { header: cartHeader(cartId) }, signal })),

    acceptCartPrice: ({ cartId, ...body }: CartInput & Body<'acceptCartPrice'>, { signal }: CallContext = {}) =>
      bodyOf('acceptCartPrice', client.POST('/api/www/cart/price/accept', { params: { header: cartHeader(cartId) }, body, signal })),

    saveCartInformation: (
      { cartId, information }: CartInput & { information: components['schemas']['CartInformation'] },
      { signal }: CallContext = {},
    ) =>
      bodyOf('saveCartInformation', client.PUT('/api/www/cart/information', {
        params: { header: cartHeader(cartId) }, body: information, signal,
      })),

    placeOrder: ({ cartId, ...body }: CartInput & Body<'placeOrder'>, { signal }: CallContext = {}) =>
      bodyOf('placeOrder', client.POST('/api/www/cart/order', { params: { header: cartHeader(cartId), query: { locale } }, body, signal })),

    getOrder: ({ orderId, token }: OrderInput, { signal }: CallContext = {}) =>
      bodyOf('getOrder', client.GET('/api/www/cart/shortOrder/{orderId}', { params: { path: { orderId }, query: { token, locale } }, signal })),

    getPlacedOrder: ({ encodedData }: { encodedData: string }, { signal }: CallContext = {}) =>
      bodyOf('getPlacedOrder', client.GET('/api/www/cart/order-placed/{encodedData}', {
        params: { path: { encodedData }, query: { locale } }, signal,
      })),

    getPaymentOptions: ({ orderId, token }: OrderInput, { signal }: CallContext = {}) =>
      bodyOf('getPaymentOptions', client.GET('/api/www/cart/payment/{orderId}', {
        params: { path: { orderId }, query: { token, locale } }, signal,
      })),

    startPayment: ({ orderId, token, ...body }: OrderInput & Body<'startPayment'>, { signal }: CallContext = {}) =>
      bodyOf('startPayment', client.POST('/api/www/cart/payment/{orderId}', {
        params: { path: { orderId }, query: { token, locale } }, body, signal,
      })),

    addPaymentConfirmation: (body: Body<'addPaymentConfirmation'>, { signal }: CallContext = {}) =>
      bodyOf('addPaymentConfirmation', client.POST('/api/www/payment/confirmations/add', { body, signal })),

    getBanks: (_input: Record<string, never> = {}, { signal }: CallContext = {}) =>
      bodyOf('getBanks', client.GET('/api/www/cart/banks-availabilities', { params: { query: { locale } }, signal })),
  };
}
