import type { Fields } from '../missing-fields.ts';
import type { PromisePort } from '../port.ts';

export interface PasswordInput {
  /** What the page is for: a mail with a link, that link, or a change by the old password. */
  entry: 'remind' | 'link' | 'change';
  /** Of the mail's link. */
  token: string;
  /** Of who is logged in, else empty. */
  email: string;
  /** A login has asked for it: there is none before. */
  isDue: boolean;
}

export interface PasswordContext extends PasswordInput {
  fields: Fields;
  /** By field: `required`, or the shop's code. */
  problems: Fields;
  /** Why the shop said no, its code; `failed` where it could not be asked. */
  refusal: string;
}

export type PasswordCommand =
  | { type: 'password.setField'; field: string; value: string }
  | { type: 'password.remind' }
  | { type: 'password.submit' };

export type PasswordFact = { type: 'password.changed' };

export type PasswordAnswer =
  | { status: 'done' }
  | { status: 'expired' }
  /** The shop has sent a link: the old password alone is not enough. */
  | { status: 'mailed' }
  | { status: 'refused'; refusal: string; problems: Fields };

export interface PasswordPorts {
  /** Answers the same whatever account there is. */
  remind: PromisePort<{ email: string }, PasswordAnswer>;
  resetByLink: PromisePort<{ token: string; password: string }, PasswordAnswer>;
  changeByOld: PromisePort<{ email: string; oldPassword: string; password: string }, PasswordAnswer>;
}
