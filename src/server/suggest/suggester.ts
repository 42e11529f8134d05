import type { Kysely } from 'kysely';
import MiniSearch from 'minisearch';
import type { Language } from '../../domain/market/language.ts';
import { slugOf } from '../../domain/urls/encoding/slug.ts';
import { readCatalogueVersion } from '../catalogue/catalogue-version.ts';
import type { Schema } from '../db/schema.ts';
import { readSuggestable, type Suggestable, type Suggestion } from './suggestable.ts';

/** Finds places and hotels by what somebody types: the beginnings of words, then words with a slip or two [search.suggest]. */
export interface Suggester {
  /** At most `count` of them, the likeliest first. */
  suggest(text: string, count: number, language: Language): Promise<Suggestion[]>;
  /** Codes of the places that a text names; slips count only when nothing is named without [search.destinations-filter]. */
  placesNamed(text: string, language: Language): Promise<ReadonlySet<string>>;
}

interface Index {
  version: number;
  words: MiniSearch<Suggestable>;
  entries: ReadonlyMap<string, Suggestable>;
}

/** A country is meant sooner than a resort or hotel of the same name. */
const KIND_BOOSTS: Record<Suggestion['kind'], number> = { country: 4, region: 3, resort: 2, hotel: 1 };
const FIELD_BOOSTS = { name: 4, otherNames: 2, around: 0.5 };

/** An index a language, made when it is first asked for and again with every new catalogue. */
export function createSuggester(kysely: Kysely<Schema>): Suggester {
  const indexes = new Map<Language, Promise<Index>>();

  async function indexOf(language: Language): Promise<Index> {
    const version = await readCatalogueVersion(kysely);
    const known = await indexes.get(language);
    if (known?.version === version) return known;
    const made = readSuggestable(kysely, language).then((entries) => indexed(entries, version));
    indexes.set(language, made);
    // A failure is not cached: the next text tries again.
    made.catch(() => indexes.delete(language));
    return made;
  }

  return {
    async suggest(text, count, language) {
      const index = await indexOf(language);
      const found = new Set([...search(index, text, { slips: false }), ...search(index, text, { slips: true })]);
      return [...found].slice(0, count).map(({ kind, code, name, detail, path, tripTypes }) => ({ kind, code, name, detail, path, tripTypes }));
    },
    async placesNamed(text, language) {
      const index = await indexOf(language);
      const places = (slips: boolean) => search(index, text, { slips, fields: ['name', 'otherNames'] }).filter(({ kind }) => kind !== 'hotel');
      const exactly = places(false);
      return new Set((exactly.length > 0 ? exactly : places(true)).map(({ code }) => code));
    },
  };
}

function indexed(entries: readonly Suggestable[], version: number): Index {
  const words = new MiniSearch<Suggestable>({
    idField: 'code',
    fields: Object.keys(FIELD_BOOSTS),
    storeFields: ['kind'],
    // Letters without their marks, Cyrillic as it is romanised: one alphabet for all five languages.
    tokenize: (text) => slugOf(text).split('-').filter((word) => word !== ''),
    processTerm: (word) => word,
  });
  words.addAll(entries);
  return { version, words, entries: new Map(entries.map((entry) => [entry.code, entry])) };
}

function search({ words, entries }: Index, text: string, { slips, fields }: { slips: boolean; fields?: string[] }): Suggestable[] {
  const results = words.search(text, {
    combineWith: 'AND',
    prefix: true,
    fuzzy: slips ? slipsIn : false,
    boost: FIELD_BOOSTS,
    boostDocument: (_code, _word, stored) => KIND_BOOSTS[(stored as Pick<Suggestion, 'kind'>).kind],
    ...(fields !== undefined && { fields }),
  });
  // A short word with another first letter is another word: "bali" is not Malia.
  const beginsAlike = (terms: readonly string[], words: readonly string[]) => words.every((word) => word.length > 5 || terms.some((term) => word.slice(0, 2).includes(term[0]!)));
  return results.filter(({ terms, queryTerms }) => !slips || beginsAlike(terms, queryTerms)).flatMap(({ id }) => entries.get(id as string) ?? []);
}

/** How many letters of a word may be wrong. */
function slipsIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}
