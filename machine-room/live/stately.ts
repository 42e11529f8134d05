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
  const tripDates = new Set<string>();
  for (const { context } of flowsOf(bus).values()) tripDatesIn(context, tripDates);
  const mask = createMask({ salt: crypto.getRandomValues(new Uint32Array(4)).join('-'), tripDates });
  const inspector = createBrowserInspector({ serialize: (event) => maskInspection(event, mask) });
  const introduce = (actor: AnyActorRef) => {
    const snapshot: unknown = actor.getSnapshot();
    inspector.inspect.next?.({ type: '@xstate.actor', actorRef: actor, rootId: rootOf(actor).sessionId });
    if (!isFlowSnapshot(snapshot)) return;
    for (const child of Object.values<AnyActorRef | undefined>(snapshot.children)) if (child) introduce(child);
  };
  for (const root of bus.roots().values()) introduce(root);
  bus.events$.subscribe((event) => {
    if (event.kind !== 'transition') return;
    const { inspection } = event;
    inspector.inspect.next?.(inspection.type === '@xstate.snapshot' && !isFlowSnapshot(inspection.snapshot) ? { ...inspection, snapshot: portData(inspection.snapshot) as never } : inspection);
  });
}

function rootOf(actor: AnyActorRef): AnyActorRef {
  return actor._parent ? rootOf(actor._parent) : actor;
}
