/**
 * Ports: the effects that a machine needs and does not own. A machine declares them with `ports`, the composition
 * root provides them, and the bus refuses to start a machine that still carries a placeholder.
 */
import { fromObservable, fromPromise } from 'xstate';
import type { AnyActorLogic, AnyStateMachine, ObservableActorLogic, PromiseActorLogic } from 'xstate';
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

/** Marks a placeholder and says of which kind its port is. */
const placeholder: unique symbol = Symbol('port without an implementation');
type Placeholder = AnyActorLogic & { [placeholder]: 'promise' | 'stream' };

/**
 * Declares ports inside `setup({ actors })`:
 * `...ports<GlobalSearchPorts>()({ fetchFilters: 'promise', consentChanges: 'stream' })`.
 * Each is a placeholder until `providePorts` replaces it.
 */
export function ports<Ports extends { [Name in keyof Ports]: AnyPort }>() {
  return (kinds: { [Name in keyof Ports]: PortKind<Ports[Name]> }): { [Name in keyof Ports]: PortLogic<Ports[Name]> } => {
    const logics: Record<string, AnyActorLogic> = {};
    for (const [name, kind] of Object.entries<'promise' | 'stream'>(kinds)) {
      const refuse = () => { throw new Error(`Port "${name}" has no implementation`); };
      const logic = kind === 'promise' ? fromPromise(refuse) : fromObservable(refuse);
      logics[name] = Object.assign(logic, { [placeholder]: kind });
    }
    return logics as { [Name in keyof Ports]: PortLogic<Ports[Name]> };
  };
}

/** The machine with its ports replaced by implementations; the kinds are read from its placeholders. */
export function providePorts<Machine extends AnyStateMachine>(machine: Machine, implementations: Record<string, AnyPort>): Machine {
  const actors: Record<string, AnyActorLogic> = {};
  for (const [name, logic] of Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>)) {
    const implementation = implementations[name];
    if (!isPlaceholder(logic) || implementation === undefined) continue;
    actors[name] = logic[placeholder] === 'promise'
      ? fromPromise(({ input, signal }) => (implementation as PromisePort<unknown, unknown>)(input, { signal }))
      : fromObservable(({ input }) => (implementation as StreamPort<unknown, unknown>)(input));
  }
  return machine.provide({ actors } as never) as Machine;
}

/** Names of the ports that nobody has implemented yet. */
export function missingPorts(machine: AnyStateMachine): string[] {
  return Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>)
    .filter(([, logic]) => isPlaceholder(logic))
    .map(([name]) => name);
}

function isPlaceholder(logic: AnyActorLogic): logic is Placeholder {
  return placeholder in logic;
}
