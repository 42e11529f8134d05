import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { staffPasswordMachine } from './staff-password.machine.ts';

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const staffPasswordPaths = pathsOf(staffPasswordMachine, [{
  input: undefined,
  events: [
    { type: 'staffPassword.begin', name: 'Eva', csrfToken: 't' }, { type: 'staffPassword.leave' }, { type: 'staffPassword.submit' },
    { type: 'staffPassword.setField', field: 'currentPassword', value: 'the one until now' }, { type: 'staffPassword.setField', field: 'password', value: 'a long enough one' },
    answer('changePassword', { status: 'done' }), answer('changePassword', { status: 'loginNeeded' }), failure('changePassword'),
    answer('changePassword', { status: 'refused', refusal: '', problems: { currentPassword: 'wrongPassword' } }),
  ],
}]);
