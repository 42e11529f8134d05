import { sql, type Kysely } from 'kysely';
import type { Language } from '../../domain/market/language.ts';
import type { Job } from '../../server/background-work.ts';
import type { Schema } from '../../server/db/schema.ts';
import { opaqueId, signatureHolds, signatureOf } from '../../server/security/signature.ts';
import type { PaymentMethod, PaymentNotice, PaymentProvider } from '../../server/payment/payment-provider.ts';

/** What a customer can do at the pretended bank. */
export const SANDBOX_ANSWERS = ['pay', 'refuse', 'close', 'pay-late', 'pay-twice'] as const;

export type SandboxAnswer = (typeof SANDBOX_ANSWERS)[number];

/** Answers after which the bank has the customer's money. */
const TAKEN: readonly SandboxAnswer[] = ['pay', 'pay-late', 'pay-twice'];
/** What the bank's books say where the shop was quicker than the customer. */
const CANCELLED = 'cancelled-by-shop';

/** How long after the browser's return a late notice comes. */
const LATE_MS = 8_000;
const RETRY_MS = 5_000;

/** Paid from any bank, with what the page says: the customer never comes here. */
const TRANSFER = 'transfer';

const BANKS: readonly PaymentMethod[] = [
  { code: 'card', name: 'Visa, Mastercard', kind: 'card', available: true },
  { code: 'aurora', name: 'Aurora banka', kind: 'bank', available: true },
  { code: 'vltava', name: 'Vltavská spořitelna', kind: 'bank', available: true },
  { code: 'sever', name: 'Banka Sever', kind: 'bank', available: true },
  { code: TRANSFER, name: 'QR', kind: 'transfer', available: true },
  // Banks have their nights off; the shop must be able to show one.
  { code: 'praded', name: 'Praděd banka', kind: 'bank', available: false },
];

interface SandboxBankOptions {
  kysely: Kysely<Schema>;
  /** Signs notices, as a bank's key would. */
  secret: string;
  now: () => Date;
  /** Tells the shop, the way a bank would. @returns whether the shop has taken it */
  deliver: (notice: PaymentNotice, signature: string) => Promise<boolean>;
}

/** A bank that is none: it has its own books, a page, and notices that it repeats until they are taken. */
export interface SandboxBank {
  provider: PaymentProvider;
  job: Job;
  /** The payment that the bank's page is about, or undefined. */
  payment(paymentId: string): Promise<SandboxPayment | undefined>;
  /** What the customer did; only the first answer counts. @returns where the browser goes next */
  answer(paymentId: string, answer: SandboxAnswer): Promise<string | undefined>;
}

export interface SandboxPayment {
  paymentId: string;
  orderNumber: string;
  amount: number;
  currency: PaymentNotice['currency'];
  language: Language;
  returnPath: string;
  answer: string | null;
}

export function createSandboxBank({ kysely, secret, now, deliver }: SandboxBankOptions): SandboxBank {
  const provider: PaymentProvider = {
    methods: () => [...BANKS],
    async start({ paymentId, amount, currency, language, orderNumber, returnPath, method, progressPath }) {
      await kysely
        .insertInto('sandbox_bank_payment')
        .values({ payment_id: paymentId, amount, currency, language, order_number: orderNumber, return_path: returnPath, answer: null, refunded_at: null, created_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { answer } = await kysely.selectFrom('sandbox_bank_payment').select('answer').where('payment_id', '=', paymentId).executeTakeFirstOrThrow();
      return answer === CANCELLED ? { status: 'closed' } : { status: 'open', redirectUrl: method === TRANSFER ? progressPath : `/sandbox/bank/${paymentId}` };
    },
    async cancel(paymentId) {
      // One statement: a start, a cancel and a customer at the same time meet on the payment's row.
      const { answer } = await kysely
        .insertInto('sandbox_bank_payment')
        .values({ payment_id: paymentId, amount: null, currency: null, language: null, order_number: null, return_path: null, answer: CANCELLED, refunded_at: null, created_at: now() })
        .onConflict((conflict) => conflict.column('payment_id').doUpdateSet((eb) => ({ answer: eb.fn.coalesce('sandbox_bank_payment.answer', eb.val(CANCELLED)) })))
        .returning('answer')
        .executeTakeFirstOrThrow();
      return TAKEN.some((taken) => taken === answer) ? 'too-late' : 'closed';
    },
    async refund({ refundId, paymentId, amount }) {
      await kysely.transaction().execute(async (tx) => {
        const payment = await tx.selectFrom('sandbox_bank_payment').select('amount').where('payment_id', '=', paymentId).where('answer', 'in', [...TAKEN]).forUpdate().executeTakeFirst();
        if (payment === undefined) throw new Error(`The sandbox bank has taken no money for ${paymentId}`);
        await tx.insertInto('sandbox_bank_refund').values({ id: refundId, payment_id: paymentId, amount, at: now() }).onConflict((conflict) => conflict.doNothing()).execute();
        const refunds = await tx.selectFrom('sandbox_bank_refund').select('amount').where('payment_id', '=', paymentId).execute();
        const rest = (payment.amount ?? 0) - refunds.reduce((sum, refund) => sum + refund.amount, 0);
        if (rest < 0) throw new Error(`The sandbox bank has taken less for ${paymentId}`);
        if (rest === 0) await tx.updateTable('sandbox_bank_payment').set((eb) => ({ refunded_at: eb.fn.coalesce('refunded_at', eb.val(now())) })).where('payment_id', '=', paymentId).execute();
      });
    },
    verify: (notice, signature) => signatureHolds(secret, 'sandbox-bank', signedText(notice), signature),
  };

  /** What the shop has announced: a cancel that came before tells nothing that could be shown. */
  const opened = (paymentId: string) => kysely
    .selectFrom('sandbox_bank_payment')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('return_path', 'is not', null)
    .$narrowType<{ amount: number; currency: PaymentNotice['currency']; language: Language; order_number: string; return_path: string }>()
    .executeTakeFirst();

  async function tell({ id, repeat, payment_id, outcome, amount, currency }: DueNotice): Promise<void> {
    const notice: PaymentNotice = { paymentId: payment_id, noticeId: id, outcome, amount, currency };
    const taken = await deliver(notice, signSandboxNotice(secret, notice));
    await kysely
      .updateTable('sandbox_bank_notice')
      .set(taken ? { sent_at: now() } : { due_at: new Date(now().getTime() + RETRY_MS) })
      .where('id', '=', id)
      .where('repeat', '=', repeat)
      .execute();
  }

  function due(at: Date) {
    return kysely
      .selectFrom('sandbox_bank_notice as notice')
      .innerJoin('sandbox_bank_payment as payment', 'payment.payment_id', 'notice.payment_id')
      .select(['notice.id', 'notice.repeat', 'notice.payment_id', 'notice.outcome', 'payment.amount', 'payment.currency'])
      .$narrowType<{ amount: number; currency: PaymentNotice['currency'] }>()
      .where('notice.sent_at', 'is', null)
      .where('notice.due_at', '<=', at)
      .orderBy('notice.due_at')
      .orderBy('notice.repeat')
      .limit(20);
  }

  return {
    provider,
    job: {
      name: 'sandbox-bank',
      async runDue(at) {
        for (const notice of await due(at).execute()) await tell(notice);
        const next = await kysely.selectFrom('sandbox_bank_notice').select(sql<Date | null>`min(due_at)`.as('at')).where('sent_at', 'is', null).executeTakeFirst();
        return next?.at ?? null;
      },
    },
    async payment(paymentId) {
      const row = await opened(paymentId);
      return row && { paymentId, orderNumber: row.order_number, amount: row.amount, currency: row.currency, language: row.language, returnPath: row.return_path, answer: row.answer };
    },
    async answer(paymentId, answer) {
      const row = await opened(paymentId);
      if (row === undefined) return undefined;
      await kysely.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx.updateTable('sandbox_bank_payment').set({ answer }).where('payment_id', '=', paymentId).where('answer', 'is', null).executeTakeFirst();
        if (numUpdatedRows === 1n) await tx.insertInto('sandbox_bank_notice').values(noticesOf(paymentId, answer, now())).execute();
      });
      // The first notices come before the browser does, as those of a quick bank would.
      for (const notice of await due(now()).where('notice.payment_id', '=', paymentId).execute()) await tell(notice);
      return row.return_path;
    },
  };
}

interface DueNotice {
  id: string;
  repeat: number;
  payment_id: string;
  outcome: PaymentNotice['outcome'];
  amount: number;
  currency: PaymentNotice['currency'];
}

function noticesOf(paymentId: string, answer: SandboxAnswer, now: Date) {
  const outcome = ({ pay: 'paid', 'pay-late': 'paid', 'pay-twice': 'paid', refuse: 'refused', close: 'cancelled' } as const)[answer];
  const due_at = answer === 'pay-late' ? new Date(now.getTime() + LATE_MS) : now;
  const notice = { id: opaqueId(), repeat: 1, payment_id: paymentId, outcome, due_at, sent_at: null };
  // Twice in both ways that banks know: the same notice again, and another one that says the same.
  return answer === 'pay-twice' ? [notice, { ...notice, repeat: 2 }, { ...notice, id: opaqueId() }] : [notice];
}

/** The signature that the bank puts on a notice. */
export function signSandboxNotice(secret: string, notice: PaymentNotice): string {
  return signatureOf(secret, 'sandbox-bank', signedText(notice));
}

function signedText({ paymentId, noticeId, outcome, amount, currency }: PaymentNotice): string {
  return [paymentId, noticeId, outcome, amount, currency].join('\n');
}
