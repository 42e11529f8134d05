/** A simulation with its history: every moment so far, and the one that is looked at. */
import type { Rehearsal } from './scenarios.ts';
import { rerun, simulate } from './simulation.ts';
import type { Moment, Simulation, Step } from './simulation.ts';

export interface RunState {
  /** Which of the flow's example inputs it began with. */
  input: number;
  /** The beginning, then one after each step. */
  moments: readonly Moment[];
  steps: readonly Step[];
  /** Place of the moment that is looked at. */
  position: number;
}

export interface Run {
  get(): RunState;
  subscribe(onChange: () => void): () => void;
  /** Takes a step from the moment that is looked at; what came after it is forgotten. */
  take(step: Step): Promise<void>;
  goTo(position: number): void;
  restart(input: number): Promise<void>;
}

export function createRun({ machine, inputs }: Rehearsal): Run {
  let state: RunState = { input: 0, moments: [], steps: [], position: 0 };
  let simulation: Simulation | undefined;
  /** Steps taken by `simulation`, which may be ahead of the moment looked at. */
  let taken = 0;
  let work: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();
  const set = (next: RunState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const oneAfterAnother = (task: () => Promise<void>) => (work = work.then(task));

  async function begin(input: number): Promise<void> {
    simulation?.stop();
    simulation = simulate(machine, inputs[input]);
    taken = 0;
    set({ input, moments: [await simulation.begin()], steps: [], position: 0 });
  }

  const run: Run = {
    get: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => { listeners.delete(onChange); };
    },
    take: (step) => oneAfterAnother(async () => {
      const { input, moments, steps, position } = state;
      const before = steps.slice(0, position);
      if (simulation === undefined || taken !== position) {
        simulation?.stop();
        simulation = await rerun(machine, inputs[input], before);
      }
      const moment = await simulation.take(step);
      taken = position + 1;
      set({ input, moments: [...moments.slice(0, position + 1), moment], steps: [...before, step], position: position + 1 });
    }),
    goTo: (position) => set({ ...state, position: Math.min(Math.max(position, 0), state.moments.length - 1) }),
    restart: (input) => oneAfterAnother(() => begin(input)),
  };
  void run.restart(0);
  return run;
}
