import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { Mask } from '../masking/mask.ts';

/** What leaves for the inspector: names of states and events as they are, all that they carry with stand-ins. */
export function maskInspection(event: StatelyInspectionEvent, mask: Mask): StatelyInspectionEvent {
  const { snapshot, ...rest } = event as StatelyInspectionEvent & { snapshot?: { status?: string; value?: unknown; context?: unknown; output?: unknown; error?: unknown } };
  return {
    ...rest,
    ...('event' in rest && { event: mask(rest.event) }),
    ...(snapshot && {
      snapshot: { status: snapshot.status, value: snapshot.value, context: mask(snapshot.context), output: mask(snapshot.output), error: mask(snapshot.error) },
    }),
  } as StatelyInspectionEvent;
}
