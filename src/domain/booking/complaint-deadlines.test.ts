import { expect, it } from 'vitest';
import { complaintStanding } from './complaint-deadlines.ts';

const state = (today: string, acknowledgedOn: string | null = null, answeredOn: string | null = null) =>
  complaintStanding({ submittedOn: '2026-08-01', acknowledgedOn, answeredOn }, today).state;

it('promises an acknowledgement within 7 days and an answer within 60, counted from the day of the complaint [account.complaints]', () => {
  expect(complaintStanding({ submittedOn: '2026-08-01', acknowledgedOn: null, answeredOn: null }, '2026-08-01')).toEqual({ state: 'received', acknowledgeBy: '2026-08-08', answerBy: '2026-09-30' });
  expect([state('2026-08-08'), state('2026-08-09')]).toEqual(['received', 'acknowledgementLate']);
  expect([state('2026-09-30', '2026-08-03'), state('2026-10-01', '2026-08-03'), state('2026-10-01')]).toEqual(['acknowledged', 'answerLate', 'answerLate']);
  expect(state('2026-12-01', '2026-12-01', '2026-12-01')).toBe('answered');
});
