import { answer, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { consentMachine } from './consent.machine.ts';

const events = [
  { type: 'consent.acceptAll' },
  { type: 'consent.rejectAll' },
  { type: 'consent.customise' },
  { type: 'consent.choose', category: 'statistics', allowed: true },
  { type: 'consent.save' },
  { type: 'consent.cancel' },
  { type: 'consent.reopen' },
  answer('storeConsent'),
  failure('storeConsent'),
  streamed('storedConsents'),
  streamed('storedConsents', { preferences: false, statistics: false, marketing: true }),
  failure('storedConsents'),
] as const;

/** A visitor who was never asked, and one who was. */
export const consentPaths = pathsOf(consentMachine, [
  { input: { stored: null }, events },
  { input: { stored: { preferences: true, statistics: false, marketing: false } }, events },
]);
