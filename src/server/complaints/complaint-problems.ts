import { isIsoDate } from '../../domain/dates/iso-date.ts';
import type { components } from '../../../openapi/generated/complaints.ts';
import { COMPLAINT_FORM, type ComplaintProblemCode } from './complaint-form.ts';

type Schemas = components['schemas'];
type Field = Schemas['ComplaintField'];
export type ComplaintFields = Readonly<Record<string, string>>;

/** A sentence that somebody can act on. */
const LEAST_TEXT = 20;
/** Whole koruna. */
const AMOUNT = /^[1-9]\d{0,6}$/;

interface Against {
  selectors: Schemas['ComplaintSelectors']['selectors'];
  today: string;
}

/** What is wrong with a complaint, each field once; empty for what can be sent. */
export function complaintProblems(fields: ComplaintFields, against: Against): Schemas['ComplaintProblem'][] {
  const known = new Set(COMPLAINT_FORM.fields.map(({ name }) => name));
  const unknown = Object.keys(fields).filter((name) => !known.has(name)).map((name) => problem(name, 'unknownField'));
  return [...unknown, ...COMPLAINT_FORM.fields.filter((field) => isAsked(field, fields)).flatMap((field) => {
    const code = codeOf(field, (fields[field.name] ?? '').trim(), against);
    return code === null ? [] : [problem(field.name, code)];
  })];
}

export function isAsked({ shownFor }: Field, fields: ComplaintFields): boolean {
  return shownFor === null || shownFor.values.includes(fields[shownFor.field] ?? '');
}

function codeOf(field: Field, value: string, against: Against): ComplaintProblemCode | null {
  if (value === '') return field.required ? 'required' : null;
  if (field.maxLength !== null && value.length > field.maxLength) return 'tooLong';
  switch (field.kind) {
    case 'choice': return against.selectors.find(({ name }) => name === field.selector)?.options.some((option) => option.value === value) ? null : 'notAChoice';
    case 'amount': return AMOUNT.test(value) ? null : 'invalidAmount';
    case 'text': return field.name === 'text' && value.length < LEAST_TEXT ? 'tooShort' : null;
    case 'date':
      if (!isIsoDate(value)) return 'invalidDate';
      return value > against.today ? 'inFuture' : null;
  }
}

function problem(field: string, code: ComplaintProblemCode): Schemas['ComplaintProblem'] {
  return { field, code, messageKey: `complaint.problem.${code}` };
}
