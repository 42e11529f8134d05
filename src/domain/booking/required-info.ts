import type { components } from '../../../openapi/generated/excursions.ts';

export type RequiredInfo = components['schemas']['RequiredInfo'];
export type InfoAnswers = components['schemas']['InfoAnswers'];
export type PeopleCount = components['schemas']['PeopleCount'];
type PriceBand = components['schemas']['PriceBand'];

/** In the order in which they are asked. */
const REQUIRED_INFO: readonly RequiredInfo[] = [
  { code: 'hotel', of: 'booking', kind: 'text' },
  { code: 'phone', of: 'booking', kind: 'text' },
  { code: 'name', of: 'person', kind: 'text' },
  { code: 'weight', of: 'person', kind: 'number', least: 5, most: 180 },
  { code: 'height', of: 'person', kind: 'number', least: 50, most: 230 },
  { code: 'shoeSize', of: 'person', kind: 'number', least: 15, most: 50 },
  { code: 'passport', of: 'person', kind: 'text' },
];

/** What an organiser asks, by the codes of an activity. */
export function requiredInfoOf(codes: readonly string[]): RequiredInfo[] {
  return REQUIRED_INFO.filter(({ code }) => codes.includes(code));
}

export interface InfoProblem {
  /** Null of the booking; else which person, from 0. */
  person: number | null;
  code: RequiredInfo['code'];
  problem: 'required' | 'invalid';
}

/** What is still missing or cannot be so, in the order in which it is asked. */
export function infoProblems(fields: readonly RequiredInfo[], { booking, people }: InfoAnswers, count: number): InfoProblem[] {
  const problemOf = (field: RequiredInfo, value: string | undefined, person: number | null): InfoProblem[] => {
    const text = value?.trim() ?? '';
    if (text === '') return [{ person, code: field.code, problem: 'required' }];
    if (field.kind === 'text') return [];
    const number = Number(text.replace(',', '.'));
    return number >= (field.least ?? 0) && number <= (field.most ?? Infinity) ? [] : [{ person, code: field.code, problem: 'invalid' }];
  };
  return [
    ...fields.filter(({ of }) => of === 'booking').flatMap((field) => problemOf(field, booking[field.code], null)),
    ...Array.from({ length: count }, (_, person) => fields.filter(({ of }) => of === 'person').flatMap((field) => problemOf(field, people[person]?.[field.code], person))).flat(),
  ];
}

export function peopleOf({ adult, child, infant }: PeopleCount): number {
  return adult + child + infant;
}

/** Minor units for all, or null where the activity takes nobody of an age that comes. */
export function activityPrice(prices: readonly PriceBand[], people: PeopleCount): number | null {
  let total = 0;
  for (const [code, count] of Object.entries(people)) {
    const band = prices.find((one) => one.code === code);
    if (count > 0 && band === undefined) return null;
    total += (band?.price ?? 0) * count;
  }
  return total;
}
