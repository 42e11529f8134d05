import type { Fields } from '../missing-fields.ts';
import type { PromisePort } from '../port.ts';

export interface StaffPasswordContext {
  /** Whose password it is. */
  name: string;
  csrfToken: string;
  /** `currentPassword` and `password`. */
  fields: Fields;
  /** By field: `required`, or the shop's code. */
  problems: Fields;
  /** Why nothing was changed, the shop's code; `failed` where it could not be asked. Empty for none. */
  refusal: string;
}

export type StaffPasswordCommand =
  /** Somebody of the staff has signed in; again where the login had ended meanwhile. */
  | { type: 'staffPassword.begin'; name: string; csrfToken: string }
  | { type: 'staffPassword.leave' }
  | { type: 'staffPassword.setField'; field: string; value: string }
  | { type: 'staffPassword.submit' };

export type StaffPasswordFact = { type: 'staffPassword.loginEnded' };

export type StaffPasswordAnswer = { status: 'done' | 'loginNeeded' } | { status: 'refused'; refusal: string; problems: Fields };

export interface StaffPasswordPorts {
  /** The same change sent again is done. */
  changePassword: PromisePort<{ csrfToken: string; currentPassword: string; password: string }, StaffPasswordAnswer>;
}
