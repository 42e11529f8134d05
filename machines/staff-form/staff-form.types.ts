import type { PromisePort } from '../port.ts';

export type StaffRole = 'editor' | 'agent' | 'admin';

export interface NewStaff {
  email: string;
  name: string;
  role: StaffRole;
  password: string;
}

export interface Colleague {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  isOneself: boolean;
}

export interface StaffFormContext {
  csrfToken: string;
  /** Who may sign in. */
  colleagues: readonly Colleague[];
  staff: NewStaff;
  /** Code of the shop's refusal; empty for none. */
  refusal: string;
  /** Who was added last. */
  added: string;
  /** Whom the admin wants to remove. */
  leaving: Colleague | null;
}

export type StaffFormCommand =
  | { type: 'staffForm.begin'; csrfToken: string }
  | { type: 'staffForm.leave' }
  | { type: 'staffForm.set'; staff: Partial<NewStaff> }
  | { type: 'staffForm.submit' }
  | { type: 'staffForm.remove'; id: string }
  | { type: 'staffForm.confirm' }
  | { type: 'staffForm.cancel' };

export type StaffAnswer = { status: 'done' } | { status: 'refused'; refusal: string };

export interface StaffFormPorts {
  fetchStaff: PromisePort<Record<string, never>, readonly Colleague[]>;
  addStaff: PromisePort<{ csrfToken: string; staff: NewStaff }, StaffAnswer>;
  removeStaff: PromisePort<{ csrfToken: string; id: string }, StaffAnswer>;
}
