import type { ColumnType, Generated } from 'kysely';
import type Stripe from 'stripe';
import type { components } from '../../../openapi/generated/commerce.ts';
import type { Language } from '../../domain/market/language.ts';
import type { Currency } from '../../domain/prices/money.ts';
import type { Occupancy } from '../../domain/search/participants.ts';
import type { DocumentData } from '../documents/document-data.ts';

type Schemas = components['schemas'];

/** Read as the value, written as its JSON text: the driver would make a list of SQL of an array. */
type Json<Value> = ColumnType<Value, string, string>;

type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>;

/** Carts, orders, travellers, payments, mails (migrations 020 to 065, 090, 095). Money in minor units. */
export interface CommerceSchema {
  cart: {
    id: string;
    language: Language;
    offer_code: string;
    occupancies: Json<Occupancy[]>;
    offer: Json<Schemas['Offer']>;
    accepted_total: number;
    currency: Currency;
    information: Json<Schemas['CartInformation']>;
    order_id: string | null;
    extras: JsonWithDefault<Schemas['Extra'][]>;
    /** Null while the customer has the offer that they came with. */
    base_offer_code: string | null;
    payment_variant: Generated<Schemas['Cart']['paymentVariant']>;
    expires_at: Date;
    created_at: Date;
    updated_at: Date;
  };
  orders: {
    id: string;
    number: string;
    reference: string;
    cart_id: string;
    status: Schemas['Order']['status'];
    language: Language;
    offer_code: string;
    trip_type: string;
    hotel_code: string;
    start_date: string;
    end_date: string;
    offer: Json<Schemas['Offer']>;
    occupancies: Json<Occupancy[]>;
    owner_first_name: string;
    owner_last_name: string;
    owner_email: string;
    owner_phone: string;
    owner_street: string;
    owner_city: string;
    owner_zip: string;
    owner_country: string;
    note: string;
    total_price: number;
    paid_price: Generated<number>;
    deposit: number;
    deposit_due: string;
    balance_due: string;
    currency: Currency;
    pay_by: ColumnType<Date, never, never>;
    placed_from: string | null;
    extras: JsonWithDefault<Schemas['Extra'][]>;
    payment_variant: Generated<Schemas['Cart']['paymentVariant']>;
    person_prices: JsonWithDefault<number[]>;
    customer_id: string | null;
    customer_label: Generated<string>;
    details_version: Generated<number>;
    /** Chosen and not bought yet (migration 225). */
    wanted_extras: JsonWithDefault<Schemas['Extra'][]>;
    wanted_version: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
  extra_price: { code: string; variant: string; price: number; stock: number | null };
  extra_stock: { code: string; variant: string; place: string; day: string; sold: number };
  flight_seat: {
    flight: string;
    seat: string;
    cart_id: string;
    leg: Schemas['Leg'];
    person: number;
    state: 'held' | 'reserved' | 'sold';
    order_id: string | null;
    until: Date | null;
    held_since: Generated<Date>;
  };
  order_traveller: {
    order_id: string;
    position: number;
    type: Schemas['Traveller']['type'];
    gender: NonNullable<Schemas['Traveller']['gender']>;
    first_name: string;
    last_name: string;
    birth_date: string;
    document_type: Generated<NonNullable<Schemas['Traveller']['documentType']>>;
    document_number: Generated<string>;
    document_expiry: string | null;
  };
  payment: {
    id: string;
    order_id: string;
    variant: 'deposit' | 'full' | 'part';
    /** What the order had when the payment was chosen, minor units. */
    paid_before: Generated<number>;
    method: string;
    amount: number;
    currency: Currency;
    status: 'pending' | 'closing' | 'paid' | 'refused' | 'cancelled' | 'refund-due' | 'refunded';
    idempotency_key: string;
    redirect_url: string | null;
    due_at: Date | null;
    attempts: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
  /** What goes back of a payment because its order was cancelled (migration 170). */
  payment_refund: {
    id: string;
    payment_id: string;
    order_id: string;
    amount: number;
    currency: Currency;
    due_at: Date | null;
    attempts: Generated<number>;
    created_at: Date;
    refunded_at: Date | null;
  };
  sandbox_bank_refund: { id: string; payment_id: string; amount: number; at: Date };
  payment_notice: {
    id: string;
    payment_id: string;
    outcome: string;
    amount: number;
    currency: Currency;
    effect: string;
    received_at: Date;
  };
  /** Mails somebody asked for (migration 060). */
  subscription: {
    id: string;
    purpose: 'newsletter' | 'presale';
    email: string;
    language: Language;
    asked_at: Date;
    confirmed_at: Date | null;
    ended_at: Date | null;
  };
  refused_purchase: {
    id: Generated<number>;
    at: Date;
    request_id: string;
    operation: string;
    status: number;
    code: string;
    subject: string | null;
  };
  mail_outbox: {
    id: string;
    occasion: string;
    order_id: string | null;
    cart_id: Generated<string | null>;
    language: Language;
    recipient: string;
    subject: string;
    plain: string;
    html: string;
    attachments: ColumnType<DocumentData[], string | undefined, string>;
    created_at: Date;
    due_at: Date;
    attempts: Generated<number>;
    sent_at: Date | null;
    sent_by: 'smtp' | 'sandbox' | null;
    last_error: string | null;
    unsubscribe_url: Generated<string | null>;
  };
  stripe_session: {
    payment_id: string;
    request: ColumnType<Stripe.Checkout.SessionCreateParams | null, string | null, string | null>;
    session_id: string | null;
    closed: Generated<boolean>;
    created_at: Date;
  };
  sandbox_bank_payment: {
    payment_id: string;
    amount: number | null;
    currency: Currency | null;
    language: Language | null;
    order_number: string | null;
    return_path: string | null;
    answer: string | null;
    refunded_at: Date | null;
    created_at: Date;
  };
  sandbox_bank_notice: {
    id: string;
    repeat: number;
    payment_id: string;
    outcome: 'paid' | 'refused' | 'cancelled';
    due_at: Date;
    sent_at: Date | null;
  };
}
