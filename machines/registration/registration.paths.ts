import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { registrationMachine } from './registration.machine.ts';
import type { RegistrationCommand, RegistrationInput } from './registration.types.ts';

const set = (field: string, value: string): RegistrationCommand => ({ type: 'registration.setField', field, value });
const refused = { status: 'refused' as const, refusal: 'details-invalid', problems: { email: 'invalidEmail' } };
const mails = [set('email', 'jana@example.cz'), set('email', ''), { type: 'registration.resend' as const }, answer('resendActivation', { status: 'sent' }), answer('resendActivation', refused), failure('resendActivation')];
const begun = (entry: RegistrationInput['entry']): RegistrationInput => ({ entry, token: 't', fields: {}, withIdentity: false });

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const registrationPaths = pathsOf(registrationMachine, [{
  input: { ...begun('details'), fields: { email: 'jana@example.cz', password: 'tajné slunce', firstName: 'Jana', lastName: 'Nováková' } },
  events: [set('terms', 'yes'), { type: 'registration.submit' }, answer('register', { status: 'sent' }), answer('register', refused), failure('register')],
}, {
  input: { ...begun('details'), fields: { email: 'petra@example.cz', firstName: 'Petra', lastName: 'Malá', terms: 'yes' }, withIdentity: true },
  events: [{ type: 'registration.submit' }, answer('register', { status: 'sent' })],
}, {
  input: begun('mailSent'), events: mails,
}, {
  input: begun('anotherMail'), events: mails,
}, {
  input: begun('link'), events: [...mails, { type: 'registration.activate' }, answer('activate', 'done'), answer('activate', 'active'), answer('activate', 'expired'), failure('activate')],
}]);
