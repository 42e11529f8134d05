import type { SnapshotFrom } from 'xstate';
import type { FormDraft } from '../missing-fields.ts';
import type { complaintMachine } from './complaint.machine.ts';
import { isShown, TOO_LONG } from './complaint.rules.ts';

type Snapshot = SnapshotFrom<typeof complaintMachine>;

export type ComplaintView = 'loading' | 'loadFailed' | 'form' | 'submitted' | 'submittedBefore';

const OTHER_VIEWS = ['loading', 'loadFailed', 'submitted', 'submittedBefore'] as const;

export function selectComplaintView(snapshot: Snapshot): ComplaintView {
  return OTHER_VIEWS.find((state) => snapshot.matches(state)) ?? 'form';
}

export const selectForm = ({ context }: Snapshot) => context.form;
export const selectWritten = ({ context }: Snapshot) => context.written;
export const selectProblems = ({ context }: Snapshot) => context.problems;
/** Whether that is what is wrong with a field. */
export const selectIsTooLong = ({ context: { problems } }: Snapshot, field: string) => problems[field] === TOO_LONG;
export const selectComplaint = ({ context }: Snapshot) => context.complaint;
/** Names of the fields that are asked now, joined: compared by value. */
export const selectAsked = ({ context: { form, written } }: Snapshot) => (form?.fields ?? []).filter((field) => isShown(field, written)).map(({ name }) => name).join(' ');
export const selectIsSending = (snapshot: Snapshot) => snapshot.matches('validating') || snapshot.matches('submitting') || snapshot.matches({ uploading: 'pressed' });
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');
export const selectNeedsLogin = (snapshot: Snapshot) => snapshot.matches('loginNeeded');
export const selectHasProblems = ({ context }: Snapshot) => Object.values(context.problems).some((problem) => problem !== '');
export const selectFiles = ({ context }: Snapshot) => context.files;
export const selectFileProblems = ({ context }: Snapshot) => context.fileProblems;
export const selectIsUploading = (snapshot: Snapshot) => snapshot.matches('uploading');
/** What is written and not with the shop yet, under the key of its attempt; null before the form is there. */
export function selectDraft(snapshot: Snapshot): FormDraft | null {
  const { written, complaint, key } = snapshot.context;
  if (snapshot.matches('loading') || snapshot.matches('loadFailed')) return null;
  return { written: complaint === null ? written : {}, before: {}, key };
}
