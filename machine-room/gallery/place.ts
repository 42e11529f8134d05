/** Where in the gallery one is: the fragment works for a file as for a server. */
export interface Place {
  flow: string | null;
  state: string | null;
}

export function placeOf(hash: string): Place {
  const [flow, state] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  return { flow: flow || null, state: state || null };
}

export function addressOf(flow: string, state: string | null = null): string {
  return `#/${[flow, ...(state === null ? [] : [state])].map(encodeURIComponent).join('/')}`;
}

/** What was cut in the middle of a letter names nothing, and breaks nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
