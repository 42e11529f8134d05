/** `?inspect=stately`: shows the running flows in the Stately inspector, a page of another company, with personal data masked. */
import { createBrowserInspector } from '@statelyai/inspect';
import type { AnyActorRef } from 'xstate';
import type { Bus } from '../../src/bus/bus.ts';
import { createMask, tripDatesIn } from '../masking/mask.ts';
import { isFlowSnapshot, portData } from '../recorder/capture.ts';
import { maskInspection } from './mask-inspection.ts';
import { flowsOf } from './live-history.ts';

/** Needs a browser that opens the inspector's window for the page. */
export function connectStately(bus: Bus): void {
  const salt = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const tripDates = new Set<string>();
  const maskNow = () => {
    for (const { context } of flowsOf(bus).values()) tripDatesIn(context, tripDates);
    return createMask({ salt, tripDates });
  };
  let mask = maskNow();
  const inspector = createBrowserInspector({ serialize: (event) => maskInspection(event, mask) });
  const introduce = (actor: AnyActorRef) => {
    const snapshot: unknown = actor.getSnapshot();
    inspector.inspect.next?.({ type: '@xstate.actor', actorRef: actor, rootId: rootOf(actor).sessionId });
    if (!isFlowSnapshot(snapshot)) return;
    for (const child of Object.values<AnyActorRef | undefined>(snapshot.children)) if (child) introduce(child);
  };
  const introduceAll = () => {
    for (const root of bus.roots().values()) introduce(root);
  };
  introduceAll();
  bus.events$.subscribe((event) => {
    // Flows of another page have begun before it is shown, and go on unseen while it is left.
    if (event.kind === 'page') {
      mask = maskNow();
      introduceAll();
    }
    if (event.kind !== 'transition') return;
    const { inspection } = event;
    inspector.inspect.next?.(inspection.type === '@xstate.snapshot' && !isFlowSnapshot(inspection.snapshot) ? { ...inspection, snapshot: portData(inspection.snapshot) as never } : inspection);
  });
}

function rootOf(actor: AnyActorRef): AnyActorRef {
  return actor._parent ? rootOf(actor._parent) : actor;
}
