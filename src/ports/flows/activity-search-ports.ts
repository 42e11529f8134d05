import { filter, map } from 'rxjs';
import type { ActivitySearchPorts } from '../../../machines/activity-search/activity-search.types.ts';
import type { Api } from '../../api/create-api.ts';
import { suggestedPath } from '../../domain/urls/pages/activity-url.ts';
import { typedText$ } from '../../streams/visitor/typed-text.ts';

const QUERY = '[data-flow="activitySearch"] input[name="query"]';

export function createActivitySearchPorts(api: Api): ActivitySearchPorts {
  return {
    // Nobody asks about what a search has left in the field.
    queriesTyped: () => typedText$(document, QUERY).pipe(filter(() => document.activeElement?.matches(QUERY) ?? false), map(({ text }) => text)),
    async fetchSuggestions(query, context) {
      const { suggestions } = await api.GET('/api/www/activity/autocomplete', { params: { query }, ...context });
      const [from, to, people] = ['from', 'to', 'people'].map(writtenBeside);
      return suggestions.map((suggestion) => ({ ...suggestion, url: suggestedPath(suggestion.url, { from, to, people }) }));
    },
  };
}

/** What stands in another field of the form, where the form would take it. */
function writtenBeside(name: string): string | undefined {
  const field = document.querySelector<HTMLInputElement>(QUERY)?.form?.elements.namedItem(name);
  return field instanceof HTMLInputElement && field.validity.valid ? field.value : undefined;
}
