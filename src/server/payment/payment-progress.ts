import QRCode from 'qrcode';
import type { components } from '../../../openapi/generated/commerce.ts';
import { ORGANISER } from '../../domain/booking/organiser.ts';
import { spaydOf, variableSymbolOf } from '../../domain/booking/spayd.ts';
import type { OrderRow } from '../order/order-rows.ts';
import type { Shop } from '../shop.ts';
import { decisivePayment, type PaymentRow } from './payment-rows.ts';
import { paymentStatus } from './payment-status.ts';

type PaymentProgress = components['schemas']['PaymentProgress'];

/** Where the order's latest payment stands, and what can be done for it meanwhile [page.process-payment]. */
export async function paymentProgress(shop: Shop, order: OrderRow): Promise<PaymentProgress> {
  const { kysely } = shop.database;
  const payment = await decisivePayment(kysely, order.id);
  const { status } = await paymentStatus(kysely, order.id);
  const isPayable = payment !== undefined && payment.status === 'pending';
  const isTransfer = isPayable && shop.payments.methods(order.language).some(({ code, kind }) => code === payment.method && kind === 'transfer');
  return {
    status,
    number: order.number,
    startedAt: payment?.created_at.getTime() ?? null,
    bankUrl: isPayable && !isTransfer ? payment.redirect_url : null,
    sandboxUrl: isTransfer && shop.config.sandbox ? `/sandbox/bank/${payment.id}` : null,
    payBy: order.status === 'placed' && order.paid_price === 0 ? order.pay_by.toISOString() : null,
    transfer: isTransfer ? transferOf(order, payment) : null,
  };
}

function transferOf({ number }: OrderRow, { amount, currency }: PaymentRow): components['schemas']['TransferOrder'] {
  const { account, name } = ORGANISER;
  const variableSymbol = variableSymbolOf(number);
  const text = spaydOf({ iban: account.iban, bic: account.bic, amount, currency, variableSymbol, message: number });
  return { recipient: name, account: account.shown, iban: account.iban, bic: account.bic, amount, currency, variableSymbol, message: number, qr: { text, ...qrPath(text) } };
}

/** The code's dark modules as one path, a unit a module, runs of a row joined. */
function qrPath(text: string): { size: number; path: string } {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const from = column;
      while (column < size && data[row * size + column]) column++;
      if (column > from) path += `M${from} ${row}h${column - from}v1h-${column - from}z`;
    }
  }
  return { size, path };
}
