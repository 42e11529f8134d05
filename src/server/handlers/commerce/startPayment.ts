import { localisedPath } from '../../../domain/market/language.ts';
import { paymentConfirmPath, processPaymentPath } from '../../../domain/urls/pages/checkout-url.ts';
import { formatQueryString } from '../../../domain/urls/encoding/query-string.ts';
import type { Handler } from '../../contract/operations.ts';
import { visibleOrder } from '../../order/order-access.ts';
import { startPayment as startPaymentOfOrder } from '../../payment/start-payment.ts';

/** The way back from the bank carries the token that the visitor came with, who may have no cookie there. */
export const startPayment: Handler<'startPayment'> = async ({ shop, params, query, body, language, request }) => {
  const { id } = await visibleOrder(request, shop, { orderId: params.orderId, token: query.token });
  const pageOf = (path: string) => localisedPath(language, path) + formatQueryString({ token: query.token });
  return startPaymentOfOrder(shop, id, { ...body, language, returnPath: pageOf(paymentConfirmPath(id)), progressPath: pageOf(processPaymentPath(id)) });
};
