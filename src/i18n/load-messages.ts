import type { Language } from '../domain/language.ts';
import type { MessageArea } from './message-areas.ts';
import type { CompiledMessages } from './messages.types.ts';

const files = import.meta.glob<CompiledMessages>(['./compiled/*/*.json', '!**/{mail,server}.json'], { import: 'default' });

/** Loads compiled messages in a Vite bundle, one chunk an area and language. */
export function loadMessages(language: Language, areas: readonly MessageArea[]): Promise<CompiledMessages[]> {
  return Promise.all(areas.map((area) => {
    const load = files[`./compiled/${language}/${area}.json`];
    if (load === undefined) throw new Error(`No compiled messages for ${language}/${area}: run npm run generate`);
    return load();
  }));
}
