import type { Language } from '../domain/market/language.ts';
import type { MessageArea } from './message-areas.ts';
import type { CompiledMessages } from './messages.types.ts';

/** Loads compiled messages where Node runs the sources itself: mail, tests. Node keeps each file once read. */
export function loadMessages(language: Language, areas: readonly MessageArea[]): Promise<CompiledMessages[]> {
  return Promise.all(areas.map(async (area) => {
    const file = await import(`./compiled/${language}/${area}.json`, { with: { type: 'json' } }) as { default: CompiledMessages };
    return file.default;
  }));
}
