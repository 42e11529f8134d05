import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { subscriptionMachine } from './subscription.machine.ts';
import type { SubscriptionCommand } from './subscription.types.ts';

const form: SubscriptionCommand[] = [
  { type: 'subscription.setEmail', email: 'jana' },
  { type: 'subscription.setEmail', email: 'jana@example.cz' },
  { type: 'subscription.setAgreement', agrees: true },
  { type: 'subscription.submit' },
  { type: 'subscription.startOver' },
];
const startOver = [{ type: 'subscription.startOver' } as const];
const mail = [{ type: 'subscription.answerMail' } as const, { type: 'subscription.startOver' } as const, answer('answerMail', 'done' as const), answer('answerMail', 'expired' as const), answer('answerMail', 'gone' as const), failure('answerMail')];

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const subscriptionPaths = pathsOf(subscriptionMachine, [
  { input: { purpose: 'newsletter', request: null, link: null }, events: [...form, answer('askForMail', undefined), failure('askForMail')] },
  { input: { purpose: 'newsletter', request: { action: 'confirm', token: 't' }, link: 'open' }, events: mail },
  { input: { purpose: 'presale', request: { action: 'end', token: 't' }, link: 'open' }, events: mail },
  { input: { purpose: 'newsletter', request: { action: 'confirm', token: 't' }, link: 'done' }, events: [] },
  { input: { purpose: 'presale', request: { action: 'end', token: 't' }, link: 'done' }, events: [] },
  { input: { purpose: 'newsletter', request: { action: 'confirm', token: 't' }, link: 'unknown' }, events: startOver },
  { input: { purpose: 'newsletter', request: { action: 'end', token: 't' }, link: 'unknown' }, events: startOver },
  { input: { purpose: 'newsletter', request: { action: 'confirm', token: 't' }, link: 'expired' }, events: startOver },
  { input: { purpose: 'newsletter', request: { action: 'end', token: 't' }, link: 'gone' }, events: startOver },
]);
