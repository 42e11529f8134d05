import type { PromisePort } from '../port.ts';

export type StaffRole = 'editor' | 'agent' | 'admin';

export interface NewStaff {
  email: string;
  name: string;
  role: StaffRole;
  password: string;
}

export interface StaffFormContext {
  csrfToken: string;
  staff: NewStaff;
  /** Code of the shop's refusal; empty for none. */
  refusal: string;
  /** Who was added last. */
  added: string;
}

export type StaffFormCommand =
  | { type: 'staffForm.begin'; csrfToken: string }
  | { type: 'staffForm.leave' }
  | { type: 'staffForm.set'; staff: Partial<NewStaff> }
  | { type: 'staffForm.submit' };

export type AddAnswer = { status: 'added' } | { status: 'refused'; refusal: string };

export interface StaffFormPorts {
  addStaff: PromisePort<{ csrfToken: string; staff: NewStaff }, AddAnswer>;
}
