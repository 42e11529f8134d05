import type { CardFlow, CheckoutFlow, FlowPorts, LateFlow, MessageFlow } from '../bus/flows.ts';

/** The API client starts it, which has its port. */
type OfApi = 'tokenRefresh';
/** Its page alone has its ports. */
type OfEditor = 'contentEditor' | 'desk' | 'staffForm';

/** What the flows need that a page begins with, and what those need that begin once it answers; a missing port does not compile. */
export type PagePorts = Omit<FlowPorts, LateFlow | OfApi>;
export type LatePorts = Pick<FlowPorts, Exclude<LateFlow, CardFlow | CheckoutFlow | MessageFlow | OfEditor> & keyof FlowPorts>;
export type CheckoutPorts = Pick<FlowPorts, CheckoutFlow & keyof FlowPorts>;
export type CardPorts = Pick<FlowPorts, CardFlow & keyof FlowPorts>;
export type MessagePorts = Pick<FlowPorts, MessageFlow & keyof FlowPorts>;
