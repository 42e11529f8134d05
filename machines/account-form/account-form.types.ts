import type { Fields } from '../missing-fields.ts';
import type { PromisePort } from '../port.ts';

/** What is asked of the shop by one form. */
export type AccountFormKind =
  | 'details' | 'agreements' | 'email' | 'confirmEmail' | 'unlink' | 'remove' | 'signOut'
  | 'addReservation' | 'rename' | 'disclaim' | 'owner' | 'participant' | 'cancel' | 'document' | 'pay' | 'review'
  | 'message' | 'reply' | 'faq';

export interface AccountFormInput {
  kind: AccountFormKind;
  /** What it is about: ids, tokens, what the customer has seen. */
  subject: Fields;
  /** What stands in it at first. */
  fields: Fields;
  /** Fields that may not stay empty. */
  required: readonly string[];
  /** By field, how many characters the shop takes. */
  longest: Readonly<Record<string, number>>;
  /** The page has come after it was done. */
  isDone?: boolean;
}

export interface AccountFormContext extends AccountFormInput {
  /** What the shop has: as the form began, or was answered last. */
  saved: Fields;
  /** What was sent last. */
  sent: Fields;
  /** By field: `required`, `tooLong`, or the shop's code. */
  problems: Fields;
  /** Why the shop said no, its code. */
  refusal: string;
  /** Of what was sent and not answered for yet: sent again it is the same. Empty before, and once something else is written. */
  clientId: string;
}

export type AccountFormCommand =
  | { type: 'accountForm.setField'; field: string; value: string }
  /** What is written was sent under this name before, and not answered for. */
  | { type: 'accountForm.restoreSent'; clientId: string }
  /** `clientId`: new for each press. */
  | { type: 'accountForm.submit'; clientId: string };

/** What the shop has made of a form: the thread that a message begins, the page of the bank. */
export interface AccountFormResult { threadId?: string; redirectUrl?: string }

export type AccountFormFact = { type: 'accountForm.done'; kind: AccountFormKind; subject: Fields; result: AccountFormResult };

export type AccountFormAnswer =
  | { status: 'done'; result: AccountFormResult }
  | { status: 'refused'; refusal: string; problems: Fields }
  | { status: 'loginRequired' };

export interface AccountFormPorts {
  sendForm: PromisePort<Pick<AccountFormContext, 'kind' | 'subject' | 'fields' | 'saved' | 'clientId'>, AccountFormAnswer>;
}
