/** Where in the gallery one is: the fragment works for a file as for a server. */
import { decodePercent } from '../../src/domain/urls/encoding/percent.ts';

export interface Place {
  flow: string | null;
  state: string | null;
}

export function placeOf(hash: string): Place {
  // What was cut in the middle of a character names nothing, and breaks nothing.
  const [flow, state] = hash.replace(/^#\/?/, '').split('/').map((part) => decodePercent(part) ?? part);
  return { flow: flow || null, state: state || null };
}

export function addressOf(flow: string, state: string | null = null): string {
  return `#/${[flow, ...(state === null ? [] : [state])].map(encodeURIComponent).join('/')}`;
}
