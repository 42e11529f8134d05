import { addDays } from '../dates/iso-date.ts';

/** What the shop promises whoever complains, in days after the day of the complaint [account.complaints]. */
const ACKNOWLEDGED_WITHIN = 7;
const ANSWERED_WITHIN = 60;

/** `…Late`: the promise of that step is broken, and the customer is told so. */
export type ComplaintState = 'received' | 'acknowledgementLate' | 'acknowledged' | 'answerLate' | 'answered';

/** Days (ISO dates, the market's). */
export interface ComplaintDays {
  submittedOn: string;
  acknowledgedOn: string | null;
  answeredOn: string | null;
}

export interface ComplaintStanding {
  state: ComplaintState;
  /** The last days that keep the promise. */
  acknowledgeBy: string;
  answerBy: string;
}

/** Days before which a complaint was submitted whose acknowledgement or answer is late today, where it has none. */
export function lateBefore(today: string): { acknowledgement: string; answer: string } {
  return { acknowledgement: addDays(today, -ACKNOWLEDGED_WITHIN), answer: addDays(today, -ANSWERED_WITHIN) };
}

/** How a complaint stands on a day; an answer acknowledges too. */
export function complaintStanding({ submittedOn, acknowledgedOn, answeredOn }: ComplaintDays, today: string): ComplaintStanding {
  const acknowledgeBy = addDays(submittedOn, ACKNOWLEDGED_WITHIN);
  const answerBy = addDays(submittedOn, ANSWERED_WITHIN);
  const state = answeredOn !== null ? 'answered'
    : today > answerBy ? 'answerLate'
    : acknowledgedOn !== null ? 'acknowledged'
    : today > acknowledgeBy ? 'acknowledgementLate' : 'received';
  return { state, acknowledgeBy, answerBy };
}
