import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { staffFormMachine } from './staff-form.machine.ts';

const colleagues = [{ id: 'a', name: 'Admin', email: 'admin@zefira.example', role: 'admin' as const, isOneself: true }, { id: 'b', name: 'Adam', email: 'adam@zefira.example', role: 'agent' as const, isOneself: false }];

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const staffFormPaths = pathsOf(staffFormMachine, [{
  input: undefined,
  events: [
    { type: 'staffForm.begin', name: 'Admin', csrfToken: 't' }, { type: 'staffForm.leave' }, { type: 'staffForm.set', staff: { name: 'Eva', email: 'eva@zefira.example', password: 'a long enough one' } }, { type: 'staffForm.submit' }, { type: 'staffForm.refresh' },
    { type: 'staffForm.remove', id: 'a' }, { type: 'staffForm.remove', id: 'b' }, { type: 'staffForm.confirm' }, { type: 'staffForm.cancel' },
    answer('fetchStaff', colleagues), answer('fetchStaff', null), failure('fetchStaff'),
    answer('addStaff', { status: 'done' }), answer('addStaff', { status: 'loginNeeded' }), answer('addStaff', { status: 'refused', refusal: 'email-taken' }), failure('addStaff'),
    answer('removeStaff', { status: 'done' }), answer('removeStaff', { status: 'loginNeeded' }), answer('removeStaff', { status: 'refused', refusal: 'not-found' }), failure('removeStaff'),
  ],
}]);
