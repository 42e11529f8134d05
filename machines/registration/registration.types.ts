import type { Fields } from '../missing-fields.ts';
import type { PromisePort } from '../port.ts';

export interface RegistrationInput {
  /** What the page is for: a form, the mail that was sent, another mail, or the link of a mail. */
  entry: 'details' | 'mailSent' | 'anotherMail' | 'link';
  /** Of the mail's link. */
  token: string;
  /** What an identity provider has told. */
  fields: Fields;
  /** Whom an identity provider has sent may do without a password. */
  withIdentity: boolean;
}

export interface RegistrationContext extends RegistrationInput {
  /** By field: `required`, or the shop's code. */
  problems: Fields;
  /** Why the shop said no, its code; `failed` where it could not be asked. */
  refusal: string;
}

export type RegistrationCommand =
  | { type: 'registration.setField'; field: string; value: string }
  | { type: 'registration.submit' }
  | { type: 'registration.resend' }
  | { type: 'registration.activate' };

export type RegistrationFact = { type: 'registration.sent' } | { type: 'registration.activated' };

export type RegistrationAnswer = { status: 'sent' } | { status: 'refused'; refusal: string; problems: Fields };

export type ActivationAnswer = 'done' | 'active' | 'expired';

export interface RegistrationPorts {
  register: PromisePort<{ fields: Fields; withIdentity: boolean }, RegistrationAnswer>;
  /** Answers the same whatever account there is. */
  resendActivation: PromisePort<{ email: string }, RegistrationAnswer>;
  /** `active`: the link was used before, its account is active. */
  activate: PromisePort<{ token: string }, ActivationAnswer>;
}
