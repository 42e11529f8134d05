/** Where in the gallery one is: the fragment works for a file as for a server. */
export interface Place {
  flow: string | null;
  state: string | null;
}

export function placeOf(hash: string): Place {
  const [flow, state] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  return { flow: flow || null, state: state || null };
}

export function addressOf(flow: string, state: string | null = null): string {
  return `#/${[flow, ...(state === null ? [] : [state])].map(encodeURIComponent).join('/')}`;
}
