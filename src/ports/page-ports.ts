import type { FlowPorts, LateFlow } from '../bus/flows.ts';

/** What the flows need that a page begins with, and what those need that begin once it answers; a missing port does not compile. */
export type PagePorts = Omit<FlowPorts, LateFlow>;
export type LatePorts = Pick<FlowPorts, LateFlow & keyof FlowPorts>;
