import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { accountFormMachine } from './account-form.machine.ts';

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const accountFormPaths = pathsOf(accountFormMachine, [{
  input: { kind: 'rename', subject: { reservationId: 'r1' }, fields: {}, required: ['label'] },
  events: [
    { type: 'accountForm.setField', field: 'label', value: 'Léto' }, { type: 'accountForm.setField', field: 'label', value: '' }, { type: 'accountForm.submit' },
    answer('sendForm', { status: 'done', url: '' }), answer('sendForm', { status: 'loginRequired' }),
    answer('sendForm', { status: 'refused', refusal: 'changed-elsewhere', problems: {} }), failure('sendForm'),
  ],
}, {
  input: { kind: 'reply', subject: { threadId: 't1' }, fields: { text: 'Děkuji' }, required: ['text'] },
  events: [{ type: 'accountForm.submit' }, answer('sendForm', { status: 'done', url: '' })],
}]);
