import type { CardFlow, CheckoutFlow, FlowName, FlowPorts, LandingFlow, DeferredFlow, MessageFlow, OfflineFlow } from '../bus/flows.ts';

/** The API client starts it, which has its port. */
type OfApi = 'tokenRefresh';
/** What has pages follow each other has its ports. */
type OfVisit = 'pageChange';
/** Its page alone has its ports. */
type OfEditor = 'contentEditor' | 'desk' | 'staffForm' | 'staffPassword';

/** Of the flows that landing pages begin with, those of offers: the home page does without. */
type OfferFlow = 'configurator' | 'listing';

/** What the flows need that a page begins with that people land on, what those of other pages need, and what those need that begin once a page answers; a missing port does not compile. */
export type LandingPorts = Pick<FlowPorts, Exclude<LandingFlow, OfferFlow> & keyof FlowPorts>;
export type OfferPorts = Pick<FlowPorts, OfferFlow>;
export type FurtherPorts = Omit<FlowPorts, LandingFlow | DeferredFlow | OfApi>;
export type DeferredPorts = Pick<FlowPorts, Exclude<DeferredFlow, CardFlow | CheckoutFlow | MessageFlow | OfflineFlow | OfEditor | OfVisit> & keyof FlowPorts>;
export type CheckoutPorts = Pick<FlowPorts, CheckoutFlow & keyof FlowPorts>;
export type CardPorts = Pick<FlowPorts, CardFlow & keyof FlowPorts>;
export type MessagePorts = Pick<FlowPorts, MessageFlow & keyof FlowPorts>;

/** Loads what a page's flows need to begin. */
export type PortsOfFlows = (flows: readonly FlowName[]) => Promise<Partial<FlowPorts>>;
