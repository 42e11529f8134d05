/** What a form of the editor is made of: fields of documents and components, and what each of them takes. */

import { SORT_TYPES } from '../search/sort-types.ts';
import { COMPONENT_STYLES } from './component-styles.ts';

export interface FieldSchema {
  key: string;
  /**
   * - `moment`: a day, an instant, or a day told from today; `pairs`: keys and values; `texts`: several, joined by commas
   * - `picture`: the path of one, which may be added from a file
   * - `components`: components, each with the fields of its own type
   */
  kind: 'text' | 'longText' | 'html' | 'moment' | 'number' | 'flag' | 'choice' | 'texts' | 'picture' | 'pairs' | 'group' | 'list' | 'components';
  /** Its text is another one in each language. */
  isLocalised?: boolean;
  values?: readonly string[];
  /** Of a group, and of each entry of a list; of a list without any each entry is a text. */
  fields?: readonly FieldSchema[];
}

const text = (key: string): FieldSchema => ({ key, kind: 'text' });
const localText = (key: string): FieldSchema => ({ key, kind: 'text', isLocalised: true });
const paragraph = (key: string): FieldSchema => ({ key, kind: 'longText', isLocalised: true });
const html = (key: string): FieldSchema => ({ key, kind: 'html', isLocalised: true });
const flag = (key: string): FieldSchema => ({ key, kind: 'flag' });
const moment = (key: string): FieldSchema => ({ key, kind: 'moment' });
const number = (key: string): FieldSchema => ({ key, kind: 'number' });
const choice = (key: string, values: readonly string[]): FieldSchema => ({ key, kind: 'choice', values });
const group = (key: string, fields: readonly FieldSchema[]): FieldSchema => ({ key, kind: 'group', fields });
const list = (key: string, fields: readonly FieldSchema[]): FieldSchema => ({ key, kind: 'list', fields });

const TRIP_TYPES = ['WS', 'DW', 'WO', 'NR', 'CZ'];
const picture = (key: string) => group(key, [{ key: 'src', kind: 'picture' }, localText('alt')]);
const links = (key: string) => list(key, [localText('label'), text('url')]);
const itemFields: readonly FieldSchema[] = [localText('title'), paragraph('text'), text('url'), localText('linkLabel'), text('icon'), picture('picture')];
const items = list('items', [...itemFields, list('items', itemFields)]);
const pairs: FieldSchema = { key: 'metaProperties', kind: 'pairs', isLocalised: true };

/** What of a component every type has; its own options come with its type. */
export const COMPONENT_FIELDS: readonly FieldSchema[] = [
  text('uid'), flag('active'), moment('validFrom'), moment('validTo'), { key: 'profiles', kind: 'texts' },
  choice('styles', ['', ...COMPONENT_STYLES]),
  { key: 'options', kind: 'pairs', isLocalised: true }, items, html('html'),
];

const variant = (key: string) => group(key, [flag('visible'), picture('image')]);

/** Lists, and what each of their entries has. */
const LISTS = {
  tiles: [text('code'), text('url'), localText('title'), localText('text'), picture('picture')],
  banners: [text('code'), text('url'), localText('title'), localText('text'), localText('linkLabel'), moment('validFrom'), moment('validTo'), picture('picture')],
  offices: [
    text('officeId'), text('city'), text('address'), text('postalCode'), text('phone'), text('email'), paragraph('directions'),
    list('hours', [number('weekday'), text('opens'), text('closes')]), { key: 'services', kind: 'list', isLocalised: true },
    group('coordinates', [number('latitude'), number('longitude')]),
  ],
  quiz: [
    text('code'), localText('title'),
    list('options', [text('code'), localText('title'), group('says', [
      choice('tripType', TRIP_TYPES), number('adultsCount'), number('durationFrom'), number('durationTo'),
      { key: 'selectedDestinationsCodes', kind: 'texts' }, choice('sortCode', SORT_TYPES),
    ])]),
  ],
} satisfies Readonly<Record<string, readonly FieldSchema[]>>;

type Form = 'page' | 'popup' | 'block' | 'dictionary' | keyof typeof LISTS;

const FIELDS: Readonly<Record<Form, readonly FieldSchema[]>> = {
  page: [
    text('url'), flag('active'), pairs, text('popup'), flag('menuCollapsed'), flag('multiroomEnabled'),
    group('globalSearch', [choice('tripType', TRIP_TYPES), flag('visible')]),
    group('searchCriteria', [choice('tripType', TRIP_TYPES), text('code'), text('site'), { key: 'selectedAirports', kind: 'texts' }, { key: 'selectedDestinationsCodes', kind: 'texts' }, text('startDate'), text('endDate')]),
    { key: 'sortCodes', kind: 'texts' },
    group('banner', itemFields), links('breadcrumbs'),
    list('tiles', [text('code'), flag('active')]),
    list('slots', [text('name'), { key: 'components', kind: 'components' }]),
    html('seoText'), html('regulations'), links('seoLinksContainer'),
    group('organizationSchema', [text('name'), text('url')]),
  ],
  popup: [
    flag('active'), localText('title'), paragraph('text'), localText('linkLabel'), group('variants', [variant('desktop'), variant('tablet'), variant('mobile')]),
    group('popupData', [moment('dateFrom'), moment('dateTo'), number('delay'), number('timeInterval'), number('showLimit'), text('redirectUrl')]),
  ],
  block: [
    text('phone'), text('email'), paragraph('text'), links('links'),
    list('groups', [...itemFields, list('items', itemFields)]), { key: 'components', kind: 'components' },
  ],
  dictionary: [{ key: 'localizedContent', kind: 'pairs', isLocalised: true }, { key: 'declination', kind: 'pairs', isLocalised: true }],
  ...LISTS,
};

/** The fields that a path leads through, as far as they are known, and its entries counted from 1. */
export function labelsOf(fields: readonly FieldSchema[], [step, ...rest]: readonly (string | number)[]): (string | number)[] {
  if (step === undefined) return [];
  if (typeof step === 'number') return [step + 1, ...labelsOf(fields, rest)];
  const field = fields.find(({ key }) => key === step);
  if (field === undefined) return [];
  return [step, ...labelsOf(field.kind === 'components' ? COMPONENT_FIELDS : field.fields ?? [], rest)];
}

/** The fields of a document; of a list, those of each entry. Others it may have stay as they are. */
export function fieldsOf({ kind, name }: { kind: 'page' | 'block' | 'popup' | 'list'; name: string }): readonly FieldSchema[] {
  if (kind === 'page') return FIELDS.page;
  if (kind === 'popup') return FIELDS.popup;
  if (kind === 'block') return name === 'dictionary' ? FIELDS.dictionary : FIELDS.block;
  return Object.hasOwn(LISTS, name) ? LISTS[name as keyof typeof LISTS] : [];
}
