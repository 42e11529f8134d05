import type { components } from '../../../openapi/generated/editor.ts';
import { COMPONENT_STYLES } from './component-styles.ts';
import { isIsoDate } from '../dates/iso-date.ts';
import { codeIn } from './codes.ts';
import { isShelfLimit } from './is-shelf-limit.ts';
import { LOGGED_IN_PROFILE, startOf } from './visibility.ts';

type Fault = components['schemas']['ContentFault'];

/** Options of components whose values are not any text. */
const OPTIONS: Readonly<Record<Exclude<Fault['option'], 'styles' | 'moment' | 'profiles' | 'popup'>, (value: string) => boolean>> = {
  limit: isShelfLimit,
  size: (value) => ['hero', 'strip', 'compact'].includes(value),
  tripTypes: (value) => value.split(',').every((code) => ['WS', 'DW', 'WO', 'NR', 'CZ'].includes(code)),
};
const isKnown = (key: unknown): key is keyof typeof OPTIONS => typeof key === 'string' && Object.hasOwn(OPTIONS, key);

/** Days of a validity that are told from today, or of every year. */
const TOLD_DAY = /^(?:today(?:[+-]\d{1,4}d)?|\d\d-\d\d)$/;
/** Ends of validities; only those of components may be told from today. */
const MOMENTS = { validFrom: true, validTo: true, dateFrom: false, dateTo: false } as const;
const PROFILES: readonly unknown[] = ['FIRST_TIME_ON_PAGE', 'returning', LOGGED_IN_PROFILE];

interface Option {
  key?: unknown;
  value?: unknown;
}

/**
 * What visitors would not see as it was meant, however deep it stands: options that a component cannot read, which then
 * takes its default, and what hides it from everybody [cms.component-fields] [cms.visibility-dates].
 */
export function componentFaults(content: unknown): Fault[] {
  if (content === null || typeof content !== 'object') return [];
  if (Array.isArray(content)) return content.flatMap(componentFaults);
  const fields = content as Readonly<Record<string, unknown>>;
  return [...optionFaults(fields), ...styleFaults(fields), ...momentFaults(fields), ...profileFaults(fields), ...publicationFaults(fields), ...Object.values(content).flatMap(componentFaults)];
}

function optionFaults({ options, ...fields }: Readonly<Record<string, unknown>>): Fault[] {
  if (!Array.isArray(options)) return [];
  return (options as Option[]).filter(({ value }) => value === '' || codeIn(value) !== '').map(({ key, value }) => ({ key, value: codeIn(value) }))
    .flatMap(({ key, value }): Fault[] => (!isKnown(key) || OPTIONS[key](value) ? [] : [{ component: calledAs(fields, key), option: key, value }]));
}

function styleFaults(fields: Readonly<Record<string, unknown>>): Fault[] {
  if (typeof fields.styles !== 'string' || fields.name === undefined) return [];
  const unknown = fields.styles.split(/\s+/).filter((style) => style !== '' && !COMPONENT_STYLES.some((known) => known === style));
  return unknown.map((value) => ({ component: calledAs(fields, 'styles'), option: 'styles', value }));
}

function momentFaults(fields: Readonly<Record<string, unknown>>): Fault[] {
  return Object.entries(MOMENTS).flatMap(([key, mayBeTold]): Fault[] => {
    const value = fields[key];
    return typeof value !== 'string' || value === '' || (mayBeTold && TOLD_DAY.test(value)) || isMoment(value) ? [] : [{ component: calledAs(fields, key), option: 'moment', value }];
  });
}

/** The day from which a page is open. */
function publicationFaults({ metaProperties }: Readonly<Record<string, unknown>>): Fault[] {
  if (!Array.isArray(metaProperties)) return [];
  const days = (metaProperties as Option[]).flatMap(({ key, value }) => (key === 'published' ? [codeIn(value)] : []));
  return days.filter((day) => day !== '' && !isIsoDate(day)).map((value) => ({ component: 'published', option: 'moment', value }));
}

function profileFaults(fields: Readonly<Record<string, unknown>>): Fault[] {
  if (!Array.isArray(fields.profiles)) return [];
  return (fields.profiles as unknown[]).filter((profile) => !PROFILES.includes(profile)).map((value) => ({ component: calledAs(fields, 'profiles'), option: 'profiles', value: String(value) }));
}

function calledAs({ name, uid, code }: Readonly<Record<string, unknown>>, otherwise: string): string {
  const called = [name, uid, ...(name === undefined ? [code] : [])].filter((part) => typeof part === 'string').join(' ');
  return called === '' ? otherwise : called;
}

function isMoment(value: string): boolean {
  try {
    startOf(value);
    return true;
  } catch {
    return false;
  }
}
