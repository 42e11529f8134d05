import { SIGNALS } from '../masking/declared-keys.ts';
import { createMask, tripDatesIn } from '../masking/mask.ts';
import type { Mask } from '../masking/mask.ts';
import { dataOf, failureData, persist } from './capture.ts';
import type { Recorder } from './recorder.ts';
import type { Recording, Step } from './recording.ts';

interface MakeOptions {
  /** A secret of this one recording: stand-ins cannot be traced back without it. */
  salt: string;
}

/** What the recorder remembers, with stand-ins for all that is personal. */
export function makeRecording(recorder: Recorder, { salt }: MakeOptions): Recording {
  const parts = recorder.parts();
  const starts = new Map([...recorder.untouched(), ...parts.toReversed().flatMap((part) => [...part.starts])]);
  const steps = parts.flatMap((part) => part.steps);
  const tripDates = new Set<string>();
  for (const start of starts.values()) for (const data of dataOf(start)) tripDatesIn(data, tripDates);
  for (const { event } of steps) tripDatesIn(event, tripDates);
  const mask = createMask({ salt, tripDates });
  return JSON.parse(JSON.stringify({
    flows: [...starts].map(([address, start]) => ({ address, flow: start.id, snapshot: persist(start, mask) })),
    steps: steps.map((step) => ({ ...step, event: maskedEvent(step, mask) })),
  })) as Recording;
}

/** Known to nobody and kept nowhere. */
export function randomSalt(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

function maskedEvent(step: Step, mask: Mask): Step['event'] {
  const { event } = step;
  if (step.kind !== 'port') return mask(event) as Step['event'];
  return { type: event.type, ...('data' in event && { data: maskAnswer(event.data, step.port, mask) }) };
}

/** What a port answered, failed with or sent: what has no name of its own has the port's. */
export function maskAnswer(data: unknown, port: string, mask: Mask): unknown {
  return SIGNALS.has(data) ? data : mask(failureData(data), port);
}
