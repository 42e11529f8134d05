import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { accountFormMachine } from './account-form.machine.ts';

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const accountFormPaths = pathsOf(accountFormMachine, [{
  input: { kind: 'rename', subject: { reservationId: 'r1' }, fields: {}, required: ['label'], longest: { label: 200 } },
  events: [
    { type: 'accountForm.setField', field: 'label', value: 'Léto' }, { type: 'accountForm.setField', field: 'label', value: '' }, { type: 'accountForm.submit', clientId: 'press-01' },
    answer('sendForm', { status: 'done', result: {} }), answer('sendForm', { status: 'loginRequired' }),
    answer('sendForm', { status: 'refused', refusal: 'changed-elsewhere', problems: {} }), failure('sendForm'),
  ],
}, {
  input: { kind: 'agreements', subject: {}, fields: { asksForCode: 'yes' }, required: [], longest: {} },
  events: [{ type: 'accountForm.setField', field: 'asksForCode', value: '' }, { type: 'accountForm.submit', clientId: 'press-01' }],
}, {
  input: { kind: 'reply', subject: { threadId: 't1' }, fields: { text: 'Děkuji' }, required: ['text'], longest: { text: 12 } },
  events: [{ type: 'accountForm.setField', field: 'text', value: 'Děkuji mnohokrát' }, { type: 'accountForm.restoreSent', clientId: 'press-00' }, { type: 'accountForm.submit', clientId: 'press-01' }, answer('sendForm', { status: 'done', result: {} })],
}, {
  input: { kind: 'email', subject: {}, fields: { email: 'nova@example.cz', password: 'tajné slunce' }, required: ['email', 'password'], longest: {} },
  events: [{ type: 'accountForm.submit', clientId: 'press-01' }, answer('sendForm', { status: 'done', result: {} })],
}, {
  input: { kind: 'owner', subject: { reservationId: 'r1' }, fields: { city: 'Brno' }, required: ['city'], longest: {}, isDone: true },
  events: [{ type: 'accountForm.setField', field: 'city', value: '' }, { type: 'accountForm.submit', clientId: 'press-01' }],
}]);
