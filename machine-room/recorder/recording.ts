/** A recording as a file: what it holds, and how one from elsewhere is told from one that can be replayed. */
import type { StateValue } from 'xstate';
import { digest } from '../masking/digest.ts';

const FORMAT = 'zefira-recording';
/** Goes up when recordings of before can no longer be read. */
const VERSION = 1;

/** A flow as it was found: the snapshot that its replay starts from. */
export interface RecordedFlow {
  /** Its address on the bus, `room#2`; `listing~2` is another at the same address, of a later page or come back to. */
  address: string;
  /** The name of its machine. */
  flow: string;
  snapshot: unknown;
}

/** What reached a flow from outside, and what it came to. */
export type Step = Stimulus & {
  /** Milliseconds since the recording began. */
  at: number;
  /** The flow whose states follow, by its root's address. */
  root: string;
  /** State values of the root and its child flows afterwards, of those that took part. */
  states: Record<string, StateValue>;
  /** Types of the facts that were emitted. */
  facts: string[];
};

export type Stimulus =
  | { kind: 'command'; to: string; event: { type: string } }
  /** A delay was over. */
  | { kind: 'delay'; to: string; event: { type: string } }
  /** A port that `to` had asked under the id `port` answered, failed, or sent an item. */
  | { kind: 'port'; to: string; port: string; event: { type: string; data?: unknown } };

export interface Recording {
  flows: RecordedFlow[];
  steps: Step[];
}

/** The file's text. */
export function sealRecording(recording: Recording): string {
  const body = { format: FORMAT, version: VERSION, ...recording };
  return `${JSON.stringify({ ...body, checksum: digest(JSON.stringify(body)) }, null, 1)}\n`;
}

/** Said to whoever brings a file that cannot be replayed: one sentence. */
export class RefusedRecording extends Error {}

/** @throws RefusedRecording for a file of another version, one that was cut or edited, or none of ours */
export function openRecording(text: string): Recording {
  const { checksum, ...body } = parsed(text);
  if (body.format !== FORMAT) throw new RefusedRecording('This file is not a recording of the shop.');
  if (body.version !== VERSION) throw new RefusedRecording(`This recording has version ${String(body.version)}; only version ${VERSION} can be replayed.`);
  if (digest(JSON.stringify(body)) !== checksum) throw new RefusedRecording('This recording was edited after it was made.');
  const { flows, steps } = body as unknown as Recording;
  return { flows, steps };
}

function parsed(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    // Some editors and mail programs put a byte order mark before a file.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new RefusedRecording(text.includes(FORMAT) ? 'This recording is not whole: part of the file is missing.' : 'This file is not a recording of the shop.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new RefusedRecording('This file is not a recording of the shop.');
  return value as Record<string, unknown>;
}

/** A part of a recording that is stored as a test, in the folder of its flow. */
export interface FlowPart {
  flow: string;
  /** From the project's root, with a slash at its end. */
  folder: string;
  /** The file's text. */
  text: string;
}

/** One part for each flow that was reached: of a flow that ran several times (rooms, pages of a visit) all of them together. */
export function partsOf(recording: Recording): FlowPart[] {
  const reached = new Set(recording.steps.map(({ root }) => root));
  const flows = Map.groupBy(recording.flows.filter(({ address }) => reached.has(address)), ({ flow }) => flow);
  return [...flows].map(([flow, runs]) => ({
    flow,
    folder: `machines/${flow.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/recordings/`,
    text: sealRecording(recordingOf(runs.map(({ address }) => address), recording)),
  }));
}

/** The part of a recording that some flows replay alone: flows are joined by commands only, and those are recorded. */
export function recordingOf(roots: readonly string[], { flows, steps }: Recording): Recording {
  return { flows: flows.filter(({ address }) => roots.includes(address)), steps: steps.filter(({ root }) => roots.includes(root)) };
}
