import type { PromisePort } from '../../../machines/port.ts';
import type { FlowPorts } from '../../bus/flows.ts';

interface Screen {
  /** Does something once the browser has painted. */
  afterPaint: (work: () => void) => void;
  later: (work: () => void, ms: number) => void;
}

/** What stands beside a list waits so long for it at most, so that a slow network is waited for once. */
const PATIENCE_MS = 40;

/**
 * The list is asked for first: what stands beside it asks once the press is painted and the list too, if that comes at once,
 * and takes nothing of the answer's time.
 */
export function besideList(ports: FlowPorts['listing'], { afterPaint, later }: Screen): FlowPorts['listing'] {
  const painted = () => new Promise<void>((resolve) => { afterPaint(resolve); });
  const patience = () => new Promise<void>((resolve) => { later(resolve, PATIENCE_MS); });
  let listIsThere: Promise<unknown> | undefined;
  const beside = <Request, Answer>(ask: PromisePort<Request, Answer>): PromisePort<Request, Answer> => async (request, context) => {
    await painted();
    if (listIsThere) {
      await Promise.race([listIsThere, patience()]);
      await painted();
    }
    context.signal.throwIfAborted();
    return ask(request, context);
  };
  return {
    ...ports,
    fetchOffers(request, context) {
      const list = ports.fetchOffers(request, context);
      const isThere: Promise<unknown> = list.catch(() => undefined).then(() => { if (listIsThere === isThere) listIsThere = undefined; });
      listIsThere = isThere;
      return list;
    },
    fetchFacets: beside(ports.fetchFacets),
    fetchPromoted: beside(ports.fetchPromoted),
  };
}
