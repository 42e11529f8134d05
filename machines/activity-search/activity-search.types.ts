import type { components } from '../../openapi/generated/excursions.ts';
import type { PromisePort, StreamPort } from '../port.ts';

export type ActivitySuggestion = components['schemas']['ActivitySuggestion'];

export interface ActivitySearchContext {
  /** What was asked for last; empty where nothing was, or it could not be asked. */
  text: string;
  suggestions: readonly ActivitySuggestion[];
  /** Place of the suggestion that the arrow keys stand on; -1 in the field itself. */
  active: number;
}

export type ActivitySearchCommand =
  | { type: 'activitySearch.step'; by: 1 | -1 }
  | { type: 'activitySearch.choose' }
  /** By Escape, or because the field was left. */
  | { type: 'activitySearch.close' }
  /** The field that was left has the focus again, or its list is asked for by a key; with what stands in it. */
  | { type: 'activitySearch.return'; query: string };

/** What became of a question: some suggestions, none, it could not be asked, or nothing is typed any more. */
export type ListAnswer = 'some' | 'none' | 'failed' | 'unasked';

export type ActivitySearchEvent =
  | ActivitySearchCommand
  /** Raised by the question for the list: an answer to what is typed now is wanted. */
  | { type: 'asked' }
  /** Raised by the question for the list. */
  | { type: 'answered'; answer: ListAnswer };

export type ActivitySearchFact = { type: 'activitySearch.chosen'; url: string };

export interface ActivitySearchPorts {
  /** What is typed, each time typing pauses. */
  queriesTyped: StreamPort<object, string>;
  fetchSuggestions: PromisePort<{ query: string }, readonly ActivitySuggestion[]>;
}
