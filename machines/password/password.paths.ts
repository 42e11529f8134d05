import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { passwordMachine } from './password.machine.ts';
import type { PasswordAnswer, PasswordCommand, PasswordInput } from './password.types.ts';

const set = (field: string, value: string): PasswordCommand => ({ type: 'password.setField', field, value });
const refused: PasswordAnswer = { status: 'refused', refusal: 'details-invalid', problems: { password: 'tooShort' } };
const mails = [set('email', 'jana@example.cz'), set('email', ''), { type: 'password.remind' as const }, answer('remind', { status: 'done' }), answer('remind', refused), failure('remind')];
const begun = (entry: PasswordInput['entry'], more: Partial<PasswordInput> = {}): PasswordInput => ({ entry, token: 't', email: '', isDue: false, ...more });
const changes = [
  set('oldPassword', 'staré slunce'), set('password', 'tajné slunce'), { type: 'password.submit' as const },
  ...[{ status: 'done' as const }, { status: 'mailed' as const }, refused].map((output) => answer('changeByOld', output)), failure('changeByOld'),
];

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const passwordPaths = pathsOf(passwordMachine, [{
  input: begun('remind'), events: mails,
}, {
  input: begun('link'),
  events: [set('password', 'tajné slunce'), { type: 'password.submit' }, ...[{ status: 'done' as const }, { status: 'expired' as const }, refused].map((output) => answer('resetByLink', output)), failure('resetByLink'), ...mails],
}, {
  input: begun('change', { isDue: true }), events: [...changes, set('email', 'jana@example.cz')],
}, {
  input: begun('change', { email: 'jana@example.cz' }), events: changes,
}]);
