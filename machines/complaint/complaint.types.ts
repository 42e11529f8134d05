import type { components } from '../../openapi/generated/complaints.ts';
import type { AttachedFiles, UploadAnswer } from '../../src/domain/messages/attached-files.ts';
import type { PromisePort } from '../port.ts';

type Schemas = components['schemas'];
export type ComplaintField = Schemas['ComplaintField'];
export type Complaint = Schemas['Complaint'];
export type Selector = Schemas['ComplaintSelectors']['selectors'][number];

/** What the shop asks: fields, choices, and the texts of both. */
export interface ComplaintForm {
  fields: readonly ComplaintField[];
  selectors: readonly Selector[];
  texts: Readonly<Record<string, string>>;
}

/** By the form's names. */
export type Written = Readonly<Record<string, string>>;

export interface ComplaintInput {
  /** Makes of two presses one complaint; the tab holds it with the draft. */
  key: string;
  /** What stands in the form at first. */
  written: Written;
}

export interface ComplaintContext extends ComplaintInput, AttachedFiles {
  form: ComplaintForm | null;
  /** By field, the key of what is wrong. */
  problems: Written;
  /** What was sent last. */
  sent: Written;
  /** What the shop has stored. */
  complaint: Complaint | null;
}

export type ComplaintCommand =
  | { type: 'complaint.setField'; field: string; value: string }
  /** What is written was sent under this key before, or is to be. */
  | { type: 'complaint.restoreKey'; key: string }
  /** The files stand in the field of this id. */
  | { type: 'complaint.attach'; field: string }
  | { type: 'complaint.detach'; attachmentId: string }
  | { type: 'complaint.submit' }
  | { type: 'complaint.retry' };

export type ComplaintFact = { type: 'complaint.submitted'; complaintId: string };

export type SubmitAnswer =
  | { status: 'submitted'; complaint: Complaint }
  /** Under the same key with other fields or files: the complaint as it is stored. */
  | { status: 'submittedBefore'; complaint: Complaint }
  | { status: 'notValid'; problems: Written }
  /** The shop has its files no more. */
  | { status: 'filesGone' }
  | { status: 'loginRequired' };

export interface ComplaintPorts {
  fetchComplaintForm: PromisePort<Record<string, never>, ComplaintForm>;
  /** @returns what is wrong, by field; empty for what can be sent */
  validateComplaint: PromisePort<{ fields: Written }, Exclude<SubmitAnswer, { status: 'submitted' | 'submittedBefore' | 'filesGone' }> | { status: 'valid' }>;
  uploadFiles: PromisePort<{ field: string; places: number }, readonly UploadAnswer[]>;
  submitComplaint: PromisePort<{ key: string; fields: Written; attachments: readonly string[] }, SubmitAnswer>;
}
