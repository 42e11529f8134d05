import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { COMPONENT_FIELDS, fieldsOf } from '../../domain/content/field-schema.ts';
import type { FieldSchema } from '../../domain/content/field-schema.ts';
import { LANGUAGES } from '../../domain/market/language.ts';
import { readContract } from '../contract/contract-documents.ts';
import { readContentFiles } from './content-files.ts';

const files = readContentFiles(fileURLToPath(new URL('../../../content', import.meta.url)));

/** Where a value has something that no control of the form can change. */
function withoutControl(value: unknown, fields: readonly FieldSchema[], place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => withoutControl(entry, fields, place));
  if (value === null || typeof value !== 'object' || Object.keys(value).join() === LANGUAGES.join()) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const field = fields.find((each) => each.key === key);
    if (field === undefined) return [`${place}.${key}`];
    if (field.kind === 'components') return withoutControl(inner, [...COMPONENT_FIELDS, { key: 'name', kind: 'choice' }], `${place}.${key}`);
    return field.fields === undefined ? [] : withoutControl(inner, field.fields, `${place}.${key}`);
  });
}

it('every field of the shop’s content has a control in the editor’s form [cms.page-fields] [cms.component-fields]', () => {
  const lacking = files.flatMap((file) => withoutControl(file.body, fieldsOf(file), file.file));
  // A document's own name is no field of it, and what kind of thing an organisation is does not change.
  expect([...new Set(lacking)].filter((place) => !/\.(?:block|@context|@type)$/.test(place))).toEqual([]);
});

it('every field that the contract gives pages, popups and entries of lists has one, too [cms.page-fields]', () => {
  const { json } = readContract().documents.find(({ area }) => area === 'content')!;
  const { schemas } = json.components as { schemas: Record<string, { properties: object }> };
  const lacking = ([['CmsPage', 'page', ''], ['Popup', 'popup', ''], ['Tile', 'list', 'tiles'], ['Banner', 'list', 'banners'], ['Office', 'list', 'offices'], ['QuizQuestion', 'list', 'quiz']] as const).flatMap(([schema, kind, name]) => {
    const controls = new Set(fieldsOf({ kind, name }).map(({ key }) => key));
    return Object.keys(schemas[schema]!.properties).filter((key) => !controls.has(key)).map((key) => `${schema}.${key}`);
  });
  // A popup is named by its document; what follows from a city and an address is not written by hand.
  expect(lacking).toEqual(['Popup.name', 'Office.citySlug', 'Office.addressSlug']);
});
