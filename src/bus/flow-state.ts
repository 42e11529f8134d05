/** A state value as `data-state` shows it: `open.participants`, parallel regions joined by a blank (design 6). */
import type { StateValue } from 'xstate';

export function stateName(value: StateValue): string {
  return leaves(value).join(' ');
}

function leaves(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) => (inner === undefined ? [] : leaves(inner).map((leaf) => (leaf === '' ? name : `${name}.${leaf}`))));
}
