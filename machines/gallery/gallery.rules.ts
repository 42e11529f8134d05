/** The picture that a swipe has come to rest on; undefined before the first. */
export function itemOf({ event }: { event: { snapshot: { context: number | undefined } } }): { picture: number | undefined } {
  return { picture: event.snapshot.context };
}
