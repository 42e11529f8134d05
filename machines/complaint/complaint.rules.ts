import type { ComplaintField, ComplaintForm, Written } from './complaint.types.ts';

/** Whether a field is asked, as the others stand. */
export function isShown({ shownFor }: ComplaintField, written: Written): boolean {
  return shownFor === null || shownFor.values.includes(written[shownFor.field] ?? '');
}

/** What is sent: what is asked and has been written. */
export function askedOf(form: ComplaintForm | null, written: Written): Written {
  const asked = form?.fields.filter((field) => isShown(field, written) && (written[field.name] ?? '') !== '') ?? [];
  return Object.fromEntries(asked.map(({ name }) => [name, written[name]!]));
}
