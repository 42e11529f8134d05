import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { components } from '../../../openapi/generated/content.ts';
import { LANGUAGES } from '../../domain/language.ts';
import type { Language } from '../../domain/language.ts';
import { slugOf } from '../../domain/slug.ts';
import type { ContractValidators } from '../contract/contract-validators.ts';
import { ContentError } from './content-error.ts';
import { localise } from './localise.ts';

export type Office = components['schemas']['Office'];
export type Tile = components['schemas']['Tile'];
type Validators = Pick<ContractValidators, 'schema'>;
type ByLanguage<Entry> = Readonly<Record<Language, readonly Entry[]>>;

/** Offices by city and address. @throws ContentError */
export function loadOffices(folder: string, validators: Validators): ByLanguage<Office> {
  return loadList(join(folder, 'offices.yaml'), 'Office', validators, (fields: Omit<Office, 'citySlug' | 'addressSlug'>) =>
    ({ ...fields, citySlug: slugOf(fields.city), addressSlug: slugOf(fields.address) }));
}

/** Tiles that pages name by their code. @throws ContentError */
export function loadTiles(folder: string, validators: Validators): ByLanguage<Tile> {
  return loadList(join(folder, 'tiles.yaml'), 'Tile', validators, (fields: Tile) => fields);
}

/** Reads a file of entries in five languages; one that is not there has none. @throws ContentError naming file, language and entry */
function loadList<Fields, Entry>(file: string, schema: string, validators: Validators, complete: (fields: Fields) => Entry): ByLanguage<Entry> {
  const entries = existsSync(file) ? parse(readFileSync(file, 'utf8')) as unknown[] : [];
  const validate = validators.schema(`content#/components/schemas/${schema}`);
  const entriesIn = (language: Language) => entries.map((fields, index) => {
    const entry = complete(localise(fields, language) as Fields);
    if (!validate(entry)) throw new ContentError(`${file} (${language}), entry ${index + 1}: ${validate.errors?.[0]?.instancePath} ${validate.errors?.[0]?.message}`);
    return entry as Entry;
  });
  return Object.fromEntries(LANGUAGES.map((language) => [language, entriesIn(language)])) as Record<Language, Entry[]>;
}
