import type { components } from '../../../openapi/generated/complaints.ts';
import type { PlainMessageKey } from '../../i18n/messages.types.ts';

/** Texts that nothing has to be put into. */
export type ComplaintKey = Exclude<Extract<PlainMessageKey, `complaint.${string}`>, 'complaint.subject'>;

type Schemas = components['schemas'];

export const TOPICS = ['accommodation', 'food', 'transport', 'guide', 'excursion', 'booking', 'other'] as const;
export const REMEDIES = ['discount', 'compensation', 'apology'] as const;
export const TOLD = ['yes', 'no'] as const;

/** As long as a message may be. */
const MOST_TEXT = 5000;

const field = (name: string, kind: Schemas['ComplaintField']['kind'], more: Partial<Schemas['ComplaintField']> = {}): Schemas['ComplaintField'] => ({
  name, kind, labelKey: `complaint.${name}`, hintKey: null, required: true, maxLength: null, selector: kind === 'choice' ? name : null, shownFor: null, ...more,
});

/** What is asked of whoever complains, in its order. */
export const COMPLAINT_FORM: Schemas['ComplaintForm'] = {
  fields: [
    field('reservation', 'choice'),
    field('topic', 'choice'),
    field('happenedOn', 'date'),
    field('toldOnSite', 'choice', { hintKey: 'complaint.toldOnSite.hint' }),
    field('toldTo', 'text', { maxLength: 200, shownFor: { field: 'toldOnSite', values: ['yes'] } }),
    field('text', 'text', { maxLength: MOST_TEXT, hintKey: 'complaint.text.hint' }),
    field('remedy', 'choice'),
    field('amount', 'amount', { maxLength: 9, required: false, hintKey: 'complaint.amount.hint', shownFor: { field: 'remedy', values: ['discount', 'compensation'] } }),
  ],
};

/** Choices that are the same for everybody. */
const CHOICES = { topic: TOPICS, toldOnSite: TOLD, remedy: REMEDIES } as const;

export function commonSelectors(): Schemas['ComplaintSelectors']['selectors'] {
  return Object.entries(CHOICES).map(([name, values]) => ({ name, options: values.map((value) => ({ value, labelKey: `complaint.${name}.${value}`, label: null })) }));
}

export const COMPLAINT_PROBLEMS = ['required', 'tooLong', 'tooShort', 'notAChoice', 'invalidDate', 'inFuture', 'invalidAmount', 'unknownField'] as const;
export type ComplaintProblemCode = (typeof COMPLAINT_PROBLEMS)[number];

/** What the page says of a refusal that names none of them. */
const INVALID = 'complaint.problem.invalid';

/** Every key that form, choices and problems name. */
export function complaintKeys(): ComplaintKey[] {
  const ofForm = COMPLAINT_FORM.fields.flatMap(({ labelKey, hintKey }) => [labelKey, ...(hintKey === null ? [] : [hintKey])]);
  const ofChoices = commonSelectors().flatMap(({ options }) => options.flatMap(({ labelKey }) => labelKey ?? []));
  return [...ofForm, ...ofChoices, ...COMPLAINT_PROBLEMS.map((code) => `complaint.problem.${code}`), INVALID] as ComplaintKey[];
}
