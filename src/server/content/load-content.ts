import { existsSync, readdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { LANGUAGES, type Language } from '../../domain/language.ts';
import type { ContractValidators } from '../contract/contract-validators.ts';
import { ContentError } from './content-error.ts';
import { completeBlock, completePage, type CmsPage, type GlobalBlock } from './content-defaults.ts';
import { loadOffices, loadTiles } from './load-lists.ts';
import type { Office, Tile } from './load-lists.ts';
import { localise } from './localise.ts';
import { urlMatcher } from './url-matcher.ts';

/** The content of the CMS, read from files into memory. */
export interface Content {
  /** The page of an address, whether active or not; staged ones win over the online ones when asked for [cms.preview]. */
  page(url: string, language: Language, staged: boolean): CmsPage | undefined;
  block(name: string, language: Language, staged: boolean): GlobalBlock | undefined;
  /** Offices by city and address. */
  offices(language: Language): readonly Office[];
  tiles(language: Language): readonly Tile[];
  /** Lets go of the files. */
  close(): void;
}

interface ContentOptions {
  /** Has `pages/` and `globals/`; what is missing is empty. */
  folder: string;
  validators: Pick<ContractValidators, 'schema'>;
  /** Reads again what has changed, for development; told of files that became wrong. */
  onBroken?: ((error: unknown) => void) | undefined;
}

type Localised<Thing> = Record<Language, Thing>;
interface Library {
  page: (url: string) => Localised<CmsPage> | undefined;
  blocks: ReadonlyMap<string, Localised<GlobalBlock>>;
}

const STAGED = '.staged';

/**
 * Reads `pages/*.yaml` and `globals/*.yaml`; `x.staged.yaml` is the staged version of `x.yaml`.
 * @throws ContentError
 */
export function loadContent({ folder, validators, onBroken }: ContentOptions): Content {
  let libraries = readLibraries(folder, validators);
  let lists = readLists(folder, validators);
  let stale = false;
  const watcher = onBroken === undefined || !existsSync(folder) ? null : watch(folder, { recursive: true }, () => { stale = true; });

  function current(staged: boolean): Library {
    if (stale) {
      stale = false;
      try {
        libraries = readLibraries(folder, validators);
        lists = readLists(folder, validators);
      } catch (error) {
        onBroken?.(error);
      }
    }
    return staged ? libraries.staged : libraries.online;
  }

  return {
    page: (url, language, staged) => {
      const page = current(staged).page(url)?.[language];
      return page && { ...page, url };
    },
    block: (name, language, staged) => current(staged).blocks.get(name)?.[language],
    offices: (language) => {
      current(false);
      return lists.offices[language];
    },
    tiles: (language) => {
      current(false);
      return lists.tiles[language];
    },
    close: () => watcher?.close(),
  };
}

function readLists(folder: string, validators: Pick<ContractValidators, 'schema'>) {
  return { offices: loadOffices(folder, validators), tiles: loadTiles(folder, validators) };
}

function readLibraries(folder: string, validators: Pick<ContractValidators, 'schema'>): { online: Library; staged: Library } {
  const read = (area: string, schema: string, complete: (name: string, fields: Record<string, unknown>) => Record<string, unknown>) =>
    readFolder(join(folder, area)).map(({ file, name, fields }) => {
      const versions = LANGUAGES.map((language) => {
        const version = complete(name.replace(STAGED, ''), localise(fields, language) as Record<string, unknown>);
        const validate = validators.schema(`content#/components/schemas/${schema}`);
        if (!validate(version)) {
          const [difference] = validate.errors ?? [];
          throw new ContentError(`${file} (${language}): ${difference?.instancePath || 'the file'} ${difference?.message} ${JSON.stringify(difference?.params)}`);
        }
        return [language, version] as const;
      });
      return { staged: name.endsWith(STAGED), value: Object.fromEntries(versions) as unknown };
    });
  const pages = read('pages', 'CmsPage', (_, fields) => completePage(fields)) as { staged: boolean; value: Localised<CmsPage> }[];
  const blocks = read('globals', 'GlobalBlock', completeBlock) as { staged: boolean; value: Localised<GlobalBlock> }[];
  const library = (staged: boolean): Library => {
    // Later entries win, so staged versions go last.
    const chosen = <Entry extends { staged: boolean }>(entries: Entry[]) => [...entries.filter((entry) => !entry.staged), ...(staged ? entries.filter((entry) => entry.staged) : [])];
    return {
      page: urlMatcher(new Map(chosen(pages).map(({ value }) => [value.cs.url, value]))),
      blocks: new Map(chosen(blocks).map(({ value }) => [value.cs.block, value])),
    };
  };
  return { online: library(false), staged: library(true) };
}

function readFolder(folder: string): { file: string; name: string; fields: Record<string, unknown> }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => {
      try {
        return { file, name: file.slice(0, -'.yaml'.length), fields: parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown> };
      } catch (cause) {
        throw new ContentError(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
      }
    });
}
