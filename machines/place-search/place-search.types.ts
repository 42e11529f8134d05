import type { components } from '../../openapi/generated/search.ts';
import type { PromisePort, StreamPort } from '../port.ts';

export type Suggestion = components['schemas']['Suggestion'];
type FilterOption = components['schemas']['FilterOption'];

/** What somebody has typed. */
export interface TypedPlace {
  text: string;
  /** The kind of trip that is searched for; empty for any. */
  tripType: string;
}

/** What the shop knows of a text: places of the tree, those that it names highlighted, and hotels and other places. */
export interface PlacesFound {
  options: readonly FilterOption[];
  suggestions: readonly Suggestion[];
}

export interface PlaceSearchContext extends TypedPlace {
  /** Branches of the tree that somebody has opened by hand, and closed; the next text that is typed may open those again. */
  opened: string[];
  closed: string[];
  /** Places of the tree that the text names, with all that leads there, and hotels. */
  shown: string[];
  named: string[];
  hotels: Suggestion[];
}

export type PlaceSearchCommand =
  | { type: 'placeSearch.expand'; node: string }
  | { type: 'placeSearch.collapse'; node: string };

export interface PlaceSearchPorts {
  /** What stands in the field of destinations, and what is typed there whenever somebody pauses. */
  placesTyped: StreamPort<Record<string, never>, TypedPlace>;
  /** [search.suggest] [search.destinations-filter] */
  findPlaces: PromisePort<TypedPlace, PlacesFound>;
}
