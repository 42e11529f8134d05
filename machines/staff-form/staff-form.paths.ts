import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { staffFormMachine } from './staff-form.machine.ts';

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const staffFormPaths = pathsOf(staffFormMachine, [{
  input: undefined,
  events: [
    { type: 'staffForm.begin', csrfToken: 't' }, { type: 'staffForm.leave' }, { type: 'staffForm.set', staff: { name: 'Adam', email: 'adam@zefira.example', password: 'a long enough one' } }, { type: 'staffForm.submit' },
    answer('addStaff', { status: 'added' }), answer('addStaff', { status: 'refused', refusal: 'email-taken' }), failure('addStaff'),
  ],
}]);
