import type { Generated, JSONColumnType } from 'kysely';

/** Complaints and the desk of the staff (migrations 145 to 149). */
export interface DeskSchema {
  complaint: {
    id: string;
    number: string;
    thread_id: string;
    customer_id: string;
    order_id: string;
    topic: string;
    fields: JSONColumnType<Record<string, string>>;
    idempotency_key: string;
    submitted_at: Date;
    acknowledged_at: Date | null;
    answered_at: Date | null;
  };
  thread_claim: {
    thread_id: string;
    staff_id: string;
    used_at: Date;
    handed_by: string | null;
    note: Generated<string>;
  };
}
