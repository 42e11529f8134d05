import { tooLongFields } from '../missing-fields.ts';
import type { ComplaintField, ComplaintForm, Written } from './complaint.types.ts';

/** The shop's own key of that problem. */
export const TOO_LONG = 'complaint.problem.tooLong';

/** Whether a field is asked, as the others stand. */
export function isShown({ shownFor }: ComplaintField, written: Written): boolean {
  return shownFor === null || shownFor.values.includes(written[shownFor.field] ?? '');
}

/** What of it has more characters than the shop takes: that is known before the shop is asked. */
export function tooLongIn(form: ComplaintForm | null, written: Written): Written {
  const longest = form?.fields.flatMap(({ name, maxLength }) => (maxLength === null ? [] : [[name, maxLength] as const])) ?? [];
  return Object.fromEntries(Object.keys(tooLongFields(askedOf(form, written), Object.fromEntries(longest))).map((name) => [name, TOO_LONG]));
}

/** What is sent: what is asked and has been written. */
export function askedOf(form: ComplaintForm | null, written: Written): Written {
  const asked = form?.fields.filter((field) => isShown(field, written) && (written[field.name] ?? '') !== '') ?? [];
  return Object.fromEntries(asked.map(({ name }) => [name, written[name]!]));
}

export function isAnother(sent: Written, asked: Written): boolean {
  return Object.keys({ ...sent, ...asked }).some((name) => sent[name] !== asked[name]);
}
