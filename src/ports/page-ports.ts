import type { FlowPorts, LateFlow } from '../bus/flows.ts';

/** The API client starts it, which has its port. */
type OfApi = 'tokenRefresh';

/** What the flows need that a page begins with, and what those need that begin once it answers; a missing port does not compile. */
export type PagePorts = Omit<FlowPorts, LateFlow | OfApi>;
export type LatePorts = Pick<FlowPorts, LateFlow & keyof FlowPorts>;
