/**
 * Ports: the effects that a machine needs and does not own. A machine declares them with `ports`, the composition root
 * connects their implementations to its actor, and the bus refuses to start one that lacks any.
 */
import { fromObservable, fromPromise } from 'xstate';
import type { AnyActorLogic, AnyActorRef, AnyStateMachine, ObservableActorLogic, PromiseActorLogic, StateMachine } from 'xstate';
import type { Observable } from 'rxjs';

/** A request with one answer. Rejecting is a failure that the machine handles in its `onError`. */
export type PromisePort<Input, Output> = (input: Input, context: { signal: AbortSignal }) => Promise<Output>;
/** A stream of items for as long as the machine listens. */
export type StreamPort<Input, Item> = (input: Input) => Observable<Item>;

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyPort = PromisePort<any, any> | StreamPort<any, any>;
type PortKind<P> = P extends (input: never, context: never) => infer R ? (R extends Promise<unknown> ? 'promise' : 'stream') : never;
type PortLogic<P> =
  P extends (input: infer Input, context: { signal: AbortSignal }) => Promise<infer Output> ? PromiseActorLogic<Output, Input & {}>
  : P extends (input: infer Input) => Observable<infer Item> ? ObservableActorLogic<Item, Input & {}>
  : never;

/** Marks the logic of a port; its type is the port's. */
const port: unique symbol = Symbol('port');
type Logics<Ports> = { [Name in keyof Ports]: PortLogic<Ports[Name]> & { readonly [port]?: Ports[Name] } };

/** Name and type of each port of a machine and its child flows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type PortEntries<Machine> = Machine extends StateMachine<any, any, any, infer Actor, any, any, any, any, any, any, any, any, any, any>
  ? Actor extends { src: infer Name extends string; logic: infer Logic } ? PortEntry<Name, Logic> : never
  : never;
type PortEntry<Name extends string, Logic> = typeof port extends keyof Logic ? [Name, NonNullable<Logic[typeof port]>] : PortEntries<Logic>;

/** What a machine needs from the world, its child flows included. */
export type PortsOf<Machine> = { [Entry in PortEntries<Machine> as Entry[0]]: Entry[1] };

type Implementations = Readonly<Record<string, AnyPort>>;
/**
 * By actor system, which an actor shares with its child flows. Not `machine.provide`: that builds all states of the
 * machine again, which costs a page more than rendering its header.
 */
const connected = new WeakMap<AnyActorRef['system'], Implementations>();

/**
 * Declares ports inside `setup({ actors })`:
 * `...ports<GlobalSearchPorts>()({ fetchFilters: 'promise', consentChanges: 'stream' })`.
 * What they do is decided for each actor, by `connectPorts`.
 */
export function ports<Ports extends { [Name in keyof Ports]: AnyPort }>() {
  return (kinds: { [Name in keyof Ports]: PortKind<Ports[Name]> }): Logics<Ports> => {
    const logics: Record<string, AnyActorLogic> = {};
    for (const [name, kind] of Object.entries<'promise' | 'stream'>(kinds)) {
      const logic = kind === 'promise'
        ? fromPromise(({ input, signal, system }) => implementationOf<PromisePort<unknown, unknown>>(name, system)(input, { signal }))
        : fromObservable(({ input, system }) => implementationOf<StreamPort<unknown, unknown>>(name, system)(input));
      logics[name] = Object.assign(logic, { [port]: true });
    }
    return logics as Logics<Ports>;
  };
}

/** Whether an event brings this item of a stream port; a stream also tells that it begins and ends. */
export function isItem(event: { type: string; snapshot?: { context?: unknown } }, item: unknown): boolean {
  return event.type.startsWith('xstate.snapshot.') && event.snapshot?.context === item;
}

function implementationOf<Port extends AnyPort>(name: string, system: AnyActorRef['system']): Port {
  const implementation = connected.get(system)?.[name];
  if (implementation === undefined) throw new Error(`Port "${name}" has no implementation`);
  return implementation as Port;
}

/** Decides what the ports of an actor and its child flows do; before it is started. @returns the actor */
export function connectPorts<Actor extends AnyActorRef>(actor: Actor, implementations: Implementations): Actor {
  connected.set(actor.system, implementations);
  return actor;
}

/** Names of the ports of a machine and its child flows that nobody implements. */
export function missingPorts(machine: AnyStateMachine, implementations: Implementations): string[] {
  return Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>).flatMap(([name, logic]) => {
    if (port in logic) return name in implementations ? [] : [name];
    return 'implementations' in logic ? missingPorts(logic as AnyStateMachine, implementations) : [];
  });
}
