import { MAX_OF_A_KIND } from '../../domain/search/participants.ts';

/** As many as a dropdown offers, and where an address asks for more so many [view.dropdown-max]. */
export function adultOptions(chosen: number): { value: string; label: string }[] {
  return Array.from({ length: Math.max(MAX_OF_A_KIND, chosen) }, (_, place) => String(place + 1)).map((count) => ({ value: count, label: count }));
}
