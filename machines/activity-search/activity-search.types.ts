import type { components } from '../../openapi/generated/excursions.ts';
import type { StreamPort } from '../port.ts';

export type ActivitySuggestion = components['schemas']['ActivitySuggestion'];

/** What is typed, and what begins with it; null where the shop could not be asked. */
export interface Suggested {
  text: string;
  suggestions: ActivitySuggestion[] | null;
}

export interface ActivitySearchContext extends Suggested {
  /** Place of the suggestion that the arrow keys stand on; -1 in the field itself. */
  active: number;
}

export type ActivitySearchCommand =
  | { type: 'activitySearch.step'; by: 1 | -1 }
  | { type: 'activitySearch.choose' }
  | { type: 'activitySearch.close' };

export type ActivitySearchFact = { type: 'activitySearch.chosen'; url: string };

export interface ActivitySearchPorts {
  /** Each time typing pauses: the latest text with its suggestions, an earlier one's never after it. */
  suggestions: StreamPort<object, Suggested>;
}
