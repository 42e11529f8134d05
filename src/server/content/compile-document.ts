import type { components } from '../../../openapi/generated/content.ts';
import { isPageAddress } from '../../domain/content/page-address.ts';
import { LANGUAGES, type Language } from '../../domain/market/language.ts';
import { slugOf } from '../../domain/urls/encoding/slug.ts';
import type { ContractValidators } from '../contract/contract-validators.ts';
import type { ContentDocument } from './content-files.ts';
import type { ErrorObject } from 'ajv';
import { ContentError } from './content-error.ts';
import type { Obstacle } from './content-error.ts';
import { completeBlock, completePage, completePopup, type CmsPage } from './content-defaults.ts';
import { localise } from './localise.ts';

export type Validators = Pick<ContractValidators, 'schema'>;
export type Office = components['schemas']['Office'];
export type QuizQuestion = components['schemas']['QuizQuestion'];
export type Tile = components['schemas']['Tile'];
export type Banner = components['schemas']['Banner'];

type Fields = Record<string, unknown>;

/** A document as visitors of each language get it. */
export interface CompiledDocument {
  kind: ContentDocument['kind'];
  name: string;
  /** The popup that a page names. */
  popup?: string;
  versions: Readonly<Record<Language, unknown>>;
}

interface ListKind {
  schema: string;
  /** Adds what follows from an entry's other fields. */
  complete?: (entry: never) => unknown;
}

/** Lists and what each of their entries is; by the name of their file. */
const LISTS: Readonly<Record<string, ListKind>> = {
  banners: { schema: 'Banner', complete: (entry: Partial<Banner>) => ({ validFrom: null, validTo: null, ...entry }) },
  offices: { schema: 'Office', complete: (entry: Omit<Office, 'citySlug' | 'addressSlug'>) => ({ ...entry, citySlug: slugOf(entry.city), addressSlug: slugOf(entry.address) }) },
  quiz: { schema: 'QuizQuestion' },
  tiles: { schema: 'Tile' },
};

/**
 * Takes a document apart by language, completes it and holds it against the contract.
 * @param file what errors call it
 * @throws ContentError naming file, language and place
 */
export function compileDocument({ kind, name, body }: ContentDocument, validators: Validators, file: string = name): CompiledDocument {
  const { popup } = (body ?? {}) as Fields;
  const versions = LANGUAGES.map((language) => {
    const version = localise(body, language);
    return [language, inLanguage({ kind, name, body: version }, validators, `${file} (${language})`)] as const;
  });
  return { kind, name, ...(kind === 'page' && typeof popup === 'string' && { popup }), versions: Object.fromEntries(versions) as Record<Language, unknown> };
}

function inLanguage({ kind, name, body }: ContentDocument, validators: Validators, label: string): unknown {
  switch (kind) {
    case 'page': return atItsAddress(checked(completePage(body as Fields), 'CmsPage', validators, label), label);
    case 'block': return checked(completeBlock(name, body as Fields), 'GlobalBlock', validators, label);
    case 'popup': return checked(completePopup(name, body as Fields), 'Popup', validators, label);
    case 'list': {
      const list = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
      if (list === undefined) throw new ContentError(`${label}: no list of this name is known`);
      return entriesOf(body, label).map((entry, index) => checked(list.complete ? list.complete(entry as never) : entry, list.schema, validators, `${label}, entry ${index + 1}`, [index]));
    }
  }
}

function atItsAddress(page: unknown, label: string): unknown {
  const { url } = page as CmsPage;
  if (!isPageAddress(url)) throw new ContentError(`${label}: no visitor comes to ${url}`, { obstacle: { path: ['url'], problem: 'wrong' } });
  return page;
}

function entriesOf(body: unknown, label: string): unknown[] {
  if (!Array.isArray(body)) throw new ContentError(`${label}: must be a list`);
  return body;
}

function checked(value: unknown, schema: string, validators: Validators, label: string, path: Obstacle['path'] = []): unknown {
  const validate = validators.schema(`content#/components/schemas/${schema}`);
  if (validate(value)) return value;
  const [difference] = validate.errors ?? [];
  throw new ContentError(`${label}: ${difference?.instancePath || 'the file'} ${difference?.message} ${JSON.stringify(difference?.params)}`, { obstacle: obstacleOf(difference, path) });
}

/** @param path leads to what was checked */
function obstacleOf(difference: ErrorObject | undefined, path: Obstacle['path']): Obstacle {
  const steps = (difference?.instancePath ?? '').split('/').slice(1).map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~')));
  const { missingProperty } = (difference?.params ?? {}) as { missingProperty?: string };
  return missingProperty === undefined
    ? { path: [...path, ...steps], problem: 'wrong' }
    : { path: [...path, ...steps, missingProperty], problem: 'missing' };
}
