import type { AnyStateMachine, StateValue } from 'xstate';
import { openRecording, partsOf, RefusedRecording } from '../recorder/recording.ts';
import type { FlowPart } from '../recorder/recording.ts';
import { nameOf, replay } from '../recorder/replay.ts';
import type { Rehearsal } from '../simulator/scenarios.ts';

export interface ReplayedRecording {
  file: string;
  /** Why the file cannot be replayed, in a sentence. */
  refusal: string | null;
  steps: ShownStep[];
  /** Flows that no step reached, as they stood when it begins. */
  untouched: ShownStep[];
  differences: number;
  parts: FlowPart[];
}

export interface ShownStep {
  name: string;
  /** The flow that took it. */
  flow: string;
  /** Ids of the states that the flow was in afterwards. */
  active: string[];
  facts: string[];
  differences: string[];
  /** Seconds since the recording began. */
  at: number;
}

/** Replays a file on the machines as they are now; a folder, or what the browser may not read, is refused as well. */
export async function replayFile(file: Pick<File, 'name' | 'text'>, rehearsals: ReadonlyMap<string, Rehearsal>): Promise<ReplayedRecording> {
  try {
    return replayText(file.name, await file.text(), rehearsals);
  } catch (error) {
    return refused(file.name, `This file cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Replays a file's text on the machines as they are now. */
export function replayText(file: string, text: string, rehearsals: ReadonlyMap<string, Rehearsal>): ReplayedRecording {
  const machines: Record<string, AnyStateMachine> = Object.fromEntries([...rehearsals].map(([id, { machine }]) => [id, machine]));
  try {
    const recording = openRecording(text);
    const flowOf = new Map(recording.flows.map(({ address, flow }) => [address, flow]));
    const { steps, differences } = replay(recording, machines);
    const activeNow = new Map<string, string[]>();
    const reached = new Set(recording.steps.map(({ root }) => root));
    const untouched = recording.flows.filter(({ address }) => !reached.has(address)).map(({ address, flow, snapshot }): ShownStep => ({
      name: `${address} as it stood`, flow, active: [flow, ...idsIn(flow, (snapshot as { value: StateValue }).value)], facts: [], differences: [], at: 0,
    }));
    return {
      file,
      refusal: null,
      differences: differences.length,
      untouched,
      steps: steps.map(({ step, states, facts, differences: found }): ShownStep => {
        const flow = flowOf.get(step.root) ?? step.root;
        const value = states[step.root];
        if (value !== undefined) activeNow.set(step.root, [flow, ...idsIn(flow, value)]);
        return { name: nameOf(step), flow, active: activeNow.get(step.root) ?? [], facts, differences: found, at: step.at / 1000 };
      }),
      parts: partsOf(recording),
    };
  } catch (error) {
    if (!(error instanceof RefusedRecording)) throw error;
    return refused(file, error.message);
  }
}

function refused(file: string, refusal: string): ReplayedRecording {
  return { file, refusal, differences: 0, steps: [], untouched: [], parts: [] };
}

/** Ids of the states that a state value names. */
export function idsIn(parent: string, value: StateValue): string[] {
  if (typeof value === 'string') return [`${parent}.${value}`];
  return Object.entries(value).flatMap(([key, inner]) => [`${parent}.${key}`, ...(inner === undefined ? [] : idsIn(`${parent}.${key}`, inner))]);
}
