import type { components } from '../../../openapi/generated/content.ts';
import type { Language } from '../../domain/market/language.ts';
import type { Banner, CompiledDocument, Office, QuizQuestion, Tile } from './compile-document.ts';
import { SURROUNDINGS } from '../../domain/routes/surroundings.ts';
import { blogPostOf, isOut } from './blog-post.ts';
import type { CmsPage, GlobalBlock } from './content-defaults.ts';
import { urlMatcher } from './url-matcher.ts';

/** Content of one moment, ready to be given. */
export interface ContentLibrary {
  /** The page of an address, whether active or not. */
  page(url: string, language: Language): CmsPage | undefined;
  /** Pages that are active, out, and may be indexed, with what they show, for sitemaps; those that stand around others are none. @param today ISO date */
  indexed(today: string): { url: string; pictures: string[] }[];
  /** The address of the first page that names a popup. */
  pathOfPopup(name: string): string | undefined;
  hasPopup(name: string): boolean;
  block(name: string, language: Language): GlobalBlock | undefined;
  /** Offices by city and address. */
  offices(language: Language): readonly Office[];
  quiz(language: Language): readonly QuizQuestion[];
  tiles(language: Language): readonly Tile[];
  banners(language: Language): readonly Banner[];
  /** Active posts of the blog, the newest first; also those of days to come. */
  posts(language: Language): readonly BlogPost[];
}

type BlogPost = components['schemas']['BlogPost'];

type Versions<Thing> = Readonly<Record<Language, Thing>>;

export function createLibrary(documents: readonly CompiledDocument[]): ContentLibrary {
  const ofKind = (kind: CompiledDocument['kind']) => documents.filter((document) => document.kind === kind);
  const named = <Thing>(kind: CompiledDocument['kind']) => new Map(ofKind(kind).map(({ name, versions }) => [name, versions as Versions<Thing>]));
  const blocks = named<GlobalBlock>('block');
  const popups = named<NonNullable<CmsPage['popup']>>('popup');
  const lists = named<readonly never[]>('list');
  const pageAt = urlMatcher(new Map(ofKind('page').map((document) => [(document.versions.cs as CmsPage).url, document])));
  return {
    page(url, language) {
      const found = pageAt(url);
      if (found === undefined) return undefined;
      const popup = found.popup === undefined ? undefined : popups.get(found.popup)?.[language];
      return { ...(found.versions[language] as CmsPage), ...(popup && { popup }) };
    },
    indexed: (today) => ofKind('page').map(({ versions }) => versions.cs as CmsPage)
      .filter((page) => page.active && !page.url.includes('*') && !SURROUNDINGS.has(page.url) && isOut(page, today)
        && !page.metaProperties.some(({ key, value }) => key === 'robots' && value === 'noindex'))
      .map((page) => ({ url: page.url, pictures: picturesOf(page, (lists.get('tiles')?.cs ?? []) as readonly Tile[]) })),
    pathOfPopup: (name) => ofKind('page').filter(({ popup }) => popup === name).map(({ versions }) => (versions.cs as CmsPage).url).find((url) => !url.includes('*')),
    hasPopup: (name) => popups.has(name),
    block: (name, language) => blocks.get(name)?.[language],
    offices: (language) => lists.get('offices')?.[language] ?? [],
    quiz: (language) => lists.get('quiz')?.[language] ?? [],
    tiles: (language) => lists.get('tiles')?.[language] ?? [],
    banners: (language) => lists.get('banners')?.[language] ?? [],
    posts: (language) => ofKind('page').flatMap(({ versions }) => blogPostOf(versions[language] as CmsPage) ?? []).sort((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1)),
  };
}

/** What a page shows to everybody: its banner, its tiles, and what stands in its components. */
function picturesOf({ banner, tiles, slots }: CmsPage, allTiles: readonly Tile[]): string[] {
  const shown = new Set(tiles.flatMap(({ code, active }) => (active ? [code] : [])));
  const components = slots.flatMap((slot) => slot.components).filter(({ active, profiles }) => active && profiles.length === 0);
  const items = [...(banner ? [banner] : []), ...allTiles.filter(({ code }) => shown.has(code)), ...components.flatMap((component) => component.items)];
  return [...new Set(items.flatMap(({ picture }) => picture?.src ?? []))];
}
