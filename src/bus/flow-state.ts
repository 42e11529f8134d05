/** A state value as `data-state` shows it: `open.participants`, parallel regions joined by a blank (design 6). */
import type { StateValue } from 'xstate';

export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value).flatMap(([name, inner]) => stateName(inner!).split(' ').map((leaf) => `${name}.${leaf}`)).join(' ');
}
