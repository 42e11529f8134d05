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
  /** The admin's own name. */
  adminName: string;
  csrfToken: string;
  /** Who may sign in. */
  colleagues: readonly Colleague[];
  /** They could not be had when they were asked for last. */
  hasListFailed: boolean;
  staff: NewStaff;
  /** Who is on their way: what is written since is the next one's. */
  sent: NewStaff;
  /** Code of the shop's refusal; empty for none. */
  refusal: string;
  /** Who was added last. */
  added: string;
  /** Whom the admin wants to remove. */
  leaving: Colleague | null;
}

export type StaffFormCommand =
  /** An admin has signed in; again where the login had ended meanwhile. */
  | { type: 'staffForm.begin'; name: string; csrfToken: string }
  | { type: 'staffForm.leave' }
  | { type: 'staffForm.set'; staff: Partial<NewStaff> }
  /** The list could not be had: it is asked for again. */
  | { type: 'staffForm.refresh' }
  | { type: 'staffForm.submit' }
  | { type: 'staffForm.remove'; id: string }
  | { type: 'staffForm.confirm' }
  | { type: 'staffForm.cancel' };

export type StaffFormFact = { type: 'staffForm.loginEnded' };

export type StaffAnswer = { status: 'done' | 'loginNeeded' } | { status: 'refused'; refusal: string };

export interface StaffFormPorts {
  /** Null where the login has ended. */
  fetchStaff: PromisePort<Record<string, never>, readonly Colleague[] | null>;
  addStaff: PromisePort<{ csrfToken: string; staff: NewStaff }, StaffAnswer>;
  removeStaff: PromisePort<{ csrfToken: string; id: string }, StaffAnswer>;
}
