import type { ColumnType, Generated } from 'kysely';
import type { AdapterPayload } from 'oidc-provider';
import type { Language } from '../../domain/market/language.ts';
import type { ViewedHotel } from '../../../machines/memory/memory.types.ts';
import type { Realm } from '../credentials/login-sessions.ts';

/** What a registration said, to be the account's once the link of its own mail was followed. */
export interface Registered {
  /** Null of who comes by an identity provider only. */
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  news: boolean;
  language: Language;
  /** Whom a provider has sent. */
  identity: { provider: string; subject: string } | null;
}

/** Customers, logins, and what customers do with their orders (migrations 120, 121, 140, 165, 166 and 168). */
export interface AccountSchema {
  customer: {
    id: string;
    email: string;
    password_hash: string | null;
    /** When all logins were last ended; null where they never were. */
    logins_ended_at: Date | null;
    asks_for_code: Generated<boolean>;
    first_name: string;
    last_name: string;
    phone: Generated<string>;
    street: Generated<string>;
    city: Generated<string>;
    zip: Generated<string>;
    country: Generated<string>;
    language: Language;
    agrees_to_news: Generated<boolean>;
    agrees_to_offers: Generated<boolean>;
    created_at: Date;
    activated_at: Date | null;
    deactivated_at: Date | null;
  };
  customer_former_email: {
    customer_id: string;
    email: string;
    until: Date;
  };
  login_session: {
    id: string;
    realm: Realm;
    subject: string;
    created_at: Date;
    expires_at: Date;
    ended_at: Date | null;
  };
  login_failure: {
    id: string;
    realm: Realm;
    account: string;
    address: string;
    at: Date;
  };
  customer_token: {
    hash: string;
    customer_id: string;
    purpose: 'activation' | 'password-reset' | 'login-code' | 'authorization' | 'email-change';
    proof: string | null;
    attempts: Generated<number>;
    /** Of an activation that is not used: what its link brings to life. */
    registration: ColumnType<Registered | null, string | null | undefined, null>;
    created_at: Date;
    expires_at: Date;
    latest_expiry: ColumnType<Date | null, Date | null | undefined, never>;
    used_at: Date | null;
  };
  customer_identity: {
    provider: string;
    subject: string;
    customer_id: string;
    created_at: Date;
  };
  hotel_review: {
    order_id: string;
    hotel_code: string;
    customer_id: string | null;
    stars: number;
    text: string;
    stayed: string;
    created_at: Date;
  };
  pending_identity: {
    hash: string;
    provider: string;
    subject: string;
    email: string | null;
    first_name: string;
    last_name: string;
    expires_at: Date;
  };
  sandbox_identity_record: {
    model: string;
    id: string;
    payload: ColumnType<AdapterPayload, string, string>;
    grant_id: string | null;
    uid: string | null;
    consumed_at: Date | null;
    expires_at: Date | null;
  };
  customer_cart: {
    cart_id: string;
    customer_id: string;
    added_at: Date;
  };
  customer_memory: {
    customer_id: string;
    consent: string | null;
    searches: ColumnType<string[], string | undefined, string>;
    hotels: ColumnType<ViewedHotel[], string | undefined, string>;
    updated_at: Date;
  };
  order_change: {
    id: string;
    order_id: string;
    kind: 'owner' | 'participant' | 'cancellation' | 'flight-times';
    fee: number;
    refund: Generated<number>;
    at: Date;
  };
  customer_thread: {
    id: string;
    customer_id: string | null;
    visitor_id: string | null;
    order_id: string | null;
    kind: 'message' | 'complaint' | 'chat';
    subject: string;
    created_at: Date;
    updated_at: Date;
    language: Generated<Language>;
    contact_email: Generated<string>;
    client_id: Generated<string>;
    chat_key: string | null;
    last_sequence: Generated<number>;
    customer_seen: Generated<number>;
    staff_seen: Generated<number>;
    mailed_sequence: Generated<number>;
    resolved_at: Generated<Date | null>;
  };
  customer_message: {
    id: string;
    thread_id: string;
    sequence: number;
    author: 'customer' | 'shop';
    staff_id: string | null;
    client_id: Generated<string>;
    text: string;
    at: Date;
  };
  message_attachment: {
    id: string;
    customer_id: string | null;
    staff_id: string | null;
    message_id: string | null;
    position: Generated<number>;
    name: string;
    type: string;
    size: number;
    created_at: Date;
  };
  faq_feedback: {
    id: string;
    question: string;
    helpful: boolean;
    at: Date;
  };
}
