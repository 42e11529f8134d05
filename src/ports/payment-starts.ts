import type { PaymentPorts, PaymentStart } from '../../machines/payment/payment.types.ts';

/**
 * Keys of payments that this tab has started: a reload, or Back from the bank, finds the same payment again instead of
 * starting a second one [payment.once].
 */
export function createPaymentStarts(storage: Pick<Storage, 'getItem' | 'setItem'>): Pick<PaymentPorts, 'newKey' | 'recallStart'> {
  const nameOf = (orderId: string) => `payment-start:${orderId}`;
  return {
    async newKey({ orderId, variant, method }) {
      const start: PaymentStart = { variant, method, idempotencyKey: crypto.randomUUID() };
      storage.setItem(nameOf(orderId), JSON.stringify(start));
      return start.idempotencyKey;
    },
    async recallStart({ orderId }) {
      const kept = storage.getItem(nameOf(orderId));
      return kept === null ? null : JSON.parse(kept) as PaymentStart;
    },
  };
}
