/** A flow as plain JSON: what its machine says of itself, and what its types and tests say of it. */
export interface FlowDescription extends MachineDescription {
  /** The flow's folder in `machines/`. */
  folder: string;
  commands: MessageDescription[];
  facts: MessageDescription[];
  ports: PortDescription[];
  /** Spec clauses that its tests carry in their titles. */
  clauses: string[];
}

export interface MachineDescription {
  id: string;
  description: string;
  /** Parents stand before their children; the first is the machine itself. */
  states: StateDescription[];
  transitions: TransitionDescription[];
  delays: DelayDescription[];
}

export interface StateDescription {
  id: string;
  key: string;
  path: string[];
  parent: string | null;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Id of the state that is entered first. */
  initial: string | null;
  description: string;
  tags: string[];
  entry: string[];
  exit: string[];
  invokes: InvokeDescription[];
}

export interface InvokeDescription {
  id: string;
  src: string;
  kind: 'port' | 'flow';
}

export type TransitionKind = 'event' | 'answer' | 'failure' | 'delay' | 'done' | 'always';

export interface TransitionDescription {
  id: string;
  source: string;
  /** The event's type; empty for what is taken by itself. */
  event: string;
  kind: TransitionKind;
  /** The event in words. */
  label: string;
  guard: string | null;
  targets: string[];
  actions: string[];
  /** Whether the state is left and entered again. */
  reenters: boolean;
}

export interface DelayDescription {
  name: string;
  /** Null when it is computed from the context. */
  milliseconds: number | null;
  state: string;
}

/** A command or a fact. */
export interface MessageDescription {
  type: string;
  /** What it carries, in TypeScript; empty when nothing. */
  payload: string;
  description: string;
}

export interface PortDescription {
  name: string;
  kind: 'promise' | 'stream';
  input: string;
  output: string;
  description: string;
}
