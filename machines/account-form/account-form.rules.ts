import { customerErrors } from '../../src/domain/booking/customer-details.ts';
import { writtenAmount } from '../../src/domain/prices/written-amount.ts';
import { missingFields, tooLongFields, type Fields } from '../missing-fields.ts';
import type { AccountFormAnswer, AccountFormContext, AccountFormKind } from './account-form.types.ts';

/** What stands there twice when it is sent twice. */
const ONCE: readonly AccountFormKind[] = ['participant', 'cancel', 'message', 'reply', 'faq'];

/** What is the shop's once it has it: the next one is another. */
const EMPTIED: readonly AccountFormKind[] = ['message', 'reply'];

/** In which much is written, or whose page opens anew with others beside it; no password. */
const HELD: readonly AccountFormKind[] = ['message', 'details', 'review', 'owner', 'participant'];

/** What stands in a form that the shop has taken, with what was written since it was sent; no password of it stays. */
export function afterSending(form: Pick<AccountFormContext, 'kind' | 'fields' | 'sent'>): Pick<AccountFormContext, 'fields' | 'saved'> {
  const { kind, sent: { password: _forgotten, ...sent } } = form;
  const saved = EMPTIED.includes(kind) ? {} : sent;
  return { fields: { ...saved, ...writtenSince(form) }, saved };
}

/** Whether something was written while it was sent. */
export function isOutwritten(form: Pick<AccountFormContext, 'fields' | 'sent'>): boolean {
  return Object.keys(writtenSince(form)).length > 0;
}

function writtenSince({ fields, sent }: Pick<AccountFormContext, 'fields' | 'sent'>): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([field, value]) => value !== (sent[field] ?? '')));
}

/** What the tab remembers of what is written until the shop has it: nothing of what was changed elsewhere meanwhile, which is looked at anew. Null for a form of which it never does. */
export function heldOf({ kind, fields, saved, refusal }: Pick<AccountFormContext, 'kind' | 'fields' | 'saved' | 'refusal'>): Fields | null {
  if (!HELD.includes(kind)) return null;
  return refusal === 'changed-elsewhere' ? saved : fields;
}

/** Whether a form that was answered may be sent again as it stands. */
export function mayRepeat(kind: AccountFormKind): boolean {
  return !ONCE.includes(kind);
}

/** Whether what the shop has refused was an attempt that is over: the next one has a name of its own. */
export function endsWithRefusal(kind: AccountFormKind): boolean {
  return kind === 'pay';
}

/** Forms that ask who is logged in for the password: only that can be wrong, which is said at its field. */
const ASKS_PASSWORD: readonly AccountFormKind[] = ['agreements', 'remove', 'email'];

export function refusedBy(kind: AccountFormKind, { refusal, problems }: Extract<AccountFormAnswer, { status: 'refused' }>): Pick<AccountFormContext, 'refusal' | 'problems'> {
  return refusal === 'wrong-credentials' && ASKS_PASSWORD.includes(kind) ? { refusal: '', problems: { password: 'wrongPassword' } } : { refusal, problems };
}

type Written = Pick<AccountFormContext, 'kind' | 'fields' | 'saved' | 'required' | 'longest'>;

/** Fields that may not stay empty and are, those with more than the shop takes, and details or an amount that it would not take as they were written. */
export function problemsOf({ kind, fields, saved, required, longest }: Written): Fields {
  return { ...missingFields({ fields, required: [...required, ...neededToo({ kind, fields, saved })] }), ...tooLongFields(fields, longest), ...(kind === 'details' && wrongDetails({ fields, saved })), ...(kind === 'pay' && wrongAmount(fields)) };
}

/** Of what was changed: the shop asks for no more. Whether there is such a phone number only the shop knows. */
function wrongDetails({ fields, saved }: Pick<Written, 'fields' | 'saved'>): Fields {
  return customerErrors(Object.fromEntries(Object.entries(fields).filter(([field, value]) => value !== saved[field])), false);
}

/** Whether it is enough or too much only the shop knows. */
function wrongAmount({ variant, amount = '' }: Fields): Fields {
  return variant === 'part' && amount.trim() !== '' && writtenAmount(amount) === null ? { amount: 'noAmount' } : {};
}

/** Fields that what stands in another one makes needed. */
function neededToo({ kind, fields, saved }: Pick<Written, 'kind' | 'fields' | 'saved'>): readonly string[] {
  if (kind === 'pay') return fields.variant === 'part' ? ['amount'] : [];
  return kind === 'agreements' && endsCodes({ fields, saved }) ? ['password'] : [];
}

/** Whether logins are to go without digits that they ask for now: a session alone is not enough for that. */
export function endsCodes({ fields, saved }: Pick<Written, 'fields' | 'saved'>): boolean {
  return saved.asksForCode === 'yes' && fields.asksForCode !== 'yes';
}
