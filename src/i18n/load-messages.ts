import type { Language } from '../domain/market/language.ts';
import type { MessageArea } from './message-areas.ts';
import type { CompiledMessages } from './messages.types.ts';

export type MessageFiles = Record<string, () => Promise<CompiledMessages>>;

/** What the pages speak that people land on; all other areas are in further-messages.ts. */
const landingFiles: MessageFiles = import.meta.glob<CompiledMessages>('./compiled/*/{shell,search,listing,results,hotel}.json', { import: 'default' });

const FURTHER = 'src/i18n/further-messages.ts';

/** Loads compiled messages in a Vite bundle, one chunk an area and language. */
export function loadMessages(language: Language, areas: readonly MessageArea[]): Promise<CompiledMessages[]> {
  return Promise.all(areas.map(async (area) => {
    const file = `./compiled/${language}/${area}.json`;
    const load = landingFiles[file] ?? (await import('./further-messages.ts')).furtherFiles[file];
    if (load === undefined) throw new Error(`No compiled messages for ${language}/${area}: run npm run generate`);
    return load();
  }));
}

/** The modules that the browser imports for these areas, as the build's manifest names them. */
export function messageSources(language: Language, areas: readonly MessageArea[]): string[] {
  const isFurther = areas.some((area) => !(`./compiled/${language}/${area}.json` in landingFiles));
  return [...(isFurther ? [FURTHER] : []), ...areas.map((area) => `src/i18n/compiled/${language}/${area}.json`)];
}
