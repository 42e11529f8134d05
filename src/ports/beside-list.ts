import type { FlowPorts } from './flow-ports.ts';

/**
 * The list is asked for first: its facets ask once the press is painted, and take nothing of the answer's time.
 * @param afterPaint does something once the browser has painted
 */
export function besideList({ fetchFacets, ...ports }: FlowPorts['listing'], afterPaint: (work: () => void) => void): FlowPorts['listing'] {
  return {
    ...ports,
    async fetchFacets(request, context) {
      await new Promise<void>((resolve) => { afterPaint(resolve); });
      context.signal.throwIfAborted();
      return fetchFacets(request, context);
    },
  };
}
