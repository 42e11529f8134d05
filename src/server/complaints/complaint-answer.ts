import type { Selectable } from 'kysely';
import type { components } from '../../../openapi/generated/complaints.ts';
import { complaintStanding } from '../../domain/booking/complaint-deadlines.ts';
import { MARKET } from '../../domain/market/market.ts';
import { dayOf } from '../account/reservation-answer.ts';
import type { Schema } from '../db/schema.ts';
import type { ServerText } from '../server-texts.ts';
import { COMPLAINT_FORM, type ComplaintKey } from './complaint-form.ts';
import { isAsked } from './complaint-problems.ts';

export type ComplaintRow = Selectable<Schema['complaint']> & { order_number: string };

/** A complaint with its promise, as it stands on a day. */
export function complaintAnswer(row: ComplaintRow, { t, format }: ServerText, today: string): components['schemas']['Complaint'] {
  const days = { submittedOn: dayOf(row.submitted_at), acknowledgedOn: row.acknowledged_at && dayOf(row.acknowledged_at), answeredOn: row.answered_at && dayOf(row.answered_at) };
  const details = COMPLAINT_FORM.fields.filter((field) => !['reservation', 'topic', 'text'].includes(field.name) && isAsked(field, row.fields) && row.fields[field.name]);
  return {
    complaintId: row.id, threadId: row.thread_id, number: row.number, reservationId: row.order_id, reservationNumber: row.order_number,
    topic: t(`complaint.topic.${row.topic}` as ComplaintKey), ...days, ...complaintStanding(days, today),
    details: details.map(({ name, kind, labelKey }) => {
      const value = row.fields[name]!;
      const shown = kind === 'date' ? format.date(value) : kind === 'amount' ? format.money(Number(value) * 100, MARKET.currency) : kind === 'choice' ? t(`complaint.${name}.${value}` as ComplaintKey) : value;
      return { label: t(labelKey as ComplaintKey), value: shown };
    }),
  };
}
