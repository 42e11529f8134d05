import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { kindOfEvent, textOfEvent } from './event-text.ts';
import type { DelayDescription, MachineDescription, StateDescription, TransitionDescription } from './flow-description.ts';

/** Everything that a machine's own configuration says, in an order that does not change from run to run. */
export function describeMachine(machine: AnyStateMachine): MachineDescription {
  const nodes = withDescendants(machine.root);
  return {
    id: machine.id,
    description: machine.config.description ?? '',
    states: nodes.map((node) => describeState(node, machine)),
    transitions: nodes.flatMap((node) => transitionsOf(node).map(describeTransition)),
    delays: nodes.flatMap((node) => delaysOf(node, machine)),
  };
}

/** The state and all that are in it, parents first. */
export function withDescendants(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(withDescendants)];
}

interface PlacedTransition {
  id: string;
  transition: AnyTransitionDefinition;
}

/** A state's transitions, each with a name that is the same wherever the machine is described. */
export function transitionsOf(node: AnyStateNode): PlacedTransition[] {
  const lists: [string, readonly AnyTransitionDefinition[]][] = [...node.transitions, ['', node.always ?? []]];
  return lists.flatMap(([event, transitions]) =>
    transitions.map((transition, place) => ({ id: `${node.id} ${event || 'always'} ${place}`, transition })));
}

function describeState(node: AnyStateNode, machine: AnyStateMachine): StateDescription {
  return {
    id: node.id,
    key: node.key,
    path: [...node.path],
    parent: node.parent?.id ?? null,
    type: node.type,
    initial: node.type === 'compound' ? node.initial.target[0]?.id ?? null : null,
    description: node.description ?? '',
    tags: [...node.tags],
    entry: namesOfActions(node.entry),
    exit: namesOfActions(node.exit),
    invokes: node.invoke.map(({ id, src }) => {
      const name = typeof src === 'string' ? src : 'unnamed';
      return { id, src: name, kind: isFlow(machine.implementations.actors[name]) ? 'flow' : 'port' };
    }),
  };
}

/** Whether an actor's logic is a machine. */
export function isFlow(logic: unknown): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && 'implementations' in logic;
}

function describeTransition({ id, transition }: PlacedTransition): TransitionDescription {
  const event = transition.eventType;
  return {
    id,
    source: transition.source.id,
    event,
    kind: kindOfEvent(event),
    label: event === '' ? 'at once' : textOfEvent(event),
    guard: transition.guard === undefined ? null : nameOfGuard(transition.guard),
    targets: (transition.target ?? []).map((target) => target.id),
    actions: namesOfActions(transition.actions),
    reenters: transition.reenter,
  };
}

function delaysOf(node: AnyStateNode, machine: AnyStateMachine): DelayDescription[] {
  return node.after.map(({ delay }) => {
    const length = machine.implementations.delays[delay as string] ?? delay;
    return { name: String(delay), milliseconds: typeof length === 'number' ? length : null, state: node.id };
  });
}

type Named = string | ({ type?: string; name?: string; guards?: readonly Named[]; stateValue?: unknown });

/** A guard by its name; combined ones in words. */
export function nameOfGuard(guard: unknown): string {
  const named = guard as Named;
  if (typeof named === 'string') return named;
  const parts = (named.guards ?? []).map(nameOfGuard);
  switch (named.type ?? named.name) {
    case 'xstate.and': case 'and': return parts.join(' and ');
    case 'xstate.or': case 'or': return parts.join(' or ');
    case 'xstate.not': case 'not': return `not ${parts[0]}`;
    case 'xstate.stateIn': case 'stateIn': return `state is ${JSON.stringify(named.stateValue)}`;
    default: return named.type ?? named.name ?? 'unnamed';
  }
}

/** Delays bring a raise and a cancel of their own, which nobody wrote. */
function namesOfActions(actions: readonly unknown[]): string[] {
  return actions.flatMap((action) => {
    const named = action as Named;
    if (typeof named === 'string') return [named];
    const name = named.type ?? named.name ?? 'unnamed';
    if (name === 'xstate.raise' && 'delay' in named && named.delay !== undefined) return [];
    return name === 'xstate.cancel' ? [] : [name.replace(/^xstate\./, '')];
  });
}
