import type { components } from '../../../openapi/generated/editor.ts';
import { COMPONENT_STYLES } from './component-styles.ts';
import { LANGUAGES } from '../market/language.ts';
import type { Language } from '../market/language.ts';
import { isIsoDate } from '../dates/iso-date.ts';
import { codeIn, isOfCode } from './codes.ts';
import { textIn } from './localised-text.ts';
import { isShelfLimit } from './is-shelf-limit.ts';
import { LOGGED_IN_PROFILE, startOf } from './visibility.ts';

type Fault = components['schemas']['ContentFault'];

/** Options of components whose values are not any text. */
const OPTIONS: Readonly<Record<Exclude<Fault['option'], 'styles' | 'moment' | 'profiles' | 'popup' | 'language' | 'key' | 'icu' | 'placeholder' | 'lacking'>, (value: string) => boolean>> = {
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

/**
 * Texts that are written in some languages and empty in others: the visitors of the others find a heading without words there, or a link
 * that nobody can name. What has no text in any language is meant. One fault for all components and fields that lack the same languages.
 */
export function languageFaults(content: unknown): Fault[] {
  const lacking = new Map<string, Set<Language>>();
  collectLacking(content, '', lacking);
  const places = Map.groupBy(lacking.keys(), (place) => LANGUAGES.filter((language) => lacking.get(place)!.has(language)).join(', '));
  return [...places].map(([value, components]) => ({ component: components.join(', '), option: 'language', value }));
}

/** Their entries have names of their own. */
const NAMED_WITHIN: ReadonlySet<string> = new Set(['slots', 'metaProperties']);

function collectLacking(value: unknown, place: string, lacking: Map<string, Set<Language>>): void {
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) return value.forEach((each) => collectLacking(each, place, lacking));
  const fields = value as Readonly<Record<string, unknown>>;
  if (LANGUAGES.every((language) => language in fields)) {
    const empty = LANGUAGES.filter((language) => textIn(fields, language).trim() === '');
    if (empty.length > 0 && empty.length < LANGUAGES.length) lacking.set(place, new Set([...lacking.get(place) ?? [], ...empty]));
    return;
  }
  if (isOfCode(fields.key)) return;
  const own = typeof fields.uid === 'string' || typeof fields.code === 'string' ? calledAs(fields, place) : place || (typeof fields.key === 'string' ? fields.key : '');
  for (const [key, inner] of Object.entries(fields)) collectLacking(inner, own || (NAMED_WITHIN.has(key) ? '' : key), lacking);
}
