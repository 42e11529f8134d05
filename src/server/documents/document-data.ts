import type { CancellationStep } from '../../domain/booking/cancellation-terms.ts';
import type { Language } from '../../domain/market/language.ts';
import type { Currency } from '../../domain/prices/money.ts';
import type { TripType } from '../../domain/search/trip-types.ts';

/** A line of what is charged. Lines add up to `total`. */
export interface DocumentItem {
  label: string;
  /** Minor units; less than 0 for a discount. */
  amount: number;
}

interface DocumentBase {
  language: Language;
  /** Of the order: a flight alone is no package. Null of activities alone. */
  tripType: TripType | null;
  /** Of the order or booking, as people read it: Z-2026-000123. */
  number: string;
  /** ISO date. */
  issued: string;
  customer: { name: string; address: string; email: string };
  /** What was booked, in words of `language`. */
  services: { label: string; value: string }[];
  /** Whether nothing of it is real: the paper says so. */
  sandbox: boolean;
}

interface ChargedDocument extends DocumentBase {
  items: DocumentItem[];
  /** Minor units. */
  total: number;
  currency: Currency;
}

/** `birthDate`: ISO, or '' where nobody asked. */
interface Participant {
  name: string;
  birthDate: string;
}

export interface TravelContractData extends ChargedDocument {
  kind: 'travel-contract';
  participants: Participant[];
  /** What is to be paid until when, in minor units; null: at once, for its day has passed. */
  dues: { date: string | null; amount: number }[];
  cancellation: CancellationStep[];
}

export interface ReceiptData extends ChargedDocument {
  kind: 'receipt';
  /** The payment that came; `paid` is all that has come so far. Minor units. */
  payment: { date: string; amount: number; method: string };
  paid: number;
}

export interface InvoiceData extends ChargedDocument {
  kind: 'invoice';
  /** Number of the paper itself. */
  invoiceNumber: string;
  payments: { date: string; amount: number; method: string }[];
}

export interface VoucherData extends DocumentBase {
  kind: 'voucher';
  participants: Participant[];
  /** What the holder must know: meeting point, what to bring. */
  notes: string[];
}

export interface TicketData extends DocumentBase {
  kind: 'ticket';
  /** `facts`: flights there and back, luggage; in words of `language`. */
  passengers: { name: string; facts: { label: string; value: string }[] }[];
}

export interface InsuranceData extends DocumentBase {
  kind: 'insurance';
  /** What was bought, one of each level and time of purchase. `price`: minor units, of all persons. */
  insurances: { level: string; persons: string[]; from: string; until: string; price: number }[];
  currency: Currency;
}

/** Plain data, as it can be stored; `makeDocument` prints it. */
export type DocumentData = TravelContractData | ReceiptData | InvoiceData | VoucherData | TicketData | InsuranceData;
