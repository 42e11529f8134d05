import type { components } from '../../openapi/generated/search.ts';
import type { StreamPort } from '../port.ts';

export type Suggestion = components['schemas']['Suggestion'];

/** What is known of a text that somebody has typed. */
export type PlaceAnswer =
  | { status: 'asked'; text: string }
  | { status: 'failed'; text: string }
  /** Places of the tree that it names, with all that leads there, and hotels. */
  | { status: 'found'; text: string; shown: string[]; named: string[]; hotels: Suggestion[] };

export interface PlaceSearchContext {
  /** Branches of the tree that somebody has opened by hand, and closed; the next text that is typed may open those again. */
  opened: string[];
  closed: string[];
  text: string;
  shown: string[];
  named: string[];
  hotels: Suggestion[];
}

export type PlaceSearchCommand =
  | { type: 'placeSearch.expand'; node: string }
  | { type: 'placeSearch.collapse'; node: string };

export interface PlaceSearchPorts {
  /** Answers to what is typed into the field of destinations, the latest text alone [search.suggest] [search.destinations-filter]. */
  placesTyped: StreamPort<Record<string, never>, PlaceAnswer>;
}
