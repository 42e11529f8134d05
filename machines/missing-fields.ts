/** What is written in a form, by field. Boxes are `yes` or empty. */
export type Fields = Readonly<Record<string, string>>;

/** What the tab remembers of a form that is not sent. */
export interface FormDraft {
  written: Fields;
  /** What the shop has, or what the form began with. */
  before: Fields;
  /** The name under which the shop may have it already; empty where it has none. */
  key: string;
}

/** Fields that may not stay empty and are, each with its problem `required`. */
export function missingFields({ fields, required }: { fields: Fields; required: readonly string[] }): Fields {
  return Object.fromEntries(required.filter((field) => (fields[field] ?? '').trim() === '').map((field) => [field, 'required']));
}

/** Fields with more characters than they take, each with its problem `tooLong`; spaces around do not count. */
export function tooLongFields(fields: Fields, longest: Readonly<Record<string, number>>): Fields {
  return Object.fromEntries(Object.entries(longest).filter(([field, most]) => (fields[field] ?? '').trim().length > most).map(([field]) => [field, 'tooLong']));
}
