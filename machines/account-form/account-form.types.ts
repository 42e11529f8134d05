import type { PromisePort } from '../port.ts';

/** What is asked of the shop by one form. */
export type AccountFormKind =
  | 'register' | 'activate' | 'resendActivation' | 'remind' | 'reset' | 'changePassword'
  | 'details' | 'agreements' | 'remove' | 'signOut'
  | 'addReservation' | 'rename' | 'disclaim' | 'owner' | 'participant' | 'cancel' | 'document' | 'pay' | 'review'
  | 'message' | 'reply' | 'faq';

/** Boxes are `yes` or empty. */
export type AccountFormFields = Readonly<Record<string, string>>;

export interface AccountFormInput {
  kind: AccountFormKind;
  /** What it is about: ids, tokens, what the customer has seen. */
  subject: AccountFormFields;
  /** What stands in it at first. */
  fields: AccountFormFields;
  /** Fields that may not stay empty. */
  required: readonly string[];
}

export interface AccountFormContext extends AccountFormInput {
  /** By field: `required`, or the shop's code. */
  problems: AccountFormFields;
  /** Why the shop said no, its code. */
  refusal: string;
}

export type AccountFormCommand =
  | { type: 'accountForm.setField'; field: string; value: string }
  | { type: 'accountForm.submit' };

/** `url`: where it goes on; empty where the page stays. */
export type AccountFormFact = { type: 'accountForm.done'; kind: AccountFormKind; url: string };

export type AccountFormAnswer =
  | { status: 'done'; url: string }
  | { status: 'refused'; refusal: string; problems: AccountFormFields }
  | { status: 'loginRequired' };

export interface AccountFormPorts {
  sendForm: PromisePort<Pick<AccountFormInput, 'kind' | 'subject' | 'fields'>, AccountFormAnswer>;
}
