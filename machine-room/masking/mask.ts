/**
 * Puts stand-ins in the place of what is somebody's, so that what is left can be shown and sent, and every guard still says
 * what it said. A name becomes other letters of the same shape, a child's birth date another of its age band on the trip, an
 * order's id always the same other id. Strings are masked unless their name is declared (declared-keys.ts).
 */
import { parseBirthDate } from '../../src/domain/dates/birth-date-text.ts';
import { formatDate } from '../../src/domain/dates/display-date.ts';
import { isIsoDate } from '../../src/domain/dates/iso-date.ts';
import { ADDRESSES, ANSWERS, BIRTH_DATES, BY_ID, CODES, DATES, PLACES, PUBLISHED, TRIP_DATES, TYPED_DATES } from './declared-keys.ts';
import { standInDate } from './stand-in-date.ts';
import { standInText } from './stand-in-text.ts';

/** Plain data with stand-ins for all that is personal; what is no data (functions, undefined) is left out. @param name of what has none by itself */
export type Mask = (value: unknown, name?: string) => unknown;

interface MaskOptions {
  /** Decides the stand-ins, and is told to nobody: without it no stand-in leads back to what it stands for. */
  salt: string;
  /** ISO dates on which ages are asked (`tripDatesIn`). */
  tripDates: Iterable<string>;
}

const CODE = /^[\w.:/+-]{0,80}$/;
const DATE_OR_NUMBER = /^(?:\d{4}-\d{2}(?:-\d{2})?(?:T[\d:.]+(?:Z|[+-][\d:]+)?)?|\d{1,3})$/;
const PLACE = /^room-\d+(?:-(?:adult|child)-\d+)?$/;
const SLUG = /^[a-z-]*$/;

/** One mask gives the same value the same stand-in, wherever it is met. */
export function createMask({ salt, tripDates }: MaskOptions): Mask {
  const days = [...new Set(tripDates)];
  const standIns = new Map<string, string>();
  const taken = new Set<string>();

  const standIn = (text: string) => {
    const known = standIns.get(text);
    if (known !== undefined) return known;
    const found = isIsoDate(text) ? standInDate(text, salt, days) : standInText(text, salt, (words) => !taken.has(words));
    standIns.set(text, found);
    taken.add(found);
    return found;
  };

  /** Of a text that is a date another date, of one that is none yet another that is none. */
  const typedDate = (typed: string) => {
    const day = parseBirthDate(typed);
    return day === undefined ? standInText(typed, salt, (words) => parseBirthDate(words) === undefined) : formatDate(standIn(day));
  };

  /** The way to a page stays readable; what it names, and every parameter, does not. */
  const address = (url: string) => {
    const [, origin, path, query] = /^([a-z]+:\/\/[^/?#]*)?([^?#]*)(.*)$/s.exec(url)!;
    const masked = path!.split('/').map((part) => (SLUG.test(part) ? part : standIn(part))).join('/');
    return (origin === undefined ? '' : standIn(origin)) + masked + query!.replace(/([?&;#][\w-]*=?)([^&;#=]*)/g, (_, name: string, value: string) => name + standIn(value));
  };

  const text = (value: string, key: string, published: boolean): string => {
    if (BIRTH_DATES.has(key)) return standIn(value);
    if (TYPED_DATES.has(key)) return typedDate(value);
    if (published || ANSWERS.has(value)) return value;
    if (/^[[{]/.test(value)) return written(value) ?? standIn(value);
    if (CODES.has(key) && CODE.test(value)) return value;
    if (DATES.has(key) && DATE_OR_NUMBER.test(value)) return value;
    if (PLACES.has(key) && PLACE.test(value)) return value;
    return ADDRESSES.has(key) ? address(value) : standIn(value);
  };

  /** Data that was written into a string, as the names of what was fetched are. */
  const written = (json: string) => {
    try {
      return JSON.stringify(walk(JSON.parse(json), '', false));
    } catch {
      return undefined;
    }
  };

  const walk = (value: unknown, key: string, published: boolean): unknown => {
    if (typeof value === 'string') return text(value, key, published);
    if (Array.isArray(value)) return value.map((item) => walk(item, key, published));
    if (typeof value !== 'object' || value === null) return typeof value === 'function' || typeof value === 'symbol' ? undefined : value;
    // What listens to a stream is no data, and leads back to itself.
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== '_subscription').map(([name, inner]) => {
      return [BY_ID.has(key) ? standIn(name) : name, walk(inner, meaningOf(name, value), published || PUBLISHED.has(name))];
    }));
  };
  return (value, name = '') => walk(value, name, false);
}

/** What a field holds where its name does not say it: the `value` of a command and the `name` of what a form asks. */
function meaningOf(name: string, { field, filterId, labelKey, options }: { field?: unknown; filterId?: unknown; labelKey?: unknown; options?: unknown }): string {
  if (name === 'name' && (labelKey !== undefined || options !== undefined)) return 'field';
  if (name !== 'value') return name;
  return filterId === undefined ? String(field ?? name).replace(/^.*\./, '') : 'selectedValues';
}

/** The days in plain data on which ages are asked, offers beside the chosen one left out. */
export function tripDatesIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) for (const item of value) tripDatesIn(item, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (TRIP_DATES.has(name) && isIsoDate(inner as string)) found.add(inner as string);
      else if (name === 'offer' || !PUBLISHED.has(name)) tripDatesIn(inner, found);
    }
  }
  return found;
}
