import type { AttachedFile } from '../../src/domain/messages/attached-files.ts';
import { MOST_ATTACHMENTS } from '../../src/domain/messages/message-limits.ts';
import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { complaintMachine } from './complaint.machine.ts';
import type { Complaint, ComplaintForm } from './complaint.types.ts';

const file: AttachedFile = { attachmentId: 'f', name: 'x.pdf', type: 'application/pdf', size: 10 };
const form: ComplaintForm = { fields: [{ name: 'text', kind: 'text', labelKey: 'complaint.text', hintKey: null, required: true, maxLength: 20, selector: null, shownFor: null }], selectors: [], texts: { 'complaint.text': 'Co se stalo' } };
const complaint: Complaint = {
  complaintId: 'c1', threadId: 't1', number: 'R-2026-000001', reservationId: 'o1', reservationNumber: 'Z-2026-000001', topic: 'Strava', state: 'received',
  submittedOn: '2026-08-01', acknowledgeBy: '2026-08-08', acknowledgedOn: null, answerBy: '2026-09-30', answeredOn: null, details: [],
};

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const complaintPaths = pathsOf(complaintMachine, [{
  input: { key: 'key-of-the-page', written: {} },
  events: [
    answer('fetchComplaintForm', form), failure('fetchComplaintForm'), { type: 'complaint.retry' },
    { type: 'complaint.setField', field: 'text', value: 'Bazén byl zavřený.' }, { type: 'complaint.setField', field: 'text', value: 'Bazén byl celý týden zavřený.' }, { type: 'complaint.submit' }, { type: 'complaint.restoreKey', key: 'key-of-the-draft' },
    { type: 'complaint.attach', field: 'files' }, { type: 'complaint.detach', attachmentId: 'f' }, answer('uploadFiles', Array.from({ length: MOST_ATTACHMENTS }, () => ({ file }))), answer('uploadFiles', [{ name: 'x.exe', problem: 'type' }]), failure('uploadFiles'),
    answer('validateComplaint', { status: 'valid' }), answer('validateComplaint', { status: 'loginRequired' }), answer('validateComplaint', { status: 'notValid', problems: { text: 'complaint.problem.required' } }), failure('validateComplaint'),
    answer('submitComplaint', { status: 'submitted', complaint }), answer('submitComplaint', { status: 'loginRequired' }), answer('submitComplaint', { status: 'submittedBefore', complaint }), answer('submitComplaint', { status: 'filesGone' }), answer('submitComplaint', { status: 'notValid', problems: { text: 'complaint.problem.tooShort' } }), failure('submitComplaint'),
  ],
}]);
