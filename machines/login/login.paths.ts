import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import type { Scenario } from '../testing/path-coverage.ts';
import { loginMachine } from './login.machine.ts';
import type { LoginAnswer } from './login.types.ts';

const answers: LoginAnswer[] = [{ status: 'done' }, { status: 'verify', ticket: 't' }, { status: 'changePassword' }, { status: 'refused', problem: 'wrong' }, { status: 'refused', problem: 'ticketOver' }];

const events: Scenario<typeof loginMachine>['events'] = [
  { type: 'login.setEmail', email: 'jana@example.cz' }, { type: 'login.setPassword', password: 'p' }, { type: 'login.setDigits', digits: '1' },
  { type: 'login.submit' }, { type: 'login.resend' }, { type: 'login.startOver' },
  answer('checkUsername', 'password'), answer('checkUsername', 'emailInvalid'), failure('checkUsername'),
  ...answers.flatMap((output) => [answer('logIn', output), answer('authorize', output)]),
  failure('logIn'), failure('authorize'), answer('resend', 'sent'), answer('resend', 'ticketOver'), failure('resend'),
];

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition; the second one comes from an identity provider. */
export const loginPaths = pathsOf(loginMachine, ['', 't'].map((ticket) => ({ input: { returnTo: '/mytui', ticket }, events })));
