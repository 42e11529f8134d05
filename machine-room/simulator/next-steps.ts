/** Every step that a moment of a run offers, with what the machine would make of it. */
import type { EventObject } from 'xstate';
import { prospectOf } from './choices.ts';
import type { Prospect } from './choices.ts';
import type { Rehearsal } from './scenarios.ts';
import type { Moment, PortCall, RunningDelay, Step } from './simulation.ts';

export interface NextStep {
  step: Step;
  /** What happens, in words. */
  label: string;
  /** What it carries. */
  payload: unknown;
  tone: 'plain' | 'failure';
  prospect: Prospect;
}

export interface NextSteps {
  commands: { actor: string; flow: string; accepted: NextStep[]; others: NextStep[] }[];
  ports: { call: PortCall; steps: NextStep[] }[];
  delays: { delay: RunningDelay; step: NextStep }[];
}

/** An answer that no contract has. */
const AGAINST_CONTRACT = { unexpected: 'answer' };

/** What a port does that no good one does. */
export function faultOf(step: Step): 'throws' | 'answers against the contract' | null {
  if (step.kind === 'fail' && step.error instanceof Error) return 'throws';
  return step.kind === 'answer' && step.output === AGAINST_CONTRACT ? 'answers against the contract' : null;
}

/** @param rehearsals by the id of their machine */
export function nextStepsOf(moment: Moment, rehearsals: ReadonlyMap<string, Rehearsal>): NextSteps {
  const snapshots = new Map(moment.actors.map(({ path, snapshot }) => [path, snapshot]));
  const rehearsalAt = (path: string) => rehearsals.get(snapshots.get(path)?.machine.id ?? '');
  const prospect = (path: string, event: EventObject): Prospect => {
    const snapshot = snapshots.get(path);
    return snapshot ? prospectOf(snapshot, event) : { candidates: [], takes: [] };
  };

  const commands = moment.actors.map(({ path, snapshot }) => {
    const steps = (rehearsalAt(path)?.commands ?? []).map((event): NextStep => {
      const { type, ...payload } = event;
      return { step: { kind: 'send', actor: path, event }, label: type, payload: Object.keys(payload).length > 0 ? payload : undefined, tone: 'plain', prospect: prospect(path, event) };
    });
    const isAccepted = (step: NextStep) => step.prospect.candidates.length > 0;
    return { actor: path, flow: snapshot.machine.id, accepted: steps.filter(isAccepted), others: steps.filter((step) => !isAccepted(step)) };
  });

  const ports = moment.calls.map((call) => {
    const { number, actor, invoke, kind } = call;
    const told = (output: unknown) => (kind === 'stream' ? { type: `xstate.snapshot.${invoke}`, snapshot: { context: output } } : { type: `xstate.done.actor.${invoke}`, output });
    const answer = (output: unknown, label = kind === 'stream' ? 'sends' : 'answers', tone: NextStep['tone'] = 'plain'): NextStep => ({
      step: { kind: 'answer', call: number, output }, label, payload: output, tone, prospect: prospect(actor, told(output)),
    });
    const failure = (error: unknown, label = 'fails', payload: unknown = error): NextStep => ({
      step: { kind: 'fail', call: number, error }, label, payload, tone: 'failure', prospect: prospect(actor, { type: `xstate.error.actor.${invoke}`, error } as EventObject),
    });
    const examples = rehearsalAt(actor);
    const thrown = new Error('The port threw');
    const steps = call.hangs ? [] : [
      ...(examples?.answers ?? []).filter((one) => one.invoke === invoke).map(({ output }) => answer(output)),
      ...(examples?.failures ?? []).filter((one) => one.invoke === invoke).map(({ error }) => failure(error)),
      failure(thrown, 'throws', thrown.message),
      answer(AGAINST_CONTRACT, 'answers against the contract', 'failure'),
      { step: { kind: 'hang' as const, call: number }, label: 'hangs', payload: undefined, tone: 'failure' as const, prospect: { candidates: [], takes: [] } },
    ];
    return { call, steps };
  });

  const delays = moment.delays.map((delay) => ({
    delay,
    step: {
      step: { kind: 'wait' as const, actor: delay.actor, delay: delay.delay }, label: 'time passes', payload: undefined, tone: 'plain' as const,
      prospect: prospect(delay.actor, { type: delay.delay }),
    },
  }));

  return { commands, ports, delays };
}
