/** The committed list of ways to break a chart. Each break is one mutant; the tests of its flow must notice it. */
import { not, StateMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';

type Transition = { target?: string | string[]; guard?: unknown; actions?: unknown; reenter?: boolean };
interface Invoke { id?: string; onDone?: Transition[]; onError?: Transition[]; onSnapshot?: Transition[] }
interface State {
  id?: string; initial?: string; type?: string; entry?: unknown; exit?: unknown; tags?: unknown; invoke?: Invoke[];
  on?: Record<string, Transition[]>; after?: Record<string, Transition[]>; always?: Transition[]; onDone?: Transition[];
  states?: Record<string, State>; options?: object;
}

/** A chart with one break. */
export interface Mutant {
  /** Where and what: stable for as long as the chart stays. */
  name: string;
  operator: Operator;
  breakIt: (machine: AnyStateMachine) => AnyStateMachine;
}

export const OPERATORS = {
  guardNegated: 'a guard says the opposite',
  guardRemoved: 'a guard is not asked',
  branchesSwapped: 'the first two branches of an event are tried in the other order',
  targetSwapped: 'a transition leads to the next sibling of its target',
  targetDropped: 'a transition stays where it is',
  transitionDropped: 'an event is not listened to',
  onErrorDropped: 'a failure is not handled',
  onDoneDropped: 'an answer is not handled',
  actionDropped: 'an action is not done',
  reenterDropped: 'a self-transition does not begin its state anew',
  entryDropped: 'an entry action is not done',
  exitDropped: 'an exit action is not done',
  invokeDropped: 'an actor is not invoked',
  delayChanged: 'a delay is twice as long',
  initialSwapped: 'another state is the initial one',
  finalDropped: 'a final state is an ordinary one',
  tagDropped: 'a state lacks its tag',
} as const;
export type Operator = keyof typeof OPERATORS;

/** A break that loops for ever throws instead. */
const MOST_MICROSTEPS = 500;

export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const mutants: Mutant[] = [];
  const rootId = machine.id;
  const add = (operator: Operator, place: string, change: (root: State) => void) => {
    mutants.push({ name: `${place}: ${operator}`, operator, breakIt: (original) => rebuilt(original, change) });
  };
  const chart = normalised(machine.config as never);

  const visit = (path: readonly string[]) => {
    const at = (root: State) => stateAt(root, path);
    const state = at(chart);
    const name = path.length === 0 ? rootId : path.join('.');
    const children = Object.keys(state.states ?? {});
    const initial = state.initial;
    if (initial !== undefined && children.length > 1) {
      add('initialSwapped', name, (root) => { at(root).initial = nextOf(children, initial); });
    }
    if (state.type === 'final') add('finalDropped', name, (root) => { delete at(root).type; });
    if (state.tags !== undefined) add('tagDropped', name, (root) => { delete at(root).tags; });
    for (const [key, operator] of [['entry', 'entryDropped'], ['exit', 'exitDropped']] as const) {
      listOf(state[key]).forEach((action, place) => add(operator, `${name} ${wordOf(action)}`, (root) => { at(root)[key] = without(listOf(at(root)[key]), place); }));
    }
    for (const [event, transitions] of Object.entries(state.on ?? {})) visitTransitions(path, `${name} · ${event}`, transitions, (root) => at(root).on!, event, 'transitionDropped');
    for (const [delay, transitions] of Object.entries(state.after ?? {})) {
      visitTransitions(path, `${name} · after ${delay}`, transitions, (root) => at(root).after!, delay, 'transitionDropped');
      mutants.push({ name: `${name} · after ${delay}: delayChanged`, operator: 'delayChanged', breakIt: (original) => slowed(original, path, delay) });
    }
    if (state.always) visitTransitions(path, `${name} · always`, state.always, (root) => at(root) as never, 'always', 'transitionDropped');
    if (state.onDone) visitTransitions(path, `${name} · done`, state.onDone, (root) => at(root) as never, 'onDone', 'onDoneDropped');
    (state.invoke ?? []).forEach((invoke, place) => {
      const invokeAt = (root: State) => at(root).invoke![place]!;
      add('invokeDropped', `${name} invoke ${invoke.id}`, (root) => { at(root).invoke = without(at(root).invoke!, place); });
      for (const [key, operator, word] of [['onDone', 'onDoneDropped', 'answers'], ['onError', 'onErrorDropped', 'fails'], ['onSnapshot', 'transitionDropped', 'tells']] as const) {
        const transitions = invoke[key];
        if (transitions) visitTransitions(path, `${name} · ${invoke.id} ${word}`, transitions, (root) => invokeAt(root) as never, key, operator);
      }
    });
    for (const child of children) visit([...path, child]);
  };

  const visitTransitions = (
    path: readonly string[], place: string, transitions: readonly Transition[],
    holder: (root: State) => Record<string, Transition[]>, key: string, dropped: Operator,
  ) => {
    add(dropped, place, (root) => { delete holder(root)[key]; });
    if (transitions.length > 1) {
      add('branchesSwapped', place, (root) => {
        const [first, second, ...others] = holder(root)[key]!;
        holder(root)[key] = [second!, first!, ...others];
      });
    }
    transitions.forEach((transition, branch) => {
      const name = transitions.length > 1 ? `${place} [${branch}]` : place;
      const change = (operator: Operator, detail: string, edit: (transition: Transition) => void) =>
        add(operator, `${name}${detail}`, (root) => edit(holder(root)[key]![branch]!));
      if (transition.guard !== undefined) {
        change('guardNegated', '', (copy) => { copy.guard = not(copy.guard as never); });
        change('guardRemoved', '', (copy) => { delete copy.guard; });
      }
      listOf(transition.actions).forEach((action, position) => {
        change('actionDropped', ` ${wordOf(action)}`, (copy) => { copy.actions = without(listOf(copy.actions), position); });
      });
      if (transition.reenter) change('reenterDropped', '', (copy) => { delete copy.reenter; });
      if (typeof transition.target === 'string') {
        const elsewhere = siblingOf(chart, rootId, path, transition.target);
        if (elsewhere) change('targetSwapped', '', (copy) => { copy.target = elsewhere; });
        change('targetDropped', '', (copy) => { delete copy.target; });
      }
    });
  };

  visit([]);
  return mutants;
}

/** Makes an exported machine behave as another one, for all who hold it, until it is called again. */
export function become(machine: AnyStateMachine, other: AnyStateMachine): void {
  const { config, implementations, options, idMap, root, states, events } = other as AnyStateMachine & { idMap: unknown };
  Object.assign(machine, { config, implementations, options, idMap, root, states, events });
}

/** The machine as it is, built anew. */
export function unbroken(machine: AnyStateMachine): AnyStateMachine {
  return rebuilt(machine, () => {});
}

function rebuilt(machine: AnyStateMachine, change: (root: State) => void): AnyStateMachine {
  const root = normalised(machine.config as never);
  change(root);
  root.options = { maxIterations: MOST_MICROSTEPS };
  return new StateMachine(root as never, machine.implementations as never);
}

function slowed(machine: AnyStateMachine, path: readonly string[], delay: string): AnyStateMachine {
  const known = machine.implementations.delays[delay];
  if (known === undefined) {
    return rebuilt(machine, (root) => {
      const { [delay]: transitions, ...others } = stateAt(root, path).after!;
      stateAt(root, path).after = { ...others, [String(Number(delay) * 2)]: transitions! };
    });
  }
  const twice = typeof known === 'function' ? (...args: Parameters<typeof known>) => known(...args) * 2 : known * 2;
  return new StateMachine(
    { ...normalised(machine.config as never), options: { maxIterations: MOST_MICROSTEPS } } as never,
    { ...machine.implementations, delays: { ...machine.implementations.delays, [delay]: twice } } as never,
  );
}

/** A copy in which every transition is a list of objects; functions are shared. */
function normalised(config: State): State {
  const copy: State = { ...config };
  if (config.on) copy.on = mapped(config.on, transitionsOf);
  if (config.after) copy.after = mapped(config.after, transitionsOf);
  if (config.always) copy.always = transitionsOf(config.always);
  if (config.onDone) copy.onDone = transitionsOf(config.onDone);
  if (config.invoke) {
    copy.invoke = listOf(config.invoke).map((invoke) => {
      const own = { ...(invoke as Invoke) };
      for (const key of ['onDone', 'onError', 'onSnapshot'] as const) if (own[key]) own[key] = transitionsOf(own[key]);
      return own;
    });
  }
  if (config.states) copy.states = mapped(config.states, normalised);
  return copy;
}

function transitionsOf(transitions: unknown): Transition[] {
  return listOf(transitions).map((transition) => (typeof transition === 'string' ? { target: transition } : { ...(transition as Transition) }));
}

function mapped<Before, After>(record: Record<string, Before>, change: (value: Before) => After): Record<string, After> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function listOf(value: unknown): unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

function without<Item>(list: readonly Item[], place: number): Item[] {
  return list.filter((_, at) => at !== place);
}

function stateAt(root: State, path: readonly string[]): State {
  return path.reduce((state, key) => state.states![key]!, root);
}

function nextOf(keys: readonly string[], key: string): string {
  return keys[(keys.indexOf(key) + 1) % keys.length]!;
}

function siblingOf(root: State, rootId: string, path: readonly string[], target: string): string | undefined {
  const whole = target.startsWith('#') ? target.slice(1).split('.').slice(1)
    : target.startsWith('.') ? [...path, ...target.slice(1).split('.')]
    : [...path.slice(0, -1), ...target.split('.')];
  const parent = whole.slice(0, -1);
  const siblings = Object.keys(stateAt(root, parent).states ?? {});
  const last = whole.at(-1)!;
  return siblings.length > 1 ? `#${[rootId, ...parent, nextOf(siblings, last)].join('.')}` : undefined;
}

function wordOf(action: unknown): string {
  if (typeof action === 'string') return action;
  return typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : 'inline';
}
